/**
 * Tooltips of elements with `data-hint` (docs/behaviour.md, "Tooltips"). One set of listeners on the document serves
 * elements that are added later as well.
 */

const DELAY = 50
/** With less space than this to the right edge, in CSS pixels, a tooltip is on the left of its element. */
const ROOM = 80
const GAP = 8

type HintPosition = 'top' | 'bottom' | 'left' | 'right'
const POSITIONS: readonly HintPosition[] = ['top', 'bottom', 'left', 'right']
const isPosition = (name: string | undefined): name is HintPosition => POSITIONS.some((position) => position === name)

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** The side of a tooltip: the requested one, or the left with less than 80 px to the right edge. */
export function hintSide(requested: string | undefined, element: Box, viewportWidth: number): HintPosition {
  if (viewportWidth - element.right < ROOM) return 'left'
  return isPosition(requested) ? requested : 'top'
}

const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))

/** Position of the tooltip's top left corner in viewport pixels; never outside the viewport. */
export function hintPlace(side: HintPosition, element: Box, hint: Size, viewport: Size): { x: number; y: number } {
  const middleX = (element.left + element.right - hint.width) / 2
  const middleY = (element.top + element.bottom - hint.height) / 2
  const places = {
    top: { x: middleX, y: element.top - hint.height - GAP },
    bottom: { x: middleX, y: element.bottom + GAP },
    left: { x: element.left - hint.width - GAP, y: middleY },
    right: { x: element.right + GAP, y: middleY },
  }
  const { x, y } = places[side]
  return { x: within(x, viewport.width - hint.width), y: within(y, viewport.height - hint.height) }
}

const ID = 'hint'
const hinted = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-hint]') : null

/** Renders one tooltip at a time into #teleport. */
function createHint(document: Document) {
  let shown: Element | null = null
  const hint = document.createElement('div')
  hint.id = ID
  hint.className = 'hint'
  hint.setAttribute('role', 'tooltip')
  const hide = () => {
    shown?.removeAttribute('aria-describedby')
    shown = null
    hint.remove()
  }
  const show = (element: HTMLElement | SVGElement) => {
    hide()
    const container = document.getElementById('teleport')
    const text = element.dataset.hint
    if (!container || !text || !element.isConnected) return
    hint.textContent = text
    container.append(hint)
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const box = element.getBoundingClientRect()
    const side = hintSide(element.dataset.hintPosition, box, width)
    const { x, y } = hintPlace(side, box, hint.getBoundingClientRect(), { width, height })
    hint.style.translate = `${x}px ${y}px`
    // As a description it would repeat the accessible name, and screen readers would read it twice.
    if (element.getAttribute('aria-label') !== text) element.setAttribute('aria-describedby', ID)
    shown = element
  }
  return { show, hide, shown: () => shown }
}

/**
 * Shows tooltips 50 ms after the pointer rests on an element, and on keyboard focus; Escape, leaving and clicking close
 * them. The pointer may move onto the tooltip itself (WCAG 1.4.13).
 */
export function installTooltip(document: Document): void {
  const hint = createHint(document)
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    hint.hide()
  }
  const later = (then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, DELAY)
  }
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { passive: true, capture: true })

  // This script is loaded late: the pointer may be on an element already.
  const rested = hinted([...document.querySelectorAll('[data-hint]:hover')].at(-1) ?? null)
  if (rested && matchMedia('(hover: hover)').matches) later(() => hint.show(rested))
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    const element = hinted(target)
    if (element) later(() => hint.show(element))
    else if (target instanceof Element && target.id === ID) clearTimeout(timer)
    else if (hint.shown()) later(hint.hide)
    else clearTimeout(timer)
  })
  on('focusin', ({ target }) => {
    const element = hinted(target)
    if (element?.matches(':focus-visible')) later(() => hint.show(element))
  })
  on('focusout', close)
  on('pointerdown', close)
  on('scroll', close)
  on('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}
