/** Steps that the loads of lists share. */
import { ancestors } from '../../../domain/ancestors.ts'
import type { CompanyList } from '../../../domain/contract/companies.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { PageError } from '../../../domain/page-error.ts'

/** @throws PageError 404 for a page after the last; the first page of an empty list exists */
export function refusePageAfterLast({ page, pages }: PageMeta): void {
  if (page > Math.max(1, pages)) throw new PageError(404, 'query.page')
}

/**
 * The meta data of a list with a search.
 * @returns `understood`: how the query was read; null where it was read as typed
 * @throws PageError 404 for a page after the last
 */
export function searchMeta({ understood, ...meta }: CompanyList['meta']) {
  refusePageAfterLast(meta)
  return { meta, understood: understood ?? null }
}

/**
 * The branch of a tree that a list is narrowed to, and its ancestors from the top down.
 * @throws PageError 404 for an unknown branch: the API returns an empty list, but the page does not exist
 */
export function chosenBranch<Branch extends { id: string; parent: string | null }>(
  tree: readonly Branch[],
  id: string | undefined,
): { branch: Branch | null; above: Branch[] } {
  const branch = tree.find((one) => one.id === id) ?? null
  if (id && !branch) throw new PageError(404, 'page.unknown')
  return { branch, above: ancestors(tree, branch) }
}
