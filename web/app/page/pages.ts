import type { PageModule, PageView } from './page.ts'

/** Each view's script by its path; the payload names the view of a page. */
const views = import.meta.glob<PageModule>('../../pages/*/page.tsx')

/** @param view folder below web/pages, from a payload. @throws Error for an unknown view */
export async function loadView(view: string): Promise<PageView> {
  const load = views[`../../pages/${view}/page.tsx`]
  if (!load) throw new Error(`no view named ${view}`)
  return (await load()).default
}
