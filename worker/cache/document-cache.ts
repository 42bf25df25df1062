import type { AppData } from '../../domain/contract/app-data.ts'
import type { CachedPage } from './page-cache.ts'

/** Characters of keys and bytes of documents kept at the most. */
const MOST = 16 * 1024 * 1024

type Drawn = Pick<CachedPage, 'body'> & { hash: string }

/** Documents by all that they were drawn from. Public pages only: nothing of a person is in what they are drawn from. */
const drawn = new Map<string, Drawn>()
let size = 0

const sizeOf = (key: string, { body }: Drawn) => key.length + body.byteLength

function remember(key: string, document: Drawn): void {
  drawn.set(key, document)
  size += sizeOf(key, document)
  // A Map lists its keys in the order they came: the oldest go first.
  for (const [oldest, kept] of drawn) {
    if (size <= MOST) break
    drawn.delete(oldest)
    size -= sizeOf(oldest, kept)
  }
}

const frames = new Map<string, number>()
let lastFrame = 0
const frameIds = new WeakMap<AppData, number>()

/** A number for the frame's data, the same for the same contents: it is half of what a document is drawn from. */
export function frameId(appData: AppData | null): number {
  if (!appData) return 0
  const known = frameIds.get(appData)
  if (known !== undefined) return known
  const text = JSON.stringify(appData)
  const id = frames.get(text) ?? ++lastFrame
  // A language's data changes with a rate or a count; forgetting the texts only draws a page anew.
  if (frames.size > 50) frames.clear()
  frames.set(text, id)
  frameIds.set(appData, id)
  return id
}

/**
 * The document of a public page, drawn unless it was drawn from the very same things before. A kept page is loaded anew
 * every minute, and mostly nothing has changed since: then React is not asked again.
 * @param from everything the document depends on; its text is the key, so that nothing can be stale. Structured data is made
 * of the rest and need not be in it
 */
export async function cachedDocument(from: unknown, draw: () => Promise<Drawn>): Promise<Drawn> {
  const key = JSON.stringify(from)
  const known = drawn.get(key)
  if (known) return known
  const document = await draw()
  remember(key, document)
  return document
}
