import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, measure, norm, say } from './figures.ts'

interface Item {
  code: string
  kind: 'plastic' | 'steel' | 'plate' | 'floor'
  /** Rows of rail and modules in a row; a plate enclosure has neither. */
  rows: number
  perRow: number
  width: number
  height: number
  depth: number
  current: number
  ip: string
  mass: number
  price: number
  title: FullText
  use: FullText
}

const items: Item[] = [
  {
    code: 'CB-4',
    kind: 'plastic',
    rows: 1,
    perRow: 4,
    width: 110,
    height: 200,
    depth: 95,
    current: 63,
    ip: 'IP40',
    mass: 0.4,
    price: 320,
    title: say(
      'Panelboard, 4 DIN modules, surface-mount, plastic',
      'Щит ЩРн-П-4 навесной пластиковый на 4 модуля',
      '明装塑料配电箱 4 回路',
    ),
    use: say(
      'For one receptacle circuit or a garden pump; plastic case with a smoked door.',
      'Для одной розеточной линии или садового насоса; пластиковый корпус с тонированной дверцей.',
      '带茶色透明门，适用于单个插座回路或园林水泵。',
    ),
  },
  {
    code: 'CB-12',
    kind: 'plastic',
    rows: 1,
    perRow: 12,
    width: 252,
    height: 200,
    depth: 95,
    current: 63,
    ip: 'IP41',
    mass: 0.75,
    price: 690,
    title: say(
      'Panelboard, 12 DIN modules, surface-mount, plastic',
      'Щит ЩРн-П-12 навесной пластиковый на 12 модулей',
      '明装塑料配电箱 12 回路',
    ),
    use: say(
      'The usual size for a studio apartment or a kiosk.',
      'Типовой размер для однокомнатной квартиры или киоска.',
      '单间公寓和售货亭的常用规格。',
    ),
  },
  {
    code: 'CB-24',
    kind: 'plastic',
    rows: 2,
    perRow: 12,
    width: 252,
    height: 325,
    depth: 100,
    current: 100,
    ip: 'IP41',
    mass: 1.3,
    price: 1240,
    title: say(
      'Panelboard, 24 DIN modules, flush-mount, plastic',
      'Щит ЩРв-П-24 встраиваемый пластиковый на 24 модуля',
      '暗装塑料配电箱 24 回路',
    ),
    use: say(
      'Two rows leave room for a residual-current device on every circuit.',
      'Два ряда — хватает места под УЗО на каждую группу.',
      '双排布置，可为各回路单独配置漏电保护器。',
    ),
  },
  {
    code: 'DB-36',
    kind: 'steel',
    rows: 3,
    perRow: 12,
    width: 300,
    height: 480,
    depth: 120,
    current: 100,
    ip: 'IP31',
    mass: 6.2,
    price: 3150,
    title: say(
      'Panelboard, 36 DIN modules, surface-mount, steel',
      'Щит ЩРн-36 навесной металлический на 36 модулей',
      '明装金属配电箱 36 回路',
    ),
    use: say(
      'For the lighting and receptacle circuits of an office floor, behind a locked steel door.',
      'Освещение и розетки офисного этажа под дверью с замком.',
      '钢制带锁箱门，用于办公楼层照明和插座回路。',
    ),
  },
  {
    code: 'DB-54',
    kind: 'steel',
    rows: 3,
    perRow: 18,
    width: 440,
    height: 540,
    depth: 120,
    current: 125,
    ip: 'IP31',
    mass: 8.8,
    price: 4480,
    title: say(
      'Panelboard, 54 DIN modules, surface-mount, steel',
      'Щит ЩРн-54 навесной металлический на 54 модуля',
      '明装金属配电箱 54 回路',
    ),
    use: say(
      'Holds contactors and time relays for shop lighting together with the breakers.',
      'Вместе с автоматами вмещает контакторы и реле времени освещения цеха.',
      '可同时安装断路器、接触器及照明时控器。',
    ),
  },
  {
    code: 'DB-72',
    kind: 'steel',
    rows: 4,
    perRow: 18,
    width: 440,
    height: 670,
    depth: 120,
    current: 125,
    ip: 'IP54',
    mass: 11.5,
    price: 6350,
    title: say(
      'Panelboard, 72 DIN modules, surface-mount, steel, IP54',
      'Щит ЩРн-72 навесной металлический на 72 модуля, IP54',
      '明装金属配电箱 72 回路 IP54',
    ),
    use: say(
      'A gasketed door keeps out dust and splashes in production areas.',
      'Дверь с уплотнением защищает от пыли и брызг в производственных помещениях.',
      '箱门带密封条，防止生产车间粉尘和溅水进入。',
    ),
  },
  {
    code: 'EN-1',
    kind: 'plate',
    rows: 0,
    perRow: 0,
    width: 310,
    height: 395,
    depth: 220,
    current: 250,
    ip: 'IP54',
    mass: 8.4,
    price: 4100,
    title: say(
      'Steel enclosure 395×310×220 mm with mounting plate, IP54',
      'Корпус ЩМП-1 395×310×220 мм с монтажной панелью, IP54',
      '带安装板金属箱 395×310×220 mm IP54',
    ),
    use: say(
      'Pump and fan control stations are assembled on its galvanized plate.',
      'На оцинкованной панели собирают станции управления насосами и вентиляторами.',
      '镀锌安装板，用于组装水泵和风机控制箱。',
    ),
  },
  {
    code: 'EN-3',
    kind: 'plate',
    rows: 0,
    perRow: 0,
    width: 500,
    height: 650,
    depth: 220,
    current: 400,
    ip: 'IP54',
    mass: 16.8,
    price: 8050,
    title: say(
      'Steel enclosure 650×500×220 mm with mounting plate, IP54',
      'Корпус ЩМП-3 650×500×220 мм с монтажной панелью, IP54',
      '带安装板金属箱 650×500×220 mm IP54',
    ),
    use: say(
      'Holds a VFD up to 7.5 kW with filter and terminals.',
      'Вмещает преобразователь частоты до 7,5 кВт с фильтром и клеммами.',
      '可容纳 7.5 kW 以下变频器及滤波器、端子排。',
    ),
  },
  {
    code: 'VRU-1',
    kind: 'floor',
    rows: 3,
    perRow: 16,
    width: 450,
    height: 1700,
    depth: 450,
    current: 250,
    ip: 'IP31',
    mass: 72,
    price: 68500,
    title: say(
      'Incoming distribution cabinet 250 A, 1700×450×450 mm',
      'Вводно-распределительное устройство ВРУ1 250 А, 1700×450×450 мм',
      '进线配电柜 250 A 1700×450×450 mm',
    ),
    use: say(
      'Metering and distribution for an apartment building: two incoming supplies with a transfer switch.',
      'Учёт и распределение жилого дома: два ввода с перекидным рубильником.',
      '住宅楼计量与配电，双路进线带转换开关。',
    ),
  },
  {
    code: 'MSB-8',
    kind: 'floor',
    rows: 5,
    perRow: 24,
    width: 800,
    height: 2000,
    depth: 600,
    current: 1600,
    ip: 'IP41',
    mass: 310,
    price: 545000,
    title: say(
      'Main switchboard section 1600 A, 2000×800×600 mm',
      'Панель ГРЩ 1600 А, 2000×800×600 мм',
      '低压总配电柜 1600 A 2000×800×600 mm',
    ),
    use: say(
      'Form 3b separation, copper busbars for 50 kA and remote metering over Modbus.',
      'Секционирование 3b, медные шины на 50 кА, передача данных учёта по Modbus.',
      '内部隔离形式 3b，50 kA 铜母排，电能数据经 Modbus 远传。',
    ),
  },
]

