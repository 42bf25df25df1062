/** The contract between a page's load.ts (edge only) and the render pipeline. */
import type { ApiClient } from '../../worker/gateway/client.ts'
import type { I18n } from './i18n.tsx'
import type { Head } from './page.ts'

export interface LoadContext {
  /** The gateway, in process: the only way to data. Its answers go through `read`. */
  api: ApiClient
  i18n: I18n
  /** Path parameter `id`, '' where the route has none. */
  id: string
  /** Only the keys the route knows, already checked by its guard. */
  query: Record<string, string>
  /** Absolute origin of this site, for structured data. */
  origin: string
}

export interface Loaded<Data> {
  data: Data
  head: Head
  /** Sections that may come late. A rejected one is rendered as failed and logged; it never fails the page. */
  deferred?: Record<string, Promise<unknown>>
}

/** Loads a page's data, or throws PageError (404 and others) through `read`. */
export type Load<Data> = (context: LoadContext) => Promise<Loaded<Data>>
export type { ApiClient }
