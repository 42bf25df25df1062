import { APP_NAME } from '../../../domain/app-name.ts'
import type { Category } from '../../../domain/contract/categories.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { CategoryRef, Picture } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { read } from '../../../domain/page-error.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import { href } from '../../../domain/routes.ts'
import { itemList } from '../../app/page/json-ld.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'

type Group = CategoryRef & { count: number }
export type HomeSection = Group & { picture: Picture | null; groups: Group[] }

export interface HomeData {
  sections: HomeSection[]
  /** Number of the lowest-level categories that have products. */
  categories: number
  products: ShownProduct[]
  productTotal: number
  /** Null where the suppliers could not be fetched: the page does without them. */
  suppliers: { items: CompanyCard[]; total: number } | null
}

const group = ({ id, slug, name, count }: Category): Group => ({ id, slug, name, count })

/** The two upper levels of the tree; empty branches are left out. */
function toSections(tree: readonly Category[]): HomeSection[] {
  const filled = tree.filter(({ count }) => count > 0)
  return filled
    .filter(({ parent }) => parent === null)
    .map((root) => ({
      ...group(root),
      picture: root.picture,
      groups: filled.filter(({ parent }) => parent === root.id).map(group),
    }))
}

const countLeaves = (tree: readonly Category[]) => {
  const parents = new Set(tree.map(({ parent }) => parent))
  return tree.filter(({ id, count }) => count > 0 && !parents.has(id)).length
}

const website = ({ locale, t }: I18n, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: APP_NAME[locale],
  description: t('home.description'),
  url: origin + href('home', locale),
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('search', locale)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

async function loadSuppliers({ api, i18n: { locale } }: LoadContext): Promise<HomeData['suppliers']> {
  try {
    const { data, meta } = await read(api.get('/api/companies', { query: { perPage: '8', locale } }))
    return { items: data, total: meta.total }
  } catch {
    return null
  }
}

/** What may be streamed later: the latest stories. */
export type HomeDeferred = {
  stories: StoryCard[]
}

/** The home page: search, sections, what is new, suppliers, press. */
export const load: Load<HomeData, null, HomeDeferred> = async (context) => {
  const { api, trees, i18n, origin } = context
  const { t, locale } = i18n
  const stories = read(api.get('/api/stories', { query: { perPage: '6', locale } })).then(({ data }) => data)
  // If the rest fails, the stories promise is never awaited: without a handler its failure would be an unhandled rejection.
  stories.catch(() => {})
  const [tree, latest, suppliers] = await Promise.all([
    trees.categories(),
    read(api.get('/api/products', { query: { sort: 'new', perPage: '12', ...basisToQuery(i18n.basis), locale } })),
    loadSuppliers(context),
  ])
  const products = latest.data.map((product) => forCard(product, i18n))
  const links = products.map((product) => ({ name: product.name, path: href('product', locale, product) }))
  return {
    data: {
      sections: toSections(tree),
      categories: countLeaves(tree),
      products,
      productTotal: latest.meta.total,
      suppliers,
    },
    head: {
      title: t('home.headTitle'),
      description: t('home.description'),
      jsonLd: [website(i18n, origin), itemList(t('home.new'), links, origin)],
    },
    islandProps: null,
    deferred: { stories },
  }
}
