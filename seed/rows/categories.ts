/** The category tree as rows, parents before children. */

import type { Text } from '../../domain/text.ts'
import { idFrom } from '../../worker/db/id.ts'
import type { Leaf, Root } from '../catalogue/model.ts'
import { OPENED } from '../clock.ts'
import type { Drawings } from '../pictures.ts'

interface Node {
  key: string
  level: number
  position: number
  parent?: string
  name: Text
  about: Text
  tnved?: string
  /**
   * The product whose drawing the category shows: of the leaf itself or of a descendant, a different one for each, so that no picture
   * repeats.
   */
  picture: [leaf: Leaf | undefined, item: number]
}

function* nodes(roots: Root[]): Generator<Node> {
  for (const [position, { key, name, about, groups }] of roots.entries()) {
    const last = groups.at(-1)?.leaves[0]
    yield { key, name, about, position, level: 1, picture: [last, (last?.products.length ?? 1) - 1] }
    for (const [position, { leaves, ...group }] of groups.entries()) {
      yield { ...group, position, level: 2, parent: key, picture: [leaves[0], 1] }
      for (const [position, leaf] of leaves.entries()) {
        const { key, name, about, tnved } = leaf
        yield { key, name, about, tnved, position, level: 3, parent: group.key, picture: [leaf, 0] }
      }
    }
  }
}

export function planCategories(roots: Root[], drawings: Drawings) {
  const all = [...nodes(roots)]
  const nums = new Map(all.map(({ key }, at) => [key, at + 1]))
  const byKey = new Map(all.map((node) => [node.key, node]))
  const lineage = (key: string): Node[] => {
    const node = byKey.get(key)
    return node ? [node, ...(node.parent === undefined ? [] : lineage(node.parent))] : []
  }
  const numOf = (key: string): number => nums.get(key) ?? 0
  return {
    numOf,
    /** Names of a category and of all ancestors. */
    namesUpFrom: (key: string): Text[] => lineage(key).map(({ name }) => name),
    rows: all.map(({ key, level, position, parent, name, about, tnved, picture: [leaf, item] }) => ({
      num: numOf(key),
      id: idFrom(OPENED, numOf(key)),
      slug: key,
      parent: parent === undefined ? null : numOf(parent),
      level,
      position,
      names: name,
      about,
      tnved,
      picture: leaf && leaf.products.length > 0 ? drawings.ofKind(leaf, item % leaf.products.length) : null,
    })),
    /** [category, ancestor]; the ancestors are the category itself, all above it, and 0 for the whole shop. */
    ancestors: all.flatMap(({ key }) => [
      ...lineage(key).map((above) => [numOf(key), numOf(above.key)]),
      [numOf(key), 0],
    ]),
  }
}
