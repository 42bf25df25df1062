/** Sizes that are said as whole numbers in words: «сто восьмая», «двести пятидесятый», «сороковка», "ninety degree", 六十度. */

/** Cardinal numbers in the nominative and genitive. */
const CARDINALS: Record<string, number> = {
  один: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  двадцати: 20,
  тридцать: 30,
  тридцати: 30,
  сорок: 40,
  сорока: 40,
  пятьдесят: 50,
  пятидесяти: 50,
  шестьдесят: 60,
  шестидесяти: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
  полтораста: 150,
  полтыщи: 500,
}

/** Beginnings of ordinal numbers, and of the nouns that are made of them. */
const ORDINALS: Record<string, number> = {
  перв: 1,
  втор: 2,
  двой: 2,
  трет: 3,
  трой: 3,
  четверт: 4,
  пят: 5,
  шест: 6,
  седьм: 7,
  восьм: 8,
  девят: 9,
  десят: 10,
  одиннадцат: 11,
  двенадцат: 12,
  двенаш: 12,
  тринадцат: 13,
  четырнадцат: 14,
  пятнадцат: 15,
  пятнаш: 15,
  шестнадцат: 16,
  шестнаш: 16,
  семнадцат: 17,
  восемнадцат: 18,
  восемнаш: 18,
  девятнадцат: 19,
  двадцат: 20,
  тридцат: 30,
  сороков: 40,
  сорок: 40,
  пятидесят: 50,
  шестидесят: 60,
  семидесят: 70,
  восьмидесят: 80,
  девяност: 90,
  сот: 100,
  двухсот: 200,
  трехсот: 300,
  четырехсот: 400,
  пятисот: 500,
  шестисот: 600,
  семисот: 700,
  восьмисот: 800,
  девятисот: 900,
  тысячн: 1000,
}

const ENDING = '(?:ый|ой|ий|ая|ья|ое|ье|ые|ьи|ого|ьего|ую|ью|ых|ей|ка|ку|ке|ки|кой|ок)'
const longestFirst = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')
const CARDINAL = longestFirst(Object.keys(CARDINALS))
const ORDINAL = longestFirst(Object.keys(ORDINALS))
/** Cardinal numbers, and at the end mostly an ordinal one, in one word or several. */
const RUSSIAN = new RegExp(
  `(?<!\\p{L})((?:(?:${CARDINAL})[\\s-]?)*)(?:(${ORDINAL})${ENDING}|(${CARDINAL}))(?!\\p{L})`,
  'gu',
)
const EACH_CARDINAL = new RegExp(CARDINAL, 'gu')

/** Smaller ones are said of many things: «второй», «одна». */
const LEAST = 10

/** @returns the sum of numbers that are said after one another; null where they make no number: «пять двадцатых» */
function sumOf(parts: number[]): number | null {
  const fits = parts.every((part, at) => {
    const before = parts[at - 1]
    return before === undefined || part < 10 ** (String(before).length - 1)
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return fits && sum >= LEAST ? sum : null
}

const ENGLISH: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TENS = Object.keys(ENGLISH).join('|')
const ENGLISH_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(?:(${DIGITS.join('|')}) )?(${TENS})(?:[ -](${DIGITS.slice(1).join('|')}))?(?![\\p{L}\\d-])`,
  'gu',
)

/** "two hundred", "forty five"; a digit that does not belong to the number stays before it. */
function englishValue(whole: string, times: string | undefined, word: string, ones: string | undefined): string {
  const value = ENGLISH[word] ?? 0
  const last = ones === undefined || value < 20 || value === 100 ? 0 : DIGITS.indexOf(ones)
  if (ones !== undefined && last === 0) return whole
  if (times === undefined) return String(value + last)
  return word === 'hundred' ? String(DIGITS.indexOf(times) * 100) : `${times} ${value + last}`
}

/**
 * @param text normalised
 * @returns it with whole numbers from ten on in digits: «труба 108», "elbow 90 degree"
 */
export const withSpokenNumbers = (text: string): string =>
  text
    .replace(RUSSIAN, (whole: string, before: string, ordinal?: string, cardinal?: string) => {
      const parts = Array.from(before.matchAll(EACH_CARDINAL), ([word]) => CARDINALS[word] ?? 0)
      const last = ordinal === undefined ? CARDINALS[cardinal ?? ''] : ORDINALS[ordinal]
      return String(sumOf([...parts, last ?? 0]) ?? whole)
    })
    .replace(ENGLISH_NUMBER, englishValue)
