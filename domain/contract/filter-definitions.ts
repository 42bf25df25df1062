/**
 * /app/admin/filter/*, /app/user/*, /app/employee/form: the filters and fields of operators' and employees' lists and
 * forms.
 */
import * as v from 'valibot'
import { Localized } from './values.ts'

/**
 * An option of a choice. `label` is a key of locales/; null where the value is shown as it is: a country by its code, a
 * category by `name`.
 */
export const Option = v.object({
  value: v.string(),
  label: v.nullable(v.string()),
  name: v.nullable(Localized),
  /** Number of rows with this value; absent in a form. */
  count: v.optional(v.number()),
})
export type Option = v.InferOutput<typeof Option>

export const FilterField = v.object({
  /** Parameter in the query of the list. */
  key: v.string(),
  label: v.string(),
  type: v.picklist(['text', 'choice', 'flag', 'days']),
  /** Options of a choice; empty for other kinds. */
  options: v.array(Option),
})
export type FilterField = v.InferOutput<typeof FilterField>

const OPTION = { value: 'pending', label: 'operator.companyStatus.pending', name: null }
const FIELD = { key: 'status', label: 'operator.field.status', type: 'choice' as const }

export const FilterResponse = v.pipe(
  v.object({
    data: v.object({
      /** Number of rows without any filter. */
      total: v.number(),
      fields: v.array(FilterField),
    }),
  }),
  v.examples([{ data: { total: 41, fields: [{ ...FIELD, options: [{ ...OPTION, count: 3 }] }] } }]),
)
export type Filter = v.InferOutput<typeof FilterResponse>['data']

export const DefinedFormField = v.object({
  /** Property in the request body. */
  key: v.string(),
  label: v.string(),
  type: v.picklist(['text', 'login', 'choice']),
  required: v.boolean(),
  /** Maximum length in characters; null for a choice. */
  maxLength: v.nullable(v.number()),
  options: v.array(Option),
})
export type DefinedFormField = v.InferOutput<typeof DefinedFormField>

export const FormResponse = v.pipe(
  v.object({
    data: v.object({
      method: v.picklist(['POST', 'PATCH']),
      /** Path that the form is sent to; {id} is the employee's. */
      path: v.string(),
      fields: v.array(DefinedFormField),
    }),
  }),
  v.examples([
    {
      data: {
        method: 'POST' as const,
        path: '/api/profile/company/employees',
        fields: [{ ...FIELD, key: 'role', required: true, maxLength: null, options: [OPTION] }],
      },
    },
  ]),
)
export type Form = v.InferOutput<typeof FormResponse>['data']
