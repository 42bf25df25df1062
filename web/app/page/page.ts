/** What a page consists of: its head, its payload for the browser, and its slots, which are rendered at the edge. */
import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import type { PriceBasis } from '../../../domain/price-basis.ts'
import type { ReaderRate } from '../../../domain/reader-currency.ts'
import type { RouteName } from '../../../domain/routes.ts'

/**
 * What goes into <head>. `title` is the page's own; the app's name is added in one place, where there is room for it (docs/behaviour.md, "Page
 * title").
 */
export interface Head {
  title: string
  /** The distinguishing end of the title (a part number, the page of a list): never cut, however much of the title is. */
  titleEnd?: string
  description?: string
  /** Query keys of the canonical address besides the path: {page: '2'}. */
  canonical?: Record<string, string>
  /** The readable slug after the id in the canonical address. */
  slug?: string
  /** The canonical path, where the page has other addresses too: a code in another spelling. */
  path?: string
  noindex?: boolean
  /** Whether it is a list that filters or an order made of the canonical one: search engines merge the two by the canonical address. */
  isNarrowed?: boolean
  /** Address of the picture for Open Graph, absolute where the supplier's own site has it. */
  image?: string
  /** The list's feed: its address without origin, and its title. */
  feed?: { href: string; title: string }
  /** The page's main picture, preloaded before everything else. */
  preloadImage?: string
  jsonLd?: Record<string, unknown>[]
  /** Ids of the products that the page lists, which count as shown (docs/decisions/0051-statistics.md). */
  shown?: string[]
}

/** Layouts without the shop's frame (docs/behaviour.md, "Layouts"). */
export type Layout = 'empty' | 'svg-sprite'

/** A page as it travels in the document. */
export interface Payload {
  route: RouteName | null
  /** Folder below web/pages whose page.tsx renders it. */
  view: string
  /** Absent: the shop's frame. */
  layout?: Layout
  locale: Locale
  path: string
  query: Record<string, string>
  status: number
  head: Head
  /** Props of the page's islands: far less than was loaded, since most of a page is rendered at the edge alone. */
  islandProps: unknown
  /** Exchange rate of the reader's currency; absent for roubles. */
  reader?: ReaderRate
  /** The quantity and basis of the prices in lists; absent where none was chosen. */
  basis?: PriceBasis
  redirect?: string
  /** Set on error pages: the error's code and the request's id. */
  error?: { code: string; requestId: string }
}

export interface PageProps<Islands> {
  islandProps: Islands
}

/**
 * A page's module. `default` is a method because method parameters compare both ways: the route table does not know
 * each page's props.
 */
export interface PageModule {
  default(props: PageProps<unknown>): ReactNode
}
export type PageView = PageModule['default']

/** The result of a deferred load, which never rejects: its data, or the fact that it failed. */
export type DeferredResult<Value> = { ok: true; value: Value } | { ok: false }

/** The slots of a page by name (slots.tsx), rendered at the edge from everything that its load returned. */
export type Slots<Data> = Record<string, (props: { data: Data }) => ReactNode>

/** Slots whose data may arrive later, by the name of their load. */
export type DeferredSlots<Deferred> = {
  [Name in keyof Deferred]: {
    resolved: (props: { result: DeferredResult<Deferred[Name]> }) => ReactNode
    /** Shown until then. */
    fallback: () => ReactNode
  }
}
