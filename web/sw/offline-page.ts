import { LANGUAGE_TAGS, type Locale } from '../locale.ts'
import { PERSONAL_PAGES, PUBLIC_PAGES } from './kept-pages.ts'
import { escapeHtml, localeOf, wordsOf } from './words.ts'

interface KeptPage {
  address: string
  title: string
}

const isHashedStyle = (url: string) => /\/assets\/[^/]+\.css$/.test(url)

/** The pages of a language that are on the device, latest first; one that cannot be read is passed over. */
async function keptPages(locale: Locale): Promise<KeptPage[]> {
  const found: KeptPage[] = []
  for (const name of [PERSONAL_PAGES, PUBLIC_PAGES]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (pathname.split('/')[1] !== locale) continue
      const html = await (await cache.match(request, { ignoreVary: true }))?.text().catch(() => '')
      const title = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1]
      if (title) found.push({ address: pathname + search, title })
    }
  }
  return found.reverse()
}

/** A title is HTML already: it comes from a document. */
const item = ({ address, title }: KeptPage) => `<li><a href="${escapeHtml(address)}">${title}</a></li>`

/**
 * What an address that was never visited shows without a network: that there is none, and what there is instead. A 503, so
 * that nobody takes it for the page.
 * @param styles addresses of this build's style sheets
 */
export async function offlinePage(url: string, styles: string[]): Promise<Response> {
  const locale = localeOf(url)
  const words = wordsOf(locale)
  const pages = await keptPages(locale)
  const list =
    pages.length > 0 ? `<h2>${words.available}</h2><ul>${pages.map(item).join('')}</ul>` : `<p>${words.nothing}</p>`
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${words.title}</title>${styles
    .filter(isHashedStyle)
    .map((style) => `<link rel="stylesheet" href="${style}">`)
    .join(
      '',
    )}</head><body><main class="wrap prose" data-offline><h1>${words.title}</h1><p>${words.advice}</p><p><a class="button primary" href="${escapeHtml(url)}">${words.again}</a></p>${list}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
    },
  })
}
