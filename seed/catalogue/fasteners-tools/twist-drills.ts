import { Sheet } from '../../drawing/sheet.ts'
import { COATING, comma, fact, gost, LENGTH, measure, PACKING, roubles, STANDARD, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  d: number
  total: number
  flute: number
  steel: 'HSS' | 'HSS-Co5' | 'VHM'
  /** Shank: parallel of the drill's diameter, parallel of another diameter, or Morse taper. */
  shank: 'plain' | 'stepped' | 'MT2' | 'MT3' | 'MT4'
  angle: 118 | 130 | 135 | 140
  series: 'short' | 'long' | 'taper' | 'carbide'
  coat: 'bright' | 'black' | 'TiN' | 'TiAlN'
  pack: number
  price: number
}

const STEELS = {
  HSS: t('HSS (M2)', 'Р6М5 (HSS)', '高速钢 W6Mo5Cr4V2 (M2)'),
  'HSS-Co5': t('HSS-Co5 (M35)', 'Р6М5К5 (HSS-Co5)', '含钴高速钢 M35'),
  VHM: t('solid carbide, micrograin', 'твёрдый сплав, мелкозернистый', '整体硬质合金，超细晶粒'),
}
const COATS = {
  bright: t('bright', 'без покрытия, шлифованное', '光亮'),
  black: t('steam-tempered', 'оксидированное', '蒸汽氧化发黑'),
  TiN: 'TiN',
  TiAlN: 'TiAlN',
}
const SERIES = {
  short: {
    name: t('Twist drill', 'Сверло по металлу', '直柄麻花钻'),
    standard: gost('10902-77', 'DIN 338, GB/T 6135.2'),
  },
  long: {
    name: t('Long series twist drill', 'Сверло длинное', '直柄长麻花钻'),
    standard: gost('886-77', 'DIN 340, GB/T 6135.3'),
  },
  taper: {
    name: t('Taper shank drill', 'Сверло с коническим хвостовиком', '锥柄麻花钻'),
    standard: gost('10903-77', 'DIN 345, GB/T 1438.1'),
  },
  carbide: {
    name: t(
      'Solid carbide drill, coolant-fed',
      'Сверло твердосплавное с внутренним подводом СОЖ',
      '内冷整体硬质合金钻头',
    ),
    standard: 'DIN 6537',
  },
}

const use = ({ steel, d, series }: Item) =>
  steel === 'VHM'
    ? t(
        'For CNC machines: alloyed steel, cast iron and titanium up to 48 HRC at high feed; holds H9 without reaming.',
        'Для станков с ЧПУ: легированная сталь, чугун и титан до 48 HRC на высокой подаче; держит H9 без развёртки.',
        '用于数控机床，可高进给加工 48 HRC 以下合金钢、铸铁和钛合金，孔精度 H9。',
      )
    : steel === 'HSS-Co5'
      ? t(
          'For stainless and heat-resistant steel; the split point centers without a punch mark.',
          'Для нержавеющей и жаропрочной стали; крестовая подточка центрирует без кернения.',
          '用于不锈钢和耐热钢，十字修磨自定心，无需打样冲。',
        )
      : series === 'long'
        ? t(
            'Reaches deep holes in frames and castings; back off often to clear chips.',
            'Для глубоких отверстий в рамах и отливках; чаще выводите сверло для отвода стружки.',
            '用于机架和铸件深孔，需经常退刀排屑。',
          )
        : d > 13
          ? t(
              'For radial and column drilling machines, steel up to 900 MPa.',
              'Для радиально- и вертикально-сверлильных станков, сталь до 900 МПа.',
              '用于摇臂钻和立钻，加工 900 MPa 以下钢材。',
            )
          : t(
              'For hand and bench drilling of steel up to 900 MPa, cast iron and light metals.',
              'Для ручного и станочного сверления стали до 900 МПа, чугуна и лёгких сплавов.',
              '用于手电钻和台钻，加工 900 MPa 以下钢材、铸铁和轻金属。',
            )

