/**
 * Public forms with file inputs. Each file is stored while it is received, under a secret ticket. A form that fails validation is rendered again
 * with its stored files, which then need not be uploaded again.
 */
import type { Context } from 'hono'
import { MAX_REQUEST_FILES } from '../../domain/contract/request-files.ts'
import { ATTACHED_PREFIX } from '../../domain/form-fields.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { isFromOurPage, refuseForm } from '../gateway/same-origin.ts'
import { lazy } from '../lazy.ts'
import { namesAfter } from './field-values.ts'
import type { FieldError } from './parse-form.ts'
import { type DrawScreen, type Fields, isPlainForm, type Limits, readFields, redisplay } from './plain-form.ts'
import { visitorHeaders } from './visitor-headers.ts'

const reader = lazy(() => import('./account/read-form.ts'))

/** The call that stores files of a request. */
const STORE = '/api/requests/files'

export interface FormWithFiles {
  /** What was typed, and each file as a field: `attached.TICKET` is its name. */
  fields: Fields
  /** Tickets of the files. */
  files: string[]
  /** Errors of files. */
  faults: FieldError[]
}

const attachedTo = (fields: Fields): string[] => namesAfter(fields, ATTACHED_PREFIX)

async function readUploads(c: Context<EdgeEnv>, { bytes, characters }: Limits): Promise<FormWithFiles | null> {
  const { readForm } = await reader()
  const form = await readForm(c, { most: bytes, takesFiles: () => true, to: STORE, from: visitorHeaders(c) })
  if (!form) return null
  const typed = Object.entries(form.fields).map(([name, value]) => [name, value.trim().slice(0, characters)])
  const stored = form.files.flatMap((file) => ('id' in file ? [[ATTACHED_PREFIX + file.id, file.name]] : []))
  const faults = form.files.flatMap((file) => ('errors' in file ? file.errors : []))
  const refused = form.files.flatMap((file) => ('errors' in file ? [file.name] : []))
  const fields: Fields = Object.fromEntries([...typed, ...stored, ['refused', refused.join(', ')]])
  const files = attachedTo(fields)
  const tooMany = files.length > MAX_REQUEST_FILES ? [{ field: 'file', code: 'files.too-many' }] : []
  return { fields, files, faults: [...faults, ...tooMany] }
}

/**
 * Error of a file in a form that was sent later, when there was a network again: the service worker sends each file by itself, and reports
 * in `fault` that it could not be stored.
 */
const faultsSaid = ({ fault }: Fields): FieldError[] => (fault ? [{ field: 'file', code: fault }] : [])

/** @returns null as `readFields` */
async function read(c: Context<EdgeEnv>, limits: Limits): Promise<FormWithFiles | null> {
  if (!isPlainForm(c)) return readUploads(c, limits)
  const fields = await readFields(c, limits)
  return fields && { fields, files: attachedTo(fields), faults: faultsSaid(fields) }
}

/** The fields that identify a submission: all but the mark of the page on which it was typed. */
export const submissionOf = ({ once: _, refused: __, fault: ___, ...fields }: Fields): Fields => fields

/**
 * As `sameOriginForm` (plain-form.ts), for a form with files or without.
 * @param draw shows the form again where it is larger than files may be together; what was typed is on the device then
 */
export const sameOriginFormWithFiles =
  (
    draw: DrawScreen,
    handle: (c: Context<EdgeEnv>, form: FormWithFiles) => Response | Promise<Response>,
    limits: Limits,
  ) =>
  async (c: Context<EdgeEnv>) => {
    if (!isFromOurPage(c)) return refuseForm(c, 403)
    const { isTooLarge } = await reader()
    if (isTooLarge(c)) return redisplay(c, draw, { fields: c.req.query(), errors: { file: 'file.too-large' } })
    const form = await read(c, limits)
    return form ? handle(c, form) : refuseForm(c, 415)
  }
