/**
 * What the variations of one product have in common, made once: their texts differ in the number of the revision alone,
 * and the database puts it in. Like the price lists that suppliers upload by the thousand, variations have a name, a
 * few facts, a price and the drawing, but no description, no variants and no files.
 */

import type { Text } from '../../domain/text.ts'
import type { StoredFact } from '../../worker/db/schema.ts'
import { type ProductIndexText, productIndexText } from '../../worker/db/search-index.ts'
import type { Plan } from '../plan.ts'
import type { Source } from './variation.ts'

/** Stands for the revision. No name, model or size in the seed has this number in it. */
export const STAND_IN = '70007'

const FACTS = 2

export interface Template {
  source: number
  names: Text
  facts: StoredFact[]
  /** Columns of product_fts; a brand's words still have to follow those of the model. */
  index: ProductIndexText
}

export function makeTemplate({ categories }: Plan, { offer, row }: Source): Template {
  const names = Object.fromEntries(Object.entries(row.names).map(([locale, name]) => [locale, `${name} R${STAND_IN}`]))
  const facts = row.facts.slice(0, FACTS)
  const model = `${row.model}-R${STAND_IN}`
  const bare = { names, facts, model, brand: null, tnved: row.tnved, description: {}, variants: [] }
  return { source: row.num, names, facts, index: productIndexText(bare, categories.namesUpFrom(offer.leaf.key)) }
}
