import type { Product } from '../../../domain/contract/products.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { DESCRIPTION_ROOM, fitting, TITLE_ROOM } from '../../app/page/page-title.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { beginning, columns } from '../../app/page/shortened.ts'
import { productData } from './structured-data.ts'

/** The data of a product for its title. */
type Named = Pick<Product, 'name' | 'model'> & { supplier: Pick<Product['supplier'], 'name'> }

/** Legal forms at the end of a company's name. */
const LEGAL_FORM = /,?\s*(?:Co\.,?\s*Ltd\.?|Ltd\.?|LLC|JSC|Inc\.?|GmbH)$|(?:股份)?有限(?:责任)?公司$/u

/** Room for the name of a product before its part number and supplier, and the least for the supplier, in letters. */
const NAME_ROOM = 30
const MARK_ROOM = 14

/** @returns what a company is called for short: the name in quotation marks, else as many words without the legal form as fit */
function shortSupplier(name: string, room: number): string {
  const called = /«[^»]+»/u.exec(name)?.[0] ?? name.replace(LEGAL_FORM, '')
  const words = beginning(called, room)
  // A single long word is left out, not cut.
  return called.charAt(words.length).trim() === '' || /\p{Script=Han}$/u.test(words) ? words : ''
}

/**
 * The description for search engines: name, supplier, beginning of the text where it is in the page's language. A name too long to leave
 * room for the supplier is shortened, or descriptions of the same goods of two suppliers would be alike.
 */
export function productDescription(product: Pick<Product, 'name' | 'supplier' | 'description'>, i18n: I18n): string {
  const { name, supplier, description } = product
  const text = description?.lang === i18n.locale ? description.text.slice(0, DESCRIPTION_ROOM) : ''
  const described = (name: string, text: string) =>
    i18n.t('product.describe', { name, supplier: supplier.name.text, text })
  const room = DESCRIPTION_ROOM - described('', '').trim().length
  return described(name.text.length > room ? beginning(name.text, Math.max(room, NAME_ROOM)) : name.text, text)
}

/**
 * "Ball valve DN 50 | Ouling Valve". A long name is shortened after a clause and followed by the part number and the supplier, since
 * many begin alike and several suppliers sell the same.
 */
export function productTitle({ name, model, supplier }: Named, { t }: I18n): string {
  const seller = supplier.name.text
  const titled = (text: string) => t('product.title', { name: name.text, supplier: text })
  const whole = titled(shortSupplier(seller, TITLE_ROOM))
  const title = fitting([titled(seller), whole, ''])
  if (title !== '') return title
  const number = model ? t('product.titleEnd', { model }) : ''
  const mark = shortSupplier(seller, Math.max(TITLE_ROOM - NAME_ROOM - columns(number), MARK_ROOM))
  const end = mark ? t('product.title', { name: number, supplier: mark }) : number
  return beginning(name.text, TITLE_ROOM - columns(end)) + end
}

/** Title, canonical slug, preview and structured data of a product. */
export function productHead(product: Product, i18n: I18n, origin: string): Head {
  const { t, locale } = i18n
  const { slug, name, breadcrumb, picture } = product
  const trail = [
    { name: t('catalogue.all'), path: href('catalogue', locale) },
    ...breadcrumb.map((category) => ({ name: category.name, path: href('category', locale, category) })),
    { name },
  ]
  return {
    title: productTitle(product, i18n),
    description: productDescription(product, i18n),
    slug,
    ...sharePicture(picture),
    jsonLd: [productData(product, locale, origin), ...breadcrumbList(trail, origin)],
  }
}
