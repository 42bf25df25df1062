/** What the Tab key meets on a screen. */
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    tabWalk: { expected: Element[]; met: Element[]; ringless: Element[] }
  }
}

/** In the page: lists what can be worked, and hears from now on what gets the focus and whether that is seen. */
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
  // The ring of a link that a whole card is lies around the card, that of a tick around its label.
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
  // Tab goes on from where the focus was last: from the head of the page.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  return expected.length
}

/** In the page: what is wrong with the way so far; nothing where all has been met in the order in which it is written. */
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
 * Presses Tab from the head of the page until everything that can be worked has had the focus.
 * @returns what is wrong: something missed, met out of order, a trap, a focus that is not seen
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const expected = await page.evaluate(begin)
  // A date has a stop for each of its parts, and what scrolls has one too: a few more than there are elements.
  const most = expected + 30
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press('Tab')
    if (presses >= expected && (await page.evaluate(judge)).length === 0) return []
  }
  return page.evaluate(judge)
}
