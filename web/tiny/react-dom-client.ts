import { type ComponentChild, hydrate } from 'preact'

export const hydrateRoot = (root: Element, app: ComponentChild): void => hydrate(app, root)
