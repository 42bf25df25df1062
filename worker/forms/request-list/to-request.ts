/** The request that a list makes. */
import type { Context } from 'hono'
import type * as v from 'valibot'
import { NewRequest } from '../../../domain/contract/new-request.ts'
import { MAX_REQUEST_SUPPLIERS } from '../../../domain/limits.ts'
import { isSupplierChosen } from '../../../domain/request-list/suppliers.ts'
import { toRequestLines } from '../../../domain/request-list/to-request.ts'
import { writtenUnit } from '../../../domain/request-list/unit-words.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { createOwnClient } from '../../gateway/client.ts'
import { isTicked } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import type { FormWithFiles } from '../request-files.ts'
import { buyerInput, wishesInput, writerErrorField } from '../writer-fields.ts'
import type { SentLine } from './fields.ts'

/** Lines that are read at once. */
const PER_PAGE = '96'

/** Reads every line of the list: it is sent as a whole, whatever page of it is shown. */
async function readAll(c: Context<EdgeEnv>, token: string): Promise<{ lines: SentLine[]; suppliers: string[] } | null> {
  const lines: SentLine[] = []
  for (let page = 1; ; page += 1) {
    const query = { locale: c.var.locale, page: String(page), perPage: PER_PAGE }
    const response = await createOwnClient(c).get('/api/request-lists/:token', { params: { token }, query })
    if (!response.ok) return null
    const { data, meta } = await response.json()
    lines.push(...data.lines)
    if (page >= meta.pages) return { lines, suppliers: data.suppliers.map(({ id }) => id) }
  }
}

/** Most suppliers that are asked about a line without a product. */
const MAX_OTHERS = 5

/** What is wrong with whom the list is sent to. */
function faultsOfRecipients(fields: Fields, suppliers: number): FieldError[] {
  const isOpen = isTicked(fields.open)
  return [
    ...(suppliers === 0 && !isOpen ? [{ field: 'lines', code: 'required' }] : []),
    ...(suppliers > MAX_REQUEST_SUPPLIERS ? [{ field: 'lines', code: 'too-many' }] : []),
    ...(isOpen && !fields.category ? [{ field: 'category', code: 'required' }] : []),
  ]
}

interface MadeRequest {
  json: v.InferOutput<typeof NewRequest>
  /** Ids of the suppliers that are asked. */
  chosen: string[]
  /** Errors of the call, by the form's fields. */
  named: (errors: FieldError[]) => FieldError[]
}

/** @returns the request that the stored list and the form make, with the suppliers asked; or all that is wrong, by the form's fields */
export async function toRequest(
  c: Context<EdgeEnv>,
  token: string,
  { fields, files, faults }: FormWithFiles,
): Promise<MadeRequest | { errors: FieldError[] }> {
  const { locale } = c.var
  const all = await readAll(c, token)
  if (!all) return { errors: [{ field: '', code: 'unexpected' }] }
  const chosen = all.suppliers.filter((id) => isSupplierChosen(fields, id))
  const lines = all.lines.filter(({ product }) => !product || chosen.includes(product.supplier.id))
  const others = isTicked(fields.others) ? chosen.slice(0, MAX_OTHERS) : []
  const amount = (quantity: number, unit: SentLine['unit']) =>
    [fieldNumber(quantity, locale), unit && writtenUnit(unit, locale)].filter(Boolean).join(' ')
  const parsed = parseForm(NewRequest, {
    lines: toRequestLines(lines, amount, others),
    message: fields.message ?? '',
    files,
    wishes: wishesInput(fields),
    open: isTicked(fields.open) ? { category: fields.category } : null,
    ...buyerInput(fields, locale),
  })
  // Lines of suppliers that were left out are not in the request.
  const inList = (path: string) => path.replace(/^lines\.(\d+)/, (_, row: string) => `lines.${lines[Number(row)]?.at}`)
  const named = (errors: FieldError[]): FieldError[] =>
    errors.map(({ field, code }) => ({
      field: field.startsWith('open') ? 'category' : inList(writerErrorField(field)),
      code,
    }))
  const wrong = [...faultsOfRecipients(fields, chosen.length), ...('errors' in parsed ? parsed.errors : []), ...faults]
  return wrong.length > 0 || 'errors' in parsed ? { errors: named(wrong) } : { json: parsed.value, chosen, named }
}
