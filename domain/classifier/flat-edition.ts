/** An edition as a table: one row a node, with its whole path, for programs that have no tree (docs/behaviour.md, "Editions as files"). */
import type { Duty } from '../contract/duty.ts'
import type { LOCALES } from '../locale.ts'
import { readDuty } from './duty.ts'
import { type ClassifierTree, codeOf, dutyOf, footnotesOf, levelOf, pathOf, unitOfNode } from './tree.ts'

/** A node with everything that is known of it. */
export interface FlatNode {
  id: string
  code: string | null
  level: string
  parent: string | null
  /** Ids of its ancestors from the top down. */
  path: string[]
  name: { en: string | null; ru: string | null; zh: string | null }
  unit: string | null
  duty: string | null
  rule: Duty | null
  footnotes: string | null
}

export function flatNode(tree: ClassifierTree, at: number): FlatNode {
  const { ids, names } = tree
  const nameIn = (locale: (typeof LOCALES)[number]) => names[locale][at] || null
  const path = pathOf(tree, at).map((up) => ids[up] ?? '')
  const duty = dutyOf(tree, at)
  return {
    id: ids[at] ?? '',
    code: codeOf(tree, at),
    level: levelOf(tree, at),
    parent: path.at(-1) ?? null,
    path,
    name: { en: nameIn('en'), ru: nameIn('ru'), zh: nameIn('zh') },
    unit: unitOfNode(tree, at),
    duty,
    rule: readDuty(duty ?? ''),
    footnotes: footnotesOf(tree, at),
  }
}
