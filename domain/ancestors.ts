interface Branch {
  id: string
  parent: string | null
}

/** @returns the branches above one, from the top of the tree down; none above null or the top. */
export function ancestors<Item extends Branch>(tree: readonly Item[], branch: Branch | null): Item[] {
  const above = tree.find(({ id }) => id === branch?.parent)
  return above ? [...ancestors(tree, above), above] : []
}
