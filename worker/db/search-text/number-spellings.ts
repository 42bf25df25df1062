/** Numbers and units as people say them, which the built worker reads from its assets (vocabulary.ts). Expressions are sources of them. */

interface NumberSpellings {
  /** Numbers before a unit. */
  words: Record<string, number>
  /** Units that such a number is said of. */
  units: string
  /** Numbers that a word begins with: «двухтонный», «трёхдюймовая». */
  compound: Record<string, number>
  compoundUnits: Record<string, string>
  /** Sizes that fitters call by a word for the number: «арматура двенашка», «труба сотка», «шестнадцатая». */
  nicknames: [stem: string, number: number][]
  /** Units that are made of several words, and their signs: "90 cubic meters per hour", «литров в минуту», 立方米每小时. */
  spelledOut: [words: string, sign: string][]
}

export const NUMBER_SPELLINGS: NumberSpellings = {
  words: {
    half: 0.5,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    twenty: 20,
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
    двенадцать: 12,
    двадцать: 20,
    полтора: 1.5,
    полторы: 1.5,
    пол: 0.5,
  },
  units:
    'tons?|tonnes?|inch(?:es)?|kilos?|kilograms?|kilowatts?|hp|lit(?:re|er)s?|met(?:re|er)s?|' +
    'тонн[аыу]?|дюйм(?:а|ов)?|килограмм(?:а|ов)?|киловатт(?:а|ов)?|литр(?:а|ов)?|метр(?:а|ов)?|куб(?:а|ов)?',
  compound: {
    одно: 1,
    двух: 2,
    трех: 3,
    четырех: 4,
    пяти: 5,
    шести: 6,
    восьми: 8,
    десяти: 10,
    двадцати: 20,
  },
  compoundUnits: { тонн: 'т', дюйм: 'дюйм', литр: 'л', метр: 'м', киловатт: 'квт' },
  nicknames: [
    ['шест(?:ер|е?рочк)', 6],
    ['вось(?:мер|мерочк)', 8],
    ['десят(?:оч)?', 10],
    ['двена(?:ш|дцат)', 12],
    ['четырнадцат', 14],
    ['шестнадцат', 16],
    ['восемнадцат', 18],
    ['двадцат', 20],
    ['тридцат', 30],
    ['полтинни', 50],
    ['сот(?:оч)?', 100],
    ['двухсот', 200],
  ],
  spelledOut: [
    [String.raw`cubic\s+met(?:er|re)s?\s+(?:per|an)\s+hour|立方米?每小?时`, 'm3/h'],
    [String.raw`cubic\s+met(?:er|re)s?\s+(?:per|a)\s+min(?:ute)?|立方米?每分钟?`, 'm3/min'],
    [String.raw`(?:куб(?:\.|ов|а|ометр(?:а|ов)?)?|кубических)(?:\s*м(?:етр(?:а|ов)?)?)?\s+в\s+час(?!\p{L})`, 'м3/ч'],
    [
      String.raw`(?:куб(?:\.|ов|а|ометр(?:а|ов)?)?|кубических)(?:\s*м(?:етр(?:а|ов)?)?)?\s+в\s+мин(?:уту)?(?!\p{L})`,
      'м3/мин',
    ],
    [String.raw`lit(?:er|re)s?\s+(?:per|a)\s+min(?:ute)?|升每分钟?`, 'l/min'],
    [String.raw`lit(?:er|re)s?\s+(?:per|an)\s+hour|升每小?时`, 'l/h'],
    [String.raw`(?:литр(?:а|ов)?|л)\s+в\s+мин(?:уту)?(?!\p{L})`, 'л/мин'],
    [String.raw`(?:литр(?:а|ов)?|л)\s+в\s+час(?!\p{L})`, 'л/ч'],
    [String.raw`revolutions?\s+(?:per|a)\s+min(?:ute)?|оборот(?:а|ов)?\s+в\s+мин(?:уту)?(?!\p{L})|转每分钟?`, 'rpm'],
    [String.raw`(?:square|sq\.?)\s*(?:mm|millimet(?:er|re)s?)|квадратных?\s+миллиметр(?:а|ов)?`, 'mm2'],
    [String.raw`cubic\s+met(?:er|re)s?|кубометр(?:а|ов)?|кубических\s+метр(?:а|ов)`, 'm3'],
  ],
}
