/** The quantity of a list in the unit that a product is sold by (docs/behaviour.md, "Fractions of a unit"). */
import { type SQL, sql } from 'drizzle-orm'
import type { ProductFilter } from '../../../../domain/contract/products.ts'
import { quantityStep } from '../../../../domain/price-basis.ts'
import { type ComparableUnit, comparableUnits, isQuantityOf } from '../../../../domain/trade-quantity.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import { invalidInput } from '../../http/problem.ts'

type Asked = Pick<ProductFilter, 'quantity' | 'unit'>

/** The units in which the quantity can be compared, its own first; of one piece where none was requested. */
export const unitsOf = ({ quantity = 1, unit = 'piece' }: Asked): ComparableUnit[] => comparableUnits(quantity, unit)

/** The lowest number that the quantity is in any of its units: stock that does not cover it covers none. */
export const leastOf = (asked: Asked): number => Math.min(...unitsOf(asked).map(({ quantity }) => quantity))

/** Bound values are few (D1 takes a hundred a statement), and these are our own words and plain numbers. */
export const literal = (value: number | Unit): SQL => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`)

/** A value by the unit of a row; that of the quantity's own unit for rows of units that measure something else. */
function byUnit(unit: SQL, asked: Asked, of: (one: ComparableUnit) => number): SQL {
  const [own, ...others] = unitsOf(asked)
  const usual = own ? of(own) : 1
  if (others.length === 0) return sql`${usual}`
  const cases = others.map((other) => sql`WHEN ${literal(other.unit)} THEN ${literal(of(other))}`)
  return sql`CASE ${unit} ${sql.join(cases, sql` `)} ELSE ${literal(usual)} END`
}

/** @param unit the unit that a row of products is sold by */
export const quantityOfRow = (unit: SQL, asked: Asked): SQL => byUnit(unit, asked, ({ quantity }) => quantity)

/** The step below the quantity, of which a price is stored. */
export const stepOfRow = (unit: SQL, asked: Asked): SQL => byUnit(unit, asked, ({ quantity }) => quantityStep(quantity))

/** @returns the stored price of a row as that of one of the quantity's own unit; the same SQL where no other unit measures the same */
export const inOwnUnit = (row: SQL, asked: Asked): SQL =>
  unitsOf(asked).length === 1
    ? sql`${row}.price`
    : sql`(${row}.price * 1.0 / ${byUnit(sql`${row}.unit`, asked, ({ holds }) => holds)})`

/** @throws AppError 422 `input.invalid` for a fraction of what is counted */
export function refuseFraction({ quantity, unit = 'piece' }: Asked): void {
  if (quantity !== undefined && !isQuantityOf(quantity, unit))
    throw invalidInput([{ path: 'quantity', code: 'format', message: `A whole number of the unit ${unit}` }])
}
