/** The shape of the press centre's seed stories. */
import type { FullText, Text } from '../text.ts'

export interface TagSpec {
  key: string
  name: FullText
}

export interface StorySpec {
  /** Stable key and English slug. */
  key: string
  tags: string[]
  /** ISO 8601 UTC. */
  publishedAt: string
  title: Text
  /** One or two sentences. */
  lead: Text
  /** Markdown: paragraphs, ## headings, lists, tables, > quotes, **bold**, links to our own paths. No HTML, no pictures. */
  body: Text
  /** Key of a catalogue leaf whose drawing is the cover. */
  cover: string
}
