import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, kw, mains, names, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'end' | 'inline' | 'multistage'
  flow: number
  head: number
  power: number
  speed: 1450 | 2900
  /** Suction and discharge. */
  suction: number
  discharge: number
  stages: number
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  { name: FullText; code: string; body: FullText; seal: FullText; use: FullText; hot: number }
> = {
  end: {
    name: { en: 'End-suction pump', ru: 'Насос консольный', zh: '单级单吸离心泵' },
    code: 'ES',
    body: { en: 'gray cast iron EN-GJL-250', ru: 'чугун СЧ 25', zh: 'HT250灰铸铁' },
    seal: {
      en: 'single mechanical seal, carbon/silicon carbide',
      ru: 'одинарное торцовое, графит/карбид кремния',
      zh: '单端面机械密封，石墨/碳化硅',
    },
    use: {
      en: 'Base-mounted with a spacer coupling: the back pull-out rotor is removed without touching the pipes or the motor. For water supply, heating networks and irrigation.',
      ru: 'На раме, с проставочной муфтой: ротор вынимается назад, трубопроводы и двигатель остаются на месте. Для водоснабжения, теплосетей и орошения.',
      zh: '底座安装，加长联轴器后拉式结构，检修转子无需拆卸管路和电机，适用于供水、供热和灌溉。',
    },
    hot: 110,
  },
  inline: {
    name: { en: 'In-line pump', ru: 'Насос линейный «ин-лайн»', zh: '立式管道离心泵' },
    code: 'IL',
    body: { en: 'gray cast iron EN-GJL-250', ru: 'чугун СЧ 25', zh: 'HT250灰铸铁' },
    seal: {
      en: 'mechanical seal, carbon/silicon carbide, EPDM',
      ru: 'торцовое, графит/карбид кремния, EPDM',
      zh: '机械密封，石墨/碳化硅，EPDM',
    },
    use: {
      en: 'Suction and discharge share one axis, so the pump sits directly in the pipe and needs no base. For heating and chilled-water circulation.',
      ru: 'Патрубки на одной оси: насос врезается прямо в трубопровод и не требует фундамента. Для циркуляции в отоплении и холодоснабжении.',
      zh: '进出口同轴，直接装于管道，无需基础，适用于采暖和空调冷冻水循环。',
    },
    hot: 120,
  },
  multistage: {
    name: { en: 'Vertical multistage pump', ru: 'Насос вертикальный многоступенчатый', zh: '立式多级离心泵' },
    code: 'VM',
    body: {
      en: 'stainless steel AISI 304, cast-iron base',
      ru: 'нержавеющая сталь AISI 304, чугунное основание',
      zh: '304不锈钢，铸铁底座',
    },
    seal: { en: 'cartridge mechanical seal', ru: 'торцовое картриджное', zh: '集装式机械密封' },
    use: {
      en: 'Pressed stainless stages build up pressure on a small footprint: booster sets, boiler feed, reverse osmosis, washing lines.',
      ru: 'Штампованные нержавеющие ступени дают высокий напор на малой площади: повысительные установки, подпитка котлов, обратный осмос, мойки.',
      zh: '不锈钢冲压叶轮逐级增压，占地小，用于增压给水、锅炉给水、反渗透和清洗。',
    },
    hot: 120,
  },
}

