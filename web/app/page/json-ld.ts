/** Structured data (schema.org, JSON-LD) that several pages give to search engines. Made at the edge, in load.ts. */

export interface Place {
  name: string
  /** Absolute address; the last place of a trail may go without. */
  url?: string
}

const listItem = ({ name, url }: Place, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  ...(url ? { item: url } : {}),
})

/** The trail from the home page to this one, top first. */
export const breadcrumbList = (trail: Place[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(listItem),
})

/**
 * A list of things that have pages of their own.
 * @param start how many stand on the pages before this one
 */
export const itemList = (
  name: string,
  items: Required<Place>[],
  start: number,
  total: number,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: start + index + 1,
    name: item.name,
    url: item.url,
  })),
})
