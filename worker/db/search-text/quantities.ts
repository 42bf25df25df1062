/** Finds numbers with their unit. In the index and in queries each quantity is one token, converted to one unit. */
import { nominalSpeeds, quantityToken, unitOf, unitPattern } from './units.ts'

/** A number, or a mixed one as inches have it: 1 1/2. */
const NUMBER = String.raw`\d+(?:\.\d+)?(?:\s\d\/\d{1,2}|\/\d{1,2})?`
/** Signs that join the ends of a range (0–16, -40…+60) and the sides of a size (100x50). */
const JOINED = String.raw`\s*(?:x|[-\u2010-\u2015~]|\.\.\.)\s*\+?`

function readPattern(): RegExp {
  const numbers = `${NUMBER}(?:${JOINED}${NUMBER})*`
  return new RegExp(
    `(?<![\\p{N}.])(${numbers})[\\s-]?(${unitPattern()})(?:(?=\\p{Script=Han})|(?<=\\p{Script=Han})|(?![\\p{L}\\p{N}]))`,
    'gu',
  )
}

let pattern: RegExp | undefined
const quantityPattern = (): RegExp => {
  pattern ??= readPattern()
  return pattern
}

function numberOf(number: string): number {
  const [, whole = '', numerator, denominator] = /^(?:(\d+(?:\.\d+)?)(?:\s|$))?(?:(\d+)\/(\d+))?$/.exec(number) ?? []
  return Number(whole || 0) + (numerator ? Number(numerator) / Number(denominator) : 0)
}

const splitNumbers = (numbers: string): string[] => numbers.match(new RegExp(NUMBER, 'g')) ?? []

export interface Quantity {
  /** As written, normalised. */
  text: string
  at: number
  /** The numbers as written: several for a range or a size. */
  numbers: string[]
  unit: string
  /** A token for each number. */
  tokens: string[]
  isRange: boolean
}

/** @param text normalised. @returns its quantities in order. */
export function findQuantities(text: string): Quantity[] {
  return [...text.matchAll(quantityPattern())].flatMap((match): Quantity[] => {
    const [found, chain = '', spelling = ''] = match
    const numbers = splitNumbers(chain)
    const tokens = numbers.flatMap((number) => {
      const value = numberOf(number)
      const unit = unitOf(spelling, value)
      return unit ? [quantityToken(value, unit)] : []
    })
    if (tokens.length < numbers.length) return []
    return [{ text: found, at: match.index, numbers, unit: spelling, tokens, isRange: !chain.includes('x') }]
  })
}

const RPM = /^(\d+)rpm$/

const withNominal = (token: string): string[] => {
  const [, rpm] = RPM.exec(token) ?? []
  return rpm ? [token, ...nominalSpeeds(Number(rpm)).map((nominal) => `${nominal}rpm`)] : [token]
}

/** @param text normalised. @returns tokens of its quantities for the index, each once. */
export const quantityTokens = (text: string): string[] => [
  ...new Set(findQuantities(text).flatMap(({ tokens }) => tokens.flatMap(withNominal))),
]
