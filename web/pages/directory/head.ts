import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, type Crumb, itemList } from '../../app/page/json-ld.ts'
import { laterPage } from '../../app/page/listing.ts'
import type { Head } from '../../app/page/page.ts'
import { branchKey, companyHref, directoryHref } from './links.ts'
import type { DirectoryData } from './load.ts'

/**
 * What is listed: "Suppliers", "Ball valves: suppliers and manufacturers", with the activity and the searched words.
 * @param query the page's query
 */
export function directoryTitle(data: DirectoryData, { q, activity }: Record<string, string>, { t }: I18n): string {
  const { kind, branch, understood } = data
  const listed = branch ? t(`directory.${kind}.titleOf`, { name: branch.name.text }) : t(`directory.${kind}.title`)
  const title = activity ? t('directory.titleOfActivity', { title: listed, code: activity }) : listed
  return q ? t('directory.titleOfQuery', { title, q: understood?.q ?? q }) : title
}

/** The trail from the top of the directory to the branch. */
export function directoryTrail({ kind, above, branch }: DirectoryData, { t, locale }: I18n): Crumb[] {
  const branches = branch ? [...above, branch] : above
  return [
    ...(kind === 'services' ? [{ name: t('services.title'), path: href('services', locale) }] : []),
    { name: t(`directory.${kind}.title`), path: directoryHref(kind, locale, undefined) },
    ...branches.map(({ id, name }) => ({ name, path: directoryHref(kind, locale, id) })),
  ]
}

/**
 * Title, description and structured data of a list of companies. A branch is indexed as a list of its own; a filtered
 * or sorted list by its branch's address, and a search not at all (docs/behaviour.md, "Lists in search engines").
 */
export function directoryHead(data: DirectoryData, query: Record<string, string>, i18n: I18n, origin: string): Head {
  const { t, locale } = i18n
  const { kind, branch, companies, meta } = data
  const { page: _, category, service, ...narrowed } = query
  const isNarrowed = Object.keys(narrowed).length > 0
  const later = laterPage(meta, i18n)
  const name = directoryTitle(data, query, i18n)
  const title = branch || isNarrowed ? name : t(`directory.${kind}.headTitle`)
  const items = companies.map((company) => ({ name: company.name, path: companyHref(kind, locale, company) }))
  return {
    title,
    ...later,
    description: branch ? t(`directory.${kind}.aboutOf`, { name: branch.name.text }) : t(`directory.${kind}.about`),
    canonical: { ...(branch && { [branchKey(kind)]: branch.id }), ...later.canonical },
    noindex: query.q !== undefined || (isNarrowed && meta.total === 0),
    isNarrowed,
    jsonLd: [...breadcrumbList(directoryTrail(data, i18n), origin), itemList(name, items, origin, meta)],
  }
}
