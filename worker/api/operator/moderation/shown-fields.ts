/** Fields of a snapshot as a moderator reads them: files with their addresses, categories with their names. */
import type { Text } from '../../../../domain/text.ts'
import type { StoredCertificate, StoredPhoto, StoredPicture } from '../../../db/schema.ts'
import { fileUrl } from '../../public/pictures.ts'

/** An earlier form of a row may lack any field. */
export type Snapshot = Record<string, unknown>

const addressOf = (picture: StoredPicture | StoredPhoto): string =>
  'url' in picture ? picture.url : fileUrl(picture.id)

const isList = <One>(value: unknown): value is One[] => Array.isArray(value)

const toFiles = (value: unknown) =>
  isList<StoredPicture | StoredPhoto>(value)
    ? value.map((one) => ({
        url: addressOf(one),
        kind: one.kind,
        ...('caption' in one && one.caption && { caption: one.caption }),
      }))
    : value

const toCertificates = (value: unknown) =>
  isList<StoredCertificate>(value)
    ? value.map(({ file, ...one }) => ({ ...one, ...(file !== undefined && { url: fileUrl(file) }) }))
    : value

/**
 * @param categories names by number: a snapshot has the number only
 * @returns the same fields without ids of ours
 */
export function shownFields(snapshot: Snapshot, categories: Map<number, Text>): Snapshot {
  const { logo, pictures, photos, certificates, category } = snapshot
  return {
    ...snapshot,
    ...('category' in snapshot && { category: categories.get(Number(category)) ?? null }),
    ...('logo' in snapshot && { logo: typeof logo === 'string' ? [{ url: fileUrl(logo), kind: 'logo' }] : null }),
    ...('pictures' in snapshot && { pictures: toFiles(pictures) }),
    ...('photos' in snapshot && { photos: toFiles(photos) }),
    ...('certificates' in snapshot && { certificates: toCertificates(certificates) }),
  }
}
