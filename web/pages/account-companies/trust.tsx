import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import { ReasonLine } from '../account-desk-lists/reason-line.tsx'
import type { CompanyScreenData } from './load.ts'

/** Whether goods of the company are published without a moderator. Nothing for a company that is neither trusted nor public. */
export function Trust({ data: { company, posted } }: { data: CompanyScreenData }) {
  const { t, date, number } = useI18n()
  const form = useFormState(posted, 'trust')
  const { trust, status } = company
  if (!trust && status !== 'active') return null
  return (
    <section className={styles.form} aria-labelledby="trust">
      <h2 id="trust">{t('parties.trust.title')}</h2>
      {trust ? (
        <>
          <p>
            {t('parties.trust.since', { date: date(trust.since) })} <TypedText>{trust.reason}</TypedText>
          </p>
          <p className="small">{t('parties.trust.passed', { n: trust.passed, number: number(trust.passed) })}</p>
          <RowButton action="distrust" label={t('parties.trust.end')} />
        </>
      ) : (
        <details open={form.isPosted}>
          <summary>{t('parties.trust.begin')}</summary>
          <Form form={form} action="trust" checks="companyTrust">
            <p>{t('parties.trust.about')}</p>
            <ReasonLine form={form} of="trust" label={t('parties.trust.reason')} />
            <Submit label={t('parties.trust.begin')} />
          </Form>
        </details>
      )}
    </section>
  )
}
