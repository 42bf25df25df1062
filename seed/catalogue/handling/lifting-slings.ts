import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { elementAt, leaf } from '../model.ts'

interface Item {
  kind: 'chain' | 'rope' | 'web' | 'round'
  legs: 1 | 2 | 3 | 4
  /** Working load limit in tonnes at the smaller angle. */
  load: number
  /** Chain or rope diameter, or band width, in mm. */
  size: number
  length: number
  mass: number
  price: number
  use: FullText
}

/** Lengths that a sling is sold in, against the item's. */
const TIMES = [1, 1.5, 2]

const KINDS: Record<Item['kind'], FullText> = {
  chain: say('chain sling, grade 80', 'Строп цепной', '80 级链条索具'),
  rope: say('wire rope sling', 'Строп канатный', '钢丝绳索具'),
  web: say('Webbing sling, polyester', 'Строп текстильный петлевой СТП', '涤纶扁平吊装带'),
  round: say('Round sling, polyester', 'Строп текстильный круглопрядный кольцевой', '涤纶圆形吊装带'),
}
const LEGS = {
  1: say('Single-leg', '1СЦ', '单肢'),
  2: say('Two-leg', '2СЦ', '双肢'),
  3: say('Three-leg', '3СЦ', '三肢'),
  4: say('Four-leg', '4СЦ', '四肢'),
} as const

const items: Item[] = [
  {
    kind: 'chain',
    legs: 1,
    load: 1.12,
    size: 6,
    length: 2,
    mass: 3.1,
    price: 3650,
    use: say(
      'A handy size for molds and motors in repair shops.',
      'Удобный размер для пресс-форм и двигателей в ремонтных мастерских.',
      '适合维修车间吊运模具和电机。',
    ),
  },
  {
    kind: 'chain',
    legs: 2,
    load: 4.25,
    size: 10,
    length: 3,
    mass: 16,
    price: 12400,
    use: say(
      'For beams, pipes and machine beds with two lifting points.',
      'Для балок, труб и станин с двумя точками строповки.',
      '用于吊装双吊点的梁、管和机座。',
    ),
  },
  {
    kind: 'chain',
    legs: 3,
    load: 6.7,
    size: 10,
    length: 2,
    mass: 18,
    price: 15200,
    use: say(
      'Three legs level round loads: manhole rings, wheels, tanks.',
      'Три ветви выравнивают круглый груз: кольца колодцев, колёса, ёмкости.',
      '三肢受力均衡，适合井圈、车轮和罐体等圆形件。',
    ),
  },
  {
    kind: 'chain',
    legs: 4,
    load: 11.2,
    size: 13,
    length: 4,
    mass: 62,
    price: 41500,
    use: say(
      'The site standard for concrete slabs and containers.',
      'Стандарт стройплощадки: плиты перекрытия и контейнеры.',
      '工地吊装预制板和集装箱的标准配置。',
    ),
  },
  {
    kind: 'chain',
    legs: 4,
    load: 26.5,
    size: 20,
    length: 6,
    mass: 205,
    price: 139000,
    use: say(
      'For heavy rigging of presses and bridge sections at temperatures down to −40 °C.',
      'Тяжёлый такелаж: прессы и секции мостов при температуре до −40 °C.',
      '用于压力机和桥梁节段等重型吊装，可在 −40 °C 环境使用。',
    ),
  },
  {
    kind: 'rope',
    legs: 2,
    load: 3.2,
    size: 15,
    length: 4,
    mass: 13,
    price: 4950,
    use: say(
      'Pressed aluminum sleeves and thimbles; the usual sling of timber and pipe yards.',
      'Опрессовка алюминиевой втулкой, коуши; обычный строп лесных и трубных складов.',
      '铝合金压制接头配套环，木材和管材堆场常用。',
    ),
  },
  {
    kind: 'rope',
    legs: 4,
    load: 10,
    size: 22,
    length: 5,
    mass: 58,
    price: 17800,
    use: say(
      'For equipment modules and formwork where chain would be too heavy.',
      'Для модулей оборудования и опалубки, где цепь слишком тяжела.',
      '用于设备模块和模板吊装，比链条更轻。',
    ),
  },
  {
    kind: 'web',
    legs: 1,
    load: 2,
    size: 60,
    length: 4,
    mass: 1.4,
    price: 690,
    use: say(
      'The green band of the color code; does not scratch machined or painted surfaces.',
      'Зелёная лента по цветовой кодировке; не царапает обработанные и окрашенные поверхности.',
      '按色标为绿色，不划伤加工面和漆面。',
    ),
  },
  {
    kind: 'web',
    legs: 1,
    load: 10,
    size: 300,
    length: 8,
    mass: 21,
    price: 11600,
    use: say(
      'A wide orange band for boats, large pipes and rolls; wear sleeves slide on.',
      'Широкая оранжевая лента для катеров, труб большого диаметра и рулонов; защитные чехлы скользят по ленте.',
      '橙色宽带，用于船艇、大口径管和卷材，可加装护套。',
    ),
  },
  {
    kind: 'round',
    legs: 1,
    load: 5,
    size: 70,
    length: 3,
    mass: 3.4,
    price: 2650,
    use: say(
      'The endless red sleeve takes the shape of shafts and castings in a choker hitch.',
      'Кольцевой, красный чехол: в удавку плотно облегает валы и отливки.',
      '红色环形护套，扼圈（锁喉）吊装时可贴合轴类和铸件。',
    ),
  },
]

