/** The press centre as a feed (Atom, RFC 4287), one for each language and tag. */
import { APP_NAME } from '../../../domain/app-name.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../domain/locale.ts'
import { href } from '../../../domain/routes.ts'

/** Characters that XML 1.0 does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Feed {
  /** Absolute addresses of the feed and of its screen. */
  self: string
  screen: string
  title: string
  locale: Locale
  origin: string
  stories: StoryCard[]
}

const entry = ({ id, slug, title, lead, tags, publishedAt }: StoryCard, { locale, origin }: Feed): string => {
  const address = origin + href('story', locale, { id, slug })
  // The id must never change: the address without its slug survives a new title.
  const permanent = origin + href('story', locale, { id })
  return [
    `<entry xml:lang="${LANGUAGE_TAGS[title.lang]}">`,
    `<id>${escaped(permanent)}</id>`,
    `<title>${escaped(title.text)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    `<published>${publishedAt}</published><updated>${publishedAt}</updated>`,
    ...tags.map(({ name, slug }) => `<category term="${escaped(slug)}" label="${escaped(name.text)}"/>`),
    `<summary>${escaped(lead.text)}</summary>`,
    '</entry>',
  ].join('')
}

/** @returns the document; without stories it is dated 1970, since Atom requires a date. */
export function atomFeed(feed: Feed): string {
  const { self, screen, title, locale, stories } = feed
  const updated = stories[0]?.publishedAt ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[locale]}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(APP_NAME[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(screen)}"/>`,
    ...stories.map((story) => entry(story, feed)),
    '</feed>',
  ].join('\n')
}
