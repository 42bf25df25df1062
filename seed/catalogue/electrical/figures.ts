/** Short builders for trilingual texts: facts, measures with their units, and descriptions with languages left out. */

import type { FullText } from '../../text.ts'
import type { Fact, VariantSpec } from '../model.ts'

export const say = (en: string, ru: string, zh: string): FullText => ({ en, ru, zh })

/** A named value: a fact of a product or an option of a variant. */
export const fact = (en: string, ru: string, zh: string, value: FullText | string): Fact => ({
  name: { en, ru, zh },
  value,
})

export const variant = (suffix: string, factor: number, ...options: Fact[]): VariantSpec => ({
  suffix,
  factor,
  options,
})

/** Unit signs: [English and Chinese, Russian], and a third where Chinese has its own. */
const UNITS = {
  mm: ['mm', 'мм'],
  m: ['m', 'м'],
  mm2: ['mm²', 'мм²'],
  um: ['µm', 'мкм', 'μm'],
  kg: ['kg', 'кг'],
  g: ['g', 'г'],
  t: ['t', 'т'],
  kgPerKm: ['kg/km', 'кг/км'],
  kgPerM: ['kg/m', 'кг/м'],
  gPerM2: ['g/m²', 'г/м²'],
  kW: ['kW', 'кВт'],
  W: ['W', 'Вт'],
  kVA: ['kVA', 'кВ·А'],
  V: ['V', 'В'],
  kV: ['kV', 'кВ'],
  A: ['A', 'А'],
  kA: ['kA', 'кА'],
  rpm: ['rpm', 'об/мин', 'r/min'],
  mPerMin: ['m/min', 'м/мин'],
  N: ['N', 'Н'],
  kN: ['kN', 'кН'],
  kNm: ['kN·m', 'кН·м'],
  J: ['J', 'Дж'],
  MPa: ['MPa', 'МПа'],
  s: ['s', 'с'],
  l: ['L', 'л'],
  Ah: ['Ah', 'А·ч'],
  percent: ['%', '%'],
  degC: ['°C', '°C'],
  pcs: ['pcs', 'шт.', '件'],
} as const satisfies Record<string, readonly [string, string, string?]>

type UnitSign = keyof typeof UNITS

const grouped = (n: number, separator: string) => String(n).replace(/\B(?=(\d{3})+$)/g, separator)

/** The number as each language writes it: decimal comma in Russian, digit groups from five digits on. */
export function figure(value: number | string): FullText {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 10000) {
    return { en: grouped(value, ','), ru: grouped(value, ' '), zh: String(value) }
  }
  const text = String(value)
  return { en: text, ru: text.replaceAll('.', ','), zh: text }
}

/** A number, or several as "1200 × 800", with the unit in each language. */
export function measure(value: number | string, unit: UnitSign): FullText {
  const [latin, russian, chinese = latin] = UNITS[unit] as readonly [string, string, string?]
  const { en, ru, zh } = figure(value)
  const gap = unit === 'percent' ? '' : ' '
  return { en: `${en}${gap}${latin}`, ru: `${ru} ${russian}`, zh: `${zh}${gap}${chinese}` }
}

/** Standards as each language cites them: "ГОСТ" only in Russian. */
export const norm = (list: string): FullText => {
  const latin = list
    .replaceAll('ГОСТ Р', 'GOST R')
    .replaceAll('ГОСТ', 'GOST')
    .replaceAll('ТР ТС', 'TR CU')
    .replaceAll('ТР ЕАЭС', 'TR EAEU')
  return { en: latin, ru: list, zh: latin.replaceAll(', ', '、') }
}
