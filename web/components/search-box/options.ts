import { formatCode } from '../../../domain/classifier/format-code.ts'
import { companyRoute } from '../../../domain/company-kinds.ts'
import type { SearchResults } from '../../../domain/contract/search.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import type { useHref } from '../../app/navigation/location.tsx'
import type { IconName } from '../icon.tsx'

/** An option of the list: a link to a page. */
export interface Option {
  href: string
  label: Localized | string
  /** Distinguishes options of the same name: the path of a category, the city of a company. */
  detail?: string
}

export interface OptionGroup {
  name: MessageKey
  icon: IconName
  options: Option[]
}

type To = ReturnType<typeof useHref>

/** Search results by kind, the kinds that buyers look for most first; kinds without results are left out. */
export function resultGroups(results: SearchResults['data'], to: To): OptionGroup[] {
  const { products, categories, services, companies, codes, stories } = results
  const groups: OptionGroup[] = [
    {
      name: 'search.products',
      icon: 'product',
      options: products.items.map(({ id, slug, name }) => ({ href: to('product', { id, slug }), label: name })),
    },
    {
      name: 'search.categories',
      icon: 'category',
      options: categories.items.map(({ id, slug, name, path }) => ({
        href: to('category', { id, slug }),
        label: name,
        detail: path.join(' / '),
      })),
    },
    {
      name: 'search.services',
      icon: 'service',
      options: services.items.map(({ id, name, path }) => ({
        href: to('serviceCompanies', {}, { service: id }),
        label: name,
        detail: path.join(' / '),
      })),
    },
    {
      name: 'search.companies',
      icon: 'company',
      options: companies.items.map(({ id, slug, kind, name, city }) => ({
        href: to(companyRoute(kind), { id, slug }),
        label: name,
        detail: city.text,
      })),
    },
    {
      name: 'search.codes',
      icon: 'code',
      options: codes.items.map(({ tree, code, name: { text, lang } }) => ({
        href: to(`${tree}Code`, { id: code }),
        label: { text: `${formatCode(code)} ${text}`, lang },
      })),
    },
    {
      name: 'search.stories',
      icon: 'story',
      options: stories.items.map(({ id, slug, title }) => ({ href: to('story', { id, slug }), label: title })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** Recent searches of this device, shown while nothing is typed. */
export function recentGroups(queries: readonly string[], to: To): OptionGroup[] {
  if (queries.length === 0) return []
  const options = queries.map((query) => ({ href: to('search', {}, { q: query }), label: query }))
  return [{ name: 'search.recent', icon: 'clock', options }]
}
