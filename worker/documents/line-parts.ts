/** A part of a text that stays on one line. */
export interface LinePart {
  part: string
  /** Whether the line ends after it in any case. */
  required: boolean
}

// Kinds of characters in English, Russian and Chinese texts, as Unicode Standard Annex 14 has them.
const OPENS = /[([{¡¿‚„「『《〈【〔〖（［｛｢]/
const CLOSES = /[)\]}!?,.:;/、。」』》〉】〕〗！），．］？｝｣]/
const QUOTES = /["'«»‹›“”‘’]/
/** Words continue on both sides of them: spaces that do not break, accents, joined emoji. */
const JOINS = /[\u00a0\u2007\u202f\u2060\ufeff\p{M}\p{Emoji_Modifier}]|\u200d/u
const NEVER_FIRST = /[\t\u00ad\-‐–|…‥々〻・ー〜：；]/
const LINE_MAY_END_AFTER = /[\t\u00ad\u2009\u200b‐–|!?！？…}]/
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u
const PREFIX = /[$+\\£¥−±№€₽₸]/
const POSTFIX = /[%°‰′″℃％]/

/** Whether a line may end between two characters that follow one another. */
function mayPart(before: string, after: string): boolean {
  if (QUOTES.test(before + after) || JOINS.test(before + after) || NEVER_FIRST.test(after)) return false
  if (before === '-' || before === '/') return !/\p{Nd}/u.test(after)
  if (LINE_MAY_END_AFTER.test(before)) return true
  if (before === '—' || after === '—') return before !== after
  if (WIDE.test(before)) return !POSTFIX.test(after) && !(CLOSES.test(before) && PREFIX.test(after))
  if (OPENS.test(after)) return CLOSES.test(before)
  return WIDE.test(after) && !PREFIX.test(before)
}

function mayEnd(before: string, after: string, isSpaced: boolean): boolean {
  if (OPENS.test(before) || CLOSES.test(after)) return false
  return isSpaced ? !(QUOTES.test(before) && OPENS.test(after)) : mayPart(before, after)
}

function* partsOfLine(line: string): Generator<string> {
  let start = 0
  let before = ''
  for (const { 0: after, index } of line.matchAll(/[^ ]/gu)) {
    if (index > 0 && mayEnd(before, after, line[index - 1] === ' ')) {
      yield line.slice(start, index)
      start = index
    }
    before = after
  }
  yield line.slice(start)
}

/** The parts of a text between which a line may end, each with the spaces behind it. */
export function* lineParts(text: string): Generator<LinePart> {
  const lines = text.split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    const parts = [...partsOfLine(line)]
    for (const [nth, part] of parts.entries())
      yield { part, required: nth === parts.length - 1 && at < lines.length - 1 }
  }
}
