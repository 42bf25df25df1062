/** The responses of a classifier's calls, made from an open edition. */

import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { readDuty } from '../../../../domain/classifier/duty.ts'
import { findCode } from '../../../../domain/classifier/find-code.ts'
import { searchCodes } from '../../../../domain/classifier/search.ts'
import { type SearchRequest, searchSummary, viewNodes, viewSearch } from '../../../../domain/classifier/search-view.ts'
import {
  branchBelow,
  type ClassifierTree,
  childrenOf,
  dutyOf,
  footnotesOf,
  openedAt,
  pathOf,
} from '../../../../domain/classifier/tree.ts'
import { namesOf, toLookups, toNode, toPath, toRef } from '../../../../domain/classifier/views.ts'
import type {
  CodeHit,
  CodeResponse,
  Edition,
  Lookup,
  Meta,
  SearchMeta,
  ShownNode,
} from '../../../../domain/contract/classifier.ts'
import { byLocale, LOCALES, type Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import { AppError } from '../../http/problem.ts'
import { neighboursOf } from './neighbours.ts'
import type { CodeDetails } from './queries.ts'
import { type OpenClassifier, unavailable } from './source.ts'

/** Most nodes of a response; a client that needs more has to load the compact form. */
const MAX_NODES = 3000

export const classifierPath = (tree: ClassifierName): string => `/api/${tree}/tree`

function editionOf({ id, bytes, index: { tree } }: OpenClassifier): Edition {
  const { dated, builtin, sources, size: nodes } = tree
  return {
    id,
    tree: tree.tree,
    dated,
    builtin,
    sources,
    nodes,
    bytes,
    url: `${classifierPath(tree.tree)}?edition=${id}`,
  }
}

export const toMeta = (opened: OpenClassifier): Meta => ({
  edition: editionOf(opened),
  stale: opened.staleFor !== undefined,
})

const unknownCode = () => new AppError('code.unknown', 404)

/** @throws AppError 404 for a code that is not there. */
function codeOrNotFound({ index }: OpenClassifier, code: string): number {
  const found = findCode(index, code)
  if (!found?.exact) throw unknownCode()
  return found.at
}

function refuseTooMany(nodes: number[]): number[] {
  if (nodes.length <= MAX_NODES) return nodes
  throw new AppError('branch.too-large', 422, {
    detail: `More than ${MAX_NODES} codes: ask for fewer levels, or the whole tree.`,
  })
}

/**
 * @param branch.parent a code; '' is the top.
 * @param branch.depth levels below it.
 * @returns nodes in the order of the tree, each before its descendants.
 */
export function branchResult(
  opened: OpenClassifier,
  { parent, depth, q }: { parent: string; depth: number; q?: string | undefined },
  locale: Locale,
): ShownNode[] {
  const top = parent === '' ? -1 : codeOrNotFound(opened, parent)
  return viewNodes(opened.index, refuseTooMany(branchBelow(opened.index.tree, top, depth)), q, locale)
}

/**
 * @param way.open a code; '' gives the top level only.
 * @returns the visible nodes of the tree expanded down to a code: the top level, and the children of the code and of
 *   each of its ancestors. For an unknown code the nearest ancestor by its first digits is used.
 */
export function openedResult(
  opened: OpenClassifier,
  { open, q }: { open: string; q?: string | undefined },
  locale: Locale,
): ShownNode[] {
  const at = open === '' ? -1 : (findCode(opened.index, open)?.at ?? -1)
  return viewNodes(opened.index, refuseTooMany(openedAt(opened.index.tree, at)), q, locale)
}

export function searchResult(
  opened: OpenClassifier,
  request: SearchRequest,
  locale: Locale,
): { data: CodeHit[]; meta: SearchMeta } {
  const { hits, ...summary } = viewSearch(opened.index, request, locale)
  return { data: hits, meta: { ...toMeta(opened), ...summary } }
}

export function lookupResult(
  opened: OpenClassifier,
  { q, perPage }: SearchRequest,
  locale: Locale,
): { data: Lookup[]; meta: SearchMeta } {
  const result = searchCodes(opened.index, q)
  const data = toLookups(opened.index.tree, result.nodes, { limit: perPage }, locale)
  return { data, meta: { ...toMeta(opened), ...searchSummary(result) } }
}

export function textsOf(
  tree: ClassifierTree,
  places: number[],
  { texts }: CodeDetails,
  locale: Locale,
): CodeResponse['texts'] {
  return places.flatMap((at) =>
    texts
      .filter(({ code }) => code === tree.ids[at])
      .map(({ kind, paragraphs }) => ({ of: toRef(tree, at, locale), kind, lang: 'ru' as const, paragraphs })),
  )
}

/** Codes of earlier editions are stored by their digits, however the request spells them. */
const retiredKey = (tree: ClassifierName, code: string): string =>
  tree === 'tnved' ? code.replace(/[^0-9A-Za-z]/g, '') : code.trim()

const CODES = { okved: /^\d\d(\.\d{1,2}){1,2}$/, tnved: /^\d{6,10}$/ }

/**
 * The built-in overview ends above the codes that declarations and registers use: such a code may exist although the overview does not have
 * it.
 */
function isFiner(tree: ClassifierTree, above: number, code: string): boolean {
  const prefix = tree.ids[above] ?? ''
  return tree.builtin && childrenOf(tree, above).length === 0 && CODES[tree.tree].test(code) && code.startsWith(prefix)
}

/**
 * @param readDetails reads notes of codes and retired codes; null where they cannot be read.
 * @returns the code, or for a retired one the nearest code of this edition.
 * @throws AppError 404 `code.unknown` for what was never a code, 503 `codes.unavailable` where that cannot be decided.
 */
export async function codeResult(
  opened: OpenClassifier,
  code: string,
  locale: Locale,
  readDetails: (codes: string[], code: string) => Promise<CodeDetails | null>,
): Promise<CodeResponse> {
  const { tree } = opened.index
  const found = findCode(opened.index, code)
  if (!found) throw unknownCode()
  // The notes of the nodes above apply to it as well.
  const places = [...pathOf(tree, found.at), found.at]
  const key = retiredKey(tree.tree, code)
  const codes = places.map((at) => tree.ids[at] ?? '')
  const details = await readDetails(codes, key)
  if (!found.exact && !details) throw unavailable()
  const retired = found.exact ? null : (details?.retired ?? null)
  const finer = !found.exact && !retired && isFiner(tree, found.at, key) ? key : null
  if (!found.exact && !retired && !finer) throw unknownCode()
  const names = namesOf(tree, found.at)
  const texts = details && textsOf(tree, places, details, locale)
  return {
    node: toNode(tree, found.at, locale),
    rule: readDuty(dutyOf(tree, found.at) ?? ''),
    footnotes: footnotesOf(tree, found.at),
    names: byLocale((locale) => names[locale] || null),
    byHand: LOCALES.filter((lang) => tree.byHand?.[tree.ids[found.at] ?? '']?.[lang] !== undefined),
    path: toPath(tree, found.at, locale),
    below: childrenOf(tree, found.at).map((at) => toNode(tree, at, locale)),
    texts,
    neighbours: neighboursOf(tree, found.at, { texts, noted: details?.noted ?? [] }, locale),
    finer,
    guides: details?.guides ?? [],
    retired: retired && { code: key, name: localized(retired.names, locale), lastDated: retired.lastDated },
  }
}
