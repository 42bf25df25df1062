/** The changes that an edition would make, for the page of its import: counts, and the first of each kind. */
import { CHANGE_KINDS, type ChangeKind, editionChanges } from '../../domain/classifier/edition-changes.ts'
import type { ClassifierTree } from '../../domain/classifier/tree.ts'
import type { EditionDifference } from '../../domain/contract/editions.ts'

/** Changes of a kind that the page shows. */
const SHOWN = 20
/** Characters of a wording on the page. */
const MAX_WORDING_LENGTH = 300

const cut = (text: string | null): string | null =>
  text !== null && text.length > MAX_WORDING_LENGTH ? `${text.slice(0, MAX_WORDING_LENGTH)}…` : text

/** @returns null for the overview that ships with the software, which is another selection of codes */
export function differenceOf(before: ClassifierTree | null, after: ClassifierTree): EditionDifference | null {
  if (!before || before.builtin) return null
  const changes = editionChanges(before, after)
  const of = (kind: ChangeKind) => {
    const all = changes.filter((change) => change.kind === kind)
    const first = all.slice(0, SHOWN).map(({ code, was, now }) => ({ code, was: cut(was), now: cut(now) }))
    return { count: all.length, first }
  }
  const [added, retired, reworded, duty] = CHANGE_KINDS.map(of)
  const none = { count: 0, first: [] }
  return {
    since: before.dated,
    added: added ?? none,
    retired: retired ?? none,
    reworded: reworded ?? none,
    duty: duty ?? none,
  }
}
