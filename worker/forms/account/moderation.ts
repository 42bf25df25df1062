import { FACTS } from '../../../domain/contract/moderation.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import {
  type Actions,
  type Answer,
  edit,
  type FieldFault,
  faultsOf,
  type Submitted,
  toFormResult,
} from './form-result.ts'

const COMPANY = { approve: 'active', refuse: 'draft' } as const
const PRODUCT = { approve: 'published', refuse: 'rejected' } as const
type Word = keyof typeof COMPANY

const saved = ({ locale }: Submitted) => personalHref('admin', locale, { done: 'saved' })
const wordOf = ({ fields }: Submitted): Word => (fields.decision === 'approve' ? 'approve' : 'refuse')

/** One decision. @param seen version that the moderator has looked at */
async function judge(form: Submitted, kind: string, id: string, seen: string): Promise<Answer> {
  const { own, fields } = form
  const headers = await edit({ ...fields, id, version: seen })
  const word = wordOf(form)
  const reason = fields.reason ?? ''
  return kind === 'company'
    ? own.patch('/app/admin/companies/:id/status', { params: { id }, json: { status: COMPANY[word], reason }, headers })
    : own.patch('/app/admin/products/:id/status', { params: { id }, json: { status: PRODUCT[word], reason }, headers })
}

const decide = (form: Submitted) => {
  const { kind = '', id = '', version: seen = '' } = form.fields
  return toFormResult(judge(form, kind, id, seen), saved(form))
}

/** A ticked row: its kind, its id; its value is the version that was looked at. */
const TICKED = /^on\.(company|product)\.([0-9a-z]{16})$/
/** Two queues of a page each. */
const MOST = 200

/** The same decision about many. What was refused is told at its row, the others are decided. */
async function decideMany(form: Submitted) {
  const faults: FieldFault[] = []
  const ticked = Object.entries(form.fields).flatMap(([name, seen]) => {
    const [, kind, id] = TICKED.exec(name) ?? []
    return kind && id ? [{ kind, id, seen }] : []
  })
  // One after the other, companies first: a product can be approved once its company is.
  const companiesFirst = ticked.toSorted((one, other) => one.kind.localeCompare(other.kind))
  for (const { kind, id, seen } of companiesFirst.slice(0, MOST)) {
    const answer = await judge(form, kind, id, seen)
    const [fault] = answer.ok ? [] : await faultsOf(answer)
    if (fault) faults.push({ field: id, code: fault.field === 'reason' ? 'reason.required' : fault.code })
  }
  return faults.length > 0 ? { faults } : { place: saved(form) }
}

async function verify(form: Submitted) {
  const { own, fields, locale } = form
  const fact = FACTS.find((one) => one === fields.fact) ?? FACTS[0]
  const json = { fact, source: { [locale]: fields.source ?? '' }, checkedAt: fields.checkedAt ?? '' }
  return toFormResult(
    own.post('/app/admin/companies/:id/verifications', {
      params: { id: fields.id ?? '' },
      json,
      headers: await edit(fields),
    }),
    saved(form),
  )
}

/** Forms of the house. */
export const moderation: Partial<Record<PersonalName, Actions>> = { admin: { decide, many: decideMany, verify } }
