import { FUNNEL_STEPS, PERIODS, UNKNOWN_COUNTRY } from '../../../domain/contract/statistics.ts'
import { countryName } from '../../../domain/country-name.ts'
import { dateRange } from '../../../domain/date-range.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TableChips } from '../../components/export-chips.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Breakdown, Funnel } from './counts.tsx'
import type { StatisticsData } from './load.ts'

export const slots = { page: StatisticsPage } satisfies Slots<StatisticsData>

/** How many of those who saw the products opened one, asked and had an answer, by product and country. */
function StatisticsPage({ data }: { data: StatisticsData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { statistics, chosen, csv } = data
  const { period, before, product, partial } = statistics
  const dates = {
    period: dateRange(period.from, period.to, locale),
    before: dateRange(before.from, before.to, locale),
  }
  return (
    <AccountFrame data={data} title={t('statistics.title')} here="profile">
      <Choice data={data} />
      {product ? (
        <p>
          {t('statistics.ofProduct')}{' '}
          <a href={to('product', product.id)}>
            <LocalizedText value={product.name} />
          </a>
          {' · '}
          <a href={to('statistics', { ...chosen, product: undefined })}>{t('statistics.allProducts')}</a>
        </p>
      ) : null}
      <p className="soft">{t('statistics.dates', dates)}</p>
      {partial ? <p className="notice">{t('statistics.partial')}</p> : null}
      <Funnel total={statistics.total} />
      <p className="chips">
        <TableChips csv={csv} />
      </p>
      <Products data={data} />
      <Countries data={data} />
      <div className={styles.halves}>
        <Words words={statistics.words} />
        <Missing missing={statistics.missing} />
      </div>
    </AccountFrame>
  )
}

function Choice({ data: { statistics, chosen } }: { data: StatisticsData }) {
  const { t, locale } = useI18n()
  const field = `field ${fieldStyles.short}`
  const known = new Set(
    [...statistics.countries.map(({ country }) => country ?? UNKNOWN_COUNTRY), chosen.country].filter(Boolean),
  )
  return (
    <form method="get" className={styles.row}>
      {chosen.product ? <input type="hidden" name="product" value={chosen.product} /> : null}
      <input type="hidden" name="sort" value={chosen.sort} />
      <label>
        {t('statistics.period')}{' '}
        <select name="days" className={field} defaultValue={chosen.days}>
          {optionsOf(PERIODS, (days) => t('statistics.days', { n: Number(days) }))}
        </select>
      </label>
      <label>
        {t('statistics.country')}{' '}
        <select name="country" className={field} defaultValue={chosen.country}>
          <option value="">{t('statistics.allCountries')}</option>
          {optionsOf([...known], (country) =>
            country === UNKNOWN_COUNTRY ? t('statistics.unknown') : countryName(country, locale),
          )}
        </select>
      </label>
      <button type="submit" className="button">
        {t('review.show')}
      </button>
    </form>
  )
}

function Products({ data: { statistics, chosen } }: { data: StatisticsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  if (statistics.product) return null
  const heads = FUNNEL_STEPS.map((step) => ({
    step,
    href: to('statistics', { ...chosen, sort: step }),
    isHere: chosen.sort === step,
  }))
  const rows = statistics.products.map(({ id, name, ...counts }) => ({
    key: id,
    head: (
      <a href={to('statistics', { ...chosen, product: id })}>
        <LocalizedText value={name} />
      </a>
    ),
    ...counts,
  }))
  return (
    <section>
      <h2>{t('statistics.products')}</h2>
      <Breakdown label={t('statistics.product')} rows={rows} heads={heads} />
      {statistics.more ? <p className="soft small">{t('statistics.more')}</p> : null}
    </section>
  )
}

function Countries({ data: { statistics, chosen } }: { data: StatisticsData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const rows = statistics.countries.map(({ country, ...counts }) => ({
    key: country ?? UNKNOWN_COUNTRY,
    head: (
      <a href={to('statistics', { ...chosen, country: country ?? UNKNOWN_COUNTRY })}>
        {country === null ? t('statistics.unknown') : countryName(country, locale)}
      </a>
    ),
    ...counts,
  }))
  return (
    <section>
      <h2>{t('statistics.countries')}</h2>
      <Breakdown label={t('statistics.country')} rows={rows} />
      <p className="soft small">{t('statistics.countriesAbout')}</p>
    </section>
  )
}

interface SearchesProps {
  title: MessageKey
  /** How the numbers are counted. */
  about: MessageKey
  /** Headings of the numbers. */
  heads: MessageKey[]
  rows: { words: string; numbers: number[]; href?: string }[]
}

/** Searches with their numbers. */
function Searches({ title, about, heads, rows }: SearchesProps) {
  const { t, number } = useI18n()
  return (
    <section>
      <h2>{t(title)}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('statistics.none')}</p>
      ) : (
        <table className={`ruled ${styles.fit}`}>
          <thead>
            <tr>
              <th scope="col">{t('statistics.word')}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="number">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ words, numbers, href }) => (
              <tr key={words}>
                <th scope="row">{href ? <a href={href}>{words}</a> : words}</th>
                {numbers.map((n, at) => (
                  <td key={heads[at]} className="number">
                    {number(n)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="soft small">{t(about)}</p>
    </section>
  )
}

function Words({ words }: Pick<StatisticsData['statistics'], 'words'>) {
  const toShop = useHref()
  return (
    <Searches
      title="statistics.words"
      about="statistics.wordsAbout"
      heads={['statistics.shown', 'statistics.opened']}
      rows={words.map(({ words: q, shown, opened }) => ({
        words: q,
        numbers: [shown, opened],
        href: toShop('search', {}, { q }),
      }))}
    />
  )
}

const Missing = ({ missing }: Pick<StatisticsData['statistics'], 'missing'>) => (
  <Searches
    title="statistics.missing"
    about="statistics.missingAbout"
    heads={['statistics.times']}
    rows={missing.map(({ words, times }) => ({ words, numbers: [times] }))}
  />
)
