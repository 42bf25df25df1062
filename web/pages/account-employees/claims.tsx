import type { OwnClaim } from '../../../domain/contract/claims.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import type { AccountData } from '../account/account-screen.ts'
import { ClaimStatementFields } from '../account/claim-statement.tsx'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { Refused } from '../account/refused.tsx'

interface OwnClaimsProps {
  claims: OwnClaim[]
  posted: AccountData['posted']
}

/** Claims to the company: its owners state their side before the operator decides. */
export function OwnClaims({ claims, posted }: OwnClaimsProps) {
  // If the claim was decided before the answer arrived, its form, which would show the error, is gone.
  const isShown = claims.some(({ id }) => id === posted?.fields.claim)
  return (
    <>
      {isShown ? null : <Refused posted={posted} actions={['answer-claim']} />}
      <OpenClaims claims={claims} posted={posted} />
    </>
  )
}

function OpenClaims({ claims, posted }: OwnClaimsProps) {
  const { t, date } = useI18n()
  if (claims.length === 0) return null
  return (
    <section id="claims">
      <h2>{t('people.claims.title')}</h2>
      <p className="soft">{t('people.claims.about')}</p>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <div className={styles.main}>
              <p>
                <time dateTime={claim.createdAt}>{date(claim.createdAt)}</time>
              </p>
              <p className={styles.text}>
                <TypedText>{claim.message}</TypedText>
              </p>
              {claim.answer ? <p>{t('people.claims.answered', { date: date(claim.answer.answeredAt) })}</p> : null}
              {claim.answerUntil ? <Answer claim={claim} until={claim.answerUntil} posted={posted} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AnswerProps {
  claim: OwnClaim
  until: string
  posted: AccountData['posted']
}

/** The form for an answer, shown after the deadline too if it was refused, so that the typed text can be copied. */
function Answer({ claim: { id, answer, answerable }, until, posted }: AnswerProps) {
  const { t, date } = useI18n()
  const isThis = posted?.fields.claim === id
  const { registeredName = '', payment = '', evidence = '' } = answer ?? {}
  const form = useFormState(isThis ? posted : null, 'answer-claim', { registeredName, payment, evidence })
  if (!(answerable || form.isPosted)) return answer ? null : <p className="soft">{t('people.claims.termOver')}</p>
  return (
    <details open={form.isPosted || answer === null}>
      <summary>{t('people.claims.answer')}</summary>
      <Form form={form} action="answer-claim" checks="statement">
        <HiddenFields values={{ claim: id }} />
        {answerable ? <p className="soft">{t('people.claims.until', { date: date(until) })}</p> : null}
        <ClaimStatementFields form={form} />
        <Submit label={t('people.claims.send')} />
      </Form>
    </details>
  )
}
