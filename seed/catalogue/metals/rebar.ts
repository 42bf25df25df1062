import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { fact, GRADE, gost, LENGTH, measure, PACKING, roubles, STANDARD, t } from './wording.ts'

interface Item {
  d: number
  strength: '240' | '400' | '500'
  grade: [en: string, ru: string, zh: string]
  /** Coiled bar has no length of its own. */
  coil?: boolean
  kgPerMetre: number
  price: number
}

const CLASSES = {
  '240': { names: t('A240', 'А240', 'A240 (HPB300)'), yield: 240, tensile: 380, elongation: 25 },
  '400': { names: t('A400', 'А400', 'A400 (HRB400)'), yield: 390, tensile: 590, elongation: 16 },
  '500': { names: t('A500C', 'А500С', 'A500C (HRB500)'), yield: 500, tensile: 600, elongation: 14 },
}
const ST3: Item['grade'] = ['St3sp', 'Ст3сп', 'St3sp (Q235)']
const CARBON: Item['grade'] = ['St3Gps', 'Ст3Гпс', 'St3Gps']
const SILICON: Item['grade'] = ['35GS', '35ГС', '35GS']

const use = (d: number) =>
  d < 10
    ? t(
        'Used for stirrups, ties and welded mesh.',
        'Идёт на хомуты, вязаные каркасы и сварную сетку.',
        '用于箍筋、绑扎骨架和焊接网片。',
      )
    : d < 18
      ? t(
          'Main reinforcement of slabs, strip foundations and columns in low-rise buildings.',
          'Рабочая арматура плит, ленточных фундаментов и колонн малоэтажных зданий.',
          '用作楼板、条形基础和低层建筑柱的受力钢筋。',
        )
      : d < 30
        ? t(
            'Main reinforcement of piles, raft foundations and frames of multistory buildings.',
            'Рабочая арматура свай, плитных фундаментов и монолитных каркасов многоэтажных зданий.',
            '用作桩基、筏板基础和高层建筑框架的受力钢筋。',
          )
        : t(
            'For bridge supports, hydraulic structures and heavy machine foundations; joined by threaded or pressed couplers.',
            'Для опор мостов, гидротехнических сооружений и фундаментов тяжёлого оборудования; стыкуется резьбовыми или обжимными муфтами.',
            '用于桥墩、水工结构和重型设备基础，采用直螺纹或挤压套筒连接。',
          )

