/** Fields of the filters. */
import type { FilterField, Option } from '../../../../domain/contract/filter-definitions.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import type { Branch, ValueCounts } from './counts.ts'

type Field =
  | 'q'
  | 'blocked'
  | 'status'
  | 'kind'
  | 'verified'
  | 'country'
  | 'language'
  | 'role'
  | 'created'
  | 'category'
  | 'service'
/** Sections of locales/, "operator", that name the values of a choice. */
type Values = 'companyStatus' | 'productStatus' | 'employeeStatus' | 'companyKind' | 'role' | 'language' | 'yesNo'

export const fieldLabel = (field: string): string => `operator.field.${field}`

/** Every possible value, even where no row has it now: options that come and go are hard to find. */
const options = (values: readonly string[], section: Values, counts: ValueCounts): Option[] =>
  values.map((value) => ({ value, label: `operator.${section}.${value}`, name: null, count: counts.get(value) ?? 0 }))

const field = (key: Field, type: FilterField['type'], options: Option[] = []): FilterField => ({
  key,
  label: fieldLabel(key),
  type,
  options,
})

export const search = field('q', 'text')
export const created = field('created', 'days')

export const choice = (key: Field, values: readonly string[], section: Values, counts: ValueCounts): FilterField =>
  field(key, 'choice', options(values, section, counts))

/** @param count of those that are blocked */
export const blocked = (count: number): FilterField =>
  field('blocked', 'flag', options(['1'], 'yesNo', new Map([['1', count]])))

export const verified = (counts: ValueCounts): FilterField =>
  field('verified', 'flag', options(['1', '0'], 'yesNo', counts))

/** Countries of the rows, as codes of ISO 3166-1, which every browser can name. */
export const countries = (counts: ValueCounts): FilterField => {
  const known = [...counts].filter(([, count]) => count > 0)
  return field(
    'country',
    'choice',
    known.map(([value, count]) => ({ value, label: null, name: null, count })),
  )
}

export const branches = (key: 'category' | 'service', rows: Branch[], locale: Locale): FilterField =>
  field(
    key,
    'choice',
    rows.map(({ id, names, n }) => ({ value: id, label: null, name: localized(names, locale), count: n })),
  )
