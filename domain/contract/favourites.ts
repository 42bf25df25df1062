/** /api/profile/favourites and /api/products/{id}/favourite (docs/behaviour.md, "Favourites"). */
import * as v from 'valibot'
import { MAX_FAVOURITES } from '../limits.ts'
import { ProductCard } from './products.ts'
import { Id, PageMeta, PageParameters } from './values.ts'

export const FavouriteListQuery = v.object({
  ...PageParameters,
  locale: v.optional(v.string()),
})

const AddedAt = { addedAt: v.string() }
export const Favourite = v.object({ ...ProductCard.entries, ...AddedAt })
export const FavouriteList = v.object({ data: v.array(Favourite), meta: PageMeta })
export type FavouriteList = v.InferOutput<typeof FavouriteList>

/** The ids of all favourites, so that cards show which products are among them. */
export const FavouriteIds = v.object({ data: v.array(v.object({ id: v.string(), ...AddedAt })) })
export type FavouriteIds = v.InferOutput<typeof FavouriteIds>

/** Favourites stored on a device before signing in, newest first. */
export const Merge = v.object({ ids: v.pipe(v.array(Id), v.maxLength(MAX_FAVOURITES)) })

export const FavouriteResponse = v.object({ data: v.object({ id: v.string(), favourite: v.boolean() }) })
