/**
 * Spelling that means the same made the same, one sign for one sign, so that places in the folded text are places in the name.
 * Cyrillic is moved to where one byte a letter is enough: engines look through such text several times faster than through
 * text of two bytes a letter, and it takes half the memory.
 */

const SPACE = 32
/** а is U+0430; the letters from there to я become 0xe0 to 0xff. */
const CYRILLIC_SHIFT = 0x350
const LAST_FOLDED = 0x451
/** fromCharCode takes its signs as arguments, and engines take some ten thousands of those. */
const AT_ONCE = 8192

const isKept = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** What a sign becomes: a letter or digit in lower case without accents, a line break, a space for anything else. */
function foldCode(code: number): number {
  const letter = String.fromCharCode(code).toLowerCase().normalize('NFD').charCodeAt(0)
  if (code === 10 || isKept(letter)) return letter
  // й is a letter of its own, not an и with an accent.
  if (code === 0x439 || code === 0x419) return 0x439 - CYRILLIC_SHIFT
  return letter >= 0x430 && letter <= 0x44f ? letter - CYRILLIC_SHIFT : SPACE
}

const FOLDED = Uint8Array.from({ length: LAST_FOLDED + 1 }, (_, code) => foldCode(code))

/** @returns text of the same length; letters beyond Latin and Russian are spaces in it. */
export function fold(text: string): string {
  const parts: string[] = []
  for (let from = 0; from < text.length; from += AT_ONCE) {
    const codes = new Uint8Array(Math.min(AT_ONCE, text.length - from))
    for (let at = 0; at < codes.length; at += 1) codes[at] = FOLDED[text.charCodeAt(from + at)] ?? SPACE
    parts.push(String.fromCharCode(...codes))
  }
  return parts.join('')
}

/** @returns whether a letter or digit stands at a place of folded text. */
export const isWordAt = (folded: string, at: number): boolean => folded.charCodeAt(at) > SPACE

/** Letters and digits of folded text. */
export const FOLDED_WORD = /[0-9a-z\u00e0-\u00ff]+/g