const CASES: Record<Item['kind'], FullText> = {
  plastic: say('self-extinguishing ABS', 'самозатухающий АБС-пластик', '阻燃 ABS'),
  steel: say('sheet steel 1.0 mm, RAL 7035', 'сталь 1,0 мм, RAL 7035', '1.0 mm 冷轧钢板，RAL 7035'),
  plate: say('sheet steel 1.2 mm, RAL 7035', 'сталь 1,2 мм, RAL 7035', '1.2 mm 冷轧钢板，RAL 7035'),
  floor: say('sheet steel 2.0 mm, RAL 7035', 'сталь 2,0 мм, RAL 7035', '2.0 mm 冷轧钢板，RAL 7035'),
}

export const distributionBoards = leaf<Item>({
  key: 'distribution-boards',
  name: say('Panelboards and enclosures', 'Щиты распределительные', '配电箱与配电柜'),
  about: say(
    'Enclosures and assembled boards, from a four-module panelboard to main switchboard sections. Assembly to your single-line diagram is done in the same plant.',
    'Корпуса и готовые щиты — от бокса на четыре модуля до панелей ГРЩ. Сборка по вашей однолинейной схеме на том же производстве.',
    '从 4 回路小型箱到总配电柜，可供空箱或成套产品，也可按用户单线图在厂内装配。',
  ),
  tnved: '853710',
  unit: 'piece',
  items,
  product: (i) => {
    const modules = i.rows * i.perRow
    return {
      model: i.code,
      name: i.title,
      description: say(
        `${i.kind === 'floor' ? 'Floor-standing cabinet' : 'Wall enclosure'} rated ${i.current} A, ${i.ip}, case of ${CASES[i.kind].en}. ${i.use.en} PE and N bars, cable entries and labels are included.`,
        `${i.kind === 'floor' ? 'Напольный шкаф' : 'Корпус настенного монтажа'} на ток до ${i.current} А, ${i.ip}, материал — ${CASES[i.kind].ru}. ${i.use.ru} Шины PE и N, сальники и маркировка входят в комплект.`,
        `${i.kind === 'floor' ? '落地柜' : '壁挂箱体'}，额定电流 ${i.current} A，${i.ip}，材质：${CASES[i.kind].zh}。${i.use.zh}随箱配 PE/N 排、电缆接头和标识。`,
      ),
      facts: [
        ...(modules > 0
          ? [
              fact('Modules (18 mm)', 'Число модулей (18 мм)', '模数（18 mm）', String(modules)),
              fact('Rows of rail', 'Число DIN-реек', '导轨排数', String(i.rows)),
            ]
          : [
              fact(
                'Inside',
                'Внутри',
                '内部结构',
                say('galvanized mounting plate', 'оцинкованная монтажная панель', '镀锌安装板'),
              ),
            ]),
        fact('Rated current', 'Номинальный ток', '额定电流', measure(i.current, 'A')),
        fact('IP rating', 'Степень защиты', '防护等级', i.ip),
        fact('Case', 'Материал корпуса', '箱体材质', CASES[i.kind]),
        fact(
          'Dimensions (H × W × D)',
          'Габариты (В × Ш × Г)',
          '外形尺寸（高×宽×深）',
          measure(`${i.height} × ${i.width} × ${i.depth}`, 'mm'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(i.kind === 'floor' ? 'ГОСТ IEC 61439-2-2015, GB/T 7251.12' : 'ГОСТ 32395-2020, IEC 61439-3'),
        ),
      ],
      priceRub: i.price,
      moq: i.kind === 'plastic' ? 10 : i.kind === 'floor' ? 1 : 3,
      leadDays: i.kind === 'floor' ? [25, 45] : [2, 9],
    }
  },
  draw: (i) => {
    const wanted = 150 + 54 * Math.min(1, Math.log(i.height / 200) / Math.log(10))
    const s = Math.min(wanted / i.height, 262 / (i.width * 1.52 + i.depth))
    const w = i.width * s
    const h = i.height * s
    const d = i.depth * s
    const door = w * 0.52
    const gap = 44
    const x0 = 206 - (w + door + gap + d) / 2
    const y0 = 140 - h / 2
    const ix = x0 + w * 0.08
    const iy = y0 + h * 0.06
    const iw = w * 0.84
    const ih = h * 0.88
    const skew = Math.min(22, door * 0.3)
    const sheet = new Sheet().rect(x0, y0, w, h, { fill: 'paper', radius: i.kind === 'plastic' ? 6 : 1 })
    sheet.polygon(
      [
        [x0 + w, y0],
        [x0 + w + door, y0 + skew],
        [x0 + w + door, y0 + h + skew],
        [x0 + w, y0 + h],
      ],
      { fill: i.kind === 'plastic' ? 'tint' : 'paper' },
    )
    sheet.polygon(
      [
        [x0 + w + door * 0.8, y0 + h * 0.44 + skew * 0.8],
        [x0 + w + door * 0.9, y0 + h * 0.44 + skew * 0.9],
        [x0 + w + door * 0.9, y0 + h * 0.54 + skew * 0.9],
        [x0 + w + door * 0.8, y0 + h * 0.54 + skew * 0.8],
      ],
      { fill: 'hatch', weight: 'thin' },
    )
    sheet.rect(ix, iy, iw, ih, { weight: 'thin', ...(i.kind === 'plate' ? { fill: 'tint' } : {}) })
    if (i.kind === 'plate') {
      const step = 11
      let holes = ''
      for (let y = iy + 12; y < iy + ih - 6; y += step)
        for (let x = ix + 10; x < ix + iw - 6; x += step) holes += `M${x.toFixed(1)} ${y.toFixed(1)}h3`
      sheet.path(holes)
      for (const x of [ix + 5, ix + iw - 5])
        for (const y of [iy + 5, iy + ih - 5]) sheet.circle(x, y, 2.6, { fill: 'paper' })
    } else {
      const floor = i.kind === 'floor'
      const top = floor ? iy + ih * 0.3 : iy
      const rowH = (iy + ih - top) / i.rows
      sheet.repeat(i.rows, (q, r) => {
        const y = top + rowH * (r + 0.5)
        const mh = Math.min(rowH * 0.6, 46)
        q.line(ix, y, ix + iw, y, 'thin').rect(ix + 4, y - mh / 2, iw - 8, mh, { fill: 'paper', weight: 'thin' })
        const m = (iw - 8) / i.perRow
        const cells = Array.from({ length: i.perRow }, (_, n) => {
          const x = (ix + 4 + m * n).toFixed(1)
          return `M${x} ${(y - mh / 2).toFixed(1)}v${mh.toFixed(1)}m${(m * 0.3).toFixed(1)} ${(-mh * 0.7).toFixed(1)}h${(m * 0.4).toFixed(1)}v${(mh * 0.26).toFixed(1)}h${(-m * 0.4).toFixed(1)}Z`
        })
        q.path(cells.join(''), { weight: 'thin' })
      })
      if (floor) {
        sheet.rect(ix + iw * 0.2, iy + ih * 0.05, iw * 0.6, ih * 0.2, { fill: 'tint' }).repeat(3, (q, n) =>
          q
            .rect(ix + iw * (0.28 + n * 0.18), iy + ih * 0.025, iw * 0.07, ih * 0.07, {
              fill: 'hatch',
              weight: 'thin',
            })
            .rect(ix + iw * (0.28 + n * 0.18), iy + ih * 0.21, iw * 0.07, ih * 0.07, {
              fill: 'hatch',
              weight: 'thin',
            }),
        )
        sheet.rect(ix + iw * 0.46, iy + ih * 0.11, iw * 0.08, ih * 0.06, { fill: 'hatch' })
      }
    }
    const sx = x0 + w + door + gap
    sheet
      .rect(sx, y0, d, h, { fill: 'paper', radius: 1 })
      .rect(sx + d, y0 + 2, 5, h - 4, { fill: i.kind === 'plastic' ? 'tint' : 'paper' })
    if (i.kind === 'floor')
      sheet.rect(x0 - 2, y0 + h, w + 4, 9, { fill: 'hatch' }).rect(sx - 2, y0 + h, d + 4, 9, { fill: 'hatch' })
    else
      sheet
        .line(sx, y0 - 10, sx, y0 + h + 10)
        .repeat(12, (q, n) => q.line(sx, y0 + ((h - 6) * n) / 11, sx - 6, y0 + 6 + ((h - 6) * n) / 11, 'thin'))
    return sheet
      .dimX(x0, x0 + w, y0 + h + 32, `${i.width}`, y0 + h)
      .dimX(sx, sx + d, y0 + h + 32, `${i.depth}`, y0 + h)
      .dimY(y0, y0 + h, x0 - 18, `${i.height}`, x0)
      .note(x0 + w * 0.5, y0 + h * 0.035, x0 + w * 0.5 + 26, y0 - 18, i.rows > 0 ? `${i.rows} × ${i.perRow}` : i.ip)
  },
})
