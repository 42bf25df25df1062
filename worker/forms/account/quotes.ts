/** The forms of a quote, of its supplier and its buyer. */
import { QuoteAcceptance } from '../../../domain/contract/order-acceptance.ts'
import { QuoteInput } from '../../../domain/contract/quote-input.ts'
import { QuoteRefusal } from '../../../domain/contract/quotes.ts'
import { MAX_QUOTE_LINES } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { isUnit } from '../../../domain/trade-terms.ts'
import { utcDay } from '../../../domain/utc-day.ts'
import { filledRows, inRow, isTicked, readDecimal, readWhole } from '../field-values.ts'
import type { FieldError, FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type FormHandler, retryOutdated, type ScreenForms, type SubmittedForm, withMessage } from './form-result.ts'

const OWN = '/api/profile/company/inquiries/:id/quote'
const RECEIVED = '/api/profile/requests/:id/quote'

/** Number of rows that the button for more rows adds. */
const ADDED = 3

/** Rows that are sent: those with a price, and rows that the supplier has added, which are refused without one. */
const offeredRows = (fields: Fields): number[] =>
  filledRows(fields, 'lines', (row) => {
    const isAdded = !fields[`${row}.line`]
    return Boolean(fields[`${row}.price`]?.trim() || (isAdded && fields[`${row}.name`]?.trim()))
  }).slice(0, MAX_QUOTE_LINES)

/** A typed number as a decimal text; what cannot be read goes to the schema, which refuses it. */
function decimalText(text: string | undefined, locale: Locale) {
  const number = readDecimal(text, locale)
  return typeof number === 'number' ? String(number) : number
}

function lineInput(fields: Fields, at: number, locale: Locale) {
  const row = `lines.${at}`
  const position = fields[`${row}.line`]
  const unit = fields[`${row}.unit`]
  const from = readWhole(fields[`${row}.from`], locale)
  const to = readWhole(fields[`${row}.to`], locale)
  return {
    line: position ? Number(position) : null,
    name: fields[`${row}.name`] ?? '',
    article: fields[`${row}.article`] ?? '',
    note: fields[`${row}.note`] ?? '',
    alternative: isTicked(fields[`${row}.alternative`]),
    quantity: decimalText(fields[`${row}.quantity`], locale) ?? undefined,
    unit: unit !== undefined && isUnit(unit) ? unit : undefined,
    price: decimalText(fields[`${row}.price`], locale) ?? undefined,
    vat: decimalText(fields[`${row}.vat`], locale),
    leadDays: from === null && to === null ? null : { from: from ?? to, to: to ?? from },
  }
}

const quoteInput = ({ fields, locale }: SubmittedForm): FormInput<typeof QuoteInput> => ({
  ...fields,
  vatIncluded: isTicked(fields.vatIncluded),
  whole: isTicked(fields.whole),
  incoterm: fields.incoterm || null,
  lines: offeredRows(fields).map((at) => lineInput(fields, at, locale)),
})

/** What is wrong with all lines, such as that none has a price, is said beside the first price. */
const fieldOf = (path: string, fields: Fields): string =>
  inRow(path === 'lines' ? 'lines.0.price' : path, 'lines', offeredRows(fields))
    .replace('.leadDays.', '.')
    .replace('.leadDays', '.to')

/** A quote is sent for a legal entity that is still there, and until a day that is not over. */
async function offerRules({ own, fields }: SubmittedForm): Promise<FieldError[]> {
  const response = await own.get('/api/profile/company/legal-entities')
  const entities = response.ok ? (await response.json()).data : null
  return [
    ...(entities?.some(({ id }) => id === fields.entity) === false ? [{ field: 'entity', code: 'not-found' }] : []),
    ...((fields.validUntil ?? '') < utcDay(Date.now()) ? [{ field: 'validUntil', code: 'quote.past' }] : []),
  ]
}

const more: FormHandler = async ({ fields }) => ({
  errors: [],
  fields: { ...fields, rows: String(Math.min(MAX_QUOTE_LINES, Number(fields.rows) + ADDED)) },
})

/** The ticked lines; null where the form has no lines to choose from. */
const acceptedLines = (fields: Fields): number[] | null =>
  fields.offered === undefined
    ? null
    : Array.from({ length: Math.min(MAX_QUOTE_LINES, Number(fields.offered)) }, (_, at) => at).filter((at) =>
        isTicked(fields[`lines.${at}`]),
      )

export const quoteForms: ScreenForms<'ownQuote' | 'quote'> = {
  ownQuote: {
    more,
    save: apiForm({
      schema: QuoteInput,
      input: quoteInput,
      send: ({ own, id }, json, headers) => retryOutdated(() => own.put(OWN, { params: { id }, json, headers })),
      next: withMessage('ownQuote', 'saved'),
      fieldOf,
    }),
    send: apiForm({
      schema: QuoteInput,
      input: quoteInput,
      send: ({ own, id }, json, headers) => own.post(OWN, { params: { id }, json, headers }),
      next: withMessage('ownQuote', 'quoteSent'),
      fieldOf,
      beside: { 'quote.past': 'validUntil' },
      rules: offerRules,
    }),
    withdraw: apiButton({
      send: ({ own, id }, headers) => own.post(`${OWN}/withdraw`, { params: { id }, headers }),
      next: withMessage('ownQuote', 'quoteWithdrawn'),
    }),
  },
  quote: {
    accept: apiForm({
      schema: QuoteAcceptance,
      input: ({ fields }) => ({
        version: Number(fields.read),
        hash: fields.hash,
        lines: acceptedLines(fields),
        buyer: fields,
      }),
      send: ({ own, id }, json, headers) => own.post(`${RECEIVED}/accept`, { params: { id }, json, headers }),
      // 202: the acceptance waits for approval in the buyer's organization.
      next: (form, status) => withMessage('quote', status === 202 ? 'approvalRequested' : 'quoteAccepted')(form),
      fieldOf: (path) => path.replace('buyer.', ''),
    }),
    decline: apiForm({
      schema: QuoteRefusal,
      input: ({ fields }) => ({ version: Number(fields.read), reason: fields.reason }),
      send: ({ own, id }, json, headers) => own.post(`${RECEIVED}/decline`, { params: { id }, json, headers }),
      next: withMessage('quote', 'quoteDeclined'),
    }),
  },
}
