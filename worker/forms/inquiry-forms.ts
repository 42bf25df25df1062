/** The forms in which buyers ask suppliers for a price, and change what they have sent. */
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { ApiResponse } from '../../domain/api-client.ts'
import { CHOSEN_SUPPLIER_PREFIX, RECEIPT_SEPARATOR } from '../../domain/category-inquiry.ts'
import { NewInquiry } from '../../domain/contract/new-inquiry.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import { chosenSuppliers, sendToEach } from './category-inquiry.ts'
import { isTicked, namesAfter, readQuantity } from './field-values.ts'
import { byField, parseForm, readErrors } from './parse-form.ts'
import {
  type DrawScreen,
  type Fields,
  idempotencyKey,
  redirectAfterPost,
  redisplay,
  sameOriginForm,
} from './plain-form.ts'
import { sameOriginFormWithFiles, submissionOf } from './request-files.ts'
import { savePlace } from './saved-place.ts'
import { redisplayedWith, sentForm, VISITOR_LIMITS } from './sent-form.ts'
import { visitorHeaders } from './visitor-headers.ts'
import { buyerInput, wishesInput } from './writer-fields.ts'

/** A valid id, so that the other fields are validated while no supplier is chosen. */
const NO_SUPPLIER = '0'.repeat(16)

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

const inquiry = (draw: DrawScreen) =>
  sentForm(draw, {
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

/** Publishes to all suppliers what none of those asked sells, or ends that. */
async function changeOpen(c: Context<EdgeEnv>, draw: DrawScreen, receipt: string, { action, token }: Fields) {
  const own = createOwnClient(c)
  const open = { params: { receipt } }
  const changed =
    action === 'publish'
      ? await own.post('/api/requests/:receipt/open', { ...open, json: { token: token || null } })
      : await own.delete('/api/requests/:receipt/open', open)
  if (changed.ok) return redirectAfterPost(c, personalHref('inquiry', c.var.locale, { sent: receipt }))
  const [{ code } = { code: 'unexpected' }] = await readErrors(changed)
  return redisplay(c, draw, { fields: {}, errors: { open: code } })
}

async function withdraw(c: Context<EdgeEnv>, draw: DrawScreen, receipt: string) {
  const own = createOwnClient(c)
  const one = await own.delete('/api/inquiries/:receipt', { params: { receipt } })
  // It may be the receipt of a request to several suppliers, which is not that of an inquiry.
  const response = one.status === 404 ? await own.delete('/api/requests/:receipt', { params: { receipt } }) : one
  if (response.ok || response.status === 404)
    return redirectAfterPost(c, personalHref('inquiry', c.var.locale, { withdrawn: '1' }))
  return redisplay(c, draw, { fields: {}, errors: byField(await readErrors(response)) })
}

/** Posted to the buyer's copy of an inquiry, which the receipt in the address identifies. */
const changeSent = (draw: DrawScreen) =>
  sameOriginForm(async (c, fields) => {
    const receipt = c.req.query('sent') ?? ''
    const isOpen = fields.action === 'publish' || fields.action === 'close-open'
    return isOpen ? changeOpen(c, draw, receipt, fields) : withdraw(c, draw, receipt)
  }, VISITOR_LIMITS)

/** The form at /inquiry, and that of the copy of an inquiry which was sent. */
export function inquiryForms(draw: DrawScreen) {
  const send = inquiry(draw)
  const change = changeSent(draw)
  return (c: Context<EdgeEnv>) => (c.req.query('sent') ? change(c) : send(c))
}

/**
 * The form in which a buyer asks several suppliers of a category: an inquiry to each of them. When the form is sent again, those already
 * sent are not repeated.
 */
export const categoryInquiry = (draw: DrawScreen) =>
  sameOriginFormWithFiles(
    draw,
    async (c, { fields, files, faults }) => {
      const refused = redisplayedWith(c, draw, fields)
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
    VISITOR_LIMITS,
  )
