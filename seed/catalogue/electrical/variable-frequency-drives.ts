import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say, variant } from './figures.ts'

interface Item {
  power: number
  phases: 1 | 3
  current: number
  width: number
  height: number
  depth: number
  fans: number
  mass: number
  price: number
  use: FullText
}

const items: Item[] = [
  {
    power: 0.4,
    phases: 1,
    current: 2.5,
    width: 72,
    height: 142,
    depth: 112,
    fans: 0,
    mass: 0.9,
    price: 8900,
    use: say(
      'Runs small fans and conveyors from a household-type single-phase supply.',
      'Позволяет запитать небольшой вентилятор или транспортёр от однофазной сети.',
      '可由单相电源驱动小型风机和输送带。',
    ),
  },
  {
    power: 0.75,
    phases: 3,
    current: 2.3,
    width: 72,
    height: 142,
    depth: 130,
    fans: 1,
    mass: 1.1,
    price: 11200,
    use: say(
      'Chosen for packaging machines and dosing pumps.',
      'Применяется на упаковочных автоматах и дозирующих насосах.',
      '常用于包装机和计量泵。',
    ),
  },
  {
    power: 2.2,
    phases: 1,
    current: 10,
    width: 100,
    height: 183,
    depth: 140,
    fans: 1,
    mass: 1.8,
    price: 15800,
    use: say(
      'The largest single-phase size: workshop spindles, gate drives, booster pumps.',
      'Старший однофазный типоразмер: шпиндели, приводы ворот, насосы повышения давления.',
      '单相系列的最大规格，用于雕刻主轴、大门驱动和增压泵。',
    ),
  },
  {
    power: 4,
    phases: 3,
    current: 9.5,
    width: 115,
    height: 220,
    depth: 160,
    fans: 1,
    mass: 2.9,
    price: 21500,
    use: say(
      'Suits mixers, conveyors and saws with frequent starts.',
      'Для мешалок, транспортёров и пил с частыми пусками.',
      '适用于启停频繁的搅拌机、输送机和锯床。',
    ),
  },
  {
    power: 7.5,
    phases: 3,
    current: 17,
    width: 130,
    height: 260,
    depth: 180,
    fans: 2,
    mass: 4.4,
    price: 32800,
    use: say(
      'Holds the pressure in pump groups with the built-in PID controller.',
      'Держит давление в насосной группе встроенным ПИД-регулятором.',
      '内置 PID，可实现水泵组恒压控制。',
    ),
  },
  {
    power: 15,
    phases: 3,
    current: 32,
    width: 180,
    height: 330,
    depth: 195,
    fans: 2,
    mass: 8.2,
    price: 57500,
    use: say(
      'A usual size for screw compressors, supply-air units and extruder feeders.',
      'Ходовой номинал для винтовых компрессоров, приточных установок и питателей экструдеров.',
      '螺杆空压机、送风机组和挤出机喂料装置的常用规格。',
    ),
  },
  {
    power: 30,
    phases: 3,
    current: 60,
    width: 250,
    height: 440,
    depth: 225,
    fans: 2,
    mass: 19,
    price: 104000,
    use: say(
      'The built-in DC link choke keeps line harmonics low in shops with several drives.',
      'Встроенный дроссель постоянного тока снижает гармоники в цехах с несколькими приводами.',
      '内置直流电抗器，可降低多台变频器车间的电网谐波。',
    ),
  },
  {
    power: 55,
    phases: 3,
    current: 110,
    width: 300,
    height: 600,
    depth: 270,
    fans: 3,
    mass: 36,
    price: 186000,
    use: say(
      'Controls cooling-tower fans, circulation pumps and ball mills.',
      'Управляет вентиляторами градирен, сетевыми насосами и шаровыми мельницами.',
      '用于冷却塔风机、管网水泵和球磨机调速。',
    ),
  },
  {
    power: 110,
    phases: 3,
    current: 210,
    width: 360,
    height: 760,
    depth: 330,
    fans: 3,
    mass: 72,
    price: 372000,
    use: say(
      'Starts high-inertia fans and crushers without a voltage dip in the shop network.',
      'Запускает инерционные вентиляторы и дробилки без просадки напряжения в цеховой сети.',
      '可平稳启动大惯量风机和破碎机，避免电网电压跌落。',
    ),
  },
  {
    power: 250,
    phases: 3,
    current: 470,
    width: 560,
    height: 1200,
    depth: 400,
    fans: 4,
    mass: 155,
    price: 845000,
    use: say(
      'For district heating pumping stations and mine ventilation; parallel 12-pulse supply on request.',
      'Для насосных станций теплосети и главного проветривания шахт; 12-пульсное питание по запросу.',
      '用于热网泵站和矿井主通风，可按需提供 12 脉波整流方案。',
    ),
  },
  {
    power: 400,
    phases: 3,
    current: 725,
    width: 800,
    height: 1800,
    depth: 500,
    fans: 5,
    mass: 390,
    price: 1490000,
    use: say(
      'Floor-standing cabinet with input breaker and output reactor for kiln and conveyor drives.',
      'Напольный шкаф с вводным автоматом и моторным дросселем для печей и магистральных конвейеров.',
      '落地柜式结构，含进线断路器和输出电抗器，用于回转窑和主输送机。',
    ),
  },
]

