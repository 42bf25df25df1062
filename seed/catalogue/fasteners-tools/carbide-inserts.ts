import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, gost, measure, PACKING, roubles, t } from '../metals/wording.ts'
import { elementAt, leaf } from '../model.ts'

interface Item {
  code: string
  /** Corners of the outline; 0 is round, W is the trigon. */
  shape: 'C' | 'D' | 'S' | 'T' | 'V' | 'W' | 'R' | 'A'
  edge: number
  ic: number
  s: number
  nose: number
  /** Clearance angle. */
  relief: number
  hole: number
  grade: string
  groups: string
  edges: number
  use: FullText
  price: number
}

/** Nose radii in mm that an insert of this inscribed circle is sold with. */
const radiiOf = (ic: number): number[] => [0.4, 0.8, 1.2].filter((radius) => radius <= 0.4 + ic * 0.07)

const ANGLES = { C: 80, D: 55, S: 90, T: 60, V: 35, W: 80, R: 0, A: 85 }
const SHAPES = {
  C: t('80° diamond', 'ромб 80°', '80° 菱形'),
  D: t('55° diamond', 'ромб 55°', '55° 菱形'),
  S: t('square', 'квадрат', '正方形'),
  T: t('triangle', 'треугольник', '三角形'),
  V: t('35° diamond', 'ромб 35°', '35° 菱形'),
  W: t('80° trigon', 'ломаный треугольник 80°', '80° 等边不等角六边形'),
  R: t('round', 'круг', '圆形'),
  A: t('85° parallelogram', 'параллелограмм 85°', '85° 平行四边形'),
}
const GENERAL = t(
  'The everyday insert for roughing and semi-finishing outside turning.',
  'Основная пластина для черновой и получистовой наружной обточки.',
  '外圆粗车和半精车常用刀片。',
)

