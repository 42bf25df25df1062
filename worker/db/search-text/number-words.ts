/** Numbers written as words before a unit, as people type them: 一吨, "two ton", «двухтонный», «полтора дюйма». */
import { withSpokenNumbers } from './spoken-numbers.ts'
import { VOCABULARY } from './vocabulary.ts'

const HAN_DIGITS = '零一二三四五六七八九'
const HAN_UNITS = '吨|公斤|千克|英寸|寸|吋|呎|毫米|厘米|公分|米|升|千瓦|匹|马力|千伏|伏|安培|立方|平方|牛米|口径|号|度'
/** Not after a digit: in 2500千伏安 the 千 is part of the unit. */
const HAN_NUMBER = new RegExp(`(?<![\\d.])(半|[${HAN_DIGITS}两十百千]+)(?=(?:${HAN_UNITS}))`, 'gu')
const HAN_PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** @returns the value of a Chinese number below 10,000: 一百二十, 十五, 两千. */
function hanValue(text: string): number {
  if (text === '半') return 0.5
  let sum = 0
  let digit: number | null = null
  for (const character of text) {
    const place = HAN_PLACES[character]
    if (place === undefined) digit = character === '两' ? 2 : HAN_DIGITS.indexOf(character)
    else {
      sum += (digit ?? 1) * place
      digit = null
    }
  }
  return sum + (digit ?? 0)
}

/** Sides of a size: 五十乘五十. */
const HAN_SIDES = new RegExp(`([${HAN_DIGITS}两十百千]+)(?:乘以?|x)(?=[${HAN_DIGITS}两十百千])`, 'gu')
const HAN_LAST_SIDE = new RegExp(`(?<=\\dx)[${HAN_DIGITS}两十百千]+`, 'gu')

const withSides = (text: string): string =>
  text
    .replace(HAN_SIDES, (_, side?: string) => `${hanValue(side ?? '')}x`)
    .replace(HAN_LAST_SIDE, (side) => String(hanValue(side)))

/** The expressions of number-names.ts and spoken-units.ts, made at the first search. */
let made: ReturnType<typeof makeSpellings> | undefined

