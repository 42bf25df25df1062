import { APP_NAME } from '../../../domain/app-name.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Head } from './page.ts'
import { shortened } from './shortened.ts'

/** Separator between a page's title and the site's name; the convention differs by language. */
const TITLE_MARK: Record<Locale, string> = { en: ' | ', ru: ' — ', zh: ' - ' }

/** Characters that search results show of a title. */
const LONGEST_TITLE = 60

const siteOf = (locale: Locale): string => TITLE_MARK[locale] + APP_NAME[locale]

/** Maximum number of characters of a page's own title. */
export const titleRoom = (locale: Locale): number => LONGEST_TITLE - siteOf(locale).length

/** "Ball valves | Kontor" (docs/behaviour.md, "Page title"). */
export const fullTitle = ({ title, titleEnd = '' }: Pick<Head, 'title' | 'titleEnd'>, locale: Locale): string =>
  shortened(title, titleRoom(locale) - titleEnd.length) + titleEnd + siteOf(locale)
