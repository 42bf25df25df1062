/**
 * Nodes as the API returns them, in the requested language; the browser uses the same views where it has the whole
 * tree.
 */
import type { CodeHit, CodeNode, Lookup } from '../contract/classifier.ts'
import type { CodeRef } from '../contract/code-ref.ts'
import type { Localized } from '../contract/values.ts'
import { byLocale, LOCALES, type Locale } from '../locale.ts'
import { aliasesOf } from './aliases.ts'
import { type MarkedRange, marksInName } from './marks.ts'
import { marksInCode } from './marks-in-code.ts'
import type { SearchResult } from './search.ts'
import { type ClassifierTree, childrenOf, codeOf, dutyOf, levelOf, marksOf, pathOf, unitOfNode } from './tree.ts'

export const namesOf = ({ names }: ClassifierTree, at: number): Record<Locale, string> =>
  byLocale((locale) => names[locale][at] ?? '')

/** The name in the requested language, else in the first of en, ru, zh that has one. */
function nameOf({ names }: ClassifierTree, at: number, locale: Locale): Localized {
  const lang = [locale, ...LOCALES].find((candidate) => names[candidate][at]) ?? locale
  return { text: names[lang][at] ?? '', lang }
}

/** Whether a name is not an official one: in a language without any, or written by an operator. */
const isUnofficial = ({ unofficial, byHand, ids }: ClassifierTree, at: number, lang: Locale): boolean =>
  unofficial.includes(lang) || byHand?.[ids[at] ?? '']?.[lang] !== undefined

export function toRef(tree: ClassifierTree, at: number, locale: Locale): CodeRef {
  const name = nameOf(tree, at, locale)
  return {
    id: tree.ids[at] ?? '',
    code: codeOf(tree, at),
    level: levelOf(tree, at),
    name,
    unofficial: isUnofficial(tree, at, name.lang),
  }
}

export const toNode = (tree: ClassifierTree, at: number, locale: Locale): CodeNode => ({
  ...toRef(tree, at, locale),
  parent: tree.ids[tree.parents[at] ?? -1] ?? null,
  depth: tree.depths[at] ?? 0,
  children: childrenOf(tree, at).length,
  unit: unitOfNode(tree, at),
  duty: dutyOf(tree, at),
  marks: marksOf(tree, at),
})

export const toPath = (tree: ClassifierTree, at: number, locale: Locale): CodeRef[] =>
  pathOf(tree, at).map((up) => toRef(tree, up, locale))

/** The matching name in another language, or the matching aliases, for a hit whose shown name does not match. */
function foundWording(tree: ClassifierTree, at: number, shown: string, { words }: SearchResult): CodeHit['found'] {
  const names = namesOf(tree, at)
  const aliases = aliasesOf(tree.words[at] ?? '')
  const wordings = LOCALES.flatMap((lang) => [
    { lang, text: names[lang] },
    // Only the matching aliases, since the whole list in three languages would be too long.
    { lang, text: aliases.filter((alias) => marksInName(alias, lang, words).length > 0).join(', ') },
  ])
  for (const { lang, text } of wordings) {
    const marks: MarkedRange[] = text === shown ? [] : marksInName(text, lang, words)
    if (marks.length > 0) return { lang, text, marks }
  }
  return null
}

export function toHit(tree: ClassifierTree, at: number, result: SearchResult, locale: Locale): CodeHit {
  const node = toNode(tree, at, locale)
  const nameMarks = marksInName(node.name.text, node.name.lang, result.words)
  return {
    ...node,
    path: toPath(tree, at, locale),
    nameMarks,
    codeMarks: marksInCode(node.code ?? '', result.digits),
    found: nameMarks.length > 0 ? null : foundWording(tree, at, node.name.text, result),
  }
}

/** @returns null for a line without a code. */
function toLookup(tree: ClassifierTree, at: number, locale: Locale): Lookup | null {
  const { id, code, level, name } = toRef(tree, at, locale)
  if (code === null) return null
  return { id, code, level, name, path: toPath(tree, at, locale).map((up) => up.name.text) }
}

/** @returns the first nodes that have a code, at most `limit`; sections only where they are asked for, because no form field takes one. */
export function toLookups(
  tree: ClassifierTree,
  nodes: number[],
  { limit, sections = false }: { limit: number; sections?: boolean },
  locale: Locale,
): Lookup[] {
  const lookups: Lookup[] = []
  for (const at of nodes) {
    if (lookups.length === limit) break
    const lookup = toLookup(tree, at, locale)
    if (lookup && (sections || lookup.level !== 'section')) lookups.push(lookup)
  }
  return lookups
}
