import type { SentInquiry } from '../../../domain/contract/requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Picture } from '../../components/picture.tsx'
import { Repeat } from '../../components/repeat.tsx'
import account from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Thread, WriteForm } from '../account/thread.tsx'
import { RequestDetails } from './about.tsx'
import { ContactShown } from './contact-shown.tsx'
import type { RequestData, RequestsData } from './load.ts'
import styles from './requests.module.css'
import { NoRequests, RequestRows, subjectOf } from './row.tsx'

export const requestsSlots = { page: Requests } satisfies Slots<RequestsData>
export const requestSlots = { page: SentRequest } satisfies Slots<RequestData>

function Requests({ data }: { data: RequestsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list } = data
  return (
    <AccountFrame data={data} title={t('requests.title')} here="requests">
      {list.data.length === 0 ? <NoRequests /> : <RequestRows requests={list.data} />}
      <Pagination meta={list.meta} />
      <p className="soft small">
        {t('requests.matched')} <a href={to('settings')}>{t('requests.contacts')}</a>
      </p>
    </AccountFrame>
  )
}

/** One request: what was asked, and the supplier's answer or how it will come. */
function SentRequest({ data }: { data: RequestData }) {
  const { t } = useI18n()
  const { request } = data
  const { product, supplier } = request
  return (
    <AccountFrame
      data={data}
      title={
        <>
          {t('requests.about', { about: '' })}
          <LocalizedText value={subjectOf(request) ?? supplier.name} />
        </>
      }
      here="requests"
    >
      {product ? <Picture picture={product.picture} alt="" eager className={styles.picture} /> : null}
      <RequestDetails request={request} />
      <Thread data={data} inquiry={request.id} side="buyer" mayWrite other={<LocalizedText value={supplier.name} />} />
      {request.status === 'quoted' || request.status === 'accepted' ? <QuoteLink id={request.id} /> : null}
      <HowItComes request={request} />
      <ContactShown request={request} />
      <WriteForm data={data} label={t('thread.write')} note={t('thread.toCompany')} submit={t('thread.send')} />
      {request.lineCount > 1 ? (
        <Repeat
          kind="request"
          id={request.id}
          label={t('requests.again')}
          isContactHidden={request.contactShown === 'hidden'}
        />
      ) : (
        <Again request={request} />
      )}
      {request.moves.includes('closed') ? <Close data={data} /> : null}
    </AccountFrame>
  )
}

function QuoteLink({ id }: Pick<SentInquiry, 'id'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <p className={account.row}>
      <a className="button primary" href={to('quote', id)}>
        {t('quote.open')}
      </a>
      <a href={to('answers', id)}>{t('answers.open')}</a>
    </p>
  )
}

/** For what the buyer does not need any more. */
function Close({ data: { request, posted } }: { data: RequestData }) {
  const { t } = useI18n()
  return (
    <Form form={useFormState(posted, 'close')} action="close" version={request.version}>
      <Submit quiet label={t('requests.close')} />
    </Form>
  )
}

/** How the answer reaches the buyer (docs/behaviour.md, "Ways of an answer"). */
function HowItComes({ request: { status, reply, contact, contactShown, answerNotice } }: { request: SentInquiry }) {
  const { t } = useI18n()
  const { email, phone = '' } = contact
  // A quote is an answer, too.
  if (['expired', 'declined', 'quoted', 'accepted'].includes(status)) return null
  if (status === 'closed' && reply === null) return <p className="soft">{t('requests.closedWithout')}</p>
  if (reply !== null) return email ? <p className="soft small">{t('requests.mailed', { email })}</p> : null
  if (email) return <p className="soft">{t('requests.byEmail', { email })}</p>
  if (contactShown !== 'shown')
    return (
      <p className="soft">{t(answerNotice === 'sms' ? 'requests.hiddenBySms' : 'requests.hiddenHere', { phone })}</p>
    )
  return <p className="soft">{t(answerNotice === 'sms' ? 'requests.bySms' : 'requests.byPhone', { phone })}</p>
}

/**
 * A link to a new inquiry about the same product, filled in with this one's text (`again`); to its supplier where the product is no
 * longer offered.
 */
function Again({ request: { id, item, product, supplier, quantity } }: { request: SentInquiry }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const chosen = { variant: item?.sku ?? undefined, quantity: quantity ?? undefined }
  const about = product?.isPublic ? { product: product.id, ...chosen } : { supplier: supplier.id }
  if (!product?.isPublic && !supplier.isPublic) return null
  return (
    <p>
      <a className="button" href={to('inquiry', { ...about, again: id })}>
        {t('requests.again')}
      </a>
    </p>
  )
}
