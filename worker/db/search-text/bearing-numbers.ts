/**
 * Numbers of bearings by GOST 3189, read from behind: two digits of the bore, one of the series, one of the kind (0 ball, 7 tapered), and before
 * them the seals or shields. Names and queries have the numbers of ISO 15 as well: 180205 is 6205-2RS, 7510 is 32210.
 */
import { phraseTerm } from './phrase-term.ts'
import { type QueryTerm, queryTerm } from './tokens.ts'

const SEALS: Record<string, string> = { 60: 'zz', 80: 'zz', 160: '2rs', 180: '2rs' }
const SERIES_OF_BALLS: Record<string, string> = { 1: '60', 2: '62', 3: '63', 4: '64' }
const SERIES_OF_TAPERED: Record<string, string> = { 2: '302', 3: '303', 5: '322', 6: '323' }

/** With seals: the series and the bore, which below 10 mm has one digit behind a 0. */
const SEALED = /^(60|80|160|180)(?:([1-4])(\d\d)|0([1-3])(\d))$/
/** Ball bearings without seals; these three digits are much else where no bearing is named. */
const BALLS = /^([1-4])(\d\d)$/
const THIN_BALLS = /^1000([89])(\d\d)$/
const TAPERED = /^7([2356])(\d\d)$/
const STEEP_TAPERED = /^273(\d\d)$/
const WIDE_TAPERED = /^20071(\d\d)$/

const OF_BEARINGS = /подшипник|bearing|轴承/u

/** A number of ISO with the letters of its seals. */
const ISO_SEALED = /^(6\d{2,4})-?(2rs|zz)[1rh]?$/

/** @returns the number of ISO and its seals of a bearing with these; null for any other word. @param word normalised */
function sealedParts(word: string): [number: string, seals: string] | null {
  const [, number = '', letters = ''] = ISO_SEALED.exec(word) ?? []
  if (number !== '') return [number, letters]
  const [, design = '', series, bore = '', small, digit = ''] = SEALED.exec(word) ?? []
  const begins = SERIES_OF_BALLS[series ?? small ?? '']
  const seals = SEALS[design]
  return begins === undefined || seals === undefined ? null : [`${begins}${bore}${digit}`, seals]
}

/** @returns the number of ISO of a bearing without seals; undefined for any other number */
function isoNumber(word: string): string | undefined {
  const [, balls = '', bore = ''] = BALLS.exec(word) ?? []
  if (balls !== '') return `${SERIES_OF_BALLS[balls]}${bore}`
  const [, thin = '', thinBore = ''] = THIN_BALLS.exec(word) ?? []
  if (thin !== '') return `61${thin}${thinBore}`
  const [, tapered = '', taperedBore = ''] = TAPERED.exec(word) ?? []
  if (tapered !== '') return `${SERIES_OF_TAPERED[tapered]}${taperedBore}`
  const [, steepBore] = STEEP_TAPERED.exec(word) ?? []
  if (steepBore !== undefined) return `313${steepBore}`
  const [, wideBore] = WIDE_TAPERED.exec(word) ?? []
  return wideBore === undefined ? undefined : `320${wideBore}`
}

/**
 * @param word normalised
 * @returns a term of a bearing with seals, which is found as a whole, and by its number alone where nothing has these seals; null for any other word
 */
export function bearingTerm(word: string): QueryTerm | null {
  const parts = sealedParts(word)
  if (parts === null) return null
  const [number, seals] = parts
  const forms = [...queryTerm(word).forms, `${number} ${seals}`, `${number}${seals}`]
  return { ...phraseTerm([queryTerm(number), queryTerm(seals)]), forms: [...new Set(forms)] }
}

/**
 * @param text normalised
 * @returns the terms of a query; where it names bearings, numbers of GOST also have those of ISO as forms
 */
export const withBearingNumbers = (terms: QueryTerm[], text: string): QueryTerm[] =>
  OF_BEARINGS.test(text)
    ? terms.map((term) => {
        const number = isoNumber(term.typed)
        return number === undefined ? term : { ...term, forms: [...term.forms, number] }
      })
    : terms
