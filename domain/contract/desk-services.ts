/** /api/operator/services: the tree of service kinds as operators edit it. */
import * as v from 'valibot'
import { byLocale } from '../locale.ts'
import { CategoryTexts } from './desk-categories.ts'
import { CategoryRef, Id, STORED } from './values.ts'

/** Service kinds in the tree. */
export const MAX_SERVICES = 200
/** Levels: a kind, and those of it. */
export const MAX_SERVICE_DEPTH = 2
/** Companies that one call moves to another service. */
export const MAX_MOVED = 200

const { names, about } = CategoryTexts.entries
const EXAMPLE = {
  names: { en: 'Cargo insurance', ru: 'Страхование грузов', zh: '货物保险' },
  about: { en: 'Policies for single shipments.', ru: 'Полисы на одну перевозку.', zh: '单票货物保单。' },
}
const Position = v.pipe(v.number(), v.description('Place among the services beside it, from 0'), v.examples([0]))
const Written = v.object(byLocale(() => v.string()))

export const ServiceTexts = v.object({ names, about })

export const NewService = v.pipe(
  v.object({
    parent: v.pipe(v.nullable(Id), v.description('The service above it; null: the top'), v.examples([null])),
    names,
    about,
  }),
  v.examples([{ parent: null, ...EXAMPLE }]),
)

/** Absent properties are not changed. */
export const ServiceChange = v.pipe(
  v.object({
    names: v.optional(names),
    about: v.optional(about),
    position: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SERVICES))),
      v.description('Place among the services beside it, from 0; the others move'),
      v.examples([0]),
    ),
  }),
  v.examples([EXAMPLE]),
)

const DeskService = v.object({
  id: Id,
  slug: CategoryRef.entries.slug,
  parent: v.pipe(v.nullable(Id), v.description('The service above it'), v.examples([null])),
  names: v.pipe(Written, v.description('Name in each language'), v.examples([EXAMPLE.names])),
  about: v.pipe(Written, v.description('What it is, in each language; may be empty'), v.examples([EXAMPLE.about])),
  position: Position,
  beside: v.pipe(v.number(), v.description('How many services its parent has, with it'), v.examples([4])),
  companies: v.pipe(v.number(), v.description('Companies that offer it, in any status'), v.examples([12])),
  isNeeded: v.pipe(
    v.boolean(),
    v.description('Pages of imported goods lead to it, so that it cannot be deleted'),
    v.examples([false]),
  ),
  version: v.pipe(v.number(), v.description('Version of the service, for If-Match'), v.examples([1])),
})
export type DeskService = v.InferOutput<typeof DeskService>

/** The whole tree, each service followed by those below it. */
export const DeskServices = v.object({ data: v.array(DeskService) })
export const DeskServiceResponse = v.object({ data: DeskService })

export const ServiceRemoval = v.pipe(
  v.object({
    into: v.pipe(
      v.nullable(Id),
      v.description('The service that its companies offer instead; null: none offers it'),
      v.examples([STORED.id]),
    ),
  }),
  v.examples([{ into: STORED.id }]),
)
export const RemoveServiceResponse = v.pipe(
  v.object({
    data: v.object({
      moved: v.pipe(v.number(), v.description('Companies that this call has moved')),
      left: v.pipe(v.number(), v.description('Companies that offer it still: it is deleted once there are none')),
    }),
  }),
  v.examples([{ data: { moved: 12, left: 0 } }]),
)
