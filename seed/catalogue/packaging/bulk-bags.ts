import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  /** Centimetres. */
  base: number
  depth: number
  height: number
  loops: 1 | 2 | 4
  top: 'open' | 'skirt' | 'spout'
  bottom: 'flat' | 'spout'
  load: number
  fabric: number
  factor: 5 | 6
  special?: FullText
  price: number
  use: FullText
}

const TOPS: Record<Item['top'], FullText> = {
  open: say('open top', 'открытый верх', '敞口'),
  skirt: say('skirt', 'сборка-юбка', '裙式'),
  spout: say('filling spout', 'загрузочный клапан', '进料口'),
}
const BOTTOMS: Record<Item['bottom'], FullText> = {
  flat: say('flat bottom', 'глухое дно', '平底'),
  spout: say('discharge spout', 'разгрузочный клапан', '卸料口'),
}

/** Both openings in one phrase where both are spouts, or the name is too long to be read. */
const openingsOf = ({ top, bottom }: Item): string =>
  top === 'spout' && bottom === 'spout' ? 'клапаны загрузки и выгрузки' : `${TOPS[top].ru}, ${BOTTOMS[bottom].ru}`

const items: Item[] = [
  {
    base: 60,
    depth: 60,
    height: 70,
    loops: 4,
    top: 'open',
    bottom: 'flat',
    load: 300,
    fabric: 120,
    factor: 5,
    price: 245,
    use: say(
      'For rubble, firewood and garden soil in confined yards.',
      'Строительный мусор, дрова и грунт в тесных дворах.',
      '适合狭小场地装运建筑垃圾、木柴和园土。',
    ),
  },
  {
    base: 75,
    depth: 75,
    height: 90,
    loops: 2,
    top: 'open',
    bottom: 'flat',
    load: 500,
    fabric: 130,
    factor: 5,
    price: 268,
    use: say(
      'Two loops for de-icing salt, sand and small feed lots.',
      'Две стропы: реагенты, песок, небольшие партии корма.',
      '双吊带，用于融雪盐、沙子和小批量饲料。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 100,
    loops: 1,
    top: 'skirt',
    bottom: 'flat',
    load: 1000,
    fabric: 150,
    factor: 5,
    price: 395,
    use: say(
      'One-loop bag for fertilizer terminals with hook loading.',
      'Однопетлевой для терминалов удобрений с погрузкой крюком.',
      '单吊带，用于化肥码头吊钩装卸。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 130,
    loops: 4,
    top: 'open',
    bottom: 'flat',
    load: 1000,
    fabric: 160,
    factor: 5,
    price: 432,
    use: say(
      'The basic bag for sand, crushed stone and pellets.',
      'Базовый мешок под песок, щебень и пеллеты.',
      '基本型，用于沙石和生物质颗粒。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 150,
    loops: 4,
    top: 'skirt',
    bottom: 'flat',
    load: 1000,
    fabric: 160,
    factor: 5,
    price: 486,
    use: say(
      'The skirt is tied over grain, seeds and polymer granulate.',
      'Юбка завязывается над зерном, семенами и гранулятом.',
      '裙边可扎口，用于粮食、种子和塑料粒子。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 180,
    loops: 4,
    top: 'spout',
    bottom: 'spout',
    load: 1000,
    fabric: 170,
    factor: 5,
    price: 648,
    use: say(
      'Filled and emptied through spouts on dosing stations for flour and starch.',
      'Загрузка и выгрузка через люки на станциях дозирования муки и крахмала.',
      '上下料口设计，用于面粉和淀粉配料站。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 120,
    loops: 4,
    top: 'spout',
    bottom: 'flat',
    load: 1500,
    fabric: 190,
    factor: 6,
    price: 735,
    use: say(
      'Reusable bag for cement and dry mixes; dustproof seams.',
      'Многооборотный — для цемента и сухих смесей, пыленепроницаемые швы.',
      '可周转型，用于水泥和干混砂浆，防尘缝线。',
    ),
  },
  {
    base: 90,
    depth: 90,
    height: 120,
    loops: 4,
    top: 'spout',
    bottom: 'spout',
    load: 1000,
    fabric: 185,
    factor: 6,
    special: say('Type C, grounded threads', 'тип C, заземляемые нити', 'C 型，可接地导电丝'),
    price: 1490,
    use: say(
      'Conductive threads carry off static when handling flammable powders.',
      'Проводящие нити снимают статику при работе с горючими порошками.',
      '导电丝可导除静电，适用于可燃粉体。',
    ),
  },
  {
    base: 95,
    depth: 95,
    height: 110,
    loops: 4,
    top: 'open',
    bottom: 'flat',
    load: 2000,
    fabric: 220,
    factor: 5,
    price: 815,
    use: say(
      'For ore concentrate and metal powders with high bulk density.',
      'Рудные концентраты и металлические порошки высокой насыпной плотности.',
      '用于堆积密度大的矿精粉和金属粉末。',
    ),
  },
  {
    base: 115,
    depth: 95,
    height: 200,
    loops: 4,
    top: 'spout',
    bottom: 'spout',
    load: 1250,
    fabric: 180,
    factor: 5,
    special: say('inner baffles (Q-bag)', 'внутренние перегородки (Q-bag)', '内拉筋（方型袋）'),
    price: 1240,
    use: say(
      'Baffles keep the bag square, so two stand side by side in a container.',
      'Перегородки держат форму куба — два мешка встают в ряд в контейнере.',
      '内拉筋保持方形，集装箱内可并排放置两袋。',
    ),
  },
]

export const bulkBags = leaf<Item>({
  key: 'bulk-bags',
  name: say('Bulk bags (FIBCs)', 'Биг-бэги (МКР)', '吨袋（集装袋）'),
  about: say(
    'Flexible intermediate bulk containers of woven polypropylene for 300 to 2000 kg, with and without liner. Lift test report for each batch.',
    'Мягкие контейнеры из тканого полипропилена на 300–2000 кг, с вкладышем и без. Протокол испытания строп на каждую партию.',
    '聚丙烯编织集装袋，载重 300～2000 kg，可配内衬，每批附吊装试验报告。',
  ),
  tnved: '630532',
  unit: 'piece',
  items,
  product: (i) => {
    const size = `${i.base}×${i.depth}×${i.height}`
    const top = TOPS[i.top]
    const bottom = BOTTOMS[i.bottom]
    const f = figure(i.load)
    return {
      model: `FIBC-${i.loops}L-${i.base}-${i.height}-${i.load / 100}`,
      name: say(
        `Bulk bag ${size} cm, ${i.loops} loop${i.loops > 1 ? 's' : ''}, ${i.load} kg, ${top.en}, ${bottom.en}`,
        `Биг-бэг МКР ${size} см, ${i.loops === 1 ? '1 стропа' : `${i.loops} стропы`}, ${i.load} кг, ${openingsOf(i)}`,
        `吨袋 ${size} cm ${i.loops}吊 ${i.load} kg ${top.zh} ${bottom.zh}`,
      ),
      description: say(
        `Woven polypropylene container for ${f.en} kg, fabric ${i.fabric} g/m², safety factor ${i.factor}:1. ${i.use.en} ${i.special ? `Special version: ${i.special.en}.` : 'UV stabilizer is added to fabric and loops.'}`,
        `Контейнер из тканого полипропилена на ${f.ru} кг, плотность ткани ${i.fabric} г/м², запас прочности ${i.factor}:1. ${i.use.ru} ${i.special ? `Особое исполнение: ${i.special.ru}.` : 'Ткань и стропы с УФ-стабилизатором.'}`,
        `聚丙烯编织集装袋，载重 ${f.zh} kg，面料 ${i.fabric} g/m²，安全系数 ${i.factor}:1。${i.use.zh}${i.special ? `特殊结构：${i.special.zh}。` : '面料和吊带均添加抗紫外线剂。'}`,
      ),
      facts: [
        fact(
          'Bag size (L × W × H)',
          'Размер мешка (Д × Ш × В)',
          '袋体尺寸（长×宽×高）',
          say(
            `${i.base} × ${i.depth} × ${i.height} cm`,
            `${i.base} × ${i.depth} × ${i.height} см`,
            `${i.base} × ${i.depth} × ${i.height} cm`,
          ),
        ),
        fact('Safe working load', 'Грузоподъёмность', '安全载重', measure(i.load, 'kg')),
        fact('Loops', 'Число строп', '吊带数', String(i.loops)),
        fact('Top', 'Верх', '上口', top),
        fact('Bottom', 'Дно', '底部', bottom),
        fact('Fabric', 'Плотность ткани', '面料克重', measure(i.fabric, 'gPerM2')),
        fact('Safety factor', 'Запас прочности', '安全系数', `${i.factor}:1`),
        ...(i.special ? [fact('Special version', 'Особое исполнение', '特殊结构', i.special)] : []),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ 32522-2013, ISO 21898, GB/T 10454')),
      ],
      priceRub: i.price,
      moq: 100,
      leadDays: i.special ? [20, 35] : [3, 14],
      ...(i.height >= 100 && {
        variants: [
          variant('-N', 1, fact('Liner', 'Вкладыш', '内衬', say('without liner', 'без вкладыша', '无内衬'))),
          variant(
            '-L60',
            1.24,
            fact('Liner', 'Вкладыш', '内衬', say('PE liner 60 µm', 'ПЭ вкладыш 60 мкм', 'PE 内衬 60 μm')),
          ),
          variant(
            '-L100',
            1.36,
            fact('Liner', 'Вкладыш', '内衬', say('PE liner 100 µm', 'ПЭ вкладыш 100 мкм', 'PE 内衬 100 μm')),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const s = Math.min(176 / (i.height + 34), 0.82 + 36 / i.height)
    const w = i.base * s * 1.12
    const d = i.depth * s * 0.42
    const h = i.height * s
    const bottomY = i.bottom === 'spout' ? 240 : 258
    const y0 = bottomY - h
    const x0 = 190 - (w + d) / 2
    const rise = d * 0.42
    const bulge = 5 + w * 0.04
    const f = (n: number) => n.toFixed(1)
    const sheet = new Sheet()
    const loop = (x: number, y: number, tilt: number) =>
      sheet.path(
        `M${f(x - 4)} ${f(y + 16)}L${f(x - 4)} ${f(y)}C${f(x - 6 + tilt)} ${f(y - 38)} ${f(x + 14 + tilt)} ${f(y - 38)} ${f(x + 12)} ${f(y)}L${f(x + 12)} ${f(y + 16)}L${f(x + 7)} ${f(y + 16)}L${f(x + 7)} ${f(y)}C${f(x + 8 + tilt)} ${f(y - 29)} ${f(x + tilt)} ${f(y - 29)} ${f(x + 1)} ${f(y)}L${f(x + 1)} ${f(y + 16)}Z`,
        { fill: 'paper' },
      )
    if (i.loops === 4) {
      loop(x0 + d - 2, y0 - rise, 3)
      loop(x0 + w + d - 12, y0 - rise, 3)
    }
    if (i.bottom === 'spout')
      sheet
        .rect(x0 + w * 0.36, bottomY - 4, w * 0.28, 26, { fill: 'tint' })
        .line(x0 + w * 0.33, bottomY + 8, x0 + w * 0.67, bottomY + 8, 'thin')
    sheet.path(`M${f(x0)} ${f(y0)}L${f(x0 + d)} ${f(y0 - rise)}H${f(x0 + w + d)}L${f(x0 + w)} ${f(y0)}Z`, {
      fill: i.top === 'open' ? 'tint' : 'paper',
    })
    if (i.top === 'spout')
      sheet
        .path(
          `M${f(x0 + (w + d) / 2 - w * 0.14)} ${f(y0 - rise / 2)}l3 -30h${f(w * 0.28 - 6)}l3 30q${f(-w * 0.14)} 7 ${f(-w * 0.28)} 0Z`,
          { fill: 'paper' },
        )
        .line(x0 + (w + d) / 2 - w * 0.13, y0 - rise / 2 - 13, x0 + (w + d) / 2 + w * 0.13, y0 - rise / 2 - 13, 'thin')
    if (i.top === 'skirt')
      sheet.path(
        `M${f(x0)} ${f(y0)}C${f(x0 + w * 0.3)} ${f(y0 - 14)} ${f(x0 + (w + d) * 0.42)} ${f(y0 - 18)} ${f(x0 + (w + d) * 0.46)} ${f(y0 - 26)}L${f(x0 + (w + d) * 0.4)} ${f(y0 - 40)}H${f(x0 + (w + d) * 0.6)}L${f(x0 + (w + d) * 0.54)} ${f(y0 - 26)}C${f(x0 + (w + d) * 0.6)} ${f(y0 - 18)} ${f(x0 + w)} ${f(y0 - rise)} ${f(x0 + w + d)} ${f(y0 - rise)}L${f(x0 + w)} ${f(y0)}Z`,
        { fill: 'paper' },
      )
    sheet.path(
      `M${f(x0 + w)} ${f(y0)}L${f(x0 + w + d)} ${f(y0 - rise)}Q${f(x0 + w + d + bulge)} ${f(y0 + h / 2 - rise)} ${f(x0 + w + d)} ${f(bottomY - rise)}L${f(x0 + w)} ${f(bottomY)}Z`,
      { fill: 'paper' },
    )
    sheet.path(
      `M${f(x0)} ${f(y0)}H${f(x0 + w)}Q${f(x0 + w + bulge)} ${f(y0 + h / 2)} ${f(x0 + w)} ${f(bottomY)}Q${f(x0 + w / 2)} ${f(bottomY + 6)} ${f(x0)} ${f(bottomY)}Q${f(x0 - bulge)} ${f(y0 + h / 2)} ${f(x0)} ${f(y0)}Z`,
      { fill: 'paper' },
    )
    const bands = i.fabric >= 180 ? 5 : 3
    for (let n = 1; n <= bands; n++)
      sheet.path(`M${f(x0 + (w * n) / (bands + 1))} ${f(y0 + 4)}V${f(bottomY)}`, {
        weight: i.special ? 'hidden' : 'thin',
      })
    sheet
      .rect(x0 + w * 0.3, y0 + h * 0.42, w * 0.4, h * 0.2, { fill: 'paper', weight: 'thin' })
      .line(x0 + w * 0.35, y0 + h * 0.48, x0 + w * 0.65, y0 + h * 0.48, 'thin')
      .line(x0 + w * 0.35, y0 + h * 0.54, x0 + w * 0.58, y0 + h * 0.54, 'thin')
    if (i.loops === 4) {
      loop(x0 + 6, y0 + 2, -3)
      loop(x0 + w - 16, y0 + 2, -3)
    }
    if (i.loops === 2)
      for (const x of [x0 + w * 0.16, x0 + w * 0.84])
        sheet.path(
          `M${f(x - 5)} ${f(y0 + 18)}V${f(y0)}C${f(x - 5)} ${f(y0 - 44)} ${f(x + d + 5)} ${f(y0 - rise - 44)} ${f(x + d + 5)} ${f(y0 - rise)}l-7 0C${f(x + d - 4)} ${f(y0 - rise - 32)} ${f(x + 3)} ${f(y0 - 32)} ${f(x + 3)} ${f(y0)}V${f(y0 + 18)}Z`,
          { fill: 'paper' },
        )
    if (i.loops === 1)
      sheet
        .path(
          `M${f(x0 + 4)} ${f(y0)}C${f(x0 + w * 0.3)} ${f(y0 - 20)} ${f(x0 + (w + d) * 0.42)} ${f(y0 - 24)} ${f(x0 + (w + d) * 0.44)} ${f(y0 - 58)}q${f(w * 0.06)} -16 ${f(w * 0.12)} 0C${f(x0 + (w + d) * 0.58)} ${f(y0 - 24)} ${f(x0 + w)} ${f(y0 - 22)} ${f(x0 + w + d * 0.5)} ${f(y0 - rise / 2)}`,
          { fill: 'tint' },
        )
        .line(x0 + (w + d) * 0.43, y0 - 40, x0 + (w + d) * 0.57, y0 - 40)
        .line(x0 + (w + d) * 0.43, y0 - 36, x0 + (w + d) * 0.57, y0 - 36)
    return sheet
      .line(x0 + w / 2, y0 + 2, x0 + w / 2, bottomY + (i.bottom === 'spout' ? 26 : 12), 'centre')
      .dimX(x0, x0 + w, 286, `${i.base}`, bottomY)
      .dimY(y0, bottomY, x0 - 26, `${i.height}`, x0)
      .note(x0 + w + d * 0.6, y0 + h * 0.42, Math.min(x0 + w + d + 34, 326), y0 + h * 0.3, `${i.load} kg`)
  },
})