export const liftingSlings = leaf<Item>({
  key: 'lifting-slings',
  name: say('Lifting slings', 'Стропы грузовые', '起重索具'),
  about: say(
    'Chain, wire rope and textile slings with tag, data sheet and working load table. Non-standard lengths are made within three days.',
    'Цепные, канатные и текстильные стропы с биркой, паспортом и таблицей нагрузок. Нестандартную длину изготовим за три дня.',
    '链条、钢丝绳和合成纤维索具，附标牌、合格证和载荷表，非标长度三日内制作。',
  ),
  tnved: '7315',
  unit: 'piece',
  items,
  product: (i) => {
    const t = figure(i.load)
    const kind = KINDS[i.kind]
    const leg = LEGS[i.legs]
    const soft = i.kind === 'web' || i.kind === 'round'
    const mark = i.kind === 'rope' ? leg.ru.replace('Ц', 'К') : leg.ru
    const factor = soft ? 7 : i.kind === 'rope' ? 5 : 4
    return {
      model: `${{ chain: 'CS', rope: 'RS', web: 'WS', round: 'RN' }[i.kind]}-${i.legs}-${String(i.load).replace('.', '')}`,
      name: soft
        ? say(
            `${kind.en} ${t.en} t, L ${i.length} m${i.kind === 'web' ? `, ${i.size} mm` : ''}`,
            `${kind.ru} ${t.ru} т, L ${i.length} м${i.kind === 'web' ? `, лента ${i.size} мм` : ''}`,
            `${kind.zh} ${t.zh} t ${i.length} m${i.kind === 'web' ? ` 宽${i.size} mm` : ''}`,
          )
        : say(
            `${leg.en} ${kind.en}, ${t.en} t, ⌀${i.size} mm, L ${i.length} m`,
            `${kind.ru} ${mark} ${t.ru} т, ⌀${i.size} мм, L ${i.length} м`,
            `${leg.zh}${kind.zh} ${t.zh} t ⌀${i.size} mm 长${i.length} m`,
          ),
      description: say(
        `Working load limit ${t.en} t${i.legs > 1 ? ' at an angle of up to 45° to the vertical' : ' in a vertical hitch'}, safety factor ${factor}:1. ${i.use.en} ${soft ? 'The label shows loads for vertical, choker and basket hitches.' : 'Hooks have spring latches; a shortening hook can be added.'}`,
        `Грузоподъёмность ${t.ru} т${i.legs > 1 ? ' при угле до 45° к вертикали' : ' при прямой строповке'}, запас прочности ${factor}:1. ${i.use.ru} ${soft ? 'На ярлыке указаны нагрузки для прямой строповки, «удавки» и обхвата.' : 'Крюки с предохранительной скобой; по запросу — укорачиватель.'}`,
        `额定载荷 ${t.zh} t${i.legs > 1 ? '（与垂线夹角不大于 45°）' : '（垂直起吊）'}，安全系数 ${factor}:1。${i.use.zh}${soft ? '标签注明垂直、扼圈（锁喉）和兜吊三种方式的载荷。' : '吊钩带防脱舌片，可加配缩短钩。'}`,
      ),
      facts: [
        fact('Working load limit', 'Грузоподъёмность', '额定载荷', measure(i.load, 't')),
        fact('Legs', 'Число ветвей', '肢数', String(i.legs)),
        fact('Length', 'Длина', '长度', measure(i.length, 'm')),
        i.kind === 'web'
          ? fact('Webbing width', 'Ширина ленты', '带宽', measure(i.size, 'mm'))
          : fact(
              i.kind === 'chain' ? 'Chain diameter' : i.kind === 'rope' ? 'Rope diameter' : 'Sleeve width',
              i.kind === 'chain' ? 'Калибр цепи' : i.kind === 'rope' ? 'Диаметр каната' : 'Ширина чехла',
              i.kind === 'chain' ? '链条直径' : i.kind === 'rope' ? '钢丝绳直径' : '护套宽度',
              measure(i.size, 'mm'),
            ),
        fact('Safety factor', 'Запас прочности', '安全系数', `${factor}:1`),
        fact(
          'Working temperature',
          'Рабочая температура',
          '使用温度',
          i.kind === 'chain'
            ? say('−40 to +200 °C', '−40…+200 °C', '−40～+200 °C')
            : say('−40 to +80 °C', '−40…+80 °C', '−40～+80 °C'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(
            soft
              ? 'EN 1492-1/-2, JB/T 8521'
              : i.kind === 'rope'
                ? 'ГОСТ 25573-82, EN 13414-1'
                : 'ГОСТ 25573-82, EN 818-4, GB/T 25853',
          ),
        ),
      ],
      priceRub: i.price,
      moq: i.price < 3000 ? 10 : 2,
      leadDays: i.load > 20 ? [10, 20] : [1, 5],
      variants: TIMES.map((k) =>
        variant(`-L${i.length * k}`, 0.35 + 0.65 * k, fact('Length', 'Длина', '长度', measure(i.length * k, 'm'))),
      ),
    }
  },
  sized: (item, variant) => ({ ...item, length: item.length * elementAt(TIMES, variant) }),
  draw: (i) => {
    const sheet = new Sheet()
    const f = (n: number) => n.toFixed(1)
    if (i.kind === 'web') {
      const half = 12 + 22 * Math.sqrt((i.size - 60) / 240)
      const y = 128
      const x1 = 62
      const x2 = 338
      for (const [x, v] of [
        [x1, 1],
        [x2, -1],
      ] as const) {
        sheet
          .path(
            `M${x + 76 * v} ${y - 5}C${x + 40 * v} ${y - 12} ${x + 20 * v} ${y - 34} ${x + 6 * v} ${y - 22}Q${x - 6 * v} ${y} ${x + 6 * v} ${y + 22}C${x + 20 * v} ${y + 34} ${x + 40 * v} ${y + 12} ${x + 76 * v} ${y + 5}`,
            { fill: 'paper' },
          )
          .path(
            `M${x + 70 * v} ${y}C${x + 42 * v} ${y - 5} ${x + 24 * v} ${y - 22} ${x + 13 * v} ${y - 13}Q${x + 4 * v} ${y} ${x + 13 * v} ${y + 13}C${x + 24 * v} ${y + 22} ${x + 42 * v} ${y + 5} ${x + 70 * v} ${y}Z`,
            { fill: 'paper' },
          )
      }
      sheet.rect(x1 + 70, y - 5, x2 - x1 - 140, 10, { fill: 'tint' })
      for (const x of [x1 + 74, x2 - 112])
        for (let n = 0; n < 5; n++) sheet.path(`M${x + n * 8} ${y - 4}l4 8l4 -8`, { weight: 'thin' })
      sheet.rect(150, 202 - half, 100, half * 2, { fill: 'paper' })
      for (let n = 1; n < 8; n++)
        sheet.line(150, 202 - half + (half * n) / 4, 250, 202 - half + (half * n) / 4, n % 2 ? 'hidden' : 'thin')
      return sheet
        .line(40, y, 360, y, 'centre')
        .dimX(x1, x2, 74, `L ${i.length} m`, y)
        .dimY(202 - half, 202 + half, 128, `${i.size}`, 150)
        .note(250, 202, 284, 224, `${i.load} t`)
    }
    if (i.kind === 'round') {
      const w = 13 + i.size / 12
      sheet
        .path('M90 140C90 84 150 74 200 92C250 110 326 78 330 140C334 204 254 196 200 182C150 168 92 200 90 140Z', {
          fill: 'tint',
        })
        .path(
          `M${f(90 + w)} 140C${f(90 + w)} 104 156 94 200 110C244 124 ${f(330 - w)} 100 ${f(330 - w)} 140C${f(330 - w)} 180 250 178 200 164C154 152 ${f(90 + w)} 176 ${f(90 + w)} 140Z`,
          { fill: 'paper' },
        )
      for (let n = 0; n < 7; n++) sheet.line(120 + n * 4, 84 + Math.abs(n - 3) * 1.5, 124 + n * 4, 104, 'thin')
      sheet.rect(254, 176, 34, 24, { fill: 'paper' }).line(260, 184, 282, 184, 'thin').line(260, 191, 276, 191, 'thin')
      sheet
        .circle(330, 240, w * 1.2, { fill: 'tint' })
        .around(26, 330, 240, w * 0.72, (d, x, y) => d.circle(x, y, 2.2, { weight: 'thin' }))
        .circle(330, 240, w * 0.4, { fill: 'hatch', weight: 'thin' })
      return sheet
        .centre(330, 240, w * 1.2 + 6)
        .dimX(90, 331, 48, `L ${i.length} m`, 140)
        .dimX(330 - w * 1.2, 330 + w * 1.2, 284, `${i.size}`, 240)
        .note(271, 196, 226, 240, `${i.load} t`)
    }
    const k = 0.6 + 0.4 * ((i.size - 6) / 16)
    const tx = 190
    const ty = 66
    const hook = 8 + 6 * k
    const spread = i.legs === 1 ? [0] : i.legs === 2 ? [-84, 84] : i.legs === 3 ? [-100, 12, 100] : [-112, -40, 52, 112]
    const ends = spread.map(
      (dx, n) => [tx + dx, 226 - (i.legs > 2 && n > 0 && n < spread.length - 1 ? 26 : 0)] as const,
    )
    for (const [x, y] of ends) {
      const length = Math.hypot(x - tx, y - ty - 26)
      const ux = (x - tx) / length
      const uy = (y - ty - 26) / length
      const turn = (Math.atan2(uy, ux) * 180) / Math.PI
      const at = (t: number): [number, number] => [tx + ux * t, ty + 26 + uy * t]
      const to = length - hook
      if (i.kind === 'chain') {
        const size = 8 + i.size * 0.42
        const n = Math.round(to / size)
        const step = to / n
        for (let m = 0; m < n; m++) {
          const a = at(step * (m - 0.12))
          const b = at(step * (m + 1.12))
          if (m % 2) sheet.line(a[0], a[1], b[0], b[1])
          else
            sheet.path(
              `M${f(a[0])} ${f(a[1])}A${f(step * 0.62)} ${f(size * 0.33)} ${f(turn)} 0 1 ${f(b[0])} ${f(b[1])}A${f(step * 0.62)} ${f(size * 0.33)} ${f(turn)} 0 1 ${f(a[0])} ${f(a[1])}`,
              { weight: 'thin' },
            )
        }
      } else {
        const r = 1.4 + i.size * 0.1
        const a = at(4)
        const b = at(to)
        sheet.polygon(
          [
            [a[0] - uy * r, a[1] + ux * r],
            [b[0] - uy * r, b[1] + ux * r],
            [b[0] + uy * r, b[1] - ux * r],
            [a[0] + uy * r, a[1] - ux * r],
          ],
          { fill: 'hatch', weight: 'thin' },
        )
        for (const t of [26, to - 34]) {
          const p = at(t)
          const q = at(t + 20)
          const s = r + 3
          sheet.polygon(
            [
              [p[0] - uy * s, p[1] + ux * s],
              [q[0] - uy * s, q[1] + ux * s],
              [q[0] + uy * s, q[1] - ux * s],
              [p[0] + uy * s, p[1] - ux * s],
            ],
            { fill: 'paper' },
          )
        }
        for (const t of [12, to - 6])
          sheet
            .circle(...at(t), 7 + r, { fill: 'paper', weight: 'thin' })
            .circle(...at(t), 4 + r * 0.5, { fill: 'paper', weight: 'thin' })
      }
      const p = (a: number, b: number) => `${f(x + hook * a)} ${f(y + hook * (b + 1))}`
      sheet.path(
        `M${p(-0.35, -1.7)}L${p(-0.35, -0.94)}A${f(hook)} ${f(hook)} 0 1 0 ${p(0.97, -0.24)}L${p(0.57, -0.12)}A${f(hook * 0.58)} ${f(hook * 0.58)} 0 1 1 ${p(0.1, -0.57)}L${p(0.35, -0.85)}L${p(0.35, -1.7)}Z`,
        { fill: 'paper' },
      )
    }
    sheet
      .ellipse(tx, ty - 6, 17 + 7 * k, 27 + 5 * k, { fill: 'paper' })
      .ellipse(tx, ty - 6, 11 + 5 * k, 20 + 4 * k, { fill: 'paper', weight: 'thin' })
    if (i.legs > 2)
      sheet.ellipse(tx - 12, ty + 24, 7, 12, { fill: 'paper' }).ellipse(tx + 12, ty + 24, 7, 12, { fill: 'paper' })
    const low = Math.max(...ends.map(([, y]) => y)) + hook * 2
    const last = ends[ends.length - 1] ?? [tx, 226]
    return sheet
      .line(tx, 20, tx, low + 14, 'centre')
      .dimY(ty - 33, low - hook * 0.5, 352, `L ${i.length} m`, tx + 20)
      .note(
        (tx + last[0]) / 2 + (i.legs === 1 ? 0 : 4),
        (ty + 26 + last[1]) / 2,
        Math.min((tx + last[0]) / 2 + 34, 274),
        (ty + 26 + last[1]) / 2 - 36,
        `⌀${i.size}`,
      )
      .note(tx - 18, ty - 6, 124, 44, `${i.load} t`)
  },
})
