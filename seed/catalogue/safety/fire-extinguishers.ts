import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, measure, norm, say } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'powder' | 'co2' | 'foam'
  /** Charge in kg, for foam in litres. */
  charge: number
  code: string
  rating: string
  pressure: number
  diameter: number
  height: number
  time: number
  reach: number
  gross: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  powder: say('Dry chemical fire extinguisher', 'Огнетушитель порошковый', '干粉灭火器'),
  co2: say('CO₂ fire extinguisher', 'Огнетушитель углекислотный', '二氧化碳灭火器'),
  foam: say('Foam fire extinguisher', 'Огнетушитель воздушно-эмульсионный', '水基泡沫灭火器'),
}
const MARKS: Record<Item['kind'], [string, string]> = { powder: ['ОП', 'OP'], co2: ['ОУ', 'OU'], foam: ['ОВЭ', 'OVE'] }

const items: Item[] = [
  {
    kind: 'powder',
    charge: 2,
    code: 'OP-2',
    rating: '0,7A; 21B',
    pressure: 1.6,
    diameter: 110,
    height: 325,
    time: 6,
    reach: 2,
    gross: 3.3,
    price: 890,
    use: say(
      'For cars and vans; the bracket takes the vibration of rough roads.',
      'Для легковых машин и фургонов, кронштейн держит тряску.',
      '车用型，支架可承受颠簸。',
    ),
  },
  {
    kind: 'powder',
    charge: 4,
    code: 'OP-4',
    rating: '2A; 55B',
    pressure: 1.6,
    diameter: 130,
    height: 420,
    time: 10,
    reach: 3,
    gross: 5.8,
    price: 1240,
    use: say(
      'For offices, shops and trucks up to 7.5 t.',
      'Офисы, магазины и грузовики до 7,5 т.',
      '用于办公室、商店和 7.5 t 以下货车。',
    ),
  },
  {
    kind: 'powder',
    charge: 5,
    code: 'OP-5',
    rating: '2A; 70B',
    pressure: 1.6,
    diameter: 150,
    height: 440,
    time: 10,
    reach: 3,
    gross: 7.4,
    price: 1420,
    use: say(
      'For warehouses and workshops, mounted every 20 m along the route.',
      'Склады и цеха, развешиваются через 20 м пути.',
      '用于仓库和车间，通道每 20 m 设置一具。',
    ),
  },
  {
    kind: 'powder',
    charge: 10,
    code: 'OP-10',
    rating: '6A; 183B',
    pressure: 1.6,
    diameter: 170,
    height: 600,
    time: 13,
    reach: 4,
    gross: 14.2,
    price: 2380,
    use: say(
      'For gas stations, boiler rooms and paint storage rooms.',
      'АЗС, котельные и склады ЛКМ.',
      '用于加油站、锅炉房和油漆库。',
    ),
  },
  {
    kind: 'powder',
    charge: 50,
    code: 'OP-50',
    rating: '10A; 233B',
    pressure: 1.6,
    diameter: 300,
    height: 960,
    time: 25,
    reach: 6,
    gross: 82,
    price: 12900,
    use: say(
      'For oil depots and hangars, with a 5 m hose.',
      'Для нефтебаз и ангаров, шланг 5 м.',
      '配 5 m 软管，用于油库和机库。',
    ),
  },
  {
    kind: 'co2',
    charge: 2,
    code: 'OU-2',
    rating: '21B',
    pressure: 5.8,
    diameter: 108,
    height: 465,
    time: 8,
    reach: 2,
    gross: 6.2,
    price: 2350,
    use: say(
      'For electrical cabinets up to 10 kV; leaves no residue.',
      'Электрошкафы под напряжением до 10 кВ, не оставляет следов.',
      '用于 10 kV 以下电气柜，灭火无残留。',
    ),
  },
  {
    kind: 'co2',
    charge: 5,
    code: 'OU-5',
    rating: '55B',
    pressure: 5.8,
    diameter: 140,
    height: 650,
    time: 9,
    reach: 3,
    gross: 14.5,
    price: 4680,
    use: say(
      'For server rooms, laboratories and electrical rooms.',
      'Серверные, лаборатории, электрощитовые.',
      '用于机房、实验室和配电室。',
    ),
  },
  {
    kind: 'co2',
    charge: 25,
    code: 'OU-25',
    rating: '89B',
    pressure: 5.8,
    diameter: 219,
    height: 1400,
    time: 15,
    reach: 4,
    gross: 86,
    price: 34500,
    use: say(
      'For transformer rooms and turbine halls.',
      'Для трансформаторных и машинных залов.',
      '用于变压器室和汽机房。',
    ),
  },
  {
    kind: 'foam',
    charge: 5,
    code: 'OVE-5',
    rating: '4A; 113B',
    pressure: 1.4,
    diameter: 150,
    height: 520,
    time: 30,
    reach: 4,
    gross: 8.4,
    price: 5850,
    use: say(
      'Its fine emulsion jet may be used on live equipment up to 1000 V.',
      'Тонкая эмульсия; тушит оборудование под напряжением до 1000 В.',
      '细水雾乳液，可扑救 1000 V 以下带电设备火灾。',
    ),
  },
  {
    kind: 'foam',
    charge: 50,
    code: 'OVE-50',
    rating: '15A; 233B',
    pressure: 1.4,
    diameter: 330,
    height: 1020,
    time: 60,
    reach: 6,
    gross: 96,
    price: 38900,
    use: say(
      'Frost-proof charge to −40 °C for timber yards and parking decks.',
      'Морозостойкий заряд до −40 °C: лесобиржи и паркинги.',
      '防冻型 −40 °C，用于木材堆场和停车楼。',
    ),
  },
]

