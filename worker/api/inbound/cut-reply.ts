/** Finds what a person has written in an e-mail that answers another one, above or below what their mail client has quoted. */

/** Lines that a sentence like "On Monday … wrote:" may be broken into. */
const MAX_INTRODUCTION_LINES = 3
/** Lines behind "From:" within which the next line of a quoted head is. */
const HEAD_LINES = 5

const ADDRESS_AT_END = /<[^<>\s]{1,64}@[^<>\s]{1,254}>\s*[:：]$/
const WROTE_AT_END = /(?:\bwrote|\bwrites|писала?|писал\(а\)|пишет|写道|寫道|写于|来信)\s*[:：]$/i
/** "23.11.2026, 10:15, "Kontor" <…>:" of Yandex has no verb, "On 23 Nov 2026 … wrote:" has one. */
const TIME = /\d{1,2}[:：.]\d{2}|\d{4}/

const DIVIDER =
  /^[\s>*_—–-]*(?:original message|original appointment|forwarded message|исходное сообщение|пересылаемое сообщение|пересланное сообщение|原始邮件|邮件原件|原邮件|转发邮件|转发的邮件)[\s*_—–-]*[:：]?$/i
const HEAD_BEGIN = /^\*?(?:from|от кого|от|发件人|寄件者)\*?\s*[:：]/i
const HEAD_MORE = /^\*?(?:sent|date|to|subject|отправлено|дата|кому|тема|发送时间|日期|收件人|主题|主旨)\*?\s*[:：]/i
const RULE = /^_{10,}$/

const SIGNATURE = /^--\s?$/
const SENT_FROM =
  /^(?:sent (?:from|with|via) |get outlook for |отправлено (?:с |со |из )|发自(?:我的)?|从我的|来自我的|從我的)[^.!?。]{0,80}\.?$/i

const isQuoted = (line: string): boolean => line.startsWith('>')

/** Number of lines of the introduction of a quote that begins here; 0 where none does. */
function introduction(lines: readonly string[], at: number): number {
  if (!lines[at]) return 0
  let text = ''
  for (let n = 1; n <= MAX_INTRODUCTION_LINES; n++) {
    const line = lines[at + n - 1]
    if (!line || isQuoted(line)) return 0
    text = `${text} ${line}`.trim()
    if (text.length > 500) return 0
    if ((WROTE_AT_END.test(text) || ADDRESS_AT_END.test(text)) && TIME.test(text)) return n
  }
  return 0
}

function isHead(lines: readonly string[], at: number): boolean {
  if (!HEAD_BEGIN.test(lines[at] ?? '')) return false
  return lines.slice(at + 1, at + 1 + HEAD_LINES).some((line) => HEAD_MORE.test(line))
}

const isDivider = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  if (DIVIDER.test(line) || isHead(lines, at)) return true
  const next = lines.slice(at + 1).findIndex((one) => one !== '')
  return RULE.test(line) && next >= 0 && isHead(lines, at + 1 + next)
}

/** Whether the first line with text at or behind a place is quoted with ">". */
const isQuoteNext = (lines: readonly string[], at: number): boolean => isQuoted(lines.slice(at).find(Boolean) ?? '')

/** Leaves out quoted lines, and everything behind a head that a client puts above a quote without marks. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) continue
    if (isDivider(lines, at)) break
    const introduced = introduction(lines, at)
    if (introduced > 0 && !isQuoteNext(lines, at + introduced)) break
    if (introduced > 0) at += introduced - 1
    else own.push(line)
  }
  return own
}

function withoutSignature(lines: string[]): string[] {
  const at = lines.findIndex((line) => SIGNATURE.test(line))
  const own = at < 0 ? lines : lines.slice(0, at)
  const last = own.findLastIndex(Boolean)
  return SENT_FROM.test(own[last] ?? '') ? own.slice(0, last) : own
}

const joined = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * @param text of the e-mail, as plain text
 * @returns without quotes and signature; the whole text where nothing else would be left
 */
export function cutReply(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u3000]/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const trimmed = lines.map((line) => line.trimStart())
  const own = joined(withoutSignature(withoutQuotes(trimmed)))
  return own === '' ? joined(trimmed) : own
}
