import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { I18n } from '../../domain/i18n.ts'
import type { FragmentCache, FragmentKey } from '../../web/app/kept.tsx'
import type { Location } from '../../web/app/location.tsx'
import { Providers } from '../../web/app/shell.tsx'
import { createStores } from '../../web/state/stores.tsx'

/** Characters kept at the most, some two bytes each. */
const MOST = 8_000_000

/** HTML by what it depends on. Lists and menus are public: nothing of a person is in their data. */
const kept = new Map<string, string>()
let characters = 0

/** Data that outlives a request (the frame's) is written out once. */
const written = new WeakMap<object, string>()

function write(data: object): string {
  const known = written.get(data)
  if (known !== undefined) return known
  const text = JSON.stringify(data)
  written.set(data, text)
  return text
}

const keyOf = (locale: string, { name, data, location }: FragmentKey) =>
  `${locale} ${name} ${location ? `${location.path} ${write(location.query)}` : ''} ${write(data)}`

/** React puts a preload before an eager picture; within a part it would not be what the browser renders. */
export const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')

/** The element by itself, outside any page: it sees the language and what it was given of the address, and no visitor. */
function render(i18n: I18n, location: Location | undefined, element: ReactNode): string {
  const root = { route: null, locale: i18n.locale, path: '/', query: {} }
  const inside = { i18n, stores: createStores(), location: location ?? root }
  return withoutPreloads(renderToString(createElement(Providers, inside, element)))
}

function keep(key: string, html: string): void {
  kept.set(key, html)
  characters += key.length + html.length
  // A Map lists its keys in the order they came: the oldest go first.
  for (const [oldest, text] of kept) {
    if (characters <= MOST) break
    kept.delete(oldest)
    characters -= oldest.length + text.length
  }
}

/** Renders a part once for each language and all that it depends on, and keeps what came of it in this isolate. */
export const fragmentCache = (i18n: I18n): FragmentCache => {
  return (on, element) => {
    const key = keyOf(i18n.locale, on)
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = render(i18n, on.location, element)
    keep(key, html)
    return html
  }
}
