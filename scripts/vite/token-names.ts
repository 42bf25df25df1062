import { readFileSync } from 'node:fs'
import type { Visitor } from 'lightningcss'

const TOKENS = 'web/styles/tokens.css'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The design tokens in the order of the sheet, each with its letter. */
function lettersOfTokens(): Map<string, string> {
  const declared = readFileSync(TOKENS, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)
  const tokens = [...new Set([...declared].map(([, name = '']) => name))]
  if (tokens.length > LETTERS.length) throw new Error(`${TOKENS} declares more than ${LETTERS.length} tokens`)
  return new Map(tokens.map((name, index) => [name, `--${LETTERS[index]}`]))
}

/**
 * Renames the design tokens (web/styles/tokens.css) to one letter each: their names are in nearly every rule, and took 1.5 per cent of
 * the compressed sheets. No script may use a token's name, since it would not exist; tests/repository/tokens.test.ts checks that.
 * Properties that scripts set (`--above`) are not renamed.
 */
export function shortTokenNames(): Visitor<Record<string, never>> {
  const letters = lettersOfTokens()
  const rename = (name: string) => letters.get(name)
  return { DashedIdent: rename }
}
