/** /api/profile/follows: what a person is notified of when it has news (docs/behaviour.md, "Following"). */
import * as v from 'valibot'
import { FOLLOWED_FILTERS } from '../followed-filters.ts'
import { CodeChangesQuery } from './code-changes.ts'
import { ProductFilter } from './products.ts'
import { Localized, STORED } from './values.ts'

/** Products by the filters of their list, or what editions change in the codes of a classifier. */
export const FOLLOW_KINDS = ['goods', 'okved', 'tnved'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** The filters of a list as its address has them. */
export type FollowedFilters = Record<string, string>

/** In the order in which they are stored: the same list in two spellings is followed once. */
const GOODS = v.pick(ProductFilter, FOLLOWED_FILTERS)
const CODES = v.pick(CodeChangesQuery, ['code'])

/** @returns the filters in their order; null where the list does not have such filters, and for all products without any */
export function followedFilters(kind: FollowKind, query: string): FollowedFilters | null {
  const sent: [key: string, value: string][] = []
  new URLSearchParams(query).forEach((value, key) => {
    if (value !== '') sent.push([key, value])
  })
  const schema = kind === 'goods' ? GOODS : CODES
  const known = Object.keys(schema.entries).flatMap((key) => sent.filter(([name]) => name === key))
  if (known.length !== sent.length || new Set(known.map(([key]) => key)).size !== known.length) return null
  if (kind === 'goods' && known.length === 0) return null
  const filters = Object.fromEntries(known)
  return v.is(schema, filters) ? filters : null
}

const Kind = v.pipe(
  v.picklist(FOLLOW_KINDS),
  v.description('Products of a list, or changes of the codes of a classifier'),
  v.examples(['goods']),
)
const Query = v.pipe(
  v.string(),
  v.maxLength(600),
  v.description('Filters of the list as in its address: `q`, `category`, `supplier`, `tnved` …, of codes `code`'),
  v.examples(['q=ball+valve&country=CN']),
)

export const NewFollow = v.pipe(
  v.object({ kind: Kind, query: Query }),
  v.forward(
    v.check(({ kind, query }) => followedFilters(kind, query) !== null, 'filters'),
    ['query'],
  ),
)
export type NewFollow = v.InferOutput<typeof NewFollow>

export const Follow = v.object({
  id: v.string(),
  kind: Kind,
  query: Query,
  category: v.pipe(v.nullable(Localized), v.description('Name of the category in the filters')),
  supplier: v.pipe(v.nullable(Localized), v.description('Name of the supplier in the filters')),
  news: v.pipe(v.number(), v.description('How much was new at the last look that found anything'), v.examples([3])),
  changedAt: v.pipe(v.nullable(v.string()), v.description('When that was'), v.examples([STORED.updatedAt])),
  createdAt: v.string(),
})
export type Follow = v.InferOutput<typeof Follow>

const FOLLOW: Follow = {
  id: STORED.id,
  kind: 'goods',
  query: 'q=ball+valve&country=CN',
  category: null,
  supplier: null,
  news: 3,
  changedAt: STORED.updatedAt,
  createdAt: STORED.createdAt,
}
export const FollowList = v.pipe(v.object({ data: v.array(Follow) }), v.examples([{ data: [FOLLOW] }]))
export const CreateFollowResponse = v.pipe(
  v.object({ data: v.object({ id: v.string() }) }),
  v.examples([{ data: { id: STORED.id } }]),
)
