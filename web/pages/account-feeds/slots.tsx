import type { Feed } from '../../../domain/contract/goods-feeds.ts'
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts'
import { COLON, inBrackets } from '../../../domain/listed.ts'
import type { Locale } from '../../../domain/locale.ts'
import { formatHour } from '../../../domain/moment.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import { ImportRuns } from '../account-exchange/runs.tsx'
import type { FeedsData } from './load.ts'

export const slots = { page: Feeds } satisfies Slots<FeedsData>

/** Addresses of the supplier's own feeds, and the results of fetching one of them. */
function Feeds({ data }: { data: FeedsData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { feeds, chosen, runs, mayEdit, posted } = data
  return (
    <AccountFrame data={data} title={t('feeds.title')} here="products">
      <Refused posted={posted} actions={['remove', 'fetch']} />
      <p className={styles.narrow}>{t('feeds.about')}</p>
      <p>
        <a href={to('partnerFeeds')}>{t('partnerFeeds.title')}</a>
      </p>
      <RowList none={t('feeds.none')}>
        {feeds.map((feed) => (
          <Row key={feed.id} feed={feed} mayEdit={mayEdit} />
        ))}
      </RowList>
      {chosen ? (
        <>
          <p>
            <a href={to('goodsFeeds')}>{t('feeds.add')}</a>
          </p>
          <h2>{t('feeds.runs') + COLON[locale] + chosen.url}</h2>
          <ImportRuns runs={runs} />
        </>
      ) : null}
      {mayEdit && !chosen ? <AddForm posted={posted} timeZone={data.timeZone} /> : null}
    </AccountFrame>
  )
}

function Row({ feed: { id, url, hasPassword, nextAt, last }, mayEdit }: { feed: Feed; mayEdit: boolean }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <li>
      <div className={styles.main}>
        <strong>{url}</strong>
        <p className="soft small">
          {t('feeds.next')} <Moment at={nextAt} />
          {hasPassword ? ` · ${t('feeds.hasPassword')}` : null}
          {last ? ` · ${t(`exchange.status.${last.status}`)}` : null}
        </p>
        <a href={to('goodsFeeds', { of: id })} aria-label={`${t('feeds.runs')}: ${url}`}>
          {t('feeds.runs')}
        </a>
      </div>
      {mayEdit ? (
        <span className={styles.row}>
          <RowButton action="fetch" label={t('feeds.fetch')} of={url} fields={{ key: id }} />
          <RowButton action="remove" label={t('account.remove')} of={url} fields={{ key: id }} />
        </span>
      ) : null}
    </li>
  )
}

/** A Sunday, from which the names of the days are counted. */
const SUNDAY = Date.UTC(2026, 10, 29)

/** @returns '11:00 (08:00 UTC)', an hour of the reader's zone; '08:00 UTC' where none is chosen: the account's script adds that of the device */
function hourText(hour: number, timeZone: FeedsData['timeZone'], locale: Locale): string {
  const utc = `${String(hour).padStart(2, '0')}:00 UTC`
  if (timeZone === null) return utc
  return formatHour(new Date(SUNDAY + hour * HOUR_MS), timeZone) + inBrackets(utc, locale)
}

function AddForm({ posted, timeZone }: Pick<FeedsData, 'posted' | 'timeZone'>) {
  const { t, locale } = useI18n()
  const form = useFormState(posted, 'save')
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    text: hourText(hour, timeZone, locale),
  }))
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 0].map((one) => ({ value: String(one), text: day.format(SUNDAY + one * DAY_MS) }))
  return (
    <section className="contents">
      <h2>{t('feeds.add')}</h2>
      <Form form={form} action="save" checks="feed">
        <Field form={form} name="url" type="url" label={t('feeds.url')} note={t('feeds.urlNote')} autoComplete="off" />
        <Field form={form} name="user" label={t('feeds.user')} note={t('feeds.userNote')} autoComplete="off" />
        <Field form={form} name="password" type="password" label={t('feeds.password')} autoComplete="off" />
        <div className="contents" data-hours={timeZone === null ? '' : undefined}>
          <Choice form={form} name="hour" label={t('feeds.hour')} options={hours} />
        </div>
        <Choice
          form={form}
          name="weekday"
          label={t('feeds.day')}
          options={[{ value: 'all', text: t('feeds.everyDay') }, ...days]}
        />
        <Submit label={t('feeds.save')} />
      </Form>
    </section>
  )
}
