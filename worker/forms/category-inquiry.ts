import type * as v from 'valibot'
import type { ApiResponse } from '../../domain/api-client.ts'
import { CHOSEN_SUPPLIER_PREFIX, MAX_SUPPLIERS } from '../../domain/category-inquiry.ts'
import type { SendInquiryResponse } from '../../domain/contract/new-inquiry.ts'
import { isTicked, namesAfter } from './field-values.ts'
import type { FieldError } from './parse-form.ts'
import type { Fields } from './plain-form.ts'

type Answered = ApiResponse<v.InferOutput<typeof SendInquiryResponse>>

/** The chosen suppliers and the fields that all their inquiries share. */
interface ChosenSuppliers {
  suppliers: string[]
  /** The fields without the choice of suppliers, so that an inquiry that was sent is not sent again when the choice is changed. */
  shared: Fields
}

/** @returns the error where none or too many suppliers are ticked */
export function chosenSuppliers(fields: Fields): ChosenSuppliers | { error: FieldError } {
  const suppliers = namesAfter(fields, CHOSEN_SUPPLIER_PREFIX).filter((id) =>
    isTicked(fields[CHOSEN_SUPPLIER_PREFIX + id]),
  )
  if (suppliers.length === 0) return { error: { field: 'to', code: 'required' } }
  if (suppliers.length > MAX_SUPPLIERS) return { error: { field: 'to', code: 'too-many' } }
  const shared = Object.entries(fields).filter(([name]) => !name.startsWith(CHOSEN_SUPPLIER_PREFIX))
  return { suppliers, shared: Object.fromEntries(shared) }
}

/**
 * Sends the inquiries one after the other, until one is refused. Those before are sent; the same form again sends the rest.
 * @returns the refusal, or the receipts
 */
export async function sendToEach(
  suppliers: string[],
  send: (supplier: string) => Promise<Answered>,
): Promise<{ refused: Answered } | { receipts: string[] }> {
  const receipts: string[] = []
  for (const supplier of suppliers) {
    const response = await send(supplier)
    if (!response.ok) return { refused: response }
    const { data } = await response.json()
    receipts.push(data.receipt)
  }
  return { receipts }
}
