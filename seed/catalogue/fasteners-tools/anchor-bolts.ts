import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { COATING, comma, fact, LENGTH, measure, roubles, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'
import { threaded } from './thread.ts'

interface Item {
  kind: 'wedge' | 'sleeve' | 'dropin' | 'bent' | 'plate' | 'bonded'
  d: number
  length: number
  hole: number
  depth: number
  /** Recommended tension in uncracked concrete C20/25. */
  kN: number
  coat: 'zinc' | 'hdg' | 'black' | 'a4'
  grams: number
  price: number
  use: FullText
}

const KINDS = {
  wedge: t('Wedge anchor', 'Анкер клиновой', '楔形膨胀锚栓'),
  sleeve: t('Sleeve anchor with nut', 'Анкерный болт с гайкой', '套管式膨胀螺栓'),
  dropin: t('Drop-in anchor', 'Анкер забивной', '内迫式锚栓'),
  bent: t('Foundation bolt, bent, type 1.1', 'Болт фундаментный изогнутый 1.1', '弯钩地脚螺栓'),
  plate: t('Foundation bolt with anchor plate', 'Болт фундаментный с анкерной плитой 2.1', '锚板地脚螺栓'),
  bonded: t('Bonded anchor stud', 'Шпилька для химического анкера', '化学锚栓螺杆'),
}
const CODES = { wedge: 'WA', sleeve: 'SA', dropin: 'DA', bent: 'FB', plate: 'FP', bonded: 'CA' }
const COATS = {
  zinc: t('zinc-plated', 'цинк', '镀锌'),
  hdg: t('hot-dip galvanized', 'горячий цинк', '热镀锌'),
  black: t('plain', 'без покрытия', '本色'),
  a4: t('stainless A4', 'нерж. сталь А4', '不锈钢 A4'),
}

export const anchorBolts = leaf<Item>({
  key: 'anchor-bolts',
  name: t('Anchor bolts', 'Анкеры и фундаментные болты', '锚栓与地脚螺栓'),
  about: t(
    'Expansion, drop-in, bonded and cast-in anchors from M8 to M42 with the loads for concrete C20/25.',
    'Распорные, забивные, химические анкеры и фундаментные болты М8–М42 с нагрузками для бетона B25.',
    '膨胀、内迫、化学锚栓及预埋地脚螺栓，M8–M42，附 C25 混凝土承载力。',
  ),
  tnved: '7318',
  unit: 'piece',
  items: [
    {
      kind: 'wedge',
      d: 8,
      length: 80,
      hole: 8,
      depth: 45,
      kN: 4.3,
      coat: 'zinc',
      grams: 36,
      price: 14,
      use: t(
        'For cable trays, pipe clamps and light brackets.',
        'Для кабельных лотков, хомутов труб и лёгких кронштейнов.',
        '用于电缆桥架、管卡和轻型支架。',
      ),
    },
    {
      kind: 'sleeve',
      d: 8,
      length: 65,
      hole: 10,
      depth: 45,
      kN: 3,
      coat: 'zinc',
      grams: 38,
      price: 12,
      use: t(
        'For railings and door frames in brick and concrete.',
        'Для перил и дверных коробок в кирпиче и бетоне.',
        '用于砖墙和混凝土上的栏杆、门框。',
      ),
    },
    {
      kind: 'dropin',
      d: 10,
      length: 40,
      hole: 12,
      depth: 40,
      kN: 4.8,
      coat: 'zinc',
      grams: 26,
      price: 17,
      use: t(
        'Takes threaded rods of ceilings, ducts and sprinklers, flush with the slab.',
        'Под шпильки подвесных потолков, воздуховодов и спринклеров, вровень с плитой.',
        '与板面平齐，用于吊顶、风管和喷淋吊杆。',
      ),
    },
    {
      kind: 'wedge',
      d: 12,
      length: 120,
      hole: 12,
      depth: 65,
      kN: 9.5,
      coat: 'zinc',
      grams: 112,
      price: 42,
      use: t(
        'For rack uprights, machine feet and steel columns.',
        'Для стоек стеллажей, станков и стальных колонн.',
        '用于货架立柱、设备底脚和钢柱。',
      ),
    },
    {
      kind: 'wedge',
      d: 12,
      length: 110,
      hole: 12,
      depth: 65,
      kN: 9.5,
      coat: 'a4',
      grams: 104,
      price: 268,
      use: t(
        'For facades, tunnels and swimming pools, where chlorides attack zinc.',
        'Для фасадов, тоннелей и бассейнов, где хлориды разрушают цинк.',
        '用于幕墙、隧道和泳池等氯化物环境。',
      ),
    },
    {
      kind: 'bonded',
      d: 16,
      length: 190,
      hole: 18,
      depth: 125,
      kN: 25.2,
      coat: 'zinc',
      grams: 248,
      price: 138,
      use: t(
        'Set with resin near edges, where an expansion anchor would split the concrete.',
        'Ставится на смолу у края, где распорный анкер расколет бетон.',
        '配树脂用于靠近边缘、不宜膨胀锚固的部位。',
      ),
    },
    {
      kind: 'wedge',
      d: 20,
      length: 170,
      hole: 20,
      depth: 100,
      kN: 19,
      coat: 'hdg',
      grams: 438,
      price: 176,
      use: t(
        'For crane rails, heavy racking and crash barriers.',
        'Для крановых путей, тяжёлых стеллажей и отбойников.',
        '用于起重机轨道、重型货架和防撞护栏。',
      ),
    },
    {
      kind: 'bent',
      d: 20,
      length: 630,
      hole: 0,
      depth: 500,
      kN: 45,
      coat: 'black',
      grams: 1770,
      price: 268,
      use: t(
        'Cast into the foundation of columns, poles and pump frames.',
        'Замоноличивается в фундамент колонн, опор и рам насосов.',
        '预埋于钢柱、灯杆和泵座基础。',
      ),
    },
    {
      kind: 'bent',
      d: 24,
      length: 900,
      hole: 0,
      depth: 700,
      kN: 65,
      coat: 'hdg',
      grams: 3600,
      price: 695,
      use: t(
        'Cast into the foundation of lighting masts and gantries.',
        'Замоноличивается в фундамент мачт освещения и порталов.',
        '预埋于高杆灯和龙门架基础。',
      ),
    },
    {
      kind: 'plate',
      d: 30,
      length: 1000,
      hole: 0,
      depth: 800,
      kN: 110,
      coat: 'black',
      grams: 8900,
      price: 1480,
      use: t(
        'Carries dynamic loads of compressors, forging hammers and chimneys.',
        'Держит динамические нагрузки компрессоров, молотов и дымовых труб.',
        '承受压缩机、锻锤和烟囱的动载荷。',
      ),
    },
    {
      kind: 'plate',
      d: 42,
      length: 1500,
      hole: 0,
      depth: 1250,
      kN: 210,
      coat: 'black',
      grams: 24500,
      price: 3940,
      use: t(
        'For rolling mills, turbine foundations and tower bases.',
        'Для прокатных станов, фундаментов турбин и оснований башен.',
        '用于轧机、汽轮机基础和塔架底座。',
      ),
    },
  ],
  product: ({ kind, d, length, hole, depth, kN, coat, grams, price, use }) => {
    const cast = kind === 'bent' || kind === 'plate'
    return {
      model: `${CODES[kind]}-${d}x${length}${coat === 'a4' ? '-A4' : ''}`,
      name: t(
        `${KINDS[kind].en} M${d}×${length} mm, ${COATS[coat].en}`,
        `${KINDS[kind].ru} М${d}×${length} мм, ${COATS[coat].ru}`,
        `${KINDS[kind].zh} M${d}×${length} mm ${COATS[coat].zh}`,
      ),
      description: t(
        `${use.en} ${cast ? `Embedded ${depth} mm deep, supplied with two nuts and a washer.` : `Drill ⌀${hole} mm, anchor depth ${depth} mm, blow out the hole before setting.`} Recommended tension ${kN} kN in concrete C20/25.`,
        `${use.ru} ${cast ? `Глубина заделки ${depth} мм, в комплекте две гайки и шайба.` : `Сверлить ⌀${hole} мм, глубина анкеровки ${depth} мм, отверстие перед установкой продуть.`} Рекомендуемая нагрузка на вырыв ${comma(kN)} кН в бетоне B25.`,
        `${use.zh}${cast ? `埋深 ${depth} mm，配两只螺母和一只垫圈。` : `钻孔 ⌀${hole} mm，锚固深度 ${depth} mm，安装前清孔。`}C25 混凝土中推荐抗拉载荷 ${kN} kN。`,
      ),
      facts: [
        fact(t('Type', 'Тип', '类型'), KINDS[kind]),
        fact(t('Thread', 'Резьба', '螺纹'), t(`M${d}`, `М${d}`, `M${d}`)),
        fact(LENGTH, measure(length, 'mm')),
        fact(t('Anchor depth', 'Глубина анкеровки', '锚固深度'), measure(depth, 'mm')),
        ...(hole ? [fact(t('Drill hole', 'Диаметр отверстия', '钻孔直径'), measure(hole, 'mm'))] : []),
        fact(t('Recommended tension', 'Рекомендуемая нагрузка на вырыв', '推荐抗拉载荷'), measure(kN, 'kN')),
        fact(
          t('Steel', 'Сталь', '材质'),
          coat === 'a4'
            ? 'AISI 316'
            : cast
              ? t('St3ps4, class 4.6', 'Ст3пс4, класс 4.6', 'Q235，4.6 级')
              : t('class 5.8', 'класс 5.8', '5.8 级'),
        ),
        fact(COATING, coat === 'a4' ? { ...COATS.a4, ru: 'нет (нержавеющая сталь А4)' } : COATS[coat]),
        fact(t('Weight per piece', 'Масса одной штуки', '单件重量'), measure(grams, 'g')),
        ...(cast
          ? [
              fact(
                t('Standard', 'Стандарт', '执行标准'),
                t('GOST 24379.1-2012', 'ГОСТ 24379.1-2012', 'GOST 24379.1-2012、GB/T 799'),
              ),
            ]
          : []),
      ],
      priceRub: roubles(price),
      moq: cast ? 20 : d < 11 ? 500 : 100,
      leadDays: cast ? [10, 20] : [1, 4],
      ...(cast
        ? {
            variants: [
              {
                suffix: '-ST3',
                options: [{ name: t('Steel', 'Сталь', '材质'), value: t('St3ps4', 'Ст3пс4', 'Q235') }],
                factor: 1,
              },
              {
                suffix: '-09G2S',
                options: [
                  {
                    name: t('Steel', 'Сталь', '材质'),
                    value: t(
                      '09G2S, for −40 °C and below',
                      '09Г2С, для −40 °C и ниже',
                      '09G2S（Q355），适于 −40 °C 以下',
                    ),
                  },
                ],
                factor: 1.14,
              },
              {
                suffix: '-40X',
                options: [
                  { name: t('Steel', 'Сталь', '材质'), value: t('40Kh, class 8.8', '40Х, класс 8.8', '40Cr，8.8 级') },
                ],
                factor: 1.38,
              },
            ],
          }
        : {}),
    }
  },
  draw: ({ kind, d, length, hole, depth }) => {
    const cast = kind === 'bent' || kind === 'plate'
    const long = cast ? 216 : kind === 'dropin' ? 116 : 158 + length * 0.26
    const k = long / length
    const r = cast ? 6 + d * 0.16 : (d * k) / 2
    const y = 140
    const face = cast ? 128 : kind === 'dropin' ? 170 : 72 + (length - depth) * k
    const start = kind === 'dropin' ? face : face - (length - depth) * k
    const end = start + long
    const sheet = new Sheet()
    const bed = Math.min(384, end + 34)
    const half = cast ? 96 : 66
    sheet.rect(face, y - half, bed - face, 2 * half, { fill: 'none', weight: 'thin' })
    sheet.repeat(30, (s, i) => {
      const px = face + 10 + ((i * 53) % Math.max(20, bed - face - 20))
      const py = y - half + 9 + ((i * 67 + i * i * 13) % (2 * half - 18))
      if (Math.abs(py - y) > (kind === 'plate' ? 56 : 30))
        s.polygon(
          [
            [px - 3, py + 2.5],
            [px + 3.5, py + 2],
            [px + 0.5, py - 3.5],
          ],
          { weight: 'thin' },
        )
    })
    sheet.line(face, y - half - 10, face, y + half + 10)
    const nut = (x: number) => {
      const w = Math.max(r * 1.5, 9)
      const h = r * 2
      sheet
        .rect(x - w, y - h, w, 2 * h, { fill: 'paper' })
        .line(x - w, y - h / 2, x, y - h / 2, 'thin')
        .line(x - w, y + h / 2, x, y + h / 2, 'thin')
      return x - w
    }
    if (kind === 'dropin') {
      const outer = r * (hole / d)
      sheet
        .rect(start, y - outer, long, 2 * outer, { fill: 'hatch' })
        .rect(start, y - r * 0.9, long * 0.5, r * 1.8, { fill: 'paper' })
      sheet.repeat(9, (s, i) =>
        s.line(start + 4 + i * (long * 0.055), y - r * 0.9, start + 6 + i * (long * 0.055), y + r * 0.9, 'thin'),
      )
      sheet.polygon(
        [
          [start + long * 0.5, y - r * 0.7],
          [end - 4, y - r * 0.42],
          [end - 4, y + r * 0.42],
          [start + long * 0.5, y + r * 0.7],
        ],
        { fill: 'tint' },
      )
      sheet
        .line(start + long * 0.55, y - outer, end, y - outer + 1, 'hidden')
        .line(start + long * 0.6, y - outer * 0.5, end, y - outer * 0.5, 'thin')
        .line(start + long * 0.6, y + outer * 0.5, end, y + outer * 0.5, 'thin')
    } else if (cast) {
      const tail = kind === 'bent' ? end - 30 : end
      sheet.rect(start + 40, y - r, tail - start - 40, 2 * r, { fill: 'paper' })
      threaded(sheet, start, start + 66, y, r, 4)
      if (kind === 'bent')
        sheet.path(
          `M${tail} ${(y - r).toFixed(1)}q${(26 + r).toFixed(1)} 0 ${(26 + r).toFixed(1)} ${(26 + r).toFixed(1)}v26h${(-2 * r).toFixed(1)}v-26q0 ${-26 + r} ${(-26 + r).toFixed(1)} ${-26 + r}Z`,
          { fill: 'paper' },
        )
      else {
        sheet.rect(end - 34, y - 44 - d * 0.4, 9, 88 + d * 0.8, { fill: 'hatch' })
        threaded(sheet, end - 24, end, y, r, 4)
        nut(end - 6)
      }
      sheet.rect(face - 16, y - 40, 16, 80, { fill: 'hatch' })
      sheet.rect(face - 16, y - r, 16, 2 * r, { fill: 'paper' })
      nut(nut(face - 20))
      sheet.rect(face - 20, y - r * 2.5, 4, r * 5, { fill: 'paper' })
    } else {
      const plate = Math.min(12, (length - depth) * k * 0.24)
      const outer = Math.max((r * hole) / d, r + (kind === 'bonded' ? 3 : 0.8))
      sheet.rect(face, y - outer, end - face + (kind === 'bonded' ? 8 : 2), 2 * outer, {
        fill: kind === 'bonded' ? 'tint' : 'paper',
        weight: 'thin',
      })
      sheet.rect(start + 10, y - r * 0.92, long - 10, r * 1.84, { fill: 'paper' })
      threaded(sheet, start, kind === 'bonded' ? end : face + (end - face) * 0.3, y, r, kind === 'bonded' ? 5 : 4)
      if (kind === 'bonded')
        sheet.polygon(
          [
            [end, y - r * 0.9],
            [end + 8, y + r * 0.9],
            [end, y + r * 0.9],
          ],
          { fill: 'paper' },
        )
      if (kind === 'wedge') {
        sheet.polygon(
          [
            [end - 34, y - r * 0.7],
            [end - 4, y - r],
            [end, y - r * 0.9],
            [end, y + r * 0.9],
            [end - 4, y + r],
            [end - 34, y + r * 0.7],
          ],
          { fill: 'paper' },
        )
        sheet
          .path(`M${end - 50} ${y - r}h28l9 -2v${2 * r + 4}l-9 -2h-28Z`, { fill: 'hatch' })
          .line(end - 34, y, end - 13, y)
          .line(end - 43, y - r * 0.5, end - 38, y - r * 0.5, 'thin')
      }
      if (kind === 'sleeve') {
        sheet
          .rect(face - plate, y - outer, end - face - 14 + plate, 2 * outer, { fill: 'hatch' })
          .line(face + 30, y, end - 16, y)
        sheet.polygon(
          [
            [end - 24, y - outer * 0.6],
            [end, y - outer],
            [end, y + outer],
            [end - 24, y + outer * 0.6],
          ],
          { fill: 'paper' },
        )
      }
      sheet
        .rect(face - plate, y - 46, plate, 92, { fill: 'hatch' })
        .rect(face - plate, y - r, plate, 2 * r, { fill: 'paper' })
      sheet.rect(face - plate - 4, y - r * 2.4, 4, r * 4.8, { fill: 'paper' })
      nut(face - plate - 4)
    }
    sheet.line(start - 18, y, bed + 8, y, 'centre')
    const low = y + half + 28
    if (kind !== 'dropin') sheet.dimX(start, end, low + 22, `L ${length}`, y + r)
    return sheet
      .dimX(face, face + (cast ? depth * k : end - face), low, String(depth), y + r)
      .note(start + (kind === 'dropin' ? 12 : 8), y - r, start + 10, y - half - 22, `M${d}`)
      .note(
        face + (end - face) * 0.45,
        y - (cast ? r : (r * (hole || d)) / d),
        face + (end - face) * 0.45 + 24,
        y - half - 22,
        hole ? `⌀ ${hole}` : `⌀ ${d}`,
      )
  },
})
