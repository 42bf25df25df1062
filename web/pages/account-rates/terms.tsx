import { currencyName } from '../../../domain/currency-name.ts'
import { listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Check, Field, Form, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import type { RatesData } from './load.ts'

/** Fields of each currency or unit: its place in the order, and boxes for whether it is offered and accepted. */
const fieldsOf = (listed: readonly { code: string; shown?: boolean; accepted: boolean }[]) =>
  Object.fromEntries(
    listed.flatMap(({ code, shown, accepted }, at) => [
      [`place.${code}`, String(at + 1)],
      [`shown.${code}`, shown ? 'on' : ''],
      [`accepted.${code}`, accepted ? 'on' : ''],
    ]),
  )

interface TermsProps {
  form: FormState
  listed: readonly { code: string; name: string }[]
  /** Code that is always offered: it has a place, but no boxes. */
  always: string
  /** Labels of boxes by the fields' names. */
  boxes: Record<string, string>
}

function Terms({ form, listed, always, boxes }: TermsProps) {
  const { t } = useI18n()
  return listed.map(({ code, name }) => (
    <fieldset key={code} className={fieldStyles.columns}>
      <legend>{name}</legend>
      <Field form={form} name={`place.${code}`} label={t('deskRates.terms.place')} inputMode="numeric" required />
      {code === always ? (
        <p className="soft small">{t('deskRates.terms.always')}</p>
      ) : (
        Object.entries(boxes).map(([box, label]) => (
          <Check key={box} form={form} name={`${box}.${code}`} label={label} />
        ))
      )}
    </fieldset>
  ))
}

/** Which currencies and units are offered, and in which order (docs/behaviour.md, "Currencies and units on offer"). */
export function OfferedTerms({ data: { terms, units, posted } }: { data: RatesData }) {
  const { t, number, locale } = useI18n()
  const form = useFormState(posted, 'saveTerms', { ...fieldsOf(terms.currencies), ...fieldsOf(terms.units) })
  const currencies = terms.currencies.map(({ code }) => ({
    code,
    name: listed([code, currencyName(code, locale)], locale),
  }))
  const names = terms.units.map(({ code }) => {
    const used = units.filter(({ unit }) => unit === code)
    // In Chinese both spellings are the same: the unit's name is also the word after a number.
    const spellings = new Set([t(`account.units.${code}`), t(`basis.units.${code}`)])
    const about = used.flatMap((one) => [one.code, t('deskRates.terms.goods', { count: number(one.goods) })])
    return { code, name: listed([...spellings, ...about], locale) }
  })
  const accepted = t('deskRates.terms.accepted')
  return (
    <section className="contents" aria-labelledby="terms">
      <h2 id="terms">{t('deskRates.terms.title')}</h2>
      <p className={`soft ${styles.narrow}`}>{t('deskRates.terms.about')}</p>
      <Form form={form} action="saveTerms">
        <h3>{t('deskRates.terms.currencies')}</h3>
        <Terms form={form} listed={currencies} always="RUB" boxes={{ shown: t('deskRates.terms.shown'), accepted }} />
        <h3>{t('deskRates.units')}</h3>
        <Terms form={form} listed={names} always="piece" boxes={{ accepted }} />
        <Submit label={t('deskRates.terms.save')} />
      </Form>
    </section>
  )
}
