/** Legal entities that the organization trades as. */
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import type { Fields } from '../plain-form.ts'
import { type Actions, edit, faultsOf, once, type Submitted, settleGone, toFormResult } from './form-result.ts'

/** What the register tells, by the fields' names. */
const TOLD = ['fullName', 'shortName', 'kpp', 'ogrn', 'address'] as const

/** Looks the number up, so that its name and the other numbers stand there already. */
async function lookUp({ own, fields }: Submitted) {
  const answer = await own.get('/dev/legal_entry', { query: { taxNumber: fields.taxNumber ?? '' } })
  if (answer.status === 404) return { faults: [{ field: 'fullName', code: 'not-found' }] }
  if (!answer.ok) return { faults: await faultsOf(answer) }
  const { data } = await answer.json()
  // What the register does not know stays as typed.
  const told = Object.fromEntries(TOLD.filter((name) => data[name] !== '').map((name) => [name, data[name]]))
  return { faults: [{ field: 'fullName', code: 'prefilled' }], fields: { ...fields, ...told } }
}

/** As banks write numbers: no spaces, letters large. */
const plain = (text = '') => text.replace(/\s/g, '').toUpperCase()

function bankOf(fields: Fields) {
  const [name, bic] = [fields['bank.name']?.trim() ?? '', plain(fields['bank.bic'])]
  const [account, correspondent] = [plain(fields['bank.account']), plain(fields['bank.correspondent'])]
  return name || bic || account || correspondent ? { name, bic, account, correspondent } : null
}

const toList = ({ locale }: Submitted, done: string) => personalHref('legalEntities', locale, { done })

const TAKEN = { 'legal-entity.exists': 'taxNumber' }

async function save(form: Submitted) {
  const { own, fields } = form
  const { taxNumber = '', fullName = '', shortName = '', kpp = '', ogrn = '', address = '', entity: id = '' } = fields
  const main = fields.main === 'on'
  const json = { taxNumber, fullName, shortName, kpp, ogrn, address, bank: bankOf(fields), main }
  const headers = await edit(fields)
  const answer =
    id === ''
      ? own.post('/api/profile/company/legal-entities', { json, headers })
      : own.patch('/api/profile/company/legal-entities/:id', { params: { id }, json, headers })
  return toFormResult(answer, toList(form, 'saved'), TAKEN)
}

const entityOf = ({ fields }: Submitted) => ({ id: fields.entity ?? '' })

async function makeMain(form: Submitted) {
  const params = entityOf(form)
  const headers = await once(form.fields)
  return toFormResult(
    form.own.patch('/api/profile/company/legal-entities/:id', { params, json: { main: true }, headers }),
    toList(form, 'saved'),
  )
}

function remove(form: Submitted) {
  const params = entityOf(form)
  const place = personalHref('legalEntities', form.locale, { done: 'removed', undo: params.id })
  return settleGone(() => form.own.delete('/api/profile/company/legal-entities/:id', { params }), place)
}

async function restore(form: Submitted) {
  const params = entityOf(form)
  return toFormResult(
    form.own.post('/api/profile/company/legal-entities/:id/restore', { params, headers: await once(form.fields) }),
    toList(form, 'restored'),
  )
}

export const legalEntities: Partial<Record<PersonalName, Actions>> = {
  legalEntities: { look: lookUp, save, main: makeMain, remove, restore },
}
