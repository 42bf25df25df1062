/** What definitions are put together from. */

import type { Constraints } from '../../../../domain/constraints.ts'
import type { FilterField, FormField, Option } from '../../../../domain/contract/filter-definitions.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import type { Branch, Counts } from './counts.ts'

type Field = 'q' | 'status' | 'kind' | 'verified' | 'country' | 'locale' | 'role' | 'created' | 'category' | 'service'
type FormKey = 'contact' | 'name' | 'position' | 'role'
/** Sections of locales/, "operator", that name the values of a choice. */
type Values = 'companyStatus' | 'productStatus' | 'employeeStatus' | 'companyKind' | 'role' | 'language' | 'yesNo'

const fieldLabel = (field: string): string => `operator.field.${field}`

/** Every value the data can have, also those that nothing has today: a list of choices that jumps about cannot be learned. */
const options = (values: readonly string[], section: Values, counts: Counts): Option[] =>
  values.map((value) => ({ value, label: `operator.${section}.${value}`, name: null, count: counts.get(value) ?? 0 }))

export const words: FilterField = { key: 'q', label: fieldLabel('q'), type: 'text', options: [] }
export const created: FilterField = { key: 'created', label: fieldLabel('created'), type: 'days', options: [] }

export const choice = (key: Field, values: readonly string[], section: Values, counts: Counts): FilterField => ({
  key,
  label: fieldLabel(key),
  type: 'choice',
  options: options(values, section, counts),
})

export const verified = (counts: Counts): FilterField => ({
  key: 'verified',
  label: fieldLabel('verified'),
  type: 'flag',
  options: options(['1', '0'], 'yesNo', counts),
})

export const languages = (counts: Counts): FilterField => choice('locale', LOCALES, 'language', counts)

/** Codes of ISO 3166-1, which every browser can name; only those there are. */
export const countries = (counts: Counts): FilterField => ({
  key: 'country',
  label: fieldLabel('country'),
  type: 'choice',
  options: [...counts].flatMap(([value, count]) => (count > 0 ? [{ value, label: null, name: null, count }] : [])),
})

export const branches = (key: 'category' | 'service', rows: Branch[], locale: Locale): FilterField => ({
  key,
  label: fieldLabel(key),
  type: 'choice',
  options: rows.map(({ id, names, n }) => ({ value: id, label: null, name: localized(names, locale), count: n })),
})

/** @param constraints of the field's schema */
export const line = (key: FormKey, { maxLength, required = false }: Constraints = {}): FormField => ({
  key,
  label: fieldLabel(key),
  type: key === 'contact' ? 'login' : 'text',
  required,
  maxLength: maxLength ?? null,
  options: [],
})

export const roleChoice = (values: readonly string[]): FormField => ({
  key: 'role',
  label: fieldLabel('role'),
  type: 'choice',
  required: true,
  maxLength: null,
  options: values.map((value) => ({ value, label: `operator.role.${value}`, name: null })),
})
