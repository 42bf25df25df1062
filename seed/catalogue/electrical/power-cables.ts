import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say } from './figures.ts'

interface Item {
  /** Type mark in Cyrillic and in Latin letters. */
  mark: string
  latin: string
  cores: number
  section: number
  copper: boolean
  armoured: boolean
  sheath: 'pvc' | 'rubber' | 'pe'
  voltage: string
  diameter: number
  mass: number
  current: number
  standard: string
  price: number
  use: FullText
}

const SHEATHS: Record<Item['sheath'], FullText> = {
  pvc: say('PVC compound', 'ПВХ-пластикат', '聚氯乙烯'),
  rubber: say('rubber', 'резина', '橡胶'),
  pe: say('polyethylene', 'полиэтилен', '聚乙烯'),
}

const items: Item[] = [
  {
    mark: 'ВВГнг(А)-LS',
    latin: 'VVGng(A)-LS',
    cores: 3,
    section: 1.5,
    copper: true,
    armoured: false,
    sheath: 'pvc',
    voltage: '0.66',
    diameter: 8.9,
    mass: 128,
    current: 21,
    standard: 'ГОСТ 31996-2012',
    price: 76,
    use: say(
      'For lighting circuits in offices, shops and public buildings.',
      'Для групповых сетей освещения в офисах, магазинах и общественных зданиях.',
      '用于办公楼、商店和公共建筑的照明回路。',
    ),
  },
  {
    mark: 'ВВГнг(А)-LS',
    latin: 'VVGng(A)-LS',
    cores: 3,
    section: 2.5,
    copper: true,
    armoured: false,
    sheath: 'pvc',
    voltage: '0.66',
    diameter: 9.8,
    mass: 172,
    current: 27,
    standard: 'ГОСТ 31996-2012',
    price: 121,
    use: say(
      'The usual cable for receptacle circuits in homes and offices.',
      'Основной кабель розеточных групп в жилье и офисах.',
      '住宅和办公楼插座回路的常用电缆。',
    ),
  },
  {
    mark: 'ВВГнг(А)-FRLS',
    latin: 'VVGng(A)-FRLS',
    cores: 2,
    section: 1.5,
    copper: true,
    armoured: false,
    sheath: 'pvc',
    voltage: '1',
    diameter: 11.2,
    mass: 155,
    current: 24,
    standard: 'ГОСТ 31996-2012',
    price: 112,
    use: say(
      'Mica-taped conductors keep fire alarm and evacuation lighting alive for 180 minutes.',
      'Слюдяной барьер по жилам: 180 минут работы пожарной сигнализации и эвакуационного освещения.',
      '导体绕包云母带，可在火灾中维持消防报警和疏散照明供电 180 分钟。',
    ),
  },
  {
    mark: 'ВВГнг(А)-LS',
    latin: 'VVGng(A)-LS',
    cores: 5,
    section: 4,
    copper: true,
    armoured: false,
    sheath: 'pvc',
    voltage: '0.66',
    diameter: 14.1,
    mass: 385,
    current: 36,
    standard: 'ГОСТ 31996-2012',
    price: 298,
    use: say(
      'Feeds three-phase machines and floor distribution panels up to 20 kW.',
      'Питание трёхфазных станков и этажных щитков до 20 кВт.',
      '为 20 kW 以下三相设备和楼层配电箱供电。',
    ),
  },
  {
    mark: 'КГ-ХЛ',
    latin: 'KG-HL',
    cores: 4,
    section: 6,
    copper: true,
    armoured: false,
    sheath: 'rubber',
    voltage: '0.66',
    diameter: 20.2,
    mass: 690,
    current: 45,
    standard: 'ГОСТ 24334-2020',
    price: 468,
    use: say(
      'Flexible to −60 °C: welding sets, cranes and mobile pumps on northern sites.',
      'Сохраняет гибкость до −60 °C: сварочные посты, краны и передвижные насосы на северных объектах.',
      '低至 −60 °C 仍保持柔软，用于北方工地的焊机、起重机和移动水泵。',
    ),
  },
  {
    mark: 'ВВГнг(А)-LS',
    latin: 'VVGng(A)-LS',
    cores: 5,
    section: 10,
    copper: true,
    armoured: false,
    sheath: 'pvc',
    voltage: '1',
    diameter: 19.6,
    mass: 865,
    current: 63,
    standard: 'ГОСТ 31996-2012',
    price: 735,
    use: say(
      'For risers and feeders of apartment buildings and small workshops.',
      'Стояки и вводы многоквартирных домов и небольших цехов.',
      '用于住宅楼竖井和小型车间进线。',
    ),
  },
  {
    mark: 'ВБШвнг(А)-LS',
    latin: 'VBShvng(A)-LS',
    cores: 4,
    section: 16,
    copper: true,
    armoured: true,
    sheath: 'pvc',
    voltage: '1',
    diameter: 24.8,
    mass: 1380,
    current: 84,
    standard: 'ГОСТ 31996-2012',
    price: 1040,
    use: say(
      'Double steel-tape armor allows laying in trenches and along walls without a duct.',
      'Броня из двух стальных лент: прокладка в траншее и по стенам без трубы.',
      '双层钢带保护，可直埋或沿墙敷设，无需穿管。',
    ),
  },
  {
    mark: 'АВВГнг(А)-LS',
    latin: 'AVVGng(A)-LS',
    cores: 4,
    section: 35,
    copper: false,
    armoured: false,
    sheath: 'pvc',
    voltage: '1',
    diameter: 28.4,
    mass: 1120,
    current: 95,
    standard: 'ГОСТ 31996-2012',
    price: 465,
    use: say(
      'An economical feeder on trays and racks where the run is long and loads are steady.',
      'Экономичный ввод по лоткам и эстакадам при большой длине и ровной нагрузке.',
      '适合长距离、负荷平稳的桥架敷设，经济性好。',
    ),
  },
  {
    mark: 'ВБШвнг(А)-LS',
    latin: 'VBShvng(A)-LS',
    cores: 4,
    section: 70,
    copper: true,
    armoured: true,
    sheath: 'pvc',
    voltage: '1',
    diameter: 38.5,
    mass: 4180,
    current: 197,
    standard: 'ГОСТ 31996-2012',
    price: 4150,
    use: say(
      'Sector conductors keep the diameter small; used for main feeders of workshops.',
      'Секторные жилы уменьшают диаметр; применяется на главных вводах цехов и насосных.',
      '扇形导体减小外径，用于车间和泵站主进线。',
    ),
  },
  {
    mark: 'АПвПу',
    latin: 'APvPu',
    cores: 1,
    section: 240,
    copper: false,
    armoured: false,
    sheath: 'pe',
    voltage: '10',
    diameter: 41,
    mass: 2050,
    current: 502,
    standard: 'ГОСТ Р 55025-2012',
    price: 1480,
    use: say(
      'XLPE-insulated single core with copper screen for 10 kV lines laid in the ground.',
      'Одножильный, изоляция из сшитого полиэтилена, медный экран; линии 10 кВ в земле.',
      '交联聚乙烯绝缘单芯电缆，铜屏蔽，用于 10 kV 直埋线路。',
    ),
  },
  {
    mark: 'АВБШвнг(А)',
    latin: 'AVBShvng(A)',
    cores: 4,
    section: 120,
    copper: false,
    armoured: true,
    sheath: 'pvc',
    voltage: '1',
    diameter: 47,
    mass: 3150,
    current: 200,
    standard: 'ГОСТ 31996-2012',
    price: 1320,
    use: say(
      'A feeder from the transformer substation to the main switchboard.',
      'Ввод от трансформаторной подстанции до ГРЩ.',
      '用于变电所至总配电柜的馈线。',
    ),
  },
]

