import type { Wishes } from './contract/wishes.ts'
import type { I18n } from './i18n.ts'
import { labelledText, typedText } from './labelled-text.ts'

/** What a buyer wishes of an offer, as labelled texts: for e-mails, and for the pages of both sides. What was left open has no line. */
export function wishLines(
  { neededBy, deliveredTo, incoterm, currency, vat }: Wishes,
  i18n: Pick<I18n, 't' | 'date' | 'locale' | 'language'>,
): { label: string; value: string }[] {
  const { t, date } = i18n
  return [
    { label: t('inquiryItem.neededBy'), value: neededBy && date(neededBy) },
    { label: t('inquiryItem.deliveredTo'), value: deliveredTo && labelledText(typedText(deliveredTo), i18n) },
    { label: t('inquiryItem.incoterm'), value: incoterm },
    { label: t('inquiryItem.currency'), value: currency },
    { label: t('inquiryItem.vat'), value: vat && t(`inquiryItem.vatWish.${vat}`) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
