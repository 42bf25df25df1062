/** Texts that people type, as every resource takes them: whatever can be read is kept as it came, in normal form C. */
import * as v from 'valibot'

/** C0, C1, and half of a surrogate pair, which no encoding can carry. */
const isReadable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)
const isReadableLine = (text: string): boolean => isReadable(text) && !/[\u2028\u2029]/.test(text)
const hasReadableLines = (text: string): boolean => isReadable(text.replace(/[\n\t]/g, ''))
const isSaid = (text: string): boolean => text.trim() !== ''

const text = (max: number, isAllowed: (text: string) => boolean, prepare: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform((raw) => prepare(raw).normalize('NFC')),
    v.maxLength(max),
    v.check(isAllowed, 'characters'),
  )

/** Names, titles: one line, spaces around it dropped. */
const trimmed = (raw: string) => raw.trim()
/** Forms send \r\n; a text reads the same with \n. */
const withPlainEnds = (raw: string) => raw.replace(/\r\n?/g, '\n')

/** One line of at most `max` UTF-16 units, perhaps empty. */
export const OptionalLine = (max: number) => text(max, isReadableLine, trimmed)
/** One line with something in it. */
export const Line = (max: number) => v.pipe(OptionalLine(max), v.check(isSaid, 'required'))
/** Several lines, kept to the space, perhaps empty. */
export const OptionalText = (max: number) => text(max, hasReadableLines, withPlainEnds)
/** Several lines with something in them. */
export const LongText = (max: number) => v.pipe(OptionalText(max), v.check(isSaid, 'required'))
