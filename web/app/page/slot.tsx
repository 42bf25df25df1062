import { createContext, createElement, type ReactNode, Suspense, useContext } from 'react'
import { trusted } from '../trusted.ts'

/** Where the written parts of a page come from: drawn at the edge; in the browser their HTML, by name. */
export type SlotSource = { draw: (name: string) => ReactNode } | { html: Readonly<Record<string, Html>> }

interface Html {
  __html: string
}

/** The part stands in the document already. One object for all: the view library sets HTML anew for another one. */
const IN_PLACE: Html = { __html: trusted.createHTML('') }

const SlotContext = createContext<SlotSource>({ html: {} })
export const SlotProvider = SlotContext.Provider

interface SlotProps {
  /** Its name in the page's parts.tsx, or in the frame's (layouts/slots.tsx). */
  name: string
  as?: 'div' | 'ul' | 'nav' | 'section' | 'header' | 'footer' | 'p' | 'h1'
  className?: string
}

/**
 * A part of a page that is written at the edge and never drawn in the browser: what stands in it is links, words and
 * pictures. Its code, its words and its data stay at the edge; a navigation brings its HTML.
 */
export function Slot({ name, as = 'div', className }: SlotProps) {
  const source = useContext(SlotContext)
  if ('draw' in source) return createElement(as, { className }, source.draw(name))
  const dangerouslySetInnerHTML = source.html[name] ?? IN_PLACE
  // Preact does not look at HTML while it hydrates, and would write this into the document as an attribute.
  const quiet = import.meta.env.TINY ? {} : { suppressHydrationWarning: true }
  return createElement(as, { className, ...quiet, dangerouslySetInnerHTML })
}

/** The name of what stands in a late part's place until it has come. */
export const fallbackName = (name: string) => `${name}.awaited`

/** A part that may come late: streamed to people once its data is there. */
export const DeferredSlot = ({ name }: { name: string }) => (
  <Suspense fallback={<Slot name={fallbackName(name)} />}>
    <Slot name={name} />
  </Suspense>
)
