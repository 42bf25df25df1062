/** Categories of the marketplace in one line each, to be typed and chosen from a list. */
import type { Category } from './contract/categories.ts'

type Named = Pick<Category, 'id' | 'parent' | 'name'>

/** Levels of the tree; a longer chain of parents is a circle. */
const MAX_DEPTH = 20

/** @returns the label of each category by its id, with the names of those above it: "Valves › Ball valves" */
export function categoryLabels(categories: readonly Named[]): Map<string, string> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const labelOf = ({ name, parent }: Named, depth: number): string => {
    const above = parent === null || depth >= MAX_DEPTH ? undefined : byId.get(parent)
    return above ? `${labelOf(above, depth + 1)} › ${name.text}` : name.text
  }
  return new Map(categories.map((category) => [category.id, labelOf(category, 0)]))
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * @param typed a label, or a name that only one category has
 * @returns the id of the category; undefined for anything else
 */
export function labelledCategory(categories: readonly Named[], typed: string): string | undefined {
  const wanted = folded(typed)
  const labels = categoryLabels(categories)
  const whole = categories.find(({ id }) => folded(labels.get(id) ?? '') === wanted)
  const named = categories.filter(({ name }) => folded(name.text) === wanted)
  return whole?.id ?? (named.length === 1 ? named[0]?.id : undefined)
}
