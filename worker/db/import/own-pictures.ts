/** Pictures that are stored on this site: our own files name them by their addresses. */
import type { StoredPicture } from '../schema.ts'
import { httpsAddress, storedFileOf } from './pictures.ts'

/**
 * @param stored pictures of the product
 * @returns the pictures, those of stored files as they are stored; an address of a file that the product does not have is a picture on
 *   another site, if it is a public one
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