export const centrifugalPumps = leaf<Item>({
  key: 'centrifugal-pumps',
  name: { en: 'Centrifugal pumps', ru: 'Насосы центробежные', zh: '离心泵' },
  about: {
    en: 'End-suction, in-line and vertical multistage pumps for clean water from 2 to 630 m³/h, complete with motor.',
    ru: 'Консольные, линейные и вертикальные многоступенчатые насосы для чистой воды, 2–630 м³/ч, в сборе с двигателем.',
    zh: '单级单吸、管道及立式多级清水离心泵，流量2～630 m³/h，带电机成套供货。',
  },
  tnved: '841370',
  unit: 'piece',
  items: [
    {
      kind: 'multistage',
      flow: 2,
      head: 52,
      power: 0.75,
      speed: 2900,
      suction: 25,
      discharge: 25,
      stages: 7,
      mass: 24,
      price: 34800,
    },
    {
      kind: 'multistage',
      flow: 10,
      head: 80,
      power: 4,
      speed: 2900,
      suction: 40,
      discharge: 40,
      stages: 10,
      mass: 62,
      price: 88500,
    },
    {
      kind: 'multistage',
      flow: 32,
      head: 57,
      power: 7.5,
      speed: 2900,
      suction: 65,
      discharge: 65,
      stages: 4,
      mass: 118,
      price: 164000,
    },
    {
      kind: 'multistage',
      flow: 90,
      head: 130,
      power: 45,
      speed: 2900,
      suction: 100,
      discharge: 100,
      stages: 6,
      mass: 540,
      price: 712000,
    },
    {
      kind: 'inline',
      flow: 12.5,
      head: 20,
      power: 1.5,
      speed: 2900,
      suction: 40,
      discharge: 40,
      stages: 1,
      mass: 34,
      price: 39700,
    },
    {
      kind: 'inline',
      flow: 50,
      head: 32,
      power: 7.5,
      speed: 2900,
      suction: 80,
      discharge: 80,
      stages: 1,
      mass: 112,
      price: 98400,
    },
    {
      kind: 'inline',
      flow: 200,
      head: 32,
      power: 30,
      speed: 1450,
      suction: 150,
      discharge: 150,
      stages: 1,
      mass: 410,
      price: 318000,
    },
    {
      kind: 'end',
      flow: 20,
      head: 30,
      power: 4,
      speed: 2900,
      suction: 50,
      discharge: 40,
      stages: 1,
      mass: 86,
      price: 46900,
    },
    {
      kind: 'end',
      flow: 50,
      head: 50,
      power: 15,
      speed: 2900,
      suction: 80,
      discharge: 50,
      stages: 1,
      mass: 185,
      price: 89600,
    },
    {
      kind: 'end',
      flow: 100,
      head: 32,
      power: 15,
      speed: 1450,
      suction: 100,
      discharge: 80,
      stages: 1,
      mass: 290,
      price: 118000,
    },
    {
      kind: 'end',
      flow: 630,
      head: 50,
      power: 132,
      speed: 1450,
      suction: 250,
      discharge: 200,
      stages: 1,
      mass: 1640,
      price: 985000,
    },
  ],
  product: ({ kind: key, flow, head, power, speed, suction, discharge, stages, mass, price }) => {
    const kind = kinds[key]
    const many = key === 'multistage'
    return {
      model: `CP-${kind.code}-${flow}-${head}`,
      name: {
        en: `${kind.name.en} ${flow} m³/h, ${head} m, ${power} kW${many ? `, ${stages} stages` : ''}`,
        ru: `${kind.name.ru} ${comma(flow)} м³/ч, ${head} м, ${comma(power)} кВт`,
        zh: `${kind.name.zh} ${flow} m³/h 扬程${head} m ${power} kW${many ? ` ${stages}级` : ''}`,
      },
      description: {
        en: `${kind.use.en} Duty point ${flow} m³/h at ${head} m${many ? ` from ${stages} stages` : ''}; a ${power} kW IE3 motor at ${speed} rpm is included. ${power >= 30 ? 'Vibration and Q-H curve are recorded on the test bed for every unit.' : 'Ready to connect, with companion flanges on request.'}`,
        ru: `${kind.use.ru} Рабочая точка — ${comma(flow)} м³/ч при напоре ${head} м${many ? `, ступеней — ${stages}` : ''}; двигатель ${comma(power)} кВт класса IE3, ${speed} об/мин, входит в комплект. ${power >= 30 ? 'На каждый агрегат — протокол испытаний с напорной характеристикой и вибрацией.' : 'Ответные фланцы — по заказу.'}`,
        zh: `${kind.use.zh}工况点：流量${flow} m³/h，扬程${head} m${many ? `，共${stages}级` : ''}；配${power} kW IE3电机，转速${speed} r/min。${power >= 30 ? '每台出厂附性能曲线和振动测试报告。' : '配对法兰可选。'}`,
      },
      facts: [
        fact(names.flow, quantity(flow, 'm³/h', 'м³/ч')),
        fact(names.head, quantity(head, 'm', 'м')),
        fact(names.power, kw(power)),
        fact(names.speed, quantity(speed, 'rpm', 'об/мин', 'r/min')),
        fact(
          { en: 'Suction / discharge', ru: 'Всасывание / нагнетание', zh: '进口/出口' },
          `DN ${suction} / DN ${discharge}`,
        ),
        ...(many ? [fact({ en: 'Stages', ru: 'Число ступеней', zh: '级数' }, `${stages}`)] : []),
        fact(names.bodyMaterial, kind.body),
        fact(names.seal, kind.seal),
        fact(names.temperature, celsius(-10, kind.hot)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: power >= 30 ? [25, 45] : [4, 14],
      variants:
        key === 'end' || power >= 30
          ? undefined
          : [
              {
                suffix: '3',
                factor: 1,
                options: [{ name: names.supply, value: mains(3) }],
              },
              {
                suffix: 'VFD',
                factor: power < 3 ? 1.7 : 1.45,
                options: [
                  {
                    name: names.supply,
                    value: {
                      en: '3 × 380 V, built-in VFD',
                      ru: '3 × 380 В, встроенный преобразователь частоты',
                      zh: '三相 380 V，内置变频器',
                    },
                  },
                ],
              },
              ...(power < 2
                ? [
                    {
                      suffix: '1',
                      factor: 1.05,
                      options: [{ name: names.supply, value: mains(1) }],
                    },
                  ]
                : []),
            ],
    }
  },
  draw: ({ kind, flow, head, power, suction, discharge, stages }) => {
    const s = new Sheet()
    const m = between(power, 0.75, 132, 0.62, 1)
    if (kind === 'multistage') {
      const w = between(suction, 25, 100, 34, 56)
      const cx = 196
      const base = 262
      const port = base - w * 0.62
      const pack = base - w * 1.15
      const mh = 30 + 34 * m
      const stage = Math.min(20, 108 / stages, (pack - 62 - mh) / stages)
      const top = pack - stages * stage
      s.rect(cx - w * 1.3, base - 8, w * 2.6, 8, { fill: 'paper' })
      s.path(`M${cx - w} ${base - 8}V${pack}H${cx + w}V${base - 8}Z`, { fill: 'paper' })
      for (const v of [-1, 1]) {
        const x = cx + v * (w + 16)
        s.rect(Math.min(x, cx + v * w), port - suction * 0.17 - 6, 16, suction * 0.34 + 12, { fill: 'paper' })
        s.rect(x - (v < 0 ? 7 : 0), port - suction * 0.3 - 14, 7, suction * 0.6 + 28, { fill: 'hatch' })
      }
      s.rect(cx - w * 0.8, top, w * 1.6, stages * stage, { fill: 'paper' })
      s.repeat(stages, (d, i) => {
        const y = top + i * stage
        d.line(cx - w * 0.8, y, cx + w * 0.8, y, 'thin')
        d.path(
          `M${cx - w * 0.6} ${y + stage * 0.75}Q${cx - w * 0.3} ${y + stage * 0.7} ${cx - 6} ${y + stage * 0.2}H${cx + 6}Q${cx + w * 0.3} ${y + stage * 0.7} ${cx + w * 0.6} ${y + stage * 0.75}Z`,
          { fill: 'tint', weight: 'thin' },
        )
      })
      s.rect(cx - w * 0.92, top - 8, w * 1.84, 8, { fill: 'paper' })
      for (const v of [-1, 1])
        s.rect(cx + v * w * 0.88 - 2, top - 12, 4, pack - top + 16, { fill: 'paper', weight: 'thin' })
      const mt = Math.max(34, top - 26 - mh)
      s.polygon(
        [
          [cx - w * 0.55, top - 8],
          [cx - w * 0.7, mt + mh],
          [cx + w * 0.7, mt + mh],
          [cx + w * 0.55, top - 8],
        ],
        { fill: 'paper' },
      ).rect(cx - 5, mt + mh, 10, top - 8 - mt - mh, { fill: 'tint', weight: 'thin' })
      s.rect(cx - w * 0.75, mt, w * 1.5, mh, { fill: 'paper', radius: 4 })
      for (let x = cx - w * 0.6; x < cx + w * 0.62; x += w * 0.2) s.line(x, mt + 8, x, mt + mh - 4, 'thin')
      s.path(
        `M${cx - w * 0.65} ${mt}Q${cx - w * 0.5} ${mt - 12} ${cx} ${mt - 12}Q${cx + w * 0.5} ${mt - 12} ${cx + w * 0.65} ${mt}`,
        { fill: 'paper' },
      )
      return s
        .line(cx, 24, cx, 270, 'centre')
        .line(cx - w - 36, port, cx + w + 36, port, 'centre')
        .dimY(top, pack, 330, `${stages}×`, cx + w * 0.9)
        .note(cx - w - 20, port - suction * 0.2, 92, port - 46, `DN ${suction}`)
        .note(cx + w * 0.5, mt + mh / 2, 290, 44, `${power} kW`)
        .note(cx - w * 0.5, top + stage / 2, 92, 66, `H ${head} m`)
        .note(cx + w + 20, port, 306, 270, `Q ${flow}`)
    }
    if (kind === 'inline') {
      const r = 48 * m + 12
      const cx = 200
      const cy = 204
      const half = r + 42
      const p = between(suction, 40, 150, 13, 26)
      s.path(
        `M${cx - half} ${cy - p - 4}H${cx - r * 0.8}Q${cx - r * 0.7} ${cy - r * 0.62} ${cx} ${cy - r * 0.62}Q${cx + r * 0.7} ${cy - r * 0.62} ${cx + r * 0.8} ${cy - p - 4}H${cx + half}V${cy + p + 4}H${cx + r * 0.8}Q${cx + r * 0.7} ${cy + r * 0.68} ${cx} ${cy + r * 0.68}Q${cx - r * 0.7} ${cy + r * 0.68} ${cx - r * 0.8} ${cy + p + 4}H${cx - half}Z`,
        { fill: 'hatch' },
      )
      s.path(
        `M${cx - half} ${cy - p}H${cx - r * 0.75}Q${cx - 20} ${cy - 4} ${cx - p} ${cy + r * 0.4}H${cx + p}V${cy + r * 0.56}H${cx - p}Q${cx - r * 0.6} ${cy + r * 0.5} ${cx - r * 0.75} ${cy + p}H${cx - half}Z`,
        { fill: 'paper' },
      )
      s.path(`M${cx + half} ${cy - p}H${cx + r * 0.62}L${cx + r * 0.52} ${cy - r * 0.25}V${cy + p}H${cx + half}Z`, {
        fill: 'paper',
      })
      s.path(
        `M${cx - r * 0.5} ${cy - 8}H${cx - 8}V${cy - r * 0.35}H${cx + 8}V${cy - 8}H${cx + r * 0.5}V${cy + 4}Q${cx + p} ${cy + 8} ${cx + p * 0.8} ${cy + r * 0.4}H${cx - p * 0.8}Q${cx - p} ${cy + 8} ${cx - r * 0.5} ${cy + 4}Z`,
        { fill: 'tint' },
      )
      for (const x of [cx - half - 9, cx + half]) s.rect(x, cy - p - 22, 9, 2 * p + 44, { fill: 'hatch' })
      const mt = 48
      const lantern = cy - r * 0.62
      const mb = lantern - 30
      const mw = r * 0.85
      s.polygon(
        [
          [cx - r * 0.7, lantern],
          [cx - r * 0.4, mb],
          [cx + r * 0.4, mb],
          [cx + r * 0.7, lantern],
        ],
        { fill: 'paper' },
      ).rect(cx - 6, mb, 12, lantern - mb, { fill: 'tint', weight: 'thin' })
      s.rect(cx - mw, mb - 7, 2 * mw, 7, { fill: 'paper' }).rect(cx - mw * 0.85, mt, mw * 1.7, mb - 7 - mt, {
        fill: 'paper',
        radius: 4,
      })
      for (let i = 1; i < 8; i++)
        s.line(cx - mw * 0.85 + (i * mw * 1.7) / 8, mt + 6, cx - mw * 0.85 + (i * mw * 1.7) / 8, mb - 12, 'thin')
      s.rect(cx + mw * 0.85, mt + 16, 18, 26, { fill: 'paper' }).path(
        `M${cx - mw * 0.8} ${mt}Q${cx} ${mt - 26} ${cx + mw * 0.8} ${mt}`,
        { fill: 'paper' },
      )
      return s
        .line(cx - half - 18, cy, cx + half + 18, cy, 'centre')
        .line(cx, 26, cx, cy + r + 4, 'centre')
        .dimY(cy - p, cy + p, 52, `DN ${suction}`, cx - half)
        .dimY(cy - p, cy + p, 372, `DN ${discharge}`, cx + half)
        .note(cx + mw * 0.5, mb - 26, 300, 96, `${power} kW`)
        .note(cx - r * 0.3, cy, 110, 282, `Q ${flow}`)
        .note(cx - mw * 0.85, mt + 20, 100, 60, `H ${head} m`)
    }
    const r = 52 * m + 6
    const base = 250
    const cy = 162
    const px = 110
    const sp = between(suction, 50, 250, 14, 30)
    const dp = between(discharge, 40, 200, 11, 25)
    const ml = 78 + 34 * m
    const mr = r * 0.82
    const mx = 366 - ml
    s.rect(px - r * 0.7, base, 366 - px + r * 0.7 - 4, 14, { fill: 'hatch' })
    s.polygon(
      [
        [px - 16, base],
        [px - 10, cy + r * 0.7],
        [px + 14, cy + r * 0.7],
        [px + 22, base],
      ],
      { fill: 'paper' },
    )
    s.rect(mx + 12, cy + mr - 8, 16, base - cy - mr + 8, { fill: 'paper' }).rect(
      mx + ml - 34,
      cy + mr - 8,
      16,
      base - cy - mr + 8,
      { fill: 'paper' },
    )
    s.rect(px - 14, 74, 28, cy - 74, { fill: 'paper' })
      .rect(px - dp, 66, 2 * dp, 9, { fill: 'hatch' })
      .line(px, 54, px, 264, 'centre')
    s.path(
      `M${px - 18} ${cy - r}H${px + 18}Q${px + 28} ${cy} ${px + 18} ${cy + r}H${px - 18}Q${px - 30} ${cy} ${px - 18} ${cy - r}Z`,
      { fill: 'paper' },
    )
    s.polygon(
      [
        [px - 22, cy - sp * 0.9],
        [px - 46, cy - sp * 0.8],
        [px - 46, cy + sp * 0.8],
        [px - 22, cy + sp * 0.9],
      ],
      { fill: 'paper' },
    ).rect(px - 55, cy - sp - 12, 9, 2 * sp + 24, { fill: 'hatch' })
    s.rect(px - 12, cy - r * 0.78, 12, r * 1.56, { fill: 'tint', weight: 'hidden' })
    s.path(
      `M${px + 22} ${cy - r * 0.5}L${px + 40} ${cy - 22}H${mx - 46}V${cy + 22}H${px + 40}L${px + 22} ${cy + r * 0.5}`,
      { fill: 'paper' },
    )
    s.rect(mx - 46, cy - 6, 46, 12, { fill: 'paper' })
      .rect(mx - 38, cy - 19, 12, 38, { fill: 'hatch' })
      .rect(mx - 24, cy - 19, 12, 38, { fill: 'hatch' })
    s.rect(mx, cy - mr, ml - 16, 2 * mr, { fill: 'paper', radius: 5 })
    for (let i = 1; i < 9; i++)
      s.line(mx + 10, cy - mr + (i * 2 * mr) / 9, mx + ml - 26, cy - mr + (i * 2 * mr) / 9, 'thin')
    s.path(
      `M${mx + ml - 16} ${cy - mr * 0.92}Q${mx + ml} ${cy - mr * 0.9} ${mx + ml} ${cy}Q${mx + ml} ${cy + mr * 0.9} ${mx + ml - 16} ${cy + mr * 0.92}`,
      { fill: 'paper' },
    ).rect(mx + ml * 0.3, cy - mr - 16, 34, 17, { fill: 'paper' })
    return s
      .line(px - 64, cy, 378, cy, 'centre')
      .dimY(cy - sp * 0.8, cy + sp * 0.8, 42, `${suction}`, px - 55)
      .dimX(px - dp, px + dp, 56, `DN ${discharge}`, 66)
      .note(mx + ml * 0.6, cy - mr * 0.4, 322, 60, `${power} kW`)
      .note(px + 20, cy - r * 0.4, 190, 82, `H ${head} m`)
      .note(px + 20, cy + r * 0.55, 184, 232, `Q ${flow} m³/h`)
  },
})
