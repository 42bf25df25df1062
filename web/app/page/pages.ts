import type { PageModule, PageView } from './page.ts'

/** Each view's script by its path. Which of them draws a page, the edge says in the payload. */
const views = import.meta.glob<PageModule>('../pages/*/page.tsx')

/** @param view folder below web/pages, out of a payload. */
export async function loadView(view: string): Promise<PageView> {
  const load = views[`../pages/${view}/page.tsx`]
  if (!load) throw new Error(`no view named ${view}`)
  return (await load()).default
}
