/** The company a feed belongs to. */
import type { D1Database } from '@cloudflare/workers-types'
import { writtenLanguage } from '../../../domain/written-language.ts'
import { newId } from '../id.ts'
import { insertRows } from '../insert.ts'
import { companies } from '../schema.ts'
import { directoryIndexText, indexCompanies, prepareBulk } from '../search-index.ts'
import { addSearchWords } from '../search-words.ts'
import { slugify } from '../slug.ts'
import { UnusableInput } from './unusable-input.ts'

export interface Supplier {
  num: number
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217, one with an exchange rate. */
  currency: string
}

/**
 * @param name the exact name in any language.
 * @returns the company; null when there is none.
 * @throws UnusableInput when several companies have the name, or the company only offers services.
 */
export async function findSupplier(db: D1Database, name: string): Promise<Supplier | null> {
  const { results } = await db
    .prepare(
      `SELECT num, id, country, currency, kind FROM companies
        WHERE ?1 IN (names ->> 'en', names ->> 'ru', names ->> 'zh') ORDER BY num LIMIT 2`,
    )
    .bind(name)
    .all<Supplier & { kind: string }>()
  const [company, second] = results
  if (second) throw new UnusableInput(`Several companies are called "${name}".`)
  if (company?.kind === 'service') throw new UnusableInput(`"${name}" offers services and has no products.`)
  return company ?? null
}

/** Currencies in which the shops of one country alone state their prices. */
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
export function demandCountry(stated: string | undefined, currency: string): string {
  const country = stated ?? COUNTRIES[currency]
  if (country === undefined) {
    throw new UnusableInput('The company is new, and its feed does not tell its country: say it, with --country DE.')
  }
  return country
}

interface NewSupplier extends Omit<Supplier, 'num' | 'id'> {
  name: string
  /** URL of its site; null when the feed has none. */
  website: string | null
  now: number
}

/** Values of a new company that a feed does not have. */
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

/** Creates the company as active and not verified, with the data of the feed only. */
export async function createSupplier(db: D1Database, supplier: NewSupplier): Promise<Supplier> {
  const { name, country, currency, website, now } = supplier
  const last = await db.prepare('SELECT coalesce(max(num), 0) AS num FROM companies').first<{ num: number }>()
  const num = (last?.num ?? 0) + 1
  const id = newId(now)
  const names = { [writtenLanguage(name, 'en')]: name }
  const row = { ...UNKNOWN, num, id, slug: slugify(name), names, country, currency, website }
  const text = directoryIndexText(names, [])
  const index = [...indexCompanies([{ id, text }]), addSearchWords([text])]
  await db.batch([
    ...insertRows(db, companies, [
      { ...row, kind: 'supplier', verified: false, status: 'active', createdAt: now, updatedAt: now },
    ]),
    ...index.map((statement) => prepareBulk(db, statement)),
  ])
  return { num, id, country, currency }
}
