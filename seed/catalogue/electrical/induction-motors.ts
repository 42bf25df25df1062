import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say, variant } from './figures.ts'

interface Item {
  /** Frame designation as on the name plate, and the shaft height in it. */
  frame: string
  height: number
  power: number
  poles: 2 | 4 | 6
  speed: number
  efficiency: number
  cosine: number
  shaft: number
  shaftLength: number
  /** Foot holes across and along, and from the shaft shoulder to the first hole. */
  across: number
  along: number
  shoulder: number
  length: number
  body: number
  mass: number
  price: number
  use: FullText
}

const items: Item[] = [
  {
    frame: '56B',
    height: 56,
    power: 0.18,
    poles: 4,
    speed: 1350,
    efficiency: 69.9,
    cosine: 0.64,
    shaft: 11,
    shaftLength: 23,
    across: 90,
    along: 71,
    shoulder: 36,
    length: 220,
    body: 120,
    mass: 4.3,
    price: 5200,
    use: say(
      'The smallest frame suits dosing pumps, small exhaust fans and labeling machines.',
      'Самый малый габарит: насосы-дозаторы, вытяжные вентиляторы, этикетировочные автоматы.',
      '最小机座号，适用于计量泵、小型排风机和贴标机。',
    ),
  },
  {
    frame: '71A',
    height: 71,
    power: 0.55,
    poles: 4,
    speed: 1410,
    efficiency: 80.8,
    cosine: 0.72,
    shaft: 19,
    shaftLength: 40,
    across: 112,
    along: 90,
    shoulder: 45,
    length: 285,
    body: 150,
    mass: 9.2,
    price: 7400,
    use: say(
      'A common choice for worm gear units, mixers and short belt conveyors.',
      'Частый выбор для червячных мотор-редукторов, мешалок и коротких ленточных транспортёров.',
      '常与蜗轮减速机、搅拌机及短距离皮带输送机配套。',
    ),
  },
  {
    frame: '80A',
    height: 80,
    power: 1.5,
    poles: 2,
    speed: 2880,
    efficiency: 84.2,
    cosine: 0.85,
    shaft: 22,
    shaftLength: 50,
    across: 125,
    along: 100,
    shoulder: 50,
    length: 300,
    body: 170,
    mass: 13.5,
    price: 9800,
    use: say(
      'The two-pole winding drives circulation pumps, centrifugal fans and woodworking spindles.',
      'Двухполюсное исполнение для циркуляционных насосов, центробежных вентиляторов и деревообрабатывающих шпинделей.',
      '两极绕组，用于循环泵、离心风机和木工主轴。',
    ),
  },
  {
    frame: '90L',
    height: 90,
    power: 2.2,
    poles: 4,
    speed: 1440,
    efficiency: 86.7,
    cosine: 0.8,
    shaft: 24,
    shaftLength: 50,
    across: 140,
    along: 125,
    shoulder: 56,
    length: 350,
    body: 190,
    mass: 22,
    price: 13500,
    use: say(
      'Fits helical gear units, augers and compressor stations of small workshops.',
      'Подходит для цилиндрических мотор-редукторов, шнеков и компрессоров небольших мастерских.',
      '适用于斜齿轮减速机、螺旋输送机及小型车间空压机。',
    ),
  },
  {
    frame: '100L',
    height: 100,
    power: 4,
    poles: 4,
    speed: 1445,
    efficiency: 88.6,
    cosine: 0.82,
    shaft: 28,
    shaftLength: 60,
    across: 160,
    along: 140,
    shoulder: 63,
    length: 391,
    body: 210,
    mass: 36,
    price: 19500,
    use: say(
      'Frequently ordered as a replacement for worn drives of pumps, saws and conveyors.',
      'Чаще всего берут на замену изношенных приводов насосов, пил и транспортёров.',
      '常用于替换水泵、锯床和输送机的老旧驱动电机。',
    ),
  },
  {
    frame: '112M',
    height: 112,
    power: 5.5,
    poles: 4,
    speed: 1455,
    efficiency: 89.6,
    cosine: 0.83,
    shaft: 32,
    shaftLength: 80,
    across: 190,
    along: 140,
    shoulder: 70,
    length: 435,
    body: 240,
    mass: 47,
    price: 27000,
    use: say(
      'Drives ventilation units, feed crushers and hydraulic power packs.',
      'Приводит вентиляционные установки, кормодробилки и гидростанции.',
      '用于通风机组、饲料粉碎机和液压站。',
    ),
  },
  {
    frame: '132M',
    height: 132,
    power: 11,
    poles: 4,
    speed: 1465,
    efficiency: 91.4,
    cosine: 0.84,
    shaft: 38,
    shaftLength: 80,
    across: 216,
    along: 178,
    shoulder: 89,
    length: 530,
    body: 280,
    mass: 82,
    price: 43000,
    use: say(
      'A workhorse for screw compressors, lathes and concrete mixers.',
      'Рабочая лошадка для винтовых компрессоров, токарных станков и бетоносмесителей.',
      '螺杆空压机、车床和混凝土搅拌机的常用动力。',
    ),
  },
  {
    frame: '160S',
    height: 160,
    power: 15,
    poles: 2,
    speed: 2940,
    efficiency: 91.9,
    cosine: 0.88,
    shaft: 42,
    shaftLength: 110,
    across: 254,
    along: 178,
    shoulder: 108,
    length: 626,
    body: 330,
    mass: 125,
    price: 68000,
    use: say(
      'Two poles for booster pumps, blowers and dust-extraction fans; star-delta starting is possible.',
      'Два полюса: насосы повышения давления, воздуходувки и аспирация; возможен пуск «звезда — треугольник».',
      '两极，适用于增压泵、鼓风机和除尘风机，可采用星三角启动。',
    ),
  },
  {
    frame: '180M',
    height: 180,
    power: 30,
    poles: 4,
    speed: 1475,
    efficiency: 93.6,
    cosine: 0.85,
    shaft: 55,
    shaftLength: 110,
    across: 279,
    along: 241,
    shoulder: 121,
    length: 702,
    body: 380,
    mass: 205,
    price: 118000,
    use: say(
      'Used on main drives of extruders, pumping stations and ball mills of small capacity.',
      'Ставится на главный привод экструдеров, насосных станций и небольших шаровых мельниц.',
      '用作挤出机、泵站及小型球磨机的主驱动。',
    ),
  },
  {
    frame: '225M',
    height: 225,
    power: 37,
    poles: 6,
    speed: 985,
    efficiency: 93.3,
    cosine: 0.85,
    shaft: 65,
    shaftLength: 140,
    across: 356,
    along: 311,
    shoulder: 149,
    length: 835,
    body: 470,
    mass: 330,
    price: 215000,
    use: say(
      'The six-pole winding gives torque at low speed for crushers, elevators and long conveyors.',
      'Шестиполюсное исполнение даёт момент на малых оборотах: дробилки, элеваторы, магистральные конвейеры.',
      '六极绕组低速大转矩，适用于破碎机、斗式提升机和长距离输送机。',
    ),
  },
  {
    frame: '315M',
    height: 315,
    power: 200,
    poles: 4,
    speed: 1488,
    efficiency: 96,
    cosine: 0.88,
    shaft: 90,
    shaftLength: 170,
    across: 508,
    along: 457,
    shoulder: 216,
    length: 1250,
    body: 650,
    mass: 1120,
    price: 690000,
    use: say(
      'For pipeline pumps, mine fans and sugar-mill drives; PT100 sensors in windings and bearings are standard.',
      'Для сетевых насосов, шахтных вентиляторов и приводов сахарных заводов; датчики Pt100 в обмотке и подшипниках — в базе.',
      '用于主管网水泵、矿用风机和糖厂设备，绕组和轴承标配 PT100 测温元件。',
    ),
  },
]

