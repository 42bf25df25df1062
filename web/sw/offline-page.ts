import type { Locale } from '../../domain/locale.ts'
import { currentPerson } from '../app/offline/queue/person.ts'
import { hasQueue, isFor, readQueue } from '../app/offline/queue/queue.ts'
import { PERSONAL_PAGE_CACHE, PUBLIC_PAGE_CACHE } from './cached-pages.ts'
import { escapeHtml, localeOf, MESSAGES } from './messages.ts'
import { staticPage } from './static-page.ts'

/** The cached pages of a language as list items, latest first; unreadable ones are skipped. */
async function cachedPages(locale: Locale): Promise<string[]> {
  const pages: string[] = []
  for (const name of [PERSONAL_PAGE_CACHE, PUBLIC_PAGE_CACHE]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (pathname.split('/')[1] !== locale) continue
      const html = await (await cache.match(request, { ignoreVary: true }))?.text().catch(() => '')
      const title = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1]
      // The title is escaped already, because it comes from a document.
      if (title) pages.push(`<li><a href="${escapeHtml(pathname + search)}">${title}</a></li>`)
    }
  }
  return pages.reverse()
}

/** Whether something waits on this device for a person who is not signed in now. */
async function waitsForOthers(): Promise<boolean> {
  if (!(await hasQueue())) return false
  const person = await currentPerson()
  return (await readQueue()).some((one) => !isFor(one, person))
}

/**
 * The page for an address that is not cached while there is no network: it says so and lists the cached pages. It is a
 * 503, so that no script takes it for the requested page.
 */
export async function offlinePage(url: string): Promise<Response> {
  const locale = localeOf(url)
  const messages = MESSAGES[locale]
  const pages = await cachedPages(locale)
  const list =
    pages.length > 0 ? `<h2>${messages.available}</h2><ul>${pages.join('')}</ul>` : `<p>${messages.nothing}</p>`
  const others = (await waitsForOthers()) ? `<p>${messages.others}</p>` : ''
  const body = `<p>${messages.advice}</p>${others}<p><a class="button primary" href="${escapeHtml(url)}">${messages.again}</a></p>${list}`
  return staticPage({ locale, title: messages.title, body, status: 503 })
}
