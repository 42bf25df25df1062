/** A published product as partners get it: in one language, and without prices where the supplier gives them on request only. */
import type { Locale } from '../../domain/locale.ts'
import { type Text, type TextOrString, textIn } from '../../domain/text.ts'
import type { StoredFact, StoredProduct } from '../db/schema.ts'

/** Falls back to another language, which is better than no text at all. */
function inLanguage(text: Text, locale: Locale): Text {
  const wording = textIn(text, locale)
  return wording === '' ? {} : { [locale]: wording }
}

const value = (text: TextOrString, locale: Locale): TextOrString =>
  typeof text === 'string' ? text : inLanguage(text, locale)

const factIn = (fact: StoredFact, locale: Locale): StoredFact => ({
  name: inLanguage(fact.name, locale),
  value: value(fact.value, locale),
})

/** @returns the row with one text of each field, stored under the language */
export function partnerRow(row: StoredProduct, locale: Locale): StoredProduct {
  return {
    ...row,
    names: inLanguage(row.names, locale),
    description: inLanguage(row.description, locale),
    facts: row.facts.map((fact) => factIn(fact, locale)),
    ...(row.onRequest && { tiers: [], variants: row.variants.map(({ tiers: _, ...variant }) => variant) }),
  }
}

/** @param goods as stored, with all languages */
export async function* partnerGoods(
  goods: AsyncIterable<StoredProduct>,
  locale: Locale,
): AsyncGenerator<StoredProduct> {
  for await (const row of goods) yield partnerRow(row, locale)
}
