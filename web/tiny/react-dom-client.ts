import { type ComponentChild, hydrate, render } from 'preact'

/** Without `unmount`: `render(null)` does the same in both libraries, and these bytes are in every page's first load. */
export const createRoot = (root: Element) => ({ render: (app: ComponentChild) => render(app, root) })

export function hydrateRoot(root: Element, app: ComponentChild) {
  hydrate(app, root)
  return createRoot(root)
}