export const variableFrequencyDrives = leaf<Item>({
  key: 'variable-frequency-drives',
  name: say('Variable frequency drives (VFDs)', 'Преобразователи частоты', '变频器'),
  about: say(
    'Variable frequency drives from 0.4 to 400 kW for pumps, fans, conveyors and machine tools. Every unit has Modbus RTU and a removable keypad.',
    'Преобразователи частоты от 0,4 до 400 кВт для насосов, вентиляторов, конвейеров и станков. В каждом — Modbus RTU и съёмная панель управления.',
    '0.4～400 kW 变频调速装置，适用于水泵、风机、输送机和机床。全系标配 Modbus RTU 和可拆卸操作面板。',
  ),
  tnved: '850440',
  unit: 'piece',
  items,
  product: (i) => {
    const kw = figure(i.power)
    const volts = i.phases === 1 ? '220' : '380'
    return {
      model: `FC-${String(i.power).replace('.', '')}${i.phases === 1 ? 'S2' : 'T4'}`,
      name: say(
        `Variable frequency drive ${kw.en} kW, ${i.phases}-phase ${volts} V, ${figure(i.current).en} A`,
        `Преобразователь частоты ${kw.ru} кВт, ${volts} В, ${i.phases} ф., ${figure(i.current).ru} А`,
        `变频器 ${kw.zh} kW ${i.phases === 1 ? '单相' : '三相'}${volts} V ${figure(i.current).zh} A`,
      ),
      description: say(
        `Sensorless vector VFD for three-phase motors up to ${kw.en} kW. ${i.use.en} Overload 150% for 60 s; safe torque off from ${i.power >= 4 ? 'the factory' : 'an optional card'}.`,
        `Векторный преобразователь без датчика скорости для трёхфазных двигателей до ${kw.ru} кВт. ${i.use.ru} Перегрузка 150 % в течение 60 с, функция STO ${i.power >= 4 ? 'в базовом исполнении' : 'с дополнительной платой'}.`,
        `无速度传感器矢量控制变频器，适配 ${kw.zh} kW 及以下三相电动机。${i.use.zh}过载能力 150% 60 s，STO 安全转矩关断${i.power >= 4 ? '为标配' : '需加选配卡'}。`,
      ),
      facts: [
        fact('Motor power', 'Мощность двигателя', '适配电机功率', measure(i.power, 'kW')),
        fact(
          'Power supply',
          'Питание',
          '电源',
          say(
            `${i.phases} × ${volts} V, 50/60 Hz`,
            `${i.phases} × ${volts} В, 50/60 Гц`,
            `${i.phases === 1 ? '单相' : '三相'} ${volts} V，50/60 Hz`,
          ),
        ),
        fact('Output current', 'Выходной ток', '输出电流', measure(i.current, 'A')),
        fact('Output frequency', 'Выходная частота', '输出频率', say('0–600 Hz', '0–600 Гц', '0～600 Hz')),
        fact(
          'Control',
          'Способ управления',
          '控制方式',
          say('V/f, sensorless vector', 'U/f, векторное без датчика', 'V/F，无感矢量'),
        ),
        fact('Interfaces', 'Интерфейсы', '通信接口', i.power >= 30 ? 'Modbus RTU, Profinet' : 'Modbus RTU'),
        fact(
          'Dimensions (W × H × D)',
          'Габариты (Ш × В × Г)',
          '外形尺寸（宽×高×深）',
          measure(`${i.width} × ${i.height} × ${i.depth}`, 'mm'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact('Standard', 'Стандарт', '执行标准', norm('IEC 61800-5-1, GB/T 12668.2')),
      ],
      priceRub: i.price,
      moq: i.power <= 4 ? 3 : 1,
      leadDays: i.power >= 250 ? [35, 50] : i.power >= 55 ? [15, 25] : [2, 7],
      variants: [
        variant('-20', 1, fact('IP rating', 'Степень защиты', '防护等级', 'IP20')),
        ...(i.power <= 110
          ? [variant('-54', 1.28, fact('IP rating', 'Степень защиты', '防护等级', 'IP54'))]
          : [variant('-31', 1.12, fact('IP rating', 'Степень защиты', '防护等级', 'IP31'))]),
      ],
    }
  },
  draw: (i) => {
    const s = (148 + 57 * (Math.log(i.height / 142) / Math.log(1800 / 142))) / i.height
    const w = i.width * s
    const h = i.height * s
    const d = i.depth * s
    const gap = 52
    const x0 = 200 - (w + d + gap) / 2
    const y0 = 146 - h / 2
    const fins = Math.max(6, Math.round(h / 9))
    const vents = Math.max(3, Math.round((h * 0.2) / 6))
    const floor = i.height >= 1800
    const sheet = new Sheet()
      .rect(x0, y0, w, h, { fill: 'paper', radius: floor ? 1 : 4 })
      .rect(x0 + w * 0.12, y0 + h * 0.22, w * 0.76, h * 0.36, { weight: 'thin', fill: 'tint', radius: 3 })
      .rect(x0 + w * 0.22, y0 + h * 0.25, w * 0.56, h * 0.11, { fill: 'paper', weight: 'thin' })
      .line(x0 + w * 0.3, y0 + h * 0.305, x0 + w * 0.6, y0 + h * 0.305, 'thin')
      .repeat(6, (q, n) =>
        q.circle(x0 + w * (0.29 + 0.21 * (n % 3)), y0 + h * (n < 3 ? 0.43 : 0.51), Math.min(w * 0.075, h * 0.03), {
          fill: 'paper',
          weight: 'thin',
        }),
      )
      .line(x0, y0 + h * 0.64, x0 + w, y0 + h * 0.64)
      .repeat(vents, (q, n) =>
        q.line(x0 + w * 0.14, y0 + h * 0.05 + n * 5, x0 + w * 0.86, y0 + h * 0.05 + n * 5, 'thin'),
      )
      .repeat(8, (q, n) =>
        q.rect(x0 + w * (0.1 + 0.1 * n), y0 + h * 0.86, w * 0.08, h * 0.05, { weight: 'thin', fill: 'paper' }),
      )
    if (i.fans > 0)
      sheet.repeat(i.fans, (q, n) => {
        const fan = Math.min((w * 0.8) / i.fans / 2 - 1, h * 0.085)
        const fx = x0 + (w * (n + 0.5) * 0.86) / i.fans + w * 0.07
        const fy = y0 + h * 0.75
        q.circle(fx, fy, fan, { weight: 'thin' }).around(5, fx, fy, fan, (b, px, py, a) =>
          b.path(
            `M${fx.toFixed(1)} ${fy.toFixed(1)}Q${(fx + fan * 0.7 * Math.cos(a - 0.6)).toFixed(1)} ${(fy + fan * 0.7 * Math.sin(a - 0.6)).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)}`,
            { weight: 'thin' },
          ),
        )
      })
    const sx = x0 + w + gap
    sheet
      .rect(sx, y0, d * 0.58, h, { fill: 'paper', radius: 2 })
      .rect(sx + d * 0.58, y0 + h * 0.06, d * 0.42, h * 0.88, { fill: 'paper' })
    sheet.repeat(fins, (q, n) =>
      q.line(
        sx + d * 0.6,
        y0 + h * (0.08 + (0.84 * n) / (fins - 1)),
        sx + d,
        y0 + h * (0.08 + (0.84 * n) / (fins - 1)),
        'thin',
      ),
    )
    sheet.rect(sx - 5, y0 + h * 0.23, 5, h * 0.32, { fill: 'tint', weight: 'thin' })
    if (floor) sheet.rect(x0 - 3, y0 + h, w + 6, 8, { fill: 'hatch' }).rect(sx - 3, y0 + h, d + 6, 8, { fill: 'hatch' })
    else
      sheet
        .rect(x0 + w * 0.4, y0 - 7, w * 0.2, 7, { fill: 'paper' })
        .circle(x0 + w / 2, y0 - 3.5, 1.8, { weight: 'thin' })
        .rect(x0 + w * 0.4, y0 + h, w * 0.2, 7, { fill: 'paper' })
    return sheet
      .line(x0 + w / 2, y0 - 14, x0 + w / 2, y0 + h + 10, 'centre')
      .dimX(x0, x0 + w, y0 + h + 28, `${i.width}`, y0 + h)
      .dimX(sx, sx + d, y0 + h + 28, `${i.depth}`, y0 + h)
      .dimY(y0, y0 + h, x0 - 18, `${i.height}`, x0)
  },
})
