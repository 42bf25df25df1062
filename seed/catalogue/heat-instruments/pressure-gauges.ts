import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { elementAt, leaf } from '../model.ts'
import { comma, fact, kg, mm, names, quantity } from '../pipeline/kit.ts'

interface Item {
  kind: 'general' | 'glycerine' | 'contact' | 'test' | 'vacuum'
  dial: 40 | 50 | 63 | 100 | 160 | 250
  /** Range in MPa, as printed on the dial. */
  from: number
  to: number
  accuracy: string
  thread: string
  back?: boolean
  mass: number
  price: number
}

/** Upper limits in MPa that the usual gauge is sold with. */
const RANGE_ENDS = [0.6, 1, 1.6, 2.5]

const kinds: Record<Item['kind'], { name: FullText; code: string; use: FullText; case: FullText; wetted: FullText }> = {
  general: {
    name: { en: 'Pressure gauge', ru: 'Манометр технический', zh: '普通压力表' },
    code: 'G',
    use: {
      en: 'Bourdon-tube gauge for water, steam, air and other media that do not attack copper alloys.',
      ru: 'Манометр с трубкой Бурдона для воды, пара, воздуха и других сред, не агрессивных к медным сплавам.',
      zh: '弹簧管压力表，适用于水、蒸汽、空气等对铜合金无腐蚀的介质。',
    },
    case: { en: 'painted steel', ru: 'окрашенная сталь', zh: '钢板喷漆' },
    wetted: { en: 'brass', ru: 'латунь', zh: '黄铜' },
  },
  glycerine: {
    name: {
      en: 'Glycerin-filled pressure gauge',
      ru: 'Манометр виброустойчивый с глицерином',
      zh: '耐震压力表（充甘油）',
    },
    code: 'V',
    use: {
      en: 'Glycerin filling steadies the pointer on pumps, compressors and hydraulic presses and lubricates the movement.',
      ru: 'Глицерин гасит дрожание стрелки на насосах, компрессорах и прессах и смазывает механизм.',
      zh: '充甘油阻尼，用于泵、空压机和液压机等振动场合，指针稳定。',
    },
    case: { en: 'stainless steel AISI 304', ru: 'нержавеющая сталь AISI 304', zh: '304不锈钢' },
    wetted: { en: 'brass or AISI 316', ru: 'латунь или AISI 316', zh: '黄铜或316不锈钢' },
  },
  contact: {
    name: { en: 'Pressure gauge with electrical contacts', ru: 'Манометр электроконтактный (ЭКМ)', zh: '电接点压力表' },
    code: 'E',
    use: {
      en: 'Two adjustable limit contacts switch a pump or an alarm at the set minimum and maximum.',
      ru: 'Две регулируемые уставки включают насос или сигнализацию на минимуме и максимуме.',
      zh: '上下限两组可调接点，用于控制水泵启停或报警。',
    },
    case: { en: 'painted steel', ru: 'окрашенная сталь', zh: '钢板喷漆' },
    wetted: { en: 'brass', ru: 'латунь', zh: '黄铜' },
  },
  test: {
    name: { en: 'Test pressure gauge', ru: 'Манометр образцовый МО', zh: '精密压力表' },
    code: 'T',
    use: {
      en: 'Mirror scale and knife-edge pointer for checking working gauges in the metrology room.',
      ru: 'Зеркальная шкала и ножевидная стрелка — для поверки рабочих манометров в метрологической службе.',
      zh: '镜面刻度、刀形指针，用于校验工作压力表。',
    },
    case: { en: 'painted aluminum', ru: 'окрашенный алюминий', zh: '铝合金喷漆' },
    wetted: { en: 'phosphor bronze', ru: 'фосфористая бронза', zh: '磷青铜' },
  },
  vacuum: {
    name: { en: 'Compound gauge', ru: 'Мановакуумметр', zh: '真空压力表' },
    code: 'M',
    use: {
      en: 'Shows vacuum and pressure on one scale: suction lines of pumps, refrigeration units, vacuum tanks.',
      ru: 'Показывает разрежение и давление на одной шкале: всасывающие линии насосов, холодильные установки, вакуумные ёмкости.',
      zh: '同一刻度显示真空和正压，用于泵吸入管、制冷机组和真空罐。',
    },
    case: { en: 'painted steel', ru: 'окрашенная сталь', zh: '钢板喷漆' },
    wetted: { en: 'brass', ru: 'латунь', zh: '黄铜' },
  },
}

