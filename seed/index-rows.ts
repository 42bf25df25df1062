/** The search index of the seed's rows. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Text } from '../domain/text.ts'
import {
  type BulkStatement,
  type DirectoryIndexText,
  directoryIndexText,
  ENTRIES_AT_ONCE,
  indexAddresses,
  indexCompanies,
  indexDirectory,
  indexProducts,
  PRODUCTS_AT_ONCE,
  productIndexText,
} from '../worker/db/search-index.ts'
import { addSearchWords } from '../worker/db/search-words.ts'
import { roots } from './catalogue/index.ts'
import { companies, services } from './companies/index.ts'
import type { Plan } from './plan.ts'
import { stories } from './stories/index.ts'

function* slices<Item>(items: Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

const prepared = (db: D1Database, { sql, rows }: BulkStatement): D1PreparedStatement => db.prepare(sql).bind(rows)

interface Entry {
  num: number
  text: DirectoryIndexText
}

/** A company is also found by what it sells and does. */
function companyEntries({ services: { nameOf }, companies: { rows } }: Plan) {
  const groupNames = new Map(roots.flatMap(({ groups }) => groups.map(({ key, name }) => [key, name])))
  return companies.map((spec, at) => {
    const sells = spec.groups.flatMap((key) => groupNames.get(key) ?? [])
    const does = spec.services.flatMap((key) => nameOf.get(key) ?? [])
    const id = rows[at]?.id ?? ''
    return { id, text: directoryIndexText(spec.name, [spec.description, spec.city, ...sells, ...does]) }
  })
}

function storyEntries({ stories: { tagNames } }: Plan): Entry[] {
  return stories.map(({ title, lead, body, tags }, at) => {
    const about = tags.flatMap((key): Text[] => [tagNames.get(key) ?? {}])
    return { num: at + 1, text: directoryIndexText(title, [lead, body, ...about]) }
  })
}

const directory = (plan: Plan): ['service' | 'category' | 'story', Entry[]][] => [
  ['service', services.map(({ name, about }, at) => ({ num: at + 1, text: directoryIndexText(name, [about]) }))],
  [
    'category',
    plan.categories.rows.map(({ num, names, about, slug }) => ({
      num,
      text: directoryIndexText(names, [about, ...plan.categories.namesUpFrom(slug).slice(1)]),
    })),
  ],
  ['story', storyEntries(plan)],
]

/** @returns batches: the statements of one must be executed together. */
export function* indexDirectoryRows(db: D1Database, plan: Plan): Generator<D1PreparedStatement[]> {
  const batch = (statements: BulkStatement[], entries: { text: DirectoryIndexText }[]) =>
    [...statements, addSearchWords(entries.map(({ text }) => text))].map((statement) => prepared(db, statement))
  for (const slice of slices(companyEntries(plan), ENTRIES_AT_ONCE)) yield batch(indexCompanies(slice), slice)
  for (const [kind, entries] of directory(plan)) {
    for (const slice of slices(entries, ENTRIES_AT_ONCE)) yield batch(indexDirectory(kind, slice), slice)
  }
  yield [prepared(db, indexAddresses(plan.companies.rows.map(({ num, address }) => ({ num, address }))))]
}

/** @returns text of the n-th planned product in product_fts. */
function indexTextOf(plan: Plan, at: number) {
  const row = plan.products[at]
  const leaf = plan.offers[at]?.leaf
  if (!row || !leaf) throw new RangeError(`the seed has no product at ${at}`)
  return productIndexText(row, plan.categories.namesUpFrom(leaf.key))
}

export function* indexProductRows(db: D1Database, plan: Plan): Generator<D1PreparedStatement> {
  const places = plan.products.map(({ id }, at) => ({ id, at }))
  for (const slice of slices(places, PRODUCTS_AT_ONCE)) {
    const rows = slice.map(({ id, at }) => ({ id, text: indexTextOf(plan, at) }))
    const words = addSearchWords(rows.map(({ text }) => text))
    yield* [...indexProducts(rows), words].map((statement) => prepared(db, statement))
  }
}
