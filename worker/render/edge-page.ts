import type { ReactNode } from 'react'
import type { LoadContext, Loaded } from '../../web/app/load.ts'
import type { DeferredResult, DeferredSlots, PageProps, PageView, Slots } from '../../web/app/page.ts'

/**
 * A page as every route gives it, whatever its data. Methods on purpose: their parameters compare both ways. `Context` is what
 * its load is given: a public page never gets what only the visitor may see.
 */
export interface EdgePage<Context = LoadContext> {
  /** Folder below web/pages: names the page's script in the client build. */
  folder: string
  load: (context: Context) => Promise<Loaded<unknown, unknown, Record<string, unknown>>>
  View: PageView
  slots: Record<string, { draw(props: { data: unknown }): ReactNode }>
  deferredSlots: Record<
    string,
    { resolved(props: { outcome: DeferredResult<unknown> }): ReactNode; fallback(): ReactNode }
  >
}

/** The halves of a page: the compiler checks that what `load` gives is what the view and the parts take. */
interface Halves<Context, Data, Live, Late> {
  load: (context: Context) => Promise<Loaded<Data, Live, Late>>
  View: (props: PageProps<Live>) => ReactNode
  slots?: Slots<Data>
  deferredSlots?: DeferredSlots<Late>
}

export const edgePage = <Context, Data, Live, Late extends Record<string, unknown>>(
  folder: string,
  { load, View, slots = {}, deferredSlots }: Halves<Context, Data, Live, Late>,
): EdgePage<Context> => ({
  folder,
  load,
  View,
  slots: Object.fromEntries(Object.entries(slots).map(([name, draw]) => [name, { draw }])),
  deferredSlots: { ...deferredSlots },
})
