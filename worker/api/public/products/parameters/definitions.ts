/** The parameters of a category as lists of its products use them. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParameterCell, ParameterFacet } from '../../../../../domain/contract/parameters.ts'
import type { ProductListQuery } from '../../../../../domain/contract/products.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { ParameterFilter } from '../../../../../domain/parameters/filter.ts'
import { matched, type ParameterDefinition } from '../../../../../domain/parameters/parameter.ts'
import type { Text, TextOrString } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { definitionOf } from '../../../../db/parameter-definitions.ts'
import { parameters, products } from '../../../../db/schema.ts'
import { decoded, translated } from '../../../../db/select.ts'
import type { OwnOfVariant } from '../../../../db/variants.ts'
import { localized, localizedOrNull } from '../../../http/locale.ts'
import { invalidInput } from '../../../http/problem.ts'
import { byCountAndName, byNumber } from '../../listing/facet-views.ts'
import type { FacetRow } from '../../listing/facets.ts'
import { ancestorNum, type ProductSelection } from '../selection.ts'

/** A column with how the values of the parameters that are filtered by are read, and of those with a cell; NULL for all others. */
const definitionsOf = (
  params: ParameterFilter[],
  columns: ProductListQuery['columns'],
): SQL.Aliased<ParameterDefinition | null> => {
  const keys = JSON.stringify(params.map(({ key }) => key))
  const withCell = columns === 'all' ? sql` OR true` : columns ? sql` OR ${parameters.isColumn}` : sql``
  return decoded<ParameterDefinition | null>(
    sql`iif(${parameters.key} IN (SELECT value FROM json_each(${keys}))${withCell}, ${definitionOf(sql`${parameters.num}`)}, NULL)`,
    'definition',
  )
}

/** @param wanted what is filtered by, and which cells are shown @returns the parameters of the category, in order; none without a category */
export const selectParameters = (
  db: Database,
  category: string | undefined,
  locale: Locale,
  { params = [], columns }: Pick<ProductListQuery, 'params' | 'columns'> = {},
) =>
  db
    .select({
      key: parameters.key,
      names: translated(parameters.names, locale, 'names'),
      kind: parameters.kind,
      unit: parameters.unit,
      options: parameters.options,
      filter: parameters.filter,
      isColumn: parameters.isColumn,
      definition: definitionsOf(params, columns),
    })
    .from(parameters)
    .where(sql`${parameters.category} = ${category === undefined ? sql`NULL` : ancestorNum(category)}`)
    .orderBy(parameters.position)

export type ParameterRow = Awaited<ReturnType<typeof selectParameters>>[number]

const isKnown = ({ kind, filter: way, options }: ParameterRow, { values, min, max }: ParameterFilter): boolean => {
  if (way === null) return false
  if (kind === 'list') return values.length > 0 && values.every((value) => options.some(({ key }) => key === value))
  return min !== null || max !== null || values.every((value) => Number.isFinite(Number(value)))
}

/** @throws AppError 422 `input.invalid` for a parameter that the category does not have, and for a value that the parameter cannot have */
export function requireKnownParameters(known: ParameterRow[], { params = [], by }: ProductSelection): void {
  const unknown = params.find((filter) => !known.some((row) => row.key === filter.key && isKnown(row, filter)))
  if (unknown) throw invalidInput([{ path: 'params', code: 'unknown', message: `No such parameter: ${unknown.key}` }])
  if (by !== undefined && !known.some(({ key, kind }) => key === by && kind !== 'text'))
    throw invalidInput([{ path: 'sort', code: 'unknown', message: `No such parameter: ${by}` }])
}

/** Sorts numbers in ascending order, options by count. */
function valuesOf({ kind, options }: ParameterRow, rows: FacetRow[], locale: Locale): ParameterFacet['values'] {
  if (kind !== 'list') return rows.map(({ value, n }) => ({ value, count: n, name: null })).sort(byNumber)
  return rows
    .flatMap(({ value, n }) => {
      const option = options.find(({ key }) => key === value)
      return option ? [{ value, count: n, name: localized(option.names, locale) }] : []
    })
    .sort(byCountAndName(locale))
}

/** @param rows of all facets @returns the facets of the parameters, in the category's order */
export function toParameterFacets(known: ParameterRow[], rows: FacetRow[], locale: Locale): ParameterFacet[] {
  return known.map((parameter) => {
    const { key, names, kind, unit, filter, isColumn } = parameter
    const own = (facet: string) => rows.filter((row) => row.facet === facet && row.slug === key)
    const [min] = own('parameterMin')
    const [max] = own('parameterMax')
    const range = min && max && min.n > 0 ? { min: Number(min.value), max: Number(max.value) } : null
    const values = filter === 'values' ? valuesOf(parameter, own('parameter'), locale) : []
    return { key, name: localized(names, locale), kind, unit, filter, column: isColumn, values, range }
  })
}

/** Key and names of a parameter, and its value in the seller's wording. */
type StatedColumn = [key: string, names: Text, value: TextOrString]

/**
 * A column of cards with keys and names of parameters, and the facts that state their values.
 * @param wanted '1': the columns of the table of the product's category; 'all': all parameters of the chosen category
 */
export const parameterColumns = (
  wanted: '1' | 'all' | undefined,
  category: string | undefined,
): SQL.Aliased<StatedColumn[]> =>
  (wanted
    ? sql`(SELECT json_group_array(json_array(d.key, json(d.names), ${products.facts} -> ('$[' || (own.value ->> 4) || '].value')) ORDER BY d.position)
        FROM json_each(${products.parameters}) AS own CROSS JOIN parameters AS d ON d.num = own.value ->> 0
        WHERE ${wanted === 'all' ? sql`d.category = ${ancestorNum(category)}` : sql`d.is_column = 1`} AND own.value ->> 4 >= 0)`
    : sql`'[]'`
  )
    .mapWith((value: string): StatedColumn[] => JSON.parse(value))
    .as('columns')

/** A fact with several values is one cell. */
const isFirst = ([key]: StatedColumn, at: number, columns: StatedColumn[]): boolean =>
  columns.findIndex(([other]) => other === key) === at

/**
 * @param own of the variant that the row is about; null where it is about the product
 * @param known those of the category, with the definitions of those that have a cell
 * @returns the cells with what the variant states itself in place of the product's
 */
export function withOwnCells(columns: StatedColumn[], own: OwnOfVariant | null, known: ParameterRow[]): StatedColumn[] {
  const stated = [...(own?.options ?? []), ...(own?.facts ?? [])]
  const cells = known.flatMap(({ key, names, definition }): StatedColumn[] => {
    const fact = definition && stated.find(({ name }) => matched(definition, name) !== undefined)
    return fact ? [[key, names, fact.value]] : columns.filter((column) => column[0] === key)
  })
  // Parameters of a category above the chosen one.
  return stated.length === 0 ? columns : [...cells, ...columns.filter(([key]) => !known.some((one) => one.key === key))]
}

export const toParameterCells = (columns: StatedColumn[], locale: Locale): ParameterCell[] =>
  columns.filter(isFirst).flatMap(([key, names, value]) => {
    const wording = localizedOrNull(value, locale)
    return wording ? [{ key, name: localized(names, locale), value: wording }] : []
  })
