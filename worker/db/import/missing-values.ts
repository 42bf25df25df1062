/** What programs write for a missing value: their own word for null, or a spreadsheet's error. */
const MISSING =
  /^(?:null|\(null\)|undefined|nan|#(?:n\/a|н\/д|ref!|ссылка!|value!|знач!|name\?|имя\?|div\/0!|дел\/0!|null!|пусто!))$/iu

/** @returns the text; '' for one that means a missing value */
export const emptyIfMissing = (text: string): string => (MISSING.test(text.trim()) ? '' : text)

const NO_BRAND =
  /^(?:[^\p{L}\p{N}]*|нет(?: бренда| марки)?|без (?:бренда|марки|торговой марки)|не указан[ао]?|не задан[ао]?|немає|no ?brand|no ?name|none|unknown|unbranded|n\/a|无|无品牌)$/iu

/** @returns the brand; '' for a text by which shops say that goods have none */
export const brandOf = (text: string): string => (NO_BRAND.test(text) ? '' : text)
