/** Elements of CommerceML as they are written. */

import type { Unit } from '../../domain/trade-terms.ts'
import { element } from '../spreadsheet/xml-element.ts'

export const within = (name: string, content: string): string => (content === '' ? '' : `<${name}>${content}</${name}>`)

export const requisite = (name: string, value: string | number | null | undefined): string =>
  within(
    'ЗначениеРеквизита',
    value === null || value === undefined || value === ''
      ? ''
      : element('Наименование', name) + element('Значение', value),
  )

/** Codes of OKEI and its names. */
const OKEI: Record<Unit, readonly [code: string, name: string]> = {
  piece: ['796', 'шт'],
  metre: ['006', 'м'],
  kilogram: ['166', 'кг'],
  tonne: ['168', 'т'],
  set: ['839', 'компл'],
  pair: ['715', 'пара'],
  'square-metre': ['055', 'м2'],
  roll: ['736', 'рул'],
  litre: ['112', 'л'],
  pack: ['778', 'упак'],
}

/** The unit of a quantity. */
export function unitElement(unit: Unit): string {
  const [code, name] = OKEI[unit]
  return `<БазоваяЕдиница Код="${code}">${name}</БазоваяЕдиница>`
}
