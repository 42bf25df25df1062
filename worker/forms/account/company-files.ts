/** Logo, photos and certificates of the organization. */
import { CompanyFileInput } from '../../../domain/contract/organization-company.ts'
import { readWordings } from '../field-values.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import { withFile, withFiles } from './form-files.ts'
import {
  errorsOf,
  type FormHandler,
  retryOutdated,
  type ScreenForms,
  toFormResult,
  toRemoved,
  withMessage,
} from './form-result.ts'
import { move } from './order.ts'

const FILES = '/api/profile/company/files'

const saved = withMessage('companyFile', 'saved')

const setLogo = withFile('logo-file', (form) =>
  toFormResult(
    retryOutdated(() => form.own.put('/api/profile/company/logo', { json: { file: form.fields.file ?? '' } })),
    saved(form),
  ),
)

const removeLogo: FormHandler = (form) =>
  toFormResult(
    retryOutdated(() => form.own.delete('/api/profile/company/logo')),
    saved(form),
  )

const addPhoto = withFiles(
  'photo-file',
  apiButton({
    send: ({ own, fields: { file = '' } }, headers) => own.post(FILES, { json: { kind: 'photo', file }, headers }),
    next: saved,
  }),
)

const [, Certificate] = CompanyFileInput.options

const addCertificate = withFile(
  'certificate-file',
  apiForm({
    schema: Certificate,
    input: ({ fields }) => ({ ...fields, kind: 'certificate', name: readWordings(fields, 'name') }),
    send: ({ own }, json, headers) => own.post(FILES, { json, headers }),
    next: saved,
  }),
)

const remove: FormHandler = (form) =>
  toRemoved(() => form.own.delete(FILES, { query: { file: form.fields.key ?? '' } }), saved(form))

/** @param by places by which a photo moves: −1 is earlier */
const movePhoto =
  (by: -1 | 1): FormHandler =>
  (form) =>
    move(form.fields, Number(form.fields.at) + by, {
      screen: saved(form),
      async read() {
        const response = await form.own.get(FILES)
        if (!response.ok) return { errors: await errorsOf(response) }
        const { data } = await response.json()
        return { keys: data.photos.map(({ url }) => url.split('/').at(-1) ?? '') }
      },
      save: async (photos) =>
        toFormResult(
          form.own.patch('/api/profile/company', {
            json: { photos },
            headers: await writeHeaders({ version: form.fields.version ?? '' }),
          }),
          saved(form),
        ),
    })

export const companyFileForms: ScreenForms<'companyFile'> = {
  companyFile: {
    logo: setLogo,
    'logo-remove': removeLogo,
    photo: addPhoto,
    certificate: addCertificate,
    remove,
    earlier: movePhoto(-1),
    later: movePhoto(1),
  },
}
