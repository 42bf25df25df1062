import { RateByHand } from '../../../domain/contract/desk-rates.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isCurrency } from '../../../domain/trade-terms.ts'
import { isTicked, readDecimal } from '../field-values.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'

const PATH = '/api/operator/rates'

const next = ({ locale }: SubmittedForm) => personalHref('deskRates', locale, { done: 'saved' })

/** The operators' form of a rate set by hand. */
export const deskRateForms: ScreenForms<'deskRates'> = {
  deskRates: {
    save: apiForm({
      schema: RateByHand,
      input: ({ fields: { currency, rub, dated, source, reason, sure }, locale }) => ({
        ...{ currency, dated, source, reason },
        rub: readDecimal(rub, locale),
        sure: isTicked(sure),
      }),
      send: ({ own }, json, headers) => own.post(PATH, { json, headers }),
      next,
    }),
    fetch: apiButton({ send: ({ own }, headers) => own.post(`${PATH}/fetch`, { headers }), next }),
    remove: async (form) => {
      const { currency = '' } = form.fields
      if (!isCurrency(currency)) return { errors: [{ field: '', code: 'choice' }] }
      return toFormResult(form.own.delete(PATH, { query: { currency } }), next(form))
    },
  },
}
