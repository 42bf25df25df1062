/**
 * Words by which people describe a trade, as sources of regular expressions. A module of its own, so that the build can
 * take the words out of the worker's script (scripts/vite/data-in-assets.ts).
 */

type Said = [said: string, meant: string]

interface ActivityWords {
  /** The classifier's word for an activity, and stems of the words that people use instead. */
  activities: [word: string, said: string][]
  /** Words around a trade that add no meaning to it. */
  around: string
  han: {
    /** Who does it, for whom, where and when, and the measure words of a business. */
    before: string
    after: string
    /** Verbs of one or two characters at the beginning, with the words that names have instead. */
    verbs: Said[]
    /** Activities at the end, with the words that names have instead. */
    endings: Said[]
  }
}

export const ACTIVITY_WORDS: ActivityWords = {
  activities: [
    [
      'manufacture',
      String.raw`^(?:mak(?:e|es|er|ers|ing)|produc(?:e|es|er|ers|ing|tion)|fabricat\w*|factory|plant|mill|works?|workshop)$`,
    ],
    [
      'wholesale',
      String.raw`^(?:wholesaler?s?|bulk|dealers?|distribut\w*|traders?|trading|sells?|selling|supplies|supplier)$`,
    ],
    ['retail', String.raw`^(?:shops?|stores?|boutique)$`],
    ['repair', String.raw`^(?:fix(?:es|ing)?|repairs|repairing|mend(?:s|ing)?|servicing)$`],
    ['growing', String.raw`^(?:grows?|growers?|plantation)$`],
    ['raising', String.raw`^(?:breed(?:s|er|ers|ing)?|rears?|rearing)$`],
    ['freight', String.raw`^(?:truck(?:s|ing)|lorr(?:y|ies)|haul(?:s|age|ing|ier)|carrier)$`],
    ['construction', String.raw`^(?:build(?:s|er|ers|ing))$`],
    ['installation', String.raw`^(?:install(?:s|ing|ers?)|fitters?|fitting)$`],
    ['mining', String.raw`^(?:mines?|miners?|digs?|digging)$`],
    ['rental', String.raw`^(?:rents?|renting|hir(?:e|es|ing)|leas(?:e|es|ing))$`],
    ['lessons', String.raw`^(?:teach(?:es|ing)?|tutoring|coaching)$`],
    ['sewing', String.raw`^(?:sews?|stitch(?:es|ing)?)$`],
    ['demolition', String.raw`^(?:knock(?:s|ing)?|demolish(?:es|ing)?)$`],
    ['baking', String.raw`^bakes?$`],
    [
      'производство',
      String.raw`^(?:делаем|делаю|делать|изготов\p{L}*|изготавлив\p{L}*|произвожу|производим|завод|фабрика|цех)$`,
    ],
    ['пошив', String.raw`^(?:шьем|шью|шить|сшить|шитье)$`],
    ['установка', String.raw`^(?:став(?:им|лю|ить)|устанавлива(?:ем|ю|ть)|установить|монтиру(?:ем|ю)|монтаж)$`],
    ['добыча', String.raw`^(?:добыва(?:ем|ю|ть)|добыть)$`],
    ['торговля', String.raw`^(?:продаю|продаем|продажа|продаж|торгуем|торгую|опт|оптом|магазин)$`],
    ['ремонт', String.raw`^(?:чин(?:им|ю|ить)|починка|ремонтиру(?:ем|ю)|ремонтировать)$`],
    ['выращивание', String.raw`^(?:выращива(?:ем|ю|ть)|сажаем|сеем)$`],
    ['разведение', String.raw`^(?:развод(?:им|ить)|развожу|ферма)$`],
    ['перевозка', String.raw`^(?:воз(?:им|ить)|вожу|перевозим|перевожу|грузоперевозки)$`],
    ['строительство', String.raw`^(?:стро(?:им|ю|ить)|стройка)$`],
    ['аренда', String.raw`^(?:сдаем|сдаю|сдача|прокат|напрокат)$`],
    ['мойка', String.raw`^(?:моем|мою|мыть|отмыва(?:ем|ю))$`],
    ['уборка', String.raw`^(?:убира(?:ем|ю|ть))$`],
    ['стирка', String.raw`^(?:стира(?:ем|ю|ть))$`],
    ['снос', String.raw`^(?:лома(?:ем|ю|ть)|сносим|сносить)$`],
    ['покраска', String.raw`^(?:красим|крашу|красить)$`],
    ['перемотка', String.raw`^(?:перематыва(?:ем|ю|ть))$`],
    ['уроки', String.raw`^(?:учу|учим|учить|преподаю|преподаем|обуча(?:ем|ю))$`],
    ['подбор', String.raw`^(?:ищем|ищу|подбира(?:ем|ю))$`],
    ['выпечка', String.raw`^(?:печем|пеку|печь|выпека(?:ем|ю))$`],
    ['токарные', String.raw`^(?:точим|точу|вытачива(?:ем|ю))$`],
    ['стрижка', String.raw`^(?:стрижем|стригу|подстрига(?:ем|ю))$`],
    ['вывоз', String.raw`^(?:вывозим|вывожу|вывозить)$`],
    ['скупка', String.raw`^(?:скупа(?:ем|ю|ть)|выкупа(?:ем|ю))$`],
    ['розлив', String.raw`^(?:разлива(?:ем|ю))$`],
    ['копчение', String.raw`^(?:коптим|копчу|коптить)$`],
    ['литье', String.raw`^(?:льем|отлива(?:ем|ю))$`],
    ['организация', String.raw`^(?:организу(?:ем|ю)|организовать|проводим|провожу|устраива(?:ем|ю))$`],
    ['съемка', String.raw`^(?:снима(?:ем|ю|ть))$`],
    ['укладка', String.raw`^(?:кладем|кладу|укладыва(?:ем|ю))$`],
    ['лечение', String.raw`^(?:лечим|лечу|лечить)$`],
    ['доставка', String.raw`^(?:доставля(?:ем|ю)|развозим)$`],
    ['распиловка', String.raw`^(?:пилим|пилю|распилива(?:ем|ю))$`],
    ['охрана', String.raw`^(?:охраня(?:ем|ю|ть))$`],
    ['переработка', String.raw`^(?:перерабатыва(?:ем|ю))$`],
  ],
  around: String.raw`^(?:firms?|company|business|own|our|we|other|others|custom|house|services?|small|little|family|local|running|keeping|фирм[аы]|компания|мы|свой|свои|свое|сво(?:ей|ем|их)|наш|работа(?:ю|ем)?|клиент(?:ам|ов)|услуги|который|которая|занима(?:юсь|емся)|да(?:ем|ю)|оказыва(?:ю|ем)|небольш\p{L}+|маленьк\p{L}+|семейн\p{L}+|людям|людей|заказ)$`,
  han: {
    before: String.raw`^(?:我们?|本人|夫妻|自己|自家|在家|家里|想要?|准备|打算|专门|专业|主要|从事|经营|承接|提供|上门|私人|小型|晚上|周末|街边|路边|夏天|小区|村里|农村|沙滩|山里|湖上|湖边|海边|门口|室内|办个?执照|开办?(?:了|着)?(?:[一两]?[家间个])?|有(?:一?[家间个辆])?|(?:给|帮|替|为|代)(?:人家?|别人|客户|客人|企业|工厂|工地|公司|小公司|单位|学校|饭店|宾馆|酒店|个体户|农民|小孩|老人|歌手|球队|朋友)?|把|去|来)`,
    after: String.raw`(?:的(?:人|师傅|老板|个体户|小店|店|摊位?|地方|公司|团队|业务|生意|工作)?|师傅|老板|个体户|生意|业务|一条龙|供应|之类|等等)$`,
    verbs: [
      [String.raw`^(?:教授?|培训)(?:人|小孩|孩子|学生|大人)?(?=.)`, '培训'],
      [String.raw`^(?:洗|清洗|打扫|清扫|擦)(?=.)`, '清洗'],
      [String.raw`^(?:焊接?)(?=.)`, '焊接'],
      [String.raw`^(?:印刷?)(?=.)`, '印刷'],
      [String.raw`^(?:设计|画)(?=.)`, '设计'],
      [String.raw`^(?:拍摄?)(?=.)`, '摄影'],
      [String.raw`^(?:剪辑?)(?=.)`, '剪辑'],
      [String.raw`^(?:出租|租赁|租)(?=.)`, '租赁'],
      [String.raw`^(?:运输|拉|运)(?=.)`, '货运'],
      [String.raw`^(?:配送|送)(?=.)`, '配送'],
      [String.raw`^(?:搬)(?=.)`, '搬家'],
      [String.raw`^(?:酿造?)(?=.)`, '酿酒'],
      [String.raw`^(?:烘焙?|烤)(?=.)`, '烘焙'],
      [String.raw`^(?:灌装?)(?=.)`, '灌装'],
      [String.raw`^(?:修理|维修|修|补)(?=.)`, '维修'],
      [String.raw`^(?:批发|进口|出口)(?=.)`, '批发'],
      [String.raw`^(?:收购|回收|收)(?=.)`, '回收'],
      [String.raw`^(?:卖|售)(?=.)`, '零售'],
      [String.raw`^(?:养)(?=.)`, '养殖'],
      [String.raw`^(?:种)(?=.)`, '种植'],
      [String.raw`^(?:拆)(?=.)`, '拆除'],
      [String.raw`^(?:装|安装|换)(?=.)`, '安装'],
      [String.raw`^(?:锯)(?=.)`, '锯木'],
      [String.raw`^(?:派遣?)(?=.)`, '派遣'],
      [String.raw`^(?:办理?|承办|举办|组织)(?=.)`, '策划'],
      [String.raw`^(?:照顾|看护|伺候)(?=.)`, '护理'],
      [String.raw`^(?:盖|建造?)(?=.)`, '建筑'],
      [String.raw`^(?:做|生产|制作|加工|制造|搞|弄|钉|熏|腌|吹|铸)(?=.)`, '生产'],
    ],
    endings: [
      [String.raw`(?:制造|生产|代加工|代工厂?|加工厂?|制作|工厂|厂家|厂|作坊|坊)$`, '生产'],
      [String.raw`(?:批发部?|批发商|贸易|经销商?)$`, '批发'],
      [String.raw`(?:专卖店|商店|门店|小店|店铺|店|铺子?|零售|超市)$`, '零售'],
      [String.raw`(?:维修店?|修理部?|大修|翻新)$`, '维修'],
      [String.raw`(?:出租|租赁|招租)$`, '租赁'],
      [String.raw`(?:培训班?|辅导班?|老师|教练)$`, '培训'],
      [String.raw`(?:清洗|保洁)$`, '清洗'],
      [String.raw`(?:安装)$`, '安装'],
      [String.raw`(?:外送|外卖)$`, '外卖'],
      [String.raw`(?:顾问|咨询)$`, '咨询'],
      [String.raw`(?:研究|研发)$`, '研究'],
    ],
  },
}
