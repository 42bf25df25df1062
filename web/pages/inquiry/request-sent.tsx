import { companyRoute } from '../../../domain/company-kinds.ts'
import type { RequestCopy } from '../../../domain/contract/new-request.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { listed } from '../../../domain/listed.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { requestLineText, subjectWithQuantity } from '../../../domain/request-line-text.ts'
import { wishLines } from '../../../domain/wish-lines.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { DetailRow, LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { CopyTable, FollowAnswers, Withdrawal } from './confirmation.tsx'
import styles from './inquiry.module.css'
import { OpenState } from './open-state.tsx'

interface RequestSentProps {
  request: RequestCopy
  isSignedIn: boolean
  /** Why the consent could not be withdrawn. */
  errors: FormSubmission['errors']
}

/** What happens next with a request to several suppliers, and a copy of all that was sent. */
export function RequestConfirmation({ request, isSignedIn, errors }: RequestSentProps) {
  const i18n = useI18n()
  const { t, date, locale } = i18n
  const { number, createdAt, answerBy, contact, recipients, wishes } = request
  const reached = listed([contact.email, contact.phone && phoneText(contact.phone)], locale)
  const isNotified = recipients.some(({ notified }) => notified)
  return (
    <>
      <div className={`notice success ${styles.next}`} role="status">
        <div>
          <p>
            <strong>{t('inquiry.requestNumber', { number, date: date(createdAt) })}</strong>
          </p>
          <p>
            {recipients.length === 0
              ? t('openRequests.onlyOpen', { contact: reached })
              : isNotified
                ? t('inquiry.expectEach', { contact: reached, until: date(answerBy) })
                : t('inquiry.unnotifiedSuppliers')}
          </p>
          {contact.email && <p>{t('inquiry.mailedRequest', { email: contact.email })}</p>}
        </div>
      </div>
      {request.open && <OpenState open={request.open} errors={errors} />}
      {request.recipients.length > 0 && <Recipients request={request} />}
      <section className={styles.copy} aria-labelledby="copy">
        <h2 id="copy">{t('inquiry.copy')}</h2>
        <Lines request={request} />
        <CopyTable copy={request}>
          {wishLines(wishes, i18n).map(({ label, value }) => (
            <DetailRow key={label} name={label}>
              {value}
            </DetailRow>
          ))}
        </CopyTable>
      </section>
      <FollowAnswers contact={contact} isSignedIn={isSignedIn} />
      <Withdrawal errors={errors} />
    </>
  )
}

/** Each supplier with its number and how many of the lines it has got. */
function Recipients({ request: { recipients, lines } }: Pick<RequestSentProps, 'request'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <section className={styles.copy} aria-labelledby="recipients">
      <h2 id="recipients">{t('inquiry.recipients')}</h2>
      <table className="ruled stacked">
        <tbody>
          {recipients.map(({ number, supplier: { id, slug, kind, name }, lines: theirs }) => (
            <DetailRow key={number} name={t('requests.number', { number })}>
              <a href={to(companyRoute(kind), { id, slug })}>
                <LocalizedText value={name} />
              </a>
              {lines.length > 1 && ` · ${t('inquiry.lineCount', { n: theirs.length })}`}
            </DetailRow>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Lines({ request: { lines } }: Pick<RequestSentProps, 'request'>) {
  const i18n = useI18n()
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.position}>
          <LabelledLine text={lines.length === 1 ? subjectWithQuantity(line, i18n) : requestLineText(line, i18n)} />
        </li>
      ))}
    </ol>
  )
}
