/** Traits of a browser that stay the same from visit to visit, and tell nobody who its owner is. */
const traits = (): unknown[] => [
  navigator.userAgent.replace(/[\d.]+/g, ''),
  navigator.languages,
  navigator.hardwareConcurrency,
  navigator.maxTouchPoints,
  [screen.width, screen.height].sort(),
  screen.colorDepth,
  Intl.DateTimeFormat().resolvedOptions().timeZone,
]

/** @returns SHA-256 over the browser's traits, in hexadecimal; versions are left out, or each update would be a new device. */
export async function deviceFingerprint(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(traits())))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