export const fireExtinguishers = leaf<Item>({
  key: 'fire-extinguishers',
  name: say('Fire extinguishers', 'Огнетушители', '灭火器'),
  about: say(
    'Dry chemical, carbon dioxide and foam extinguishers, hand-held and wheeled, with bracket and data sheet. Recharging period five years.',
    'Порошковые, углекислотные и эмульсионные огнетушители — переносные и передвижные, с кронштейном и паспортом. Перезарядка раз в пять лет.',
    '干粉、二氧化碳和泡沫灭火器，手提式和推车式，配挂架和合格证，五年换装一次。',
  ),
  tnved: '842410',
  unit: 'piece',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const [ru, latin] = MARKS[i.kind]
    const rating = say(
      i.rating.replace(',', '.'),
      i.rating.replaceAll('B', 'В').replaceAll('A', 'А'),
      i.rating.replace(',', '.').replace('; ', '、'),
    )
    const wheeled = i.charge >= 25
    const amount = measure(i.charge, i.kind === 'foam' ? 'l' : 'kg')
    return {
      model: i.code,
      name: say(
        `${kind.en} ${amount.en}${wheeled ? ', wheeled' : ''}, ${rating.en}`,
        `${kind.ru} ${ru}-${i.charge}${wheeled ? ' передвижной' : ''}, ${rating.ru}`,
        `${kind.zh} ${amount.zh}${wheeled ? ' 推车式' : ' 手提式'} ${latin}-${i.charge}`,
      ),
      description: say(
        `${wheeled ? 'Wheeled' : 'Hand-held'} extinguisher with ${amount.en} of ${i.kind === 'powder' ? 'ABCE dry chemical' : i.kind === 'co2' ? 'carbon dioxide' : 'foam solution'}, discharge at least ${i.time} s, jet ${i.reach} m. ${i.use.en} ${i.kind === 'co2' ? 'Steel cylinder tested at 22.5 MPa.' : 'The gauge shows the working pressure at a glance.'}`,
        `${wheeled ? 'Передвижной' : 'Переносной'} огнетушитель, заряд ${amount.ru} (${i.kind === 'powder' ? 'порошок ABCE' : i.kind === 'co2' ? 'диоксид углерода' : 'раствор пенообразователя'}), подача не менее ${i.time} с, длина струи ${i.reach} м. ${i.use.ru} ${i.kind === 'co2' ? 'Стальной баллон испытан давлением 22,5 МПа.' : 'Рабочее давление видно по манометру.'}`,
        `${wheeled ? '推车式' : '手提式'}灭火器，充装${i.kind === 'powder' ? ' ABCE 干粉' : i.kind === 'co2' ? '二氧化碳' : '泡沫液'} ${amount.zh}，喷射时间不少于 ${i.time} s，射程 ${i.reach} m。${i.use.zh}${i.kind === 'co2' ? '钢瓶经 22.5 MPa 水压试验。' : '压力表可直观显示工作压力。'}`,
      ),
      facts: [
        fact('Charge', 'Заряд', '充装量', amount),
        fact('Fire rating', 'Ранг очага', '灭火级别', rating),
        fact('Working pressure', 'Рабочее давление', '工作压力', measure(i.pressure, 'MPa')),
        fact('Discharge time', 'Время подачи', '喷射时间', measure(i.time, 's')),
        fact('Jet length', 'Длина струи', '射程', measure(i.reach, 'm')),
        fact('Height', 'Высота', '高度', measure(i.height, 'mm')),
        fact('Body diameter', 'Диаметр корпуса', '筒体直径', measure(i.diameter, 'mm')),
        fact('Gross weight', 'Полная масса', '总重', measure(i.gross, 'kg')),
        fact(
          'Working temperature',
          'Температура эксплуатации',
          '使用温度',
          i.kind === 'foam' && i.charge < 50
            ? say('+5 to +50 °C', '+5…+50 °C', '+5～+50 °C')
            : say('−40 to +50 °C', '−40…+50 °C', '−40～+50 °C'),
        ),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(
            wheeled ? 'ТР ЕАЭС 043/2017, ГОСТ Р 51017-2009, GB 8109' : 'ТР ЕАЭС 043/2017, ГОСТ Р 51057-2001, GB 4351',
          ),
        ),
      ],
      priceRub: i.price,
      moq: wheeled ? 1 : 10,
      leadDays: wheeled ? [7, 20] : [1, 5],
    }
  },
  draw: (i) => {
    const total = 168 + 58 * Math.min(1, Math.log(i.height / 325) / Math.log(1400 / 325))
    const s = total / i.height
    const wheeled = i.charge >= 25
    const base = 262
    const x = 186
    const r = (i.diameter * s) / 2
    const top = base - total
    const neck = Math.max(26, total * 0.15)
    const shoulder = top + neck
    const f = (n: number) => n.toFixed(1)
    const sheet = new Sheet().line(x - r - 40, base, x + r + 80, base, 'thin')
    if (wheeled)
      sheet
        .path(
          `M${f(x - r - 10)} ${f(base - 14)}L${f(x - r - 10)} ${f(top + 10)}Q${f(x - r - 10)} ${f(top - 8)} ${f(x - r - 40)} ${f(top - 8)}`,
        )
        .line(x - r - 12, base - 60, x - r, base - 60)
        .line(x - r - 12, shoulder + 18, x - r, shoulder + 18)
    const dome = i.kind === 'co2' ? r * 1.3 : r * 0.7
    sheet.path(
      `M${f(x - r)} ${f(base - 6)}V${f(shoulder + dome)}C${f(x - r)} ${f(shoulder + dome * 0.3)} ${f(x - r * 0.5)} ${f(shoulder + 4)} ${f(x - 7)} ${f(shoulder)}H${f(x + 7)}C${f(x + r * 0.5)} ${f(shoulder + 4)} ${f(x + r)} ${f(shoulder + dome * 0.3)} ${f(x + r)} ${f(shoulder + dome)}V${f(base - 6)}Q${f(x + r)} ${base} ${f(x + r - 5)} ${base}H${f(x - r + 5)}Q${f(x - r)} ${base} ${f(x - r)} ${f(base - 6)}Z`,
      { fill: 'paper' },
    )
    sheet.line(x - r, shoulder + dome, x + r, shoulder + dome, 'thin').line(x - r, base - 12, x + r, base - 12, 'thin')
    const label = (base - 20 - shoulder - dome) * 0.62
    sheet
      .rect(x - r * 0.72, shoulder + dome + 10, r * 1.44, label, { weight: 'thin', fill: 'tint' })
      .repeat(3, (d, n) =>
        d.line(
          x - r * 0.5,
          shoulder + dome + 10 + label * (0.5 + 0.15 * n),
          x + r * 0.5,
          shoulder + dome + 10 + label * (0.5 + 0.15 * n),
          'thin',
        ),
      )
    sheet.rect(x - 8, top + neck * 0.5, 16, neck * 0.5 + 1, { fill: 'hatch' })
    sheet
      .polygon(
        [
          [x - 10, top + neck * 0.5],
          [x + 34, top + neck * 0.36],
          [x + 36, top + neck * 0.5],
          [x - 6, top + neck * 0.66],
        ],
        { fill: 'paper' },
      )
      .polygon(
        [
          [x - 10, top + neck * 0.36],
          [x + 32, top],
          [x + 36, top + 6],
          [x - 4, top + neck * 0.48],
        ],
        { fill: 'paper' },
      )
    sheet.circle(x + 6, top + neck * 0.34, 3, { weight: 'thin' })
    if (i.kind !== 'co2')
      sheet
        .circle(x - 18, top + neck * 0.66, 9, { fill: 'paper' })
        .path(
          `M${f(x - 24)} ${f(top + neck * 0.66 + 3)}A7 7 0 0 1 ${f(x - 12)} ${f(top + neck * 0.66 + 3)}M${f(x - 18)} ${f(top + neck * 0.66 + 2)}l3 -6`,
          { weight: 'thin' },
        )
    const hx = x + r + 20
    const long = wheeled || i.charge >= 4
    const end = long ? base - 60 : shoulder + 60
    if (i.kind === 'co2' && !long)
      sheet.polygon(
        [
          [x + 8, top + neck * 0.72],
          [x + 26, top + neck * 0.72],
          [x + 70, top + neck * 0.2],
          [x + 84, top + neck * 1.1],
          [x + 26, top + neck * 0.95],
          [x + 8, top + neck * 0.95],
        ],
        { fill: 'tint' },
      )
    else {
      sheet
        .path(
          `M${f(x + 8)} ${f(top + neck * 0.8)}C${f(hx + 12)} ${f(top + neck * 0.7)} ${f(hx + 8)} ${f(shoulder + 40)} ${f(hx)} ${f(end)}`,
          {},
        )
        .path(
          `M${f(x + 8)} ${f(top + neck * 0.8 + 5)}C${f(hx + 5)} ${f(top + neck * 0.75 + 6)} ${f(hx + 2)} ${f(shoulder + 40)} ${f(hx - 6)} ${f(end)}`,
          {},
        )
      if (wheeled)
        sheet
          .circle(hx - 2, (shoulder + end) / 2 + 14, 26, { weight: 'outline' })
          .circle(hx - 2, (shoulder + end) / 2 + 14, 20, { weight: 'thin' })
      if (i.kind === 'co2')
        sheet.polygon(
          [
            [hx - 8, end],
            [hx + 3, end],
            [hx + 15, end + 46],
            [hx - 20, end + 46],
          ],
          { fill: 'tint' },
        )
      else
        sheet.polygon(
          [
            [hx - 8, end],
            [hx + 3, end],
            [hx + 1, end + 26],
            [hx - 6, end + 26],
          ],
          { fill: 'hatch' },
        )
    }
    if (wheeled)
      sheet
        .circle(x - r + 4, base - 21, 21, { fill: 'paper' })
        .circle(x - r + 4, base - 21, 15, { weight: 'thin' })
        .circle(x - r + 4, base - 21, 4, { fill: 'hatch' })
    return sheet
      .line(x, top - 8, x, base + 8, 'centre')
      .dimY(top, base, x - r - (wheeled ? 66 : 36), `${i.height}`, x - r)
      .dimX(x - r, x + r, base + 24, `⌀ ${i.diameter}`, base)
      .note(x + r * 0.6, base - 34, x + r + 46, base - 18, i.kind === 'foam' ? `${i.charge} l` : `${i.charge} kg`)
      .note(x + 24, top + 8, x + 66, Math.max(top - 12, 24), `${i.pressure} MPa`)
  },
})
