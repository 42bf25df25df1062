/** GET /api/profile/company/products/proposed-categories: categories that goods with a given name may belong to. */
import * as v from 'valibot'

export const ProposedCategoriesQuery = v.object({
  q: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(300),
    v.description('The name of a product, or words for a category'),
    v.examples(['Ball valve DN 50']),
  ),
})

export const ProposedCategories = v.pipe(
  v.object({
    data: v.array(v.object({ id: v.pipe(v.string(), v.description('A category'), v.examples(['06d2k6t0000g1a2b'])) })),
  }),
  v.examples([{ data: [{ id: '06d2k6t0000g1a2b' }] }]),
)
