import { useEffect, useState } from 'react'
import type { ProductCard } from '../../../domain/contract/products.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import type { Query } from '../../../domain/routes.ts'
import { api } from '../../app/api.ts'
import { useI18n } from '../../app/i18n.tsx'

interface Cards {
  state: 'loading' | 'ready' | 'failed'
  byId: ReadonlyMap<string, ProductCard>
  /** Fetches again after a failure. */
  retry: () => void
}

/** Cards in one response (domain/contract/products.ts). */
const AT_ONCE = 96

async function fetchPart(ids: readonly string[], more: Query, signal: AbortSignal): Promise<ProductCard[]> {
  const query = { ids: ids.join(','), perPage: String(ids.length), ...more }
  const response = await api.get('/api/products', { query, signal })
  if (!response.ok) throw new Error(`products by id: ${response.status}`)
  return (await response.json()).data
}

async function fetchCards(ids: readonly string[], more: Query, signal: AbortSignal): Promise<ProductCard[]> {
  const beginnings = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => at * AT_ONCE)
  const parts = beginnings.map((from) => fetchPart(ids.slice(from, from + AT_ONCE), more, signal))
  return (await Promise.all(parts)).flat()
}

/**
 * Cards of products by id. Each is fetched once: a product that is removed and restored needs no second request.
 * @param ids null until the list has been read from the device
 */
export function useCards(ids: readonly string[] | null): Cards {
  const { locale, basis } = useI18n()
  const [byId, setById] = useState<ReadonlyMap<string, ProductCard>>(new Map())
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState(false)
  const wanted = ids?.filter((id) => !requested.has(id)).join(',')
  useEffect(() => {
    if (!wanted || failed) return
    const abort = new AbortController()
    const missing = wanted.split(',')
    fetchCards(missing, { locale, ...basisToQuery(basis) }, abort.signal).then(
      (cards) => {
        setById((known) => new Map([...known, ...cards.map((card) => [card.id, card] as const)]))
        setRequested((known) => new Set([...known, ...missing]))
      },
      () => {
        if (!abort.signal.aborted) setFailed(true)
      },
    )
    return () => abort.abort()
  }, [wanted, failed, locale, basis])
  const loading = ids === null || wanted !== ''
  return { state: failed ? 'failed' : loading ? 'loading' : 'ready', byId, retry: () => setFailed(false) }
}
