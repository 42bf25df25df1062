/** The text of an HTML e-mail, with its quotes marked as in plain text. */
import { Parser } from 'htmlparser2'

const BLOCKS = new Set(
  'address article blockquote center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const SILENT = new Set(['head', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])
/** Characters of HTML that are read: an answer with the quotes of a long thread. */
const MAX_HTML_LENGTH = 2_000_000

/** @returns lines of plain text; quoted ones begin with '>' */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  let silent = 0
  const mark = () => (quotes > 0 ? `${'>'.repeat(quotes)} ` : '')
  const end = (force = false) => {
    const text = line.replace(/[^\S\u00a0]+/g, ' ').trim()
    if (text !== '' || force) lines.push((mark() + text).trimEnd())
    line = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1
      if (name === 'br') end(true)
      else if (BLOCKS.has(name)) end()
      if (name === 'blockquote') quotes += 1
      if (name === 'p' && lines.at(-1)) lines.push(mark().trimEnd())
      if (name === 'li') line = '– '
      if (name === 'hr') lines.push('__________')
    },
    ontext(text) {
      if (silent === 0) line += text
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (name === 'td' || name === 'th') line += ' '
      if (BLOCKS.has(name)) end()
      if (name === 'blockquote') quotes -= 1
    },
  })
  parser.write(html.slice(0, MAX_HTML_LENGTH))
  parser.end()
  end()
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
