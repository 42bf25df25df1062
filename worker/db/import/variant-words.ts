/** How variants of files are called, whatever the format says of them. */
import type { TextOrString } from '../../../domain/text.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'

/** @returns a text with its language; one in Latin letters is the same in all: a size, a colour's code */
export function worded(text: string): TextOrString {
  const language = writtenLanguage(text, 'en')
  return language === 'en' ? text : { [language]: text }
}

export const areDistinct = (texts: readonly string[]): boolean =>
  texts.every(Boolean) && new Set(texts).size === texts.length

/** @returns what variants are known by: their articles, else their barcodes, where those tell them apart; else their ids */
export function skusOf(variants: readonly { article: string; barcode: string; id: string }[]): string[] {
  const articles = variants.map(({ article }) => article)
  if (areDistinct(articles)) return articles
  const barcodes = variants.map(({ barcode }) => barcode)
  return areDistinct(barcodes) ? barcodes : variants.map(({ id }) => id)
}
