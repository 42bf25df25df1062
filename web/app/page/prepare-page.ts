import { loadMessages } from '../messages.ts'
import type { Page } from '../shell.tsx'
import { trusted } from '../trusted.ts'
import type { Payload } from './page.ts'
import { loadView } from './pages.ts'

/**
 * Everything a payload needs before it can be drawn: its view's script and its language's words.
 * @param parts HTML of the written parts; none for the document itself, where they stand already
 */
export async function preparePage(payload: Payload, parts: Record<string, string> = {}): Promise<Page> {
  const [View, i18n] = await Promise.all([loadView(payload.view), loadMessages(payload.locale)])
  const html = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { __html: trusted.createHTML(part) }]),
  )
  return { payload, View, i18n, parts: { html } }
}
