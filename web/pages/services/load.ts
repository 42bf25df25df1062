import type { Service } from '../../../domain/contract/services.ts'
import { read } from '../../../domain/page-error.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, fromHome, itemList } from '../../app/page/json-ld.ts'
import type { Load } from '../../app/page/load.ts'

/** A top-level service with all services below it. */
export interface ServiceGroup extends Service {
  below: Service[]
}

export interface ServicesData {
  groups: ServiceGroup[]
  /** Number of companies that offer any service. */
  companies: number
}

/** All descendants of a service, in the order of the tree. */
const belowOf = (tree: readonly Service[], { id }: Service): Service[] =>
  tree.filter(({ parent }) => parent === id).flatMap((child) => [child, ...belowOf(tree, child)])

/** The services, each with a link to the companies that offer it. */
export const load: Load<ServicesData> = async ({ api, trees, i18n, origin }) => {
  const { t, locale } = i18n
  const [tree, list] = await Promise.all([
    trees.services(),
    read(api.get('/api/company-services', { query: { perPage: '1', locale } })),
  ])
  const top = tree.filter(({ parent }) => parent === null)
  const links = tree.map(({ id, name }) => ({ name, path: href('serviceCompanies', locale, {}, { service: id }) }))
  return {
    data: { groups: top.map((one) => ({ ...one, below: belowOf(tree, one) })), companies: list.meta.total },
    islandProps: null,
    head: {
      title: t('services.headTitle'),
      description: t('services.about'),
      jsonLd: [
        ...breadcrumbList(fromHome(locale, { name: t('services.title') }), origin),
        itemList(t('services.title'), links, origin),
      ],
    },
  }
}
