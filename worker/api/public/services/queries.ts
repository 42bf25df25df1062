import { asc, sql } from 'drizzle-orm'
import type { Service } from '../../../../domain/contract/services.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { services } from '../../../db/schema.ts'
import { number, translated } from '../../../db/select.ts'
import { localizedOrNull } from '../../http/locale.ts'
import { toLink } from '../links.ts'

/** The number of companies that offer the service or a descendant of it, which triggers maintain. */
export const companyCount = sql`coalesce((SELECT n FROM company_counts
  WHERE node = -1 - ${services.num} AND facet = 'all' AND value = ''), 0)`

/** @returns the whole tree as a flat list in display order. */
export async function readServices(db: Database, locale: Locale): Promise<Service[]> {
  const rows = await db
    .select({
      num: services.num,
      parent: services.parent,
      id: services.id,
      slug: services.slug,
      names: translated(services.names, locale, 'names'),
      about: translated(services.about, locale, 'about'),
      count: number(companyCount, 'count'),
    })
    .from(services)
    .orderBy(asc(services.position))
  const below = Map.groupBy(rows, (row) => row.parent)
  const walk = (parent: (typeof rows)[number] | null, level: number): Service[] =>
    (below.get(parent?.num ?? null) ?? []).flatMap((row) => [
      {
        ...toLink(row, locale),
        parent: parent?.id ?? null,
        level,
        about: localizedOrNull(row.about, locale),
        count: row.count,
      },
      ...walk(row, level + 1),
    ])
  return walk(null, 1)
}
