import { type SQL, sql } from 'drizzle-orm'
import type { DeskService } from '../../../../domain/contract/desk-services.ts'
import type { Text } from '../../../../domain/text.ts'
import { inEachLanguage } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { FIRST_COMPANY } from '../../../db/directory-num.ts'
import { services } from '../../../db/schema.ts'
import { directoryIndexText, indexDirectory } from '../../../db/search-index.ts'
import { addSearchWords } from '../../../db/search-words.ts'
import { number } from '../../../db/select.ts'
import { bulkWrite } from '../../http/writes/bulk.ts'
import { NEEDED } from '../../public/import-services/queries.ts'

type Row = typeof services.$inferSelect

export interface DeskServiceRow extends DeskService {
  num: number
  /** Number of the service above it. */
  up: number | null
  /** Numbers of all that its parent has, in order. */
  siblings: number[]
}

/** Whether pages of imported goods lead to it by its slug. */
const isNeeded = ({ slug, parent }: Pick<Row, 'slug' | 'parent'>): boolean => parent === null && NEEDED.includes(slug)

/** @returns the whole tree, each service followed by those below it */
export async function readServiceRows(db: Database): Promise<DeskServiceRow[]> {
  const rows = await db
    .select({
      row: services,
      companies: number(sql`(SELECT count(*) FROM company_services AS o WHERE o.service = services.num)`, 'companies'),
    })
    .from(services)
    .orderBy(services.position, services.num)
  const ids = new Map(rows.map(({ row }) => [row.num, row.id]))
  const below = Map.groupBy(rows, ({ row }) => row.parent)
  const walk = (parent: number | null): DeskServiceRow[] => {
    const beside = below.get(parent) ?? []
    const siblings = beside.map(({ row }) => row.num)
    return beside.flatMap(({ row, companies }, position) => {
      const { num, id, slug, names, about, version } = row
      const texts = { names: inEachLanguage(names), about: inEachLanguage(about) }
      const place = { parent: ids.get(parent ?? 0) ?? null, position, beside: beside.length, siblings, up: parent }
      return [{ num, id, slug, ...texts, ...place, companies, isNeeded: isNeeded(row), version }, ...walk(num)]
    })
  }
  return walk(null)
}

/** @returns undefined for an unknown id */
export const readServiceRow = async (db: Database, id: string): Promise<DeskServiceRow | undefined> =>
  (await readServiceRows(db)).find((one) => one.id === id)

export const toDeskService = ({ num: _, siblings: __, up: ___, ...service }: DeskServiceRow): DeskService => service

/** @returns the statements after which search finds the service by its texts */
export function indexService(num: number, names: Text, about: Text): SQL[] {
  const text = directoryIndexText(names, [about])
  return [...indexDirectory('service', [{ num, text }]), addSearchWords([text])].map(bulkWrite)
}

/** Companies are found by the names of the services that they offer. */
export const indexOffering = (num: number): SQL =>
  sql`INSERT OR IGNORE INTO reindex (num) SELECT ${FIRST_COMPANY} + company FROM company_services WHERE service = ${num}`
