/** The statistics of an organization's pages, put together from the stored counts. */

import { sql } from 'drizzle-orm'
import {
  type ComparedCounts,
  type Counts,
  type Statistics,
  type StatisticsQuery,
  UNKNOWN_COUNTRY,
} from '../../../../domain/contract/statistics.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { dateOfDay } from '../../../../domain/utc-day.ts'
import type { Database } from '../../../db/connection.ts'
import { orNotFound } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { today } from '../../public/page-views/queries.ts'
import {
  type AskedRow,
  MAX_ROWS,
  readAskedCounts,
  readMissing,
  readSeen,
  readWords,
  type SeenRow,
  type StatisticsScope,
} from './queries.ts'

const none = (): Counts => ({ shown: 0, opened: 0, asked: 0, answered: 0 })

/** Adds rows of both kinds up by their key. */
function joined(seen: SeenRow[], asked: AskedRow[]): Map<string | number, ComparedCounts> {
  const all = new Map<string | number, ComparedCounts>()
  const at = (key: string | number) => {
    const known = all.get(key) ?? { now: none(), before: none() }
    all.set(key, known)
    return known
  }
  for (const { key, shown, opened, shownBefore, openedBefore } of seen) {
    const { now, before } = at(key)
    Object.assign(now, { shown, opened })
    Object.assign(before, { shown: shownBefore, opened: openedBefore })
  }
  for (const { key, asked: n, answered, askedBefore, answeredBefore } of asked) {
    const { now, before } = at(key)
    Object.assign(now, { asked: n, answered })
    Object.assign(before, { asked: askedBefore, answered: answeredBefore })
  }
  return all
}

const add = (one: Counts, other: Counts): Counts => ({
  shown: one.shown + other.shown,
  opened: one.opened + other.opened,
  asked: one.asked + other.asked,
  answered: one.answered + other.answered,
})

const sumOf = (rows: Iterable<ComparedCounts>): ComparedCounts =>
  [...rows].reduce((sum, { now, before }) => ({ now: add(sum.now, now), before: add(sum.before, before) }), {
    now: none(),
    before: none(),
  })

interface Named {
  num: number
  id: string
  names: string
}

const readNames = (db: Database, company: number, nums: (string | number)[]) =>
  db.all<Named>(sql`SELECT p.num, p.id, p.names FROM json_each(${JSON.stringify(nums)}) AS one
    CROSS JOIN products AS p ON p.num = one.value AND p.company = ${company}`)

/** @throws AppError 404 `product.unknown` */
async function scopeOf(
  db: Database,
  company: number,
  { days, country, product }: StatisticsQuery,
): Promise<[StatisticsScope, Named | null]> {
  const last = today()
  const middle = last - Number(days) + 1
  const [named = null] = product
    ? await db.all<Named>(sql`SELECT num, id, names FROM products WHERE id = ${product} AND company = ${company}`)
    : []
  if (product) orNotFound(named, 'product.unknown')
  const scope = { company, first: middle - Number(days), middle, last }
  return [{ ...scope, country: country === UNKNOWN_COUNTRY ? '' : country, product: named?.num }, named]
}

/** @throws AppError 404 `product.unknown` for one that is not the company's */
export async function readStatistics(
  db: Database,
  company: number,
  query: StatisticsQuery,
  locale: Locale,
): Promise<Statistics> {
  const [scope, named] = await scopeOf(db, company, query)
  const { first, middle, last } = scope
  const nameOf = ({ id, names }: Named) => {
    const text: Text = JSON.parse(names)
    return { id, name: localized(text, locale) }
  }
  const [seen, asked, seenIn, askedIn, words, missing] = await Promise.all([
    readSeen(db, scope, 'product'),
    readAskedCounts(db, scope, 'product'),
    readSeen(db, scope, 'country'),
    readAskedCounts(db, scope, 'country'),
    readWords(db, scope),
    readMissing(db, scope),
  ])
  const byCountry = [...joined(seenIn, askedIn)]
  const { sort } = query
  const ranked = [...joined(seen, asked)].toSorted(
    ([one, a], [other, b]) =>
      b.now[sort] - a.now[sort] || b.before[sort] - a.before[sort] || Number(one) - Number(other),
  )
  const chosen = ranked.slice(0, query.limit)
  const names = new Map(
    (
      await readNames(
        db,
        company,
        chosen.map(([num]) => num),
      )
    ).map((one) => [one.num, nameOf(one)]),
  )
  return {
    period: { from: dateOfDay(middle), to: dateOfDay(last) },
    before: { from: dateOfDay(first), to: dateOfDay(middle - 1) },
    total: sumOf(byCountry.map(([, counts]) => counts)),
    product: named && nameOf(named),
    products: chosen.flatMap(([num, counts]) => {
      const product = names.get(Number(num))
      return product ? [{ ...product, ...counts }] : []
    }),
    more: ranked.length > chosen.length,
    countries: byCountry
      .map(([country, counts]) => ({ country: country === '' ? null : String(country), ...counts }))
      .toSorted(
        (a, b) =>
          b.now[sort] - a.now[sort] || b.now.shown - a.now.shown || String(a.country).localeCompare(String(b.country)),
      ),
    words,
    missing,
    partial: seenIn.reduce((sum, { n }) => sum + n, 0) >= MAX_ROWS,
  }
}
