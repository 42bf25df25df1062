import { Sheet } from '../../drawing/sheet.ts'
import { COATING, comma, fact, gost, LENGTH, measure, PACKING, roubles, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'
import { hexagon, threaded } from './thread.ts'

interface Item {
  d: number
  length: number
  pitch: number
  /** Across flats, head height, length of thread (all of the shank where it is the same as the length). */
  s: number
  k: number
  thread: number
  strength: '5.8' | '8.8' | '10.9' | 'A2-70'
  coat: 'zinc' | 'hdg' | 'black' | 'none'
  grams: number
  perKg: number
}

const COATS = {
  zinc: t('zinc-plated', 'цинк', '镀锌'),
  hdg: t('hot-dip galvanized', 'горячий цинк', '热镀锌'),
  black: t('plain, oiled', 'без покрытия', '本色'),
  none: t('stainless', 'нержавеющий', '不锈钢'),
}
const STRENGTHS = { '5.8': [500, 400], '8.8': [800, 640], '10.9': [1040, 940], 'A2-70': [700, 450] } as const

const use = (d: number, strength: Item['strength']) =>
  strength === 'A2-70'
    ? t(
        'For food, pharmaceutical and outdoor equipment; not for seawater.',
        'Для пищевого, фармацевтического и уличного оборудования; не для морской воды.',
        '用于食品、制药和户外设备，不宜用于海水环境。',
      )
    : d < 14
      ? t(
          'For frames, sheet metal enclosures, machine guards and furniture.',
          'Для рам, корпусов из листа, ограждений станков и мебели.',
          '用于框架、钣金外壳、机床护罩和家具。',
        )
      : d < 28
        ? t(
            'For flanges, machine feet, steel structures and pipe supports.',
            'Для фланцев, лап оборудования, металлоконструкций и опор труб.',
            '用于法兰、设备底脚、钢结构和管道支架。',
          )
        : t(
            'For crushers, press frames, mast flanges and heavy foundations.',
            'Для дробилок, станин прессов, фланцев мачт и тяжёлых фундаментов.',
            '用于破碎机、压力机机架、塔架法兰和重型基础。',
          )

export const hexBolts = leaf<Item>({
  key: 'hex-bolts',
  name: t('Hexagon head bolts', 'Болты с шестигранной головкой', '六角头螺栓'),
  about: t(
    'Bolts M6 to M48 in property classes 5.8 to 10.9 and in stainless steel, full and part thread, sold by the kilogram in factory boxes.',
    'Болты М6–М48 классов прочности 5.8–10.9 и нержавеющие, с полной и неполной резьбой, продажа на вес в заводских коробах.',
    'M6–M48 六角头螺栓，强度 5.8 至 10.9 级及不锈钢，全牙、半牙，按公斤销售，原厂箱装。',
  ),
  tnved: '731815',
  unit: 'kilogram',
  items: [
    { d: 6, length: 30, pitch: 1, s: 10, k: 4, thread: 30, strength: '8.8', coat: 'zinc', grams: 8.2, perKg: 248 },
    { d: 8, length: 40, pitch: 1.25, s: 13, k: 5.3, thread: 40, strength: '5.8', coat: 'zinc', grams: 20, perKg: 192 },
    {
      d: 8,
      length: 25,
      pitch: 1.25,
      s: 13,
      k: 5.3,
      thread: 25,
      strength: 'A2-70',
      coat: 'none',
      grams: 15,
      perKg: 735,
    },
    { d: 10, length: 60, pitch: 1.5, s: 16, k: 6.4, thread: 60, strength: '8.8', coat: 'zinc', grams: 44, perKg: 219 },
    { d: 12, length: 80, pitch: 1.75, s: 18, k: 7.5, thread: 30, strength: '8.8', coat: 'zinc', grams: 81, perKg: 214 },
    {
      d: 16,
      length: 70,
      pitch: 2,
      s: 24,
      k: 10,
      thread: 38,
      strength: '10.9',
      coat: 'black',
      grams: 145,
      perKg: 236,
    },
    {
      d: 20,
      length: 120,
      pitch: 2.5,
      s: 30,
      k: 12.5,
      thread: 46,
      strength: '8.8',
      coat: 'hdg',
      grams: 352,
      perKg: 287,
    },
    { d: 24, length: 150, pitch: 3, s: 36, k: 15, thread: 60, strength: '10.9', coat: 'hdg', grams: 640, perKg: 312 },
    {
      d: 30,
      length: 200,
      pitch: 3.5,
      s: 46,
      k: 18.7,
      thread: 72,
      strength: '8.8',
      coat: 'black',
      grams: 1300,
      perKg: 242,
    },
    {
      d: 36,
      length: 250,
      pitch: 4,
      s: 55,
      k: 22.5,
      thread: 97,
      strength: '10.9',
      coat: 'black',
      grams: 2330,
      perKg: 278,
    },
    {
      d: 48,
      length: 300,
      pitch: 5,
      s: 75,
      k: 30,
      thread: 121,
      strength: '8.8',
      coat: 'hdg',
      grams: 5250,
      perKg: 338,
    },
  ],
  product: ({ d, length, pitch, s, k, thread, strength, coat, grams, perKg }) => {
    const full = thread === length
    const stainless = strength === 'A2-70'
    const box = d < 9 ? 5 : 25
    return {
      model: `HB-M${d}x${length}-${strength}`,
      name: t(
        `Hex bolt M${d}×${length}, ${strength}, ${COATS[coat].en}, ${full ? 'DIN 933' : 'DIN 931'}`,
        `Болт шестигранный М${d}×${length}, ${strength}, ${COATS[coat].ru}, ${full ? 'DIN 933' : 'DIN 931'}`,
        `六角头螺栓 M${d}×${length} ${strength} ${COATS[coat].zh} ${full ? 'DIN 933' : 'DIN 931'}`,
      ),
      description: t(
        `${full ? 'Threaded to the head' : `Part thread of ${thread} mm`}, wrench size ${s} mm. ${use(d, strength).en} ${grams < 500 ? `About ${Math.round(1000 / grams)} bolts per kilogram.` : `One bolt weighs ${grams / 1000} kg.`} ${strength === '10.9' ? 'Tighten by torque wrench; do not electroplate again because of hydrogen embrittlement.' : ''}`.trim(),
        `${full ? 'Резьба до головки' : `Длина резьбы ${thread} мм`}, размер под ключ ${s} мм. ${use(d, strength).ru} ${grams < 500 ? `В килограмме около ${Math.round(1000 / grams)} шт.` : `Масса одного болта ${comma(grams / 1000)} кг.`} ${strength === '10.9' ? 'Затяжка динамометрическим ключом; повторно гальванически не цинковать — водородное охрупчивание.' : ''}`.trim(),
        `${full ? '全螺纹' : `螺纹长度 ${thread} mm`}，对边 ${s} mm。${use(d, strength).zh}${grams < 500 ? `每公斤约 ${Math.round(1000 / grams)} 件。` : `单件重 ${grams / 1000} kg。`}${strength === '10.9' ? '请用扭矩扳手拧紧，勿再次电镀，以防氢脆。' : ''}`,
      ),
      facts: [
        fact(t('Thread', 'Резьба', '螺纹'), t(`M${d}×${pitch}`, `М${d}×${comma(pitch)}`, `M${d}×${pitch}`)),
        fact(LENGTH, measure(length, 'mm')),
        fact(t('Thread length', 'Длина резьбы', '螺纹长度'), measure(thread, 'mm')),
        fact(t('Across flats', 'Размер под ключ', '对边宽度'), measure(s, 'mm')),
        fact(t('Head height', 'Высота головки', '头部高度'), measure(k, 'mm')),
        fact(t('Property class', 'Класс прочности', '性能等级'), strength),
        fact(
          t('Tensile / yield strength', 'Предел прочности / текучести', '抗拉/屈服强度'),
          measure(`${STRENGTHS[strength][0]} / ${STRENGTHS[strength][1]}`, 'MPa'),
        ),
        fact(COATING, coat === 'none' ? { ...COATS.none, ru: 'нет (нержавеющая сталь)' } : COATS[coat]),
        fact(PACKING, t(`box of ${box} kg`, `короб ${box} кг`, `每箱 ${box} kg`)),
        fact(
          t('Standard', 'Стандарт', '执行标准'),
          stainless
            ? t(
                full ? 'DIN 933, ISO 4017' : 'DIN 931, ISO 4014',
                full ? 'DIN 933, ISO 4017' : 'DIN 931, ISO 4014',
                'DIN 933、GB/T 5783',
              )
            : gost('7798-70', full ? 'ISO 4017, GB/T 5783' : 'ISO 4014, GB/T 5782'),
        ),
      ],
      priceRub: roubles(perKg),
      moq: box * (d > 24 ? 4 : 2),
      leadDays: d > 30 ? [10, 25] : [1, 5],
      ...(coat === 'zinc'
        ? {
            variants: [
              {
                suffix: '-ZN',
                options: [{ name: COATING, value: t('electro-zinc 6 µm', 'гальванический цинк 6 мкм', '电镀锌 6 μm') }],
                factor: 1,
              },
              {
                suffix: '-BK',
                options: [{ name: COATING, value: t('plain, oiled', 'без покрытия, масло', '本色涂油') }],
                factor: 0.92,
              },
              {
                suffix: '-DAC',
                options: [{ name: COATING, value: t('zinc flake', 'цинк-ламель', '达克罗') }],
                factor: 1.22,
              },
            ],
          }
        : {}),
    }
  },
  draw: ({ d, length, pitch, s, k, thread, strength }) => {
    const long = 142 + length * 0.2
    const m = long / length
    const r = (d * m) / 2
    const head = k * m
    const flat = (s * m) / 2
    const corner = flat / Math.cos(Math.PI / 6)
    const x = 46
    const y = 138
    const sheet = new Sheet()
    sheet.path(
      `M${(x + head).toFixed(1)} ${(y - corner).toFixed(1)}H${(x + 5).toFixed(1)}Q${x} ${(y - corner * 0.78).toFixed(1)} ${(x + 3).toFixed(1)} ${(y - corner / 2).toFixed(1)}Q${x - 3} ${y} ${(x + 3).toFixed(1)} ${(y + corner / 2).toFixed(1)}Q${x} ${(y + corner * 0.78).toFixed(1)} ${(x + 5).toFixed(1)} ${(y + corner).toFixed(1)}H${(x + head).toFixed(1)}Z`,
      { fill: 'paper' },
    )
    sheet.line(x + 3, y - corner / 2, x + head, y - corner / 2).line(x + 3, y + corner / 2, x + head, y + corner / 2)
    const start = x + head
    const end = start + long
    if (thread < length) sheet.rect(start, y - r, long - thread * m, 2 * r, { fill: 'paper' })
    threaded(sheet, end - thread * m + (thread === length ? 5 : 0), end - 3, y, r, pitch * m)
    sheet.polygon(
      [
        [end - 3, y - r * 0.82],
        [end, y - r * 0.66],
        [end, y + r * 0.66],
        [end - 3, y + r * 0.82],
      ],
      { fill: 'paper' },
    )
    sheet.line(x - 16, y, end + 14, y, 'centre')
    const cx = Math.min(366 - corner, end + 30 + corner)
    const cy = y - corner < 60 || end + 20 + corner > cx ? 60 + corner : y
    sheet
      .polygon(hexagon(cx, cy, flat), { fill: 'paper' })
      .circle(cx, cy, flat * 0.94, { weight: 'thin' })
      .circle(cx, cy, r, { weight: 'hidden' })
      .centre(cx, cy, corner + 8)
    return sheet
      .dimX(start, end, y + corner + 44, `L ${length}`, y + r)
      .dimX(end - thread * m, end, y + corner + 20, String(thread), y + r)
      .dimX(x, start, y + corner + 44, String(k), y + corner)
      .note(end - thread * m * 0.4, y - r, end - thread * m * 0.4 - 14, y - corner - 28, `M${d}×${pitch}`)
      .dimX(cx - flat, cx + flat, cy + corner + 24, `S ${s}`, cy)
      .note(x + head * 0.5, y - corner, x + head * 0.5 + 10, y - corner - 50, strength)
  },
})
