import { useI18n } from '../../app/i18n.tsx'
import { ClaimStatementFields } from '../account/claim-statement.tsx'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { StartData } from './load.ts'

/** What to do where the tax number is taken: ask its owners to join, or claim the company. A refused form stays open. */
export function TaxNumberTaken({ data: { posted, owner } }: { data: StartData }) {
  const { t } = useI18n()
  const join = useFormState(posted, 'join')
  const claim = useFormState(posted, 'claim')
  const isTaken = Object.values(posted?.errors ?? {}).includes('company.exists')
  if (!isTaken && !join.isPosted && !claim.isPosted) return null
  const number = { taxNumber: posted?.fields.taxNumber ?? '' }
  return (
    <section id="taken">
      <h2>{t('account.taken.title', { number: number.taxNumber })}</h2>
      <p>{t('account.taken.about')}</p>
      <p>{owner === null ? t('account.taken.ownerless') : owner ? t('account.taken.owner', { name: owner }) : null}</p>
      <details open={!claim.isPosted && owner !== null}>
        <summary>{t('account.taken.join')}</summary>
        <Form form={join} action="join" checks="joinRequest">
          <HiddenFields values={number} />
          <p className="soft">{t('account.taken.joinAbout')}</p>
          <Field form={join} name="message" label={t('account.taken.message')} rows={3} />
          <Submit label={t('account.taken.join')} />
        </Form>
      </details>
      <details open={claim.isPosted || owner === null}>
        <summary>{t('account.taken.claim')}</summary>
        <Form form={claim} action="claim" checks="claim">
          <HiddenFields values={number} />
          <p className="soft">{t('account.taken.claimAbout')}</p>
          <Field form={claim} name="message" label={t('account.taken.claimMessage')} rows={3} />
          <ClaimStatementFields form={claim} />
          <Submit label={t('account.taken.send')} />
        </Form>
      </details>
    </section>
  )
}
