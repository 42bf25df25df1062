/** Articles as indexes have them, to be found however they are written. */
import { type SQL, sql } from 'drizzle-orm'
import { looseArticle } from '../../domain/pictures/article-of-file.ts'

/** The expression of migrations/0043_variants.sql and 0134_articles.sql: without spaces, hyphens, dots and slashes, in small Latin letters. */
export const storedArticle = (article: SQL): SQL =>
  sql`lower(replace(replace(replace(replace(${article}, ' ', ''), '-', ''), '.', ''), '/', ''))`

/**
 * @param typed an article, also as the name of a file has it, with other signs
 * @returns what `storedArticle` may have made of it: as typed and, as that leaves Cyrillic letters alone, in capitals and in small letters
 */
export function articleKeys(typed: string): string[] {
  const asStored = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const loose = looseArticle(typed)
  const all = [typed.replace(/[ .\-/]/g, ''), loose].flatMap((bare) => [bare, bare.toUpperCase(), bare.toLowerCase()])
  return [...new Set(all.map(asStored))].filter(Boolean)
}
