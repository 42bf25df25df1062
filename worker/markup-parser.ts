/** Parses HTML and XML of strangers, in time and memory that grow only with its size. */
import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/**
 * Depth of nested elements, as in browsers: the parser moves its list of open elements at each one, so that the time grows with the square
 * of the depth.
 */
const MAX_DEPTH = 512
/** Attributes of one element. */
const MAX_ATTRIBUTES = 200

/** Markup that no program writes, and that would take too long. */
export class ExcessiveMarkup extends Error {
  override readonly name = 'ExcessiveMarkup'
}

/** @returns a parser whose `write` and `end` throw ExcessiveMarkup for elements too deep, or with too many attributes */
export function markupParser(handler: Partial<Handler>, options?: ParserOptions): Parser {
  let depth = 0
  let attributes = 0
  return new Parser(
    {
      ...handler,
      onattribute() {
        attributes += 1
        if (attributes > MAX_ATTRIBUTES) throw new ExcessiveMarkup()
      },
      onopentag(name, values, isImplied) {
        depth += 1
        attributes = 0
        if (depth > MAX_DEPTH) throw new ExcessiveMarkup()
        handler.onopentag?.(name, values, isImplied)
      },
      onclosetag(name, isImplied) {
        depth -= 1
        handler.onclosetag?.(name, isImplied)
      },
    },
    options,
  )
}
