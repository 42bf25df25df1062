/** What helps to fill a product in: how buyers will see it, and what suppliers of such products tell of them. */
import * as v from 'valibot'
import { ProductChange } from './organization-products.ts'
import { PricesInput, VariantsInput } from './product-sections.ts'
import { Product } from './products.ts'
import { FactsInput, FactWordings, Wordings } from './wordings.ts'

/** What is about to be saved, each part as the call that saves it takes it. What is absent is as stored. */
export const PreviewInput = v.pipe(
  v.object({
    details: v.optional(ProductChange),
    facts: v.optional(FactsInput),
    prices: v.optional(PricesInput),
    variants: v.optional(VariantsInput),
  }),
  v.examples([{ details: { names: { en: 'Ball valve DN 50' } } }]),
)
export type PreviewInput = v.InferOutput<typeof PreviewInput>
export const PreviewAnswer = v.object({ data: Product })

export const SuggestedFact = v.object({
  name: Wordings,
  /** How many of the products that were looked at tell it. */
  told: v.number(),
  /** Its commonest values, most frequent first. */
  values: v.array(FactWordings.entries.value),
})
export type SuggestedFact = v.InferOutput<typeof SuggestedFact>

export const SuggestedFacts = v.pipe(
  v.object({ data: v.array(SuggestedFact) }),
  v.examples([
    { data: [{ name: { en: 'Nominal diameter', ru: 'Номинальный диаметр' }, told: 84, values: ['DN 50', 'DN 80'] }] },
  ]),
)
