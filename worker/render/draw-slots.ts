import { createElement, type ReactNode } from 'react'
import { frameSlots } from '../../web/app/layouts/slots.tsx'
import { FormsConstraintsProvider } from '../../web/app/page/constraints.ts'
import type { DeferredResult } from '../../web/app/page/page.ts'
import { fallbackName } from '../../web/app/page/slot.tsx'
import { FORMS } from '../forms/constraints/form-constraints.ts'
import type { DeferredSlotState, RenderedPage } from './render-page.ts'

const isFramePart = (name: string): name is keyof typeof frameSlots => Object.hasOwn(frameSlots, name)

/** What stands in a late part's place until it has come. */
const awaited = (late: RenderedPage['deferred'], name: string) =>
  Object.entries(late).find(([one]) => fallbackName(one) === name)?.[1].fallback

/** Outcomes of late loads that have come so far. */
export type ResolvedSlots = Record<string, DeferredResult<unknown>>

/**
 * Draws the written parts of a page by name. A late part whose load has not settled throws its promise, as Suspense asks.
 * @param arrived read again at each drawing: a boundary that was waited for would otherwise throw the same promise again,
 * be resumed again at once, and so on without end
 */
export function drawSlots({ slots, deferred }: RenderedPage, arrived: ResolvedSlots): (name: string) => ReactNode {
  return (name) => {
    if (isFramePart(name)) return createElement(frameSlots[name])
    const lateOne: DeferredSlotState | undefined = deferred[name]
    if (lateOne) {
      const outcome = arrived[name]
      if (!outcome) throw lateOne.outcome
      return createElement(lateOne.resolved, { outcome })
    }
    const part = slots[name] ?? awaited(deferred, name)
    if (!part) throw new Error(`the page has no part named ${name}`)
    return createElement(FormsConstraintsProvider, { value: FORMS }, createElement(part))
  }
}

/** Waits for every late load. */
export async function settleAll({ deferred }: RenderedPage): Promise<ResolvedSlots> {
  const entries = Object.entries(deferred).map(async ([name, { outcome }]) => [name, await outcome] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Late loads as they settle. */
export function arrivals({ deferred }: RenderedPage): ResolvedSlots {
  const arrived: ResolvedSlots = {}
  for (const [name, { outcome }] of Object.entries(deferred)) {
    void outcome.then((value) => {
      arrived[name] = value
    })
  }
  return arrived
}
