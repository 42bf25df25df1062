import type { Locale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import { payloadUrl } from '../page/payload.ts'

/** Payloads fetched ahead for one page: more would cost a slow line what it saves. */
const MOST = 8

/** Fetched before on this page load; the answer itself waits in the browser's cache. */
const fetched = new Set<string>()

function prefetch(link: HTMLAnchorElement, locale: Locale): boolean {
  const url = new URL(link.href)
  const prefix = `/${locale}`
  if (
    url.origin !== location.origin ||
    !url.pathname.startsWith(prefix) ||
    !matchRoute(url.pathname.slice(prefix.length) || '/')
  )
    return false
  const address = payloadUrl(url)
  if (fetched.has(address) || url.pathname === location.pathname) return false
  fetched.add(address)
  fetch(address, { priority: 'low', headers: { Purpose: 'prefetch' } }).catch(() => fetched.delete(address))
  return true
}

/**
 * Fetches the payloads of main-content links as they come into view.
 * @returns stops it
 */
export function prefetchLinksInView(locale: Locale): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  let left = MOST
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0 || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (prefetch(target, locale)) left--
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) observer.observe(link)
  return () => observer.disconnect()
}
