import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { AppDataProvider } from '../../web/app/app-data.tsx'
import type { I18n } from '../../web/app/i18n.tsx'
import { KeepHtmlProvider } from '../../web/app/kept.tsx'
import { Providers } from '../../web/app/shell.tsx'
import { createStores } from '../../web/state/stores.tsx'
import type { AppData } from '../api/app-data/schema.ts'
import { drawParts, settleAll } from './draw-parts.ts'
import { keepHtml, withoutPreloads } from './kept-html.ts'
import type { RenderedPage } from './render-page.ts'

/**
 * The HTML of every written part of a page, late ones included, as a navigation in the browser takes it. It is the same
 * HTML as in the document.
 */
export async function writeParts(
  i18n: I18n,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Record<string, string>> {
  const { payload, parts, late } = page
  const draw = drawParts(page, await settleAll(page))
  const write = (name: string) => {
    const part = createElement(Providers, { i18n, stores: createStores(), location: payload }, draw(name))
    const kept = createElement(KeepHtmlProvider, { value: keepHtml(i18n) }, part)
    return withoutPreloads(renderToString(createElement(AppDataProvider, { value: appData }, kept)))
  }
  return Object.fromEntries([...Object.keys(parts), ...Object.keys(late)].map((name) => [name, write(name)]))
}
