/** Whose picture a file is by its name (docs/behaviour.md, "Pictures by article"): that of an uploaded file, or of one in an archive. */

/** One of the articles that a name can mean, and the picture's place among those of the article: 0 where the name has no number. */
interface Reading {
  article: string
  place: number
}

/** What can have pictures: a product with its own article and those of its variants. */
export interface WithArticles {
  id: string
  articles: readonly string[]
}

interface Matched {
  /** Nothing, one product, or several with the article. */
  ids: string[]
  place: number
}

/** Of pictures alone: what follows a dot may be part of the article. */
const ENDING = /\.(?:png|jpe?g|jfif|webp|avif|gif|hei[cf]|bmp|tiff?|svg)$/i
/** "-2", "_02", " (2)" behind an article. */
const NUMBER_BEHIND = /^(.*[^\s_-])(?:[_-](\d{1,2})|\s?\((\d{1,2})\))$/u
const ONLY_NUMBER = /^\d{1,2}$/

/** Upper and lower case, and the two ways in which devices write й and ё, make no difference. */
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/**
 * An article without the characters that file names cannot have, and without those that people write instead: spaces,
 * hyphens, dots, slashes and the like.
 */
export const looseArticle = (text: string): string => folded(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/**
 * @param path name of a file, with its folders where it has any
 * @returns what it can mean, the likeliest first: the whole name as an article, the name without the number behind it, and, of a file that is
 *   named by a number alone, its folder
 */
export function readingsOf(path: string): Reading[] {
  const parts = path.normalize('NFKC').split(/[/\\]/).filter(Boolean)
  const name = (parts.at(-1) ?? '').replace(ENDING, '').trim()
  const folder = parts.at(-2)?.trim()
  const [, bare, hyphen, bracket] = NUMBER_BEHIND.exec(name) ?? []
  return [
    ...(name ? [{ article: name, place: 0 }] : []),
    ...(bare ? [{ article: bare, place: Number(hyphen ?? bracket) }] : []),
    ...(folder && ONLY_NUMBER.test(name) ? [{ article: folder, place: Number(name) }] : []),
  ]
}

function byArticle(goods: readonly WithArticles[], keyOf: (article: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { id, articles } of goods)
    for (const key of articles.map(keyOf).filter(Boolean)) found.set(key, (found.get(key) ?? new Set()).add(id))
  return found
}

/**
 * An exact article ranks before one that differs in spaces and signs, and a whole name before one without its number:
 * of the articles "A-1" and "A-1-2", a file "A-1-2.jpg" belongs to the second one.
 * @returns a function that finds whose picture a file is, for any number of files of the same goods
 */
export function articleMatcher(goods: readonly WithArticles[]): (path: string) => Matched {
  const ways = [folded, looseArticle].map((keyOf) => ({ keyOf, found: byArticle(goods, keyOf) }))
  return (path) => {
    const readings = readingsOf(path)
    for (const { keyOf, found } of ways)
      for (const { article, place } of readings) {
        const ids = found.get(keyOf(article))
        if (ids) return { ids: [...ids], place }
      }
    return { ids: [], place: 0 }
  }
}

/** Pictures of one product in the order of their numbers, then of their names, as a person would order them. */
export const byPlace = (one: { name: string; place: number }, other: { name: string; place: number }): number =>
  one.place - other.place || one.name.localeCompare(other.name, undefined, { numeric: true })
