/** Heads of the columns of price lists, in three languages. */
import { LOCALES, type Locale } from '../locale.ts'
import { headOf, plainHead, splitHead } from '../request-list/heads.ts'
import type { Currency } from '../trade-terms.ts'
import { type ColumnRole, inLanguage, isTranslated } from './roles.ts'

/** The first three are the heads of our own files, in English, Russian and Chinese; the others are how suppliers write. */
const HEADS: Partial<Record<ColumnRole, string>> = {
  id: 'ID|Код товара|商品ID|код|code|ид|id товара|код номенклатуры|код 1с|внешний код|guid|uuid|product id|product code|offer id|external id|товар код|内部编码',
  article:
    'Article|Артикул|货号|артикул производителя|vendor code|vendorcode|артикул товара|part number|item no|oem|sku id',
  brand:
    'Brand|Бренд|品牌|производитель|марка|торговая марка|изготовитель|manufacturer|vendor|maker|make|厂家|制造商|生产厂家',
  model: 'Model|Модель|型号|модель товара|model no|model number|产品型号',
  name: 'Name|Наименование|名称|название|товар|номенклатура|наименование товара|название товара|полное наименование|наименование номенклатуры|наименование позиции|наименование продукции|продукция|product|product name|item|item name|title|goods|goods name|品名|产品名称|商品名称|货物名称|产品|商品|标题',
  description:
    'Description|Описание|描述|описание товара|полное описание|подробное описание|краткое описание|details|full description|product description|item description|annotation|说明|产品描述|商品描述|详情',
  category:
    'Category|Категория|类别|категория товара|группа|группа товаров|товарная группа|раздел|рубрика|подкатегория|подгруппа|вид товара|group|product group|section|category name|product category|分类|品类|类目|产品分类|产品类别',
  categoryCode: 'Category code|Код категории|类别代码|category id|id категории',
  price:
    'Price|Цена|价格|цена за единицу|цена за ед|розничная цена|цена розничная|цена продажи|оптовая цена|цена оптовая|прайс|стоимость|цена с ндс|цена без ндс|цена опт|опт|опт цена|розница|цена розница|unit price|sale price|price per unit|wholesale price|retail price|list price|base price|cost per unit|单价|售价|销售价|批发价|零售价|含税单价|出厂价',
  tiers: 'Prices by quantity|Цены от количества|阶梯价格|оптовые цены|price tiers|阶梯价',
  currency: 'Currency|Валюта|币种|货币|валюта цены',
  vat: 'VAT rate|Ставка НДС|增值税率|ндс|vat|tax|tax rate|税率|增值税',
  vatIncluded: 'VAT included|НДС в цене|含增值税|ндс включен|含税',
  unit: 'Unit|Единица|单位|ед|базовая единица|ед изм|计价单位',
  stock:
    'Stock|Остаток|库存|остатки|наличие|в наличии|свободный остаток|остаток на складе|на складе|склад|количество на складе|доступно|in stock|on hand|stock quantity|quantity in stock|available|availability|库存数量|现货|存货',
  moq: 'Minimum order|Минимальный заказ|最小起订量|мин заказ|мин партия|минимальная партия|мин кол-во|минимальное количество|min order|min qty|moq|minimum quantity|minimum order quantity|起订量|最低起订量|最小订购量',
  tnved:
    'TN VED code|Код ТН ВЭД|海关编码|тн вэд|тнвэд|код тнвэд|код тн вэд еаэс|hs code|hs|hscode|customs code|hs编码|商品编码 hs|海关代码',
  country:
    'Country of origin|Страна происхождения|原产国|страна|страна производства|страна производитель|страна изготовления|производство|country|origin|made in|原产地|产地',
  weight: 'Weight|Вес|重量|масса|вес брутто|вес нетто|gross weight|net weight|毛重|净重',
  dimensions: 'Dimensions|Габариты|尺寸|габариты упаковки|размер упаковки|размеры|size|l x w x h|外形尺寸|包装尺寸',
  barcode: 'Barcode|Штрихкод|条形码|штрих-код|штрих код|ean|ean13|ean-13|gtin|upc|条码',
  picture:
    'Pictures|Изображения|图片|изображение|картинка|картинки|фото|фотография|фотографии|ссылка на фото|ссылка на изображение|фото товара|url фото|image|images|image url|image link|photo|photos|picture|picture url|main image|图片地址|图片链接|照片|主图',
  facts:
    'Characteristics|Характеристики|参数|технические характеристики|свойства|specifications|attributes|features|规格参数|技术参数',
}

const entries = Object.entries(HEADS) as [ColumnRole, string][]
const ROLE_OF = new Map(
  entries.flatMap(([role, heads]) => heads.split('|').map((head) => [plainHead(head), role] as const)),
)

