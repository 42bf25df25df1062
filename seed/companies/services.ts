import type { ServiceSpec } from './model.ts'
import { t } from './terms.ts'

export const services: ServiceSpec[] = [
  {
    key: 'logistics',
    name: t('Logistics and freight', 'Логистика и перевозки', '物流与货运'),
    about: t(
      'Freight for industrial cargo by road, rail, sea and air, with consolidation and storage on the way.',
      'Перевозка промышленных грузов автомобильным, железнодорожным, морским и воздушным транспортом, консолидация и хранение в пути.',
      '工业货物的公路、铁路、海运和空运服务，以及途中的集货与仓储。',
    ),
  },
  {
    key: 'road-freight',
    parent: 'logistics',
    name: t('Road freight', 'Автомобильные перевозки', '公路运输'),
    about: t(
      'Full and less-than-truckload shipments by road across borders, including TIR and oversize cargo.',
      'Международные перевозки полными машинами и сборными партиями, в том числе по книжке МДП и негабарит.',
      '跨境整车与零担运输，可承运TIR及超限货物。',
    ),
  },
  {
    key: 'rail-freight',
    parent: 'logistics',
    name: t('Rail freight', 'Железнодорожные перевозки', '铁路运输'),
    about: t(
      'Containers and railcars on China–Russia and China–Europe routes, with SMGS consignment notes.',
      'Контейнерные и вагонные отправки по маршрутам Китай — Россия и Китай — Европа с оформлением накладной СМГС.',
      '中俄、中欧线路集装箱与整车发运，代办国际货协运单。',
    ),
  },
  {
    key: 'sea-freight',
    parent: 'logistics',
    name: t('Sea freight', 'Морские перевозки', '海运'),
    about: t(
      'FCL and LCL container bookings, chartering for steel and heavy lifts, bills of lading.',
      'Бронирование (букинг) контейнеров FCL и LCL, фрахтование под металл и тяжеловесы, оформление коносаментов.',
      '整箱与拼箱订舱、钢材及重大件租船、提单办理。',
    ),
  },
  {
    key: 'air-freight',
    parent: 'logistics',
    name: t('Air freight', 'Авиаперевозки', '空运'),
    about: t(
      'Urgent spare parts and samples by air, from airport to airport or to the door.',
      'Срочная доставка запчастей и образцов самолётом до аэропорта или до двери.',
      '备件与样品的加急空运，可到机场或送货上门。',
    ),
  },
  {
    key: 'warehousing',
    parent: 'logistics',
    name: t('Warehousing and consolidation', 'Складирование и консолидация', '仓储与集货'),
    about: t(
      'Storage, bonded storage, consolidation of goods from several plants and repacking for export.',
      'Ответственное хранение, таможенный склад, сборка партий от нескольких заводов и экспортная переупаковка.',
      '普通与保税仓储，多家工厂货物集拼，出口重新包装。',
    ),
  },
  {
    key: 'customs',
    name: t('Customs brokerage', 'Таможенное оформление', '报关与清关'),
    about: t(
      'Declaration of goods, classification and permits on both sides of the border.',
      'Декларирование товаров, классификация и разрешительные документы по обе стороны границы.',
      '进出口两端的货物申报、归类及许可文件办理。',
    ),
  },
  {
    key: 'customs-clearance',
    parent: 'customs',
    name: t('Customs clearance', 'Декларирование товаров', '报关清关'),
    about: t(
      'Preparing and filing export and import declarations and dealing with the customs inspection.',
      'Подготовка и подача экспортных и импортных деклараций, сопровождение таможенного досмотра.',
      '编制并提交进出口报关单，配合海关查验。',
    ),
  },
  {
    key: 'tariff-classification',
    parent: 'customs',
    name: t('Tariff classification', 'Классификация по ТН ВЭД', '商品归类'),
    about: t(
      'Choosing the HS code, calculating duty and VAT, applying for binding classification rulings.',
      'Подбор кода ТН ВЭД, расчёт пошлины и НДС, получение предварительных решений о классификации.',
      '确定商品编码，测算关税与增值税，申请归类预裁定。',
    ),
  },
  {
    key: 'export-control-opinions',
    parent: 'customs',
    name: t('Export control', 'Экспортный контроль', '出口管制鉴定'),
    about: t(
      'Identification of goods against dual-use lists, expert opinions and licenses.',
      'Идентификация товаров по спискам двойного назначения, экспертные заключения и лицензии.',
      '对照两用物项清单进行识别，出具专家意见并代办许可证。',
    ),
  },
  {
    key: 'import-agent',
    parent: 'customs',
    name: t('Importer and exporter of record', 'Внешнеторговый контрактодержатель', '外贸进出口代理'),
    about: t(
      'Buying or selling under the agent’s own foreign trade contract for companies without one.',
      'Ввоз и вывоз по собственному внешнеторговому контракту агента для компаний, у которых его нет.',
      '代理没有进出口经营资质的企业签约并办理进出口。',
    ),
  },
  {
    key: 'inspection',
    name: t('Inspection and certification', 'Инспекция и сертификация', '检验与认证'),
    about: t(
      'Independent checks of manufacturers, goods and regulatory compliance.',
      'Независимая проверка изготовителя, товара и его соответствия требованиям рынка.',
      '由第三方核查制造商、货物及市场准入合规情况。',
    ),
  },
  {
    key: 'pre-shipment-inspection',
    parent: 'inspection',
    name: t('Pre-shipment inspection', 'Предотгрузочная инспекция', '装运前检验'),
    about: t(
      'Quantity, dimensions, marking and packing checked at the plant by sampling to ISO 2859-1.',
      'Проверка количества, размеров, маркировки и упаковки на заводе по выборке согласно ISO 2859-1.',
      '按ISO 2859-1抽样，在工厂核查数量、尺寸、标识与包装。',
    ),
  },
  {
    key: 'supplier-audit',
    parent: 'inspection',
    name: t('Supplier audit', 'Аудит поставщика', '供应商审核'),
    about: t(
      'A day or two at the plant: documents, equipment, quality control, real capacity, photographs.',
      'Один-два дня на заводе: документы, оборудование, контроль качества, реальная мощность, фотоотчёт.',
      '驻厂一至两天，核查资质、设备、质量控制与实际产能，并附照片报告。',
    ),
  },
  {
    key: 'product-certification',
    parent: 'inspection',
    name: t('Product certification', 'Сертификация продукции', '产品认证'),
    about: t(
      'EAC certificates and declarations, CE technical files, CCC and GOST R voluntary certification.',
      'Сертификаты и декларации ЕАС, технические файлы CE, сертификация CCC и добровольная ГОСТ Р.',
      '代办EAC证书与声明、CE技术文件、CCC认证及GOST R自愿认证。',
    ),
  },
  {
    key: 'laboratory-testing',
    parent: 'inspection',
    name: t('Laboratory testing', 'Лабораторные испытания', '实验室检测'),
    about: t(
      'Chemical analysis, tensile, impact and hardness tests, metallography, corrosion and electrical tests.',
      'Химический анализ, испытания на растяжение, ударный изгиб и твёрдость, металлография, коррозионные и электрические испытания.',
      '化学成分、拉伸、冲击、硬度、金相、腐蚀及电气性能检测。',
    ),
  },
  {
    key: 'non-destructive-testing',
    parent: 'inspection',
    name: t('Nondestructive testing', 'Неразрушающий контроль', '无损检测'),
    about: t(
      'Ultrasonic, radiographic, magnetic particle and penetrant testing in the laboratory or on site.',
      'Ультразвуковой, радиографический, магнитопорошковый и капиллярный контроль в лаборатории и на объекте.',
      '实验室或现场的超声、射线、磁粉与渗透检测。',
    ),
  },
  {
    key: 'industrial-services',
    name: t('Industrial services', 'Промышленные услуги', '工业加工与维修'),
    about: t(
      'Work on the customer’s parts and machines: machining, coating, heat treatment and repair.',
      'Работа с деталями и машинами заказчика: механическая обработка, покрытия, термообработка и ремонт.',
      '对客户零件与设备进行机加工、表面处理、热处理和维修。',
    ),
  },
  {
    key: 'machining',
    parent: 'industrial-services',
    name: t('Machining to customer drawings', 'Механообработка по чертежам', '来图机加工'),
    about: t(
      'CNC turning, milling, boring, grinding and gear cutting, from one-offs to production runs.',
      'Токарная, фрезерная, расточная, шлифовальная и зубообработка на станках с ЧПУ, от одной детали до серии.',
      '数控车、铣、镗、磨及齿轮加工，单件至批量均可。',
    ),
  },
  {
    key: 'metal-cutting',
    parent: 'industrial-services',
    name: t('Metal cutting and bending', 'Резка и гибка металла', '金属切割与折弯'),
    about: t(
      'Laser, plasma and band-saw cutting of sheet, pipe and sections, bending and rolling.',
      'Лазерная, плазменная и ленточнопильная резка листа, труб и профиля, гибка и вальцовка.',
      '板材、管材与型材的激光、等离子及锯切加工，折弯与卷板。',
    ),
  },
  {
    key: 'hot-dip-galvanizing',
    parent: 'industrial-services',
    name: t('Hot-dip galvanizing', 'Горячее цинкование', '热浸镀锌'),
    about: t(
      'Zinc coating of steel structures and small parts to ISO 1461 and GOST 9.307.',
      'Цинковое покрытие металлоконструкций и мелких деталей по ГОСТ 9.307 и ISO 1461.',
      '按GB/T 13912、ISO 1461为钢结构及小件热浸镀锌。',
    ),
  },
  {
    key: 'heat-treatment',
    parent: 'industrial-services',
    name: t('Heat treatment', 'Термообработка', '热处理'),
    about: t(
      'Quenching and tempering, carburizing, nitriding and induction hardening with a hardness test report.',
      'Закалка с отпуском, цементация, азотирование и закалка ТВЧ с протоколом твёрдости.',
      '调质、渗碳、渗氮与感应淬火，附硬度检测记录。',
    ),
  },
  {
    key: 'equipment-repair',
    parent: 'industrial-services',
    name: t('Equipment repair', 'Ремонт оборудования', '设备维修'),
    about: t(
      'Overhaul of pumps, compressors, gear units, motors and cranes in the workshop or at the customer’s plant.',
      'Капитальный ремонт насосов, компрессоров, редукторов, электродвигателей и кранов в цехе или у заказчика.',
      '泵、压缩机、减速机、电机及起重机的返厂或现场大修。',
    ),
  },
  {
    key: 'engineering',
    name: t('Engineering and installation', 'Инжиниринг и монтаж', '工程设计与安装'),
    about: t(
      'From the design of a system to the signed acceptance report.',
      'От проекта системы до подписанного акта приёмки.',
      '从系统设计到验收签字的全过程服务。',
    ),
  },
  {
    key: 'engineering-design',
    parent: 'engineering',
    name: t('Engineering design', 'Проектирование', '工程设计'),
    about: t(
      'Basic and detailed design, adaptation of foreign documentation to GOST and SP building codes, 3D models.',
      'Проектная и рабочая документация, адаптация зарубежных проектов к ГОСТ и СП, 3D-модели.',
      '初步设计与施工图设计，国外图纸按俄标或国标转化，三维建模。',
    ),
  },
  {
    key: 'installation',
    parent: 'engineering',
    name: t('Installation', 'Монтаж', '设备安装'),
    about: t(
      'Installation of equipment, piping, electrical systems and warehouse racking by certified crews.',
      'Монтаж оборудования, трубопроводов, электрики и складских стеллажей аттестованными бригадами.',
      '由持证班组完成设备、管道、电气及仓储货架安装。',
    ),
  },
  {
    key: 'commissioning',
    parent: 'engineering',
    name: t('Commissioning', 'Пусконаладка', '调试'),
    about: t(
      'Start-up, adjustment, acceptance tests and training of the operators.',
      'Пуск, наладка, приёмо-сдаточные испытания и обучение персонала заказчика.',
      '开车、调整、验收试验及操作人员培训。',
    ),
  },
  {
    key: 'automation',
    parent: 'engineering',
    name: t('Automation and control', 'Автоматизация и АСУ ТП', '自动化与控制'),
    about: t(
      'Control cabinets, PLC and SCADA programs, metering and remote monitoring systems.',
      'Шкафы управления, программы ПЛК и SCADA, узлы учёта и диспетчеризация.',
      '控制柜、PLC与SCADA编程、计量与远程监控系统。',
    ),
  },
  {
    key: 'trade-support',
    name: t('Finance, insurance and translation', 'Финансы, страхование и перевод', '金融、保险与翻译'),
    about: t(
      'Paying, insuring, documenting and defending a foreign trade contract.',
      'Оплата, страхование, документы и правовая защита внешнеторговой сделки.',
      '外贸合同的支付、保险、文件与法律保障。',
    ),
  },
  {
    key: 'trade-finance',
    parent: 'trade-support',
    name: t('Trade finance', 'Торговое финансирование', '贸易融资'),
    about: t(
      'Payment agency, letters of credit, factoring and deferred payment for importers and exporters.',
      'Платёжный агент, аккредитивы, факторинг и отсрочка платежа для импортёров и экспортёров.',
      '为进出口企业提供代付、信用证、保理及延期付款服务。',
    ),
  },
  {
    key: 'cargo-insurance',
    parent: 'trade-support',
    name: t('Cargo insurance', 'Страхование грузов', '货物运输保险'),
    about: t(
      'Coverage under Institute Cargo Clauses A, B or C, open policies and help with claims.',
      'Страхование на условиях «с ответственностью за все риски» и по оговоркам ICC A, B, C, генеральные полисы, урегулирование убытков.',
      '按协会货物条款A、B、C承保，可签预约保单并协助理赔。',
    ),
  },
  {
    key: 'technical-translation',
    parent: 'trade-support',
    name: t('Technical translation', 'Технический перевод', '技术翻译'),
    about: t(
      'Contracts, manuals, drawings and interpreting at acceptance tests in Russian, Chinese and English.',
      'Контракты, руководства, чертежи и устный перевод на приёмке: русский, китайский, английский.',
      '合同、说明书、图纸笔译及验收现场口译，涵盖中、俄、英三语。',
    ),
  },
  {
    key: 'contract-law',
    parent: 'trade-support',
    name: t('Contract law and claims', 'Контракты и претензии', '合同与索赔法律服务'),
    about: t(
      'Drafting of supply contracts, counterparty due diligence, claims and arbitration.',
      'Подготовка договоров поставки, проверка контрагента, претензионная работа и арбитраж.',
      '供货合同起草、对方资信调查、索赔与仲裁代理。',
    ),
  },
]
