/** Chinese of the sample data in one spelling: its content files were written by several hands. */

const BEFORE_LATIN = /(?<=\p{Script=Han})(?=[A-Za-z\p{Script=Cyrillic}\d±≤≥⌀])/gu
const AFTER_LATIN = /(?<=[A-Za-z\p{Script=Cyrillic}\d%℃°²³])(?=\p{Script=Han})/gu
/** Ranges: –40～+200, 2～8 天. */
const RANGE = /～/g

/** @returns the text with a space between Chinese and Latin, and one dash for ranges */
export const spaced = (text: string): string =>
  text.replace(RANGE, '–').replace(BEFORE_LATIN, ' ').replace(AFTER_LATIN, ' ')

/**
 * Writes every Chinese text within the content in that spelling, in place. Addresses stay as the post writes them.
 * @param content texts by language, at any depth
 */
export function spaceChinese(content: unknown): void {
  if (typeof content !== 'object' || content === null) return
  for (const [key, value] of Object.entries(content)) {
    if (key === 'zh' && typeof value === 'string') Reflect.set(content, key, spaced(value))
    else if (key !== 'address') spaceChinese(value)
  }
}
