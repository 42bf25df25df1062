import { type RefObject, useEffect } from 'react'
import { subscribe } from 'valtio/vanilla'
import { useI18n } from '../../app/i18n.tsx'
import { useStores } from '../../state/stores.tsx'
import { chooseTheme, THEMES, type ThemeStore } from '../../state/theme.ts'

/** The look of this device, as the switch below every page has it. */
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

/** Makes plain forms quicker: each aid is fetched where something on the screen asks for it. */
export function useAids(page: RefObject<HTMLElement | null>): void {
  const i18n = useI18n()
  const { theme } = useStores()
  useEffect(() => {
    const root = page.current
    if (!root) return
    const stop = new AbortController()
    const each = (asks: string, help: (element: HTMLElement) => void) => {
      for (const element of root.querySelectorAll<HTMLElement>(asks)) help(element)
    }
    each(
      'form[data-attach]',
      (form) => void import('./aids/upload.ts').then(({ helpUpload }) => helpUpload(form, i18n, stop.signal)),
    )
    each(
      '[data-codes]',
      (place) => void import('./aids/code-picker.ts').then(({ offerCodes }) => offerCodes(place, i18n)),
    )
    each(
      'form:has([name="taxNumber"])',
      (form) =>
        void import('./aids/check-numbers.ts').then(({ checkNumbers }) => checkNumbers(form, i18n, stop.signal)),
    )
    each(
      'form:has([data-resend])',
      (form) => void import('../sign-in/help-code.ts').then(({ helpCode }) => helpCode(form, i18n, stop.signal)),
    )
    each('[data-themes]', (place) => offerThemes(place, theme, stop.signal))
    const drafts = root.querySelectorAll<HTMLFormElement>('form[data-draft]')
    void import('./aids/draft.ts').then(({ keepDraft, forgetSent }) => {
      forgetSent()
      for (const form of drafts) keepDraft(form, i18n, stop.signal)
      root.dataset.drafts = ''
    })
    each(
      'form:has([name^="tiers."])',
      (form) => void import('./aids/redraw.ts').then(({ checkTiers }) => checkTiers(form, i18n, stop.signal)),
    )
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-live]'))
      void import('./aids/redraw.ts').then(({ redraw }) => redraw(form, stop.signal))
    return () => stop.abort()
  }, [page, i18n, theme])
}
