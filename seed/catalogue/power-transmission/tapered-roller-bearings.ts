import { Sheet } from '../../drawing/sheet.ts'
import { comma, fact, gost, measure, roubles, STANDARD, t, WEIGHT } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  code: string
  gostCode: string
  d: number
  D: number
  /** Assembly width, cone width, cup width. */
  T: number
  B: number
  C: number
  rollers: number
  dynamic: number
  fixed: number
  e: number
  kg: number
  price: number
}

const use = ({ d, e }: Item) =>
  e > 0.6
    ? t(
        'The steep contact angle suits bevel pinions and other points with heavy axial load.',
        'Большой угол контакта — для конических шестерён и узлов с тяжёлой осевой нагрузкой.',
        '大接触角，适用于锥齿轮轴等轴向载荷大的部位。',
      )
    : d < 45
      ? t(
          'Fits wheel hubs of vans and trailers, farm machinery and small gearboxes.',
          'Для ступиц фургонов и прицепов, сельхозмашин и небольших редукторов.',
          '适用于轻型车和挂车轮毂、农机及小型减速机。',
        )
      : d < 90
        ? t(
            'Fits truck hubs and axles, gear reducers and machine tool spindles.',
            'Для ступиц и мостов грузовиков, редукторов и шпинделей станков.',
            '适用于载重车轮毂和车桥、减速机及机床主轴。',
          )
        : t(
            'Fits crushers, rolling mill drives, crane wheels and heavy gear reducers.',
            'Для дробилок, приводов прокатных станов, крановых колёс и тяжёлых редукторов.',
            '适用于破碎机、轧机传动、起重机车轮和重型减速机。',
          )

