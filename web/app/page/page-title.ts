import { APP_NAME } from '../../../domain/app-name.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Head } from './page.ts'
import { shortened } from './shortened.ts'

/** Separates a page's title from the site's name: search results of each language are used to another mark. */
const TITLE_MARK: Record<Locale, string> = { en: ' | ', ru: ' — ', zh: ' - ' }

/** Search results cut what is longer. */
const LONGEST_TITLE = 60

const siteOf = (locale: Locale): string => TITLE_MARK[locale] + APP_NAME[locale]

/** Characters that a page's own title may have. */
export const titleRoom = (locale: Locale): number => LONGEST_TITLE - siteOf(locale).length

/** "Ball valves | Kontor" (docs/behaviour.md, "Page title"). */
export const fullTitle = ({ title, titleEnd = '' }: Pick<Head, 'title' | 'titleEnd'>, locale: Locale): string =>
  shortened(title, titleRoom(locale) - titleEnd.length) + titleEnd + siteOf(locale)
