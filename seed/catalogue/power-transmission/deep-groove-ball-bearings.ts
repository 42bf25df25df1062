import { Sheet } from '../../drawing/sheet.ts'
import { fact, gost, measure, roubles, STANDARD, t, WEIGHT } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  code: string
  /** Designation of the open bearing after GOST 3189. */
  gostCode: string
  d: number
  D: number
  B: number
  balls: number
  seal: 'open' | 'ZZ' | '2RS'
  dynamic: number
  fixed: number
  rpm: number
  kg: number
  price: number
}

const SEALS = {
  open: t('open', 'открытый', '开式'),
  ZZ: t('steel shields on both sides', 'металлические шайбы с двух сторон', '双面铁盖'),
  '2RS': t('rubber contact seals on both sides', 'контактные резиновые уплотнения с двух сторон', '双面接触式橡胶密封'),
}
const SUFFIX = { open: '', ZZ: '-ZZ', '2RS': '-2RS' }
/** Prefix of the GOST designation for each closure. */
const GOST_PREFIX = { open: '', ZZ: '80', '2RS': '180' }

const use = (d: number) =>
  d < 15
    ? t(
        'Fits small motors, fans, power tools and conveyor rollers.',
        'Для малых электродвигателей, вентиляторов, электроинструмента и роликов конвейеров.',
        '适用于小型电机、风扇、电动工具和输送辊。',
      )
    : d < 50
      ? t(
          'Fits electric motors up to 30 kW, pumps, gearboxes and farm machinery.',
          'Для электродвигателей до 30 кВт, насосов, редукторов и сельхозтехники.',
          '适用于 30 kW 以下电机、水泵、减速机和农业机械。',
        )
      : t(
          'Fits large motors and generators, mill drives, induced-draft fans and reduction gears.',
          'Для крупных двигателей и генераторов, приводов мельниц, дымососов и редукторов.',
          '适用于大型电机和发电机、磨机传动、引风机和减速机。',
        )