function makeSpellings() {
  const { beforeUnits, inCompounds, nicknames } = VOCABULARY.numbers
  const units = VOCABULARY.spokenUnits
  const oneOf = (names: object) => Object.keys(names).join('|')
  return {
    counted: new RegExp(
      `(?<![\\p{L}\\p{N}])(${oneOf(beforeUnits)})(?:\\s+an?\\s+|[\\s-]?)(${units.afterWords})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    compounds: new RegExp(
      `(?<!\\p{L})(${oneOf(inCompounds)})(${oneOf(units.inCompounds)})(?:ов)?(?:ый|ая|ое|ые|ого|ой|ую|ых|к[аиу]|ки)(?!\\p{L})`,
      'gu',
    ),
    nicknames: nicknames.map(([stem, number]): [RegExp, string] => [
      new RegExp(`(?<!\\p{L})${stem}(?:к[аиуе]|кой|к|ая|ой|ую|ый|ого|ых|ые)(?!\\p{L})`, 'gu'),
      ` ${number} `,
    ]),
    spelledOut: units.spelledOut.map(([said, sign]): [RegExp, string] => [
      new RegExp(`(?<=\\d\\s*)(?:${said})`, 'gu'),
      sign,
    ]),
  }
}

const spellings = () => (made ??= makeSpellings())

/** «дюймовая труба» and «на тонну» mean one inch and one tonne, «полудюймовый» half an inch; «кран 1/2 дюймовый» has a number already. */
const ONE_INCH = /(?<![\p{L}\d.]|\d[\s-]+)(полу-?)?дюймов(?:ый|ая|ое|ые|ую|ой|ого|ых)(?!\p{L})/gu
const ONE_TONNE = /(?<=(?<!\p{L})(?:на|в|до|по)\s+)тонн[уы]?(?!\p{L})/gu
/** A diameter's sign before its number: d110, De110, ф8.5; Д16 is an alloy, and D71X a valve. */
const DIAMETER_SIGN = /(?<![\p{L}\p{N}-])(?:(?:de|ф|φ|ø|⌀)\s?=?\s?(?=\d)|d\s?=?\s?(?=\d)(?!16|\d{2,3}[fhxwy](?!\d)))/gu

/** «4х ветвевой» is «4-ветвевой». */
const TIMES_WORD = /(?<=\d)-?х\s+(?=ветв)/gu

const withWhole = (text: string): string =>
  text
    .replace(TIMES_WORD, '-')
    .replace(ONE_INCH, (_, half?: string) => `${half ? 0.5 : 1} дюйм`)
    .replace(ONE_TONNE, '1 т')
    .replace(DIAMETER_SIGN, '')

const withNicknames = (text: string): string =>
  /[а-я]/.test(text) ? spellings().nicknames.reduce((rest, [name, number]) => rest.replace(name, number), text) : text

/** Eighths of an inch, as Chinese fitters call the sizes of pipes and chains: 4分 is 1/2". */
const EIGHTHS = /(?<![\d.])([1-7])分(?![钟之米贝类])/gu
/** A half behind the unit: 一寸半 is 1.5 寸. */
const AND_A_HALF = new RegExp(`(?<![\\d.])(\\d+|[${HAN_DIGITS}两十]+)(英寸|寸|吨|米)半`, 'gu')
/** 寸半 alone is an inch and a half. */
const INCH_AND_A_HALF = new RegExp(`(?<![\\d.${HAN_DIGITS}两十英])寸半`, 'gu')
/** Sides of a size with a word between: «3 на 2,5», "4 by 8", 3乘2.5. */
const SIDES = /(?<=\d)\s*(?:на|by|乘)\s*(?=\d)/gu
/** «7,5 на 380» is a power and a voltage, not two sides. */
const AT_VOLTAGE = /(?<=\d)\s*на\s*(220|380)(?:\s*(?:вольт|в|v))?(?=\s|$)/gu
/** "30:1" of a gearbox is its ratio 1:30, and so is 一比三十. */
const RATIO = /(?<![\d:.])(\d{1,4})\s*:\s*1(?![\d:])/gu
const HAN_RATIO = new RegExp(`(?<=[一1]比)[${HAN_DIGITS}十百]+`, 'gu')

const withHalves = (text: string): string =>
  text
    .replace(INCH_AND_A_HALF, '1.5寸')
    .replace(
      AND_A_HALF,
      (_, number: string, unit: string) => `${(/\d/.test(number) ? Number(number) : hanValue(number)) + 0.5}${unit}`,
    )
    .replace(AT_VOLTAGE, ' $1 в')
    .replace(SIDES, 'x')
    .replace(RATIO, '1:$1')
    .replace(HAN_RATIO, (number) => String(hanValue(number)))
    .replace(/[一1]比(?=\d)/gu, '速比')

const withInches = (text: string): string =>
  text.replace(EIGHTHS, (_, eighths: string) => `${Number(eighths) / 8} 英寸`)

/** The bore of a pipe or a valve in words: 50口径, 通径 100, «условный проход 80», "nominal bore 50". */
const BORE_WORDS =
  '公称通径|公称直径|口径|通径|условн(?:ый|ого|ым)\\s+проход(?:а|ом)?|nominal\\s+(?:bore|diameter)|bore'
const BORE = new RegExp(
  `(\\d{2,4})\\s*(?:мм|mm|毫米)?\\s*的?(?:${BORE_WORDS})|(?:${BORE_WORDS})\\s*(\\d{2,4})(?:\\s*(?:мм|mm|毫米))?`,
  'gu',
)

/** The bore of a part through which a shaft passes is a diameter in millimetres, not a nominal one. */
const ON_A_SHAFT = /bearing|coupling|联轴器|подшипник|轴承|sprocket|зв[её]здочк|链轮|pulley|шкив|带轮/u

const withBore = (text: string): string => {
  const isOnAShaft = ON_A_SHAFT.test(text)
  return text.replace(BORE, (_, before?: string, after?: string) =>
    isOnAShaft ? ` ${before ?? after} mm ` : ` dn${before ?? after} `,
  )
}

/** Inside and outside diameters as drawings have them: "id 40", "57 mm od". */
const DIAMETERS =
  /(?<![\p{L}\p{N}])[io]\.?d\.?\s*[:=]?\s*(\d+(?:\.\d+)?)(?:\s*mm)?|(\d+(?:\.\d+)?)\s*(?:mm)?\s*[io]\.?d(?![\p{L}\p{N}])/gu

const withDiameters = (text: string): string =>
  text.replace(DIAMETERS, (_, after?: string, before?: string) => ` ${after ?? before} mm `)

const withSigns = (text: string): string =>
  spellings().spelledOut.reduce((rest, [words, sign]) => rest.replace(words, sign), text)

/** A number in words before its unit: "two tons". */
const withCounted = (text: string): string => {
  const { beforeUnits, inCompounds } = VOCABULARY.numbers
  const { counted, compounds } = spellings()
  return text
    .replace(counted, (_, word: string, unit: string) => `${beforeUnits[word]} ${unit}`)
    .replace(
      compounds,
      (_, word: string, unit: string) => `${inCompounds[word]} ${VOCABULARY.spokenUnits.inCompounds[unit]}`,
    )
}

/**
 * @param text normalised.
 * @returns the text with such numbers in digits, and units of several words as their signs; everything else is unchanged.
 */
export const withDigits = (text: string): string =>
  withCounted(
    withHalves(
      withBore(withDiameters(withInches(withSigns(withNicknames(withSpokenNumbers(withWhole(withSides(text)))))))),
    ).replace(HAN_NUMBER, (number) => String(hanValue(number))),
  )
