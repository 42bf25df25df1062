import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { I18n } from '../../web/app/i18n.tsx'
import type { KeepHtml } from '../../web/app/kept-item.tsx'
import { Providers } from '../../web/app/shell.tsx'
import { createStores } from '../../web/state/stores.tsx'

/** Some 2 kB each. */
const MOST = 4000

/** HTML by language, name and data. Lists are public: nothing of a person is in their data. */
const kept = new Map<string, string>()

/** React puts a preload before an eager picture; within a list item it would not be what the browser renders. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')

/** The element by itself, outside any page: it sees the language and the root address, no query and no visitor. */
const render = (i18n: I18n, element: ReactNode) => {
  const location = { route: null, locale: i18n.locale, path: '/', query: {} }
  const inside = { i18n, stores: createStores(), appData: null, location }
  return withoutPreloads(renderToString(createElement(Providers, inside, element)))
}

/** Renders an element once for each language and data, and keeps what came of it in this isolate. */
export const keepHtml = (i18n: I18n): KeepHtml => {
  return (name, data, element) => {
    const key = `${i18n.locale} ${name} ${JSON.stringify(data)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = render(i18n, element)
    // A Map lists its keys in the order they came: the oldest goes first.
    for (const oldest of kept.keys()) {
      if (kept.size < MOST) break
      kept.delete(oldest)
    }
    kept.set(key, html)
    return html
  }
}
