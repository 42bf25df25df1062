import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say } from '../electrical/figures.ts'
import { leaf } from '../model.ts'
import { plural } from '../pipeline/kit.ts'

interface Item {
  kind: 'pallet' | 'drive-in' | 'shelf' | 'cantilever'
  height: number
  /** Beam length, or for cantilever racks the arm length. */
  span: number
  depth: number
  levels: number
  /** Load of one level in kg. */
  load: number
  section: string
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  pallet: say('Pallet rack bay', 'Секция паллетного стеллажа', '横梁式托盘货架'),
  'drive-in': say('Drive-in rack lane', 'Секция набивного стеллажа', '驶入式货架'),
  shelf: say('Shelving bay', 'Секция полочного стеллажа', '层板货架'),
  cantilever: say('Cantilever rack bay', 'Секция консольного стеллажа', '悬臂货架'),
}

const items: Item[] = [
  {
    kind: 'shelf',
    height: 2000,
    span: 1000,
    depth: 500,
    levels: 4,
    load: 150,
    section: '40×40×1.5',
    mass: 31,
    price: 6850,
    use: say(
      'For archive boxes, spare parts and office supplies picked by hand.',
      'Архивные короба, запчасти и канцелярия ручного подбора.',
      '用于人工拣选的档案盒、备件和办公用品。',
    ),
  },
  {
    kind: 'shelf',
    height: 2500,
    span: 1800,
    depth: 600,
    levels: 5,
    load: 400,
    section: '60×50×1.5',
    mass: 88,
    price: 17400,
    use: say(
      'Medium-duty shelving with steel decks for bulky goods.',
      'Среднегрузовой стеллаж с металлическим настилом под габаритный товар.',
      '中型货架，钢层板，用于存放体积较大的货物。',
    ),
  },
  {
    kind: 'pallet',
    height: 3000,
    span: 1800,
    depth: 1050,
    levels: 2,
    load: 2000,
    section: '80×70×1.5',
    mass: 128,
    price: 18900,
    use: say(
      'Two EUR pallets per level, for small warehouses with a hand stacker.',
      'Два поддона EUR на ярус — для небольшого склада со штабелёром.',
      '每层两托欧标托盘，适合使用堆高车的小型仓库。',
    ),
  },
  {
    kind: 'pallet',
    height: 4500,
    span: 2700,
    depth: 1050,
    levels: 3,
    load: 3000,
    section: '90×70×2.0',
    mass: 236,
    price: 33600,
    use: say(
      'Three EUR pallets per level: the most ordered size for distribution centers.',
      'Три поддона EUR на ярус — самый заказываемый размер распределительных складов.',
      '每层三托欧标托盘，配送仓库订购最多的规格。',
    ),
  },
  {
    kind: 'pallet',
    height: 6000,
    span: 2700,
    depth: 1100,
    levels: 4,
    load: 3000,
    section: '100×70×2.0',
    mass: 322,
    price: 45800,
    use: say(
      'For reach trucks in warehouses 7–8 m high.',
      'Под ричтраки в корпусах высотой 7–8 м.',
      '适配前移式叉车，库房净高 7～8 m。',
    ),
  },
  {
    kind: 'pallet',
    height: 9000,
    span: 2700,
    depth: 1100,
    levels: 6,
    load: 3000,
    section: '120×90×2.0',
    mass: 540,
    price: 79500,
    use: say(
      'For Class A warehouses; row spacers and end protectors are included.',
      'Для складов класса А; рядные связи и защита стоек — в комплекте.',
      '用于高标仓库，含背拉和护脚。',
    ),
  },
  {
    kind: 'pallet',
    height: 12000,
    span: 3600,
    depth: 1100,
    levels: 7,
    load: 4000,
    section: '120×95×3.0',
    mass: 905,
    price: 139000,
    use: say(
      'Four pallets per level for very-narrow-aisle trucks.',
      'Четыре поддона на ярус под узкопроходную технику.',
      '每层四托，适配窄巷道叉车。',
    ),
  },
  {
    kind: 'drive-in',
    height: 6000,
    span: 1350,
    depth: 4200,
    levels: 3,
    load: 1000,
    section: '100×90×2.0',
    mass: 610,
    price: 98500,
    use: say(
      'Four pallets deep, for cold storage with few SKUs and large batches.',
      'Четыре поддона в глубину: холодильные склады с малым числом артикулов и крупными партиями.',
      '四托深，适合品种少、批量大的冷库。',
    ),
  },
  {
    kind: 'cantilever',
    height: 2500,
    span: 600,
    depth: 1500,
    levels: 4,
    load: 250,
    section: 'IPE 120',
    mass: 165,
    price: 38500,
    use: say(
      'For profiles and pipes in building supply stores, loaded by hand from the front.',
      'Профиль и трубы в торговых залах, загрузка вручную с фронта.',
      '用于建材门店存放型材和管材，正面人工取放。',
    ),
  },
  {
    kind: 'cantilever',
    height: 5000,
    span: 1200,
    depth: 2000,
    levels: 6,
    load: 1200,
    section: 'IPE 240',
    mass: 780,
    price: 152000,
    use: say(
      'For bars and sheets up to 6 m, loaded by side loaders; hot-dip galvanizing for the yard on request.',
      'Прокат и листы до 6 м под боковой погрузчик; для улицы — горячий цинк по запросу.',
      '存放 6 m 以内棒材和板材，适配侧面叉车，室外可选热浸镀锌。',
    ),
  },
]

