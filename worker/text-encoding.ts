/** Detects the encoding of a text by its bytes, since the declaration of a file is often wrong or missing. */

const BOMS: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** @returns the encoding of the byte order mark; null without one */
export const markedEncoding = (bytes: Uint8Array): string | null =>
  BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** Half of the bytes of Latin text in UTF-16 are zero: those before or after each letter. */
export function utf16Of(bytes: Uint8Array): string | null {
  let even = 0
  let odd = 0
  bytes.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) even += 1
    else odd += 1
  })
  if (even + odd < Math.max(1, bytes.length / 10)) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** @returns the number of continuation bytes that follow a lead byte of UTF-8; 0 for any other byte */
function following(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0
}

/** A text in UTF-8 may have one damaged character per this number of characters. */
const FEW_DAMAGED = 20

/** Whether the bytes above ASCII form characters of UTF-8, with few exceptions; the last character may be cut. */
function isUtf8(bytes: Uint8Array): boolean {
  let characters = 0
  let damaged = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const rest = bytes.subarray(at + 1, at + 1 + following(byte))
    const isCut = at + following(byte) >= bytes.length
    if (following(byte) === 0 || !rest.every((next) => next >= 0x80 && next < 0xc0)) damaged += 1
    else if (!isCut) {
      characters += 1
      at += rest.length
    } else break
  }
  return damaged * FEW_DAMAGED <= characters
}

/** Occurrences of letters in ten thousand letters of Russian text, from а to я. */
// biome-ignore format: a table reads in rows
const FREQUENCIES = [
  801, 159, 454, 170, 298, 845, 94, 165, 735, 121, 349, 440, 321, 670, 1097, 281, 473, 547, 626, 262, 26, 97, 48, 144, 73, 36,
  4, 190, 174, 32, 64, 201,
]

/** Other characters of windows-1251 and its like that occur in Russian texts. */
const SIGNS = /[«»„“”‘’–—…№°·×±²³µ§©®™•½\u00a0]/u

/**
 * How well a text reads as Russian: the mean frequency of its letters, reduced by small letters before capitals; 0 if too many characters
 * are not Russian letters.
 */
function russianScore(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  let letters = 0
  let others = 0
  let sum = 0
  let besideLatin = 0
  let inverted = 0
  let before = ''
  for (const character of text) {
    if (character > '\u007f') {
      const lower = character.toLowerCase()
      const at = lower.charCodeAt(0) - 0x430
      if (at >= 0 && at < FREQUENCIES.length) {
        letters += 1
        sum += FREQUENCIES[at] ?? 0
        if (/[A-Za-z]/.test(before)) besideLatin += 1
        // A small letter before a capital inside a word is a sign of a wrong encoding.
        if (character !== lower && /[а-я]/.test(before)) inverted += 1
      } else if (lower === 'ё' || /[іїєґўқғңһәөұүҷҳӣӯ]/.test(lower)) letters += 1
      else if (!SIGNS.test(character)) others += 1
    }
    before = character
  }
  const isText = letters > 0 && others <= letters * 0.1 && besideLatin <= letters * 0.5
  return isText ? sum / letters - (1000 * inverted) / letters : 0
}

/**
 * Encodings that Russian offices and shops have used. The first is by far the most usual, so that the second has a lower weight: short
 * texts in capitals fit both.
 */
const RUSSIAN = [
  { encoding: 'windows-1251', weight: 1 },
  { encoding: 'koi8-u', weight: 0.7 },
  { encoding: 'ibm866', weight: 1 },
] as const

/** Bytes of Ukrainian and Belarusian letters, where KOI8-R has box-drawing characters. */
const UKRAINIAN = new Set([0xa4, 0xa6, 0xa7, 0xad, 0xb4, 0xb6, 0xb7, 0xbd])

