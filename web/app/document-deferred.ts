import type { Outcome } from './deferred.tsx'

/** The data of a late section as it stands in the document, inside the section's own boundary. */
export function readDocumentDeferred(name: string): Outcome<unknown> {
  const text = document.querySelector(`script[data-deferred="${CSS.escape(name)}"]`)?.textContent
  return text ? JSON.parse(text) : { ok: false }
}
