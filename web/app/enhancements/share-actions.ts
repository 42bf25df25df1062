/** Buttons of written parts that hand something on: to the clipboard, to another person, to paper. Fetched at the first press. */

import type { I18n } from '../../../domain/i18n.ts'
import { announce } from '../navigation/announce.ts'

/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 2000

/** Copies a text. Without permission nothing is copied and nothing is claimed: the text stands there to be selected. */
async function copy(button: HTMLElement, text: string, { t }: I18n): Promise<void> {
  await navigator.clipboard.writeText(text)
  button.dataset.copied = ''
  announce(t('product.copied'))
  setTimeout(() => delete button.dataset.copied, SAID_FOR)
}

/** Hands the page on by the device's own sheet where it has one, else its address goes to the clipboard. */
function share(button: HTMLElement, i18n: I18n): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  return navigator.share ? navigator.share({ title: document.title, url }) : copy(button, url, i18n)
}

/** Answers a press on a button that has `data-copy` (a text), `data-share` or `data-print`. */
export async function runShareAction(button: HTMLElement, i18n: I18n): Promise<void> {
  const { copy: text, share: shared } = button.dataset
  if (text !== undefined) await copy(button, text, i18n)
  else if (shared !== undefined) await share(button, i18n)
  else print()
}
