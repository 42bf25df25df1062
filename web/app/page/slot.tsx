import { createContext, createElement, type ReactNode, Suspense, useContext } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { trusted } from '../trusted-types.ts'

/** Where slots come from: rendered by `draw` at the edge; in the browser their HTML, by name. */
export type SlotSource =
  | { draw: (name: string) => ReactNode }
  | {
      html: Readonly<Record<string, Html>>
      /** Hydration for islands (island.tsx), passed in because an import would be part of the edge's script too. */
      hydrate?: typeof hydrateRoot
    }

type Html = { __html: string }

/**
 * For slots whose HTML is in the document already. It must be the same object at every rendering: a new one would make the view library
 * set the HTML again.
 */
const IN_PLACE: Html = { __html: trusted.createHTML('') }

export const SlotContext = createContext<SlotSource>({ html: {} })
export const SlotProvider = SlotContext.Provider

interface SlotProps {
  /** Its name in the page's slots.tsx, or in the frame's (layouts/slots.tsx). */
  name: string
  as?: 'div' | 'ul' | 'nav' | 'section' | 'header' | 'footer' | 'p' | 'h1'
  className?: string
}

/**
 * A part of a page that is rendered at the edge and never in the browser: links, text and pictures. Its code,
 * translations and data stay at the edge; a navigation brings its HTML.
 */
export function Slot({ name, as = 'div', className }: SlotProps) {
  const source = useContext(SlotContext)
  if ('draw' in source) return createElement(as, { className }, source.draw(name))
  const dangerouslySetInnerHTML = source.html[name] ?? IN_PLACE
  // Preact ignores HTML while it hydrates, and would set this property as an attribute.
  const quiet = import.meta.env.TINY ? {} : { suppressHydrationWarning: true }
  return createElement(as, { className, ...quiet, dangerouslySetInnerHTML })
}

/** The name under which a deferred slot's fallback is rendered. */
export const fallbackName = (name: string) => `${name}.awaited`

/** A slot whose data may arrive later: it is streamed once it has. */
export const DeferredSlot = ({ name }: { name: string }) => (
  <Suspense fallback={<Slot name={fallbackName(name)} />}>
    <Slot name={name} />
  </Suspense>
)
