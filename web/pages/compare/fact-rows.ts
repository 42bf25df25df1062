import type { ProductFact } from '../../../domain/contract/parameters.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { convertedValue } from '../../../domain/parameters/convert.ts'
import { folded } from '../../../domain/parameters/parameter.ts'
import { readQuantity } from '../../../domain/parameters/quantity.ts'
import { isUnitKey, type UnitKey } from '../../../domain/parameters/units.ts'
import type { SoldProduct } from '../product/variant.ts'
import { type ComparedRow, comparedRow } from './row.ts'

/** A row of facts: a parameter of the category, or the facts of one name. */
interface FactGroup {
  label: Localized
  parameter: ProductFact['parameter']
  /** Facts by product. */
  facts: ProductFact[][]
}

/** The facts as rows: those of one parameter are one row, whatever name each seller gives it; a variant's have names alone. */
function grouped(products: Pick<SoldProduct, 'facts'>[]): FactGroup[] {
  const all = products.flatMap(({ facts }) => facts)
  const parameters = new Map(
    all.flatMap(({ name, parameter }) => (parameter ? [[folded(name.text), parameter] as const] : [])),
  )
  const groups = new Map<string, FactGroup>()
  for (const [at, { facts }] of products.entries()) {
    for (const fact of facts) {
      const name = folded(fact.name.text)
      const parameter = fact.parameter ?? parameters.get(name)
      const key = parameter ? `parameter ${parameter.key}` : `fact ${name}`
      const group = groups.get(key) ?? { label: fact.name, parameter, facts: products.map(() => []) }
      groups.set(key, group)
      group.facts[at]?.push(fact)
    }
  }
  return [...groups.values()].sort((a, b) => Number(!a.parameter) - Number(!b.parameter))
}

/** The ends of a value in the parameter's unit; null where it is no number. */
function ends({ value, parameter }: ProductFact, unit: UnitKey | null): [number, number] | null {
  if (typeof parameter?.value === 'number') return [parameter.value, parameter.most ?? parameter.value]
  const read = readQuantity(value.text, value.lang)
  if (!read) return null
  const [low, high] =
    unit === null ? [read.low, read.high] : [read.low, read.high].map((end) => convertedValue(end, read.unit, unit))
  return typeof low === 'number' && typeof high === 'number' ? [low, high] : null
}

/**
 * What the facts of a row are compared by: numbers in one unit ("PN 16" and "1.6 MPa" are the same), keys of options, or else texts.
 * Numbers and keys count only where every product's value has one: with a text they would always differ.
 */
function measures({ parameter, facts }: FactGroup): unknown[] {
  const unit = parameter?.unit && isUnitKey(parameter.unit) ? parameter.unit : null
  const numbers = facts.map((stated) => stated.map((fact) => ends(fact, unit)))
  if (parameter && numbers.flat().every((number) => number !== null)) return numbers
  const options = facts.map((stated) => stated.map((fact) => fact.parameter?.value))
  if (options.flat().every((option) => option !== undefined)) return options
  return facts.map((stated) => stated.map(({ value }) => folded(value.text)))
}

/** A row for each fact that any product states: parameters of the category first. */
export const factRows = (products: Pick<SoldProduct, 'facts'>[]): (ComparedRow | null)[] =>
  grouped(products).map((group) =>
    comparedRow(
      `fact ${group.label.text}`,
      group.label,
      group.facts.map((stated) => {
        const values = new Map(stated.map(({ value }) => [value.text, value]))
        return values.size > 0 ? { lines: [...values.values()] } : null
      }),
      { compared: measures(group) },
    ),
  )
