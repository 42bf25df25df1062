import type { JoinRequest } from '../../../domain/contract/company-requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'

/** Who asks to join: one press invites them as an employee. */
export function Askers({ askers }: { askers: JoinRequest[] }) {
  const { t, date } = useI18n()
  if (askers.length === 0) return null
  return (
    <section>
      <h2>{t('people.askers')}</h2>
      <p className="soft">{t('people.askersAbout')}</p>
      <ul className={styles.list}>
        {askers.map(({ id, name, contact, message, createdAt }) => (
          <li key={id}>
            <span className={styles.main}>
              <strong>{name}</strong> · {contact} <time dateTime={createdAt}>{date(createdAt)}</time>
              <br />
              <span className={`small ${styles.text}`}>{message}</span>
            </span>
            <div className={styles.row}>
              <RowButton action="invite-asker" fields={{ asker: id }} label={t('people.invite')} of={name} />
              <RowButton action="decline-asker" fields={{ asker: id }} label={t('people.decline')} of={name} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
