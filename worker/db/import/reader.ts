/** The entries that the readers of suppliers' files return, whatever the format: all later steps are the same. */
import type { FeedEntry } from './feed.ts'

export type ReadEntry = FeedEntry | { kind: 'encoding'; encoding: string }
