/** Searches the codes of both classifiers, in the isolate's memory instead of the database. */
import type { Context } from 'hono'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { type SearchResult, searchCodes } from '../../../../domain/classifier/search.ts'
import { toLookups } from '../../../../domain/classifier/views.ts'
import type { CodeLine } from '../../../../domain/contract/search.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { addedNames } from '../../../db/search-text/added-names.ts'
import { normalise } from '../../../db/search-text/normalise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import type { ClassifierSource, OpenClassifier } from '../classifier/source.ts'
import { searchWithoutProperty } from './without-property.ts'

/** Returns null instead of throwing, because a search for products must not fail when a classifier is unavailable. */
const openIfThere = async (
  source: ClassifierSource,
  c: Context<ApiEnv>,
  tree: ClassifierName,
): Promise<OpenClassifier | null> => {
  try {
    return await source.open(c, tree)
  } catch (error) {
    if (error instanceof AppError && error.code === 'codes.unavailable') return null
    throw error
  }
}

/** TN VED first: most visitors search for goods. */
const ORDER: ClassifierName[] = ['tnved', 'okved']

const BY_CODE: ReadonlySet<SearchResult['reading']> = new Set(['code', 'part'])

interface TreeHits {
  tree: OpenClassifier
  result: SearchResult
}

/** Digits of the first hit: of two codes that the query begins with, the longer one is nearer. */
const nearness = ({ tree, result }: TreeHits): number => (tree.index.tree.ids[result.nodes[0] ?? -1] ?? '').length

/**
 * Shows the nearest ancestor of a queried code only where no classifier has the code itself, and from one classifier
 * only.
 */
function withoutFar(hits: TreeHits[]): TreeHits[] {
  const near = hits.filter(({ result }) => result.reading !== 'nearest')
  if (near.some(({ result }) => BY_CODE.has(result.reading)) || near.length === hits.length) return near
  const [nearest] = hits
    .filter(({ result }) => result.reading === 'nearest')
    .toSorted((one, other) => nearness(other) - nearness(one))
  return nearest ? [nearest] : near
}

function kindOfQuery(hits: TreeHits[]): CodeHits['match'] {
  if (hits.some(({ result }) => BY_CODE.has(result.reading))) return 'code'
  return hits.some(({ result }) => result.reading === 'nearest') ? 'nearest' : null
}

const linesOf = ({ tree: { index }, result }: TreeHits, limit: number, locale: Locale): CodeLine[] => {
  const sections = result.reading === 'section'
  return toLookups(index.tree, result.nodes.slice(0, result.whole), { limit, sections }, locale).map((lookup) => ({
    tree: index.tree.tree,
    ...lookup,
  }))
}

/** Alternates between the classifiers, so that neither fills the list alone. */
const inTurn = (first: CodeLine[], second: CodeLine[]): CodeLine[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((line) => line !== undefined)

export interface CodeHits {
  items: CodeLine[]
  total: number
  /** 'code' where the query is a code, which needs no interpretation; 'nearest' where only an ancestor of it exists. */
  match: 'code' | 'nearest' | null
  /** Whether some codes have all the words as typed. */
  byWords: boolean
  /** Whether the query as typed is the name of something in a classifier, all of it, so that no word of it is misspelt. */
  isName: boolean
}

/** Other names of a thing that are searched where no code has the typed one. */
const MAX_NAMES = 6

/** @returns the codes of the query; where there are none, of what operators also call the thing, or of the thing without its material. */
function searchByNames(tree: OpenClassifier, q: string): SearchResult {
  const typed = searchCodes(tree.index, q)
  if (!typed.partial && typed.nodes.length > 0) return typed
  const others = addedNames(q).slice(0, MAX_NAMES)
  const results = others.map((name) => searchCodes(tree.index, name))
  const named = results.find(({ partial, nodes }) => !partial && nodes.length > 0)
  return named ?? searchWithoutProperty(tree.index, typed) ?? typed
}

/** The longest numeral of a section: XVIII. Words around it («раздел XVI») say that a section is meant. */
const MAX_SECTION_LENGTH = 5

const isOnlyLetters = (q: string): boolean => q.trim().length <= MAX_SECTION_LENGTH

const SPACES = /\s+/g

const isNameOf = (q: string, { reading, isNamed, words }: SearchResult): boolean =>
  reading === 'words' && isNamed && words.map(({ typed }) => typed).join('') === normalise(q).replace(SPACES, '')

/** @returns codes that match all words or the digits of the query; none from a classifier that cannot be read. */
export async function findClassifierCodes(
  source: ClassifierSource,
  c: Context<ApiEnv>,
  { q, limit }: { q: string; limit: number },
  locale: Locale,
): Promise<CodeHits> {
  const opened = await Promise.all(ORDER.map((tree) => openIfThere(source, c, tree)))
  const every = opened
    .flatMap((tree) => (tree ? [{ tree, result: searchByNames(tree, q) }] : []))
    // A single letter is also the name of a section, which no visitor means.
    .filter(({ result }) => !result.partial && result.nodes.length > 0)
    .filter(({ result }) => result.reading !== 'section' || !isOnlyLetters(q))
  const hits = withoutFar(every)
  const [first = [], second = []] = hits.map((hit) => linesOf(hit, limit, locale))
  return {
    items: inTurn(first, second).slice(0, limit),
    total: hits.reduce((sum, { result }) => sum + result.whole, 0),
    match: kindOfQuery(hits),
    byWords: hits.some(({ result }) => result.reading === 'words'),
    isName: hits.some(({ result }) => isNameOf(q, result)),
  }
}
