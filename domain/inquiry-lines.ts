import type { InquiryItem } from './contract/inquiries.ts'
import { deliveryTerms, termText } from './delivery-terms.ts'
import type { I18n } from './i18n.ts'
import { vatNote } from './vat-note.ts'

export interface InquiryLine {
  label: string
  value: string
}

type Formats = Pick<I18n, 't' | 'number' | 'money'>

/** '$86.13 per piece, excl. 22% VAT, FOB Ningbo' */
function unitPrice({ unit, price }: InquiryItem, i18n: Formats): string {
  if (!price) return i18n.t('card.onRequest')
  const each = `${i18n.money(price.amount, price.currency)} ${i18n.t(`perUnit.${unit}`)}`
  const notes = [price.vat && vatNote(price.vat, i18n), ...deliveryTerms([price]).map(termText)]
  return [each, ...notes].filter(Boolean).join(', ')
}

/** What a chosen variant is called by, 'BV-F-50-16-L · DN 50 · lever'; '' where there is nothing to choose. */
export const variantText = ({ sku, options }: Pick<InquiryItem, 'sku' | 'options'>): string =>
  [sku, ...options.map(({ value }) => value.text)].filter(Boolean).join(' · ')

/**
 * What was inquired of a product, with its listed price at that time, as labelled texts: for e-mails, and for the pages of both sides.
 * @param item null: an inquiry to the supplier in general, which may say a quantity nevertheless
 * @returns none for an inquiry that is a message alone
 */
export function inquiryLines(item: InquiryItem | null, quantity: number | null, i18n: Formats): InquiryLine[] {
  const { t, money, number } = i18n
  const variant = item ? variantText(item) : ''
  const lines: InquiryLine[] = []
  if (variant) lines.push({ label: t('inquiryItem.variant'), value: variant })
  if (quantity !== null) {
    const value = item ? t(`unit.${item.unit}`, { n: quantity }) : number(quantity)
    lines.push({ label: t('inquiryItem.quantity'), value })
  }
  if (item && quantity !== null) lines.push({ label: t('inquiryItem.price'), value: unitPrice(item, i18n) })
  if (item?.price && quantity !== null)
    lines.push({ label: t('inquiryItem.total'), value: money(item.price.total, item.price.currency) })
  return lines
}
