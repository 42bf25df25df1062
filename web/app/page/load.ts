/** The contract between a page's load.ts (edge only) and the render pipeline. */
import type { ApiClient } from '../../../domain/api-client.ts'
import type { Category } from '../../../domain/contract/categories.ts'
import type { Viewed } from '../../../domain/contract/desk-people.ts'
import type { Service } from '../../../domain/contract/services.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { Head, Slots } from './page.ts'

/** The trees of categories and services, at most a minute old; parents come before children. */
export interface CategoryTrees {
  categories: () => Promise<readonly Category[]>
  services: () => Promise<readonly Service[]>
}

export interface LoadContext {
  /** The gateway to the API. Its responses go through `read` (domain/page-error.ts). */
  api: ApiClient
  trees: CategoryTrees
  i18n: I18n
  /** Path parameter `id`, '' where the route has none. */
  id: string
  /** Whether the request is a known crawler's. */
  isBot: boolean
  /** Only the keys the screen knows, already validated by its guard. */
  query: Record<string, string>
  /** Absolute origin of this site, for structured data. */
  origin: string
  /** The state of this screen's form, if it has just been refused. */
  posted: FormSubmission | null
  /** The origin that `/_map` is framed from, '' for the site's own; null where maps are off. */
  maps: string | null
  /** Working days that a review usually takes; null where the deployment does not configure it. */
  reviewDays: number | null
}

export interface Loaded<Data, Islands = null, Deferred = unknown> {
  /** For the page's slots; stays at the edge. */
  data: Data
  /** For its islands; sent to the browser. Null where there are none. */
  islandProps: Islands
  head: Head
  /** On a screen of an account: number of the visitor's unread notices, shown in the header. */
  unread?: number
  /** On a screen of an account: whom an operator sees the site as; absent on public pages, which are the same for everyone. */
  viewed?: Viewed | null
  /** Loads of deferred slots. A rejected one is logged and rendered as failed; it never fails the page. */
  deferred?: { [Name in keyof Deferred]: Promise<Deferred[Name]> }
}

/** Loads a page's data, or throws PageError (404 and others) through `read`. */
export type Load<Data, Islands = null, Deferred = unknown> = (
  context: LoadContext,
) => Promise<Loaded<Data, Islands, Deferred>>

/** A public page without islands (web/pages/<name>/static.tsx): nothing of it runs in the browser. */
export interface StaticPage<Data> {
  load: Load<Data>
  /** Its view has one slot, `page`. */
  slots: Slots<Data> & Record<'page', unknown>
}
