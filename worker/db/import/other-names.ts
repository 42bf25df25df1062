/**
 * Names that shops give elements of offers, by the format's name, without separators. A module of its own, so that the build can take the
 * words out of the worker's script (scripts/vite/data-in-assets.ts).
 */
export const OTHER_NAMES: Record<string, string> = {
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
