import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { COATING, comma, fact, LENGTH, measure, PACKING, roubles, STANDARD, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'
import { threaded } from './thread.ts'

interface Item {
  d: number
  length: number
  head: 'bugle' | 'pan' | 'wafer' | 'hex' | 'hexSeal' | 'flat'
  headSize: number
  drive: string
  /** Point: sharp or drill; the number is the thickness of steel it drills. */
  drill: number
  pitch: number
  /** Length of thread. */
  thread: number
  pack: number
  coat: 'phosphate' | 'zinc' | 'yellow' | 'ral'
  kind: FullText
  use: FullText
  standard: string
  price: number
}

const COATS = {
  phosphate: t('black phosphate', 'фосфат, чёрный', '磷化，黑色'),
  zinc: t('white zinc', 'цинк белый', '白锌'),
  yellow: t('yellow zinc', 'цинк жёлтый', '彩锌'),
  ral: t('zinc and RAL paint', 'цинк и окраска RAL', '镀锌并喷 RAL 色'),
}
const DRYWALL = t('Drywall screw', 'Саморез по гипсокартону', '干壁钉')
const DRILLING = t('Self-drilling screw', 'Саморез со сверлом', '自钻自攻螺钉')
const ROOFING = t('Roofing screw with EPDM washer', 'Саморез кровельный с EPDM', '屋面自钻螺钉（EPDM 垫）')

/** SW, the German sign for a width across flats, is written out: outside Germany it is not read. */
function driveName(drive: string): FullText {
  const flats = /^SW(\d+)$/.exec(drive)?.[1]
  return flats
    ? t(`hex, ${flats} mm across flats`, `шестигранник под ключ ${flats}`, `外六角，对边 ${flats} mm`)
    : t(drive, drive, drive)
}

export const selfTappingScrews = leaf<Item>({
  key: 'self-tapping-screws',
  name: t('Self-tapping screws', 'Саморезы и шурупы', '自攻螺钉'),
  about: t(
    'Screws for drywall, sheet metal, roofing, sandwich panels, wood and concrete in packs of 50 to 1000.',
    'Саморезы для гипсокартона, листового металла, кровли, сэндвич-панелей, дерева и бетона, упаковки по 50–1000 шт.',
    '用于石膏板、薄钢板、屋面、夹芯板、木材和混凝土的自攻螺钉，每包 50–1000 件。',
  ),
  tnved: '731814',
  unit: 'pack',
  items: [
    {
      d: 3.5,
      length: 9.5,
      head: 'pan',
      headSize: 7,
      drive: 'PH2',
      drill: 2,
      pitch: 1.3,
      thread: 6,
      pack: 1000,
      coat: 'zinc',
      kind: DRILLING,
      standard: 'DIN 7504-N',
      price: 385,
      use: t(
        'Joins drywall profiles to one another.',
        'Соединяет профили гипсокартонных систем между собой.',
        '用于轻钢龙骨之间的连接。',
      ),
    },
    {
      d: 3.5,
      length: 25,
      head: 'bugle',
      headSize: 8,
      drive: 'PH2',
      drill: 0,
      pitch: 1.6,
      thread: 22,
      pack: 1000,
      coat: 'phosphate',
      kind: DRYWALL,
      standard: 'DIN 18182-2',
      price: 430,
      use: t(
        'Fixes one layer of 12.5 mm board to steel profile up to 0.9 mm.',
        'Крепит один лист 12,5 мм к стальному профилю до 0,9 мм.',
        '将单层 12.5 mm 石膏板固定到 0.9 mm 以内龙骨。',
      ),
    },
    {
      d: 4.2,
      length: 70,
      head: 'bugle',
      headSize: 8,
      drive: 'PH2',
      drill: 0,
      pitch: 3,
      thread: 48,
      pack: 250,
      coat: 'phosphate',
      kind: DRYWALL,
      standard: 'DIN 18182-2',
      price: 395,
      use: t(
        'Coarse thread for double boards on wood furring strips.',
        'Крупный шаг — для двух слоёв по деревянной обрешётке.',
        '粗牙，用于双层板固定到木龙骨。',
      ),
    },
    {
      d: 4.2,
      length: 16,
      head: 'wafer',
      headSize: 11,
      drive: 'PH2',
      drill: 2,
      pitch: 1.4,
      thread: 11,
      pack: 1000,
      coat: 'zinc',
      kind: DRILLING,
      standard: 'DIN 7504',
      price: 690,
      use: t(
        'The wide washer head holds thin sheet, ducts and gutters.',
        'Широкая прессшайба держит тонкий лист, воздуховоды и водостоки.',
        '大垫圈头，适合薄板、风管和天沟。',
      ),
    },
    {
      d: 4.8,
      length: 35,
      head: 'hexSeal',
      headSize: 14,
      drive: 'SW8',
      drill: 2.5,
      pitch: 2.1,
      thread: 24,
      pack: 250,
      coat: 'ral',
      kind: ROOFING,
      standard: 'DIN 7504-K',
      price: 640,
      use: t(
        'Fixes profiled sheet and metal tiles to wood furring strips.',
        'Крепит профнастил и металлочерепицу к деревянной обрешётке.',
        '将压型板和金属瓦固定到木檩条。',
      ),
    },
    {
      d: 5.5,
      length: 25,
      head: 'hexSeal',
      headSize: 14,
      drive: 'SW8',
      drill: 5,
      pitch: 1.8,
      thread: 14,
      pack: 250,
      coat: 'ral',
      kind: ROOFING,
      standard: 'DIN 7504-K',
      price: 720,
      use: t(
        'Fixes profiled sheet to steel purlins.',
        'Крепит профнастил к стальным прогонам.',
        '将压型板固定到钢檩条。',
      ),
    },
    {
      d: 5.5,
      length: 51,
      head: 'hexSeal',
      headSize: 16,
      drive: 'SW8',
      drill: 12,
      pitch: 1.8,
      thread: 28,
      pack: 100,
      coat: 'ral',
      kind: ROOFING,
      standard: 'DIN 7504-K',
      price: 980,
      use: t(
        'The long drill point goes through beams and channels.',
        'Удлинённое сверло проходит балки и швеллеры.',
        '加长钻尾可钻透钢梁和槽钢。',
      ),
    },
    {
      d: 6.3,
      length: 155,
      head: 'hexSeal',
      headSize: 19,
      drive: 'SW8',
      drill: 6,
      pitch: 1.8,
      thread: 70,
      pack: 100,
      coat: 'ral',
      kind: t('Sandwich panel screw', 'Саморез для сэндвич-панелей', '夹芯板螺钉'),
      standard: 'ETA',
      price: 2950,
      use: t(
        'For panels up to 120 mm; the thread under the head keeps the outer skin from sagging.',
        'Для панелей до 120 мм; резьба под головкой не даёт внешней обшивке продавиться.',
        '用于 120 mm 以内夹芯板，头下螺纹防止外板凹陷。',
      ),
    },
    {
      d: 5,
      length: 70,
      head: 'flat',
      headSize: 10,
      drive: 'PZ2',
      drill: 0,
      pitch: 2.6,
      thread: 42,
      pack: 200,
      coat: 'yellow',
      kind: t('Chipboard screw', 'Шуруп универсальный', '纤维板钉'),
      standard: 'DIN 7505',
      price: 355,
      use: t(
        'For timber, chipboard and plywood; ribs under the head sink themselves.',
        'Для дерева, ДСП и фанеры; рёбра под головкой сами зенкуют.',
        '用于木材、刨花板和胶合板，头下筋可自沉头。',
      ),
    },
    {
      d: 7.5,
      length: 112,
      head: 'flat',
      headSize: 11,
      drive: 'T30',
      drill: 0,
      pitch: 2.75,
      thread: 96,
      pack: 100,
      coat: 'yellow',
      kind: t('Concrete screw for window frames', 'Шуруп по бетону (нагель)', '混凝土螺钉'),
      standard: 'ETA',
      price: 890,
      use: t(
        'Sets window frames straight into concrete or brick, drill 6 mm, no plug.',
        'Крепит оконные рамы прямо в бетон и кирпич, сверло 6 мм, без дюбеля.',
        '直接固定窗框于混凝土或砖墙，钻孔 6 mm，无需胀塞。',
      ),
    },
    {
      d: 10,
      length: 100,
      head: 'hex',
      headSize: 17,
      drive: 'SW17',
      drill: 0,
      pitch: 4.5,
      thread: 60,
      pack: 50,
      coat: 'zinc',
      kind: t('Hex head wood screw', 'Шуруп-глухарь', '六角头木螺钉'),
      standard: 'DIN 571',
      price: 760,
      use: t(
        'For timber beams, terraces and machine skids; pre-drill 7 mm.',
        'Для балок, террас и салазок оборудования; предварительно сверлить 7 мм.',
        '用于木梁、露台和设备木底座，预钻 7 mm。',
      ),
    },
  ],
  product: ({ d, length, headSize, drive, drill, pitch, thread, pack, coat, kind, use, standard, price }) => ({
    model: `ST-${d}x${length}-${drill ? 'D' : 'S'}`,
    name: t(
      `${kind.en} ${d}×${length} mm, ${COATS[coat].en}, pack of ${pack}`,
      `${kind.ru} ${comma(d)}×${comma(length)} мм, ${COATS[coat].ru}, ${pack} шт.`,
      `${kind.zh} ${d}×${length} mm ${COATS[coat].zh} ${pack} 件/包`,
    ),
    description: t(
      `${use.en} ${drill ? `Drills steel up to ${drill} mm without a pilot hole.` : 'Sharp point.'} Drive: ${driveName(drive).en}; thread length ${thread} mm. One bit in each pack.`,
      `${use.ru} ${drill ? `Сверлит сталь до ${comma(drill)} мм без предварительного отверстия.` : 'Острый наконечник.'} Шлиц: ${driveName(drive).ru}; длина резьбы ${thread} мм. В каждой упаковке — одна бита.`,
      `${use.zh}${drill ? `可直接钻透 ${drill} mm 以内钢板，无需预钻孔。` : '尖尾。'}槽型：${driveName(drive).zh}，螺纹长度 ${thread} mm，每包附一支批头。`,
    ),
    facts: [
      fact(t('Diameter', 'Диаметр', '直径'), measure(d, 'mm')),
      fact(LENGTH, measure(length, 'mm')),
      fact(t('Thread pitch', 'Шаг резьбы', '螺距'), measure(pitch, 'mm')),
      fact(t('Head diameter', 'Диаметр головки', '头部直径'), measure(headSize, 'mm')),
      fact(t('Drive', 'Шлиц', '槽型'), driveName(drive)),
      fact(
        t('Point', 'Наконечник', '尾部'),
        drill
          ? t(`drill, up to ${drill} mm`, `сверло, до ${comma(drill)} мм`, `钻尾，${drill} mm 以内`)
          : t('sharp', 'острый', '尖尾'),
      ),
      fact(COATING, COATS[coat]),
      fact(PACKING, measure(pack, 'pcs')),
      fact(
        STANDARD,
        standard === 'ETA'
          ? t('European technical assessment', 'европейская техническая оценка (ETA)', '欧洲技术评估（ETA）')
          : standard,
      ),
    ],
    priceRub: roubles(price),
    moq: pack > 500 ? 10 : 20,
    leadDays: coat === 'ral' ? [3, 12] : [1, 4],
    ...(coat === 'ral'
      ? {
          variants: (['9003', '8017', '7024', '5005'] as const).map((ral) => ({
            suffix: `-${ral}`,
            options: [{ name: t('Head color', 'Цвет головки', '头部颜色'), value: `RAL ${ral}` }],
            factor: ral === '9003' ? 1 : 1.02,
          })),
        }
      : {}),
  }),
  draw: ({ d, length, head, headSize, drive, drill, pitch, thread }) => {
    const long = 168 + Math.sqrt(length) * 9
    const k = Math.min(long / length, 150 / headSize / 1.15, 9.5)
    const squeeze = Math.max(1, 13 / (d * k))
    const r = (d * k * squeeze) / 2
    const R = Math.min((headSize * k * squeeze) / 2, 62)
    const total = length * k
    const span = Math.max(total, 150)
    const x = Math.max(46, 150 - span * 0.38)
    const y = 118
    const m = span / length
    const end = x + span
    const tip = drill ? Math.min(r * 2.2 + drill * 1.5, span * 0.3) : r * 2
    const sheet = new Sheet()
    const from = Math.max(end - tip - thread * m, x + (head === 'bugle' || head === 'flat' ? R * 0.6 : 2))
    sheet.rect(x, y - r * 0.72, from - x + 4, r * 1.44, { fill: 'paper' })
    threaded(sheet, from, end - tip, y, r, Math.max(pitch * m, 5))
    if (length > 150) threaded(sheet, x + 4, x + 34, y, r * 1.15, 5)
    if (drill)
      sheet
        .path(
          `M${(end - tip).toFixed(1)} ${(y - r * 0.72).toFixed(1)}H${(end - r * 0.8).toFixed(1)}L${end.toFixed(1)} ${y}L${(end - r * 0.8).toFixed(1)} ${(y + r * 0.72).toFixed(1)}H${(end - tip).toFixed(1)}Z`,
          { fill: 'paper' },
        )
        .path(
          `M${(end - tip + 3).toFixed(1)} ${(y - r * 0.2).toFixed(1)}Q${(end - r).toFixed(1)} ${(y - r * 0.2).toFixed(1)} ${(end - r * 0.8).toFixed(1)} ${(y + r * 0.7).toFixed(1)}`,
          { weight: 'thin' },
        )
    else
      sheet
        .polygon(
          [
            [end - tip, y - r * 0.75],
            [end, y],
            [end - tip, y + r * 0.75],
          ],
          { fill: 'paper' },
        )
        .line(end - tip * 0.8, y - r * 0.75, end - tip * 0.5, y + r * 0.5, 'thin')
    let back = x
    if (head === 'bugle' || head === 'flat')
      sheet.path(
        `M${x} ${(y - R).toFixed(1)}${head === 'bugle' ? `Q${(x + R * 0.25).toFixed(1)} ${(y - r * 0.9).toFixed(1)}` : 'L'} ${(x + R * 0.85).toFixed(1)} ${(y - r * 0.72).toFixed(1)}V${(y + r * 0.72).toFixed(1)}${head === 'bugle' ? `Q${(x + R * 0.25).toFixed(1)} ${(y + r * 0.9).toFixed(1)}` : 'L'} ${x} ${(y + R).toFixed(1)}Z`,
        { fill: 'paper' },
      )
    else if (head === 'pan' || head === 'wafer') {
      const dome = head === 'pan' ? R : R * 0.62
      const depth = R * 0.55
      back = x - depth
      if (head === 'wafer') sheet.rect(x - 4, y - R, 4, 2 * R, { fill: 'paper' })
      sheet.path(
        `M${x - (head === 'wafer' ? 4 : 0)} ${(y - dome).toFixed(1)}C${(x - depth * 1.1).toFixed(1)} ${(y - dome).toFixed(1)} ${(x - depth * 1.1).toFixed(1)} ${(y + dome).toFixed(1)} ${x - (head === 'wafer' ? 4 : 0)} ${(y + dome).toFixed(1)}Z`,
        { fill: 'paper' },
      )
    } else {
      const seal = head === 'hexSeal'
      const hex = seal ? R * 0.62 : R
      const depth = hex * 0.85
      back = x - depth - (seal ? 7 : 0)
      if (seal)
        sheet.rect(x - 4, y - R * 0.96, 5, 1.92 * R, { fill: 'tint' }).rect(x - 7, y - R, 3, 2 * R, { fill: 'paper' })
      const base = x - (seal ? 7 : 0)
      sheet
        .rect(base - depth, y - hex, depth, 2 * hex, { fill: 'paper', radius: 3 })
        .line(base - depth, y - hex / 2, base, y - hex / 2, 'thin')
        .line(base - depth, y + hex / 2, base, y + hex / 2, 'thin')
    }
    sheet.line(back - 14, y, end + 14, y, 'centre')
    const cx = 316
    const cy = 226
    const cr = Math.min(46, 24 + headSize * 1.1)
    sheet.circle(cx, cy, cr, { fill: 'paper' })
    if (drive.startsWith('SW')) {
      const h = head === 'hex' ? cr * 0.86 : cr * 0.56
      sheet.polygon(
        [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
          cx + (h / 0.866) * Math.sin((i * Math.PI) / 3),
          cy - (h / 0.866) * Math.cos((i * Math.PI) / 3),
        ]),
        { fill: 'paper' },
      )
      if (head === 'hexSeal') sheet.circle(cx, cy, cr * 0.92, { weight: 'thin' })
    } else if (drive.startsWith('T')) {
      const points: [number, number][] = []
      for (let i = 0; i < 36; i++) {
        const a = (i / 36) * 2 * Math.PI
        const q = cr * (0.42 + 0.1 * Math.cos(6 * a))
        points.push([cx + q * Math.cos(a), cy + q * Math.sin(a)])
      }
      sheet.polygon(points, { fill: 'tint' })
    } else {
      const a = cr * 0.56
      const b = cr * 0.14
      sheet.polygon(
        [
          [cx - b, cy - a],
          [cx + b, cy - a],
          [cx + b, cy - b],
          [cx + a, cy - b],
          [cx + a, cy + b],
          [cx + b, cy + b],
          [cx + b, cy + a],
          [cx - b, cy + a],
          [cx - b, cy + b],
          [cx - a, cy + b],
          [cx - a, cy - b],
          [cx - b, cy - b],
        ],
        { fill: 'tint' },
      )
      if (drive.startsWith('PZ'))
        sheet.around(4, cx, cy, cr * 0.4, (s, px, py) =>
          s.line(
            cx + (px - cx) * 0.5 + (py - cy) * 0.5,
            cy + (py - cy) * 0.5 - (px - cx) * 0.5,
            cx + (px - cx) * 0.9 + (py - cy) * 0.9,
            cy + (py - cy) * 0.9 - (px - cx) * 0.9,
            'thin',
          ),
        )
    }
    sheet.centre(cx, cy, cr + 8).note(cx - cr * 0.5, cy + cr * 0.3, cx - cr - 16, cy + cr * 0.9, drive)
    return sheet
      .dimX(x, end, y - R - 34, `L ${length}`, y - R * 0.5)
      .dimX(from, end - tip, y + R + 26, String(thread), y + r)
      .note(from + 12, y - r, from + 24, y - R - 14, `⌀ ${d}`)
      .note(back + 3, y + R * 0.5, back + 24, y + R + 62, `⌀ ${headSize}`)
  },
})
