import { PERSONAL_CARD_CACHE } from './cached-pages.ts'

interface Cards {
  data: { id: string }[]
}

/** Maximum number of cached lists: six hold all favourites that an account can have, in one language. */
const MAX_LISTS = 6

const idsOf = (url: URL) => url.searchParams.get('ids')?.split(',') ?? []

/** Whether an address is that of the favourites' cards, the only cached response of the API with personal data. */
export const isCards = (url: URL): boolean => url.pathname === '/api/products' && url.searchParams.has('ids')

async function cacheCards(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(PERSONAL_CARD_CACHE)
  await cache.put(request, answer)
  const entries = await cache.keys()
  for (const oldest of entries.slice(0, Math.max(0, entries.length - MAX_LISTS))) await cache.delete(oldest)
}

/** @returns the cards from cached responses; null where one of them was never requested */
async function collect(url: URL): Promise<Response | null> {
  const cache = await caches.open(PERSONAL_CARD_CACHE)
  const known = new Map<string, { id: string } | null>()
  for (const request of await cache.keys()) {
    const asked = new URL(request.url)
    if (asked.searchParams.get('locale') !== url.searchParams.get('locale')) continue
    const answer: Cards | undefined = await (await cache.match(request, { ignoreVary: true }))?.json()
    for (const id of idsOf(asked)) known.set(id, answer?.data.find((card) => card.id === id) ?? null)
  }
  const ids = idsOf(url)
  if (!ids.every((id) => known.has(id))) return null
  return Response.json({ data: ids.flatMap((id) => known.get(id) ?? []) })
}

/** Responds from the network; without it, from the cached lists. */
export async function respondWithCards(request: Request, url: URL): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await cacheCards(request, answer.clone()).catch(() => undefined)
    return answer
  } catch (error) {
    const cards = await collect(url).catch(() => null)
    if (cards) return cards
    throw error
  }
}
