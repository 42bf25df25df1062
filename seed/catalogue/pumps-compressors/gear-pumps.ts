import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, comma, fact, kg, kw, names, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'hydraulic' | 'transfer'
  /** Displacement in cm³ per revolution. */
  displacement: number
  flow: number
  pressure: number
  speed: number
  power: number
  teeth: number
  /** Module of the gears in millimetres. */
  module: number
  port: string
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  { name: FullText; code: string; body: FullText; seal: FullText; use: FullText; viscosity: string }
> = {
  hydraulic: {
    name: { en: 'Hydraulic gear pump', ru: 'Насос шестерённый гидравлический', zh: '液压齿轮泵' },
    code: 'HG',
    body: { en: 'extruded aluminum alloy', ru: 'алюминиевый сплав', zh: '铝合金' },
    seal: { en: 'NBR lip seal', ru: 'манжета NBR', zh: '丁腈橡胶油封' },
    use: {
      en: 'Pressure-balanced bushings keep efficiency above 92% in tractors, dump trucks, presses and power packs.',
      ru: 'Компенсация торцового зазора держит объёмный КПД выше 92 % — для тракторов, самосвалов, прессов и маслостанций.',
      zh: '浮动侧板自动补偿间隙，容积效率92%以上，用于拖拉机、自卸车、压力机和液压站。',
    },
    viscosity: '12–800',
  },
  transfer: {
    name: { en: 'Gear transfer pump', ru: 'Насос шестерённый НМШ', zh: '齿轮输油泵' },
    code: 'TG',
    body: { en: 'gray cast iron EN-GJL-250', ru: 'чугун СЧ 25', zh: 'HT250灰铸铁' },
    seal: { en: 'mechanical seal or packing', ru: 'торцовое или сальниковое', zh: '机械密封或填料密封' },
    use: {
      en: 'Moves fuel oil, lubricants, bitumen emulsions and syrups without foaming; a relief valve on the cover returns the flow when the line is shut.',
      ru: 'Перекачивает мазут, масла, битумные эмульсии и сиропы без вспенивания; предохранительный клапан на крышке перепускает поток при закрытой линии.',
      zh: '输送重油、润滑油、乳化沥青和糖浆，不起泡沫；泵盖自带安全阀，出口关闭时自动回流。',
    },
    viscosity: '6–2200',
  },
}

