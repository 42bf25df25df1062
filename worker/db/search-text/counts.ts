/** Numbers of a thing's parts, as people say them: 五层, "double wall", «трёхжильный», "2 pole". Texts have their short forms: 5 层, 3x1.5, 2P. */
import { type QueryTerm, queryTerm, stemKey, wordsOf } from './tokens.ts'

const NUMBERS: Record<string, number> = {
  一: 1,
  单: 1,
  二: 2,
  两: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  one: 1,
  single: 1,
  two: 2,
  double: 2,
  three: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  один: 1,
  одна: 1,
  одно: 1,
  два: 2,
  две: 2,
  двух: 2,
  три: 3,
  трех: 3,
  четыре: 4,
  четырех: 4,
  пять: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  семь: 7,
  семи: 7,
}

/** A phrase as the index has it. */
const written = (text: string): string =>
  wordsOf(text)
    .map((word) => stemKey(word))
    .join(' ')

const HAN_COUNTS = ['', '单', '双', '三', '四', '五', '六']
const han = (n: number, part: string): string[] => (HAN_COUNTS[n] ? [`${HAN_COUNTS[n]}${part}`] : [])
const ENGLISH = ['', 'single', 'double', 'triple']
const english = (n: number, part: string): string[] => (ENGLISH[n] ? [written(`${ENGLISH[n]} ${part}`)] : [])
const NUMERALS = ['', 'single', 'two', 'three', 'four']

/** Parts, with the forms in which texts write their number. */
const PARTS: [string, (n: number) => Partial<QueryTerm>][] = [
  ['层|layers?|ply|слойн\\p{L}*|сло[йея]в?', (n) => ({ forms: [`${n} layer`, `${n} 层`, `${n}layer`] })],
  ['极|p|п|poles?|полюсн\\p{L}*|полюс(?:а|ов)?', (n) => ({ forms: [`${n}p`, `${n} p`] })],
  ['芯|cores?|жильн\\p{L}*|жил(?:а|ы)?', (n) => ({ prefix: `${n}x`, matchesPrefix: true })],
  // A panel radiator of two panels is of type 22.
  ['panels?|панел(?:и|ь|ей|ьный|ьная|ьной)', (n) => ({ forms: [written(`type ${n}${n}`)] })],
  [
    '肢|legs?|ветв(?:ь|и|ей|ев\\p{L}*)',
    (n) => ({ forms: [...(NUMERALS[n] ? [written(`${NUMERALS[n]} leg`)] : []), ...han(n, '肢'), `${n}сц`, `${n}ск`] }),
  ],
  ['flutes?|刃|зуб(?:а|ов|ья|ьев)?|перая|перые', (n) => ({ forms: [written(`${n} flutes`), `z${n}`] })],
  [
    'phases?|ф(?:\\.|азн\\p{L}*|аз[аы]?)|相',
    (n) => ({ forms: [`${n} phase`, ...han(n, '相'), n === 1 ? '220v' : '380v'] }),
  ],
  ['strands?|рядн\\p{L}*|ряд(?:а|ов)?|排', (n) => ({ forms: [...english(n, 'strand'), ...han(n, '排')] })],
  ['levels?|tiers?|ярус(?:а|ов|ный|ная)?', (n) => ({ forms: [written(`${n} levels`), `${n} 层`] })],
  [
    '吊带|吊环|提手|吊|(?:lifting\\s)?(?:handles?|loops?)|петл(?:я|и|ями|ей)?|ручк(?:а|и|ами)',
    (n) => ({ forms: [written(`${n} loops`), `${n} 吊`] }),
  ],
  ['ways?|modules?|модул(?:ь|я|ей|ьн\\p{L}*)|автомат(?:а|ов)|回路', (n) => ({ forms: [`${n} din`, `${n} 回路`] })],
]

const COUNT = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,2}|${Object.keys(NUMBERS).join('|')})(?:[\\s-]?|-?х\\s?)(?:${PARTS.map(([words]) => `(${words})`).join('|')})(?!\\p{Script=Cyrillic}|\\p{Script=Latin})`,
  'gu',
)
/** Cores with the cross-section of each: "4 core 16mm", «5 жил по 10», 4芯16平方. */
const CORES = new RegExp(
  `(?<![\\p{L}\\d.])(\\d|${Object.keys(NUMBERS).join('|')})[\\s-]?(?:芯|cores?|жильн\\p{L}*|жил(?:а|ы)?)[\\s,]*(?:x|по|of|на)?\\s*(\\d+(?:\\.\\d+)?)\\s*(?:mm2?|мм2?|кв\\S*|квадрат\\p{L}*|sq\\S*|平方毫米|平方)?(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])`,
  'gu',
)
/** "double wall" and the like: a box of double wall has five layers. */
const WALLS = /(?<!\p{L})(single|double|triple)[\s-]?wall(?:ed)?(?!\p{L})/gu

/** A part of a text that is one term. */
export interface Count {
  text: string
  at: number
  term: QueryTerm
}

function countOf(text: string, number: string, kinds: (string | undefined)[]): QueryTerm {
  const n = NUMBERS[number] ?? Number(number)
  const part = PARTS[kinds.findIndex((kind) => kind !== undefined)]
  const { forms = [], ...rest } = part?.[1](n) ?? {}
  return { ...queryTerm(text), prefix: '', ...rest, typed: text, forms: [...new Set([written(text), ...forms])] }
}

/** A quick test, made at every letter that is typed: most queries have no counts. */
const MAY_HAVE =
  /[层极芯肢刃相排吊]|提手|回路|handle|loop|петл|ручк|layer|ply|pole|core|wall|panel|leg|flute|phase|strand|level|tier|way|module|сло|полюс|\d[pп]|жил|панел|ветв|зуб|пер[аы]|ф\.|фаз|ряд|ярус|модул|автомат/

/** @param text normalised. @returns its counts in order. */
export function findCounts(text: string): Count[] {
  if (!MAY_HAVE.test(text)) return []
  const walls = [...text.matchAll(WALLS)].map(({ 0: found, 1: number = '', index }): Count => {
    const layers = 2 * (NUMBERS[number] ?? 1) + 1
    return { text: found, at: index, term: countOf(found, String(layers), ['layer']) }
  })
  const counts = [...text.matchAll(COUNT)].map((match): Count => {
    const [found, number = '', ...kinds] = match
    return { text: found, at: match.index, term: countOf(found, number, kinds) }
  })
  const cables = [...text.matchAll(CORES)].map(({ 0: found, 1: number = '', 2: size = '', index }): Count => {
    const cores = `${NUMBERS[number] ?? number}x${size}`
    return { text: found, at: index, term: { ...queryTerm(cores), typed: found.trim() } }
  })
  const isInCable = ({ at }: Count) => cables.some((cable) => at >= cable.at && at < cable.at + cable.text.length)
  return [...walls, ...cables, ...counts.filter((count) => !isInCable(count))].sort((a, b) => a.at - b.at)
}
