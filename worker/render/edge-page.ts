import type { ReactNode } from 'react'
import type { LoadContext, Loaded } from '../../web/app/load.ts'
import type { LateParts, Outcome, PageProps, PageView, Parts } from '../../web/app/page.ts'

/**
 * A page as every route gives it, whatever its data. Methods on purpose: their parameters compare both ways. `Context` is what
 * its load is given: a public page never gets what only the visitor may see.
 */
export interface EdgePage<Context = LoadContext> {
  /** Folder below web/pages: names the page's script in the client build. */
  folder: string
  load: (context: Context) => Promise<Loaded<unknown, unknown, Record<string, unknown>>>
  View: PageView
  parts: Record<string, { draw(props: { data: unknown }): ReactNode }>
  lateParts: Record<string, { arrived(props: { outcome: Outcome<unknown> }): ReactNode; awaited(): ReactNode }>
}

/** The halves of a page: the compiler checks that what `load` gives is what the view and the parts take. */
interface Halves<Context, Data, Live, Late> {
  load: (context: Context) => Promise<Loaded<Data, Live, Late>>
  View: (props: PageProps<Live>) => ReactNode
  parts?: Parts<Data>
  lateParts?: LateParts<Late>
}

export const edgePage = <Context, Data, Live, Late extends Record<string, unknown>>(
  folder: string,
  { load, View, parts = {}, lateParts }: Halves<Context, Data, Live, Late>,
): EdgePage<Context> => ({
  folder,
  load,
  View,
  parts: Object.fromEntries(Object.entries(parts).map(([name, draw]) => [name, { draw }])),
  lateParts: { ...lateParts },
})
