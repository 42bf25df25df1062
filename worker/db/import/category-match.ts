/** Which category of ours a category of a feed is: by what the operator says, else by its name, else by its parent's. */
import { wordings } from '../../../domain/text.ts'
import { queryTerms } from '../search-text/tokens.ts'
import type { Fault } from './faults.ts'
import type { FeedCategory } from './feed.ts'
import type { ShopCategory } from './shop-categories.ts'

/** Real trees are some levels deep; a circle of parents ends here. */
const DEEPEST = 20

/** A name within a longer one needs so many words to say something: «насосы» are in many. */
const FEWEST_WORDS = 2

/** Of the forms a word may have, the shortest and first of the alphabet: «гайка» and «гаек» meet there. */
const stemOf = (forms: string[], typed: string): string =>
  forms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? typed

const stems = (name: string): Set<string> => new Set(queryTerms(name).map(({ forms, typed }) => stemOf(forms, typed)))

const holds = (larger: Set<string>, smaller: Set<string>): boolean => [...smaller].every((stem) => larger.has(stem))

interface Named {
  category: ShopCategory
  stems: Set<string>
}

/** The deeper one of two of the same name says more. */
const deepest = (found: Named[]): ShopCategory | null =>
  found.reduce<Named | null>((best, one) => (best && best.category.level >= one.category.level ? best : one), null)
    ?.category ?? null

/** @returns the category whose name is in the feed's with the most words; null when two have as many. */
function contained(ours: Named[], theirs: Set<string>): ShopCategory | null {
  const within = ours.filter(({ stems }) => stems.size >= FEWEST_WORDS && holds(theirs, stems))
  const most = Math.max(...within.map(({ stems }) => stems.size))
  const best = new Set(within.filter(({ stems }) => stems.size === most).map(({ category }) => category))
  return best.size === 1 ? ([...best][0] ?? null) : null
}

/**
 * @returns the names that tell their category from those of other branches. «Арматура» alone does not: it is a steel bar
 *   in one branch of the tree and valves in another.
 */
function tellingNames(ours: Named[]): Set<Named> {
  const branches = new Map<string, Set<number>>()
  for (const { category, stems } of ours) {
    for (const stem of stems) branches.set(stem, (branches.get(stem) ?? new Set()).add(category.root))
  }
  const alone = ([stem = '']: Set<string>) => branches.get(stem)?.size === 1
  return new Set(ours.filter(({ stems }) => stems.size > 1 || alone(stems)))
}

function byName(ours: Named[], telling: Set<Named>, name: string): ShopCategory | null {
  const theirs = stems(name)
  if (theirs.size === 0) return null
  const same = ours.filter((one) => telling.has(one) && one.stems.size === theirs.size && holds(theirs, one.stems))
  return deepest(same) ?? contained(ours, theirs)
}

/** How ids and names are compared with those of a map. */
export const mapKey = (text: string): string => text.trim().toLowerCase()

export interface CategoryMatcher {
  /** @returns what is wrong with it; a category that is wrong is left out. */
  add(category: FeedCategory): Fault | null
  /** @returns categories whose parent the feed does not have; to be asked when all are added. */
  orphans(): Fault[]
  find(id: string): FeedCategory | undefined
  match(id: string): ShopCategory | null
}

/** @param overrides by mapKey of the feed's id or name; they hold for everything below, too. */
export function categoryMatcher(shop: ShopCategory[], overrides: Map<string, ShopCategory>): CategoryMatcher {
  const ours = shop.flatMap((category) =>
    wordings(category.names).map((name): Named => ({ category, stems: stems(name) })),
  )
  const telling = tellingNames(ours)
  const theirs = new Map<string, FeedCategory>()
  const known = new Map<string, ShopCategory | null>()

  const own = ({ id, name }: FeedCategory): ShopCategory | null =>
    overrides.get(mapKey(id)) ?? overrides.get(mapKey(name)) ?? byName(ours, telling, name)

  function search(id: string): ShopCategory | null {
    let category = theirs.get(id)
    for (let level = 0; category && level < DEEPEST; level += 1) {
      const found = own(category)
      if (found) return found
      category = theirs.get(category.parent)
    }
    return null
  }

  return {
    add(category) {
      const { id, line } = category
      if (id === '') return { line, code: 'category.no-id' }
      if (theirs.has(id)) return { line, code: 'category.repeated', detail: id }
      theirs.set(id, category)
      known.clear()
      return null
    },
    orphans: () =>
      [...theirs.values()]
        .filter(({ parent }) => parent !== '' && parent !== '0' && !theirs.has(parent))
        .map(({ line, parent }) => ({ line, code: 'category.no-parent', detail: parent })),
    find: (id) => theirs.get(id),
    match(id) {
      const found = known.has(id) ? (known.get(id) ?? null) : search(id)
      known.set(id, found)
      return found
    },
  }
}
