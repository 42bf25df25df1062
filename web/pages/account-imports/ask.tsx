import type { ImportAnswers } from '../../../domain/contract/imports.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Choice, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { useTradeOptions } from '../account/trade-options.ts'
import type { ImportData } from './load.ts'

/** Rates of the countries whose currencies prices can be in. */
const VAT_RATES = [0, 5, 6, 7, 9, 10, 12, 13, 16, 19, 20, 22, 25]

const BASES = ['included', 'excluded', 'unknown'] as const

/** The answers as fields; those of the supplier's last file fill in the first ones. */
function fieldsOf({ priceType, currency, vat, language }: ImportAnswers): Record<string, string> {
  const vatBasis = vat === null ? 'unknown' : vat?.included ? 'included' : vat ? 'excluded' : ''
  return {
    priceType: priceType ?? '',
    currency: currency ?? '',
    language: language ?? '',
    vatBasis,
    vatRate: vat ? String(vat.rate) : '',
  }
}

/** The form for what the file does not say, and nothing else. */
export function Ask({ data: { one, posted } }: { data: ImportData }) {
  const { t, language: nameOf } = useI18n()
  const form = useFormState(posted, 'check', fieldsOf(one.answers))
  const { currencies } = useTradeOptions()
  const { questions, priceTypes } = one
  const choose = { value: '', text: t('account.choose') }
  return (
    <section>
      <h2>{t('imports.ask.title')}</h2>
      <Form form={form} action="check" version={one.version}>
        {priceTypes.length > 0 ? (
          <Choice
            form={form}
            name="priceType"
            label={t('imports.ask.priceType')}
            options={[
              choose,
              ...priceTypes.map(({ id, name, count }) => ({
                value: id,
                text: t('imports.ask.prices', { name, n: count }),
              })),
            ]}
          />
        ) : null}
        {questions.includes('currency') ? (
          <Choice
            form={form}
            name="currency"
            label={t('imports.ask.currency')}
            options={[choose, ...currencies(one.answers.currency)]}
          />
        ) : null}
        {questions.includes('vat') ? (
          <>
            <Choice
              form={form}
              name="vatBasis"
              label={t('imports.ask.vat')}
              options={[choose, ...BASES.map((value) => ({ value, text: t(`imports.ask.basis.${value}`) }))]}
            />
            <Choice
              form={form}
              name="vatRate"
              label={t('imports.ask.rate')}
              options={[choose, ...VAT_RATES.map((rate) => ({ value: String(rate), text: String(rate) }))]}
            />
          </>
        ) : null}
        {questions.includes('language') ? (
          <Choice
            form={form}
            name="language"
            label={t('imports.ask.language')}
            options={[choose, ...LOCALES.map((value) => ({ value, text: nameOf(value) }))]}
          />
        ) : null}
        <Submit label={t('imports.ask.check')} />
      </Form>
    </section>
  )
}
