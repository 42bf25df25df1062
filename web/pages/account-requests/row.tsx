import type { SentInquiry } from '../../../domain/contract/requests.ts'
import { variantText } from '../../../domain/inquiry-lines.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LineSubject } from '../../components/line-subject.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import account from '../account/account.module.css'
import { LastMessage } from '../account/last-message.tsx'
import badge from '../account/status-badge.module.css'
import styles from './requests.module.css'

const TONES = {
  draft: 'plain',
  sent: 'waiting',
  seen: 'waiting',
  answered: 'good',
  quoted: 'good',
  accepted: 'good',
  declined: 'plain',
  closed: 'plain',
  expired: 'plain',
} as const

/** The product's name at the time of the inquiry, since it may be renamed or deleted. Null: the inquiry is to the supplier in general. */
export const subjectOf = ({ item, product }: SentInquiry) => item?.name ?? product?.name ?? null

/** Requests as rows, each with its status. */
export const RequestRows = ({ requests }: { requests: SentInquiry[] }) => (
  <ul className={account.list}>
    {requests.map((request) => (
      <Row key={request.id} request={request} />
    ))}
  </ul>
)

function Row({ request }: { request: SentInquiry }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const { id, number, item, product, supplier, status, lastMessage, unread, createdAt } = request
  return (
    <li className={styles.row}>
      <Picture picture={product?.picture ?? null} alt="" className={styles.picture} />
      <span className={account.main}>
        <a href={to('request', id)}>
          <strong>
            <About request={request} />
          </strong>
        </a>
        <br />
        <span className="soft small">
          {item ? <Chosen {...request} item={item} /> : null}
          <LocalizedText value={supplier.name} />
          {' · '}
          <Unbroken>{t('requests.number', { number })}</Unbroken>
        </span>
        {lastMessage === null ? null : (
          <>
            <br />
            <span className="small">
              <LastMessage last={lastMessage} side="buyer" otherwise="" />
            </span>
          </>
        )}
      </span>
      <span className="soft small">
        {unread > 0 ? <span className="counter">{t('notices.count', { n: unread })}</span> : null}{' '}
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`requests.status.${status}`)}
        </span>{' '}
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </span>
    </li>
  )
}

/** The product, or the first line in the buyer's words with the number of the others. */
function About({ request }: { request: SentInquiry }) {
  const { t, number } = useI18n()
  const name = subjectOf(request)
  const [first, ...others] = request.lines
  if (name) return <LocalizedText value={name} />
  if (!first) return t('requests.general')
  return (
    <>
      <LineSubject line={first} />
      {others.length > 0 && ` +${number(others.length)}`}
    </>
  )
}

/** Variant and quantity. */
function Chosen({ item, quantity }: SentInquiry & { item: NonNullable<SentInquiry['item']> }) {
  const i18n = useI18n()
  const { t } = i18n
  const amount = quantity === null ? '' : t(`unit.${item.unit}`, { n: quantity })
  const chosen = [variantText(item, i18n), amount].filter(Boolean).join(' · ')
  return chosen ? (
    <>
      <LabelledLine text={chosen} />
      <br />
    </>
  ) : null
}

/** What to do where nothing has been asked yet. */
export function NoRequests() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="soft">
      {t('requests.none')} <a href={to('catalogue')}>{t('requests.browse')}</a>
    </p>
  )
}
