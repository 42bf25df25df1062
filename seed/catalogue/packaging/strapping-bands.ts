import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  material: 'pp' | 'pet' | 'steel' | 'cord'
  width: number
  thickness: number
  length: number
  core: number
  /** Breaking force in newtons. */
  breaking: number
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['material'], FullText> = {
  pp: say('Polypropylene strap', 'Лента упаковочная полипропиленовая', 'PP 打包带'),
  pet: say('Polyester (PET) strap', 'Лента упаковочная полиэстеровая ПЭТ', 'PET 塑钢打包带'),
  steel: say('Steel strap', 'Лента упаковочная стальная', '打包钢带'),
  cord: say('Composite cord strap', 'Лента кордовая композитная', '纤维复合打包带'),
}
const JOINTS: Record<Item['material'], FullText> = {
  pp: say('heat seal or metal clip', 'термосварка или скоба', '热熔或打包扣'),
  pet: say('friction weld or serrated seal', 'сварка трением или зубчатая скоба', '摩擦焊或带齿打包扣'),
  steel: say('seal or sealless joint', 'скоба или бесскобовый замок', '打包扣或免扣咬合'),
  cord: say('wire buckle', 'проволочная пряжка', '钢丝打包扣'),
}

const items: Item[] = [
  {
    material: 'pp',
    width: 5,
    thickness: 0.4,
    length: 6000,
    core: 200,
    breaking: 550,
    mass: 8.6,
    price: 1980,
    use: say(
      'For newspaper bundles and light cartons on tabletop machines.',
      'Для пачек газет и лёгких коробов на настольных автоматах.',
      '用于台式打包机捆扎报纸和轻纸箱。',
    ),
  },
  {
    material: 'pp',
    width: 12,
    thickness: 0.6,
    length: 2500,
    core: 200,
    breaking: 1300,
    mass: 9.4,
    price: 1640,
    use: say(
      'The everyday strap for cartons and small pallets.',
      'Повседневная лента для коробов и небольших поддонов.',
      '纸箱和小托盘的日常用带。',
    ),
  },
  {
    material: 'pp',
    width: 15,
    thickness: 0.8,
    length: 1500,
    core: 200,
    breaking: 2200,
    mass: 9.8,
    price: 1720,
    use: say(
      'Embossed surface holds the clip on parquet, tile and print.',
      'Рифление держит скобу на паркете, плитке и полиграфии.',
      '压纹表面，捆扎地板、瓷砖和印刷品不打滑。',
    ),
  },
  {
    material: 'pet',
    width: 12,
    thickness: 0.6,
    length: 2500,
    core: 406,
    breaking: 2900,
    mass: 24,
    price: 4650,
    use: say(
      'Keeps its tension on settling loads such as bagged goods.',
      'Держит натяжение на оседающих грузах, например мешках.',
      '对易沉降的袋装货物保持张力。',
    ),
  },
  {
    material: 'pet',
    width: 16,
    thickness: 0.8,
    length: 1200,
    core: 406,
    breaking: 5400,
    mass: 20.5,
    price: 3980,
    use: say(
      'Replaces 16 mm steel strap on bricks and aerated concrete.',
      'Заменяет стальную ленту 16 мм на кирпиче и газобетоне.',
      '可替代 16 mm 打包钢带，用于砖块和加气块。',
    ),
  },
  {
    material: 'pet',
    width: 19,
    thickness: 1,
    length: 1000,
    core: 406,
    breaking: 8300,
    mass: 25.5,
    price: 4950,
    use: say(
      'For sawn timber packs with one-meter sections in the open air.',
      'Для пакетов пиломатериала метрового сечения на улице.',
      '用于室外堆放的一米截面锯材。',
    ),
  },
  {
    material: 'pet',
    width: 25,
    thickness: 1.27,
    length: 500,
    core: 406,
    breaking: 14500,
    mass: 21.5,
    price: 4300,
    use: say(
      'The strongest weldable strap, for pulp bales and pipe bundles.',
      'Самая прочная свариваемая лента: кипы целлюлозы, пачки труб.',
      '强度最高的可焊型，用于浆包和管束。',
    ),
  },
  {
    material: 'steel',
    width: 16,
    thickness: 0.5,
    length: 390,
    core: 300,
    breaking: 6800,
    mass: 24.5,
    price: 3250,
    use: say(
      'For hard wooden crates and export boxes.',
      'Жёсткие деревянные ящики и экспортная тара.',
      '用于木箱和出口包装箱。',
    ),
  },
  {
    material: 'steel',
    width: 19,
    thickness: 0.8,
    length: 400,
    core: 400,
    breaking: 13500,
    mass: 47.7,
    price: 6100,
    use: say(
      'For hot and sharp loads: rolled coils, castings, wire rod.',
      'Горячие и острые грузы: рулоны проката, отливки, катанка.',
      '用于热态和锐边货物：钢卷、铸件、盘条。',
    ),
  },
  {
    material: 'steel',
    width: 32,
    thickness: 0.8,
    length: 250,
    core: 400,
    breaking: 23000,
    mass: 50.2,
    price: 6500,
    use: say(
      'For ingot stacks, slab packs and securing loads in gondola cars.',
      'Для пачек слитков и слябов, крепления в полувагонах.',
      '用于锭坯、板坯捆扎及敞车加固。',
    ),
  },
  {
    material: 'cord',
    width: 19,
    thickness: 0.9,
    length: 600,
    core: 200,
    breaking: 6400,
    mass: 9.9,
    price: 3650,
    use: say(
      'Soft edges for lashing machines and containers without scratching.',
      'Мягкая кромка: крепление техники и груза в контейнере без царапин.',
      '柔软不伤表面，用于设备和集装箱货物捆绑。',
    ),
  },
]

