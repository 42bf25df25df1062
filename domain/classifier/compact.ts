/**
 * The form in which a classifier is stored and sent: one text per column, one line per node, in the order of the tree.
 * A third of the size of a list of objects, and it compresses well.
 */

import type { CompactTree } from '../contract/classifier.ts'
import { byLocale, type Locale } from '../locale.ts'
import { oneLine } from '../one-line.ts'
import { LEVELS, type Level } from './levels.ts'

export const CLASSIFIERS = ['okved', 'tnved'] as const
export type ClassifierName = (typeof CLASSIFIERS)[number]

/** A node as loaders read it from a source. */
export interface CodeRow {
  id: string
  level: Level
  depth: number
  names: Partial<Record<Locale, string>>
  words?: string
  unit?: string
  duty?: string
  marks?: string
}

export type TreeHead = Pick<CompactTree, 'tree' | 'dated' | 'builtin' | 'sources' | 'unofficial' | 'texts' | 'byHand'>

function repeated(texts: string[]): CompactTree['units'] {
  const values = [...new Set(texts)].filter(Boolean)
  const places = new Map(values.map((text, at) => [text, at + 1]))
  return { values, of: texts.map((text) => places.get(text) ?? 0) }
}

/** A line break within a text would shift all later nodes. */
const line = (text = '') => oneLine(text)

/** @param rows in the order of the tree: each parent directly before its descendants */
export function compactTree(head: TreeHead, rows: CodeRow[]): CompactTree {
  const levels: readonly string[] = LEVELS[head.tree]
  const column = (text: (row: CodeRow) => string | undefined) => rows.map((row) => line(text(row)))
  return {
    ...head,
    ids: column(({ id }) => id).join('\n'),
    levels: rows.map(({ level }) => levels.indexOf(level)).join(''),
    depths: rows.map(({ depth }) => depth.toString(36)).join(''),
    names: byLocale((locale) => column(({ names }) => names[locale]).join('\n')),
    words: column(({ words }) => words).join('\n'),
    units: repeated(column(({ unit }) => unit)),
    duties: repeated(column(({ duty }) => duty)),
    marks: repeated(column(({ marks }) => marks)),
  }
}
