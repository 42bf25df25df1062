import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import { NOTIFICATIONS } from '../../../domain/contract/profile.ts'
import { isLocale } from '../../../domain/locale.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { type Actions, faultsOf, once, type Submitted, settleGone, settleSent, toFormResult } from './form-result.ts'

/** Looks the number up, so that the name stands there already. */
async function lookUp({ own, fields }: Submitted) {
  const answer = await own.get('/dev/legal_entry', { query: { taxNumber: fields.taxNumber ?? '' } })
  if (answer.status === 404) return { faults: [{ field: 'name', code: 'not-found' }] }
  if (!answer.ok) return { faults: await faultsOf(answer) }
  const { data } = await answer.json()
  const name = data.shortName || data.fullName
  return { faults: [{ field: 'name', code: 'found' }], fields: { ...fields, name } }
}

async function found({ own, fields, locale }: Submitted) {
  const kind = COMPANY_KINDS.find((one) => one === fields.kind) ?? 'supplier'
  const json = { taxNumber: fields.taxNumber ?? '', name: fields.name ?? '', kind }
  return toFormResult(
    own.post('/dev/profile/start', { json, headers: await once(fields) }),
    personalHref('profile', locale, { done: 'founded' }),
  )
}

async function save({ own, fields, locale }: Submitted) {
  const notifications = Object.fromEntries(NOTIFICATIONS.map((name) => [name, fields[`notify.${name}`] === 'on']))
  const json = { name: fields.name ?? '', locale: isLocale(fields.locale) ? fields.locale : locale, notifications }
  return toFormResult(
    own.patch('/api/profile', { json, headers: await once(fields) }),
    personalHref('settings', locale, { done: 'saved' }),
  )
}

const toSettings = ({ locale }: Submitted) => personalHref('settings', locale, { done: 'ended' })

async function accept({ own, fields, locale }: Submitted) {
  return toFormResult(
    own.post('/api/profile/invitations/:id/accept', {
      params: { id: fields.invitation ?? '' },
      headers: await once(fields),
    }),
    personalHref('profile', locale, { done: 'joined' }),
  )
}

const decline = ({ own, fields, locale }: Submitted) =>
  settleGone(
    () => own.delete('/api/profile/invitations/:id', { params: { id: fields.invitation ?? '' } }),
    personalHref('start', locale, { done: 'declined' }),
  )

/** Forms of the person's own account. */
export const account: Partial<Record<PersonalName, Actions>> = {
  start: { look: lookUp, found, accept, decline },
  settings: {
    save,
    'end-session': (form) =>
      settleGone(
        () => form.own.delete('/api/profile/sessions/:id', { params: { id: form.fields.session ?? '' } }),
        toSettings(form),
      ),
    'end-others': (form) => toFormResult(form.own.delete('/api/profile/sessions'), toSettings(form)),
    'erasure-code': async ({ own, fields, locale }) =>
      settleSent(
        own.post('/api/profile/erasure-code', { headers: await once(fields) }),
        personalHref('settings', locale, { done: 'code' }),
      ),
    async erase({ own, fields, locale }) {
      const answer = await own.delete('/api/profile', { json: { code: fields.code ?? '' } })
      return answer.ok ? { place: `/${locale}`, signedOut: true } : { faults: await faultsOf(answer) }
    },
  },
}
