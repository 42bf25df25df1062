import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  length: number
  width: number
  height: number
  /** Legs for nesting, runners for racks and conveyors. */
  base: 'legs' | 'runners3' | 'runners5'
  deck: 'open' | 'closed'
  moving: number
  still: number
  /** 0 where the pallet is not meant for racks. */
  rack: number
  mass: number
  price: number
  use: FullText
}

const BASES: Record<Item['base'], FullText> = {
  legs: say('9 legs', '9 ножек', '九脚'),
  runners3: say('3 runners', '3 полоза', '川字'),
  runners5: say('perimeter and cross runners', 'полозья по периметру и крестом', '田字'),
}
const DECKS: Record<Item['deck'], FullText> = {
  open: say('open deck', 'решётчатый', '网格'),
  closed: say('closed deck', 'сплошной', '平板'),
}

const items: Item[] = [
  {
    length: 600,
    width: 400,
    height: 120,
    base: 'legs',
    deck: 'open',
    moving: 250,
    still: 800,
    rack: 0,
    mass: 1.9,
    price: 640,
    use: say(
      'Quarter pallet for displays and promotions in shops.',
      'Четвертьпаллета для выкладки в торговом зале.',
      '四分之一托盘，用于卖场陈列。',
    ),
  },
  {
    length: 800,
    width: 600,
    height: 150,
    base: 'runners3',
    deck: 'open',
    moving: 500,
    still: 2000,
    rack: 0,
    mass: 5.6,
    price: 1290,
    use: say(
      'Half pallet for drinks and dairy deliveries.',
      'Полупаллета для доставки напитков и молочной продукции.',
      '半幅托盘，用于饮料和乳品配送。',
    ),
  },
  {
    length: 1200,
    width: 800,
    height: 145,
    base: 'legs',
    deck: 'open',
    moving: 1000,
    still: 3000,
    rack: 0,
    mass: 7.4,
    price: 1180,
    use: say(
      'A light one-way export pallet: empty ones nest and need no ISPM 15 treatment.',
      'Лёгкий экспортный поддон: пустые вкладываются друг в друга, обработка по ISPM 15 не нужна.',
      '轻型出口托盘，空托可套叠，免 ISPM 15 熏蒸。',
    ),
  },
  {
    length: 1200,
    width: 800,
    height: 150,
    base: 'runners3',
    deck: 'open',
    moving: 1500,
    still: 5000,
    rack: 800,
    mass: 15.5,
    price: 2650,
    use: say(
      'Replaces the wooden EUR pallet in closed loops of food producers.',
      'Замена деревянного поддона EUR в замкнутом обороте пищевых предприятий.',
      '在食品企业内部循环中替代欧标木托盘。',
    ),
  },
  {
    length: 1200,
    width: 800,
    height: 160,
    base: 'runners3',
    deck: 'closed',
    moving: 1500,
    still: 5000,
    rack: 1000,
    mass: 18.5,
    price: 3480,
    use: say(
      'A seamless hygienic deck for pharmacy and meat; withstands steam washing.',
      'Гигиенический сплошной настил для фармацевтики и мяса, выдерживает мойку паром.',
      '无缝卫生型平板面，适合医药和肉类行业，可蒸汽清洗。',
    ),
  },
  {
    length: 1200,
    width: 1000,
    height: 150,
    base: 'runners3',
    deck: 'open',
    moving: 1500,
    still: 6000,
    rack: 1000,
    mass: 17.8,
    price: 2980,
    use: say(
      'The Finnish size (1200 × 1000 mm), for bags of polymers, flour and building mixes.',
      'Финский размер под мешки с полимером, мукой и сухими смесями.',
      '适合塑料粒子、面粉和干混砂浆等袋装货物。',
    ),
  },
  {
    length: 1200,
    width: 1000,
    height: 160,
    base: 'runners5',
    deck: 'closed',
    moving: 2000,
    still: 6000,
    rack: 1200,
    mass: 23.5,
    price: 4650,
    use: say(
      'Steel tubes molded into the deck stiffen it for high racks.',
      'В настил залиты стальные трубы — не прогибается на высотных стеллажах.',
      '面板内置钢管，高位货架上不变形。',
    ),
  },
  {
    length: 1100,
    width: 1100,
    height: 150,
    base: 'runners5',
    deck: 'open',
    moving: 1500,
    still: 6000,
    rack: 1000,
    mass: 17.2,
    price: 2890,
    use: say(
      'The square Asian size, four-way entry and container-friendly.',
      'Квадратный азиатский размер: заезд с четырёх сторон, удобен для контейнера.',
      '亚洲通用方形规格，四向进叉，适合集装箱装载。',
    ),
  },
  {
    length: 1300,
    width: 1100,
    height: 150,
    base: 'runners3',
    deck: 'closed',
    moving: 2000,
    still: 6000,
    rack: 1000,
    mass: 24.8,
    price: 4980,
    use: say(
      'For bulk bags and film rolls wider than a standard pallet.',
      'Под биг-бэги и рулоны плёнки шире стандартного поддона.',
      '用于吨袋及宽幅膜卷。',
    ),
  },
  {
    length: 1500,
    width: 1300,
    height: 170,
    base: 'runners5',
    deck: 'closed',
    moving: 2000,
    still: 8000,
    rack: 1000,
    mass: 38,
    price: 8900,
    use: say(
      'For automotive parts and roll goods; eight corners are reinforced against fork impact.',
      'Для автокомпонентов и рулонных материалов; углы усилены от ударов вилами.',
      '用于汽车零部件和卷材，边角加强防叉齿撞击。',
    ),
  },
]

