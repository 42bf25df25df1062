/** GET /app/sitemap, GET /app/sitemap/{kind} */
import * as v from 'valibot'

/** Kinds of public pages; a company of both kinds has a page in each directory. */
export const KINDS = ['products', 'categories', 'suppliers', 'services', 'stories'] as const
export const SitemapKind = v.picklist(KINDS)
export type SitemapKind = v.InferOutput<typeof SitemapKind>

/** Maximum number of addresses in one sitemap (sitemaps.org). */
export const PER_PART = 50_000
/** Rows of one response: the edge streams a sitemap from several. */
export const PER_RESPONSE = 5_000

export const SitemapParts = v.object({ data: v.array(v.object({ kind: SitemapKind, parts: v.number() })) })
export type SitemapParts = v.InferOutput<typeof SitemapParts>

const Whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

export const SitemapQuery = v.object({
  part: v.optional(v.pipe(Whole, v.maxValue(100_000)), '0'),
  after: v.optional(Whole),
})
export type SitemapQuery = v.InferOutput<typeof SitemapQuery>

export const SitemapRows = v.object({
  data: v.array(v.object({ id: v.string(), slug: v.string(), updatedAt: v.nullable(v.string()) })),
  /** Value of `after` for the next request; null at the end of the part. */
  meta: v.object({ next: v.nullable(v.number()) }),
})
export type SitemapRows = v.InferOutput<typeof SitemapRows>
