/** Forms of the moderators. */
import {
  AllDecision,
  ChangeRefusal,
  CompanyDecision,
  ProductDecision,
  VerificationInput,
  VerificationQuery,
} from '../../../domain/contract/moderation.ts'
import { ReviewClaiming } from '../../../domain/contract/reviews.ts'
import { ID_PATTERN } from '../../../domain/ids.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isApproved } from '../../../domain/statuses/approved.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm, buttonStatus, chosenBy, writeHeaders } from './api-form.ts'
import { decideClaim } from './claims.ts'
import { ownershipForms } from './company-merges.ts'
import { confirmed } from './confirmed.ts'
import { rerunDeadLetters } from './dead-letters.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'
import { backToView, idParams, saved, stayed } from './review-place.ts'

type Kind = 'company' | 'product'

const DECIDED = {
  company: { approve: 'active', refuse: 'draft' },
  product: { approve: 'published', refuse: 'rejected' },
} as const

/**
 * The status that a button sets, after the one that the moderator has seen: approving leaves a hidden one hidden.
 * @returns '', which the schema refuses, for an unknown decision, and for a form that does not say what was seen
 */
const statusAfter =
  (kind: Kind) =>
  ({ decision = '', status }: Fields): string => {
    const known = ['approve' as const, 'refuse' as const].find((one) => one === decision)
    if (!status || !known) return ''
    return known === 'approve' && status === 'hidden' ? status : DECIDED[kind][known]
  }

const setCompanyStatus = (statusOf: (fields: Fields) => string) =>
  apiForm({
    schema: CompanyDecision,
    input: ({ fields }) => ({ status: statusOf(fields), reason: fields.reason }),
    send: (form, json, headers) =>
      form.own.patch('/app/admin/companies/:id/status', { params: idParams(form), json, headers }),
    next: saved,
    fieldOf: buttonStatus,
  })

const setProductStatus = (statusOf: (fields: Fields) => string, next: (form: SubmittedForm) => string) =>
  apiForm({
    schema: ProductDecision,
    input: ({ fields }) => ({ status: statusOf(fields), reason: fields.reason }),
    send: (form, json, headers) =>
      form.own.patch('/app/admin/products/:id/status', { params: idParams(form), json, headers }),
    next,
    fieldOf: buttonStatus,
  })

const REFUSED_CHANGE = {
  company: '/app/admin/companies/:id/refused-change',
  product: '/app/admin/products/:id/refused-change',
} as const
const RESTORED_CHANGE = {
  company: '/app/admin/companies/:id/refused-change/restore',
  product: '/app/admin/products/:id/refused-change/restore',
} as const

/** The queue, with the button that undoes the refusal. */
const refusedView = (form: SubmittedForm): string => backToView(form, { undo: `${form.fields.kind}.${form.fields.id}` })

const refuseChange = (kind: Kind) =>
  apiForm({
    schema: ChangeRefusal,
    input: ({ fields: { reason } }) => ({ reason }),
    send: (form, json, headers) => form.own.post(REFUSED_CHANGE[kind], { params: idParams(form), json, headers }),
    next: refusedView,
  })

const restoreChangeOf = (kind: Kind) =>
  apiButton({
    send: (form, headers) => form.own.post(RESTORED_CHANGE[kind], { params: idParams(form), headers }),
    next: saved,
  })

const restoreChange = chosenBy('kind', {
  company: restoreChangeOf('company'),
  product: restoreChangeOf('product'),
})

/** What buyers see of something approved stays as it was approved: only its change is refused. Taking all of it off the site is another form. */
const decideOn =
  (kind: Kind, decideOnWhole: FormHandler): FormHandler =>
  (form) => {
    const { decision, status = '' } = form.fields
    return decision === 'refuse' && isApproved(status) ? refuseChange(kind)(form) : decideOnWhole(form)
  }

const decide = chosenBy('kind', {
  company: decideOn('company', setCompanyStatus(statusAfter('company'))),
  product: decideOn('product', setProductStatus(statusAfter('product'), saved)),
})

/** A ticked row: the name has its kind and id, the value the version that the moderator has seen. */
const TICKED = new RegExp(String.raw`^on\.(company|product)\.(${ID_PATTERN})$`)
/** Both queues of a page together. */
const MAX_TICKED = 200

