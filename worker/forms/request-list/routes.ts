/** The forms of /request-list: a list is pasted or uploaded, edited line by line, and sent to the suppliers of its products. */
import type { Context } from 'hono'
import { MAX_SENT_LIST_LENGTH, type Repeated } from '../../../domain/contract/request-lists.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isVatBasis } from '../../../domain/price-basis.ts'
import { parseList } from '../../../domain/request-list/parse-list.ts'
import { printList } from '../../../domain/request-list/print-list.ts'
import { readWanted } from '../../../domain/request-list/wanted.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { createOwnClient } from '../../gateway/client.ts'
import { isFromOurPage, refuseForm } from '../../gateway/same-origin.ts'
import { isTicked } from '../field-values.ts'
import { byField, type FieldError, readErrors } from '../parse-form.ts'
import {
  type DrawScreen,
  type Fields,
  idempotencyKey,
  isPlainForm,
  type PostedForms,
  readValues,
  redirectAfterPost,
  redisplay,
} from '../plain-form.ts'
import { type FormWithFiles, sameOriginFormWithFiles, submissionOf } from '../request-files.ts'
import { savePlace } from '../saved-place.ts'
import { visitorHeaders } from '../visitor-headers.ts'
import { readChange } from './fields.ts'
import { readFile } from './read-file.ts'
import { readUpload } from './read-upload.ts'
import { toRequest } from './to-request.ts'
import { UnusableFile } from './unusable-file.ts'
import { NoMemory, type Reserve, withMemory } from './upload-memory.ts'

/** Fifty lines of 300 characters, each of up to nine bytes, with their other fields. */
const LIMITS = { bytes: 400_000, characters: 20_000 }

const address = (c: Context<EdgeEnv>, query: Record<string, string | undefined>) =>
  personalHref('requestList', c.var.locale, query)

/** Whether the contact is hidden: by the form's box, or, while the screen does not show the contact fields yet, by the address. */
const hidden = (c: Context<EdgeEnv>, fields: Fields): string | undefined => {
  if (fields.name === undefined) return c.req.query('hide')
  return isTicked(fields.showContact) ? undefined : '1'
}

type ListText = { text: string; typed: string } | { error: string; typed: string }

/** The text that was pasted, or that of the file. */
async function readText(c: Context<EdgeEnv>, reserve: Reserve): Promise<ListText> {
  const upload = await readUpload(c, reserve)
  if ('error' in upload) return { error: 'too-long', typed: '' }
  const { text, file } = upload
  if (!file) return { text, typed: text }
  const read = await readFile(file, c.var.locale, reserve).catch((error: unknown) => {
    if (error instanceof UnusableFile) return null
    throw error
  })
  return read === null ? { error: 'file', typed: text } : { text: read, typed: text }
}

/** `readText` within the limit on memory for lists. */
const readWithin = (c: Context<EdgeEnv>): Promise<ListText> =>
  withMemory((reserve) => readText(c, reserve)).catch((error: unknown) => {
    if (error instanceof NoMemory) return { error: 'busy', typed: '' }
    throw error
  })

/** Stores a list. It is parsed here first, so that only what is needed of a wide table is sent. */
async function create(c: Context<EdgeEnv>, draw: DrawScreen): Promise<Response> {
  if (!isFromOurPage(c)) return refuseForm(c, 403)
  if (!c.req.header('Content-Type')?.startsWith('multipart/form-data')) return refuseForm(c, 415)
  const read = await readWithin(c)
  const refused = (code: string) => redisplay(c, draw, { fields: { text: read.typed }, errors: { text: code } })
  if ('error' in read) return refused(read.error)
  const { locale } = c.var
  const parsed = parseList(read.text, locale)
  if ('refused' in parsed) return refused(parsed.refused)
  const text = printList(parsed.lines, locale)
  if (text.length > MAX_SENT_LIST_LENGTH) return refused('too-long')
  const headers = visitorHeaders(c)
  const json = { text, aside: parsed.aside }
  const response = await createOwnClient(c).post('/api/request-lists', { json, query: { locale }, headers })
  if (response.ok) return redirectAfterPost(c, address(c, { list: (await response.json()).data.token }))
  const [{ code } = { code: 'unexpected' }] = await readErrors(response)
  return refused(code)
}

/** @returns the order or request that is to be repeated; null for a form of products */
function readRepeated(values: URLSearchParams): Repeated | null {
  const [kind] = (['order', 'request'] as const).filter((one) => values.has(one))
  return kind ? { kind, id: values.get(kind) ?? '' } : null
}

