import { RateByHand } from '../../../domain/contract/desk-rates.ts'
import { TradeTermsChoice } from '../../../domain/contract/trade-terms.ts'
import { UnitWord } from '../../../domain/contract/unit-words.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { plainUnitWord } from '../../../domain/request-list/unit-words.ts'
import { CURRENCIES, isCurrency, UNITS } from '../../../domain/trade-terms.ts'
import { isTicked, readDecimal } from '../field-values.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toFormResult, toRemoved } from './form-result.ts'

const PATH = '/api/operator/rates'
const WORDS = '/api/operator/units/words'

/** The codes sorted by the typed places, equal places in their present order. For the first of `codes` the form has only its place. */
const termsOf = <Code extends string>(codes: readonly Code[], fields: Fields) =>
  codes
    .toSorted((one, other) => Number(fields[`place.${one}`]) - Number(fields[`place.${other}`]))
    .map((code) => {
      const is = (box: string) => code === codes[0] || isTicked(fields[`${box}.${code}`])
      return { code, shown: is('shown'), accepted: is('accepted') }
    })

const next = ({ locale }: SubmittedForm) => personalHref('deskRates', locale, { done: 'saved' })

const saveTerms = apiForm({
  schema: TradeTermsChoice,
  input: ({ fields }) => ({ currencies: termsOf(CURRENCIES, fields), units: termsOf(UNITS, fields) }),
  send: ({ own }, json, headers) => own.put('/api/operator/trade-terms', { json, headers }),
  next,
})

/** The operators' forms of rates set by hand, of units' names, and of currencies and units on offer. */
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
    saveTerms: async (form) => {
      const unread = [...CURRENCIES, ...UNITS].find((code) => !/^\d{1,2}$/.test(form.fields[`place.${code}`] ?? ''))
      return unread ? { errors: [{ field: `place.${unread}`, code: 'choice' }] } : saveTerms(form)
    },
    remove: async (form) => {
      const { currency = '' } = form.fields
      if (!isCurrency(currency)) return { errors: [{ field: '', code: 'choice' }] }
      return toFormResult(form.own.delete(PATH, { query: { currency } }), next(form))
    },
  },
}
