/** The forms of every visitor, signed in or not: an inquiry to a supplier, a lead. */
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { ApiResponse } from '../../domain/api-client.ts'
import { CHOSEN_SUPPLIER_PREFIX, RECEIPT_SEPARATOR } from '../../domain/category-inquiry.ts'
import { LEAD_PAGES, NewLead } from '../../domain/contract/leads.ts'
import { NewInquiry } from '../../domain/contract/new-inquiry.ts'
import { NewReport, ReportAppeal } from '../../domain/contract/reports.ts'
import type { Locale } from '../../domain/locale.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import { href } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient, createOwnClient } from '../gateway/client.ts'
import { chosenSuppliers, sendToEach } from './category-inquiry.ts'
import { conversationForms } from './conversation.ts'
import { isTicked, namesAfter, readQuantity } from './field-values.ts'
import { byField, type FieldError, type FormInput, parseForm, readErrors } from './parse-form.ts'
import {
  type DrawScreen,
  type Fields,
  guarded,
  idempotencyKey,
  type PostedForms,
  redirectAfterPost,
  redisplay,
} from './plain-form.ts'
import { guardedFiles, submissionOf } from './request-files.ts'
import { requestListForms } from './request-list/routes.ts'
import { savePlace } from './saved-place.ts'
import { visitorHeaders } from './visitor-headers.ts'
import { buyerInput, wishesInput, writerInput } from './writer-fields.ts'

/** A message of 5,000 characters, each of up to nine bytes when URL-encoded, and the other fields. */
const LIMITS = { bytes: 64_000, characters: 5000 }

interface SentForm<Schema extends v.GenericSchema, Sent> {
  /** Schema of the call's body. */
  schema: Schema
  /** The values of the fields, for the schema to parse. */
  input: (fields: Fields, locale: Locale, files: string[]) => FormInput<Schema>
  send: (
    c: Context<EdgeEnv>,
    json: v.InferOutput<Schema>,
    headers: Record<string, string>,
    fields: Fields,
  ) => Promise<ApiResponse<Sent>>
  /** Address of the page of thanks, from the API's response. */
  thanks: (c: Context<EdgeEnv>, sent: Sent) => string
}

/** A valid id, so that the other fields are validated while no supplier is chosen. */
const NO_SUPPLIER = '0'.repeat(16)

/** Fields whose names differ from the API's: a contact with neither address nor phone is reported at the first of them. */
const NAMES: Record<string, string> = { contact: 'email', files: 'file', 'lines.0.suppliers': 'to', lines: 'to' }

/** 'contact.email' → 'email', 'lines.0.quantity' → 'quantity' */
const fieldOf = (path: string): string => NAMES[path] ?? path.replace(/^(?:contact|wishes|lines\.0)\./, '')

/** Sends an inquiry; if other suppliers are ticked, a request with the same line to all of them. */
function sendInquiry(
  c: Context<EdgeEnv>,
  json: v.InferOutput<typeof NewInquiry>,
  headers: Record<string, string>,
  fields: Fields,
): Promise<ApiResponse<{ data: { receipt: string } }>> {
  const suppliers = namesAfter(fields, CHOSEN_SUPPLIER_PREFIX).filter((id) =>
    isTicked(fields[CHOSEN_SUPPLIER_PREFIX + id]),
  )
  const own = createOwnClient(c)
  const query = { locale: c.var.locale }
  if (suppliers.length === 0) return own.post('/api/inquiries', { json, query, headers })
  const { product, variant, quantity, supplier: _, ...request } = json
  const line = { product, variant, quantity, suppliers }
  return own.post('/api/requests', { json: { ...request, lines: [line] }, query, headers })
}

/**
 * The handler of such a form. The same fields from the same person count as one sending: a second press, or a reload of the response, sends
 * nothing twice (docs/behaviour.md, "Idempotency").
 * @param draw the page that was posted to, with what was typed (`posted`)
 */
function sentForm<Schema extends v.GenericSchema, Sent>(
  draw: DrawScreen,
  { schema, input, send, thanks }: SentForm<Schema, Sent>,
) {
  return guardedFiles(
    draw,
    async (c, { fields, files, faults }) => {
      const parsed = parseForm(schema, input(fields, c.var.locale, files))
      const refused = (errors: FieldError[]) => {
        const named = errors.map(({ field, code }) => ({ field: fieldOf(field), code }))
        return redisplay(c, draw, { fields, errors: byField(named) })
      }
      if ('errors' in parsed || faults.length > 0)
        return refused(['errors' in parsed ? parsed.errors : [], faults].flat())
      const unsaved = await savePlace(c, fields)
      if (unsaved.length > 0) return refused(unsaved)
      const headers = {
        'Idempotency-Key': await idempotencyKey({ ...submissionOf(fields), path: c.var.resolved.path }),
        ...visitorHeaders(c),
      }
      const response = await send(c, parsed.value, headers, fields)
      if (response.ok) return redirectAfterPost(c, thanks(c, await response.json()))
      return refused(await readErrors(response))
    },
    LIMITS,
  )
}

/**
 * The form in which a buyer asks several suppliers of a category: an inquiry to each of them. When the form is sent again, those already
 * sent are not repeated.
 */
