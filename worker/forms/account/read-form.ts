/** Reads the forms of the account as they arrive: fields are short and bounded, and files are sent on to the API. */
import type { Context } from 'hono'
import { MAX_FILE_BYTES, MAX_FILES_AT_ONCE } from '../../../domain/file-types.ts'
import { MAX_TEXT_LENGTH } from '../../../domain/limits.ts'
import { PICK_PREFIX, THEIRS_PREFIX } from '../../../domain/merge-fields.ts'
import { AppError } from '../../api/http/problem.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { limitBytes, MultipartBody, type Take } from '../../multipart.ts'
import type { Fields } from '../plain-form.ts'
import type { FormFile } from './form-result.ts'
import { uploadNext } from './upload-file.ts'

/** Bytes of a form with files: the largest file, and the form around it. Several files share them, as the hint beside the field says. */
const MAX_FORM_BYTES = MAX_FILE_BYTES.document + 1_000_000
/** The API call that stores pictures and documents. */
const COMMON = '/api/files/common'
/**
 * Bytes of all fields of a form, as they are sent. A call of the API has 256 KiB at most; in a form a character takes up to three times as
 * much, and after a conflict the form also has the text of a colleague's edit.
 */
const MAX_TEXT_BYTES = 2_000_000

export interface Submitted {
  fields: Fields
  files: FormFile[]
}

export const lengthOf = (c: Context<EdgeEnv>): number => Number(c.req.header('Content-Length'))
const typeOf = (c: Context<EdgeEnv>): string => c.req.header('Content-Type') ?? ''
const isMultipart = (c: Context<EdgeEnv>): boolean => typeOf(c).startsWith('multipart/form-data')

/** Such a form is refused by its declared length, without being read. */
export const isTooLarge = (c: Context<EdgeEnv>): boolean => isMultipart(c) && lengthOf(c) > MAX_FORM_BYTES

/** A form's fields after a conflict of edits: for each field the text that was chosen, one's own or the other person's. */
function withMergeChoices(fields: Fields): Fields {
  const entries = Object.entries(fields)
  const chosen = entries.flatMap(([name, value]) => {
    if (!name.startsWith(PICK_PREFIX) || value !== 'theirs') return []
    const field = name.slice(PICK_PREFIX.length)
    return [[field, fields[THEIRS_PREFIX + field] ?? '']]
  })
  const others = entries.filter(([name]) => !name.startsWith(PICK_PREFIX) && !name.startsWith(THEIRS_PREFIX))
  return { ...Object.fromEntries(others), ...Object.fromEntries(chosen) }
}

/** Collects a text of bounded length that comes in chunks. @throws AppError 413 `file.too-large` */
function textReader(most: number): { take: Take; text: () => string } {
  const decoder = new TextDecoder()
  let text = ''
  const take = limitBytes(most, (bytes) => {
    text += decoder.decode(bytes, { stream: true })
  })
  return { take, text: () => text + decoder.decode() }
}

/** Whether a form with these fields accepts files. */
type TakesFiles = (fields: Fields) => boolean | Promise<boolean>

/** @throws AppError of `MultipartBody`; SignedOut */
async function readParts(
  c: Context<EdgeEnv>,
  form: MultipartBody,
  { most = MAX_TEXT_BYTES, takesFiles, to = COMMON, from = {} }: Reading,
) {
  const fields: Fields = {}
  const files: FormFile[] = []
  let left = most
  for (let part = await form.next(); part; part = await form.next()) {
    const { name, fileName } = part
    if (fileName === null) {
      const { take, text } = textReader(left)
      await form.read(take)
      left -= text().length + name.length
      fields[name] = text().slice(0, MAX_TEXT_LENGTH)
    } else if (files.length > MAX_FILES_AT_ONCE || !(await takesFiles?.(fields))) {
      await form.read(() => undefined)
    } else {
      const file = await uploadNext(c, form, { name: fileName, fields, place: files.length, to, from })
      if (file) files.push(file)
    }
  }
  await form.finish()
  return { fields, files }
}

async function readMultipart(c: Context<EdgeEnv>, reading: Reading): Promise<Submitted> {
  const form = new MultipartBody(c.req.raw, MAX_FORM_BYTES)
  try {
    return await readParts(c, form, reading)
  } catch (error) {
    await form.end()
    throw error
  }
}

async function readPlain(c: Context<EdgeEnv>, most: number): Promise<Submitted> {
  const { take, text } = textReader(most)
  // Leaving the loop early cancels the stream.
  for await (const bytes of c.req.raw.body ?? []) await take(bytes)
  const entries = [...new URLSearchParams(text())]
  return {
    fields: Object.fromEntries(entries.map(([name, value]) => [name, value.slice(0, MAX_TEXT_LENGTH)])),
    files: [],
  }
}

interface Reading {
  /** Bytes of its fields. */
  most?: number
  takesFiles?: TakesFiles
  /** The API call that receives its files; absent: the one for pictures and documents. */
  to?: string
  /** Headers of that call. */
  from?: Record<string, string>
}

/**
 * Reads a form whose sender is signed in, or was (`isAuthenticOwner`). Its files are uploaded as they arrive, so the fields that determine
 * their purpose come first (web/pages/account/fields.tsx).
 * @returns null for anything but a form, and for one that is cut or has longer fields
 * @throws SignedOut
 */
export async function readForm(c: Context<EdgeEnv>, reading: Reading = {}): Promise<Submitted | null> {
  const { most = MAX_TEXT_BYTES } = reading
  const isPlain = typeOf(c).startsWith('application/x-www-form-urlencoded')
  if (!(isPlain || isMultipart(c)) || !(lengthOf(c) <= (isPlain ? most : MAX_FORM_BYTES))) return null
  try {
    const { fields, files } = await (isPlain ? readPlain(c, most) : readMultipart(c, { ...reading, most }))
    return { fields: withMergeChoices(fields), files }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
