/** Parameters: the facts of a category that have a type, and are filters, columns or parts of a name (docs/behaviour.md, "Parameters"). */
import { LOCALES, type Locale } from '../locale.ts'
import { type Text, type TextOrString, wordings } from '../text.ts'
import { converted } from './convert.ts'
import { readQuantity } from './quantity.ts'
import { type UnitKey, unitBySpelling } from './units.ts'

export const PARAMETER_KINDS = ['number', 'range', 'list', 'text'] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

/** One of a list. */
export interface ParameterOption {
  /** In addresses. */
  key: string
  names: Text
}

/** What is needed to find a parameter's value in the facts of a product. */
export interface ParameterDefinition {
  num: number
  key: string
  names: Text
  /** Other names under which sellers write the fact. */
  aliases: string[]
  kind: ParameterKind
  /** Of the stored numbers; null where they have none: stages, poles. */
  unit: UnitKey | null
  /** Of a list. */
  options: ParameterOption[]
}

interface WrittenFact {
  name: Text
  value: TextOrString
}

/**
 * A value as a product stores it: number of the parameter; the number, the lower end of the range or the option's key; the upper end of a
 * range or null; 1 for the lowest value of the parameter, which sorts, else 0; place of the fact that it is written in, -1 for one of a
 * variant.
 */
export type StoredParameter = [
  parameter: number,
  value: number | string,
  most: number | null,
  isLowest: 0 | 1,
  fact: number,
]

/** Names and values are compared without regard to capitals, spaces and the dots of abbreviations. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0.,:;]+/g, ' ')
    .trim()

/** "Диаметр, мм" and "Weight (kg)", as price lists have it: the name, and the unit of its values. */
const NAME_WITH_UNIT = /^(.+?)\s*[,，(（]\s*([^,()，（）]+?)\s*[)）]?$/u

/** @returns the unit that the name of the fact states, null where it states none; undefined where it is not the parameter's */
function matched({ names, aliases }: ParameterDefinition, { name }: WrittenFact): UnitKey | null | undefined {
  const known = new Set([...wordings(names), ...aliases].map(folded))
  for (const wording of wordings(name)) {
    if (known.has(folded(wording))) return null
    const [, bare = '', behind = ''] = NAME_WITH_UNIT.exec(wording) ?? []
    const unit = unitBySpelling(behind)
    if (unit && known.has(folded(bare))) return unit
  }
  return undefined
}

/** Each wording of a value with its language; null: it is the same in all. */
const written = (value: TextOrString): [text: string, locale: Locale | null][] =>
  typeof value === 'string'
    ? [[value, null]]
    : LOCALES.flatMap((locale) => (value[locale] ? [[value[locale], locale]] : []))

/** `most`: the upper end of a range, else null. */
interface Value {
  value: number | string
  most: number | null
}

/** The ends in the parameter's unit; null where a wording cannot be read, or measures something else. */
function inUnit(
  value: TextOrString,
  unit: UnitKey | null,
  named: UnitKey | null,
): { low: number; high: number } | null {
  for (const [text, locale] of written(value)) {
    const quantity = readQuantity(text, locale)
    if (!quantity) continue
    const from = quantity.unit ?? named
    if (unit === null && from !== null) continue
    const [low, high] = [quantity.low, quantity.high].map((end) => (unit === null ? end : converted(end, from, unit)))
    if (typeof low === 'number' && typeof high === 'number') return { low, high }
  }
  return null
}

function optionOf(value: TextOrString, options: ParameterOption[]): Value | null {
  const texts = new Set(wordings(value).map(folded))
  const option = options.find(({ names }) => wordings(names).some((name) => texts.has(folded(name))))
  return option ? { value: option.key, most: null } : null
}

/**
 * @param named the unit of a number without one
 * @returns the value that a fact states for the parameter; null where it cannot be read, and stays a plain text
 */
export function readValue(
  { kind, unit, options }: Pick<ParameterDefinition, 'kind' | 'unit' | 'options'>,
  value: TextOrString,
  named: UnitKey | null = null,
): Value | null {
  if (kind === 'text') return null
  if (kind === 'list') return optionOf(value, options)
  const ends = inUnit(value, unit, named)
  if (!ends) return null
  if (kind === 'range') return { value: ends.low, most: ends.high }
  return ends.low === ends.high ? { value: ends.low, most: null } : null
}

/** The values of one parameter, each once, the lowest first. */
function valuesOf(definition: ParameterDefinition, facts: WrittenFact[], options: WrittenFact[]): StoredParameter[] {
  const found = new Map<number | string, StoredParameter>()
  for (const [place, fact] of [...facts, ...options].entries()) {
    const named = matched(definition, fact)
    if (named === undefined) continue
    const read = readValue(definition, fact.value, named)
    if (!read || found.has(read.value)) continue
    found.set(read.value, [definition.num, read.value, read.most, 0, place < facts.length ? place : -1])
  }
  const sorted = [...found.values()].sort(([, a], [, b]) => (a < b ? -1 : 1))
  return sorted.map(([num, value, most, , fact], at) => [num, value, most, at === 0 ? 1 : 0, fact])
}

/**
 * @param definitions of the product's category
 * @returns the values that the product's facts and its variants' options and own facts state
 */
export function parametersOf(
  definitions: ParameterDefinition[],
  { facts, variants }: { facts: WrittenFact[]; variants: { options: WrittenFact[]; facts?: WrittenFact[] }[] },
): StoredParameter[] {
  const options = variants.flatMap((variant) => [...variant.options, ...(variant.facts ?? [])])
  return definitions.flatMap((definition) => valuesOf(definition, facts, options))
}
