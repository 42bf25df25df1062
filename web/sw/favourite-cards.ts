import { PERSONAL_CARD_CACHE } from './cached-pages.ts'

interface Cards {
  data: { id: string }[]
}

/** Maximum number of cached lists: six hold all favourites that an account can have, in one language. */
const MAX_LISTS = 6

const idsOf = (url: URL) => url.searchParams.get('ids')?.split(',') ?? []

/** Whether an address is that of the favourites' cards, the only cached response of the API with personal data. */
export const isCards = (url: URL): boolean => url.pathname === '/api/products' && url.searchParams.has('ids')

async function cacheCards(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(PERSONAL_CARD_CACHE)
  await cache.put(request, response)
  for (const oldest of (await cache.keys()).slice(0, -MAX_LISTS)) await cache.delete(oldest)
}

/** @returns the cards from cached responses; null where one of them was never requested */
async function collect(url: URL): Promise<Response | null> {
  const cache = await caches.open(PERSONAL_CARD_CACHE)
  const known = new Map<string, { id: string } | null>()
  for (const request of await cache.keys()) {
    const requested = new URL(request.url)
    if (requested.searchParams.get('locale') !== url.searchParams.get('locale')) continue
    const cards: Cards | undefined = await (await cache.match(request, { ignoreVary: true }))?.json()
    for (const id of idsOf(requested)) known.set(id, cards?.data.find((card) => card.id === id) ?? null)
  }
  const ids = idsOf(url)
  if (!ids.every((id) => known.has(id))) return null
  return Response.json({ data: ids.flatMap((id) => known.get(id) ?? []) })
}

/** Responds from the network; without it, from the cached lists. */
export async function respondWithCards(request: Request, url: URL): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) await cacheCards(request, response.clone()).catch(() => undefined)
    return response
  } catch (error) {
    const cards = await collect(url).catch(() => null)
    if (cards) return cards
    throw error
  }
}
