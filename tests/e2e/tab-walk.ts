/** Walks through a screen with the Tab key. */
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    tabWalk: { expected: Element[]; met: Element[]; ringless: Element[] }
  }
}

/** Runs in the page: lists the interactive elements, and from now on records which get the focus and whether it is visible. */
function begin(): number {
  const WORKED = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const isFirstOfGroup = (radio: HTMLInputElement): boolean => {
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (one) => one.name === radio.name && one.form === radio.form,
    )
    return radio === (group.find((one) => one.checked) ?? group[0])
  }
  const canBeWorked = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !(element instanceof HTMLInputElement && element.type === 'radio' && !isFirstOfGroup(element))
  // The focus ring of a whole-card link is around the card, that of a checkbox around its label.
  const isRinged = (element: Element | null, above = 3): boolean => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return isDrawn || (above > 0 && isRinged(element.parentElement, above - 1))
  }
  const expected = [...document.querySelectorAll(WORKED)].filter(canBeWorked)
  window.tabWalk = { expected, met: [], ringless: [] }
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    window.tabWalk.met.push(target)
    if (!isRinged(target)) window.tabWalk.ringless.push(target)
  })
  // Tab continues from the last focus: start at the top of the page.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  return expected.length
}

/** Runs in the page. @returns faults so far; none once all elements had the focus in source order */
function judge(): string[] {
  const { expected, met, ringless } = window.tabWalk
  const called = (element: Element | undefined) => element?.outerHTML.slice(0, 140) ?? 'nothing more'
  const way = [...new Set(met)].filter((one) => expected.includes(one))
  const at = expected.findIndex((one, place) => one !== way[place])
  return [
    ...(at < 0 ? [] : [`Tab misses ${called(expected[at])}, and meets ${called(way[at])}`]),
    ...ringless.map((one) => `no ring around ${called(one)}`),
  ]
}

/**
 * Presses Tab from the top of the page until every interactive element has had the focus.
 * @returns faults: elements missed or out of order, a focus trap, an invisible focus
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const expected = await page.evaluate(begin)
  // More presses than elements: date fields have several stops, and scrolling boxes have one, too.
  const most = expected + 30
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press('Tab')
    if (presses >= expected && (await page.evaluate(judge)).length === 0) return []
  }
  return page.evaluate(judge)
}