export const plasticPallets = leaf<Item>({
  key: 'plastic-pallets',
  name: say('Plastic pallets', 'Поддоны пластиковые', '塑料托盘'),
  about: say(
    'Injection-molded HDPE pallets for closed loops, export and automated warehouses. Washable and nail-free, with a five-year service life in normal use.',
    'Литые поддоны из ПНД для оборотной тары, экспорта и автоматических складов. Легко моются, без гвоздей, при обычном обороте служат пять лет.',
    '注塑 HDPE 托盘，用于周转、出口和自动化仓库。可清洗、无铁钉，正常周转寿命五年。',
  ),
  tnved: '392390',
  unit: 'piece',
  items,
  product: (i) => {
    const size = `${i.length}×${i.width}×${i.height}`
    const base = BASES[i.base]
    const deck = DECKS[i.deck]
    const mass = figure(i.mass)
    return {
      model: `PL-${i.length / 100}${i.width / 100}-${{ legs: 'N9', runners3: 'R3', runners5: 'R5' }[i.base]}${i.deck === 'open' ? 'O' : 'C'}`,
      name: say(
        `Plastic pallet ${size} mm, ${base.en}, ${deck.en}`,
        `Поддон пластиковый ${size} мм, ${base.ru}, ${deck.ru}`,
        `塑料托盘 ${size} mm ${base.zh}${deck.zh}`,
      ),
      description: say(
        `HDPE pallet ${i.length} × ${i.width} mm weighing ${mass.en} kg, dynamic load ${i.moving} kg. ${i.use.en} ${i.rack > 0 ? `On racks it carries ${i.rack} kg.` : 'Not meant for pallet racks.'}`,
        `Поддон из ПНД ${i.length} × ${i.width} мм, масса ${mass.ru} кг, динамическая нагрузка ${i.moving} кг. ${i.use.ru} ${i.rack > 0 ? `На стеллаже держит ${i.rack} кг.` : 'Для стеллажного хранения не предназначен.'}`,
        `HDPE 托盘 ${i.length} × ${i.width} mm，自重 ${mass.zh} kg，动载 ${i.moving} kg。${i.use.zh}${i.rack > 0 ? `上货架承重 ${i.rack} kg。` : '不适用于货架存放。'}`,
      ),
      facts: [
        fact(
          'Pallet size (L × W × H)',
          'Размер поддона (Д × Ш × В)',
          '托盘尺寸（长×宽×高）',
          measure(`${i.length} × ${i.width} × ${i.height}`, 'mm'),
        ),
        fact('Base', 'Опора', '底部结构', base),
        fact('Deck', 'Настил', '面板', deck),
        fact('Dynamic load', 'Динамическая нагрузка', '动载', measure(i.moving, 'kg')),
        fact('Static load', 'Статическая нагрузка', '静载', measure(i.still, 'kg')),
        fact(
          'Rack load',
          'Нагрузка на стеллаже',
          '货架载荷',
          i.rack > 0 ? measure(i.rack, 'kg') : say('not for racks', 'не для стеллажей', '不上架'),
        ),
        fact('Material', 'Материал', '材质', say('HDPE', 'ПНД (HDPE)', '高密度聚乙烯 HDPE')),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ 33757-2016, ISO 8611-1, GB/T 15234')),
      ],
      priceRub: i.price,
      moq: i.price < 1500 ? 100 : 30,
      leadDays: [3, 14],
      ...(i.rack > 0 && {
        variants: [
          variant(
            '-GR',
            0.88,
            fact('Material', 'Материал', '原料', say('recycled HDPE, gray', 'вторичный ПНД, серый', '再生料，灰色')),
          ),
          variant(
            '-BL',
            1,
            fact('Material', 'Материал', '原料', say('virgin HDPE, blue', 'первичный ПНД, синий', '全新料，蓝色')),
          ),
          variant(
            '-FD',
            1.14,
            fact('Material', 'Материал', '原料', say('food grade, white', 'пищевой, белый', '食品级，白色')),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const s = (150 + 72 * ((i.length - 600) / 900)) / i.length
    const l = i.length * s
    const w = i.width * s
    const h = i.height * s * 1.15
    const x0 = 204 - l / 2
    const total = w * 0.78 + h + 36
    const y0 = 138 - total / 2
    const sheet = new Sheet().rect(x0, y0, l, w * 0.78, { fill: 'paper', radius: 7 })
    const d = w * 0.78
    if (i.deck === 'open') {
      const nx = Math.round(i.length / 75)
      const ny = Math.round(i.width / 75)
      const ax = (l - 14) / nx
      const ay = (d - 14) / ny
      let cells = ''
      for (let a = 0; a < nx; a++)
        for (let b = 0; b < ny; b++)
          cells += `M${(x0 + 7 + ax * a + 1.5).toFixed(1)} ${(y0 + 7 + ay * b + 1.5).toFixed(1)}h${(ax - 3).toFixed(1)}v${(ay - 3).toFixed(1)}h${(3 - ax).toFixed(1)}Z`
      sheet.path(cells, { weight: 'thin', fill: 'tint' })
    } else {
      sheet.rect(x0 + 8, y0 + 8, l - 16, d - 16, { weight: 'thin', radius: 5 })
      for (const a of [0.2, 0.5, 0.8])
        for (const b of [0.2, 0.5, 0.8]) sheet.circle(x0 + l * a, y0 + d * b, 4, { weight: 'thin', fill: 'tint' })
    }
    for (const a of [0, 0.5, 1]) {
      const bx = x0 + 4 + (l - 8) * a - (a === 0 ? 0 : a === 1 ? l * 0.13 : l * 0.065)
      if (i.base !== 'legs' && i.base === 'runners3') continue
      for (const b of [0, 0.5, 1])
        sheet.rect(bx, y0 + 4 + (d - 8) * b - (b === 0 ? 0 : b === 1 ? d * 0.13 : d * 0.065), l * 0.13, d * 0.13, {
          weight: 'hidden',
        })
    }
    if (i.base !== 'legs')
      for (const b of [0, 0.5, 1])
        sheet.rect(x0 + 4, y0 + 4 + (d - 8) * b - (b === 0 ? 0 : b === 1 ? d * 0.13 : d * 0.065), l - 8, d * 0.13, {
          weight: 'hidden',
        })
    if (i.base === 'runners5')
      for (const a of [0.005, 0.435, 0.865])
        sheet.rect(x0 + 3 + (l - 6) * a, y0 + 4, l * 0.13, d - 8, { weight: 'hidden' })
    const sy = y0 + d + 36
    const deck = h * 0.3
    sheet.rect(x0, sy, l, deck, { fill: 'hatch', radius: 2 })
    for (const a of [0, 0.425, 0.85]) {
      if (i.base === 'legs')
        sheet.polygon(
          [
            [x0 + 3 + (l - 6) * a, sy + deck],
            [x0 + 3 + (l - 6) * (a + 0.15), sy + deck],
            [x0 + 3 + (l - 6) * (a + 0.13), sy + h],
            [x0 + 3 + (l - 6) * (a + 0.02), sy + h],
          ],
          { fill: 'paper' },
        )
      else sheet.rect(x0 + 3 + (l - 6) * a, sy + deck, l * 0.147, h * 0.5, { fill: 'paper' })
    }
    if (i.base !== 'legs') sheet.rect(x0 + 3, sy + h * 0.8, l - 6, h * 0.2, { fill: 'paper' })
    return sheet
      .line(x0 - 10, y0 + d / 2, x0 + l + 10, y0 + d / 2, 'centre')
      .line(x0 + l / 2, y0 - 10, x0 + l / 2, sy + h + 8, 'centre')
      .dimX(x0, x0 + l, sy + h + 28, `${i.length}`, sy + h)
      .dimY(y0, y0 + d, x0 - 22, `${i.width}`, x0)
      .dimY(sy, sy + h, x0 + l + 26, `${i.height}`, x0 + l)
      .note(x0 + l - 14, y0 + 14, x0 + l + 16, Math.max(26, y0 + 2), `${i.moving} kg`)
  },
})
