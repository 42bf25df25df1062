/**
 * Has the browser fetch a file of the app before anything needs it. A file that it has, or fetches already, comes
 * once.
 */
export function fetchAhead(rel: 'modulepreload' | 'preload', href: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // What is not a script is a dictionary: it is requested as fetch() will request it, or it would come twice.
  if (rel === 'preload') {
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
  }
  document.head.append(link)
}
