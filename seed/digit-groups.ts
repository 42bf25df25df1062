/** Groups the digits of the English and Chinese sample data: 2,400 N·m. Russian groups numbers of five digits and more, in its content files. */

const ENGLISH =
  'kg|t|g|mm|m|km|L|V|A|W|N|kN|kW|kWh|kVA|h|pcs|rpm|Hz|bar|N·m|m²|m³|cm²|cm³|min|hours|liters|lines|items|metric tons|words|mm²'
const CHINESE = '吨|公斤|公里|小时|美元|元|件|个|台|套|只|平方米|米|升|双(?!相)|毫米|字|票|面|项|条|r\\/min'
/** Numbers from 1000 with a unit behind, alone or in a range. A size, 1200 × 800 mm, and a year keep their digits together. */
const COUNTED = new RegExp(
  String.raw`(?<![\w.,×/−-]|[×/−] ?)(\d{4,6})(?=(?: ?(?:[–～至]|to) ?\d[\d,]*)?(?: (?:${ENGLISH})(?![\p{L}\d])| ?(?:${CHINESE})))(?! ?[A-Za-z]* ?×)`,
  'gu',
)

/** @returns the text with commas between thousands of the numbers that count or measure something */
export const groupedDigits = (text: string): string =>
  text.replace(COUNTED, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))

/**
 * Rewrites every English and Chinese text within the content so, in place, except names, in which buyers search for figures by
 * their digits, and postal addresses.
 * @param content texts by language, at any depth
 */
export function groupDigits(content: unknown): void {
  if (typeof content !== 'object' || content === null) return
  for (const [key, value] of Object.entries(content)) {
    if ((key === 'en' || key === 'zh') && typeof value === 'string') Reflect.set(content, key, groupedDigits(value))
    else if (key !== 'address' && key !== 'name' && key !== 'draw') groupDigits(value)
  }
}
