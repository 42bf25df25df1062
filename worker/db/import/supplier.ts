/** The company a feed belongs to. */
import type { D1Database } from '@cloudflare/workers-types'
import { writtenLanguage } from '../../../domain/written-language.ts'
import { database } from '../connection.ts'
import { newId } from '../id.ts'
import { companies } from '../schema.ts'
import { directoryIndexText, indexCompanies, prepareBulk } from '../search-index.ts'
import { addSearchWords } from '../search-words.ts'
import { slugify } from '../slug.ts'
import { UnusableInput } from './unusable-input.ts'

export interface ImportingSupplier {
  num: number
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217, one with an exchange rate. */
  currency: string
  /** Whether the company was created for a file whose import has not ended. */
  isDraft: boolean
}

/**
 * @param name the exact name in any language.
 * @returns the company; null when there is none.
 * @throws UnusableInput when several companies have the name, or the company only offers services.
 */
export async function findSupplier(db: D1Database, name: string): Promise<ImportingSupplier | null> {
  const { results } = await db
    .prepare(
      `SELECT num, id, country, currency, kind, status = 'draft' AND NOT EXISTS
          (SELECT 1 FROM employees WHERE company = companies.num) AS isDraft FROM companies
        WHERE ?1 IN (names ->> 'en', names ->> 'ru', names ->> 'zh') ORDER BY num LIMIT 2`,
    )
    .bind(name)
    .all<ImportingSupplier & { kind: string }>()
  const [company, second] = results
  if (second) throw new UnusableInput(`Several companies are called "${name}".`)
  if (company?.kind === 'service') throw new UnusableInput(`"${name}" offers services and has no products.`)
  return company ? { ...company, isDraft: Boolean(company.isDraft) } : null
}

/** Currencies that only the shops of one country use for prices. */
const COUNTRIES: Record<string, string> = {
  RUB: 'RU',
  UAH: 'UA',
  BYN: 'BY',
  BYR: 'BY',
  KZT: 'KZ',
  CNY: 'CN',
}

/**
 * The country of a new company.
 * @param stated by the person who imports
 * @throws UnusableInput where it has to be stated
 */
export function requireCountry(stated: string | undefined, currency: string): string {
  const country = stated ?? COUNTRIES[currency]
  if (country === undefined) {
    throw new UnusableInput('The company is new, and its file does not tell its country: say it, with --country DE.')
  }
  return country
}

/** Values of a new company for columns that a file does not have. */
const UNKNOWN = {
  description: {},
  city: {},
  address: {},
  facts: [],
  certificates: [],
  photos: [],
  verifications: [],
  activities: [],
}

/** Creates a company as a draft, which is not public, until its file has been read without being refused. */
export async function draftSupplier(db: D1Database, name: string, now: number): Promise<ImportingSupplier> {
  const id = newId(now)
  const names = { [writtenLanguage(name, 'en')]: name }
  const at = { country: 'RU', currency: 'RUB' as const, createdAt: now, updatedAt: now }
  const row = { ...UNKNOWN, ...at, id, slug: slugify(name), names, kind: 'supplier' as const, verified: false }
  const [created] = await database(db)
    .insert(companies)
    .values({ ...row, status: 'draft' })
    .returning({ num: companies.num })
  if (!created) throw new Error('the company was not created')
  return { num: created.num, id, country: at.country, currency: at.currency, isDraft: true }
}

interface Opened {
  name: string
  country: string
  currency: ImportingSupplier['currency']
  /** URL of its site; null when the file has none. */
  website: string | null
  now: number
}

/** Makes a draft an active company that is not verified, with the data of its file only. */
export async function openSupplier(db: D1Database, { num, id }: ImportingSupplier, opened: Opened): Promise<void> {
  const { name, country, currency, website, now } = opened
  const text = directoryIndexText({ [writtenLanguage(name, 'en')]: name }, [])
  await db.batch([
    db
      .prepare(
        "UPDATE companies SET status = 'active', country = ?, currency = ?, website = ?, updated_at = ? WHERE num = ?",
      )
      .bind(country, currency, website, now, num),
    ...[...indexCompanies([{ id, text }]), addSearchWords([text])].map((statement) => prepareBulk(db, statement)),
  ])
}

/** Deletes a draft with the imports that were tried for it. */
export async function dropSupplier(db: D1Database, { num }: ImportingSupplier): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM imports WHERE company = ?').bind(num),
    db.prepare('DELETE FROM category_choices WHERE company = ?').bind(num),
    db.prepare('DELETE FROM companies WHERE num = ?').bind(num),
  ])
}
