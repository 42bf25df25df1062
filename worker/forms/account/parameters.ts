/** The operators' forms of a category's declarations. */
import {
  type NewParameter,
  NewParameter as NewParameterSchema,
  ParameterChange,
} from '../../../domain/contract/parameter-declarations.ts'
import { slugify } from '../../db/slug.ts'
import { filledRows, inRow, isTicked, readWordings } from '../field-values.ts'
import type { FieldError, FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm } from './api-form.ts'
import {
  addCategory,
  mergeCategory,
  moveCategory,
  moveElsewhere,
  removePicture,
  rename,
  savePicture,
  toCategory,
} from './categories.ts'
import type { ScreenForms, SubmittedForm } from './form-result.ts'

const PATH = '/api/operator/categories/:id/parameters'
const ONE = '/api/operator/categories/:id/parameters/:key'

const optionRows = (fields: Fields): number[] =>
  filledRows(fields, 'options', (row) =>
    [fields[`${row}.key`] ?? '', ...Object.values(readWordings(fields, `${row}.names`))].some((text) => text.trim()),
  )

/** A blank key is made from the English or Russian name. */
function optionInput(fields: Fields, row: string) {
  const names = readWordings(fields, `${row}.names`)
  return { key: fields[`${row}.key`]?.trim() || slugify(names.en.trim() || names.ru).slice(0, 40), names }
}

const changeInput = ({ fields }: Pick<SubmittedForm, 'fields'>) => ({
  names: readWordings(fields, 'names'),
  aliases: (fields.aliases ?? '').split('\n').flatMap((line) => line.trim() || []),
  unit: fields.unit || null,
  options: optionRows(fields).map((row) => optionInput(fields, `options.${row}`)),
  filter: fields.filter || null,
  column: isTicked(fields.column),
  inName: isTicked(fields.inName),
})

/** An error of the other names is shown at their one field, one of an option in its row. */
const fieldOf = (path: string, fields: Fields): string =>
  path.startsWith('aliases') ? 'aliases' : inRow(path, 'options', optionRows(fields))

const paramsOf = ({ id, fields }: SubmittedForm) => ({ id, key: fields.key ?? '' })

/** Moves a declaration by one place from its position when the list was rendered: pressed twice, it moves once. */
const move = (by: -1 | 1) =>
  apiForm({
    schema: ParameterChange,
    input: ({ fields }) => ({ position: Number(fields.at) + by }),
    send: (form, json, headers) => form.own.patch(ONE, { params: paramsOf(form), json, headers }),
    next: toCategory,
    fieldOf: () => '',
  })

/** A category has one parameter with a key. */
async function keyRules({ own, id, fields }: SubmittedForm): Promise<FieldError[]> {
  const response = await own.get(PATH, { params: { id } })
  const declared = response.ok ? (await response.json()).data : []
  return declared.some(({ key }) => key === fields.key?.trim()) ? [{ field: 'key', code: 'parameter.exists' }] : []
}

export const parameterForms: ScreenForms<'parameters' | 'categoryParameters'> = {
  parameters: { add: addCategory },
  categoryParameters: {
    rename,
    moveUp: moveCategory(-1),
    moveDown: moveCategory(1),
    move: moveElsewhere,
    merge: mergeCategory,
    picture: savePicture,
    pictureRemove: removePicture,
    add: apiForm({
      schema: NewParameterSchema,
      input: (form): FormInput<typeof NewParameterSchema> => ({
        ...changeInput(form),
        key: form.fields.key?.trim(),
        kind: form.fields.kind,
      }),
      send: ({ own, id }, json: NewParameter, headers) => own.post(PATH, { params: { id }, json, headers }),
      next: toCategory,
      fieldOf,
      beside: { 'parameter.exists': 'key' },
      rules: keyRules,
    }),
    save: apiForm({
      schema: ParameterChange,
      input: changeInput,
      send: (form, json, headers) => form.own.patch(ONE, { params: paramsOf(form), json, headers }),
      next: toCategory,
      fieldOf,
    }),
    earlier: move(-1),
    later: move(1),
    remove: apiButton({
      send: (form, headers) => form.own.delete(ONE, { params: paramsOf(form), headers }),
      next: toCategory,
    }),
  },
}
