/** What readers of suppliers' files give, whatever the format: everything after them is the same. */
import type { FeedEntry } from './feed.ts'

export type ReadEntry = FeedEntry | { kind: 'encoding'; encoding: string }
