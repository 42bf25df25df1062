import { companyRoute } from '../../../domain/company-kinds.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LineRows } from '../../components/asked-lines.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { openText } from '../../components/open-request.ts'
import type { RequestListData } from './load.ts'

type Sent = Extract<RequestListData, { kind: 'sent' }>

/** The suppliers, each with the lines that it has got. */
function Recipients({ copy: { recipients, lines } }: Pick<Sent, 'copy'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <ul>
      {recipients.map(({ number: own, supplier, lines: theirs }) => (
        <li key={own}>
          <a href={to(companyRoute(supplier.kind), { id: supplier.id, slug: supplier.slug })}>
            <LocalizedText value={supplier.name} />
          </a>{' '}
          <span className="soft small">{t('requestList.lines', { n: theirs.length })}</span>
          <LineRows lines={lines.filter(({ position }) => theirs.includes(position))} />
        </li>
      ))}
    </ul>
  )
}

function Onward({ isSignedIn, back }: Pick<Sent, 'isSignedIn' | 'back'>) {
  const { t } = useI18n()
  const personal = usePersonalHref()
  const { query } = useLocation()
  return (
    <p className="chips">
      {isSignedIn && (
        <a className="button primary" href={personal('requests')}>
          {t('requests.title')}
        </a>
      )}
      {back && (
        <a className="button" href={personal('requestList', { list: back.list, hide: query.hide })}>
          {t('requestList.toList')}
        </a>
      )}
      <a className="button" href={personal('requestList')}>
        {t('requestList.another')}
      </a>
    </p>
  )
}

/** What was sent, and to whom. */
export function RequestListConfirmation({ copy, isSignedIn, back }: Sent) {
  const i18n = useI18n()
  const { t, date } = i18n
  const personal = usePersonalHref()
  const { query } = useLocation()
  const { number, createdAt, answerBy, recipients, lines } = copy
  const reached = new Set(recipients.flatMap((one) => one.lines))
  const published = new Set(copy.open?.lines)
  const unreached = lines.filter(({ position }) => !reached.has(position) && !published.has(position))
  // A request to many suppliers reaches them one after the other: a product's own supplier always gets its line.
  const isWaiting = unreached.some(({ item }) => item !== null)
  const without = isWaiting ? 0 : unreached.length
  return (
    <>
      <div className="page-head">
        <h1>{t('inquiry.sent')}</h1>
        <p>{t('inquiry.number', { number, date: date(createdAt) })}</p>
      </div>
      <p role="status">
        {isWaiting ? (
          <>
            {t('requestList.passing')} <a href={personal('requestList', query)}>{t('requestList.refresh')}</a>
          </>
        ) : (
          recipients.length > 0 && t('requestList.sentTo', { n: recipients.length, until: date(answerBy) })
        )}
      </p>
      <Recipients copy={copy} />
      <p className="soft small">{t(`inquiryItem.sharing.${copy.showContact ? 'shown' : 'hidden'}`)}</p>
      {copy.open && query.sent && (
        <>
          <p className="notice">
            <LabelledLine text={openText(copy.open, i18n)} />
          </p>
          <p>
            <a href={personal('inquiry', { sent: query.sent })}>{t('openRequests.manage')}</a>
          </p>
        </>
      )}
      {back && back.left > 0 && (
        <p className="notice">
          {t('requestList.notAsked', { n: back.left })}{' '}
          <a href={personal('requestList', { list: back.list, hide: query.hide })}>{t('requestList.askRest')}</a>
        </p>
      )}
      {without > 0 && (
        <>
          <p className="notice">{t('requestList.withoutSupplier', { n: without })}</p>
          <LineRows lines={unreached} />
        </>
      )}
      <Onward isSignedIn={isSignedIn} back={back} />
    </>
  )
}
