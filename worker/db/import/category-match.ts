/**
 * Matches a feed's category to one of the marketplace: by the supplier's choice, by the operator's map, by its name, else by its parent's
 * match.
 */
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { pathKey, pathLabel } from '../../../domain/price-list/category-path.ts'
import type { Fault } from './faults.ts'
import type { FeedCategory } from './feed.ts'
import { type Named, type OurNames, ourNames, stems } from './our-names.ts'
import type { ShopCategory } from './shop-categories.ts'

/** Real trees have a few levels; this limit stops at circular parents. */
const MAX_DEPTH = 20

/** Number of words that the marketplace's category name needs to match a longer name: «насосы» alone is in many names. */
const MIN_WORDS = 2

const holds = (larger: Set<string>, smaller: Set<string>): boolean => [...smaller].every((stem) => larger.has(stem))

/** Of several categories with the same name the deepest one, which is the most specific. */
const deepest = (named: Named[]): number | null =>
  named.reduce<Named | null>((best, one) => (best && best.level >= one.level ? best : one), null)?.num ?? null

/** @returns the category with the longest name contained in the feed's name, by words; null when two are equally long. */
function contained(ours: Named[], theirs: Set<string>): number | null {
  const within = ours.filter(({ stems }) => stems.size >= MIN_WORDS && holds(theirs, stems))
  const most = Math.max(...within.map(({ stems }) => stems.size))
  const best = new Set(within.filter(({ stems }) => stems.size === most).map(({ num }) => num))
  return best.size === 1 ? ([...best][0] ?? null) : null
}

/** @returns the number of the category */
function byName({ ours, distinctive }: OurNames, name: string): number | null {
  const theirs = stems(name)
  if (theirs.size === 0) return null
  const same = ours.filter((one) => distinctive.has(one) && one.stems.size === theirs.size && holds(theirs, one.stems))
  return deepest(same) ?? contained(ours, theirs)
}

/** The key under which a map has a feed category's id or name. */
export const mapKey = (text: string): string => text.trim().toLowerCase()

export type CategoryMatcher = ReturnType<typeof categoryMatcher>

/** The marketplace's categories that a supplier has chosen, by pathKey; null: the supplier said that none fits. */
export type ChosenCategories = Map<string, ShopCategory | null>

/** Why a category is matched: `above` is the match of a category above it. */
interface CategoryMatch {
  category: ShopCategory | null
  by: 'choice' | 'name' | 'above'
}

/**
 * @param overrides the marketplace's categories by mapKey of the feed's id or name; subcategories without their own inherit them.
 * @param choices precede everything else, and are inherited likewise
 */
export function categoryMatcher(
  shop: ShopCategory[],
  overrides: Map<string, ShopCategory>,
  choices: ChosenCategories = new Map(),
) {
  const names = ourNames(shop)
  const byNum = new Map(shop.map((category) => [category.num, category]))
  const theirs = new Map<string, FeedCategory>()
  const known = new Map<string, CategoryMatch | null>()

  /** Names from the top category down; a category that the feed does not have is named by its id. */
  function namesOf(id: string): string[] {
    const names: string[] = []
    let category = theirs.get(id)
    for (let level = 0; category && level < MAX_DEPTH; level += 1) {
      names.unshift(category.name.trim() || `#${category.id}`)
      category = theirs.get(category.parent)
    }
    return names.length === 0 ? [`#${id}`] : names
  }

  const direct = ({ id, name, code = id }: FeedCategory): ShopCategory | null =>
    overrides.get(mapKey(code)) ??
    overrides.get(mapKey(id)) ??
    overrides.get(mapKey(name)) ??
    byNum.get(byName(names, name) ?? -1) ??
    null

  const chosen = (id: string): ShopCategory | null | undefined =>
    choices.size === 0 ? undefined : choices.get(pathKey(pathLabel(namesOf(id))))

  function search(id: string): CategoryMatch | null {
    let at: string | undefined = id
    for (let level = 0; at !== undefined && level < MAX_DEPTH; level += 1) {
      const choice = chosen(at)
      if (choice !== undefined) return { category: choice, by: level === 0 ? 'choice' : 'above' }
      const category = theirs.get(at)
      const match = category && direct(category)
      if (match) return { category: match, by: level === 0 ? 'name' : 'above' }
      at = category?.parent || undefined
    }
    return null
  }

  const found = (id: string): CategoryMatch | null => getOrCreate(known, id, () => search(id))

  return {
    /** @returns the fault of an invalid category, which is not added; null for a valid one. */
    add(category: FeedCategory): Fault | null {
      const { id, line } = category
      if (id === '') return { line, code: 'category.no-id' }
      if (theirs.has(id)) return { line, code: 'category.repeated', detail: id }
      theirs.set(id, category)
      known.clear()
      return null
    },
    /** @returns faults of categories whose parent is not in the feed; to be called after all are added. */
    orphans: (): Fault[] =>
      [...theirs.values()]
        .filter(({ parent }) => parent !== '' && parent !== '0' && !theirs.has(parent))
        .map(({ line, parent }) => ({ line, code: 'category.no-parent', detail: parent })),
    find: (id: string) => theirs.get(id),
    /** The category's path, as its supplier reads it. */
    label: (id: string): string => pathLabel(namesOf(id)),
    found,
    match: (id: string): ShopCategory | null => found(id)?.category ?? null,
  }
}
