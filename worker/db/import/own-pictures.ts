/** Pictures that are stored on this site: files that we have written name them by their addresses. */
import type { StoredPicture } from '../schema.ts'
import { httpsAddress, storedFileOf } from './pictures.ts'

/**
 * @param offered pictures of the file
 * @param stored pictures of the product
 * @returns the file's pictures, with those of the product's stored files as they are stored; an address of a stored file that the product
 * does not have becomes a picture on another site, if it is public
 */
export const ownPictures = (offered: readonly StoredPicture[], stored: readonly StoredPicture[]): StoredPicture[] =>
  offered.flatMap((picture): StoredPicture[] => {
    const id = 'url' in picture ? storedFileOf(picture.url) : null
    if (id === null || !('url' in picture)) return [picture]
    const own = stored.find((one) => 'id' in one && one.id === id)
    if (own) return [own]
    const url = httpsAddress(picture.url)
    return url === null ? [] : [{ ...picture, url }]
  })
