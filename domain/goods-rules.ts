/** Goods that may not be sold, or only with a licence (docs/behaviour.md, "Forbidden and licensed goods"). */
import type { Locale } from './locale.ts'
import { stem } from './search-text/stem.ts'
import type { Text } from './text.ts'

/** `licensed`: buyers see them only after a moderator has looked. */
export const GOODS_RULE_KINDS = ['forbidden', 'licensed'] as const
export type GoodsRuleKind = (typeof GOODS_RULE_KINDS)[number]

/** Reason of a review that was started by a rule. */
export const BY_RULE = 'goods-rule'

export interface GoodsRule {
  kind: GoodsRuleKind
  /** Keys of the category and of those below it; null: any. */
  categories: readonly number[] | null
  /** Beginning of a TN VED code; '': any. */
  code: string
  /** One of these has to be in a name or in the description; []: any. */
  words: readonly string[]
  /** What suppliers read. */
  reason: Record<Locale, string>
}

/** What of a product is compared with the rules. */
export interface RuledGoods {
  names: Text
  description: Text
  category: number
  tnved: string | null
}

const HAN = /\p{Script=Han}/u

/** ' steel pip ': the stems of the words, each between spaces, so that a phrase is found in any form of its words and no word in another. */
function stems(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.map(stem).join(' ')} `
}

/** @returns whether one of the phrases is in the text; Chinese has no spaces between words, so a phrase may be in the middle of a run */
function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const stemmed = stems(text)
  return phrases.some((phrase) =>
    HAN.test(phrase) ? text.includes(phrase) : phrase.trim() !== '' && stemmed.includes(stems(phrase)),
  )
}

function applies({ categories, code, words }: GoodsRule, goods: RuledGoods): boolean {
  if (categories && !categories.includes(goods.category)) return false
  if (code && !goods.tnved?.startsWith(code)) return false
  if (words.length === 0) return categories !== null || code !== ''
  return [goods.names, goods.description]
    .flatMap((texts) => Object.values(texts))
    .some((text) => hasPhrase(text, words))
}

/** @returns the rule that the goods fall under, preferably one that forbids them; null where there is none */
export function ruleFor<Rule extends GoodsRule>(goods: RuledGoods, rules: readonly Rule[]): Rule | null {
  const found = rules.filter((rule) => applies(rule, goods))
  return found.find(({ kind }) => kind === 'forbidden') ?? found[0] ?? null
}