export const taperedRollerBearings = leaf<Item>({
  key: 'tapered-roller-bearings',
  name: t('Tapered roller bearings', 'Подшипники роликовые конические', '圆锥滚子轴承'),
  about: t(
    'Single-row metric tapered roller bearings with separable cup, bores from 20 to 140 mm, for combined radial and axial load.',
    'Однорядные метрические конические подшипники с отъёмным наружным кольцом, отверстие 20–140 мм, для совместной радиальной и осевой нагрузки.',
    '单列公制圆锥滚子轴承，外圈可分离，内径 20–140 mm，可同时承受径向和轴向载荷。',
  ),
  tnved: '848220',
  unit: 'piece',
  items: [
    {
      code: '30204',
      gostCode: '7204',
      d: 20,
      D: 47,
      T: 15.25,
      B: 14,
      C: 12,
      rollers: 15,
      dynamic: 27.5,
      fixed: 28,
      e: 0.35,
      kg: 0.12,
      price: 265,
    },
    {
      code: '30205',
      gostCode: '7205',
      d: 25,
      D: 52,
      T: 16.25,
      B: 15,
      C: 13,
      rollers: 17,
      dynamic: 30.8,
      fixed: 33.5,
      e: 0.37,
      kg: 0.15,
      price: 295,
    },
    {
      code: '32006X',
      gostCode: '2007106',
      d: 30,
      D: 55,
      T: 17,
      B: 17,
      C: 13,
      rollers: 20,
      dynamic: 35.8,
      fixed: 44,
      e: 0.43,
      kg: 0.17,
      price: 385,
    },
    {
      code: '32008X',
      gostCode: '2007108',
      d: 40,
      D: 68,
      T: 19,
      B: 19,
      C: 14.5,
      rollers: 23,
      dynamic: 52.8,
      fixed: 71,
      e: 0.37,
      kg: 0.27,
      price: 520,
    },
    {
      code: '30208',
      gostCode: '7208',
      d: 40,
      D: 80,
      T: 19.75,
      B: 18,
      C: 16,
      rollers: 17,
      dynamic: 61.6,
      fixed: 68,
      e: 0.37,
      kg: 0.42,
      price: 495,
    },
    {
      code: '32210',
      gostCode: '7510',
      d: 50,
      D: 90,
      T: 24.75,
      B: 23,
      C: 19,
      rollers: 19,
      dynamic: 82.5,
      fixed: 100,
      e: 0.43,
      kg: 0.61,
      price: 720,
    },
    {
      code: '30310',
      gostCode: '7310',
      d: 50,
      D: 110,
      T: 29.25,
      B: 27,
      C: 23,
      rollers: 15,
      dynamic: 125,
      fixed: 140,
      e: 0.35,
      kg: 1.25,
      price: 1190,
    },
    {
      code: '31312',
      gostCode: '27312',
      d: 60,
      D: 130,
      T: 33.5,
      B: 31,
      C: 22,
      rollers: 16,
      dynamic: 145,
      fixed: 166,
      e: 0.83,
      kg: 1.9,
      price: 2140,
    },
    {
      code: '32314',
      gostCode: '7614',
      d: 70,
      D: 150,
      T: 54,
      B: 51,
      C: 42,
      rollers: 15,
      dynamic: 297,
      fixed: 380,
      e: 0.35,
      kg: 4.3,
      price: 3980,
    },
    {
      code: '32220',
      gostCode: '7520',
      d: 100,
      D: 180,
      T: 49,
      B: 46,
      C: 39,
      rollers: 18,
      dynamic: 319,
      fixed: 440,
      e: 0.43,
      kg: 5.1,
      price: 5350,
    },
    {
      code: '30228',
      gostCode: '7228',
      d: 140,
      D: 250,
      T: 45.75,
      B: 42,
      C: 36,
      rollers: 20,
      dynamic: 418,
      fixed: 570,
      e: 0.43,
      kg: 8.7,
      price: 11800,
    },
  ],
  product: (item) => {
    const { code, gostCode, d, D, T, B, C, dynamic, fixed, e, kg, price } = item
    return {
      model: code,
      name: t(
        `Tapered roller bearing ${code}, ${d}×${D}×${T} mm`,
        `Подшипник роликовый конический ${code} (${gostCode}), ${d}×${D}×${comma(T)} мм`,
        `圆锥滚子轴承 ${code} ${d}×${D}×${T} mm`,
      ),
      description: t(
        `Single-row bearing with separable cup, rings and rollers of through-hardened bearing steel. ${use(item).en} Mount in pairs and set the play by nut or shims; calculation factor e = ${e}.`,
        `Однорядный подшипник с отъёмным наружным кольцом, кольца и ролики из подшипниковой стали ШХ15. ${use(item).ru} Ставится парами, зазор регулируют гайкой или прокладками; коэффициент осевого нагружения e = ${comma(e)}.`,
        `单列轴承，外圈可分离，套圈和滚子采用 GCr15 轴承钢。${use(item).zh}成对安装，用螺母或垫片调整游隙，系数 e = ${e}。`,
      ),
      facts: [
        fact(t('Bore d', 'Внутренний диаметр d', '内径 d'), measure(d, 'mm')),
        fact(t('Outside diameter D', 'Наружный диаметр D', '外径 D'), measure(D, 'mm')),
        fact(t('Assembly width T', 'Монтажная высота T', '装配高 T'), measure(T, 'mm')),
        fact(
          t('Cone / cup width', 'Ширина внутреннего / наружного кольца', '内圈/外圈宽度'),
          measure(`${B} / ${C}`, 'mm'),
        ),
        fact(t('Dynamic load rating C', 'Динамическая грузоподъёмность C', '基本额定动载荷 C'), measure(dynamic, 'kN')),
        fact(t('Static load rating C₀', 'Статическая грузоподъёмность C₀', '基本额定静载荷 C₀'), measure(fixed, 'kN')),
        fact(t('Factor e', 'Коэффициент e', '系数 e'), measure(e, '')),
        fact(t('GOST designation', 'Обозначение по ГОСТ', 'GOST 代号'), gostCode),
        fact(WEIGHT, measure(kg, 'kg')),
        fact(STANDARD, gost('27365-87', 'ISO 355, GB/T 297')),
      ],
      priceRub: roubles(price),
      moq: d < 45 ? 20 : d < 90 ? 6 : 1,
      leadDays: d > 90 ? [10, 30] : [1, 6],
    }
  },
  draw: ({ d, D, T, B, C, rollers, e }) => {
    const R = 74 + D * 0.1
    const k = R / (D / 2)
    const r = (d / 2) * k
    const tw = T * k
    const bw = B * k
    const cw = C * k
    const x = 262 - tw / 2 + 18
    const y = 142
    const left = 0
    const slope = e / 1.5
    const mid = (R + r) / 2
    const thick = (R - r) * 0.44
    const outerRace = (u: number) => mid + thick / 2 + (u - tw / 2) * slope
    const innerRace = (u: number) => mid - thick / 2 + (u - tw / 2) * slope * 0.55
    const sheet = new Sheet()
    for (const side of [-1, 1]) {
      const at = (u: number, radius: number): [number, number] => [x + u + left, y + side * radius]
      const from = tw * 0.2
      const to = tw * 0.84
      sheet.polygon([at(0, R), at(cw, R), at(cw, outerRace(cw)), at(0, outerRace(0))], { fill: 'hatch' })
      sheet.polygon(
        [
          at(tw - bw, r),
          at(tw, r),
          at(tw, innerRace(to) + thick * 0.5),
          at(to + 1, innerRace(to) + thick * 0.42),
          at(to + 1, innerRace(to)),
          at(from - 1, innerRace(from)),
          at(from - 1, innerRace(from) + thick * 0.14),
          at(tw - bw, innerRace(from) + thick * 0.14),
        ],
        { fill: 'hatch' },
      )
      sheet.polygon(
        [
          at(from, innerRace(from)),
          at(to, innerRace(to)),
          at(to - tw * 0.05, outerRace(to)),
          at(from - tw * 0.03, outerRace(from)),
        ],
        { fill: 'paper' },
      )
      const p = at(-6, mid - (tw / 2 + 6) * slope * 0.78)
      const q = at(tw + 6, mid + (tw / 2 + 6) * slope * 0.78)
      sheet.line(p[0], p[1], q[0], q[1], 'centre')
    }
    sheet
      .line(x + tw - bw, y - r, x + tw - bw, y + r)
      .line(x + tw, y - r, x + tw, y + r)
      .line(x - 14, y, x + tw + 14, y, 'centre')
    const fx = 124
    const size = Math.min(thick / 2, mid * Math.sin(Math.PI / rollers) * 0.9)
    sheet
      .circle(fx, y, R, { fill: 'paper' })
      .circle(fx, y, mid + size * 1.25, { weight: 'thin' })
      .circle(fx, y, mid - size * 1.25, { weight: 'thin' })
      .circle(fx, y, r)
    sheet.around(rollers, fx, y, mid, (s, px, py) => s.circle(px, py, size, { weight: 'thin' })).centre(fx, y, R + 10)
    return sheet
      .dimY(y - R, y + R, x + tw + 44, `⌀ ${D}`, x + cw)
      .dimY(y - r, y + r, x + tw + 22, `⌀ ${d}`, x + tw)
      .dimX(x, x + tw, y + R + 34, String(T), y + R)
  },
})
