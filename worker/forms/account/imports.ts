/** The forms of imports of price lists: the upload, questions that the file leaves open, and what is done with the result. */
import { ImportAnswers, ImportChoice } from '../../../domain/contract/imports.ts'
import { personalRoutes } from '../../../domain/personal-routes.ts'
import { FIELD_GROUPS } from '../../../domain/price-list/import-terms.ts'
import { MAX_TABLE_COLUMNS } from '../../../domain/price-table/roles.ts'
import { addressOf } from '../../../domain/routes.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm } from './api-form.ts'
import { withFile } from './form-files.ts'
import type { FormHandler, ScreenForms, SubmittedForm } from './form-result.ts'
import { chooseCategories } from './import-categories.ts'

export const IMPORTS_PATH = '/api/profile/company/imports'
const ONE = `${IMPORTS_PATH}/:id` as const

const here = ({ locale, id }: SubmittedForm): string => addressOf(personalRoutes.import.replace(':id', id), locale)

/** The API has received the file already: its id is the import's. */
const upload: FormHandler = withFile('file', async (form) => ({
  location: here({ ...form, id: form.fields.file ?? '' }),
}))

/** The answer about VAT; no field if it was not asked, or not answered. */
function vatOf({ vatBasis, vatRate = '' }: Fields) {
  if (!vatBasis) return {}
  if (vatBasis === 'unknown') return { vat: null }
  if (vatBasis !== 'included' && vatBasis !== 'excluded') return { vat: vatBasis }
  // An empty rate is refused by the schema, beside its field.
  return { vat: { included: vatBasis === 'included', rate: vatRate === '' ? undefined : Number(vatRate) } }
}

function answersOf({ fields }: SubmittedForm) {
  const { priceType, currency, language } = fields
  return {
    ...(priceType && { priceType }),
    ...(currency && { currency }),
    ...vatOf(fields),
    ...(language && { language }),
  }
}

/** The roles of the columns in their order; a quantity is only sent for a column of prices by quantity. */
function columnsOf({ fields }: SubmittedForm) {
  const columns: { role: string; from?: number }[] = []
  for (let at = 0; at < MAX_TABLE_COLUMNS; at += 1) {
    const role = fields[`columns.${at}.role`]
    if (role === undefined) break
    const from = fields[`columns.${at}.from`] ?? ''
    columns.push({ role, ...(role === 'tier' && from !== '' && { from: Number(from) }) })
  }
  return { columns, ...(fields.sheet !== undefined && { sheet: fields.sheet }) }
}

const FIELDS: Record<string, string> = { vat: 'vatBasis', 'vat.rate': 'vatRate' }

export const importForms: ScreenForms<'imports' | 'import'> = {
  imports: { upload },
  import: {
    columns: apiForm({
      schema: ImportAnswers,
      input: columnsOf,
      send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next: here,
      fieldOf: (path) => (path === 'columns' ? '' : path),
    }),
    check: apiForm({
      schema: ImportAnswers,
      input: answersOf,
      send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next: here,
      fieldOf: (path) => FIELDS[path] ?? path,
    }),
    categories: chooseCategories,
    apply: apiForm({
      schema: ImportChoice,
      input: ({ fields }) => ({
        // Absent where the file has no new goods.
        newGoods: fields.newGoods ?? 'draft',
        overwrite: FIELD_GROUPS.filter((group) => fields[`overwrite.${group}`] === 'on'),
        hideMissing: fields.hideMissing === 'on',
      }),
      send: ({ own, id }, json, headers) => own.post(`${ONE}/apply`, { params: { id }, json, headers }),
      next: here,
      fieldOf: (path) => (path === 'newGoods' ? path : ''),
    }),
    takeBack: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/undo`, { params: { id }, headers }),
      next: here,
    }),
    discard: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/discard`, { params: { id }, headers }),
      next: ({ locale }) => addressOf(personalRoutes.imports, locale),
    }),
  },
}
