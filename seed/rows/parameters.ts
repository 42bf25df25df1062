/**
 * Derives the parameters of each leaf from the facts of its products: a fact that all state with the same unit is a number or a range,
 * one with repeated values is a list, everything else is a text. In an operator's own database parameters are edited by hand.
 */
import type { ParameterDefinition, ParameterKind, ParameterOption } from '../../domain/parameters/parameter.ts'
import { folded } from '../../domain/parameters/parameter.ts'
import { readQuantity, type StatedQuantity } from '../../domain/parameters/quantity.ts'
import { UNITS_OF_MEASURE, type UnitKey } from '../../domain/parameters/units.ts'
import { slugify } from '../../worker/db/slug.ts'
import type { Fact, Leaf, Root } from '../catalogue/model.ts'
import type { FullText } from '../text.ts'
import { ALIASES, KEYS, NEVER_FILTERED } from './parameter-names.ts'

/** Minimum share of a leaf's products that state a fact, for it to be a parameter. */
const STATED_BY = 0.6
/** Maximum number of different values per product for a list: with more, hardly two products would share one. */
const REPEATED = 0.75
const MAX_FILTERS = 8
const MAX_COLUMNS = 4
const MAX_IN_NAME = 3
/** Measures that buyers filter by a range; of others, such as sizes, they choose values. */
const LIMITED = ['mass', 'force', 'flow', 'noise', 'area', 'mass of a metre', 'line load', 'apparent power', 'share']

interface LeafParameter extends ParameterDefinition {
  filter: 'values' | 'range' | null
  isColumn: boolean
  inName: boolean
}

interface StatedFact {
  name: FullText
  values: Fact['value'][]
}

function statedFacts({ products }: Leaf): StatedFact[] {
  const stated = new Map<string, StatedFact>()
  for (const { name, value } of products.flatMap(({ facts }) => facts)) {
    const fact = stated.get(name.en) ?? { name, values: [] }
    fact.values.push(value)
    stated.set(name.en, fact)
  }
  return [...stated.values()].filter(({ values }) => values.length >= products.length * STATED_BY)
}

const english = (value: Fact['value']): string => (typeof value === 'string' ? value : value.en)

const dimensionOf = (unit: UnitKey | null): string => (unit === null ? '' : UNITS_OF_MEASURE[unit].dimension)

/** The quantities of a fact; null where one cannot be parsed, or measures something else. */
function quantitiesOf({ values }: StatedFact): [StatedQuantity, ...StatedQuantity[]] | null {
  const read = values.map((value) => readQuantity(english(value), typeof value === 'string' ? null : 'en'))
  const known = read.filter((quantity) => quantity !== null)
  const [first, ...others] = known
  const isAlike = others.every(({ unit }) => dimensionOf(unit) === dimensionOf(first?.unit ?? null))
  return first && known.length === read.length && isAlike ? [first, ...others] : null
}

function optionsOf({ values }: StatedFact): ParameterOption[] {
  const options = new Map<string, ParameterOption>()
  for (const value of values) {
    const names = typeof value === 'string' ? { en: value, ru: value, zh: value } : value
    const key = slugify(names.en) || `option-${options.size + 1}`
    const isTaken = options.get(key) && folded(options.get(key)?.names.en ?? '') !== folded(names.en)
    const own = isTaken ? `${key}-${options.size + 1}` : key
    options.set(own, { key: own.slice(0, 40).replace(/-$/, ''), names })
  }
  return [...options.values()].sort((a, b) => ((a.names.en ?? '') < (b.names.en ?? '') ? -1 : 1))
}

interface Kind {
  kind: ParameterKind
  unit: UnitKey | null
  options: ParameterOption[]
  filter: 'values' | 'range' | null
}

const TEXT: Kind = { kind: 'text', unit: null, options: [], filter: null }

function kindOf(fact: StatedFact): Kind {
  const distinct = new Set(fact.values.map(english)).size
  const quantities = quantitiesOf(fact)
  const isVaried = distinct > 1
  if (quantities) {
    const { unit } = quantities[0]
    const isRange = quantities.some(({ low, high }) => low !== high)
    const filter = isRange || LIMITED.includes(dimensionOf(unit)) ? 'range' : 'values'
    return { kind: isRange ? 'range' : 'number', unit, options: [], filter: isVaried ? filter : null }
  }
  if (distinct > fact.values.length * REPEATED) return TEXT
  return { kind: 'list', unit: null, options: optionsOf(fact), filter: isVaried ? 'values' : null }
}

/** The first `most`, in order: the first facts of a category matter most to buyers. */
function first(most: number): (isOne: boolean) => boolean {
  let left = most
  return (isOne) => isOne && left-- > 0
}

function leafParameters(leaf: Leaf): Omit<LeafParameter, 'num'>[] {
  const mayFilter = first(MAX_FILTERS)
  const mayBeColumn = first(MAX_COLUMNS)
  const mayBeInName = first(MAX_IN_NAME)
  return statedFacts(leaf).map((fact) => {
    const { en } = fact.name
    const isVaried = new Set(fact.values.map(english)).size > 1
    const { filter, ...kind } = kindOf(fact)
    const isUseful = !NEVER_FILTERED.test(en)
    const isFilter = mayFilter(isUseful && filter !== null)
    return {
      ...kind,
      key: KEYS[en] ?? slugify(en).slice(0, 40),
      names: fact.name,
      aliases: ALIASES[en] ?? [],
      filter: isFilter ? filter : null,
      isColumn: mayBeColumn(isUseful && isVaried),
      inName: mayBeInName(isUseful && isVaried && kind.kind !== 'range'),
    }
  })
}

/** @returns rows of the table of parameters, and the parameters of each leaf by its key */
export function planParameters(roots: Root[], numOf: (key: string) => number) {
  const leaves = roots.flatMap(({ groups }) => groups.flatMap((group) => group.leaves))
  let num = 0
  const byLeaf = new Map(
    leaves.map((leaf) => {
      const own = leafParameters(leaf).map((parameter) => {
        num += 1
        return { ...parameter, num }
      })
      return [leaf.key, own]
    }),
  )
  const rows = [...byLeaf].flatMap(([key, own]) =>
    own.map((parameter, position) => ({ ...parameter, category: numOf(key), position })),
  )
  return { rows, of: (key: string): LeafParameter[] => byLeaf.get(key) ?? [] }
}