export const rebar = leaf<Item>({
  key: 'rebar',
  name: t('Rebar', 'Арматура строительная', '钢筋'),
  about: t(
    'Plain and deformed reinforcing steel in bars of 11.7 m and in coils, classes A240 to A500C. Sold by actual weight, with a mill certificate for every heat.',
    'Гладкая и рифлёная арматурная сталь в прутках 11,7 м и в мотках, классы от А240 до А500С. Отпуск по фактической массе, сертификат завода на каждую плавку.',
    '光圆和带肋钢筋，定尺 11.7 m 或盘卷供货，强度级别 A240 至 A500C。按实际重量结算，每炉号附出厂质量证明书。',
  ),
  tnved: '721420',
  unit: 'tonne',
  items: [
    { d: 6, strength: '240', grade: ST3, coil: true, kgPerMetre: 0.222, price: 56800 },
    { d: 8, strength: '500', grade: CARBON, coil: true, kgPerMetre: 0.395, price: 55400 },
    { d: 10, strength: '500', grade: CARBON, kgPerMetre: 0.617, price: 53900 },
    { d: 12, strength: '500', grade: CARBON, kgPerMetre: 0.888, price: 51700 },
    { d: 14, strength: '400', grade: SILICON, kgPerMetre: 1.21, price: 53200 },
    { d: 16, strength: '500', grade: CARBON, kgPerMetre: 1.58, price: 51500 },
    { d: 20, strength: '500', grade: CARBON, kgPerMetre: 2.47, price: 51900 },
    { d: 25, strength: '500', grade: CARBON, kgPerMetre: 3.85, price: 52300 },
    { d: 28, strength: '400', grade: SILICON, kgPerMetre: 4.83, price: 54600 },
    { d: 32, strength: '500', grade: CARBON, kgPerMetre: 6.31, price: 54100 },
    { d: 40, strength: '500', grade: CARBON, kgPerMetre: 9.87, price: 57900 },
  ],
  product: ({ d, strength, grade, coil, kgPerMetre, price }) => {
    const { names, yield: yieldPoint, tensile, elongation } = CLASSES[strength]
    const plain = strength === '240'
    return {
      model: `RB-${strength}-${d}${coil ? 'C' : ''}`,
      name: t(
        `${plain ? 'Plain' : 'Deformed'} rebar, ${d} mm dia., ${names.en}, ${coil ? 'in coils' : '11.7 m'}`,
        `Арматура ${plain ? 'гладкая' : 'рифлёная'} ⌀${d} мм ${names.ru}, ${coil ? 'в мотках' : '11,7 м'}`,
        `${plain ? '光圆' : '带肋'}钢筋 ⌀${d} mm ${names.zh} ${coil ? '盘卷' : '定尺 11.7 m'}`,
      ),
      description: t(
        `${plain ? 'Hot-rolled plain' : 'Hot-rolled deformed'} bar of class ${names.en}, yield strength at least ${yieldPoint} MPa. ${use(d).en} One metric ton is about ${Math.round(100 / kgPerMetre) * 10} m of bar. ${strength === '400' ? 'The grade needs preheating before welding; tie the cages with wire where you can.' : 'Weldable without preheating.'}`,
        `Горячекатаная арматура ${plain ? 'гладкого' : 'периодического'} профиля класса ${names.ru}, предел текучести не ниже ${yieldPoint} МПа. ${use(d).ru} В тонне около ${Math.round(100 / kgPerMetre) * 10} м. ${strength === '400' ? 'Перед сваркой марка требует подогрева, каркасы лучше вязать проволокой.' : 'Сваривается без подогрева.'}`,
        `热轧${plain ? '光圆' : '带肋'}钢筋，级别 ${names.zh}，屈服强度不低于 ${yieldPoint} MPa。${use(d).zh}每吨约 ${Math.round(100 / kgPerMetre) * 10} m。${strength === '400' ? '该钢号焊接前需预热，骨架宜采用绑扎。' : '可焊接，无需预热。'}`,
      ),
      facts: [
        fact(t('Nominal diameter', 'Номинальный диаметр', '公称直径'), measure(d, 'mm')),
        fact(t('Property class', 'Класс прочности', '强度级别'), names),
        fact(GRADE, t(...grade)),
        fact(t('Yield strength, min', 'Предел текучести, не менее', '屈服强度（最小）'), measure(yieldPoint, 'MPa')),
        fact(
          t('Tensile strength, min', 'Временное сопротивление, не менее', '抗拉强度（最小）'),
          measure(tensile, 'MPa'),
        ),
        fact(
          t('Elongation, min', 'Относительное удлинение, не менее', '断后伸长率（最小）'),
          t(`${elongation}%`, `${elongation} %`, `${elongation}%`),
        ),
        fact(t('Weight per meter', 'Масса погонного метра', '每米重量'), measure(kgPerMetre, 'kg/m')),
        fact(LENGTH, coil ? t('coil of about 1.2 t', 'моток около 1,2 т', '盘卷，约 1.2 t') : measure(11.7, 'm')),
        fact(
          PACKING,
          coil
            ? t('coil with 4 wire ties', 'моток, 4 вязки', '盘卷，四道捆扎')
            : t('bundle up to 5 t', 'пачка до 5 т', '成捆，每捆不超过 5 t'),
        ),
        fact(STANDARD, gost('34028-2016', 'GB/T 1499')),
      ],
      priceRub: roubles(price),
      moq: coil ? 2 : d > 30 ? 10 : 5,
      leadDays: d > 30 ? [14, 30] : [3, 7],
      ...(coil || d < 12
        ? {}
        : {
            variants: [
              { suffix: '-117', options: [{ name: LENGTH, value: measure(11.7, 'm') }], factor: 1 },
              { suffix: '-60', options: [{ name: LENGTH, value: measure(6, 'm') }], factor: 1.03 },
              {
                suffix: '-CUT',
                options: [{ name: LENGTH, value: t('cut to order', 'в размер заказчика', '按需定尺') }],
                factor: 1.06,
              },
            ],
          }),
    }
  },
  draw: ({ d, strength, coil }) => {
    const plain = strength === '240'
    const h = 16 + d * 1.6
    const middle = 92
    const top = middle - h / 2
    const pitch = 9 + d * 0.5
    const lean = pitch * 0.8
    const sheet = new Sheet().path(
      `M40 ${top.toFixed(1)}H360q6 ${(h / 4).toFixed(1)} 0 ${(h / 2).toFixed(1)}t0 ${(h / 2).toFixed(1)}H40Z`,
      { fill: 'paper' },
    )
    if (!plain) {
      sheet.repeat(Math.floor((310 - lean) / pitch) + 1, (s, i) => {
        const x = 46 + i * pitch
        s.path(
          `M${x.toFixed(1)} ${(top + h).toFixed(1)}q${(lean * 0.15).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-h).toFixed(1)}`,
          { weight: 'thin' },
        )
        s.path(
          `M${(x + 3).toFixed(1)} ${(top + h).toFixed(1)}q${(lean * 0.3).toFixed(1)} ${(-h * 0.5).toFixed(1)} ${(lean - 3).toFixed(1)} ${(-h).toFixed(1)}`,
          { weight: 'thin' },
        )
      })
      sheet.rect(40, middle - 2, 322, 4, { weight: 'thin', fill: 'paper' })
    }
    sheet.line(28, middle, 374, middle, 'centre')
    if (!coil) sheet.dimX(40, 361, top - 18, 'L 11700', top)
    const r = 20 + d * 0.7
    const y = 208
    if (!plain) {
      sheet.ellipse(112, y, r + 3 + d * 0.08, r + 3 + d * 0.08, { weight: 'thin' })
      sheet.rect(112 - r - 6, y - 3, 2 * r + 12, 6, { fill: 'paper' })
    }
    sheet
      .circle(112, y, r, { fill: 'hatch' })
      .centre(112, y, r + 14)
      .dimX(112 - r, 112 + r, y + r + 28, `⌀ ${d}`, y)
    if (coil) {
      sheet.repeat(9, (s, i) =>
        s.ellipse(288, 200 + i * 5, 66 - (i % 3) * 3, 28, { weight: i === 0 || i === 8 ? 'outline' : 'thin' }),
      )
      return sheet.ellipse(288, 200, 40, 15, { fill: 'paper' }).note(330, 222, 346, 260, '1.2 t')
    }
    const rows = d < 13 ? 4 : d < 21 ? 3 : d < 29 ? 2 : 1
    const step = 104 / (2 * rows + 1)
    for (let row = -rows; row <= rows; row++) {
      const count = 2 * rows + 1 - Math.abs(row)
      sheet.repeat(count, (s, i) =>
        s.circle(288 + (i - (count - 1) / 2) * step, y + row * step * 0.87, step / 2 - 0.7, { fill: 'paper' }),
      )
    }
    return sheet.ellipse(288, y, 60, 58, { weight: 'thin' }).note(330, y + 42, 350, y + 66, '5 t')
  },
})
