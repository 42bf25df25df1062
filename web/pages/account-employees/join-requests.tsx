import type { JoinRequest } from '../../../domain/contract/company-requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'

/** People who ask to join: one press invites each of them as an employee. */
export function JoinRequests({ joinRequests }: { joinRequests: JoinRequest[] }) {
  const { t, date } = useI18n()
  if (joinRequests.length === 0) return null
  return (
    <section>
      <h2>{t('people.joinRequests')}</h2>
      <p className="soft">{t('people.joinRequestsAbout')}</p>
      <ul className={styles.list}>
        {joinRequests.map(({ id, name, contact, message, createdAt }) => (
          <li key={id}>
            <span className={styles.main}>
              <strong>{name}</strong> · {contact} <time dateTime={createdAt}>{date(createdAt)}</time>
              <br />
              <span className={`small ${styles.text}`}>
                <TypedText>{message}</TypedText>
              </span>
            </span>
            <div className={styles.row}>
              <RowButton action="accept-join" fields={{ request: id }} label={t('people.invite')} of={name} />
              <RowButton action="decline-join" fields={{ request: id }} label={t('people.decline')} of={name} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
