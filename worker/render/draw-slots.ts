import { createElement, type ReactNode } from 'react'
import { frameSlots } from '../../web/app/layouts/slots.tsx'
import { UnreadProvider } from '../../web/app/layouts/unread.ts'
import { ViewedProvider } from '../../web/app/layouts/viewed.tsx'
import { FormsConstraintsProvider } from '../../web/app/page/constraints.ts'
import type { DeferredResult } from '../../web/app/page/page.ts'
import { fallbackName } from '../../web/app/page/slot.tsx'
import type { DeferredSlotState, RenderedPage } from './render-page.ts'

const isFrameSlot = (name: string): name is keyof typeof frameSlots => Object.hasOwn(frameSlots, name)

/** The fallback of a deferred slot, by the fallback's own name. */
const fallbackOf = (deferred: RenderedPage['deferred'], name: string) =>
  Object.entries(deferred).find(([one]) => fallbackName(one) === name)?.[1].fallback

/** Results of deferred loads that have arrived so far. */
export type ResolvedSlots = Record<string, DeferredResult<unknown>>

/**
 * Renders the slots of a page by name. A deferred slot whose load has not settled throws its promise, as Suspense requires.
 * @param arrived filled while the page renders, and read at each call: otherwise a resumed boundary would throw the same settled promise
 * again and be resumed at once, endlessly
 */
export function drawSlots(
  { slots, deferred, unread, viewed, forms }: RenderedPage,
  arrived: ResolvedSlots,
): (name: string) => ReactNode {
  return (name) => {
    if (isFrameSlot(name)) {
      const slot = createElement(UnreadProvider, { value: unread }, createElement(frameSlots[name]))
      return viewed ? createElement(ViewedProvider, { value: viewed }, slot) : slot
    }
    const pending: DeferredSlotState | undefined = deferred[name]
    if (pending) {
      const result = arrived[name]
      if (!result) throw pending.result
      return createElement(pending.resolved, { result })
    }
    const slot = slots[name] ?? fallbackOf(deferred, name)
    if (!slot) throw new Error(`the page has no slot named ${name}`)
    return createElement(FormsConstraintsProvider, { value: forms }, createElement(slot))
  }
}

/** Waits for every deferred load. */
export async function settleAll({ deferred }: RenderedPage): Promise<ResolvedSlots> {
  const entries = Object.entries(deferred).map(async ([name, { result }]) => [name, await result] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Results of deferred loads, filled as they settle. */
export function arrivals({ deferred }: RenderedPage): ResolvedSlots {
  const arrived: ResolvedSlots = {}
  for (const [name, { result }] of Object.entries(deferred)) {
    void result.then((value) => {
      arrived[name] = value
    })
  }
  return arrived
}
