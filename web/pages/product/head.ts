import type { Product } from '../../../domain/contract/products.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { titleRoom } from '../../app/page/page-title.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { shortened } from '../../app/page/shortened.ts'
import { productData } from './structured-data.ts'

/** The description for search engines: name, supplier, beginning of the text. */
function describe({ name, supplier, description }: Product, { t }: I18n): string {
  const first = description?.text.slice(0, 160) ?? ''
  return t('product.describe', { name: name.text, supplier: supplier.name.text, text: first })
}

/** What a title says of a product. */
type Named = Pick<Product, 'name' | 'model'> & { supplier: Pick<Product['supplier'], 'name'> }

/** Characters reserved for the part number and the supplier when a long name is cut. */
const TITLE_END = 30

/**
 * "Ball valve DN 50
 * Ouling Valve"; a long name is cut and followed by the part number, since many begin alike and several suppliers sell the same.
 */
export function productTitle({ name, model, supplier }: Named, i18n: I18n): Pick<Head, 'title' | 'titleEnd'> {
  const { t, locale } = i18n
  const whole = t('product.title', { name: name.text, supplier: supplier.name.text })
  if (whole.length <= titleRoom(locale)) return { title: whole }
  const number = shortened(model ?? '', TITLE_END - 10)
  const seller = shortened(supplier.name.text, TITLE_END - number.length)
  return { title: name.text, titleEnd: t('product.title', { name: number && ` ${number}`, supplier: seller }) }
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
    ...productTitle(product, i18n),
    description: describe(product, i18n),
    slug,
    ...sharePicture(picture),
    jsonLd: [productData(product, locale, origin), ...breadcrumbList(trail, origin)],
  }
}
