import type { RequestLine } from './contract/wishes.ts'
import type { I18n } from './i18n.ts'
import { minimumText, variantText } from './inquiry-lines.ts'
import { labelledText, typedText } from './labelled-text.ts'
import { listed } from './listed.ts'
import type { Locale } from './locale.ts'

/** Between what a line is about and how much of it. */
export const BEFORE_QUANTITY: Record<Locale, string> = { en: ', ', ru: '\u00a0— ', zh: '：' }

type Formats = Pick<I18n, 't' | 'number' | 'locale' | 'language'>

/**
 * '40 pcs', or '40' where no unit was given; '' without a quantity. '4 pcs (below the minimum order of 10 pcs)'. A line about a product that
 * has words as well has them too: the buyer wrote another unit than it is sold by.
 */
export function lineQuantityText(
  { quantity, unit, item, words }: Pick<RequestLine, 'quantity' | 'unit' | 'item' | 'words'>,
  i18n: Formats,
): string {
  const written = item && words ? i18n.t('inquiryItem.asWritten', { words: labelledText(typedText(words), i18n) }) : ''
  return listed([numberText({ quantity, unit, item }, i18n), written], i18n.locale)
}

function numberText({ quantity, unit, item }: Pick<RequestLine, 'quantity' | 'unit' | 'item'>, i18n: Formats): string {
  if (quantity === null) return ''
  const text = unit ? i18n.t(`unit.${unit}`, { n: quantity }) : i18n.number(quantity)
  const note = item ? minimumText(item, i18n) : ''
  return note ? i18n.t('inquiryItem.noted', { text, note }) : text
}

/** What a line is about: the product as it was offered, or the buyer's words. */
export const lineSubject = ({ item, words }: Pick<RequestLine, 'item' | 'words'>, i18n: Formats): string =>
  item
    ? [labelledText(item.name, i18n), variantText(item, i18n)].filter(Boolean).join(' · ')
    : labelledText(typedText(words), i18n)

/** 'Ball valve DN 50 · BV-50-L, 40 pcs' */
export const subjectWithQuantity = (line: Omit<RequestLine, 'product' | 'position'>, i18n: Formats): string =>
  [lineSubject(line, i18n), lineQuantityText(line, i18n)].filter(Boolean).join(BEFORE_QUANTITY[i18n.locale])

/** @returns a line of a request in one line of text: '3. Ball valve DN 50 · BV-50-L, 40 pcs' */
export const requestLineText = (line: Omit<RequestLine, 'product'>, i18n: Formats): string =>
  i18n.t('inquiryItem.numbered', { n: line.position + 1, line: subjectWithQuantity(line, i18n) })
