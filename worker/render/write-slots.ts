import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { I18n } from '../../domain/i18n.ts'
import { AppDataProvider } from '../../web/app/page/app-data.tsx'
import { FragmentCacheProvider } from '../../web/app/page/cached-fragment.tsx'
import { Providers } from '../../web/app/shell.tsx'
import { createStores } from '../../web/state/stores.tsx'
import { drawSlots, settleAll } from './draw-slots.ts'
import { fragmentCache, withoutPreloads } from './fragment-cache.ts'
import type { RenderedPage } from './render-page.ts'

/** The HTML of every slot of a page, deferred ones included, for a navigation in the browser: the same HTML as in the document. */
export async function writeSlots(
  i18n: I18n,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Record<string, string>> {
  const { payload, slots, deferred } = page
  const draw = drawSlots(page, await settleAll(page))
  const write = (name: string) => {
    const slot = createElement(Providers, { i18n, stores: createStores(), location: payload }, draw(name))
    const cached = createElement(FragmentCacheProvider, { value: fragmentCache(i18n) }, slot)
    return withoutPreloads(renderToString(createElement(AppDataProvider, { value: appData }, cached)))
  }
  return Object.fromEntries([...Object.keys(slots), ...Object.keys(deferred)].map((name) => [name, write(name)]))
}
