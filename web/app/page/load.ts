/** The contract between a page's load.ts (edge only) and the render pipeline. */
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Category } from '../../../domain/contract/categories.ts'
import type { Service } from '../../../domain/contract/services.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Head } from './page.ts'

/** What lists are divided by, as the api tells it, at most a minute old: parents before children. */
export interface CategoryTrees {
  categories: () => Promise<readonly Category[]>
  services: () => Promise<readonly Service[]>
}

export interface LoadContext {
  /** The gateway, in process: the only way to data. Its answers go through `read`. */
  api: ApiClient
  trees: CategoryTrees
  i18n: I18n
  /** Path parameter `id`, '' where the route has none. */
  id: string
  /** Only the keys the route knows, already checked by its guard. */
  query: Record<string, string>
  /** Absolute origin of this site, for structured data. */
  origin: string
  /** Set where this screen's form has just been refused. */
  posted: FormSubmission | null
  /** Before what `/_map` stands, '' for this site itself; null where it has no maps to show. */
  maps: string | null
}

export interface Loaded<Data, Live = null, Late = unknown> {
  /** For the page's written parts: stays at the edge. */
  data: Data
  /** For its live components: travels to the browser. Null where the page has none that need any. */
  islandProps: Live
  head: Head
  /** Loads of parts that may come late. A rejected one is drawn as failed and logged; it never fails the page. */
  deferred?: { [Name in keyof Late]: Promise<Late[Name]> }
}

/** Loads a page's data, or throws PageError (404 and others) through `read`. */
export type Load<Data, Live = null, Late = unknown> = (context: LoadContext) => Promise<Loaded<Data, Live, Late>>
