import type { Claim, ClaimStatement } from '../../../domain/contract/claims.ts'
import { COLON, enumerated } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, InlineField } from '../account/fields.tsx'

/** Claims to companies, the oldest first: what both sides state, and the decision. */
export function ReviewedClaims({ claims, total }: { claims: Claim[]; total: number }) {
  const { t, number } = useI18n()
  if (claims.length === 0) return null
  return (
    <section id="claims">
      <h2>
        {t('moderation.claims')} <span className="soft">{number(total)}</span>
      </h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <div className={styles.main}>
              <strong>
                <LocalizedText value={claim.company.name} />
              </strong>{' '}
              <span className="soft small">
                {[claim.company.taxNumber, claim.company.verified ? t('people.verified') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Claimant claim={claim} />
              <Owners claim={claim} />
            </div>
            <Decision claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claimant({ claim }: { claim: Claim }) {
  const { t, date } = useI18n()
  const { name, contact, message, createdAt, addresses } = claim
  return (
    <>
      <h3>{t('moderation.claimant')}</h3>
      <p className="small">
        {name} · {contact} · <time dateTime={createdAt}>{date(createdAt)}</time>
      </p>
      <p className={styles.text}>
        <TypedText>{message}</TypedText>
      </p>
      <Statement statement={claim} addresses={addresses} website={claim.company.website} />
    </>
  )
}

/** The statement of the company's owners, or the deadline for it. */
function Owners({ claim: { answer, answerUntil, acceptable, ownersAddresses, company } }: { claim: Claim }) {
  const { t, date } = useI18n()
  return (
    <>
      <h3>{t('moderation.owners')}</h3>
      {answerUntil === null ? <p className="small">{t('moderation.noOwners')}</p> : null}
      {answerUntil !== null && answer === null ? (
        <p className="small">
          {t(acceptable ? 'people.claims.termOver' : 'people.claims.unanswered', { date: date(answerUntil) })}
        </p>
      ) : null}
      {answer ? <Statement statement={answer} addresses={ownersAddresses} website={company.website} /> : null}
    </>
  )
}

interface StatementProps {
  statement: ClaimStatement
  /** Confirmed e-mail addresses at the domain of the company's website. */
  addresses: string[]
  website: string | null
}

function Statement({ statement: { registeredName, payment, evidence }, addresses, website }: StatementProps) {
  const { t, locale } = useI18n()
  const at = addresses.length > 0 ? enumerated(addresses, locale) : t('moderation.noAddress')
  return (
    <>
      <p className={styles.text}>
        {t('account.taken.registeredName') + COLON[locale]}
        <TypedText>{registeredName}</TypedText>
      </p>
      {payment ? (
        <p className={styles.text}>
          {t('account.taken.payment') + COLON[locale]}
          <TypedText>{payment}</TypedText>
        </p>
      ) : null}
      <p className={styles.text}>
        {t('account.taken.evidence') + COLON[locale]}
        <TypedText>{evidence}</TypedText>
      </p>
      {website ? <p className={styles.text}>{t('moderation.addressAt', { website, at })}</p> : null}
    </>
  )
}

/** The decision about a claim. Accepting it is possible once the owners have answered, or their time is over. */
function Decision({ claim: { id, acceptable } }: { claim: Claim }) {
  const { t } = useI18n()
  return (
    <ValidatedForm checks="claimDecision" enter="nothing" className={styles.row}>
      <HiddenFields values={{ action: 'claim', once: crypto.randomUUID(), id }} />
      <InlineField id={`reason-${id}`} name="reason" label={t('moderation.claimReason')} />
      {acceptable ? (
        <>
          <button type="submit" className="button primary" name="decision" value="ownership">
            {t('moderation.inviteOwner')}
          </button>
          <button type="submit" className="button" name="decision" value="number">
            {t('moderation.freeNumber')}
          </button>
        </>
      ) : null}
      <button type="submit" className="button" name="decision" value="declined">
        {t('people.decline')}
      </button>
    </ValidatedForm>
  )
}
