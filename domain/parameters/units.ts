/**
 * Units of parameters: spellings in three languages, conversion factors, and codes for structured data (UN/CEFACT Recommendation 20).
 * Units of one dimension can be converted into one another (docs/behaviour.md, "Parameters").
 */
import type { Locale } from '../locale.ts'

export interface UnitOfMeasure {
  /** What is measured; `nominal` sizes are standard series and are converted by a table. */
  dimension: string
  /** How many of the dimension's first unit are one of this unit. */
  factor: number
  /** The value in this unit that is zero in the dimension's first unit: 32 °F is 0 °C. */
  zero?: number
  /** As shown, by language; a single string where all languages write the same. */
  shown: string | Record<Locale, string>
  /** Other spellings, in lower case. */
  also?: string[]
  /** Common code of UN/CEFACT; absent where there is none. */
  code?: string
  /** Written before its number: DN 50. */
  before?: true
}

const unit = (
  dimension: string,
  factor: number,
  [en, ru = en, zh = en]: string[],
  more: Pick<UnitOfMeasure, 'also' | 'code' | 'before' | 'zero'> = {},
): UnitOfMeasure => ({ dimension, factor, shown: { en: en ?? '', ru: ru ?? '', zh: zh ?? '' }, ...more })

export const UNITS_OF_MEASURE = {
  DN: unit('nominal', 1, ['DN'], { also: ['ду', 'dn', 'ду.', 'd.n.', '公称直径'], before: true }),
  PN: unit('pressure', 0.1, ['PN'], { also: ['ру', 'pn', 'ру.', '公称压力'], before: true }),
  MPa: unit('pressure', 1, ['MPa', 'МПа'], { also: ['兆帕'], code: 'MPA' }),
  bar: unit('pressure', 0.1, ['bar', 'бар'], { also: ['巴'], code: 'BAR' }),
  kPa: unit('pressure', 0.001, ['kPa', 'кПа'], { also: ['千帕'], code: 'KPA' }),
  'kgf/cm²': unit('pressure', 0.098_066_5, ['kgf/cm²', 'кгс/см²', 'kgf/cm²'], { also: ['кгс/см2', 'атм', 'kg/cm2'] }),
  psi: unit('pressure', 0.006_894_757, ['psi'], { also: ['psig', 'psia'], code: 'PS' }),
  ksi: unit('pressure', 6.894_757, ['ksi'], { code: '84' }),
  mm: unit('length', 1, ['mm', 'мм'], { also: ['毫米'], code: 'MMT' }),
  µm: unit('length', 0.001, ['µm', 'мкм'], { also: ['μm', 'um', '微米'], code: '4H' }),
  cm: unit('length', 10, ['cm', 'см'], { also: ['厘米'], code: 'CMT' }),
  m: unit('length', 1000, ['m', 'м'], { also: ['米'], code: 'MTR' }),
  inch: unit('length', 25.4, ['in', 'дюйм', '英寸'], {
    also: ['"', '”', '″', "''", 'inch', 'inches', 'дюйма', 'дюймов', 'дюйма.'],
    code: 'INH',
  }),
  ft: unit('length', 304.8, ['ft', 'фут', '英尺'], { also: ['feet', 'foot', 'фута', 'футов', '′'], code: 'FOT' }),
  kg: unit('mass', 1, ['kg', 'кг'], { also: ['kgs', '千克', '公斤'], code: 'KGM' }),
  g: unit('mass', 0.001, ['g', 'г'], { also: ['гр', '克'], code: 'GRM' }),
  t: unit('mass', 1000, ['t', 'т'], { also: ['тн', 'тонн', 'ton', 'tons', '吨'], code: 'TNE' }),
  lb: unit('mass', 0.453_592_37, ['lb', 'фунт', '磅'], { also: ['lbs', 'pound', 'pounds'], code: 'LBR' }),
  kW: unit('power', 1, ['kW', 'кВт'], { also: ['千瓦'], code: 'KWT' }),
  W: unit('power', 0.001, ['W', 'Вт'], { also: ['瓦'], code: 'WTT' }),
  MW: unit('power', 1000, ['MW', 'МВт'], { also: ['兆瓦'], code: 'MAW' }),
  hp: unit('power', 0.7457, ['hp', 'hp', 'hp'], { also: ['bhp', 'horsepower'], code: 'BHP' }),
  PS: unit('power', 0.735_498_75, ['PS', 'л.с.', '马力'], { also: ['лс', 'л.с', 'cv', '匹'] }),
  kVA: unit('apparent power', 1, ['kVA', 'кВА'], { also: ['千伏安'], code: 'KVA' }),
  A: unit('current', 1, ['A', 'А'], { also: ['安'], code: 'AMP' }),
  kA: unit('current', 1000, ['kA', 'кА'], { also: ['千安'], code: 'B22' }),
  V: unit('voltage', 1, ['V', 'В'], { also: ['伏'], code: 'VLT' }),
  kV: unit('voltage', 1000, ['kV', 'кВ'], { also: ['千伏'], code: 'KVT' }),
  Hz: unit('frequency', 1, ['Hz', 'Гц'], { code: 'HTZ' }),
  rpm: unit('speed', 1, ['rpm', 'об/мин', 'r/min'], { also: ['min⁻¹', 'об./мин', '转/分'], code: 'RPM' }),
  'm/s': unit('velocity', 1, ['m/s', 'м/с'], { code: 'MTS' }),
  'm/min': unit('velocity', 1 / 60, ['m/min', 'м/мин'], { code: '2X' }),
  'm³/h': unit('flow', 1, ['m³/h', 'м³/ч'], { also: ['m3/h', 'м3/ч', 'м³/час', '立方米/小时'], code: 'MQH' }),
  'm³/min': unit('flow', 60, ['m³/min', 'м³/мин'], { also: ['m3/min', 'м3/мин'] }),
  'L/min': unit('flow', 0.06, ['L/min', 'л/мин'], { also: ['l/min'], code: 'L2' }),
  'L/h': unit('flow', 0.001, ['L/h', 'л/ч'], { also: ['l/h', 'л/час'] }),
  gpm: unit('flow', 0.227_124_7, ['gpm', 'гал/мин', '加仑/分'], { also: ['gal/min', 'usgpm'], code: 'G2' }),
  cfm: unit('flow', 1.699_011, ['cfm'], { also: ['scfm', 'ft³/min', 'ft3/min'], code: '2L' }),
  L: unit('volume', 1, ['L', 'л'], { also: ['l', '升'], code: 'LTR' }),
  'm³': unit('volume', 1000, ['m³', 'м³'], { also: ['m3', 'м3'], code: 'MTQ' }),
  'ft³': unit('volume', 28.316_85, ['ft³', 'фут³', '立方英尺'], {
    also: ['ft3', 'cu ft', 'cu.ft', 'cuft', 'cf'],
    code: 'FTQ',
  }),
  gal: unit('volume', 3.785_412, ['gal', 'галлон', '加仑'], {
    also: ['gallon', 'gallons', 'галлона', 'галлонов'],
    code: 'GLL',
  }),
  'cm³/rev': unit('displacement', 1, ['cm³/rev', 'см³/об', 'mL/r'], { also: ['cm³/r'] }),
  'mm²': unit('area', 0.01, ['mm²', 'мм²'], { also: ['mm2', 'мм2'], code: 'MMK' }),
  'cm²': unit('area', 1, ['cm²', 'см²'], { also: ['cm2', 'см2'], code: 'CMK' }),
  'm²': unit('area', 10_000, ['m²', 'м²'], { also: ['m2', 'м2'], code: 'MTK' }),
  'ft²': unit('area', 929.0304, ['ft²', 'фут²', '平方英尺'], { also: ['ft2', 'sq ft', 'sq.ft', 'sqft'], code: 'FTK' }),
  N: unit('force', 0.001, ['N', 'Н'], { code: 'NEW' }),
  kN: unit('force', 1, ['kN', 'кН'], { code: 'B47' }),
  N·m: unit('torque', 1, ['N·m', 'Н·м'], { also: ['нм', 'nm'], code: 'NU' }),
  kN·m: unit('torque', 1000, ['kN·m', 'кН·м'], { code: 'B48' }),
  ft·lb: unit('torque', 1.355_818, ['ft·lb'], { also: ['ft-lb', 'ft lb', 'lb-ft', 'lbf·ft', 'ft·lbf'], code: '85' }),
  'kN/m': unit('line load', 1, ['kN/m', 'кН/м']),
  'kg/m': unit('mass of a metre', 1, ['kg/m', 'кг/м'], { code: 'KL' }),
  'kg/km': unit('mass of a metre', 0.001, ['kg/km', 'кг/км']),
  'g/m²': unit('mass of an area', 1, ['g/m²', 'г/м²'], { also: ['г/м2', 'g/m2'], code: 'GM' }),
  'kg/m²': unit('mass of an area', 1000, ['kg/m²', 'кг/м²'], { code: '28' }),
  'mm²/s': unit('viscosity', 1, ['mm²/s', 'мм²/с'], { also: ['cst', 'сст'], code: 'C17' }),
  s: unit('time', 1, ['s', 'с', 's'], { also: ['сек', '秒'], code: 'SEC' }),
  'dB(A)': unit('noise', 1, ['dB(A)', 'дБ(А)'], { also: ['дба', 'dba'], code: '2N' }),
  '°C': unit('temperature', 1, ['°C'], { also: ['°с', '℃', 'град. с'], code: 'CEL' }),
  '°F': unit('temperature', 5 / 9, ['°F'], { also: ['℉', '°f', 'f', 'degf', 'deg f'], code: 'FAH', zero: 32 }),
  '°': unit('angle', 1, ['°'], { also: ['度'], code: 'DD' }),
  '%': unit('share', 1, ['%'], { code: 'P1' }),
  pcs: unit('count', 1, ['pcs', 'шт.', '个'], { also: ['pc', 'шт', '件', '只', '片'], code: 'C62' }),
} as const satisfies Record<string, UnitOfMeasure>

