/** Nodes as they are answered, in the reader's language: by the api, and in the browser where it has the tree itself. */
import type { CodeHit, CodeNode, CodeRef, Lookup } from '../contract/classifier.ts'
import type { Localized } from '../contract/values.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { type Mark, marksInName } from './marks.ts'
import { marksInCode } from './marks-in-code.ts'
import type { Found } from './search.ts'
import { type CodeTree, childrenOf, codeOf, dutyOf, levelOf, marksOf, pathOf, unitOf } from './tree.ts'

export const namesOf = ({ names }: CodeTree, at: number): Record<Locale, string> => ({
  en: names.en[at] ?? '',
  ru: names.ru[at] ?? '',
  zh: names.zh[at] ?? '',
})

/** The wording in the language asked for, else in the first there is of en, ru, zh (DECISIONS section 2). */
function nameOf({ names }: CodeTree, at: number, locale: Locale): Localized {
  const lang = [locale, ...LOCALES].find((candidate) => names[candidate][at]) ?? locale
  return { text: names[lang][at] ?? '', lang }
}

export function toRef(tree: CodeTree, at: number, locale: Locale): CodeRef {
  const name = nameOf(tree, at, locale)
  return {
    id: tree.ids[at] ?? '',
    code: codeOf(tree, at),
    level: levelOf(tree, at),
    name,
    unofficial: tree.unofficial.includes(name.lang),
  }
}

export const toNode = (tree: CodeTree, at: number, locale: Locale): CodeNode => ({
  ...toRef(tree, at, locale),
  parent: tree.ids[tree.parents[at] ?? -1] ?? null,
  depth: tree.depths[at] ?? 0,
  children: childrenOf(tree, at).length,
  unit: unitOf(tree, at),
  duty: dutyOf(tree, at),
  marks: marksOf(tree, at),
})

export const toPath = (tree: CodeTree, at: number, locale: Locale): CodeRef[] =>
  pathOf(tree, at).map((up) => toRef(tree, up, locale))

/** The wording that answers where the shown name does not: in another language, or a word it is looked for by. */
function foundWording(tree: CodeTree, at: number, shown: string, { words }: Found): CodeHit['found'] {
  const names = namesOf(tree, at)
  const wordings = LOCALES.flatMap((lang) => [
    { lang, text: names[lang] },
    { lang, text: tree.words[at] ?? '' },
  ])
  for (const { lang, text } of wordings) {
    const marks: Mark[] = text === shown ? [] : marksInName(text, lang, words)
    if (marks.length > 0) return { lang, text, marks }
  }
  return null
}

export function toHit(tree: CodeTree, at: number, found: Found, locale: Locale): CodeHit {
  const node = toNode(tree, at, locale)
  const nameMarks = marksInName(node.name.text, node.name.lang, found.words)
  return {
    ...node,
    path: toPath(tree, at, locale),
    nameMarks,
    codeMarks: marksInCode(node.code ?? '', found.digits),
    found: nameMarks.length > 0 ? null : foundWording(tree, at, node.name.text, found),
  }
}

/** @returns null for what no form field can take: a section, or a line without a code. */
export function toLookup(tree: CodeTree, at: number, locale: Locale): Lookup | null {
  const { id, code, level, name } = toRef(tree, at, locale)
  if (code === null || level === 'section') return null
  return { id, code, level, name, path: toPath(tree, at, locale).map((up) => up.name.text) }
}
