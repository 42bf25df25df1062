import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { comma, fact, gost, measure, roubles, STANDARD, t } from './wording.ts'

interface Item {
  d: number
  build: keyof typeof BUILDS
  grade: number
  kN: number
  kgPer100m: number
  surface: 'bright' | 'zinc' | 'inox'
  use: FullText
  price: number
}

/** Outer strands, wires per layer of a strand from its centre outwards, core. */
const BUILDS = {
  '1×19': { outer: 1, wires: [1, 6, 12], core: 'none', standard: gost('3063-80', 'EN 12385-10') },
  '6×7+FC': { outer: 6, wires: [1, 6], core: 'fibre', standard: gost('3069-80', 'DIN 3055') },
  '6×19+FC': { outer: 6, wires: [1, 6, 12], core: 'fibre', standard: gost('2688-80', 'EN 12385-4') },
  '8×19S+FC': {
    outer: 8,
    wires: [1, 9, 9],
    core: 'fibre',
    standard: t('EN 12385-5, GB/T 8903', 'EN 12385-5, GB/T 8903', 'EN 12385-5、GB/T 8903'),
  },
  '6×36WS+FC': { outer: 6, wires: [1, 7, 14, 14], core: 'fibre', standard: gost('7668-80', 'EN 12385-4') },
  '18×7+FC': {
    outer: 12,
    wires: [1, 6],
    core: 'strands',
    standard: t('EN 12385-4, GB/T 8918', 'EN 12385-4, GB/T 8918', 'EN 12385-4、GB/T 8918'),
  },
  '6×36WS+IWRC': { outer: 6, wires: [1, 7, 14, 14], core: 'iwrc', standard: gost('7669-80', 'EN 12385-4, GB/T 8918') },
} as const

const SURFACES = {
  bright: t('bright, greased', 'без покрытия, смазанный', '光面，涂油'),
  zinc: t('galvanized', 'оцинкованный', '镀锌'),
  inox: t('stainless AISI 316', 'нержавеющий AISI 316', '不锈钢 AISI 316'),
}
const CORES = {
  none: t('none', 'нет', '无'),
  fibre: t('fiber', 'органический', '纤维芯'),
  strands: t('fiber, inner layer of 6 strands', 'органический, внутренний слой из 6 прядей', '纤维芯，内层 6 股'),
  iwrc: t('independent wire rope', 'металлический (7×7)', '独立钢丝绳芯'),
}

const CRANE = t(
  'Hoist and boom rope for cranes, hoists and excavators.',
  'Грузовой и стреловой канат для кранов, тельферов и экскаваторов.',
  '用于起重机、电动葫芦和挖掘机的起升及变幅绳。',
)

