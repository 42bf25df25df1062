import type { BrokenFeed } from '../../../domain/contract/broken-feeds.ts'
import { RECENT_DAYS } from '../../../domain/contract/operator-overview.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import { reasonKey } from '../account-exchange/runs.tsx'
import type { BrokenFeedsData } from './load.ts'

export const slots = { page: Broken } satisfies Slots<BrokenFeedsData>

/** Which feeds have failed, why, and whether they work again; each leads to its supplier. */
function Broken({ data }: { data: BrokenFeedsData }) {
  const { t } = useI18n()
  const { feeds } = data
  return (
    <OperatorScreen data={data} title={t('desk.events.brokenFeeds')} actions={['fetch']}>
      <p className="soft">{t('desk.lately', { n: RECENT_DAYS })}</p>
      <RowList none={t('desk.noBrokenFeeds')}>
        {feeds.map((feed) => (
          <Row key={feed.id} feed={feed} mayFetch={data.desk.includes('feed.repeat')} />
        ))}
      </RowList>
    </OperatorScreen>
  )
}

function Row({ feed, mayFetch }: { feed: BrokenFeed; mayFetch: boolean }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, company, name, reason, detail, failures, at, works, fetchable } = feed
  return (
    <li id={id}>
      <div className={styles.main}>
        <strong>{name}</strong>
        <p>
          <a href={to('deskCompany', company.id)}>
            <LocalizedText value={company.name} />
          </a>
        </p>
        {reason === null ? null : <p>{t(reasonKey(reason), { detail })}</p>}
        <p className="soft small">
          <Moment at={at} /> · {t('desk.failures', { n: failures })}
          {works ? ` · ${t('desk.worksAgain')}` : ''}
        </p>
      </div>
      {fetchable && mayFetch ? (
        <RowButton action="fetch" label={t('feeds.fetch')} of={name} fields={{ key: id }} />
      ) : null}
    </li>
  )
}
