/** Designations typed with spaces: CNMG 12 04 08, UCP 205. */
import { isKindName } from './everyday-speech.ts'
import { phraseTerm } from './phrase-term.ts'
import { type QueryTerm, queryTerm, stemKey } from './tokens.ts'

const SERIES = /^(?:[a-z]{1,5}|[а-я]{1,5})$/
const HAS_DIGIT = /\d/
/** A size or a ratio, which is not the number of a series: «короб 60х40х40», «задв ду100», 1:30. */
const SIZE = /^[\d.]+(?:x[\d.]+)+$|^[dp]n\d|:/

/** A number of parts is no number of a series: «щит 12 модулей». */
const COUNTED = /^\d+[\s-]?\p{L}{3,}/u

/** @returns how many terms from `from` on may be one designation typed with spaces: CNMG 12 04 08, UCP 205, АИР 100 L4. */
function designationLength(terms: QueryTerm[], from: number, isTyping: boolean): number {
  const isPlain = ({ typed, subterms, bare }: QueryTerm) => !subterms && !bare && !COUNTED.test(typed)
  const [series, ...rest] = terms.slice(from)
  if (!series || !SERIES.test(series.typed) || !isPlain(series)) return 1
  // A thing with sizes is no series: "bolts m20 120".
  if (!isTyping && isKindName(series.typed)) return 1
  const end = rest.findIndex((term) => !HAS_DIGIT.test(term.typed) || SIZE.test(term.typed) || !isPlain(term))
  return 1 + (end < 0 ? rest.length : end)
}

/** A designation is found as one word, or as the series and one number: CNMG120408, CNMG 120408. */
function designationTerm(parts: QueryTerm[]): QueryTerm {
  const [series = '', ...numbers] = parts.map(({ typed }) => typed)
  const whole = queryTerm([series, ...numbers].join('-'))
  const number = queryTerm(numbers.join('-')).forms[0]
  return {
    ...phraseTerm(parts),
    forms: [...new Set([...whole.forms, `${stemKey(series)} ${number}`])],
    prefix: whole.prefix,
  }
}

/** @returns the terms, the parts of a designation as one, which is also found as one word: the parts by themselves are common numbers */
export function joinDesignations(terms: QueryTerm[], isTyping: boolean): QueryTerm[] {
  const joined: QueryTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const parts = terms.slice(at, at + designationLength(terms, at, isTyping))
    const [only] = parts
    if (parts.length > 1) {
      joined.push(designationTerm(parts))
    } else if (only) joined.push(only)
    at += parts.length
  }
  return joined
}
