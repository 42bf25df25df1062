import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, comma, fact, mm, names, quantity } from './kit.ts'

interface Item {
  /** Water-and-gas pipe, longitudinally welded pipe, hollow section, spiral-welded pipe. */
  kind: 'gas' | 'long' | 'hollow' | 'spiral'
  /** Outside diameter or width. */
  a: number
  /** Height of a hollow section. */
  b?: number
  wall: number
  dn?: number
  zinc?: boolean
  /** Roubles per tonne. */
  price: number
}

const kinds: Record<Item['kind'], { name: FullText; standard: string; gb: string; use: FullText; code: string }> = {
  gas: {
    code: 'VG',
    name: { en: 'Steel water and gas pipe', ru: 'Труба ВГП', zh: '低压流体输送焊管' },
    standard: '3262-75',
    gb: 'GB/T 3091-2015',
    use: {
      en: 'Takes a pipe thread without thinning and suits heating, water and low-pressure gas risers.',
      ru: 'Стенка рассчитана под трубную резьбу; основное применение — стояки отопления, воды и газа низкого давления.',
      zh: '壁厚可直接套丝，常用于采暖、给水及低压燃气立管。',
    },
  },
  long: {
    code: 'EW',
    name: { en: 'ERW steel pipe', ru: 'Труба электросварная прямошовная', zh: '直缝焊管' },
    standard: '10704-91',
    gb: 'GB/T 13793-2016',
    use: {
      en: 'High-frequency welded, with the outside bead trimmed; used for heating networks, piles and structural frames.',
      ru: 'Сварка токами высокой частоты, наружный грат снят; идёт на тепловые сети, сваи и каркасы.',
      zh: '高频焊接，外焊筋已清除，用于供热管网、桩管及钢结构。',
    },
  },
  hollow: {
    code: 'HS',
    name: { en: 'Steel hollow structural section (HSS)', ru: 'Труба профильная', zh: '方矩管' },
    standard: '30245-2012',
    gb: 'GB/T 6728-2017',
    use: {
      en: 'Cold-formed section for frames, trusses and machine beds; corner radius no more than two wall thicknesses.',
      ru: 'Гнутый замкнутый профиль для каркасов, ферм и станин; радиус закругления — не более двух толщин стенки.',
      zh: '冷弯成型，用于框架、桁架和机架，圆角半径不大于两倍壁厚。',
    },
  },
  spiral: {
    code: 'SW',
    name: { en: 'Spiral-welded pipe', ru: 'Труба спиралешовная', zh: '螺旋焊管' },
    standard: '20295-85',
    gb: 'SY/T 5037-2018',
    use: {
      en: 'Submerged-arc welded inside and outside for trunk mains, well casings and pile foundations; seam tested by ultrasound over its full length.',
      ru: 'Двусторонняя сварка под флюсом; для магистральных водоводов, обсадных колонн и свай. Шов проверен ультразвуком по всей длине.',
      zh: '内外双面埋弧焊，用于输水干管、套管和桩基，焊缝全长超声波检测。',
    },
  },
}

