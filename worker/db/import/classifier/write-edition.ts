/** Writes an edition into the database at once, by the steps of edition-steps.ts. */
import type { D1Database } from '@cloudflare/workers-types'
import type { CodeTextKind } from '../../../../domain/classifier/code-texts.ts'
import { type CodeRow, compactTree, type TreeHead } from '../../../../domain/classifier/compact.ts'
import { type WordingsByHand, withWordings } from '../../../../domain/classifier/wordings-by-hand.ts'
import type { Text } from '../../../../domain/text.ts'
import { readCodeWordings } from '../../code-wordings.ts'
import { contentId } from '../content-id.ts'
import { beginEdition, currentEdition, editionPieces, makeCurrent, writePiece } from './edition-steps.ts'

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

export interface EditionContent {
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

/**
 * @param wordings names that operators have written, which replace the edition's own
 * @returns the compact form as it is stored, and the edition's id, which is its hash
 */
export function compactEdition(
  { head, rows, texts }: EditionContent,
  wordings: WordingsByHand = new Map(),
): { id: string; text: string } {
  const digest = texts.length === 0 ? '' : contentId(JSON.stringify(texts))
  const text = JSON.stringify(withWordings(compactTree({ ...head, texts: digest }, rows), wordings))
  return { id: contentId(text), text }
}

/**
 * @param now milliseconds since 1970.
 * @returns what was written. The current edition again changes nothing.
 */
export async function writeEdition(db: D1Database, edition: EditionContent, now: number): Promise<WrittenEdition> {
  const { tree } = edition.head
  const { id, text } = compactEdition(edition, await readCodeWordings(db, tree))
  if ((await currentEdition(db, tree))?.id === id) return { id, text, changed: false, retired: 0 }
  const num = await beginEdition(db, edition.head, { id, nodes: edition.rows.length, now })
  for (const piece of editionPieces(text, edition.texts)) await writePiece(db, num, piece)
  const retired = await makeCurrent(db, { tree, num, listed: edition.retired ?? [], now })
  return { id, text, changed: true, retired }
}
