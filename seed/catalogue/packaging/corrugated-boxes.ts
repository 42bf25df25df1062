import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  length: number
  width: number
  height: number
  fefco: '0201' | '0203' | '0300' | '0427'
  flute: 'E' | 'B' | 'C' | 'EB' | 'BC'
  /** Russian board grade and edge crush in kN/m. */
  grade: string
  crush: number
  load: number
  price: number
  use: FullText
}

const STYLES: Record<Item['fefco'], FullText> = {
  '0201': say('Corrugated box', 'Короб картонный четырёхклапанный', '瓦楞纸箱'),
  '0203': say('Full-overlap corrugated box', 'Короб картонный с полным перекрытием', '全搭盖瓦楞纸箱'),
  '0300': say('Lid-and-base corrugated box', 'Короб картонный «крышка — дно»', '天地盖纸箱'),
  '0427': say('Self-locking mailer box', 'Короб картонный самосборный', '飞机盒'),
}
const THICKNESS: Record<Item['flute'], number> = { E: 1.6, B: 3, C: 4, EB: 4.6, BC: 7 }

const items: Item[] = [
  {
    length: 160,
    width: 120,
    height: 60,
    fefco: '0427',
    flute: 'E',
    grade: 'Т-22',
    crush: 3.2,
    load: 1.5,
    price: 18,
    use: say(
      'For mailing cosmetics, phone accessories and gift sets.',
      'Косметика, аксессуары и подарочные наборы почтой.',
      '用于邮寄化妆品、手机配件和礼品套装。',
    ),
  },
  {
    length: 200,
    width: 150,
    height: 100,
    fefco: '0201',
    flute: 'B',
    grade: 'Т-22',
    crush: 3.8,
    load: 4,
    price: 16,
    use: say(
      'The smallest stock size, for hardware and fittings.',
      'Самый малый складской размер: метизы и фитинги.',
      '最小常备规格，用于紧固件和管件。',
    ),
  },
  {
    length: 300,
    width: 200,
    height: 150,
    fefco: '0201',
    flute: 'B',
    grade: 'Т-23',
    crush: 4,
    load: 8,
    price: 29,
    use: say('For spare parts, tools and canned goods.', 'Запчасти, инструмент, консервы.', '用于备件、工具和罐头。'),
  },
  {
    length: 380,
    width: 285,
    height: 142,
    fefco: '0201',
    flute: 'B',
    grade: 'Т-23',
    crush: 4,
    load: 12,
    price: 42,
    use: say(
      'Eight boxes fill a layer of the EUR pallet without overhang.',
      'Восемь коробов закрывают ярус поддона EUR без свеса.',
      '每层八箱正好铺满欧标托盘。',
    ),
  },
  {
    length: 400,
    width: 300,
    height: 300,
    fefco: '0201',
    flute: 'C',
    grade: 'Т-23',
    crush: 4.4,
    load: 15,
    price: 58,
    use: say(
      'For meat, bakery and household goods in bulk.',
      'Мясо, выпечка и хозтовары россыпью.',
      '用于肉类、烘焙和日用品散装。',
    ),
  },
  {
    length: 400,
    width: 300,
    height: 80,
    fefco: '0300',
    flute: 'EB',
    grade: 'П-32',
    crush: 6.2,
    load: 8,
    price: 92,
    use: say(
      'For flat goods such as panels, documents and printing plates.',
      'Плоские изделия: панели, документы, печатные формы.',
      '用于面板、文件和印版等扁平物品。',
    ),
  },
  {
    length: 600,
    width: 400,
    height: 400,
    fefco: '0201',
    flute: 'C',
    grade: 'Т-24',
    crush: 5,
    load: 25,
    price: 118,
    use: say(
      'The common marketplace and relocation size.',
      'Основной размер для маркетплейсов и переездов.',
      '电商入仓和搬家常用规格。',
    ),
  },
  {
    length: 600,
    width: 400,
    height: 300,
    fefco: '0203',
    flute: 'BC',
    grade: 'П-32',
    crush: 7.6,
    load: 40,
    price: 176,
    use: say(
      'Double flaps protect castings and bearings from dropping damage.',
      'Двойные клапаны берегут отливки и подшипники при падении.',
      '双层搭盖，保护铸件和轴承免受跌落损坏。',
    ),
  },
  {
    length: 800,
    width: 600,
    height: 600,
    fefco: '0201',
    flute: 'BC',
    grade: 'П-33',
    crush: 8.5,
    load: 60,
    price: 345,
    use: say(
      'For household appliances and electric motors on a half pallet.',
      'Бытовая техника и электродвигатели на полупаллете.',
      '用于家电和电动机，适配半幅托盘。',
    ),
  },
  {
    length: 1180,
    width: 780,
    height: 900,
    fefco: '0201',
    flute: 'BC',
    grade: 'П-34',
    crush: 9.8,
    load: 350,
    price: 985,
    use: say(
      'A pallet-size container that stands on the EUR base and replaces a crate.',
      'Контейнер в размер поддона EUR, заменяет деревянный ящик.',
      '与欧标托盘同尺寸的大箱，可替代木箱。',
    ),
  },
]

