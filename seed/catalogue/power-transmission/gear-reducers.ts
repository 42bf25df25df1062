import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { comma, fact, measure, roubles, t, WEIGHT } from '../metals/wording.ts'
import { elementAt, leaf } from '../model.ts'
import { toothed } from './gears.ts'

interface Item {
  kind: 'worm' | 'helical' | 'coaxial' | 'planetary'
  /** Centre distance; frame size of planetary and coaxial units. */
  size: number
  ratio: number
  stages: number
  torque: number
  kw: number
  /** Output: bore of worm units, shaft of the others. */
  shaft: number
  kg: number
  price: number
  use: FullText
}

/** Ratios that a reducer of this kind is sold with, its own among them. */
function ratiosOf({ kind, stages, ratio }: Pick<Item, 'kind' | 'stages' | 'ratio'>): number[] {
  const usual =
    kind === 'worm' ? [15, 30, 60] : kind === 'planetary' ? (stages === 1 ? [3, 5, 10] : [25, 50, 100]) : [ratio]
  return usual.includes(ratio) ? usual : [ratio, ...usual]
}

const KINDS = {
  worm: t('Worm gear reducer', 'Редуктор червячный', '蜗轮蜗杆减速机'),
  helical: t('Parallel shaft gear reducer', 'Редуктор цилиндрический', '圆柱齿轮减速机'),
  coaxial: t('In-line helical gear reducer', 'Редуктор соосно-цилиндрический', '同轴斜齿轮减速机'),
  planetary: t('Planetary gear reducer', 'Редуктор планетарный', '行星减速机'),
}
const CODES = { worm: 'WG', helical: 'HG', coaxial: 'CG', planetary: 'PG' }
const FEATURE = {
  worm: t(
    'Quiet running, hollow output shaft, any mounting position; filled with synthetic oil for life.',
    'Бесшумный ход, полый выходной вал, любое монтажное положение; синтетическое масло на весь срок службы.',
    '运行平稳，空心输出轴，任意安装方位，终身合成油润滑。',
  ),
  helical: t(
    'Helical gears of case-hardened and ground steel in a split cast iron housing.',
    'Косозубые колёса из цементованной шлифованной стали, разъёмный чугунный корпус.',
    '渗碳磨齿斜齿轮，剖分式铸铁箱体。',
  ),
  coaxial: t(
    'Input and output on one axis, efficiency of 96%, directly flanged to an IEC motor.',
    'Вход и выход на одной оси, КПД 96 %, двигатель IEC крепится прямо к фланцу.',
    '输入输出同轴，效率 96%，可直接法兰连接 IEC 电机。',
  ),
  planetary: t(
    'Low backlash, high torque in a small envelope, clamp-ring input for servo motors.',
    'Малый люфт, большой момент в малых габаритах, зажимная втулка под серводвигатель.',
    '背隙小、扭矩密度高，输入端抱紧环适配伺服电机。',
  ),
}

/** Percent without a space in English and Chinese, with one in Russian. */
const efficiency = (percent: number): FullText => t(`${percent}%`, `${percent} %`, `${percent}%`)

