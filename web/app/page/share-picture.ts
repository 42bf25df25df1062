import type { Picture } from '../../../domain/contract/values.ts'
import type { Head } from './page.ts'

/**
 * What link previews show of a thing. They take no SVG, so that a drawing leaves them the site's own picture; a photo of ours is
 * asked for in the shape that they have room for.
 * @param picture the thing's main one, if it has any
 */
export function sharePicture(picture: Picture | null | undefined): Pick<Head, 'image'> {
  if (picture?.kind !== 'photo') return {}
  const isOurs = picture.url.startsWith('/')
  return { image: isOurs ? `${picture.url.replace(/\?.*/, '')}?shape=share` : picture.url }
}
