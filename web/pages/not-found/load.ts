import type { ApiClient } from '../../../domain/api-client.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { CategoryRef, Localized } from '../../../domain/contract/values.ts'
import type { WithdrawnKind } from '../../../domain/contract/withdrawn.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { read } from '../../../domain/page-error.ts'
import { addressOf, href, type MatchedRoute, type PublicRouteName, routes } from '../../../domain/routes.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { refusalText } from './refusal.ts'

/** Another of the visitor's organizations, which has what was requested. */
export interface OtherOrganization {
  id: string
  name: Localized
  /** Address that shows it once the session acts for that organization. */
  next: string
}

/** What was requested and does not exist. */
export interface MissingPage {
  /** Path without the language prefix. */
  path: string
  route: MatchedRoute<PublicRouteName> | null
  status: number
  /** The keys that the screen knows, as they were sent. */
  query: Record<string, string>
  /** Number of the list's last page, where a page after it was requested. */
  last: number | null
  /** A value in the address that the page does not know, by its key; with `most`, one of more characters than that. */
  refused: { key: string; value: string; rest: string | undefined; most: number | null } | null
  other: OtherOrganization | null
}

/** Alternatives to a withdrawn page; only one list has entries. */
interface Alternatives {
  products: ShownProduct[]
  companies: CompanyCard[]
  stories: StoryCard[]
}

export interface NotFoundData extends Alternatives {
  /** Title of the document, and the page's heading where `name` is null. */
  title: string
  status: number
  /** Null where the title is enough. */
  advice: string | null
  /** Null where the page was not withdrawn. */
  kind: WithdrawnKind | null
  other: OtherOrganization | null
  /** Name of the withdrawn product or company, where it may be shown. */
  name: Localized | null
  /** Links onward, the nearest first. */
  links: { href: string; name: Localized | string }[]
}

const KINDS: Partial<Record<PublicRouteName, WithdrawnKind>> = {
  product: 'products',
  supplier: 'suppliers',
  supplierProducts: 'suppliers',
  serviceCompany: 'services',
  story: 'stories',
}

/** The list that an address belongs to, by the beginning of its path; the first that matches. */
const LISTS = [
  [routes.suppliers, 'suppliers', 'directory.suppliers.title'],
  [routes.services, 'services', 'services.title'],
  [routes.press, 'press', 'press.title'],
  [routes.okved, 'okved', 'codes.okved.link'],
  [routes.tnved, 'tnved', 'codes.tnved.link'],
  [routes.home, 'catalogue', 'header.allProducts'],
] as const

function nearestList(path: string, { t, locale }: I18n) {
  return LISTS.filter(([start]) => path.startsWith(start))
    .slice(0, 1)
    .map(([, route, name]) => ({ href: href(route, locale), name: t(name) }))
}

/** The list's last page and its first, with the filters that were set. */
function pageLinks({ path, query, last }: MissingPage, { t, locale, number }: I18n): NotFoundData['links'] {
  if (last === null) return []
  const first = { href: addressOf(path, locale, { ...query, page: undefined }), name: t('error.firstPage') }
  if (last === 1) return [first]
  const name = t('error.lastPage', { page: number(last) })
  return [{ href: addressOf(path, locale, { ...query, page: last }), name }, first]
}

const branchHref: Record<WithdrawnKind, (locale: I18n['locale'], branch: CategoryRef) => string> = {
  products: (locale, branch) => href('category', locale, branch),
  suppliers: (locale, { id }) => href('suppliers', locale, {}, { category: id }),
  services: (locale, { id }) => href('serviceCompanies', locale, {}, { service: id }),
  stories: (locale, { id }) => href('press', locale, {}, { tag: id }),
}

const NONE: Alternatives = { products: [], companies: [], stories: [] }

interface Subject {
  kind: WithdrawnKind
  id: string
  /** The category that it was in; undefined where there was none. */
  branch: string | undefined
}

/** Alternatives to it, in one call. */
async function readAlternatives(api: ApiClient, i18n: I18n, { kind, id, branch }: Subject): Promise<Alternatives> {
  const { locale } = i18n
  if (kind === 'stories') {
    const { data } = await read(api.get('/api/stories', { query: { like: id, perPage: '3', locale } }))
    return { ...NONE, stories: data }
  }
  if (branch === undefined) return NONE
  if (kind === 'products') {
    const query = { category: branch, inStock: '1', perPage: '8', locale }
    const { data } = await read(api.get('/api/products', { query }))
    return { ...NONE, products: data.map((product) => forCard(product, i18n)) }
  }
  const query = { perPage: '6', locale }
  const { data } = await (kind === 'suppliers'
    ? read(api.get('/api/companies', { query: { ...query, category: branch } }))
    : read(api.get('/api/company-services', { query: { ...query, service: branch } })))
  return { ...NONE, companies: data }
}

/** What was withdrawn, and alternatives to it: two calls, one after the other. */
async function readWithdrawn(api: ApiClient, i18n: I18n, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const { locale } = i18n
  const { data } = await read(api.get('/app/withdrawn/:id', { params: { id }, query: { kind, locale } }))
  const links = data.branches.map((branch) => ({ href: branchHref[kind](locale, branch), name: branch.name }))
  return { name: data.name, links, ...(await readAlternatives(api, i18n, { kind, id, branch: data.branches[0]?.id })) }
}

/** The heading of a page without content, and its title. */
function titleOf({ status, query, last, refused }: MissingPage, { t, number }: I18n): string {
  if (refused) return t('error.refusedTitle')
  if (last !== null) return t('error.pageAfterLast', { page: number(Number(query.page)), last: number(last) })
  return t(status === 410 ? 'error.withdrawn' : 'error.notFoundTitle')
}

function adviceOf({ refused, last }: MissingPage, kind: WithdrawnKind | null, { t }: I18n): string | null {
  if (refused) return refusalText(refused, t)
  if (last !== null) return null
  return t(kind ? `error.goneAdvice.${kind}` : 'error.notFoundAdvice')
}

/** The same list without the value that was refused. */
function correctedLink({ path, query, refused }: MissingPage, { t, locale }: I18n): NotFoundData['links'] {
  if (!refused) return []
  const name = t('error.withoutValue')
  return [{ href: addressOf(path, locale, { ...query, [refused.key]: refused.rest }), name }]
}

/**
 * The content of an error page for a missing item.
 * @param api null loads nothing: the page has only links that need no call
 * @throws PageError where the API fails; the page is then rendered without alternatives
 */
export async function loadNotFound(
  { api, i18n }: { api: ApiClient | null; i18n: I18n },
  wanted: MissingPage,
): Promise<NotFoundData> {
  const { path, route, status, other } = wanted
  const kind = (status === 410 && route && KINDS[route.name]) || null
  const gone = api && kind && route ? await readWithdrawn(api, i18n, { kind, id: route.id }) : null
  return {
    title: titleOf(wanted, i18n),
    status,
    advice: adviceOf(wanted, kind, i18n),
    kind,
    other,
    name: null,
    ...NONE,
    ...gone,
    links: [
      ...(gone?.links ?? []),
      ...correctedLink(wanted, i18n),
      ...pageLinks(wanted, i18n),
      ...nearestList(path, i18n),
    ],
  }
}
