import { APP_NAME } from '../../domain/app-name.ts'
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale.ts'
import { buildFiles } from './build-files.ts'

interface StaticPage {
  locale: Locale
  title: string
  /** Body as HTML. */
  body: string
  status: number
  /** Its own script; without one the page runs none. */
  script?: string
}

const isStyle = (address: string) => address.endsWith('.css')
const link = (style: string) => `<link rel="stylesheet" href="${style}">`

/** A page made by the service worker itself. Its status says that it is not the requested page. */
export function staticPage({ locale, title, body, status, script }: StaticPage): Response {
  const nonce = crypto.randomUUID()
  const own = script ? `<script nonce="${nonce}">${script}</script>` : ''
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title>${buildFiles.filter(isStyle).map(link).join('')}</head><body><main class="wrap prose" data-offline><p class="section-head"><a href="/${locale}">${APP_NAME[locale]}</a></p><h1>${title}</h1>${body}</main>${own}</body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'`,
    },
  })
}
