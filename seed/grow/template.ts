/**
 * The common data of one product's variations, computed once: their texts differ only in the number of the revision,
 * which the database inserts. Like the products of suppliers' price lists, variations have a name, a few facts, a price
 * and the drawing, but no description, no variants and no files.
 */

import { parametersOf, type StoredParameter } from '../../domain/parameters/parameter.ts'
import type { Text } from '../../domain/text.ts'
import type { StoredFact } from '../../worker/db/schema.ts'
import { type ProductIndexText, productIndexText } from '../../worker/db/search-index.ts'
import type { Plan } from '../plan.ts'
import type { Source } from './variation.ts'

/** Placeholder of the revision: no name, model or size in the seed contains this number. */
export const STAND_IN = '70007'

const FACTS = 4

export interface Template {
  source: number
  names: Text
  facts: StoredFact[]
  parameters: StoredParameter[]
  /** Columns of product_fts; the words of the brand are added after those of the model. */
  index: ProductIndexText
}

export function makeTemplate({ categories, parameters }: Plan, { offer, row }: Source): Template {
  const names = Object.fromEntries(Object.entries(row.names).map(([locale, name]) => [locale, `${name} R${STAND_IN}`]))
  const facts = row.facts.slice(0, FACTS)
  const model = `${row.model}-R${STAND_IN}`
  const bare = { names, facts, model, brand: null, tnved: row.tnved, description: {}, variants: [] }
  return {
    source: row.num,
    names,
    facts,
    parameters: parametersOf(parameters.of(offer.leaf.key), bare),
    index: productIndexText(bare, categories.namesUpFrom(offer.leaf.key)),
  }
}
