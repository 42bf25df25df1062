import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, comma, fact, kg, kw, mm, mpa, names, plural, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'gasket' | 'brazed'
  plates: number
  /** Heat duty at the design point. */
  duty: number
  /** Surface in square metres. */
  area: number
  port: string
  height: number
  width: number
  depth: number
  pressure: number
  steel: 'AISI 316L' | 'AISI 304' | 'Ti'
  use: 'heating' | 'hot-water' | 'cooling' | 'food' | 'sea'
  mass: number
  price: number
}

const uses: Record<Item['use'], { text: FullText; detail: FullText }> = {
  heating: {
    text: { en: 'heating', ru: 'отопление', zh: '采暖' },
    detail: {
      en: 'Selected for 130/70 °C primary and 95/70 °C secondary water in a district heating substation.',
      ru: 'Расчёт на греющую воду 130/70 °C и контур отопления 95/70 °C индивидуального теплового пункта.',
      zh: '按一次水130/70 °C、二次水95/70 °C的集中供热换热站工况选型。',
    },
  },
  'hot-water': {
    text: { en: 'domestic hot water', ru: 'горячее водоснабжение', zh: '生活热水' },
    detail: {
      en: 'Heats mains water from 5 to 60 °C with 70/30 °C district heating water; fits between the pipes of a compact substation.',
      ru: 'Нагревает водопроводную воду с 5 до 60 °C от сетевой воды 70/30 °C, встаёт в компактный тепловой пункт.',
      zh: '以70/30 °C热网水将自来水由5 °C加热至60 °C，适合紧凑型换热机组。',
    },
  },
  cooling: {
    text: { en: 'oil and process cooling', ru: 'охлаждение масла и технологических сред', zh: '油及工艺冷却' },
    detail: {
      en: 'Cools hydraulic oil, compressor oil or process water with tower water.',
      ru: 'Охлаждает гидравлическое и компрессорное масло или технологическую воду оборотной водой.',
      zh: '以循环冷却水冷却液压油、空压机油或工艺水。',
    },
  },
  food: {
    text: { en: 'milk and beverages', ru: 'молоко и напитки', zh: '乳品与饮料' },
    detail: {
      en: 'Polished frame and food-grade gaskets for pasteurizing and chilling milk, juice and beer wort.',
      ru: 'Полированная рама и пищевые прокладки — пастеризация и охлаждение молока, сока и пивного сусла.',
      zh: '抛光框架配食品级垫片，用于牛奶、果汁和麦汁的杀菌与冷却。',
    },
  },
  sea: {
    text: { en: 'seawater', ru: 'морская вода', zh: '海水' },
    detail: {
      en: 'Titanium plates withstand seawater and brackish water without pitting; used on ships and coastal plants.',
      ru: 'Титановые пластины не боятся морской и солоноватой воды; для судов и береговых предприятий.',
      zh: '钛板耐海水及苦咸水点蚀，用于船舶和沿海工厂。',
    },
  },
}

