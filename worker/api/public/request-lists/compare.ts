/** Compares lines of a stored list with the products, and stores the product that each of them means. */
import { possibleAmount } from '../../../../domain/request-list/cut-amount.ts'
import type { ListLine } from '../../../../domain/request-list/line.ts'
import type { Database } from '../../../db/connection.ts'
import type { StoredChoice, StoredLine } from '../../../db/schema.ts'
import type { MeaningOf } from '../search/meant-category.ts'
import type { LineCandidate, Verdict } from './matching/judge-line.ts'
import { LINES_AT_ONCE, matchLines } from './matching/match-lines.ts'

/** Lines that one request, or one step of the job, compares: twenty round trips at most. */
export const LINES_A_STEP = 2 * LINES_AT_ONCE

const choiceOf = ({ product, variant }: LineCandidate): StoredChoice => ({ product: product.row.id, variant })

function withVerdict(line: ListLine, verdict: Verdict): StoredLine {
  const { words, article, quantity, unit, note } = line
  const written = { words, article, quantity, unit, note }
  if (verdict.state === 'none') return { ...written, state: 'none', chosen: null, choices: [] }
  const choices = verdict.others.map(choiceOf)
  if (verdict.state === 'choose') return { ...written, state: 'choose', chosen: null, choices }
  return { ...written, state: 'found', chosen: choiceOf(verdict.best), choices }
}

/** The line with what it ends in as its quantity, where it has none. */
function withPossibleAmount(line: ListLine): ListLine | null {
  const amount = line.quantity === null && line.unit === null ? possibleAmount(line.words) : null
  return amount && { ...line, words: amount.rest, quantity: amount.quantity, unit: amount.unit }
}

/** Whether the products that a line means without its last number are sold by the unit behind that; a bare number needs a part number. */
function isSoldSo({ unit }: ListLine, verdict: Verdict): boolean {
  if (verdict.state === 'none') return false
  const meant = verdict.state === 'found' ? [verdict.best, ...verdict.others] : verdict.others
  if (unit === null) return verdict.state === 'found' && verdict.best.isNamed
  return meant.every(({ product }) => product.row.unit === unit)
}

export const waiting = (line: ListLine): StoredLine => ({ ...line, state: 'waiting', chosen: null, choices: [] })

async function compareTogether(db: Database, lines: ListLine[], meaningOf: MeaningOf): Promise<StoredLine[]> {
  const verdicts = await matchLines(db, lines, meaningOf)
  const again = lines.flatMap((line, at) => {
    const possible = verdicts[at]?.state === 'found' ? null : withPossibleAmount(line)
    return possible ? [{ at, line: possible }] : []
  })
  const others =
    again.length === 0
      ? []
      : await matchLines(
          db,
          again.map(({ line }) => line),
          meaningOf,
        )
  const read = new Map(
    again.flatMap(({ at, line }, place) => {
      const verdict = others[place]
      return verdict && isSoldSo(line, verdict) ? [[at, withVerdict(line, verdict)] as const] : []
    }),
  )
  return lines.map((line, at) => read.get(at) ?? withVerdict(line, verdicts[at] ?? { state: 'none' }))
}

/**
 * @param lines up to LINES_A_STEP
 * @param meaningOf what the words of a line mean
 */
export async function compareLines(db: Database, lines: ListLine[], meaningOf: MeaningOf): Promise<StoredLine[]> {
  const compared: StoredLine[] = []
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    compared.push(...(await compareTogether(db, lines.slice(at, at + LINES_AT_ONCE), meaningOf)))
  return compared
}

/** @returns the list with its next lines compared; the first `matched` are already */
export async function compareNext(db: Database, lines: StoredLine[], matched: number, meaningOf: MeaningOf) {
  const next = await compareLines(db, lines.slice(matched, matched + LINES_A_STEP), meaningOf)
  const all = [...lines.slice(0, matched), ...next, ...lines.slice(matched + next.length)]
  return { lines: all, matched: matched + next.length }
}
