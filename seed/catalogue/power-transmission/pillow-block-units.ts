import { Sheet } from '../../drawing/sheet.ts'
import { fact, measure, roubles, t, WEIGHT } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  code: string
  /** P: pillow block, F: square flange, FL: oval flange. */
  shape: 'P' | 'F' | 'FL'
  d: number
  /** Centre height of a pillow block; for flanged units the distance from the flange to the bearing end. */
  h: number
  length: number
  width: number
  /** Bolt spacing. */
  bolts: number
  height: number
  thread: number
  dynamic: number
  kg: number
  price: number
}

const SHAPES = {
  P: t('pillow block (UCP)', 'на лапах (UCP)', '立式座（UCP）'),
  F: t('square flange (UCF)', 'квадратный фланец (UCF)', '方形座（UCF）'),
  FL: t('oval flange (UCFL)', 'овальный фланец (UCFL)', '菱形座（UCFL）'),
}
const NAMES = {
  P: t('Pillow block bearing unit', 'Подшипниковый узел на лапах', '带立式座外球面球轴承'),
  F: t('Square flanged bearing unit', 'Подшипниковый узел с квадратным фланцем', '带方形座外球面球轴承'),
  FL: t('Oval flanged bearing unit', 'Подшипниковый узел с овальным фланцем', '带菱形座外球面球轴承'),
}

const use = (d: number) =>
  d < 35
    ? t(
        'For light conveyors, fans, packing machines and greenhouse drives.',
        'Для лёгких конвейеров, вентиляторов, упаковочных машин и приводов теплиц.',
        '用于轻型输送机、风机、包装机械和温室驱动。',
      )
    : d < 65
      ? t(
          'For belt conveyors, augers, grain elevators and sawmill lines.',
          'Для ленточных конвейеров, шнеков, зерновых норий и лесопильных линий.',
          '用于带式输送机、螺旋输送机、斗式提升机和锯木生产线。',
        )
      : t(
          'For drum pulleys, induced-draft fans, mixers and heavy screens.',
          'Для приводных барабанов, дымососов, смесителей и тяжёлых грохотов.',
          '用于传动滚筒、引风机、搅拌机和重型振动筛。',
        )

