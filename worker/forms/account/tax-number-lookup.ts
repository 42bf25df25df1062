import type * as v from 'valibot'
import type { LegalEntry } from '../../../domain/contract/legal-entities.ts'
import type { Fields } from '../plain-form.ts'
import { errorsOf, type FormResult, type SubmittedForm } from './form-result.ts'

/**
 * Fills a form in with what the register says of its tax number; nothing is saved.
 * @param field beside which is said what came of it: `found`, or 'not-found'
 */
export async function lookUpTaxNumber(
  { own, fields }: SubmittedForm,
  field: string,
  found: 'found' | 'prefilled',
  fill: (entry: v.InferOutput<typeof LegalEntry>) => Fields,
): Promise<FormResult> {
  const response = await own.get('/dev/legal_entry', { query: { taxNumber: fields.taxNumber ?? '' } })
  if (response.status === 404) return { errors: [{ field, code: 'not-found' }] }
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { errors: [{ field, code: found }], fields: { ...fields, ...fill(data) } }
}
