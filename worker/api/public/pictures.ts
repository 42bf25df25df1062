import type { PictureWidth } from '../../../domain/contract/files.ts'
import type { Picture } from '../../../domain/contract/values.ts'
import type { FileKind, LinkedPicture, StoredPicture } from '../../db/schema.ts'

/** The address of a stored file. Its content never changes: a new upload has a new id. */
export const fileUrl = (id: string): string => `/api/files/common/${id}`

/** Files whose size in pixels is not known are given a square: the frame crops, the page does not jump. */
const UNKNOWN_SIDE = 400

export interface PictureRow {
  id: string
  kind: FileKind
  width: number | null
  height: number | null
}

/**
 * @param asked pixels that the place has room for on a high-density screen: a photo is served that wide, and in a modern format,
 *   where the platform can (files/serve.ts). A drawing has no pixels.
 */
export const toPicture = ({ id, kind, width, height }: PictureRow, asked: PictureWidth): Picture => ({
  id,
  url: kind === 'photo' ? `${fileUrl(id)}?width=${asked}` : fileUrl(id),
  width: width ?? UNKNOWN_SIDE,
  height: height ?? UNKNOWN_SIDE,
  kind,
})

/** A picture on the supplier's own site: it has no id but its address, and may be gone when a page shows it. */
const toLinkedPicture = ({ url, kind }: LinkedPicture, fallback: string | null): Picture => ({
  id: url,
  url,
  width: UNKNOWN_SIDE,
  height: UNKNOWN_SIDE,
  kind,
  ...(fallback === null ? {} : { fallback: fileUrl(fallback) }),
})

/**
 * @param fallback id of the drawing that takes the place of a supplier's picture which does not load.
 * @param asked as `toPicture`'s
 * @returns pictures only; documents are files to download.
 */
export const toPictures = (stored: StoredPicture[], fallback: string | null, asked: PictureWidth): Picture[] =>
  stored
    .filter(({ kind }) => kind !== 'document')
    .map((picture) => ('url' in picture ? toLinkedPicture(picture, fallback) : toPicture(picture, asked)))
