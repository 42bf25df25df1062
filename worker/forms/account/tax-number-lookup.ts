import type * as v from 'valibot'
import type { LegalEntry } from '../../../domain/contract/legal-entities.ts'
import type { Fields } from '../plain-form.ts'
import { errorsOf, type FormResult, type SubmittedForm } from './form-result.ts'

/**
 * Fills a form in from the register by its tax number; nothing is saved.
 * @param field beside which the result is shown
 * @param success code of the message where the register has the number
 */
export async function lookUpTaxNumber(
  { own, fields }: SubmittedForm,
  field: string,
  success: 'found' | 'prefilled',
  fill: (entry: v.InferOutput<typeof LegalEntry>) => Fields,
): Promise<FormResult> {
  const response = await own.get('/dev/legal_entry', { query: { taxNumber: fields.taxNumber ?? '' } })
  if (response.status === 404) return { errors: [{ field, code: 'not-found' }] }
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { errors: [{ field, code: success }], fields: { ...fields, ...fill(data) } }
}
