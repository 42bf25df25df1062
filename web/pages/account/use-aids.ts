import { type RefObject, useEffect } from 'react'
import { useI18n } from '../../app/i18n.tsx'

/** Makes plain forms quicker: each aid is fetched where something on the screen asks for it. */
export function useAids(page: RefObject<HTMLElement | null>): void {
  const i18n = useI18n()
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
  }, [page, i18n])
}
