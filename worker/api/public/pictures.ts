import type { PictureWidth } from '../../../domain/contract/files.ts'
import type { Picture } from '../../../domain/contract/values.ts'
import type { FileKind, LinkedPicture, StoredPicture } from '../../db/schema.ts'

/** Where a stored file is read. It never changes: a new upload has a new id. */
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
 * @param asked pixels that the place has room for on a fine screen: a photo is served as wide as that, and in a modern format, where
 *   the platform can (files/serve.ts). A drawing has no pixels.
 */
export const toPicture = ({ id, kind, width, height }: PictureRow, asked: PictureWidth): Picture => ({
  id,
  url: kind === 'photo' ? `${fileUrl(id)}?width=${asked}` : fileUrl(id),
  width: width ?? UNKNOWN_SIDE,
  height: height ?? UNKNOWN_SIDE,
  kind,
})

/** A picture that lies with the supplier is known by its address, and may be gone when somebody looks at it. */
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
 * @returns what can be looked at; documents are files to download.
 */
export const toPictures = (stored: StoredPicture[], fallback: string | null, asked: PictureWidth): Picture[] =>
  stored
    .filter(({ kind }) => kind !== 'document')
    .map((picture) => ('url' in picture ? toLinkedPicture(picture, fallback) : toPicture(picture, asked)))
