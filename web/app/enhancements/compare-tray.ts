import { MAX_COMPARED } from '../../../domain/compared.ts'
import type { I18n } from '../../../domain/i18n.ts'
import {
  COMPARE_FORM,
  COMPARED_KEY,
  type ComparedChoice,
  readChosen,
  storeChosen,
  toggled,
} from '../../state/compared.ts'
import { announce } from '../navigation/announce.ts'
import { TICK } from '../startup/enter-on-ticks.ts'
import { distinctNames } from './distinct-names.ts'
import { nameBeside } from './name-beside.ts'

const TRAY = `form#${COMPARE_FORM}`

const elementOf = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Whether the page keeps products chosen elsewhere out of the tray: the comparison lists them itself, and favourites
 * and screens of an account have forms of their own. There the styles show the tray once a box on the page is ticked.
 */
const isAside = () =>
  document.querySelector('a[data-uncompare], div[data-of-this-device], main[data-personal]') !== null

const isFull = (chosen: ComparedChoice[]): boolean => chosen.length >= MAX_COMPARED

const fullText = ({ t }: Pick<I18n, 't'>): string => t('compare.full', { n: MAX_COMPARED })

/** The number of chosen products, and what to do once no more can be chosen. */
const countText = ({ t }: Pick<I18n, 't'>, chosen: ComparedChoice[]): string => {
  const text = t('compare.chosen', { n: chosen.length, most: MAX_COMPARED })
  return isFull(chosen) ? `${text}. ${fullText({ t })}` : text
}

/** Draws the names in the tray, each a button that removes its product. */
function drawNames(tray: HTMLFormElement, chosen: ComparedChoice[], i18n: I18n): void {
  const shown = distinctNames(chosen.map(({ name }) => name))
  const items = chosen.map(({ entry, name }, at) => {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'chip'
    button.dataset.uncompare = entry
    button.ariaLabel = i18n.t('compare.leaveOut', { name })
    button.textContent = `${shown[at]} ×`
    item.append(button)
    return item
  })
  tray.querySelector('ul')?.replaceChildren(...items)
  const text = tray.querySelector('p')
  if (text) text.textContent = countText(i18n, chosen)
  if (chosen.length > 0 && !isAside()) tray.dataset.chosen = ''
  else delete tray.dataset.chosen
}

/** Leads back to the list of that category as it was last seen, with its filters, at the quantity and the basis of the comparison. */
function keepFilters(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || !('navigation' in globalThis)) return
  const target = new URL(link.href)
  const seen = navigation.entries().findLast(({ url }) => url && new URL(url).pathname === target.pathname)
  if (!seen?.url) return
  const { searchParams, pathname } = new URL(seen.url)
  for (const key of ['quantity', 'unit', 'vat', 'page']) searchParams.delete(key)
  for (const [key, value] of target.searchParams) searchParams.set(key, value)
  link.href = `${pathname}?${searchParams}`
}

/** A tick is refused while as many products are chosen as can be compared. */
function paintTick(tick: HTMLInputElement, chosen: ComparedChoice[], i18n: I18n): void {
  const isChosen = chosen.some(({ entry }) => entry === tick.value)
  if (tick.checked !== isChosen) tick.checked = isChosen
  const isRefused = isFull(chosen) && !isChosen
  if (tick.disabled === isRefused) return
  tick.disabled = isRefused
  if (tick.parentElement) tick.parentElement.title = isRefused ? fullText(i18n) : ''
}

/**
 * Stores the ticks of products on this device, shows them on every page, and sends all of them with the tray's form. The form works
 * without this script with the ticks of one page.
 */
export function installCompareTray(document: Document, i18n: I18n): void {
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>(TICK)]
  let chosen = readChosen(localStorage)
  let drawn = ''
  const paint = () => {
    const tray = document.querySelector<HTMLFormElement>(TRAY)
    if (!tray) return
    for (const tick of ticks()) paintTick(tick, chosen, i18n)
    const state = `${isAside()} ${JSON.stringify(chosen)}`
    if (state === drawn) return
    drawn = state
    drawNames(tray, chosen, i18n)
  }
  const change = (next: ComparedChoice[]) => {
    chosen = next
    storeChosen(localStorage, chosen)
    paint()
    if (document.querySelector(TRAY)) announce(countText(i18n, chosen))
  }
  const without = (entry: string | undefined) => change(chosen.filter((one) => one.entry !== entry))

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(TICK)) return
    change(toggled(chosen, { entry: target.value, name: nameBeside(target) }))
  })
  document.addEventListener('click', ({ target }) => {
    const removed = elementOf(target, '[data-uncompare]')
    const more = elementOf(target, '[data-compare-more]')
    if (removed) without(removed.dataset.uncompare)
    else if (elementOf(target, `${TRAY} > button[type="button"]`)) change([])
    else if (more) {
      keepFilters(more)
      const shown = [...document.querySelectorAll<HTMLElement>('a[data-uncompare]')]
      change(shown.map(({ dataset }) => ({ entry: dataset.uncompare ?? '', name: dataset.name ?? '' })))
    }
  })
  // The form sends what is chosen, on whichever page, as one list.
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || !target.matches(TRAY)) return
    formData.delete('ids')
    formData.set('ids', chosen.map(({ entry }) => entry).join())
  })
  addEventListener('storage', ({ key }) => {
    if (key !== COMPARED_KEY) return
    chosen = readChosen(localStorage)
    paint()
  })
  // Ticks that were set before this script was loaded.
  for (const tick of ticks())
    if (tick.checked && !chosen.some(({ entry }) => entry === tick.value))
      chosen = toggled(chosen, { entry: tick.value, name: nameBeside(tick) })
  storeChosen(localStorage, chosen)
  // Navigations and deferred slots add ticks later.
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true })
  paint()
}
