import { SENT } from '../offline/draft-key.ts'

/** Addresses that only an accepted form redirects to. A form saved until its writer signs in again (`done=kept`) is not accepted yet. */
const isAccepted = ({ search, pathname }: Pick<Location, 'search' | 'pathname'>): boolean =>
  /[?&](?:done=(?!kept)|sent=)/.test(search) || /\/(?:code|success)$/.test(pathname)

type Storages = Pick<Storage, 'getItem' | 'removeItem'>

/** What is needed of a window. */
interface Page {
  document: { querySelector: (selector: string) => unknown }
  location: Pick<Location, 'search' | 'pathname'>
  localStorage: Pick<Storages, 'removeItem'>
  sessionStorage: Storages
}

/**
 * Deletes the draft of a form that was accepted (docs/behaviour.md, "Sent drafts"). It is part of the first script: whoever leaves the
 * confirmation at once would find the draft on the form again.
 */
export function forgetSent({ document, location, localStorage, sessionStorage }: Page): void {
  const sent = sessionStorage.getItem(SENT)
  // A refused form is at the screen's own address, whose `done` may come from an earlier form.
  if (sent && isAccepted(location) && !document.querySelector('[data-posted]')) localStorage.removeItem(sent)
  sessionStorage.removeItem(SENT)
}
