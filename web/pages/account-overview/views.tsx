import type { PageViews } from '../../../domain/contract/page-views.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import chart from './views.module.css'

/** How often people opened the company's pages, compared with the time before. */
export function Views({ views }: { views: PageViews }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { total, before, products } = views
  return (
    <>
      <h2>{t('account.views.title')}</h2>
      {total + before === 0 ? (
        <p>
          {t('account.views.none')} <a href={to('products')}>{t('account.views.helps')}</a>
        </p>
      ) : (
        <>
          <p>
            <strong>{t('account.views.total', { n: total })}</strong>
            <br />
            <Change by={total - before} />
          </p>
          <Days views={views} />
        </>
      )}
      {products.length > 0 ? <h3>{t('account.views.products')}</h3> : null}
      <ul className={styles.list}>
        {products.map(({ id, name, views }) => (
          <li key={id}>
            <a className={styles.main} href={to('product', id)}>
              <LocalizedText value={name} />
            </a>
            <span className="soft small">{t('account.views.product', { n: views })}</span>
          </li>
        ))}
      </ul>
      <p className="soft small">{t('account.views.counted')}</p>
      <p>
        <a href={to('statistics')}>{t('statistics.open')}</a>
      </p>
    </>
  )
}

function Change({ by }: { by: number }) {
  const { t } = useI18n()
  const key = by > 0 ? 'more' : by < 0 ? 'fewer' : 'same'
  return <span className="soft">{t(`account.views.${key}`, { n: Math.abs(by) })}</span>
}

/** A bar a day. The sentence below says what they show: the chart has no axes, and screen readers skip it. */
function Days({ views: { days } }: { views: PageViews }) {
  const { t, date, number } = useI18n()
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return null
  const best = days.reduce((most, day) => (day.views > most.views ? day : most))
  const bars = days.map((day, at) => `M${at + 0.5} 10v${(-10 * day.views) / Math.max(best.views, 1)}`)
  const params = { from: date(first.date), to: date(last.date), day: date(best.date), most: number(best.views) }
  return (
    <>
      <svg className={chart.bars} viewBox={`0 0 ${days.length} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars.join('')} />
      </svg>
      <p className="soft small">{t('account.views.chart', params)}</p>
    </>
  )
}
