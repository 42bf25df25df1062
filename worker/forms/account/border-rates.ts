/** The operator's forms of VAT, fees and excise at the border. */
import { NewBorderRate } from '../../../domain/contract/border-rates.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { readDecimal, readMinorUnits, textOrNull } from '../field-values.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'

const ALL = '/api/operator/border-rates'
const ONE = '/api/operator/border-rates/:id'

const next = ({ locale }: SubmittedForm) => personalHref('borderRates', locale, { done: 'saved' })

const input = ({ fields, locale }: SubmittedForm) => {
  const rate = readDecimal(fields.rate, locale)
  return {
    kind: fields.kind,
    codes: (fields.codes ?? '').replace(/\s/g, ''),
    // The API has decimals as texts.
    rate: typeof rate === 'number' ? String(rate) : rate,
    amount: readMinorUnits(fields.amount, locale),
    upTo: readMinorUnits(fields.upTo, locale),
    validFrom: fields.validFrom ?? '',
    validTo: textOrNull(fields.validTo),
    source: fields.source ?? '',
    address: textOrNull(fields.address),
  }
}

export const borderRateForms: ScreenForms<'borderRates'> = {
  borderRates: {
    add: apiForm({
      schema: NewBorderRate,
      input,
      send: ({ own }, json, headers) => own.post(ALL, { json, headers }),
      next,
    }),
    save: apiForm({
      schema: NewBorderRate,
      input,
      send: ({ own, fields: { id = '' } }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next,
    }),
    remove: (form) => toRemoved(() => form.own.delete(ONE, { params: { id: form.fields.id ?? '' } }), next(form)),
  },
}
