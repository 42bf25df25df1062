import type { Category } from '../contract/categories.ts'
import { stem } from '../search-text/stem.ts'

/** Words of letters; Chinese is written without spaces, so each pair of characters counts as one. */
function termsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      /\p{Script=Han}/u.test(word)
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [stem(word)],
    ),
  )
}

/**
 * @param categories of the whole tree, in the language of the page
 * @param lines the buyer's words
 * @returns the id of the category whose name shares most words with the lines; '' where none shares any: the buyer then has to choose
 */
export function guessCategory(
  categories: readonly Pick<Category, 'id' | 'name' | 'level'>[],
  lines: readonly string[],
): string {
  const words = lines.map(termsOf)
  let best = { id: '', score: 0, level: 0 }
  for (const { id, name, level } of categories) {
    const terms = [...termsOf(name.text)]
    const shared = words.reduce((sum, line) => sum + terms.filter((term) => line.has(term)).length, 0)
    // A name of which everything is in the lines says more than one word of a long name.
    const score = terms.length === 0 ? 0 : shared / terms.length
    if (score > best.score || (score === best.score && score > 0 && level > best.level)) best = { id, score, level }
  }
  return best.id
}
