import { RateByHand } from '../../../domain/contract/desk-rates.ts'
import { UnitWord } from '../../../domain/contract/unit-words.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { plainUnitWord } from '../../../domain/request-list/unit-words.ts'
import { isCurrency } from '../../../domain/trade-terms.ts'
import { isTicked, readDecimal } from '../field-values.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toFormResult, toRemoved } from './form-result.ts'

const PATH = '/api/operator/rates'
const WORDS = '/api/operator/units/words'

const next = ({ locale }: SubmittedForm) => personalHref('deskRates', locale, { done: 'saved' })

/** The operators' forms of rates set by hand, and of what suppliers call a unit. */
export const deskRateForms: ScreenForms<'deskRates'> = {
  deskRates: {
    save: apiForm({
      schema: RateByHand,
      input: ({ fields: { currency, rub, dated, source, reason, sure }, locale }) => ({
        currency,
        dated,
        source,
        reason,
        rub: readDecimal(rub, locale),
        sure: isTicked(sure),
      }),
      send: ({ own }, json, headers) => own.post(PATH, { json, headers }),
      next,
    }),
    addWord: apiForm({
      schema: UnitWord,
      input: ({ fields: { word = '', unit } }) => ({ word: plainUnitWord(word), unit }),
      send: ({ own }, json, headers) => own.post(WORDS, { json, headers }),
      next,
    }),
    removeWord: (form) =>
      toRemoved(() => form.own.delete(WORDS, { query: { word: form.fields.word ?? '' } }), next(form)),
    fetch: apiButton({ send: ({ own }, headers) => own.post(`${PATH}/fetch`, { headers }), next }),
    remove: async (form) => {
      const { currency = '' } = form.fields
      if (!isCurrency(currency)) return { errors: [{ field: '', code: 'choice' }] }
      return toFormResult(form.own.delete(PATH, { query: { currency } }), next(form))
    },
  },
}
