/** Texts and articles of variants, whatever the format of the file. */
import type { TextOrString } from '../../../domain/text.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'

/** @returns the text by its language; one in Latin letters, such as a size or a colour's code, as the same in all languages */
export function worded(text: string): TextOrString {
  const language = writtenLanguage(text, 'en')
  return language === 'en' ? text : { [language]: text }
}

export const areDistinct = (texts: readonly string[]): boolean =>
  texts.every(Boolean) && new Set(texts).size === texts.length

/** @returns the articles of variants: their own, else their barcodes, whichever are distinct; else their ids */
export function skusOf(variants: readonly { article: string; barcode: string; id: string }[]): string[] {
  const articles = variants.map(({ article }) => article)
  if (areDistinct(articles)) return articles
  const barcodes = variants.map(({ barcode }) => barcode)
  return areDistinct(barcodes) ? barcodes : variants.map(({ id }) => id)
}
