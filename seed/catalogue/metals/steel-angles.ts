import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { fact, GRADE, gost, LENGTH, measure, roubles, STANDARD, THICKNESS, t } from './wording.ts'

interface Item {
  a: number
  b: number
  s: number
  steel: 'st3' | '09g2s' | 'zinc'
  kgPerMetre: number
  length: number
  price: number
}

const STEELS = {
  st3: { grade: t('St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)'), short: t('St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)'), yield: 245 },
  '09g2s': {
    grade: t('09G2S-12', '09Г2С-12', '09G2S-12 (Q355D)'),
    short: t('09G2S', '09Г2С', '09G2S (Q355D)'),
    yield: 325,
  },
  zinc: {
    grade: t('St3sp5, hot-dip galvanized', 'Ст3сп5, горячее цинкование', 'St3sp5，热浸镀锌'),
    short: t('galvanized', 'оцинкованный', '热镀锌'),
    yield: 245,
  },
}

const use = (a: number) =>
  a < 45
    ? t(
        'A light section for frames, brackets, ducts and door linings.',
        'Лёгкий профиль для рам, кронштейнов, воздуховодов и обвязки проёмов.',
        '轻型角钢，适合框架、支架、风管和门窗边框。',
      )
    : a < 95
      ? t(
          'A standard section for trusses, ladders, canopies and equipment supports.',
          'Ходовой профиль для ферм, лестниц, навесов и опор под оборудование.',
          '常用规格，适合桁架、钢梯、雨棚和设备支座。',
        )
      : t(
          'A heavy section for lattice masts, power line towers, crane girders and bracing.',
          'Тяжёлый профиль для решётчатых мачт, опор ЛЭП, подкрановых балок и связей.',
          '重型角钢，用于格构塔架、输电铁塔、吊车梁和支撑系统。',
        )

