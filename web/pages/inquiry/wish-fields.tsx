import type { ComponentProps } from 'react'
import { VAT_WISHES } from '../../../domain/contract/wishes.ts'
import { currencyName } from '../../../domain/currency-name.ts'
import { CURRENCIES, INCOTERMS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { contactField, type Typed } from '../../components/contact-fields.tsx'
import { FormChoice, FormField } from '../../components/form-field.tsx'
import { optionsOf } from '../../components/options.tsx'
import { PlaceFields } from './place-fields.tsx'

/** What the buyer wishes of the offer. All of it may be left open: the supplier then answers as it usually sells. */
export function WishFields({ places, ...submission }: Typed & Pick<ComponentProps<typeof PlaceFields>, 'places'>) {
  const i18n = useI18n()
  const { t } = i18n
  const field = (name: string) => contactField(i18n, submission, name)
  const open = <option value="">{t('inquiry.wish.open')}</option>
  return (
    <fieldset>
      <legend>{t('inquiry.wish.title')}</legend>
      <FormField {...field('neededBy')} label={t('inquiryItem.neededBy')} type="date" autoComplete="off" />
      <PlaceFields places={places} {...submission} />
      <FormChoice {...field('incoterm')} label={t('inquiryItem.incoterm')}>
        {open}
        {optionsOf(INCOTERMS, (term) => term)}
      </FormChoice>
      <FormChoice {...field('currency')} label={t('inquiryItem.currency')}>
        {open}
        {optionsOf(CURRENCIES, (currency) => currencyName(currency, i18n.locale))}
      </FormChoice>
      <FormChoice {...field('vat')} label={t('inquiryItem.vat')}>
        {open}
        {optionsOf(VAT_WISHES, (wish) => t(`inquiryItem.vatWish.${wish}`))}
      </FormChoice>
    </fieldset>
  )
}
