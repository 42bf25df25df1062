/** Facts, certificates and verifications that many companies have in common, so that they have the same names everywhere. */
import type { FullText } from '../text.ts'
import type { CompanySpec, CountryCode, VerificationSpec } from './model.ts'

type Fact = CompanySpec['facts'][number]
type Certificate = CompanySpec['certificates'][number]

export const t = (en: string, ru: string, zh: string): FullText => ({ en, ru, zh })

function grouped(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}

/** Russian groups digits from five on: 3900, 18 600. */
const russian = (value: number): string => (value < 10_000 ? String(value) : grouped(value, ' '))

export const fact = (name: FullText, value: FullText | string): Fact => ({ name, value })

export const area = (squareMetres: number): Fact =>
  fact(
    t('Production area', 'Производственная площадь', '生产面积'),
    t(`${grouped(squareMetres, ',')} m²`, `${russian(squareMetres)} м²`, `${grouped(squareMetres, ',')}平方米`),
  )

export const laboratoryArea = (squareMetres: number): Fact =>
  fact(
    t('Laboratory area', 'Площадь лаборатории', '实验室面积'),
    t(`${grouped(squareMetres, ',')} m²`, `${russian(squareMetres)} м²`, `${grouped(squareMetres, ',')}平方米`),
  )

export const storeArea = (squareMetres: number): Fact =>
  fact(
    t('Warehouse area', 'Площадь складов', '仓储面积'),
    t(`${grouped(squareMetres, ',')} m²`, `${russian(squareMetres)} м²`, `${grouped(squareMetres, ',')}平方米`),
  )

export const output = (en: string, ru: string, zh: string): Fact =>
  fact(t('Annual output', 'Выпуск в год', '年产量'), t(en, ru, zh))

export const exportShare = (percent: number): Fact =>
  fact(t('Export share', 'Доля экспорта', '出口占比'), t(`${percent}%`, `${percent} %`, `${percent}%`))

export const markets = (en: string, ru: string, zh: string): Fact =>
  fact(t('Main markets', 'Основные рынки', '主要市场'), t(en, ru, zh))

export const loading = (en: string, ru: string, zh: string): Fact =>
  fact(t('Loading point', 'Пункт отгрузки', '发货港站'), t(en, ru, zh))

export const stock = (en: string, ru: string, zh: string): Fact =>
  fact(t('Kept in stock', 'Складской запас', '常备库存'), t(en, ru, zh))

export const payment = (en: string, ru: string, zh: string): Fact =>
  fact(t('Payment terms', 'Условия оплаты', '付款方式'), t(en, ru, zh))

export const laboratory = (en: string, ru: string, zh: string): Fact =>
  fact(t('Own laboratory', 'Собственная лаборатория', '自有实验室'), t(en, ru, zh))

export const warranty = (months: number): Fact =>
  fact(t('Warranty', 'Гарантия', '质保期'), t(`${months} months`, `${months} мес.`, `${months}个月`))

export const turnaround = (en: string, ru: string, zh: string): Fact =>
  fact(t('Usual turnaround', 'Типовой срок', '常规服务周期'), t(en, ru, zh))

export const offices = (en: string, ru: string, zh: string): Fact =>
  fact(t('Offices', 'Представительства', '办事机构'), t(en, ru, zh))

const languageNames = {
  en: t('English', 'английский', '英语'),
  ru: t('Russian', 'русский', '俄语'),
  zh: t('Chinese', 'китайский', '中文'),
  de: t('German', 'немецкий', '德语'),
  it: t('Italian', 'итальянский', '意大利语'),
  tr: t('Turkish', 'турецкий', '土耳其语'),
  kk: t('Kazakh', 'казахский', '哈萨克语'),
  uz: t('Uzbek', 'узбекский', '乌兹别克语'),
  ko: t('Korean', 'корейский', '韩语'),
  sr: t('Serbian', 'сербский', '塞尔维亚语'),
  hi: t('Hindi', 'хинди', '印地语'),
} satisfies Record<string, FullText>

export function languages(...codes: (keyof typeof languageNames)[]): Fact {
  const listed = codes.map((code) => languageNames[code])
  const ru = listed.map((name) => name.ru).join(', ')
  return fact(t('Languages', 'Языки переписки', '沟通语言'), {
    en: listed.map((name) => name.en).join(', '),
    ru: ru.charAt(0).toUpperCase() + ru.slice(1),
    zh: listed.map((name) => name.zh).join('、'),
  })
}

