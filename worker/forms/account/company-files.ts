/** Logo, photos and certificates of the organization. */
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import {
  type Actions,
  type FormResult,
  faultsOf,
  insisting,
  once,
  type Submitted,
  settleGone,
  toFormResult,
  version,
  wordings,
} from './form-result.ts'
import { move } from './order.ts'

const place = ({ locale }: Submitted) => personalHref('companyFile', locale, { done: 'saved' })

/** Uploads the form's file and shows it. */
async function withFile(form: Submitted, show: (file: string) => Promise<FormResult>): Promise<FormResult> {
  const field = `${form.fields.action}-file`
  if (!form.file) return { faults: [{ field, code: 'required' }] }
  const kept = await form.upload(form.file)
  return 'faults' in kept ? { faults: kept.faults.map(({ code }) => ({ field, code })) } : show(kept.id)
}

const setLogo = (form: Submitted) =>
  withFile(form, (file) =>
    toFormResult(
      insisting(() => form.own.put('/api/profile/company/logo', { json: { file } })),
      place(form),
    ),
  )

const addPhoto = (form: Submitted) =>
  withFile(form, async (file) =>
    toFormResult(
      form.own.post('/api/profile/company/files', {
        json: { kind: 'photo', file },
        headers: await once({ ...form.fields, file }),
      }),
      place(form),
    ),
  )

const addCertificate = (form: Submitted) =>
  withFile(form, async (file) => {
    const { fields } = form
    const json = { kind: 'certificate' as const, file, name: wordings(fields, 'name'), number: fields.number ?? '' }
    return toFormResult(
      form.own.post('/api/profile/company/files', {
        json: { ...json, validUntil: fields.validUntil ?? '' },
        headers: await once({ ...fields, file }),
      }),
      place(form),
    )
  })

/** @param by places that a photo moves: −1 is earlier */
const movePhoto = (form: Submitted, by: -1 | 1) =>
  move(form.fields, by, {
    place: place(form),
    async read() {
      const answer = await form.own.get('/api/profile/company/files')
      if (!answer.ok) return { faults: await faultsOf(answer) }
      const { data } = await answer.json()
      return { keys: data.photos.map(({ url }) => url.split('/').at(-1) ?? '') }
    },
    save: (photos) =>
      toFormResult(
        form.own.patch('/api/profile/company', { json: { photos }, headers: version(form.fields) }),
        place(form),
      ),
  })

/** Forms of the organization's pictures and certificates. */
export const companyFiles: Partial<Record<PersonalName, Actions>> = {
  companyFile: {
    logo: setLogo,
    'logo-remove': (form) =>
      toFormResult(
        insisting(() => form.own.delete('/api/profile/company/logo')),
        place(form),
      ),
    photo: addPhoto,
    certificate: addCertificate,
    remove: (form) =>
      settleGone(
        () => form.own.delete('/api/profile/company/files', { query: { file: form.fields.key ?? '' } }),
        place(form),
      ),
    earlier: (form) => movePhoto(form, -1),
    later: (form) => movePhoto(form, 1),
  },
}
