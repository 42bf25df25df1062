/** Where service companies work, and which of them carry goods to Russia (docs/behaviour.md, "Routes of services"). */
import * as v from 'valibot'
import { CategoryRef, LocaleQuery, Localized } from './values.ts'

/** ISO 3166-1 alpha-2, alone or with a town of the country. */
export const PlaceCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}(?::[a-z]+(?:-[a-z]+)*)?$/),
  v.maxLength(60),
  v.description(
    'A country (ISO 3166-1 alpha-2), or one of its towns by its English name: CN:wenzhou, RU:rostov-on-don',
  ),
  v.examples(['CN:wenzhou']),
)

export const MAX_FREIGHT_ROUTES = 20

const FROM = 'Where it takes goods from; null: only the other end is stated'
const TO = 'Where it takes goods to, or works; null: only the other end is stated'

/** From one place to another. */
const FreightRoute = v.pipe(
  v.object({
    from: v.pipe(v.nullable(PlaceCode), v.description(FROM)),
    to: v.pipe(v.nullable(PlaceCode), v.description(TO)),
  }),
  v.check(({ from, to }) => from !== null || to !== null, 'required'),
)
export type FreightRoute = v.InferOutput<typeof FreightRoute>

export const FreightRoutes = v.pipe(
  v.array(FreightRoute),
  v.maxLength(MAX_FREIGHT_ROUTES),
  v.description('Where a service company works: routes, or places alone'),
)

const NamedPlace = v.object({ code: PlaceCode, name: v.pipe(Localized, v.description('Wenzhou, China')) })

/** A route with the names of its places. */
export const NamedRoute = v.object({
  from: v.pipe(v.nullable(NamedPlace), v.description(FROM)),
  to: v.pipe(v.nullable(NamedPlace), v.description(TO)),
})
export type NamedRoute = v.InferOutput<typeof NamedRoute>

export const BringQuery = v.object({
  from: v.optional(v.pipe(PlaceCode, v.description('Where the goods are; none: the countries most of them go from'))),
  ...LocaleQuery.entries,
})
export type BringQuery = v.InferOutput<typeof BringQuery>

const { id, slug, name } = CategoryRef.entries

const ImportService = v.object({
  service: v.object({ id, slug, name }),
  from: v.pipe(
    v.nullable(PlaceCode),
    v.description('Where the companies counted take goods from; null: not counted by it'),
  ),
  to: v.pipe(
    v.nullable(PlaceCode),
    v.description('Where they work; null: none states it, so that all with the service are counted'),
    v.examples(['RU']),
  ),
  count: v.pipe(v.number(), v.description('Companies, counted up to 1,000'), v.examples([3])),
})
export type ImportService = v.InferOutput<typeof ImportService>

export const Bringers = v.object({ data: v.array(ImportService) })
