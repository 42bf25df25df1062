import { expect, test, vi } from 'vitest'
import { SENT } from '../offline/sent-draft.ts'
import { forgetSent } from './forget-sent.ts'

/** A browser's storage with what a form that was sent has left. */
function storage(values: Record<string, string>) {
  const kept = new Map(Object.entries(values))
  return { kept, getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key) }
}

/** @returns whether the draft is left on the page that follows */
function isLeft(address: string, isRefused = false): boolean {
  const localStorage = storage({ 'draft:a': '{"price":"46"}' })
  const sessionStorage = storage({ [SENT]: 'draft:a' })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('document', { querySelector: () => (isRefused ? {} : null) })
  vi.stubGlobal('location', new URL(address, 'http://site.test'))
  forgetSent()
  vi.unstubAllGlobals()
  expect(sessionStorage.kept.size).toBe(0)
  return localStorage.kept.size > 0
}

test.each([
  ['/en/profile/inquiries/a/quote?done=quoteSent', false, false],
  ['/en/inquiry?sent=a', false, false],
  ['/en/profile/mail/a/success', false, false],
  ['/en/profile/inquiries/a/quote', false, true],
  ['/en/profile/settings?done=kept', false, true],
  // Refused, at an address that says that an earlier form was saved.
  ['/en/profile/settings?done=saved', true, true],
])('at %s, refused: %s, the draft of the form before is left: %s', (address, isRefused, left) => {
  expect(isLeft(address, isRefused)).toBe(left)
})
