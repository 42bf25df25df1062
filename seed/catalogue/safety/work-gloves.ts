import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'
import { placed } from './outline.ts'

interface Item {
  code: string
  title: FullText
  /** What lies on the palm, and down to where. */
  coat: 'none' | 'dots' | 'palm' | 'full' | 'leather'
  base: FullText
  /** Millimetres from the fingertip to the edge of the cuff. */
  length: number
  /** Loops per inch; 0 where the glove is not knitted. */
  needle: number
  levels: string
  pairs: number
  standard: string
  price: number
  use: FullText
}

const COTTON = say('cotton', 'хлопок', '棉纱')
const NYLON = say('nylon', 'нейлон', '尼龙')
const HPPE = say('HPPE and glass fiber', 'HPPE и стекловолокно', 'HPPE 与玻纤')
const JERSEY = say('cotton jersey', 'трикотаж', '棉毛布')
const NITRILE = say('nitrile, flock lined', 'нитрил с напылением хлопка', '丁腈植绒')
const RUBBER = say('natural latex', 'натуральный латекс', '天然乳胶')

const items: Item[] = [
  {
    code: 'G-07',
    title: say('Cotton knitted gloves', 'Перчатки трикотажные х/б', '棉纱手套'),
    coat: 'none',
    base: COTTON,
    length: 220,
    needle: 7,
    levels: '1121X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, ГОСТ Р 12.4.246-2021',
    price: 268,
    use: say(
      'Glove liners and everyday warehouse gloves, changed daily.',
      'Подкладочные и складские перчатки на одну смену.',
      '用作衬里或仓库作业，每日更换。',
    ),
  },
  {
    code: 'G-10D',
    title: say('Knitted gloves with PVC dots', 'Перчатки трикотажные с точкой ПВХ', 'PVC 点塑手套'),
    coat: 'dots',
    base: COTTON,
    length: 230,
    needle: 10,
    levels: '1131X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388',
    price: 312,
    use: say(
      'Dots hold cartons and timber; the most ordered item at building supply stores.',
      'Точка держит короб и доску; самая заказываемая позиция строительных баз.',
      '点塑防滑，适合搬运纸箱和木料，建材市场销量最大。',
    ),
  },
  {
    code: 'G-13L',
    title: say('Nylon gloves with latex palm', 'Перчатки нейлоновые с латексным обливом', '尼龙乳胶挂胶手套'),
    coat: 'palm',
    base: NYLON,
    length: 240,
    needle: 13,
    levels: '2131X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388',
    price: 620,
    use: say(
      'Crinkle latex grips wet stone and bricks.',
      'Рифлёный латекс держит мокрый камень и кирпич.',
      '皱纹乳胶，湿砖石也能抓牢。',
    ),
  },
  {
    code: 'G-15N',
    title: say('Nylon gloves with foam nitrile palm', 'Перчатки нейлоновые со вспененным нитрилом', '尼龙发泡丁腈手套'),
    coat: 'palm',
    base: NYLON,
    length: 240,
    needle: 15,
    levels: '4121X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388, GB 24541',
    price: 1140,
    use: say(
      'Breathable and oil-resistant for assembly of small parts.',
      'Дышащие и маслостойкие, для сборки мелких деталей.',
      '透气耐油，适合小件装配。',
    ),
  },
  {
    code: 'G-13C',
    title: say('Cut-resistant gloves, level D', 'Перчатки от порезов, уровень D', '防割手套 D 级'),
    coat: 'palm',
    base: HPPE,
    length: 245,
    needle: 13,
    levels: '4X43D',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388, GB 24541',
    price: 3360,
    use: say(
      'For sheet metal, glass and blade change on guillotines.',
      'Листовой металл, стекло, замена ножей гильотин.',
      '用于薄板、玻璃及剪板机换刀。',
    ),
  },
  {
    code: 'G-NBR',
    title: say('Full nitrile gloves with safety cuff', 'Перчатки нитриловые МБС с крагой', '全浸丁腈手套'),
    coat: 'full',
    base: JERSEY,
    length: 265,
    needle: 0,
    levels: '4221X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388',
    price: 1890,
    use: say(
      'Oilfield and machine-shop gloves: oil and emulsion do not soak through.',
      'Нефтепромыслы и станочники: масло и эмульсия не проходят.',
      '油田和机加工用，油液及乳化液不渗透。',
    ),
  },
  {
    code: 'G-LEA',
    title: say('Split-leather palm work gloves', 'Перчатки спилковые комбинированные', '牛皮拼布劳保手套'),
    coat: 'leather',
    base: say('split leather and canvas', 'спилок и ткань', '牛二层皮与帆布'),
    length: 260,
    needle: 0,
    levels: '3233X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN 388',
    price: 2650,
    use: say(
      'Reinforced palm for slinging, loading and assembly of steelwork.',
      'Усиленный наладонник: стропальщики, грузчики, монтаж металлоконструкций.',
      '掌部加强，适合吊装、装卸和钢构安装。',
    ),
  },
  {
    code: 'G-WLD',
    title: say('Welding gauntlets, 350 mm', 'Краги сварщика спилковые, 350 мм', '电焊手套 350 mm'),
    coat: 'leather',
    base: say('heat-resistant split leather', 'термостойкий спилок', '耐热牛二层皮'),
    length: 350,
    needle: 0,
    levels: '4133X',
    pairs: 6,
    standard: 'ТР ТС 019/2011, EN 12477',
    price: 2980,
    use: say(
      'Aramid seams and full lining, for stick (SMAW) and MIG welding.',
      'Швы из арамидной нити, подкладка по всей длине; ручная дуговая и полуавтоматическая сварка.',
      '芳纶线缝制，全衬里，适合手工焊和气保焊。',
    ),
  },
  {
    code: 'G-CHM',
    title: say('Chemical nitrile gloves, 330 mm', 'Перчатки нитриловые химстойкие, 330 мм', '防化丁腈手套 330 mm'),
    coat: 'full',
    base: NITRILE,
    length: 330,
    needle: 0,
    levels: '4101X',
    pairs: 12,
    standard: 'ТР ТС 019/2011, EN ISO 374-1',
    price: 1560,
    use: say(
      'Type A protection against solvents, alkalis and acids in plating shops.',
      'Тип А: растворители, щёлочи и кислоты гальванических участков.',
      'A 型防护，用于电镀车间的溶剂、酸碱作业。',
    ),
  },
  {
    code: 'G-DIE',
    title: say('Electrical insulating rubber gloves 1000 V', 'Перчатки диэлектрические до 1000 В', '绝缘手套 1000 V'),
    coat: 'full',
    base: RUBBER,
    length: 360,
    needle: 0,
    levels: '—',
    pairs: 1,
    standard: 'ТР ТС 019/2011, ГОСТ 12.4.307-2016, EN 60903',
    price: 1080,
    use: say(
      'Tested by the piece, with the date and stamp on the cuff; one pair in a pack.',
      'Испытаны поштучно, дата и штамп на краге; в упаковке одна пара.',
      '逐只耐压试验，袖口有日期和检验章，每包一副。',
    ),
  },
]

