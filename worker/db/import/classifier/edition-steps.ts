/**
 * An edition is written in steps: its rows are added beside the current edition, a piece at a time; then one batch makes the new edition
 * current, records the retired codes and deletes the old edition. A failure before that leaves the old edition current.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { eq, sql } from 'drizzle-orm'
import type { ClassifierName, TreeHead } from '../../../../domain/classifier/compact.ts'
import { findCode } from '../../../../domain/classifier/find-code.ts'
import { type ClassifierIndex, indexTree } from '../../../../domain/classifier/search.ts'
import { type ClassifierTree, codeOf, openTree } from '../../../../domain/classifier/tree.ts'
import type { CompactTree } from '../../../../domain/contract/classifier.ts'
import { indexCodeTexts } from '../../code-texts.ts'
import { database } from '../../connection.ts'
import { insertCells } from '../../insert.ts'
import { classifierEditions } from '../../schema.ts'
import { codeChangeStatements } from './write-changes.ts'
import { differenceStatements } from './write-difference.ts'
import type { EditionText, RetiredCode } from './write-edition.ts'

/** What one step writes: a part of the compact form, or some of the notes and explanations. */
export type EditionPiece = { part: number; body: string } | { texts: EditionText[] }

/** Characters per part: a row in D1 holds 2 MB at most, and a Chinese character has three bytes. */
const PART = 500_000
/** Characters of the texts of a step, which are split into words for the search. */
const TEXTS = 150_000

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

/** @param text the compact form. @returns the steps in which it and the texts are written */
export function* editionPieces(text: string, texts: readonly EditionText[]): Generator<EditionPiece> {
  let part = 0
  for (const body of parts(text)) {
    yield { part, body }
    part += 1
  }
  let some: EditionText[] = []
  let length = 0
  for (const one of texts) {
    const own = one.paragraphs.join('').length
    if (some.length > 0 && length + own > TEXTS) {
      yield { texts: some }
      some = []
      length = 0
    }
    some.push(one)
    length += own
  }
  if (some.length > 0) yield { texts: some }
}

const readEditions = (db: D1Database, tree: ClassifierName) =>
  database(db).select().from(classifierEditions).where(eq(classifierEditions.tree, tree))

/** @returns the edition that is served; undefined for none */
export const currentEdition = async (db: D1Database, tree: ClassifierName) =>
  (await readEditions(db, tree)).find(({ current }) => current)

/** @returns the compact form of a stored edition, null where no part of it is stored */
export async function readCompactOf(db: D1Database, edition: number): Promise<CompactTree | null> {
  const { results } = await db
    .prepare('SELECT body FROM code_edition_parts WHERE edition = ? ORDER BY part')
    .bind(edition)
    .all<{ body: string }>()
  return JSON.parse(results.map(({ body }) => body).join('') || 'null')
}

/**
 * Replaces the text of the current edition by one that differs in some names; its notes stay as they are.
 * @param to.id of the edition with that text
 */
export async function rewriteCurrent(
  db: D1Database,
  tree: ClassifierName,
  { before, after, id, text }: { before: CompactTree; after: CompactTree; id: string; text: string },
): Promise<void> {
  const serving = await currentEdition(db, tree)
  if (!serving) return
  const bodies = [...parts(text)].map((body, part) => [serving.num, part, body])
  await db.batch([
    db.prepare('UPDATE code_editions SET id = ? WHERE num = ?').bind(id, serving.num),
    db.prepare('DELETE FROM code_edition_parts WHERE edition = ?').bind(serving.num),
    ...insertCells(db, 'code_edition_parts', ['edition', 'part', 'body'], bodies),
    ...differenceStatements(db, { from: serving.id, to: id, before, after }),
  ])
}

/** Deletes an edition, its own row last. */
const removal = (db: D1Database, num: number): D1PreparedStatement[] =>
  [
    'DELETE FROM code_edition_parts WHERE edition = ?',
    'DELETE FROM code_texts_fts WHERE rowid IN (SELECT rowid FROM code_texts WHERE edition = ?)',
    'DELETE FROM code_texts WHERE edition = ?',
    'DELETE FROM code_editions WHERE num = ?',
  ].map((sql) => db.prepare(sql).bind(num))

/**
 * Adds the row of a new edition, and deletes the rows that an interrupted import has left.
 * @param added.now milliseconds since 1970
 * @returns its number, for the next steps
 */
export async function beginEdition(
  db: D1Database,
  { tree, dated, builtin }: Pick<TreeHead, 'tree' | 'dated' | 'builtin'>,
  { id, nodes, now }: { id: string; nodes: number; now: number },
): Promise<number> {
  const leftovers = (await readEditions(db, tree)).filter(({ current }) => !current)
  if (leftovers.length > 0) await db.batch(leftovers.flatMap(({ num }) => removal(db, num)))
  const [added] = await database(db)
    .insert(classifierEditions)
    .values({ id, tree, dated, builtin, nodes, loadedAt: now, current: false })
    .returning({ num: classifierEditions.num })
  if (!added) throw new Error('the edition was not written')
  return added.num
}

/** Writes a piece, and adds its texts to the search index; writing it twice has the effect of once. */
export async function writePiece(db: D1Database, num: number, piece: EditionPiece): Promise<void> {
  if ('body' in piece) {
    const cells = [[num, piece.part, piece.body]]
    for (const one of insertCells(db, 'code_edition_parts', ['edition', 'part', 'body'], cells)) await one.run()
    return
  }
  const cells = piece.texts.map(({ code, kind, paragraphs }) => [num, code, kind, JSON.stringify(paragraphs)])
  for (const one of insertCells(db, 'code_texts', ['edition', 'code', 'kind', 'paragraphs'], cells)) await one.run()
  const codes = JSON.stringify(piece.texts.map(({ code }) => code))
  const which = sql`edition = ${num} AND code IN (SELECT value FROM json_each(${codes}))`
  let texted = await indexCodeTexts(db, 0, which)
  while (texted) texted = await indexCodeTexts(db, texted.last, which)
}

/** Codes of the edition before that the new one does not have. Lines without a code have no page to redirect. */
function newlyRetired(before: ClassifierTree | null, dated: string, index: ClassifierIndex): RetiredCode[] {
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

interface Swap {
  tree: ClassifierName
  /** The edition whose pieces are all written. */
  num: number
  /** Codes of earlier editions that its files list. */
  listed: RetiredCode[]
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Makes an edition the current one, in one batch with the records of what it changes.
 * @returns how many codes of the edition before are no longer valid
 * @throws Error where the edition is missing, because another import has begun since
 */
export async function makeCurrent(db: D1Database, { tree, num, listed, now }: Swap): Promise<number> {
  const stored = await readEditions(db, tree)
  const next = stored.find((one) => one.num === num)
  const compact = next && (await readCompactOf(db, num))
  if (!next || !compact) throw new Error(`edition ${num} of ${tree} is not there`)
  const serving = stored.find(({ current }) => current)
  const old = serving ? await readCompactOf(db, serving.num) : null
  const before = old && openTree(old)
  const after = openTree(compact)
  const retired = newlyRetired(before, serving?.dated ?? '', indexTree(after))
  const olds = serving ? [serving.num] : []
  await db.batch([
    ...swap(db, tree, { num, ids: after.ids, retired: [...retired, ...listed], olds }),
    ...codeChangeStatements(db, { tree, id: next.id, before, after, now }),
    ...differenceStatements(db, { from: serving?.id ?? '', to: next.id, before: old, after: compact }),
  ])
  return retired.length
}
