/** Parsers of XML that arrives in pieces. */
import { markupParser } from '../markup-parser.ts'

export interface PartReader {
  write: (xml: string) => void
  end: () => void
}

type Attributes = Record<string, string>

interface Handlers {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** A name without its namespace prefix, which differs among programs. */
export const local = (name: string): string => name.slice(name.indexOf(':') + 1)

export function partXmlReader({ open, text, close }: Handlers): PartReader {
  const parser = markupParser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true },
  )
  return { write: (xml) => parser.write(xml), end: () => parser.end() }
}
