/** Texts that people type, for all resources: every readable character is accepted, in normal form C. */
import * as v from 'valibot'

/** Refuses C0 and C1 control characters, and unpaired surrogates, which no encoding can represent. */
const isReadable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)
const isReadableLine = (text: string): boolean => isReadable(text) && !/[\u2028\u2029]/.test(text)
const hasReadableLines = (text: string): boolean => isReadable(text.replace(/[\n\t]/g, ''))
/**
 * Invisible characters and characters that change the direction of text: they come unnoticed with pasted text, and a name could look
 * empty or like another's. They are removed, except joiners, which emoji and several scripts need.
 */
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu

const isFilled = (text: string): boolean => text.replace(/\u200c|\u200d|\s/g, '') !== ''

const text = (max: number, isAllowed: (text: string) => boolean, prepare: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform((raw) => prepare(raw.replace(INVISIBLE, '')).normalize('NFC')),
    v.maxLength(max),
    v.check(isAllowed, 'characters'),
  )

/**
 * A text parsed by one of our own parsers; the output is what the parser returns.
 * @param parse returns null to refuse the text
 */
export const Parsed = (max: number, parse: (text: string) => string | null) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((raw) => parse(raw) !== null, 'format'),
    v.transform((raw) => parse(raw) ?? ''),
  )

/** Removes space around a single line. */
const trimmed = (raw: string) => raw.trim()
/** Forms send \r\n; texts are stored with \n. */
const withPlainEnds = (raw: string) => raw.replace(/\r\n?/g, '\n')

/** One line of at most `max` UTF-16 units; may be empty. */
export const OptionalLine = (max: number) => text(max, isReadableLine, trimmed)
/** One line that is not empty. */
export const Line = (max: number) => v.pipe(OptionalLine(max), v.check(isFilled, 'required'))
/** Several lines with their spaces as typed; may be empty. */
export const OptionalText = (max: number) => text(max, hasReadableLines, withPlainEnds)
/** Several lines that are not empty. */
export const LongText = (max: number) => v.pipe(OptionalText(max), v.check(isFilled, 'required'))
