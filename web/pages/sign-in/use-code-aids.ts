import { type RefObject, useEffect } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { offerCodeOfMessage, sendWholeCode } from './aids.ts'
import { countDown } from './resend.ts'

/**
 * Helps with the entry of a code (code-entry.tsx), where there is one on the page.
 * @param resendIn seconds until another code may be asked for
 */
export function useCodeAids(page: RefObject<HTMLElement | null>, resendIn: number): void {
  const { t } = useI18n()
  useEffect(() => {
    const code = page.current?.querySelector<HTMLInputElement>('[name="code"]')
    if (!code) return
    const stop = new AbortController()
    sendWholeCode(code, stop.signal)
    offerCodeOfMessage(code, stop.signal)
    const resend = code.form?.querySelector<HTMLButtonElement>('[data-resend]')
    if (resend) countDown(resend, resendIn, (n) => t('signIn.resendIn', { n }), stop.signal)
    return () => stop.abort()
  }, [page, t, resendIn])
}