export const pillowBlockUnits = leaf<Item>({
  key: 'pillow-block-units',
  name: t('Mounted bearing units', 'Подшипниковые узлы', '带座轴承'),
  about: t(
    'Ready-to-mount bearing units with a self-aligning insert in a cast iron housing, shafts from 20 to 100 mm.',
    'Готовые к монтажу узлы с самоустанавливающимся подшипником в чугунном корпусе, валы 20–100 мм.',
    '铸铁座配调心外球面轴承，即装即用，轴径 20–100 mm。',
  ),
  tnved: '848320',
  unit: 'piece',
  items: [
    {
      code: 'UCP 204',
      shape: 'P',
      d: 20,
      h: 33.3,
      length: 127,
      width: 38,
      bolts: 95,
      height: 65,
      thread: 10,
      dynamic: 12.8,
      kg: 0.66,
      price: 365,
    },
    {
      code: 'UCP 205',
      shape: 'P',
      d: 25,
      h: 36.5,
      length: 140,
      width: 38,
      bolts: 105,
      height: 71,
      thread: 10,
      dynamic: 14,
      kg: 0.8,
      price: 410,
    },
    {
      code: 'UCFL 205',
      shape: 'FL',
      d: 25,
      h: 27,
      length: 130,
      width: 68,
      bolts: 99,
      height: 68,
      thread: 14,
      dynamic: 14,
      kg: 0.62,
      price: 420,
    },
    {
      code: 'UCP 206',
      shape: 'P',
      d: 30,
      h: 42.9,
      length: 165,
      width: 48,
      bolts: 121,
      height: 84,
      thread: 14,
      dynamic: 19.5,
      kg: 1.3,
      price: 540,
    },
    {
      code: 'UCF 207',
      shape: 'F',
      d: 35,
      h: 34.4,
      length: 117,
      width: 117,
      bolts: 92,
      height: 117,
      thread: 12,
      dynamic: 25.7,
      kg: 1.7,
      price: 725,
    },
    {
      code: 'UCP 208',
      shape: 'P',
      d: 40,
      h: 49.2,
      length: 184,
      width: 54,
      bolts: 137,
      height: 100,
      thread: 14,
      dynamic: 29.1,
      kg: 1.9,
      price: 810,
    },
    {
      code: 'UCP 210',
      shape: 'P',
      d: 50,
      h: 57.2,
      length: 206,
      width: 60,
      bolts: 159,
      height: 114,
      thread: 16,
      dynamic: 35.1,
      kg: 2.7,
      price: 1090,
    },
    {
      code: 'UCP 212',
      shape: 'P',
      d: 60,
      h: 69.8,
      length: 241,
      width: 70,
      bolts: 184,
      height: 138,
      thread: 16,
      dynamic: 47.7,
      kg: 4.6,
      price: 1780,
    },
    {
      code: 'UCP 215',
      shape: 'P',
      d: 75,
      h: 82.6,
      length: 275,
      width: 74,
      bolts: 217,
      height: 163,
      thread: 20,
      dynamic: 66,
      kg: 7.2,
      price: 2840,
    },
    {
      code: 'UCP 218',
      shape: 'P',
      d: 90,
      h: 101.6,
      length: 327,
      width: 88,
      bolts: 262,
      height: 200,
      thread: 22,
      dynamic: 96,
      kg: 12.4,
      price: 5120,
    },
    {
      code: 'UCP 320',
      shape: 'P',
      d: 100,
      h: 140,
      length: 490,
      width: 120,
      bolts: 380,
      height: 275,
      thread: 30,
      dynamic: 173,
      kg: 35,
      price: 14900,
    },
  ],
  product: ({ code, shape, d, h, length, width, bolts, height, thread, dynamic, kg, price }) => {
    const sizes = shape === 'P' ? `${length}×${width}×${height}` : `${length}×${height}`
    return {
      model: code.replace(' ', ''),
      name: t(
        `${NAMES[shape].en} ${code}, shaft ${d} mm`,
        `${NAMES[shape].ru} ${code}, вал ${d} мм`,
        `${NAMES[shape].zh} ${code} 轴径 ${d} mm`,
      ),
      description: t(
        `The insert aligns itself in the spherical seat by up to 2° and is locked on the shaft with two set screws. ${use(d).en} Relubricated through a grease fitting; fastened with ${shape === 'F' ? 'four' : 'two'} M${thread} bolts.`,
        `Вкладыш самоустанавливается в сферической расточке до 2° и крепится на валу двумя стопорными винтами. ${use(d).ru} Смазывается через пресс-маслёнку, крепление — ${shape === 'F' ? 'четыре болта' : 'два болта'} М${thread}.`,
        `轴承在球面座孔内可自动调心 2°，用两个紧定螺钉固定在轴上。${use(d).zh}通过油嘴补充润滑脂，用${shape === 'F' ? '四' : '两'}个 M${thread} 螺栓固定。`,
      ),
      facts: [
        fact(t('Shaft diameter', 'Диаметр вала', '轴径'), measure(d, 'mm')),
        fact(t('Housing', 'Корпус', '座型'), SHAPES[shape]),
        fact(
          shape === 'P'
            ? t('Center height', 'Высота до оси', '中心高')
            : t('Flange to bearing end', 'От фланца до торца подшипника', '法兰面至轴承端面'),
          measure(h, 'mm'),
        ),
        fact(t('Overall size', 'Габариты', '外形尺寸'), measure(sizes, 'mm')),
        fact(t('Bolt spacing', 'Расстояние между болтами', '螺栓孔中心距'), measure(bolts, 'mm')),
        fact(
          t('Bolts', 'Болты', '安装螺栓'),
          t(
            `M${thread}, ${shape === 'F' ? 4 : 2} pcs`,
            `М${thread}, ${shape === 'F' ? 4 : 2} шт.`,
            `M${thread}，${shape === 'F' ? 4 : 2} 件`,
          ),
        ),
        fact(t('Dynamic load rating', 'Динамическая грузоподъёмность', '基本额定动载荷'), measure(dynamic, 'kN')),
        fact(
          t('Housing material', 'Материал корпуса', '座体材料'),
          t('gray cast iron GJL-200', 'чугун СЧ20', '灰铸铁 HT200'),
        ),
        fact(WEIGHT, measure(kg, 'kg')),
      ],
      priceRub: roubles(price),
      moq: d < 35 ? 20 : d < 65 ? 8 : 2,
      leadDays: d >= 90 ? [10, 25] : [2, 7],
      ...(d <= 50
        ? {
            variants: [
              {
                suffix: '-STD',
                options: [
                  {
                    name: t('Housing material', 'Материал корпуса', '座体材料'),
                    value: t('gray cast iron GJL-200', 'чугун СЧ20', '灰铸铁 HT200'),
                  },
                ],
                factor: 1,
              },
              {
                suffix: '-SS',
                options: [
                  {
                    name: t('Housing material', 'Материал корпуса', '座体材料'),
                    value: t('stainless steel AISI 304', 'нержавеющая сталь AISI 304', '304 不锈钢'),
                  },
                ],
                factor: 3.6,
              },
              {
                suffix: '-PL',
                options: [
                  {
                    name: t('Housing material', 'Материал корпуса', '座体材料'),
                    value: t(
                      'thermoplastic, stainless insert',
                      'термопластик, нержавеющий вкладыш',
                      '热塑性塑料座，不锈钢轴承',
                    ),
                  },
                ],
                factor: 2.2,
              },
            ],
          }
        : {}),
    }
  },
  draw: ({ shape, d, h, length, bolts, height, thread, code }) => {
    const sheet = new Sheet()
    const insert = (x: number, y: number, k: number) => {
      const r = (d / 2) * k
      sheet
        .circle(x, y, r * 1.95, { fill: 'paper' })
        .circle(x, y, r * 1.72, { weight: 'thin' })
        .circle(x, y, r * 1.35, { weight: 'thin' })
        .circle(x, y, r, { fill: 'paper' })
      sheet.path(
        `M${(x + r * 0.95).toFixed(1)} ${(y - r * 0.8).toFixed(1)}l${(r * 0.22).toFixed(1)} ${(-r * 0.18).toFixed(1)}M${(x - r * 0.3).toFixed(1)} ${(y - r * 1.2).toFixed(1)}v${(-r * 0.3).toFixed(1)}`,
        { weight: 'thin' },
      )
    }
    if (shape === 'P') {
      const k = (208 + length * 0.24) / length
      const w = length * k
      const tall = height * k
      const ch = h * k
      const x = 212
      const base = 244
      const axis = base - ch
      const R = tall - ch
      const foot = ch * 0.36
      const l = x - w / 2
      const r = x + w / 2
      sheet.path(
        `M${l.toFixed(1)} ${base}v${(-foot * 0.8).toFixed(1)}q0 ${(-foot * 0.2).toFixed(1)} 6 ${(-foot * 0.2).toFixed(1)}H${(x - R * 1.25).toFixed(1)}Q${(x - R).toFixed(1)} ${(base - foot).toFixed(1)} ${(x - R).toFixed(1)} ${axis.toFixed(1)}` +
          `A${R.toFixed(1)} ${R.toFixed(1)} 0 0 1 ${(x + R).toFixed(1)} ${axis.toFixed(1)}Q${(x + R).toFixed(1)} ${(base - foot).toFixed(1)} ${(x + R * 1.25).toFixed(1)} ${(base - foot).toFixed(1)}H${(r - 6).toFixed(1)}q6 0 6 ${(foot * 0.2).toFixed(1)}V${base}Z`,
        { fill: 'paper' },
      )
      sheet.rect(x - R * 0.8, base - 3, R * 1.6, 3, { fill: 'paper', weight: 'thin' })
      sheet.path(`M${x - 4} ${(axis - R).toFixed(1)}v-5h8v5M${x - 2.5} ${(axis - R - 5).toFixed(1)}v-5h5v5`)
      insert(x, axis, k)
      const b = (bolts * k) / 2
      const half = (thread * k) / 2 + 1
      for (const bx of [x - b, x + b])
        sheet
          .rect(bx - half, base - foot, 2 * half, foot, { weight: 'hidden' })
          .line(bx, base - foot - 14, bx, base + 8, 'centre')
      return sheet
        .line(x - R - 14, axis, x + R + 14, axis, 'centre')
        .line(x, axis - R - 16, x, base + 6, 'centre')
        .dimX(x - b, x + b, base + 24, String(bolts), base)
        .dimX(l, r, base + 44, String(length), base)
        .dimY(axis, base, l - 18, String(h), l)
        .note(x + d * k * 0.4, axis - d * k * 0.3, x + R + 30, axis - R * 0.85, `⌀ ${d}`)
        .note(x - b, base - foot, x - b - 8, base - foot - 34, `M${thread}`)
    }
    const side = 132 + length * 0.42
    const k = side / length
    const x = 158
    const y = 146
    const b = (bolts * k) / 2
    const hole = thread * 0.56 * k
    if (shape === 'F') {
      sheet.rect(x - side / 2, y - side / 2, side, side, { fill: 'paper', radius: side * 0.16 })
      for (const sx of [-1, 1])
        for (const sy of [-1, 1]) sheet.circle(x + sx * b, y + sy * b, hole).centre(x + sx * b, y + sy * b, hole + 6)
    } else {
      const R = (height * k) / 2
      const tip = side / 2 - b
      sheet.path(
        `M${(x - b - tip * 0.3).toFixed(1)} ${(y - tip).toFixed(1)}L${(x - R * 0.5).toFixed(1)} ${(y - R * 0.9).toFixed(1)}A${R.toFixed(1)} ${R.toFixed(1)} 0 0 1 ${(x + R * 0.5).toFixed(1)} ${(y - R * 0.9).toFixed(1)}L${(x + b + tip * 0.3).toFixed(1)} ${(y - tip).toFixed(1)}` +
          `A${tip.toFixed(1)} ${tip.toFixed(1)} 0 0 1 ${(x + b + tip * 0.3).toFixed(1)} ${(y + tip).toFixed(1)}L${(x + R * 0.5).toFixed(1)} ${(y + R * 0.9).toFixed(1)}A${R.toFixed(1)} ${R.toFixed(1)} 0 0 1 ${(x - R * 0.5).toFixed(1)} ${(y + R * 0.9).toFixed(1)}L${(x - b - tip * 0.3).toFixed(1)} ${(y + tip).toFixed(1)}` +
          `A${tip.toFixed(1)} ${tip.toFixed(1)} 0 0 1 ${(x - b - tip * 0.3).toFixed(1)} ${(y - tip).toFixed(1)}Z`,
        { fill: 'paper' },
      )
      for (const sx of [-1, 1]) sheet.circle(x + sx * b, y, hole).centre(x + sx * b, y, hole + 6)
    }
    insert(x, y, k)
    const tall = shape === 'F' ? side : height * k
    const left = 318
    const depth = h * k
    const plate = depth * 0.38
    sheet.path(
      `M${left} ${(y - tall / 2).toFixed(1)}h${plate.toFixed(1)}V${(y - d * k).toFixed(1)}h${(depth * 0.36).toFixed(1)}v${(2 * d * k).toFixed(1)}h${(-depth * 0.36).toFixed(1)}V${(y + tall / 2).toFixed(1)}h${(-plate).toFixed(1)}Z`,
      { fill: 'paper' },
    )
    sheet
      .rect(left - depth * 0.06, y - d * k * 0.64, depth * 1.06, d * k * 1.28, { fill: 'hatch' })
      .rect(left - depth * 0.06, y - (d * k) / 2, depth * 1.06, d * k, { fill: 'paper' })
    sheet.line(left - 14, y, left + depth + 14, y, 'centre').centre(x, y, tall / 2 + 8)
    return sheet
      .dimX(x - b, x + b, y + tall / 2 + 28, String(bolts), y)
      .dimX(x - side / 2, x + side / 2, y + tall / 2 + 50, String(length), y)
      .dimY(y - tall / 2, y + tall / 2, x - side / 2 - 18, String(height), x)
      .dimX(left, left + depth, y - tall / 2 - 18, String(h), y - tall / 2)
      .note(x + d * k * 0.35, y - d * k * 0.35, x + side / 2 + 4, y - tall / 2 - 22, `⌀ ${d}`)
      .note(
        x - b,
        y + (shape === 'F' ? b : 0),
        x - side / 2 - 6,
        y + tall / 2 + 24,
        code.startsWith('UCFL') ? `M${thread}` : `4×M${thread}`,
      )
  },
})
