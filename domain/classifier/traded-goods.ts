/**
 * Who sells, mends or hires out what others make: no class of trade has all goods in its names, so "wholesaler of cheese and ham" is led by the
 * class that makes cheese to that of the wholesale of food. (OKVED alone; the classes are those of all its editions.)
 */

type Trade = 'wholesale' | 'retail' | 'repair' | 'rental'

/** Words of a query that say one of these, as it is typed or as other rules have read it. */
const SAID: [Trade[], RegExp][] = [
  [
    ['wholesale'],
    /^(?:wholesal\w*|distribut\w*|import\w*|export\w*|merchants?|stockists?|trad(?:er|ers|ing)|suppl(?:y|ies|iers?)|bulk|опт\p{L}{0,3}|оптов\p{L}+|дистриб\p{L}+|поставк\p{L}+|поставля\p{L}+|импорт\p{L}*|экспорт\p{L}*|закуп\p{L}+|批发|贸易|进口|出口|经销商?)$/u,
  ],
  [
    ['retail'],
    /^(?:shops?|stores?|boutiques?|showrooms?|retail\w*|stalls?|магазин\p{L}*|лавк\p{L}+|салон\p{L}{0,2}|бутик\p{L}{0,2}|отдел\p{L}{0,2}|розниц\p{L}|零售|专卖|店)$/u,
  ],
  [
    ['retail', 'wholesale'],
    /^(?:sell(?:s|ing|er|ers)?|sales?|dealers?|прода[её]м|продаю|продаж\p{L}+|торгу\p{L}+|торговл\p{L}+|销售|卖)$/u,
  ],
  [
    ['repair'],
    /^(?:repair\w*|fix(?:es|ing)?|mend(?:s|ing)?|servicing|maintenance|ремонт\p{L}*|чин(?:им|ю|ить)|починк\p{L}+|обслужива\p{L}+|наладк\p{L}+|维修|修理|保养)$/u,
  ],
  [
    ['rental'],
    /^(?:rent(?:s|al|als|ing)?|hir(?:e|es|ing)|leas(?:e|es|ing)|прокат\p{L}{0,2}|напрокат|аренд\p{L}+|租赁|出租)$/u,
  ],
]

/** Makers' classes with the classes of each trade with what they make; the longest beginning of a maker's code counts. */
const CLASSES: Record<Trade, Record<string, string>> = {
  wholesale: {
    '01': '46.2 46.3',
    '01.4': '46.2 46.3',
    '02': '46.7',
    '03': '46.3',
    '05': '46.7',
    '06': '46.7',
    '07': '46.7',
    '08': '46.7',
    '10': '46.3',
    '10.9': '46.2',
    '11': '46.3',
    '12': '46.3',
    '13': '46.4',
    '14': '46.4',
    '15': '46.4',
    '16': '46.7',
    '17': '46.7',
    '17.2': '46.4 46.7',
    '18': '46.4',
    '19': '46.7',
    '20': '46.7',
    '20.4': '46.4',
    '21': '46.4',
    '22': '46.7',
    '22.1': '45.3 46.7',
    '23': '46.7',
    '23.1': '46.7 46.4',
    '23.4': '46.4 46.7',
    '24': '46.7',
    '25': '46.7',
    '25.7': '46.7 46.4',
    '25.9': '46.7 46.4',
    '26': '46.5',
    '26.4': '46.4',
    '26.5': '46.6 46.4',
    '26.6': '46.4 46.6',
    '26.7': '46.4',
    '27': '46.6',
    '27.3': '46.6 46.7',
    '27.4': '46.4',
    '27.5': '46.4',
    '28': '46.6',
    '29': '45.1',
    '29.3': '45.3',
    '30': '46.6',
    '30.9': '46.4 45.4',
    '31': '46.4 46.6',
    '32': '46.4',
    '58': '46.4',
  },
  retail: {
    '01': '47.2 47.7',
    '01.3': '47.7',
    '03': '47.2',
    '10': '47.2',
    '10.9': '47.7',
    '11': '47.2',
    '12': '47.2',
    '13': '47.5',
    '14': '47.7',
    '15': '47.7',
    '16': '47.5',
    '17': '47.6 47.5',
    '18': '47.6',
    '19': '47.3',
    '20': '47.5',
    '20.4': '47.7',
    '21': '47.7',
    '22': '47.5',
    '22.1': '45.3',
    '23': '47.5',
    '25': '47.5',
    '26': '47.4',
    '26.5': '47.7',
    '26.7': '47.7',
    '27': '47.5',
    '28': '47.5 46.6',
    '29': '45.1',
    '29.3': '45.3',
    '30': '47.6',
    '30.9': '47.6 45.4',
    '31': '47.5',
    '32': '47.6',
    '32.1': '47.7',
    '32.5': '47.7',
    '32.9': '47.7',
    '58': '47.6',
  },
  repair: {
    '13': '95.2',
    '14': '95.2',
    '15': '95.2',
    '25': '33.1',
    '26': '33.1 95.1',
    '26.2': '95.1',
    '26.3': '95.1',
    '26.4': '95.2',
    '26.5': '33.1 95.2',
    '27': '33.1',
    '27.5': '95.2',
    '28': '33.1',
    '29': '45.2',
    '30': '33.1',
    '30.9': '95.2 45.4',
    '31': '95.2',
    '32': '95.2',
    '32.5': '33.1',
  },
  rental: {
    '13': '77.2',
    '14': '77.2',
    '25': '77.3',
    '26': '77.3',
    '26.4': '77.2',
    '27': '77.3',
    '27.5': '77.2',
    '28': '77.3',
    '29': '77.1',
    '30': '77.3',
    '30.9': '77.2',
    '31': '77.2',
    '32': '77.2',
  },
}