export const certificate = (name: FullText, number: string, validUntil: string): Certificate => ({
  name,
  number,
  validUntil,
})

export const iso9001 = (number: string, validUntil: string): Certificate =>
  certificate(
    t(
      'ISO 9001:2015, quality management system',
      'ISO 9001:2015, система менеджмента качества',
      'ISO 9001:2015 质量管理体系认证',
    ),
    number,
    validUntil,
  )

export const iso14001 = (number: string, validUntil: string): Certificate =>
  certificate(
    t(
      'ISO 14001:2015, environmental management system',
      'ISO 14001:2015, система экологического менеджмента',
      'ISO 14001:2015 环境管理体系认证',
    ),
    number,
    validUntil,
  )

export const iso17025 = (number: string, validUntil: string): Certificate =>
  certificate(
    t(
      'ISO/IEC 17025:2017, testing laboratory accreditation',
      'ISO/IEC 17025:2017, аккредитация испытательной лаборатории',
      'ISO/IEC 17025:2017 检测实验室认可',
    ),
    number,
    validUntil,
  )

const regulations = {
  '004': t(
    'TR CU 004/2011, low-voltage equipment',
    'ТР ТС 004/2011 «О безопасности низковольтного оборудования»',
    'TR CU 004/2011《低压设备安全》技术法规认证（EAC）',
  ),
  '005': t(
    'TR CU 005/2011, packaging',
    'ТР ТС 005/2011 «О безопасности упаковки»',
    'TR CU 005/2011《包装安全》技术法规符合性声明（EAC）',
  ),
  '010': t(
    'TR CU 010/2011, machinery and equipment',
    'ТР ТС 010/2011 «О безопасности машин и оборудования»',
    'TR CU 010/2011《机械设备安全》技术法规认证（EAC）',
  ),
  '012': t(
    'TR CU 012/2011, equipment for explosive atmospheres',
    'ТР ТС 012/2011 «О безопасности оборудования для работы во взрывоопасных средах»',
    'TR CU 012/2011《爆炸性环境用设备安全》技术法规认证（EAC Ex）',
  ),
  '019': t(
    'TR CU 019/2011, personal protective equipment',
    'ТР ТС 019/2011 «О безопасности средств индивидуальной защиты»',
    'TR CU 019/2011《个体防护装备安全》技术法规认证（EAC）',
  ),
  '032': t(
    'TR CU 032/2013, pressure equipment',
    'ТР ТС 032/2013 «О безопасности оборудования, работающего под избыточным давлением»',
    'TR CU 032/2013《承压设备安全》技术法规认证（EAC）',
  ),
  '043': t(
    'TR EAEU 043/2017, fire safety and fire-fighting equipment',
    'ТР ЕАЭС 043/2017 «О требованиях к средствам обеспечения пожарной безопасности и пожаротушения»',
    'TR EAEU 043/2017《消防安全及灭火器材》技术法规认证（EAC）',
  ),
} satisfies Record<string, FullText>

/** Conformity with a technical regulation of the Eurasian Economic Union. */
export const eac = (regulation: keyof typeof regulations, number: string, validUntil: string): Certificate =>
  certificate(regulations[regulation], number, validUntil)

export const cePressure = (number: string, validUntil: string): Certificate =>
  certificate(
    t(
      'CE, Pressure Equipment Directive 2014/68/EU, module H',
      'CE, Директива 2014/68/ЕС «Оборудование под давлением», модуль H',
      'CE 承压设备指令 2014/68/EU（PED）H 模式认证',
    ),
    number,
    validUntil,
  )

export const ceMachinery = (number: string, validUntil: string): Certificate =>
  certificate(
    t(
      'CE, Machinery Directive 2006/42/EC, type examination',
      'CE, Директива 2006/42/ЕС «Машины и механизмы», типовое испытание',
      'CE 机械指令 2006/42/EC 型式检验证书',
    ),
    number,
    validUntil,
  )

export const ccc = (number: string, validUntil: string): Certificate =>
  certificate(
    t('CCC, China compulsory certification', 'CCC, обязательная сертификация КНР', '中国国家强制性产品认证（CCC）'),
    number,
    validUntil,
  )

