import { APP_NAME } from '../../../domain/app-name.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Head } from './page.ts'
import { columns, shortenedText } from './shortened.ts'

/** Separator between a page's title and the site's name; the convention differs by language. */
const TITLE_MARK: Record<Locale, string> = { en: ' | ', ru: ' — ', zh: ' - ' }

/** Room that search results have for a title, in letters. */
export const TITLE_ROOM = 60

/** Room that search results have for a description, in letters. */
export const DESCRIPTION_ROOM = 160

const fits = (title: string): boolean => columns(title) <= TITLE_ROOM

/**
 * @param titles of one page, from the most to the least telling
 * @returns the first that search results show whole, else the last
 */
export const fitting = (titles: [string, ...string[]]): string => titles.find(fits) ?? titles[titles.length - 1] ?? ''

/** "Ball valves | Kontor" (docs/behaviour.md, "Page title"). */
export function fullTitle({ title, titleEnd = '' }: Pick<Head, 'title' | 'titleEnd'>, locale: Locale): string {
  const own = shortenedText(title, TITLE_ROOM - columns(titleEnd)) + titleEnd
  const named = own + TITLE_MARK[locale] + APP_NAME[locale]
  return own.includes(APP_NAME[locale]) || !fits(named) ? own : named
}
