/**
 * Tables for spreadsheets that several lists share, or that need more than one entry at a time; others are beside their list
 * (worker/render/lists.ts). The table of products is in web/components/product-cells.ts, because favourites use it too.
 */

import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { Service } from '../../../domain/contract/services.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { countryName } from '../../../domain/country-name.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import type { I18n, MessageKey } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { href } from '../../../domain/routes.ts'

/** Each column's message for the heading, and the function of its cells. */
type Columns<Entry> = [heading: Extract<MessageKey, `export.${string}`>, cellOf: (entry: Entry) => CsvCell][]

/** @returns a row of headings, and one for each entry */
export const toSheetCells = <Entry>(columns: Columns<Entry>, entries: Entry[], { t }: I18n): CsvCell[][] => [
  columns.map(([heading]) => t(heading)),
  ...entries.map((entry) => columns.map(([, cellOf]) => cellOf(entry))),
]

export const joined = (names: Localized[], i18n: I18n): string =>
  names.map((name) => labelledText(name, i18n)).join(' | ')

export function companyCells(
  route: 'supplier' | 'serviceCompany',
  companies: CompanyCard[],
  i18n: I18n,
  origin: string,
): CsvCell[][] {
  const columns: Columns<CompanyCard> = [
    ['export.name', ({ name }) => labelledText(name, i18n)],
    ['export.country', ({ country }) => countryName(country, i18n.locale)],
    ['export.city', ({ city }) => labelledText(city, i18n)],
    ['export.verified', ({ verified }) => i18n.t(verified ? 'export.yes' : 'export.no')],
    ['export.founded', ({ founded }) => founded],
    ['export.staff', ({ staff }) => staff],
    ['export.products', ({ products }) => products],
    ['export.deals', ({ deals }) => joined(deals, i18n)],
    ['export.does', ({ does }) => joined(does, i18n)],
    ['export.latitude', ({ coordinates }) => coordinates?.latitude ?? null],
    ['export.longitude', ({ coordinates }) => coordinates?.longitude ?? null],
    ['export.address', ({ id, slug }) => origin + href(route, i18n.locale, { id, slug })],
  ]
  return toSheetCells(columns, companies, i18n)
}

export function serviceCells(services: Service[], i18n: I18n, origin: string): CsvCell[][] {
  const names = new Map(services.map(({ id, name }) => [id, labelledText(name, i18n)]))
  const columns: Columns<Service> = [
    ['export.name', ({ name }) => labelledText(name, i18n)],
    ['export.partOf', ({ parent }) => names.get(parent ?? '') ?? null],
    ['export.about', ({ about }) => (about ? labelledText(about, i18n) : null)],
    ['export.companies', ({ count }) => count],
    ['export.address', ({ id }) => origin + href('serviceCompanies', i18n.locale, {}, { service: id })],
  ]
  return toSheetCells(columns, services, i18n)
}
