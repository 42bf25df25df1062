import type { I18n } from '../../../domain/i18n.ts'

/** Prints the address and the date below a page: from a cache it needs the current date, and the options chosen since it was loaded. */
export function datePrints({ date }: I18n): void {
  addEventListener('beforeprint', () => {
    const now = new Date()
    const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()
    document.body.dataset.address = `${location.href} · ${date(here)}`
  })
}
