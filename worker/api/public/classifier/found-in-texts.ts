/** Adds codes that are found by their notes and explanations to the results of a search. */
import type { CodeTextKind } from '../../../../domain/classifier/code-texts.ts'
import { typedWords } from '../../../../domain/classifier/interpretations.ts'
import { marksInName } from '../../../../domain/classifier/marks.ts'
import { toQueryWords } from '../../../../domain/classifier/query-words.ts'
import { toHit } from '../../../../domain/classifier/views.ts'
import type { CodeHit, SearchMeta } from '../../../../domain/contract/classifier.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { OpenClassifier } from './source.ts'

/** A text that has all words of a query in one paragraph. */
export interface TextHit {
  code: string
  kind: CodeTextKind
  /** The paragraph. */
  text: string
}

/** Characters of a paragraph that are shown, with its first match among them. */
const SHOWN = 240
const BEFORE = 80

/** A paragraph of an explanation is mostly an entry of a list: «- разведение кроликов;» */
const unlisted = (paragraph: string): string => paragraph.replace(/^[-–—]\s*/, '').replace(/;$/, '')

/** @param at where the first match is. @returns the part of the paragraph around it, cut at spaces */
function around(paragraph: string, at: number): string {
  if (paragraph.length <= SHOWN) return paragraph
  const from = at <= BEFORE ? 0 : paragraph.indexOf(' ', at - BEFORE) + 1
  const end = from + SHOWN >= paragraph.length ? paragraph.length : paragraph.lastIndexOf(' ', from + SHOWN)
  return `${from > 0 ? '… ' : ''}${paragraph.slice(from, end)}${end < paragraph.length ? ' …' : ''}`
}

/** Whether no name has all the words, so that notes and explanations are searched as well. */
export const lacksNames = ({ total, partial, reading }: SearchMeta): boolean =>
  (total === 0 || partial) && reading !== 'nearest' && reading !== 'section'

interface SearchResult {
  data: CodeHit[]
  meta: SearchMeta
}

/**
 * @param found by names: none has all the words
 * @returns the codes that have all words in a text, then those of which some words are in the name
 */
export function withTextHits(
  { index: { tree } }: OpenClassifier,
  { data, meta }: SearchResult,
  { texts, q, perPage, locale }: { texts: TextHit[]; q: string; perPage: number; locale: Locale },
): SearchResult {
  const words = toQueryWords(typedWords(q))
  const hits = texts.flatMap(({ code, kind, text: paragraph }): CodeHit[] => {
    const at = tree.positions.get(code)
    if (at === undefined) return []
    const text = unlisted(paragraph)
    const shown = around(text, marksInName(text, 'ru', words)[0]?.[0] ?? 0)
    const found = { lang: 'ru' as const, text: shown, marks: marksInName(shown, 'ru', words), in: kind }
    return [{ ...toHit(tree, at, NOTHING_MARKED, locale), found }]
  })
  const ids = new Set(hits.map(({ id }) => id))
  const others = data.filter(({ id }) => !ids.has(id))
  return {
    data: [...hits, ...others].slice(0, perPage),
    meta: { ...meta, total: meta.total + hits.length - (data.length - others.length) },
  }
}

const NOTHING_MARKED = {
  nodes: [],
  whole: 0,
  reading: 'words' as const,
  partial: false,
  isNamed: false,
  words: [],
  digits: '',
}
