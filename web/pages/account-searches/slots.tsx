import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { fullStop } from '../../app/page/sentences.ts'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { SearchesData } from './load.ts'

export const slots = { page: Searches } satisfies Slots<SearchesData>

/** Searches that have found nothing: what to add to the catalogue, or to the synonyms. */
function Searches({ data }: { data: SearchesData }) {
  const { t, number, date, language, locale } = useI18n()
  const to = usePersonalHref()
  const toShop = useHref()
  const { list } = data
  return (
    <OperatorScreen data={data} title={t('desk.searches.title')}>
      <p className={styles.narrow}>
        {t('desk.searches.about')} <a href={to('synonyms')}>{t('moderation.synonyms.title')}</a>
        {fullStop(locale).trim()}
      </p>
      {list.data.length === 0 ? (
        <p className="soft">{t('desk.searches.none')}</p>
      ) : (
        <table className={`ruled stacked ${styles.fit}`}>
          <caption className="visually-hidden">{t('desk.searches.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.searches.query')}</th>
              <th scope="col">{t('desk.searches.language')}</th>
              <th scope="col">{t('desk.searches.times')}</th>
              <th scope="col">{t('desk.searches.last')}</th>
            </tr>
          </thead>
          <tbody>
            {list.data.map(({ query, locale, times, last }) => (
              <tr key={`${locale} ${query}`}>
                <td>
                  <a href={toShop('search', {}, { q: query })} lang={LANGUAGE_TAGS[locale]}>
                    {query}
                  </a>
                </td>
                <td className="code" data-label={t('desk.searches.language')}>
                  {language(locale)}
                </td>
                <td className="figures" data-label={t('desk.searches.times')}>
                  {number(times)}
                </td>
                <td data-label={t('desk.searches.last')}>
                  <time dateTime={last}>{date(last)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination meta={list.meta} />
    </OperatorScreen>
  )
}