export const pressureGauges = leaf<Item>({
  key: 'pressure-gauges',
  name: { en: 'Pressure gauges', ru: 'Манометры', zh: '压力表' },
  about: {
    en: 'General, vibration-proof, electric-contact and test gauges with dials from 40 to 250 mm, up to 100 MPa.',
    ru: 'Технические, виброустойчивые, электроконтактные и образцовые манометры, корпус 40–250 мм, до 100 МПа.',
    zh: '普通、耐震、电接点及精密压力表，表盘40～250 mm，量程最高100 MPa。',
  },
  tnved: '902620',
  unit: 'piece',
  items: [
    { kind: 'general', dial: 40, from: 0, to: 1, accuracy: '2.5', thread: 'G 1/8', back: true, mass: 0.08, price: 235 },
    { kind: 'general', dial: 63, from: 0, to: 1.6, accuracy: '2.5', thread: 'G 1/4', mass: 0.18, price: 330 },
    { kind: 'general', dial: 100, from: 0, to: 1.6, accuracy: '1.5', thread: 'M20×1.5', mass: 0.52, price: 590 },
    { kind: 'general', dial: 160, from: 0, to: 2.5, accuracy: '1.5', thread: 'M20×1.5', mass: 1.1, price: 1350 },
    { kind: 'glycerine', dial: 63, from: 0, to: 25, accuracy: '1.6', thread: 'G 1/4', mass: 0.24, price: 780 },
    {
      kind: 'glycerine',
      dial: 100,
      from: 0,
      to: 40,
      accuracy: '1.0',
      thread: 'G 1/2',
      mass: 0.85,
      price: 2150,
    },
    { kind: 'glycerine', dial: 100, from: 0, to: 100, accuracy: '1.0', thread: 'M20×1.5', mass: 0.95, price: 2980 },
    { kind: 'contact', dial: 160, from: 0, to: 1.0, accuracy: '1.5', thread: 'M20×1.5', mass: 1.7, price: 4350 },
    { kind: 'vacuum', dial: 100, from: -0.1, to: 0.5, accuracy: '1.5', thread: 'M20×1.5', mass: 0.55, price: 720 },
    { kind: 'test', dial: 160, from: 0, to: 6, accuracy: '0.4', thread: 'M20×1.5', mass: 1.4, price: 9800 },
    { kind: 'general', dial: 250, from: 0, to: 1.6, accuracy: '1.5', thread: 'M20×1.5', mass: 2.4, price: 3900 },
  ],
  product: ({ kind: key, dial, from, to, accuracy, thread, back, mass, price }) => {
    const kind = kinds[key]
    const range =
      from < 0
        ? { en: `−0.1 to ${to}`, ru: `−0,1…${comma(to)}`, zh: `−0.1～${to}` }
        : { en: `0–${to}`, ru: `0–${comma(to)}`, zh: `0–${to}` }
    return {
      model: `PG-${kind.code}-${dial}-${to}`,
      name: {
        en: `${kind.name.en} ${dial} mm, ${range.en} MPa, ${thread}, class ${accuracy}`,
        ru: `${kind.name.ru} ${dial} мм, ${range.ru} МПа, ${comma(thread)}, кл. ${comma(accuracy)}`,
        zh: `${kind.name.zh} ${dial} mm ${range.zh} MPa ${thread} ${accuracy}级`,
      },
      description: {
        en: `${kind.use.en} Range ${range.en} MPa, ${back ? 'back' : 'bottom'} entry ${thread}. ${dial >= 160 ? 'The large dial is read from several meters away.' : dial <= 50 ? 'Small enough for air regulators and fire extinguishers.' : 'The working pressure should lie in the middle third of the scale.'} Verification interval 2 years.`,
        ru: `${kind.use.ru} Диапазон ${range.ru} МПа, ${back ? 'осевой' : 'радиальный'} штуцер ${comma(thread)}. ${dial >= 160 ? 'Крупная шкала читается с нескольких метров.' : dial <= 50 ? 'Компактный корпус — для регуляторов и огнетушителей.' : 'Рабочее давление выбирайте в средней трети шкалы.'} Межповерочный интервал — 2 года.`,
        zh: `${kind.use.zh}量程${range.zh} MPa，${back ? '轴向' : '径向'}接头${thread}。${dial >= 160 ? '大表盘便于远距离读数。' : dial <= 50 ? '体积小，适合调压阀和灭火器。' : '工作压力宜处于量程中间三分之一。'}`,
      },
      facts: [
        fact({ en: 'Dial', ru: 'Диаметр корпуса', zh: '表盘直径' }, mm(dial)),
        fact(names.range, { en: `${range.en} MPa`, ru: `${range.ru} МПа`, zh: `${range.zh} MPa` }),
        fact(names.accuracy, { en: accuracy, ru: comma(accuracy), zh: `${accuracy}级` }),
        fact(names.thread, { en: thread, ru: comma(thread), zh: thread }),
        fact(
          { en: 'Connection location', ru: 'Расположение штуцера', zh: '接头位置' },
          back ? { en: 'back', ru: 'осевое', zh: '轴向' } : { en: 'bottom', ru: 'радиальное', zh: '径向' },
        ),
        fact({ en: 'Case', ru: 'Корпус', zh: '表壳' }, kind.case),
        fact({ en: 'Wetted parts', ru: 'Детали в контакте со средой', zh: '接液材质' }, kind.wetted),
        fact(names.ingress, key === 'glycerine' ? 'IP65' : key === 'test' ? 'IP54' : 'IP40'),
        fact(names.standard, { en: 'GOST 2405-88', ru: 'ГОСТ 2405-88', zh: 'GB/T 1226-2017' }),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: price < 800 ? 50 : price < 3000 ? 10 : 2,
      leadDays: key === 'test' ? [7, 20] : [1, 5],
      variants:
        key === 'general' && dial === 100
          ? RANGE_ENDS.map((end) => ({
              suffix: `${end * 10}`,
              factor: 1,
              options: [{ name: names.range, value: quantity(`0–${end}`, 'MPa', 'МПа') }],
            }))
          : key === 'glycerine'
            ? [
                {
                  suffix: 'B',
                  factor: 1,
                  options: [
                    {
                      name: { en: 'Wetted parts', ru: 'Детали в контакте со средой', zh: '接液材质' },
                      value: { en: 'brass', ru: 'латунь', zh: '黄铜' },
                    },
                  ],
                },
                {
                  suffix: 'S',
                  factor: 1.9,
                  options: [
                    {
                      name: { en: 'Wetted parts', ru: 'Детали в контакте со средой', zh: '接液材质' },
                      value: 'AISI 316',
                    },
                  ],
                },
              ]
            : undefined,
    }
  },
  sized: (item, variant) =>
    item.kind === 'general' && item.dial === 100 ? { ...item, to: elementAt(RANGE_ENDS, variant) } : item,
  draw: ({ kind, dial, from, to, thread, back, accuracy }) => {
    const s = new Sheet()
    const R = { 40: 64, 50: 68, 63: 74, 100: 84, 160: 92, 250: 98 }[dial]
    const cx = 142
    const cy = 128
    const sock = dial > 100 ? 9 : 11
    if (!back) {
      s.rect(cx - sock - 5, cy + R - 2, 2 * sock + 10, 16, { fill: 'paper' })
        .line(cx - sock / 2, cy + R, cx - sock / 2, cy + R + 14, 'thin')
        .line(cx + sock / 2, cy + R, cx + sock / 2, cy + R + 14, 'thin')
      s.rect(cx - sock, cy + R + 14, 2 * sock, 26, { fill: 'paper' })
      for (let y = cy + R + 18; y < cy + R + 38; y += 4) s.line(cx - sock, y + 2, cx + sock, y, 'thin')
    }
    s.circle(cx, cy, R, { fill: 'paper' }).circle(cx, cy, R - 5, { weight: 'thin' })
    if (kind === 'glycerine')
      s.path(
        `M${cx - (R - 5) * 0.94} ${cy - (R - 5) * 0.34}A${R - 5} ${R - 5} 0 1 0 ${cx + (R - 5) * 0.94} ${cy - (R - 5) * 0.34}Z`,
        { fill: 'tint', weight: 'thin' },
      ).rect(cx - 6, cy - R - 5, 12, 6, { fill: 'tint' })
    const turn = (t: number) => (135 + 270 * t) * (Math.PI / 180)
    const ticks = kind === 'test' ? 100 : dial < 60 ? 20 : 50
    const tick = R - 11
    s.path(
      `M${cx + tick * Math.cos(turn(0))} ${cy + tick * Math.sin(turn(0))}A${tick} ${tick} 0 1 1 ${cx + tick * Math.cos(turn(1))} ${cy + tick * Math.sin(turn(1))}`,
      { weight: 'thin' },
    )
    for (let i = 0; i <= ticks; i++) {
      const a = turn(i / ticks)
      const long = i % (ticks / 10) === 0
      const inner = tick - (long ? 10 : 5)
      s.line(
        cx + tick * Math.cos(a),
        cy + tick * Math.sin(a),
        cx + inner * Math.cos(a),
        cy + inner * Math.sin(a),
        long ? 'outline' : 'thin',
      )
    }
    const value = from < 0 ? 0.55 : 0.62
    const red = kind === 'contact' ? [0.25, 0.8] : []
    for (const t of red)
      s.line(cx, cy, cx + (tick - 16) * Math.cos(turn(t)), cy + (tick - 16) * Math.sin(turn(t)), 'thin').circle(
        cx + (tick - 16) * Math.cos(turn(t)),
        cy + (tick - 16) * Math.sin(turn(t)),
        3,
      )
    if (kind === 'test') s.circle(cx, cy, tick - 14, { weight: 'thin' }).circle(cx, cy, tick - 20, { weight: 'thin' })
    const a = turn(value)
    const point = (radius: number, side: number): [number, number] => [
      cx + radius * Math.cos(a) - side * Math.sin(a),
      cy + radius * Math.sin(a) + side * Math.cos(a),
    ]
    s.polygon([point(-R * 0.28, 2.5), point(-R * 0.28, -2.5), point(0, -4), point(tick - 4, 0), point(0, 4)], {
      fill: 'hatch',
    }).circle(cx, cy, 6, { fill: 'paper' })
    if (kind === 'contact')
      s.rect(cx + R - 3, cy - 16, 22, 32, { fill: 'paper', radius: 3 }).rect(cx + R + 19, cy - 5, 9, 10, {
        fill: 'tint',
      })
    const sx = 308
    const d = Math.max(22, R * (kind === 'contact' ? 0.62 : 0.42))
    s.rect(sx - d / 2, cy - R, d, 2 * R, { fill: 'paper', radius: 5 }).rect(sx - d / 2 - 8, cy - R + 3, 8, 2 * R - 6, {
      fill: 'tint',
    })
    if (back) {
      s.rect(sx + d / 2, cy - 10, 12, 20, { fill: 'paper' }).rect(sx + d / 2 + 12, cy - 7, 24, 14, { fill: 'paper' })
      for (let x = sx + d / 2 + 16; x < sx + d / 2 + 35; x += 4) s.line(x, cy - 7, x - 2, cy + 7, 'thin')
    } else {
      s.rect(sx - sock - 3, cy + R - 2, 2 * sock + 6, 16, { fill: 'paper' }).rect(
        sx - sock,
        cy + R + 14,
        2 * sock,
        26,
        { fill: 'paper' },
      )
      for (let y = cy + R + 18; y < cy + R + 38; y += 4) s.line(sx - sock, y + 2, sx + sock, y, 'thin')
    }
    const label = (t: number, radius: number): [number, number] => [
      cx + radius * Math.cos(turn(t)),
      cy + radius * Math.sin(turn(t)),
    ]
    const [lx, ly] = label(0, R + 6)
    const [rx, ry] = label(1, R + 6)
    return s
      .line(cx, cy - R - 10, cx, cy + R + (back ? 10 : 46), 'centre')
      .line(sx, cy - R - 10, sx, cy + R + (back ? 10 : 46), 'centre')
      .dimX(cx - R, cx + R, 290, `⌀ ${dial}`, cy)
      .note(label(0, tick)[0], label(0, tick)[1], lx - 12, ly + 22, `${from < 0 ? '−0.1' : '0'}`)
      .note(label(1, tick)[0], label(1, tick)[1], rx + 10, ry + 22, `${to}`)
      .note(
        back ? sx + d / 2 + 24 : sx + sock,
        back ? cy + 7 : cy + R + 30,
        back ? 322 : 318,
        back ? cy + R + 40 : 284,
        thread,
      )
      .note(cx - R * 0.62, cy - R * 0.62, 54, 36, accuracy)
  },
})
