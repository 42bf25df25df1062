/** The parts of a catalogue that a file can contain. */
import { LOCALES, type Locale } from '../locale.ts'
import { type ColumnRole, inLanguage } from '../price-table/roles.ts'

export const CATALOGUE_FORMATS = ['xlsx', 'csv', 'yml', 'commerceml'] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** Groups of columns that can be left out; what goods are and what they are known by is always there. */
export const CATALOGUE_PARTS = ['descriptions', 'facts', 'prices', 'stock', 'pictures', 'customs', 'variants'] as const
type CataloguePart = (typeof CATALOGUE_PARTS)[number]

export interface CatalogueChoice {
  languages: readonly Locale[]
  parts: readonly CataloguePart[]
}

/** @returns the chosen ones; all where none is */
function chosen<Key extends string>(keys: readonly Key[], query: Partial<Record<Key, unknown>>): Key[] {
  const some = keys.filter((key) => query[key] !== undefined)
  return some.length > 0 ? some : [...keys]
}

export const choiceOf = (query: Partial<Record<Locale | CataloguePart, unknown>>): CatalogueChoice => ({
  languages: chosen(LOCALES, query),
  parts: chosen(CATALOGUE_PARTS, query),
})

/** @returns the columns of a table in their order */
export function catalogueColumns({ languages, parts }: CatalogueChoice): ColumnRole[] {
  const of = (part: CataloguePart, ...roles: ColumnRole[]) => (parts.includes(part) ? roles : [])
  const each = (role: 'name' | 'description' | 'facts' | 'terms') => languages.map((locale) => inLanguage(role, locale))
  return [
    'id',
    ...each('name'),
    'categoryCode',
    'category',
    'brand',
    'model',
    ...of('prices', 'price', 'tiers', 'currency', 'vat', 'vatIncluded', 'moq', 'unit', ...each('terms')),
    ...of('stock', 'stock', 'lead'),
    ...of('variants', 'variants'),
    ...of('customs', 'tnved', 'country'),
    ...of('pictures', 'picture'),
    ...of('descriptions', ...each('description')),
    ...of('facts', ...each('facts')),
  ]
}
