import type { StoredMessageFile } from '../../../db/schema.ts'
import { fileUrl } from '../pictures.ts'

/** @returns stored files as the API shows them: each with its address, which opens for those who may read it */
export const toFiles = (files: readonly StoredMessageFile[]) =>
  files.map((file) => ({ ...file, url: fileUrl(file.id) }))
