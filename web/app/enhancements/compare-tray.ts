import { COMPARED_KEY, type ComparedChoice, readChosen, storeChosen, toggled } from '../../state/compared.ts'
import { announce } from '../navigation/announce.ts'
import { distinctNames } from './distinct-names.ts'
import { nameBeside } from './name-beside.ts'

/** Forms that ask for quotes have their products in a hidden field of the same name. */
const TICK = 'input[type="checkbox"][name="ids"]'

const elementOf = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * The comparison itself shows what is chosen, and favourites and screens of an account have forms of their own: there only ticks of the
 * page show the tray, by its styles.
 */
const isAside = () =>
  document.querySelector('a[data-uncompare], div[data-of-this-device], main[data-personal]') !== null

const isFull = (tray: HTMLFormElement, chosen: ComparedChoice[]): boolean => chosen.length >= Number(tray.dataset.most)

/** How many products are chosen, and once there can be no more what to do. */
const countText = (tray: HTMLFormElement, chosen: ComparedChoice[]): string => {
  const { count = '', full = '' } = tray.dataset
  const text = count.replace('#', String(chosen.length))
  return isFull(tray, chosen) ? `${text}. ${full}` : text
}

/** Draws the names in the tray, each a button that removes its product. */
function drawNames(tray: HTMLFormElement, chosen: ComparedChoice[]): void {
  const { remove = '' } = tray.dataset
  const shown = distinctNames(chosen.map(({ name }) => name))
  const items = chosen.map(({ entry, name }, at) => {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'chip'
    button.dataset.uncompare = entry
    button.ariaLabel = remove.replace('#', name)
    button.textContent = `${shown[at]} ×`
    item.append(button)
    return item
  })
  tray.querySelector('ul')?.replaceChildren(...items)
  const text = tray.querySelector('p')
  if (text) text.textContent = countText(tray, chosen)
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
function paintTick(tick: HTMLInputElement, tray: HTMLFormElement, chosen: ComparedChoice[]): void {
  const isChosen = chosen.some(({ entry }) => entry === tick.value)
  if (tick.checked !== isChosen) tick.checked = isChosen
  const isRefused = isFull(tray, chosen) && !isChosen
  if (tick.disabled === isRefused) return
  tick.disabled = isRefused
  if (tick.parentElement) tick.parentElement.title = isRefused ? (tray.dataset.full ?? '') : ''
}

/**
 * Stores the ticks of products on this device, shows them on every page, and sends all of them with the tray's form. The form works
 * without this script with the ticks of one page.
 */
export function installCompareTray(document: Document): void {
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>(TICK)]
  let chosen = readChosen(localStorage)
  let drawn = ''
  const paint = () => {
    const tray = document.querySelector<HTMLFormElement>('form[data-most]')
    if (!tray) return
    for (const tick of ticks()) paintTick(tick, tray, chosen)
    const state = `${isAside()} ${JSON.stringify(chosen)}`
    if (state === drawn) return
    drawn = state
    drawNames(tray, chosen)
  }
  const change = (next: ComparedChoice[]) => {
    chosen = next
    storeChosen(localStorage, chosen)
    paint()
    const tray = document.querySelector<HTMLFormElement>('form[data-most]')
    if (tray) announce(countText(tray, chosen))
  }
  const without = (entry: string | undefined) => change(chosen.filter((one) => one.entry !== entry))

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(TICK)) return
    change(toggled(chosen, { entry: target.value, name: nameBeside(target) }))
  })
  // In a form, Enter on a tick would send the form.
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(TICK)) return
    event.preventDefault()
    target.click()
  })
  document.addEventListener('click', ({ target }) => {
    const removed = elementOf(target, '[data-uncompare]')
    const more = elementOf(target, '[data-compare-more]')
    if (removed) without(removed.dataset.uncompare)
    else if (elementOf(target, 'form[data-most] > button[type="button"]')) change([])
    else if (more) {
      keepFilters(more)
      const shown = [...document.querySelectorAll<HTMLElement>('a[data-uncompare]')]
      change(shown.map(({ dataset }) => ({ entry: dataset.uncompare ?? '', name: dataset.name ?? '' })))
    }
  })
  // The form sends what is chosen, on whichever page, as one list.
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset.most === undefined) return
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
