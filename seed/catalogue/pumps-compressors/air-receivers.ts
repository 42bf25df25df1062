import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, mm, mpa, names } from '../pipeline/kit.ts'

interface Item {
  volume: number
  pressure: number
  vertical: boolean
  diameter: number
  /** Height of a vertical or length of a horizontal receiver. */
  length: number
  wall: number
  port: string
  ports: number
  manhole?: boolean
  finish: 'paint' | 'zinc' | 'stainless'
  mass: number
  price: number
}

const finishes = {
  paint: { en: 'primer and enamel outside', ru: 'грунт и эмаль снаружи', zh: '外表底漆加面漆' },
  zinc: { en: 'hot-dip galvanized inside and outside', ru: 'горячее цинкование снаружи и внутри', zh: '内外热镀锌' },
  stainless: { en: 'stainless steel, pickled', ru: 'нержавеющая сталь, травление', zh: '不锈钢酸洗' },
}

export const airReceivers = leaf<Item>({
  key: 'air-receivers',
  name: { en: 'Air receivers', ru: 'Ресиверы для сжатого воздуха', zh: '储气罐' },
  about: {
    en: 'Vertical and horizontal vessels from 50 liters to 25 m³ that smooth pulsation and cover peak demand. With pressure-vessel documents.',
    ru: 'Вертикальные и горизонтальные сосуды от 50 л до 25 м³: гасят пульсации и покрывают пиковый расход. С паспортом сосуда и сертификатом ТР ТС 032/2013.',
    zh: '50 L～25 m³立式、卧式储气罐，稳压缓冲、补偿峰值用气，随附压力容器资料。',
  },
  tnved: '731100',
  unit: 'piece',
  items: [
    {
      volume: 50,
      pressure: 1.1,
      vertical: false,
      diameter: 300,
      length: 800,
      wall: 3,
      port: 'G 1/2',
      ports: 4,
      finish: 'paint',
      mass: 24,
      price: 12400,
    },
    {
      volume: 100,
      pressure: 1.1,
      vertical: true,
      diameter: 370,
      length: 1180,
      wall: 3,
      port: 'G 1',
      ports: 5,
      finish: 'paint',
      mass: 38,
      price: 18900,
    },
    {
      volume: 270,
      pressure: 1.1,
      vertical: true,
      diameter: 500,
      length: 1690,
      wall: 4,
      port: 'G 1',
      ports: 6,
      finish: 'zinc',
      mass: 84,
      price: 52700,
    },
    {
      volume: 500,
      pressure: 1.1,
      vertical: true,
      diameter: 600,
      length: 2120,
      wall: 4,
      port: 'G 2',
      ports: 6,
      finish: 'paint',
      mass: 128,
      price: 49800,
    },
    {
      volume: 500,
      pressure: 1.6,
      vertical: false,
      diameter: 600,
      length: 2000,
      wall: 6,
      port: 'G 2',
      ports: 6,
      finish: 'paint',
      mass: 172,
      price: 68900,
    },
    {
      volume: 900,
      pressure: 1.0,
      vertical: true,
      diameter: 800,
      length: 2230,
      wall: 5,
      port: 'G 2',
      ports: 7,
      finish: 'paint',
      mass: 215,
      price: 82600,
    },
    {
      volume: 1000,
      pressure: 1.0,
      vertical: true,
      diameter: 800,
      length: 2450,
      wall: 5,
      port: 'G 2',
      ports: 7,
      finish: 'stainless',
      mass: 228,
      price: 268000,
    },
    {
      volume: 2000,
      pressure: 1.0,
      vertical: true,
      diameter: 1100,
      length: 2640,
      wall: 6,
      port: 'DN 65',
      ports: 7,
      manhole: true,
      finish: 'paint',
      mass: 430,
      price: 164000,
    },
    {
      volume: 4000,
      pressure: 1.6,
      vertical: true,
      diameter: 1400,
      length: 3170,
      wall: 10,
      port: 'DN 80',
      ports: 8,
      manhole: true,
      finish: 'zinc',
      mass: 1240,
      price: 698000,
    },
    {
      volume: 10000,
      pressure: 0.8,
      vertical: true,
      diameter: 1800,
      length: 4650,
      wall: 10,
      port: 'DN 150',
      ports: 8,
      manhole: true,
      finish: 'paint',
      mass: 2080,
      price: 792000,
    },
    {
      volume: 25000,
      pressure: 1.6,
      vertical: false,
      diameter: 2200,
      length: 7150,
      wall: 16,
      port: 'DN 200',
      ports: 9,
      manhole: true,
      finish: 'paint',
      mass: 7100,
      price: 2640000,
    },
  ],
  product: ({ volume, pressure, vertical, diameter, length, wall, port, ports, manhole, finish, mass, price }) => {
    const size =
      volume >= 2000
        ? { en: `${volume / 1000} m³`, ru: `${comma(volume / 1000)} м³`, zh: `${volume / 1000} m³` }
        : { en: `${volume} L`, ru: `${volume} л`, zh: `${volume} L` }
    const bars = Math.round(pressure * 10)
    return {
      model: `AR-${vertical ? 'V' : 'H'}-${volume}-${bars}${finish === 'zinc' ? '-Z' : finish === 'stainless' ? '-S' : ''}`,
      name: {
        en: `Air receiver ${size.en}, ${bars} bar, ${vertical ? 'vertical' : 'horizontal'}${finish === 'zinc' ? ', galvanized' : finish === 'stainless' ? ', stainless' : ''}`,
        ru: `Ресивер ${vertical ? 'вертикальный' : 'горизонтальный'} ${size.ru}, ${bars} бар${finish === 'zinc' ? ', оцинкованный' : finish === 'stainless' ? ', нержавеющий' : ''}`,
        zh: `${vertical ? '立式' : '卧式'}储气罐 ${size.zh} ${bars} bar${finish === 'zinc' ? ' 热镀锌' : finish === 'stainless' ? ' 不锈钢' : ''}`,
      },
      description: {
        en: `${vertical ? 'Vertical' : 'Horizontal'} welded receiver of ${size.en} for compressed air at ${pressure} MPa, with ${ports} ports of up to ${port}. ${manhole ? 'A manhole gives access for internal inspection; nozzles are flanged.' : 'Small enough to be delivered on a pallet and set up by two people.'} ${finish === 'zinc' ? 'Zinc inside and out keeps rust flakes out of the air tools.' : finish === 'stainless' ? 'For oil-free air in pharmacy and food plants.' : 'Complete with safety valve, pressure gauge and drain cock.'}`,
        ru: `${vertical ? 'Вертикальный' : 'Горизонтальный'} сварной ресивер ${size.ru} для сжатого воздуха давлением ${comma(pressure)} МПа; число патрубков — ${ports}, наибольший — ${port}. ${manhole ? 'Люк-лаз для внутреннего осмотра, патрубки фланцевые.' : 'Поставляется на поддоне.'} ${finish === 'zinc' ? 'Цинк внутри и снаружи: окалина и ржавчина не попадают в инструмент.' : finish === 'stainless' ? 'Для безмасляного воздуха в фармацевтике и пищевых производствах.' : 'В комплекте предохранительный клапан, манометр и конденсатоотводчик.'}`,
        zh: `${vertical ? '立式' : '卧式'}焊接储气罐，容积${size.zh}，工作压力${pressure} MPa，${ports}个接口，最大${port}。${manhole ? '设人孔便于内部检验，接管为法兰连接。' : '托盘包装发运，安装简便。'}${finish === 'zinc' ? '内外热镀锌，避免锈渣进入气动工具。' : finish === 'stainless' ? '适用于制药、食品行业无油空气系统。' : '配安全阀、压力表和排污阀。'}`,
      },
      facts: [
        fact(names.capacity, size),
        fact(names.pressure, mpa(pressure)),
        fact(
          { en: 'Test pressure', ru: 'Пробное давление', zh: '试验压力' },
          mpa(Math.round(pressure * 1.43 * 100) / 100),
        ),
        fact({ en: 'Diameter', ru: 'Диаметр', zh: '直径' }, mm(diameter)),
        fact(vertical ? names.height : names.length, mm(length)),
        fact(names.wall, mm(wall)),
        fact({ en: 'Largest port', ru: 'Наибольший патрубок', zh: '最大接口' }, port),
        fact(
          names.material,
          finish === 'stainless'
            ? { en: 'stainless steel AISI 304', ru: 'нержавеющая сталь AISI 304', zh: '304不锈钢' }
            : { en: 'steel 09G2S', ru: 'сталь 09Г2С', zh: 'Q345R容器板' },
        ),
        fact(names.temperature, celsius(finish === 'stainless' ? -20 : -40, 100)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: volume >= 4000 ? [30, 50] : [5, 15],
      variants:
        finish === 'paint' && volume <= 2000
          ? [
              { suffix: 'P', factor: 1, options: [{ name: names.corrosion, value: finishes.paint }] },
              { suffix: 'Z', factor: 1.42, options: [{ name: names.corrosion, value: finishes.zinc }] },
            ]
          : undefined,
    }
  },
  draw: ({ volume, vertical, diameter, length, wall, port, manhole }) => {
    const s = new Sheet()
    const size = between(volume, 50, 25000, 0.84, 1)
    if (vertical) {
      const H = 232 * size
      const r = Math.min(74, ((H * diameter) / length / 2) * 1.1)
      const cx = 190
      const base = 266
      const legs = H * 0.15
      const top = base - H
      const head = r * 0.5
      const y1 = top + head
      const y2 = base - legs - head * 0.4
      for (const v of [-1, 1])
        s.polygon(
          [
            [cx + v * r * 0.72, y2 - 6],
            [cx + v * r * 0.9, y2 - 6],
            [cx + v * r * 0.9, base],
            [cx + v * r * 1.05, base],
            [cx + v * r * 1.05, base + 5],
            [cx + v * r * 0.62, base + 5],
            [cx + v * r * 0.62, base],
            [cx + v * r * 0.72, base],
          ],
          { fill: 'paper' },
        )
      s.path(`M${cx - r} ${y1}A${r} ${head} 0 0 1 ${cx + r} ${y1}V${y2}A${r} ${head} 0 0 1 ${cx - r} ${y2}Z`, {
        fill: 'paper',
      })
      s.line(cx - r, y1, cx + r, y1, 'thin').line(cx - r, y2, cx + r, y2, 'thin')
      if (volume > 900) s.line(cx - r, (y1 + y2) / 2, cx + r, (y1 + y2) / 2, 'thin')
      s.rect(cx - 6, top - 12, 12, 13, { fill: 'hatch' })
      const nozzle = (y: number, v: number, w: number) =>
        s
          .rect(v < 0 ? cx - r - 14 : cx + r, y - w / 2, 14, w, { fill: 'paper' })
          .rect(v < 0 ? cx - r - 19 : cx + r + 14, y - w / 2 - 4, 5, w + 8, { fill: 'hatch' })
      nozzle(y2 - 14, -1, 14)
      nozzle(y1 + 18, 1, 14)
      s.circle(cx + r * 0.45, y1 + 24, 9, { fill: 'paper' }).line(
        cx + r * 0.45,
        y1 + 24,
        cx + r * 0.45 + 4,
        y1 + 18,
        'thin',
      )
      if (manhole)
        s.circle(cx - r * 0.25, y2 - 36, 21, { fill: 'paper' })
          .circle(cx - r * 0.25, y2 - 36, 14, { weight: 'thin' })
          .around(12, cx - r * 0.25, y2 - 36, 17.5, (d, x, y) => d.circle(x, y, 1.3, { weight: 'thin' }))
      else s.ellipse(cx - r * 0.2, y2 - 28, 10, 7, { fill: 'paper' })
      s.rect(cx - r * 0.4, (y1 + y2) / 2 - 20, r * 0.5, 13, { weight: 'thin' }).rect(cx - 3, y2 + head * 0.98, 6, 10, {
        fill: 'tint',
      })
      return s
        .line(cx, top - 18, cx, base + 8, 'centre')
        .dimX(cx - r, cx + r, 292, `⌀ ${diameter}`, y2)
        .dimY(top, base + 5, 60, `H ${length}`, cx - r * 0.2)
        .note(cx + r + 16, y1 + 18, 316, 48, port)
        .note(cx + r * 0.5, (y1 + y2) / 2 + 24, 318, 150, volume >= 2000 ? `${volume / 1000} m³` : `${volume} L`)
        .note(cx + r, y2 - 20, 318, 226, `s ${wall}`)
    }
    const L = 282 * size
    const r = Math.min(72, ((L * diameter) / length / 2) * 1.05)
    const x = 206 - L / 2
    const cy = 144
    const head = r * 0.5
    s.path(
      `M${x + head} ${cy - r}H${x + L - head}A${head} ${r} 0 0 1 ${x + L - head} ${cy + r}H${x + head}A${head} ${r} 0 0 1 ${x + head} ${cy - r}Z`,
      { fill: 'paper' },
    )
    s.line(x + head, cy - r, x + head, cy + r, 'thin').line(x + L - head, cy - r, x + L - head, cy + r, 'thin')
    if (volume > 900) for (const v of [0.38, 0.62]) s.line(x + L * v, cy - r, x + L * v, cy + r, 'thin')
    for (const v of [0.24, 0.76])
      s.polygon(
        [
          [x + L * v - 20, cy + r * 0.72],
          [x + L * v + 20, cy + r * 0.72],
          [x + L * v + 16, cy + r + 30],
          [x + L * v - 16, cy + r + 30],
        ],
        { fill: 'hatch' },
      ).rect(x + L * v - 26, cy + r + 30, 52, 6, { fill: 'paper' })
    for (const v of [0.3, 0.46, 0.7])
      s.rect(x + L * v - 6, cy - r - 14, 12, 15, { fill: 'paper' }).rect(x + L * v - 11, cy - r - 19, 22, 5, {
        fill: 'hatch',
      })
    if (manhole)
      s.rect(x + L * 0.56 - 24, cy - r - 16, 48, 17, { fill: 'paper' }).rect(x + L * 0.56 - 29, cy - r - 24, 58, 8, {
        fill: 'hatch',
      })
    s.rect(x + L * 0.5 - 3, cy + r, 6, 12, { fill: 'tint' }).rect(x + L * 0.55, cy - 8, 34, 16, { weight: 'thin' })
    return s
      .line(x - 14, cy, x + L + 14, cy, 'centre')
      .dimX(x, x + L, 280, `L ${length}`, cy)
      .dimY(cy - r, cy + r, 38, `⌀ ${diameter}`, x + head)
      .note(x + L * 0.3, cy - r - 16, 96, 38, port)
      .note(
        x + L * 0.42,
        cy + r * 0.35,
        x + L * 0.42 + 16,
        cy + r * 0.35 + 4,
        volume >= 2000 ? `${volume / 1000} m³` : `${volume} L`,
      )
      .note(x + L * 0.8, cy - r, 320, 46, `s ${wall}`)
  },
})
