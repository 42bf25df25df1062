import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'hand' | 'lever' | 'electric'
  /** Tonnes. */
  capacity: number
  falls: number
  chain: string
  headroom: number
  /** Pull on the hand chain or lever in newtons; of an electric hoist the motor power in kW and the speed. */
  effort: number
  speed?: number
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  hand: say('Hand chain hoist', 'Таль ручная цепная', '手拉葫芦'),
  lever: say('Lever hoist', 'Таль ручная рычажная', '手扳葫芦'),
  electric: say('Electric chain hoist', 'Таль электрическая цепная', '环链电动葫芦'),
}
const CODES: Record<Item['kind'], string> = { hand: 'HH', lever: 'LH', electric: 'EH' }

const items: Item[] = [
  {
    kind: 'hand',
    capacity: 0.5,
    falls: 1,
    chain: '5×15',
    headroom: 285,
    effort: 225,
    mass: 8.5,
    price: 5200,
    use: say(
      'Light enough to carry between jobs in a toolbox.',
      'Лёгкая: её носят между объектами в ящике с инструментом.',
      '轻便易携，可随工具箱带到各作业点。',
    ),
  },
  {
    kind: 'hand',
    capacity: 1,
    falls: 1,
    chain: '6×18',
    headroom: 317,
    effort: 304,
    mass: 11,
    price: 6400,
    use: say(
      'The common choice for engine removal and pump repair.',
      'Самый ходовой размер: снятие двигателей, ремонт насосов.',
      '拆装发动机、检修水泵的常用规格。',
    ),
  },
  {
    kind: 'hand',
    capacity: 2,
    falls: 2,
    chain: '6×18',
    headroom: 414,
    effort: 314,
    mass: 14.5,
    price: 8900,
    use: say(
      'Used by fitters for valves, gear units and short pipe spools.',
      'Для монтажа задвижек, редукторов и коротких плетей труб.',
      '安装工用于吊装阀门、减速机和短管段。',
    ),
  },
  {
    kind: 'hand',
    capacity: 5,
    falls: 2,
    chain: '9×27',
    headroom: 616,
    effort: 390,
    mass: 37,
    price: 22500,
    use: say(
      'For machine-tool relocation and bridge repair.',
      'Перестановка станков и ремонт мостовых конструкций.',
      '用于机床移位和桥梁检修。',
    ),
  },
  {
    kind: 'hand',
    capacity: 10,
    falls: 4,
    chain: '9×27',
    headroom: 750,
    effort: 400,
    mass: 71,
    price: 48500,
    use: say(
      'Four falls share the load; two operators are needed for long lifts.',
      'Груз держат четыре ветви цепи; при большой высоте работают вдвоём.',
      '四根链条分担载荷，提升高度大时需两人操作。',
    ),
  },
  {
    kind: 'hand',
    capacity: 20,
    falls: 8,
    chain: '9×27',
    headroom: 1000,
    effort: 410,
    mass: 176,
    price: 129000,
    use: say(
      'For heavy erection of turbines and presses; two hand chains drive both halves.',
      'Монтаж турбин и прессов; две тяговые цепи приводят обе половины.',
      '用于汽轮机和压力机安装，双手拉链条同步驱动。',
    ),
  },
  {
    kind: 'lever',
    capacity: 0.75,
    falls: 1,
    chain: '6×18',
    headroom: 320,
    effort: 250,
    mass: 7.2,
    price: 6900,
    use: say(
      'Pulls in any direction: load lashing, line tensioning, pipe alignment.',
      'Тянет в любом направлении: крепление груза, натяжка линий, стяжка труб.',
      '可任意方向牵引，用于货物捆绑、架线张紧和管道对口。',
    ),
  },
  {
    kind: 'lever',
    capacity: 3,
    falls: 1,
    chain: '10×28',
    headroom: 480,
    effort: 345,
    mass: 20,
    price: 17800,
    use: say(
      'Works where there is no height for a chain wheel, for example in shafts and ship hulls.',
      'Работает там, где нет высоты для цепного колеса: в шахтах и корпусах судов.',
      '适用于竖井、船舱等净空受限的场合。',
    ),
  },
  {
    kind: 'electric',
    capacity: 0.5,
    falls: 1,
    chain: '5×15',
    headroom: 430,
    effort: 0.8,
    speed: 8,
    mass: 42,
    price: 67500,
    use: say(
      'Two-speed lifting at assembly stations and under light jib cranes.',
      'Две скорости подъёма: сборочные посты и лёгкие консольные краны.',
      '双速起升，用于装配工位和轻型悬臂吊。',
    ),
  },
  {
    kind: 'electric',
    capacity: 2,
    falls: 2,
    chain: '7×21',
    headroom: 650,
    effort: 1.6,
    speed: 4,
    mass: 78,
    price: 119000,
    use: say(
      'The standard hoist of bay cranes in machine shops.',
      'Основная таль кран-балок механических цехов.',
      '机加工车间梁式起重机的标准配置。',
    ),
  },
  {
    kind: 'electric',
    capacity: 5,
    falls: 2,
    chain: '11.2×34',
    headroom: 920,
    effort: 3,
    speed: 2.8,
    mass: 196,
    price: 268000,
    use: say(
      'Class M4 for steel stockyards; the overload clutch is set at 125%.',
      'Группа режима М4 для складов металла; предохранительная муфта настроена на 125 %.',
      'M4 工作级别，用于钢材堆场，过载离合器设定为 125%。',
    ),
  },
]

