import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, mm, mpa, names } from '../pipeline/kit.ts'

interface Item {
  kind: 'bimetal' | 'resistance' | 'thermocouple' | 'liquid'
  from: number
  to: number
  /** Immersion length. */
  stem: number
  diameter: number
  thread: string
  /** Dial diameter of a bimetallic thermometer. */
  dial?: number
  back?: boolean
  element: string
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  { name: FullText; code: string; use: FullText; accuracy: FullText; ingress: string; pressure: number }
> = {
  bimetal: {
    name: { en: 'Bimetallic thermometer', ru: 'Термометр биметаллический', zh: '双金属温度计' },
    code: 'BM',
    use: {
      en: 'Dial thermometer for boilers, heating pipes and tanks; comes with a brass thermowell, so it is replaced without draining.',
      ru: 'Показывающий термометр для котлов, трубопроводов и ёмкостей; в комплекте латунная гильза — замена без слива системы.',
      zh: '指针式温度计，用于锅炉、采暖管道和储罐；附黄铜套管，更换时无需排空系统。',
    },
    accuracy: { en: '1.5', ru: '1,5', zh: '1.5级' },
    ingress: 'IP43',
    pressure: 1.6,
  },
  resistance: {
    name: { en: 'Resistance thermometer', ru: 'Термопреобразователь сопротивления', zh: '热电阻' },
    code: 'RT',
    use: {
      en: 'Sends temperature to controllers and heat meters over three or four wires, so the cable does not affect the reading.',
      ru: 'Передаёт температуру в контроллеры и теплосчётчики по трёх- или четырёхпроводной схеме — сопротивление кабеля не влияет.',
      zh: '三线或四线制接入控制器和热量表，消除引线电阻影响。',
    },
    accuracy: { en: 'class B to IEC 60751', ru: 'класс B по ГОСТ 6651-2009', zh: 'B级（IEC 60751）' },
    ingress: 'IP65',
    pressure: 6.3,
  },
  thermocouple: {
    name: { en: 'Thermocouple', ru: 'Преобразователь термоэлектрический', zh: '热电偶' },
    code: 'TC',
    use: {
      en: 'For furnaces, kilns and flue gas where a resistance sensor would not survive; the sheath is of heat-resistant steel or ceramic.',
      ru: 'Для печей, сушил и дымовых газов, где термосопротивление не выдержит; чехол из жаростойкой стали или керамики.',
      zh: '用于窑炉、加热炉和烟气等热电阻无法承受的高温场合，保护管为耐热钢或陶瓷。',
    },
    accuracy: { en: 'class 2 to IEC 60584', ru: 'класс 2 по ГОСТ Р 8.585-2001', zh: '2级（IEC 60584）' },
    ingress: 'IP54',
    pressure: 0.4,
  },
  liquid: {
    name: { en: 'Industrial glass thermometer', ru: 'Термометр технический жидкостный', zh: '工业玻璃温度计' },
    code: 'LG',
    use: {
      en: 'Mercury-free glass thermometer in a brass frame: readable without power for decades.',
      ru: 'Безртутный стеклянный термометр в латунной оправе: служит десятилетиями и не требует питания.',
      zh: '无汞玻璃温度计配黄铜护套，无需电源，经久耐用。',
    },
    accuracy: { en: '±1 °C', ru: '±1 °C', zh: '±1 °C' },
    ingress: 'IP20',
    pressure: 1.6,
  },
}

export const thermometers = leaf<Item>({
  key: 'thermometers',
  name: { en: 'Thermometers', ru: 'Термометры', zh: '温度计' },
  about: {
    en: 'Bimetallic and glass thermometers, resistance sensors and thermocouples from −50 to +1300 °C.',
    ru: 'Биметаллические и жидкостные термометры, термосопротивления и термопары от −50 до +1300 °C.',
    zh: '双金属、玻璃温度计以及热电阻、热电偶，测温范围−50～+1300 °C。',
  },
  tnved: '902519',
  unit: 'piece',
  items: [
    {
      kind: 'bimetal',
      from: 0,
      to: 120,
      stem: 46,
      diameter: 9,
      thread: 'G 1/2',
      dial: 63,
      back: true,
      element: 'BM',
      mass: 0.16,
      price: 390,
    },
    {
      kind: 'bimetal',
      from: 0,
      to: 160,
      stem: 64,
      diameter: 10,
      thread: 'G 1/2',
      dial: 100,
      back: true,
      element: 'BM',
      mass: 0.34,
      price: 690,
    },
    {
      kind: 'bimetal',
      from: -40,
      to: 60,
      stem: 100,
      diameter: 10,
      thread: 'G 1/2',
      dial: 100,
      element: 'BM',
      mass: 0.45,
      price: 980,
    },
    {
      kind: 'bimetal',
      from: 0,
      to: 300,
      stem: 300,
      diameter: 10,
      thread: 'M20×1.5',
      dial: 160,
      element: 'BM',
      mass: 0.95,
      price: 3450,
    },
    {
      kind: 'liquid',
      from: 0,
      to: 100,
      stem: 66,
      diameter: 8.5,
      thread: 'G 1/2',
      element: 'L',
      mass: 0.12,
      price: 640,
    },
    {
      kind: 'liquid',
      from: 0,
      to: 200,
      stem: 163,
      diameter: 8.5,
      thread: 'M27×2',
      element: 'L',
      mass: 0.28,
      price: 1180,
    },
    {
      kind: 'resistance',
      from: -50,
      to: 200,
      stem: 80,
      diameter: 8,
      thread: 'M20×1.5',
      element: 'Pt100',
      mass: 0.38,
      price: 2350,
    },
    {
      kind: 'resistance',
      from: -50,
      to: 350,
      stem: 160,
      diameter: 10,
      thread: 'G 1/2',
      element: 'Pt1000',
      mass: 0.46,
      price: 3180,
    },
    {
      kind: 'resistance',
      from: -50,
      to: 180,
      stem: 1000,
      diameter: 10,
      thread: 'M20×1.5',
      element: '50M',
      mass: 0.98,
      price: 3890,
    },
    {
      kind: 'thermocouple',
      from: -40,
      to: 800,
      stem: 320,
      diameter: 10,
      thread: 'M20×1.5',
      element: 'K',
      mass: 0.62,
      price: 2940,
    },
    {
      kind: 'thermocouple',
      from: 0,
      to: 1300,
      stem: 1250,
      diameter: 20,
      thread: 'M33×2',
      element: 'S',
      mass: 3.4,
      price: 148000,
    },
  ],
  product: ({ kind: key, from, to, stem, diameter, thread, dial, back, element, mass, price }) => {
    const kind = kinds[key]
    const range = celsius(from, to)
    const sensor =
      key === 'bimetal'
        ? { en: 'bimetallic coil', ru: 'биметаллическая спираль', zh: '双金属螺旋' }
        : key === 'liquid'
          ? { en: 'organic liquid', ru: 'органическая жидкость', zh: '有机液体' }
          : element === '50M'
            ? { en: '50M (copper)', ru: '50М (медь)', zh: 'Cu50（铜）' }
            : key === 'thermocouple'
              ? { en: `type ${element}`, ru: element === 'K' ? 'тип ТХА (K)' : 'тип ТПП (S)', zh: `${element}型` }
              : element
    const short =
      key === 'bimetal'
        ? { en: `${dial} mm`, ru: `${dial} мм`, zh: `${dial} mm` }
        : key === 'liquid'
          ? { en: `${stem} mm stem`, ru: `нижняя часть ${stem} мм`, zh: `尾长${stem} mm` }
          : typeof sensor === 'string'
            ? { en: sensor, ru: sensor, zh: sensor }
            : sensor
    return {
      model: `TH-${kind.code}-${element}-${dial ? `${dial}-` : ''}${stem}`,
      name: {
        en: `${kind.name.en} ${short.en}, ${range.en}${key === 'liquid' ? '' : `, L ${stem} mm`}, ${thread}`,
        ru: `${kind.name.ru}${key === 'liquid' ? ',' : ''} ${short.ru}, ${range.ru}${key === 'liquid' ? '' : `, L ${stem} мм`}`,
        zh: `${kind.name.zh} ${short.zh} ${range.zh}${key === 'liquid' ? '' : ` L=${stem} mm`} ${thread}`,
      },
      description: {
        en: `${kind.use.en} Stem ${stem} × ⌀${diameter} mm, thread ${thread}. ${stem >= 1000 ? 'The long stem reaches the core of silos, furnace vaults and large tanks.' : stem <= 66 ? 'The short stem suits pipes of DN 50 and up.' : 'Immerse at least a third of the pipe diameter.'}`,
        ru: `${kind.use.ru} Погружаемая часть ${stem} мм, ⌀${comma(diameter)} мм, резьба ${comma(thread)}. ${stem >= 1000 ? 'Длинная арматура достаёт до центра силоса, свода печи и большой ёмкости.' : stem <= 66 ? 'Короткий шток подходит для труб от DN 50.' : 'Погружать не менее чем на треть диаметра трубы.'}`,
        zh: `${kind.use.zh}插入深度${stem} mm，直径${diameter} mm，螺纹${thread}。${stem >= 1000 ? '长尾管可插至料仓、炉顶和大型储罐中心。' : stem <= 66 ? '短尾管适用于DN50以上管道。' : '插入深度不小于管径的三分之一。'}`,
      },
      facts: [
        fact(names.range, range),
        fact({ en: 'Sensing element', ru: 'Чувствительный элемент', zh: '感温元件' }, sensor),
        fact({ en: 'Immersion length', ru: 'Длина погружаемой части', zh: '插入深度' }, mm(stem)),
        fact({ en: 'Stem diameter', ru: 'Диаметр погружаемой части', zh: '保护管直径' }, mm(diameter)),
        fact(names.thread, { en: thread, ru: comma(thread), zh: thread }),
        ...(dial
          ? [
              fact({ en: 'Dial', ru: 'Диаметр корпуса', zh: '表盘直径' }, mm(dial)),
              fact(
                { en: 'Connection location', ru: 'Расположение штуцера', zh: '接头位置' },
                back ? { en: 'back', ru: 'осевое', zh: '轴向' } : { en: 'bottom', ru: 'радиальное', zh: '径向' },
              ),
            ]
          : [fact(names.ingress, kind.ingress)]),
        fact(names.accuracy, kind.accuracy),
        fact({ en: 'Process pressure', ru: 'Условное давление', zh: '允许压力' }, mpa(kind.pressure)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: price < 1000 ? 20 : price < 5000 ? 5 : 1,
      leadDays: price > 50000 ? [20, 35] : [2, 10],
      variants:
        key === 'resistance'
          ? [
              {
                suffix: '3',
                factor: 1,
                options: [
                  {
                    name: { en: 'Wiring', ru: 'Схема подключения', zh: '接线方式' },
                    value: { en: 'three-wire', ru: 'трёхпроводная', zh: '三线制' },
                  },
                ],
              },
              {
                suffix: '4',
                factor: 1.06,
                options: [
                  {
                    name: { en: 'Wiring', ru: 'Схема подключения', zh: '接线方式' },
                    value: { en: 'four-wire', ru: 'четырёхпроводная', zh: '四线制' },
                  },
                ],
              },
              {
                suffix: 'T',
                factor: 1.9,
                options: [
                  {
                    name: { en: 'Wiring', ru: 'Схема подключения', zh: '接线方式' },
                    value: {
                      en: '4–20 mA transmitter in the head',
                      ru: 'преобразователь 4–20 мА в головке',
                      zh: '内置4～20 mA变送器',
                    },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ kind, from, to, stem, diameter, thread, dial, back, element }) => {
    const s = new Sheet()
    const len = between(stem, 46, 1250, 74, 168)
    const d = between(diameter, 8, 20, 7, 13)
    const threaded = (x: number, y: number, w: number, h: number, across: boolean) => {
      s.rect(x, y, w, h, { fill: 'paper' })
      if (across) for (let v = x + 4; v < x + w; v += 4) s.line(v, y, v - 2, y + h, 'thin')
      else for (let v = y + 4; v < y + h; v += 4) s.line(x, v, x + w, v - 2, 'thin')
    }
    if (kind === 'bimetal' && dial) {
      const R = between(dial, 63, 160, 56, 76)
      const cx = back ? 106 : 140
      const cy = back ? 142 : 30 + R
      const turn = (t: number) => (135 + 270 * t) * (Math.PI / 180)
      const at = (t: number, r: number): [number, number] => [cx + r * Math.cos(turn(t)), cy + r * Math.sin(turn(t))]
      const foot = cy + R
      const run = Math.min(len, 262 - foot - 28)
      if (!back) {
        s.rect(cx - 13, foot - 2, 26, 12, { fill: 'paper' })
        threaded(cx - 9, foot + 10, 18, 16, false)
        s.rect(cx - d / 2, foot + 26, d, run, { fill: 'paper', radius: 2 })
        s.dimY(foot + 26, foot + 26 + run, 92, `L ${stem}`, cx - d / 2).note(cx + 9, foot + 18, 186, foot + 42, thread)
      }
      s.circle(cx, cy, R, { fill: 'paper' }).circle(cx, cy, R - 5, { weight: 'thin' })
      for (let i = 0; i <= 40; i++) {
        const [x1, y1] = at(i / 40, R - 10)
        const [x2, y2] = at(i / 40, R - (i % 5 ? 15 : 20))
        s.line(x1, y1, x2, y2, i % 5 ? 'thin' : 'outline')
      }
      const [px, py] = at(0.56, R - 14)
      s.line(cx - (px - cx) * 0.28, cy - (py - cy) * 0.28, px, py).circle(cx, cy, 5, { fill: 'paper' })
      const sx = back ? 216 : 286
      s.rect(sx - 7, cy - R, 26, 2 * R, { fill: 'paper', radius: 4 }).rect(sx - 14, cy - R + 3, 7, 2 * R - 6, {
        fill: 'tint',
      })
      if (back) {
        s.rect(sx + 19, cy - 12, 11, 24, { fill: 'paper' })
        threaded(sx + 30, cy - 9, 18, 18, true)
        const room = Math.min(len, 320 - sx)
        s.rect(sx + 48, cy - d / 2, room, d, { fill: 'paper', radius: 2 }).line(
          sx - 22,
          cy,
          sx + 58 + room,
          cy,
          'centre',
        )
        s.dimX(sx + 48, sx + 48 + room, cy + 44, `L ${stem}`, cy + d / 2)
          .note(sx + 40, cy - 9, sx + 58, cy - 50, thread)
          .note(sx + 48 + room * 0.6, cy - d / 2, sx + 78, cy - 26, `⌀ ${diameter}`)
      } else {
        s.rect(sx - 12, foot - 2, 24, 12, { fill: 'paper' })
        threaded(sx - 9, foot + 10, 18, 16, false)
        s.rect(sx - d / 2, foot + 26, d, run, { fill: 'paper', radius: 2 })
          .line(sx, cy - R - 8, sx, foot + 34 + run, 'centre')
          .note(sx + d / 2, foot + 44, 318, foot + 56, `⌀ ${diameter}`)
      }
      s.line(cx, cy - R - 8, cx, cy + R + (back ? 8 : 30), 'centre')
      const low = at(0, R - 10)
      const high = at(1, R - 10)
      return s
        .note(low[0], low[1], Math.max(58, low[0] - 14), low[1] + 42, `${from < 0 ? '−' : ''}${Math.abs(from)}`)
        .note(high[0], high[1], high[0] + (back ? -2 : 32), high[1] + (back ? 42 : 20), `${to} °C`)
        .dimX(cx - R, cx + R, back ? 280 : 288, `⌀ ${dial}`, cy)
    }
    if (kind === 'liquid') {
      const cx = 176
      const w = 20
      s.path(`M${cx - w} 176V52A${w} ${w} 0 0 1 ${cx + w} 52V176Z`, { fill: 'paper' }).rect(
        cx - w + 7,
        50,
        2 * w - 14,
        120,
        { weight: 'thin', radius: 8 },
      )
      for (let i = 0; i <= 20; i++)
        s.line(cx - (i % 5 ? 7 : 11), 160 - i * 5, cx + (i % 5 ? 7 : 11), 160 - i * 5, 'thin')
      s.rect(cx - 2.5, 52, 5, 124, { fill: 'paper' }).rect(cx - 2.5, 98, 5, 78, { fill: 'hatch' })
      s.polygon(
        [
          [cx - 22, 176],
          [cx + 22, 176],
          [cx + 22, 188],
          [cx - 22, 188],
        ],
        { fill: 'paper' },
      )
        .line(cx - 8, 176, cx - 8, 188, 'thin')
        .line(cx + 8, 176, cx + 8, 188, 'thin')
      threaded(cx - 12, 188, 24, 18, false)
      const run = between(stem, 66, 163, 38, 66)
      s.path(`M${cx - d / 2 - 1} 206V${206 + run - 6}A6 6 0 0 0 ${cx + d / 2 + 1} ${206 + run - 6}V206Z`, {
        fill: 'paper',
      }).rect(cx - 2, 206, 4, run - 8, { fill: 'hatch', weight: 'thin' })
      return s
        .line(cx, 24, cx, 282, 'centre')
        .dimY(206, 206 + run, 118, `L ${stem}`, cx - d / 2)
        .note(cx + 12, 197, 246, 214, thread)
        .note(cx + 11, 60, 246, 50, `${to} °C`)
        .note(cx + 11, 160, 246, 150, `${from}`)
        .note(cx + d / 2, 206 + run - 10, 246, 260, `⌀ ${diameter}`)
    }
    const cy = 132
    const hx = 46
    const hot = kind === 'thermocouple'
    s.path(
      `M${hx + 4} ${cy - 28}H${hx + 46}Q${hx + 60} ${cy - 26} ${hx + 60} ${cy - 10}V${cy + 10}Q${hx + 60} ${cy + 24} ${hx + 46} ${cy + 26}H${hx + 4}Z`,
      { fill: 'paper' },
    )
    s.rect(hx - 8, cy - 32, 12, 62, { fill: 'tint', radius: 5 })
      .rect(hx + 14, cy + 26, 24, 16, { fill: 'paper' })
      .rect(hx + 17, cy + 42, 18, 8, { fill: 'tint' })
    for (const v of [-11, 0, 11])
      s.circle(hx + 22, cy + v, 3.5, { weight: 'thin' }).line(hx + 19.5, cy + v - 2.5, hx + 24.5, cy + v + 2.5, 'thin')
    const nx = hx + 60
    const neck = hot ? 34 : 18
    s.rect(nx, cy - 8, neck, 16, { fill: 'paper' })
      .rect(nx + neck, cy - 16, 14, 32, { fill: 'paper' })
      .line(nx + neck, cy - 6, nx + neck + 14, cy - 6, 'thin')
      .line(nx + neck, cy + 6, nx + neck + 14, cy + 6, 'thin')
    threaded(nx + neck + 14, cy - 11, 22, 22, true)
    const x0 = nx + neck + 36
    const run = Math.min(352 - x0, between(stem, 46, 1250, 96, 200))
    const tip = x0 + run
    s.path(`M${x0} ${cy - d}H${tip - d}A${d} ${d} 0 0 1 ${tip - d} ${cy + d}H${x0}Z`, { fill: 'paper' })
    if (stem >= 1000)
      s.polygon(
        [
          [x0 + run * 0.42, cy - d - 4],
          [x0 + run * 0.42 + 8, cy - d - 4],
          [x0 + run * 0.42 + 2, cy + d + 4],
          [x0 + run * 0.42 - 6, cy + d + 4],
        ],
        { fill: 'paper', weight: 'thin' },
      )
    if (hot)
      s.line(x0, cy - 3, tip - d - 2, cy - 3, 'hidden')
        .line(x0, cy + 3, tip - d - 2, cy + 3, 'hidden')
        .circle(tip - d, cy, 3.4, { fill: 'hatch' })
    else
      s.rect(tip - 34, cy - 3.5, 26, 7, { fill: 'hatch' })
        .line(x0, cy - 2, tip - 34, cy - 2, 'hidden')
        .line(x0, cy + 2, tip - 34, cy + 2, 'hidden')
    const sx = 300
    const sy = 236
    const r = between(diameter, 8, 20, 18, 28)
    s.circle(sx, sy, r, { fill: 'hatch' })
      .circle(sx, sy, r * 0.72, { fill: 'paper' })
      .centre(sx, sy, r + 7)
    for (const v of hot ? [-1, 1] : [-1, 0, 1]) s.circle(sx + v * r * 0.36, sy, 3, { fill: 'tint', weight: 'thin' })
    return s
      .line(30, cy, 372, cy, 'centre')
      .dimX(x0, tip, 182, `L ${stem}`, cy + d)
      .note(nx + neck + 25, cy - 11, nx + neck + 38, 74, thread)
      .note(sx - r * 0.7, sy - r * 0.7 + 6, 232, 256, `⌀ ${diameter}`)
      .note(tip - 14, cy - 2, 320, 62, element)
      .note(hx + 30, cy - 28, 78, 50, `${to} °C`)
  },
})
