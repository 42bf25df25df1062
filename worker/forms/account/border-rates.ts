/** The operator's forms of VAT, fees and excise at the border. */
import { NewBorderRate } from '../../../domain/contract/border-rates.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { readDecimal, readMinorUnits, textOrNull } from '../field-values.ts'
import type { ScreenForms, SubmittedForm } from './form-result.ts'
import { rowForms } from './row-forms.ts'

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
  borderRates: rowForms({
    schema: NewBorderRate,
    input,
    next,
    add: (own, request) => own.post(ALL, request),
    save: (own, request) => own.patch(ONE, request),
    remove: (own, request) => own.delete(ONE, request),
  }),
}
