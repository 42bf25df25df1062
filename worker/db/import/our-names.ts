/** The names of the marketplace's categories as sets of words, by which those of a supplier's file are matched. */
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { wordings } from '../../../domain/text.ts'
import { BoundedCache } from '../../cache/bounded-cache.ts'
import { queryTerms } from '../search-text/tokens.ts'
import type { ShopCategory } from './shop-categories.ts'

/** The shortest of a word's possible stems, of several the first in the alphabet: the same for «гайка» and «гаек». */
const stemOf = (forms: string[], typed: string): string =>
  forms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? typed

/** @returns the words of a name, each as one stem that all of its forms share */
export const stems = (name: string): Set<string> =>
  new Set(queryTerms(name).map(({ forms, typed }) => stemOf(forms, typed)))

/**
 * The stems of the marketplace's category names: each step of an import needs all of them. A set takes about twice the memory of its name.
 */
const known = new BoundedCache<Set<string>>({ limit: 200_000, sizeOf: (_, name) => name.length })
const stemsOfOurs = (name: string): Set<string> => getOrCreate(known, name, () => stems(name))

/** One wording of the name of a category. */
export interface Named extends Pick<ShopCategory, 'num' | 'level' | 'root'> {
  stems: Set<string>
}

export interface OurNames {
  ours: Named[]
  /**
   * The names that identify one branch of the tree. «Арматура» alone does not: it is a steel bar in one branch and valves in another.
   */
  distinctive: Set<Named>
}

function distinctiveNames(ours: Named[]): Set<Named> {
  const branches = new Map<string, Set<number>>()
  for (const { root, stems } of ours) {
    for (const stem of stems) getOrCreate(branches, stem, () => new Set<number>()).add(root)
  }
  const alone = ([stem = '']: Set<string>) => branches.get(stem)?.size === 1
  return new Set(ours.filter(({ stems }) => stems.size > 1 || alone(stems)))
}

function readNames(shop: readonly ShopCategory[]): OurNames {
  const ours = shop.flatMap(({ num, level, root, names }) =>
    wordings(names).map((name): Named => ({ num, level, root, stems: stemsOfOurs(name) })),
  )
  return { ours, distinctive: distinctiveNames(ours) }
}

/**
 * The names of the last tree: each step of an import reads the tree anew, which is usually the same, and splitting its names into stems is
 * most of the work.
 */
let last: { tree: string; names: OurNames } = { tree: '', names: { ours: [], distinctive: new Set() } }

/** @returns the names of the tree; the same object as long as the tree is the same. */
export function ourNames(shop: readonly ShopCategory[]): OurNames {
  const tree = JSON.stringify(shop.map(({ num, level, root, names }) => [num, level, root, names]))
  if (tree !== last.tree) last = { tree, names: readNames(shop) }
  return last.names
}