export const inductionMotors = leaf<Item>({
  key: 'induction-motors',
  name: say('Induction motors', 'Электродвигатели асинхронные', '异步电动机'),
  about: say(
    'Three-phase squirrel-cage motors from 0.18 to 200 kW in cast-iron and aluminum frames. Mounting dimensions follow GOST 31606, so they fit in place of existing drives.',
    'Трёхфазные двигатели с короткозамкнутым ротором от 0,18 до 200 кВт в чугунном и алюминиевом корпусе. Установочные размеры по ГОСТ 31606 — встают на место прежних без переделки рамы.',
    '三相鼠笼式异步电动机，功率 0.18～200 kW，铸铁或铝合金机座。安装尺寸符合 GOST 31606，可直接替换原有电机。',
  ),
  tnved: '8501',
  unit: 'piece',
  items,
  product: (i) => {
    const kw = figure(i.power)
    const current = Math.round((i.power * 1e6) / (1.732 * 380 * i.efficiency * i.cosine)) / 10
    const iron = i.height >= 112
    return {
      model: `AIR-${i.frame}${i.poles}`,
      name: say(
        `Induction motor ${kw.en} kW ${i.speed} rpm, frame ${i.frame}, 380 V, IE3`,
        `Электродвигатель асинхронный АИР${i.frame}${i.poles} ${kw.ru} кВт ${i.speed} об/мин, 380 В`,
        `三相异步电动机 ${kw.zh} kW ${i.poles}极 ${i.speed} r/min 机座号${i.frame} 380 V`,
      ),
      description: say(
        `Totally enclosed fan-cooled motor with a ${iron ? 'cast-iron' : 'die-cast aluminum'} frame, shaft height ${i.height} mm. ${i.use.en} Continuous duty S1, insulation class F with temperature rise to class B.`,
        `Закрытый обдуваемый двигатель в ${iron ? 'чугунной' : 'алюминиевой'} станине, высота оси вращения ${i.height} мм. ${i.use.ru} Режим S1, изоляция класса F с нагревом по классу B.`,
        `全封闭自扇冷式电动机，${iron ? '铸铁' : '压铸铝'}机座，中心高 ${i.height} mm。${i.use.zh}连续工作制 S1，F 级绝缘，按 B 级温升考核。`,
      ),
      facts: [
        fact('Rated power', 'Номинальная мощность', '额定功率', measure(i.power, 'kW')),
        fact('Rated speed', 'Частота вращения', '额定转速', measure(i.speed, 'rpm')),
        fact('Number of poles', 'Число полюсов', '极数', String(i.poles)),
        fact('Rated current at 380 V', 'Номинальный ток при 380 В', '额定电流（380 V）', measure(current, 'A')),
        fact(
          'Efficiency',
          'КПД',
          '效率',
          say(
            `${figure(i.efficiency).en}% (IE3)`,
            `${figure(i.efficiency).ru} % (IE3)`,
            `${figure(i.efficiency).zh}%（IE3）`,
          ),
        ),
        fact('Power factor', 'Коэффициент мощности cos φ', '功率因数', figure(i.cosine)),
        fact('Shaft diameter', 'Диаметр вала', '轴径', measure(i.shaft, 'mm')),
        fact('IP rating', 'Степень защиты', '防护等级', 'IP55'),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm('ГОСТ 31606-2012, IEC 60034-1, GB/T 755')),
      ],
      priceRub: i.price,
      moq: i.height <= 80 ? 5 : i.height <= 132 ? 2 : 1,
      leadDays: i.height >= 225 ? [30, 45] : i.height >= 160 ? [14, 25] : [3, 10],
      variants: [
        variant(
          '-B3',
          1,
          fact(
            'Mounting',
            'Монтажное исполнение',
            '安装方式',
            say('feet, IM 1081', 'на лапах, IM 1081', '底脚安装 IM B3'),
          ),
        ),
        variant(
          '-B35',
          1.06,
          fact(
            'Mounting',
            'Монтажное исполнение',
            '安装方式',
            say('feet and flange, IM 2081', 'лапы и фланец, IM 2081', '底脚加法兰 IM B35'),
          ),
        ),
        variant(
          '-B5',
          1.04,
          fact(
            'Mounting',
            'Монтажное исполнение',
            '安装方式',
            say('flange, IM 3081', 'фланец, IM 3081', '法兰安装 IM B5'),
          ),
        ),
      ],
    }
  },
  draw: (i) => {
    const s = (262 + 46 * (Math.log(i.height / 56) / Math.log(315 / 56))) / (i.length + i.body * 1.1)
    const base = 218
    const axis = base - i.height * s
    const x0 = 54
    const r = (i.body * s) / 2
    const len = i.length * s
    const front = x0 + i.shaftLength * s
    const cowl = x0 + len * 0.8
    const fins = 5 + Math.round(i.height / 40) * 2
    const hole1 = front + i.shoulder * s
    const hole2 = hole1 + i.along * s
    const top = axis - r * 1.34
    const cx = x0 + len + 24 + r
    const half = (i.across * s) / 2
    const sheet = new Sheet()
      .rect(x0, axis - (i.shaft * s) / 2, i.shaftLength * s, i.shaft * s, { fill: 'paper' })
      .rect(front + len * 0.1, top, len * 0.27, r * 0.6, { fill: 'paper', radius: 2 })
      .rect(front + len * 0.04, axis - r, cowl - front - len * 0.04, r * 2, { fill: 'paper', radius: 3 })
      .rect(front, axis - r * 0.92, len * 0.04, r * 1.84, { fill: 'hatch' })
      .path(
        `M${cowl.toFixed(1)} ${(axis - r * 1.03).toFixed(1)}H${(x0 + len * 0.965).toFixed(1)}Q${(x0 + len).toFixed(1)} ${(axis - r).toFixed(1)} ${(x0 + len).toFixed(1)} ${(axis - r * 0.8).toFixed(1)}V${(axis + r * 0.8).toFixed(1)}Q${(x0 + len).toFixed(1)} ${(axis + r).toFixed(1)} ${(x0 + len * 0.965).toFixed(1)} ${(axis + r * 1.03).toFixed(1)}H${cowl.toFixed(1)}Z`,
        { fill: 'paper' },
      )
      .repeat(fins, (d, n) =>
        d.line(
          front + len * 0.06,
          axis + r * (-0.86 + (1.72 * n) / (fins - 1)),
          cowl - 4,
          axis + r * (-0.86 + (1.72 * n) / (fins - 1)),
          'thin',
        ),
      )
      .repeat(7, (d, n) =>
        d.line(x0 + len - 4, axis - r * 0.6 + r * 0.2 * n, x0 + len - 12, axis - r * 0.6 + r * 0.2 * n, 'thin'),
      )
      .polygon(
        [
          [hole1 - 12, base],
          [hole2 + 12, base],
          [hole2 + 12, base - 8],
          [hole2, axis + r * 0.9],
          [hole1, axis + r * 0.9],
          [hole1 - 12, base - 8],
        ],
        { fill: 'paper' },
      )
      .line(hole1, base - 14, hole1, base + 6, 'centre')
      .line(hole2, base - 14, hole2, base + 6, 'centre')
      .line(x0 - 10, axis, x0 + len + 10, axis, 'centre')
    if (i.height >= 100) sheet.circle(front + len * 0.46, axis - r - 6, 6)
    sheet
      .rect(cx - r * 0.45, top, r * 0.9, r * 0.6, { fill: 'paper', radius: 2 })
      .polygon(
        [
          [cx - half - 9, base],
          [cx + half + 9, base],
          [cx + half + 9, base - 7],
          [cx + half * 0.6, axis + r * 0.6],
          [cx - half * 0.6, axis + r * 0.6],
          [cx - half - 9, base - 7],
        ],
        { fill: 'paper' },
      )
      .circle(cx, axis, r, { fill: 'paper' })
      .around(fins * 4, cx, axis, r, (d, x, y) => d.line(x, y, cx + (x - cx) * 0.88, axis + (y - axis) * 0.88, 'thin'))
      .circle(cx, axis, r * 0.86, { weight: 'thin' })
      .around(i.height >= 225 ? 8 : 4, cx, axis, r * 0.7, (d, x, y) => d.circle(x, y, 2.4, { weight: 'thin' }))
      .circle(cx, axis, r * 0.4, { weight: 'thin' })
      .circle(cx, axis, (i.shaft * s) / 2, { fill: 'hatch' })
      .centre(cx, axis, r + 8)
    return sheet
      .dimX(x0, x0 + len, top - 16, `L ${i.length}`, axis)
      .dimX(hole1, hole2, base + 28, `${i.along}`, base)
      .dimX(cx - half, cx + half, base + 28, `${i.across}`, base)
      .dimY(axis, base, 34, `${i.height}`, x0 - 4)
      .note(x0 + 4, axis + (i.shaft * s) / 2, x0 + 12, base + 46, `⌀ ${i.shaft}`)
  },
})
