import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say, variant } from './figures.ts'

interface Item {
  power: number
  dry?: boolean
  high: 6 | 10 | 35
  noLoad: number
  load: number
  impedance: number
  length: number
  width: number
  height: number
  mass: number
  price: number
  use: FullText
}

const items: Item[] = [
  {
    power: 25,
    high: 10,
    noLoad: 115,
    load: 600,
    impedance: 4.5,
    length: 860,
    width: 560,
    height: 1080,
    mass: 245,
    price: 165000,
    use: say(
      'For pole-mounted substations of villages, cell towers and water wells.',
      'Столбовые подстанции: посёлки, вышки связи, водозаборные скважины.',
      '用于乡村、通信基站和水源井的柱上变电台。',
    ),
  },
  {
    power: 63,
    high: 10,
    noLoad: 220,
    load: 1280,
    impedance: 4.5,
    length: 950,
    width: 650,
    height: 1150,
    mass: 430,
    price: 232000,
    use: say(
      'Supplies a farm, a gas station or a small sawmill.',
      'Питает ферму, АЗС или небольшую лесопилку.',
      '可为农场、加油站或小型锯木厂供电。',
    ),
  },
  {
    power: 100,
    high: 6,
    noLoad: 270,
    load: 1970,
    impedance: 4.5,
    length: 990,
    width: 740,
    height: 1220,
    mass: 560,
    price: 288000,
    use: say(
      'The 6 kV winding matches the internal networks of older plants and mines.',
      'Обмотка 6 кВ — под внутренние сети старых заводов и рудников.',
      '6 kV 绕组，适配老厂区和矿山内部电网。',
    ),
  },
  {
    power: 160,
    high: 10,
    noLoad: 410,
    load: 2600,
    impedance: 4.5,
    length: 1060,
    width: 760,
    height: 1330,
    mass: 765,
    price: 365000,
    use: say(
      'Packaged substations for residential subdivisions usually start at this size.',
      'С этой мощности обычно начинаются КТП коттеджных посёлков.',
      '别墅区箱式变电站的常用起始容量。',
    ),
  },
  {
    power: 250,
    high: 10,
    noLoad: 550,
    load: 3700,
    impedance: 4.5,
    length: 1160,
    width: 820,
    height: 1390,
    mass: 1010,
    price: 472000,
    use: say(
      'For small workshops, schools and shopping centers.',
      'Для небольших цехов, школ и торговых центров.',
      '适用于小型车间、学校和商场。',
    ),
  },
  {
    power: 400,
    high: 10,
    noLoad: 800,
    load: 5500,
    impedance: 4.5,
    length: 1320,
    width: 870,
    height: 1550,
    mass: 1420,
    price: 645000,
    use: say(
      'The sealed tank needs no oil sampling in housing substations.',
      'Герметичный бак не требует отбора проб масла — удобно в подстанциях жилых кварталов.',
      '油箱免取油样维护，适合居民区变电所。',
    ),
  },
  {
    power: 630,
    high: 10,
    noLoad: 1050,
    load: 7600,
    impedance: 5.5,
    length: 1490,
    width: 1010,
    height: 1690,
    mass: 2010,
    price: 935000,
    use: say(
      'The common size for two-transformer substations in towns.',
      'Самая частая мощность городских двухтрансформаторных подстанций.',
      '城市双变压器变电所最常用的容量。',
    ),
  },
  {
    power: 1000,
    high: 10,
    noLoad: 1400,
    load: 10800,
    impedance: 5.5,
    length: 1710,
    width: 1080,
    height: 1860,
    mass: 2980,
    price: 1460000,
    use: say(
      'Feeds a production shop with welding and furnace loads.',
      'Питает производственный цех со сварочной и печной нагрузкой.',
      '可为带焊接和电炉负荷的生产车间供电。',
    ),
  },
  {
    power: 1000,
    dry: true,
    high: 10,
    noLoad: 2000,
    load: 10500,
    impedance: 6,
    length: 1720,
    width: 1060,
    height: 1920,
    mass: 2750,
    price: 2680000,
    use: say(
      'Cast-resin windings allow installation inside business centers and hospitals without an oil pit.',
      'Литая изоляция позволяет ставить внутри бизнес-центров и больниц без маслоприёмника.',
      '环氧浇注绕组，可直接安装于写字楼和医院内，无需集油坑。',
    ),
  },
  {
    power: 1600,
    high: 10,
    noLoad: 2050,
    load: 16000,
    impedance: 6,
    length: 2060,
    width: 1240,
    height: 2160,
    mass: 4750,
    price: 2380000,
    use: say(
      'For use as the main transformer of rolling mills, large greenhouses and data halls.',
      'Главный трансформатор прокатных цехов, тепличных комбинатов и машинных залов.',
      '用于轧钢车间、大型温室和数据机房的主变压器。',
    ),
  },
  {
    power: 2500,
    high: 35,
    noLoad: 3100,
    load: 23500,
    impedance: 6.5,
    length: 2480,
    width: 2050,
    height: 2720,
    mass: 7600,
    price: 5150000,
    use: say(
      'Steps 35 kV down for quarry and oilfield networks; a conservator with dehydrating breather is fitted.',
      'Понижает 35 кВ для сетей карьеров и промыслов; с расширителем и воздухоосушителем.',
      '35 kV 降压，用于采石场和油田电网，配储油柜及吸湿器。',
    ),
  },
]

