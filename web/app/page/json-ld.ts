/** Structured data (schema.org, JSON-LD) for search engines, made at the edge in load.ts. */
import { APP_NAME } from '../../../domain/app-name.ts'
import type { AppData } from '../../../domain/contract/app-data.ts'
import type { Localized, PageMeta } from '../../../domain/contract/values.ts'
import type { Locale } from '../../../domain/locale.ts'
import { href } from '../../../domain/routes.ts'

/** One crumb of the breadcrumb trail. */
export interface Crumb {
  name: string | Localized
  /** Path on this site; optional for the last crumb. */
  path?: string
}

const textOf = (name: Crumb['name']): string => (typeof name === 'string' ? name : name.text)

/** @returns the trail of a page beside the catalogue, which begins with the home page */
export const fromHome = (locale: Locale, ...crumbs: Crumb[]): Crumb[] => [
  { name: APP_NAME[locale], path: href('home', locale) },
  ...crumbs,
]

/** @returns the breadcrumb trail; nothing for a trail of one crumb, since search engines require two */
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

/** @returns the operator of the site, as on the home page; nothing where the site is a demonstration */
export function organization(appData: AppData | null, locale: Locale, origin: string): Record<string, unknown>[] {
  const operator = appData?.operator
  if (!operator) return []
  const { name, phone, address, inn, ogrn, uscc } = operator
  const identifiers = Object.entries({ INN: inn, OGRN: ogrn, USCC: uscc }).filter(([, value]) => value !== null)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: APP_NAME[locale],
      legalName: name,
      url: origin,
      logo: `${origin}/icons/icon-512.png`,
      telephone: phone,
      ...(appData.contact.email && { email: appData.contact.email }),
      address: { '@type': 'PostalAddress', streetAddress: address },
      taxID: inn ?? uscc,
      identifier: identifiers.map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value })),
    },
  ]
}
