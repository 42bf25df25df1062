import type { OpenRequest } from '../../../domain/contract/open-requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { Back } from '../account-desk-lists/list.tsx'
import { RequestLines, Terms } from '../account-open-requests/request-lines.tsx'
import type { PublishedData } from './load.ts'

export const slots = { page: Published } satisfies Slots<PublishedData>

const ACTIONS = ['remove'] as const

/** Open requests that suppliers see at present, each with a button that takes it down. */
function Published({ data }: { data: PublishedData }) {
  const { t } = useI18n()
  const { list, posted } = data
  return (
    <AccountFrame data={data} title={t('openRequests.title')} here="admin">
      <Back to="admin" />
      <p className="soft">{t('openRequests.operators')}</p>
      <Refused posted={posted} actions={ACTIONS} />
      {list.data.length === 0 ? <p className="soft">{t('openRequests.noneAtAll')}</p> : null}
      <ul className={`${styles.list} ${styles.wide}`}>
        {list.data.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      <Pagination meta={list.meta} />
    </AccountFrame>
  )
}

function Row({ request }: { request: OpenRequest }) {
  const { t, date } = useI18n()
  const { id, category, publishedAt } = request
  const number = t('openRequests.one', { number: request.number })
  return (
    <li>
      <div className={styles.main}>
        <strong>{number}</strong> <LocalizedText value={category.name} />
        <p className="soft small">
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
        </p>
        <RequestLines request={request} />
        <Terms request={request} />
      </div>
      <RowButton action="remove" label={t('openRequests.takeDown')} of={number} fields={{ key: id }} />
    </li>
  )
}
