/** Undoes an import or a bulk change: rows become what they were, except those that were edited since. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepareStatement } from '../api/http/writes/commit.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { CHANGEABLE, changeStatements } from '../db/import/replace.ts'
import { readShopCategories } from '../db/import/shop-categories.ts'
import { importChanges, products, type StoredProduct } from '../db/schema.ts'
import { valuesOf } from '../db/select.ts'
import { goodsAtOnce } from './batch-sizes.ts'
import type { StoredImport } from './context.ts'
import { advance } from './progress.ts'
import { writeStep } from './write-step.ts'

/** The columns that changed, as they were; for an import all columns of the row. */
type Before = Partial<StoredProduct> & Pick<StoredProduct, 'version'>

interface Change {
  product: number
  before: Before | null
  version: number
}

async function readChanges({ DB }: Bindings, row: StoredImport): Promise<Change[]> {
  const rows = await database(DB)
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.import, row.num), isNull(importChanges.state)))
    .limit(goodsAtOnce(row))
  return rows.map(({ product, before, version }) => ({
    product,
    version,
    before: before === null ? null : JSON.parse(before),
  }))
}

/** The row as it was, with a raised version unless the import has changed nothing that people see. */
function asBefore(now: StoredProduct, before: Before): StoredProduct {
  const own = Object.fromEntries(CHANGEABLE.flatMap((column) => (column in before ? [[column, before[column]]] : [])))
  return { ...now, ...own, version: now.version === before.version ? now.version : now.version + 1 }
}

/** Statements that delete added goods that were not edited since: no buyer has seen them. Rows that refer to them are deleted first. */
function removeStatements(env: Bindings, nums: number[]): D1PreparedStatement[] {
  if (nums.length === 0) return []
  const gone = valuesOf(nums)
  return [
    sql`DELETE FROM favourites WHERE product IN ${gone}`,
    sql`DELETE FROM file_uses WHERE kind = 'product' AND owner IN ${gone}`,
    sql`DELETE FROM reviews WHERE kind = 'product' AND subject IN ${gone}`,
    sql`DELETE FROM products WHERE num IN ${gone}`,
  ].map((statement) => prepareStatement(env.DB, statement))
}

/** Statements that withdraw the reviews that the import requested: nothing is left to be decided. */
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

/** Statements that reopen the reviews that a bulk change has withdrawn. */
function reopenStatements(env: Bindings, nums: number[], since: number): D1PreparedStatement[] {
  if (nums.length === 0) return []
  const reopen = sql`UPDATE OR IGNORE reviews SET decided_at = NULL, decision = NULL WHERE kind = 'product' AND decision = 'withdrawn'
    AND asked_at < ${since} AND decided_at >= ${since} AND subject IN ${valuesOf(nums)}`
  return [prepareStatement(env.DB, reopen)]
}

const hiddenAs = (row: StoredProduct): StoredProduct => ({ ...row, status: 'hidden', version: row.version + 1 })

/** Whether no buyer has seen the product: it is a draft, or waits for the moderators. */
const isUnseen = ({ status }: StoredProduct): boolean => status === 'draft' || status === 'moderation'

function plan(changes: Change[], rows: StoredProduct[]) {
  const byNum = new Map(rows.map((row) => [row.num, row]))
  const restored: { before: StoredProduct; after: StoredProduct }[] = []
  const removed: number[] = []
  const kept: number[] = []
  for (const { product, before, version } of changes) {
    const row = byNum.get(product)
    if (!row || row.version !== version) kept.push(product)
    else if (before) restored.push({ before: row, after: asBefore(row, before) })
    else if (isUnseen(row)) removed.push(product)
    // Goods that were published at once are hidden, not deleted: buyers may have asked about them.
    else if (row.status === 'published') restored.push({ before: row, after: hiddenAs(row) })
    else kept.push(product)
  }
  return { restored, removed, kept }
}

const mark = (env: Bindings, { num }: StoredImport, nums: number[], state: 'undone' | 'kept') =>
  prepareStatement(
    env.DB,
    sql`UPDATE import_changes SET state = ${state} WHERE import = ${num} AND product IN ${valuesOf(nums)}`,
  )

/** Rows of which the import changed only the hashes have no raised version, and are written separately. */
async function restoreStatements(env: Bindings, restored: ReturnType<typeof plan>['restored']) {
  if (restored.length === 0) return []
  const raised = restored.filter(({ before, after }) => before.version !== after.version)
  const adopted = restored.filter(({ before, after }) => before.version === after.version)
  const categories = new Map((await readShopCategories(env.DB)).map(({ num, lineage }) => [num, lineage]))
  const context = { lineageOf: (num: number) => categories.get(num) ?? [] }
  return [raised, adopted].flatMap((rows) => changeStatements(env.DB, rows, context))
}

/**
 * Does one step.
 * @returns whether there is more to undo
 */
export async function undoNext(env: Bindings, row: StoredImport, now: number): Promise<boolean> {
  const changes = await readChanges(env, row)
  const before = row.undo ?? { restored: 0, kept: 0 }
  if (changes.length === 0) {
    await advance(env, row, { status: 'undone', undo: before }, now)
    return false
  }
  const nums = changes.map(({ product }) => product)
  const rows = await database(env.DB)
    .select()
    .from(products)
    .where(sql`${products.num} IN ${valuesOf(nums)}`)
  const { restored, removed, kept } = plan(changes, rows)
  const back = restored.map(({ after }) => after.num)
  const undone = [...back, ...removed]
  const undo = { restored: before.restored + undone.length, kept: before.kept + kept.length }
  await writeStep(
    env,
    row,
    [],
    [
      ...(await restoreStatements(env, restored)),
      ...removeStatements(env, removed),
      ...withdrawStatements(
        env,
        restored.map(({ after }) => ({ num: after.num, since: row.createdAt })),
        now,
      ),
      ...reopenStatements(env, back, row.createdAt),
      mark(env, row, undone, 'undone'),
      mark(env, row, kept, 'kept'),
      prepareStatement(env.DB, advance(env, row, { undo, position: row.position + 1 }, now)),
    ],
  )
  return true
}
