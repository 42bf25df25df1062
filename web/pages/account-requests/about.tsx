import { companyRoute } from '../../../domain/company-kinds.ts'
import type { SentInquiry } from '../../../domain/contract/requests.ts'
import { inquiryLines } from '../../../domain/inquiry-lines.ts'
import { wishLines } from '../../../domain/wish-lines.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { AskedLines } from '../../components/asked-lines.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { LocalizedText, NameLink } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { FileLinks } from '../account/file-links.tsx'
import { MessageText } from '../account/message.tsx'
import { subjectOf } from './row.tsx'

/** One request as it was sent, and its status. */
export function RequestDetails({ request }: { request: SentInquiry }) {
  const { t } = useI18n()
  const { lines, message } = request
  return (
    <>
      <Details request={request} />
      <AskedLines lines={lines} />
      {message && (
        <>
          <h2>{t('requests.message')}</h2>
          <MessageText>{message}</MessageText>
        </>
      )}
    </>
  )
}

/** What was asked, of whom, and the status. */
function Details({ request }: { request: SentInquiry }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const to = useHref()
  const { number, item, supplier, quantity, wishes, files, status, createdAt } = request
  const { id, slug } = supplier
  return (
    <table className={`ruled stacked ${styles.fit}`}>
      <tbody>
        <DetailRow name={t('received.number')}>{number}</DetailRow>
        <DetailRow name={t('account.statusTitle')}>{t(`requests.status.${status}`)}</DetailRow>
        <DetailRow name={t('requests.sent')}>
          <time dateTime={createdAt}>{date(createdAt)}</time>
        </DetailRow>
        <Subject request={request} />
        <DetailRow name={t('requests.supplier')}>
          <NameLink
            name={supplier.name}
            href={supplier.isPublic ? to(companyRoute(supplier.kind), { id, slug }) : null}
          />
        </DetailRow>
        {[...inquiryLines(item, quantity, i18n), ...wishLines(wishes, i18n)].map(({ label, value }) => (
          <DetailRow key={label} name={label}>
            {value}
          </DetailRow>
        ))}
        {files.length > 0 ? (
          <DetailRow name={t('inquiry.attachedFiles')}>
            <FileLinks files={files} />
          </DetailRow>
        ) : null}
      </tbody>
    </table>
  )
}

/** The product under the name it had then, with a link where it is still offered. */
function Subject({ request }: { request: SentInquiry }) {
  const { t } = useI18n()
  const to = useHref()
  const { product } = request
  const name = subjectOf(request)
  if (!name) return null
  return (
    <DetailRow name={t('received.product')}>
      {product?.isPublic ? (
        <a href={to('product', { id: product.id, slug: product.slug })}>
          <LocalizedText value={name} />
        </a>
      ) : (
        <>
          <LocalizedText value={name} /> <span className="soft small">{t('requests.gone')}</span>
        </>
      )}
    </DetailRow>
  )
}
