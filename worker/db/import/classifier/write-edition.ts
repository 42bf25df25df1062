/**
 * Writes an edition into the database. Its rows are added beside the current edition; then one batch makes the new
 * edition current, records the retired codes and deletes the old edition. A failure before that leaves the old edition
 * current.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { eq, sql } from 'drizzle-orm'
import type { CodeTextKind } from '../../../../domain/classifier/code-texts.ts'
import { type ClassifierName, type CodeRow, compactTree, type TreeHead } from '../../../../domain/classifier/compact.ts'
import { findCode } from '../../../../domain/classifier/find-code.ts'
import { type ClassifierIndex, indexTree } from '../../../../domain/classifier/search.ts'
import { type ClassifierTree, codeOf, openTree } from '../../../../domain/classifier/tree.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import type { Text } from '../../../../domain/text.ts'
import { indexCodeTexts } from '../../code-texts.ts'
import { database } from '../../connection.ts'
import { insertCells } from '../../insert.ts'
import { classifierEditions } from '../../schema.ts'
import { contentId } from '../content-id.ts'
import { changeStatements } from './write-changes.ts'

export interface EditionText {
  /** Id of the node it belongs to. */
  code: string
  kind: CodeTextKind
  paragraphs: string[]
}

/** A code that is no longer valid, and the date of the last edition that had it. */
export interface RetiredCode {
  code: string
  names: Text
  lastDated: string
}

interface NewEdition {
  head: Omit<TreeHead, 'texts'>
  rows: CodeRow[]
  texts: EditionText[]
  /** Codes known from earlier editions; those of the current edition are found without this list. */
  retired?: RetiredCode[]
}

interface WrittenEdition {
  id: string
  /** The stored compact form. */
  text: string
  /** False where the same edition is already current, so that nothing was written. */
  changed: boolean
  /** Number of codes of the edition before that are no longer valid. */
  retired: number
}

/** Characters per part: a row in D1 holds 2 MB at most, and a Chinese character has three bytes. */
const PART = 500_000

/** @returns the text in parts that never split a surrogate pair. */
function* parts(text: string): Generator<string> {
  let from = 0
  while (from < text.length) {
    const cut = Math.min(from + PART, text.length)
    const to = /[\ud800-\udbff]/.test(text.charAt(cut - 1)) && cut < text.length ? cut - 1 : cut
    yield text.slice(from, to)
    from = to
  }
}

const readEditions = (db: D1Database, tree: ClassifierName) =>
  database(db).select().from(classifierEditions).where(eq(classifierEditions.tree, tree))

/** @returns the stored edition, null where it is incomplete. */
async function readTree(db: D1Database, edition: number): Promise<ClassifierTree | null> {
  const { results } = await db
    .prepare('SELECT body FROM code_edition_parts WHERE edition = ? ORDER BY part')
    .bind(edition)
    .all<{ body: string }>()
  const compact: CompactTree | null = JSON.parse(results.map(({ body }) => body).join('') || 'null')
  return compact && openTree(compact)
}

/** Deletes an edition, its own row last. */
const removal = (db: D1Database, num: number): D1PreparedStatement[] =>
  [
    'DELETE FROM code_edition_parts WHERE edition = ?',
    'DELETE FROM code_texts_fts WHERE rowid IN (SELECT rowid FROM code_texts WHERE edition = ?)',
    'DELETE FROM code_texts WHERE edition = ?',
    'DELETE FROM code_editions WHERE num = ?',
  ].map((sql) => db.prepare(sql).bind(num))

async function addEdition(
  db: D1Database,
  { tree, dated, builtin }: TreeHead,
  { id, nodes, now }: { id: string; nodes: number; now: number },
): Promise<number> {
  const [added] = await database(db)
    .insert(classifierEditions)
    .values({ id, tree, dated, builtin, nodes, loadedAt: now, current: false })
    .returning({ num: classifierEditions.num })
  if (!added) throw new Error('the edition was not written')
  return added.num
}

/** Codes of the edition before that the new one does not have. Lines without a code have no page to redirect. */
function gone(before: ClassifierTree | null, dated: string, index: ClassifierIndex): RetiredCode[] {
  if (!before) return []
  return before.ids.flatMap((id, at): RetiredCode[] => {
    if (codeOf(before, at) === null || findCode(index, id)?.exact) return []
    const { en, ru, zh } = before.names
    const names = { en: en[at], ru: ru[at], zh: zh[at] }
    return [{ code: id, names: Object.fromEntries(Object.entries(names).filter(([, name]) => name)), lastDated: dated }]
  })
}

function* swap(
  db: D1Database,
  tree: ClassifierName,
  { num, ids, retired, olds }: { num: number; ids: string[]; retired: RetiredCode[]; olds: number[] },
): Generator<D1PreparedStatement> {
  yield db.prepare('UPDATE code_editions SET current = 0 WHERE tree = ? AND current = 1').bind(tree)
  yield db.prepare('UPDATE code_editions SET current = 1 WHERE num = ?').bind(num)
  const cells = retired.map(({ code, names, lastDated }) => [tree, code, JSON.stringify(names), lastDated])
  yield* insertCells(db, 'retired_codes', ['tree', 'code', 'names', 'last_dated'], cells)
  // A code that is valid again must not be redirected any more.
  yield db
    .prepare('DELETE FROM retired_codes WHERE tree = ? AND code IN (SELECT value FROM json_each(?))')
    .bind(tree, JSON.stringify(ids))
  for (const old of olds) yield* removal(db, old)
}

/**
 * @param now milliseconds since 1970.
 * @returns what was written. The current edition again changes nothing.
 */
export async function writeEdition(db: D1Database, edition: NewEdition, now: number): Promise<WrittenEdition> {
  const { head, rows, texts } = edition
  const digest = texts.length === 0 ? '' : contentId(JSON.stringify(texts))
  const compact = compactTree({ ...head, texts: digest }, rows)
  const text = JSON.stringify(compact)
  const id = contentId(text)
  const stored = await readEditions(db, head.tree)
  const serving = stored.find(({ current }) => current)
  if (serving?.id === id) return { id, text, changed: false, retired: 0 }
  // Left by an interrupted import.
  const leftovers = stored.filter(({ current }) => !current)
  if (leftovers.length > 0) await db.batch(leftovers.flatMap(({ num }) => removal(db, num)))
  const ids = rows.map((row) => row.id)
  const before = serving ? await readTree(db, serving.num) : null
  const after = openTree(compact)
  const retired = gone(before, serving?.dated ?? '', indexTree(after))
  const num = await addEdition(db, compact, { id, nodes: rows.length, now })
  const bodies = [...parts(text)].map((body, part) => [num, part, body])
  const textCells = texts.map(({ code, kind, paragraphs }) => [num, code, kind, JSON.stringify(paragraphs)])
  for (const statement of [
    ...insertCells(db, 'code_edition_parts', ['edition', 'part', 'body'], bodies),
    ...insertCells(db, 'code_texts', ['edition', 'code', 'kind', 'paragraphs'], textCells),
  ]) {
    await statement.run()
  }
  let texted = await indexCodeTexts(db, 0, sql`edition = ${num}`)
  while (texted) texted = await indexCodeTexts(db, texted.last, sql`edition = ${num}`)
  const olds = serving ? [serving.num] : []
  await db.batch([
    ...swap(db, head.tree, { num, ids, retired: [...retired, ...(edition.retired ?? [])], olds }),
    ...changeStatements(db, { tree: head.tree, id, before, after, now }),
  ])
  return { id, text, changed: true, retired: retired.length }
}
