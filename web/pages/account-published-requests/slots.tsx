import type { OpenRequest } from '../../../domain/contract/open-requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import { RequestLines, Terms } from '../account-open-requests/request-lines.tsx'
import type { PublishedData } from './load.ts'

export const slots = { page: Published } satisfies Slots<PublishedData>

const ACTIONS = ['remove'] as const

/** Open requests that suppliers see at present, each with a button that takes it down. */
function Published({ data }: { data: PublishedData }) {
  const { t } = useI18n()
  const { list, posted } = data
  return (
    <OperatorScreen data={data} title={t('openRequests.title')}>
      <p className="soft">{t('openRequests.operators')}</p>
      <Refused posted={posted} actions={ACTIONS} />
      <RowList none={t('openRequests.noneAtAll')} wide>
        {list.data.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
    </OperatorScreen>
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
