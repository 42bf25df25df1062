/** Why a candidate may be the code of described goods, and why not: its lines, and the notes to its section and chapter. */
import type { CodeText } from '../../contract/classifier.ts'
import { FOLDED_WORD, fold } from '../fold.ts'
import { headingsIn } from '../named-in-notes.ts'
import type { ClassifierTree } from '../tree.ts'
import { matchQuality } from '../word-matches.ts'
import { isResidual } from './candidates.ts'
import type { WordEvidence } from './score.ts'

/** Minimum quality of a match: a form of the word, since a longer word that only begins with it often names another thing. */
const MIN_QUALITY = 3

/**
 * @returns the words of the description that each line has, those of the narrowest line that has them; words of other names of the
 *   thing where none that was typed is in any line
 */
export function matchedWords(
  lines: readonly number[],
  all: readonly WordEvidence[],
): { at: number; words: string[] }[] {
  const typed = all.filter(({ isTyped, matches }) => isTyped && lines.some((at) => (matches.quality[at] ?? 0) > 0))
  const evidence = typed.length > 0 ? typed : all
  const listed = new Set<string>()
  const said = lines.toReversed().map((at) => {
    const words = evidence.flatMap(({ word, matches }) =>
      (matches.quality[at] ?? 0) > 0 && !listed.has(word.shown) ? [word.shown] : [],
    )
    for (const word of words) listed.add(word)
    return { at, words }
  })
  return said.toReversed().filter(({ words }) => words.length > 0)
}

/** @returns the lines below the heading of which the description has no word: a person has to check whether they fit the goods */
export const unmatchedLines = (
  tree: ClassifierTree,
  lines: readonly number[],
  evidence: readonly WordEvidence[],
): number[] =>
  lines
    .slice(1)
    .filter((at) => !isResidual(tree, at) && evidence.every(({ matches }) => (matches.quality[at] ?? 0) < MIN_QUALITY))

/** «В данную группу не включаются:», after which each paragraph names something up to the next numbered note. */
const EXCLUDES = /не включа[ею]тся/i
const NUMBERED = /^\d+\./
const MAX_QUOTE_LENGTH = 400
const MAX_REASONS = 3

interface Exclusion {
  of: CodeText['of']
  quote: string
  /** Where what is excluded belongs. */
  headings: string[]
}

function excludedIn({ paragraphs }: CodeText): string[] {
  const excluded: string[] = []
  let isList = false
  for (const paragraph of paragraphs) {
    if (NUMBERED.test(paragraph)) isList = EXCLUDES.test(paragraph)
    if (isList || EXCLUDES.test(paragraph)) excluded.push(paragraph)
  }
  return excluded
}

/** The words that name the goods: a material alone excludes nothing. */
const namesGoods = ({ word, weight }: WordEvidence): boolean => weight > 1 && word.script === 'ru'

function has(paragraph: string, evidence: readonly WordEvidence[]): boolean {
  const folded = fold(paragraph)
  const words = [...folded.matchAll(FOLDED_WORD)]
  return evidence.some(({ word }) => words.some(({ index }) => matchQuality(folded, index, word) >= MIN_QUALITY))
}

/**
 * @returns the exclusions in the notes to its section and chapter that have the name of the goods, each with the
 *   heading where such goods belong
 */
export function exclusions(texts: readonly CodeText[], evidence: readonly WordEvidence[]): Exclusion[] {
  const naming = evidence.filter(namesGoods)
  if (naming.length === 0) return []
  return texts
    .filter(({ kind }) => kind === 'note')
    .flatMap((text) => excludedIn(text).map((paragraph) => ({ of: text.of, paragraph })))
    .filter(({ paragraph }) => has(paragraph, naming))
    .slice(0, MAX_REASONS)
    .map(({ of, paragraph }) => ({
      of,
      quote:
        paragraph.length > MAX_QUOTE_LENGTH
          ? `${paragraph.slice(0, paragraph.lastIndexOf(' ', MAX_QUOTE_LENGTH))} …`
          : paragraph,
      headings: [...new Set(headingsIn(paragraph).map(({ heading }) => heading))].slice(0, MAX_REASONS),
    }))
}
