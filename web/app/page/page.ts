/** What a page is: what the browser is given of it, its head, and its parts that are written at the edge. */
import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import type { RouteName } from '../../../domain/routes.ts'

/** What goes into <head>. `title` is the page's own (SPECIFICATION: headTitle); the app's name is added in one place. */
export interface Head {
  title: string
  description?: string
  /** Query keys of the canonical address besides the path: {page: '2'}. */
  canonical?: Record<string, string>
  /** The readable slug that belongs after the id; the canonical address carries it. */
  slug?: string
  /** The canonical path, where the page answers under others as well: a code in another spelling. */
  path?: string
  noindex?: boolean
  /** Address of the picture for Open Graph, absolute where it lies with its supplier. */
  image?: string
  /** The list as a feed: its address without origin, and what it is called. */
  feed?: { href: string; title: string }
  /** The page's main picture, fetched ahead of everything. */
  preloadImage?: string
  jsonLd?: Record<string, unknown>[]
}

/** Layouts without the shop's frame: a bare page, and the icon sheet (SPECIFICATION section 2). */
export type Layout = 'empty' | 'svg-sprite'

/** A page as it travels in the document. */
export interface Payload {
  route: RouteName | null
  /** Folder below web/pages whose page.tsx draws it. */
  view: string
  /** Absent: the shop's frame. */
  layout?: Layout
  locale: Locale
  path: string
  query: Record<string, string>
  status: number
  head: Head
  /** What the page's live components need: far less than was loaded, since most of a page is written at the edge. */
  islandProps: unknown
  redirect?: string
  /** Set where the page is an error: its code word and the request's id. */
  error?: { code: string; requestId: string }
}

export interface PageProps<Live> {
  islandProps: Live
}

/**
 * A page's module. `default` is declared as a method on purpose: method parameters compare both ways, so that a view of
 * known data fits where only the route table knows which data that is.
 */
export interface PageModule {
  default(props: PageProps<unknown>): ReactNode
}
export type PageView = PageModule['default']

/** What a late load came to: its data, or the fact that it failed (a late load never rejects). */
export type DeferredResult<Value> = { ok: true; value: Value } | { ok: false }

/** The written parts of a page by name (parts.tsx), drawn from all that its load gave. */
export type Slots<Data> = Record<string, (props: { data: Data }) => ReactNode>

/** The written parts that may come late, by the name of their load. */
export type DeferredSlots<Late> = {
  [Name in keyof Late]: {
    resolved: (props: { outcome: DeferredResult<Late[Name]> }) => ReactNode
    /** What stands in its place until then. */
    fallback: () => ReactNode
  }
}
