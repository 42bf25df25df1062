import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { getOrCreate } from '../../domain/get-or-create.ts'
import type { I18n } from '../../domain/i18n.ts'
import { basisToText } from '../../domain/price-basis.ts'
import type { Location } from '../../web/app/navigation/location.tsx'
import type { FragmentCache, FragmentKey } from '../../web/app/page/cached-fragment.tsx'
import { Providers } from '../../web/app/shell.tsx'
import { createStores } from '../../web/state/stores.tsx'
import { fragments } from '../cache/fragments.ts'

/** JSON of data that outlives a request, such as the frame's data, by the data's object. */
const texts = new WeakMap<object, string>()

const textOf = (data: object): string => getOrCreate(texts, data, () => JSON.stringify(data))

const keyOf = ({ locale, reader, basis }: I18n, { name, data, location }: FragmentKey) =>
  `${locale} ${reader.code} ${reader.rub} ${basis ? basisToText(basis) : ''} ${name} ${location ? `${location.path} ${textOf(location.query)}` : ''} ${textOf(data)}`

/** React puts a preload before an eager picture; within a slot the browser would render no preload, and the two would differ. */
export const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')

/** React puts a comment between two texts, by which hydration tells them apart; a fragment is in a slot, which is never hydrated. */
const withoutSeparators = (html: string) => html.replaceAll('<!-- -->', '')

/** Renders the element outside of any page: it gets the language and the given address, and nothing about the visitor. */
function render(i18n: I18n, location: Location | undefined, element: ReactNode): string {
  const root = { route: null, locale: i18n.locale, path: '/', query: {} }
  const inside = { i18n, stores: createStores(), location: location ?? root }
  return withoutSeparators(withoutPreloads(renderToString(createElement(Providers, inside, element))))
}

/** Renders a fragment once for a language, a currency and all that it depends on, and stores its HTML in this isolate. */
export const fragmentCache =
  (i18n: I18n): FragmentCache =>
  (fragment, element) =>
    getOrCreate(fragments, keyOf(i18n, fragment), () => render(i18n, fragment.location, element))
