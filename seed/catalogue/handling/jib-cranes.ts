import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'pillar' | 'wall' | 'articulated'
  capacity: number
  reach: number
  /** Height under the beam in metres. */
  height: number
  turn: number
  powered: boolean
  anchors: number
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  pillar: say('Pillar jib crane', 'Кран консольный на колонне', '立柱式悬臂吊'),
  wall: say('Wall-mounted jib crane', 'Кран консольный настенный', '壁挂式悬臂吊'),
  articulated: say('Articulated jib crane', 'Кран консольный двухплечевой', '折臂式悬臂吊'),
}

const items: Item[] = [
  {
    kind: 'wall',
    capacity: 0.125,
    reach: 2,
    height: 2.5,
    turn: 180,
    powered: false,
    anchors: 4,
    mass: 62,
    price: 49500,
    use: say(
      'Serves one bench or machine-tool table.',
      'Обслуживает один верстак или стол станка.',
      '服务于单个工作台或机床工作台。',
    ),
  },
  {
    kind: 'articulated',
    capacity: 0.125,
    reach: 3,
    height: 2.8,
    turn: 360,
    powered: false,
    anchors: 6,
    mass: 230,
    price: 158000,
    use: say(
      'Two arms reach around columns and into machine doors.',
      'Два плеча заводят груз за колонны и в проём станка.',
      '双节臂可绕过立柱、伸入机床门内作业。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 0.25,
    reach: 3,
    height: 3,
    turn: 270,
    powered: false,
    anchors: 6,
    mass: 390,
    price: 168000,
    use: say(
      'For assembly stations and welding stands.',
      'Для сборочных постов и сварочных стендов.',
      '用于装配工位和焊接台。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 0.5,
    reach: 4,
    height: 3,
    turn: 270,
    powered: false,
    anchors: 8,
    mass: 610,
    price: 224000,
    use: say(
      'The usual crane beside lathes and milling machines.',
      'Типовой кран у токарных и фрезерных станков.',
      '车床、铣床旁的常用机型。',
    ),
  },
  {
    kind: 'wall',
    capacity: 0.5,
    reach: 5,
    height: 4,
    turn: 180,
    powered: false,
    anchors: 8,
    mass: 420,
    price: 187000,
    use: say(
      'Leaves the floor free along a bay with strong columns.',
      'Освобождает пол вдоль пролёта с несущими колоннами.',
      '安装在承重柱上，不占用车间地面。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 1,
    reach: 4,
    height: 3.5,
    turn: 270,
    powered: false,
    anchors: 8,
    mass: 940,
    price: 298000,
    use: say(
      'For mold change at injection presses and loading of trucks.',
      'Для смены пресс-форм на термопластавтоматах и загрузки машин.',
      '用于注塑机换模和车辆装卸。',
    ),
  },
  {
    kind: 'wall',
    capacity: 1,
    reach: 6,
    height: 4.5,
    turn: 180,
    powered: true,
    anchors: 10,
    mass: 880,
    price: 356000,
    use: say(
      'The motor slewing gear keeps a long arm under control.',
      'Электропривод поворота уверенно ведёт длинную стрелу.',
      '长臂运行平稳可控。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 2,
    reach: 5,
    height: 4,
    turn: 360,
    powered: true,
    anchors: 12,
    mass: 1980,
    price: 578000,
    use: say(
      'Suits the middle of a repair bay.',
      'Ставится в середине ремонтного пролёта.',
      '适合布置在检修车间中央。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 3.2,
    reach: 6,
    height: 4.5,
    turn: 360,
    powered: true,
    anchors: 16,
    mass: 3450,
    price: 895000,
    use: say(
      'Outdoor version for quays and pipe yards with a hoist hood.',
      'Уличное исполнение для причалов и трубных баз, таль под кожухом.',
      '户外型，葫芦带防雨罩，用于码头和管材堆场。',
    ),
  },
  {
    kind: 'pillar',
    capacity: 5,
    reach: 7,
    height: 5,
    turn: 360,
    powered: true,
    anchors: 20,
    mass: 5900,
    price: 1490000,
    use: say(
      'The largest size: pump house overhaul and heavy press service.',
      'Старший размер: ремонт насосных агрегатов и обслуживание тяжёлых прессов.',
      '最大规格，用于泵房大修和重型压力机维护。',
    ),
  },
]

export const jibCranes = leaf<Item>({
  key: 'jib-cranes',
  name: say('Jib cranes', 'Краны консольные', '悬臂起重机'),
  about: say(
    'Pillar, wall and articulated jib cranes from 125 kg to 5 t with reach up to 7 m. A foundation drawing and an anchor set are included.',
    'Консольные краны на колонне, настенные и двухплечевые от 125 кг до 5 т с вылетом до 7 м. В поставке — чертёж фундамента и комплект анкеров.',
    '立柱式、壁挂式和折臂式悬臂吊，125 kg～5 t，臂长可达 7 m，随货提供基础图和地脚螺栓。',
  ),
  tnved: '842630',
  unit: 'piece',
  items,
  product: (i) => {
    const t = figure(i.capacity)
    const reach = figure(i.reach)
    const h = figure(i.height)
    const kind = KINDS[i.kind]
    const moment = Math.round(i.capacity * i.reach * 9.81 * 1.25 * 10) / 10
    return {
      model: `${{ pillar: 'JP', wall: 'JW', articulated: 'JA' }[i.kind]}-${i.capacity * 1000}-${i.reach}`,
      name: say(
        `${kind.en} ${t.en} t, reach ${reach.en} m, height under beam ${h.en} m`,
        `${kind.ru} ${t.ru} т, вылет ${reach.ru} м, высота до балки ${h.ru} м`,
        `${kind.zh} ${t.zh} t 臂长${reach.zh} m 梁下高度${h.zh} m`,
      ),
      description: say(
        `${kind.en} for ${i.capacity < 1 ? `${i.capacity * 1000} kg` : `${t.en} t`} with ${i.powered ? 'motor' : 'manual'} slewing through ${i.turn}°. ${i.use.en} The ${i.kind === 'wall' ? 'brackets are fixed through the wall or clamped to a column' : 'base plate is fastened on a concrete foundation'} with ${i.anchors} bolts.`,
        `${kind.ru} на ${i.capacity < 1 ? `${i.capacity * 1000} кг` : `${t.ru} т`}, поворот ${i.turn}° — ${i.powered ? 'электрический' : 'ручной'}. ${i.use.ru} ${i.kind === 'wall' ? 'Кронштейны крепятся сквозь стену или хомутами к колонне' : 'Опорная плита крепится к бетонному фундаменту'} на ${i.anchors} болтах.`,
        `${kind.zh}，额定起重量 ${i.capacity < 1 ? `${i.capacity * 1000} kg` : `${t.zh} t`}，${i.powered ? '电动' : '手动'}回转 ${i.turn}°。${i.use.zh}${i.kind === 'wall' ? '支座穿墙固定或抱箍于立柱' : '底板固定于混凝土基础'}，采用 ${i.anchors} 根螺栓。`,
      ),
      facts: [
        fact(
          'Capacity',
          'Грузоподъёмность',
          '额定起重量',
          i.capacity < 1 ? measure(i.capacity * 1000, 'kg') : measure(i.capacity, 't'),
        ),
        fact('Reach', 'Вылет стрелы', '臂长', measure(i.reach, 'm')),
        fact('Height under beam', 'Высота до балки', '梁下高度', measure(i.height, 'm')),
        fact('Slewing angle', 'Угол поворота', '回转角度', `${i.turn}°`),
        fact(
          'Slewing',
          'Поворот',
          '回转方式',
          i.powered ? say('electric', 'электрический', '电动') : say('manual', 'ручной', '手动'),
        ),
        fact('Anchor bolts', 'Анкерные болты', '地脚螺栓', measure(i.anchors, 'pcs')),
        fact('Overturning moment', 'Опрокидывающий момент', '倾覆力矩', measure(moment, 'kNm')),
        fact(
          'Duty group',
          'Группа режима работы',
          '工作级别',
          say('A3 (ISO 4301-1)', 'А3 (ISO 4301-1)', 'A3（ISO 4301-1）'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm('ТР ТС 010/2011, ГОСТ 33709.1-2015')),
      ],
      priceRub: i.price,
      moq: 1,
      leadDays: i.capacity >= 2 ? [35, 55] : [15, 30],
    }
  },
  draw: (i) => {
    const s = Math.min(236 / i.reach, 168 / i.height, 40 + 8 * i.reach)
    const reach = i.reach * s
    const h = i.height * s
    const base = 252
    const beam = base - h
    const deep = 7 + 9 * Math.sqrt(i.capacity / 5)
    const mast = 9 + 15 * Math.sqrt(i.capacity / 5)
    const x0 = 212 - (reach + mast) / 2 + (i.kind === 'wall' ? 8 : 4)
    const tip = x0 + reach
    const load = i.kind === 'articulated' ? tip - 4 : x0 + reach * 0.72
    const sheet = new Sheet()
    const floor = (x1: number, x2: number) =>
      sheet
        .line(x1, base, x2, base)
        .repeat(Math.round((x2 - x1) / 12), (d, n) => d.line(x1 + 12 * n + 10, base, x1 + 12 * n + 2, base + 8, 'thin'))
    floor(i.kind === 'wall' ? x0 - 22 : x0 - 30, tip + 16)
    if (i.kind === 'wall') {
      sheet.rect(x0 - 22, beam - 84, 14, h + 84, { fill: 'hatch' })
      for (const y of [beam - 62, beam + deep - 4]) {
        sheet
          .rect(x0 - 8, y, 18, 16, { fill: 'paper' })
          .repeat(i.anchors / 4, (d, n) =>
            d.line(x0 - 28, y + 3 + (10 * n) / (i.anchors / 4), x0 - 4, y + 3 + (10 * n) / (i.anchors / 4), 'thin'),
          )
      }
      sheet.rect(x0, beam - 68, 8, 68 + deep + 14, { fill: 'paper' })
      sheet.polygon(
        [
          [x0 + 8, beam - 62],
          [x0 + reach * 0.62, beam],
          [x0 + reach * 0.62 - 10, beam],
          [x0 + 8, beam - 54],
        ],
        { fill: 'tint' },
      )
    } else {
      sheet
        .rect(x0 - mast / 2, beam - (i.kind === 'pillar' ? 26 : 6), mast, h + (i.kind === 'pillar' ? 18 : -2), {
          fill: 'paper',
        })
        .rect(x0 - mast - 6, base - 8, mast * 2 + 12, 8, { fill: 'hatch' })
        .polygon(
          [
            [x0 - mast / 2, base - 34],
            [x0 - mast - 2, base - 8],
            [x0 - mast / 2, base - 8],
          ],
          { fill: 'paper', weight: 'thin' },
        )
        .polygon(
          [
            [x0 + mast / 2, base - 34],
            [x0 + mast + 2, base - 8],
            [x0 + mast / 2, base - 8],
          ],
          { fill: 'paper', weight: 'thin' },
        )
        .repeat(Math.round(i.anchors / 3), (d, n) => {
          const x = x0 - mast - 2 + ((mast * 2 + 4) * n) / Math.max(1, Math.round(i.anchors / 3) - 1)
          d.line(x, base - 13, x, base + 24, 'thin')
        })
        .rect(x0 - mast * 0.8, beam - 2, mast * 1.6, 4, { fill: 'hatch' })
      if (i.kind === 'pillar')
        sheet.polygon(
          [
            [x0 + mast / 2, beam - 22],
            [x0 + reach * 0.3, beam],
            [x0 + mast / 2, beam],
          ],
          { fill: 'tint' },
        )
      if (i.powered) sheet.rect(x0 - mast / 2 - 14, beam - 16, 14, 18, { fill: 'tint' })
    }
    if (i.kind === 'articulated') {
      const mid = x0 + reach * 0.52
      sheet
        .rect(x0 - 4, beam, mid - x0 + 8, deep, { fill: 'paper' })
        .rect(mid - 5, beam - 5, 10, deep * 2 + 14, { fill: 'hatch' })
        .rect(mid - 5, beam + deep + 4, tip - mid + 5, deep * 0.9, { fill: 'paper' })
    } else {
      sheet
        .rect(x0 + (i.kind === 'wall' ? 8 : -mast / 2), beam, tip - x0 + (i.kind === 'wall' ? -8 : mast / 2), deep, {
          fill: 'paper',
        })
        .line(x0 + 8, beam + 2.5, tip, beam + 2.5, 'thin')
        .line(x0 + 8, beam + deep - 2.5, tip, beam + deep - 2.5, 'thin')
        .rect(tip - 4, beam - 3, 4, deep + 6, { fill: 'hatch', weight: 'thin' })
    }
    const under = beam + (i.kind === 'articulated' ? deep * 2 + 3 : deep)
    sheet
      .circle(load - 7, under - 1, 3.5, { fill: 'paper' })
      .circle(load + 7, under - 1, 3.5, { fill: 'paper' })
      .rect(load - 13, under + 4, 26, 16, { fill: 'tint', radius: 3 })
      .line(load, under + 20, load, under + 50)
      .path(`M${load.toFixed(1)} ${(under + 50).toFixed(1)}a6 6 0 1 0 6 6`)
    const mid = i.kind === 'wall' ? x0 + 4 : x0
    return sheet
      .line(mid, beam - (i.kind === 'wall' ? 80 : 36), mid, base + (i.kind === 'wall' ? 0 : 26), 'centre')
      .dimX(mid, tip, Math.max(24, beam - (i.kind === 'wall' ? 86 : 40)), `R ${i.reach} m`, beam)
      .dimY(beam + deep, base, tip + 24, `${i.height} m`, tip)
      .note(load + 4, under + 60, load - 34, under + 76, i.capacity < 1 ? `${i.capacity * 1000} kg` : `${i.capacity} t`)
  },
})
