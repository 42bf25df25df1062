/** Parameters: typed facts of a category, used as filters, columns or parts of a name (docs/behaviour.md, "Parameters"). */
import { LOCALES, type Locale } from '../locale.ts'
import { type Text, type TextOrString, wordings } from '../text.ts'
import { convertedValue } from './convert.ts'
import { readQuantity } from './quantity.ts'
import { type UnitKey, unitBySpelling } from './units.ts'
import { type CombinationSet, combinationsByValue, type StatedValues, variantsByValue } from './value-combinations.ts'

export const PARAMETER_KINDS = ['number', 'range', 'list', 'text'] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

/** An option of a list parameter. */
export interface ParameterOption {
  /** The option's key in addresses. */
  key: string
  names: Text
}

/** What is needed to read a parameter's value from the facts of a product. */
export interface ParameterDefinition {
  num: number
  key: string
  names: Text
  /** Other names under which sellers write the fact. */
  aliases: string[]
  kind: ParameterKind
  /** Unit of the stored numbers; null where they have none: stages, poles. */
  unit: UnitKey | null
  /** Options of a list parameter. */
  options: ParameterOption[]
}

interface WrittenFact {
  name: Text
  value: TextOrString
}

/**
 * A parameter's value as stored for a product: number of the parameter; the number, the lower end of the range or the option's key; the
 * upper end of a range or null; 1 for the product's lowest value of the parameter, which is sorted by, else 0; index of its fact, -1
 * for one of a variant; which combinations of values have it, where its variants differ in several parameters; which of its variants
 * have it, where not all do.
 */
export type StoredParameter = [
  parameter: number,
  value: number | string,
  most: number | null,
  isLowest: 0 | 1,
  fact: number,
  held?: CombinationSet | null,
  variants?: CombinationSet,
]

/** Normalizes names and values for comparison: case, spaces and the dots of abbreviations do not matter. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0.,:;]+/g, ' ')
    .trim()

/** "Диаметр, мм" and "Weight (kg)", as in price lists: a name with the unit of its values. */
const NAME_WITH_UNIT = /^(.+?)\s*[,，(（]\s*([^,()，（）]+?)\s*[)）]?$/u

type Named = Pick<ParameterDefinition, 'names' | 'aliases'>

/** All names of a definition, normalized once: every fact of every product is compared with them. */
const knownNames = new WeakMap<Named, Set<string>>()

function namesOf(definition: Named): Set<string> {
  const before = knownNames.get(definition)
  if (before) return before
  const known = new Set([...wordings(definition.names), ...definition.aliases].map(folded))
  knownNames.set(definition, known)
  return known
}

/** @returns the unit in the name of a fact, null where there is none; undefined where the fact is not this parameter */
export function matched(definition: Named, name: Text): UnitKey | null | undefined {
  const known = namesOf(definition)
  for (const wording of wordings(name)) {
    if (known.has(folded(wording))) return null
    const [, bare = '', behind = ''] = NAME_WITH_UNIT.exec(wording) ?? []
    const unit = unitBySpelling(behind)
    if (unit && known.has(folded(bare))) return unit
  }
  return undefined
}

/** Each translation of a value with its language; null for a value that is the same in all. */
export const written = (value: TextOrString): [text: string, locale: Locale | null][] =>
  typeof value === 'string'
    ? [[value, null]]
    : LOCALES.flatMap((locale) => (value[locale] ? [[value[locale], locale]] : []))

/** `most`: the upper end of a range, else null. */
interface Value {
  value: number | string
  most: number | null
}

/** The value in the parameter's unit; null where it cannot be parsed, or measures something else. */
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
    const [low, high] = [quantity.low, quantity.high].map((end) =>
      unit === null ? end : convertedValue(end, from, unit),
    )
    if (typeof low === 'number' && typeof high === 'number') return { low, high }
  }
  return null
}

/** @returns the option that a value names in any language; undefined for none */
export function optionNamed(value: TextOrString, options: ParameterOption[]): ParameterOption | undefined {
  const texts = new Set(wordings(value).map(folded))
  return options.find(({ names }) => wordings(names).some((name) => texts.has(folded(name))))
}

