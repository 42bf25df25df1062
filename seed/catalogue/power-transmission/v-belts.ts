import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { comma, fact, gost, measure, roubles, STANDARD, t, WEIGHT } from '../metals/wording.ts'
import { elementAt, leaf } from '../model.ts'

interface Item {
  section: string
  /** Section letter that Russian buyers still use. */
  old: string
  top: number
  height: number
  length: number
  kind: 'classic' | 'narrow' | 'cogged'
  /** Smallest pulley. */
  pulley: number
  gramsPerMetre: number
  price: number
  use: FullText
}

const KINDS = {
  classic: t('classical wrapped', 'классический обёрнутый', '普通包布'),
  narrow: t('narrow wrapped', 'узкий обёрнутый', '窄型包布'),
  cogged: t('narrow, raw edge cogged', 'узкий с открытыми гранями, зубчатый', '窄型切边带齿'),
}
/** A fact of the belt and the option of its variants: by the same name, the variant's replaces the product's. */
const DATUM_LENGTH = t('Datum length Ld', 'Расчётная длина Ld', '基准长度 Ld')

/** Lengths that a section is sold in, against the item's. */
const PARTS = [0.8, 1, 1.25]
const partOf = (length: number, part: number) => Math.round((length * part) / 50) * 50

const FAN = t(
  'For fans, compressors and workshop machines.',
  'Для вентиляторов, компрессоров и станков.',
  '用于风机、压缩机和机床。',
)

