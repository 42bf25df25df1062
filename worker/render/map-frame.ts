import script from 'virtual:map-frame'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { sha256, toBase64 } from '../../domain/sha256.ts'
import styles from '../../web/map-frame/frame.css?inline'
import type { EdgeEnv } from '../edge-env.ts'
import { withSecurityHeaders } from '../middleware/security-headers.ts'

/** Where the vendor serves the API from; YANDEX_MAPS_URL stands in for it. */
const VENDOR = 'https://api-maps.yandex.ru'
/** The vendor documents no Chinese. Anything but a language of ours gets the default (SPECIFICATION section 7). */
const LANGUAGES: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', zh: 'en_US' }
const DEFAULT_LANGUAGE = 'ru_RU'

/** Whether this site shows maps: without a key there are addresses, and links to the maps of the reader's device. */
export const hasMaps = (env: EdgeEnv['Bindings']): boolean => Boolean(env.YANDEX_MAPS_KEY)

/** The frame's own origin; '' where it has none, and lives at the site's own address. */
const frameOrigin = ({ MAPS_ORIGIN, SITE_ORIGIN }: EdgeEnv['Bindings']): string =>
  MAPS_ORIGIN && SITE_ORIGIN && MAPS_ORIGIN !== SITE_ORIGIN ? MAPS_ORIGIN : ''

/** Before what `/_map` stands for the pages of this site; null without a key. */
export const mapsBase = (env: EdgeEnv['Bindings']): string | null => (hasMaps(env) ? frameOrigin(env) : null)

/** What a page may hold in frames: the map's, the one document of this site that lets itself be held. */
export const frameSource = (env: EdgeEnv['Bindings']): string | null =>
  hasMaps(env) ? frameOrigin(env) || "'self'" : null

/** At the frame's own address nothing else is answered: what the vendor's code finds there is itself. */
export const nothingButMap = createMiddleware<EdgeEnv>(async function nothingButMap(c, next) {
  if (!c.env.MAPS_ORIGIN) return next()
  const { origin, pathname } = new URL(c.req.url)
  if (frameOrigin(c.env) !== origin || pathname === '/_map') return next()
  return c.body(null, 404, { 'Cache-Control': 'no-store' })
})

const hashOf = async (text: string): Promise<string> => `'sha256-${toBase64(await sha256(text))}'`

/**
 * What the frame may load: the vendor's documented hosts (yandex.com/maps-api/docs/js-api/common/connection/csp.html), and
 * nothing of this site but the script and the style that stand in the document.
 * @param holder the site's origin, where the frame has another one of its own; null: the frame has none
 */
async function framePolicy(vendor: string, holder: string | null): Promise<string> {
  const hosts = vendor === VENDOR ? `${VENDOR} https://*.api-maps.yandex.ru https://yastatic.net` : vendor
  const data = vendor === VENDOR ? `${hosts} https://*.maps.yandex.net` : vendor
  return [
    // Without this site's origin the vendor's code reaches no cookie, no storage and no document of it, wherever it is opened.
    `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox${holder ? ' allow-same-origin' : ''}`,
    "default-src 'none'",
    `script-src ${await hashOf(script)} 'unsafe-eval' ${hosts}`,
    `style-src ${await hashOf(styles)} ${hosts}`,
    `img-src data: blob: ${data}`,
    `connect-src ${data}`,
    `font-src ${hosts}`,
    `worker-src blob: data: ${hosts}`,
    `frame-ancestors ${holder ?? "'self'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function languageOf(asked: string | undefined): { locale: Locale; language: string } {
  return isLocale(asked) ? { locale: asked, language: LANGUAGES[asked] } : { locale: 'ru', language: DEFAULT_LANGUAGE }
}

/**
 * GET /_map?lang=ru: the frame that a map lives in (web/map-frame), by itself behind a policy of its own, since its vendor
 * needs `unsafe-eval` (ARCHITECTURE, "Security"). 404 without a key.
 */
export async function mapFrame(c: Context<EdgeEnv>): Promise<Response> {
  const { YANDEX_MAPS_KEY: key, YANDEX_MAPS_URL: vendor = VENDOR } = c.env
  if (!key) return c.body(null, 404)
  const { locale, language } = languageOf(c.req.query('lang'))
  const api = new URL('/v3/', vendor)
  api.search = new URLSearchParams({ apikey: key, lang: language }).toString()
  const { origin: asked } = new URL(c.req.url)
  const holder = frameOrigin(c.env) === asked ? (c.env.SITE_ORIGIN ?? null) : null
  const { 'X-Frame-Options': _, ...headers }: Record<string, string> = withSecurityHeaders({
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': await framePolicy(new URL(vendor).origin, holder),
    'Cache-Control': 'public, max-age=300',
    'X-Robots-Tag': 'noindex',
  })
  c.set('hasAllHeaders', true)
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_map</title><style>${styles}</style><body data-site="${holder ?? ''}" data-api="${api.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><script>${script}</script></body></html>`,
    // Browsers go by frame-ancestors; the older header knows no other site that may hold the frame.
    { headers: { ...headers, ...(holder ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }) } },
  )
}
