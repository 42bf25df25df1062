/** Texts with variables, for the printers: 'Bearer {TOKEN}' is a text and a variable. */
import { VARIABLES, type Variable } from './examples.ts'

type Piece = { text: string } | { variable: Variable }

const VARIABLE = new RegExp(`\\{(${VARIABLES.join('|')})\\}`)

const isVariable = (word: string): word is Variable => VARIABLES.some((one) => one === word)

/** @returns the pieces in their order */
const piecesOf = (text: string): Piece[] =>
  text
    .split(VARIABLE)
    .map((one) => (isVariable(one) ? { variable: one } : { text: one }))
    .filter((one) => 'variable' in one || one.text !== '')

export const hasVariable = (text: string): boolean => piecesOf(text).some((piece) => 'variable' in piece)

/** @param write how a language names a variable within a text */
export const withVariables = (text: string, write: (variable: Variable) => string): string =>
  piecesOf(text)
    .map((piece) => ('variable' in piece ? write(piece.variable) : piece.text))
    .join('')

/** A body as indented JSON: values that fit are on one line, longer ones have their fields or items below each other. */
export function bodyLines(value: unknown, indent = ''): string {
  const short = JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "').replaceAll('},{', '}, {')
  if (short.length + indent.length <= 96 || typeof value !== 'object' || value === null) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((one) => inner + bodyLines(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}"${key}": ${bodyLines(one, inner)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
