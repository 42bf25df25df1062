import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../messages.ts'
import type { Page } from '../shell.tsx'
import { trusted } from '../trusted-types.ts'
import type { PageModule, PageView, Payload } from './page.ts'

/** Each view's script by its path; the payload names the view of a page. */
const views = import.meta.glob<PageModule>('../../pages/*/page.tsx')

/** @param view folder below web/pages, from a payload. @throws Error for an unknown view */
async function loadView(view: string): Promise<PageView> {
  const load = views[`../../pages/${view}/page.tsx`]
  if (!load) throw new Error(`no view named ${view}`)
  return (await load()).default
}

/**
 * Loads what a payload needs before it can be rendered: its view's script and its language's translations.
 * @param slots HTML by slot; none for the document itself, which has it already
 */
export async function preparePage(payload: Payload, slots: Record<string, string> = {}): Promise<Page> {
  const [View, i18n] = await Promise.all([loadView(payload.view), loadMessages()])
  const html = Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, { __html: trusted.createHTML(slot) }]),
  )
  const { reader = i18n.reader, basis = null } = payload
  return { payload, View, i18n: { ...i18n, reader, basis }, parts: { html, hydrate: hydrateRoot } }
}
