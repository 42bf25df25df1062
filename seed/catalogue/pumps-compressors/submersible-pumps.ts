import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, kw, mm, names, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'borehole' | 'drainage' | 'sewage'
  flow: number
  head: number
  power: number
  /** Casing size in inches for borehole pumps; free passage in millimetres for the others. */
  bore: number
  outside: number
  length: number
  stages: number
  mass: number
  price: number
}

const kinds: Record<Item['kind'], { name: FullText; code: string; body: FullText; use: FullText; hot: number }> = {
  borehole: {
    name: { en: 'Submersible borehole pump', ru: 'Насос скважинный ЭЦВ', zh: '深井潜水泵' },
    code: 'BH',
    body: { en: 'stainless steel AISI 304', ru: 'нержавеющая сталь AISI 304', zh: '304不锈钢' },
    use: {
      en: 'For water supply wells, farms and dewatering. A check valve is built into the head; the water-filled motor is cooled by the flow.',
      ru: 'Для артезианских скважин водоканалов, хозяйств и водопонижения; обратный клапан встроен, водозаполненный двигатель охлаждается потоком.',
      zh: '用于自来水厂、农场深井及降水工程，内置止回阀，充水电机由井水冷却。',
    },
    hot: 25,
  },
  drainage: {
    name: { en: 'Drainage pump', ru: 'Насос дренажный погружной', zh: '便携式潜水排水泵' },
    code: 'DR',
    body: {
      en: 'aluminum, rubber-lined wear parts',
      ru: 'алюминий, проточная часть обрезинена',
      zh: '铝合金，过流部件衬胶',
    },
    use: {
      en: 'Portable site pump for pits, trenches and tunnels; the cooling jacket lets it run when the water is almost gone.',
      ru: 'Переносной насос для котлованов, траншей и тоннелей; рубашка охлаждения позволяет работать почти без воды.',
      zh: '便携式工地用泵，适用于基坑、沟槽和隧道，内装冷却套可低水位运行。',
    },
    hot: 40,
  },
  sewage: {
    name: { en: 'Submersible sewage pump', ru: 'Насос канализационный погружной', zh: '潜水污水泵' },
    code: 'SE',
    body: { en: 'gray cast iron EN-GJL-250', ru: 'чугун СЧ 25', zh: 'HT250灰铸铁' },
    use: {
      en: 'Vortex or single-channel impeller passes solids and fibers; sits on a guide-rail discharge base in pumping stations.',
      ru: 'Вихревое или одноканальное колесо пропускает твёрдые включения и волокна; в КНС ставится на автоматическую трубную муфту.',
      zh: '旋流或单流道叶轮可通过固体颗粒和纤维，配自动耦合装置用于污水提升泵站。',
    },
    hot: 40,
  },
}

