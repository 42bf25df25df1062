import type { I18n } from '../../../domain/i18n.ts'
import { offerCodeOfMessage, sendWholeCode } from './enhancements.ts'
import { countDown } from './resend.ts'

/** Helps with the entry of a code (code-entry.tsx), where there is one on the page. */
export function helpCode(page: HTMLElement, { t }: Pick<I18n, 't'>, signal: AbortSignal): void {
  const code = page.querySelector<HTMLInputElement>('[name="code"]')
  const resend = code?.form?.querySelector<HTMLButtonElement>('[data-resend]')
  if (!code || !resend) return
  sendWholeCode(code, signal)
  offerCodeOfMessage(code, signal)
  resend.form?.setAttribute('data-helped', '')
  countDown(resend, Number(resend.dataset.resend), (n) => t('signIn.resendIn', { n }), signal)
}