export const carbideInserts = leaf<Item>({
  key: 'carbide-inserts',
  name: t('Carbide inserts', 'Пластины твердосплавные', '硬质合金刀片'),
  about: t(
    'Indexable turning and milling inserts to ISO 1832 with CVD and PVD coatings, in boxes of ten.',
    'Сменные токарные и фрезерные пластины по ISO 1832 с покрытиями CVD и PVD, упаковка по десять штук.',
    '符合 ISO 1832 的可转位车削、铣削刀片，CVD、PVD 涂层，每盒十片。',
  ),
  tnved: '8209',
  unit: 'piece',
  items: [
    {
      code: 'CNMG 120408',
      shape: 'C',
      edge: 12.9,
      ic: 12.7,
      s: 4.76,
      nose: 0.8,
      relief: 0,
      hole: 5.16,
      grade: 'P25 CVD',
      groups: 'P, K',
      edges: 4,
      price: 285,
      use: GENERAL,
    },
    {
      code: 'CCMT 060204',
      shape: 'C',
      edge: 6.4,
      ic: 6.35,
      s: 2.38,
      nose: 0.4,
      relief: 7,
      hole: 2.8,
      grade: 'P20 PVD',
      groups: 'P, M',
      edges: 2,
      price: 218,
      use: t(
        'A small insert for boring bars from 8 mm and slender shafts.',
        'Малая пластина для расточных резцов от 8 мм и тонких валов.',
        '小型刀片，用于 8 mm 以上镗杆和细长轴。',
      ),
    },
    {
      code: 'DNMG 150608',
      shape: 'D',
      edge: 15.5,
      ic: 12.7,
      s: 6.35,
      nose: 0.8,
      relief: 0,
      hole: 5.16,
      grade: 'P15 CVD',
      groups: 'P, M',
      edges: 4,
      price: 362,
      use: t(
        'Copies profiles and turns into shoulders.',
        'Копировальная обточка профиля и подрезка уступов.',
        '仿形车削和台阶加工。',
      ),
    },
    {
      code: 'WNMG 080408',
      shape: 'W',
      edge: 8.7,
      ic: 12.7,
      s: 4.76,
      nose: 0.8,
      relief: 0,
      hole: 5.16,
      grade: 'P25 CVD',
      groups: 'P, K',
      edges: 6,
      price: 305,
      use: t(
        'Six edges for economical turning and facing.',
        'Шесть кромок — экономичная обточка и торцовка.',
        '六个切削刃，外圆和端面车削经济性好。',
      ),
    },
    {
      code: 'TNMG 160404',
      shape: 'T',
      edge: 16.5,
      ic: 9.525,
      s: 4.76,
      nose: 0.4,
      relief: 0,
      hole: 3.81,
      grade: 'M20 PVD',
      groups: 'M, S',
      edges: 6,
      price: 268,
      use: t(
        'Finishing of stainless steel with a light chip breaker.',
        'Чистовая обработка нержавеющей стали, лёгкий стружколом.',
        '不锈钢精车，轻切削断屑槽。',
      ),
    },
    {
      code: 'SNMG 190612',
      shape: 'S',
      edge: 19.05,
      ic: 19.05,
      s: 6.35,
      nose: 1.2,
      relief: 0,
      hole: 7.94,
      grade: 'P35 CVD',
      groups: 'P',
      edges: 8,
      price: 745,
      use: t(
        'Heavy roughing of forgings and rolls with cutting depth up to 10 mm.',
        'Тяжёлая обдирка поковок и валков, глубина до 10 мм.',
        '锻件和轧辊重载粗车，切深可达 10 mm。',
      ),
    },
    {
      code: 'VBMT 160404',
      shape: 'V',
      edge: 16.6,
      ic: 9.525,
      s: 4.76,
      nose: 0.4,
      relief: 5,
      hole: 4.4,
      grade: 'P20 PVD',
      groups: 'P, M, N',
      edges: 2,
      price: 348,
      use: t(
        'Narrow point for undercuts, grooves and thread reliefs.',
        'Острый угол для канавок, поднутрений и выхода резьбы.',
        '尖角刀片，用于退刀槽和仿形轮廓。',
      ),
    },
    {
      code: 'RCMT 1204 M0',
      shape: 'R',
      edge: 12,
      ic: 12,
      s: 4.76,
      nose: 6,
      relief: 7,
      hole: 4.4,
      grade: 'M30 PVD',
      groups: 'P, M, S',
      edges: 1,
      price: 326,
      use: t(
        'A strong round edge for wheel treads, turbine discs and interrupted cuts.',
        'Прочная круглая кромка для бандажей колёс, дисков турбин и прерывистого резания.',
        '圆形刃强度高，用于车轮踏面、涡轮盘和断续切削。',
      ),
    },
    {
      code: 'APKT 160408',
      shape: 'A',
      edge: 16.5,
      ic: 9.33,
      s: 5.26,
      nose: 0.8,
      relief: 11,
      hole: 4.4,
      grade: 'P30 PVD',
      groups: 'P, M',
      edges: 2,
      price: 312,
      use: t(
        'Shoulder milling at 90° and ramping.',
        'Фрезерование уступов под 90° и врезание под углом.',
        '90° 方肩铣和坡走铣。',
      ),
    },
    {
      code: 'SEKT 1204 AFTN',
      shape: 'S',
      edge: 12.7,
      ic: 12.7,
      s: 4.76,
      nose: 1.5,
      relief: 20,
      hole: 5.5,
      grade: 'K20 PVD',
      groups: 'P, K',
      edges: 4,
      price: 335,
      use: t(
        'Face milling at 45° with low cutting force.',
        'Торцовое фрезерование под 45° с малым усилием резания.',
        '45° 面铣，切削力小。',
      ),
    },
    {
      code: 'SNMM 250924',
      shape: 'S',
      edge: 25.4,
      ic: 25.4,
      s: 9.52,
      nose: 2.4,
      relief: 0,
      hole: 9.12,
      grade: 'P40 CVD',
      groups: 'P',
      edges: 4,
      price: 1560,
      use: t(
        'For wheel lathes and heavy shafts: cutting depth up to 16 mm, feed up to 1.6 mm.',
        'Для колесотокарных станков и тяжёлых валов: глубина до 16 мм, подача до 1,6 мм.',
        '用于车轮车床和大型轴类，切深 16 mm，进给 1.6 mm。',
      ),
    },
  ],
  product: ({ code, shape, edge, ic, s, nose, relief, hole, grade, groups, edges, use, price }) => {
    const milling = code.startsWith('AP') || code.startsWith('SE')
    return {
      model: code.replaceAll(' ', ''),
      name: t(
        `Carbide insert ${code}, ${grade}, ${milling ? 'milling' : 'turning'}`,
        `Пластина твердосплавная ${code}, ${grade}, ${milling ? 'фрезерная' : 'токарная'}`,
        `硬质合金${milling ? '铣' : '车'}刀片 ${code} ${grade}`,
      ),
      description: t(
        `${use.en} ${edges === 1 ? 'The round edge is turned on in small steps.' : `${edges} cutting edges`}${edges === 1 ? '' : relief ? ', single-sided.' : ', negative insert.'} Suitable for ISO groups ${groups}.`,
        `${use.ru} ${edges === 1 ? 'Круглую кромку используют по частям, поворачивая пластину.' : `Режущих кромок — ${edges}, ${relief ? 'односторонняя.' : 'негативная геометрия.'}`} Группы материалов ISO: ${groups}.`,
        `${use.zh}${edges === 1 ? '圆刃可逐段转位使用。' : `${edges} 个切削刃，${relief ? '单面正前角。' : '负角型。'}`}适用 ISO 材料组 ${groups.replaceAll(', ', '、')}。`,
      ),
      facts: [
        fact(t('ISO code', 'Обозначение ISO', 'ISO 型号'), code),
        fact(t('Shape', 'Форма', '形状'), SHAPES[shape]),
        fact(t('Inscribed circle', 'Вписанная окружность', '内切圆'), measure(ic, 'mm')),
        fact(t('Thickness', 'Толщина', '厚度'), measure(s, 'mm')),
        fact(t('Edge length', 'Длина кромки', '刃长'), measure(edge, 'mm')),
        fact(t('Nose radius', 'Радиус при вершине', '刀尖圆弧'), measure(nose, 'mm')),
        fact(t('Clearance angle', 'Задний угол', '后角'), `${relief}°`),
        fact(t('Grade', 'Марка и покрытие', '牌号与涂层'), grade),
        fact(PACKING, measure(10, 'pcs')),
        fact(
          t('Standard', 'Стандарт', '执行标准'),
          hole > 9 ? gost('19042-80', 'ISO 1832') : gost('19042-80', 'ISO 1832, GB/T 2076'),
        ),
      ],
      priceRub: roubles(price),
      moq: 10,
      leadDays: ic > 20 ? [7, 21] : [1, 6],
      ...(shape === 'R' || milling || ic > 18
        ? {}
        : {
            variants: radiiOf(ic).map((radius) => ({
              suffix: `-R${radius * 10}`,
              options: [{ name: t('Nose radius', 'Радиус при вершине', '刀尖圆弧'), value: measure(radius, 'mm') }],
              factor: 1,
            })),
          }),
    }
  },
  sized: (item, variant) => ({ ...item, nose: elementAt(radiiOf(item.ic), variant) }),
  draw: ({ code, shape, ic, s, nose, relief, hole, edge }) => {
    const sheet = new Sheet()
    const angle = (ANGLES[shape] * Math.PI) / 180
    const R = 40 + ic * 1.35 - (shape === 'V' ? 16 : shape === 'T' || shape === 'D' ? 8 : 0)
    const k = R / (ic / 2)
    const x = 140
    const y = 146
    const corners = (r: number): [number, number][] => {
      if (shape === 'T')
        return [0, 1, 2].map((i) => [
          x + 2 * r * Math.sin((i * 2 * Math.PI) / 3),
          y - 2 * r * Math.cos((i * 2 * Math.PI) / 3) + r * 0.3,
        ])
      if (shape === 'W')
        return [0, 1, 2, 3, 4, 5].map((i) => {
          const far = i % 2 === 0 ? r / Math.sin(angle / 2) : r / Math.sin((160 * Math.PI) / 360)
          return [x + far * Math.sin((i * Math.PI) / 3), y - far * Math.cos((i * Math.PI) / 3)]
        })
      if (shape === 'A') {
        const half = (edge * k) / 2
        const cut = r * Math.tan((5 * Math.PI) / 180)
        return [
          [x - half + (r - R) + cut, y - r],
          [x + half - (r - R) * -1 + cut, y - r],
          [x + half + (r - R) - cut, y + r],
          [x - half - (r - R) - cut, y + r],
        ]
      }
      const a = r / Math.sin(angle / 2)
      const b = r / Math.cos(angle / 2)
      return shape === 'S'
        ? [
            [x - r, y - r],
            [x + r, y - r],
            [x + r, y + r],
            [x - r, y + r],
          ]
        : [
            [x, y - a],
            [x + b, y],
            [x, y + a],
            [x - b, y],
          ]
    }
    const rounded = (points: [number, number][], radius: number) => {
      let d = ''
      points.forEach((p, i) => {
        const before = elementAt(points, (i + points.length - 1) % points.length)
        const after = elementAt(points, (i + 1) % points.length)
        const toward = (q: [number, number]): string => {
          const length = Math.hypot(q[0] - p[0], q[1] - p[1])
          const part = Math.min(radius / length, 0.4)
          return `${(p[0] + (q[0] - p[0]) * part).toFixed(1)} ${(p[1] + (q[1] - p[1]) * part).toFixed(1)}`
        }
        d += `${i === 0 ? 'M' : 'L'}${toward(before)}Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${toward(after)}`
      })
      return `${d}Z`
    }
    const corner = Math.max(nose * k * 1.1, 3.5)
    if (shape === 'R')
      sheet
        .circle(x, y, R, { fill: 'paper' })
        .circle(x, y, R * 0.87, { weight: 'thin' })
        .circle(x, y, R * 0.72, { weight: 'thin' })
    else
      sheet
        .path(rounded(corners(R), corner), { fill: 'paper' })
        .path(rounded(corners(R - 6), corner), { weight: 'thin' })
        .path(rounded(corners(R - 13), corner), { weight: 'thin' })
    const bore = Math.max((hole / 2) * k, 8)
    sheet.circle(x, y, bore * 1.35, { fill: 'paper', weight: 'thin' }).circle(x, y, bore, { fill: 'paper' })
    if (shape !== 'R') sheet.circle(x, y, R, { weight: 'hidden' })
    const list = corners(R)
    const top = shape === 'R' ? y - R : Math.min(...list.map((p) => p[1]))
    const bottom = shape === 'R' ? y + R : Math.max(...list.map((p) => p[1]))
    sheet.line(x, top - 12, x, bottom + 12, 'centre').line(x - R - 30, y, x + R + 30, y, 'centre')
    const left = 300
    const depth = Math.max(s * k, 20)
    const slope = depth * Math.tan((relief * Math.PI) / 180)
    const h = Math.min(R * 1.02, 92)
    sheet.polygon(
      [
        [left, y - h],
        [left + depth, y - h + slope],
        [left + depth, y + h - slope],
        [left, y + h],
      ],
      { fill: 'hatch' },
    )
    sheet.polygon(
      [
        [left, y - bore * (relief ? 1.35 : 1)],
        [left + depth, y - bore],
        [left + depth, y + bore],
        [left, y + bore * (relief ? 1.35 : 1)],
      ],
      { fill: 'paper' },
    )
    sheet.line(left - 12, y, left + depth + 12, y, 'centre')
    const nosePoint: [number, number] =
      shape === 'R'
        ? [x + R * 0.7, y - R * 0.7]
        : shape === 'S' || shape === 'A'
          ? elementAt(list, 1)
          : elementAt(list, 0)
    return sheet
      .note(
        nosePoint[0] - (shape === 'S' || shape === 'A' ? 2 : 0),
        nosePoint[1] + corner * 0.4,
        Math.min(nosePoint[0] + 36, 250),
        Math.max(nosePoint[1] - 14, 22),
        `R ${nose}`,
      )
      .note(x - R * 0.7, y + R * 0.7, Math.max(x - R - 6, 62), Math.min(y + R + 30, 280), `⌀ ${ic}`)
      .dimX(left, left + depth, y + h + 28, String(s), y + h)
      .note(left + depth / 2, y - h + 4, left + depth / 2 + 16, y - h - 26, relief ? `${relief}°` : code.slice(0, 4))
  },
})
