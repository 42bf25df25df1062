import { DEAL_STEPS, VISIT_COUNTS } from '../../../domain/contract/site-statistics.ts'
import { PERIODS } from '../../../domain/contract/statistics.ts'
import { dateRange } from '../../../domain/date-range.ts'
import { isLocale } from '../../../domain/locale.ts'
import { percent } from '../../../domain/percent.ts'
import { type RouteName, routes } from '../../../domain/routes.ts'
import { DEVICES } from '../../../domain/site-counts.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { SiteStatisticsData } from './load.ts'
import { ComparedTable, CountedTable } from './tables.tsx'

export const slots = { page: SiteStatisticsPage } satisfies Slots<SiteStatisticsData>

const HOW = 'siteStatistics.how'

const isRoute = (screen: string): screen is RouteName => screen in routes

/** A screen's name and path; for a screen that no longer exists, the key under which it was counted. */
function Screen({ of: screen }: { of: string }) {
  const { t } = useI18n()
  if (!isRoute(screen)) return screen
  return (
    <>
      {t(`siteStatistics.names.${screen}`)} <code className="soft small">{routes[screen]}</code>
    </>
  )
}

/** The periods to choose from, and the chosen one as a file. */
function Periods({ days }: Pick<SiteStatisticsData, 'days'>) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <ul className="chips" aria-label={t('statistics.period')}>
      {PERIODS.map((one) => (
        <li key={one}>
          <a
            className="chip"
            href={to('siteStatistics', { days: one })}
            aria-current={one === days ? 'page' : undefined}
          >
            {t('statistics.days', { n: Number(one) })}
          </a>
        </li>
      ))}
      <li>
        <a
          className="chip"
          href={`/api/operator/statistics/file?days=${days}&locale=${locale}`}
          download="statistics.csv"
        >
          {t('journal.file')}
        </a>
      </li>
    </ul>
  )
}

/** @returns the name of a key, or the key itself where it is unknown */
const named =
  <Key extends string>(keys: readonly Key[], name: (key: Key) => string) =>
  (given: string) => {
    const key = keys.find((one) => one === given)
    return key === undefined ? given : name(key)
  }

/** How the marketplace is used: visits, deals, answers and how fast pages are, in a period and the one before. */
function SiteStatisticsPage({ data }: { data: SiteStatisticsData }) {
  const { t, locale } = useI18n()
  const { statistics, days } = data
  const { period, before, partial, visits, deals, languages, devices, screens } = statistics
  const dates = {
    period: dateRange(period.from, period.to, locale),
    before: dateRange(before.from, before.to, locale),
  }
  return (
    <OperatorScreen data={data} title={t('siteStatistics.title')}>
      <Periods days={days} />
      <p className="soft">{t('statistics.dates', dates)}</p>
      {partial ? <p className="notice">{t('siteStatistics.partial')}</p> : null}
      <div className={styles.halves}>
        <ComparedTable
          title={t('siteStatistics.visits')}
          how={t(`${HOW}.visits`)}
          label={t('siteStatistics.what')}
          rows={visits}
          name={named(VISIT_COUNTS, (key) => t(`siteStatistics.counts.${key}`))}
        />
        <ComparedTable
          title={t('siteStatistics.deals')}
          how={t(`${HOW}.deals`)}
          label={t('statistics.step')}
          rows={deals}
          name={named(DEAL_STEPS, (key) => t(`siteStatistics.steps.${key}`))}
          shareOf="above"
        />
        <Answers data={data} />
        <ComparedTable
          title={t('siteStatistics.languages')}
          how={t(`${HOW}.languages`)}
          label={t('siteStatistics.language')}
          rows={languages}
          shareOf="all"
          name={(key) => (isLocale(key) ? t(`account.language.${key}`) : t('siteStatistics.noLanguage'))}
        />
        <ComparedTable
          title={t('siteStatistics.devices')}
          how={t(`${HOW}.devices`)}
          label={t('siteStatistics.device')}
          rows={devices}
          shareOf="all"
          name={named(DEVICES, (key) => t(`siteStatistics.kinds.${key}`))}
        />
      </div>
      <ComparedTable
        title={t('siteStatistics.screens')}
        how={t(`${HOW}.screens`)}
        label={t('siteStatistics.screen')}
        rows={screens}
        shareOf="all"
        name={(key) => <Screen of={key} />}
      />
      <Vitals data={data} />
      <Days data={data} />
    </OperatorScreen>
  )
}

function Answers({ data: { statistics } }: { data: SiteStatisticsData }) {
  const { t, number } = useI18n()
  const { received, answered, median, most } = statistics.answers
  const hours = (value: number | null) => (value === null ? '—' : t('siteStatistics.hours', { n: Math.max(1, value) }))
  return (
    <CountedTable
      title={t('siteStatistics.answers')}
      how={t(`${HOW}.answers`)}
      heads={[t('siteStatistics.what'), t('statistics.now')]}
      rows={[
        { key: 'received', cells: [t('siteStatistics.received'), number(received)] },
        { key: 'answered', cells: [t('siteStatistics.answered'), number(answered)] },
        { key: 'median', cells: [t('siteStatistics.median'), hours(median)] },
        { key: 'most', cells: [t('siteStatistics.most'), hours(most)] },
      ]}
    />
  )
}

function Vitals({ data: { statistics } }: { data: SiteStatisticsData }) {
  const { t, number, locale } = useI18n()
  const bound = (vital: string, p75: number | null) => {
    if (p75 === null) return t('siteStatistics.above')
    return vital === 'cls' ? `≤ ${number(p75)}` : t('siteStatistics.milliseconds', { n: number(p75) })
  }
  return (
    <CountedTable
      title={t('siteStatistics.vitals')}
      how={t(`${HOW}.vitals`)}
      heads={[
        t('siteStatistics.screen'),
        t('siteStatistics.vital'),
        t('siteStatistics.p75'),
        t('siteStatistics.good'),
        t('siteStatistics.measured'),
      ]}
      rows={statistics.vitals.map(({ screen, vital, visits, good, p75 }) => ({
        key: `${screen} ${vital}`,
        cells: [
          <Screen key="screen" of={screen} />,
          vital.toUpperCase(),
          bound(vital, p75),
          percent(Math.round((100 * good) / visits), locale),
          number(visits),
        ],
      }))}
    />
  )
}

function Days({ data: { statistics } }: { data: SiteStatisticsData }) {
  const { t, number, date } = useI18n()
  return (
    <CountedTable
      title={t('siteStatistics.byDay')}
      how={t(`${HOW}.days`)}
      heads={[
        t('siteStatistics.day'),
        t('siteStatistics.counts.visitors'),
        t('siteStatistics.counts.pages'),
        t('siteStatistics.counts.bots'),
      ]}
      rows={statistics.days.map((one) => ({
        key: one.date,
        cells: [date(one.date), number(one.visitors), number(one.pages), number(one.bots)],
      }))}
    />
  )
}
