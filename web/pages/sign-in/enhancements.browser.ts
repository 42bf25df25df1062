/** What script adds to the plain forms of signing in. */
import { deviceFingerprint } from '../../app/session/fingerprint.ts'

/** Writes the device fingerprint into the form (docs/behaviour.md, "Device fingerprint"). Signing in works without it. */
export function nameDevice(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name="device"]')
  deviceFingerprint().then(
    (device) => {
      if (field) field.value = device
    },
    () => {},
  )
}

/** Sends the form once it has six digits, typed or pasted with whatever separates them. */
export function sendWholeCode(field: HTMLInputElement, signal: AbortSignal): void {
  const onInput = () => {
    const digits = field.value.normalize('NFKC').replace(/\D/g, '')
    if (digits.length !== 6) return
    field.value = digits
    const submit = field.form?.querySelector<HTMLButtonElement>('[type="submit"]')
    field.form?.requestSubmit(submit)
  }
  field.addEventListener('input', onInput, { signal })
}

/**
 * Takes the code out of the text message where the browser can (WebOTP); the browser asks the visitor for permission first. The request
 * ends once the form is sent or the page is left.
 */
export function offerCodeOfMessage(field: HTMLInputElement, ended: AbortSignal): void {
  if (!('OTPCredential' in window)) return
  const done = new AbortController()
  const signal = AbortSignal.any([ended, done.signal])
  const end = () => done.abort()
  field.form?.addEventListener('submit', end, { signal })
  addEventListener('pagehide', end, { signal })
  const options = { otp: { transport: ['sms'] }, signal }
  navigator.credentials.get(options).then(
    (credential) => {
      if (!credential || !('code' in credential) || typeof credential.code !== 'string') return
      field.value = credential.code
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    () => {},
  )
}
