/** Options and values of a product, and the table of its variants (domain/variant-fields.ts). */
import { VariantsInput } from '../../../domain/contract/product-variants.ts'
import type { Locale } from '../../../domain/locale.ts'
import { crossed, optionPath, rowPath, rowsOf, valuePath, valuesOfRow } from '../../../domain/variant-fields.ts'
import { isTicked, readDecimal, readFactValue, readWordings } from '../field-values.ts'
import type { FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm } from './api-form.ts'
import { type FormHandler, withNotice } from './form-result.ts'
import { previewProduct } from './preview.ts'

const soldRows = (fields: Fields): number[] => rowsOf(fields).filter((row) => isTicked(fields[`${rowPath(row)}.on`]))

const variantsInput = (fields: Fields, locale: Locale): FormInput<typeof VariantsInput> => ({
  variants: soldRows(fields).map((row) => ({
    sku: fields[`${rowPath(row)}.sku`],
    // Without a factor a variant costs the same as the product.
    factor: readDecimal(fields[`${rowPath(row)}.factor`], locale) ?? undefined,
    options: [...valuesOfRow(fields, row)].map(([option, value]) => ({
      name: readWordings(fields, `${optionPath(option)}.name`),
      value: readFactValue(fields, valuePath(option, value)),
    })),
  })),
})

/** 'variants.2.sku' → 'rows.5.sku': only rows of variants that are sold are sent to the API. */
function variantField(path: string, fields: Fields): string {
  const [, at, part, option] = /^variants\.(\d+)\.?(\w+)?\.?(\d+)?/.exec(path) ?? []
  const row = at === undefined ? undefined : soldRows(fields)[Number(at)]
  if (row === undefined) return path === 'variants' ? 'rows' : path
  if (part !== 'options') return `${rowPath(row)}.${part ?? 'sku'}`
  return optionPath([...valuesOfRow(fields, row).keys()][Number(option ?? 0)] ?? 0)
}

/** Fills in the table and saves nothing. */
export const crossVariants: FormHandler = async (form) => {
  const fields = crossed(form.fields)
  if (!fields) return { errors: [{ field: 'rows', code: 'variants.too-many' }] }
  const result = await previewProduct(form, { variants: variantsInput(fields, form.locale) })
  // Errors are shown when the table is saved, not while it is being filled.
  return { ...('preview' in result && result), errors: [], fields }
}

const save = apiForm({
  schema: VariantsInput,
  input: ({ fields, locale }) => variantsInput(fields, locale),
  send: ({ own, id }, json, headers) =>
    own.put('/api/profile/company/products/:id/variants', { params: { id }, json, headers }),
  next: withNotice('productPrice', 'saved'),
  fieldOf: variantField,
})

/** If somebody else has changed the table meanwhile, the two are not merged (no `base`): theirs is shown beside the form. */
export const saveVariants: FormHandler = async (form) => {
  const result = await save(form)
  return 'errors' in result ? { ...result, fields: { ...form.fields, base: '' } } : result
}