export const gearPumps = leaf<Item>({
  key: 'gear-pumps',
  name: { en: 'Gear pumps', ru: 'Насосы шестерённые', zh: '齿轮泵' },
  about: {
    en: 'External gear pumps for hydraulics up to 25 MPa and for transfer of viscous liquids up to 90 m³/h.',
    ru: 'Шестерённые насосы внешнего зацепления для гидравлики до 25 МПа и перекачки вязких жидкостей до 90 м³/ч.',
    zh: '外啮合齿轮泵，液压用压力达25 MPa，输送粘性介质流量达90 m³/h。',
  },
  tnved: '841360',
  unit: 'piece',
  items: [
    {
      kind: 'hydraulic',
      displacement: 1.6,
      flow: 0.13,
      pressure: 20,
      speed: 1500,
      power: 1,
      teeth: 11,
      module: 2,
      port: 'G 3/8',
      mass: 1.4,
      price: 4900,
    },
    {
      kind: 'hydraulic',
      displacement: 6,
      flow: 0.5,
      pressure: 20,
      speed: 1500,
      power: 3.6,
      teeth: 11,
      module: 3,
      port: 'G 1/2',
      mass: 2.6,
      price: 6350,
    },
    {
      kind: 'hydraulic',
      displacement: 16,
      flow: 1.3,
      pressure: 20,
      speed: 1500,
      power: 9.4,
      teeth: 12,
      module: 3.5,
      port: 'G 3/4',
      mass: 3.5,
      price: 8200,
    },
    {
      kind: 'hydraulic',
      displacement: 32,
      flow: 2.65,
      pressure: 25,
      speed: 1500,
      power: 22,
      teeth: 12,
      module: 4,
      port: 'G 1',
      mass: 7.3,
      price: 12700,
    },
    {
      kind: 'hydraulic',
      displacement: 100,
      flow: 8.3,
      pressure: 16,
      speed: 1500,
      power: 44,
      teeth: 13,
      module: 5.5,
      port: 'G 1 1/2',
      mass: 18.6,
      price: 28900,
    },
    {
      kind: 'transfer',
      displacement: 16,
      flow: 1.1,
      pressure: 1.6,
      speed: 1450,
      power: 1.5,
      teeth: 12,
      module: 3,
      port: 'DN 20',
      mass: 31,
      price: 37600,
    },
    {
      kind: 'transfer',
      displacement: 50,
      flow: 3.6,
      pressure: 0.4,
      speed: 1450,
      power: 1.5,
      teeth: 10,
      module: 4,
      port: 'DN 40',
      mass: 44,
      price: 42300,
    },
    {
      kind: 'transfer',
      displacement: 80,
      flow: 6.3,
      pressure: 1,
      speed: 1450,
      power: 4,
      teeth: 10,
      module: 4.5,
      port: 'DN 50',
      mass: 78,
      price: 58900,
    },
    {
      kind: 'transfer',
      displacement: 320,
      flow: 18,
      pressure: 0.6,
      speed: 980,
      power: 7.5,
      teeth: 9,
      module: 7,
      port: 'DN 70',
      mass: 182,
      price: 128000,
    },
    {
      kind: 'transfer',
      displacement: 1600,
      flow: 90,
      pressure: 0.6,
      speed: 980,
      power: 30,
      teeth: 8,
      module: 13,
      port: 'DN 150',
      mass: 690,
      price: 612000,
    },
  ],
  product: ({ kind: key, displacement, flow, pressure, speed, power, teeth, module, port, mass, price }) => {
    const kind = kinds[key]
    const hydraulic = key === 'hydraulic'
    return {
      model: `GP-${kind.code}-${displacement}`,
      name: {
        en: hydraulic
          ? `${kind.name.en} ${displacement} cm³/rev, ${pressure} MPa`
          : `${kind.name.en} ${flow} m³/h, ${pressure} MPa, ${power} kW`,
        ru: hydraulic
          ? `${kind.name.ru} ${comma(displacement)} см³/об, ${pressure} МПа`
          : `${kind.name.ru} ${comma(flow)} м³/ч, ${comma(pressure)} МПа, ${comma(power)} кВт`,
        zh: hydraulic
          ? `${kind.name.zh} ${displacement} mL/r ${pressure} MPa`
          : `${kind.name.zh} ${flow} m³/h ${pressure} MPa ${power} kW`,
      },
      description: {
        en: `${kind.use.en} ${hydraulic ? `${displacement} cm³ per revolution gives about ${Math.round((flow * 1000) / 60)} L/min at ${speed} rpm.` : `Rated ${flow} m³/h at ${speed} rpm; the ${power} kW motor and frame are included.`} The ${teeth}-tooth gears are case-hardened and ground.`,
        ru: `${kind.use.ru} ${hydraulic ? `Рабочий объём ${comma(displacement)} см³ даёт около ${Math.round((flow * 1000) / 60)} л/мин при ${speed} об/мин.` : `Подача ${comma(flow)} м³/ч при ${speed} об/мин; двигатель ${comma(power)} кВт и рама входят в комплект.`} Шестерни с числом зубьев ${teeth} цементированы и шлифованы.`,
        zh: `${kind.use.zh}${hydraulic ? `排量${displacement} mL/r，${speed} r/min时流量约${Math.round((flow * 1000) / 60)} L/min。` : `${speed} r/min时流量${flow} m³/h，含${power} kW电机及底座。`}齿轮${teeth}齿，渗碳淬火并磨齿。`,
      },
      facts: [
        fact(
          { en: 'Displacement', ru: 'Рабочий объём', zh: '排量' },
          quantity(displacement, 'cm³/rev', 'см³/об', 'mL/r'),
        ),
        fact(
          names.flow,
          hydraulic ? quantity(Math.round((flow * 1000) / 60), 'L/min', 'л/мин') : quantity(flow, 'm³/h', 'м³/ч'),
        ),
        fact(names.pressure, quantity(pressure, 'MPa', 'МПа')),
        fact(
          { en: 'Gears', ru: 'Шестерни', zh: '齿轮' },
          { en: `m ${module}, z ${teeth}`, ru: `m ${comma(module)}, z ${teeth}`, zh: `模数${module}，${teeth}齿` },
        ),
        fact(hydraulic ? { en: 'Drive power', ru: 'Потребляемая мощность', zh: '驱动功率' } : names.power, kw(power)),
        fact({ en: 'Viscosity', ru: 'Вязкость среды', zh: '介质粘度' }, quantity(kind.viscosity, 'mm²/s', 'мм²/с')),
        fact({ en: 'Ports', ru: 'Присоединение', zh: '油口' }, port),
        fact(names.bodyMaterial, kind.body),
        fact(names.seal, kind.seal),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: hydraulic ? (displacement < 20 ? 10 : 4) : 1,
      leadDays: mass > 300 ? [30, 45] : [3, 10],
      variants: hydraulic
        ? [
            {
              suffix: 'R',
              factor: 1,
              options: [
                {
                  name: { en: 'Rotation', ru: 'Направление вращения', zh: '旋向' },
                  value: { en: 'clockwise', ru: 'правое', zh: '右旋' },
                },
              ],
            },
            {
              suffix: 'L',
              factor: 1,
              options: [
                {
                  name: { en: 'Rotation', ru: 'Направление вращения', zh: '旋向' },
                  value: { en: 'counterclockwise', ru: 'левое', zh: '左旋' },
                },
              ],
            },
          ]
        : undefined,
    }
  },
  draw: ({ displacement, teeth, module, port, pressure, flow, kind }) => {
    const s = new Sheet()
    const R = between(displacement, 1.6, 1600, 40, 51)
    const depth = R * 0.34
    const pitch = R - depth / 2
    const cx = 172
    const cy = 146
    const top = cy - pitch
    const bottom = cy + pitch
    const wall = 16
    s.path(
      `M${cx - R - wall} ${top}A${R + wall} ${R + wall} 0 0 1 ${cx + R + wall} ${top}V${bottom}A${R + wall} ${R + wall} 0 0 1 ${cx - R - wall} ${bottom}Z`,
      { fill: 'hatch' },
    )
    const p = between(displacement, 1.6, 1600, 12, 20)
    s.rect(cx - R - wall - 26, cy - p - 10, 44, 2 * p + 20, { fill: 'hatch' }).rect(
      cx + R + wall - 18,
      cy - p - 10,
      44,
      2 * p + 20,
      { fill: 'hatch' },
    )
    s.path(
      `M${cx - R} ${top}A${R + 1} ${R + 1} 0 0 1 ${cx + R} ${top}L${cx + R * 0.75} ${cy - p}H${cx + R + wall + 26}V${cy + p}H${cx + R * 0.75}L${cx + R} ${bottom}A${R + 1} ${R + 1} 0 0 1 ${cx - R} ${bottom}L${cx - R * 0.75} ${cy + p}H${cx - R - wall - 26}V${cy - p}H${cx - R * 0.75}Z`,
      { fill: 'paper' },
    )
    const gear = (gy: number, phase: number) => {
      const points: [number, number][] = []
      const rootR = R - depth
      const step = (2 * Math.PI) / teeth
      for (let i = 0; i < teeth; i++) {
        const a = i * step + phase
        for (const [da, radius] of [
          [-0.34, rootR],
          [-0.24, pitch],
          [-0.11, R],
          [0.11, R],
          [0.24, pitch],
          [0.34, rootR],
        ] as const) {
          points.push([cx + radius * Math.cos(a + da * step), gy + radius * Math.sin(a + da * step)])
        }
      }
      s.polygon(points, { fill: 'tint' })
        .circle(cx, gy, R * 0.3, { fill: 'paper' })
        .circle(cx, gy, pitch, { weight: 'centre' })
        .centre(cx, gy, R * 0.5)
    }
    gear(top, Math.PI / 2)
    gear(bottom, -Math.PI / 2 + Math.PI / teeth)
    s.rect(cx - R * 0.08, top - R * 0.38, R * 0.16, R * 0.14, { fill: 'paper', weight: 'thin' })
    for (const v of [-1, 1]) {
      const gx = cx + v * (R + wall + 8)
      s.path(`M${gx - 12} ${cy}H${gx + 10}M${gx + 4} ${cy - 5}L${gx + 11} ${cy}L${gx + 4} ${cy + 5}`, {
        weight: 'thin',
      })
    }
    return s
      .dimY(top, bottom, 346, `a ${module * teeth}`, cx)
      .dimX(cx - R, cx + R, 290, `⌀ ${module * (teeth + 2)}`, bottom)
      .note(cx + R + wall + 22, cy - p, 290, cy - p - 58, port)
      .note(cx - R * 0.55, top - R * 0.6, 84, 34, `z ${teeth}`)
      .note(cx - R - wall - 18, cy + p, 82, cy + p + 74, kind === 'hydraulic' ? `${pressure} MPa` : `${flow} m³/h`)
  },
})
