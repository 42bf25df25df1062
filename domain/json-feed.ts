/** Feeds as JSON (JSON Feed 1.1), of the same entries as Atom. */
import type { AtomFeed } from './atom.ts'
import { LANGUAGE_TAGS } from './locale.ts'

/** @returns the document */
export const jsonFeed = ({ self, screen, title, locale, entries }: AtomFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: screen,
    feed_url: self,
    language: LANGUAGE_TAGS[locale],
    items: entries.map(({ id, address, lang, title, summary, publishedAt, tags }) => ({
      id,
      url: address,
      title,
      // An entry has to have a content, though its summary may be empty.
      content_text: summary || title,
      date_published: publishedAt,
      language: LANGUAGE_TAGS[lang],
      ...(tags.length > 0 && { tags: tags.map(({ label }) => label) }),
    })),
  })
