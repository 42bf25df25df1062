import { SENT } from '../offline/sent-draft.ts'

/** Found in addresses that only an accepted form redirects to. A form that is stored until its writer signs in again (`done=kept`) is not accepted yet, so that its draft stays. */
const ACCEPTED = /\b(?:done=(?!kept)|sent=)|\/(?:code|success)\b/

/**
 * Deletes the draft of a form that was accepted (docs/behaviour.md, "Sent drafts"). It is part of the first script: whoever leaves the
 * confirmation at once would find the draft on the form again.
 */
export function forgetSent(): void {
  const sent = sessionStorage.getItem(SENT)
  // A refused form is at the screen's own address, whose `done` may come from an earlier form.
  if (sent && ACCEPTED.test(location.href) && !document.querySelector('[data-posted]')) localStorage.removeItem(sent)
  sessionStorage.removeItem(SENT)
}