export const vBelts = leaf<Item>({
  key: 'v-belts',
  name: t('V-belts', 'Ремни клиновые', 'V 带（三角带）'),
  about: t(
    'Classical, narrow and cogged V-belts of sections Z to E and SPZ to SPC, selected into matched sets on request.',
    'Классические, узкие и зубчатые клиновые ремни сечений от Z до E и от SPZ до SPC, подбор в комплект по длине.',
    '普通、窄型和带齿 V 带，型号 Z 至 E、SPZ 至 SPC，可按长度配组供货。',
  ),
  tnved: '4010',
  unit: 'piece',
  items: [
    {
      section: 'Z',
      old: '0',
      top: 10,
      height: 6,
      length: 800,
      kind: 'classic',
      pulley: 63,
      gramsPerMetre: 60,
      price: 72,
      use: t(
        'For washing machines, small drills and lathes.',
        'Для стиральных машин, малых сверлильных и токарных станков.',
        '用于洗衣机、小型台钻和车床。',
      ),
    },
    {
      section: 'A',
      old: 'А',
      top: 13,
      height: 8,
      length: 1250,
      kind: 'classic',
      pulley: 90,
      gramsPerMetre: 105,
      price: 132,
      use: FAN,
    },
    {
      section: 'B',
      old: 'Б',
      top: 17,
      height: 10.5,
      length: 2000,
      kind: 'classic',
      pulley: 125,
      gramsPerMetre: 180,
      price: 285,
      use: t(
        'For combine harvesters, pumps and band saws.',
        'Для комбайнов, насосов и ленточных пил.',
        '用于联合收割机、水泵和带锯机。',
      ),
    },
    {
      section: 'C',
      old: 'В',
      top: 22,
      height: 13.5,
      length: 3150,
      kind: 'classic',
      pulley: 200,
      gramsPerMetre: 300,
      price: 690,
      use: t('For crushers, mills and mixers.', 'Для дробилок, мельниц и смесителей.', '用于破碎机、磨机和搅拌机。'),
    },
    {
      section: 'D',
      old: 'Г',
      top: 32,
      height: 19,
      length: 5000,
      kind: 'classic',
      pulley: 355,
      gramsPerMetre: 620,
      price: 2680,
      use: t(
        'For jaw crushers, mud pumps and large compressors.',
        'Для щековых дробилок, буровых насосов и крупных компрессоров.',
        '用于颚式破碎机、泥浆泵和大型压缩机。',
      ),
    },
    {
      section: 'E',
      old: 'Д',
      top: 38,
      height: 23.5,
      length: 8000,
      kind: 'classic',
      pulley: 500,
      gramsPerMetre: 900,
      price: 6450,
      use: t(
        'For drilling rigs and ball mills with drives above 150 kW.',
        'Для буровых установок и шаровых мельниц с приводом свыше 150 кВт.',
        '用于 150 kW 以上驱动的钻机和球磨机。',
      ),
    },
    {
      section: 'SPZ',
      old: 'УО',
      top: 9.7,
      height: 8,
      length: 1000,
      kind: 'narrow',
      pulley: 63,
      gramsPerMetre: 74,
      price: 175,
      use: FAN,
    },
    {
      section: 'SPA',
      old: 'УА',
      top: 12.7,
      height: 10,
      length: 1500,
      kind: 'narrow',
      pulley: 90,
      gramsPerMetre: 125,
      price: 295,
      use: t(
        'For ventilation units, vacuum pumps and woodworking.',
        'Для вентиляционных установок, вакуумных насосов и деревообработки.',
        '用于通风机组、真空泵和木工机械。',
      ),
    },
    {
      section: 'SPB',
      old: 'УБ',
      top: 16.3,
      height: 13,
      length: 2650,
      kind: 'narrow',
      pulley: 140,
      gramsPerMetre: 200,
      price: 640,
      use: t(
        'For piston compressors, induced-draft fans and screens.',
        'Для поршневых компрессоров, дымососов и грохотов.',
        '用于活塞压缩机、引风机和振动筛。',
      ),
    },
    {
      section: 'XPA',
      old: '',
      top: 12.7,
      height: 10,
      length: 1250,
      kind: 'cogged',
      pulley: 71,
      gramsPerMetre: 120,
      price: 465,
      use: t(
        'Bends around small pulleys and runs cooler than a wrapped belt, saving 2–3% of power.',
        'Огибает малые шкивы и греется меньше обёрнутого, экономит 2–3 % мощности.',
        '可绕小直径带轮，温升低于包布带，节能 2–3%。',
      ),
    },
    {
      section: 'SPC',
      old: 'УВ',
      top: 22,
      height: 18,
      length: 4500,
      kind: 'narrow',
      pulley: 224,
      gramsPerMetre: 370,
      price: 2240,
      use: t(
        'For mills, chippers and drives up to 400 kW.',
        'Для мельниц, рубительных машин и приводов до 400 кВт.',
        '用于磨机、削片机及 400 kW 以下传动。',
      ),
    },
  ],
  product: ({ section, old, top, height, length, kind, pulley, gramsPerMetre, price, use }) => {
    const weight = Math.round((gramsPerMetre * length) / 1000)
    return {
      model: `${section}-${length}`,
      name: t(
        `V-belt ${section}-${length}, ${top}×${height} mm, ${KINDS[kind].en}`,
        `Ремень клиновой ${section}${old ? ` (${old})` : ''}-${length}, ${comma(top)}×${comma(height)} мм`,
        `${kind === 'classic' ? '普通' : kind === 'narrow' ? '窄' : '带齿窄'} V 带 ${section}-${length} ${top}×${height} mm`,
      ),
      description: t(
        `${use.en} Polyester cord, ${kind === 'cogged' ? 'EPDM compound with molded cogs' : 'oil-resistant fabric cover'}, working range ${kind === 'cogged' ? '−40 to +110' : '−30 to +70'} °C. Smallest pulley ${pulley} mm. Order multi-belt drives as a matched set.`,
        `${use.ru} Полиэфирный корд, ${kind === 'cogged' ? 'смесь EPDM с формованными зубьями' : 'маслостойкая тканевая обёртка'}, рабочий диапазон ${kind === 'cogged' ? 'от −40 до +110' : 'от −30 до +70'} °C. Наименьший шкив ${pulley} мм. На многоручьевые приводы заказывайте подобранный комплект.`,
        `${use.zh}聚酯线绳芯，${kind === 'cogged' ? 'EPDM 胶料模压齿形' : '耐油包布'}，工作温度 ${kind === 'cogged' ? '−40 至 +110' : '−30 至 +70'} °C。最小带轮直径 ${pulley} mm。多根传动请成组订购。`,
      ),
      facts: [
        fact(t('Section', 'Сечение', '型号'), t(section, old ? `${section} (${old})` : section, section)),
        fact(t('Construction', 'Конструкция', '结构'), KINDS[kind]),
        fact(t('Top width', 'Ширина по верху', '顶宽'), measure(top, 'mm')),
        fact(t('Height', 'Высота', '高度'), measure(height, 'mm')),
        fact(DATUM_LENGTH, measure(length, 'mm')),
        fact(t('Wedge angle', 'Угол клина', '楔角'), '40°'),
        fact(t('Smallest pulley', 'Наименьший диаметр шкива', '最小带轮直径'), measure(pulley, 'mm')),
        fact(WEIGHT, measure(weight, 'g')),
        fact(
          STANDARD,
          kind === 'classic'
            ? gost('1284.1-89', 'ISO 4184, GB/T 11544')
            : t('ISO 4184, DIN 7753', 'ISO 4184, DIN 7753', 'ISO 4184、DIN 7753、GB/T 11544'),
        ),
      ],
      priceRub: roubles(price),
      moq: top < 14 ? 50 : top < 25 ? 10 : 4,
      leadDays: top > 25 ? [7, 25] : [1, 6],
      ...(kind === 'cogged'
        ? {}
        : {
            variants: PARTS.map((part) => {
              const size = partOf(length, part)
              return {
                suffix: `-L${size}`,
                options: [{ name: DATUM_LENGTH, value: measure(size, 'mm') }],
                factor: part,
              }
            }),
          }),
    }
  },
  sized: (item, variant) => ({ ...item, length: partOf(item.length, elementAt(PARTS, variant)) }),
  draw: ({ top, height, length, kind, pulley, section }) => {
    const sheet = new Sheet()
    const w = 62 + top * 1.35
    const k = w / top
    const h = height * k
    const inset = h * Math.tan(Math.PI / 9)
    const x = 96
    const y = 54
    const left = x - w / 2
    const edge = (v: number): [number, number] => [left + inset * (v / h), left + w - inset * (v / h)]
    const wrap = kind === 'cogged' ? 0 : 4
    sheet.polygon(
      [
        [left, y],
        [left + w, y],
        [left + w - inset, y + h],
        [left + inset, y + h],
      ],
      { fill: 'tint' },
    )
    if (wrap)
      sheet.polygon(
        [
          [left + wrap * 1.8, y + wrap],
          [left + w - wrap * 1.8, y + wrap],
          [left + w - inset - wrap * 0.7, y + h - wrap],
          [left + inset + wrap * 0.7, y + h - wrap],
        ],
        { weight: 'thin' },
      )
    const cord = y + h * 0.28
    const [from, to] = edge(h * 0.28)
    const cords = Math.max(7, Math.round(top * 0.7) + 4)
    sheet.repeat(cords, (s, i) =>
      s.circle(from + 10 + (i * (to - from - 20)) / (cords - 1), cord, Math.min(4, (to - from) / cords / 2.6), {
        fill: 'paper',
      }),
    )
    if (kind === 'cogged') sheet.line(edge(h * 0.6)[0], y + h * 0.6, edge(h * 0.6)[1], y + h * 0.6, 'hidden')
    sheet.line(from, cord + 7, to, cord + 7, 'thin').line(x, y - 10, x, y + h + 12, 'centre')
    sheet.dimX(left, left + w, y - 16, String(top), y).dimY(y, y + h, left - 16, String(height), left)
    const R = 24 + pulley * 0.036
    const r2 = R + 18
    const cy = 216 + (R < 30 ? 4 : 0)
    const span = 132 + length * 0.0095
    const ax = 340 - span - 6
    const bx = 336
    const big = r2
    const tilt = Math.asin((big - R) / span)
    const point = (cx: number, radius: number, side: number): [number, number] => [
      cx + radius * Math.sin(tilt),
      cy + side * radius * Math.cos(tilt),
    ]
    const thick = Math.max(4, height * 0.42)
    const loop = (extra: number) => {
      const p = point(ax, big + extra, -1)
      const q = point(bx, R + extra, -1)
      const s = point(bx, R + extra, 1)
      const u = point(ax, big + extra, 1)
      const f = (v: number) => v.toFixed(1)
      return `M${f(p[0])} ${f(p[1])}L${f(q[0])} ${f(q[1])}A${f(R + extra)} ${f(R + extra)} 0 0 1 ${f(s[0])} ${f(s[1])}L${f(u[0])} ${f(u[1])}A${f(big + extra)} ${f(big + extra)} 0 1 1 ${f(p[0])} ${f(p[1])}Z`
    }
    sheet.path(loop(thick), { fill: 'tint' }).path(loop(0), { fill: 'paper' })
    if (kind === 'cogged') {
      const n = 34
      sheet.repeat(n, (s, i) => {
        const u = ax + (i * (bx - ax)) / n
        const top1 = cy - (big + ((R - big) * i) / n) * Math.cos(tilt)
        s.line(u, top1, u, top1 + 4, 'outline').line(u, 2 * cy - top1, u, 2 * cy - top1 - 4, 'outline')
      })
    }
    for (const [cx, radius] of [
      [ax, big],
      [bx, R],
    ] as const)
      sheet
        .circle(cx, cy, radius - 1)
        .circle(cx, cy, radius * 0.82, { weight: 'thin' })
        .circle(cx, cy, 6, { fill: 'hatch' })
        .centre(cx, cy, radius + thick + 7)
    return sheet
      .note(bx + R * 0.6, cy - R * 0.75, bx + 2, 104, `⌀ ${pulley}`)
      .note((ax + bx) / 2, cy - (big + R) / 2 - thick, (ax + bx) / 2 - 2 + 6, 84, `Ld ${length}`)
      .note(left + w - inset * 0.5, y + h * 0.5, left + w + 26, y - 16, section)
  },
})