/** What is done, with the classes of those who do it with anything: "research of cancer drugs". */
const DONE: [RegExp, string][] = [
  [/^(?:build\w*|construction|стро\p{L}+|建筑|建设|建造|盖)$/u, '41.2 42.9'],
  [/^(?:install\w*|fitting|установк\p{L}|монтаж\p{L}*|安装)$/u, '43.2 43.3'],
  [/^(?:lessons|teach\w*|classes|courses|уроки|обучени\p{L}|курс\p{L}{0,2}|培训)$/u, '85.4 85.3'],
  [/^(?:growing|выращивани\p{L}|растим|种植)$/u, '01.1 01.2'],
  [/^(?:raising|breeding|разведени\p{L}|养殖)$/u, '01.4 03.2'],
  [/^(?:freight|haulage|перевоз\p{L}+|货运|运输)$/u, '49.4'],
  [/^(?:cleaning|чист(?:им|ка|ки)|уборка|мойка|清洗|保洁)$/u, '81.2'],
  [/^(?:research|исследовани\p{L}|研究|研发)$/u, '72.1'],
  [/^(?:design\w*|дизайн\p{L}*|设计)$/u, '74.1 71.1'],
  [/^(?:съемка|photograph\w*|摄影)$/u, '74.2 59.1'],
  [/^(?:consult\w*|advi[cs]\w*|консульт\p{L}+|советы|顾问|咨询)$/u, '70.2'],
]

/** Longest beginning of a maker's code in the table. */
const SUBCLASS = 4
const DIVISION = 2

/** @returns the trades that the word says; none where it says none of these */
export const tradesOf = (word: string): Trade[] => SAID.find(([, said]) => said.test(word))?.[0] ?? []

/** @returns the codes of trade with what the classes make, in their order, each once; those of other classes give none */
export function tradedBy(trades: readonly Trade[], makers: readonly string[]): string[] {
  const codes = makers.flatMap((maker) =>
    trades.flatMap((trade) => {
      const classes = CLASSES[trade]
      const codes = classes[maker.slice(0, SUBCLASS)] ?? classes[maker.slice(0, DIVISION)]
      return codes?.split(' ') ?? []
    }),
  )
  return [...new Set(codes)]
}

/** @returns the codes of those who do what the words say, with anything */
export const doneBy = (words: readonly string[]): string[] =>
  words.flatMap((word) => DONE.find(([said]) => said.test(word))?.[1].split(' ') ?? [])
