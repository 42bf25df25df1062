/** /api/profile/favourites and /api/products/{id}/favourite (SPECIFICATION section 4, "Favourite toggle"). */
import * as v from 'valibot'
import { ProductCard } from './products.ts'
import { Id, PageMeta } from './values.ts'

/** More than anybody looks through again; a device keeps fewer. */
export const MOST = 500

export const FavouriteListQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), '1'),
  perPage: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(96)),
    '24',
  ),
  locale: v.optional(v.string()),
})

const AddedAt = { addedAt: v.string() }
export const Favourite = v.object({ ...ProductCard.entries, ...AddedAt })
export const FavouriteList = v.object({ data: v.array(Favourite), meta: PageMeta })
export type FavouriteList = v.InferOutput<typeof FavouriteList>

/** All of them at once, for the hearts on cards. */
export const FavouriteIds = v.object({ data: v.array(v.object({ id: v.string(), ...AddedAt })) })
export type FavouriteIds = v.InferOutput<typeof FavouriteIds>

/** What a device has kept, newest first. */
export const Merge = v.object({ ids: v.pipe(v.array(Id), v.maxLength(MOST)) })

export const FavouriteAnswer = v.object({ data: v.object({ id: v.string(), favourite: v.boolean() }) })
