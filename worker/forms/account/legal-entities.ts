/** Legal entities that the organization trades as. */
import { NewLegalEntity } from '../../../domain/contract/legal-entities.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isInn, isUscc, plainNumber } from '../../../domain/tax-numbers.ts'
import { mismatches } from '../../api/organization/legal-entities/consistent.ts'
import { isTicked } from '../field-values.ts'
import type { FieldError } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { safeReturnPath } from '../sign-in/safe-return-path.ts'
import { apiButton, apiForm } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type ScreenForms,
  type SubmittedForm,
  toRemoved,
  withMessage,
} from './form-result.ts'
import { lookUpTaxNumber } from './tax-number-lookup.ts'

const ENTITY = '/api/profile/company/legal-entities/:id'

/** Fields that the register fills in. */
const REGISTERED = ['fullName', 'shortName', 'kpp', 'ogrn', 'address'] as const

/** Looks the tax number up, and fills in the fields of the register. */
const lookUp: FormHandler = (form) =>
  lookUpTaxNumber(form, 'fullName', 'prefilled', (entry) =>
    // What the register does not have is left as typed.
    Object.fromEntries(REGISTERED.filter((name) => entry[name] !== '').map((name) => [name, entry[name]])),
  )

/** A bank's number without spaces, in capital letters. */
const bankNumber = (text = '') => text.replace(/\s/g, '').toUpperCase()

/** Fills in bank and correspondent account by the BIC; nothing is saved. If the bank is not in the directory, the typed values stay. */
const lookUpBank: FormHandler = async ({ own, fields }) => {
  const bic = bankNumber(fields['bank.bic'])
  if (!/^\d{9}$/.test(bic)) return { errors: [], fields }
  const response = await own.get('/api/banks/:bic', { params: { bic } })
  if (response.status === 404) return { errors: [], fields }
  if (!response.ok) return { errors: await errorsOf(response) }
  const { name, correspondent } = (await response.json()).data
  return { errors: [], fields: { ...fields, 'bank.name': name, 'bank.correspondent': correspondent } }
}

function bankInput(fields: Fields) {
  const bank = {
    name: fields['bank.name']?.trim() ?? '',
    bic: bankNumber(fields['bank.bic']),
    account: bankNumber(fields['bank.account']),
    correspondent: bankNumber(fields['bank.correspondent']),
  }
  return Object.values(bank).some(Boolean) ? bank : null
}

const toList = withMessage('legalEntities', 'saved')

/** No two entities have the same tax number and KPP, and the numbers of one entity go together. */
async function entityRules({ own, fields }: SubmittedForm): Promise<FieldError[]> {
  const [taxNumber, kpp, ogrn] = [fields.taxNumber, fields.kpp, fields.ogrn].map((text = '') => plainNumber(text))
  if (!taxNumber || kpp === undefined || ogrn === undefined || !(isInn(taxNumber) || isUscc(taxNumber))) return []
  const response = await own.get('/api/profile/company/legal-entities')
  const entities = response.ok ? (await response.json()).data : []
  const isTaken = entities.some((one) => one.id !== fields.entity && one.taxNumber === taxNumber && one.kpp === kpp)
  return [
    ...(isTaken ? [{ field: 'taxNumber', code: 'legal-entity.exists' }] : []),
    ...mismatches({ taxNumber, kpp, ogrn }).map(({ path, code }) => ({ field: path, code })),
  ]
}

const save = apiForm({
  schema: NewLegalEntity,
  // The schema takes its own fields and ignores the others.
  input: ({ fields }) => ({ ...fields, bank: bankInput(fields), main: isTicked(fields.main) }),
  send({ own, fields: { entity: id } }, json, headers) {
    return id
      ? own.patch(ENTITY, { params: { id }, json, headers })
      : own.post('/api/profile/company/legal-entities', { json, headers })
  },
  // Back to the screen that needs it, such as a quote.
  next: (form) => safeReturnPath(form.query.next) ?? toList(form),
  beside: { 'legal-entity.exists': 'taxNumber' },
  rules: entityRules,
})

const paramsOf = ({ fields }: SubmittedForm) => ({ id: fields.entity ?? '' })

const makeMain = apiButton({
  send: (form, headers) => form.own.patch(ENTITY, { params: paramsOf(form), json: { main: true }, headers }),
  next: toList,
})

const remove: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete(ENTITY, { params: paramsOf(form) }),
    personalHref('legalEntities', form.locale, { done: 'removed', undo: paramsOf(form).id }),
  )

const restore = apiButton({
  send: (form, headers) => form.own.post(`${ENTITY}/restore`, { params: paramsOf(form), headers }),
  next: withMessage('legalEntities', 'restored'),
})

export const legalEntityForms: ScreenForms<'legalEntities'> = {
  legalEntities: { look: lookUp, bank: lookUpBank, save, main: makeMain, remove, restore },
}
