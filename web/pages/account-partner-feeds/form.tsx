import { readerFirst } from '../../../domain/locale.ts'
import { PARTNER_FORMATS } from '../../../domain/price-list/partner-feed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Check, Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { PartnerFeedsData } from './load.ts'

/** A new address: its recipient, its content, and who may fetch it. */
export function PartnerFeedForm({ posted, categories }: Pick<PartnerFeedsData, 'posted' | 'categories'>) {
  const { t, locale } = useI18n()
  const form = useFormState(posted, 'save', { locale })
  const formats = PARTNER_FORMATS.map((value) => ({ value, text: t(`partnerFeeds.format.${value}`) }))
  const languages = readerFirst(locale).map((value) => ({ value, text: t(`account.language.${value}`) }))
  const goods = [
    { value: '', text: t('partnerFeeds.allGoods') },
    ...categories.map(({ slug, name, count }) => ({ value: slug, text: `${name} (${count})` })),
  ]
  const access = (['token', 'open'] as const).map((value) => ({ value, text: t(`partnerFeeds.access.${value}`) }))
  return (
    <Form form={form} action="save" checks="partnerFeed">
      <Field
        form={form}
        name="name"
        label={t('partnerFeeds.name')}
        note={t('partnerFeeds.nameNote')}
        autoComplete="off"
      />
      <Choice form={form} name="format" label={t('partnerFeeds.formatLabel')} options={formats} />
      <Choice form={form} name="locale" label={t('partnerFeeds.locale')} options={languages} />
      <Choice form={form} name="category" label={t('partnerFeeds.goods')} options={goods} />
      <Check form={form} name="priced" label={t('partnerFeeds.priced')} />
      <Check form={form} name="inStock" label={t('partnerFeeds.inStock')} />
      <Choice form={form} name="access" label={t('partnerFeeds.accessLabel')} options={access} />
      <Submit label={t('partnerFeeds.save')} />
    </Form>
  )
}
