/** Whether a query is the number of a standard: GB/T 8163, «ГОСТ 2405-88», ISO 4014. Goods state it among their characteristics, seldom in their names. */
import { normalise } from './normalise.ts'

const BODY = String.raw`гост(?:\s?р)?|gost(?:\s?r)?|ост|ту|gb(?:\s?/\s?t)?|jb(?:\s?/\s?t)?|hg(?:\s?/\s?t)?|din(?:\s?en)?|(?:din\s|en\s)?(?:en\s)?iso|en|iec|мэк|api|bs|jis`
/** A size of what the standard is for, "GB/T 5782 M1": other words are of a thing, and are looked for in its texts. */
const SIZE = String.raw`\s(?:\p{L}{0,2}\d[\d\p{L}.x*/-]*|[mм])`
const STANDARD = new RegExp(String.raw`^(?:${BODY})[\s-]*\d[\d.\s:/-]+(?:${SIZE})?$`, 'u')

/** @param q as typed, which may be unfinished, and have a size behind the number */
export const isStandard = (q: string): boolean => STANDARD.test(normalise(q).trim())
