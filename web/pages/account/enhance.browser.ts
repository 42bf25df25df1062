/** What script adds to the plain screens of an account: each enhancement is loaded only where an attribute calls for it. */
import { subscribe } from 'valtio/vanilla'
import type { I18n } from '../../../domain/i18n.ts'
import { inBrackets } from '../../../domain/listed.ts'
import type { Locale } from '../../../domain/locale.ts'
import { formatClock, formatHour, formatMoment } from '../../../domain/moment.ts'
import { chooseTheme, THEMES, type ThemeStore } from '../../state/theme.ts'

/** The theme of this device, as the switch below every page sets it. */
function offerThemes(place: HTMLElement, store: ThemeStore, signal: AbortSignal): void {
  const choices = [...place.querySelectorAll('input')]
  const show = () => {
    for (const choice of choices) choice.checked = choice.value === store.theme
  }
  const stop = subscribe(store, show)
  signal.addEventListener('abort', stop)
  show()
  const choose = () => {
    const chosen = choices.find(({ checked }) => checked)?.value
    chooseTheme(store, localStorage, THEMES.find((theme) => theme === chosen) ?? 'system')
  }
  place.addEventListener('change', choose, { signal })
}

/** Shows a moment in the time zone of the device, which the edge does not know. */
function showMoment(time: HTMLElement, locale: Locale): void {
  const at = time.getAttribute('datetime')
  const format = time.dataset.moment === 'clock' ? formatClock : formatMoment
  if (at) time.textContent = format(new Date(at), locale)
}

/** Adds the hour of the device to the choice of an hour of UTC. */
function showHour(option: HTMLOptionElement, locale: Locale): void {
  const [hour] = option.text.split(' UTC')
  option.text =
    formatHour(new Date(`${new Date().toISOString().slice(0, 10)}T${hour}Z`)) + inBrackets(option.text, locale)
}

/** Resolves when nothing is pressed, because the enhancement may move what is below it. */
async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  const [module, { whenReleased }] = await Promise.all([loading, import('./enhancements/released.ts')])
  await new Promise<void>((done) => whenReleased(done))
  return module
}

/** @returns a function that ends the enhancements */
export function enhance(root: HTMLElement, i18n: I18n, theme: ThemeStore): () => void {
  const stop = new AbortController()
  let missing = 0
  const use = <Module>(loading: Promise<Module>, act: (module: Module) => void) => {
    missing += 1
    // Tests wait until this attribute is removed.
    root.dataset.enhancing = ''
    const settled = () => {
      missing -= 1
      if (missing === 0) delete root.dataset.enhancing
    }
    void loaded(loading).then(act).finally(settled)
  }
  const each = (selector: string, act: (element: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>(selector).forEach(act)
  each('[data-codes]', (place) =>
    use(import('./enhancements/code-picker.tsx'), ({ offerCodes }) => offerCodes(place, i18n, stop.signal)),
  )
  each('form:has([data-resend])', (form) =>
    use(import('../sign-in/enhance-code.browser.ts'), ({ enhanceCode }) => enhanceCode(form, i18n, stop.signal)),
  )
  each('[data-priced]', (place) =>
    use(import('./enhancements/price-item.ts'), ({ priceItem }) => priceItem(place, i18n, stop.signal)),
  )
  each('[data-place]', (field) =>
    use(import('./enhancements/place.ts'), ({ suggestPlaces }) => suggestPlaces(field, i18n, stop.signal)),
  )
  each('[data-push]', (place) =>
    use(import('./enhancements/push.ts'), ({ offerPush }) => offerPush(place, stop.signal)),
  )
  each('[data-keys]', () =>
    use(import('./enhancements/review-keys.ts'), ({ enhanceReview }) => enhanceReview(stop.signal)),
  )
  each('[data-cells]', (table) =>
    use(import('./enhancements/cells.ts'), ({ enhanceCells }) => enhanceCells(table, i18n, stop.signal)),
  )
  each('[data-next-rows]', (ways) =>
    use(import('./enhancements/next-rows.ts'), ({ continueList }) => continueList(ways, stop.signal)),
  )
  each('[data-parts]', (place) =>
    use(import('./enhancements/send-parts.ts'), ({ enhanceParts }) => enhanceParts(place, i18n, stop.signal)),
  )
  each('[data-order]', () => use(import('./enhancements/drag-order.ts'), ({ dragOrder }) => dragOrder(stop.signal)))
  each('[data-pictures]', (place) =>
    use(import('./enhancements/pictures.ts'), ({ enhancePictures }) => enhancePictures(place, i18n, stop.signal)),
  )
  each('[data-moment]', (time) => showMoment(time, i18n.locale))
  for (const one of root.querySelectorAll<HTMLOptionElement>('[data-hours] option')) showHour(one, i18n.locale)
  each('[data-themes]', (place) => offerThemes(place, theme, stop.signal))
  const forms = (selector: string) => root.querySelectorAll<HTMLFormElement>(`form${selector}`)
  for (const form of forms(':has([data-files])'))
    use(import('./enhancements/upload.ts'), ({ checkFiles, enhanceUpload }) =>
      form.dataset.attach ? enhanceUpload(form, i18n, stop.signal) : checkFiles(form, stop.signal),
    )
  use(import('./enhancements/forms.ts'), ({ checkForm, checkNumbers, storeDraft }) => {
    for (const form of forms('[data-checks]')) checkForm(form, stop.signal)
    for (const form of forms(':has([name="taxNumber"])')) checkNumbers(form, i18n, stop.signal)
    for (const form of forms('[data-draft]')) storeDraft(form, i18n, stop.signal)
    root.dataset.drafts = ''
  })
  each('form:has([name^="tiers."])', (form) =>
    use(import('./enhancements/redraw.ts'), ({ checkTiers }) => checkTiers(form, i18n, stop.signal)),
  )
  each('[data-progress]', (place) =>
    use(import('./enhancements/redraw.ts'), ({ followProgress }) => followProgress(place, stop.signal)),
  )
  for (const form of forms('[data-live]'))
    use(import('./enhancements/redraw.ts'), ({ redraw }) => redraw(form, stop.signal))
  return () => stop.abort()
}