export const strappingBands = leaf<Item>({
  key: 'strapping-bands',
  name: say('Strapping', 'Лента упаковочная (стреппинг)', '打包带'),
  about: say(
    'Polypropylene, polyester, steel and cord strapping in coils with breaking force from 0.55 to 23 kN.',
    'Полипропиленовые, полиэстеровые, стальные и кордовые ленты в бухтах с разрывным усилием от 0,55 до 23 кН.',
    'PP、PET、钢质和纤维打包带，成卷供应，断裂拉力 0.55～23 kN。',
  ),
  tnved: '3920',
  unit: 'roll',
  items,
  product: (i) => {
    const size = figure(`${i.width}×${i.thickness}`)
    const kind = KINDS[i.material]
    return {
      model: `SB-${i.material.toUpperCase()}-${i.width}-${String(i.thickness).replace('.', '')}`,
      name: say(
        `${kind.en} ${size.en} mm, ${i.length} m`,
        `${kind.ru} ${size.ru} мм, ${i.length} м`,
        `${kind.zh} ${size.zh} mm 长${i.length} m`,
      ),
      description: say(
        `${kind.en} ${size.en} mm, breaking force ${figure(i.breaking).en} N, ${i.length} m per coil on a ${i.core} mm core. ${i.use.en} Joint: ${JOINTS[i.material].en}.`,
        `${kind.ru} ${size.ru} мм, разрывное усилие ${figure(i.breaking).ru} Н, в бухте ${i.length} м, внутренний диаметр ${i.core} мм. ${i.use.ru} Соединение — ${JOINTS[i.material].ru}.`,
        `${kind.zh}，规格 ${size.zh} mm，断裂拉力 ${i.breaking} N，每卷 ${i.length} m，内径 ${i.core} mm。${i.use.zh}连接方式：${JOINTS[i.material].zh}。`,
      ),
      facts: [
        fact('Width', 'Ширина', '宽度', measure(i.width, 'mm')),
        fact('Thickness', 'Толщина', '厚度', measure(i.thickness, 'mm')),
        fact('Length per coil', 'Длина в бухте', '每卷长度', measure(i.length, 'm')),
        fact('Breaking force', 'Разрывное усилие', '断裂拉力', measure(i.breaking, 'N')),
        fact('Core diameter', 'Диаметр втулки', '卷芯内径', measure(i.core, 'mm')),
        fact('Joint', 'Соединение', '连接方式', JOINTS[i.material]),
        fact('Coil weight', 'Масса бухты', '卷重', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(i.material === 'steel' ? 'ГОСТ 3560-73, GB/T 25820' : 'EN 13394, GB/T 22344'),
        ),
      ],
      priceRub: i.price,
      moq: 10,
      leadDays: i.material === 'cord' ? [10, 20] : [2, 8],
    }
  },
  draw: (i) => {
    const steel = i.material === 'steel'
    const face = steel ? i.width : i.material === 'cord' ? 150 : 180
    const outer = Math.sqrt(
      i.core ** 2 + (4 * i.thickness * i.length * 1000 * i.width) / (Math.PI * face * (steel ? 1 : 0.9)),
    )
    const s = Math.min(146 / outer, 0.34)
    const r = (outer * s) / 2
    const ri = (i.core * s) / 2
    const w = Math.max(face * s, 10)
    const cx = 40 + r
    const cy = 140
    const sx = cx + r + 30
    const sheet = new Sheet().circle(cx, cy, r, { fill: 'paper' })
    const rings = Math.max(3, Math.round((r - ri) / 4))
    sheet.repeat(rings, (d, n) => d.circle(cx, cy, ri + ((r - ri) * n) / rings, { weight: 'thin' }))
    sheet.circle(cx, cy, ri, { fill: 'paper' })
    if (!steel) sheet.circle(cx, cy, ri - 4, { weight: 'thin' })
    sheet.path(
      `M${(cx + r * 0.72).toFixed(1)} ${(cy + r * 0.7).toFixed(1)}Q${cx} ${(cy + r + 26).toFixed(1)} ${(cx - r * 0.5).toFixed(1)} ${(cy + r + 20).toFixed(1)}`,
    )
    if (steel)
      sheet.around(4, cx, cy, (r + ri) / 2, (d, x, y, a) =>
        d.path(
          `M${(x - Math.cos(a) * ((r - ri) / 2 + 3) - Math.sin(a) * 5).toFixed(1)} ${(y - Math.sin(a) * ((r - ri) / 2 + 3) + Math.cos(a) * 5).toFixed(1)}l${(Math.cos(a) * (r - ri + 6)).toFixed(1)} ${(Math.sin(a) * (r - ri + 6)).toFixed(1)}l${(Math.sin(a) * 10).toFixed(1)} ${(-Math.cos(a) * 10).toFixed(1)}l${(-Math.cos(a) * (r - ri + 6)).toFixed(1)} ${(-Math.sin(a) * (r - ri + 6)).toFixed(1)}Z`,
          { fill: 'tint' },
        ),
      )
    sheet.rect(sx, cy - r, w, r * 2, { fill: 'paper', radius: 1 })
    const turns = steel ? 0 : Math.max(2, Math.round(face / i.width))
    if (turns > 0)
      sheet.repeat(turns - 1, (d, n) =>
        d.line(sx + (w * (n + 1)) / turns, cy - r, sx + (w * (n + 1)) / turns, cy + r, 'thin'),
      )
    sheet
      .line(sx - 8, cy, sx + w + 8, cy, 'centre')
      .line(cx - r - 8, cy, cx + r + 8, cy, 'centre')
      .line(cx, cy - r - 8, cx, cy + 6, 'centre')
    const bx = Math.max(sx + w + 32, 288)
    const bw = 14 + i.width * 2.2
    const bt = 2 + i.thickness * 7
    const by = 92
    sheet.rect(bx, by, bw, bt, { fill: i.material === 'cord' ? 'paper' : 'hatch' })
    if (i.material === 'cord')
      sheet.repeat(Math.round(i.width * 0.7), (d, n) =>
        d.circle(bx + 4 + (n * (bw - 8)) / (Math.round(i.width * 0.7) - 1), by + bt / 2, 1.8, { weight: 'thin' }),
      )
    const jx = bx
    const jy = 190
    sheet.rect(jx, jy, bw, 8 + i.width * 0.5, { fill: 'tint' })
    const strap = 8 + i.width * 0.5
    if (i.material === 'pp' || i.material === 'pet')
      sheet.path(
        Array.from(
          { length: 6 },
          (_, n) =>
            `M${(jx + (bw * (n + 0.5)) / 6 - 4).toFixed(1)} ${jy + 3}l8 ${(strap - 6).toFixed(1)}m0 ${(6 - strap).toFixed(1)}l-8 ${(strap - 6).toFixed(1)}`,
        ).join(''),
        { weight: 'thin' },
      )
    if (steel)
      sheet
        .rect(jx + bw * 0.25, jy - 4, bw * 0.5, strap + 8, { fill: 'paper' })
        .repeat(2, (d, n) =>
          d.path(
            `M${(jx + bw * (0.36 + 0.24 * n)).toFixed(1)} ${jy - 4}l4 6l4 -6M${(jx + bw * (0.36 + 0.24 * n)).toFixed(1)} ${(jy + strap + 4).toFixed(1)}l4 -6l4 6`,
          ),
        )
    if (i.material === 'cord')
      sheet
        .rect(jx + bw * 0.4, jy - 6, bw * 0.2, strap + 12, { weight: 'outline', radius: 4 })
        .repeat(5, (d, n) => d.line(jx, jy + (strap * (n + 1)) / 6, jx + bw, jy + (strap * (n + 1)) / 6, 'thin'))
    return sheet
      .dimX(bx, bx + bw, by - 16, `${i.width}`, by)
      .note(bx + bw * 0.3, by + bt * 0.6, bx + bw * 0.3 + 8, by + bt + 28, `${i.thickness}`)
      .dimX(cx - ri, cx + ri, cy + 22, `⌀ ${i.core}`)
      .note(jx + bw * 0.15, jy + strap * 0.8, jx + bw * 0.15 + 6, jy + strap + 30, `${i.breaking} N`)
  },
})
