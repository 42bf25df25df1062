/** Parses import duties from the tariff's Russian wording, so that they can be shown in other languages. */

/** An amount of money per quantity: 0.31 euro per 1 kg. */
export interface SpecificDuty {
  amount: number
  currency: 'EUR' | 'USD'
  per: number
  unit: 'kilogram' | 'litre' | 'pair' | 'piece' | 'square-metre' | 'engine-cm3'
}

export type Duty =
  | { kind: 'percent'; percent: number }
  | { kind: 'specific'; specific: SpecificDuty }
  /** Per cent of the value, with a minimum. */
  | { kind: 'at-least'; percent: number; specific: SpecificDuty }
  | { kind: 'plus'; percent: number; specific: SpecificDuty }
  /** One rate, or another with a minimum, whichever is lower. */
  | { kind: 'lower'; percent: number; other: number; specific: SpecificDuty }

const NUMBER = '(\\d+(?:,\\d+)?)'
const SPECIFIC = `${NUMBER} (евро|доллар(?:а|ов)? США) за ${NUMBER} (кг|л|пару|шт|м²|см³ объема двигателя)`

const SHAPES = {
  percent: new RegExp(`^${NUMBER}$`),
  specific: new RegExp(`^${SPECIFIC}$`),
  'at-least': new RegExp(`^${NUMBER}, но не менее ${SPECIFIC}$`),
  plus: new RegExp(`^${NUMBER} плюс ${SPECIFIC}$`),
  lower: new RegExp(
    `^${NUMBER}, либо ${NUMBER}, но не менее ${SPECIFIC}, в зависимости от того, какая из исчисленных сумм таможенной пошлины ниже$`,
  ),
}

const UNITS: Record<string, SpecificDuty['unit']> = {
  кг: 'kilogram',
  л: 'litre',
  пару: 'pair',
  шт: 'piece',
  'м²': 'square-metre',
  'см³ объема двигателя': 'engine-cm3',
}

const number = (text = ''): number => Number(text.replace(',', '.'))

function specific([amount, currency = '', per, unit = '']: (string | undefined)[]): SpecificDuty {
  return {
    amount: number(amount),
    currency: currency === 'евро' ? 'EUR' : 'USD',
    per: number(per),
    unit: UNITS[unit] ?? 'kilogram',
  }
}

/** @returns the parsed duty; null for any other wording. */
export function readDuty(text: string): Duty | null {
  const match = (shape: keyof typeof SHAPES) => SHAPES[shape].exec(text)?.slice(1)
  const [percent] = match('percent') ?? []
  if (percent) return { kind: 'percent', percent: number(percent) }
  const alone = match('specific')
  if (alone) return { kind: 'specific', specific: specific(alone) }
  const least = match('at-least')
  if (least) return { kind: 'at-least', percent: number(least[0]), specific: specific(least.slice(1)) }
  const plus = match('plus')
  if (plus) return { kind: 'plus', percent: number(plus[0]), specific: specific(plus.slice(1)) }
  const lower = match('lower')
  if (!lower) return null
  return { kind: 'lower', percent: number(lower[0]), other: number(lower[1]), specific: specific(lower.slice(2)) }
}