const categoryInquiry = (draw: DrawScreen) =>
  guardedFiles(
    draw,
    async (c, { fields, files, faults }) => {
      const refused = (errors: FieldError[]) => {
        const named = errors.map(({ field, code }) => ({ field: fieldOf(field), code }))
        return redisplay(c, draw, { fields, errors: byField(named) })
      }
      const chosen = chosenSuppliers(submissionOf(fields))
      const { message = '', ...writer } = fields
      const [supplier] = 'error' in chosen ? [NO_SUPPLIER] : chosen.suppliers
      const parsed = parseForm(NewInquiry, {
        supplier,
        message,
        files,
        wishes: wishesInput(writer),
        ...buyerInput(writer, c.var.locale),
      })
      if ('error' in chosen) return refused(['errors' in parsed ? parsed.errors : [], faults, chosen.error].flat())
      if ('errors' in parsed || faults.length > 0)
        return refused(['errors' in parsed ? parsed.errors : [], faults].flat())
      const unsaved = await savePlace(c, fields)
      if (unsaved.length > 0) return refused(unsaved)
      const { path } = c.var.resolved
      const outcome = await sendToEach(chosen.suppliers, async (supplier) => {
        const headers = {
          'Idempotency-Key': await idempotencyKey({ ...chosen.shared, path, supplier }),
          ...visitorHeaders(c),
        }
        const query = { locale: c.var.locale }
        return createOwnClient(c).post('/api/inquiries', { json: { ...parsed.value, supplier }, query, headers })
      })
      if ('refused' in outcome) return refused(await readErrors(outcome.refused))
      const thanks = { category: fields.category, sent: outcome.receipts.join(RECEIPT_SEPARATOR) }
      return redirectAfterPost(c, personalHref('categoryInquiry', c.var.locale, thanks))
    },
    LIMITS,
  )

/**
 * The form in which a buyer asks a supplier for a price, at /inquiry, and those of the landing pages, which are leads
 * (docs/behaviour.md, "Landing pages").
 * @param draw the page that was posted to, with what was typed (`posted`)
 */
export function visitorForms(draw: DrawScreen): PostedForms {
  const inquiry = sentForm(draw, {
    schema: NewInquiry,
    input: ({ product, variant, supplier, quantity, unit, message = '', ...writer }, locale, files) => ({
      product: product || undefined,
      variant: variant || undefined,
      supplier: supplier || undefined,
      quantity: readQuantity(quantity, locale, unit),
      message,
      files,
      wishes: wishesInput(writer),
      ...buyerInput(writer, locale),
    }),
    send: sendInquiry,
    thanks: (c, { data: { receipt } }) => personalHref('inquiry', c.var.locale, { sent: receipt }),
  })
  // Posted to the buyer's copy of an inquiry, which the receipt in the address identifies.
  const withdraw = guarded(async (c, { action, token }) => {
    const receipt = c.req.query('sent') ?? ''
    const own = createOwnClient(c)
    if (action === 'publish' || action === 'close-open') {
      const open = { params: { receipt } }
      const changed =
        action === 'publish'
          ? await own.post('/api/requests/:receipt/open', { ...open, json: { token: token || null } })
          : await own.delete('/api/requests/:receipt/open', open)
      if (changed.ok) return redirectAfterPost(c, personalHref('inquiry', c.var.locale, { sent: receipt }))
      const [{ code } = { code: 'unexpected' }] = await readErrors(changed)
      return redisplay(c, draw, { fields: {}, errors: { open: code } })
    }
    const one = await own.delete('/api/inquiries/:receipt', { params: { receipt } })
    // It may be the receipt of a request to several suppliers, which is not that of an inquiry.
    const response = one.status === 404 ? await own.delete('/api/requests/:receipt', { params: { receipt } }) : one
    if (response.ok || response.status === 404)
      return redirectAfterPost(c, personalHref('inquiry', c.var.locale, { withdrawn: '1' }))
    return redisplay(c, draw, { fields: {}, errors: byField(await readErrors(response)) })
  }, LIMITS)
  const report = sentForm(draw, {
    schema: NewReport,
    input: ({ kind, id, reason, message = '', ...writer }, locale) => ({
      kind,
      id,
      reason,
      message,
      ...writerInput(writer, locale),
    }),
    send: (c, json, headers) =>
      createOwnClient(c).post('/api/reports', { json, query: { locale: c.var.locale }, headers }),
    thanks: (c, { data: { receipt } }) => personalHref('report', c.var.locale, { receipt, done: 'sent' }),
  })
  // Posted to the report's page; the receipt in the address identifies the report and the side.
  const appeal = sentForm(draw, {
    schema: ReportAppeal,
    input: ({ message = '' }) => ({ message }),
    send: (c, json, headers, { receipt = '' }) =>
      createOwnClient(c).post('/api/reports/:receipt/appeal', { params: { receipt }, json, headers }),
    thanks: (c) => personalHref('report', c.var.locale, { receipt: c.req.query('receipt'), done: 'appealed' }),
  })
  const lead = (page: (typeof LEAD_PAGES)[number]) =>
    sentForm(draw, {
      schema: NewLead,
      input: ({ message = '', ...writer }, locale) => ({ page, message, ...writerInput(writer, locale) }),
      send: (c, json, headers) =>
        createClient(c).post('/api/leads', { json, query: { locale: c.var.locale }, headers }),
      thanks: (c) => `${href(page, c.var.locale, {}, { sent: '1' })}#write`,
    })
  const leads = Object.fromEntries(LEAD_PAGES.map((page) => [`/${page}`, lead(page)]))
  const inquiryForms = (c: Context<EdgeEnv>) => (c.req.query('sent') ? withdraw(c) : inquiry(c))
  return {
    '/inquiry': inquiryForms,
    '/inquiry/suppliers': categoryInquiry(draw),
    '/report': (c) => (c.req.query('receipt') ? appeal(c) : report(c)),
    '/conversation': conversationForms(draw),
    ...requestListForms(draw),
    ...leads,
  }
}
