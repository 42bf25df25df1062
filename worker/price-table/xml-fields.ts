/** Recognises elements of XML in unknown formats by the words that programs use for their names. */

/** Whether an element is a category or another group of goods. */
export const isGroup = (name: string): boolean =>
  /categor|group|section|rubri[ck]|раздел|групп|категор|рубрик|分类|类别/u.test(name)

/** Whether an element is a characteristic of a good, with a name and a value. */
export const isFact = (name: string): boolean =>
  /^(?:param|parameter|property|attribute|attr|characteristic|feature|spec|option|product_detail|параметр|свойство|характеристика)$/u.test(
    name,
  )

/** Whether an element is about shipping or payment: elements inside it have names that the good's own elements have as well. */
export const isShippingOrPayment = (name: string): boolean =>
  /^(?:shipping|delivery|tax|installment|pickup|доставка)s?$/u.test(name)

const firstOf = (names: string[]) => (values: ReadonlyMap<string, string>) =>
  names.map((name) => values.get(name)).find(Boolean) ?? ''

/** @returns the name of a thing by its attributes or elements; '' without one */
export const labelOf = firstOf(['name', 'title', 'attribute_name', 'caption', 'наименование', 'название', '名称'])
/** @returns the value of an element that has a name */
export const factValueOf = firstOf(['value', 'attribute_value', 'values', 'значение', '值'])

const CURRENCY = ['currency', 'currencyid', 'currency_code', 'валюта']
const LANGUAGE = ['lang', 'xml:lang', 'language']
const QUANTITY = ['from', 'min', 'quantity', 'qty', 'min_quantity']
/** Attributes that distinguish elements of the same name. */
const KIND = ['type', 'kind', 'name', 'id', 'title', 'warehouse', 'store', 'city']
const MAX_KIND_LENGTH = 40

/**
 * @param above the elements around it, within the good
 * @returns the element's field, as a head that tables may know ("price", "price currency", "price from 10", "name ru"), and further fields
 * for its attributes
 */
export function fieldName(
  name: string,
  attributes: Readonly<Record<string, string>>,
  above: readonly string[],
): { key: string; more: [field: string, text: string][] } {
  const attribute = (names: string[]) => names.map((one) => attributes[one]).find(Boolean) ?? ''
  const around = above.at(-1)
  const isValue = /^(?:name|title|value|text|amount|наименование|название|значение)$/u.test(name)
  const isCode =
    /^(?:id|code|url|ид|код|currency|валюта)$/u.test(name) || /^(?:price|цена|stock|остаток)$/u.test(around ?? '')
  const own = around === undefined ? name : isValue ? around : isCode ? `${around} ${name}` : name
  const quantity = /^\d{1,7}$/.test(attribute(QUANTITY)) ? `from ${attribute(QUANTITY)}` : ''
  const kind = attribute(KIND).slice(0, MAX_KIND_LENGTH).toWellFormed()
  const key = [own, attribute(LANGUAGE), quantity || kind].filter(Boolean).join(' ')
  const more: [string, string][] = [
    [`${own} currency`, attribute(CURRENCY)],
    [key, attribute(['value', 'href', 'src'])],
  ]
  return { key, more }
}
