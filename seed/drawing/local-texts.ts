/** A figure on a drawing in the language of the page: units and the decimal sign differ. */
import type { FullText } from '../text.ts'

/** Unit signs of drawings that Russian writes in Cyrillic letters. Chinese drawings have the international signs. */
const RUSSIAN: Record<string, string> = {
  mm: 'мм',
  m: 'м',
  'm²': 'м²',
  'm³': 'м³',
  'm³/h': 'м³/ч',
  'L/h': 'л/ч',
  'm/s': 'м/с',
  L: 'л',
  l: 'л',
  µm: 'мкм',
  kg: 'кг',
  g: 'г',
  t: 'т',
  W: 'Вт',
  kW: 'кВт',
  kVA: 'кВ·А',
  V: 'В',
  kV: 'кВ',
  A: 'А',
  N: 'Н',
  kN: 'кН',
  J: 'Дж',
  MPa: 'МПа',
}

/** A unit behind a number; alone only a compound one, since A and L are designations as well. */
const UNIT = /(^(?=.*\/)|\d\s+)(\D+)$/

/** @returns the text as each language writes it; in Chinese as in English */
export function localTexts(text: string): FullText {
  const ru = text
    .replace(UNIT, (whole, before: string, unit: string) => before + (RUSSIAN[unit] ?? whole.slice(before.length)))
    .replace(/(\d)\.(?=\d)/g, '$1,')
  return { en: text, ru, zh: text }
}
