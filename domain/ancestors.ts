interface Branch {
  id: string
  parent: string | null
}

/** @returns the ancestors of a branch, from the top of the tree down; none for null or the top level */
export function ancestors<Item extends Branch>(tree: readonly Item[], branch: Branch | null): Item[] {
  const above = tree.find(({ id }) => id === branch?.parent)
  return above ? [...ancestors(tree, above), above] : []
}
