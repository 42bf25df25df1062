import type { CodeRef } from '../../../domain/contract/code-ref.ts'
import { columns } from '../../app/page/shortened.ts'

/** Characters of a title, and of each ancestor's name in it. */
const MAX_LENGTH = 110
const MAX_ABOVE = 60
const SHORT = 14
/** Names such as «прочие» or "Other", which mean nothing without their ancestors' names. */
const GENERIC = /^(?:проч|ины|другие|other\b|n\.e\.c)/i

const needsMore = ({ name }: Pick<CodeRef, 'name'>): boolean =>
  columns(name.text) < SHORT || GENERIC.test(name.text) || /^\p{Ll}/u.test(name.text)

/** Cuts a text at the end of a word, without punctuation. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const whole = text.slice(0, most).replace(/\s+\S*$/, '')
  return `${whole.replace(/[\s,;:(–-]+$/, '')}…`
}

const isTop = ({ level }: Pick<CodeRef, 'level'>): boolean =>
  level === 'section' || level === 'chapter' || level === 'subchapter'

/**
 * A title for a code. The name of a leaf may be as little as "other": names of its ancestors are put before it until they say something,
 * without those that are generic themselves.
 * @param path the ancestors from the top down
 */
export function descriptiveName(node: Pick<CodeRef, 'name' | 'level'>, path: readonly CodeRef[]): string {
  const above: string[] = []
  let current: Pick<CodeRef, 'name' | 'level'> = node
  for (const up of path.toReversed()) {
    if (!needsMore(current) || isTop(up)) break
    if (!GENERIC.test(up.name.text)) above.unshift(up.name.text)
    current = up
  }
  return cut([...above.map((name) => cut(name, MAX_ABOVE)), node.name.text].join(' – '), MAX_LENGTH)
}
