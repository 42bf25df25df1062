import type { Inquiry } from '../../../domain/contract/inquiries.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { listed } from '../../../domain/listed.ts'
import { INQUIRY_STATUSES } from '../../../domain/statuses/inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { beginningOf } from '../account/beginning-of.ts'
import { AccountFrame } from '../account/frame.tsx'
import { StatusFilter } from '../account/status-filter.tsx'
import type { InquiriesData, ReceivedData } from './load.ts'
import { Received } from './received.tsx'

export const listSlots = { page: Inquiries } satisfies Slots<InquiriesData>
export const receivedSlots = { page: Received } satisfies Slots<ReceivedData>

function Inquiries({ data }: { data: InquiriesData }) {
  const { t } = useI18n()
  const { list, status } = data
  return (
    <AccountFrame data={data} title={t('received.title')} here="inquiries">
      <StatusFilter
        chosen={status}
        statuses={INQUIRY_STATUSES.filter((one) => one === status || list.meta.counts[one] > 0).map((one) => ({
          status: one,
          name: t(`received.filter.${one}`),
          count: list.meta.counts[one],
        }))}
      />
      {list.data.length === 0 ? <p className="soft">{t(status ? 'received.noneSuch' : 'received.none')}</p> : null}
      <ul className={styles.list}>
        {list.data.map((inquiry) => (
          <Row key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      <Pagination meta={list.meta} />
    </AccountFrame>
  )
}

/** 'BV-F-50-16-L · 40 pcs': the short form for a list. */
const askedFor = ({ item, quantity }: Inquiry, { t, number }: Pick<I18n, 't' | 'number'>): string =>
  [item?.sku, quantity !== null && (item ? t(`unit.${item.unit}`, { n: quantity }) : number(quantity))]
    .filter(Boolean)
    .join(' · ')

function Row({ inquiry }: { inquiry: Inquiry }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const { id, contact, item, product, message, status, createdAt } = inquiry
  const name = item?.name ?? product?.name
  const to = usePersonalHref()
  const link = (
    <a href={to('received', id)}>{listed([contact.name || t('people.nameless'), contact.organization], i18n.locale)}</a>
  )
  return (
    <li>
      <span className={styles.main}>
        {status === 'sent' ? <strong>{link}</strong> : link}
        {name ? (
          <span className="soft small">
            {' · '}
            <LocalizedText value={name} />
            {' · '}
            <span className="figures">{askedFor(inquiry, i18n)}</span>
          </span>
        ) : null}
        <br />
        <span className="small">
          <TypedText>{beginningOf(message)}</TypedText>
        </span>
      </span>
      <span className="soft small">
        {t(`received.status.${status}`)} · <time dateTime={createdAt}>{date(createdAt)}</time>
      </span>
    </li>
  )
}
