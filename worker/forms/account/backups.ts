import { BackupDownload } from '../../../domain/contract/backups.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { parseForm } from '../parse-form.ts'
import { apiButton, writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms } from './form-result.ts'

const PATH = '/api/operator/backups'

/** Leads to the archive itself, which the browser stores. */
const download: FormHandler = async ({ own, fields }) => {
  const parsed = parseForm(BackupDownload, { name: fields.name })
  if ('errors' in parsed) return parsed
  const response = await own.post(`${PATH}/downloads`, { json: parsed.value, headers: await writeHeaders(fields) })
  return response.ok ? { location: (await response.json()).data.path } : { errors: await errorsOf(response) }
}

/** The administrators' buttons that make and download archives. */
export const backupForms: ScreenForms<'backups'> = {
  backups: {
    begin: apiButton({
      send: ({ own }, headers) => own.post(PATH, { headers }),
      next: ({ locale }) => personalHref('backups', locale, { done: 'saved' }),
    }),
    download,
  },
}
