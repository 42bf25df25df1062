import type { QuoteVersion } from '../../../domain/contract/quotes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Check, Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { useCountries } from '../account-company/countries.ts'
import type { QuoteData } from './load.ts'
import styles from './quotes.module.css'

/** Accepts the version that is shown, in the name of a legal entity of the buyer. */
export function Accept({ data }: { data: QuoteData }) {
  const { quote, posted, entity, chosen } = data
  const { t } = useI18n()
  const form = useFormState(posted, 'accept', { ...entity, ...ticked(data) })
  const countries = [{ value: '', text: t('account.choose') }, ...useCountries(form.value('country'))]
  const { shown } = quote
  if (!shown) return null
  return (
    <details open={form.isPosted || chosen !== null} className="no-print">
      <summary>{t('quote.accept')}</summary>
      <Form form={form} action="accept" checks="acceptance">
        <p className="soft">{t('quote.acceptAbout', { version: shown.version })}</p>
        <HiddenFields values={{ read: String(shown.version), hash: shown.hash }} />
        <Lines shown={shown} form={form} />
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

/** Ticks the lines that the link to this form names, else all of them. */
const ticked = ({ quote: { shown }, chosen }: QuoteData): Record<string, string> =>
  Object.fromEntries(
    (shown?.content.lines ?? []).map((_, at) => [`lines.${at}`, chosen === null || chosen.includes(at) ? 'on' : '']),
  )

/** Which lines are accepted, unless they are sold together. */
function Lines({ shown, form }: { shown: QuoteVersion; form: FormState }) {
  const { t } = useI18n()
  const { lines, whole } = shown.content
  if (lines.length < 2) return null
  if (whole) return <p className="soft">{t('quote.soldWhole')}</p>
  return (
    <fieldset>
      <legend>{t('quote.lines')}</legend>
      <HiddenFields values={{ offered: lines.length }} />
      {lines.map(({ name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sent version never changes
        <Check key={at} form={form} name={`lines.${at}`} label={`${at + 1}. ${name}`} />
      ))}
      {form.error('lines') ? <p className="notice">{form.error('lines')}</p> : null}
    </fieldset>
  )
}
