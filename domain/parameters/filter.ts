/**
 * The filter by parameters in an address: `dn:50,80;pn:16;mass:2..10`. A number or an option's key is a value; two numbers with dots
 * between them are a range, of which either end may be left out.
 */

export interface ParameterFilter {
  key: string
  /** Values of which a product must have one; empty for a range. */
  values: string[]
  /** The ends of a range; null for an open end, or no range. */
  min: number | null
  max: number | null
}

const KEY = '[a-z0-9](?:[a-z0-9-]{0,39})'
const NUMBER = String.raw`-?\d{1,9}(?:\.\d{1,6})?`
const VALUE = `(?:${NUMBER}|${KEY})`
const RANGE = new RegExp(String.raw`^(${NUMBER})?\.\.(${NUMBER})?$`)
const VALUES = new RegExp(`^${VALUE}(?:,${VALUE})*$`)
export const PARAMETER_KEY = new RegExp(`^${KEY}$`)

/** The order of a list by a parameter: `by-dn` ascending, `-by-dn` descending. */
export const PARAMETER_SORT = new RegExp(`^-?by-${KEY}$`)

export const isParameterSort = (sort: string | undefined): boolean => sort !== undefined && PARAMETER_SORT.test(sort)

/** Maximum number of values of one filter, and of filters in one address: each costs a look-up per product. */
const MAX_VALUES = 20
const MAX_PARAMETERS = 8

function readOne(part: string): ParameterFilter | null {
  const [key = '', text = '', ...rest] = part.split(':')
  if (!PARAMETER_KEY.test(key) || rest.length > 0) return null
  const range = RANGE.exec(text)
  if (range) {
    const [min, max] = [range[1], range[2]].map((end) => (end === undefined ? null : Number(end)))
    if ((min ?? max) === null || (min !== null && max !== null && (min ?? 0) > (max ?? 0))) return null
    return { key, values: [], min: min ?? null, max: max ?? null }
  }
  const values = VALUES.test(text) ? text.split(',') : []
  const isUsable = values.length > 0 && values.length <= MAX_VALUES && new Set(values).size === values.length
  return isUsable ? { key, values, min: null, max: null } : null
}

/** @returns null for an invalid text, one with too many values, or with a parameter or value twice */
export function readParameterFilter(text: string): ParameterFilter[] | null {
  const filters = text.split(';').map(readOne)
  const known = filters.filter((filter) => filter !== null)
  if (known.length < filters.length || known.length > MAX_PARAMETERS) return null
  return new Set(known.map(({ key }) => key)).size === known.length ? known : null
}

const end = (value: number | null): string => (value === null ? '' : String(value))

/** @returns the text for an address; undefined without filters, so that the key is left out */
export const writeParameterFilter = (filters: ParameterFilter[]): string | undefined =>
  filters
    .map(({ key, values, min, max }) => `${key}:${values.length > 0 ? values.join() : `${end(min)}..${end(max)}`}`)
    .join(';') || undefined

/**
 * @param value a number, the lower end of a range or the key of an option
 * @param most the upper end of a range, else null
 * @returns whether the filter selects a product by this value: one of its values, a number between its ends, or a range around both
 */
export function isChosen({ values, min, max }: ParameterFilter, value: number | string, most: number | null): boolean {
  if (values.length > 0) return values.some((one) => one === value || Number(one) === value)
  if (typeof value === 'string') return false
  const low = min ?? -Infinity
  const high = max ?? Infinity
  return most === null ? value >= low && value <= high : value <= (min ?? high) && most >= (max ?? low)
}

/** Sorted, so that the same values have one address in whatever order they were chosen. */
const inOrder = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : 1)

/** @returns the filters with this value toggled */
export function withValue(filters: ParameterFilter[], key: string, value: string): ParameterFilter[] {
  const before = filters.find((filter) => filter.key === key)?.values ?? []
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return withFilter(filters, { key, values: values.sort(inOrder), min: null, max: null })
}

/** @returns the text for an address with the range of one parameter; undefined without filters */
export const withRange = (
  params: string | undefined,
  key: string,
  { min, max }: Pick<ParameterFilter, 'min' | 'max'>,
): string | undefined =>
  writeParameterFilter(withFilter(readParameterFilter(params ?? '') ?? [], { key, values: [], min, max }))

/** @returns the filters with this one replaced, or removed where it is empty */
export function withFilter(filters: ParameterFilter[], filter: ParameterFilter): ParameterFilter[] {
  const isEmpty = filter.values.length === 0 && filter.min === null && filter.max === null
  const others = filters.filter(({ key }) => key !== filter.key)
  return isEmpty ? others : [...others, filter].sort((a, b) => (a.key < b.key ? -1 : 1))
}
