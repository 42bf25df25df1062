import type { Picture } from './contract/values.ts'
import type { Locale } from './locale.ts'

/**
 * The address that a page shows a picture from. A drawing's ends with the page's language, for the units in it (seed/drawing/sheet.ts); browsers
 * do not send that part, so all languages share one cached file.
 */
export const pictureAddress = ({ kind, url }: Pick<Picture, 'kind' | 'url'>, locale: Locale): string =>
  kind === 'drawing' ? `${url}#${locale}` : url