export const submersiblePumps = leaf<Item>({
  key: 'submersible-pumps',
  name: { en: 'Submersible pumps', ru: 'Насосы погружные', zh: '潜水泵' },
  about: {
    en: 'Borehole pumps for 4- to 12-inch wells, site drainage pumps and sewage pumps with free passage up to 100 mm.',
    ru: 'Скважинные насосы для обсадных колонн 4–12 дюймов, дренажные и канализационные насосы со свободным проходом до 100 мм.',
    zh: '4～12英寸深井泵、工地排水泵及通过粒径达100 mm的潜水污水泵。',
  },
  tnved: '841370',
  unit: 'piece',
  items: [
    {
      kind: 'borehole',
      flow: 2,
      head: 85,
      power: 1.1,
      bore: 4,
      outside: 98,
      length: 1090,
      stages: 14,
      mass: 17,
      price: 29800,
    },
    {
      kind: 'borehole',
      flow: 6.5,
      head: 110,
      power: 4,
      bore: 6,
      outside: 145,
      length: 1370,
      stages: 11,
      mass: 63,
      price: 56400,
    },
    {
      kind: 'borehole',
      flow: 10,
      head: 80,
      power: 4,
      bore: 6,
      outside: 145,
      length: 1250,
      stages: 8,
      mass: 61,
      price: 54800,
    },
    {
      kind: 'borehole',
      flow: 25,
      head: 100,
      power: 11,
      bore: 8,
      outside: 186,
      length: 1480,
      stages: 7,
      mass: 126,
      price: 98700,
    },
    {
      kind: 'borehole',
      flow: 65,
      head: 70,
      power: 22,
      bore: 10,
      outside: 235,
      length: 1690,
      stages: 4,
      mass: 228,
      price: 189000,
    },
    {
      kind: 'borehole',
      flow: 160,
      head: 100,
      power: 65,
      bore: 12,
      outside: 281,
      length: 1960,
      stages: 4,
      mass: 415,
      price: 446000,
    },
    {
      kind: 'drainage',
      flow: 24,
      head: 12,
      power: 1.5,
      bore: 8,
      outside: 210,
      length: 480,
      stages: 1,
      mass: 21,
      price: 48700,
    },
    {
      kind: 'drainage',
      flow: 120,
      head: 24,
      power: 11,
      bore: 12,
      outside: 395,
      length: 880,
      stages: 1,
      mass: 118,
      price: 287000,
    },
    {
      kind: 'sewage',
      flow: 15,
      head: 10,
      power: 1.5,
      bore: 50,
      outside: 260,
      length: 520,
      stages: 1,
      mass: 32,
      price: 42900,
    },
    {
      kind: 'sewage',
      flow: 100,
      head: 15,
      power: 7.5,
      bore: 80,
      outside: 430,
      length: 840,
      stages: 1,
      mass: 148,
      price: 149000,
    },
    {
      kind: 'sewage',
      flow: 400,
      head: 20,
      power: 37,
      bore: 100,
      outside: 720,
      length: 1480,
      stages: 1,
      mass: 640,
      price: 968000,
    },
  ],
  product: ({ kind: key, flow, head, power, bore, outside, length, stages, mass, price }) => {
    const kind = kinds[key]
    const well = key === 'borehole'
    return {
      model: `SM-${kind.code}-${well ? `${bore}-` : ''}${flow}-${head}`,
      name: {
        en: `${kind.name.en} ${well ? `${bore}", ` : ''}${flow} m³/h, ${head} m, ${power} kW`,
        ru: well
          ? `${kind.name.ru} ${bore}-${comma(flow)}-${head}, ${comma(power)} кВт`
          : `${kind.name.ru} ${comma(flow)} м³/ч, ${head} м, ${comma(power)} кВт`,
        zh: `${kind.name.zh} ${well ? `${bore}英寸 ` : ''}${flow} m³/h 扬程${head} m ${power} kW`,
      },
      description: {
        en: `${kind.use.en} ${well ? `${stages} stages lift ${flow} m³/h to ${head} m; the pump passes a casing of ${bore} inches and takes up to 100 g/m³ of sand.` : `Delivers ${flow} m³/h at ${head} m and passes solids up to ${bore} mm.`} ${power > 20 ? 'Temperature sensors in the winding are led out for the controller.' : 'Supplied with 10 m of cable.'}`,
        ru: `${kind.use.ru} ${well ? `Ступеней — ${stages}, ${comma(flow)} м³/ч на высоту ${head} м; проходит в колонну ${bore} дюймов, допускает песок до 100 г/м³.` : `Подача ${comma(flow)} м³/ч при напоре ${head} м, свободный проход ${bore} мм.`} ${power > 20 ? 'Датчики температуры обмотки выведены для станции управления.' : 'В комплекте кабель 10 м.'}`,
        zh: `${kind.use.zh}${well ? `共${stages}级，流量${flow} m³/h，扬程${head} m，适配${bore}英寸井管，允许含砂量100 g/m³。` : `流量${flow} m³/h，扬程${head} m，通过粒径${bore} mm。`}${power > 20 ? '绕组内置温度传感器，可接控制柜。' : '随机配10米电缆。'}`,
      },
      facts: [
        fact(names.flow, quantity(flow, 'm³/h', 'м³/ч')),
        fact(names.head, quantity(head, 'm', 'м')),
        fact(names.power, kw(power)),
        well
          ? fact(
              { en: 'Well casing', ru: 'Обсадная колонна', zh: '适配井径' },
              { en: `from ${bore}"`, ru: `от ${bore}"`, zh: `${bore}英寸以上` },
            )
          : fact({ en: 'Maximum solids size', ru: 'Свободный проход', zh: '通过粒径' }, mm(bore)),
        well ? fact({ en: 'Stages', ru: 'Число ступеней', zh: '级数' }, `${stages}`) : fact(names.ingress, 'IP68'),
        fact(names.outside, mm(outside)),
        fact(names.length, mm(length)),
        fact(names.bodyMaterial, kind.body),
        fact(names.temperature, celsius(0, kind.hot)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: power > 30 ? [25, 40] : [3, 12],
    }
  },
  draw: ({ kind, flow, head, power, bore, outside, length, stages }) => {
    const s = new Sheet()
    const r = kind === 'borehole' ? between(outside, 98, 281, 18, 36) : between(outside, 210, 720, 42, 62)
    const cx = 104
    if (kind === 'borehole') {
      const wall = r + 13
      for (const v of [-1, 1]) s.rect(v < 0 ? cx - wall - 7 : cx + wall, 30, 7, 240, { fill: 'hatch', weight: 'thin' })
      const pump = Math.min(104, stages * 10.5 + 14)
      const motor = between(power, 1.1, 65, 66, 88)
      const top = 56 + (104 - pump) * 0.5
      s.rect(cx - r * 0.45, 30, r * 0.9, top - 30, { fill: 'paper' })
      s.path(
        `M${cx - r} ${top + 16}Q${cx - r} ${top} ${cx - r * 0.5} ${top}H${cx + r * 0.5}Q${cx + r} ${top} ${cx + r} ${top + 16}Z`,
        { fill: 'hatch' },
      )
      s.rect(cx - r, top + 16, 2 * r, pump, { fill: 'paper' })
      const step = pump / stages
      s.repeat(stages, (d, i) => {
        const y = top + 16 + i * step
        d.line(cx - r, y, cx + r, y, 'thin').path(
          `M${cx - r * 0.75} ${y + step * 0.3}L${cx - 4} ${y + step * 0.8}H${cx + 4}L${cx + r * 0.75} ${y + step * 0.3}`,
          { weight: 'thin' },
        )
      })
      const inlet = top + 16 + pump
      s.rect(cx - r, inlet, 2 * r, 20, { fill: 'tint' })
      for (let x = cx - r + 4; x < cx + r - 2; x += 5) s.line(x, inlet + 3, x, inlet + 17, 'thin')
      s.rect(cx - r * 0.94, inlet + 20, r * 1.88, motor, { fill: 'paper', radius: 3 }).rect(
        cx - r * 0.55,
        inlet + 32,
        r * 1.1,
        motor - 24,
        { weight: 'hidden' },
      )
      s.path(`M${cx + r + 4} 30V${inlet + 24}H${cx + r * 0.9}`, { weight: 'thin' })
      s.line(cx, 24, cx, 274, 'centre')
      s.dimX(cx - r, cx + r, 290, `⌀ ${outside}`, inlet + 16).dimY(top, inlet + 20 + motor, 34, `L ${length}`, cx - r)
      s.note(cx + r * 0.6, top + 16 + pump / 2, 176, 250, `${stages}×`)
      s.note(cx + wall + 4, 44, 172, 34, `${bore}"`)
    } else {
      const bottom = 256
      const body = between(length, 480, 1480, 130, 172)
      const top = bottom - body
      const foot = kind === 'sewage' ? 58 : 26
      if (kind === 'sewage') {
        s.path(
          `M${cx - r} ${bottom - foot}H${cx + r * 0.6}V${bottom - foot * 0.85}H${cx + r + 26}V${bottom - foot * 0.3}H${cx + r}Q${cx + r * 0.9} ${bottom} ${cx + r * 0.5} ${bottom}H${cx - r * 0.6}Q${cx - r} ${bottom} ${cx - r} ${bottom - foot * 0.5}Z`,
          { fill: 'paper' },
        )
        s.rect(cx + r + 26, bottom - foot * 0.98, 7, foot * 0.82, { fill: 'hatch' })
        s.path(
          `M${cx - r * 0.6} ${bottom - foot * 0.75}Q${cx} ${bottom - foot * 0.1} ${cx + r * 0.5} ${bottom - foot * 0.75}Z`,
          { fill: 'tint', weight: 'hidden' },
        )
      } else {
        s.rect(cx - r, bottom - foot, 2 * r, foot, { fill: 'tint' })
        for (let x = cx - r + 6; x < cx + r - 3; x += 9) s.line(x, bottom - foot + 4, x, bottom - 4, 'thin')
        s.rect(cx + r * 0.4, top - 26, 22, 28, { fill: 'paper' })
          .line(cx + r * 0.4 - 3, top - 18, cx + r * 0.4 + 25, top - 18, 'thin')
          .line(cx + r * 0.4 - 3, top - 11, cx + r * 0.4 + 25, top - 11, 'thin')
      }
      s.rect(cx - r * 0.82, top, r * 1.64, bottom - foot - top, { fill: 'paper', radius: 10 })
      const fins = kind === 'sewage' ? 7 : 3
      for (let i = 1; i <= fins; i++)
        s.line(
          cx - r * 0.82,
          top + 14 + i * ((bottom - foot - top - 26) / (fins + 1)),
          cx + r * 0.82,
          top + 14 + i * ((bottom - foot - top - 26) / (fins + 1)),
          'thin',
        )
      s.path(`M${cx - r * 0.4} ${top}V${top - 20}H${cx + r * 0.2}V${top}`)
      s.path(`M${cx - r * 0.7} ${top + 6}C${cx - r * 0.9} ${top - 40} ${cx - r * 1.1} ${top - 20} ${cx - r} 34`)
      s.line(cx, top - 30, cx, bottom + 8, 'centre')
      s.dimX(cx - r, cx + r, 284, `⌀ ${outside}`, bottom).dimY(top, bottom, 32, `${length}`, cx - r)
      s.note(cx + r * 0.5, bottom - 8, cx + r + 16, bottom + 14, `${bore} mm`)
    }
    const x0 = 232
    const y0 = 226
    s.line(x0, 54, x0, y0, 'thin').line(x0, y0, 372, y0, 'thin')
    for (let i = 1; i < 5; i++)
      s.line(x0 + i * 28, y0, x0 + i * 28, y0 - 4, 'thin').line(x0, y0 - i * 36, x0 + 4, y0 - i * 36, 'thin')
    const steep = kind === 'borehole' ? 0.62 : 0.45
    const px = x0 + 84
    const shut = y0 - 152
    const py = shut + 152 * steep * 0.55
    s.path(
      `M${x0} ${shut}C${x0 + 40} ${shut + 8} ${px - 16} ${py - 20} ${px} ${py}S${x0 + 118} ${py + 46} ${x0 + 126} ${py + 70}`,
    )
    s.line(px, py, px, y0, 'hidden').line(x0, py, px, py, 'hidden').circle(px, py, 3.5, { fill: 'paper' })
    return s
      .note(px, y0, px + 6, 250, `${flow} m³/h`)
      .note(x0, py, x0 + 22, py + 34, `${head} m`)
      .note(px, py, px + 12, py - 44, `${power} kW`)
  },
})
