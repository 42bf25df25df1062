import type { CodeRef } from '../../../worker/api/codes/schema.ts'

/** прочие, Other, of a kind … : words that say nothing without those above them. */
const MOST = 110
const SAYS_NOTHING = /^(?:проч|ины|другие|other\b|n\.e\.c)/i
const SHORT = 14

const needsMore = ({ name }: Pick<CodeRef, 'name'>): boolean =>
  name.text.length < SHORT || SAYS_NOTHING.test(name.text) || /^\p{Ll}/u.test(name.text)

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text)

/**
 * A leaf's name is only its own dash line ("other"): a title needs as many of those above it as make it say something.
 * @param path from the top down, without the node itself.
 */
export function tellingName(node: Pick<CodeRef, 'name' | 'level'>, path: readonly CodeRef[]): string {
  const names = [node.name.text]
  let current: Pick<CodeRef, 'name' | 'level'> = node
  for (const up of path.toReversed()) {
    if (!needsMore(current) || up.level === 'section' || up.level === 'chapter' || up.level === 'subchapter') break
    names.unshift(up.name.text)
    current = up
  }
  // The first and the last say most: what stands between them is on the page.
  const [first = '', ...rest] = names
  const last = rest.at(-1)
  return cut(last === undefined ? first : `${cut(first)} – ${last}`)
}
