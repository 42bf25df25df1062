/**
 * Chinese sentences about a trade, which no name of the classifier has as they stand: 给宾馆洗床单, 晚上打扫写字楼. What is said around the trade is left
 * out, its verb is read as the word that names have, and the rest is cut into pieces that names have.
 */
import { isHanActivity } from './han-activities.ts'

/** Who does it, for whom, where and when, and the measure words of a business. */
const BEFORE =
  /^(?:我们?|本人|夫妻|自己|自家|在家|家里|想要?|准备|打算|专门|专业|主要|从事|经营|承接|提供|上门|私人|小型|晚上|周末|街边|路边|夏天|小区|村里|农村|沙滩|山里|湖上|湖边|海边|门口|室内|办个?执照|开办?(?:了|着)?(?:[一两]?[家间个])?|有(?:一?[家间个辆])?|(?:给|帮|替|为|代)(?:人家?|别人|客户|客人|企业|工厂|工地|公司|小公司|单位|学校|饭店|宾馆|酒店|个体户|农民|小孩|老人|歌手|球队|朋友)?|把|去|来)/u
const AFTER =
  /(?:的(?:人|师傅|老板|个体户|小店|店|摊位?|地方|公司|团队|业务|生意|工作)?|师傅|老板|个体户|生意|业务|一条龙|供应|之类|等等)$/u

/** Verbs of one or two characters at the beginning, with the words that names have instead. */
const VERBS: [said: RegExp, words: string][] = [
  [/^(?:教授?|培训)(?:人|小孩|孩子|学生|大人)?(?=.)/u, '培训'],
  [/^(?:洗|清洗|打扫|清扫|擦)(?=.)/u, '清洗'],
  [/^(?:焊接?)(?=.)/u, '焊接'],
  [/^(?:印刷?)(?=.)/u, '印刷'],
  [/^(?:设计|画)(?=.)/u, '设计'],
  [/^(?:拍摄?)(?=.)/u, '摄影'],
  [/^(?:剪辑?)(?=.)/u, '剪辑'],
  [/^(?:出租|租赁|租)(?=.)/u, '租赁'],
  [/^(?:运输|拉|运)(?=.)/u, '货运'],
  [/^(?:配送|送)(?=.)/u, '配送'],
  [/^(?:搬)(?=.)/u, '搬家'],
  [/^(?:酿造?)(?=.)/u, '酿酒'],
  [/^(?:烘焙?|烤)(?=.)/u, '烘焙'],
  [/^(?:灌装?)(?=.)/u, '灌装'],
  [/^(?:修理|维修|修|补)(?=.)/u, '维修'],
  [/^(?:批发|进口|出口)(?=.)/u, '批发'],
  [/^(?:收购|回收|收)(?=.)/u, '回收'],
  [/^(?:卖|售)(?=.)/u, '零售'],
  [/^(?:养)(?=.)/u, '养殖'],
  [/^(?:种)(?=.)/u, '种植'],
  [/^(?:拆)(?=.)/u, '拆除'],
  [/^(?:装|安装|换)(?=.)/u, '安装'],
  [/^(?:锯)(?=.)/u, '锯木'],
  [/^(?:派遣?)(?=.)/u, '派遣'],
  [/^(?:办理?|承办|举办|组织)(?=.)/u, '策划'],
  [/^(?:照顾|看护|伺候)(?=.)/u, '护理'],
  [/^(?:盖|建造?)(?=.)/u, '建筑'],
  [/^(?:做|生产|制作|加工|制造|搞|弄|钉|熏|腌|吹|铸)(?=.)/u, '生产'],
]

/** Activities at the end, with the words that names have instead. */
const ENDINGS: [said: RegExp, words: string][] = [
  [/(?:制造|生产|代加工|代工厂?|加工厂?|制作|工厂|厂家|厂|作坊|坊)$/u, '生产'],
  [/(?:批发部?|批发商|贸易|经销商?)$/u, '批发'],
  [/(?:专卖店|商店|门店|小店|店铺|店|铺子?|零售|超市)$/u, '零售'],
  [/(?:维修店?|修理部?|大修|翻新)$/u, '维修'],
  [/(?:出租|租赁|招租)$/u, '租赁'],
  [/(?:培训班?|辅导班?|老师|教练)$/u, '培训'],
  [/(?:清洗|保洁)$/u, '清洗'],
  [/(?:安装)$/u, '安装'],
  [/(?:外送|外卖)$/u, '外卖'],
  [/(?:顾问|咨询)$/u, '咨询'],
  [/(?:研究|研发)$/u, '研究'],
]

const PARTICLES = /[的了着和与及、]/u
const MAX_PIECE = 6
/** Sentences are cut at most this far: longer ones are texts, not queries. */
const MAX_CHARACTERS = 30

function stripped(text: string): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(BEFORE, '').replace(AFTER, '')
    if (rest.length < 2) return before
  }
  return rest
}

interface Cut {
  score: number
  pieces: string[]
}

/** @returns the pieces of two or more characters that are known, the longest that there are; what is between them is left out */
function knownPieces(text: string, isKnown: (piece: string) => boolean): string[] {
  const best: Cut[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    let chosen = best[end - 1] ?? { score: 0, pieces: [] }
    for (let length = 2; length <= Math.min(MAX_PIECE, end); length += 1) {
      const piece = text.slice(end - length, end)
      // What is unknown is so with any character before it.
      if (!isKnown(piece)) break
      const from = best[end - length]
      const score = (from?.score ?? 0) + length * length
      if (from && score >= chosen.score) chosen = { score, pieces: [...from.pieces, piece] }
    }
    best.push(chosen)
  }
  return best.at(-1)?.pieces ?? []
}

/**
 * @param sentence a run of Chinese characters that no name has
 * @param isKnown whether some name has the characters side by side
 * @returns its pieces that names have, the word for what is done last; none where nothing of it is known
 */
export function piecesOfSentence(sentence: string, isKnown: (piece: string) => boolean): string[] {
  const trade = stripped(sentence.slice(0, MAX_CHARACTERS))
  const ending = ENDINGS.find(([said]) => said.test(trade) && trade.replace(said, '').length > 1)
  const rest = trade.replace(ending?.[0] ?? '', '')
  const cut = (text: string) => text.split(PARTICLES).flatMap((part) => knownPieces(part, isKnown))
  const whole = isKnown(trade) ? [trade] : cut(rest)
  // 养鸡 is a name with its verb, 洗床单 is not.
  const verb = trade.startsWith(whole[0] ?? '-') ? undefined : VERBS.find(([said]) => said.test(rest))
  const thing = rest.replace(verb?.[0] ?? '', '')
  const things = verb && thing.length > 1 ? cut(thing) : whole
  const pieces = things.length > 0 ? things : cut(trade).filter((piece) => !isHanActivity(piece))
  const done = verb?.[1] ?? ending?.[1]
  // The last character says what kind of thing it is: 山羊 is a kind of 羊, 滑雪靴 one of 靴.
  const end = thing.at(-1) ?? ''
  const kind = pieces.at(-1)?.endsWith(end) || !isKnown(end) ? [] : [end]
  if (done === undefined) return pieces.length === 0 ? [] : [...pieces, ...kind]
  if (pieces[0] === trade) return pieces
  if (pieces.length > 0) return [...new Set([...pieces, done])]
  return kind.length > 0 ? [...kind, done] : []
}
