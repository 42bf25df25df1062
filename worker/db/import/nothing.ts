/** What programs write where they have nothing: their own word for it, or a spreadsheet's error. */
const NOTHING =
  /^(?:null|\(null\)|undefined|nan|#(?:n\/a|н\/д|ref!|ссылка!|value!|знач!|name\?|имя\?|div\/0!|дел\/0!|null!|пусто!))$/iu

/** @returns the text; '' for one that says nothing */
export const stated = (text: string): string => (NOTHING.test(text.trim()) ? '' : text)
