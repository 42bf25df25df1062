/** Restores text whose bytes in UTF-8 were read in another encoding and written again: 'РљСЂР°РЅ' and 'ÐšÑ€Ð°Ð½' are «Кран». */

/** Maps the characters of a one-byte encoding to their bytes. */
function byteTable(encoding: string): Map<string, number> {
  const table = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const character = new TextDecoder(encoding).decode(Uint8Array.of(byte))
    table.set(character, byte)
    // Programs wrote a byte without a character as a control character.
    if (byte >= 0x80 && byte < 0xa0) table.set(String.fromCharCode(byte), byte)
  }
  return table
}

let tables: Map<string, number>[] | undefined

/** The first byte of a UTF-8 character and the byte after it, as windows-1251 or windows-1252 shows them. */
const SUSPECT =
  /[\u00c2-\u00f4\u0412-\u0444][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u0401-\u040f\u0451-\u045f\u0490\u0491\u2013-\u203a\u20ac\u2116\u2122]/u

/** Letters, digits and signs of the languages that feeds are in. */
const LIKELY = /^[\t\n\r -~\u0080-\u024f\u02c6\u02dc\u0400-\u045f\u0490-\u04e9\p{Script=Han}\p{P}\p{S}\p{N}\p{Z}]*$/u

const RUSSIAN = /^[ -~\u00a0А-Яа-яЁё]*$/

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function decodedBy(table: Map<string, number>, text: string): string | null {
  const bytes: number[] = []
  for (const character of text) {
    const byte = table.get(character)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  try {
    const decoded = utf8.decode(Uint8Array.from(bytes))
    // A pair of Russian letters may happen to be such bytes: «РЁ» would become «Ш».
    const isLikely = LIKELY.test(decoded) && !(text.length - decoded.length < 2 && RUSSIAN.test(text))
    return isLikely ? decoded : null
  } catch {
    return null
  }
}

/** Twice at most: a file that was damaged more often has lost characters. */
const ROUNDS = 2

/**
 * @returns the text as it was; the same text where it is not damaged in this way. A text is restored only where all of it can be:
 *   sequences that happen to be UTF-8 are rare in words, and do not occur in a whole text of several.
 */
export function repairMojibake(text: string): string {
  let result = text
  for (let round = 0; round < ROUNDS && SUSPECT.test(result); round += 1) {
    tables ??= [byteTable('windows-1251'), byteTable('windows-1252')]
    const decoded = tables.map((table) => decodedBy(table, result)).find((one) => one !== null)
    if (decoded === undefined || decoded === null) return result
    result = decoded
  }
  return result
}

/** Several such pairs in a row. */
const RUN =
  /(?:[\u0420\u0421\u00d0\u00d1][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u0401-\u040f\u0451-\u045f\u0490\u0491\u2013-\u203a\u20ac\u2116\u2122\u0430-\u043f]){4,}/u

/** A program that cannot encode a letter writes '?': such a name consists of question marks to a great part. */
const isQuestioned = (text: string): boolean => (text.match(/\?/g)?.length ?? 0) > Math.max(3, text.length / 4)

/**
 * Whether a text has lost characters to a wrong encoding and cannot be restored: U+FFFD, many question marks, or a row of the pairs above.
 */
export const isUnreadable = (text: string): boolean => text.includes('\ufffd') || isQuestioned(text) || RUN.test(text)
