/**
 * Corrects the most frequent errors in shops' XML before it is parsed: an & that should have been &amp;, HTML's
 * entities, control characters. A strict parser would lose everything up to the next semicolon.
 */
import type { Fault, FaultCode } from './faults.ts'

const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});/y
/** Characters held back at the end of a piece: no token is longer, so that none is cut in half. */
const MAX_TOKEN_LENGTH = 12

/** Tokens of interest outside of comments and CDATA. U+FFFD replaces undecodable bytes. */
const IN_MARKUP = /<!\[CDATA\[|<!--|\n|&|[[\p{Cc}\ufffd-\uffff]--[\t\r\n\u007f-\u009f]]/gv
const IN_CDATA = /\]\]>|\n|[[\p{Cc}\ufffd-\uffff]--[\t\r\n\u007f-\u009f]]/gv
const IN_COMMENT = /-->|\n|[[\p{Cc}\ufffe-\uffff]--[\t\r\n\u007f-\u009f]]/gv

type State = 'markup' | 'cdata' | 'comment'
const TOKENS: Record<State, RegExp> = { markup: IN_MARKUP, cdata: IN_CDATA, comment: IN_COMMENT }
const NEXT: Record<string, State> = { '<![CDATA[': 'cdata', '<!--': 'comment', ']]>': 'markup', '-->': 'markup' }

export interface MendedFault {
  fault: Fault
  /** Its position in the mended text, in characters from the beginning of the file, as the parser counts them. */
  at: number
}

/** @returns a filter that preserves valid XML and the number of lines */
export function xmlMender() {
  let state: State = 'markup'
  let line = 1
  let carried = ''
  let written = 0
  let faults: MendedFault[] = []

  /** @returns the replacement of a token of `text`, and its fault if it has one. */
  function replace(token: string, text: string, at: number): { right: string; code?: FaultCode } {
    const next = NEXT[token]
    if (next) state = next
    else if (token === '\n') line += 1
    else if (token === '\ufffd') return { right: token, code: 'xml.bytes' }
    else if (token === '&') {
      ENTITY.lastIndex = at
      return ENTITY.test(text) ? { right: token } : { right: '&amp;', code: 'xml.ampersand' }
    } else return { right: '', code: 'xml.control' }
    return { right: token }
  }

  /** Mends the text up to `until`, or to the end of a token that goes beyond it. */
  function scan(text: string, until: number): { mended: string; rest: string } {
    let mended = ''
    let at = 0
    while (at < until) {
      const tokens = TOKENS[state]
      tokens.lastIndex = at
      const match = tokens.exec(text)
      if (!match || match.index >= until) break
      const [token] = match
      const { right, code } = replace(token, text, match.index)
      mended += text.slice(at, match.index)
      if (code) faults.push({ fault: { line, code }, at: written + mended.length })
      mended += right
      at = match.index + token.length
    }
    const end = Math.max(at, until)
    return { mended: mended + text.slice(at, end), rest: text.slice(end) }
  }

  function mend(text: string, until: number) {
    faults = []
    const { mended, rest } = scan(text, until)
    carried = rest
    written += mended.length
    return { text: mended, faults }
  }

  return {
    write: (chunk: string) => {
      const text = carried + chunk
      return mend(text, Math.max(0, text.length - MAX_TOKEN_LENGTH))
    },
    end: () => mend(carried, carried.length),
  }
}