export const steelAngles = leaf<Item>({
  key: 'steel-angles',
  name: t('Steel angles', 'Уголки стальные', '角钢'),
  about: t(
    'Hot-rolled equal and unequal angles from 25 to 200 mm, carbon and low-alloy steel, cut to length on request.',
    'Горячекатаные равнополочные и неравнополочные уголки от 25 до 200 мм из углеродистой и низколегированной стали, резка в размер.',
    '热轧等边与不等边角钢，边宽 25 至 200 mm，碳素钢和低合金钢，可按需切割。',
  ),
  tnved: '7216',
  unit: 'tonne',
  items: [
    { a: 25, b: 25, s: 4, steel: 'st3', kgPerMetre: 1.46, length: 6, price: 66200 },
    { a: 32, b: 32, s: 4, steel: 'st3', kgPerMetre: 1.91, length: 6, price: 64500 },
    { a: 40, b: 40, s: 4, steel: 'zinc', kgPerMetre: 2.42, length: 6, price: 98700 },
    { a: 50, b: 50, s: 5, steel: 'st3', kgPerMetre: 3.77, length: 12, price: 61900 },
    { a: 63, b: 40, s: 6, steel: 'st3', kgPerMetre: 4.6, length: 12, price: 69800 },
    { a: 75, b: 75, s: 6, steel: 'st3', kgPerMetre: 6.89, length: 12, price: 62400 },
    { a: 90, b: 56, s: 8, steel: '09g2s', kgPerMetre: 8.77, length: 12, price: 78400 },
    { a: 100, b: 100, s: 8, steel: 'st3', kgPerMetre: 12.25, length: 12, price: 64300 },
    { a: 125, b: 80, s: 10, steel: 'st3', kgPerMetre: 15.47, length: 12, price: 73600 },
    { a: 160, b: 160, s: 12, steel: '09g2s', kgPerMetre: 29.35, length: 12, price: 81500 },
    { a: 200, b: 200, s: 20, steel: '09g2s', kgPerMetre: 60.08, length: 12, price: 86900 },
  ],
  product: ({ a, b, s, steel, kgPerMetre, length, price }) => {
    const { grade, short, yield: yieldPoint } = STEELS[steel]
    const equal = a === b
    return {
      model: `LA-${a}x${b}x${s}-${steel.toUpperCase()}`,
      name: t(
        `${equal ? 'Equal' : 'Unequal'} steel angle ${a}×${b}×${s} mm, ${short.en}, ${length} m`,
        `Уголок стальной ${equal ? 'равнополочный' : 'неравнополочный'} ${a}×${b}×${s} мм, ${short.ru}, ${length} м`,
        `${equal ? '等边' : '不等边'}角钢 ${a}×${b}×${s} mm ${short.zh} ${length} m`,
      ),
      description: t(
        `Hot-rolled angle of accuracy class B, ${kgPerMetre} kg per meter. ${use(a).en} ${steel === '09g2s' ? 'Low-alloy steel keeps its impact strength down to −60 °C, so it suits northern sites.' : steel === 'zinc' ? 'Zinc layer of at least 80 µm, applied after cutting to 6 m.' : 'Supplied ungalvanized, without mill oil.'}`,
        `Горячекатаный уголок точности прокатки В, масса метра ${String(kgPerMetre).replace('.', ',')} кг. ${use(a).ru} ${steel === '09g2s' ? 'Низколегированная сталь сохраняет ударную вязкость до −60 °C, подходит для северных площадок.' : steel === 'zinc' ? 'Слой цинка не менее 80 мкм, нанесён после резки на 6 м.' : 'Поставляется без покрытия и без консервации.'}`,
        `热轧角钢，B 级精度，每米 ${kgPerMetre} kg。${use(a).zh}${steel === '09g2s' ? '低合金钢在 −60 °C 下仍保持冲击韧性，适合寒冷地区工程。' : steel === 'zinc' ? '切成 6 m 后热浸镀锌，锌层厚度不小于 80 μm。' : '表面不镀锌、不涂油交货。'}`,
      ),
      facts: [
        fact(t('Leg widths', 'Ширина полок', '边宽'), measure(`${a} × ${b}`, 'mm')),
        fact(THICKNESS, measure(s, 'mm')),
        fact(GRADE, grade),
        fact(t('Yield strength, min', 'Предел текучести, не менее', '屈服强度（最小）'), measure(yieldPoint, 'MPa')),
        fact(t('Weight per meter', 'Масса погонного метра', '每米重量'), measure(kgPerMetre, 'kg/m')),
        fact(t('Cross-section', 'Площадь сечения', '截面面积'), measure((kgPerMetre / 0.785).toFixed(1), 'cm²')),
        fact(LENGTH, measure(length, 'm')),
        fact(t('Rolling accuracy', 'Точность прокатки', '轧制精度'), t('ordinary (B)', 'обычная (В)', '普通（B 级）')),
        fact(STANDARD, gost(equal ? '8509-93' : '8510-86', 'GB/T 706')),
      ],
      priceRub: roubles(price),
      moq: a < 45 ? 1 : a < 125 ? 3 : 5,
      leadDays: a > 120 ? [10, 20] : [2, 6],
    }
  },
  draw: ({ a, b, s, length }) => {
    const k = (78 + a * 0.36) / a
    const h = a * k
    const w = b * k
    const e = Math.max(s * k, 6)
    const x = 70
    const y = 262
    const dx = 110 + length * 4
    const dy = -(62 + length)
    const face = (sheet: Sheet, x1: number, y1: number, x2: number, y2: number) =>
      sheet.polygon(
        [
          [x + x1, y - y1],
          [x + x2, y - y2],
          [x + x2 + dx, y - y2 + dy],
          [x + x1 + dx, y - y1 + dy],
        ],
        { fill: 'paper' },
      )
    const sheet = new Sheet()
    face(sheet, e, e, e, h)
    face(sheet, e, e, w, e)
    face(sheet, 0, h, e, h)
    face(sheet, w, 0, w, e)
    const f = Math.min(e, 12)
    sheet.path(
      `M${x} ${y}H${(x + w).toFixed(1)}v${(-e * 0.6).toFixed(1)}q0 ${(-e * 0.4).toFixed(1)} ${(-e * 0.6).toFixed(1)} ${(-e * 0.4).toFixed(1)}H${(x + e + f).toFixed(1)}` +
        `q${-f} 0 ${-f} ${-f}V${(y - h + e * 0.5).toFixed(1)}q0 ${(-e * 0.5).toFixed(1)} ${(-e * 0.5).toFixed(1)} ${(-e * 0.5).toFixed(1)}H${x}Z`,
      { fill: 'hatch' },
    )
    return sheet
      .dimY(y - h, y, x - 18, String(a), x)
      .dimX(x, x + w, y + 24, String(b), y)
      .note(x + e / 2, y - h * 0.72, x - 28, y - h - 14, `s ${s}`)
      .note(x + w + dx * 0.6, y - e / 2 + dy * 0.6, x + w + dx * 0.6 + 18, y + dy * 0.6 + 50, `L ${length}000`)
  },
})
