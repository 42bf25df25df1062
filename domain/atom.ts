/** Feeds (Atom, RFC 4287). */
import { APP_NAME } from './app-name.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Characters that XML 1.0 does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface AtomEntry {
  /** An absolute address that never changes. */
  id: string
  /** Where it is read. */
  address: string
  lang: Locale
  title: string
  summary: string
  /** ISO 8601. */
  publishedAt: string
  tags: { term: string; label: string }[]
}

export interface AtomFeed {
  /** Absolute addresses of the feed and of its screen. */
  self: string
  screen: string
  title: string
  locale: Locale
  /** The latest first. */
  entries: AtomEntry[]
}

const toXml = ({ id, address, lang, title, summary, publishedAt, tags }: AtomEntry): string =>
  [
    `<entry xml:lang="${LANGUAGE_TAGS[lang]}">`,
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    `<published>${publishedAt}</published><updated>${publishedAt}</updated>`,
    ...tags.map(({ term, label }) => `<category term="${escaped(term)}" label="${escaped(label)}"/>`),
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ].join('')

/** @returns the document; without entries it is dated 1970, since Atom requires a date. */
export function atomFeed({ self, screen, title, locale, entries }: AtomFeed): string {
  const updated = entries[0]?.publishedAt ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[locale]}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(APP_NAME[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(screen)}"/>`,
    ...entries.map(toXml),
    '</feed>',
  ].join('\n')
}
