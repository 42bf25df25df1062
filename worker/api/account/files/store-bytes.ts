/** Stores a file that is in memory already, such as one of an e-mail, under the same rules as an upload. */

import type { StoredFile } from '../../../../domain/contract/files.ts'
import { MAX_FILE_BYTES } from '../../../../domain/file-types.ts'
import type { Bindings } from '../../../bindings.ts'
import { callStore } from '../../../call-store.ts'
import { newId } from '../../../db/id.ts'
import type { StoredMessageFile } from '../../../db/schema.ts'
import { inMemory, WindowedFile } from '../../../zip/windowed-file.ts'
import { AppError } from '../../http/problem.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { fileUrl } from '../../public/pictures.ts'
import { inspectFile } from './content/inspect.ts'
import { fileName } from './file-name.ts'
import { type FileOwner, insertFile, refuseFileBeyondQuota } from './queries.ts'
import { scan } from './scan.ts'

/** RFC 6266: a document is downloaded, a picture may be shown. */
export const disposition = ({ kind, name }: Pick<StoredFile, 'kind' | 'name'>): string =>
  `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`

/** Owner of the files of visitors: no account has this number, so that only those who read the thread read them. */
export const VISITOR = 0

/**
 * @param owner whose quota it counts against
 * @param file as it was sent. The row is inserted before the bytes are stored, so that the job for unused files finds them
 * @param kind what is accepted
 * @throws AppError as `inspectFile` and `fileName`; 409 `file.quota`; 413 `file.too-large`; 415 `file.type`; 422 `file.infected`; 503
 */
export async function storeFile(
  env: Bindings,
  owner: FileOwner,
  file: { id: string; name: string; bytes: Uint8Array },
  kind?: 'picture',
): Promise<StoredFile> {
  if (file.bytes.length > MAX_FILE_BYTES.document) throw new AppError('file.too-large', 413)
  const { type, width = null, height = null, end } = await inspectFile(new WindowedFile(inMemory(file.bytes)))
  const isPicture = type.startsWith('image/')
  if (kind === 'picture' && !isPicture) throw new AppError('file.type', 415)
  const { id } = file
  const stored: StoredFile = {
    id,
    url: fileUrl(id),
    name: fileName(file.name, type),
    type,
    size: end,
    kind: isPicture ? 'photo' : 'document',
    width,
    height,
  }
  const content = file.bytes.slice(0, end)
  await scan(env, stored, async () => content)
  const quota = owner.num === VISITOR && owner.organization === null ? [] : [refuseFileBeyondQuota(owner, end)]
  await writeBatch(env.DB, [...quota, insertFile(env.DB, stored, owner)])
  await callStore('R2 upload', () =>
    env.FILES.put(id, content, { httpMetadata: { contentType: type, contentDisposition: disposition(stored) } }),
  )
  return stored
}

/** As `storeFile`. @returns what a message stores of it */
export async function storeBytes(
  env: Bindings,
  owner: FileOwner,
  file: { name: string; bytes: Uint8Array },
): Promise<StoredMessageFile> {
  const { id, name, type, size } = await storeFile(env, owner, { ...file, id: newId() })
  return { id, name, type, size }
}
