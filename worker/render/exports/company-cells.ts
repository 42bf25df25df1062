import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { Cell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'

const COLUMNS = [
  ...(['name', 'country', 'city', 'verified', 'founded', 'staff'] as const),
  ...(['products', 'deals', 'does', 'latitude', 'longitude', 'address'] as const),
]

/** @returns a row of headings and a row a company. */
export function companyCells(
  route: 'supplier' | 'serviceCompany',
  companies: CompanyCard[],
  { t, country, locale }: I18n,
  origin: string,
): Cell[][] {
  const rows = companies.map((company): Cell[] => [
    ...[company.name.text, country(company.country), company.city.text],
    ...[company.verified ? t('export.yes') : t('export.no'), company.founded, company.staff, company.products],
    ...[company.deals, company.does].map((names) => names.map(({ text }) => text).join(' | ')),
    ...[company.coordinates?.latitude ?? null, company.coordinates?.longitude ?? null],
    origin + href(route, locale, { id: company.id, slug: company.slug }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
