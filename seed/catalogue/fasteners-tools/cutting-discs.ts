import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { comma, fact, gost, measure, PACKING, roubles, STANDARD, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  D: number
  s: number
  bore: number
  kind: 'cut' | 'grind' | 'flap' | 'diamond' | 'turbo'
  grain: string
  /** Highest peripheral speed, m/s. */
  speed: 80 | 100
  /** Segments or flaps. */
  parts?: number
  pack: number
  use: FullText
  price: number
}

const KINDS = {
  cut: t('Cutting disc', 'Круг отрезной', '切割片'),
  grind: t('Grinding disc', 'Круг зачистной', '角磨片'),
  flap: t('Flap disc', 'Круг лепестковый торцевой', '百叶片'),
  diamond: t('Segmented diamond disc', 'Диск алмазный сегментный', '金刚石锯片（分段）'),
  turbo: t('Turbo diamond disc', 'Диск алмазный «турбо»', '金刚石锯片（波纹）'),
}
const STEEL = t(
  'For carbon and structural steel, bar, angle and pipe.',
  'Для углеродистой и конструкционной стали: арматура, уголок, труба.',
  '用于碳钢和结构钢：钢筋、角钢、钢管。',
)

export const cuttingDiscs = leaf<Item>({
  key: 'cutting-discs',
  name: t('Cutting and grinding discs', 'Круги отрезные и зачистные', '切割片与磨片'),
  about: t(
    'Abrasive, flap and diamond discs from 115 to 600 mm for angle grinders, chop saws and masonry saws.',
    'Абразивные, лепестковые и алмазные круги 115–600 мм для угловых шлифмашин, отрезных станков и швонарезчиков.',
    '树脂、百叶和金刚石片，直径 115–600 mm，用于角磨机、型材切割机和切缝机。',
  ),
  tnved: '680422',
  unit: 'piece',
  items: [
    {
      D: 115,
      s: 1,
      bore: 22.23,
      kind: 'cut',
      grain: 'A 60 S BF',
      speed: 80,
      pack: 50,
      price: 31,
      use: t(
        'For thin sheet and stainless steel, free of iron, sulfur and chlorine.',
        'Для тонкого листа и нержавейки, без железа, серы и хлора.',
        '用于薄板和不锈钢，不含铁、硫、氯。',
      ),
    },
    { D: 125, s: 1.2, bore: 22.23, kind: 'cut', grain: 'A 54 S BF', speed: 80, pack: 50, price: 34, use: STEEL },
    {
      D: 125,
      s: 6,
      bore: 22.23,
      kind: 'grind',
      grain: 'A 24 R BF',
      speed: 80,
      pack: 10,
      price: 78,
      use: t(
        'Removes weld seams, burrs and rust; work at an angle of 25–30°.',
        'Снимает сварные швы, заусенцы и ржавчину; угол к поверхности 25–30°.',
        '用于打磨焊缝、毛刺和锈层，工作角度 25–30°。',
      ),
    },
    {
      D: 125,
      s: 13,
      bore: 22.23,
      kind: 'flap',
      grain: 'ZA 60',
      speed: 80,
      parts: 24,
      pack: 10,
      price: 142,
      use: t(
        'Grinds and finishes stainless steel and welds in one pass, cool and quiet.',
        'Шлифует и доводит нержавейку и швы за один проход, без прижогов и шума.',
        '不锈钢和焊缝磨抛一次完成，发热少、噪声低。',
      ),
    },
    { D: 150, s: 1.6, bore: 22.23, kind: 'cut', grain: 'A 46 S BF', speed: 80, pack: 25, price: 48, use: STEEL },
    {
      D: 125,
      s: 2.2,
      bore: 22.23,
      kind: 'turbo',
      grain: 'D 40/50',
      speed: 80,
      parts: 28,
      pack: 10,
      price: 590,
      use: t(
        'Clean cuts in tile, granite and dense concrete, dry.',
        'Чистый рез плитки, гранита и плотного бетона всухую.',
        '干切瓷砖、花岗岩和高强混凝土，切口平整。',
      ),
    },
    { D: 230, s: 2, bore: 22.23, kind: 'cut', grain: 'A 36 S BF', speed: 80, pack: 25, price: 98, use: STEEL },
    {
      D: 230,
      s: 2.6,
      bore: 22.23,
      kind: 'diamond',
      grain: 'D 35/40',
      speed: 80,
      parts: 16,
      pack: 5,
      price: 1180,
      use: t(
        'Cuts concrete, brick and curbstone dry with a large grinder.',
        'Режет бетон, кирпич и бордюр всухую большой шлифмашиной.',
        '配大型角磨机干切混凝土、砖和路缘石。',
      ),
    },
    {
      D: 355,
      s: 3.2,
      bore: 25.4,
      kind: 'cut',
      grain: 'A 30 R BF',
      speed: 80,
      pack: 10,
      price: 268,
      use: t(
        'For chop saws: channels, pipes and bundles of rebar.',
        'Для монтажных пил: швеллер, труба, пачка арматуры.',
        '用于型材切割机，切割槽钢、钢管和成捆钢筋。',
      ),
    },
    {
      D: 400,
      s: 4,
      bore: 32,
      kind: 'cut',
      grain: 'A 24 R BF',
      speed: 100,
      pack: 10,
      price: 345,
      use: t(
        'For stationary machines and rail cutters.',
        'Для стационарных станков и рельсорезов.',
        '用于固定式切割机和锯轨机。',
      ),
    },
    {
      D: 600,
      s: 4.5,
      bore: 25.4,
      kind: 'diamond',
      grain: 'D 30/40',
      speed: 80,
      parts: 42,
      pack: 1,
      price: 21400,
      use: t(
        'For floor saws: expansion joints and asphalt up to 230 mm deep, with water.',
        'Для швонарезчиков: деформационные швы и асфальт глубиной до 230 мм, с водой.',
        '用于路面切缝机，湿切伸缩缝和沥青，深度可达 230 mm。',
      ),
    },
  ],
  product: ({ D, s, bore, kind, grain, speed, parts, pack, use, price }) => {
    const rpm = Math.floor((speed * 60000) / (Math.PI * D) / 50) * 50
    const diamond = kind === 'diamond' || kind === 'turbo'
    const size = `${D}×${s}×${bore}`
    return {
      model: `CD-${kind.slice(0, 2).toUpperCase()}-${D}-${s}`,
      name: t(
        `${KINDS[kind].en} ${size} mm, ${grain}`,
        `${KINDS[kind].ru} ${comma(size)} мм, ${grain}`,
        `${KINDS[kind].zh} ${size} mm ${grain}`,
      ),
      description: t(
        `${use.en} ${diamond ? `${parts} segments${kind === 'diamond' ? ', laser-welded to the steel core' : ' in a continuous corrugated rim'}.` : kind === 'flap' ? `${parts} zirconia flaps on a fiberglass plate.` : `Resin bond with ${D > 200 ? 'two or more' : 'two'} glass-fiber meshes.`} Do not exceed ${rpm} rpm; wear eye protection.`,
        `${use.ru} ${diamond ? (kind === 'diamond' ? `Сегментов — ${parts}, приварены лазером к стальному корпусу.` : `Сплошная гофрированная кромка, ${parts} волн.`) : kind === 'flap' ? `Лепестков — ${parts}, цирконат алюминия, основа из стекловолокна.` : `Бакелитовая связка, ${D > 200 ? 'две и более упрочняющие сетки' : 'две упрочняющие сетки'} из стекловолокна.`} Не превышать ${rpm} об/мин, работать в очках.`,
        `${use.zh}${diamond ? (kind === 'diamond' ? `${parts} 个刀头，激光焊接于钢基体。` : `连续波纹齿圈，${parts} 个波纹。`) : kind === 'flap' ? `${parts} 片锆刚玉叶片，玻纤底盘。` : `树脂结合剂，${D > 200 ? '两层以上' : '两层'}玻纤网增强。`}转速不得超过 ${rpm} r/min，操作时佩戴护目镜。`,
      ),
      facts: [
        fact(t('Outside diameter', 'Наружный диаметр', '外径'), measure(D, 'mm')),
        fact(t('Thickness', 'Толщина', '厚度'), measure(s, 'mm')),
        fact(t('Bore', 'Посадочное отверстие', '孔径'), measure(bore, 'mm')),
        fact(t('Type', 'Тип', '类型'), KINDS[kind]),
        fact(t('Grain and bond', 'Зерно и связка', '磨料与结合剂'), grain),
        fact(t('Working speed', 'Рабочая скорость', '工作线速度'), measure(speed, 'm/s')),
        fact(t('Maximum speed', 'Частота вращения, не более', '最高转速'), measure(rpm, 'rpm')),
        fact(PACKING, measure(pack, 'pcs')),
        fact(
          STANDARD,
          diamond
            ? t('EN 13236, GOST 32833-2014', 'EN 13236, ГОСТ 32833-2014', 'EN 13236、GB/T 11270')
            : kind === 'flap'
              ? 'EN 13743'
              : gost(kind === 'cut' ? '21963-2002' : '23182-78', 'EN 12413'),
        ),
      ],
      priceRub: roubles(price),
      moq: pack * (price > 500 ? 1 : 4),
      leadDays: D > 500 ? [10, 25] : [1, 5],
      ...(kind === 'flap'
        ? {
            variants: ([40, 60, 80, 120] as const).map((grit) => ({
              suffix: `-P${grit}`,
              options: [{ name: t('Grit', 'Зернистость', '粒度'), value: `P${grit}` }],
              factor: grit === 120 ? 1.04 : 1,
            })),
          }
        : kind === 'cut' && D < 240
          ? {
              variants: [
                {
                  suffix: '-ST',
                  options: [{ name: t('For', 'Для материала', '适用材料'), value: t('steel', 'сталь', '钢材') }],
                  factor: 1,
                },
                {
                  suffix: '-INOX',
                  options: [
                    {
                      name: t('For', 'Для материала', '适用材料'),
                      value: t('stainless steel', 'нержавеющая сталь', '不锈钢'),
                    },
                  ],
                  factor: 1.12,
                },
                {
                  suffix: '-AL',
                  options: [{ name: t('For', 'Для материала', '适用材料'), value: t('aluminum', 'алюминий', '铝') }],
                  factor: 1.3,
                },
              ],
            }
          : {}),
    }
  },
  draw: ({ D, s, bore, kind, speed, parts = 0 }) => {
    const R = 66 + D * 0.062
    const k = R / (D / 2)
    const x = 146
    const y = 142
    const sheet = new Sheet()
    const hole = Math.max((bore / 2) * k, 6)
    if (kind === 'diamond') {
      sheet.circle(x, y, R * 0.91, { fill: 'paper' })
      const width = ((2 * Math.PI * R) / parts) * 0.4
      sheet.around(parts, x, y, R, (p, px, py, a) => {
        const c = Math.cos(a)
        const n = Math.sin(a)
        const inner = R * 0.9
        p.polygon(
          [
            [x + c * inner - n * width, y + n * inner + c * width],
            [px - n * width, py + c * width],
            [px + n * width, py - c * width],
            [x + c * inner + n * width, y + n * inner - c * width],
          ],
          { fill: 'tint', weight: 'thin' },
        )
      })
      sheet.around(Math.min(parts, 16), x, y, R * 0.84, (p, px, py) => p.circle(px, py, 2, { weight: 'thin' }))
    } else if (kind === 'turbo') {
      sheet.circle(x, y, R, { fill: 'tint' }).circle(x, y, R * 0.87, { fill: 'paper' })
      sheet.around(parts, x, y, R, (p, px, py, a) =>
        p.line(x + R * 0.87 * Math.cos(a - 0.08), y + R * 0.87 * Math.sin(a - 0.08), px, py, 'thin'),
      )
      sheet.around(8, x, y, R * 0.6, (p, px, py) => p.circle(px, py, 4, { weight: 'thin' }))
    } else if (kind === 'flap') {
      sheet.circle(x, y, R, { fill: 'paper' })
      sheet.around(parts, x, y, R, (p, px, py, a) =>
        p.path(
          `M${px.toFixed(1)} ${py.toFixed(1)}Q${(x + R * 0.75 * Math.cos(a + 0.12)).toFixed(1)} ${(y + R * 0.75 * Math.sin(a + 0.12)).toFixed(1)} ${(x + R * 0.5 * Math.cos(a + 0.06)).toFixed(1)} ${(y + R * 0.5 * Math.sin(a + 0.06)).toFixed(1)}`,
          { weight: 'thin' },
        ),
      )
      sheet.circle(x, y, R * 0.5, { fill: 'paper' }).circle(x, y, R * 0.44, { weight: 'thin' })
    } else {
      sheet.circle(x, y, R, { fill: 'paper' })
      let mesh = ''
      const step = Math.max(8, 13 - D * 0.008)
      for (let at = -R + step; at < R - 2; at += step) {
        const half = Math.sqrt(R * R - at * at) - 2
        mesh += `M${(x - half).toFixed(1)} ${(y + at).toFixed(1)}h${(2 * half).toFixed(1)}M${(x + at).toFixed(1)} ${(y - half).toFixed(1)}v${(2 * half).toFixed(1)}`
      }
      sheet
        .path(mesh, { weight: kind === 'grind' ? 'hidden' : 'thin' })
        .circle(x, y, R * 0.52, { fill: 'paper', weight: 'thin' })
      if (kind === 'grind') sheet.circle(x, y, R * 0.44, { weight: 'thin' }).circle(x, y, R * 0.34)
    }
    sheet
      .circle(x, y, hole * 1.5, { fill: 'hatch' })
      .circle(x, y, hole, { fill: 'paper' })
      .centre(x, y, R + 12)
    const depth = 4 + s * 2.2
    const left = 322
    if (kind === 'grind' || kind === 'flap') {
      const dish = 14
      const a = R * 0.34
      const b = R * 0.46
      for (const side of [-1, 1]) {
        const at = (u: number, v: number): [number, number] => [left + u, y + side * v]
        const body = kind === 'flap' ? 5 : depth
        sheet.polygon(
          [
            at(0, R),
            at(0, b),
            at(-dish, a),
            at(-dish, hole),
            at(-dish + body, hole),
            at(-dish + body, a),
            at(body, b),
            at(body, R),
          ],
          { fill: 'hatch' },
        )
        if (kind === 'flap') {
          sheet.polygon([at(5, R), at(depth, R * 0.94), at(depth - 6, R * 0.52), at(5, R * 0.5)], { fill: 'tint' })
          sheet.repeat(8, (p, i) =>
            p.line(...at(5, R * (0.53 + i * 0.055)), ...at(depth - 6 + i * 0.7, R * (0.57 + i * 0.05)), 'thin'),
          )
        }
      }
    } else {
      sheet
        .rect(left, y - R, depth, 2 * R, { fill: 'hatch' })
        .rect(left - 1, y - hole, depth + 2, 2 * hole, { fill: 'paper' })
      if (kind !== 'cut')
        for (const top of [y - R, y + R * 0.9]) sheet.rect(left - 2, top, depth + 4, R * 0.1, { fill: 'tint' })
    }
    sheet.line(left - 28, y, left + depth + 20, y, 'centre')
    return sheet
      .dimX(x - R, x + R, y + R + 30, `⌀ ${D}`, y)
      .note(left + depth / 2, y + R * 0.75, left + depth + 16, y + R + 26, String(s))
      .note(x + hole * 0.7, y - hole * 0.7, x + R + 16, y - R + 6, `⌀ ${bore}`)
      .note(x - R * 0.75, y - R * 0.62, x - R * 0.75 - 16, Math.max(y - R - 8, 20), `${speed} m/s`)
  },
})
