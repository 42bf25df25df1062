/** What one edition of a classifier changed in comparison with the one before it (docs/behaviour.md, "Changes of an edition"). */
import { oneLine } from '../one-line.ts'
import { type ClassifierTree, codeOf, dutyOf } from './tree.ts'

export const CHANGE_KINDS = ['added', 'retired', 'reworded', 'duty'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

interface EditionChange {
  code: string
  kind: ChangeKind
  /** Wording or duty before; null for an added code, and where there was no duty. */
  was: string | null
  /** Wording or duty now; of a retired code the codes that came in its place, separated by spaces, null where none did. */
  now: string | null
}

/** Codes that are named in the place of a retired one; the others are found under the line above. */
const MAX_SUCCESSORS = 12
/** Digits of a heading: what shares fewer is other goods. */
const HEADING = 4

const russianName = ({ names }: ClassifierTree, at: number): string => oneLine(names.ru[at] ?? '')

const codedLines = (tree: ClassifierTree): number[] =>
  tree.ids.flatMap((_, at) => (codeOf(tree, at) === null ? [] : [at]))

/** @returns the added codes that share most digits with a retired one, at least a heading's */
function successorsOf(code: string, added: readonly string[]): string | null {
  for (let length = code.length - 1; length >= HEADING; length -= 1) {
    const under = added.filter((other) => other.startsWith(code.slice(0, length)) && other.length >= code.length)
    if (under.length > 0) return under.slice(0, MAX_SUCCESSORS).join(' ')
  }
  return null
}

/** @returns every code that came, went, or has another Russian wording or duty, in the order of the classifier; retired ones at the end */
export function editionChanges(before: ClassifierTree, after: ClassifierTree): EditionChange[] {
  const changes: EditionChange[] = []
  const added: string[] = []
  for (const at of codedLines(after)) {
    const code = after.ids[at] ?? ''
    const old = before.positions.get(code)
    const now = russianName(after, at)
    if (old === undefined) {
      added.push(code)
      changes.push({ code, kind: 'added', was: null, now })
      continue
    }
    const was = russianName(before, old)
    if (was !== now) changes.push({ code, kind: 'reworded', was, now })
    const wasDuty = dutyOf(before, old)
    const duty = dutyOf(after, at)
    if (wasDuty !== duty) changes.push({ code, kind: 'duty', was: wasDuty, now: duty })
  }
  for (const at of codedLines(before)) {
    const code = before.ids[at] ?? ''
    if (after.positions.has(code)) continue
    changes.push({ code, kind: 'retired', was: russianName(before, at), now: successorsOf(code, added) })
  }
  return changes
}
