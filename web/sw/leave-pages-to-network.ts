/** `InstallEvent.addRoutes` of the Service Worker specification; not in TypeScript's library yet. */
interface StaticRoutes {
  addRoutes(rule: { condition: { requestMode: RequestMode }; source: 'network' }): Promise<void>
}

const hasStaticRoutes = (event: Event): event is Event & StaticRoutes => 'addRoutes' in event

/**
 * Sends page loads past the service worker where the browser can (Static Routing API): otherwise a sleeping worker is
 * started before each of them, only to say that it has nothing to add. A refused rule costs that start and nothing else.
 */
export function leavePagesToNetwork(event: ExtendableEvent): void {
  if (!hasStaticRoutes(event)) return
  event.addRoutes({ condition: { requestMode: 'navigate' }, source: 'network' }).catch(() => undefined)
}