/** @returns koi8-u for a text with Ukrainian letters; otherwise the declared one of the two, since their Russian letters are the same */
function ofKoi8(bytes: Uint8Array, declared: string): string {
  if (bytes.some((byte) => UKRAINIAN.has(byte))) return 'koi8-u'
  return declared.startsWith('koi8') ? declared : 'koi8-r'
}

/**
 * The Macintosh has the same small letters as windows-1251 except я, whose byte is Я in windows-1251. Then that Я comes after small
 * letters, as in no word, and я never occurs.
 */
const isMacintosh = (bytes: Uint8Array): boolean =>
  !bytes.includes(0xff) && bytes.some((byte, at) => byte === 0xdf && (bytes[at - 1] ?? 0) >= 0xe0)

/** Lowest score of a Russian text: Russian has a mean of 550, a few words of it 330, and text read in a wrong encoding less. */
const READABLE = 250

/** Whether a byte is the first one of the 3,755 usual characters of GB 2312. */
const isUsualHan = (first: number): boolean => first >= 0xb0 && first <= 0xd7

/**
 * Whether a byte is the first one of full-width brackets, points, digits, Japanese syllables, Greek or Russian letters: they occur in any
 * text, however usual its characters.
 */
const isHanSign = (first: number): boolean => first >= 0xa1 && first <= 0xa7

/**
 * Whether a text is Russian as Chinese programs write it: each letter has two bytes, the first of which is always 0xA7, a byte that is rare
 * elsewhere.
 */
function isRussianOfChina(bytes: Uint8Array): boolean {
  let high = 0
  let first = 0
  for (const byte of bytes) {
    if (byte >= 0x80) high += 1
    if (byte === 0xa7) first += 1
  }
  return first > high * 0.3
}

/** Whether the bytes above ASCII are pairs of Chinese characters, most of them usual ones, not counting signs. */
function isChinese(bytes: Uint8Array): boolean {
  let pairs = 0
  let usual = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] ?? 0
    if (first < 0x81) continue
    const second = bytes[at + 1] ?? 0
    // Characters of all other scripts have four bytes, the second of which is an ASCII digit.
    if (second >= 0x30 && second <= 0x39) {
      at += 3
      continue
    }
    if (!isHanSign(first)) pairs += 1
    if (isUsualHan(first) && second >= 0xa1) usual += 1
    at += 1
  }
  return usual > 0 && usual >= pairs * 0.6
}

/** Whether many bytes are below those of Russian letters in windows-1251, as every third byte of Chinese text is. */
const hasLowHalf = (bytes: Uint8Array): boolean => {
  const high = bytes.filter((byte) => byte >= 0x80)
  return high.filter((byte) => byte < 0xc0 && byte > 0x80).length > high.length * 0.15
}

/**
 * The encoding in which bytes are a text (docs/behaviour.md, "Encodings of files").
 * @param bytes some kilobytes with characters above ASCII, or the whole text
 * @param declared the encoding that the file declares, in lower case
 * @returns a label that TextDecoder knows; `declared` where nothing contradicts it
 */
export function encodingOf(bytes: Uint8Array, declared = 'utf-8'): string {
  const marked = markedEncoding(bytes) ?? utf16Of(bytes)
  if (marked) return marked
  if (isUtf8(bytes)) return bytes.some((byte) => byte >= 0x80) ? 'utf-8' : declared
  if (isRussianOfChina(bytes)) return 'gb18030'
  const high = isChinese(bytes) && hasLowHalf(bytes)
  const [best] = RUSSIAN.map(({ encoding, weight }) => ({
    encoding,
    score: russianScore(bytes, encoding) * weight,
  })).toSorted((one, other) => other.score - one.score)
  if (best && best.score >= READABLE && !(high && best.encoding !== 'ibm866')) {
    if (best.encoding === 'koi8-u') return ofKoi8(bytes, declared)
    return best.encoding === 'windows-1251' && isMacintosh(bytes) ? 'x-mac-cyrillic' : best.encoding
  }
  if (isChinese(bytes)) return 'gb18030'
  return declared === 'utf-8' ? 'windows-1252' : declared
}
