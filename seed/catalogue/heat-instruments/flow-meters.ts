import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, mm, mpa, names, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'magnetic' | 'vortex' | 'rotameter' | 'turbine'
  dn: number
  from: number
  to: number
  accuracy: string
  length: number
  /** Flange or body diameter. */
  outside: number
  pressure: number
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  {
    name: FullText
    code: string
    medium: FullText
    body: FullText
    output: FullText
    use: FullText
    cold: number
    hot: number
  }
> = {
  magnetic: {
    name: { en: 'Electromagnetic flow meter', ru: 'Расходомер электромагнитный', zh: '电磁流量计' },
    code: 'EM',
    medium: {
      en: 'conductive liquids from 5 µS/cm',
      ru: 'электропроводные жидкости от 5 мкСм/см',
      zh: '电导率≥5 µS/cm的导电液体',
    },
    body: {
      en: 'PTFE lining, AISI 316L electrodes',
      ru: 'футеровка PTFE, электроды AISI 316L',
      zh: 'PTFE衬里，316L电极',
    },
    output: {
      en: '4–20 mA, RS-485 Modbus; 24 V DC',
      ru: '4–20 мА, RS-485 Modbus; 24 В пост. тока',
      zh: '4～20 mA、RS-485 Modbus；24 V DC',
    },
    use: {
      en: 'The bore is unobstructed, so pulp, sewage and acids pass without pressure loss.',
      ru: 'В проходе нет выступающих частей: пульпа, стоки и кислоты идут без потерь давления.',
      zh: '测量管内无阻流件，纸浆、污水和酸液均可无压损通过。',
    },
    cold: -20,
    hot: 130,
  },
  vortex: {
    name: { en: 'Vortex flow meter', ru: 'Расходомер вихревой', zh: '涡街流量计' },
    code: 'VX',
    medium: { en: 'steam, gas, compressed air', ru: 'пар, газ, сжатый воздух', zh: '蒸汽、气体、压缩空气' },
    body: { en: 'stainless steel AISI 304', ru: 'нержавеющая сталь AISI 304', zh: '304不锈钢' },
    output: {
      en: '4–20 mA HART, two-wire, 24 V DC',
      ru: '4–20 мА HART, двухпроводная схема, 24 В пост. тока',
      zh: '4～20 mA HART，两线制，24 V DC',
    },
    use: {
      en: 'Counts vortices behind a bluff body; with built-in temperature and pressure compensation it gives the mass of steam.',
      ru: 'Считает вихри за телом обтекания; встроенная коррекция по температуре и давлению даёт массу пара.',
      zh: '检测旋涡频率，内置温压补偿可直接输出蒸汽质量流量。',
    },
    cold: -40,
    hot: 250,
  },
  rotameter: {
    name: { en: 'Variable-area flow meter', ru: 'Ротаметр', zh: '转子流量计' },
    code: 'RM',
    medium: { en: 'water and other clear liquids', ru: 'вода и другие прозрачные жидкости', zh: '水及透明液体' },
    body: { en: 'borosilicate glass tube', ru: 'боросиликатное стекло', zh: '硼硅玻璃管' },
    output: {
      en: 'scale on the tube, no supply',
      ru: 'шкала на трубке, питание не требуется',
      zh: '管上刻度，无需供电',
    },
    use: {
      en: 'A float in a tapered tube shows the flow by its height: no power, no electronics, for dosing and water treatment.',
      ru: 'Поплавок в конической трубке показывает расход высотой подъёма: без питания и электроники, для дозирования и водоподготовки.',
      zh: '锥管内浮子高度直接指示流量，无需电源，用于加药和水处理。',
    },
    cold: 0,
    hot: 60,
  },
  turbine: {
    name: { en: 'Turbine flow meter', ru: 'Расходомер турбинный', zh: '涡轮流量计' },
    code: 'TB',
    medium: {
      en: 'diesel fuel, light oils, water',
      ru: 'дизельное топливо, светлые нефтепродукты, вода',
      zh: '柴油、轻质油、水',
    },
    body: { en: 'stainless steel AISI 304', ru: 'нержавеющая сталь AISI 304', zh: '304不锈钢' },
    output: {
      en: 'pulse; 3.6 V battery or 24 V DC',
      ru: 'импульсный; батарея 3,6 В или 24 В пост. тока',
      zh: '脉冲；3.6 V电池或24 V DC',
    },
    use: {
      en: 'The rotor turns on carbide bearings; repeatability of 0.1% suits fuel metering and batch loading.',
      ru: 'Ротор на твердосплавных опорах, повторяемость 0,1 % — для учёта топлива и отпуска доз.',
      zh: '硬质合金轴承，重复性0.1%，适合燃油计量与定量装车。',
    },
    cold: -20,
    hot: 120,
  },
}

