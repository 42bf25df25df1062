/** Structured data (schema.org, JSON-LD) for search engines, made at the edge in load.ts. */
import type { Localized, PageMeta } from '../../../domain/contract/values.ts'

/** A place on the trail from the home page to a page. */
export interface Crumb {
  name: string | Localized
  /** Path on this site; optional for the last crumb. */
  path?: string
}

const textOf = (name: Crumb['name']): string => (typeof name === 'string' ? name : name.text)

/** @returns the trail that leads to a page; none where it has one place alone, which leads nowhere: search engines want two */
export function breadcrumbList(trail: Crumb[], origin: string): Record<string, unknown>[] {
  if (trail.length < 2) return []
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: textOf(name),
    ...(path && { item: origin + path }),
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}

/**
 * A list of things with pages of their own.
 * @param meta of a list of several pages; without it, `items` are the whole list
 */
export function itemList(
  name: string,
  items: Required<Crumb>[],
  origin: string,
  meta: Pick<PageMeta, 'page' | 'perPage' | 'total'> = { page: 1, perPage: 0, total: items.length },
): Record<string, unknown> {
  const before = (meta.page - 1) * meta.perPage
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: meta.total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: textOf(item.name),
      url: origin + item.path,
    })),
  }
}
