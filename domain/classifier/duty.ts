/** Import duties, taken out of the tariff's own words so that they can be said in another language. */

/** So much money for so many units: 0.31 euro for 1 kg. */
export interface SpecificDuty {
  amount: number
  currency: 'EUR' | 'USD'
  per: number
  unit: 'kilogram' | 'litre' | 'pair' | 'piece' | 'square-metre' | 'engine-cm3'
}

export type Duty =
  | { kind: 'percent'; percent: number }
  | { kind: 'specific'; specific: SpecificDuty }
  /** Per cent of the value, but not less than so much money. */
  | { kind: 'at-least'; percent: number; specific: SpecificDuty }
  | { kind: 'plus'; percent: number; specific: SpecificDuty }
  /** One rate, or another with its least: whichever comes to less. */
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

/** @returns what a duty says; null for words of another shape. */
export function readDuty(text: string): Duty | null {
  const found = (shape: keyof typeof SHAPES) => SHAPES[shape].exec(text)?.slice(1)
  const [percent] = found('percent') ?? []
  if (percent) return { kind: 'percent', percent: number(percent) }
  const alone = found('specific')
  if (alone) return { kind: 'specific', specific: specific(alone) }
  const least = found('at-least')
  if (least) return { kind: 'at-least', percent: number(least[0]), specific: specific(least.slice(1)) }
  const plus = found('plus')
  if (plus) return { kind: 'plus', percent: number(plus[0]), specific: specific(plus.slice(1)) }
  const lower = found('lower')
  if (!lower) return null
  return { kind: 'lower', percent: number(lower[0]), other: number(lower[1]), specific: specific(lower.slice(2)) }
}
