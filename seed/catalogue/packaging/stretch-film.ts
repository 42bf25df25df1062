import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'hand' | 'machine' | 'prestretched' | 'jumbo' | 'silage'
  width: number
  /** Micrometres. */
  gauge: number
  /** Net mass of film in kg. */
  net: number
  core: number
  coreMass: number
  stretch: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  hand: say('Hand stretch film', 'Стрейч-плёнка ручная', '手用缠绕膜'),
  machine: say('Machine stretch film', 'Стрейч-плёнка машинная', '机用缠绕膜'),
  prestretched: say('Pre-stretched film', 'Стрейч-плёнка предрастянутая', '预拉伸缠绕膜'),
  jumbo: say('Jumbo stretch film for rewinding', 'Стрейч-плёнка джамбо для перемотки', '缠绕膜大卷（分切用）'),
  silage: say('Silage wrap film', 'Агрострейч силосный', '青贮膜'),
}

const items: Item[] = [
  {
    kind: 'hand',
    width: 125,
    gauge: 20,
    net: 0.5,
    core: 38,
    coreMass: 0.05,
    stretch: 150,
    price: 112,
    use: say(
      'A mini roll for bundling profiles, rolls and small parcels.',
      'Мини-рулон для обмотки профиля, рулонов и мелких посылок.',
      '迷你卷，用于型材、卷料和小包裹捆扎。',
    ),
  },
  {
    kind: 'hand',
    width: 500,
    gauge: 17,
    net: 1.2,
    core: 50,
    coreMass: 0.2,
    stretch: 160,
    price: 246,
    use: say(
      'Economical roll for light cartons and marketplace sellers.',
      'Экономичный рулон для лёгких коробов и продавцов маркетплейсов.',
      '经济型，适合轻质纸箱和电商卖家。',
    ),
  },
  {
    kind: 'hand',
    width: 500,
    gauge: 20,
    net: 2,
    core: 50,
    coreMass: 0.3,
    stretch: 180,
    price: 385,
    use: say(
      'The most sold size for wrapping pallets by hand.',
      'Самый ходовой размер ручной обмотки поддонов.',
      '手工缠绕托盘最畅销的规格。',
    ),
  },
  {
    kind: 'hand',
    width: 500,
    gauge: 23,
    net: 2.5,
    core: 50,
    coreMass: 0.3,
    stretch: 180,
    price: 472,
    use: say(
      'Thicker film resists the corners of bricks, castings and timber.',
      'Плотнее: держит углы кирпича, отливок и пиломатериала.',
      '加厚型，耐砖块、铸件和木材棱角穿刺。',
    ),
  },
  {
    kind: 'prestretched',
    width: 430,
    gauge: 8,
    net: 1.3,
    core: 50,
    coreMass: 0.15,
    stretch: 20,
    price: 318,
    use: say(
      'Already stretched: half the film per pallet and less effort for the packer.',
      'Уже растянута: вдвое меньше плёнки на поддон и легче упаковщику.',
      '出厂已预拉伸，每托用量减半，操作省力。',
    ),
  },
  {
    kind: 'machine',
    width: 500,
    gauge: 17,
    net: 15.5,
    core: 76,
    coreMass: 1.2,
    stretch: 250,
    price: 2760,
    use: say(
      'Power pre-stretch up to 250% on turntable wrappers.',
      'Для паллетообмотчиков с поворотным столом и предрастяжением.',
      '转盘式缠绕机，动力预拉伸可达 250%。',
    ),
  },
  {
    kind: 'machine',
    width: 500,
    gauge: 20,
    net: 16,
    core: 76,
    coreMass: 1.2,
    stretch: 220,
    price: 2840,
    use: say(
      'General-purpose film for arm and turntable machines.',
      'Универсальная для столов и рычажных обмотчиков.',
      '转盘式和摇臂式缠绕机通用。',
    ),
  },
  {
    kind: 'machine',
    width: 500,
    gauge: 23,
    net: 17,
    core: 76,
    coreMass: 1.2,
    stretch: 300,
    price: 3120,
    use: say(
      'Five-layer film for high, heavy and sharp-edged pallets.',
      'Пятислойная — для высоких, тяжёлых и угловатых грузов.',
      '五层共挤，适合高、重及带棱角的托盘货物。',
    ),
  },
  {
    kind: 'silage',
    width: 750,
    gauge: 25,
    net: 26.5,
    core: 76,
    coreMass: 1.2,
    stretch: 70,
    price: 7350,
    use: say(
      'UV-stable for a year in the field; wraps about 28 haylage bales.',
      'УФ-стабилизация на год в поле; хватает примерно на 28 рулонов сенажа.',
      '抗紫外线，田间可用一年，每卷约可包裹 28 个草捆。',
    ),
  },
  {
    kind: 'jumbo',
    width: 500,
    gauge: 20,
    net: 48,
    core: 76,
    coreMass: 1.8,
    stretch: 180,
    price: 7950,
    use: say(
      'Raw material for shops that rewind hand rolls themselves.',
      'Сырьё для цехов, которые сами перематывают ручные рулоны.',
      '供分切厂自行复卷手用小卷。',
    ),
  },
]

