/** Units as people say and write them out, which the built worker reads from its assets (vocabulary.ts). Expressions are sources of them. */

/** Units that a number in words is said of. */
const AFTER_WORDS =
  'tons?|tonnes?|inch(?:es)?|f(?:oo|ee)?t|kilos?|kilograms?|kilowatts?|hp|lit(?:re|er)s?|met(?:re|er)s?|' +
  'тонн[аыу]?|дюйм(?:а|ов)?|килограмм(?:а|ов)?|киловатт(?:а|ов)?|литр(?:а|ов)?|метр(?:а|ов)?|куб(?:а|ов)?'

/** Units that are made of several words, and their signs: "90 cubic meters per hour", «литров в минуту», 立方米每小时. */
const SPELLED_OUT: [words: string, sign: string][] = [
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
]

/** Units in a compound of a number: «двухтонный», «трёхдюймовая». */
const IN_COMPOUNDS: Record<string, string> = { тонн: 'т', дюйм: 'дюйм', литр: 'л', метр: 'м', киловатт: 'квт' }

export const SPOKEN_UNITS = { afterWords: AFTER_WORDS, inCompounds: IN_COMPOUNDS, spelledOut: SPELLED_OUT }
