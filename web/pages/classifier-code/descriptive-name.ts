import type { CodeRef } from '../../../domain/contract/classifier.ts'

/** Signs that a title has room for; of them a name above has the first few. */
const MOST = 110
const MOST_ABOVE = 60
const SHORT = 14
/** прочие, Other, of a kind …: words that say nothing without those above them. */
const SAYS_NOTHING = /^(?:проч|ины|другие|other\b|n\.e\.c)/i

const needsMore = ({ name }: Pick<CodeRef, 'name'>): boolean =>
  name.text.length < SHORT || SAYS_NOTHING.test(name.text) || /^\p{Ll}/u.test(name.text)

/** Cut where a word ends, without the comma that stood there. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const whole = text.slice(0, most).replace(/\s+\S*$/, '')
  return `${whole.replace(/[\s,;:(–-]+$/, '')}…`
}

const isTop = ({ level }: Pick<CodeRef, 'level'>): boolean =>
  level === 'section' || level === 'chapter' || level === 'subchapter'

/**
 * A leaf's name is only its own dash line ("other"): a title needs as many of those above it as make it say something. What
 * says nothing between the first and the last is left out.
 * @param path from the top down, without the node itself.
 */
export function descriptiveName(node: Pick<CodeRef, 'name' | 'level'>, path: readonly CodeRef[]): string {
  const above: string[] = []
  let current: Pick<CodeRef, 'name' | 'level'> = node
  for (const up of path.toReversed()) {
    if (!needsMore(current) || isTop(up)) break
    if (!SAYS_NOTHING.test(up.name.text)) above.unshift(up.name.text)
    current = up
  }
  return cut([...above.map((name) => cut(name, MOST_ABOVE)), node.name.text].join(' – '), MOST)
}