export type UnitKey = keyof typeof UNITS_OF_MEASURE

export const isUnitKey = (key: string): key is UnitKey => key in UNITS_OF_MEASURE

export const unitKeys = Object.keys(UNITS_OF_MEASURE).filter(isUnitKey)

/** @returns the unit as it is written in a language */
export function shownUnit(key: UnitKey, locale: Locale): string {
  const { shown }: UnitOfMeasure = UNITS_OF_MEASURE[key]
  return typeof shown === 'string' ? shown : shown[locale]
}

const spellings = new Map<string, UnitKey>()

/**
 * @returns the unit with that spelling in any language; undefined for none. Case matters only between units that differ in it: MW and
 * mW
 */
export function unitBySpelling(text: string): UnitKey | undefined {
  if (spellings.size === 0) fillSpellings()
  const plain = text.trim().replace(/\.$/, '')
  return spellings.get(text.trim()) ?? spellings.get(plain) ?? spellings.get(plain.toLowerCase())
}

function fillSpellings(): void {
  for (const key of unitKeys) {
    const { shown, also = [] }: UnitOfMeasure = UNITS_OF_MEASURE[key]
    const own = typeof shown === 'string' ? [shown] : Object.values(shown)
    for (const spelling of [...own, ...also, ...own.map((text) => text.toLowerCase())])
      if (!spellings.has(spelling)) spellings.set(spelling, key)
  }
}
