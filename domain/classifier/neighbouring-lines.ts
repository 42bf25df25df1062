/**
 * Headings of the tariff that are easily mistaken for each other: by references in the edition's own lines, by everyday
 * names, and as the last resort by words that headings of one chapter share.
 */
import { getOrCreate } from '../get-or-create.ts'
import { byLocale, LOCALES, type Locale } from '../locale.ts'
import { stem } from '../search-text/stem.ts'
import { aliasesIn } from './aliases.ts'
import { LEVELS } from './levels.ts'
import { headingOf, headingsIn, quoteOf } from './named-in-notes.ts'
import type { ClassifierTree } from './tree.ts'

/** A line that names another heading than its own. */
interface NamingLine {
  at: number
  quote: string
  headings: string[]
}

/** A name, or words, of goods of several headings. */
export interface SharedName {
  text: string
  headings: string[]
}

/** Lines for the assembly of vehicles name the vehicles that the parts are for, which are not similar goods. */
const FOR_ASSEMBLY = /промышленной сборки/

const MAX_LINES = 3
const MAX_NAMES = 3
const MAX_HEADINGS = 5

interface Lines {
  /** Lines by the headings that they name, the own one left out. */
  naming: Map<string, number[]>
  /** Headings by the names that people give to their goods, in lower case. */
  headings: Record<Locale, Map<string, Set<string>>>
}

const linesByTree = new WeakMap<ClassifierTree, Lines>()

/** Cached by edition, because every page of a code needs them and reading takes some tens of milliseconds. */
function linesOf(tree: ClassifierTree): Lines {
  const known = linesByTree.get(tree)
  if (known) return known
  const lines: Lines = { naming: new Map(), headings: byLocale(() => new Map()) }
  for (const [at, id] of tree.ids.entries()) {
    const own = headingOf(id)
    for (const { heading } of headingsIn(tree.names.ru[at] ?? ''))
      if (heading !== own) getOrCreate(lines.naming, heading, () => []).push(at)
    if (own === undefined) continue
    for (const locale of LOCALES)
      for (const alias of aliasesIn(tree.words[at] ?? '', locale))
        getOrCreate(lines.headings[locale], alias.toLowerCase(), () => new Set()).add(own)
  }
  linesByTree.set(tree, lines)
  return lines
}

/** @returns the lines of a heading, itself first */
function branchOf({ ids, ends }: ClassifierTree, heading: string): number[] {
  const first = ids.findIndex((id) => id.startsWith(heading))
  return first < 0 ? [] : Array.from({ length: (ends[first] ?? first) - first }, (_, at) => first + at)
}

/** @returns lines below a heading that name others, and lines elsewhere that name this one, as they are written in Russian */
export function linesNaming(tree: ClassifierTree, heading: string): NamingLine[] {
  const own = branchOf(tree, heading).flatMap((at): NamingLine[] => {
    const text = tree.names.ru[at] ?? ''
    if (FOR_ASSEMBLY.test(text)) return []
    const other = headingsIn(text).find((one) => one.heading !== heading)?.heading
    const said = other === undefined ? null : quoteOf(text, other)
    return said && other !== undefined
      ? [{ at, quote: said.quote, headings: [other, ...said.headings.filter((one) => one !== heading)] }]
      : []
  })
  const elsewhere = (linesOf(tree).naming.get(heading) ?? []).flatMap((at): NamingLine[] => {
    const text = tree.names.ru[at] ?? ''
    const said = FOR_ASSEMBLY.test(text) ? null : quoteOf(text, heading)
    const above = headingOf(tree.ids[at] ?? '')
    return said && above !== undefined ? [{ at, quote: said.quote, headings: [above] }] : []
  })
  const each = new Map([...own, ...elsewhere].toReversed().map((line) => [line.headings.join(' '), line]))
  return [...each.values()].toReversed().slice(0, MAX_LINES)
}

/** @returns names in this language of goods of this heading that goods of others have as well, those of the fewest first */
export function namesShared(tree: ClassifierTree, heading: string, locale: Locale): SharedName[] {
  const known = linesOf(tree).headings[locale]
  const names = branchOf(tree, heading).flatMap((at) => aliasesIn(tree.words[at] ?? '', locale))
  return [...new Set(names)]
    .flatMap((text): SharedName[] => {
      const headings = [...(known.get(text.toLowerCase()) ?? [])].filter((one) => one !== heading)
      return headings.length > 0 && headings.length <= MAX_HEADINGS ? [{ text, headings }] : []
    })
    .toSorted((one, other) => one.headings.length - other.headings.length)
    .slice(0, MAX_NAMES)
}

/** Shorter words, and words in more headings of a chapter than that, do not distinguish goods. */
const MIN_LETTERS = 4
const MAX_WITH_WORD = 6

/** The level of a heading in the tree's column. */
const HEADING = String(LEVELS.tnved.indexOf('heading'))

/** Words that may be in any heading. */
const PLAIN = /^(?:включая|кроме|проч\p{L}+|аналогичн\p{L}+|изделия|части|други\p{L}|также)$/u

const stemsOf = (text: string): Map<string, string> =>
  new Map(
    (
      text
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/\p{L}+/gu) ?? []
    )
      .filter((word) => word.length >= MIN_LETTERS && !PLAIN.test(word))
      .map((word) => [stem(word), word]),
  )

/**
 * @returns the first word of a heading that some others of its chapter have as well, as Russian names are written: the thing comes before its
 *   properties; undefined for none
 */
export function wordShared(tree: ClassifierTree, heading: string): SharedName | undefined {
  const chapter = tree.positions.get(heading.slice(0, 2))
  const headings = (chapter === undefined ? [] : branchOf(tree, heading.slice(0, 2)))
    .filter((at) => tree.columns.levels[at] === HEADING)
    .map((at) => ({ heading: headingOf(tree.ids[at] ?? '') ?? '', stems: stemsOf(tree.names.ru[at] ?? '') }))
  const own = headings.find((one) => one.heading === heading)
  const shared = [...(own?.stems ?? [])].map(
    ([key, text]): SharedName => ({
      text,
      headings: headings.flatMap((one) => (one !== own && one.stems.has(key) ? [one.heading] : [])),
    }),
  )
  const few = shared.find((one) => one.headings.length > 0 && one.headings.length <= MAX_WITH_WORD)
  return few && { ...few, headings: few.headings.slice(0, MAX_HEADINGS) }
}
