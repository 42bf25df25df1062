import type { StoredPicture } from './schema.ts'

/** What the API calls a picture or document of a product by: ours are known by id, those on the supplier's site by address. */
export const pictureKey = (picture: StoredPicture): string => ('url' in picture ? picture.url : picture.id)
