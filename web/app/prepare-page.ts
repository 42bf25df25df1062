import type { Payload } from './page.ts'
import { loadView } from './pages.ts'
import type { Page } from './shell.tsx'
import { loadWords } from './words.ts'

/**
 * Everything a payload needs before it can be drawn: its view's script and its language's words.
 * @param parts HTML of the written parts; none for the document itself, where they stand already
 */
export async function preparePage(payload: Payload, parts: Record<string, string> = {}): Promise<Page> {
  const [View, i18n] = await Promise.all([loadView(payload.view), loadWords(payload.locale)])
  const html = Object.fromEntries(Object.entries(parts).map(([name, __html]) => [name, { __html }]))
  return { payload, View, i18n, parts: { html } }
}
