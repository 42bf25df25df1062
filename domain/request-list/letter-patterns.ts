/** The words of letters as regular expressions, made when they are first needed: the worker reads the words before that. */
import { escapeRegExp } from '../escape-regexp.ts'
import { once } from '../once.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { LETTER_WORDS } from './letter-words.ts'

const HAN = /\p{Script=Han}/u
/** A capital letter begins a name; Chinese has none. */
const NAME = String.raw`(?:\p{Lu}[\p{L}.-]*|\p{Script=Han}+)`
/** "CIP" is the cleaning of pipes as well: alone it says nothing about delivery. */
const TERMS = INCOTERMS.filter((term) => term !== 'CIP').join('|')

/**
 * The words, the longest first. Those of letters end where a word ends, which is said once for all of them: said of each, it takes
 * seconds to compile.
 */
function alternatives(words: string): string {
  const all = words.split('|').sort((a, b) => b.length - a.length)
  const source = (word: string) => {
    const isBeginning = word.endsWith('*')
    const bare = escapeRegExp(isBeginning ? word.slice(0, -1) : word).replaceAll(' ', String.raw`[\s.]+`)
    return isBeginning ? `${bare}[a-zа-яё]*` : bare
  }
  const han = all.filter((word) => HAN.test(word))
  const letters = all.filter((word) => !HAN.test(word)).map(source)
  return [...han, String.raw`(?<![\p{L}\p{N}])(?:${letters.join('|')})(?![\p{L}\p{N}])`].join('|')
}

const monthNames = (): string[] => LETTER_WORDS.months.split(' ')

/** @returns the number of a month by its name; 0 for another word */
export const monthNumber = (name: string): number => (monthNames().indexOf(name.toLowerCase().slice(0, 3)) % 12) + 1

export const letterPatterns = once(() => {
  const words = LETTER_WORDS
  const begins = (some: string, after = '') => new RegExp(`^(?:${alternatives(some)})${after}`, 'iu')
  return {
    telling: new RegExp(alternatives(words.telling), 'iu'),
    usual: new RegExp(alternatives(`${words.telling}|${words.usual}`), 'giu'),
    closing: begins(words.closings),
    greeting: begins(words.greetings),
    labelled: begins(words.labels, String.raw`\.?(?:\s*[:：]|\s+[-–—]\s)`),
    /** The place is what is behind it. */
    placed: new RegExp(
      String.raw`(?:(?:${alternatives(words.places)})(?:\s*[:：]|\s+[-–—]\s)|送货至|送货到|运至)\s*([^\n;；。]+)`,
      'iu',
    ),
    contacts: new RegExp(words.contacts, 'giu'),
    dates: words.dates.map((source) => new RegExp(source.replace('MONTH', monthNames().join('|')), 'giu')),
    spans: new RegExp(words.spans, 'giu'),
    /** A term with its place, "CIF Novorossiysk": at most three words. */
    namedTerm: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${TERMS})(?![a-zа-яё\d])\s*${NAME}(?:\s+${NAME}){0,2}`, 'gu'),
    town: new RegExp(words.town, 'gu'),
    destination: new RegExp(words.destination, 'gu'),
    withoutVat: new RegExp(words.withoutVat, 'iu'),
    withVat: new RegExp(words.withVat, 'iu'),
    beforeDay: new RegExp(words.beforeDay, 'iu'),
  }
})
