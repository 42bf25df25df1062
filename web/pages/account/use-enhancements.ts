import { useEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { I18n } from '../../../domain/i18n.ts'
import type { Locale } from '../../../domain/locale.ts'
import { formatMoment } from '../../../domain/moment.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useStores } from '../../state/stores.tsx'
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
  if (at) time.textContent = formatMoment(new Date(at), locale)
}

/** An enhancement may move what is below it, so that it begins when nothing is pressed. */
async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  const [module, { whenReleased }] = await Promise.all([loading, import('./enhancements/released.ts')])
  await new Promise<void>((done) => whenReleased(done))
  return module
}

/** @returns what ends it */
function enhance(root: HTMLElement, i18n: I18n, theme: ThemeStore): () => void {
  const stop = new AbortController()
  const each = (selector: string, act: (element: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>(selector).forEach(act)
  each(
    '[data-codes]',
    (place) =>
      void loaded(import('./enhancements/code-picker.tsx')).then(({ offerCodes }) =>
        offerCodes(place, i18n, stop.signal),
      ),
  )
  each(
    'form:has([data-resend])',
    (form) => void loaded(import('../sign-in/help-code.ts')).then(({ helpCode }) => helpCode(form, i18n, stop.signal)),
  )
  each(
    '[data-priced]',
    (place) =>
      void loaded(import('./enhancements/price-item.ts')).then(({ priceItem }) => priceItem(place, i18n, stop.signal)),
  )
  each(
    '[data-place]',
    (field) =>
      void loaded(import('./enhancements/place.ts')).then(({ suggestPlaces }) =>
        suggestPlaces(field, i18n, stop.signal),
      ),
  )
  each(
    '[data-push]',
    (place) => void loaded(import('./enhancements/push.ts')).then(({ offerPush }) => offerPush(place, stop.signal)),
  )
  each(
    '[data-keys]',
    () => void loaded(import('./enhancements/review-keys.ts')).then(({ helpReview }) => helpReview(stop.signal)),
  )
  each(
    '[data-cells]',
    (table) =>
      void loaded(import('./enhancements/cells.ts')).then(({ helpCells }) => helpCells(table, i18n, stop.signal)),
  )
  each(
    '[data-rows-on]',
    (ways) => void loaded(import('./enhancements/rows-on.ts')).then(({ goOn }) => goOn(ways, stop.signal)),
  )
  each(
    '[data-parts]',
    (place) =>
      void loaded(import('./enhancements/send-parts.ts')).then(({ helpParts }) => helpParts(place, i18n, stop.signal)),
  )
  each(
    '[data-order]',
    () => void loaded(import('./enhancements/drag-order.ts')).then(({ dragOrder }) => dragOrder(stop.signal)),
  )
  each(
    '[data-pictures]',
    (place) =>
      void loaded(import('./enhancements/pictures.ts')).then(({ helpPictures }) =>
        helpPictures(place, i18n, stop.signal),
      ),
  )
  each('[data-moment]', (time) => showMoment(time, i18n.locale))
  each('[data-themes]', (place) => offerThemes(place, theme, stop.signal))
  const forms = (selector: string) => root.querySelectorAll<HTMLFormElement>(`form${selector}`)
  for (const form of forms(':has([data-files])'))
    void loaded(import('./enhancements/upload.ts')).then(({ checkFiles, helpUpload }) =>
      form.dataset.attach ? helpUpload(form, i18n, stop.signal) : checkFiles(form, stop.signal),
    )
  void loaded(import('./enhancements/forms.ts')).then(({ checkForm, checkNumbers, storeDraft, forgetSent }) => {
    forgetSent()
    for (const form of forms('[data-checks]')) checkForm(form, stop.signal)
    for (const form of forms(':has([name="taxNumber"])')) checkNumbers(form, i18n, stop.signal)
    for (const form of forms('[data-draft]')) storeDraft(form, i18n, stop.signal)
    root.dataset.drafts = ''
  })
  each(
    'form:has([name^="tiers."])',
    (form) =>
      void loaded(import('./enhancements/redraw.ts')).then(({ checkTiers }) => checkTiers(form, i18n, stop.signal)),
  )
  each(
    '[data-follow]',
    (place) => void loaded(import('./enhancements/redraw.ts')).then(({ follow }) => follow(place, stop.signal)),
  )
  for (const form of forms('[data-live]'))
    void loaded(import('./enhancements/redraw.ts')).then(({ redraw }) => redraw(form, stop.signal))
  return () => stop.abort()
}

/**
 * Enhances plain forms with script: each enhancement is loaded only where an attribute on the screen calls for it.
 * @returns the ref of the element that contains the forms
 */
export function useEnhancements() {
  const page = useRef<HTMLDivElement>(null)
  const i18n = useI18n()
  const { theme } = useStores()
  useEffect(() => {
    const root = page.current
    return root ? enhance(root, i18n, theme) : undefined
  }, [i18n, theme])
  return page
}
