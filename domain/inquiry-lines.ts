import type { InquiryItem } from './contract/inquiry-item.ts'
import { deliveryTerms, termsText } from './delivery-terms.ts'
import type { I18n } from './i18n.ts'
import { labelledText } from './labelled-text.ts'
import { listed } from './listed.ts'
import { unitPrice } from './price-text.ts'
import { vatNote } from './vat-note.ts'

interface InquiryLine {
  label: string
  value: string
}

type Price = NonNullable<InquiryItem['price']>
type Formats = Pick<I18n, 't' | 'number' | 'money' | 'locale' | 'language'>

/** '$86.13/pc · excl. 22% VAT · FOB Ningbo, Incoterms 2020' */
const fullPrice = ({ unit, price }: Pick<InquiryItem, 'unit'> & { price: Price }, i18n: Formats): string =>
  [unitPrice(price, unit, i18n), vatNote(price.vat, i18n), termsText(deliveryTerms([price]), i18n)]
    .filter(Boolean)
    .join(' · ')

/** The label of a chosen variant, 'BV-F-50-16-L · DN 50 · lever'; '' where the product has none. */
export const variantText = (
  { sku, options }: Pick<InquiryItem, 'sku' | 'options'>,
  i18n: Pick<I18n, 'locale' | 'language'>,
): string => [sku, ...options.map(({ value }) => labelledText(value, i18n))].filter(Boolean).join(' · ')

/** 'below the minimum order of 10 pcs'; '' where the quantity is enough. */
export const minimumText = (
  { unit, minimum }: Pick<InquiryItem, 'unit' | 'minimum'>,
  { t }: Pick<I18n, 't'>,
): string =>
  minimum === undefined ? '' : t('inquiryItem.belowMinimum', { quantity: t(`unit.${unit}`, { n: minimum }) })

/**
 * The subject of an inquiry, with its listed price at that time, as labelled texts: for e-mails, and for the pages of both sides.
 * @param item null: an inquiry to the supplier in general, which may have a quantity nevertheless
 * @returns none for an inquiry that consists of a message only
 */
export function inquiryLines(item: InquiryItem | null, quantity: number | null, i18n: Formats): InquiryLine[] {
  const { t, money } = i18n
  const variant = item ? variantText(item, i18n) : ''
  const lines: InquiryLine[] = []
  // Without options the item is labelled "part number": the product's own where no variant was chosen.
  const name = item?.options.length ? 'inquiryItem.variant' : 'inquiryItem.model'
  if (variant) lines.push({ label: t(name), value: variant })
  if (quantity !== null) {
    const value = item ? t(`unit.${item.unit}`, { n: quantity }) : t('inquiryItem.unitless', { n: quantity })
    const minimum = item ? minimumText(item, i18n) : ''
    lines.push({ label: t('inquiryItem.quantity'), value: [value, minimum].filter(Boolean).join(' · ') })
  }
  // No price line where no variant was chosen and the price depends on it: "on request" would be wrong.
  if (!item?.price || quantity === null) return lines
  const { unit, price } = item
  return [
    ...lines,
    { label: t('inquiryItem.price'), value: fullPrice({ unit, price }, i18n) },
    {
      label: t('inquiryItem.total'),
      value: listed([money(price.total, price.currency), vatNote(price.vat, i18n)], i18n.locale),
    },
  ]
}
