/** Structured data (schema.org, JSON-LD) for search engines, made at the edge in load.ts. */

interface Place {
  name: string
  /** Absolute address; optional for the last crumb. */
  url?: string
}

const listItem = ({ name, url }: Place, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  ...(url ? { item: url } : {}),
})

/** The breadcrumb trail from the home page to this one. */
export const breadcrumbList = (trail: Place[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(listItem),
})

/**
 * A list of things with pages of their own.
 * @param start number of entries on the pages before this one
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
