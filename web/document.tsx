import type { ReactNode } from 'react'
import { APP_NAME } from '../domain/app-name.ts'
import type { AppData } from '../domain/contract/app-data.ts'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../domain/locale.ts'
import { routes } from '../domain/routes.ts'
import { organization } from './app/page/json-ld.ts'
import type { Head, Payload } from './app/page/page.ts'
import { DESCRIPTION_ROOM, fullTitle } from './app/page/page-title.ts'
import { shortenedText } from './app/page/shortened.ts'
import { entryScript, FIRST_SCRIPT } from './app/startup/first-script.ts'

interface DocumentProps {
  payload: Payload
  /** Everything the browser needs to take over; absent for bots, which get no script. */
  client?: { entry: string; files: string[]; words: string; payload: Payload }
  styles: string[]
  origin: string
  /** Data of the frame (menu, rates); null where the API failed. */
  appData: AppData | null
  children?: ReactNode
}

/** Escapes JSON for a script element: "</script>" and "<!--" inside a text must not end or comment it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The path with the readable slug after its id, whatever slug was requested. */
export function sluggedPath({ route, path, head: { slug } }: Payload): string {
  if (!route || !slug) return path
  const place = routes[route].split('/').indexOf(':id')
  return path
    .split('/')
    .map((part, at) => (at === place ? `${part.slice(0, 16)}-${slug}` : part))
    .join('/')
}

/** The canonical address of a page in a language (null: unprefixed): path with its slug, and the query that matters. */
function address(payload: Payload, locale: Locale | null): string {
  const { head } = payload
  const slugged = head.path ?? sluggedPath(payload)
  const search = new URLSearchParams(head.canonical).toString()
  const prefixed = locale ? `/${locale}${slugged === '/' ? '' : slugged}` : slugged
  return search ? `${prefixed}?${search}` : prefixed
}

function Alternates({ payload, origin }: { payload: Payload; origin: string }) {
  return (
    <>
      <link rel="canonical" href={origin + address(payload, payload.locale)} />
      {/* A page that is not indexed, or not by this address, has no alternates in other languages to announce. */}
      {payload.head.noindex || payload.head.isNarrowed ? null : <OtherLanguages payload={payload} origin={origin} />}
    </>
  )
}

function OtherLanguages({ payload, origin }: { payload: Payload; origin: string }) {
  return (
    <>
      {LOCALES.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[locale] === 'en-US' ? 'en' : LANGUAGE_TAGS[locale]}
          href={origin + address(payload, locale)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + address(payload, null)} />
    </>
  )
}

const shortDescription = (text: string): string => shortenedText(text, DESCRIPTION_ROOM, 'description')

/** Open Graph demands a country with the language. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', zh: 'zh_CN' }

function OpenGraph({ head, title, payload, origin }: { head: Head; title: string; payload: Payload; origin: string }) {
  return (
    <>
      <meta property="og:site_name" content={APP_NAME[payload.locale]} />
      <meta property="og:type" content={payload.route === 'story' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      {head.description && <meta property="og:description" content={shortDescription(head.description)} />}
      <meta property="og:url" content={origin + address(payload, payload.locale)} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[payload.locale]} />
      {head.image ? (
        <meta property="og:image" content={new URL(head.image, origin).href} />
      ) : (
        <SharePicture payload={payload} origin={origin} />
      )}
    </>
  )
}

/** The picture for pages without one of their own: one for each language. */
function SharePicture({ payload, origin }: { payload: Payload; origin: string }) {
  return (
    <>
      <meta property="og:image" content={`${origin}/icons/share-${payload.locale}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}

/** <html> around the app: made at the edge only, never hydrated. */
export function Document({ payload, client, styles, origin, appData, children }: DocumentProps) {
  const { head, locale } = payload
  const operator = payload.route === 'home' ? organization(appData, locale, origin) : []
  const title = fullTitle(head, locale)
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {head.description && <meta name="description" content={shortDescription(head.description)} />}
        {head.noindex && <meta name="robots" content="noindex, follow" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f4ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1826" />
        {client && <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />}
        {/* React preloads pictures of high priority by itself. */}
        {import.meta.env.TINY && head.preloadImage && (
          <link rel="preload" as="image" href={head.preloadImage} fetchPriority="high" />
        )}
        {styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {client && <link rel="modulepreload" href={client.entry} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {client && <link rel="apple-touch-icon" href="/icons/touch-180.png" />}
        {client && <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />}
        {!payload.error && <Alternates payload={payload} origin={origin} />}
        {head.feed && (
          <link rel="alternate" type="application/atom+xml" href={head.feed.href} title={head.feed.title} />
        )}
        {!payload.error && <OpenGraph head={head} title={title} payload={payload} origin={origin} />}
        {[...(head.jsonLd ?? []), ...operator].map((thing) => (
          <script
            key={String(thing['@type'])}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(thing) }}
          />
        ))}
      </head>
      {/* Printed below the page (styles/conditions.css). */}
      <body data-address={payload.error ? undefined : origin + address(payload, payload.locale)}>
        <div id="app">{children}</div>
        {client && (
          <script
            type="application/json"
            id="payload"
            dangerouslySetInnerHTML={{ __html: scriptJson(client.payload) }}
          />
        )}
        {client && (
          <script
            type="application/json"
            id="app-files"
            data-words={client.words}
            dangerouslySetInnerHTML={{ __html: scriptJson(client.files) }}
          />
        )}
        {client && <script type="module" dangerouslySetInnerHTML={{ __html: entryScript(client.entry) }} />}
      </body>
    </html>
  )
}
