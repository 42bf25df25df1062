/** Copies, shares and prints from buttons in slots. Fetched at the first click. */

import type { I18n } from '../../../domain/i18n.ts'
import { announce } from '../navigation/announce.ts'

/** Milliseconds for which a button confirms that it has copied. */
const CONFIRMED_FOR = 2000

/** Copies a text. Without permission nothing is confirmed; the visitor can select the visible text. */
async function copy(button: HTMLElement, text: string, { t }: I18n): Promise<void> {
  await navigator.clipboard.writeText(text)
  button.dataset.copied = ''
  announce(t('product.copied'))
  setTimeout(() => delete button.dataset.copied, CONFIRMED_FOR)
}

/** Shares the page with the device's share sheet; without one its address is copied. */
function share(button: HTMLElement, i18n: I18n): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  return navigator.share ? navigator.share({ title: document.title, url }) : copy(button, url, i18n)
}

/** Handles a click on a button with `data-copy` (a text), `data-share` or `data-print`. */
export async function runShareAction(button: HTMLElement, i18n: I18n): Promise<void> {
  const { copy: text, share: shared } = button.dataset
  if (text !== undefined) await copy(button, text, i18n)
  else if (shared !== undefined) await share(button, i18n)
  else print()
}
