import type { Inquiry } from '../../../domain/contract/inquiries.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { listed } from '../../../domain/listed.ts'
import { INQUIRY_STATUSES } from '../../../domain/statuses/inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { LastMessage } from '../account/last-message.tsx'
import { RowList } from '../account/row-list.tsx'
import { StatusFilter } from '../account/status-filter.tsx'
import type { InquiriesData, ReceivedData } from './load.ts'
import { OwnFigures } from './own-figures.tsx'
import { Received } from './received.tsx'

export const listSlots = { page: Inquiries } satisfies Slots<InquiriesData>
export const receivedSlots = { page: Received } satisfies Slots<ReceivedData>

function Inquiries({ data }: { data: InquiriesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, status, only } = data
  return (
    <AccountFrame data={data} title={t('received.title')} here="inquiries">
      <p>
        <a href={to('templates')}>{t('thread.templates')}</a>
      </p>
      <Pending data={data} />
      <StatusFilter
        chosen={status}
        statuses={INQUIRY_STATUSES.filter((one) => one === status || list.meta.counts[one] > 0).map((one) => ({
          status: one,
          name: t(`received.filter.${one}`),
          count: list.meta.counts[one],
        }))}
      />
      <RowList none={t(status || only ? 'received.noneSuch' : 'received.none')}>
        {list.data.map((inquiry) => (
          <Row key={inquiry.id} inquiry={inquiry} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
      <OwnFigures figures={list.meta.response} />
    </AccountFrame>
  )
}

/** 'BV-F-50-16-L · 40 pcs': the short form for a list. */
const askedFor = ({ item, quantity }: Inquiry, { t, number }: Pick<I18n, 't' | 'number'>): string =>
  [item?.sku, quantity !== null && (item ? t(`unit.${item.unit}`, { n: quantity }) : number(quantity))]
    .filter(Boolean)
    .join(' · ')

/** Filters of what is to be done, which say how much there is. */
function Pending({ data: { list, only } }: { data: InquiriesData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { unread, waiting } = list.meta.counts
  const chips = [
    { key: 'waiting', href: to('inquiries', { waiting: 1 }), text: t('thread.onlyWaiting'), count: waiting },
    { key: 'unread', href: to('inquiries', { unread: 1 }), text: t('thread.onlyUnread'), count: unread },
  ]
  return (
    <nav aria-label={t('thread.pending')}>
      <ul className="chips">
        {chips.map(({ key, href, text, count }) => (
          <li key={key}>
            <a
              className="chip"
              href={only === key ? to('inquiries') : href}
              aria-current={only === key ? 'page' : undefined}
            >
              {`${text} ${number(count)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Row({ inquiry }: { inquiry: Inquiry }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const { id, contact, item, product, message, status, createdAt, unread, lastMessage, waitingSince, assignee } =
    inquiry
  const name = item?.name ?? product?.name
  const to = usePersonalHref()
  const link = (
    <a href={to('received', id)}>{listed([contact.name || t('people.nameless'), contact.organization], i18n.locale)}</a>
  )
  return (
    <li>
      <span className={styles.main}>
        {unread > 0 ? <strong>{link}</strong> : link}
        {name ? (
          <span className="soft small">
            {' '}
            <LocalizedText value={name} /> <span className="figures">{askedFor(inquiry, i18n)}</span>
          </span>
        ) : null}
        <br />
        <span className="small">
          <LastMessage last={lastMessage} side="supplier" otherwise={message} />
        </span>
      </span>
      <span className="soft small">
        {unread > 0 ? <span className="counter">{t('notices.count', { n: unread })}</span> : null}
        <span className="dotted">
          <span>{t(`received.status.${status}`)}</span>
          <time dateTime={waitingSince ?? lastMessage?.createdAt ?? createdAt}>
            {waitingSince ? t('thread.waits', { date: date(waitingSince) }) : date(lastMessage?.createdAt ?? createdAt)}
          </time>
          {assignee ? <span>{assignee.name}</span> : null}
        </span>
      </span>
    </li>
  )
}
