import { createElement, type ReactNode } from 'react'
import { FormsConstraintsProvider } from '../../web/app/constraints.ts'
import { frameParts } from '../../web/app/layouts/parts.tsx'
import type { Outcome } from '../../web/app/page.ts'
import { awaitedName } from '../../web/app/part.tsx'
import { FORMS } from '../forms/constraints/forms.ts'
import type { LatePage, RenderedPage } from './render-page.ts'

const isFramePart = (name: string): name is keyof typeof frameParts => Object.hasOwn(frameParts, name)

/** What stands in a late part's place until it has come. */
const awaited = (late: RenderedPage['late'], name: string) =>
  Object.entries(late).find(([one]) => awaitedName(one) === name)?.[1].awaited

/** Outcomes of late loads that have come so far. */
export type Arrived = Record<string, Outcome<unknown>>

/**
 * Draws the written parts of a page by name. A late part whose load has not settled throws its promise, as Suspense asks.
 * @param arrived read again at each drawing: a boundary that was waited for would otherwise throw the same promise again,
 * be resumed again at once, and so on without end
 */
export function drawParts({ parts, late }: RenderedPage, arrived: Arrived): (name: string) => ReactNode {
  return (name) => {
    if (isFramePart(name)) return createElement(frameParts[name])
    const lateOne: LatePage | undefined = late[name]
    if (lateOne) {
      const outcome = arrived[name]
      if (!outcome) throw lateOne.outcome
      return createElement(lateOne.arrived, { outcome })
    }
    const part = parts[name] ?? awaited(late, name)
    if (!part) throw new Error(`the page has no part named ${name}`)
    return createElement(FormsConstraintsProvider, { value: FORMS }, createElement(part))
  }
}

/** Waits for every late load. */
export async function settleAll({ late }: RenderedPage): Promise<Arrived> {
  const entries = Object.entries(late).map(async ([name, { outcome }]) => [name, await outcome] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Late loads as they settle. */
export function arrivals({ late }: RenderedPage): Arrived {
  const arrived: Arrived = {}
  for (const [name, { outcome }] of Object.entries(late)) {
    void outcome.then((value) => {
      arrived[name] = value
    })
  }
  return arrived
}
