/** Unifies the spelling of the Chinese sample data, whose content files had several authors. */

const BEFORE_LATIN = /(?<=\p{Script=Han})(?=[A-Za-z\p{Script=Cyrillic}\d±≤≥⌀])/gu
const AFTER_LATIN = /(?<=[A-Za-z\p{Script=Cyrillic}\d%℃°²³])(?=\p{Script=Han})/gu
/** The tilde in ranges: –40～+200, 2～8 天. */
const RANGE = /～/g

/** @returns the text with a space between Chinese and Latin, and one dash for ranges */
export const spaced = (text: string): string =>
  text.replace(RANGE, '–').replace(BEFORE_LATIN, ' ').replace(AFTER_LATIN, ' ')

/**
 * Rewrites every Chinese text within the content in that spelling, in place. Postal addresses are left as they are.
 * @param content texts by language, at any depth
 */
export function spaceChinese(content: unknown): void {
  if (typeof content !== 'object' || content === null) return
  for (const [key, value] of Object.entries(content)) {
    if (key === 'zh' && typeof value === 'string') Reflect.set(content, key, spaced(value))
    else if (key !== 'address') spaceChinese(value)
  }
}
