/** Prefetches a file of the app. A file that is cached or being fetched already is not requested twice. */
export function fetchAhead(rel: 'modulepreload' | 'preload', href: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // Everything but scripts is a dictionary: with the same request mode as the later fetch(), or the browser would request it twice.
  if (rel === 'preload') {
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
  }
  document.head.append(link)
}
