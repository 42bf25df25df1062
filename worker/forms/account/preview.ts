/** A product as buyers would see it with what is typed: nothing is saved. */
import { PreviewInput } from '../../../domain/contract/product-assist.ts'
import { type FormInput, parseForm } from '../parse-form.ts'
import { errorsOf, type FormResult, type SubmittedForm } from './form-result.ts'

/** Where the parts of a product are in a preview. */
const PART = /^(?:details|facts|prices|variants)\./

/** @param input what would be saved. Errors have the paths of the call that saves it. */
export async function previewProduct(
  { own, id, locale }: Pick<SubmittedForm, 'own' | 'id' | 'locale'>,
  input: FormInput<typeof PreviewInput>,
): Promise<FormResult> {
  const parsed = parseForm(PreviewInput, input)
  if ('errors' in parsed) return { errors: parsed.errors.map(inPart) }
  const path = '/api/profile/company/products/:id/preview'
  const response = await own.post(path, { params: { id }, query: { locale }, json: parsed.value })
  if (response.ok) return { errors: [], preview: (await response.json()).data }
  return { errors: (await errorsOf(response)).map(inPart) }
}

const inPart = ({ field, code }: { field: string; code: string }) => ({ field: field.replace(PART, ''), code })
