import type { ReactNode } from 'react'
import { APP_NAME } from '../../../domain/app-name.ts'
import { companyRoute } from '../../../domain/company-kinds.ts'
import type { InquiryCopy } from '../../../domain/contract/new-inquiry.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { inquiryLines } from '../../../domain/inquiry-lines.ts'
import { listed } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { wishLines } from '../../../domain/wish-lines.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { fieldMessage } from '../../components/error-message.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import styles from './inquiry.module.css'

/** What happens next, and a copy of everything that was sent. */
interface ConfirmationProps {
  copy: InquiryCopy
  isSignedIn: boolean
  /** Why the consent could not be withdrawn. */
  errors: FormSubmission['errors']
}

export function Confirmation({ copy, isSignedIn, errors }: ConfirmationProps) {
  const { t, date, locale } = useI18n()
  const { number, createdAt, answerBy, supplier, contact, isMessageMailed } = copy
  const reached = listed([contact.email, contact.phone && phoneText(contact.phone)], locale)
  return (
    <>
      <div className={`notice success ${styles.next}`} role="status">
        <div>
          <p>
            <strong>{t('inquiry.number', { number, date: date(createdAt) })}</strong>
          </p>
          {copy.notified ? (
            <p>{t('inquiry.expect', { company: supplier.name.text, contact: reached, until: date(answerBy) })}</p>
          ) : (
            <Unnotified supplier={supplier} />
          )}
          {contact.email && (
            <p>{t(isMessageMailed ? 'inquiry.mailedWhole' : 'inquiry.mailed', { email: contact.email })}</p>
          )}
        </div>
      </div>
      <Copy copy={copy} />
      <FollowAnswers contact={contact} isSignedIn={isSignedIn} />
      <Onward copy={copy} />
      <Withdrawal errors={errors} />
    </>
  )
}

/** Shown where the company could not be notified by e-mail: contacting it directly is quicker. */
function Unnotified({ supplier: { id, slug, kind } }: Pick<InquiryCopy, 'supplier'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <>
      <p>{t('inquiry.unnotified')}</p>
      <p>
        <a href={to(companyRoute(kind), { id, slug })}>{t('inquiry.supplierContacts')}</a>
      </p>
    </>
  )
}

function Copy({ copy }: { copy: InquiryCopy }) {
  const i18n = useI18n()
  return (
    <section className={styles.copy} aria-labelledby="copy">
      <h2 id="copy">{i18n.t('inquiry.copy')}</h2>
      <CopyTable copy={copy}>
        {[...inquiryLines(copy.item, copy.quantity, i18n), ...wishLines(copy.wishes, i18n)].map(({ label, value }) => (
          <DetailRow key={label} name={label}>
            {value}
          </DetailRow>
        ))}
      </CopyTable>
    </section>
  )
}

interface CopyTableProps {
  copy: Pick<InquiryCopy, 'message' | 'files' | 'contact' | 'showContact' | 'locale'>
  /** Rows before the text. */
  children: ReactNode
}

/** The text as it was sent, the names of the files, which open in the conversation alone, and its sender. */
export function CopyTable({ copy: { message, files, contact, showContact, locale }, children }: CopyTableProps) {
  const i18n = useI18n()
  const { t, locale: pageLocale } = i18n
  const { name, organization, email, phone } = contact
  return (
    <table className="ruled stacked">
      <tbody>
        {children}
        {message && (
          <DetailRow name={t('inquiry.message')}>
            <span className={styles.message} lang={LANGUAGE_TAGS[locale]}>
              {message}
            </span>
          </DetailRow>
        )}
        {files.length > 0 && (
          <DetailRow name={t('inquiry.attachedFiles')}>
            {listed(
              files.map(({ name, size }) => `${name} (${byteSize(size, i18n)})`),
              pageLocale,
            )}
          </DetailRow>
        )}
        <DetailRow name={t('inquiry.from')}>
          {listed([name, organization, email, phone && phoneText(phone)], pageLocale)}
          <br />
          <span className="soft small">{t(`inquiryItem.sharing.${showContact ? 'shown' : 'hidden'}`)}</span>
        </DetailRow>
      </tbody>
    </table>
  )
}

/**
 * Offers an account to a visitor who asked without one: inquiries are found by a verified contact (docs/behaviour.md, "Own requests"),
 * so they have to sign in with the same one. The button sends the code there at once.
 */
export function FollowAnswers({
  contact: { email, phone = '' },
  isSignedIn,
}: Pick<InquiryCopy, 'contact'> & { isSignedIn: boolean }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const login = email ?? phone
  if (isSignedIn)
    return (
      <p className={`no-print ${styles.signedIn}`}>
        {t('inquiry.followSignedIn')} <a href={to('requests')}>{t('requests.title')}</a>
      </p>
    )
  return (
    <form method="post" action={to('signIn')} className={`sheet no-print ${styles.follow}`}>
      <h2>{t('inquiry.follow')}</h2>
      <p>{t('inquiry.followAbout', { contact: login })}</p>
      <input type="hidden" name="login" defaultValue={login} />
      <input type="hidden" name="next" defaultValue={to('requests')} />
      <button type="submit" className="button">
        {t('signIn.sendCode')}
      </button>
    </form>
  )
}

/** Withdraws the consent to this inquiry. The secret address of the receipt proves who sent it (docs/behaviour.md, "Consent"). */
export function Withdrawal({ errors }: Pick<ConfirmationProps, 'errors'>) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const error = fieldMessage(i18n, 'contact', errors, '')
  return (
    <details className="no-print" open={Boolean(error)}>
      <summary>{t('inquiry.withdraw')}</summary>
      <form method="post">
        <p>{t('inquiry.withdrawAbout', { app: APP_NAME[locale] })}</p>
        <FormAlert text={error} />
        <button type="submit" className="button">
          {t('inquiry.withdraw')}
        </button>
      </form>
    </details>
  )
}

function Onward({ copy: { product } }: { copy: InquiryCopy }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="chips no-print">
      {product && (
        <a className="button primary" href={to('product', product)}>
          {t('inquiry.backToProduct')}
        </a>
      )}
      <a className="button" href={to('catalogue')}>
        {t('inquiry.backToCatalogue')}
      </a>
    </p>
  )
}
