import { sql } from 'drizzle-orm'
import type { PictureWidth } from '../../../domain/contract/files.ts'
import type { Picture, PictureSubject } from '../../../domain/contract/values.ts'
import { type FileKind, files, type LinkedPicture, type StoredPicture } from '../../db/schema.ts'
import { decoded } from '../../db/select.ts'

/** The URL of a stored file. Its content never changes, since a new upload has a new id. */
export const fileUrl = (id: string): string => `/api/files/common/${id}`

/**
 * Pixels of the square that is reserved for a picture of unknown size, so that the page does not shift when it loads.
 */
const UNKNOWN_SIDE = 400

export interface ShownPicture {
  id: string
  kind: FileKind
  /** What the seller says that it shows. */
  shows?: PictureSubject
  width: number | null
  height: number | null
}

/** The left-joined row of `files` as one column, null where there is none. @param name unique in the statement. */
export const joinedPicture = (name: string) =>
  decoded<ShownPicture | null>(
    sql`iif(${files.id} IS NULL, NULL, json_object(
      'id', ${files.id}, 'kind', ${files.kind}, 'width', ${files.width}, 'height', ${files.height}))`,
    name,
  )

/**
 * @param shownWidth pixels that the place needs on a high-density screen: a photo is served in that width and in a
 *   modern format, where the platform can do that (files/serve.ts). The site's own drawings are SVG and have no width; an uploaded
 *   one is a photo that shows a drawing.
 */
export const toPicture = ({ id, kind, shows, width, height }: ShownPicture, shownWidth: PictureWidth): Picture => ({
  id,
  url: kind === 'photo' ? `${fileUrl(id)}?width=${shownWidth}` : fileUrl(id),
  width: width ?? UNKNOWN_SIDE,
  height: height ?? UNKNOWN_SIDE,
  kind: shows ?? kind,
})

/** A picture on the supplier's own site: its URL is its id, and it may no longer exist when a page shows it. */
const toLinkedPicture = (
  { url, kind, shows }: LinkedPicture & Pick<StoredPicture, 'shows'>,
  fallback: string | null,
): Picture => ({
  id: url,
  url,
  width: UNKNOWN_SIDE,
  height: UNKNOWN_SIDE,
  kind: shows ?? kind,
  ...(fallback === null ? {} : { fallback: fileUrl(fallback) }),
})

/**
 * @param fallback id of the drawing that replaces a supplier's picture which does not load.
 * @param shownWidth as `toPicture`'s
 * @returns the pictures without documents, which are files to download.
 */
export const toPictures = (stored: StoredPicture[], fallback: string | null, shownWidth: PictureWidth): Picture[] =>
  stored
    .filter(({ kind }) => kind !== 'document')
    .map((picture) => ('url' in picture ? toLinkedPicture(picture, fallback) : toPicture(picture, shownWidth)))

/** @returns photos before drawings, each in the seller's order: buyers know goods by their looks */
export const photosFirst = (pictures: Picture[]): Picture[] =>
  pictures.toSorted((one, other) => Number(other.kind === 'photo') - Number(one.kind === 'photo'))

/** @returns the picture of a product in lists: its first photo, else its first drawing; null where it has none */
export const mainPicture = (...stored: Parameters<typeof toPictures>): Picture | null =>
  photosFirst(toPictures(...stored))[0] ?? null
