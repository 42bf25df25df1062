import type { ColumnRole } from './roles.ts'

/**
 * Heads of the columns of price lists by what the column has. The first three are the heads of our own files, in English, Russian and
 * Chinese; the others are how suppliers write. A module of its own, so that the build can take the words out of the worker's script
 * (scripts/vite/data-in-assets.ts).
 */
export const TABLE_HEADS: Readonly<Partial<Record<ColumnRole, string>>> = {
  id: 'ID|Код товара|商品ID|код|code|ид|id товара|код номенклатуры|код 1с|внешний код|guid|uuid|product id|product code|offer id|external id|товар код|内部编码|编号|код товару|унікальний ідентифікатор|ідентифікатор товару|уникальный идентификатор|идентификатор товара|идентификатор|id товару|kod|kod tovara|внутренний код|外部编码',
  article:
    'Article|Артикул|货号|артикул производителя|vendor code|vendorcode|артикул товара|part number|item no|oem|sku id|артикул виробника|артикул товару|артикул продавца|каталожний номер|каталожный номер|кат номер|номер детали|catalog number|catalogue number|variant sku|artikul|商家编码|商品编码|宝贝编码|seller sku|item sku',
  brand:
    'Brand|Бренд|品牌|производитель|марка|торговая марка|изготовитель|manufacturer|vendor|maker|make|厂家|制造商|生产厂家|виробник|торгова марка|vyrobnyk|proizvoditel|brand name|品牌名称',
  model:
    'Model|Модель|型号|модель товара|model no|model number|产品型号|название модели|модель виробника|型号规格|规格型号|产品规格',
  name: 'Name|Наименование|名称|название|товар|номенклатура|наименование товара|название товара|полное наименование|наименование номенклатуры|наименование позиции|наименование продукции|продукция|product|product name|item|item name|title|goods|goods name|品名|产品名称|商品名称|货物名称|产品|商品|标题|назва|назва товару|назва позиції|название позиции|найменування|найменування товару|наименование и характеристики|наименование товаров|наименование, характеристики|naimenovanie|nazvanie|nazva|product title|full name|宝贝名称|宝贝标题|商品标题|产品标题|название товара или услуги|中文名称|中文品名',
  description:
    'Description|Описание|描述|описание товара|полное описание|подробное описание|краткое описание|details|full description|product description|item description|annotation|说明|产品描述|商品描述|详情|опис|опис товару|опис позиції|описание позиции|аннотация|анотація|body (html)|html description|short description|long description|opisanie|宝贝描述|商品详情|产品详情',
  category:
    'Category|Категория|类别|категория товара|группа|группа товаров|товарная группа|раздел|рубрика|подкатегория|подгруппа|вид товара|group|product group|section|category name|product category|分类|品类|类目|产品分类|产品类别|категорія|група|група товарів|розділ|назва групи|название группы|категории|категория продавца|product type|product categories|categories|kategoriya|kategoria|宝贝类目|商品类目|所属分类|类目名称|placement|размещение на сайте',
  categoryCode: 'Category code|Код категории|类别代码|category id|id категории',
  price:
    'Price|Цена|价格|цена за единицу|цена за ед|розничная цена|цена розничная|цена продажи|оптовая цена|цена оптовая|прайс|стоимость|цена с ндс|цена без ндс|цена опт|опт|опт цена|розница|цена розница|unit price|sale price|price per unit|wholesale price|retail price|list price|base price|cost per unit|单价|售价|销售价|批发价|零售价|含税单价|出厂价|含税价|未税价|不含税价|price amount|price value|ціна|роздрібна ціна|ціна роздрібна|ціна за одиницю|цена розн|цена руб|регулярная цена|regular price|variant price|our price|cena|一口价|商品价格|供货价|цена цена продажи|цена оптовая цена|цена розничная цена|priceruah|pricerusd|price uah|price rub|price usd|standard price|item price|报价|不含税单价',
  tiers: 'Prices by quantity|Цены от количества|阶梯价格|оптовые цены|price tiers|阶梯价',
  currency:
    'Currency|Валюта|币种|货币|валюта цены|currency code|price currency|currencyid|код валюты|грошова одиниця|валюта склада|цена валюта',
  vat: 'VAT rate|Ставка НДС|增值税率|ндс|vat|tax|tax rate|税率|增值税|пдв|ставка пдв|ндс %|nds',
  vatIncluded: 'VAT included|НДС в цене|含增值税|ндс включен|含税',
  unit: 'Unit|Единица|单位|ед|базовая единица|ед изм|计价单位|одиниця|одиниця виміру|од|од вим|единица измерения|计量单位',
  stock:
    'Stock|Остаток|库存|остатки|наличие|в наличии|свободный остаток|остаток на складе|на складе|наличие на складе|склад|количество на складе|доступно|in stock|on hand|stock quantity|quantity in stock|qty in stock|stock qty|qty on hand|in_stock|available|availability|库存数量|现货|存货|залишок|залишки|наявність|кількість|кількість на складі|ostatok|nalichie|доступность|inventory qty|variant inventory qty|inventory|stock status|is in stock|宝贝数量|可售数量|商品库存',
  moq: 'Minimum order|Минимальный заказ|最小起订量|мин заказ|мин партия|минимальная партия|мин кол-во|минимальное количество|min order|min qty|moq|minimum quantity|minimum order quantity|起订量|最低起订量|最小订购量|мінімальне замовлення|мінімальний обсяг замовлення|мінімальна кількість|минимальный объем заказа|минимальное количество к заказу|минимальный заказ шт|min order qty|起批量|min cart qty|minimum|минимальная отгрузка',
  tnved:
    'TN VED code|Код ТН ВЭД|海关编码|тн вэд|тнвэд|код тнвэд|код тн вэд еаэс|hs code|hs|hscode|customs code|hs编码|商品编码 hs|海关代码',
  country:
    'Country of origin|Страна происхождения|原产国|страна|страна производства|страна производитель|страна изготовления|производство|country|origin|made in|原产地|产地|країна|країна виробник|країна виробництва|страна-изготовитель|country of manufacture|country/region of manufacture|strana',
  weight:
    'Weight|Вес|重量|масса|вес брутто|вес нетто|gross weight|net weight|毛重|净重|вага|вага брутто|вага нетто|вес в упаковке|вес с упаковкой|вес товара с упаковкой|вес товара|shipping weight|ves|商品重量|item weight|вес 1 шт|вес единицы',
  dimensions:
    'Dimensions|Габариты|尺寸|габариты упаковки|размер упаковки|размеры|size|l x w x h|外形尺寸|包装尺寸|包装尺寸cm|外箱尺寸|дхшхв|д х ш х в|шхвхг',
  barcode:
    'Barcode|Штрихкод|条形码|штрих-код|штрих код|ean|ean13|ean-13|gtin|upc|条码|баркод|баркоды|штрихкоди|штрихкоды|variant barcode|ean-8|shtrihkod|ean code|条码号|штрихкод ean13|штрихкод ean-13|штрихкод gtin|штрихкод code128|штрих-код ean13',
  picture:
    'Pictures|Изображения|图片|изображение|картинка|картинки|фото|фотография|фотографии|ссылка на фото|ссылка на изображение|фото товара|url фото|image|images|image url|image link|photo|photos|picture|picture url|main image|images url|image urls|图片地址|图片链接|照片|主图|зображення|посилання зображення|посилання на зображення|ссылка изображения|ссылка на главное фото|ссылки на дополнительные фото|ссылки на фото|ссылки на изображения|image src|variant image|base image|additional images|additional image link|additional image|product image|宝贝图片|商品主图|image name|фото позиции|other image url1|产品图片',
  terms: 'Delivery terms|Условия поставки|交货条件|базис поставки|incoterms|условия доставки|贸易术语',
  lead: 'Lead time, days|Срок отгрузки, дней|交货期（天）|срок отгрузки|срок поставки|lead time|交货期|货期',
  variants: 'Variants|Варианты|规格变体',
  group:
    'Group of variants|Группа исполнений|规格组|handle|parent|группа вариантов|group id|group_id|item group id|parent sku|parent id|variant group|id группы|код группы|родительский артикул|артикул модели|款号|название модели (для объединения в одну карточку)|parent product',
  facts:
    'Characteristics|Характеристики|参数|технические характеристики|additional attributes|свойства|specifications|attributes|features|规格参数|技术参数',
}