const color = (en: string, ru: string, zh: string) => fact('Color', 'Цвет', '颜色', say(en, ru, zh))
const VIRGIN = fact('Raw material', 'Сырьё', '原料', say('virgin', 'первичное', '全新料'))

export const stretchFilm = leaf<Item>({
  key: 'stretch-film',
  name: say('Stretch film', 'Стрейч-плёнка', '缠绕膜'),
  about: say(
    'LLDPE stretch film in rolls for hand and machine wrapping. Net weight is stated without the core.',
    'Стрейч-плёнка из линейного полиэтилена для ручной и машинной обмотки. Масса указана нетто, без втулки.',
    'LLDPE 缠绕膜，手用、机用均有。净重不含纸管。',
  ),
  tnved: '392010',
  unit: 'roll',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const net = figure(i.net)
    const metres = Math.round(i.net / ((i.width / 1000) * i.gauge * 0.92 * 1e-3) / 5) * 5
    return {
      model: `SF-${i.kind.slice(0, 2).toUpperCase()}-${i.width}-${i.gauge}`,
      name: say(
        `${kind.en} ${i.width} mm × ${i.gauge} µm, ${net.en} kg net`,
        `${kind.ru} ${i.width} мм × ${i.gauge} мкм, ${net.ru} кг нетто`,
        `${kind.zh} ${i.width} mm×${i.gauge} μm 净重${net.zh} kg`,
      ),
      description: say(
        `Cast LLDPE film, about ${metres} m on a ${i.core} mm core, stretch ${i.stretch}%. ${i.use.en} One side clings; rolls are boxed or palletized.`,
        `Каст-плёнка из LLDPE, около ${metres} м на втулке ${i.core} мм, растяжение ${i.stretch} %. ${i.use.ru} Липкий слой с одной стороны, отгрузка в коробах или на поддонах.`,
        `流延 LLDPE 薄膜，长约 ${metres} m，纸管内径 ${i.core} mm，拉伸率 ${i.stretch}%。${i.use.zh}单面自粘，纸箱或托盘包装。`,
      ),
      facts: [
        fact('Width', 'Ширина', '宽度', measure(i.width, 'mm')),
        fact('Thickness', 'Толщина', '厚度', measure(i.gauge, 'um')),
        fact('Net weight', 'Масса нетто', '净重', measure(i.net, 'kg')),
        fact('Gross weight', 'Масса брутто', '毛重', measure(Math.round((i.net + i.coreMass) * 100) / 100, 'kg')),
        fact('Length', 'Длина намотки', '长度', measure(metres, 'm')),
        fact('Core inner diameter', 'Внутренний диаметр втулки', '纸管内径', measure(i.core, 'mm')),
        fact('Stretch', 'Растяжение', '拉伸率', measure(i.stretch, 'percent')),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ 10354-82, BB/T 0024')),
      ],
      priceRub: i.price,
      moq: i.net < 3 ? 60 : i.kind === 'jumbo' ? 10 : 20,
      leadDays: i.kind === 'silage' ? [10, 25] : [1, 6],
      ...((i.kind === 'hand' || i.kind === 'machine') && {
        variants: [
          variant('-TR', 1, color('transparent', 'прозрачная', '透明'), VIRGIN),
          variant('-BK', 1.07, color('black', 'чёрная', '黑色'), VIRGIN),
          variant(
            '-RC',
            0.8,
            color('tinted', 'с оттенком', '微黄'),
            fact('Raw material', 'Сырьё', '原料', say('recycled', 'вторичное', '再生料')),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const metres = i.net / ((i.width / 1000) * i.gauge * 0.92 * 1e-3)
    const tube = i.core + 10
    const outer = Math.sqrt(tube * tube + (4 * (i.gauge / 1000) * metres * 1000) / Math.PI)
    const s = Math.min(190 / i.width, 262 / (i.width + outer), 0.34 + 40 / i.width)
    const w = i.width * s
    const r = (outer * s) / 2
    const ri = (tube * s) / 2
    const rc = (i.core * s) / 2
    const cy = 138
    const x0 = 196 - (w + r * 2 + 56) / 2
    const cx = x0 + w + 56 + r
    const ext = Math.max(6, w * 0.03)
    const sheet = new Sheet()
      .rect(x0 - ext, cy - ri, w + ext * 2, ri * 2, { fill: 'paper' })
      .rect(x0, cy - r, w, r * 2, { fill: 'paper', radius: 2 })
      .rect(x0, cy - r, w, r * 2, { fill: 'tint', radius: 2 })
      .path(
        `M${x0.toFixed(1)} ${(cy + r * 0.55).toFixed(1)}H${(x0 + w).toFixed(1)}V${(cy + r + 34).toFixed(1)}l${(-w / 8).toFixed(1)} -7l${(-w / 8).toFixed(1)} 8l${(-w / 8).toFixed(1)} -7l${(-w / 8).toFixed(1)} 6l${(-w / 8).toFixed(1)} -8l${(-w / 8).toFixed(1)} 8l${(-w / 8).toFixed(1)} -7l${(-w / 8).toFixed(1)} 5Z`,
        { fill: 'paper', weight: 'thin' },
      )
      .repeat(5, (d, n) =>
        d.line(x0 + w * (0.16 + 0.17 * n), cy - r + 5, x0 + w * (0.16 + 0.17 * n), cy + r * 0.5, 'thin'),
      )
      .line(x0 - ext, cy - rc, x0 + w + ext, cy - rc, 'hidden')
      .line(x0 - ext, cy + rc, x0 + w + ext, cy + rc, 'hidden')
      .circle(cx, cy, r, { fill: 'paper' })
    const layers = Math.max(2, Math.min(14, Math.round((r - ri) / 4)))
    sheet
      .repeat(layers, (d, n) => d.circle(cx, cy, ri + ((r - ri) * n) / layers, { weight: 'thin' }))
      .path(`M${(cx + r).toFixed(1)} ${cy}V${(cy + r + 30).toFixed(1)}`)
      .circle(cx, cy, ri, { fill: 'hatch' })
      .circle(cx, cy, rc, { fill: 'paper' })
      .centre(cx, cy, r + 8)
      .line(x0 - ext - 8, cy, x0 + w + ext + 8, cy, 'centre')
    return sheet
      .dimX(x0, x0 + w, cy - r - 22, `${i.width}`, cy - r)
      .note(cx + rc * 0.7, cy - rc * 0.7, Math.min(cx + r + 6, 336), cy - r - 16, `⌀ ${i.core}`)
      .note(cx + r, cy + r + 20, Math.min(cx + r - 26, 310), Math.min(cy + r + 44, 280), `${i.gauge} µm`)
  },
})