const COATS: Record<Item['coat'], FullText> = {
  none: say('none', 'нет', '无'),
  dots: say('PVC dots on the palm', 'точка ПВХ на ладони', '掌面 PVC 点'),
  palm: say('palm and fingertips', 'ладонь и кончики пальцев', '掌面及指尖'),
  full: say('full', 'полное', '全浸'),
  leather: say('split leather', 'спилок', '牛二层皮'),
}

/** What the palm has: a coating, or leather sewn on. */
const outer = ({ coat }: Item): FullText =>
  coat === 'leather' ? say('palm', 'наладонник', '掌面') : say('coating', 'покрытие', '涂层')

export const workGloves = leaf<Item>({
  key: 'work-gloves',
  name: say('Work gloves', 'Перчатки рабочие', '劳保手套'),
  about: say(
    'Knitted, coated, leather and chemical gloves in sizes 7 to 11. Prices are per pair; they are sold in whole packs.',
    'Трикотажные, с покрытием, кожаные и химстойкие перчатки размеров 7–11. Цена за пару, продаются целыми упаковками.',
    '针织、浸胶、皮质和防化手套，尺码 7～11。按双计价，整包起售。',
  ),
  tnved: '6116',
  unit: 'pair',
  items,
  product: (i) => ({
    model: i.code,
    name: say(
      `${i.title.en}${i.needle ? `, ${i.needle} gauge` : ''}, ${i.pairs === 1 ? '1 pair' : `pack of ${i.pairs} pairs`}`,
      `${i.title.ru}${i.needle ? `, ${i.needle} класс` : ''}, ${i.pairs === 1 ? '1 пара' : `упаковка ${i.pairs} пар`}`,
      `${i.title.zh}${i.needle ? ` ${i.needle}针` : ''} ${i.pairs}副/包`,
    ),
    description: say(
      `Liner: ${i.base.en}; ${outer(i).en}: ${COATS[i.coat].en}; ${i.length} mm long. ${i.use.en} ${i.levels === '—' ? 'Electrical class 0.' : `Mechanical protection to EN 388: ${i.levels}.`}`,
      `Основа — ${i.base.ru}, ${outer(i).ru} — ${COATS[i.coat].ru}, длина ${i.length} мм. ${i.use.ru} ${i.levels === '—' ? 'Класс 0 по электробезопасности.' : `Механические воздействия по EN 388: ${i.levels}.`}`,
      `基材：${i.base.zh}；${outer(i).zh}：${COATS[i.coat].zh}；长 ${i.length} mm。${i.use.zh}${i.levels === '—' ? '绝缘等级 0 级。' : `EN 388 机械防护等级 ${i.levels}。`}`,
    ),
    facts: [
      fact('Base', 'Основа', '基材', i.base),
      i.coat === 'leather'
        ? fact('Palm', 'Наладонник', '掌面', COATS.leather)
        : fact('Coating', 'Покрытие', '涂层', COATS[i.coat]),
      fact('Length', 'Длина', '长度', measure(i.length, 'mm')),
      ...(i.needle ? [fact('Knitting gauge', 'Класс вязки', '针数', String(i.needle))] : []),
      i.levels === '—'
        ? fact(
            'Electrical class',
            'Класс защиты',
            '绝缘等级',
            say('0 (1000 V AC)', '0 (1000 В перем. тока)', '0 级（交流 1000 V）'),
          )
        : fact('EN 388 performance levels', 'Уровни по EN 388', 'EN 388 等级', i.levels),
      fact('Pairs per pack', 'Пар в упаковке', '每包数量（副）', String(i.pairs)),
      fact('Sizes', 'Размеры', '尺码', '8–11'),
      fact('Standard', 'Стандарт', '执行标准', norm(i.standard)),
    ],
    priceRub: Math.round(i.price / i.pairs),
    moq: i.pairs * (i.pairs === 1 ? 5 : i.price < 700 ? 25 : 10),
    leadDays: [1, 7],
    ...(i.coat !== 'none' &&
      i.coat !== 'dots' && {
        variants: [8, 9, 10, 11].map((size) => variant(`-${size}`, 1, fact('Size', 'Размер', '尺码', String(size)))),
      }),
  }),
  draw: (i) => {
    const k = Math.min(1.02, 232 / i.length)
    const ox = 152
    const oy = 34
    const hand =
      'M-38 178 L-40 140 C-56 130 -76 108 -88 86 C-96 70 -78 60 -68 72 C-60 84 -52 94 -42 96 L-44 34 C-44 14 -22 14 -22 34 L-20 76 L-19 14 C-19 -5 4 -5 4 14 L4 76 L7 26 C8 7 29 7 28 27 L26 82 L31 50 C33 33 51 35 49 53 L44 110 C44 140 40 160 38 178 Z'
    const dip =
      'M-39 148 L-40 140 C-56 130 -76 108 -88 86 C-96 70 -78 60 -68 72 C-60 84 -52 94 -42 96 L-44 34 C-44 14 -22 14 -22 34 L-20 76 L-19 14 C-19 -5 4 -5 4 14 L4 76 L7 26 C8 7 29 7 28 27 L26 82 L31 50 C33 33 51 35 49 53 L44 110 C44 130 42 140 41 150 C20 158 -18 158 -39 148 Z'
    const sheet = new Sheet()
    const p = (d: string) => placed(d, k, ox, oy)
    const end = i.length
    const flare = i.length > 300 ? 62 : i.coat === 'leather' || i.coat === 'full' ? 50 : 36
    sheet.path(
      p(`M-38 178 C-38 190 -${flare - 4} 200 -${flare} ${end} L${flare} ${end} C${flare - 4} 200 38 190 38 178 Z`),
      { fill: i.needle ? 'paper' : i.coat === 'full' ? 'tint' : 'paper' },
    )
    sheet.path(p(hand), { fill: 'paper' })
    if (i.coat === 'palm') sheet.path(p(dip), { fill: 'tint' })
    if (i.coat === 'full') sheet.path(p(hand), { fill: 'tint' })
    if (i.needle) {
      const ribs = i.needle + 5
      sheet.path(
        Array.from({ length: ribs }, (_, n) =>
          p(`M${(-34 + (68 * n) / (ribs - 1)).toFixed(1)} 182 L${(-34 + (68 * n) / (ribs - 1)).toFixed(1)} ${end - 4}`),
        ).join(''),
        { weight: 'thin' },
      )
      sheet.path(p(`M-38 178 L38 178 M-36 ${end - 5} L36 ${end - 5}`), { weight: 'thin' })
      if (i.coat !== 'palm') {
        const rows = i.needle
        sheet.path(
          Array.from({ length: rows }, (_, n) =>
            p(`M-36 ${(104 + (70 * n) / rows).toFixed(1)} L38 ${(104 + (70 * n) / rows).toFixed(1)}`),
          ).join(''),
          { weight: 'thin' },
        )
      }
    }
    if (i.coat === 'dots')
      for (let a = 0; a < 7; a++)
        for (let b = 0; b < 7; b++)
          sheet.circle(ox + k * (-32 + a * 11 + (b % 2) * 4 - 2), oy + k * (96 + b * 11), 2.6, {
            fill: 'paper',
            weight: 'thin',
          })
    if (i.coat === 'dots')
      for (const [x, top] of [
        [-33, 36],
        [-8, 16],
        [18, 28],
        [40, 54],
      ] as const)
        for (let n = 0; n < 4; n++) sheet.circle(ox + k * x, oy + k * (top + n * 11), 2.4, { weight: 'thin' })
    if (i.coat === 'leather') {
      sheet
        .path(p('M-38 150 C-20 118 20 112 40 120 L38 178 L-38 178 Z'), { fill: 'tint' })
        .path(p('M-34 152 C-18 124 18 118 36 126'), { weight: 'hidden' })
      sheet.path(p('M-33 22 L-33 76 M-7 4 L-7 78 M18 14 L17 80 M40 44 L36 86 M-78 78 L-48 112'), { weight: 'hidden' })
      sheet.path(p(`M-40 190 L40 190 M-${flare - 1} ${end - 8} L${flare - 1} ${end - 8}`), { weight: 'hidden' })
    }
    if (i.coat === 'full')
      sheet
        .path(p(`M-${flare} ${end - 7} L${flare} ${end - 7}`), { weight: 'thin' })
        .path(p('M-30 150 C-10 110 10 104 30 104 M-36 128 C-20 134 20 132 40 118'), { weight: 'thin' })
    sheet.path('M300 66H362V112Q362 146 331 160Q300 146 300 112Z', { fill: 'paper' })
    if (i.levels === '—')
      sheet
        .polygon(
          [
            [331, 78],
            [350, 116],
            [312, 116],
          ],
          { fill: 'tint' },
        )
        .polygon(
          [
            [311, 138],
            [351, 138],
            [331, 126],
          ],
          { fill: 'tint', weight: 'thin' },
        )
    else sheet.rect(312, 90, 38, 16, { fill: 'hatch', radius: 2 }).rect(326, 106, 10, 36, { fill: 'paper' })
    return sheet
      .line(ox, 22, ox, oy + end * k + 8, 'centre')
      .dimY(oy, oy + end * k, 262, `${i.length}`, ox + 8)
      .note(331, 160, 334, 186, i.levels === '—' ? '1000 V' : i.levels)
      .note(
        ox - flare * k * 0.8,
        oy + end * k - 4,
        ox - flare * k - 16,
        oy + end * k - 30,
        i.needle ? `${i.needle}G` : `${i.pairs}×2`,
      )
  },
})
