import type { Category } from '../../../worker/api/categories/schema.ts'
import type { CompanyCard } from '../../../worker/api/companies/schema.ts'
import type { CategoryRef, Picture } from '../../../worker/api/schema.ts'
import type { StoryCard } from '../../../worker/api/stories/schema.ts'
import type { I18n } from '../../app/i18n.tsx'
import { itemList } from '../../app/json-ld.ts'
import type { Load, LoadContext } from '../../app/load.ts'
import { APP_NAME } from '../../app/name.ts'
import { read } from '../../app/page-error.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { href } from '../../routes.ts'

type Group = CategoryRef & { count: number }
export type Section = Group & { picture: Picture | null; groups: Group[] }

export interface HomeData {
  sections: Section[]
  /** How many categories products can stand in. */
  categories: number
  products: ShownProduct[]
  productTotal: number
  /** Null where the suppliers could not be fetched: the page does without them. */
  suppliers: { items: CompanyCard[]; total: number } | null
}

const group = ({ id, slug, name, count }: Category): Group => ({ id, slug, name, count })

/** The two upper levels of the tree; empty branches are left out. */
function toSections(tree: readonly Category[]): Section[] {
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
    const { data, meta } = await read(api.api.companies.$get({ query: { perPage: '8', locale } }))
    return { items: data, total: meta.total }
  } catch {
    return null
  }
}

/** What of the home page may come late. */
export type HomeLate = {
  stories: StoryCard[]
}

/** The home page: search, sections, what is new, suppliers, press. */
export const load: Load<HomeData, null, HomeLate> = async (context) => {
  const { api, trees, i18n, origin } = context
  const { t, locale } = i18n
  const stories = read(api.api.stories.$get({ query: { perPage: '6', locale } })).then(({ data }) => data)
  // Where the rest fails nobody waits for them.
  stories.catch(() => {})
  const [tree, latest, suppliers] = await Promise.all([
    trees.categories(),
    read(api.api.products.$get({ query: { sort: 'new', perPage: '12', locale } })),
    loadSuppliers(context),
  ])
  const products = latest.data.map(forCard)
  const places = products.map(({ id, slug, name }) => ({
    name: name.text,
    url: origin + href('product', locale, { id, slug }),
  }))
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
      jsonLd: [website(i18n, origin), itemList(t('home.new'), places, 0, places.length)],
    },
    live: null,
    late: { stories },
  }
}
