/** The forms in which indexes store articles, so that a search finds them however they are written. */
import { type SQL, sql } from 'drizzle-orm'
import { looseArticle } from '../../domain/pictures/article-of-file.ts'

/** The expression of migrations/0043_variants.sql and 0134_articles.sql: without spaces, hyphens, dots and slashes, in small Latin letters. */
export const storedArticle = (article: SQL): SQL =>
  sql`lower(replace(replace(replace(replace(${article}, ' ', ''), '-', ''), '.', ''), '/', ''))`

/**
 * @param typed an article, or a file's name made of one, in which other signs replace slashes and the like
 * @returns all forms that `storedArticle` may have stored for it: as typed, in capitals and in small letters, since SQLite's lower()
 * changes Latin letters only
 */
export function articleKeys(typed: string): string[] {
  const asStored = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const loose = looseArticle(typed)
  const all = [typed.replace(/[ .\-/]/g, ''), loose].flatMap((bare) => [bare, bare.toUpperCase(), bare.toLowerCase()])
  return [...new Set(all.map(asStored))].filter(Boolean)
}