export const twistDrills = leaf<Item>({
  key: 'twist-drills',
  name: t('Twist drills', 'Свёрла спиральные', '麻花钻'),
  about: t(
    'Drills from 1 to 50 mm in high-speed steel, cobalt steel and solid carbide with straight and Morse taper shanks.',
    'Свёрла 1–50 мм из быстрорежущей и кобальтовой стали и твёрдого сплава с цилиндрическим хвостовиком и конусом Морзе.',
    '高速钢、含钴高速钢和整体硬质合金麻花钻，直径 1–50 mm，直柄和莫氏锥柄。',
  ),
  tnved: '820750',
  unit: 'piece',
  items: [
    {
      d: 1,
      total: 34,
      flute: 12,
      steel: 'HSS',
      shank: 'plain',
      angle: 118,
      series: 'short',
      coat: 'bright',
      pack: 10,
      price: 28,
    },
    {
      d: 3,
      total: 61,
      flute: 33,
      steel: 'HSS',
      shank: 'plain',
      angle: 118,
      series: 'short',
      coat: 'bright',
      pack: 10,
      price: 34,
    },
    {
      d: 5,
      total: 82,
      flute: 44,
      steel: 'VHM',
      shank: 'stepped',
      angle: 140,
      series: 'carbide',
      coat: 'TiAlN',
      pack: 1,
      price: 2450,
    },
    {
      d: 6,
      total: 93,
      flute: 57,
      steel: 'HSS',
      shank: 'plain',
      angle: 118,
      series: 'short',
      coat: 'TiN',
      pack: 10,
      price: 96,
    },
    {
      d: 6,
      total: 139,
      flute: 91,
      steel: 'HSS',
      shank: 'plain',
      angle: 118,
      series: 'long',
      coat: 'black',
      pack: 5,
      price: 148,
    },
    {
      d: 8.5,
      total: 117,
      flute: 75,
      steel: 'HSS-Co5',
      shank: 'plain',
      angle: 135,
      series: 'short',
      coat: 'bright',
      pack: 5,
      price: 318,
    },
    {
      d: 10,
      total: 133,
      flute: 87,
      steel: 'HSS',
      shank: 'plain',
      angle: 118,
      series: 'short',
      coat: 'black',
      pack: 5,
      price: 205,
    },
    {
      d: 16,
      total: 218,
      flute: 120,
      steel: 'HSS',
      shank: 'MT2',
      angle: 118,
      series: 'taper',
      coat: 'black',
      pack: 1,
      price: 890,
    },
    {
      d: 23,
      total: 253,
      flute: 155,
      steel: 'HSS-Co5',
      shank: 'MT2',
      angle: 130,
      series: 'taper',
      coat: 'bright',
      pack: 1,
      price: 2860,
    },
    {
      d: 32,
      total: 334,
      flute: 185,
      steel: 'HSS',
      shank: 'MT4',
      angle: 118,
      series: 'taper',
      coat: 'black',
      pack: 1,
      price: 3780,
    },
    {
      d: 50,
      total: 369,
      flute: 220,
      steel: 'HSS',
      shank: 'MT4',
      angle: 118,
      series: 'taper',
      coat: 'black',
      pack: 1,
      price: 9650,
    },
  ],
  product: (item) => {
    const { d, total, flute, steel, shank, angle, series, coat, pack, price } = item
    const { name, standard } = SERIES[series]
    const taper = shank.startsWith('MT')
    return {
      model: `TD-${steel.replace('HSS-', '')}-${d}-${total}`,
      name: t(
        `${name.en} ⌀${d} mm, ${steel === 'VHM' ? '' : `${steel}, `}${taper ? `${shank}, ` : ''}${total}/${flute} mm`,
        `${name.ru} ⌀${comma(d)} мм, ${steel === 'VHM' ? '' : `${STEELS[steel].ru.split(' ')[0]}, `}${taper ? `КМ${shank.slice(2)}, ` : ''}${total}/${flute} мм`,
        `${name.zh} ⌀${d} mm ${steel === 'VHM' ? '' : `${steel} `}${taper ? `${shank} ` : ''}${total}/${flute} mm`,
      ),
      description: t(
        `${use(item).en} Point angle ${angle}°, flutes ground from the solid${steel === 'VHM' ? ', two coolant channels' : ''}. Drills holes up to ${Math.round(flute * 0.85)} mm deep in one pass.`,
        `${use(item).ru} Угол при вершине ${angle}°, канавка вышлифована${steel === 'VHM' ? ', два канала для СОЖ' : ''}. Глубина отверстия за проход — до ${Math.round(flute * 0.85)} мм.`,
        `${use(item).zh}顶角 ${angle}°，全磨制沟槽${steel === 'VHM' ? '，双内冷孔' : ''}，一次钻深可达 ${Math.round(flute * 0.85)} mm。`,
      ),
      facts: [
        fact(t('Diameter', 'Диаметр', '直径'), measure(d, 'mm')),
        fact(LENGTH, measure(total, 'mm')),
        fact(t('Flute length', 'Длина рабочей части', '沟槽长度'), measure(flute, 'mm')),
        fact(t('Tool material', 'Материал', '刀具材料'), STEELS[steel]),
        fact(
          t('Shank', 'Хвостовик', '柄部'),
          taper
            ? t(`Morse taper ${shank.slice(2)}`, `конус Морзе ${shank.slice(2)}`, `莫氏 ${shank.slice(2)} 号锥柄`)
            : shank === 'stepped'
              ? t('straight h6, ⌀6 mm', 'цилиндрический h6, ⌀6 мм', '直柄 h6，⌀6 mm')
              : t('straight', 'цилиндрический', '直柄'),
        ),
        fact(t('Point angle', 'Угол при вершине', '顶角'), `${angle}°`),
        fact(COATING, COATS[coat]),
        fact(PACKING, measure(pack, 'pcs')),
        fact(STANDARD, standard),
      ],
      priceRub: roubles(price),
      moq: pack > 1 ? pack * 5 : d > 20 ? 1 : 5,
      leadDays: d > 30 ? [5, 20] : [1, 5],
      ...(series === 'short' && steel === 'HSS'
        ? {
            variants: [
              { suffix: '-B', options: [{ name: COATING, value: t('bright', 'без покрытия', '光亮') }], factor: 1 },
              { suffix: '-TIN', options: [{ name: COATING, value: 'TiN' }], factor: 1.35 },
              { suffix: '-TIALN', options: [{ name: COATING, value: 'TiAlN' }], factor: 1.6 },
            ],
          }
        : {}),
    }
  },
  draw: ({ d, total, flute, steel, shank, angle, series }) => {
    const x = 34
    const y = 88
    const long = 330
    const k = long / total
    const r = Math.max((d * k) / 2, 5)
    const end = x + long
    const body = end - flute * k
    const point = r / Math.tan((angle * Math.PI) / 360)
    const edge = end - point
    const sheet = new Sheet()
    const taper = shank.startsWith('MT')
    if (taper) {
      const big = { MT2: 17.8, MT3: 23.8, MT4: 31.3 }[shank as 'MT2' | 'MT3' | 'MT4']
      const R = (big * k) / 2
      const neck = body - 14
      sheet.rect(neck - 4, y - Math.min(R, r) * 0.8, 20, Math.min(R, r) * 1.6, { fill: 'paper' })
      sheet.polygon(
        [
          [x + 12, y - R * 0.78],
          [neck - 4, y - R],
          [neck - 4, y + R],
          [x + 12, y + R * 0.78],
        ],
        { fill: 'paper' },
      )
      sheet.rect(x, y - R * 0.5, 12, R, { fill: 'paper', radius: 2 })
    } else {
      const R = shank === 'stepped' ? r * 1.2 : r
      sheet.rect(x, y - R, body - x - (shank === 'stepped' ? 6 : 0), 2 * R, { fill: 'paper', radius: 1.5 })
      if (shank === 'stepped')
        sheet.polygon(
          [
            [body - 6, y - R],
            [body, y - r],
            [body, y + r],
            [body - 6, y + R],
          ],
          { fill: 'paper' },
        )
    }
    sheet.polygon(
      [
        [body, y - r],
        [edge, y - r],
        [end, y],
        [edge, y + r],
        [body, y + r],
      ],
      { fill: 'paper' },
    )
    const lead = Math.max(r * 2.5, 15)
    const turns = Math.floor((edge - body - 4) / lead)
    let helix = ''
    for (let i = 0; i < turns; i++) {
      const from = edge - (i + 1) * lead
      for (const [shift, wide] of [
        [0, 1],
        [lead * 0.22, 0.94],
      ] as const)
        if (from + shift + lead * wide < edge)
          helix += `M${(from + shift).toFixed(1)} ${(y + r).toFixed(1)}c${(lead * 0.34).toFixed(1)} 0 ${(lead * 0.5).toFixed(1)} ${(-2 * r).toFixed(1)} ${(lead * wide).toFixed(1)} ${(-2 * r).toFixed(1)}`
    }
    sheet
      .path(helix, { weight: 'thin' })
      .path(`M${edge.toFixed(1)} ${(y - r).toFixed(1)}Q${(edge - r * 0.2).toFixed(1)} ${y} ${end.toFixed(1)} ${y}`, {
        weight: 'thin',
      })
    if (series === 'carbide')
      sheet.line(x, y - r * 0.4, edge, y - r * 0.4, 'hidden').line(x, y + r * 0.4, edge, y + r * 0.4, 'hidden')
    sheet.line(x - 14, y, end + 14, y, 'centre')
    const cx = 92
    const cy = 210
    const R = 34 + d * 0.32
    sheet.path(
      `M${(cx - R * 0.26).toFixed(1)} ${(cy - R * 0.96).toFixed(1)}A${R} ${R} 0 0 1 ${(cx + R * 0.98).toFixed(1)} ${(cy + R * 0.2).toFixed(1)}Q${(cx + R * 0.2).toFixed(1)} ${(cy + R * 0.1).toFixed(1)} ${(cx + R * 0.26).toFixed(1)} ${(cy + R * 0.96).toFixed(1)}` +
        `A${R} ${R} 0 0 1 ${(cx - R * 0.98).toFixed(1)} ${(cy - R * 0.2).toFixed(1)}Q${(cx - R * 0.2).toFixed(1)} ${(cy - R * 0.1).toFixed(1)} ${(cx - R * 0.26).toFixed(1)} ${(cy - R * 0.96).toFixed(1)}Z`,
      { fill: 'paper' },
    )
    sheet
      .line(cx - R * 0.13, cy - R * 0.12, cx + R * 0.13, cy + R * 0.12)
      .circle(cx, cy, R, { weight: 'hidden' })
      .centre(cx, cy, R + 9)
    sheet.path(
      `M${(cx - R * 0.13).toFixed(1)} ${(cy - R * 0.12).toFixed(1)}L${(cx + R * 0.1).toFixed(1)} ${(cy - R * 0.98).toFixed(1)}M${(cx + R * 0.13).toFixed(1)} ${(cy + R * 0.12).toFixed(1)}L${(cx - R * 0.1).toFixed(1)} ${(cy + R * 0.98).toFixed(1)}`,
      { weight: 'thin' },
    )
    if (series === 'carbide')
      sheet.circle(cx + R * 0.42, cy - R * 0.36, R * 0.13).circle(cx - R * 0.42, cy + R * 0.36, R * 0.13)
    const px = 284
    const py = 210
    const pr = 36
    const depth = pr / Math.tan((angle * Math.PI) / 360)
    sheet.path(
      `M${px - 70} ${py - pr}H${px}L${(px + depth).toFixed(1)} ${py}L${px} ${py + pr}H${px - 70}q8 ${-pr / 2} 0 ${-pr}t0 ${-pr}Z`,
      { fill: 'paper' },
    )
    sheet.path(
      `M${px - 52} ${py + pr}c22 0 26 ${-2 * pr} 52 ${-2 * pr}M${px - 30} ${py + pr}c20 0 22 ${-pr} ${(30 + depth).toFixed(1)} ${-pr}`,
      { weight: 'thin' },
    )
    sheet
      .line(px - 84, py, px + depth + 20, py, 'centre')
      .line(px + depth, py, px + depth * 2, py + pr, 'hidden')
      .line(px + depth, py, px + depth * 2, py - pr, 'hidden')
    return sheet
      .dimX(x, end, y + 62, `L ${total}`, y + r)
      .dimX(body, end, y + 40, String(flute), y + r)
      .note(body + (edge - body) * 0.5, y - r, body + (edge - body) * 0.5 - 14, y - r - 26, `⌀ ${d}`)
      .note(px + depth, py, px + depth + 24, py + 44, `${angle}°`)
      .note(cx + R * 0.7, cy + R * 0.7, cx + R + 14, cy + R + 14, steel)
  },
})
