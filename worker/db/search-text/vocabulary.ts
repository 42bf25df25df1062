import { EVERYDAY_PROPERTIES } from './everyday-properties.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { NAMES } from './names/names.ts'
import { HAN_NOISE_PHRASES, HAN_PARTICLES, NOISE_PHRASES, NOISE_WORDS } from './noise-words.ts'
import { NUMBERS } from './number-names.ts'
import { OTHER_FIELDS, OTHER_THINGS } from './other-fields.ts'
import { OTHER_KINDS } from './other-kinds.ts'
import { PURPOSES } from './purposes.ts'
import { BIG, OF_ANYTHING, OF_CODES, SMALL } from './said-of-anything.ts'
import { SAID_PROPERTIES } from './said-properties.ts'
import { SPOKEN_UNITS } from './spoken-units.ts'

/** What goods are made of or like, in the format of NamesOfGroup.synonyms: by itself none of these says what is wanted. */
const PROPERTIES = `
нержавейка = нержавеющий = нерж = нержавеющая сталь = stainless = stainless steel = inox = 不锈钢
оцинковка = оцинкованный = оцинк = gi = galvanized = galvanised = 镀锌
чугун = чугунный = cast iron = 铸铁
латунь = латунный = brass = 黄铜
алюминий = алюминиевый = aluminium = aluminum = 铝
пластик = пластиковый = пластмассовый = plastic = 塑料 = 塑胶
полиэтилен = пэ = pe = polyethylene = 聚乙烯
полипропилен = пп = pp = polypropylene = 聚丙烯
фторопласт = тефлон = ptfe = teflon = 四氟
гост = gost
бесшовная = цельнотянутая = seamless = smls = 无缝
муфтовый = резьбовой = threaded = 丝扣 = 螺纹连接
межфланцевый = стяжной = wafer = 对夹
воротниковый = welding neck = weld neck = 带颈对焊
диафрагменный = мембранный = diaphragm = aodd = 隔膜
шестеренный = шестеренчатый
ин-лайн = инлайн = линейный = in-line = inline
безмасляный = oil-free = oilless = 无油
поршневой = piston = reciprocating = 活塞
чрп = vsd = variable speed = 变频
кожухотрубный = кожухотрубчатый = shell-and-tube = shell and tube = 管壳式 = 列管式
паяный = brazed = 钎焊
разборный = gasketed = 可拆
экм = электроконтактный = electric contact = 电接点
глицериновый = виброустойчивый = glycerine-filled = glycerin-filled = liquid-filled = 耐震
горячекатаный = г/к = hot-rolled = 热轧
холоднокатаный = х/к = cold-rolled = 冷轧
окрашенный = с полимерным покрытием = prepainted = ppgi = 彩涂
твердосплавный = carbide = 硬质合金 = 钨钢
асинхронный = induction = asynchronous = 异步
углекислотный = co2 = carbon dioxide = 二氧化碳
железнодорожный = жд = ж/д = железная дорога = rail = railway = 铁路
неразъемный = цельный
червячный = worm
планетарный = planetary = epicyclic = 行星
самоходный = электрический = electric = powered
рычажный = lever = 手扳
погружной = submersible = 潜水
пневматический = пневмо = pneumatic = air-operated = 气动
бронированный = броня = бронекабель = armoured = armored = 铠装
электромагнитный = electromagnetic = magnetic flow = 电磁
вихревой = vortex = 涡街
турбинный = turbine = 涡轮
конический = tapered = taper = 圆锥
фланцевый = flanged = 法兰式
ss316 = sus316 = aisi 316 = 316ss
ss304 = sus304 = aisi 304 = 304ss
накладной = навесной = surface-mount = surface-mounted = 明装
встраиваемый = скрытый = flush-mount = flush-mounted = recessed = 暗装
трехфазный = three-phase = three phase = 3-phase = 三相
однофазный = single-phase = single phase = 1-phase = 单相
по металлу = по железу
самозащитный = самозащитная = self-shielded = gasless = 自保护
зубьев = зуба = перьев = пера = flute = flutes = teeth = 刃
четырехветвевой = 4 ветви = 4-ветвевой = four-leg = 4-leg = 四肢 = 四腿
двухветвевой = 2 ветви = 2-ветвевой = two-leg = 2-leg = 双肢 = 双腿
тха = хромель-алюмель = хромель алюмель = type k = k-type = k 型
тхк = хромель-копель = хромель копель = type l = l-type = l 型
двухрядный = duplex = double row = double-row = double strand = two-strand = 双排
трехрядный = triplex = triple row = triple strand = 三排
выгрузной клапан = нижний клапан = клапан выгрузки = discharge spout = bottom spout = 卸料口 = 下料口 = 出料口
загрузочный клапан = верхний клапан = клапан загрузки = filling spout = top spout = 进料口 = 上料口
с весами = с электронными весами = with scale = weighing = 电子秤 = 带秤 = 称重
手动 = 手用
многоступенчатый = multistage = multi-stage = 多级
закрытый = с резиновым уплотнением = 2rs = rubber sealed = sealed bearing = 密封轴承
металлоносок = железный носок = металлический подносок = стальной подносок = с металлоподноском = металлоподносок = steel toe = steel toe cap = steel-toe = 钢包头 = 钢头
композитный подносок = композитный носок = composite toe = comp toe = 复合材料包头 = 塑钢头
`

/**
 * Units and their signs, in the format of NamesOfGroup.synonyms. Where a search drops terms, it drops these first: a size is clear enough without
 * its unit.
 */
const UNITS = `
квт = kw = киловатт = kilowatt = 千瓦
ква = kva = 千伏安
мм = mm = миллиметр = millimetre = millimeter = 毫米
мкм = μm = микрон = micron = микрометр = 微米
кг = kg = килограмм = kilogram = 公斤 = 千克
бар = bar = 巴
мпа = mpa = 兆帕
дюйм = inch = inches = 英寸
rpm = об/мин = r/min
`

/** Names of units, with the signs that texts use for them. A sign finds only itself: «в» is usually a preposition. */
const UNIT_NAMES = `
вольт volt volts 伏 伏特 = в v
ампер amp amps ampere amperes 安培 = а a
литр litre liter litres liters 升 = л l
метр metre meter metres meters 米 = м m
тонна tonne ton tonnes tons 吨 = т t
`

/** All lists together. The built worker reads them from its assets (scripts/vite/data-in-assets.ts). */
export const VOCABULARY = {
  synonyms: NAMES.synonyms,
  slang: NAMES.slang,
  properties: PROPERTIES,
  units: UNITS,
  unitNames: UNIT_NAMES,
  numbers: NUMBERS,
  spokenUnits: SPOKEN_UNITS,
  everydayNames: NAMES.everyday,
  everydayProperties: EVERYDAY_PROPERTIES + SAID_PROPERTIES.trimStart(),
  purposes: PURPOSES,
  everydayWords: EVERYDAY_WORDS,
  otherFields: OTHER_FIELDS,
  otherThings: OTHER_THINGS,
  otherKinds: OTHER_KINDS,
  ofAnything: OF_ANYTHING,
  ofCodes: OF_CODES,
  big: BIG,
  small: SMALL,
  noiseWords: NOISE_WORDS,
  noisePhrases: NOISE_PHRASES,
  hanNoisePhrases: HAN_NOISE_PHRASES,
  hanParticles: HAN_PARTICLES,
}
