/** Steps that the loads of lists share. */
import { ancestors } from '../../../domain/ancestors.ts'
import type { CompanyList } from '../../../domain/contract/companies.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { MAX_PAGES } from '../../../domain/limits.ts'
import { PageAfterLast, PageError } from '../../../domain/page-error.ts'

/**
 * The page parameter of an API call. Beyond the maximum page of any list it is omitted, because the API would refuse it and the list's
 * own last page would stay unknown.
 * @param page as in the address, validated by the screen's guard
 */
export const pageParameter = (page: string | undefined): { page?: string } =>
  page === undefined ? {} : { page: String(Math.min(Number(page), MAX_PAGES)) }

/**
 * @param requested number in the address
 * @throws PageAfterLast for a page after the last; the first page of an empty list exists
 */
export function refusePageAfterLast({ pages }: Pick<PageMeta, 'pages'>, requested: string | undefined): void {
  const last = Math.max(1, pages)
  if (Number(requested ?? 1) > last) throw new PageAfterLast(last)
}

/** What the head of a later page of a list has beside that of the first: the page's number in its title and in its canonical address. */
export const laterPage = (
  { page }: Pick<PageMeta, 'page'>,
  { t, number }: I18n,
): { titleEnd?: string; canonical?: { page: string } } =>
  page > 1
    ? { titleEnd: t('catalogue.titlePage', { title: '', page: number(page) }), canonical: { page: String(page) } }
    : {}

/**
 * The meta data of a list with a search.
 * @param requested number of the page in the address
 * @returns `understood`: how the query was read; null where it was read as typed
 * @throws PageAfterLast for a page after the last
 */
export function searchMeta({ understood, ...meta }: CompanyList['meta'], requested: string | undefined) {
  refusePageAfterLast(meta, requested)
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
