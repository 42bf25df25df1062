/** The readable part at the end of a URL. Since the id before it identifies the page, a slug may be cut or empty. */

const MAX_SLUG_LENGTH = 60

/** Russian letters as passports transliterate them (ICAO Doc 9303), and Ukrainian, Belarusian and Kazakh ones in the same way. */
// biome-ignore format: an alphabet reads in rows
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i',
  й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ў: 'u', ф: 'f', х: 'kh',
  ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia',
  ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h',
}

/** Latin letters with a mark that NFKD does not separate. */
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd' }

/** Cuts at a hyphen, so that no word is cut in half unless the first one alone is too long. */
function shorten(slug: string): string {
  if (slug.length <= MAX_SLUG_LENGTH) return slug
  const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH)
  return slug.slice(0, end > 0 ? end : MAX_SLUG_LENGTH)
}

/**
 * @param name a name in Latin, Cyrillic or Chinese script, of any length.
 * @returns lower-case Latin letters and digits joined by single hyphens, at most 60 characters; Cyrillic is
 *   transliterated, other scripts are dropped, so the result may be ''.
 */
export function slugify(name: string): string {
  const letters = Array.from(name.slice(0, 500).normalize('NFC').toLowerCase(), (letter) => {
    return CYRILLIC[letter] ?? LATIN[letter] ?? letter
  })
  const latin = letters.join('').normalize('NFKD').replace(/\p{M}/gu, '')
  return shorten(latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
}
