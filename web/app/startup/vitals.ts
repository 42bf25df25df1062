import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures this page load, and sends it once, when the page is left: the path and four numbers, without anything about the visitor
 * (docs/decisions/0057-visits.md).
 */
export function reportVitals(): void {
  // The address that was loaded: the app may have shown others since.
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(loaded?.name ?? location.href)
  const measured: Record<string, number> = {}
  const note = ({ name, value }: { name: string; value: number }) => {
    measured[name.toLowerCase()] = value
  }
  onTTFB(note)
  onLCP(note)
  onINP(note)
  onCLS(note)
  let isSent = false
  addEventListener('visibilitychange', () => {
    if (!document.hidden || isSent || Object.keys(measured).length === 0) return
    isSent = true
    navigator.sendBeacon('/vitals', JSON.stringify({ path: pathname, ...measured }))
  })
}
