import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { bar, between, comma, fact, kg, kw, mains, names, quantity } from '../pipeline/kit.ts'

interface Item {
  power: number
  /** Free air delivery, m³/min. */
  flow: number
  pressure: 8 | 10 | 13
  drive: 'belt' | 'direct'
  inverter: boolean
  /** Receiver under the set, litres. */
  tank?: number
  noise: number
  length: number
  width: number
  height: number
  outlet: string
  mass: number
  price: number
}

export const screwCompressors = leaf<Item>({
  key: 'screw-compressors',
  name: { en: 'Screw compressors', ru: 'Компрессоры винтовые', zh: '螺杆空压机' },
  about: {
    en: 'Oil-injected rotary screw compressors from 5.5 to 250 kW with fixed or variable speed.',
    ru: 'Маслозаполненные винтовые компрессоры 5,5–250 кВт с фиксированной частотой вращения или частотным регулированием.',
    zh: '5.5～250 kW喷油螺杆空压机，工频或变频控制。',
  },
  tnved: '841480',
  unit: 'piece',
  items: [
    {
      power: 5.5,
      flow: 0.68,
      pressure: 10,
      drive: 'belt',
      inverter: false,
      tank: 270,
      noise: 64,
      length: 1150,
      width: 600,
      height: 1460,
      outlet: 'G 1/2',
      mass: 268,
      price: 248000,
    },
    {
      power: 7.5,
      flow: 1.1,
      pressure: 8,
      drive: 'belt',
      inverter: false,
      noise: 65,
      length: 860,
      width: 680,
      height: 970,
      outlet: 'G 3/4',
      mass: 215,
      price: 226000,
    },
    {
      power: 11,
      flow: 1.55,
      pressure: 10,
      drive: 'belt',
      inverter: false,
      tank: 500,
      noise: 66,
      length: 1900,
      width: 720,
      height: 1660,
      outlet: 'G 3/4',
      mass: 452,
      price: 362000,
    },
    {
      power: 15,
      flow: 2.4,
      pressure: 8,
      drive: 'direct',
      inverter: true,
      noise: 66,
      length: 1080,
      width: 780,
      height: 1150,
      outlet: 'G 1',
      mass: 330,
      price: 398000,
    },
    {
      power: 22,
      flow: 3.6,
      pressure: 8,
      drive: 'direct',
      inverter: true,
      noise: 67,
      length: 1380,
      width: 850,
      height: 1160,
      outlet: 'G 1',
      mass: 430,
      price: 485000,
    },
    {
      power: 37,
      flow: 6.4,
      pressure: 8,
      drive: 'direct',
      inverter: true,
      noise: 68,
      length: 1500,
      width: 1000,
      height: 1330,
      outlet: 'G 1 1/2',
      mass: 640,
      price: 718000,
    },
    {
      power: 55,
      flow: 8.6,
      pressure: 10,
      drive: 'direct',
      inverter: false,
      noise: 70,
      length: 1900,
      width: 1250,
      height: 1570,
      outlet: 'G 2',
      mass: 1260,
      price: 1090000,
    },
    {
      power: 75,
      flow: 13,
      pressure: 8,
      drive: 'direct',
      inverter: true,
      noise: 71,
      length: 2000,
      width: 1250,
      height: 1670,
      outlet: 'G 2',
      mass: 1680,
      price: 1490000,
    },
    {
      power: 132,
      flow: 20.5,
      pressure: 10,
      drive: 'direct',
      inverter: false,
      noise: 74,
      length: 2500,
      width: 1600,
      height: 1900,
      outlet: 'DN 65',
      mass: 2850,
      price: 2680000,
    },
    {
      power: 250,
      flow: 43,
      pressure: 8,
      drive: 'direct',
      inverter: true,
      noise: 78,
      length: 3200,
      width: 1980,
      height: 2150,
      outlet: 'DN 100',
      mass: 4900,
      price: 5740000,
    },
  ],
  product: ({ power, flow, pressure, drive, inverter, tank, noise, length, width, height, outlet, mass, price }) => {
    const onTank = tank
      ? { en: ` with ${tank} L receiver`, ru: ` на ресивере ${tank} л`, zh: `（带${tank} L储气罐）` }
      : { en: '', ru: '', zh: '' }
    return {
      model: `SC-${power}-${pressure}${inverter ? 'V' : ''}${tank ? `-${tank}` : ''}`,
      name: {
        en: `Screw compressor ${power} kW, ${flow} m³/min, ${pressure} bar${onTank.en}${inverter ? ', variable speed' : ''}`,
        ru: `Компрессор винтовой ${comma(power)} кВт, ${comma(flow)} м³/мин, ${pressure} бар${onTank.ru}${inverter ? ', с ЧРП' : ''}`,
        zh: `${inverter ? '变频' : ''}螺杆空压机 ${power} kW ${flow} m³/min ${pressure} bar${onTank.zh}`,
      },
      description: {
        en: `Oil-injected screw compressor delivering ${flow} m³/min at ${pressure} bar. ${inverter ? 'The variable-speed drive matches output to demand from 30% to 100% and cuts idling.' : 'Load–idle control with automatic stop suits an even, continuous demand.'} ${tank ? `Mounted on a ${tank} L receiver with a refrigeration dryer, it is a complete air station for a workshop.` : power > 100 ? 'Intended for a central compressor room; heat recovery up to 75% of shaft power is an option.' : `The sound-insulated cabinet keeps noise at ${noise} dB(A).`}`,
        ru: `Маслозаполненный винтовой компрессор: ${comma(flow)} м³/мин при ${pressure} бар. ${inverter ? 'Преобразователь частоты подстраивает производительность под расход от 30 до 100 % и убирает холостой ход.' : 'Режим «нагрузка — холостой ход» с автоостановом подходит для ровного непрерывного расхода.'} ${tank ? `Смонтирован на ресивере ${tank} л с рефрижераторным осушителем — готовая станция для цеха.` : power > 100 ? 'Рассчитан на центральную компрессорную; опция — рекуперация до 75 % тепла.' : `Шумоизолированный кожух, уровень шума ${noise} дБ(А).`}`,
        zh: `喷油螺杆空压机，${pressure} bar时排气量${flow} m³/min。${inverter ? '变频器在30%～100%范围内跟踪用气量，避免空载耗电。' : '加卸载控制带自动停机，适合用气平稳的连续工况。'}${tank ? `安装于${tank} L储气罐上并带冷干机，即装即用的车间气站。` : power > 100 ? '适用于集中空压站，可选配回收75%轴功率的热回收装置。' : `隔音箱体，噪声${noise} dB(A)。`}`,
      },
      facts: [
        fact(names.power, kw(power)),
        fact(
          { en: 'Free air delivery (ISO 1217)', ru: 'Производительность (ISO 1217)', zh: '排气量（ISO 1217）' },
          quantity(flow, 'm³/min', 'м³/мин'),
        ),
        fact(names.pressure, bar(pressure)),
        fact(
          { en: 'Drive', ru: 'Привод', zh: '传动方式' },
          drive === 'belt'
            ? { en: 'V-belt', ru: 'ремённый', zh: '皮带传动' }
            : { en: 'direct', ru: 'прямой', zh: '直联' },
        ),
        fact(
          { en: 'Control', ru: 'Регулирование', zh: '调节方式' },
          inverter
            ? { en: 'variable speed', ru: 'частотное', zh: '变频' }
            : { en: 'load–idle', ru: 'нагрузка — холостой ход', zh: '加卸载' },
        ),
        fact({ en: 'Air outlet', ru: 'Выход воздуха', zh: '排气接口' }, outlet),
        fact(names.noise, quantity(noise, 'dB(A)', 'дБ(А)')),
        fact(names.supply, mains(3)),
        fact(names.dimensions, quantity(`${length} × ${width} × ${height}`, 'mm', 'мм')),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: power > 100 ? [45, 70] : power > 30 ? [20, 35] : [5, 14],
      variants:
        !tank && power < 100
          ? [
              {
                suffix: 'A',
                factor: 1,
                options: [
                  {
                    name: { en: 'Cooling', ru: 'Охлаждение', zh: '冷却方式' },
                    value: { en: 'air', ru: 'воздушное', zh: '风冷' },
                  },
                ],
              },
              {
                suffix: 'W',
                factor: 1.07,
                options: [
                  {
                    name: { en: 'Cooling', ru: 'Охлаждение', zh: '冷却方式' },
                    value: { en: 'water', ru: 'водяное', zh: '水冷' },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ power, flow, tank, length, height, outlet }) => {
    const s = new Sheet()
    const k = Math.min(between(power, 5.5, 250, 176, 214) / length, between(power, 5.5, 250, 176, 200) / height)
    const L = length * k
    const H = height * k
    const x = 58
    const y = 246 - H
    const body = tank ? H * 0.56 : H
    if (tank) {
      const t = H - body - 12
      s.rect(x + 6, y + body + 2, L - 12, t, { fill: 'paper', radius: t / 2 }).line(
        x,
        y + body + 2 + t / 2,
        x + L,
        y + body + 2 + t / 2,
        'centre',
      )
      for (const v of [0.2, 0.8])
        s.rect(x + L * v - 8, y + H - 12, 16, 12, { fill: 'paper' }).line(
          x + L * v,
          y + body + 2,
          x + L * v,
          y + body + 2 + t,
          'thin',
        )
    } else s.rect(x + 6, y + H - 6, L - 12, 6, { fill: 'hatch' })
    const bottom = y + body - (tank ? 0 : 6)
    s.rect(x, y, L, bottom - y, { fill: 'paper', radius: 3 })
    const doors = power > 100 ? 4 : power > 30 ? 3 : 2
    s.repeat(doors, (d, i) => {
      const dx = x + (i * L) / doors
      if (i > 0) d.line(dx, y, dx, bottom, 'thin')
      d.rect(dx + 5, y + 8, L / doors - 10, bottom - y - 16, { weight: 'thin', radius: 2 })
      if (i === 0)
        d.rect(dx + 11, y + 16, L / doors - 22, 16, { fill: 'tint', weight: 'thin' })
          .circle(dx + 17, y + 42, 3, { weight: 'thin' })
          .circle(dx + 27, y + 42, 3, { fill: 'tint', weight: 'thin' })
      else
        for (let n = 0; n < 6; n++)
          d.line(dx + 12, bottom - 18 - n * 5, dx + L / doors - 12, bottom - 18 - n * 5, 'thin')
      d.rect(dx + L / doors - 13, (y + bottom) / 2 - 8, 3, 14, { weight: 'thin' })
    })
    s.rect(x + L * 0.62, y - 9, L * 0.28, 9, { fill: 'paper' })
    for (let n = 1; n < 7; n++)
      s.line(x + L * 0.62 + (n * L * 0.28) / 7, y - 9, x + L * 0.62 + (n * L * 0.28) / 7, y, 'thin')
    s.rect(x + L, y + 22, 11, 9, { fill: 'hatch' })
    const cx = 340
    const cy = 142
    const r = between(power, 5.5, 250, 19, 27)
    const rotor = (gx: number, lobes: number, radius: number, depth: number, phase: number, round: number) => {
      const points: [number, number][] = []
      for (let i = 0; i < 72; i++) {
        const a = (i / 72) * 2 * Math.PI
        const wave = (1 + Math.cos(lobes * (a - phase))) / 2
        points.push([
          gx + (radius - depth * (1 - wave ** round)) * Math.cos(a),
          cy + (radius - depth * (1 - wave ** round)) * Math.sin(a),
        ])
      }
      s.polygon(points, { fill: 'hatch' })
        .circle(gx, cy, radius * 0.22, { fill: 'paper' })
        .centre(gx, cy, radius * 1.05)
    }
    s.path(
      `M${cx - r * 0.78} ${cy - r - 4}A${r + 4} ${r + 4} 0 0 0 ${cx - r * 0.78} ${cy + r + 4}L${cx} ${cy + r * 0.72 + 4}L${cx + r * 0.78} ${cy + r + 4}A${r + 4} ${r + 4} 0 0 0 ${cx + r * 0.78} ${cy - r - 4}L${cx} ${cy - r * 0.72 - 4}Z`,
      { fill: 'paper' },
    )
    rotor(cx - r * 0.78, 5, r, r * 0.42, 0, 0.8)
    rotor(cx + r * 0.78, 6, r, r * 0.42, Math.PI + Math.PI / 6, 0.45)
    return s
      .dimX(x, x + L, 276, `${length}`, y + H)
      .dimY(y, y + H, 40, `${height}`, x)
      .note(x + L + 6, y + 26, Math.max(x + L + 14, 280), 44, outlet)
      .note(cx, cy + r * 0.5, 302, 226, `${flow}`)
      .note(x + L / doors / 2, y + 24, x + 26, Math.max(30, y - 26), `${power} kW`)
  },
})
