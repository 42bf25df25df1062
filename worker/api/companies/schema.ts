/** GET /api/companies */
import * as v from 'valibot'
import { CompanyRef, Localized, PageMeta, Picture } from '../schema.ts'

export const CompanyListQuery = v.object({
  sort: v.optional(v.picklist(['products', 'new']), 'products'),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), '1'),
  perPage: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(96)),
    '24',
  ),
  locale: v.optional(v.string()),
})

export const CompanyCard = v.object({
  ...CompanyRef.entries,
  kind: v.picklist(['supplier', 'service', 'both']),
  description: v.nullable(Localized),
  city: Localized,
  founded: v.nullable(v.number()),
  staff: v.nullable(v.number()),
  logo: v.nullable(Picture),
  products: v.number(),
  /** Names of the categories it sells most in, at most three. */
  deals: v.array(Localized),
})
export type CompanyCard = v.InferOutput<typeof CompanyCard>

export const CompanyList = v.object({ data: v.array(CompanyCard), meta: PageMeta })
export type CompanyList = v.InferOutput<typeof CompanyList>