/** Stores a list of the products that were ticked on a page, or that a list or a comparison has (domain/request-list/wanted.ts), or of what is repeated. */
async function createOf(c: Context<EdgeEnv>, draw: DrawScreen): Promise<Response> {
  if (!isFromOurPage(c)) return refuseForm(c, 403)
  const values = await readValues(c, LIMITS.bytes)
  if (!values) return refuseForm(c, 415)
  const refused = (code: string) => redisplay(c, draw, { fields: {}, errors: { text: code } })
  const vat = values.get('vat') || undefined
  if (vat && !isVatBasis(vat)) return refuseForm(c, 422)
  const repeat = readRepeated(values)
  const products = repeat ? [] : readWanted(values.getAll('ids'))
  if (!products) return refused('none-chosen')
  const request = { json: { products, repeat }, query: { locale: c.var.locale }, headers: visitorHeaders(c) }
  const response = await createOwnClient(c).post('/api/request-lists', request)
  // The button is on the page of the order or request: the sign-in returns there, so that it can be pressed again.
  if (response.status === 401 && repeat)
    return redirectAfterPost(
      c,
      personalHref('signIn', c.var.locale, { next: personalHref(repeat.kind, c.var.locale, repeat.id) }),
    )
  if (response.ok) {
    const { token, lines } = (await response.json()).data
    return redirectAfterPost(
      c,
      address(c, {
        list: token,
        gone: lines < products.length ? String(products.length - lines) : undefined,
        hide: values.get('hide') ?? undefined,
        // The basis of the prices that the goods were chosen by, where that page had one.
        vat,
      }),
    )
  }
  const [{ code } = { code: 'unexpected' }] = await readErrors(response)
  return refused(code)
}

async function send(c: Context<EdgeEnv>, draw: DrawScreen, token: string, form: FormWithFiles): Promise<Response> {
  const { locale } = c.var
  const { fields } = form
  const refused = (errors: FieldError[]) => redisplay(c, draw, { fields, errors: byField(errors) })
  const made = await toRequest(c, token, form)
  if ('errors' in made) return refused(made.errors)
  const { json, chosen, named } = made
  const unsaved = await savePlace(c, fields)
  if (unsaved.length > 0) return refused(named(unsaved))
  const headers = { ...visitorHeaders(c), 'Idempotency-Key': await idempotencyKey({ ...submissionOf(fields), token }) }
  const response = await createOwnClient(c).post('/api/requests', { json, query: { locale }, headers })
  if (!response.ok) return refused(named(await readErrors(response)))
  const { receipt } = (await response.json()).data
  // The request is sent even where the list cannot record it because somebody is editing it.
  const request = { params: { token }, query: { locale }, json: { asked: chosen }, headers: visitorHeaders(c) }
  await createOwnClient(c).patch('/api/request-lists/:token', request)
  return redirectAfterPost(c, address(c, { list: token, hide: hidden(c, fields), sent: receipt }))
}

/** The fields without the lines that were put back: the others have other places now. */
const unrestored = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('aside.')))

/** Saves the lines of the page that was shown, and sends the list if that button was pressed. */
const edit = (draw: DrawScreen, token: string) =>
  sameOriginFormWithFiles(
    draw,
    async (c, { fields, ...attached }) => {
      const refused = (errors: FieldError[]) => redisplay(c, draw, { fields, errors: byField(errors) })
      const change = readChange(fields, c.var.locale)
      if ('errors' in change) {
        const request = fields.action === 'send' && (await toRequest(c, token, { ...attached, fields }))
        return refused([...change.errors, ...(request && 'errors' in request ? request.errors : [])])
      }
      const headers = { ...visitorHeaders(c), ...(fields.version && { 'If-Match': `"${fields.version}"` }) }
      const request = { params: { token }, query: { locale: c.var.locale }, json: change.value, headers }
      const response = await createOwnClient(c).patch('/api/request-lists/:token', request)
      if (!response.ok) return refused(await readErrors(response))
      const saved = response.headers.get('ETag')?.replace(/\D/g, '') ?? ''
      if (fields.action === 'send')
        return send(c, draw, token, { ...attached, fields: { ...unrestored(fields), version: saved, added: '' } })
      return redirectAfterPost(
        c,
        address(c, {
          list: token,
          page: c.req.query('page'),
          hide: hidden(c, fields),
          vat: c.req.query('vat'),
          saved: '1',
        }),
      )
    },
    LIMITS,
  )

/** @param draw the page that was posted to, with what was typed (`posted`) */
export const requestListForms = (draw: DrawScreen): PostedForms => ({
  '/request-list': (c) => {
    const token = c.req.query('list')
    if (token) return edit(draw, token)(c)
    return isPlainForm(c) ? createOf(c, draw) : create(c, draw)
  },
})