export const steelPipesWelded = leaf<Item>({
  key: 'steel-pipes-welded',
  name: { en: 'Welded steel pipes', ru: 'Трубы стальные электросварные', zh: '焊接钢管' },
  about: {
    en: 'Water and gas pipes, ERW round pipes, hollow structural sections and spiral-welded large diameters, sold by the metric ton. Black or hot-dip galvanized.',
    ru: 'Водогазопроводные, прямошовные, профильные и спиралешовные трубы — отгрузка тоннами. Чёрные или горячеоцинкованные.',
    zh: '低压流体焊管、直缝焊管、方矩管和大口径螺旋管，按吨供货，黑管或热镀锌管均可。',
  },
  tnved: '7306',
  unit: 'tonne',
  items: [
    { kind: 'gas', a: 21.3, wall: 2.8, dn: 15, price: 74500 },
    { kind: 'gas', a: 33.5, wall: 3.2, dn: 25, price: 71800 },
    { kind: 'gas', a: 60, wall: 3.5, dn: 50, zinc: true, price: 99400 },
    { kind: 'hollow', a: 20, b: 20, wall: 1.5, price: 73900 },
    { kind: 'hollow', a: 60, b: 40, wall: 2, price: 70600 },
    { kind: 'hollow', a: 100, b: 100, wall: 4, price: 69800 },
    { kind: 'hollow', a: 200, b: 160, wall: 8, price: 83200 },
    { kind: 'long', a: 76, wall: 3, price: 70200 },
    { kind: 'long', a: 159, wall: 4.5, price: 71900 },
    { kind: 'long', a: 325, wall: 8, price: 78600 },
    { kind: 'spiral', a: 820, wall: 9, price: 102500 },
  ],
  product: (item) => {
    const { a, b, wall, dn, zinc } = item
    const kind = kinds[item.kind]
    const size = b ? `${a}×${b}×${wall}` : dn ? `${dn}×${wall}` : `${a}×${wall}`
    const mass = Math.round((b ? 0.0157 * wall * (a + b - 2.86 * wall) : (a - wall) * wall * 0.02466) * 100) / 100
    const steel =
      item.kind === 'spiral'
        ? { en: '17G1S', ru: '17Г1С', zh: '17G1S（Q355B）' }
        : { en: 'St3sp', ru: 'Ст3сп', zh: 'Q235B' }
    const finish = zinc
      ? { en: 'hot-dip galvanized', ru: 'горячее цинкование', zh: '热镀锌' }
      : { en: 'uncoated', ru: 'без покрытия', zh: '无镀层（黑管）' }
    const prefix = dn ? 'DN ' : ''
    return {
      model: `${kind.code}-${dn ?? (b ? `${a}-${b}` : a)}-${wall}${zinc ? '-Z' : ''}`,
      name: {
        en: `${kind.name.en} ${prefix}${size} mm${zinc ? ', galvanized' : ''}, GOST ${kind.standard}`,
        ru: `${kind.name.ru} ${dn ? 'DN ' : ''}${comma(size)} мм${zinc ? ', оцинкованная' : ''}, ${steel.ru}, ГОСТ ${kind.standard}`,
        zh: `${zinc ? '热镀锌' : ''}${item.kind === 'hollow' ? (a === b ? '方管' : '矩形管') : kind.name.zh} ${prefix.trim()}${size} ${steel.zh}`,
      },
      description: {
        en: `${kind.name.en} ${prefix}${size} mm, ${mass} kg per meter, about ${Math.round(1000 / mass)} m in a metric ton. ${kind.use.en}${zinc ? ' The zinc layer is at least 30 µm inside and out, so threads need only a touch of paste.' : ''}`,
        ru: `${kind.name.ru} ${dn ? 'DN ' : ''}${comma(size)} мм, ${comma(mass)} кг в метре, около ${Math.round(1000 / mass)} м в тонне. ${kind.use.ru}${zinc ? ' Цинковый слой не тоньше 30 мкм снаружи и внутри.' : ''}`,
        zh: `${kind.name.zh}，规格${prefix.trim()}${size} mm，每米重${mass} kg，每吨约${Math.round(1000 / mass)}米。${kind.use.zh}${zinc ? '内外镀锌层厚度不低于30 µm。' : ''}`,
      },
      facts: [
        b ? fact({ en: 'Section', ru: 'Сечение', zh: '截面' }, mm(`${a} × ${b}`)) : fact(names.outside, mm(a)),
        fact(names.wall, mm(wall)),
        fact(names.steel, steel),
        fact(names.standard, {
          en: `GOST ${kind.standard}`,
          ru: `ГОСТ ${kind.standard}`,
          zh: `GOST ${kind.standard}、${kind.gb}`,
        }),
        fact(names.massPerMetre, quantity(mass, 'kg/m', 'кг/м')),
        fact(
          { en: 'Meters per metric ton', ru: 'Длина трубы в тонне', zh: '每吨米数' },
          quantity(Math.round(1000 / mass), 'm', 'м', '米'),
        ),
        fact(names.length, quantity(item.kind === 'spiral' ? '11.5' : a < 30 ? '6' : '6 / 12', 'm', 'м')),
        fact(names.corrosion, finish),
        fact(
          { en: 'Weld', ru: 'Сварной шов', zh: '焊缝' },
          item.kind === 'spiral'
            ? { en: 'spiral, submerged arc', ru: 'спиральный, под флюсом', zh: '螺旋缝，埋弧焊' }
            : { en: 'longitudinal, high frequency', ru: 'продольный, ТВЧ', zh: '直缝，高频焊' },
        ),
      ],
      priceRub: item.price,
      moq: item.kind === 'spiral' ? 10 : a > 150 ? 3 : 1,
      leadDays: item.kind === 'spiral' ? [14, 25] : [1, 5],
      variants:
        item.kind === 'hollow'
          ? [
              {
                suffix: '6',
                factor: 1,
                options: [
                  { name: names.length, value: quantity(6, 'm', 'м') },
                  { name: names.corrosion, value: finish },
                ],
              },
              {
                suffix: '12',
                factor: 1.01,
                options: [
                  { name: names.length, value: quantity(12, 'm', 'м') },
                  { name: names.corrosion, value: finish },
                ],
              },
              {
                suffix: '6P',
                factor: 1.11,
                options: [
                  { name: names.length, value: quantity(6, 'm', 'м') },
                  { name: names.corrosion, value: { en: 'shop primer GF-021', ru: 'грунт ГФ-021', zh: '车间底漆' } },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ kind, a, b, wall, dn }) => {
    const s = new Sheet()
    const cy = 145
    if (b !== undefined) {
      const W = between(a, 20, 200, 96, 150)
      const H = (W * b) / a
      const t = Math.max(4, (W * wall) / a)
      const x = 122 - W / 2
      s.rect(x, cy - H / 2, W, H, { fill: 'hatch', radius: t * 1.8 })
        .rect(x + t, cy - H / 2 + t, W - 2 * t, H - 2 * t, { fill: 'paper', radius: t * 0.8 })
        .line(122 - W / 2 - 10, cy, 122 + W / 2 + 10, cy, 'centre')
        .line(122, cy - H / 2 - 10, 122, cy + H / 2 + 10, 'centre')
        .dimX(x, x + W, cy + H / 2 + 34, `${a}`, cy + H / 2)
        .dimY(cy - H / 2, cy + H / 2, 34, `${b}`, x)
        .note(x + W - t / 2, cy - H / 4, 212, 48, `s ${wall}`)
      const n = a < 50 ? 5 : a < 120 ? 4 : 3
      const w = 124 / n
      const h = (w * b) / a
      for (let i = 0; i < n * n; i++) {
        const px = 238 + (i % n) * w
        const py = cy + (n * h) / 2 - (Math.floor(i / n) + 1) * h
        s.rect(px, py, w, h, { radius: 3 }).rect(px + 3, py + 3, w - 6, h - 6, { weight: 'thin', radius: 2 })
      }
      return s.line(230, cy + (n * h) / 2 + 2, 370, cy + (n * h) / 2 + 2)
    }
    const R = kind === 'spiral' ? 78 : between(a, 20, 330, 46, 72)
    const t = Math.max(3, (R * 2 * wall) / a)
    s.circle(118, cy, R, { fill: 'hatch' })
      .circle(118, cy, R - t, { fill: 'paper' })
      .centre(118, cy, R + 10)
    if (kind !== 'spiral')
      s.polygon(
        [
          [113, cy - R - 2],
          [123, cy - R - 2],
          [119.5, cy - R + t + 2],
          [116.5, cy - R + t + 2],
        ],
        { fill: 'paper' },
      )
    s.dimX(118 - R, 118 + R, cy + R + 32, `⌀ ${a}`, cy).note(118 - R * 0.71, cy - R * 0.7, 66, 42, `s ${wall}`)
    const left = 222
    const right = 366
    const r = kind === 'spiral' ? R : R * 0.8
    s.rect(left, cy - r, right - left, 2 * r, { fill: 'paper' }).line(left - 10, cy, right + 10, cy, 'centre')
    if (kind === 'spiral') {
      for (let x = left; x < right - 38; x += 35) {
        s.path(`M${x} ${cy + r}C${x + 6} ${cy + r / 2} ${x + 30} ${cy - r / 2} ${x + 36} ${cy - r}`, { weight: 'thin' })
        s.path(`M${x + 4} ${cy + r}C${x + 10} ${cy + r / 2} ${x + 34} ${cy - r / 2} ${x + 40} ${cy - r}`, {
          weight: 'thin',
        })
      }
    } else {
      s.line(left, cy - r * 0.45, right, cy - r * 0.45, 'thin').line(
        left,
        cy - r * 0.45 + 4,
        right,
        cy - r * 0.45 + 4,
        'thin',
      )
      if (kind === 'gas') {
        for (let x = right - 30; x < right; x += 5) s.line(x, cy - r, x + 3, cy + r, 'thin')
        s.line(right - 32, cy - r, right - 32, cy + r, 'thin')
      }
    }
    return s.note(left + 40, cy - r * 0.43, left + 60, 42, dn ? `DN ${dn}` : `${a}×${wall}`)
  },
})
