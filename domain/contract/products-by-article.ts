/** PUT /api/profile/company/products/by-article: many products at once, known by the supplier's own articles. */
import * as v from 'valibot'
import { MAX_BATCH, MAX_TEXT_LENGTH } from '../limits.ts'
import { Issue } from './problem.ts'
import { LeadDays, TnvedCode } from './product-fields.ts'
import { PricesInput } from './product-sections.ts'
import { Line, OptionalLine } from './text-input.ts'
import { CountryCode, Id, Quantity, Stock, Unit } from './values.ts'
import { FactsInput, LineInSome, TextInAny } from './wordings.ts'

/** UTF-16 units of an article, as of an id in a price list (docs/behaviour.md, "Imports of price lists"). */
const MAX_EXTERNAL_ID_LENGTH = 200

const Article = Line(MAX_EXTERNAL_ID_LENGTH)

/** What is absent stays as it is; a new product needs names and a category. */
export const ArticleRow = v.object({
  article: Article,
  names: v.optional(LineInSome(200)),
  category: v.optional(Id),
  description: v.optional(TextInAny(MAX_TEXT_LENGTH)),
  model: v.optional(OptionalLine(100)),
  brand: v.optional(OptionalLine(100)),
  tnved: v.optional(v.nullable(TnvedCode)),
  country: v.optional(v.nullable(CountryCode)),
  unit: v.optional(Unit),
  moq: v.optional(Quantity),
  stock: v.optional(Stock),
  leadDays: v.optional(v.nullable(LeadDays)),
  facts: v.optional(FactsInput.pipe[0].entries.facts),
  prices: v.optional(PricesInput),
})
export type ArticleRow = v.InferOutput<typeof ArticleRow>

/** Fields of a row that a token for prices and stock may send. */
export const PRICE_FIELDS: readonly string[] = ['article', 'prices', 'stock']

/** Rows are judged one by one: a wrong one is refused by itself, and the others are written. */
export const ArticleBatch = v.pipe(
  v.object({
    products: v.pipe(
      v.array(v.union([ArticleRow, v.looseObject({})])),
      v.minLength(1),
      v.maxLength(MAX_BATCH),
      v.description('Each with its `article`; what else it names is changed, what it does not name stays as it is'),
    ),
  }),
  v.examples([
    {
      products: [
        { article: 'BV-50', stock: 120 },
        {
          article: 'BV-65',
          names: { en: 'Ball valve DN 65' },
          category: '06d2k6t0000g1a2b',
          prices: { currency: 'CNY' as const, vat: null, tiers: [{ from: 1, amount: 125_000 }] },
        },
      ],
    },
  ]),
)

const RESULTS = ['created', 'updated', 'unchanged', 'refused'] as const

const ArticleResult = v.object({
  article: v.pipe(v.string(), v.description('Article as it was sent; empty where it was none'), v.examples(['BV-50'])),
  result: v.pipe(
    v.picklist(RESULTS),
    v.description('A new product is a draft; `refused` was not written'),
    v.examples(['updated']),
  ),
  id: v.pipe(
    v.nullable(v.string()),
    v.description('Id of the product; null where there is none'),
    v.examples(['06d2k6t0000g1a2b']),
  ),
  errors: v.pipe(
    v.array(Issue),
    v.description('Why it was refused: the field and a stable code; empty otherwise'),
    v.examples([[]]),
  ),
})
export type ArticleResult = v.InferOutput<typeof ArticleResult>

export const ArticleResults = v.object({
  data: v.pipe(
    v.array(ArticleResult),
    v.description('Results, one for each row, in the order in which they were sent'),
  ),
})
