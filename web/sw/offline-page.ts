import type { Locale } from '../../domain/locale.ts'
import { PERSONAL_PAGES, PUBLIC_PAGES } from './cached-pages.ts'
import { escapeHtml, localeOf, messagesOf } from './messages.ts'
import { staticPage } from './static-page.ts'

interface KeptPage {
  address: string
  title: string
}

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
 * @param styles addresses of this build's files
 */
export async function offlinePage(url: string, styles: string[]): Promise<Response> {
  const locale = localeOf(url)
  const words = messagesOf(locale)
  const pages = await keptPages(locale)
  const list =
    pages.length > 0 ? `<h2>${words.available}</h2><ul>${pages.map(item).join('')}</ul>` : `<p>${words.nothing}</p>`
  const body = `<p>${words.advice}</p><p><a class="button primary" href="${escapeHtml(url)}">${words.again}</a></p>${list}`
  return staticPage({ locale, title: words.title, body, status: 503, styles })
}
