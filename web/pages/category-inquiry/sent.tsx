import { companyRoute } from '../../../domain/company-kinds.ts'
import type { InquiryCopy } from '../../../domain/contract/new-inquiry.ts'
import { listed } from '../../../domain/listed.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { CopyTable, FollowAnswers } from '../inquiry/confirmation.tsx'
import styles from '../inquiry/inquiry.module.css'
import type { CategoryInquiryData } from './load.ts'

interface SentProps {
  data: CategoryInquiryData
  /** All were sent with the same text and contact. */
  first: InquiryCopy
}

/** What happens next, the number of each inquiry, and a copy of what was sent. */
export function CategoryInquiryConfirmation({ data: { category, copies, isSignedIn }, first }: SentProps) {
  const { t, date, locale } = useI18n()
  const to = useHref()
  const { contact, answerBy } = first
  const reached = listed([contact.email, contact.phone && phoneText(contact.phone)], locale)
  const isNotified = copies.some(({ notified }) => notified)
  return (
    <>
      <div className={`notice success ${styles.next}`} role="status">
        <div>
          <p>
            <strong>{t('inquiry.sentTo', { n: copies.length })}</strong>
          </p>
          {isNotified ? (
            <p>{t('inquiry.expectEach', { contact: reached, until: date(answerBy) })}</p>
          ) : (
            <p>{t('inquiry.unnotifiedSuppliers')}</p>
          )}
          {contact.email && <p>{t('inquiry.mailedEach', { email: contact.email })}</p>}
        </div>
      </div>
      <section className={styles.copy} aria-labelledby="copy">
        <h2 id="copy">{t('inquiry.copy')}</h2>
        <CopyTable copy={first}>
          {copies.map(({ number, supplier: { id, slug, kind, name } }) => (
            <DetailRow key={number} name={t('requests.number', { number })}>
              <a href={to(companyRoute(kind), { id, slug })}>
                <LocalizedText value={name} />
              </a>
            </DetailRow>
          ))}
        </CopyTable>
      </section>
      <FollowAnswers contact={contact} isSignedIn={isSignedIn} />
      <p className="no-print">
        <a href={to('suppliers', {}, { category: category.id })}>{t('inquiry.backToSuppliers')}</a>
      </p>
    </>
  )
}
