import { createContext, type ReactNode, useContext } from 'react'

/** Gives the HTML of an element that depends on nothing but `data` and the language. */
export type KeepHtml = (name: string, data: object, element: ReactNode) => string

const KeepHtmlContext = createContext<KeepHtml | null>(null)
export const KeepHtmlProvider = KeepHtmlContext.Provider

interface KeptItemProps {
  /** What is drawn: 'card', 'card-eager'. Two drawings of the same data need two names. */
  name: string
  /** All that the children depend on, besides the language. */
  data: object
  children: ReactNode
}

/**
 * A list item whose HTML the edge keeps and writes again without rendering it: a card of a list is the same on every page
 * it stands on. The browser renders the children as ever; it finds the very HTML they make, so it can hydrate them.
 */
export function KeptItem({ name, data, children }: KeptItemProps) {
  const keep = useContext(KeepHtmlContext)
  if (!keep) return <li>{children}</li>
  return <li dangerouslySetInnerHTML={{ __html: keep(name, data, children) }} />
}
