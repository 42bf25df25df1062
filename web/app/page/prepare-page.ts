import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../messages.ts'
import type { Page } from '../shell.tsx'
import { trusted } from '../trusted.ts'
import type { Payload } from './page.ts'
import { loadView } from './pages.ts'

/**
 * Loads what a payload needs before it can be rendered: its view's script and its language's translations.
 * @param slots HTML by slot; none for the document itself, which has it already
 */
export async function preparePage(payload: Payload, slots: Record<string, string> = {}): Promise<Page> {
  const [View, i18n] = await Promise.all([loadView(payload.view), loadMessages(payload.locale)])
  const html = Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, { __html: trusted.createHTML(slot) }]),
  )
  return { payload, View, i18n, parts: { html, hydrate: hydrateRoot } }
}