export const plateHeatExchangers = leaf<Item>({
  key: 'plate-heat-exchangers',
  name: { en: 'Plate heat exchangers', ru: 'Теплообменники пластинчатые', zh: '板式换热器' },
  about: {
    en: 'Gasketed and brazed plate heat exchangers from 12 kW to 8 MW for heating, hot water, cooling and food.',
    ru: 'Разборные и паяные пластинчатые теплообменники от 12 кВт до 8 МВт для отопления, ГВС, охлаждения и пищевых производств.',
    zh: '12 kW～8 MW可拆式与钎焊板式换热器，用于采暖、生活热水、冷却和食品工业。',
  },
  tnved: '841950',
  unit: 'piece',
  items: [
    {
      kind: 'brazed',
      plates: 10,
      duty: 12,
      area: 0.12,
      port: 'G 3/4',
      height: 192,
      width: 74,
      depth: 32,
      pressure: 3,
      steel: 'AISI 316L',
      use: 'hot-water',
      mass: 1.1,
      price: 8900,
    },
    {
      kind: 'brazed',
      plates: 30,
      duty: 60,
      area: 0.78,
      port: 'G 1',
      height: 310,
      width: 111,
      depth: 79,
      pressure: 3,
      steel: 'AISI 316L',
      use: 'hot-water',
      mass: 5.3,
      price: 24600,
    },
    {
      kind: 'brazed',
      plates: 60,
      duty: 150,
      area: 3,
      port: 'G 1 1/4',
      height: 526,
      width: 119,
      depth: 151,
      pressure: 3,
      steel: 'AISI 316L',
      use: 'heating',
      mass: 17.5,
      price: 64800,
    },
    {
      kind: 'brazed',
      plates: 100,
      duty: 320,
      area: 9.5,
      port: 'G 2',
      height: 527,
      width: 246,
      depth: 250,
      pressure: 2.5,
      steel: 'AISI 316L',
      use: 'cooling',
      mass: 48,
      price: 158000,
    },
    {
      kind: 'gasket',
      plates: 19,
      duty: 120,
      area: 0.7,
      port: 'DN 32',
      height: 480,
      width: 180,
      depth: 420,
      pressure: 1.6,
      steel: 'AISI 316L',
      use: 'hot-water',
      mass: 62,
      price: 78500,
    },
    {
      kind: 'gasket',
      plates: 33,
      duty: 400,
      area: 3.4,
      port: 'DN 50',
      height: 920,
      width: 320,
      depth: 560,
      pressure: 1.6,
      steel: 'AISI 316L',
      use: 'heating',
      mass: 165,
      price: 148000,
    },
    {
      kind: 'gasket',
      plates: 51,
      duty: 350,
      area: 5.4,
      port: 'DN 50',
      height: 940,
      width: 320,
      depth: 700,
      pressure: 1,
      steel: 'AISI 304',
      use: 'food',
      mass: 190,
      price: 286000,
    },
    {
      kind: 'gasket',
      plates: 75,
      duty: 1500,
      area: 17.5,
      port: 'DN 100',
      height: 1265,
      width: 460,
      depth: 1050,
      pressure: 1.6,
      steel: 'AISI 316L',
      use: 'heating',
      mass: 520,
      price: 398000,
    },
    {
      kind: 'gasket',
      plates: 97,
      duty: 2200,
      area: 24,
      port: 'DN 100',
      height: 1265,
      width: 460,
      depth: 1320,
      pressure: 1,
      steel: 'Ti',
      use: 'sea',
      mass: 560,
      price: 1390000,
    },
    {
      kind: 'gasket',
      plates: 231,
      duty: 8000,
      area: 128,
      port: 'DN 150',
      height: 1890,
      width: 610,
      depth: 2600,
      pressure: 1.6,
      steel: 'AISI 316L',
      use: 'heating',
      mass: 2380,
      price: 2180000,
    },
  ],
  product: ({ kind, plates, duty, area, port, height, width, depth, pressure, steel, use: useKey, mass, price }) => {
    const use = uses[useKey]
    const brazed = kind === 'brazed'
    const material =
      steel === 'Ti'
        ? { en: 'titanium', ru: 'титан ВТ1-0', zh: '工业纯钛TA1' }
        : { en: `stainless steel ${steel}`, ru: `нержавеющая сталь ${steel}`, zh: `${steel.slice(5)}不锈钢` }
    return {
      model: `PH-${brazed ? 'B' : 'G'}-${Math.round(height / 10)}-${plates}${steel === 'Ti' ? '-T' : ''}`,
      name: {
        en: `${brazed ? 'Brazed' : 'Gasketed'} plate heat exchanger ${duty} kW, ${plates} plates, ${port}`,
        ru: `Теплообменник пластинчатый ${brazed ? 'паяный' : 'разборный'} ${duty} кВт, ${plural(plates, 'пластина', 'пластины', 'пластин')}, ${port}`,
        zh: `${brazed ? '钎焊' : '可拆'}板式换热器 ${duty} kW ${plates}片 ${port}`,
      },
      description: {
        en: `${use.detail.en} ${plates} plates of ${material.en} give ${area} m² of heat transfer area. ${brazed ? 'The copper-brazed pack has no gaskets to replace and mounts straight on the pipe.' : `The frame leaves room for more plates, so the duty can be raised later; plates come out for cleaning without touching the pipes.`}`,
        ru: `${use.detail.ru} Пластин — ${plates}, материал — ${material.ru}, поверхность ${comma(area)} м². ${brazed ? 'Пакет спаян медью: прокладок нет, крепится прямо на трубопровод.' : 'Рама с запасом: мощность наращивается добавлением пластин, чистка — без отсоединения трубопроводов.'}`,
        zh: `${use.detail.zh}${plates}片${material.zh}板片，换热面积${area} m²。${brazed ? '铜钎焊结构无垫片，可直接安装于管路。' : '框架留有余量，可加片扩容；清洗时无需拆卸管道。'}`,
      },
      facts: [
        fact({ en: 'Heat duty', ru: 'Тепловая мощность', zh: '换热量' }, kw(duty)),
        fact({ en: 'Plates', ru: 'Количество пластин', zh: '板片数' }, `${plates}`),
        fact(
          { en: 'Heat transfer surface', ru: 'Поверхность теплообмена', zh: '换热面积' },
          quantity(area, 'm²', 'м²'),
        ),
        fact({ en: 'Plate material', ru: 'Материал пластин', zh: '板片材质' }, material),
        fact(
          names.seal,
          brazed
            ? { en: 'copper brazing', ru: 'медный припой', zh: '铜钎焊' }
            : useKey === 'food'
              ? { en: 'food-grade EPDM', ru: 'пищевой EPDM', zh: '食品级EPDM' }
              : useKey === 'sea'
                ? 'NBR'
                : 'EPDM',
        ),
        fact({ en: 'Duty', ru: 'Назначение', zh: '用途' }, use.text),
        fact(names.connection, port),
        fact(names.designPressure, mpa(pressure)),
        fact(
          { en: 'Dimensions (H × W × D)', ru: 'Габариты (В × Ш × Г)', zh: '外形尺寸（高×宽×深）' },
          mm(`${height} × ${width} × ${depth}`),
        ),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: brazed && plates < 40 ? 5 : 1,
      leadDays: brazed ? [3, 10] : duty > 2000 ? [30, 50] : [14, 25],
      variants:
        !brazed && (useKey === 'heating' || useKey === 'hot-water')
          ? [
              {
                suffix: 'E',
                factor: 1,
                options: [
                  { name: names.seal, value: 'EPDM' },
                  { name: names.designPressure, value: mpa(1.6) },
                ],
              },
              {
                suffix: 'E25',
                factor: 1.18,
                options: [
                  { name: names.seal, value: 'EPDM' },
                  { name: names.designPressure, value: mpa(2.5) },
                ],
              },
              {
                suffix: 'N',
                factor: 0.98,
                options: [
                  { name: names.seal, value: 'NBR' },
                  { name: names.designPressure, value: mpa(1.6) },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ kind, plates, port, height, width, depth, duty }) => {
    const s = new Sheet()
    const H = between(height, 192, 1890, 168, 208)
    const W = Math.max(60, Math.min(112, ((H * width) / height) * 1.1))
    const x = 74
    const y = 248 - H
    const p = Math.max(8, W * 0.13)
    s.rect(x, y, W, H, { fill: 'paper', radius: kind === 'brazed' ? W * 0.2 : 3 })
    if (kind === 'brazed') s.rect(x + 6, y + 6, W - 12, H - 12, { weight: 'thin', radius: W * 0.16 })
    for (let v = y + H * 0.22; v < y + H * 0.76; v += 9)
      s.path(`M${x + W * 0.2} ${v + 10}L${x + W / 2} ${v}L${x + W * 0.8} ${v + 10}`, { weight: 'thin' })
    for (const px of [x + W * 0.25, x + W * 0.75]) {
      for (const py of [y + H * 0.1 + 4, y + H * 0.9 - 4])
        s.circle(px, py, p + 4, { fill: 'paper' })
          .circle(px, py, p, { fill: 'tint' })
          .centre(px, py, p + 8)
    }
    const sx = 226
    const frame = kind === 'brazed' ? 4 : 11
    const span = 142
    const pack = kind === 'brazed' ? between(plates, 10, 100, 34, 118) : between(plates, 19, 231, 36, 104)
    const shown = Math.min(46, Math.max(8, Math.round(plates / 2.2)))
    if (kind === 'gasket') {
      s.rect(sx - 2, y - 10, span, 8, { fill: 'paper' })
        .rect(sx - 2, y + H - 6, span, 5, { fill: 'paper' })
        .rect(sx + span - 8, y - 12, 9, H + 18, { fill: 'paper' })
      const n = between(height, 480, 1890, 3, 6)
      for (let i = 0; i < Math.round(n); i++) {
        const by = y + 18 + (i * (H - 40)) / (Math.round(n) - 1)
        s.rect(sx - 8, by - 2, pack + frame * 2 + 24, 4, { fill: 'paper', weight: 'thin' })
          .rect(sx - 8, by - 5, 7, 10, { fill: 'paper' })
          .rect(sx + pack + frame * 2 + 1, by - 5, 7, 10, { fill: 'paper' })
      }
    } else
      for (const py of [y + H * 0.1 + 4, y + H * 0.9 - 4])
        s.rect(sx - 18, py - p, 18, 2 * p, { fill: 'paper' })
          .line(sx - 12, py - p, sx - 9, py + p, 'thin')
          .line(sx - 7, py - p, sx - 4, py + p, 'thin')
    s.rect(sx, y, frame, H, { fill: 'hatch' })
    s.rect(sx + frame, y + 3, pack, H - 6, { fill: 'tint' })
    s.repeat(shown, (d, i) =>
      d.line(
        sx + frame + ((i + 0.5) * pack) / shown,
        y + 3,
        sx + frame + ((i + 0.5) * pack) / shown,
        y + H - 3,
        'thin',
      ),
    )
    s.rect(sx + frame + pack, y, frame, H, { fill: 'hatch' })
    if (kind === 'gasket')
      for (const py of [y + H * 0.1 + 4, y + H * 0.9 - 4])
        s.rect(sx - 14, py - p, 14, 2 * p, { fill: 'paper' }).rect(sx - 19, py - p - 5, 5, 2 * p + 10, {
          fill: 'hatch',
        })
    const end = kind === 'gasket' ? sx + span + 1 : sx + 2 * frame + pack
    return s
      .dimX(x, x + W, 282, `${width}`, y + H)
      .dimX(sx, end, 282, `${depth}`, y + H)
      .dimY(y, y + H, 50, `${height}`, x)
      .note(x + W * 0.25, y + H * 0.1 + 4, x + 6, 24, port)
      .note(sx + frame + pack * 0.5, y + H * 0.3, 300, 24, `${plates}×`)
      .note(x + W * 0.5, y + H * 0.5, 166 + (W > 100 ? 26 : 0), 24, `${duty} kW`)
  },
})
