import type { Locale } from '../../../domain/locale.ts'

/** Read in a minute: words of alphabetic languages, characters of Chinese. */
const WORDS = 180
const HAN = 350

/**
 * @param markdown the body; addresses of links do not count
 * @returns whole minutes, at least one
 */
export function readingMinutes(markdown: string, lang: Locale): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']')
  const count = lang === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / HAN : 0
  const words = (text.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu) ?? []).filter(
    (word) => !/\p{Script=Han}/u.test(word),
  )
  return Math.max(1, Math.round(count + words.length / WORDS))
}
