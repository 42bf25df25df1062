import { sha256, toHex } from '../../../domain/sha256.ts'

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
export const deviceFingerprint = async (): Promise<string> => toHex(await sha256(JSON.stringify(traits())))
