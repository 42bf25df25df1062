/** Short builders for figures, standards and facts in three languages, which the catalogue's leaves use a lot. */
import type { FullText } from '../../text.ts'
import type { Fact } from '../model.ts'

const UNITS = {
  '': ['', '', ''],
  mm: ['mm', 'мм', 'mm'],
  m: ['m', 'м', 'm'],
  'm/s': ['m/s', 'м/с', 'm/s'],
  µm: ['µm', 'мкм', 'μm'],
  kg: ['kg', 'кг', 'kg'],
  g: ['g', 'г', 'g'],
  t: ['t', 'т', 't'],
  'kg/m': ['kg/m', 'кг/м', 'kg/m'],
  'kg/m²': ['kg/m²', 'кг/м²', 'kg/m²'],
  'g/m²': ['g/m²', 'г/м²', 'g/m²'],
  MPa: ['MPa', 'МПа', 'MPa'],
  kN: ['kN', 'кН', 'kN'],
  N: ['N', 'Н', 'N'],
  N·m: ['N·m', 'Н·м', 'N·m'],
  kW: ['kW', 'кВт', 'kW'],
  rpm: ['rpm', 'об/мин', 'r/min'],
  'm/min': ['m/min', 'м/мин', 'm/min'],
  A: ['A', 'А', 'A'],
  'cm²': ['cm²', 'см²', 'cm²'],
  pcs: ['pcs', 'шт.', '件'],
  '°C': ['°C', '°C', '°C'],
} as const

const grouped = (value: string, separator: string) =>
  /^\d{5,}$/.test(value) ? value.replace(/\B(?=(\d{3})+$)/g, separator) : value

/** A number with a decimal comma, as in Russian text. */
export const comma = (value: number | string) => String(value).replaceAll('.', ',')

/** One wording per language. */
export const t = (en: string, ru: string, zh: string): FullText => ({ en, ru, zh })

/** A figure with its unit: measure(1.6, 'MPa') reads "1.6 MPa", «1,6 МПа», "1.6 MPa". */
export function measure(value: number | string, unit: keyof typeof UNITS): FullText {
  const [en, ru, zh] = UNITS[unit]
  const figure = String(value)
  return t(
    `${grouped(figure, ',')} ${en}`.trim(),
    `${grouped(comma(figure), '\u00a0')} ${ru}`.trim(),
    `${figure} ${zh}`.trim(),
  )
}

/** The number of a Russian state standard, with further standards that read the same everywhere. */
export function gost(number: string, others = ''): FullText {
  const rest = others ? `, ${others}` : ''
  return t(
    `GOST ${number}${rest}`,
    `ГОСТ ${number}${rest}`,
    `GOST ${number}${others ? `、${others.replaceAll(', ', '、')}` : ''}`,
  )
}

export const fact = (name: FullText, value: FullText | string): Fact => ({ name, value })

/** A price the way price lists round it. */
export function roubles(value: number): number {
  const step = value < 200 ? 1 : value < 2000 ? 5 : value < 20000 ? 10 : 100
  return Math.max(1, Math.round(value / step) * step)
}

export const STANDARD = t('Standard', 'Стандарт', '执行标准')
export const GRADE = t('Steel grade', 'Марка стали', '钢号')
export const LENGTH = t('Length', 'Длина', '长度')
export const WIDTH = t('Width', 'Ширина', '宽度')
export const THICKNESS = t('Thickness', 'Толщина', '厚度')
export const WEIGHT = t('Weight', 'Масса', '重量')
export const COATING = t('Coating', 'Покрытие', '表面处理')
export const PACKING = t('Packing', 'Упаковка', '包装')
