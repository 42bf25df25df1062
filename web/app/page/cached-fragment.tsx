import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Location } from '../navigation/location.tsx'

/** What a kept part depends on, besides the language. */
export interface FragmentKey {
  /** Which drawing it is: two drawings of the same data need two names. */
  name: string
  data: object
  /** Where the part reads the address: the part of it that it reads. Others are drawn as if at the root. */
  location?: Location
}

/** Gives the HTML of an element that depends on nothing else. */
export type FragmentCache = (on: FragmentKey, element: ReactNode) => string

const FragmentCacheContext = createContext<FragmentCache | null>(null)
export const FragmentCacheProvider = FragmentCacheContext.Provider

interface CachedFragmentProps extends FragmentKey {
  as: 'li' | 'ul' | 'div'
  className?: string
  children: ReactNode
}

/**
 * A part of a page whose HTML the edge keeps and writes again without rendering it: a card is the same on every page it
 * stands on, the menu on all of them. The browser renders the children as ever; it finds the very HTML they make, so it
 * can hydrate them.
 */
export function CachedFragment({ as, className, children, name, data, location }: CachedFragmentProps) {
  const keep = useContext(FragmentCacheContext)
  if (!keep) return createElement(as, { className }, children)
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: keep({ name, data, location }, children) } })
}