export const flowMeters = leaf<Item>({
  key: 'flow-meters',
  name: { en: 'Flow meters', ru: 'Расходомеры', zh: '流量计' },
  about: {
    en: 'Electromagnetic, vortex, turbine and variable-area meters from DN 6 to DN 500 for water, steam, gas and fuel.',
    ru: 'Электромагнитные, вихревые, турбинные расходомеры и ротаметры DN 6–500 для воды, пара, газа и топлива.',
    zh: 'DN6～DN500电磁、涡街、涡轮及转子流量计，测量水、蒸汽、气体和燃油。',
  },
  tnved: '902610',
  unit: 'piece',
  items: [
    {
      kind: 'rotameter',
      dn: 6,
      from: 0.006,
      to: 0.06,
      accuracy: '2.5',
      length: 230,
      outside: 30,
      pressure: 0.6,
      mass: 0.4,
      price: 3450,
    },
    {
      kind: 'rotameter',
      dn: 25,
      from: 0.1,
      to: 1,
      accuracy: '2.5',
      length: 470,
      outside: 60,
      pressure: 0.6,
      mass: 3.2,
      price: 8900,
    },
    {
      kind: 'rotameter',
      dn: 50,
      from: 1,
      to: 10,
      accuracy: '2.5',
      length: 570,
      outside: 90,
      pressure: 0.4,
      mass: 8.6,
      price: 16400,
    },
    {
      kind: 'turbine',
      dn: 10,
      from: 0.2,
      to: 1.2,
      accuracy: '0.5',
      length: 345,
      outside: 45,
      pressure: 6.3,
      mass: 1.9,
      price: 28700,
    },
    {
      kind: 'turbine',
      dn: 50,
      from: 4,
      to: 40,
      accuracy: '0.5',
      length: 150,
      outside: 165,
      pressure: 2.5,
      mass: 9.5,
      price: 46800,
    },
    {
      kind: 'magnetic',
      dn: 25,
      from: 0.18,
      to: 17,
      accuracy: '0.5',
      length: 200,
      outside: 115,
      pressure: 4,
      mass: 8,
      price: 49500,
    },
    {
      kind: 'magnetic',
      dn: 80,
      from: 1.8,
      to: 180,
      accuracy: '0.5',
      length: 200,
      outside: 200,
      pressure: 1.6,
      mass: 15,
      price: 58900,
    },
    {
      kind: 'magnetic',
      dn: 200,
      from: 11,
      to: 1130,
      accuracy: '0.5',
      length: 350,
      outside: 340,
      pressure: 1,
      mass: 41,
      price: 98000,
    },
    {
      kind: 'magnetic',
      dn: 500,
      from: 70,
      to: 7060,
      accuracy: '0.5',
      length: 600,
      outside: 670,
      pressure: 1,
      mass: 168,
      price: 318000,
    },
    {
      kind: 'vortex',
      dn: 50,
      from: 30,
      to: 300,
      accuracy: '1.0',
      length: 170,
      outside: 165,
      pressure: 2.5,
      mass: 9.8,
      price: 79800,
    },
    {
      kind: 'vortex',
      dn: 150,
      from: 250,
      to: 2500,
      accuracy: '1.0',
      length: 220,
      outside: 280,
      pressure: 1.6,
      mass: 26,
      price: 128000,
    },
  ],
  product: ({ kind: key, dn, from, to, accuracy, length, pressure, mass, price }) => {
    const kind = kinds[key]
    const small = key === 'rotameter' && to < 0.5
    const range = small
      ? quantity(`${from * 1000}–${to * 1000}`, 'L/h', 'л/ч')
      : quantity(`${from}–${to}`, 'm³/h', 'м³/ч')
    return {
      model: `FM-${kind.code}-${dn}`,
      name: {
        en: `${kind.name.en} DN ${dn}, ${range.en}${key === 'vortex' ? ', steam/gas' : ''}`,
        ru: `${kind.name.ru} DN ${dn}, ${range.ru}${key === 'vortex' ? ', пар/газ' : ''}`,
        zh: `${kind.name.zh} DN${dn} ${range.zh}${key === 'vortex' ? ' 蒸汽/气体' : ''}`,
      },
      description: {
        en: `${kind.use.en} Range ${range.en}, accuracy ±${accuracy}%. ${key === 'magnetic' ? `Needs ${dn * 5} mm of straight pipe upstream and ${dn * 3} mm downstream.` : key === 'vortex' ? `Allow ${dn * 15} mm of straight pipe upstream of the meter.` : key === 'turbine' ? 'Fit a 250 µm strainer upstream.' : 'Mount vertically with the flow going up.'}`,
        ru: `${kind.use.ru} Диапазон ${range.ru}, погрешность ±${comma(accuracy)} %. ${key === 'magnetic' ? `Прямые участки: ${dn * 5} мм до и ${dn * 3} мм после прибора.` : key === 'vortex' ? `Прямой участок до прибора — ${dn * 15} мм.` : key === 'turbine' ? 'Перед прибором нужен фильтр 250 мкм.' : 'Монтаж вертикально, поток снизу вверх.'}`,
        zh: `${kind.use.zh}量程${range.zh}，误差±${accuracy}%。${key === 'magnetic' ? `前后直管段分别不小于${dn * 5} mm和${dn * 3} mm。` : key === 'vortex' ? `表前直管段不小于${dn * 15} mm。` : key === 'turbine' ? '表前须装250 µm过滤器。' : '垂直安装，介质自下而上流动。'}`,
      },
      facts: [
        fact(names.dn, `DN ${dn}`),
        fact(names.range, range),
        fact(names.medium, kind.medium),
        fact(
          { en: 'Accuracy', ru: 'Погрешность', zh: '测量误差' },
          { en: `±${accuracy}%`, ru: `±${comma(accuracy)} %`, zh: `±${accuracy}%` },
        ),
        fact({ en: 'Wetted parts', ru: 'Детали в контакте со средой', zh: '接液材质' }, kind.body),
        fact(names.pressure, mpa(pressure)),
        fact(names.temperature, celsius(kind.cold, kind.hot)),
        fact({ en: 'Output and supply', ru: 'Выход и питание', zh: '输出与供电' }, kind.output),
        fact(names.faceToFace, mm(length)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: key === 'rotameter' ? 5 : 1,
      leadDays: dn >= 200 ? [20, 35] : [5, 15],
      variants:
        key === 'magnetic'
          ? [
              {
                suffix: 'C',
                factor: 1,
                options: [
                  {
                    name: { en: 'Transmitter', ru: 'Преобразователь', zh: '转换器' },
                    value: { en: 'compact', ru: 'на датчике', zh: '一体式' },
                  },
                ],
              },
              {
                suffix: 'R',
                factor: 1.12,
                options: [
                  {
                    name: { en: 'Transmitter', ru: 'Преобразователь', zh: '转换器' },
                    value: { en: 'remote, 10 m cable', ru: 'выносной, кабель 10 м', zh: '分体式，10米电缆' },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ kind, dn, from, to, length, outside }) => {
    const s = new Sheet()
    const cx = 186
    if (kind === 'rotameter') {
      const flanged = dn > 10
      const w = between(dn, 6, 50, 9, 19)
      const y1 = 50
      const y2 = 250
      const F = between(outside, 30, 90, 24, 48)
      for (const v of [-1, 1]) s.rect(cx + v * (F * 0.72) - 3, y1 + 14, 6, y2 - y1 - 28, { fill: 'paper' })
      for (const y of [y1, y2 - (flanged ? 10 : 18)])
        s.rect(cx - (flanged ? F : w + 4), y, 2 * (flanged ? F : w + 4), flanged ? 10 : 18, { fill: 'hatch' })
      for (const y of [y1 + (flanged ? 10 : 18), y2 - (flanged ? 34 : 42)])
        s.rect(cx - F * 0.82, y, F * 1.64, 24, { fill: 'paper' })
      s.polygon(
        [
          [cx - w - 5, y1 + 42],
          [cx + w + 5, y1 + 42],
          [cx + w, y2 - 42],
          [cx - w, y2 - 42],
        ],
        { fill: 'paper' },
      )
      s.line(cx - w - 1, y1 + 42, cx - w + 4, y2 - 42, 'thin').line(cx + w + 1, y1 + 42, cx + w - 4, y2 - 42, 'thin')
      for (let i = 0; i <= 20; i++)
        s.line(cx - w - 3, y2 - 56 - i * 5, cx - w + (i % 5 ? 5 : 10), y2 - 56 - i * 5, 'thin')
      const fy = 138
      s.polygon(
        [
          [cx - w * 0.82, fy],
          [cx + w * 0.82, fy],
          [cx + w * 0.7, fy + 7],
          [cx + 2, fy + w * 1.6 + 6],
          [cx - 2, fy + w * 1.6 + 6],
          [cx - w * 0.7, fy + 7],
        ],
        { fill: 'hatch' },
      )
      s.path(`M${cx - F - 26} 236V204M${cx - F - 31} 211L${cx - F - 26} 203L${cx - F - 21} 211`, { weight: 'thin' })
      return s
        .line(cx, 34, cx, 266, 'centre')
        .dimY(y1, y2, 76, `L ${length}`, cx - F)
        .note(cx + w + 2, 92, 270, 72, `${to < 0.5 ? to * 1000 : to}`)
        .note(cx + w, y2 - 56, 270, y2 - 40, `${to < 0.5 ? from * 1000 : from}`)
        .note(cx + w * 0.5, fy + 3, 270, 140, to < 0.5 ? 'L/h' : 'm³/h')
        .dimX(cx - F, cx + F, 284, flanged ? `DN ${dn}` : `DN ${dn}`, y2)
    }
    const k = Math.min(between(dn, 6, 500, 176, 200) / length, 132 / outside)
    const L = Math.max(84, length * k)
    const F = (outside * k) / 2
    const b = Math.max(6, (dn * k) / 2)
    const cy = 268 - F - 16
    const f = Math.max(8, F * 0.18)
    const x = cx - L / 2
    const cover = kind === 'magnetic' ? Math.min(F * 0.86, b + 20) : b + Math.max(6, b * 0.3)
    s.rect(x, cy - cover, L, 2 * cover, { fill: 'hatch', radius: kind === 'magnetic' ? 5 : 0 })
    if (kind === 'magnetic') {
      s.rect(x + f, cy - b - 3, L - 2 * f, 2 * b + 6, { fill: 'tint' })
      for (const v of [-1, 1])
        for (let i = 0; i < 5; i++)
          s.circle(cx - 24 + i * 12, cy + v * (b + (cover - b) * 0.64), Math.min(3.4, (cover - b) * 0.26), {
            fill: 'paper',
            weight: 'thin',
          })
    }
    for (const px of [x, x + L - f]) {
      s.rect(px, cy - F, f, 2 * F, { fill: 'hatch' })
      for (const y of [cy - F * 0.8, cy + F * 0.8]) s.line(px - 7, y, px + f + 7, y, 'centre')
    }
    s.rect(x, cy - b, L, 2 * b, { fill: 'paper' })
    if (kind === 'magnetic') s.circle(cx, cy, 4.5, { fill: 'hatch' })
    if (kind === 'vortex') {
      s.polygon(
        [
          [cx - 26, cy - b * 0.34],
          [cx - 26, cy + b * 0.34],
          [cx - 10, cy],
        ],
        { fill: 'hatch' },
      )
      for (let i = 0; i < 3; i++) {
        const vx = cx + 8 + i * L * 0.13
        const v = i % 2 ? 1 : -1
        const q = Math.max(3.5, b * 0.22)
        s.path(
          `M${vx + q} ${cy + v * b * 0.35}A${q} ${q} 0 1 ${v < 0 ? 0 : 1} ${vx} ${cy + v * (b * 0.35 + q)}M${vx + q * 0.4} ${cy + v * b * 0.35}A${q * 0.4} ${q * 0.4} 0 1 1 ${vx} ${cy + v * b * 0.35 + 1}`,
          { weight: 'thin' },
        )
      }
    }
    if (kind === 'turbine') {
      s.path(
        `M${cx - L * 0.3} ${cy}Q${cx - L * 0.22} ${cy - b * 0.3} ${cx - L * 0.14} ${cy - b * 0.3}H${cx + L * 0.14}Q${cx + L * 0.24} ${cy - b * 0.2} ${cx + L * 0.32} ${cy}Q${cx + L * 0.24} ${cy + b * 0.2} ${cx + L * 0.14} ${cy + b * 0.3}H${cx - L * 0.14}Q${cx - L * 0.22} ${cy + b * 0.3} ${cx - L * 0.3} ${cy}Z`,
        { fill: 'tint' },
      )
      for (let i = -1; i <= 1; i++)
        s.polygon(
          [
            [cx - 12 + i * 9, cy - b * 0.94],
            [cx - 6 + i * 9, cy - b * 0.94],
            [cx + 8 + i * 9, cy + b * 0.94],
            [cx + 2 + i * 9, cy + b * 0.94],
          ],
          { fill: 'paper', weight: 'thin' },
        )
    }
    const stem = cy - Math.max(cover, b)
    const hy = Math.min(stem - 26, 92)
    s.rect(cx - 10, hy, 20, stem - hy, { fill: 'paper' }).rect(cx - 20, stem - 7, 40, 8, { fill: 'hatch' })
    if (kind === 'vortex') for (let y = hy + 8; y < stem - 10; y += 6) s.line(cx - 16, y, cx + 16, y)
    s.rect(cx - 44, hy - 50, 88, 52, { fill: 'paper', radius: 10 }).rect(cx - 28, hy - 40, 56, 30, {
      fill: 'tint',
      weight: 'thin',
      radius: 3,
    })
    for (let i = 0; i < 3; i++) s.circle(cx - 14 + i * 14, hy - 4, 2.4, { weight: 'thin' })
    for (const y of [hy - 32, hy - 22]) s.line(cx - 20, y, cx + (y < hy - 25 ? 18 : 6), y, 'thin')
    s.rect(cx - 58, hy - 32, 14, 14, { fill: 'tint' })
    return s
      .line(x - 12, cy, x + L + 12, cy, 'centre')
      .line(cx, hy - 58, cx, cy + F + 6, 'centre')
      .dimX(x, x + L, 288, `L ${length}`, cy + F)
      .dimY(cy - F, cy + F, 336, `⌀ ${outside}`, x + L)
      .dimY(cy - b, cy + b, x - 20, `DN ${dn}`, x)
      .note(cx + 28, hy - 26, 272, 44, `${from}–${to}`)
  },
})