function optionOf(value: TextOrString, options: ParameterOption[]): Value | null {
  const option = optionNamed(value, options)
  return option ? { value: option.key, most: null } : null
}

/**
 * @param named unit of a number that is written without one
 * @returns the value of the parameter that a fact states; null where it cannot be parsed and stays a plain text
 */
function readValue(
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

/** "DN 50, DN 80", "15; 20; 25 mm": several values in one fact, as price lists join those of a repeated parameter. */
const SEVERAL = /\s*[;|、，]\s*|,\s+/
/** Maximum number of values of one fact; a longer text is a description. */
const MAX_VALUES = 20

/** @returns the values of a text with several, of which each is one by itself; none where one of them cannot be read */
function readEach(
  definition: ParameterDefinition,
  text: string,
  locale: Locale | null,
  named: UnitKey | null,
): Value[] {
  const parts = text.trim().split(SEVERAL)
  if (parts.length < 2 || parts.length > MAX_VALUES) return []
  // A unit behind the last number is that of all: "15, 20, 25 mm".
  const shared = readQuantity(parts.at(-1) ?? '', locale)?.unit ?? named
  const read = parts.map((part) => readValue(definition, locale === null ? part : { [locale]: part }, shared))
  const values = read.filter((value) => value !== null)
  return values.length === parts.length ? values : []
}

/** The values that one fact states: one, or several; none where it stays a plain text. */
function valuesOfFact(definition: ParameterDefinition, value: TextOrString, named: UnitKey | null): Value[] {
  const one = readValue(definition, value, named)
  if (one) return [one]
  if (definition.kind === 'range' || definition.kind === 'text') return []
  for (const [text, locale] of written(value)) {
    const several = readEach(definition, text, locale, named)
    if (several.length > 0) return several
  }
  return []
}

/** The values of a parameter that one fact states; none where it is another parameter's. */
function valuesIn(definition: ParameterDefinition, fact: WrittenFact): Value[] {
  const named = matched(definition, fact.name)
  return named === undefined ? [] : valuesOfFact(definition, fact.value, named)
}

interface Read {
  /** The distinct values, in ascending order. */
  rows: StoredParameter[]
  stated: StatedValues
}

function valuesOf(definition: ParameterDefinition, facts: WrittenFact[], variants: WrittenFact[][]): Read {
  const own = facts.flatMap((fact, place) => valuesIn(definition, fact).map((value) => ({ ...value, place })))
  const others = variants.map((stated) => stated.flatMap((fact) => valuesIn(definition, fact)))
  const found = new Map<number | string, StoredParameter>()
  for (const { value, most, place } of [...own, ...others.flat().map((one) => ({ ...one, place: -1 }))])
    if (!found.has(value)) found.set(value, [definition.num, value, most, 0, place])
  const sorted = [...found.values()].sort(([, a], [, b]) => (a < b ? -1 : 1))
  return {
    rows: sorted.map(([num, value, most, , fact], at) => [num, value, most, at === 0 ? 1 : 0, fact]),
    stated: {
      product: own.map(({ value }) => value),
      variants: others.map((each) => each.map(({ value }) => value)),
    },
  }
}

/**
 * @param definitions of the product's category
 * @returns the parameters' values in the product's facts and its variants' options and facts
 */
export function parametersOf(
  definitions: ParameterDefinition[],
  { facts, variants }: { facts: WrittenFact[]; variants: { options: WrittenFact[]; facts?: WrittenFact[] }[] },
): StoredParameter[] {
  const options = variants.map((variant) => [...variant.options, ...(variant.facts ?? [])])
  const read = definitions.map((definition) => valuesOf(definition, facts, options))
  const stated = read.map((each) => each.stated)
  const held = combinationsByValue(stated)
  const having = variantsByValue(stated)
  return read.flatMap(({ rows }, at) =>
    rows.map(([num, value, most, isLowest, fact]): StoredParameter => {
      const by = held?.[at]?.(value)
      const variants = having[at]?.(value)
      if (variants) return [num, value, most, isLowest, fact, by ?? null, variants]
      return by ? [num, value, most, isLowest, fact, by] : [num, value, most, isLowest, fact]
    }),
  )
}
