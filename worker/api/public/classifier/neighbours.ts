/** Headings that are easily mistaken for a code's own: by the notes, by the lines of the tariff, and by everyday names of the goods. */
import { headingOf, namedInNotes } from '../../../../domain/classifier/named-in-notes.ts'
import {
  linesNaming,
  namesShared,
  type SharedName,
  wordShared,
} from '../../../../domain/classifier/neighbouring-lines.ts'
import type { ClassifierTree } from '../../../../domain/classifier/tree.ts'
import { toRef } from '../../../../domain/classifier/views.ts'
import type { CodeText } from '../../../../domain/contract/classifier.ts'
import type { CodeNeighbour } from '../../../../domain/contract/code-neighbours.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { NotedElsewhere } from './queries.ts'

/** Notes that are quoted, those to the own section and chapter first. */
const MAX_NOTES = 4

/**
 * @param texts of the code and of the codes above it
 * @param noted paragraphs of notes that name its heading, those of `texts` among them
 * @returns its neighbours, the surest first; words that headings share only where there is nothing else
 */
export function neighboursOf(
  tree: ClassifierTree,
  at: number,
  { texts, noted }: { texts: readonly CodeText[] | null; noted: readonly NotedElsewhere[] },
  locale: Locale,
): CodeNeighbour[] {
  const heading = tree.tree === 'tnved' ? headingOf(tree.ids[at] ?? '') : undefined
  if (heading === undefined) return []
  const refs = (headings: string[]) =>
    headings.flatMap((one) => {
      const place = tree.positions.get(one) ?? tree.ids.findIndex((id) => id.startsWith(one))
      return place < 0 ? [] : [toRef(tree, place, locale)]
    })
  const ownNotes = namedInNotes(heading, texts)
  const known = new Set(ownNotes.map(({ of }) => of.id))
  const elsewhere = noted.flatMap(({ code, ...said }) => {
    const place = tree.positions.get(code)
    return place === undefined || known.has(code) ? [] : [{ of: toRef(tree, place, locale), ...said }]
  })
  const notes = [...ownNotes, ...elsewhere].slice(0, MAX_NOTES).map(({ of, quote, headings }): CodeNeighbour => {
    return { by: 'note', of, text: { lang: 'ru', text: quote }, headings: refs(headings) }
  })
  const lines = linesNaming(tree, heading).map((line): CodeNeighbour => {
    const text = { lang: 'ru' as const, text: line.quote }
    return { by: 'row', of: toRef(tree, line.at, locale), text, headings: refs(line.headings) }
  })
  const shared = (by: 'name' | 'words', lang: Locale, { text, headings }: SharedName): CodeNeighbour => {
    return { by, of: null, text: { lang, text }, headings: refs(headings) }
  }
  const names = namesShared(tree, heading, locale).map((name) => shared('name', locale, name))
  const sure = [...notes, ...lines, ...names]
  const words = sure.length > 0 ? undefined : wordShared(tree, heading)
  return words ? [shared('words', 'ru', words)] : sure
}
