/** Fields of a snapshot as a moderator reads them: files with their addresses, categories with their names. */
import type { Text } from '../../../../domain/text.ts'
import { pictureKey } from '../../../db/picture-key.ts'
import type { StoredCertificate, StoredPhoto, StoredPicture, StoredVariant } from '../../../db/schema.ts'
import { fileUrl } from '../../public/pictures.ts'
import { reviewedVariants } from '../reviews/reviewed-variants.ts'

/** A snapshot of an older version of the code may lack any field. */
export type Snapshot = Record<string, unknown>

const addressOf = (picture: StoredPicture | StoredPhoto): string =>
  'url' in picture ? picture.url : fileUrl(picture.id)

const isList = <One>(value: unknown): value is One[] => Array.isArray(value)

const toFiles = (value: unknown) =>
  isList<StoredPicture | StoredPhoto>(value)
    ? value.map((one) => ({
        url: addressOf(one),
        kind: ('shows' in one && one.shows) || one.kind,
        ...('caption' in one && one.caption && { caption: one.caption }),
      }))
    : value

const toCertificates = (value: unknown) =>
  isList<StoredCertificate>(value)
    ? value.map(({ file, ...one }) => ({ ...one, ...(file !== undefined && { url: fileUrl(file) }) }))
    : value

/** Variants with each picture as an address that moderators can open. */
function toVariants(value: unknown, pictures: unknown) {
  const variants = reviewedVariants(value)
  if (!isList<Partial<StoredVariant>>(variants)) return value
  const addresses = new Map(
    (isList<StoredPicture>(pictures) ? pictures : []).map((one) => [pictureKey(one), addressOf(one)]),
  )
  return variants.map(({ picture, ...variant }) => {
    const address = picture === undefined ? undefined : addresses.get(picture)
    return address ? { ...variant, picture: address } : variant
  })
}

/**
 * @param categories names by number: a snapshot has the number only
 * @returns the same fields without internal ids
 */
export function shownFields(snapshot: Snapshot, categories: Map<number, Text>): Snapshot {
  const { logo, pictures, photos, certificates, category, variants } = snapshot
  return {
    ...snapshot,
    ...('category' in snapshot && { category: categories.get(Number(category)) ?? null }),
    ...('logo' in snapshot && { logo: typeof logo === 'string' ? [{ url: fileUrl(logo), kind: 'logo' }] : null }),
    ...('pictures' in snapshot && { pictures: toFiles(pictures) }),
    ...('photos' in snapshot && { photos: toFiles(photos) }),
    ...('variants' in snapshot && { variants: toVariants(variants, pictures) }),
    ...('certificates' in snapshot && { certificates: toCertificates(certificates) }),
  }
}