const registers: Record<CountryCode, FullText> = {
  RU: t(
    'Unified State Register of Legal Entities, extract',
    'Выписка из ЕГРЮЛ',
    '俄罗斯国家统一法人登记簿（EGRUL）摘录',
  ),
  CN: t(
    'National Enterprise Credit Information Publicity System',
    'Государственная система раскрытия сведений о предприятиях КНР',
    '国家企业信用信息公示系统',
  ),
  BY: t(
    'Unified State Register of Legal Entities of Belarus',
    'Единый государственный регистр юридических лиц Республики Беларусь',
    '白俄罗斯国家统一法人登记册',
  ),
  KZ: t(
    'National register of business identification numbers, Kazakhstan',
    'Национальный реестр бизнес-идентификационных номеров Республики Казахстан',
    '哈萨克斯坦企业识别号国家登记册',
  ),
  UZ: t(
    'Unified State Register of Businesses of Uzbekistan',
    'Единый государственный реестр субъектов предпринимательства Республики Узбекистан',
    '乌兹别克斯坦国家统一经营主体登记册',
  ),
  TR: t(
    'Central Registration System of Türkiye (MERSIS)',
    'Центральная система регистрации юридических лиц Турции (MERSIS)',
    '土耳其中央法人登记系统（MERSIS）',
  ),
  DE: t(
    'Commercial register (Handelsregister)',
    'Торговый реестр Германии (Handelsregister)',
    '德国商业登记册（Handelsregister）',
  ),
  IT: t(
    'Business register (Registro Imprese)',
    'Реестр предприятий Италии (Registro Imprese)',
    '意大利企业登记册（Registro Imprese）',
  ),
  IN: t(
    'Ministry of Corporate Affairs, company master data',
    'Реестр компаний Министерства корпоративных дел Индии',
    '印度公司事务部企业主数据',
  ),
  KR: t(
    'National Tax Service of Korea, business registration status',
    'Национальная налоговая служба Кореи, статус регистрации',
    '韩国国税厅营业执照状态查询',
  ),
  RS: t(
    'Serbian Business Registers Agency (APR)',
    'Агентство хозяйственных реестров Сербии (APR)',
    '塞尔维亚商业登记局（APR）',
  ),
}

/** What was verified about a company, and by which source. */
export const checked = {
  registration: (country: CountryCode, checkedAt: string): VerificationSpec => ({
    fact: 'registration',
    source: registers[country],
    checkedAt,
  }),
  site: (checkedAt: string): VerificationSpec => ({
    fact: 'production-site',
    source: t(
      'Visit by a Kontor inspector, with photographs',
      'Выезд инспектора площадки «Контор» с фотофиксацией',
      '商栈验厂员现场核查并拍照存证',
    ),
    checkedAt,
  }),
  video: (checkedAt: string): VerificationSpec => ({
    fact: 'production-site',
    source: t('Live video tour of the shop floor', 'Видеоосмотр производства в прямом эфире', '车间实时视频查看'),
    checkedAt,
  }),
  certificate: (checkedAt: string): VerificationSpec => ({
    fact: 'certificate',
    source: t(
      'Certificate number found in the public register of the issuing body',
      'Номер документа найден в открытом реестре органа, который его выдал',
      '证书编号已在发证机构公开名录中查到',
    ),
    checkedAt,
  }),
  customs: (country: 'CN' | 'RU' | 'other', checkedAt: string): VerificationSpec => ({
    fact: 'export-licence',
    source: {
      CN: t(
        'China Customs exporter registration, certificate checked',
        'Компания состоит в реестре экспортёров таможни КНР, свидетельство проверено',
        '海关进出口货物收发货人备案回执',
      ),
      RU: t(
        'Export declarations for the last 12 months seen',
        'Просмотрены экспортные декларации за последние 12 месяцев',
        '已查验近12个月出口报关单',
      ),
      other: t(
        'Exporter registration with the national customs service',
        'Регистрация экспортёра в национальной таможенной службе',
        '所在国海关出口商注册信息',
      ),
    }[country],
    checkedAt,
  }),
  bank: (checkedAt: string): VerificationSpec => ({
    fact: 'bank-account',
    source: t(
      'Test payment received in an account held by the company',
      'Проверочный платёж зачислен; владелец счёта — компания',
      '小额打款验证，户名与公司名称一致',
    ),
    checkedAt,
  }),
}
