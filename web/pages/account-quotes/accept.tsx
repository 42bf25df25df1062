import { useI18n } from '../../app/i18n.tsx'
import { Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { useCountries } from '../account-company/countries.ts'
import type { QuoteData } from './load.ts'
import styles from './quotes.module.css'

/** Accepts the version that is shown, in the name of a legal entity of the buyer. */
export function Accept({ data: { quote, posted, entity } }: { data: QuoteData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'accept', entity)
  const countries = [{ value: '', text: t('account.choose') }, ...useCountries(form.value('country'))]
  const { shown } = quote
  if (!shown) return null
  return (
    <details open={form.isPosted} className="no-print">
      <summary>{t('quote.accept')}</summary>
      <Form form={form} action="accept" checks="acceptance">
        <p className="soft">{t('quote.acceptAbout', { version: shown.version })}</p>
        <HiddenFields values={{ read: String(shown.version), hash: shown.hash }} />
        <Field form={form} name="name" label={t('quote.buyer.name')} autoComplete="organization" />
        <div className={styles.terms}>
          <Choice form={form} name="country" label={t('account.country')} options={countries} />
          <Field form={form} name="taxNumber" label={t('company.tax.any')} autoComplete="off" />
          <Field form={form} name="kpp" label={t('quote.buyer.kpp')} autoComplete="off" />
        </div>
        <Field form={form} name="address" label={t('quote.buyer.address')} autoComplete="street-address" />
        <Submit label={t('quote.accept')} />
      </Form>
    </details>
  )
}
