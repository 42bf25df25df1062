/** Names of whole numbers, and the expressions that find them, which the built worker reads from its assets (vocabulary.ts). */
import { SPOKEN_UNITS } from './spoken-units.ts'

/** Cardinal numbers in the nominative and genitive. */
const CARDINALS: Record<string, number> = {
  один: 1,
  одна: 1,
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

/** English numbers from ten on. */
const ENGLISH_NUMBERS: Record<string, number> = {
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

/** Numbers before a unit: those below ten, because larger ones are in digits already (spoken-numbers.ts). */
const BEFORE_UNITS: Record<string, number> = {
  ...Object.fromEntries(Object.entries(CARDINALS).filter(([, value]) => value < 10)),
  ...Object.fromEntries(DIGITS.slice(1).map((word, at) => [word, at + 1])),
  half: 0.5,
  пол: 0.5,
  полтора: 1.5,
  полторы: 1.5,
}

/** Numbers that a word begins with: «двухтонный», «трёхдюймовая». */
const IN_COMPOUNDS: Record<string, number> = {
  одно: 1,
  двух: 2,
  трех: 3,
  четырех: 4,
  пяти: 5,
  шести: 6,
  восьми: 8,
  десяти: 10,
  двадцати: 20,
}

/** Sizes that fitters call by a noun for the number: «полтинник», «труба соточка». */
const NICKNAMES: [stem: string, number: number][] = [
  ['шест(?:ер|е?рочк)', 6],
  ['вось(?:мер|мерочк)', 8],
  ['десяточ', 10],
  ['полтинни', 50],
  ['соточ', 100],
]

const ENDING = '(?:ый|ой|ий|ая|ья|ое|ье|ые|ьи|ого|ьего|ую|ью|ых|ей|ка|ку|ке|ки|кой|ок|к)'
const longestFirst = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')
const CARDINAL = longestFirst(Object.keys(CARDINALS))
const ORDINAL = longestFirst(Object.keys(ORDINALS))

/** Numbers by their words, and the sources of the expressions. */
export const NUMBERS = {
  cardinals: CARDINALS,
  ordinals: ORDINALS,
  english: ENGLISH_NUMBERS,
  digits: DIGITS,
  beforeUnits: BEFORE_UNITS,
  inCompounds: IN_COMPOUNDS,
  nicknames: NICKNAMES,
  each: CARDINAL,
  /** Cardinal numbers, and at the end mostly an ordinal one, in one word or several. */
  russian: `(?<!\\p{L})((?:(?:${CARDINAL})[\\s-]?)*)(?:(${ORDINAL})${ENDING}|(${CARDINAL}))(?!\\p{L})`,
  inEnglish: `(?<![\\p{L}\\d])(?:(${DIGITS.join('|')}) )?(${Object.keys(ENGLISH_NUMBERS).join('|')})(?:[ -](${DIGITS.slice(1).join('|')}))?(?![\\p{L}\\d]|-(?!(?:${SPOKEN_UNITS.afterWords})(?!\\p{L})))`,
}
