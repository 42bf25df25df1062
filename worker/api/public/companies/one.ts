/** One company with everything its page shows. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Certificate, Company } from '../../../../domain/contract/companies.ts'
import { addressLanguage } from '../../../../domain/country-language.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, files, type StoredCertificate } from '../../../db/schema.ts'
import { decoded, translated, translatedEach, translation } from '../../../db/select.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { FACT, toFacts } from '../facts.ts'
import { type LinkRow, toLink } from '../links.ts'
import { namedPlace } from '../money.ts'
import { fileUrl, toPicture } from '../pictures.ts'
import { cardColumns, leafCounts, toCompanyCard } from './cards.ts'
import type { Directory } from './directories.ts'
import { namedFreightRoutes } from './named-freight-routes.ts'

type Role = Directory['role']

const active = (id: string, role: Role) =>
  and(eq(companies.id, id), eq(companies.status, 'active'), inArray(companies.kind, [role, 'both']))

/** Categories that its page links to; the filter of its product list has all of them. */
const MAX_CATEGORIES = 24

const categories = (locale: Locale): SQL => sql`(SELECT json_group_array(
  json_object('id', id, 'slug', slug, 'names', json(${translation(sql`names`, locale)}), 'count', n))
  FROM (SELECT leaf.id, leaf.slug, leaf.names, f.n FROM ${leafCounts} LIMIT ${MAX_CATEGORIES}))`

const services = (locale: Locale): SQL => sql`(SELECT json_group_array(
  json_object('id', id, 'slug', slug, 'names', json(${translation(sql`names`, locale)}))) FROM (
  SELECT s.id, s.slug, s.names FROM company_services AS own CROSS JOIN services AS s ON s.num = own.service
  WHERE own.company = ${companies.num} ORDER BY s.position))`

const selectCompany = (db: Database, which: SQL | undefined, locale: Locale) =>
  db
    .select({
      ...cardColumns(locale),
      // In all its languages: the postal address is in that of the company's country.
      address: companies.address,
      taxNumber: companies.taxNumber,
      website: companies.website,
      phone: companies.phone,
      email: companies.email,
      currency: companies.currency,
      incoterm: companies.incoterm,
      incotermPlace: translated(companies.incotermPlace, locale, 'incoterm_place'),
      facts: translatedEach(companies.facts, locale, FACT, 'facts'),
      certificates: translatedEach(companies.certificates, locale, { name: 'text' }, 'certificates'),
      photos: translatedEach(companies.photos, locale, { caption: 'text' }, 'photos'),
      verifications: translatedEach(companies.verifications, locale, { source: 'text' }, 'verifications'),
      activities: companies.activities,
      routes: companies.routes,
      regulations: companies.regulations,
      createdAt: companies.createdAt,
      updatedAt: companies.updatedAt,
      categories: decoded<(LinkRow & { count: number })[]>(categories(locale), 'categories'),
      services: decoded<LinkRow[]>(services(locale), 'services'),
    })
    .from(companies)
    .leftJoin(files, eq(files.id, companies.logo))
    .where(which)

const selectSheets = (db: Database, id: string) =>
  db
    .select({ id: files.id, name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(
      sql`${files.id} IN (SELECT value ->> 'file' FROM json_each((SELECT certificates FROM companies WHERE id = ${id})))`,
    )

type Sheets = Awaited<ReturnType<typeof selectSheets>>

function toCertificate(
  { name, number, validUntil, file }: StoredCertificate,
  sheets: Sheets,
  locale: Locale,
): Certificate {
  const sheet = sheets.find(({ id }) => id === file)
  return {
    name: localized(name, locale),
    number,
    validUntil,
    file: sheet ? { url: fileUrl(sheet.id), name: sheet.name, type: sheet.type, size: sheet.size } : null,
  }
}

type CompanyRow = Awaited<ReturnType<typeof selectCompany>>[number]

function postalAddress({ address, country }: CompanyRow, locale: Locale): Company['postalAddress'] {
  const lang = addressLanguage(country)
  const text = lang && address?.[lang]
  return text && localizedOrNull(address, locale)?.lang !== lang ? { text, lang } : null
}

/** The fields of the company that its card does not have. */
const toDetails = (row: CompanyRow, sheets: Sheets, locale: Locale) => ({
  address: localizedOrNull(row.address, locale),
  postalAddress: postalAddress(row, locale),
  taxNumber: row.taxNumber,
  website: row.website,
  phone: row.phone,
  email: row.email,
  currency: row.currency,
  incoterm: row.incoterm,
  incotermPlace: localizedOrNull(namedPlace(row.incoterm, row.incotermPlace, row.city), locale),
  facts: toFacts(row.facts, locale),
  certificates: row.certificates.map((certificate) => toCertificate(certificate, sheets, locale)),
  photos: row.photos.map((photo) => ({
    ...toPicture(photo, '1280'),
    caption: localizedOrNull(photo.caption ?? null, locale),
  })),
  activities: row.activities,
  regulations: row.regulations,
  categories: row.categories.map((category) => ({ ...toLink(category, locale), count: category.count })),
  services: row.services.map((service) => toLink(service, locale)),
  verifications: row.verifications.map(({ fact, source, checkedAt }) => ({
    fact,
    source: localized(source, locale),
    checkedAt,
  })),
  joinedAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})

/** @returns whether the company is public in that role. */
export const isPublicCompany = async (db: Database, id: string, role: Role): Promise<boolean> =>
  (await db.select({ num: companies.num }).from(companies).where(active(id, role))).length > 0

/** The company of this id under a condition. One round trip. */
async function readWhere(db: Database, id: string, which: SQL | undefined, locale: Locale): Promise<Company | null> {
  const [[row], sheets] = await db.batch([selectCompany(db, which, locale), selectSheets(db, id)])
  if (!row) return null
  const routes = await namedFreightRoutes(row.routes, locale)
  return { ...toCompanyCard(row, locale), ...toDetails(row, sheets, locale), routes }
}

/** @returns the public company, or null when there is none of this id in that role. */
export const readCompany = (db: Database, id: string, role: Role, locale: Locale): Promise<Company | null> =>
  readWhere(db, id, active(id, role), locale)

/** @returns a company in any status as its page would show it, for moderators; null when there is none of this id. */
export const readAnyStatus = (db: Database, id: string, locale: Locale): Promise<Company | null> =>
  readWhere(db, id, eq(companies.id, id), locale)