/** "Name (Russian)", "описание en", "名称（中文）". */
const LANGUAGES: Record<Locale, string> = {
  en: 'en|eng|english|англ|английский|на английском|英文|英语',
  ru: 'ru|rus|russian|рус|русский|на русском|俄文|俄语',
  zh: 'zh|cn|zh-cn|chinese|кит|китайский|на китайском|中文|汉语',
}
const LANGUAGE_NAMES: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', ru: 'Russian', zh: 'Chinese' },
  ru: { en: 'английский', ru: 'русский', zh: 'китайский' },
  zh: { en: '英文', ru: '俄文', zh: '中文' },
}
const BY_LANGUAGE = LOCALES.map(
  (locale) => [locale, new RegExp(`^(.+?)[\\s_(\\[-]*(?:${LANGUAGES[locale]})[\\])]?$`, 'u')] as const,
)

const CURRENCY_WORDS: Partial<Record<Currency, string>> = {
  RUB: 'руб|р|рублей|рубли|₽|rub|rur|卢布',
  USD: 'usd|$|долл|доллары|us$|美元',
  EUR: 'eur|€|евро|欧元',
  CNY: 'cny|rmb|¥|元|юань|юани|人民币|yuan',
}
const CURRENCY_OF = new Map(
  (Object.entries(CURRENCY_WORDS) as [Currency, string][]).flatMap(([code, words]) =>
    words.split('|').map((word) => [word, code] as const),
  ),
)

export interface TableHead {
  role: ColumnRole
  /** As in the head: "Weight, kg"; '' without one. */
  unit: string
  currency: Currency | null
  /** Whether a price includes the tax; null where the head does not say. */
  included: boolean | null
  /** From the head of a price by quantity: "от 10 шт"; null without one. */
  from: number | null
}

const INCLUDED = /(?:с|вкл\p{L}*|incl\p{L}*\.?|with|含)\s*(?:ндс|vat|税|tax)/u
const EXCLUDED = /(?:без|не вкл\p{L}*|excl\p{L}*\.?|without|ex|不含|未含)\s*(?:ндс|vat|税|tax)/u
const FROM = /(?:от|from|≥|>=|>)\s*(\d{1,7})|(\d{1,7})\s*(?:\+|个?以上|шт\S* и более)/u
const PRICES = /цен|опт|розн|price|价/u

function bareRole(head: string): ColumnRole | null {
  const known = ROLE_OF.get(head)
  if (known) return known
  for (const [locale, pattern] of BY_LANGUAGE) {
    const base = ROLE_OF.get(pattern.exec(head)?.[1]?.trim() ?? '')
    if (base && isTranslated(base)) return inLanguage(base, locale)
  }
  const asked = headOf(head)?.role
  if (asked === 'article' || asked === 'unit') return asked
  if (asked === 'number') return 'ignore'
  return asked === 'quantity' ? 'stock' : null
}

const currencyIn = (text: string): Currency | null =>
  text
    .split(/[\s/,.;()]+/)
    .map((word) => CURRENCY_OF.get(word))
    .find((code) => code !== undefined) ?? null

/** Words of a head that are no part of its name: the currency and the tax. */
const withoutTerms = (head: string): string =>
  head
    .replace(EXCLUDED, ' ')
    .replace(INCLUDED, ' ')
    .split(/[\s/,;()]+/)
    .filter((word) => !CURRENCY_OF.has(word))
    .join(' ')
    .trim()

/** @returns null for a cell that is no head that is known */
export function tableHead(cell: string): TableHead | null {
  const head = plainHead(cell)
  if (head === '' || head.length > 80) return null
  const { name, unit } = splitHead(cell)
  const terms = {
    unit,
    currency: currencyIn(head),
    included: EXCLUDED.test(head) ? false : INCLUDED.test(head) || null,
    from: null,
  }
  const role = bareRole(head)
  if (role) return { ...terms, role }
  const [, one, other] = FROM.exec(head) ?? []
  const from = Number(one ?? other)
  if (from > 0 && PRICES.test(head)) return { ...terms, role: 'tier', from }
  const shorter = bareRole(plainHead(name)) ?? bareRole(withoutTerms(head))
  return shorter ? { ...terms, role: shorter } : null
}

/** @returns the head of a column in our own files, which `tableHead` reads back */
export function writtenHead(role: ColumnRole, locale: Locale): string {
  const [base = '', language] = role.split('.')
  const heads = entries.find(([known]) => known === base)?.[1].split('|') ?? []
  const head = heads[LOCALES.indexOf(locale)] ?? ''
  const [inEach] = LOCALES.filter((one) => one === language)
  return inEach ? `${head} (${LANGUAGE_NAMES[locale][inEach]})` : head
}
