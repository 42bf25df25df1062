import { payloadUrl } from '../page/payload.ts'
import { isOurs } from './router.ts'

/** Maximum number of payloads prefetched for one page; more would load a slow connection too much. */
const MAX_PREFETCHED = 8

/** Addresses prefetched since the page load; the browser caches their responses. */
const fetched = new Set<string>()

function prefetch(link: HTMLAnchorElement): boolean {
  const url = new URL(link.href)
  if (!isOurs(url)) return false
  const address = payloadUrl(url)
  if (fetched.has(address) || url.pathname === location.pathname) return false
  fetched.add(address)
  fetch(address, { priority: 'low', headers: { Purpose: 'prefetch' } }).catch(() => fetched.delete(address))
  return true
}

/**
 * Fetches the payloads of main-content links as they scroll into view.
 * @returns a function that stops it
 */
export function prefetchLinksInView(): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  let left = MAX_PREFETCHED
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0 || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (prefetch(target)) left--
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) observer.observe(link)
  return () => observer.disconnect()
}