export const powerTransformers = leaf<Item>({
  key: 'power-transformers',
  name: say('Power transformers', 'Трансформаторы силовые', '电力变压器'),
  about: say(
    'Oil-immersed and cast-resin distribution transformers from 25 to 2500 kVA for 6, 10 and 35 kV networks. Routine test report with every unit.',
    'Масляные и сухие распределительные трансформаторы 25–2500 кВ·А для сетей 6, 10 и 35 кВ. К каждому — протокол приёмо-сдаточных испытаний.',
    '油浸式和干式配电变压器，25～2500 kVA，用于 6、10、35 kV 电网，每台附出厂试验报告。',
  ),
  tnved: '8504',
  unit: 'piece',
  items,
  product: (i) => {
    const type = i.dry
      ? say('Cast-resin transformer', 'Трансформатор сухой с литой изоляцией ТСЛ', '干式变压器 SCB')
      : say('Oil-immersed transformer', `Трансформатор масляный ${i.high === 35 ? 'ТМ' : 'ТМГ'}`, '油浸式变压器')
    const z = figure(i.impedance)
    return {
      model: `${i.dry ? 'TD' : 'TO'}-${i.power}-${i.high}`,
      name: say(
        `${type.en} ${i.power} kVA ${i.high}/0.4 kV`,
        `${type.ru}-${i.power}/${i.high}/0,4 кВ`,
        `${type.zh} ${i.power} kVA ${i.high}/0.4 kV`,
      ),
      description: say(
        `Three-phase ${i.dry ? 'dry-type' : i.high === 35 ? 'oil-immersed' : 'hermetically sealed oil-immersed'} transformer, ${i.power} kVA, ${i.high}/0.4 kV, impedance ${z.en}%. ${i.use.en} ${i.dry ? 'Temperature relay and fans for +40% load on request.' : 'Off-circuit tap changer ±2 × 2.5%.'}`,
        `Трёхфазный ${i.dry ? 'сухой' : i.high === 35 ? 'масляный' : 'масляный герметичный'} трансформатор ${i.power} кВ·А, ${i.high}/0,4 кВ, напряжение короткого замыкания ${z.ru} %. ${i.use.ru} ${i.dry ? 'Реле температуры и вентиляторы на +40 % нагрузки — по запросу.' : 'Переключатель ПБВ ±2 × 2,5 %.'}`,
        `三相${i.dry ? '干式' : i.high === 35 ? '油浸式' : '全密封油浸式'}变压器，容量 ${i.power} kVA，${i.high}/0.4 kV，短路阻抗 ${z.zh}%。${i.use.zh}${i.dry ? '可选配温控器和风机，强迫风冷时负荷可提高 40%。' : '无励磁调压 ±2×2.5%。'}`,
      ),
      facts: [
        fact('Rated power', 'Номинальная мощность', '额定容量', measure(i.power, 'kVA')),
        fact('Voltages HV/LV', 'Напряжения ВН/НН', '电压比', measure(`${i.high}/0.4`, 'kV')),
        fact('No-load losses', 'Потери холостого хода', '空载损耗', measure(i.noLoad, 'W')),
        fact('Load losses', 'Потери короткого замыкания', '负载损耗', measure(i.load, 'W')),
        fact('Impedance voltage', 'Напряжение короткого замыкания', '短路阻抗', measure(i.impedance, 'percent')),
        fact('Cooling', 'Охлаждение', '冷却方式', i.dry ? 'AN' : 'ONAN'),
        fact(
          'Dimensions (L × W × H)',
          'Габариты (Д × Ш × В)',
          '外形尺寸（长×宽×高）',
          measure(`${i.length} × ${i.width} × ${i.height}`, 'mm'),
        ),
        fact('Total weight', 'Полная масса', '总重', measure(i.mass, 'kg')),
        fact(
          'Climatic category',
          'Климатическое исполнение',
          '气候类型',
          i.dry
            ? say('indoor, −25 to +40 °C', 'внутренняя установка, −25…+40 °C', '户内，−25～+40 °C')
            : say('outdoor, −45 to +40 °C', 'У1, −45…+40 °C', '户外，−45～+40 °C'),
        ),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(i.dry ? 'ГОСТ Р 52719-2007, IEC 60076-11' : 'ГОСТ Р 52719-2007, IEC 60076-1, GB/T 6451'),
        ),
      ],
      priceRub: i.price,
      moq: 1,
      leadDays: i.power >= 1600 || i.dry ? [60, 90] : i.power >= 630 ? [30, 45] : [15, 30],
      ...(i.power <= 250 && {
        variants: [
          variant(
            '-YYN',
            1,
            fact('Vector group', 'Схема и группа соединения', '联结组别', say('Yyn0', 'У/Ун-0', 'Yyn0')),
          ),
          variant(
            '-YZN',
            1.07,
            fact('Vector group', 'Схема и группа соединения', '联结组别', say('Yzn11', 'У/Zн-11', 'Yzn11')),
          ),
          variant(
            '-DYN',
            1.03,
            fact('Vector group', 'Схема и группа соединения', '联结组别', say('Dyn11', 'Д/Ун-11', 'Dyn11')),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const h = 156 + 44 * (Math.log(i.power / 25) / Math.log(100))
    const s = h / i.height
    const w = i.length * s
    const base = 240
    const x0 = 200 - w / 2 + 10
    const y0 = base - h
    const sheet = new Sheet()
    if (i.dry) {
      sheet.rect(x0, y0 + 14, w, 26, { fill: 'hatch' }).rect(x0, base - 44, w, 26, { fill: 'hatch' })
      sheet.repeat(3, (q, n) => {
        const cx = x0 + w * (0.18 + 0.32 * n)
        q.rect(cx - w * 0.135, y0 + 46, w * 0.27, h - 96, { fill: 'paper', radius: 5 })
          .rect(cx - w * 0.09, y0 + 40, w * 0.18, 6, { fill: 'tint', weight: 'thin' })
          .rect(cx - w * 0.09, base - 50, w * 0.18, 6, { fill: 'tint', weight: 'thin' })
          .repeat(6, (e, m) =>
            e.line(
              cx - w * 0.135,
              y0 + 62 + ((h - 130) * m) / 5,
              cx + w * 0.135,
              y0 + 62 + ((h - 130) * m) / 5,
              'thin',
            ),
          )
          .repeat(3, (e, m) => e.circle(cx + w * 0.02 * (m - 1) * 2, y0 + h * 0.52 + m * 7 - 7, 2.4, { fill: 'paper' }))
          .line(cx, y0 + 40, cx, y0 + 4)
          .rect(cx - 4, y0, 8, 12, { fill: 'hatch', weight: 'thin' })
          .line(cx, y0 - 2, cx, base - 14, 'centre')
      })
    } else {
      const bushing = Math.max(h * 0.2, 30)
      const tank = y0 + bushing
      const bottom = base - 18
      const fins = 8 + Math.round(5 * Math.log10(i.power / 10))
      const fin = (w - 8) / fins
      sheet.rect(x0 + 4, tank + 16, w - 8, bottom - tank - 28, { fill: 'paper' })
      sheet.repeat(fins, (q, n) =>
        q.rect(x0 + 4 + fin * n, tank + 20, fin * 0.5, bottom - tank - 40, { weight: 'thin', fill: 'tint', radius: 2 }),
      )
      sheet.rect(x0 + w * 0.06, tank + 4, w * 0.88, 12, { fill: 'paper' }).rect(x0, tank, w, 5, { fill: 'hatch' })
      sheet.rect(x0 + w * 0.1, bottom - 12, w * 0.8, 12, { fill: 'paper' })
      const sheds = i.high === 35 ? 6 : i.high === 10 ? 4 : 3
      sheet.repeat(3, (q, n) => {
        const cx = x0 + w * (0.2 + 0.16 * n)
        q.rect(cx - 2.5, tank - bushing, 5, bushing, { fill: 'paper', weight: 'thin' }).repeat(sheds, (e, m) =>
          e.ellipse(cx, tank - 5 - ((bushing - 12) * m) / sheds, 9 - m * 0.5, 2.6, { fill: 'paper' }),
        )
      })
      sheet.repeat(4, (q, n) => {
        const cx = x0 + w * (0.66 + 0.075 * n)
        q.rect(cx - 2, tank - bushing * 0.5, 4, bushing * 0.5, { fill: 'paper', weight: 'thin' })
          .repeat(2, (e, m) => e.ellipse(cx, tank - 4 - bushing * 0.16 * m, 5.5, 2.2, { fill: 'paper' }))
          .rect(cx - 4, tank - bushing * 0.58, 8, 5, { fill: 'hatch', weight: 'thin' })
      })
      if (i.high === 35)
        sheet
          .ellipse(x0 + w + 12, tank - bushing * 0.62, 13, bushing * 0.34, { fill: 'paper' })
          .line(x0 + w + 6, tank - bushing * 0.3, x0 + w - 8, tank)
      else sheet.rect(x0 + w * 0.575, tank - 15, 7, 15, { fill: 'tint' })
      sheet
        .rect(x0 + w * 0.42, tank + 40, w * 0.16, 20, { fill: 'paper', weight: 'thin' })
        .line(x0 + w * 0.44, tank + 47, x0 + w * 0.56, tank + 47, 'thin')
        .line(x0 + w * 0.44, tank + 53, x0 + w * 0.52, tank + 53, 'thin')
    }
    sheet.rect(x0 + w * 0.1, base - 18, w * 0.8, 7, { fill: 'hatch' })
    for (const x of [0.22, 0.78])
      sheet.circle(x0 + w * x, base - 7, 7, { fill: 'paper' }).circle(x0 + w * x, base - 7, 2, { weight: 'thin' })
    sheet.line(x0 - 14, base, x0 + w + 14, base, 'thin')
    return sheet
      .dimX(x0, x0 + w, base + 26, `L ${i.length}`, base)
      .dimY(y0, base, x0 - 20, `H ${i.height}`, x0)
      .note(x0 + w * 0.8, base - h * 0.3, Math.min(x0 + w + 22, 318), base - h * 0.48, `${i.power} kVA`)
      .note(x0 + w * 0.2, y0 + 3, x0 + w * 0.2 + 26, y0 - 14, `${i.high}/0.4 kV`)
  },
})
