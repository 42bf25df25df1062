/** The query terms of numbers with their units. */
import type { Quantity } from './quantities.ts'
import { type QueryTerm, queryTerm, stemKey, wordsOf } from './tokens.ts'
import { equivalents, scaled, unitOf } from './units.ts'

const unique = (forms: string[]): string[] => [...new Set(forms)]

/** Squares are of millimetres for a cable, and of metres for a heat exchanger. */
const SQUARES = /^(?:平方|квадрат\p{L}*)$/u

/** A number with its unit: found by the quantity's token, or as it was written. */
function quantityTerm(number: string, unit: string, token: string): QueryTerm {
  const written = wordsOf(`${number} ${unit}`)
  const phrase = written.length > 1 ? [written.map((word) => stemKey(word)).join(' ')] : []
  const typed = /^\p{L}/u.test(unit) ? `${number} ${unit}` : number + unit
  const metres = SQUARES.test(unit) ? [token.replace(/mm2$/, 'm2')] : []
  return {
    typed,
    forms: unique([token, ...metres, ...equivalents(token), ...phrase]),
    prefix: '',
    bare: queryTerm(number),
  }
}

/** A size: found as it was written, or in the other unit in which sizes are written: 60×40×40 cm is 600×400×400 mm. */
function sizeTerm({ numbers, unit }: Quantity): QueryTerm {
  const written = queryTerm(numbers.join('x'))
  const { base = '', factor = 1 } = unitOf(unit, Number(numbers[0])) ?? {}
  const factors = base === 'mm' ? [factor, factor / 10].filter((one) => one !== 1) : []
  return {
    ...written,
    forms: unique([...written.forms, ...factors.flatMap((one) => queryTerm(scaled(numbers, one)).forms)]),
  }
}

/** The terms of both ends of a range; of a range that begins at 0 only the upper end counts. */
export function quantityTerms(quantity: Quantity): QueryTerm[] {
  const { numbers, unit, tokens, isRange } = quantity
  if (numbers.length > 1 && !isRange) return [sizeTerm(quantity)]
  const terms = numbers.map((number, at) => quantityTerm(number, unit, tokens[at] ?? ''))
  return terms.filter(({ bare }) => terms.length === 1 || bare?.typed !== '0')
}
