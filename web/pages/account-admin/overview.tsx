import { ageText } from '../../../domain/age-text.ts'
import {
  type Ceiling,
  type OperatorOverview,
  RECENT_DAYS,
  type RecentEvent,
  type Waiting,
  type WaitingList,
} from '../../../domain/contract/operator-overview.ts'
import { HOUR_MS } from '../../../domain/durations.ts'
import { MAX_COUNTED } from '../../../domain/limits.ts'
import type { OperatorAction } from '../../../domain/rights.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'

/** Where each list is; failed deliveries and jobs are on this screen. */
const PLACES: Record<WaitingList, (to: ReturnType<typeof usePersonalHref>) => string> = {
  companies: (to) => to('reviews', { kind: 'company' }),
  products: (to) => to('reviews'),
  claims: () => '#claims',
  reports: (to) => to('deskReports'),
  categories: (to) => to('categoryProposals'),
  leads: (to) => to('leads'),
  mail: (to) => to('unmatchedMail'),
  deliveries: () => '#dead-letters',
  jobs: () => '#dead-letters',
}

interface OverviewProps {
  overview: OperatorOverview
  now: number
  /** What the operator may do: links lead to what they may open. */
  desk: readonly OperatorAction[]
}

/** What waits for operators and since when, what has happened lately, and the instance's state. */
export function Overview({ overview, now, desk }: OverviewProps) {
  const { t } = useI18n()
  return (
    <div className={styles.halves}>
      {overview.waiting.length > 0 ? (
        <section aria-labelledby="waits">
          <h2 id="waits">{t('desk.waits')}</h2>
          <table className={`ruled ${styles.fit}`}>
            <thead>
              <tr>
                <th scope="col">{t('desk.list')}</th>
                <th scope="col">{t('desk.count')}</th>
                <th scope="col">{t('desk.oldest')}</th>
              </tr>
            </thead>
            <tbody>
              {overview.waiting.map((one) => (
                <WaitingRow key={one.list} one={one} now={now} />
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <Lately overview={overview} desk={desk} />
      <Instance overview={overview} />
    </div>
  )
}

function useCount() {
  const { number } = useI18n()
  return (n: number) => (n > MAX_COUNTED ? `${number(MAX_COUNTED)}+` : number(n))
}

function WaitingRow({ one: { list, count, oldest, late }, now }: { one: Waiting; now: number }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const text = useCount()
  const name = t(`desk.lists.${list}`)
  return (
    <tr>
      <th scope="row">{count > 0 ? <a href={PLACES[list](to)}>{name}</a> : name}</th>
      <td className="figures">{text(count)}</td>
      <td>
        {oldest === null ? '—' : <time dateTime={oldest}>{ageText(now - Date.parse(oldest), locale)}</time>}
        {late ? <strong> · {t('desk.late')}</strong> : null}
      </td>
    </tr>
  )
}

/** The right that each kind of event requires to be looked at, and the screen with its details. */
const MORE: Record<RecentEvent, readonly [OperatorAction, (to: ReturnType<typeof usePersonalHref>) => string]> = {
  people: ['person.read', (to) => to('deskPeople')],
  companies: ['desk-company.read', (to) => to('deskCompanies')],
  requests: ['site-statistics.read', (to) => to('siteStatistics', { days: RECENT_DAYS })],
  answers: ['site-statistics.read', (to) => to('siteStatistics', { days: RECENT_DAYS })],
  orders: ['site-statistics.read', (to) => to('siteStatistics', { days: RECENT_DAYS })],
  brokenFeeds: ['desk-company.read', (to) => to('brokenFeeds')],
}

function Lately({ overview: { lately, emptySearches }, desk }: Omit<OverviewProps, 'now'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const text = useCount()
  return (
    <section aria-labelledby="lately">
      <h2 id="lately">{t('desk.lately', { n: RECENT_DAYS })}</h2>
      <table className={`ruled ${styles.fit}`}>
        <tbody>
          {lately.map(({ event, count }) => (
            <tr key={event}>
              <th scope="row">
                {desk.includes(MORE[event][0]) ? (
                  <a href={MORE[event][1](to)}>{t(`desk.events.${event}`)}</a>
                ) : (
                  t(`desk.events.${event}`)
                )}
              </th>
              <td className="figures">{text(count)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              {desk.includes('search.read') ? (
                <a href={to('emptySearches')}>{t('desk.searches.title')}</a>
              ) : (
                t('desk.searches.title')
              )}
            </th>
            <td className="figures">{text(emptySearches)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Instance({ overview: { backup, ceilings, database, stores } }: { overview: OperatorOverview }) {
  const i18n = useI18n()
  const { t, locale, number, date } = i18n
  return (
    <section aria-labelledby="instance">
      <h2 id="instance">{t('desk.instance')}</h2>
      <table className={`ruled ${styles.fit}`}>
        <tbody>
          <tr>
            <th scope="row">{t('desk.backup')}</th>
            <td>
              {backup === null
                ? t('desk.noBackups')
                : backup.ageHours === null
                  ? t('desk.noBackup')
                  : ageText(backup.ageHours * HOUR_MS, locale)}
              {backup?.late && backup.ageHours !== null ? <strong> · {t('desk.backupLate')}</strong> : null}
            </td>
          </tr>
          {database ? (
            <tr>
              <th scope="row">{t('desk.database')}</th>
              <td className="figures">
                {t('desk.spent', { spent: byteSize(database.bytes, i18n), most: byteSize(database.most, i18n) })}
              </td>
            </tr>
          ) : null}
          {stores.map(({ store, bytes, objects, countedAt }) => (
            <tr key={store}>
              <th scope="row">{t(`desk.stores.${store}`)}</th>
              <td className="figures">
                {bytes === null ? '' : `${byteSize(bytes, i18n)} · `}
                {t('desk.objects', { n: objects, number: number(objects) })}
                <span className="soft small"> · {date(countedAt)}</span>
              </td>
            </tr>
          ))}
          {stores.length === 0 ? (
            <tr>
              <th scope="row">{t('desk.otherStores')}</th>
              <td>{t('desk.notCounted')}</td>
            </tr>
          ) : null}
          {ceilings.map((one) => (
            <CeilingRow key={one.channel + one.country} ceiling={one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Share of a ceiling from which on it is shown in bold, the same that the log warns at. */
const NEAR = 0.8

function CeilingRow({ ceiling: { channel, country, spent, most } }: { ceiling: Ceiling }) {
  const { t, number } = useI18n()
  const text = t('desk.spent', { spent: number(spent), most: number(most) })
  return (
    <tr>
      <th scope="row">{channel === 'email' ? t('desk.emails') : t('desk.sms', { country: country ?? '' })}</th>
      <td className="figures">{spent > 0 && spent >= most * NEAR ? <strong>{text}</strong> : text}</td>
    </tr>
  )
}
