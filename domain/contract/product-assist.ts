/** Assistance in editing a product: a preview as buyers will see it, and values that similar products have. */
import * as v from 'valibot'
import { ProductChange } from './organization-products.ts'
import { ParameterDeclaration } from './parameter-declarations.ts'
import { PricesInput } from './product-sections.ts'
import { VariantsInput } from './product-variants.ts'
import { Product } from './products.ts'
import { FactsInput, FactWordings, Wordings } from './wordings.ts'

/** Unsaved changes, each shaped as the body of the call that saves it. For an absent one the stored value is used. */
export const PreviewInput = v.pipe(
  v.object({
    details: v.optional(ProductChange),
    facts: v.optional(FactsInput),
    prices: v.optional(PricesInput),
    variants: v.optional(VariantsInput),
  }),
  v.examples([{ details: { names: { en: 'Ball valve DN 50' } } }]),
)
export const PreviewResponse = v.object({ data: Product })

export const SuggestedFact = v.object({
  name: Wordings,
  products: v.pipe(v.number(), v.description('How many similar products state it'), v.examples([84])),
  /** Its most frequent values, most frequent first. */
  values: v.array(FactWordings.entries.value),
})
export type SuggestedFact = v.InferOutput<typeof SuggestedFact>

const { key, names, aliases, kind, unit, options } = ParameterDeclaration.entries
const FactParameter = v.object({ key, names, aliases, kind, unit, options })

const DIAMETER = { en: 'Nominal diameter', ru: 'Номинальный диаметр' }

export const SuggestedFacts = v.pipe(
  v.object({
    data: v.array(SuggestedFact),
    meta: v.object({
      parameters: v.pipe(
        v.array(FactParameter),
        v.description('The parameters that its category declares, in order: how their facts are read'),
      ),
    }),
  }),
  v.examples([
    {
      data: [{ name: DIAMETER, products: 84, values: ['DN 50', 'DN 80'] }],
      meta: {
        parameters: [
          {
            key: 'dn',
            names: DIAMETER,
            aliases: ['DN', 'Ду'],
            kind: 'number' as const,
            unit: 'DN' as const,
            options: [],
          },
        ],
      },
    },
  ]),
)
