/** What a story is about, as operators type it: addresses of pages of this site, or codes, one a line. */
import type { StorySubject } from './contract/desk-stories.ts'
import { isLocale } from './locale.ts'
import { href, matchRoute } from './routes.ts'

const KINDS = { product: 'product', category: 'category', tnvedCode: 'tnved', okvedCode: 'okved' } as const

const hasKind = (name: string): name is keyof typeof KINDS => name in KINDS

/** @returns path without origin, language and query: https://…/ru/catalog/ID?sort=new → /catalog/ID */
function barePath(line: string): string {
  const path = line.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
  const [, prefix, ...rest] = path.split('/')
  return isLocale(prefix) ? `/${rest.join('/')}` : path
}

function toSubject(line: string): { kind: string; ref: string } {
  const matched = matchRoute(barePath(line))
  if (matched && hasKind(matched.name)) return { kind: KINDS[matched.name], ref: matched.id }
  const code = line.replace(/\s/g, '')
  return { kind: code.includes('.') ? 'okved' : 'tnved', ref: code }
}

/** @returns a subject for each line that is filled in; a line that cannot be parsed becomes an invalid code, which the schema refuses */
export const parseSubjects = (text: string): { kind: string; ref: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(toSubject)

/** The address by which a subject is typed and shown, without a language. */
export function subjectAddress({ kind, ref }: StorySubject): string {
  if (kind === 'product' || kind === 'category') return href(kind, null, { id: ref })
  return href(kind === 'tnved' ? 'tnvedCode' : 'okvedCode', null, { id: ref })
}
