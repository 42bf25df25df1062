/** Reads a query without what its thing is made of or like, where no code has all its words: the tariff names a ball valve, but no steel one. */
import { type ClassifierIndex, type SearchResult, searchCodes } from '../../../../domain/classifier/search.ts'
import { isProperty } from '../../../db/search-text/synonyms.ts'

/** Materials that are no words of the table of the trade, because they are in the name of half of all goods. */
const MATERIALS =
  /^(?:стальн|металлическ|железн|медн|бронзов|деревянн|резинов|стеклянн|тканев|бумажн)\p{L}+$|^(?:steel|metal|iron|copper|bronze|wooden|rubber|glass|fabric|paper)$|^(?:钢制?|铁制?|铜制?|金属|木制?|橡胶|玻璃|布)$/u
/** How things are driven, and for whom they are made: the tariff says so of few. */
const DRIVES =
  /^(?:бытов|промышленн|профессиональн|портативн|паров|бензинов|дизельн|аккумуляторн|электрическ|пневматическ|гидравлическ|ручн|автоматическ|порошков|малогабаритн|универсальн|складн|раздвижн)\p{L}+$|^(?:household|industrial|professional|portable|cordless|electric|electrical|petrol|gasoline|diesel|pneumatic|hydraulic|manual|hand|automatic|folding|mini|small|large)$|^(?:家用|工业用?|便携式?|电动|手动|汽油|柴油|气动|液压|自动|折叠|小型|大型|迷你)$/u

const saysProperty = (word: string): boolean => MATERIALS.test(word) || DRIVES.test(word) || isProperty(word)

/**
 * @param typed the result of the whole query, of which no code has all words
 * @returns what names the thing in full; undefined where nothing does, or the query has no property
 */
export function searchWithoutProperty(index: ClassifierIndex, typed: SearchResult): SearchResult | undefined {
  const words = typed.words.map(({ shown }) => shown)
  const telling = words.filter((word) => !saysProperty(word))
  if (telling.length === 0 || telling.length === words.length) return undefined
  const found = searchCodes(index, telling.join(' '))
  return found.isNamed ? found : undefined
}
