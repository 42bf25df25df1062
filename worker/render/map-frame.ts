import { FRAME } from 'virtual:map-frame'
import type { Context } from 'hono'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { sha256, toBase64 } from '../../domain/sha256.ts'
import styles from '../../web/map-frame/frame.css?inline'
import type { EdgeEnv } from '../edge-env.ts'
import { withSecurityHeaders } from '../middleware/security-headers.ts'
import { mapFrameOrigin } from './maps.ts'

/** Where the vendor serves its API, unless YANDEX_MAPS_URL says otherwise. */
const VENDOR = 'https://api-maps.yandex.ru'
/** The vendor documents no Chinese. Any language that this site does not have gets the default (docs/behaviour.md, "Map"). */
const LANGUAGES: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', zh: 'en_US' }
const DEFAULT_LANGUAGE = 'ru_RU'

const hashOf = async (text: string): Promise<string> => `'sha256-${toBase64(await sha256(text))}'`

/**
 * What the frame may load: the vendor's documented hosts (yandex.com/maps-api/docs/js-api/common/connection/csp.html), and
 * of this site only the script and the style in the document itself.
 * @param holder the site's origin, where the frame has an origin of its own; null where it has none
 */
async function framePolicy(vendor: string, holder: string | null): Promise<string> {
  const hosts = vendor === VENDOR ? `${VENDOR} https://*.api-maps.yandex.ru https://yastatic.net` : vendor
  const data = vendor === VENDOR ? `${hosts} https://*.maps.yandex.net` : vendor
  return [
    // Sandboxed without this site's origin, the vendor's code reaches none of its cookies, storage or documents, even opened alone.
    `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox${holder ? ' allow-same-origin' : ''}`,
    "default-src 'none'",
    `script-src ${await hashOf(FRAME.script)} 'unsafe-eval' ${hosts}`,
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

const languageOf = (requested: string | undefined): { locale: Locale; language: string } =>
  isLocale(requested)
    ? { locale: requested, language: LANGUAGES[requested] }
    : { locale: 'ru', language: DEFAULT_LANGUAGE }

/**
 * GET /_map?lang=ru: the frame of a map (web/map-frame), which has a policy of its own, since its vendor needs `unsafe-eval`
 * (docs/security.md). 404 without a key.
 */
export async function mapFrame(c: Context<EdgeEnv>): Promise<Response> {
  const { YANDEX_MAPS_KEY: key, YANDEX_MAPS_URL: vendor = VENDOR } = c.env
  if (!key) return c.body(null, 404)
  const { locale, language } = languageOf(c.req.query('lang'))
  const api = new URL('/v3/', vendor)
  api.search = new URLSearchParams({ apikey: key, lang: language }).toString()
  const { origin } = new URL(c.req.url)
  const holder = mapFrameOrigin(c.env) === origin ? (c.env.SITE_ORIGIN ?? null) : null
  const { 'X-Frame-Options': _, ...headers }: Record<string, string> = withSecurityHeaders(c.env, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': await framePolicy(new URL(vendor).origin, holder),
    'Cache-Control': 'public, max-age=300',
    'X-Robots-Tag': 'noindex',
  })
  c.set('hasAllHeaders', true)
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>/_map</title><style>${styles}</style><body data-site="${holder ?? ''}" data-api="${api.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><script>${FRAME.script}</script></body></html>`,
    // Browsers follow frame-ancestors; the older header cannot name another origin.
    { headers: { ...headers, ...(holder ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }) } },
  )
}