export const deepGrooveBallBearings = leaf<Item>({
  key: 'deep-groove-ball-bearings',
  name: t('Deep groove ball bearings', 'Подшипники шариковые радиальные', '深沟球轴承'),
  about: t(
    'Single-row radial ball bearings of the 60, 62, 63 and 619 series, bores from 8 to 150 mm, open, shielded and sealed.',
    'Однорядные радиальные шарикоподшипники серий 60, 62, 63 и 619 с отверстием 8–150 мм: открытые, с шайбами и с уплотнениями.',
    '60、62、63、619 系列单列深沟球轴承，内径 8–150 mm，开式、带防尘盖或密封圈。',
  ),
  tnved: '848210',
  unit: 'piece',
  items: [
    {
      code: '608',
      gostCode: '18',
      d: 8,
      D: 22,
      B: 7,
      balls: 7,
      seal: 'ZZ',
      dynamic: 3.45,
      fixed: 1.37,
      rpm: 32000,
      kg: 0.012,
      price: 42,
    },
    {
      code: '6000',
      gostCode: '100',
      d: 10,
      D: 26,
      B: 8,
      balls: 7,
      seal: '2RS',
      dynamic: 4.75,
      fixed: 1.96,
      rpm: 19000,
      kg: 0.019,
      price: 66,
    },
    {
      code: '6203',
      gostCode: '203',
      d: 17,
      D: 40,
      B: 12,
      balls: 8,
      seal: '2RS',
      dynamic: 9.95,
      fixed: 4.75,
      rpm: 12000,
      kg: 0.065,
      price: 118,
    },
    {
      code: '6205',
      gostCode: '205',
      d: 25,
      D: 52,
      B: 15,
      balls: 9,
      seal: 'ZZ',
      dynamic: 14.8,
      fixed: 7.8,
      rpm: 14000,
      kg: 0.13,
      price: 172,
    },
    {
      code: '6208',
      gostCode: '208',
      d: 40,
      D: 80,
      B: 18,
      balls: 9,
      seal: '2RS',
      dynamic: 32.5,
      fixed: 19,
      rpm: 5600,
      kg: 0.37,
      price: 395,
    },
    {
      code: '6308',
      gostCode: '308',
      d: 40,
      D: 90,
      B: 23,
      balls: 8,
      seal: 'open',
      dynamic: 42.3,
      fixed: 24,
      rpm: 11000,
      kg: 0.63,
      price: 575,
    },
    {
      code: '6212',
      gostCode: '212',
      d: 60,
      D: 110,
      B: 22,
      balls: 10,
      seal: 'open',
      dynamic: 55.3,
      fixed: 36,
      rpm: 8000,
      kg: 0.78,
      price: 760,
    },
    {
      code: '61912',
      gostCode: '1000912',
      d: 60,
      D: 85,
      B: 13,
      balls: 17,
      seal: 'open',
      dynamic: 16.5,
      fixed: 14.3,
      rpm: 10000,
      kg: 0.2,
      price: 890,
    },
    {
      code: '6312',
      gostCode: '312',
      d: 60,
      D: 130,
      B: 31,
      balls: 8,
      seal: 'ZZ',
      dynamic: 85.2,
      fixed: 52,
      rpm: 6000,
      kg: 1.7,
      price: 1480,
    },
    {
      code: '6320',
      gostCode: '320',
      d: 100,
      D: 215,
      B: 47,
      balls: 8,
      seal: 'open',
      dynamic: 174,
      fixed: 140,
      rpm: 4300,
      kg: 7,
      price: 6950,
    },
    {
      code: '6230',
      gostCode: '230',
      d: 150,
      D: 270,
      B: 45,
      balls: 10,
      seal: 'open',
      dynamic: 174,
      fixed: 166,
      rpm: 3200,
      kg: 10.3,
      price: 14600,
    },
  ],
  product: ({ code, gostCode, d, D, B, balls, seal, dynamic, fixed, rpm, kg, price }) => {
    const russian = seal === 'open' ? gostCode : GOST_PREFIX[seal] + gostCode.padStart(3, '0')
    return {
      model: `${code}${SUFFIX[seal]}`,
      name: t(
        `Deep groove ball bearing ${code}${SUFFIX[seal]}, ${d}×${D}×${B} mm`,
        `Подшипник шариковый радиальный ${code}${SUFFIX[seal]} (${russian}), ${d}×${D}×${B} мм`,
        `深沟球轴承 ${code}${SUFFIX[seal]} ${d}×${D}×${B} mm`,
      ),
      description: t(
        `Single-row bearing with ${balls} balls and a pressed steel cage; takes radial and moderate axial load in both directions. ${use(d).en} ${seal === 'open' ? 'Supplied with rust preventive; lubricate on assembly.' : 'Greased for life with lithium grease, for −30 to +110 °C.'}`,
        `Однорядный подшипник на ${balls} шариков, штампованный стальной сепаратор; несёт радиальную и умеренную осевую нагрузку в обе стороны. ${use(d).ru} ${seal === 'open' ? 'Поставляется в консервации, смазывается при сборке.' : 'Литиевая смазка на весь срок службы, от −30 до +110 °C.'}`,
        `单列轴承，${balls} 粒钢球，冲压钢保持架，可承受径向载荷和一定的双向轴向载荷。${use(d).zh}${seal === 'open' ? '涂防锈油供货，装配时加注润滑脂。' : '锂基脂终身润滑，工作温度 −30 至 +110 °C。'}`,
      ),
      facts: [
        fact(t('Bore d', 'Внутренний диаметр d', '内径 d'), measure(d, 'mm')),
        fact(t('Outside diameter D', 'Наружный диаметр D', '外径 D'), measure(D, 'mm')),
        fact(t('Width B', 'Ширина B', '宽度 B'), measure(B, 'mm')),
        fact(t('Dynamic load rating C', 'Динамическая грузоподъёмность C', '基本额定动载荷 C'), measure(dynamic, 'kN')),
        fact(t('Static load rating C₀', 'Статическая грузоподъёмность C₀', '基本额定静载荷 C₀'), measure(fixed, 'kN')),
        fact(t('Limiting speed', 'Предельная частота вращения', '极限转速'), measure(rpm, 'rpm')),
        fact(t('Closure', 'Исполнение', '密封形式'), SEALS[seal]),
        fact(t('GOST designation', 'Обозначение по ГОСТ', 'GOST 代号'), russian),
        fact(WEIGHT, measure(kg, 'kg')),
        fact(STANDARD, gost('8338-75', 'ISO 15, GB/T 276')),
      ],
      priceRub: roubles(price),
      moq: d < 20 ? 100 : d < 45 ? 20 : d < 100 ? 4 : 1,
      leadDays: d >= 100 ? [7, 25] : [1, 5],
      ...(seal === 'open'
        ? D > 200 || code.startsWith('619')
          ? {}
          : {
              variants: [
                {
                  suffix: '-CN',
                  options: [
                    {
                      name: t('Version', 'Исполнение', '规格'),
                      value: t('normal clearance (CN)', 'нормальный зазор (CN)', '标准游隙（CN）'),
                    },
                  ],
                  factor: 1,
                },
                {
                  suffix: '-C3',
                  options: [
                    {
                      name: t('Version', 'Исполнение', '规格'),
                      value: t('increased clearance (C3)', 'увеличенный зазор (C3)', '加大游隙（C3）'),
                    },
                  ],
                  factor: 1.04,
                },
                {
                  suffix: '-M',
                  options: [
                    {
                      name: t('Version', 'Исполнение', '规格'),
                      value: t('C3, brass cage', 'C3, латунный сепаратор', 'C3，黄铜保持架'),
                    },
                  ],
                  factor: 1.65,
                },
              ],
            }
        : {
            variants: [
              {
                suffix: '-CN',
                options: [
                  {
                    name: t('Radial clearance', 'Радиальный зазор', '径向游隙'),
                    value: t('normal (CN)', 'нормальный (CN)', '标准（CN）'),
                  },
                ],
                factor: 1,
              },
              {
                suffix: '-C3',
                options: [
                  {
                    name: t('Radial clearance', 'Радиальный зазор', '径向游隙'),
                    value: t('increased (C3)', 'увеличенный (C3)', '加大（C3）'),
                  },
                ],
                factor: 1.04,
              },
            ],
          }),
    }
  },
  draw: ({ d, D, B, balls, seal }) => {
    const R = 66 + D * 0.14
    const k = R / (D / 2)
    const r = (d / 2) * k
    const w = Math.max(B * k, 16)
    const pitch = (R + r) / 2
    const ball = Math.min((R - r) * 0.3, pitch * Math.sin(Math.PI / balls) * 0.94)
    const x = 122
    const y = 142
    const left = 306 - w / 2
    const sheet = new Sheet().circle(x, y, R, { fill: 'paper' }).circle(x, y, r)
    sheet.circle(x, y, pitch + ball * 0.72, { weight: 'thin' }).circle(x, y, pitch - ball * 0.72, { weight: 'thin' })
    if (seal === 'open') sheet.around(balls, x, y, pitch, (s, px, py) => s.circle(px, py, ball, { fill: 'paper' }))
    else {
      sheet
        .circle(x, y, pitch + ball * 0.6, { fill: seal === '2RS' ? 'tint' : 'none' })
        .circle(x, y, pitch - ball * 0.5, { fill: 'paper' })
        .circle(x, y, r)
      sheet.around(balls, x, y, pitch, (s, px, py) => s.circle(px, py, ball, { weight: 'hidden' }))
    }
    sheet.centre(x, y, R + 10)
    sheet.line(left, y - r, left, y + r).line(left + w, y - r, left + w, y + r)
    for (const side of [-1, 1]) {
      const at = y + side * pitch
      const top = (from: number, to: number) =>
        sheet.rect(left, y + Math.min(side * from, side * to), w, to - from, { fill: 'hatch', radius: 2 })
      top(pitch + ball * 0.6, R)
      top(r, pitch - ball * 0.6)
      sheet.circle(left + w / 2, at, ball, { fill: 'paper' }).centre(left + w / 2, at, ball + 4)
      if (seal !== 'open')
        for (const edge of [left + 2, left + w - 2])
          sheet.line(
            edge,
            at - ball * 0.62,
            edge,
            at + ball * (seal === 'ZZ' ? 0.45 : 0.62),
            seal === 'ZZ' ? 'thin' : 'outline',
          )
    }
    return sheet
      .line(left - 12, y, left + w + 12, y, 'centre')
      .dimY(y - R, y + R, left + w + 34, `⌀ ${D}`, left + w)
      .dimY(y - r, y + r, left - 16, `⌀ ${d}`, left)
      .dimX(left, left + w, y + R + 32, String(B), y + R)
  },
})
