/** GET /api/tnved/makers and /api/okved/goods: what joins codes of goods with codes of activities (docs/behaviour.md, "Makers and goods of a code"). */
import * as v from 'valibot'
import { CompanyCard } from './companies.ts'
import { ProductCard } from './products.ts'
import { LocaleQuery } from './values.ts'

const CountedCode = v.object({
  code: v.pipe(v.string(), v.examples(['28.14'])),
  count: v.pipe(v.number(), v.examples([3])),
})
export type CountedCode = v.InferOutput<typeof CountedCode>

export const MakersQuery = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^\d{4,10}$/),
    v.description('TN VED code, from four digits on'),
    v.examples(['8481']),
  ),
  ...LocaleQuery.entries,
})

export const Makers = v.object({
  data: v.pipe(
    v.array(CompanyCard),
    v.description('Companies that sell such goods and state an activity of manufacture, most goods first'),
  ),
  meta: v.object({
    activities: v.pipe(
      v.array(CountedCode),
      v.description('OKVED-2 classes of manufacture of these companies, the commonest first'),
    ),
  }),
})
export type Makers = v.InferOutput<typeof Makers>

export const ActivityGoodsQuery = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^\d\d(?:\.\d{1,2}(?:\.\d{1,2})?)?$/),
    v.description('OKVED-2 code'),
    v.examples(['28.14']),
  ),
  ...LocaleQuery.entries,
})

export const ActivityGoods = v.object({
  data: v.object({
    headings: v.pipe(
      v.array(CountedCode),
      v.description('TN VED headings of what companies with the activity sell, with numbers of products'),
    ),
    products: v.pipe(v.array(ProductCard), v.description('Products of these companies that are requested most')),
  }),
})
export type ActivityGoods = v.InferOutput<typeof ActivityGoods>
