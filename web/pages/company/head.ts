import { countryName } from '../../../domain/country-name.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, type Crumb } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { fitting, TITLE_ROOM } from '../../app/page/page-title.ts'
import { sentences } from '../../app/page/sentences.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { columns, shortenedText } from '../../app/page/shortened.ts'
import type { CompanyData } from './load.ts'

/** "Wenzhou, China" */
function placeOf({ company: { city, country } }: CompanyData, i18n: I18n): string {
  const land = countryName(country, i18n.locale)
  return city.text === '' ? land : i18n.t('company.placeOf', { city: city.text, country: land })
}

function organization({ company }: CompanyData, address: string, origin: string) {
  const { name, description, logo, founded, staff, website, phone, email, country, city, coordinates } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: name.text,
    url: address,
    ...(description && { description: description.text }),
    ...(logo && { logo: origin + logo.url }),
    ...(founded && { foundingDate: String(founded) }),
    ...(staff && { numberOfEmployees: { '@type': 'QuantitativeValue', value: staff } }),
    ...(website && { sameAs: [website] }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: country,
      ...(city.text !== '' && { addressLocality: city.text }),
      ...(company.address && { streetAddress: company.address.text }),
    },
    ...(coordinates && { location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...coordinates } } }),
  }
}

/** The trail from the directory to the company. */
export const companyTrail = ({ company, role }: CompanyData, { t, locale }: I18n): Crumb[] => [
  role === 'supplier'
    ? { name: t('directory.suppliers.title'), path: href('suppliers', locale) }
    : { name: t('directory.services.title'), path: href('serviceCompanies', locale) },
  { name: company.name },
]

/**
 * The meta description: what the page contains, then the company's own text. Alone, that text would be the same on the supplier's and
 * the service provider's page; in another language it is left out.
 */
function aboutOf({ company: { name, description }, role }: CompanyData, { t, locale }: I18n): string {
  const has = t(`company.describe.${role}`, { name: name.text })
  if (description?.lang !== locale) return has
  return role === 'supplier' ? description.text : [has, description.text].join(locale === 'zh' ? '' : ' ')
}

/**
 * "Ouling Valve, Wenzhou, China: wholesale prices": without the place where there is no room for it or the name has it already, and
 * without the end where the name alone takes all the room.
 */
function titleOf(data: CompanyData, i18n: I18n): string {
  const { company, role } = data
  const { name, city } = company
  const end = i18n.t(`company.titleEnd.${role}`)
  const placed = i18n.t('company.headTitle', { name: name.text, place: placeOf(data, i18n) })
  const short = role === 'supplier' ? name.text : shortenedText(name.text, TITLE_ROOM - columns(end)) + end
  return fitting([
    (city.text !== '' && name.text.includes(city.text) ? name.text : placed) + end,
    name.text + end,
    short,
  ])
}

/** Title, description and structured data of a company's page. */
export function companyHead(data: CompanyData, i18n: I18n, origin: string): Head {
  const { t, locale } = i18n
  const { company, role } = data
  const { slug, verified } = company
  const address = origin + href(role === 'supplier' ? 'supplier' : 'serviceCompany', locale, company)
  return {
    title: titleOf(data, i18n),
    description: sentences(locale, [verified ? t('card.verified') : null, aboutOf(data, i18n)]),
    slug,
    ...sharePicture(company.photos.find(({ kind }) => kind === 'photo')),
    jsonLd: [organization(data, address, origin), ...breadcrumbList(companyTrail(data, i18n), origin)],
  }
}
