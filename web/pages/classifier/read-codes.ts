import type { ApiClient, ApiResponse } from '../../../domain/api-client.ts'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import { isBranch, isSearch } from '../../../domain/classifier/tree-response.ts'
import { PageError, read } from '../../../domain/page-error.ts'

/**
 * The body of a classifier's response.
 * @throws PageError 503 `codes.unavailable` where the classifier cannot be read and no copy is stored; else as `read`
 */
export async function readClassifier<Body>(request: Promise<ApiResponse<Body>>): Promise<Body> {
  const { status } = await request
  if (status === 503) throw new PageError(503, 'codes.unavailable')
  return read(request)
}

/** The tree opened at a code ('' for its top alone), with the words of the query marked in its names. @throws PageError as above */
export async function openClassifier(
  api: ApiClient,
  tree: ClassifierName,
  { open, q, locale }: Record<'open' | 'q' | 'locale', string>,
) {
  const query = { open, locale, ...(q && { q }) }
  const response = await readClassifier(api.get(`/api/${tree}/tree`, { query }))
  if (!isBranch(response)) throw new Error('the API returned another response')
  return response
}

/** The best hits of a classifier. @param perPage how many are returned @throws PageError as above */
export async function searchClassifier(
  api: ApiClient,
  tree: ClassifierName,
  { q, perPage, locale }: { q: string; perPage: number; locale: string },
): Promise<SearchView> {
  const response = await readClassifier(
    api.get(`/api/${tree}/tree`, { query: { q, perPage: String(perPage), locale } }),
  )
  if (!isSearch(response)) throw new Error('the API returned another response')
  const { total, reading, partial, words } = response.meta
  return { hits: response.data, total, reading, partial, words }
}