export const corrugatedBoxes = leaf<Item>({
  key: 'corrugated-boxes',
  name: say('Corrugated boxes', 'Гофрокороба', '瓦楞纸箱'),
  about: say(
    'Three- and five-layer boxes in FEFCO styles, from stock and cut to size. Printing in up to four colors.',
    'Трёх- и пятислойные короба по FEFCO со склада и под размер. Печать до четырёх цветов.',
    '三层和五层瓦楞纸箱，按 FEFCO 箱型现货或定制，最多四色印刷。',
  ),
  tnved: '481910',
  unit: 'piece',
  items,
  product: (i) => {
    const size = `${i.length}×${i.width}×${i.height}`
    const style = STYLES[i.fefco]
    const layers = i.flute.length === 2 ? 5 : 3
    const latin = i.grade.replace('Т', 'T').replace('П', 'P')
    return {
      model: `CB-${i.fefco}-${i.length}-${i.width}-${i.height}`,
      name: say(
        `${style.en} ${size} mm, ${layers}-layer, flute ${i.flute}`,
        `${style.ru} ${size} мм, ${i.grade}, профиль ${i.flute}`,
        `${style.zh} ${size} mm ${layers}层 ${i.flute}楞`,
      ),
      description: say(
        `FEFCO ${i.fefco} box of ${layers}-layer board ${latin}, flute ${i.flute}, inside size ${size} mm, contents up to ${i.load} kg. ${i.use.en} Delivered flat in strapped packs.`,
        `Короб FEFCO ${i.fefco} из ${layers === 5 ? 'пятислойного' : 'трёхслойного'} картона ${i.grade}, профиль ${i.flute}, внутренний размер ${size} мм, вложение до ${i.load} кг. ${i.use.ru} Поставка в сложенном виде пачками в обвязке.`,
        `FEFCO ${i.fefco} 箱型，${layers} 层 ${i.flute} 楞纸板，内尺寸 ${size} mm，装载不超过 ${i.load} kg。${i.use.zh}平折捆扎供货。`,
      ),
      facts: [
        fact(
          'Inside size (L × W × H)',
          'Внутренний размер (Д × Ш × В)',
          '内尺寸（长×宽×高）',
          measure(`${i.length} × ${i.width} × ${i.height}`, 'mm'),
        ),
        fact('Style', 'Конструкция', '箱型', `FEFCO ${i.fefco}`),
        fact(
          'Board',
          'Картон',
          '纸板',
          say(
            `${layers}-layer, ${latin}`,
            `${layers === 5 ? 'пятислойный' : 'трёхслойный'}, ${i.grade}`,
            `${layers} 层，俄标 ${latin}`,
          ),
        ),
        fact('Flute', 'Профиль гофры', '楞型', i.flute),
        fact('Board thickness', 'Толщина картона', '纸板厚度', measure(THICKNESS[i.flute], 'mm')),
        fact(
          'Edge crush resistance',
          'Торцевое сжатие',
          '边压强度',
          say(`${i.crush} kN/m`, `${String(i.crush).replace('.', ',')} кН/м`, `${i.crush} kN/m`),
        ),
        fact('Maximum load', 'Масса вложения до', '最大装载', measure(i.load, 'kg')),
        fact('Volume', 'Объём', '容积', measure(Math.round((i.length * i.width * i.height) / 1e5) / 10, 'l')),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ Р 52901-2007, GB/T 6543')),
      ],
      priceRub: i.price,
      moq: i.price < 50 ? 500 : i.price < 200 ? 200 : 50,
      leadDays: [3, 12],
      variants: [
        variant('-BR', 1, fact('Surface', 'Поверхность', '表面', say('brown', 'бурая', '牛皮色'))),
        variant(
          '-WH',
          1.14,
          fact('Surface', 'Поверхность', '表面', say('white outside', 'белёная снаружи', '外面白色')),
        ),
        variant(
          '-PR',
          1.22,
          fact(
            'Surface',
            'Поверхность',
            '表面',
            say('brown, one-color print', 'бурая, печать в один цвет', '牛皮色，单色印刷'),
          ),
        ),
      ],
    }
  },
  draw: (i) => {
    const scale = 0.62 + 0.38 * (Math.log(i.length / 160) / Math.log(1180 / 160))
    const flap = i.fefco === '0203' ? 0.85 : 0.5
    const s = scale * Math.min(196 / (i.length * 0.87 + i.width * 0.5), 172 / (i.height + (i.length + i.width) * 0.36))
    const l = i.length * s
    const w = i.width * s
    const h = i.height * s
    const bx = 42 + w * 0.87 + (170 - (l * 0.87 + w * 0.87)) * 0.4
    const by = 246
    const at = (a: number, b: number, c: number): [number, number] => [
      bx + l * a * 0.87 - w * b * 0.87,
      by - l * a * 0.36 - w * b * 0.36 - h * c,
    ]
    const sheet = new Sheet()
    const face = (points: [number, number][], fill: 'paper' | 'tint' | 'hatch' = 'paper') =>
      sheet.polygon(points, { fill })
    const open = i.fefco === '0201' || i.fefco === '0203'
    const up = (w * flap * 0.55) / h
    if (open) {
      face([at(0, 1, 1), at(1, 1, 1), at(1, 1.15, 1 + up), at(0, 1.15, 1 + up)])
      face([at(1, 0, 1), at(1, 1, 1), at(1.18, 1, 1 + up * 0.7), at(1.18, 0, 1 + up * 0.7)])
    }
    if (i.fefco === '0427') {
      face([at(0, 1, 1), at(1, 1, 1), at(1, 1.25, 1.1 + (w / h) * 0.8), at(0, 1.25, 1.1 + (w / h) * 0.8)])
      face(
        [
          at(0.05, 1.25, 1.1 + (w / h) * 0.8),
          at(0.95, 1.25, 1.1 + (w / h) * 0.8),
          at(0.9, 1.1, 1.1 + (w / h) * 0.95),
          at(0.1, 1.1, 1.1 + (w / h) * 0.95),
        ],
        'tint',
      )
    }
    if (i.fefco !== '0300') {
      face([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], 'tint')
      sheet.line(...at(1, 1, 1), ...at(1, 1, Math.max(0, 1 - (w * 0.36 + l * 0.36) / h)), 'thin')
    }
    face([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)])
    face([at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)])
    if (open) {
      face([at(0, 0, 1), at(0, 1, 1), at(-0.14, 1, 1 - up * 0.7), at(-0.14, 0, 1 - up * 0.7)])
      face([at(0, 0, 1), at(1, 0, 1), at(1, -0.3, 1 - up * 0.8), at(0, -0.3, 1 - up * 0.8)])
    }
    if (i.fefco === '0300') {
      const lift = 1 + 26 / h
      face([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], 'tint')
      face([at(-0.02, -0.02, lift), at(1.02, -0.02, lift), at(1.02, -0.02, lift + 0.6), at(-0.02, -0.02, lift + 0.6)])
      face([at(-0.02, -0.02, lift), at(-0.02, 1.02, lift), at(-0.02, 1.02, lift + 0.6), at(-0.02, -0.02, lift + 0.6)])
      face([
        at(-0.02, -0.02, lift + 0.6),
        at(1.02, -0.02, lift + 0.6),
        at(1.02, 1.02, lift + 0.6),
        at(-0.02, 1.02, lift + 0.6),
      ])
    }
    const waves = { E: [3.5, 5.5], B: [6.2, 9], C: [7.9, 12], EB: [3.5, 5.5], BC: [6.2, 9] }[i.flute]
    const second = { E: undefined, B: undefined, C: undefined, EB: [6.2, 9], BC: [7.9, 12] }[i.flute]
    const zx = 276
    let zy = 46
    const board = (pitch: number, depth: number) => {
      const n = Math.floor(92 / (pitch * 2.1))
      const p = 92 / n
      const d = depth * 2.1
      sheet.path(
        `M${zx} ${zy + d}` +
          Array.from(
            { length: n },
            () =>
              `c${(p / 4).toFixed(1)} 0 ${(p / 4).toFixed(1)} ${(-d).toFixed(1)} ${(p / 2).toFixed(1)} ${(-d).toFixed(1)}s${(p / 4).toFixed(1)} ${d.toFixed(1)} ${(p / 2).toFixed(1)} ${d.toFixed(1)}`,
          ).join(''),
        { weight: 'thin' },
      )
      sheet.line(zx, zy, zx + 92, zy).line(zx, zy + d, zx + 92, zy + d)
      zy += d
    }
    const start = zy
    board(waves?.[1] ?? 9, waves?.[0] ?? 6)
    if (second) board(second[1] ?? 12, second[0] ?? 8)
    const f1 = at(0, 0, 0)
    const f2 = at(1, 0, 0)
    const f3 = at(0, 1, 0)
    const f4 = at(1, 0, 1)
    return sheet
      .dimY(start, zy, zx - 14, `${THICKNESS[i.flute]}`, zx)
      .note(zx + 60, zy - 3, zx + 70, zy + 26, i.flute)
      .dimX(f1[0], f2[0], by + 24, `${i.length}`, f1[1])
      .dimX(f3[0], f1[0], by + 24, `${i.width}`, f1[1])
      .dimY(f4[1], f2[1], f2[0] + (open ? Math.max(34, l * 0.16 + 32) : 34), `${i.height}`, f2[0])
  },
})