/** One decision about many: an error is shown in its row, and the other rows are decided. */
const decideMany: FormHandler = async (form) => {
  const { fields } = form
  // Reported once, at the field that all rows share, before anything is decided.
  if (fields.decision === 'refuse' && !fields.reason?.trim()) return { errors: [{ field: 'reason', code: 'required' }] }
  const errors: FieldError[] = []
  const ticked = Object.entries(fields).flatMap(([name, version]) => {
    const [, kind, id] = TICKED.exec(name) ?? []
    const status = fields[`is.${id}`]
    return kind && id ? [{ kind, id, version, ...(status && { status }) }] : []
  })
  // One after the other, companies first: a product can be approved once its company is.
  const companiesFirst = ticked.toSorted((one, other) => one.kind.localeCompare(other.kind))
  if (companiesFirst.length > MAX_TICKED) return { errors: [{ field: '', code: 'input.invalid' }] }
  for (const one of companiesFirst) {
    const result = await decide({ ...form, fields: { ...fields, ...one } })
    const [error] = 'errors' in result ? result.errors : []
    if (error) errors.push({ field: one.id, code: error.code })
  }
  return errors.length > 0 ? { errors } : { location: saved(form) }
}

/** Steps of one press: enough for two thousand products, within the number of queries that one request may make. */
const MAX_STEPS = 10

/** One decision about all waiting products of a company, step by step; what is left needs another press. */
const decideAll: FormHandler = async (form) => {
  const { own, fields } = form
  const { company = '', decision = '', reason, until } = fields
  const parsed = parseForm(AllDecision, {
    status: statusAfter('product')({ decision, status: 'moderation' }),
    reason,
    until,
  })
  if ('errors' in parsed)
    return { errors: parsed.errors.map(({ field, code }) => ({ field: buttonStatus(field), code })) }
  let left = 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const headers = await writeHeaders({ once: fields.once ?? '', company, decision, step: String(step) })
    const response = await own.post('/app/admin/companies/:id/decisions', {
      params: { id: company },
      json: parsed.value,
      headers,
    })
    if (!response.ok) return { errors: await errorsOf(response) }
    const { data } = await response.json()
    left = data.left
    if (left === 0 || data.decided === 0) break
  }
  return { location: backToView(form, left > 0 ? { left } : {}) }
}

const takeOff = confirmed(
  chosenBy('kind', {
    company: setCompanyStatus(() => 'blocked'),
    product: setProductStatus(() => 'rejected', stayed),
  }),
)

const bringCompanyBack = apiButton({
  send: (form, headers) => form.own.post('/app/admin/companies/:id/restore', { params: idParams(form), headers }),
  next: saved,
})

const bringProductBack = apiButton({
  send: (form, headers) => form.own.post('/app/admin/products/:id/restore', { params: idParams(form), headers }),
  next: stayed,
})

const bringBack = chosenBy('kind', { company: bringCompanyBack, product: bringProductBack })

const verify = apiForm({
  schema: VerificationInput,
  // The source is written in one language only, that of the page.
  input: ({ fields: { fact, source, checkedAt }, locale }) => ({ fact, source: { [locale]: source }, checkedAt }),
  send: (form, json, headers) =>
    form.own.post('/app/admin/companies/:id/verifications', { params: idParams(form), json, headers }),
  next: saved,
})

const CLAIM = {
  deskCompany: '/api/operator/reviews/companies/:id/claim',
  productReview: '/api/operator/reviews/products/:id/claim',
} as const

/** Claims a review that another operator has on the screen. */
const takeOver = (screen: keyof typeof CLAIM) =>
  apiForm({
    schema: ReviewClaiming,
    input: () => ({ takeOver: true }),
    send: ({ own, id }, json, headers) => own.put(CLAIM[screen], { params: { id }, json, headers }),
    next: ({ id, query, locale }) => personalHref(screen, locale, id, query),
  })

/** Undoes what was recorded about a company. */
const unverify: FormHandler = (form) => {
  const parsed = parseForm(VerificationQuery, { fact: form.fields.fact })
  if ('errors' in parsed) return Promise.resolve(parsed)
  return toRemoved(
    async () =>
      form.own.delete('/app/admin/companies/:id/verifications', {
        params: idParams(form),
        query: parsed.value,
        headers: await writeHeaders(form.fields),
      }),
    saved(form),
  )
}

export const moderationForms: ScreenForms<'admin' | 'deskCompany' | 'productReview'> = {
  deskCompany: {
    decide,
    takeOff,
    bringBack,
    restoreChange,
    verify,
    unverify,
    takeOver: takeOver('deskCompany'),
    ...ownershipForms,
  },
  productReview: { decide, takeOff, bringBack, restoreChange, takeOver: takeOver('productReview') },
  admin: {
    decide,
    many: decideMany,
    all: decideAll,
    takeOff,
    bringBack,
    restoreChange,
    verify,
    claim: decideClaim,
    rerun: rerunDeadLetters,
  },
}
