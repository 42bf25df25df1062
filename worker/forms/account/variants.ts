/** Options and values of a product, and the table of its variants (domain/variant-fields.ts). */

import { personalHref } from '../../../domain/personal-routes.ts'
import { crossed, optionPath, rowPath, rowsOf, valuePath, valuesOfRow } from '../../../domain/variant-fields.ts'
import type { Fields } from '../plain-form.ts'
import { factValue } from './facts.ts'
import { type FieldFault, type FormResult, type Submitted, toFormResult, version, wordings } from './form-result.ts'
import { seen } from './preview.ts'

/** '1,15' → 1.15; 1 where nothing is told; a mistake is 0, which the api refuses. */
function factorOf(text: string | undefined): number {
  const plain = (text ?? '').trim().replace(',', '.')
  return plain === '' ? 1 : /^\d{1,3}(\.\d{1,6})?$/.test(plain) ? Number(plain) : 0
}

const soldRows = (fields: Fields): number[] => rowsOf(fields).filter((row) => fields[`${rowPath(row)}.on`] === 'on')

export const variantsOf = (fields: Fields) =>
  soldRows(fields).map((row) => ({
    sku: fields[`${rowPath(row)}.sku`] ?? '',
    factor: factorOf(fields[`${rowPath(row)}.factor`]),
    options: [...valuesOfRow(fields, row)].map(([option, value]) => ({
      name: wordings(fields, `${optionPath(option)}.name`),
      value: factValue(fields, valuePath(option, value)),
    })),
  }))

/** Where the form has what the api's path points at: 'variants.2.sku' → 'rows.5.sku'. */
function fieldOf(fields: Fields, path: string): string {
  const [, at, part, option] = /(?:^|\.)variants\.(\d+)\.?(\w+)?\.?(\d+)?/.exec(path) ?? []
  const row = at === undefined ? undefined : soldRows(fields)[Number(at)]
  if (row === undefined) return path.endsWith('variants') ? 'rows' : path
  if (part !== 'options') return `${rowPath(row)}.${part ?? 'sku'}`
  return optionPath([...valuesOfRow(fields, row).keys()][Number(option ?? 0)] ?? 0)
}

const told = (fields: Fields, faults: FieldFault[]): FieldFault[] =>
  faults.map(({ field, code }) => ({ field: fieldOf(fields, field), code }))

/** Fills the table, saves nothing. */
export async function crossVariants(form: Submitted): Promise<FormResult> {
  const fields = crossed(form.fields)
  if (!fields) return { faults: [{ field: 'rows', code: 'variants.too-many' }] }
  const outcome = await seen(form, { variants: { variants: variantsOf(fields) } })
  // What is not right yet is told when it is saved.
  return { ...('preview' in outcome && outcome), faults: [], fields }
}

/** A table that another has changed meanwhile is not mixed with one's own: it stands beside it. */
export async function saveVariants(form: Submitted): Promise<FormResult> {
  const { own, fields, id, locale } = form
  const outcome = await toFormResult(
    own.put('/api/profile/company/products/:id/variants', {
      params: { id },
      json: { variants: variantsOf(fields) },
      headers: version(fields),
    }),
    personalHref('productPrice', locale, id, { done: 'saved' }),
  )
  if (!('faults' in outcome)) return outcome
  return { faults: told(fields, outcome.faults), fields: { ...fields, base: '' } }
}
