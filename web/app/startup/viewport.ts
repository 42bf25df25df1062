import { YEAR_S } from '../../../domain/durations.ts'
import { breakpointOf } from '../../../domain/viewport.ts'
import type { Stores } from '../../state/stores.tsx'

const AFTER_RESIZE = 50

/** Updates the store and the `viewport` cookie to the window's width class: now, and 50 ms after each resize. */
export function trackViewport(store: Stores['viewport'], window: Window): void {
  const measure = () => {
    const name = breakpointOf(window.innerWidth)
    if (store.viewport === name) return
    store.viewport = name
    window.document.cookie = `viewport=${name}; path=/; max-age=${YEAR_S}; samesite=lax`
  }
  let timer: number | undefined
  window.addEventListener('resize', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(measure, AFTER_RESIZE)
  })
  measure()
}
