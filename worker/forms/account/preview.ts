/** A preview of a product as buyers would see it with the typed values: nothing is saved. */
import { PreviewInput } from '../../../domain/contract/product-assist.ts'
import { type FieldError, type FormInput, parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { errorsOf, type FormResult, type SubmittedForm } from './form-result.ts'

/** Prefixes of the paths in a preview's errors, each for a part of the product. */
const PART = /^(?:details|facts|prices|variants)\./

/**
 * @param input the preview's input, from the fields as they would be saved
 * @param fieldOf the field's name for a path of the saving call's schema, where they differ
 */
export async function previewProduct(
  { own, id, locale, fields }: SubmittedForm,
  input: FormInput<typeof PreviewInput>,
  fieldOf = (path: string, _: Fields) => path,
): Promise<FormResult> {
  const inForm = (errors: FieldError[]) =>
    errors.map(({ field, code }) => ({ field: fieldOf(field.replace(PART, ''), fields), code }))
  const parsed = parseForm(PreviewInput, input)
  if ('errors' in parsed) return { errors: inForm(parsed.errors) }
  const path = '/api/profile/company/products/:id/preview'
  const response = await own.post(path, { params: { id }, query: { locale }, json: parsed.value })
  if (response.ok) return { errors: [], preview: (await response.json()).data }
  return { errors: inForm(await errorsOf(response)) }
}
