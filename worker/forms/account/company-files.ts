/** Logo, photos and certificates of the organization. */
import { CompanyFileInput } from '../../../domain/contract/organization-company.ts'
import { readWordings } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  retryOutdated,
  type ScreenForms,
  toFormResult,
  toRemoved,
  withFile,
  withNotice,
} from './form-result.ts'
import { move } from './order.ts'

const FILES = '/api/profile/company/files'

const saved = withNotice('companyFile', 'saved')

const setLogo: FormHandler = (form) =>
  withFile(form, 'logo-file', (file) =>
    toFormResult(
      retryOutdated(() => form.own.put('/api/profile/company/logo', { json: { file } })),
      saved(form),
    ),
  )

const removeLogo: FormHandler = (form) =>
  toFormResult(
    retryOutdated(() => form.own.delete('/api/profile/company/logo')),
    saved(form),
  )

const addPhoto: FormHandler = (form) =>
  withFile(form, 'photo-file', async (file) =>
    toFormResult(
      form.own.post(FILES, {
        json: { kind: 'photo', file },
        headers: await writeHeaders({ ...form.fields, file }),
      }),
      saved(form),
    ),
  )

const [, Certificate] = CompanyFileInput.options

const addCertificate: FormHandler = (form) =>
  withFile(form, 'certificate-file', async (file) => {
    const { fields } = form
    const { number, validUntil } = fields
    const name = readWordings(fields, 'name')
    const parsed = parseForm(Certificate, { kind: 'certificate', file, name, number, validUntil })
    if ('errors' in parsed) return parsed
    const headers = await writeHeaders({ ...fields, file })
    return toFormResult(form.own.post(FILES, { json: parsed.value, headers }), saved(form))
  })

const remove: FormHandler = (form) =>
  toRemoved(() => form.own.delete(FILES, { query: { file: form.fields.key ?? '' } }), saved(form))

/** @param by places that a photo moves: −1 is earlier */
const movePhoto =
  (by: -1 | 1): FormHandler =>
  (form) =>
    move(form.fields, by, {
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
