/**
 * A classifier as it travels: one text a column, one line a node, in the order of the tree. It is a third of what a list of
 * objects would be, compresses well, and its names are read as they stand: nothing is copied until it is shown.
 */
import type { Locale } from '../locale.ts'

export const TREES = ['okved', 'tnved'] as const
export type TreeName = (typeof TREES)[number]

/** Levels of each tree from the top down; a node names its own by its place here. */
export const LEVELS = {
  okved: ['section', 'class', 'subclass', 'group', 'subgroup', 'kind'],
  // A group is a line of the tariff with dashes and no code of its own.
  tnved: [
    'section',
    'chapter',
    'subchapter',
    'heading',
    'group',
    'subheading6',
    'subheading8',
    'subheading9',
    'subheading10',
  ],
} as const
export type Level = (typeof LEVELS)[TreeName][number]

/** Texts that repeat: each once, and which of them a node has. 0 is none. */
export interface RepeatedTexts {
  values: string[]
  of: number[]
}

export interface CompactTree {
  tree: TreeName
  /** Day of the edition, ISO. */
  dated: string
  /** The overview that ships with the project, not a published edition. */
  builtin: boolean
  /** Where the rows come from, as words of our own: 'rosstat', 'eec', 'nace', 'hs', 'cn'. */
  sources: string[]
  /** Languages whose wording is nobody's official one. */
  unofficial: Locale[]
  /** Digest of the notes and explanations that belong to it and travel apart; '' where there are none. */
  texts: string
  /** A line a node: its id. Lines with dashes have one made from their chapter, as '8481-g285'. */
  ids: string
  /** A digit a node: the place of its level in LEVELS. */
  levels: string
  /** A base-36 digit a node: how many stand above it. */
  depths: string
  /** A line a node; an empty one is a wording that is missing. */
  names: Record<Locale, string>
  /** A line a node: other words it is looked for by. */
  words: string
  units: RepeatedTexts
  duties: RepeatedTexts
  /** Footnote marks of the tariff. */
  marks: RepeatedTexts
}

/** A node as loaders hand it over. */
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

export type TreeHead = Pick<CompactTree, 'tree' | 'dated' | 'builtin' | 'sources' | 'unofficial' | 'texts'>

function repeated(texts: string[]): RepeatedTexts {
  const values = [...new Set(texts)].filter(Boolean)
  const places = new Map(values.map((text, at) => [text, at + 1]))
  return { values, of: texts.map((text) => places.get(text) ?? 0) }
}

/** A line break within a text would shift every later line. */
const line = (text = '') => text.replace(/\s+/g, ' ').trim()

/** @param rows in the order of the tree, every one directly before what is below it. */
export function compactTree(head: TreeHead, rows: CodeRow[]): CompactTree {
  const levels: readonly string[] = LEVELS[head.tree]
  const column = (text: (row: CodeRow) => string | undefined) => rows.map((row) => line(text(row)))
  return {
    ...head,
    ids: column(({ id }) => id).join('\n'),
    levels: rows.map(({ level }) => levels.indexOf(level)).join(''),
    depths: rows.map(({ depth }) => depth.toString(36)).join(''),
    names: {
      en: column(({ names }) => names.en).join('\n'),
      ru: column(({ names }) => names.ru).join('\n'),
      zh: column(({ names }) => names.zh).join('\n'),
    },
    words: column(({ words }) => words).join('\n'),
    units: repeated(column(({ unit }) => unit)),
    duties: repeated(column(({ duty }) => duty)),
    marks: repeated(column(({ marks }) => marks)),
  }
}
