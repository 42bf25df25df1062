/** The contract between a page's load.ts (edge only) and the render pipeline. */
import type { Category } from '../../worker/api/categories/schema.ts'
import type { Product } from '../../worker/api/products/schema.ts'
import type { Service } from '../../worker/api/services/schema.ts'
import type { ApiClient } from '../../worker/gateway/client.ts'
import type { I18n } from './i18n.tsx'
import type { Head } from './page.ts'

/** A form that was refused, or one that asked for nothing to be saved yet. */
export interface Posted {
  /** What was typed, by the fields' names. */
  fields: Record<string, string>
  /** Code words of what is wrong, by the fields' names; '' for the whole. */
  faults: Record<string, string>
  /** The product that it would come to, as buyers would see it. */
  preview?: Product
}

/** What lists are divided by, as the api tells it, at most a minute old: parents before children. */
export interface Trees {
  categories: () => Promise<readonly Category[]>
  services: () => Promise<readonly Service[]>
}

export interface LoadContext {
  /** The gateway, in process: the only way to data. Its answers go through `read`. */
  api: ApiClient
  trees: Trees
  i18n: I18n
  /** Path parameter `id`, '' where the route has none. */
  id: string
  /** Only the keys the route knows, already checked by its guard. */
  query: Record<string, string>
  /** Absolute origin of this site, for structured data. */
  origin: string
  /** Set where this screen's form has just been refused. */
  posted: Posted | null
  /** Before what `/_map` stands, '' for this site itself; null where it has no maps to show. */
  maps: string | null
}

export interface Loaded<Data, Live = null, Late = unknown> {
  /** For the page's written parts: stays at the edge. */
  data: Data
  /** For its live components: travels to the browser. Null where the page has none that need any. */
  live: Live
  head: Head
  /** Loads of parts that may come late. A rejected one is drawn as failed and logged; it never fails the page. */
  late?: { [Name in keyof Late]: Promise<Late[Name]> }
}

/** Loads a page's data, or throws PageError (404 and others) through `read`. */
export type Load<Data, Live = null, Late = unknown> = (context: LoadContext) => Promise<Loaded<Data, Live, Late>>
export type { ApiClient }
