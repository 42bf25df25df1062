/** Takes an import back: rows become what they were, except those that were edited since. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { prepareStatement } from '../api/http/writes/commit.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import type { StoredProduct } from '../db/import/plan-writes.ts'
import { IMPORTED } from '../db/import/product.ts'
import { replaceStatements, STATUS } from '../db/import/write.ts'
import { importChanges, products } from '../db/schema.ts'
import { type ImportContext, type ImportRow, readContext } from './context.ts'
import { advance } from './progress.ts'
import { writeStep } from './write-step.ts'

const AT_ONCE = 80

interface Change {
  product: number
  before: StoredProduct | null
  version: number
}

async function readChanges({ DB }: Bindings, { num }: ImportRow): Promise<Change[]> {
  const rows = await database(DB)
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.import, num), isNull(importChanges.state)))
    .limit(AT_ONCE)
  return rows.map(({ product, before, version }) => ({
    product,
    version,
    before: before === null ? null : JSON.parse(before),
  }))
}

/** The row as it was, with the next version unless the import has changed nothing that people see. */
function asBefore(now: StoredProduct, before: StoredProduct): StoredProduct {
  const columns = [...IMPORTED, ...STATUS, 'parameters', 'onRequest', 'fed', 'updatedAt'] as const
  const own = Object.fromEntries(columns.map((column) => [column, before[column]]))
  return { ...now, ...own, version: now.version === before.version ? now.version : now.version + 1 }
}

const list = (nums: number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(nums)}))`

/** Added goods that were not edited since are deleted whole: no buyer has ever seen them. Rows that refer to them go first. */
function removeStatements(env: Bindings, nums: number[]): D1PreparedStatement[] {
  if (nums.length === 0) return []
  const gone = list(nums)
  return [
    sql`DELETE FROM favourites WHERE product IN ${gone}`,
    sql`DELETE FROM file_uses WHERE kind = 'product' AND owner IN ${gone}`,
    sql`DELETE FROM reviews WHERE kind = 'product' AND subject IN ${gone}`,
    sql`DELETE FROM products WHERE num IN ${gone}`,
  ].map((statement) => prepareStatement(env.DB, statement))
}

/** Reviews that the import has asked for have nothing left to be decided. */
function withdrawStatements(env: Bindings, rows: { num: number; since: number }[], now: number): D1PreparedStatement[] {
  if (rows.length === 0) return []
  const cells = JSON.stringify(rows.map(({ num, since }) => [num, since]))
  return [
    prepareStatement(
      env.DB,
      sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn' WHERE kind = 'product' AND decided_at IS NULL
        AND EXISTS (SELECT 1 FROM json_each(${cells}) AS given WHERE given.value ->> 0 = subject AND asked_at >= given.value ->> 1)`,
    ),
  ]
}

/** Buyers never see a draft, nor one that waits for the moderators. */
const isUnseen = ({ status }: StoredProduct): boolean => status === 'draft' || status === 'moderation'

function plan(changes: Change[], rows: StoredProduct[]) {
  const byNum = new Map(rows.map((row) => [row.num, row]))
  const restored: { before: StoredProduct; after: StoredProduct }[] = []
  const removed: number[] = []
  const kept: number[] = []
  for (const { product, before, version } of changes) {
    const row = byNum.get(product)
    if (!row || row.version !== version || row.deletedAt !== null) kept.push(product)
    else if (before) restored.push({ before: row, after: asBefore(row, before) })
    else if (isUnseen(row)) removed.push(product)
    else kept.push(product)
  }
  return { restored, removed, kept }
}

const mark = (env: Bindings, { num }: ImportRow, nums: number[], state: 'undone' | 'kept') =>
  prepareStatement(
    env.DB,
    sql`UPDATE import_changes SET state = ${state} WHERE import = ${num} AND product IN ${list(nums)}`,
  )

/** Search forgets the words of what it finds no more; goods that were never published had none. */
function restoreStatements(env: Bindings, restored: ReturnType<typeof plan>['restored'], context: ImportContext) {
  const raised = restored.filter(({ before, after }) => before.version !== after.version)
  const adopted = restored.filter(({ before, after }) => before.version === after.version)
  return [
    ...replaceStatements(env.DB, raised, context.write, STATUS),
    ...adopted.map(({ after: { num, fed } }) =>
      prepareStatement(env.DB, database(env.DB).update(products).set({ fed }).where(eq(products.num, num))),
    ),
  ]
}

/** One step. @returns whether there is more to take back */
export async function undoNext(env: Bindings, row: ImportRow, now: number): Promise<boolean> {
  const changes = await readChanges(env, row)
  const before = row.undo ?? { restored: 0, kept: 0 }
  if (changes.length === 0) {
    await advance(env, row, { status: 'undone', undo: before }, now)
    return false
  }
  const nums = changes.map(({ product }) => product)
  const [rows, context] = await Promise.all([
    database(env.DB).select().from(products).where(inArray(products.num, nums)),
    readContext(env, row, now, false),
  ])
  const { restored, removed, kept } = plan(changes, rows)
  const undone = [...restored.map(({ after }) => after.num), ...removed]
  const undo = { restored: before.restored + undone.length, kept: before.kept + kept.length }
  await writeStep(
    env,
    row,
    [],
    [
      ...restoreStatements(env, restored, context),
      ...removeStatements(env, removed),
      ...withdrawStatements(
        env,
        restored.map(({ after }) => ({ num: after.num, since: row.createdAt })),
        now,
      ),
      mark(env, row, undone, 'undone'),
      mark(env, row, kept, 'kept'),
      prepareStatement(env.DB, advance(env, row, { undo, position: row.position + 1 }, now)),
    ],
  )
  return true
}
