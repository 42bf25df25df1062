/** Stores a file that is in memory already, such as one of an e-mail, under the same rules as an upload. */

import type { StoredFile } from '../../../../domain/contract/files.ts'
import { LARGEST_FILE } from '../../../../domain/file-types.ts'
import type { Bindings } from '../../../bindings.ts'
import { callStore } from '../../../call-store.ts'
import { newId } from '../../../db/id.ts'
import type { StoredMessageFile } from '../../../db/schema.ts'
import { AppError } from '../../http/problem.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { fileUrl } from '../../public/pictures.ts'
import { inspectFile } from './content/inspect.ts'
import { inMemory, WindowedFile } from './content/windowed-file.ts'
import { fileName } from './file-name.ts'
import { type FileOwner, insertFile, quotaHolds } from './queries.ts'
import { scan } from './scan.ts'

/** RFC 6266: a document is downloaded, a picture may be shown. */
export const disposition = ({ kind, name }: Pick<StoredFile, 'kind' | 'name'>): string =>
  `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`

/** Owner of the files of visitors: no account has this number, so that only those who read the thread read them. */
export const VISITOR = 0

/**
 * @param owner whose quota it counts against
 * @param file as it was sent
 * @returns what a message stores of it. The row is inserted before the bytes are stored, so that the job for unused files finds them.
 * @throws AppError as `inspectFile` and `fileName`; 409 `file.quota`; 413 `file.too-large`; 422 `file.infected`; 503
 */
export async function storeBytes(
  env: Bindings,
  owner: FileOwner,
  file: { name: string; bytes: Uint8Array },
): Promise<StoredMessageFile> {
  if (file.bytes.length > LARGEST_FILE.document) throw new AppError('file.too-large', 413)
  const { type, width = null, height = null, end } = await inspectFile(new WindowedFile(inMemory(file.bytes)))
  const kind = type.startsWith('image/') ? 'photo' : 'document'
  const id = newId()
  const stored: StoredFile = {
    id,
    url: fileUrl(id),
    name: fileName(file.name, type),
    type,
    size: end,
    kind,
    width,
    height,
  }
  const content = file.bytes.slice(0, end)
  await scan(env, stored, async () => content)
  const quota = owner.num === VISITOR && owner.organization === null ? [] : [quotaHolds(owner, end)]
  await writeBatch(env.DB, [...quota, insertFile(env.DB, stored, owner)])
  await callStore('R2 upload', () =>
    env.FILES.put(id, content, { httpMetadata: { contentType: type, contentDisposition: disposition(stored) } }),
  )
  return { id, name: stored.name, type, size: end }
}
