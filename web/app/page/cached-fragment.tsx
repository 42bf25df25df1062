import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Location } from '../navigation/location.tsx'

/** What a fragment's HTML depends on, besides the language. */
export interface FragmentKey {
  /** Distinguishes two fragments of the same data. */
  name: string
  data: object
  /** The part of the address that it reads; without it, it is rendered as at the root. */
  location?: Location
}

/** Returns the HTML of an element that depends on nothing else. */
export type FragmentCache = (key: FragmentKey, element: ReactNode) => string

const FragmentCacheContext = createContext<FragmentCache | null>(null)
export const FragmentCacheProvider = FragmentCacheContext.Provider

interface CachedFragmentProps extends FragmentKey {
  as: 'li' | 'ul' | 'div'
  className?: string
  children: ReactNode
}

/**
 * A part of a slot whose HTML the edge caches instead of rendering it again: a card is the same on every page, the menu
 * on all of them.
 */
export function CachedFragment({ as, className, children, name, data, location }: CachedFragmentProps) {
  const cached = useContext(FragmentCacheContext)
  if (!cached) return createElement(as, { className }, children)
  const __html = cached({ name, data, location }, children)
  return createElement(as, { className, dangerouslySetInnerHTML: { __html } })
}