export const powerCables = leaf<Item>({
  key: 'power-cables',
  name: say('Power cables', 'Кабели силовые', '电力电缆'),
  about: say(
    'Copper and aluminum power cables for fixed and mobile installation, 0.66 to 10 kV. Sold by the meter, cut or on full drums with test reports.',
    'Медные и алюминиевые силовые кабели на 0,66–10 кВ для стационарной и подвижной прокладки. Отпускаем метражом и целыми барабанами с протоколами испытаний.',
    '铜芯、铝芯电力电缆，电压 0.66～10 kV，适用于固定和移动敷设。可按米裁切或整盘供应，附试验报告。',
  ),
  tnved: '8544',
  unit: 'metre',
  items,
  product: (i) => {
    const size = figure(`${i.cores}×${i.section}`)
    const kv = figure(i.voltage)
    const metal = i.copper ? say('copper', 'медь', '铜芯') : say('aluminum', 'алюминий', '铝芯')
    const shape =
      i.section >= 35 && i.cores > 1
        ? say('sector', 'секторная', '扇形')
        : i.sheath === 'rubber'
          ? say('flexible, class 5', 'гибкая, класс 5', '软导体，5 类')
          : say('round', 'круглая', '圆形')
    return {
      model: `${i.latin}-${i.cores}x${i.section}`,
      name: say(
        `Power cable ${i.latin} ${size.en} mm², ${kv.en} kV, ${metal.en}`,
        `Кабель силовой ${i.mark} ${size.ru} мм², ${kv.ru} кВ, ${metal.ru}`,
        `电力电缆 ${i.latin} ${size.zh} mm² ${kv.zh} kV ${metal.zh}`,
      ),
      description: say(
        `${i.cores === 1 ? 'Single-core' : `${i.cores}-core`} ${metal.en} cable ${i.armoured ? 'with steel-tape armor, ' : ''}in a ${SHEATHS[i.sheath].en} sheath, outside diameter about ${i.diameter} mm. ${i.use.en} Length marks every meter; drum and batch numbers appear on the certificate.`,
        `${i.cores === 1 ? 'Одножильный' : `${i.cores}-жильный`} кабель с ${i.cores === 1 ? (i.copper ? 'медной жилой' : 'алюминиевой жилой') : i.copper ? 'медными жилами' : 'алюминиевыми жилами'}${i.armoured ? ', броня из стальных лент' : ''}, наружный диаметр около ${figure(i.diameter).ru} мм. ${i.use.ru} Мерные метки через метр, номер барабана и партии указаны в паспорте.`,
        `${i.cores} 芯${metal.zh}电缆，${i.armoured ? '钢带铠装，' : ''}${SHEATHS[i.sheath].zh}护套，外径约 ${i.diameter} mm。${i.use.zh}每米印有计米标记，合格证注明盘号和批号。`,
      ),
      facts: [
        fact('Cores × cross section', 'Число и сечение жил', '芯数与截面', measure(`${i.cores} × ${i.section}`, 'mm2')),
        fact('Conductor', 'Материал жилы', '导体材料', metal),
        fact('Conductor shape', 'Форма жилы', '导体形状', shape),
        fact('Rated voltage', 'Номинальное напряжение', '额定电压', measure(i.voltage, 'kV')),
        fact('Sheath', 'Оболочка', '护套', SHEATHS[i.sheath]),
        fact(
          'Armor',
          'Броня',
          '铠装',
          i.armoured
            ? say('two galvanized steel tapes', 'две оцинкованные стальные ленты', '双层镀锌钢带')
            : say('none', 'нет', '无'),
        ),
        fact('Outside diameter', 'Наружный диаметр', '外径', measure(i.diameter, 'mm')),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kgPerKm')),
        i.cores === 1
          ? fact('Current rating in ground', 'Длительный ток в земле', '直埋载流量', measure(i.current, 'A'))
          : fact('Current rating in air', 'Длительный ток на воздухе', '空气中载流量', measure(i.current, 'A')),
        fact('Standard', 'Стандарт', '执行标准', norm(i.standard)),
      ],
      priceRub: i.price,
      moq: i.section <= 4 ? 100 : i.section <= 16 ? 50 : 20,
      leadDays: i.section >= 70 ? [15, 30] : [2, 8],
    }
  },
  draw: (i) => {
    const r = 54 + 46 * (Math.log(i.diameter / 8.9) / Math.log(47 / 8.9))
    const cx = 134
    const cy = 146
    const wall = Math.max(6, r * (i.sheath === 'rubber' ? 0.17 : 0.11))
    const sheet = new Sheet().circle(cx, cy, r, { fill: 'tint' })
    let inner = r - wall
    sheet.circle(cx, cy, inner, { fill: 'paper', weight: 'thin' })
    if (i.armoured) {
      sheet.circle(cx, cy, inner - 1, { fill: 'hatch' }).circle(cx, cy, inner - 6, { fill: 'paper', weight: 'thin' })
      inner -= 10
      sheet.circle(cx, cy, inner, { weight: 'hidden' })
    }
    if (i.cores === 1) {
      sheet.around(36, cx, cy, inner - 3, (d, x, y) => d.circle(x, y, 2.4, { fill: 'paper', weight: 'thin' }))
      sheet.circle(cx, cy, inner - 8, { fill: 'tint' }).circle(cx, cy, inner * 0.58, { fill: 'paper' })
      for (const [ring, count] of [
        [0, 1],
        [0.17, 6],
        [0.34, 12],
        [0.5, 18],
      ] as const)
        sheet.around(count, cx, cy, inner * ring, (d, x, y) =>
          d.circle(x, y, inner * 0.078, { fill: 'hatch', weight: 'thin' }),
        )
    } else if (i.section >= 35) {
      const a = (0.5 * Math.PI) / 2
      const b = inner * 0.12
      sheet.around(i.cores, cx, cy, b, (d, x, y, angle) => {
        const sector = (from: number, to: number, trim: number) => {
          const spread = a * 0.99 - trim / to
          const point = (radius: number, turn: number) =>
            `${(x + radius * Math.cos(angle + turn)).toFixed(1)} ${(y + radius * Math.sin(angle + turn)).toFixed(1)}`
          return `M${point(from, 0)}L${point(to, -spread)}A${to.toFixed(1)} ${to.toFixed(1)} 0 0 1 ${point(to, spread)}Z`
        }
        d.path(sector(1, inner * 0.86, 0), { fill: 'tint' }).path(sector(9, inner * 0.86 - 5, 6), { fill: 'hatch' })
      })
    } else {
      const k = Math.sin(Math.PI / i.cores)
      const core = (inner * k) / (1 + k) - 0.6
      const copper = core * (0.5 + 0.2 * (Math.log(i.section / 1.5) / Math.log(16 / 1.5)))
      sheet.around(i.cores, cx, cy, inner - core - 0.6, (d, x, y) => {
        d.circle(x, y, core, { fill: 'tint' }).circle(x, y, copper + (i.latin.includes('FR') ? 3 : 0), {
          fill: 'paper',
          weight: 'thin',
        })
        if (i.sheath === 'rubber')
          d.around(8, x, y, copper * 0.72, (e, px, py) =>
            e.circle(px, py, copper * 0.24, { fill: 'hatch', weight: 'thin' }),
          ).circle(x, y, copper * 0.4, { fill: 'hatch', weight: 'thin' })
        else d.circle(x, y, copper, { fill: 'hatch' })
      })
    }
    const half = r * 0.52
    const strip = [
      [262, 1],
      [290, i.armoured ? 0.88 : 0.82],
      [316, 0.74],
    ] as const
    sheet.rect(318, cy - half, 52, half * 2, { fill: 'tint' })
    if (i.armoured) sheet.rect(strip[1][0] + 4, cy - half * 0.88, 24, half * 1.76, { fill: 'hatch' })
    else sheet.rect(strip[1][0] + 4, cy - half * 0.84, 24, half * 1.68, { fill: 'paper', weight: 'thin' })
    const wires = Math.min(i.cores, 3)
    sheet.repeat(wires, (d, n) => {
      const step = (half * 1.5) / wires
      const y = cy - half * 0.75 + step * n
      d.rect(266, y + 1, 28, step - 2, { fill: 'paper' }).rect(248, y + step * 0.25, 18, step * 0.5, {
        fill: 'hatch',
        weight: 'thin',
      })
    })
    return sheet
      .centre(cx, cy, r + 10)
      .line(240, cy, 380, cy, 'centre')
      .dimX(cx - r, cx + r, cy + r + 30, `⌀ ${i.diameter}`, cy)
      .note(cx + r * 0.36, cy - r * 0.4, 244, Math.max(40, cy - r - 4), `${i.cores} × ${i.section}`)
      .note(342, cy + half, 320, cy + half + 38, `${i.voltage} kV`)
  },
})
