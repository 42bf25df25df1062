import type { ReactNode } from 'react'
import type { FormsConstraints } from '../../../web/app/page/constraints.ts'
import type { LoadContext, Loaded } from '../../../web/app/page/load.ts'
import type { DeferredResult, DeferredSlots, Layout, PageProps, PageView, Slots } from '../../../web/app/page/page.ts'

/**
 * What is checked before a screen is loaded (docs/behaviour.md, "Route guards"): the query of a public screen (render/guards.ts), or who
 * the visitor of a personal one is (render/redirections.ts).
 */
type Guard = 'query-params' | 'query-params-page' | 'auth-data' | 'signed-in'

export interface Rules {
  guard?: Guard
  /**
   * Query keys that the screen knows, in the order of an address. Others (utm_*, yclid …) are left out of canonical addresses and cache
   * keys.
   */
  query?: readonly string[]
  /** Allowed values of a key that only the page understands; values for the API are validated by the API. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Keys of whole numbers that people type into a form of the page (render/guards.ts). */
  numbers?: readonly string[]
  /** Keys that a form without script sends once for each ticked box: the page gets one list, separated by commas. */
  lists?: readonly string[]
  /**
   * Keys of a form whose fields are not part of the address: the page redirects to the address that they are converted to
   * (render/typed-range.ts).
   */
  typed?: readonly string[]
  /** A layout without the shop's frame. */
  layout?: Layout
}

/** One screen. `Context` is what its load gets: for a public one it has nothing that only one visitor may see. */
export interface Screen<Context = LoadContext> extends Rules {
  /** Folder below web/pages; it names the page's script in the client build. */
  folder: string
  query: readonly string[]
  load: (context: Context) => Promise<Loaded<unknown, unknown, Record<string, unknown>>>
  View: PageView
  /** Constraints of the forms; absent where a page has no form, because they are derived from the schemas of every call that writes. */
  forms?: FormsConstraints | null
  // Methods, because TypeScript compares method parameters in both directions: the table does not know each page's data.
  slots: Record<string, { draw(props: { data: unknown }): ReactNode }>
  deferredSlots: Record<
    string,
    { resolved(props: { result: DeferredResult<unknown> }): ReactNode; fallback(): ReactNode }
  >
}

/** A page's modules: the compiler checks that what `load` returns is what the view and the slots accept. */
interface Page<Context, Data, Island, Deferred> {
  load: (context: Context) => Promise<Loaded<Data, Island, Deferred>>
  View: (props: PageProps<Island>) => ReactNode
  slots?: Slots<Data>
  deferredSlots?: DeferredSlots<Deferred>
  forms?: FormsConstraints | null
}

export const screen = <Context, Data, Island, Deferred extends Record<string, unknown>>(
  folder: string,
  { load, View, slots = {}, deferredSlots, forms }: Page<Context, Data, Island, Deferred>,
  rules: Rules = {},
): Screen<Context> => ({
  query: [],
  ...rules,
  folder,
  load,
  View,
  slots: Object.fromEntries(Object.entries(slots).map(([name, draw]) => [name, { draw }])),
  deferredSlots: { ...deferredSlots },
  ...(forms && { forms }),
})
