import { REVIEW_KINDS, WAITING_DAYS } from '../../../domain/contract/reviews.ts'
import { readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import { HiddenFields } from '../account/fields.tsx'
import lists from '../account-desk-lists/desk-lists.module.css'
import type { ReviewQueueData } from './load.ts'

/** Which part of the queue is shown: a plain form whose values are in the address. */
export function ReviewFilterForm({ data: { view, categories, list } }: { data: ReviewQueueData }) {
  const { t, language, locale } = useI18n()
  const to = usePersonalHref()
  const { kind = 'product', company, category = '', written = '', days = '', keys } = view
  const supplier = company ? list.data.find((one) => one.company.id === company)?.company.name : undefined
  return (
    <form method="get" className={lists.filters}>
      <HiddenFields values={{ ...(company && { company }), ...(keys && { keys }) }} />
      <label>
        {t('review.what')}
        <select name="kind" className="field" defaultValue={kind}>
          {optionsOf(REVIEW_KINDS, (one) => t(one === 'product' ? 'moderation.products' : 'moderation.companies'))}
        </select>
      </label>
      <label>
        {t('account.category')}
        <select name="category" className="field" defaultValue={category}>
          <option value="">{t('review.anyCategory')}</option>
          {categories.map(({ id, name, level }) => (
            <option key={id} value={id}>
              {'\u2003'.repeat(level - 1) + name.text}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('desk.searches.language')}
        <select name="written" className="field" defaultValue={written}>
          <option value="">{t('review.anyLanguage')}</option>
          {optionsOf(readerFirst(locale), (one) => language(one))}
        </select>
      </label>
      <label>
        {t('review.waits')}
        <select name="days" className="field" defaultValue={days}>
          <option value="">{t('review.anyAge')}</option>
          {optionsOf(WAITING_DAYS, (one) => t('review.atLeast', { n: Number(one) }))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('review.show')}
      </button>
      {company ? (
        <span>
          {supplier ? <LocalizedText value={supplier} /> : null}{' '}
          <a href={to('reviews', { ...view, company: undefined })}>{t('moderation.allSuppliers')}</a>
        </span>
      ) : null}
    </form>
  )
}
