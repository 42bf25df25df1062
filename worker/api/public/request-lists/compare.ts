/** Compares lines of a stored list with the products, and stores the product that each of them means. */
import type { ListLine } from '../../../../domain/request-list/line.ts'
import type { Database } from '../../../db/connection.ts'
import type { StoredChoice, StoredLine } from '../../../db/schema.ts'
import type { LineCandidate, Verdict } from './matching/judge-line.ts'
import { LINES_AT_ONCE, matchLines } from './matching/match-lines.ts'

/** Lines that one request, or one step of the job, compares: ten round trips. */
export const LINES_A_STEP = 2 * LINES_AT_ONCE

const choiceOf = ({ product, variant }: LineCandidate): StoredChoice => ({ product: product.row.id, variant })

function withVerdict(line: ListLine, verdict: Verdict): StoredLine {
  const { words, article, quantity, unit } = line
  const written = { words, article, quantity, unit }
  if (verdict.state === 'none') return { ...written, state: 'none', chosen: null, choices: [] }
  const choices = verdict.others.map(choiceOf)
  if (verdict.state === 'choose') return { ...written, state: 'choose', chosen: null, choices }
  return { ...written, state: 'found', chosen: choiceOf(verdict.best), choices }
}

export const waiting = (line: ListLine): StoredLine => ({ ...line, state: 'waiting', chosen: null, choices: [] })

/** @param lines up to LINES_A_STEP */
export async function compareLines(db: Database, lines: ListLine[]): Promise<StoredLine[]> {
  const compared: StoredLine[] = []
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE)
    const verdicts = await matchLines(db, some)
    compared.push(...some.map((line, place) => withVerdict(line, verdicts[place] ?? { state: 'none' })))
  }
  return compared
}

/** @returns the list with its next lines compared; the first `matched` are already */
export async function compareNext(db: Database, lines: StoredLine[], matched: number) {
  const next = await compareLines(db, lines.slice(matched, matched + LINES_A_STEP))
  const all = [...lines.slice(0, matched), ...next, ...lines.slice(matched + next.length)]
  return { lines: all, matched: matched + next.length }
}