export const palletRacking = leaf<Item>({
  key: 'pallet-racking',
  name: say('Racking and shelving', 'Стеллажи складские', '仓储货架'),
  about: say(
    'Pallet, drive-in, shelving and cantilever racks, sold by the bay. Layout, load signs and assembly instructions are free with the order.',
    'Паллетные, набивные, полочные и консольные стеллажи секциями. Расстановка, таблички нагрузок и инструкция по сборке — бесплатно к заказу.',
    '横梁式、驶入式、层板式和悬臂式货架，按组销售，随订单免费提供布局图、载荷标牌和安装说明。',
  ),
  tnved: '940320',
  unit: 'set',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const sec = figure(i.section)
    const size = `${i.height}×${i.kind === 'cantilever' ? i.depth : i.span}×${i.kind === 'cantilever' ? i.span : i.depth}`
    return {
      model: `${{ pallet: 'PR', 'drive-in': 'DR', shelf: 'SH', cantilever: 'CR' }[i.kind]}-${i.height / 100}-${i.span / 100}`,
      name: say(
        `${kind.en} ${size} mm, ${i.levels} levels × ${i.load} kg`,
        `${kind.ru} ${size} мм, ${plural(i.levels, 'ярус', 'яруса', 'ярусов')} по ${i.load} кг`,
        `${kind.zh} ${size} mm ${i.levels}层 每层${i.load} kg`,
      ),
      description: say(
        `${kind.en}, height ${i.height} mm, ${i.levels} levels with ${i.load} kg uniformly distributed on each. ${i.use.en} Uprights ${sec.en}${i.section.startsWith('I') ? '' : ' mm'}, powder coated; each further bay of a row saves one upright frame.`,
        `${kind.ru} высотой ${i.height} мм, ярусов — ${i.levels}, на каждый ${i.load} кг равномерно распределённой нагрузки. ${i.use.ru} Стойка ${sec.ru}${i.section.startsWith('I') ? '' : ' мм'}, порошковая окраска; у каждой следующей секции ряда одна рама общая.`,
        `${kind.zh}，高 ${i.height} mm，共 ${i.levels} 层，每层均布载荷 ${i.load} kg。${i.use.zh}立柱 ${sec.zh}${i.section.startsWith('I') ? '' : ' mm'}，静电喷塑，同排后续单元共用一片立柱。`,
      ),
      facts: [
        fact('Height', 'Высота', '高度', measure(i.height, 'mm')),
        i.kind === 'cantilever'
          ? fact('Arm length', 'Длина консоли', '悬臂长度', measure(i.span, 'mm'))
          : fact(
              i.kind === 'drive-in' ? 'Lane width' : 'Beam length',
              i.kind === 'drive-in' ? 'Ширина канала' : 'Длина балки',
              i.kind === 'drive-in' ? '巷道宽度' : '横梁长度',
              measure(i.span, 'mm'),
            ),
        i.kind === 'cantilever'
          ? fact('Column spacing', 'Шаг колонн', '立柱间距', measure(i.depth, 'mm'))
          : fact('Depth', 'Глубина', '深度', measure(i.depth, 'mm')),
        fact('Levels', 'Число ярусов', '层数', String(i.levels)),
        fact('Load per level', 'Нагрузка на ярус', '每层载荷', measure(i.load, 'kg')),
        fact('Bay load capacity', 'Нагрузка на секцию', '单元总载荷', measure(i.load * i.levels, 'kg')),
        fact(
          'Upright section',
          'Сечение стойки',
          '立柱规格',
          i.section.startsWith('I') ? i.section : measure(i.section, 'mm'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ Р 55525-2017, EN 15512, GB/T 28576')),
      ],
      priceRub: i.price,
      moq: i.kind === 'shelf' ? 5 : 2,
      leadDays: i.height >= 9000 ? [30, 45] : [7, 18],
    }
  },
  draw: (i) => {
    const h = 164 + 52 * Math.min(1, Math.log(i.height / 2000) / Math.log(6))
    const s = h / i.height
    const post = Math.max(4, 90 * s)
    const base = 244
    const y0 = base - h
    const sheet = new Sheet()
    const step = h / (i.levels + (i.kind === 'shelf' ? 0.15 : 0.35))
    if (i.kind === 'cantilever') {
      const w = Math.min(i.depth * s * 1.6, 150)
      const arm = Math.min(i.span * s * 1.5, 100)
      const x0 = 70
      const sx = 300
      for (let n = 0; n < 2; n++) {
        const x = x0 + w * n
        sheet
          .rect(x - 6, y0, 12, h, { fill: 'paper' })
          .line(x - 2.5, y0, x - 2.5, base, 'thin')
          .line(x + 2.5, y0, x + 2.5, base, 'thin')
          .rect(x - 11, base - 6, 22, 6, { fill: 'hatch' })
      }
      sheet
        .line(x0 + 6, y0 + 12, x0 + w - 6, base - 14, 'thin')
        .line(x0 + w - 6, y0 + 12, x0 + 6, base - 14, 'thin')
        .line(x0 + 6, y0 + 10, x0 + w - 6, y0 + 10)
        .line(x0 + 6, base - 12, x0 + w - 6, base - 12)
      sheet.rect(sx - 50, y0, 12, h, { fill: 'paper' }).rect(sx - 56, base - 12, arm + 34, 12, { fill: 'hatch' })
      for (let n = 0; n < i.levels; n++) {
        const y = base - 26 - (n * (h - 40)) / i.levels
        sheet.rect(x0 - 4, y - 5, 8, 8, { fill: 'hatch' }).rect(x0 + w - 4, y - 5, 8, 8, { fill: 'hatch' })
        sheet
          .polygon(
            [
              [sx - 38, y - 6],
              [sx - 38 + arm, y - 6],
              [sx - 38 + arm, y - 2],
              [sx - 38, y + 6],
            ],
            { fill: 'paper' },
          )
          .line(sx - 38 + arm - 1, y - 14, sx - 38 + arm - 1, y - 6)
        for (let m = 0; m < 3; m++)
          sheet.circle(sx - 28 + m * arm * 0.25, y - 6 - arm * 0.09, arm * 0.09, { weight: 'thin', fill: 'tint' })
      }
      return sheet
        .line(40, base, 370, base, 'thin')
        .dimX(x0, x0 + w, base + 26, `${i.depth}`, base)
        .dimX(sx - 38, sx - 38 + arm, base + 26, `${i.span}`, base)
        .dimY(y0, base, 44, `${i.height}`, x0 - 6)
        .note(sx - 38 + arm * 0.9, base - 30, Math.min(sx - 12 + arm, 334), base - 56, `${i.load} kg`)
    }
    const wide = i.height >= 6000 ? 1.55 : 1.1
    const w = Math.min(i.span * s * wide, 180)
    const d = Math.min(i.depth * s * wide, 116)
    const gap = 82
    const x0 = 206 - (w + d + gap) / 2
    const sx = x0 + w + gap
    for (const x of [x0 - post, x0 + w]) {
      sheet
        .rect(x, y0, post, h, { fill: 'paper' })
        .rect(x - 3, base - 4, post + 6, 4, { fill: 'hatch', weight: 'thin' })
      sheet.path(
        Array.from(
          { length: Math.round(h / 7) },
          (_, n) => `M${(x + post / 2).toFixed(1)} ${(y0 + 4 + n * 7).toFixed(1)}v2.4`,
        ).join(''),
        { weight: 'thin' },
      )
    }
    const pallets = i.kind === 'pallet' ? Math.round(i.span / 900) : i.kind === 'drive-in' ? 1 : 0
    for (let n = 0; n <= i.levels; n++) {
      const floor = i.kind === 'shelf' ? base - 8 - n * step : base - n * step
      if (i.kind === 'shelf' && n === i.levels) break
      if (i.kind === 'drive-in' && n > 0)
        sheet
          .polygon(
            [
              [x0, floor],
              [x0 + 10, floor],
              [x0, floor + 8],
            ],
            { fill: 'hatch' },
          )
          .polygon(
            [
              [x0 + w, floor],
              [x0 + w - 10, floor],
              [x0 + w, floor + 8],
            ],
            { fill: 'hatch' },
          )
      else if (n > 0 || i.kind === 'shelf')
        sheet.rect(x0 - post / 2, floor, w + post, i.kind === 'shelf' ? 4 : 6, {
          fill: i.kind === 'shelf' ? 'hatch' : 'tint',
        })
      if (n >= i.levels) continue
      for (let m = 0; m < pallets; m++) {
        const pw = Math.min(w / pallets - 5, 62)
        const px = x0 + (w / pallets) * (m + 0.5) - pw / 2
        const ph = (step - 14) * (0.62 + 0.14 * ((n + m) % 3))
        sheet
          .rect(px, floor - 5, pw, 5, { weight: 'thin', fill: 'hatch' })
          .rect(px + 1.5, floor - 5 - ph, pw - 3, ph, { weight: 'thin', fill: 'paper' })
      }
      if (i.kind === 'shelf')
        for (let m = 0; m < 4; m++)
          sheet.rect(
            x0 + 6 + (m * w) / 4,
            floor - step * (0.4 + 0.12 * ((m + n) % 3)),
            w / 4 - 12,
            step * (0.4 + 0.12 * ((m + n) % 3)),
            { weight: 'thin' },
          )
    }
    const frames = i.kind === 'drive-in' ? 4 : 1
    for (let n = 0; n <= frames; n++)
      sheet.rect(sx + (d * n) / frames - (n === frames ? post * 0.8 : 0), y0, post * 0.8, h, { fill: 'paper' })
    if (i.kind === 'drive-in')
      for (let n = 1; n <= i.levels; n++) sheet.rect(sx, base - n * step, d, 5, { fill: 'tint' })
    else {
      const braces = Math.max(3, Math.round(h / (d * 0.95 + 10)))
      const a = sx + post * 0.8
      const b = sx + d - post * 0.8
      sheet.line(a, y0 + 6, b, y0 + 6, 'thin').line(a, base - 8, b, base - 8, 'thin')
      for (let n = 0; n < braces; n++) {
        const y1 = base - 8 - ((h - 14) * n) / braces
        const y2 = base - 8 - ((h - 14) * (n + 1)) / braces
        sheet.line(n % 2 ? b : a, y1, n % 2 ? a : b, y2, 'thin')
      }
    }
    return sheet
      .line(x0 - post - 16, base, sx + d + 12, base, 'thin')
      .dimX(x0, x0 + w, base + 26, `${i.span}`, base)
      .dimX(sx, sx + d, base + 26, `${i.depth}`, base)
      .dimY(y0, base, x0 - post - 16, `${i.height}`, x0 - post)
      .note(x0 + w - 4, base - step + 3, x0 + w + post + 8, base - step - 18, `${i.load} kg`)
  },
})