export const chainHoists = leaf<Item>({
  key: 'chain-hoists',
  name: say('Chain hoists', 'Тали цепные', '环链葫芦'),
  about: say(
    'Hand, lever and electric chain hoists from 0.5 to 20 t with grade 80 load chain. Every hoist is proof-tested at 125% of its capacity.',
    'Ручные, рычажные и электрические цепные тали 0,5–20 т с грузовой цепью класса 80. Каждая испытана нагрузкой 125 %.',
    '手拉、手扳和电动环链葫芦，0.5～20 t，采用 80 级起重链条，每台均经 125% 载荷试验。',
  ),
  tnved: '8425',
  unit: 'piece',
  items,
  product: (i) => {
    const t = figure(i.capacity)
    const kind = KINDS[i.kind]
    const e = figure(i.effort)
    const electric = i.kind === 'electric'
    const standard = i.kind === 'lever' ? 1.5 : electric ? 6 : 3
    return {
      model: `${CODES[i.kind]}-${String(i.capacity * 1000).padStart(4, '0')}`,
      name: say(
        `${kind.en} ${t.en} t, lift ${standard} m${electric ? ', 380 V' : ''}, chain ${i.chain} mm`,
        `${kind.ru} ${t.ru} т, подъём ${figure(standard).ru} м${electric ? ', 380 В' : ''}, цепь ${figure(i.chain).ru} мм`,
        `${kind.zh} ${t.zh} t 起升${standard} m${electric ? ' 380 V' : ''} 链条${i.chain} mm`,
      ),
      description: say(
        `${kind.en} of ${t.en} t with ${i.falls} fall${i.falls > 1 ? 's' : ''} of ${i.chain} mm chain. ${i.use.en} ${electric ? `Motor ${e.en} kW, low-voltage pendant and limit switches at both ends.` : `The full load is lifted with ${i.effort} N; the load brake holds it at any height.`}`,
        `${kind.ru} на ${t.ru} т, ветвей цепи ${figure(i.chain).ru} мм — ${i.falls}. ${i.use.ru} ${electric ? `Двигатель ${e.ru} кВт, пульт на низком напряжении, концевые выключатели с обеих сторон.` : `Усилие при полном грузе — ${i.effort} Н, тормоз держит груз на любой высоте.`}`,
        `额定起重量 ${t.zh} t 的${kind.zh}，${i.falls} 根 ${i.chain} mm 链条承载。${i.use.zh}${electric ? `电机 ${e.zh} kW，低压手控盒，上下限位齐全。` : `满载${i.kind === 'lever' ? '手扳力' : '手拉力'} ${i.effort} N，载荷制动器可在任意高度可靠制动。`}`,
      ),
      facts: [
        fact('Capacity', 'Грузоподъёмность', '额定起重量', measure(i.capacity, 't')),
        fact('Lifting height', 'Высота подъёма', '起升高度', measure(standard, 'm')),
        fact('Chain falls', 'Число ветвей цепи', '链条行数', String(i.falls)),
        fact('Load chain', 'Грузовая цепь', '起重链条', measure(i.chain, 'mm')),
        fact('Minimum headroom', 'Минимальное расстояние между крюками', '两钩最小间距', measure(i.headroom, 'mm')),
        ...(electric
          ? [
              fact('Motor power', 'Мощность двигателя', '电机功率', measure(i.effort, 'kW')),
              fact('Lifting speed', 'Скорость подъёма', '起升速度', measure(i.speed ?? 0, 'mPerMin')),
            ]
          : [fact('Effort at full load', 'Усилие при полном грузе', '满载操作力', measure(i.effort, 'N'))]),
        fact('Test load', 'Испытательная нагрузка', '试验载荷', measure(i.capacity * 1.25, 't')),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm(electric ? 'EN 14492-2, JB/T 5317' : 'EN 13157, JB/T 7334')),
      ],
      priceRub: i.price,
      moq: electric || i.capacity > 5 ? 1 : 5,
      leadDays: electric ? [10, 25] : i.capacity >= 10 ? [14, 28] : [2, 7],
      ...(i.kind !== 'lever' && {
        variants: (
          [
            [3, 1],
            [6, 1.16],
            [9, 1.34],
            [12, 1.5],
          ] as const
        )
          .filter(([lift]) => lift >= standard)
          .map(([lift, factor]) =>
            variant(
              `-${lift}M`,
              electric ? factor / 1.16 : factor,
              fact('Lifting height', 'Высота подъёма', '起升高度', measure(lift, 'm')),
            ),
          ),
      }),
    }
  },
  draw: (i) => {
    const k = Math.log(i.capacity / 0.5) / Math.log(40)
    const cx = 176
    const hook = 11 + 8 * k
    const body = 27 + 17 * k
    const cy = 62 + hook + body
    const bottom = 262 - hook
    const block = i.falls > 1 ? 20 + 10 * k : 0
    const end = bottom - hook * 1.7 - block
    const link = 8 + 5 * k
    const spread = i.falls === 1 ? 0 : Math.min(body * 1.5, 13 + i.falls * 9)
    const sheet = new Sheet()
    const hookAt = (x: number, y: number, v: 1 | -1) => {
      const p = (a: number, b: number) => `${(x + hook * a).toFixed(1)} ${(y + hook * b * v).toFixed(1)}`
      const arc = (rr: number, sweep: boolean, to: string) =>
        `A${(hook * rr).toFixed(1)} ${(hook * rr).toFixed(1)} 0 1 ${sweep === (v === 1) ? 1 : 0} ${to}`
      sheet.path(
        `M${p(-0.3, -1.8)}L${p(-0.3, -0.95)}${arc(1, false, p(0.97, -0.24))}L${p(0.57, -0.12)}${arc(0.58, true, p(0.1, -0.57))}L${p(0.3, -0.85)}L${p(0.3, -1.8)}Z`,
        { fill: 'paper' },
      )
    }
    const chain = (x: number, y1: number, y2: number, size: number) => {
      const n = Math.max(2, Math.round((y2 - y1) / size))
      const step = (y2 - y1) / n
      for (let m = 0; m < n; m++) {
        const y = y1 + step * (m + 0.5)
        if (m % 2) sheet.line(x, y - step * 0.62, x, y + step * 0.62)
        else sheet.ellipse(x, y, size * 0.34, step * 0.62, { weight: 'thin' })
      }
    }
    if (i.kind === 'hand') {
      chain(cx + body * 1.28, cy, 236, 7)
      chain(cx - body * 1.28, cy, 236, 7)
      sheet
        .path(`M${cx - body * 1.28} 236Q${cx} 262 ${cx + body * 1.28} 236`, { weight: 'thin' })
        .circle(cx, cy, body * 1.32, { fill: 'paper', weight: 'thin' })
    }
    for (let n = 0; n < i.falls; n++)
      chain(cx + (i.falls === 1 ? 0 : (n / (i.falls - 1) - 0.5) * spread), cy, end, link)
    hookAt(cx, 44 + hook, -1)
    if (i.kind === 'electric') {
      const w = body * 2.5
      sheet
        .rect(cx - w * 0.48, cy - body * 0.8, w, body * 1.6, { fill: 'paper', radius: 5 })
        .rect(cx + w * 0.52, cy - body * 0.68, w * 0.42, body * 1.36, { fill: 'paper', radius: 4 })
        .repeat(8, (d, n) =>
          d.line(
            cx + w * 0.54,
            cy - body * 0.56 + body * 0.16 * n,
            cx + w * 0.92,
            cy - body * 0.56 + body * 0.16 * n,
            'thin',
          ),
        )
        .rect(cx - w * 0.9, cy - body * 0.55, w * 0.42, body * 1.1, { fill: 'paper', radius: 3 })
        .circle(cx, cy, body * 0.5, { weight: 'thin' })
        .path(`M${cx + 16} ${cy + body * 0.8}h${w * 0.3}v${body * 0.7}q-${w * 0.15} ${body * 0.3} -${w * 0.3} 0Z`, {
          fill: 'tint',
        })
        .path(
          `M${cx - w * 0.7} ${cy + body * 0.55}C${cx - w * 0.75} ${cy + 60} ${cx - w * 0.6} ${cy + 60} ${cx - w * 0.66} 206`,
          { weight: 'thin' },
        )
        .rect(cx - w * 0.66 - 9, 206, 18, 44, { fill: 'paper', radius: 3 })
        .circle(cx - w * 0.66, 216, 4, { fill: 'hatch' })
        .circle(cx - w * 0.66, 229, 3.5, { weight: 'thin' })
        .circle(cx - w * 0.66, 241, 3.5, { weight: 'thin' })
    } else {
      sheet
        .circle(cx, cy, body, { fill: 'paper' })
        .circle(cx, cy, body * 0.84, { weight: 'thin' })
        .circle(cx, cy, body * 0.3, { fill: 'hatch' })
        .around(i.kind === 'hand' ? 12 : 8, cx, cy, body * 0.62, (d, x, y) =>
          d.circle(x, y, body * 0.07, { weight: 'thin' }),
        )
      if (i.kind === 'lever')
        sheet
          .path(
            `M${cx + body * 0.3} ${cy - body * 0.2}L${cx + body * 2.9} ${cy + body * 0.9}l-4 9L${cx + body * 0.1} ${cy + body * 0.3}Z`,
            { fill: 'paper' },
          )
          .rect(cx + body * 2.5, cy + body * 0.72, body * 0.6, 12, { fill: 'tint', radius: 5 })
    }
    if (block > 0)
      sheet
        .rect(cx - spread / 2 - 9, end - 4, spread + 18, block, { fill: 'paper', radius: 6 })
        .repeat(Math.max(1, Math.floor(i.falls / 2)), (d, n) =>
          d.circle(
            cx + (Math.floor(i.falls / 2) === 1 ? 0 : (n / (i.falls / 2 - 1) - 0.5) * spread * 0.8),
            end + block / 2 - 4,
            block * 0.26,
            { weight: 'thin' },
          ),
        )
    hookAt(cx, bottom, 1)
    const right = cx + body * 1.36 + 46
    return sheet
      .line(cx, 22, cx, 284, 'centre')
      .dimY(44 + hook, bottom, Math.max(right, i.kind === 'hand' ? 268 : 330), `${i.headroom}`, cx + hook)
      .note(cx - spread / 2, (cy + body + end) / 2 + 4, 92, (cy + body + end) / 2 - 26, `${i.falls} × ${i.chain}`)
      .note(cx + hook * 0.8, bottom + 3, cx + hook + 30, 272, `${i.capacity} t`)
  },
})