export const gearReducers = leaf<Item>({
  key: 'gear-reducers',
  name: t('Gear reducers', 'Редукторы', '减速机'),
  about: t(
    'Worm, parallel shaft, in-line and planetary reducers from 18 to 8000 N·m, with ratios to choose from.',
    'Червячные, цилиндрические, соосные и планетарные редукторы на 18–8000 Н·м с выбором передаточного числа.',
    '蜗轮蜗杆、圆柱齿轮、同轴和行星减速机，输出扭矩 18–8000 N·m，速比可选。',
  ),
  tnved: '848340',
  unit: 'piece',
  items: [
    {
      kind: 'worm',
      size: 30,
      ratio: 30,
      stages: 1,
      torque: 18,
      kw: 0.18,
      shaft: 14,
      kg: 1.2,
      price: 4650,
      use: t(
        'For labeling machines, small conveyors and gates.',
        'Для этикетировщиков, малых конвейеров и задвижек.',
        '用于贴标机、小型输送机和闸门。',
      ),
    },
    {
      kind: 'worm',
      size: 50,
      ratio: 40,
      stages: 1,
      torque: 73,
      kw: 0.55,
      shaft: 25,
      kg: 3.5,
      price: 8200,
      use: t(
        'For belt conveyors, feeders and mixers.',
        'Для ленточных конвейеров, питателей и мешалок.',
        '用于带式输送机、给料机和搅拌机。',
      ),
    },
    {
      kind: 'worm',
      size: 63,
      ratio: 25,
      stages: 1,
      torque: 155,
      kw: 1.5,
      shaft: 25,
      kg: 6.2,
      price: 11700,
      use: t(
        'For packaging lines, car washes and screw feeders.',
        'Для упаковочных линий, моек и шнековых питателей.',
        '用于包装线、洗车机和螺旋给料机。',
      ),
    },
    {
      kind: 'worm',
      size: 90,
      ratio: 30,
      stages: 1,
      torque: 410,
      kw: 3,
      shaft: 35,
      kg: 13,
      price: 26400,
      use: t(
        'For bucket elevators, rotary tables and feed mixers.',
        'Для норий, поворотных столов и кормосмесителей.',
        '用于斗式提升机、回转台和饲料搅拌机。',
      ),
    },
    {
      kind: 'worm',
      size: 130,
      ratio: 60,
      stages: 1,
      torque: 1050,
      kw: 4,
      shaft: 45,
      kg: 48,
      price: 84500,
      use: t(
        'For hoists, thickeners and heavy roller tables; the gear is close to self-locking at this ratio.',
        'Для подъёмников, сгустителей и рольгангов; при этом числе передача близка к самоторможению.',
        '用于提升机、浓缩机和重型辊道，此速比接近自锁。',
      ),
    },
    {
      kind: 'helical',
      size: 160,
      ratio: 20,
      stages: 2,
      torque: 1000,
      kw: 7.5,
      shaft: 55,
      kg: 95,
      price: 76500,
      use: t(
        'For conveyors and bridge crane travel drives.',
        'Для конвейеров и механизмов передвижения кранов.',
        '用于输送机和桥式起重机运行机构。',
      ),
    },
    {
      kind: 'helical',
      size: 250,
      ratio: 31.5,
      stages: 2,
      torque: 4000,
      kw: 22,
      shaft: 90,
      kg: 320,
      price: 218000,
      use: t(
        'For crushers, apron feeders and hoisting winches.',
        'Для дробилок, пластинчатых питателей и подъёмных лебёдок.',
        '用于破碎机、板式给料机和起升卷扬。',
      ),
    },
    {
      kind: 'helical',
      size: 315,
      ratio: 100,
      stages: 3,
      torque: 8000,
      kw: 15,
      shaft: 110,
      kg: 540,
      price: 396000,
      use: t(
        'For kiln and mill barring drives, dewatering screws and slipways.',
        'Для вспомогательных приводов печей и мельниц, обезвоживающих шнеков и слипов.',
        '用于窑磨慢驱、脱水螺旋和船台牵引。',
      ),
    },
    {
      kind: 'coaxial',
      size: 97,
      ratio: 24.5,
      stages: 2,
      torque: 450,
      kw: 2.2,
      shaft: 35,
      kg: 41,
      price: 46800,
      use: t(
        'For agitators, screw presses and chain conveyors.',
        'Для мешалок, шнековых прессов и цепных конвейеров.',
        '用于搅拌器、螺旋压榨机和链式输送机。',
      ),
    },
    {
      kind: 'planetary',
      size: 60,
      ratio: 5,
      stages: 1,
      torque: 35,
      kw: 0.4,
      shaft: 14,
      kg: 1.3,
      price: 19800,
      use: t(
        'For servo axes of cutting, bending and palletizing machines.',
        'Для сервоосей станков раскроя, гибки и паллетирования.',
        '用于切割、折弯和码垛设备的伺服轴。',
      ),
    },
    {
      kind: 'planetary',
      size: 120,
      ratio: 50,
      stages: 2,
      torque: 210,
      kw: 1.5,
      shaft: 32,
      kg: 9.5,
      price: 57200,
      use: t(
        'For indexing tables, robot tracks and rack drives.',
        'Для делительных столов, линейных осей роботов и реечных приводов.',
        '用于分度台、机器人行走轴和齿条传动。',
      ),
    },
  ],
  product: ({ kind, size, ratio, stages, torque, kw, shaft, kg, price, use }) => {
    const all = ratiosOf({ kind, stages, ratio })
    return {
      model: `${CODES[kind]}-${size}-${ratio}`,
      name: t(
        `${KINDS[kind].en} ${CODES[kind]} ${size}, i = ${ratio}, ${torque} N·m`,
        `${KINDS[kind].ru} ${CODES[kind]} ${size}, i = ${comma(ratio)}, ${torque} Н·м`,
        `${KINDS[kind].zh} ${CODES[kind]} ${size} 速比 ${ratio} ${torque} N·m`,
      ),
      description: t(
        `${FEATURE[kind].en} ${use.en} At 1400 rpm the output turns at ${Math.round(14000 / ratio) / 10} rpm and carries ${torque} N·m.`,
        `${FEATURE[kind].ru} ${use.ru} При 1400 об/мин на входе на выходе ${comma(Math.round(14000 / ratio) / 10)} об/мин и ${torque} Н·м.`,
        `${FEATURE[kind].zh}${use.zh}输入 1400 r/min 时输出 ${Math.round(14000 / ratio) / 10} r/min，额定扭矩 ${torque} N·m。`,
      ),
      facts: [
        fact(
          kind === 'worm' || kind === 'helical'
            ? t('Center distance', 'Межосевое расстояние', '中心距')
            : t('Frame size', 'Типоразмер', '机座号'),
          measure(size, kind === 'worm' || kind === 'helical' ? 'mm' : ''),
        ),
        fact(t('Ratio', 'Передаточное число', '速比'), measure(ratio, '')),
        fact(t('Stages', 'Число ступеней', '级数'), String(stages)),
        fact(t('Rated output torque', 'Номинальный момент на выходе', '额定输出扭矩'), measure(torque, 'N·m')),
        fact(t('Input power, up to', 'Мощность на входе, до', '最大输入功率'), measure(kw, 'kW')),
        fact(
          kind === 'worm'
            ? t('Output bore', 'Отверстие выходного вала', '输出孔径')
            : t('Output shaft', 'Выходной вал', '输出轴径'),
          measure(shaft, 'mm'),
        ),
        fact(
          t('Efficiency', 'КПД', '效率'),
          efficiency(kind === 'worm' ? Math.round(88 - ratio * 0.4) : kind === 'helical' && stages === 3 ? 94 : 96),
        ),
        fact(
          t('Housing', 'Корпус', '箱体材料'),
          kind === 'worm' && size < 110
            ? t('aluminum alloy', 'алюминиевый сплав', '铝合金')
            : kind === 'planetary'
              ? t('nitrided steel', 'азотированная сталь', '渗氮钢')
              : t('cast iron', 'чугун', '铸铁'),
        ),
        fact(WEIGHT, measure(kg, 'kg')),
      ],
      priceRub: roubles(price),
      moq: kind === 'worm' && size < 90 ? 4 : 1,
      leadDays: kind === 'helical' ? [20, 45] : [5, 20],
      ...(all.length > 1
        ? {
            variants: all.map((i) => ({
              suffix: `-I${i}`,
              options: [{ name: t('Ratio', 'Передаточное число', '速比'), value: measure(i, '') }],
              factor: i > ratio ? 1.02 : 1,
            })),
          }
        : {}),
    }
  },
  sized: (item, variant) => ({ ...item, ratio: elementAt(ratiosOf(item), variant) }),
  draw: ({ kind, size, stages, shaft, ratio }) => {
    const sheet = new Sheet()
    if (kind === 'worm') {
      const a = 58 + size * 0.22
      const wheel = a * 0.72
      const worm = a - wheel
      const x = 180
      const y = 98 + a * 0.34 + 42
      const half = wheel + 22
      const top = y - a - worm - 16
      sheet.path(
        `M${x - half} ${y + half}v${(-(half + a * 0.55)).toFixed(1)}L${(x - half + 10).toFixed(1)} ${top.toFixed(1)}h${(2 * half - 20).toFixed(1)}L${x + half} ${(y - a * 0.55).toFixed(1)}v${(half + a * 0.55).toFixed(1)}Z`,
        { fill: 'paper' },
      )
      sheet.rect(x - half - 10, y + half, 2 * half + 20, 8, { fill: 'hatch' })
      for (const [cx, cy] of [
        [-1, -0.35],
        [1, -0.35],
        [-1, 1],
        [1, 1],
      ] as const)
        sheet.circle(x + cx * (half - 9), y + cy * (half - 9), 3.4)
      toothed(sheet, x, y, wheel, Math.max(24, Math.round(ratio)))
      const bore = (shaft / size) * a * 0.42
      sheet
        .circle(x, y, bore * 1.7, { weight: 'thin' })
        .circle(x, y, bore, { fill: 'paper' })
        .rect(x - bore * 0.25, y - bore * 1.28, bore * 0.5, bore * 0.4, { weight: 'thin' })
      const wl = half * 0.82
      sheet.rect(x - half - 26, y - a - worm * 0.4, 2 * half + 26, worm * 0.8, { fill: 'paper' })
      sheet.rect(x - wl, y - a - worm, 2 * wl, 2 * worm, { fill: 'paper' })
      const turns = 9
      sheet.repeat(turns, (s, i) => {
        const sx = x - wl + ((i + 0.2) * 2 * wl) / turns
        s.line(sx, y - a + worm, sx + wl / turns, y - a - worm, 'thin').line(
          sx + 4,
          y - a + worm,
          sx + 4 + wl / turns,
          y - a - worm,
          'thin',
        )
      })
      sheet.rect(x + half, y - a - worm - 20, 12, 2 * worm + 40, { fill: 'hatch' })
      return sheet
        .line(x - half - 36, y - a, x + half + 26, y - a, 'centre')
        .centre(x, y, half + 12)
        .dimY(y - a, y, x + half + 44, String(size), x)
        .note(x + bore * 0.7, y + bore * 0.7, x + half + 26, y + half * 0.75, `⌀ ${shaft}`)
        .note(x - half - 20, y - a, x - half - 30, y - a - worm - 26, `1:${ratio}`)
    }
    if (kind === 'helical') {
      const a = stages === 3 ? 92 : 60 + size * 0.2
      const k = a / size
      const rs: [number, number][] =
        stages === 3
          ? [
              [0.2, 0.62],
              [0.22, 0.72],
              [0.25, 0.75],
            ]
          : [
              [0.18, 0.62],
              [0.24, 0.76],
            ]
      const spans = stages === 3 ? [a * 0.46, a * 0.64, a] : [a * 0.68, a]
      const total = spans.reduce((sum, span) => sum + span, 0)
      const last = elementAt(spans, -1) * 0.76
      const y = 150
      let x = 196 - (total + last - elementAt(spans, 0) * 0.2) / 2
      const start = x
      const tall = last + 16
      sheet.path(
        `M${(start - 26).toFixed(1)} ${(y + tall).toFixed(1)}V${(y - tall * 0.42).toFixed(1)}q0 -10 10 -12L${(start + total - last * 0.4).toFixed(1)} ${(y - tall).toFixed(1)}h${(last * 0.8).toFixed(1)}q${(last * 0.75).toFixed(1)} ${(tall * 0.1).toFixed(1)} ${(last * 0.78).toFixed(1)} ${tall.toFixed(1)}V${(y + tall).toFixed(1)}Z`,
        { fill: 'paper' },
      )
      sheet
        .rect(start - 36, y + tall, total + last * 1.2 + 60, 10, { fill: 'hatch' })
        .rect(start - 34, y - 5, total + last * 1.2 + 56, 10, { weight: 'thin' })
      for (let i = 0; i <= stages; i++) {
        if (i > 0) {
          const span = elementAt(spans, i - 1)
          const [pinion, gear] = elementAt(rs, i - 1)
          const next = x + span
          const scale = span / (span * (pinion + gear))
          toothed(sheet, next, y, span * gear * scale, 30 + i * 6)
          toothed(sheet, x, y, span * pinion * scale, 11)
          x = next
        }
      }
      const r = Math.max(shaft * k * 0.42, 6)
      sheet.circle(x, y, r, { fill: 'hatch' }).circle(start, y, Math.max(r * 0.4, 4), { fill: 'hatch' })
      sheet
        .line(start - 44, y, x + last + 44, y, 'centre')
        .line(x, y - tall - 8, x, y + tall + 18, 'centre')
        .line(start, y - tall * 0.6, start, y + tall + 18, 'centre')
      return sheet
        .dimX(x - elementAt(spans, -1), x, y + tall + 36, String(size), y)
        .note(x + r * 0.7, y - r * 0.7, x + 16, y - tall - 16, `⌀ ${shaft}`)
        .note(start, y, start - 8, y - tall * 0.42 - 34, `1:${ratio}`)
    }
    if (kind === 'coaxial') {
      const y = 140
      const x = 74
      sheet
        .rect(x, y - 66, 12, 132, { fill: 'hatch' })
        .path(`M${x + 12} ${y - 52}h34l16 -22h96l22 20v108l-22 26h-112l-16 -22h-18Z`, { fill: 'paper' })
      sheet
        .rect(x + 66, y + 84, 96, 12, { fill: 'hatch' })
        .rect(x + 190, y - 30, 26, 60, { fill: 'paper' })
        .rect(x + 216, y - 17, 72, 34, { fill: 'paper' })
        .rect(x + 228, y - 17, 50, 9, { weight: 'thin' })
      sheet.repeat(stages, (s, i) => {
        const gx = x + 58 + i * 54
        s.rect(gx, y - 12 - i * 4, 26, 24 + i * 8, { fill: 'hatch' }).rect(
          gx + (i === 0 ? 0 : 0),
          y + 14 + i * 4,
          26,
          56 - i * 22,
          { weight: 'thin' },
        )
        s.repeat(4, (p, n) =>
          p.line(gx + n * 6.5, y + 14 + i * 4 + (56 - i * 22), gx + n * 6.5 + 6, y + 14 + i * 4, 'thin'),
        )
      })
      sheet
        .line(x + 50, y + 42, x + 176, y + 42, 'centre')
        .line(x - 20, y, x + 304, y, 'centre')
        .rect(x - 16, y - 10, 74, 20, { fill: 'paper' })
      return sheet
        .note(x + 284, y - 14, x + 262, y - 62, `⌀ ${shaft}`)
        .dimX(x + 216, x + 288, y + 58, '70', y + 17)
        .dimY(y, y + 96, x - 26, String(size), x + 66)
        .note(x + 118, y - 74, x + 142, y - 106, `1:${ratio}`)
    }
    const R = 56 + size * 0.32
    const x = 128
    const y = 146
    const planets = stages === 1 ? 3 : 4
    const sun = R * 0.24
    const planet = (R * 0.82 - sun) / 2
    sheet
      .rect(x - R, y - R, 2 * R, 2 * R, { fill: 'paper', radius: R * 0.22 })
      .circle(x, y, R * 0.96, { weight: 'thin' })
    for (const sx of [-1, 1]) for (const sy of [-1, 1]) sheet.circle(x + sx * R * 0.82, y + sy * R * 0.82, 4)
    toothed(sheet, x, y, R * 0.82, 48, true)
    toothed(sheet, x, y, sun, 12)
    sheet.around(planets, x, y, sun + planet, (s, px, py) =>
      toothed(s, px, py, planet, 17, false, 0.5).circle(px, py, planet * 0.35, { fill: 'hatch' }),
    )
    sheet.circle(x, y, sun * 0.45).centre(x, y, R + 10)
    const left = 250
    const step = 30 + size * 0.1
    sheet.rect(left, y - R, 10, 2 * R, { fill: 'hatch' })
    sheet.repeat(stages, (s, i) => s.rect(left + 10 + i * step, y - R * 0.86, step, R * 1.72, { fill: 'paper' }))
    const end = left + 10 + stages * step
    sheet.rect(end, y - R * 0.7, 12, R * 1.4, { fill: 'paper' })
    const half = Math.max((shaft / size) * R, 9)
    sheet.rect(left - 28, y - half, 28, 2 * half, { fill: 'paper' }).line(left - 36, y, end + 22, y, 'centre')
    return sheet
      .dimX(x - R, x + R, y + R + 30, String(size), y + R)
      .note(end - step / 2, y - R * 0.86, end - step / 2 + 8, y - R - 18, `1:${ratio}`)
      .note(left - 20, y - half, left - 14, y - R - 18, `⌀ ${shaft}`)
  },
})
