import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { Cell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'

const COLUMNS = [
  'name',
  'country',
  'city',
  'verified',
  'founded',
  'staff',
  'products',
  'deals',
  'does',
  'latitude',
  'longitude',
  'address',
] as const

const joined = (names: { text: string }[]): string => names.map(({ text }) => text).join(' | ')

/** @returns a row of headings, and one for each company. */
export function companyCells(
  route: 'supplier' | 'serviceCompany',
  companies: CompanyCard[],
  { t, country, locale }: I18n,
  origin: string,
): Cell[][] {
  const rows = companies.map((company): Cell[] => [
    company.name.text,
    country(company.country),
    company.city.text,
    company.verified ? t('export.yes') : t('export.no'),
    company.founded,
    company.staff,
    company.products,
    joined(company.deals),
    joined(company.does),
    company.coordinates?.latitude ?? null,
    company.coordinates?.longitude ?? null,
    origin + href(route, locale, { id: company.id, slug: company.slug }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
