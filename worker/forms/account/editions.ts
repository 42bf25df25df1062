/** The operators' forms of editions of the classifiers: the files, and what is done with what they have. */
import { CLASSIFIERS } from '../../../domain/classifier/compact.ts'
import { NewWording } from '../../../domain/contract/code-wordings.ts'
import { NewEdition } from '../../../domain/contract/editions.ts'
import { MAX_FILES_AT_ONCE } from '../../../domain/file-types.ts'
import { personalHref, personalRoutes } from '../../../domain/personal-routes.ts'
import { addressOf } from '../../../domain/routes.ts'
import { isTicked, textOrNull } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import { uploadedIds, withAllFiles } from './form-files.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'

const ALL = '/api/operator/editions'
/** The API call that receives the files, one by one. */
export const EDITION_FILES = `${ALL}/files`
const ONE = `${ALL}/:id` as const

const here = ({ locale, id }: SubmittedForm): string => addressOf(personalRoutes.edition.replace(':id', id), locale)

const upload: FormHandler = withAllFiles(async (form) => {
  const { fields, files, locale, own } = form
  if (files.length === 0) return { errors: [{ field: 'file', code: 'required' }] }
  if (files.length > MAX_FILES_AT_ONCE) return { errors: [{ field: 'file', code: 'files.at-once' }] }
  const tree = CLASSIFIERS.find((one) => one === fields.tree)
  if (!tree) return { errors: [{ field: 'tree', code: 'choice' }] }
  const parsed = parseForm(NewEdition, { tree, dated: textOrNull(fields.dated), files: uploadedIds(files) })
  if ('errors' in parsed) return parsed
  const response = await own.post(ALL, { json: parsed.value, headers: await writeHeaders(fields) })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { location: here({ ...form, locale, id: data.id }) }
})

const word = apiForm({
  schema: NewWording,
  // Called `of`, because the form of the files on the same page has a field `tree`.
  input: ({ fields: { of: tree, code, locale, text } }) => ({ tree, code, locale, text: textOrNull(text) }),
  send: ({ own }, json, headers) => own.post(`${ALL}/names`, { json, headers }),
  next: ({ locale }) => personalHref('editions', locale, { done: 'saved' }),
  fieldOf: (path) => (path === 'tree' ? 'of' : path),
})

const apply: FormHandler = async (form) => {
  const { own, id, fields } = form
  if (!isTicked(fields.confirm)) return { errors: [{ field: 'confirm', code: 'confirm' }] }
  const headers = await writeHeaders(fields)
  return toFormResult(own.post(`${ONE}/apply`, { params: { id }, headers }), here(form))
}

export const editionForms: ScreenForms<'editions' | 'edition'> = {
  editions: { upload, word },
  edition: {
    apply,
    discard: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/discard`, { params: { id }, headers }),
      next: ({ locale }) => personalHref('editions', locale),
    }),
  },
}
