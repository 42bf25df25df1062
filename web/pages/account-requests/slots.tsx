import { companyRoute } from '../../../domain/company-kinds.ts'
import type { SentRequest } from '../../../domain/contract/requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Picture } from '../../components/picture.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { DetailRow, Message } from '../account/letter.tsx'
import type { RequestData, RequestsData } from './load.ts'
import styles from './requests.module.css'
import { NoRequests, RequestRows } from './row.tsx'

export const requestsSlots = { page: Requests } satisfies Slots<RequestsData>
export const requestSlots = { page: Request } satisfies Slots<RequestData>

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
function Request({ data }: { data: RequestData }) {
  const { t } = useI18n()
  const { request } = data
  const { message, reply, product, supplier } = request
  return (
    <AccountFrame data={data} title={t('requests.about', { about: (product ?? supplier).name.text })} here="requests">
      {product ? <Picture picture={product.picture} alt="" eager className={styles.picture} /> : null}
      <About request={request} />
      <h2>{t('requests.reply')}</h2>
      {reply === null ? null : <Message>{reply}</Message>}
      <HowItComes request={request} />
      <h2>{t('requests.message')}</h2>
      <Message>{message}</Message>
      <Again request={request} />
    </AccountFrame>
  )
}

function About({ request: { product, supplier, quantity, status, createdAt } }: { request: SentRequest }) {
  const { t, date, number } = useI18n()
  const to = useHref()
  const { id, slug } = supplier
  return (
    <table className="ruled stacked">
      <tbody>
        <DetailRow name={t('account.statusTitle')}>{t(`requests.status.${status}`)}</DetailRow>
        <DetailRow name={t('requests.sent')}>
          <time dateTime={createdAt}>{date(createdAt)}</time>
        </DetailRow>
        {product ? (
          <DetailRow name={t('received.product')}>
            {product.isPublic ? (
              <a href={to('product', { id: product.id, slug: product.slug })}>
                <LocalizedText value={product.name} />
              </a>
            ) : (
              <>
                <LocalizedText value={product.name} /> <span className="soft small">{t('requests.gone')}</span>
              </>
            )}
          </DetailRow>
        ) : null}
        <DetailRow name={t('requests.supplier')}>
          {supplier.isPublic ? (
            <a href={to(companyRoute(supplier.kind), { id, slug })}>
              <LocalizedText value={supplier.name} />
            </a>
          ) : (
            <LocalizedText value={supplier.name} />
          )}
        </DetailRow>
        {quantity === null ? null : (
          <DetailRow name={t('received.quantity')}>
            {product ? t(`unit.${product.unit}`, { n: quantity }) : number(quantity)}
          </DetailRow>
        )}
      </tbody>
    </table>
  )
}

/** How the answer reaches the buyer (docs/behaviour.md, "Ways of an answer"). */
function HowItComes({ request: { status, reply, contact } }: { request: SentRequest }) {
  const { t } = useI18n()
  const { email, phone = '' } = contact
  if (status === 'closed' && reply === null) return <p className="soft">{t('requests.closedWithout')}</p>
  if (reply !== null) return email ? <p className="soft small">{t('requests.mailed', { email })}</p> : null
  return <p className="soft">{email ? t('requests.byEmail', { email }) : t('requests.byPhone', { phone })}</p>
}

/** The form of another request about the same: of the product, or to its supplier where it is no longer offered. */
function Again({ request: { product, supplier, quantity } }: { request: SentRequest }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const about = product?.isPublic ? { product: product.id } : supplier.isPublic ? { supplier: supplier.id } : null
  if (!about) return null
  return (
    <p>
      <a className="button" href={to('inquiry', { ...about, quantity: quantity ?? undefined })}>
        {t('requests.again')}
      </a>
    </p>
  )
}
