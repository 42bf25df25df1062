import type { I18n } from '../../../domain/i18n.ts'
import { offerCodeOfMessage, sendWholeCode } from './enhancements.browser.ts'

/**
 * Disables a button until another code may be requested, and shows how long that takes.
 * @param waitingText text of the button while it waits, for a number of seconds
 */
function countDown(
  button: HTMLButtonElement,
  seconds: number,
  waitingText: (seconds: number) => string,
  signal: AbortSignal,
): void {
  const ready = button.textContent
  const end = Date.now() + seconds * 1000
  const show = () => {
    const left = Math.ceil((end - Date.now()) / 1000)
    button.disabled = left > 0
    button.textContent = left > 0 ? waitingText(left) : ready
    if (left <= 0) clearInterval(timer)
  }
  const timer = setInterval(show, 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
  show()
}

/** Enhances the entry of a code (code-entry.tsx), where there is one on the page. */
export function enhanceCode(page: HTMLElement, { t }: Pick<I18n, 't'>, signal: AbortSignal): void {
  const code = page.querySelector<HTMLInputElement>('[name="code"]')
  const resend = code?.form?.querySelector<HTMLButtonElement>('[data-resend]')
  if (!code || !resend) return
  sendWholeCode(code, signal)
  offerCodeOfMessage(code, signal)
  resend.form?.setAttribute('data-helped', '')
  countDown(resend, Number(resend.dataset.resend), (n) => t('signIn.resendIn', { n }), signal)
}
