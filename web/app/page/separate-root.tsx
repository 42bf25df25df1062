import { type ReactNode, useEffect } from 'react'
import type { HydrationOptions, hydrateRoot } from 'react-dom/client'

/** Renders another tree in the root; null empties it. */
export type Redraw = (tree: ReactNode) => void

/** Calls back once the tree beside it is hydrated. */
function Hydrated({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, [])
  return null
}

/**
 * Hydrates an element as a root of its own. React hydrates it some time later: a root that is rendered again, or left with its page,
 * before that would be rendered anew from nothing, with an error in the console, so the newest tree waits until then. Preact hydrates at once,
 * and has no such callback.
 */
export function hydrateSeparately(
  hydrate: typeof hydrateRoot,
  element: Element,
  first: ReactNode,
  onUncaughtError: HydrationOptions['onUncaughtError'],
): Redraw {
  if (import.meta.env.TINY) return hydrate(element, first).render
  let latest = first
  let isHydrated = false
  const onHydrated = () => {
    isHydrated = true
    if (latest !== first) redraw(latest)
  }
  const whole = (tree: ReactNode) => (
    <>
      {tree}
      <Hydrated then={onHydrated} />
    </>
  )
  const root = hydrate(element, whole(first), { onUncaughtError })
  const redraw: Redraw = (tree) => {
    latest = tree
    if (isHydrated) root.render(whole(tree))
  }
  return redraw
}
