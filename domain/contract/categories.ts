/** GET /api/categories */
import * as v from 'valibot'
import { CategoryRef, Id, Localized, Picture } from './values.ts'

export const CategoryQuery = v.object({ parent: v.optional(Id), locale: v.optional(v.string()) })

export const Category = v.object({
  ...CategoryRef.entries,
  parent: v.nullable(v.string()),
  level: v.number(),
  about: v.nullable(Localized),
  picture: v.nullable(Picture),
  alt: v.pipe(
    v.optional(v.string()),
    v.description('What the picture shows; absent where nobody has written that'),
    v.examples(['A ball valve, open']),
  ),
  /** Published products in it and in the categories below. */
  count: v.number(),
})
export type Category = v.InferOutput<typeof Category>

/** GET /api/categories/{id}: a category, or the one that it was merged into. */
export const CategoryResponse = v.object({ data: CategoryRef })

/** The whole tree as a flat list, parents before children, in the order it is shown. */
export const CategoryTree = v.object({ data: v.array(Category) })
