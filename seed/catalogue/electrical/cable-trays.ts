import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say, variant } from './figures.ts'

type Kind = 'perforated' | 'solid' | 'mesh' | 'ladder'

interface Item {
  kind: Kind
  width: number
  height: number
  /** Sheet thickness, or the wire diameter of a mesh tray. */
  thickness: number
  /** Safe working load at a span of 2 m, kg per metre. */
  load: number
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Kind, FullText> = {
  perforated: say('Perforated cable tray', 'Лоток кабельный перфорированный', '托盘式多孔电缆桥架'),
  solid: say('Solid-bottom cable tray', 'Лоток кабельный неперфорированный', '槽式电缆桥架'),
  mesh: say('Wire mesh cable tray', 'Лоток кабельный проволочный', '网格式电缆桥架'),
  ladder: say('Cable ladder', 'Лоток кабельный лестничный', '梯式电缆桥架'),
}
const CODES: Record<Kind, string> = { perforated: 'TP', solid: 'TS', mesh: 'TM', ladder: 'TL' }

const items: Item[] = [
  {
    kind: 'perforated',
    width: 50,
    height: 50,
    thickness: 0.7,
    load: 18,
    mass: 0.86,
    price: 205,
    use: say(
      'The narrowest size, for lighting lines and low-current wiring.',
      'Самый узкий размер: линии освещения и слаботочные сети.',
      '最窄规格，用于照明和弱电线路。',
    ),
  },
  {
    kind: 'perforated',
    width: 100,
    height: 50,
    thickness: 0.8,
    load: 32,
    mass: 1.25,
    price: 288,
    use: say(
      'The everyday size above office ceilings and along workshop walls.',
      'Ходовой размер за подвесными потолками и по стенам цехов.',
      '吊顶内和车间墙面敷设的常用规格。',
    ),
  },
  {
    kind: 'perforated',
    width: 200,
    height: 50,
    thickness: 0.8,
    load: 45,
    mass: 1.92,
    price: 436,
    use: say(
      'Carries the branch circuits of a floor in one layer, ventilated from below.',
      'Принимает групповые линии этажа в один слой с охлаждением снизу.',
      '可单层敷设整层支路电缆，底部通风散热。',
    ),
  },
  {
    kind: 'perforated',
    width: 300,
    height: 80,
    thickness: 1,
    load: 78,
    mass: 3.4,
    price: 765,
    use: say(
      'For main runs in workshops with feeders up to 70 mm².',
      'Магистральные трассы цехов с кабелем до 70 мм².',
      '用于车间主干线，可敷设 70 mm² 以下电缆。',
    ),
  },
  {
    kind: 'solid',
    width: 100,
    height: 100,
    thickness: 1,
    load: 70,
    mass: 2.4,
    price: 535,
    use: say(
      'With the cover fitted it shields data lines and keeps dust out.',
      'С крышкой защищает кабель от пыли и экранирует линии связи.',
      '配盖板后可防尘并屏蔽通信线路。',
    ),
  },
  {
    kind: 'solid',
    width: 400,
    height: 100,
    thickness: 1.2,
    load: 120,
    mass: 5.7,
    price: 1290,
    use: say(
      'Used in boiler houses and mills where cable must be covered from dust.',
      'Для котельных и мельниц, где кабель надо закрыть от пыли.',
      '用于锅炉房和制粉车间等粉尘较多的场所。',
    ),
  },
  {
    kind: 'mesh',
    width: 200,
    height: 60,
    thickness: 4,
    load: 40,
    mass: 1.5,
    price: 398,
    use: say(
      'Cut and bent on site with bolt cutters, so no ready-made bends are needed in server rooms.',
      'Режется и гнётся на месте болторезом — в серверных не нужны готовые повороты.',
      '现场用断线钳即可裁切弯折，机房布线无需成品弯头。',
    ),
  },
  {
    kind: 'mesh',
    width: 400,
    height: 100,
    thickness: 5,
    load: 75,
    mass: 3.6,
    price: 890,
    use: say(
      'Nothing collects in it: popular in food plants with wet cleaning.',
      'В нём не скапливается грязь: пищевые производства с влажной мойкой.',
      '不积灰不存水，适合经常冲洗的食品厂。',
    ),
  },
  {
    kind: 'ladder',
    width: 300,
    height: 100,
    thickness: 1.5,
    load: 150,
    mass: 4.3,
    price: 985,
    use: say(
      'Rungs every 300 mm carry heavy feeders and make clamping easy on risers.',
      'Перекладины через 300 мм держат тяжёлые вводы и удобны для крепления на вертикалях.',
      '横档间距 300 mm，可承载大截面电缆，竖井内便于固定。',
    ),
  },
  {
    kind: 'ladder',
    width: 600,
    height: 150,
    thickness: 2,
    load: 260,
    mass: 8.6,
    price: 2140,
    use: say(
      'The heaviest series, for outdoor racks at power stations and refineries with spans to 6 m.',
      'Тяжёлая серия для эстакад электростанций и НПЗ с пролётом до 6 м.',
      '重型系列，用于电厂和炼油厂室外管架，跨距可达 6 m。',
    ),
  },
]

export const cableTrays = leaf<Item>({
  key: 'cable-trays',
  name: say('Cable trays', 'Лотки кабельные', '电缆桥架'),
  about: say(
    'Perforated, solid, wire mesh and ladder trays in 3 m lengths with bends, tees, covers and brackets from the same series.',
    'Перфорированные, глухие, проволочные и лестничные лотки длиной 3 м, к ним повороты, тройники, крышки и консоли той же серии.',
    '多孔托盘、槽式、网格和梯式桥架，单根长度 3 m，同系列弯通、三通、盖板和托臂齐全。',
  ),
  tnved: '730890',
  unit: 'metre',
  items,
  product: (i) => {
    const size = `${i.width}×${i.height}`
    const t = figure(i.thickness)
    const mesh = i.kind === 'mesh'
    const name = KINDS[i.kind]
    return {
      model: `${CODES[i.kind]}-${i.width}-${i.height}`,
      name: say(
        `${name.en} ${size} mm, ${mesh ? 'wire' : 'steel'} ${t.en} mm, L 3 m`,
        `${name.ru} ${size} мм, ${mesh ? 'проволока' : 'сталь'} ${t.ru} мм, L 3 м`,
        `${name.zh} ${size} mm ${mesh ? '丝径' : '板厚'}${t.zh} mm 长3 m`,
      ),
      description: say(
        `${name.en} ${i.width} mm wide with ${i.height} mm sides, safe load ${i.load} kg/m at a span of 2 m. ${i.use.en}${mesh ? '' : ' Edges are rolled, joints are bolted with no welding on site.'}`,
        `Ширина ${i.width} мм, борт ${i.height} мм, допустимая нагрузка ${i.load} кг/м при пролёте 2 м. ${i.use.ru}${mesh ? '' : ' Кромки завальцованы, стыки на болтах, без сварки на монтаже.'}`,
        `宽 ${i.width} mm，边高 ${i.height} mm，2 m 跨距下安全荷载 ${i.load} kg/m。${i.use.zh}${mesh ? '' : '边缘卷边处理，现场螺栓连接，无需焊接。'}`,
      ),
      facts: [
        fact('Width', 'Ширина', '宽度', measure(i.width, 'mm')),
        fact('Side height', 'Высота борта', '边高', measure(i.height, 'mm')),
        mesh
          ? fact('Wire diameter', 'Диаметр проволоки', '丝径', measure(i.thickness, 'mm'))
          : fact('Steel thickness', 'Толщина металла', '板厚', measure(i.thickness, 'mm')),
        fact('Section length', 'Длина секции', '单根长度', measure(3, 'm')),
        fact('Load at 2 m span', 'Нагрузка при пролёте 2 м', '2 m 跨距荷载', measure(i.load, 'kgPerM')),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kgPerM')),
        fact(
          'Useful cross-section',
          'Полезное сечение',
          '有效截面积',
          say(
            `${(i.width * i.height) / 100} cm²`,
            `${(i.width * i.height) / 100} см²`,
            `${(i.width * i.height) / 100} cm²`,
          ),
        ),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ Р 52868-2021, IEC 61537')),
      ],
      priceRub: i.price,
      moq: i.width >= 400 ? 30 : 60,
      leadDays: i.kind === 'ladder' ? [10, 18] : [3, 9],
      variants: [
        variant(
          '-SZ',
          1,
          fact(
            'Coating',
            'Покрытие',
            '表面处理',
            say('pre-galvanized (Sendzimir)', 'цинк по методу Сендзимира', '预镀锌'),
          ),
        ),
        variant(
          '-HDG',
          1.45,
          fact('Coating', 'Покрытие', '表面处理', say('hot-dip galvanized', 'горячий цинк', '热浸镀锌')),
        ),
        variant(
          '-SS',
          3.9,
          fact(
            'Coating',
            'Покрытие',
            '表面处理',
            say('stainless steel AISI 304', 'нержавеющая сталь AISI 304', '304 不锈钢'),
          ),
        ),
      ],
    }
  },
  draw: (i) => {
    const w = 64 + 130 * Math.sqrt((i.width - 50) / 550)
    const s = w / i.width
    const h = i.height * s
    const dx = 290 - w
    const dy = 104
    const x0 = 58
    const y0 = 236
    const at = (u: number, t: number, v: number): [number, number] => [x0 + u + dx * t, y0 - v - dy * t]
    const quad = (a: [number, number], b: [number, number], c: [number, number], d: [number, number]) => [a, b, c, d]
    const sheet = new Sheet()
    const bar = (a: [number, number], b: [number, number], weight: 'outline' | 'thin' = 'outline') =>
      sheet.line(a[0], a[1], b[0], b[1], weight)
    if (i.kind === 'mesh') {
      const lengths = Math.max(4, Math.round(i.width / 50) + 1)
      for (let n = 0; n < 13; n++) {
        const t = n / 12
        bar(at(0, t, h), at(0, t, 0), 'thin')
        bar(at(0, t, 0), at(w, t, 0), 'thin')
        bar(at(w, t, 0), at(w, t, h), 'thin')
      }
      for (let n = 0; n < lengths; n++)
        bar(at((w * n) / (lengths - 1), 0, 0), at((w * n) / (lengths - 1), 1, 0), 'thin')
      for (const u of [0, w]) for (const v of [h / 2, h]) bar(at(u, 0, v), at(u, 1, v), v === h ? 'outline' : 'thin')
      bar(at(0, 0, h), at(0, 0, 0)).line(x0, y0, x0 + w, y0)
      bar(at(w, 0, 0), at(w, 0, h))
    } else {
      const wall = i.kind === 'ladder' ? h : h
      sheet.polygon(quad(at(0, 0, 0), at(0, 1, 0), at(0, 1, wall), at(0, 0, wall)), { fill: 'tint' })
      if (i.kind === 'ladder') {
        for (let n = 0; n < 7; n++) {
          const t = 0.06 + n * 0.145
          sheet.polygon(
            quad(at(0, t, h * 0.25), at(w, t, h * 0.25), at(w, t + 0.04, h * 0.25), at(0, t + 0.04, h * 0.25)),
            { fill: 'paper' },
          )
        }
      } else {
        sheet.polygon(quad(at(0, 0, 0), at(w, 0, 0), at(w, 1, 0), at(0, 1, 0)), { fill: 'paper' })
        if (i.kind === 'perforated') {
          const rows = i.width < 100 ? 0 : Math.round(i.width / 50)
          for (let row = 0; row < rows; row++)
            for (let n = 0; n < 9; n++) {
              const u = (w * (row + 0.5)) / rows
              const t = 0.04 + n * 0.107 + (row % 2) * 0.03
              bar(at(u, t, 0), at(u, t + 0.055, 0), 'thin')
              bar(at(u + 3.5, t, 0), at(u + 3.5, t + 0.055, 0), 'thin')
            }
        } else for (const u of [0.33, 0.66]) bar(at(w * u, 0, 0), at(w * u, 1, 0), 'thin')
      }
      const slots = i.kind === 'solid' ? 0 : 9
      sheet.polygon(quad(at(w, 0, 0), at(w, 1, 0), at(w, 1, wall), at(w, 0, wall)), { fill: 'paper' })
      for (let n = 0; n < slots; n++) bar(at(w, 0.04 + n * 0.107, h / 2), at(w, 0.09 + n * 0.107, h / 2), 'outline')
      const lip = Math.max(5, h * 0.12)
      sheet.polygon(quad(at(0, 0, h), at(0, 1, h), at(lip, 1, h), at(lip, 0, h)), { fill: 'paper' })
      sheet.polygon(quad(at(w, 0, h), at(w, 1, h), at(w - lip, 1, h), at(w - lip, 0, h)), { fill: 'paper' })
      if (i.kind === 'ladder')
        sheet
          .rect(x0 - 3, y0 - h, 5, h, { fill: 'hatch', weight: 'thin' })
          .rect(x0 + w - 2, y0 - h, 5, h, { fill: 'hatch', weight: 'thin' })
      else
        sheet
          .line(x0, y0, x0 + w, y0)
          .line(x0, y0, x0, y0 - h)
          .line(x0 + w, y0, x0 + w, y0 - h)
    }
    const [nx, ny] = at(w, 0.62, h * 0.5)
    return sheet
      .dimX(x0, x0 + w, y0 + 28, `${i.width}`, y0)
      .dimY(y0 - h, y0, x0 - 22, `${i.height}`, x0)
      .note(
        nx,
        ny,
        Math.min(nx + 24, 318),
        ny + h * 0.5 + 44,
        i.kind === 'mesh' ? `⌀ ${i.thickness}` : `t ${i.thickness}`,
      )
  },
})