export const steelWireRopes = leaf<Item>({
  key: 'steel-wire-ropes',
  name: t('Steel wire ropes', 'Канаты стальные', '钢丝绳'),
  about: t(
    'Ropes from 3 to 52 mm for hoisting, elevators, rigging and mooring, with test certificate; cut to length and fitted with terminations on request.',
    'Канаты от 3 до 52 мм для грузоподъёма, лифтов, такелажа и швартовки, с сертификатом испытаний; отрезка в размер и заделка концов.',
    '直径 3–52 mm 的起重、电梯、索具和系泊钢丝绳，附检验证书，可按长切割并压制索头。',
  ),
  tnved: '731210',
  unit: 'metre',
  items: [
    {
      d: 3,
      build: '6×7+FC',
      grade: 1770,
      kN: 5.3,
      kgPer100m: 3.3,
      surface: 'zinc',
      price: 14,
      use: t(
        'A light rope for guy lines, control cables and hanging lamps.',
        'Лёгкий трос для растяжек, тяг управления и подвеса светильников.',
        '轻型绳，用于拉线、操纵索和灯具吊挂。',
      ),
    },
    {
      d: 4,
      build: '1×19',
      grade: 1570,
      kN: 11.9,
      kgPer100m: 8,
      surface: 'inox',
      price: 118,
      use: t(
        'A stiff strand for railings, yacht shrouds and facade greenery.',
        'Жёсткий трос для ограждений, вант яхт и озеленения фасадов.',
        '刚性单股绳，用于栏杆、帆船侧支索和立面绿化。',
      ),
    },
    {
      d: 8.3,
      build: '6×19+FC',
      grade: 1770,
      kN: 38.15,
      kgPer100m: 25.6,
      surface: 'zinc',
      price: 61,
      use: t(
        'For winches, hand hoists and tow slings.',
        'Для лебёдок, ручных талей и буксировочных стропов.',
        '用于卷扬机、手扳葫芦和牵引索。',
      ),
    },
    {
      d: 10,
      build: '8×19S+FC',
      grade: 1570,
      kN: 46,
      kgPer100m: 34,
      surface: 'bright',
      price: 124,
      use: t(
        'Suspension rope for traction elevators: low stretch, runs smoothly over the sheave.',
        'Тяговый канат для лифтов: малая вытяжка, мягкая работа на канатоведущем шкиве.',
        '曳引电梯悬挂绳，伸长小，过轮平稳。',
      ),
    },
    { d: 11, build: '6×19+FC', grade: 1770, kN: 68.8, kgPer100m: 46.2, surface: 'bright', price: 92, use: CRANE },
    {
      d: 13.5,
      build: '6×36WS+FC',
      grade: 1770,
      kN: 101,
      kgPer100m: 69.7,
      surface: 'bright',
      price: 148,
      use: t(
        'A flexible rope for wire rope slings and hoist drums of small diameter.',
        'Гибкий канат для стропов и барабанов малого диаметра.',
        '柔软型钢丝绳，用于吊索和小直径卷筒。',
      ),
    },
    { d: 16.5, build: '6×19+FC', grade: 1770, kN: 152, kgPer100m: 102.5, surface: 'zinc', price: 246, use: CRANE },
    {
      d: 18,
      build: '18×7+FC',
      grade: 1770,
      kN: 188,
      kgPer100m: 126,
      surface: 'bright',
      price: 388,
      use: t(
        'Low-rotation rope for tower cranes and single-fall lifting.',
        'Малокрутящийся канат для башенных кранов и подъёма на одной ветви.',
        '抗旋转钢丝绳，用于塔机和单绳起升。',
      ),
    },
    { d: 22, build: '6×36WS+FC', grade: 1770, kN: 265, kgPer100m: 183, surface: 'bright', price: 372, use: CRANE },
    {
      d: 32,
      build: '6×36WS+IWRC',
      grade: 1960,
      kN: 714,
      kgPer100m: 419,
      surface: 'bright',
      price: 985,
      use: t(
        'For ladle cranes, dredgers and heavy lifting beams: the steel core resists crushing on the drum.',
        'Для разливочных кранов, земснарядов и тяжёлых траверс: стальной сердечник не сминается на барабане.',
        '用于铸造起重机、挖泥船和重型吊梁，钢芯抗挤压。',
      ),
    },
    {
      d: 52,
      build: '6×36WS+IWRC',
      grade: 1770,
      kN: 1704,
      kgPer100m: 1106,
      surface: 'zinc',
      price: 2870,
      use: t(
        'Mooring, towing and mine hoisting rope, supplied on a steel reel.',
        'Швартовный, буксирный и шахтный канат, поставка на стальном барабане.',
        '用于系泊、拖带和矿井提升，钢盘供货。',
      ),
    },
  ],
  product: ({ d, build, grade, kN, kgPer100m, surface, use, price }) => {
    const { standard, core } = BUILDS[build]
    return {
      model: `WR-${d}-${build.replaceAll('×', 'x').replace('+', '-')}`,
      name: t(
        `Steel wire rope ⌀${d} mm ${build}, ${grade} MPa, ${SURFACES[surface].en}`,
        `Канат стальной ⌀${comma(d)} мм ${build.replace('FC', 'о. с.').replace('IWRC', 'м. с.')}, ${grade} МПа, ${SURFACES[surface].ru}`,
        `钢丝绳 ⌀${d} mm ${build} ${grade} MPa ${SURFACES[surface].zh}`,
      ),
      description: t(
        `${use.en} Construction ${build}, minimum breaking force ${kN} kN; with a safety factor of 5 one fall carries about ${Math.floor((kN / 5 / 9.81) * 100) / 100} t.`,
        `${use.ru} Конструкция ${build.replace('FC', 'о. с.').replace('IWRC', 'м. с.')}, разрывное усилие не менее ${comma(kN)} кН; при пятикратном запасе одна ветвь несёт около ${comma(Math.floor((kN / 5 / 9.81) * 100) / 100)} т.`,
        `${use.zh}结构 ${build}，最小破断拉力 ${kN} kN，按 5 倍安全系数计算单绳可承载约 ${Math.floor((kN / 5 / 9.81) * 100) / 100} t。`,
      ),
      facts: [
        fact(t('Rope diameter', 'Диаметр каната', '绳径'), measure(d, 'mm')),
        fact(
          t('Construction', 'Конструкция', '结构'),
          t(build, build.replace('FC', 'о. с.').replace('IWRC', 'м. с.'), build),
        ),
        fact(t('Core', 'Сердечник', '绳芯'), CORES[core]),
        fact(t('Rope grade', 'Маркировочная группа', '公称抗拉强度'), measure(grade, 'MPa')),
        fact(t('Minimum breaking force', 'Разрывное усилие, не менее', '最小破断拉力'), measure(kN, 'kN')),
        fact(t('Weight per 100 m', 'Масса 100 м', '百米重量'), measure(kgPer100m, 'kg')),
        fact(t('Surface', 'Покрытие', '表面状态'), SURFACES[surface]),
        fact(
          t('Lay', 'Свивка', '捻法'),
          build === '1×19'
            ? t('right-hand spiral', 'спиральная правая', '单股右捻')
            : t('right-hand ordinary', 'крестовая правая', '右交互捻'),
        ),
        fact(STANDARD, standard),
      ],
      priceRub: roubles(price),
      moq: d < 10 ? 200 : d < 25 ? 100 : 50,
      leadDays: d > 30 ? [20, 45] : [2, 7],
      ...(surface === 'inox' || build === '8×19S+FC'
        ? {}
        : {
            variants: [
              {
                suffix: '-CUT',
                options: [
                  {
                    name: t('Ends', 'Концы', '绳端'),
                    value: t('cut and seized', 'обрезаны, с обвязкой', '切断并扎紧'),
                  },
                ],
                factor: 1,
              },
              {
                suffix: '-FUSE',
                options: [
                  {
                    name: t('Ends', 'Концы', '绳端'),
                    value: t('fused and tapered', 'оплавленные на конус', '熔断收锥'),
                  },
                ],
                factor: 1.04,
              },
              {
                suffix: '-EYE',
                options: [
                  {
                    name: t('Ends', 'Концы', '绳端'),
                    value: t('thimble eyes, pressed', 'петли с коушами, опрессовка', '压制套环'),
                  },
                ],
                factor: 1.18,
              },
            ],
          }),
    }
  },
  draw: ({ d, build, kN, grade }) => {
    const { outer, wires, core } = BUILDS[build]
    const R = 64 + d * 0.65
    const x = 274
    const y = 150
    const sheet = new Sheet()
    let rings = ''
    const ring = (cx: number, cy: number, r: number) => {
      rings += `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`
    }
    const strand = (cx: number, cy: number, r: number, layers: readonly number[]) => {
      const wire = r / (2 * layers.length - 1)
      layers.forEach((count, layer) => {
        const on = layer === 0 ? 0 : (r - wire) * (layer / (layers.length - 1))
        const size = layer === 0 ? wire : Math.min(wire, on * Math.sin(Math.PI / count))
        for (let i = 0; i < count; i++)
          ring(
            cx + on * Math.cos((2 * Math.PI * i) / count),
            cy + on * Math.sin((2 * Math.PI * i) / count),
            size * 0.96,
          )
      })
    }
    const layer = (count: number, radius: number, layers: readonly number[]) => {
      const sine = Math.sin(Math.PI / count)
      const r = (radius * sine) / (1 + sine)
      for (let i = 0; i < count; i++) {
        const angle = (2 * Math.PI * i) / count - Math.PI / 2
        strand(x + (radius - r) * Math.cos(angle), y + (radius - r) * Math.sin(angle), r, layers)
      }
      return radius - 2 * r
    }
    if (outer === 1) strand(x, y, R, wires)
    else {
      let inner = layer(outer, R, wires)
      if (core === 'strands') inner = layer(6, inner, wires)
      if (core === 'iwrc') inner = layer(6, inner, [1, 6])
      if (core === 'iwrc') strand(x, y, inner, [1, 6])
      else sheet.circle(x, y, inner * 0.9, { fill: 'tint', weight: 'thin' })
    }
    sheet
      .path(rings, { fill: 'paper', weight: 'thin' })
      .circle(x, y, R + 1, { weight: 'hidden' })
      .centre(x, y, R + 12)
    const w = 22 + d * 0.9
    const left = 96 - w / 2
    const lay = outer === 1 ? w * 0.5 : w * (6 / outer) * 0.85
    const count = Math.floor(196 / (lay / 1.3))
    sheet.line(left, 34, left, 258).line(left + w, 34, left + w, 258)
    sheet.repeat(count, (s, i) => {
      const top = 38 + i * (lay / 1.3)
      if (top + lay * 0.9 < 260)
        s.path(
          `M${left.toFixed(1)} ${(top + lay * 0.9).toFixed(1)}c${(w * 0.1).toFixed(1)} ${(-lay * 0.5).toFixed(1)} ${(w * 0.9).toFixed(1)} ${(-lay * 0.4).toFixed(1)} ${w.toFixed(1)} ${(-lay * 0.9).toFixed(1)}`,
          { weight: outer === 1 ? 'thin' : 'outline' },
        )
    })
    return sheet
      .line(96, 24, 96, 266, 'centre')
      .note(left + w, 244, left + w + 18, 262, `⌀ ${d}`)
      .note(x + R * 0.7, y - R * 0.7, x + R * 0.4, 20, build)
      .note(x + R * 0.7, y + R * 0.7, x + R * 0.5, 274, `${kN} kN`)
      .note(left, 120, left - 16, 104, String(grade))
  },
})
