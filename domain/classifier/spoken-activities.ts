/**
 * How people name the activity of their trade in English and Russian: "makes furniture", «чиним холодильники». The
 * classifier has one word of its own for each: manufacture, ремонт. (Chinese: han-activities.ts.)
 */

import { once } from '../once.ts'
import { ACTIVITY_WORDS } from './activity-words.ts'
import { isHanActivity } from './han-activities.ts'

const activities = once(() => ACTIVITY_WORDS.activities.map(([word, said]) => ({ word, said: new RegExp(said, 'u') })))

const around = once(() => new RegExp(ACTIVITY_WORDS.around, 'u'))

const classifierWord = (word: string): string => activities().find(({ said }) => said.test(word))?.word ?? word

/** @returns whether the word names an activity or a place, and not a thing: "shop" of "tire shop" */
export const saysActivity = (word: string): boolean =>
  around().test(word) || activities().some((one) => one.word === word || one.said.test(word)) || isHanActivity(word)

/**
 * @param typed words in lower case
 * @returns them with the activity in the classifier's words; null where it is in these already, or where nothing but
 *   the activity would remain
 */
export function inClassifierWords(typed: string[]): string[] | null {
  const said = [...new Set(typed.filter((word) => !around().test(word)).map(classifierWord))]
  const isOther = said.length !== typed.length || said.some((word, at) => word !== typed[at])
  return isOther && said.length > 1 ? said : null
}
