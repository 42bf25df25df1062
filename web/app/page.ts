/** What a page is: its data, its head, and the parts of it that may come late. */
import type { ReactNode } from 'react'
import type { Locale } from '../locale.ts'
import type { RouteName } from '../routes.ts'

/** What goes into <head>. `title` is the page's own (SPECIFICATION: headTitle); the app's name is added in one place. */
export interface Head {
  title: string
  description?: string
  /** Query keys of the canonical address besides the path: {page: '2'}. */
  canonical?: Record<string, string>
  /** The readable slug that belongs after the id; the canonical address carries it. */
  slug?: string
  noindex?: boolean
  /** Path of the picture for Open Graph. */
  image?: string
  /** The page's main picture, fetched ahead of everything. */
  preloadImage?: string
  jsonLd?: Record<string, unknown>[]
}

/** Data of a page as it travels in the document and in /_payload.json. */
export interface Payload {
  route: RouteName | null
  locale: Locale
  path: string
  query: Record<string, string>
  status: number
  head: Head
  data: unknown
  /** Late sections that are already there (navigation in the browser); absent in a document. */
  deferred?: Record<string, unknown>
  redirect?: string
  /** Set where the page is an error: its code word and the request's id. */
  error?: { code: string; requestId: string }
}

export interface PageProps<Data> {
  data: Data
}

/**
 * A page's module. `default` is declared as a method on purpose: method parameters compare both ways, so that a view of
 * known data fits where only the route table knows which data that is.
 */
export interface PageModule {
  default(props: PageProps<unknown>): ReactNode
}
export type PageView = PageModule['default']
