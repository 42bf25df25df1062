/** Names that operators have written: they replace the names of the same codes in every edition (docs/behaviour.md, "Names by hand"). */

import type { CompactTree } from '../contract/classifier.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { oneLine } from '../one-line.ts'

/** Languages whose names operators write: the Russian ones are the classifier's own. */
export const WORDED_LOCALES = ['en', 'zh'] as const

/** By id of a node, then by language. */
export type WordingsByHand = ReadonlyMap<string, Partial<Record<Locale, string>>>

/** @returns the names of the edition itself, as they were before operators wrote theirs */
function ownNames({ names, ids, byHand }: CompactTree): Record<Locale, string[]> {
  const places = new Map(ids.split('\n').map((id, at) => [id, at]))
  const own = { en: names.en.split('\n'), ru: names.ru.split('\n'), zh: names.zh.split('\n') }
  for (const [id, was] of Object.entries(byHand ?? {})) {
    const at = places.get(id)
    if (at !== undefined) for (const locale of LOCALES) own[locale][at] = was[locale] ?? own[locale][at] ?? ''
  }
  return own
}

/**
 * @param compact an edition, whose names may have been replaced before
 * @returns the edition with these names in place of its own, which are stored in `byHand`
 */
export function withWordings(compact: CompactTree, wordings: WordingsByHand): CompactTree {
  const names = ownNames(compact)
  const byHand: Record<string, Record<string, string>> = {}
  for (const [at, id] of compact.ids.split('\n').entries()) {
    const written = wordings.get(id)
    if (!written) continue
    for (const locale of LOCALES) {
      const text = oneLine(written[locale] ?? '')
      if (text === '') continue
      byHand[id] = { ...byHand[id], [locale]: names[locale][at] ?? '' }
      names[locale][at] = text
    }
  }
  // In the order of compactTree: the edition's id is the hash of the text.
  const { byHand: _, names: __, ids, levels, depths, words, units, duties, marks, ...head } = compact
  const joined = { en: names.en.join('\n'), ru: names.ru.join('\n'), zh: names.zh.join('\n') }
  const marked = Object.keys(byHand).length > 0 ? { byHand } : {}
  return { ...head, ...marked, ids, levels, depths, names: joined, words, units, duties, marks }
}
