/** Elements and attributes as shops call them instead of the format's own names: counted when the offer has the format's own as well. */
import type { FeedOffer } from './feed.ts'

/** The format's name, and the others without their separators. */
const OTHERWISE: Record<string, string> = {
  name: 'productname product goodsname itemname fullname',
  vendor: 'brand manufacturer producer maker brandname',
  vendorcode: 'article articul artikul sku partnumber artnumber itemcode productcode',
  categoryid: 'category idcategory categorycode',
  currencyid: 'currency currencycode',
  description: 'descr desc text fulldescription longdescription',
  picture: 'img imgurl imageurl photo photos photourl pictureurl imagelink mainimage',
  barcode: 'ean ean13 gtin upc barcodes',
  country_of_origin: 'countryoforigin countryofmanufacture origincountry madein',
  count: 'qty stockqty quantityavailable availablequantity',
  available: 'availability presence',
  'min-quantity': 'minqty minimumquantity minimumorder minorderquantity minorderqty',
  unit: 'measure unitname measureunit',
  vat: 'nds vatrate taxrate',
}

const bare = (name: string): string => name.replace(/[-_.]/g, '')

const CANONICAL = new Map(
  Object.entries(OTHERWISE).flatMap(([name, others]) =>
    [bare(name), ...others.split(' ')].map((other) => [other, name] as const),
  ),
)

const isFilled = (texts: string[] | undefined): boolean => texts?.some((text) => text.trim() !== '') ?? false

/** Gives elements the format's names where the offer has none of these. Changes the offer. */
export function nameElements({ fields }: Pick<FeedOffer, 'fields'>): void {
  for (const [element, texts] of [...fields]) {
    const name = CANONICAL.get(bare(element))
    if (name === undefined || name === element || !isFilled(texts) || isFilled(fields.get(name))) continue
    fields.delete(element)
    fields.set(name, texts)
  }
}
