import { sha256, toHex } from '../../../domain/sha256.ts'

/** Traits of a browser that stay the same between visits and do not identify its owner. */
const traits = (): unknown[] => [
  navigator.userAgent.replace(/[\d.]+/g, ''),
  navigator.languages,
  navigator.hardwareConcurrency,
  navigator.maxTouchPoints,
  [screen.width, screen.height].sort(),
  screen.colorDepth,
  Intl.DateTimeFormat().resolvedOptions().timeZone,
]

/**
 * @returns SHA-256 over the browser's traits in hexadecimal; versions are left out, since each update would look like a
 * new device
 */
export const deviceFingerprint = async (): Promise<string> => toHex(await sha256(JSON.stringify(traits())))
