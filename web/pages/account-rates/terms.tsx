import { currencyName } from '../../../domain/currency-name.ts'
import { listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Check, Field, Form, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import type { RatesData } from './load.ts'

/** What may be done with it as fields: its place, and a box for each. */
const fieldsOf = (listed: readonly { code: string; shown?: boolean; accepted: boolean }[]) =>
  Object.fromEntries(
    listed.flatMap(({ code, shown, accepted }, at) => [
      [`place.${code}`, String(at + 1)],
      [`shown.${code}`, shown ? 'on' : ''],
      [`accepted.${code}`, accepted ? 'on' : ''],
    ]),
  )

interface TermProps {
  form: FormState
  code: string
  name: string
  /** Labels of its boxes by the fields' names; none for what is always offered. */
  boxes?: Record<string, string> | false
}

function Term({ form, code, name, boxes }: TermProps) {
  const { t } = useI18n()
  return (
    <fieldset className={fieldStyles.columns}>
      <legend>{name}</legend>
      <Field form={form} name={`place.${code}`} label={t('deskRates.terms.place')} inputMode="numeric" required />
      {boxes ? (
        Object.entries(boxes).map(([box, label]) => (
          <Check key={box} form={form} name={`${box}.${code}`} label={label} />
        ))
      ) : (
        <p className="soft small">{t('deskRates.terms.always')}</p>
      )}
    </fieldset>
  )
}

/** Which currencies and units are offered, and in which order (docs/behaviour.md, "Currencies and units on offer"). */
export function OfferedTerms({ data: { terms, units, posted } }: { data: RatesData }) {
  const { t, number, locale } = useI18n()
  const form = useFormState(posted, 'saveTerms', { ...fieldsOf(terms.currencies), ...fieldsOf(terms.units) })
  const ofCurrency = { shown: t('deskRates.terms.shown'), accepted: t('deskRates.terms.accepted') }
  const ofUnit = { accepted: t('deskRates.terms.ofGoods') }
  return (
    <section className="contents" aria-labelledby="terms">
      <h2 id="terms">{t('deskRates.terms.title')}</h2>
      <p className={`soft ${styles.narrow}`}>{t('deskRates.terms.about')}</p>
      <Form form={form} action="saveTerms">
        <h3>{t('deskRates.terms.currencies')}</h3>
        {terms.currencies.map(({ code }) => (
          <Term
            key={code}
            form={form}
            code={code}
            name={listed([code, currencyName(code, locale)], locale)}
            boxes={code !== 'RUB' && ofCurrency}
          />
        ))}
        <h3>{t('deskRates.units')}</h3>
        {terms.units.flatMap(({ code }) =>
          units
            .filter(({ unit }) => unit === code)
            .map(({ code: ofUnece, goods }) => (
              <Term
                key={code}
                form={form}
                code={code}
                name={listed(
                  [
                    t(`account.units.${code}`),
                    t(`basis.units.${code}`),
                    ofUnece,
                    t('deskRates.terms.goods', { count: number(goods) }),
                  ],
                  locale,
                )}
                boxes={code !== 'piece' && ofUnit}
              />
            )),
        )}
        <Submit label={t('deskRates.terms.save')} />
      </Form>
    </section>
  )
}
