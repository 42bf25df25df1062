import type { StoredPicture } from './schema.ts'

/** The key of a product's picture or document in the API: the id of an uploaded file, the address of one on the supplier's own site. */
export const pictureKey = (picture: StoredPicture): string => ('url' in picture ? picture.url : picture.id)
