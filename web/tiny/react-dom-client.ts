import { type ComponentChild, hydrate, render } from 'preact'

export const hydrateRoot = (root: Element, app: ComponentChild): void => hydrate(app, root)

/** Without `unmount`: `render(null)` does the same in both libraries, and these bytes are in every page's first load. */
export const createRoot = (root: Element) => ({ render: (app: ComponentChild) => render(app, root) })
