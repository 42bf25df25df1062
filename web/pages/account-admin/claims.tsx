import type { Claim } from '../../../domain/contract/company-requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'

/** Claims to companies, the oldest first. */
export function Claims({ claims, total }: { claims: Claim[]; total: number }) {
  const { t, date, number } = useI18n()
  if (claims.length === 0) return null
  return (
    <section id="claims">
      <h2>
        {t('moderation.claims')} <span className="soft">{number(total)}</span>
      </h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {claims.map(({ id, company, name, contact, message, evidence, createdAt }) => (
          <li key={id}>
            <div className={styles.main}>
              <strong>
                <LocalizedText value={company.name} />
              </strong>{' '}
              <span className="soft small">{company.taxNumber}</span>
              <p className="small">
                {name} · {contact} · <time dateTime={createdAt}>{date(createdAt)}</time>
              </p>
              <p className={styles.text}>{message}</p>
              <p className={styles.text}>
                {t('account.taken.evidence')}: {evidence}
              </p>
            </div>
            <Decision id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decision({ id }: { id: string }) {
  const { t } = useI18n()
  return (
    <ValidatedForm checks="decision" className={styles.row}>
      <HiddenFields values={{ action: 'claim', once: crypto.randomUUID(), id }} />
      <button type="submit" className="button primary" name="decision" value="approve">
        {t('moderation.inviteOwner')}
      </button>
      <InlineField
        id={`reason-${id}`}
        className={`field ${styles.search}`}
        name="reason"
        aria-label={t('moderation.claimReason')}
        placeholder={t('moderation.claimReason')}
      />
      <button type="submit" className="button" name="decision" value="refuse">
        {t('people.decline')}
      </button>
    </ValidatedForm>
  )
}
