/** Text files as spreadsheets of three countries write them. */

const BOMS: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Half of the bytes of Latin text in UTF-16 are zero: those before or behind each letter. */
function utf16Of(bytes: Uint8Array): string | null {
  let even = 0
  let odd = 0
  bytes.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) even += 1
    else odd += 1
  })
  if (even + odd < bytes.length / 10) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Bytes between the two halves of windows-1251 that Russian texts do have: «», №, ё, Ё and the no-break space. */
const RUSSIAN_SIGNS = new Set([0xa0, 0xa8, 0xab, 0xb0, 0xb8, 0xb9, 0xbb])
/** Share of the bytes above ASCII from which on the text is not Russian: in Chinese every second byte may have any value. */
const FEW = 0.1

/** Russian letters are 0xC0–0xFF in windows-1251; GB18030 uses 0x81–0xFE for both bytes of a character. */
function isRussian(bytes: Uint8Array): boolean {
  const high = bytes.filter((byte) => byte >= 0x80)
  const others = high.filter((byte) => byte < 0xc0 && !RUSSIAN_SIGNS.has(byte))
  return others.length <= high.length * FEW
}

function encodingOf(bytes: Uint8Array): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[0]
  const wide = utf16Of(bytes)
  if (wide) return wide
  if (isUtf8(bytes)) return 'utf-8'
  return isRussian(bytes) ? 'windows-1251' : 'gb18030'
}

/** @returns the text in UTF-8, UTF-16, windows-1251 or GB18030, whichever it is; bytes that cannot be read become U+FFFD */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)
