import { categoryLabels } from '../../../domain/category-labels.ts'

/** Id of the list, for the `list` of text fields. */
export const CATEGORY_DATALIST = 'categories-of-ours'

/** The categories as options of text fields, each by its label. */
export function CategoryDatalist({ categories }: { categories: Parameters<typeof categoryLabels>[0] }) {
  return (
    <datalist id={CATEGORY_DATALIST}>
      {[...categoryLabels(categories)].map(([id, label]) => (
        <option key={id} value={label} />
      ))}
    </datalist>
  )
}
