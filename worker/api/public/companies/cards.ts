/** A company as a card: what lists and search show of it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { CompanyCard } from '../../../../domain/contract/companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, files } from '../../../db/schema.ts'
import { decoded, number, translated, translation } from '../../../db/select.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { joinedPicture, toPicture } from '../pictures.ts'
import { RESPONSE_FIGURE_COLUMNS, toResponseFigures } from './response-figures.ts'

/** The company's number of published products, which triggers maintain. */
export const companyProducts: SQL = sql`coalesce((SELECT n FROM facet_counts
  WHERE ancestor = 0 AND facet = 'company' AND value = CAST(${companies.num} AS TEXT)), 0)`

const MAX_NAMED = 3

/**
 * Rows of facet_counts with the company's leaf categories. Read by the company's index, so that only its own rows are
 * scanned.
 */
export const leafCounts: SQL = sql`facet_counts AS f INDEXED BY facet_counts_company
  CROSS JOIN categories AS leaf ON leaf.num = f.ancestor
  WHERE f.facet = 'company' AND f.value = CAST(${companies.num} AS TEXT) AND f.ancestor > 0
  AND NOT EXISTS (SELECT 1 FROM categories AS below WHERE below.parent = leaf.num)
  ORDER BY f.n DESC, leaf.num`

const deals = (locale: Locale) =>
  sql`(SELECT json_group_array(json(${translation(sql`names`, locale)})) FROM (SELECT leaf.names FROM ${leafCounts} LIMIT ${MAX_NAMED}))`

const does = (locale: Locale) => sql`(SELECT json_group_array(json(${translation(sql`names`, locale)})) FROM (
  SELECT s.names FROM company_services AS own CROSS JOIN services AS s ON s.num = own.service
  WHERE own.company = ${companies.num} ORDER BY s.position LIMIT ${MAX_NAMED}))`

export const cardColumns = (locale: Locale) => ({
  id: companies.id,
  slug: companies.slug,
  kind: companies.kind,
  names: translated(companies.names, locale, 'names'),
  description: translated(companies.description, locale, 'description'),
  country: companies.country,
  city: translated(companies.city, locale, 'city'),
  latitude: companies.latitude,
  longitude: companies.longitude,
  founded: companies.founded,
  staff: companies.staff,
  verified: companies.verified,
  products: number(companyProducts, 'products'),
  deals: decoded<Text[]>(deals(locale), 'deals'),
  does: decoded<Text[]>(does(locale), 'does'),
  ...RESPONSE_FIGURE_COLUMNS,
  logo: joinedPicture('logo'),
})

/**
 * @param rows a SELECT that has a `company` column, no longer than a page.
 * @param by terms of ORDER BY on its columns, which are called page.column here.
 */
export const selectCompanyCards = (db: Database, rows: SQL, by: SQL, locale: Locale) =>
  db
    .select(cardColumns(locale))
    .from(sql`(${rows}) AS page`)
    .innerJoin(companies, sql`${companies.num} = page.company`)
    .leftJoin(files, eq(files.id, companies.logo))
    .orderBy(by)

type CompanyRow = Awaited<ReturnType<typeof selectCompanyCards>>[number]

export const toCompanyCard = (row: CompanyRow, locale: Locale): CompanyCard => ({
  id: row.id,
  slug: row.slug,
  name: localized(row.names, locale),
  country: row.country,
  verified: row.verified,
  kind: row.kind,
  description: localizedOrNull(row.description, locale),
  city: localized(row.city, locale),
  coordinates:
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  founded: row.founded,
  staff: row.staff,
  logo: row.logo && toPicture(row.logo, '320'),
  products: row.products,
  ...toResponseFigures(row),
  deals: row.deals.map((names) => localized(names, locale)),
  does: row.does.map((names) => localized(names, locale)),
})
