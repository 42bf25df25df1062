/** Parts of a query that are about buying or codes instead of the goods: one list for search, suggestions and corrections. */

/** Words about buying («купить») instead of the product: a search ignores them like stop words. */
export const NOISE_WORDS = `
купить куплю купим покупка заказать заказ закупка закупить закупаем приобрести продажа продаю продам цена цены стоимость прайс прайс-лист опт
оптовый оптом розница недорого дешево дешевый скидка акция распродажа каталог интернет-магазин магазин поставщик поставщики поставка производитель
производители изготовитель товар товары продукция услуга услуги сколько стоит какой какая какие где нужен нужна нужно нужны ищу ищем требуется
срочно прошу просьба выставить выставите счет кп подскажите почем есть ли дайте пришлите интересует хочу хотим желательно примерно около приблизительно где-то любой любая любые аналог наличие наличии доставка градус градусов шт штук штука тнвэд оквэд что-то что-нибудь чем что чтобы который которая которые которым нам мне можно надо
можете сможете могли бы ли нас вас вам ваш ваша ваши у это этот эта эти такой такая такие такое еще также чтобы должен должна должно должны если пожалуйста здравствуйте добрый день спасибо
buy buying purchase order ordering price prices pricing cost costs quote quotation rfq wholesale bulk cheap cheapest best discount supplier suppliers
manufacturer manufacturers vendor vendors seller sellers exporter exporters sale sales services service catalogue catalog shop store online
something anything thing things stuff that please any some our my we i is are be been do does did have has had could would should must shall will might
you your they them it its this these those me also only such hello hi dear thanks thank regards good morning afternoon searching seeking interested kindly
please send urgent urgently offer required require requirement enquiry inquiry equivalent approx approximately roughly about around suitable out brand-new
how much what which where need needed want wanted looking degree degrees deg pcs pieces stock delivery hs
购买 采购 求购 价格 报价 单价 多少钱 批发 批发价 厂家 供应商 供应 生产厂家 厂商 制造商 工厂 直销 现货 便宜 最便宜 服务 哪里有 哪里买 怎么 如何 度 出售 销售 东西 大概 大约 左右 差不多 那种
`

/** Phrases about buying or codes, as regular expressions of normalised text. */
export const NOISE_PHRASES = `
тн\\s*вэд(?:\\s+еаэс)?
код\\s+тн\\s*вэд
оквэд(?:-2|\\s*2)?
где\\s+купить
коммерческое\\s+предложение
[-–—]?\\s*(?<![\\d.,x])\\d{1,5}\\s*(?:шт|штук[аи]?|компл|pcs|pc|pieces|nos|units|ea)\\.?
сколько\\s+стоит
по\\s+низкой\\s+цене
цена\\s+за\\s+(?:метр|тонну|штуку|шт|кг|м|т)
от\\s+производителя
в\\s+наличии
с\\s+доставкой
hs\\s*code
hs\\s+codes
where\\s+to\\s+buy
for\\s+sale
in\\s+stock
best\\s+price
price\\s*lists?
прайс[\\s-]*лист
i\\s+(?:want|need)(?:\\s+to)?
near\\s+me
price\\s+per\\s+(?:ton|tonne|meter|metre|kg|piece|unit)
per\\s+(?:ton|tonne|meter|metre|piece|unit)
(?:from|made\\s+in|supplier)\\s+china
(?:арт(?:икул\\p{L}*)?|sku|p/n|(?:part|item|catalog(?:ue)?)\\s*(?:no|nr|number)|mpn|oem)(?=[\\s.:#]*[\\p{L}\\d./-]*[\\s-]?\\d)
`

/** The same in Chinese, which has no spaces around words. */
export const HAN_NOISE_PHRASES = `
海关编码
商品编码
税则号
(?<![\\d.])\\d{1,5}(?:台|个|件|只|套)$
(?<![\\d.a-z])\\d{1,5}(?:台(?!阶)|[个只](?!装)|件(?![套装])|套(?![管筒装]))(?=\\p{Script=Han}{2})
多少钱(?:一[个吨米台套])?
哪里(?:有卖|有|买|能买到)
批发(?:价格|价)?
(?:生产)?厂家(?:直销|报价)?
(?:型号|货号|料号|订货号|物料编码)(?=[\\s.:#是为]*[a-zа-я\\d./-]*[\\s-]?\\d)
供应商
报价
价格(?:表)?
求购
采购
现货
(?<!\\p{Script=Han})(?:你好|您好|烦请|麻烦|请问(?:有没有|有)?|请|我们?[厂司]?|[我本贵]公司|本[厂司]|想|急?需要?|要|买|找|有没有)+(?=\\p{Script=Han}{2})
约\\s*(?=\\d)
(?<!\\p{Script=Han})[你您]好(?=[\\s,.!。])
(?<!\\p{Script=Han})能(?=\\p{Script=Han}{2})
(?<!\\p{Script=Han})给(?![水料油气电排药粉])(?=\\p{Script=Han}{2})
[一几](?:个|只|台|套|件|把|条|根|张|块|双|卷|种|款|些)
适合于?
适用于?
专用于?
用来
用于
可以
有没有
[那这]种
[吗呢吧]$
`

/** Chinese words that by themselves only join others: 带 of 带电子秤, 用 of 浆料用, 穿 of 电工穿的鞋. */
export const HAN_PARTICLES = '带用配款和与及或穿戴来是在时里很又也都会让被等并我'
