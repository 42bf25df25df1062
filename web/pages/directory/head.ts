import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, itemList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { companyHref, directoryHref } from './links.ts'
import type { DirectoryData } from './load.ts'

/** The list's title: "Suppliers", "Suppliers: ball valves". */
export const directoryTitle = ({ kind, branch }: DirectoryData, { t }: I18n): string =>
  branch ? t(`directory.${kind}.titleOf`, { name: branch.name.text }) : t(`directory.${kind}.title`)

function trail({ kind, above, branch }: DirectoryData, { t, locale }: I18n, origin: string) {
  const branches = [...above, ...(branch ? [branch] : [])]
  return breadcrumbList([
    ...(kind === 'services' ? [{ name: t('services.title'), url: origin + href('services', locale) }] : []),
    { name: t(`directory.${kind}.title`), url: origin + directoryHref(kind, locale, undefined) },
    ...branches.map(({ id, name }) => ({ name: name.text, url: origin + directoryHref(kind, locale, id) })),
  ])
}

/**
 * Title, description and structured data of a list of companies. A branch is indexed as a list of its own; a filtered or sorted list is
 * not: there are endlessly many.
 */
export function directoryHead(data: DirectoryData, query: Record<string, string>, i18n: I18n, origin: string): Head {
  const { t, number, locale } = i18n
  const { kind, branch, companies, meta } = data
  const { page, category, service, ...narrowed } = query
  const name = directoryTitle(data, i18n)
  const title = meta.total > 0 && !meta.more ? t('directory.headTitle', { name, n: meta.total }) : name
  const links = companies.map(({ id, slug, name }) => ({
    name: name.text,
    url: origin + companyHref(kind, locale, { id, slug }),
  }))
  const key = kind === 'suppliers' ? 'category' : 'service'
  return {
    title: meta.page > 1 ? t('catalogue.titlePage', { title, page: number(meta.page) }) : title,
    description: branch?.about?.text ?? t(`directory.${kind}.about`),
    canonical: { ...(branch && { [key]: branch.id }), ...(page && meta.page > 1 && { page }) },
    noindex: Object.keys(narrowed).length > 0,
    jsonLd: [trail(data, i18n, origin), itemList(name, links, (meta.page - 1) * meta.perPage, meta.total)],
  }
}
