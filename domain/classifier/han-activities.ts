/**
 * What is done with a thing, as the end of a Chinese name of a trade: 水泵制造, 水泵厂 and 水泵生产 are one. Names of the classifier have one
 * of these, and people type any other.
 */

/** Words for one activity; the long ones, which are searched for inside other words, come first. */
const SAME: string[][] = [
  [
    '制造',
    '生产',
    '加工',
    '制作',
    '厂',
    '工厂',
    '厂家',
    '制造厂',
    '生产厂',
    '加工厂',
    '制造商',
    '生产商',
    '工坊',
    '作坊',
  ],
  ['零售', '销售', '店', '商店', '专卖', '专卖店', '门店', '经销', '商场'],
  ['批发', '批发商', '批发市场', '贸易'],
  ['维修', '修理', '保养', '维护', '维修店', '修理店', '维修服务'],
  ['租赁', '出租', '租用', '租借'],
  ['种植', '栽培', '种植园', '种植基地', '农场'],
  ['养殖', '饲养', '养殖场', '饲养场', '牧场'],
  ['运输', '货运', '运送', '物流'],
  ['安装', '施工', '工程', '安装工程', '施工队'],
  ['建筑', '建设', '建造', '修建', '营造', '盖'],
  ['开采', '采矿', '采掘', '矿', '矿山'],
  ['服务', '公司', '中心', '机构', '企业', '所', '馆', '院', '队', '商'],
]

const ACTIVITIES = new Set(SAME.flat())

/** @returns whether the word names only an activity, not the thing that it is done with. */
export const isHanActivity = (word: string): boolean => ACTIVITIES.has(word)

interface Ending {
  text: string
  /** The words that say the same. */
  same: string[]
}

const ENDINGS: Ending[] = SAME.flatMap((same) => same.map((text) => ({ text, same }))).sort(
  (one, other) => other.text.length - one.text.length,
)

/** Rearing animals is also said by a first character: 养蜂, 养猪场. */
const REARED = /^养(.+?)场?$/u
const REARING = SAME.find(([first]) => first === '养殖') ?? []

/** The activity before the thing, as people say it: 生产水泵, 修洗衣机, 种大豆. */
const SAID_BEFORE: [RegExp, string][] = [
  [/^(?:专业)?(?:生产|制造|加工|制作|做)(.+?)(?:的?(?:工厂|厂家|厂|企业|公司))?$/u, '制造'],
  [/^(?:种植|种)(.+)$/u, '种植'],
  [/^(?:修理|维修|修)(.+)$/u, '维修'],
  [/^(?:批发)(.+)$/u, '批发'],
  [/^(?:零售|销售|卖)(.+)$/u, '零售'],
  [/^(?:出租|租赁)(.+)$/u, '租赁'],
  [/^(?:安装|装)(.+)$/u, '安装'],
  [/^(?:开采|挖|采)(.+)$/u, '开采'],
  [/^(?:建设|建造|修建|盖|建)(.+)$/u, '建筑'],
]
const sameAs = (first: string): string[] => SAME.find((words) => words.includes(first)) ?? []

function saidBefore(name: string): { thing: string; same: string[] } | null {
  for (const [said, activity] of SAID_BEFORE) {
    const thing = said.exec(name)?.[1]
    if (thing !== undefined) return { thing, same: sameAs(activity) }
  }
  return null
}

/** Maximum number of rewordings that are tried. */
const MAX_REWORDINGS = 3

function partsOf(name: string): { thing: string; same: string[] } | null {
  const reared = REARED.exec(name)?.[1]
  if (reared !== undefined) return { thing: reared, same: REARING }
  const before = saidBefore(name)
  if (before) return before
  const ending = ENDINGS.find(({ text }) => name.length > text.length && name.endsWith(text))
  return ending ? { thing: name.slice(0, -ending.text.length), same: ending.same } : null
}

/**
 * @param name a run of Chinese characters that no name has
 * @param isKnown whether some name has the characters side by side
 * @returns the name in other words, the likeliest first: with another ending, then thing and activity apart; none without such an ending
 */
export function inOtherWords(name: string, isKnown: (text: string) => boolean): string[][] {
  const parts = partsOf(name)
  if (!parts) return []
  const { same } = parts
  // Of several things, 瓶装水和汽水, the first.
  const [thing = ''] = parts.thing.split(/[和与及、]/u)
  const whole = same.map((ending) => thing + ending).filter((other) => other !== name && isKnown(other))
  const apart = same.filter((word) => word.length > 1 && isKnown(word)).slice(0, MAX_REWORDINGS)
  const alone = isKnown(thing) ? [[thing]] : []
  return [...whole.slice(0, MAX_REWORDINGS).map((other) => [other]), ...apart.map((word) => [thing, word]), ...alone]
}
