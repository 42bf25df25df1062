/**
 * Parses import duties from the tariff's Russian wording into rules (docs/behaviour.md, "Duty as a rule"):
 *
 *     duty    = single | single ", либо " single ", в зависимости от того, какая из … сумм … " ("ниже" | "выше")
 *     single  = percent | specific | percent ", но не менее " specific | percent " плюс " specific
 *     percent = number
 *     specific = number (" евро" | " доллар… США") " за " number unit
 */
import type { Duty, DutyUnit, PercentRate, SingleDuty, SpecificRate } from '../contract/duty.ts'

/** Without a leading zero, and short enough to be plausible: anything else is quoted as it is written. */
const NUMBER = '(0|[1-9]\\d{0,8})(?:,(\\d{1,6}))?'
const PERCENT = new RegExp(`^${NUMBER}$`)
const SPECIFIC = new RegExp(`^${NUMBER} (евро|доллар(?:а|ов)? США) за ${NUMBER} (.+)$`)
const EITHER = /^(.+), либо (.+), в зависимости от того, какая из исчисленных сумм таможенной пошлины (ниже|выше)$/
const LEAST = ', но не менее '
const PLUS = ' плюс '

const UNITS = new Map<string, DutyUnit>([
  ['кг', 'kilogram'],
  ['л', 'litre'],
  ['пару', 'pair'],
  ['шт', 'piece'],
  ['м²', 'square-metre'],
  ['см³ объема двигателя', 'engine-cm3'],
])

const decimal = (whole = '', part = ''): string => (part === '' ? whole : `${whole}.${part}`)

function percentOf(text: string): PercentRate | null {
  const match = PERCENT.exec(text)
  return match && { kind: 'percent', percent: decimal(match[1], match[2]) }
}

function specificOf(text: string): SpecificRate | null {
  const [, whole, part, currency, perWhole, perPart, unitText = ''] = SPECIFIC.exec(text) ?? []
  const unit = UNITS.get(unitText)
  const per = decimal(perWhole, perPart)
  if (!unit || Number(per) === 0) return null
  return { kind: 'specific', amount: decimal(whole, part), currency: currency === 'евро' ? 'EUR' : 'USD', per, unit }
}

/** @returns the parts on both sides of a separator that occurs once. */
function halves(text: string, separator: string): [string, string] | null {
  const [left, right, ...more] = text.split(separator)
  return left !== undefined && right !== undefined && more.length === 0 ? [left, right] : null
}

function singleOf(text: string): SingleDuty | null {
  const least = halves(text, LEAST)
  const parts = least ?? halves(text, PLUS)
  if (!parts) return percentOf(text) ?? specificOf(text)
  const rate = percentOf(parts[0])
  const specific = specificOf(parts[1])
  if (!rate || !specific) return null
  return least ? { kind: 'at-least', rate, least: specific } : { kind: 'plus', rate, plus: specific }
}

/** @returns the rule; null for any other wording, which is quoted and never guessed. */
export function readDuty(text: string): Duty | null {
  const [, left, right, which] = EITHER.exec(text) ?? []
  if (left === undefined || right === undefined) return singleOf(text)
  const first = singleOf(left)
  const second = singleOf(right)
  return first && second && { kind: 'either', which: which === 'ниже' ? 'lower' : 'higher', of: [first, second] }
}

const specificsOf = (duty: Duty): SpecificRate[] => {
  if (duty.kind === 'either') return duty.of.flatMap(specificsOf)
  if (duty.kind === 'percent') return []
  if (duty.kind === 'specific') return [duty]
  return [duty.kind === 'at-least' ? duty.least : duty.plus]
}

/** @returns what is counted for a duty, each once: none for a bare per cent */
export const unitsOfDuty = (duty: Duty): DutyUnit[] => [...new Set(specificsOf(duty).map(({ unit }) => unit))]

/** @returns the currencies of a duty's amounts, each once */
export const currenciesOfDuty = (duty: Duty): SpecificRate['currency'][] => [
  ...new Set(specificsOf(duty).map(({ currency }) => currency)),
]
