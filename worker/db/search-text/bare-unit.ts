import { normalise } from './normalise.ts'
import { isUnitWord } from './synonyms.ts'

/** How a nominal size or pressure with the number 1 is written, in whichever way it was typed. */
const NOMINAL = /^(?:dn|pn)1$/

/** @returns whether a word is a unit or a nominal size whose number is not typed (yet): «мм», "kW", «ду», PN */
export const isBareUnit = (word: string): boolean => isUnitWord(word) || NOMINAL.test(normalise(`${word}1`))
