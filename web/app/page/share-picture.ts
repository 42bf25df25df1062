import type { Picture } from '../../../domain/contract/values.ts'
import type { Head } from './page.ts'

/**
 * The picture for link previews. They cannot show SVG, so a drawing is replaced by the site's own picture; a stored photo is requested
 * in the previews' aspect ratio.
 * @param picture the main picture, if there is one
 */
export function sharePicture(picture: Picture | null | undefined): Pick<Head, 'image'> {
  if (picture?.kind !== 'photo') return {}
  const isOurs = picture.url.startsWith('/')
  return { image: isOurs ? `${picture.url.replace(/\?.*/, '')}?shape=share` : picture.url }
}
