import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { bar, between, comma, fact, kg, kw, mains, mm, names, quantity } from '../pipeline/kit.ts'

interface Item {
  power: number
  /** Intake capacity, L/min. */
  flow: number
  pressure: 8 | 10 | 16 | 30
  tank: number
  cylinders: 1 | 2 | 3
  drive: 'direct' | 'belt'
  volts: 220 | 380
  oilFree?: boolean
  length: number
  height: number
  mass: number
  price: number
}

export const pistonCompressors = leaf<Item>({
  key: 'piston-compressors',
  name: { en: 'Piston compressors', ru: 'Компрессоры поршневые', zh: '活塞空压机' },
  about: {
    en: 'Direct- and belt-driven piston compressors on receivers from 24 to 1000 liters, oil-lubricated and oil-free.',
    ru: 'Поршневые компрессоры с прямым и ремённым приводом на ресиверах 24–1000 л, масляные и безмасляные.',
    zh: '直联与皮带传动活塞空压机，储气罐24～1000 L，有油和无油机型。',
  },
  tnved: '841480',
  unit: 'piece',
  items: [
    {
      power: 1.1,
      flow: 165,
      pressure: 8,
      tank: 24,
      cylinders: 1,
      drive: 'direct',
      volts: 220,
      oilFree: true,
      length: 580,
      height: 590,
      mass: 18,
      price: 13900,
    },
    {
      power: 1.5,
      flow: 240,
      pressure: 8,
      tank: 50,
      cylinders: 1,
      drive: 'direct',
      volts: 220,
      length: 720,
      height: 640,
      mass: 32,
      price: 17800,
    },
    {
      power: 2.2,
      flow: 370,
      pressure: 10,
      tank: 100,
      cylinders: 2,
      drive: 'belt',
      volts: 220,
      length: 1080,
      height: 790,
      mass: 74,
      price: 45600,
    },
    {
      power: 3,
      flow: 480,
      pressure: 10,
      tank: 100,
      cylinders: 2,
      drive: 'belt',
      volts: 380,
      length: 1090,
      height: 840,
      mass: 88,
      price: 54900,
    },
    {
      power: 3,
      flow: 400,
      pressure: 8,
      tank: 100,
      cylinders: 3,
      drive: 'direct',
      volts: 220,
      oilFree: true,
      length: 1020,
      height: 720,
      mass: 70,
      price: 68400,
    },
    {
      power: 4,
      flow: 600,
      pressure: 10,
      tank: 200,
      cylinders: 2,
      drive: 'belt',
      volts: 380,
      length: 1420,
      height: 980,
      mass: 142,
      price: 74300,
    },
    {
      power: 5.5,
      flow: 850,
      pressure: 10,
      tank: 270,
      cylinders: 2,
      drive: 'belt',
      volts: 380,
      length: 1540,
      height: 1120,
      mass: 188,
      price: 98700,
    },
    {
      power: 7.5,
      flow: 1200,
      pressure: 10,
      tank: 500,
      cylinders: 3,
      drive: 'belt',
      volts: 380,
      length: 1950,
      height: 1280,
      mass: 312,
      price: 168000,
    },
    {
      power: 11,
      flow: 1600,
      pressure: 16,
      tank: 500,
      cylinders: 3,
      drive: 'belt',
      volts: 380,
      length: 1980,
      height: 1370,
      mass: 390,
      price: 247000,
    },
    {
      power: 22,
      flow: 2400,
      pressure: 30,
      tank: 1000,
      cylinders: 3,
      drive: 'belt',
      volts: 380,
      length: 2480,
      height: 1750,
      mass: 980,
      price: 826000,
    },
  ],
  product: ({ power, flow, pressure, tank, cylinders, drive, volts, oilFree, length, height, mass, price }) => {
    const two = pressure >= 10 && cylinders > 1
    return {
      model: `PC-${tank}-${flow}-${pressure}${oilFree ? 'F' : ''}`,
      name: {
        en: `${oilFree ? 'Oil-free piston' : 'Piston'} compressor ${tank} L, ${flow} L/min, ${pressure} bar, ${volts} V`,
        ru: `Компрессор поршневой ${oilFree ? 'безмасляный ' : ''}${tank} л, ${flow} л/мин, ${pressure} бар, ${volts} В`,
        zh: `${oilFree ? '无油' : ''}活塞空压机 ${tank} L ${flow} L/min ${pressure} bar ${volts} V`,
      },
      description: {
        en: `${oilFree ? 'Oil-free piston compressor with PTFE rings: clean air for dental units, laboratories and food packing.' : drive === 'belt' ? 'Belt-driven piston compressor with cast-iron cylinders and a slow crankshaft, made for garages, tire shops and workshops.' : 'Light direct-driven compressor for site carpentry, spraying and nailing.'} ${cylinders} cylinder${cylinders > 1 ? 's' : ''}, ${power} kW, ${tank} L receiver. ${pressure >= 16 ? `Reaches ${pressure} bar for pressure testing and PET blowing.` : `Intake ${flow} L/min; count on about ${Math.round((flow * 0.68) / 10) * 10} L/min at the outlet.`}`,
        ru: `${oilFree ? 'Безмасляный компрессор с кольцами PTFE: чистый воздух для стоматологии, лабораторий и упаковки продуктов.' : drive === 'belt' ? 'Ремённый компрессор с чугунными цилиндрами и тихоходным валом — для автосервиса, шиномонтажа и цеха.' : 'Лёгкий компрессор с прямым приводом для столярных работ, окраски и пневмоинструмента.'} Цилиндров — ${cylinders}, мощность ${comma(power)} кВт, ресивер ${tank} л. ${pressure >= 16 ? `Даёт ${pressure} бар — для опрессовки и выдува ПЭТ.` : `Всасывание ${flow} л/мин, на выходе рассчитывайте примерно на ${Math.round((flow * 0.68) / 10) * 10} л/мин.`}`,
        zh: `${oilFree ? '无油活塞空压机，PTFE活塞环，适合牙科、实验室和食品包装的洁净用气。' : drive === 'belt' ? '皮带传动，铸铁气缸，低转速曲轴，适用于汽修、轮胎店和车间。' : '轻便直联机型，适用于木工、喷涂和气钉枪。'}${cylinders}缸，功率${power} kW，储气罐${tank} L。${pressure >= 16 ? `压力可达${pressure} bar，用于试压和PET吹瓶。` : `吸气量${flow} L/min，实际排气量约${Math.round((flow * 0.68) / 10) * 10} L/min。`}`,
      },
      facts: [
        fact(names.power, kw(power)),
        fact(
          { en: 'Intake capacity', ru: 'Производительность на входе', zh: '吸气量' },
          quantity(flow, 'L/min', 'л/мин'),
        ),
        fact({ en: 'Maximum pressure', ru: 'Максимальное давление', zh: '最高压力' }, bar(pressure)),
        fact({ en: 'Receiver', ru: 'Ресивер', zh: '储气罐' }, quantity(tank, 'L', 'л')),
        fact(
          { en: 'Cylinders / stages', ru: 'Цилиндры / ступени', zh: '气缸数/级数' },
          `${cylinders} / ${two ? 2 : 1}`,
        ),
        fact(
          { en: 'Drive', ru: 'Привод', zh: '传动方式' },
          drive === 'belt'
            ? { en: 'V-belt', ru: 'ремённый', zh: '皮带传动' }
            : { en: 'direct', ru: 'прямой', zh: '直联' },
        ),
        fact(
          { en: 'Lubrication', ru: 'Смазка', zh: '润滑方式' },
          oilFree ? { en: 'oil-free', ru: 'без масла', zh: '无油' } : { en: 'oil', ru: 'маслом', zh: '有油' },
        ),
        fact(names.supply, mains(volts === 380 ? 3 : 1)),
        fact({ en: 'Length × height', ru: 'Длина × высота', zh: '长×高' }, mm(`${length} × ${height}`)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: tank < 60 ? 5 : 1,
      leadDays: pressure === 30 ? [40, 60] : [1, 7],
    }
  },
  draw: ({ power, flow, tank, cylinders, drive, length, height }) => {
    const s = new Sheet()
    const k = between(tank, 24, 1000, 0.8, 1)
    const L = 282 * k
    const x = 204 - L / 2
    const r = between(tank, 24, 1000, 30, 46)
    const base = 258
    const ty = base - 22 - r
    s.path(
      `M${x + 20} ${ty - r}H${x + L - 20}Q${x + L} ${ty - r} ${x + L} ${ty}Q${x + L} ${ty + r} ${x + L - 20} ${ty + r}H${x + 20}Q${x} ${ty + r} ${x} ${ty}Q${x} ${ty - r} ${x + 20} ${ty - r}Z`,
      { fill: 'paper' },
    )
    s.line(x + 20, ty - r, x + 20, ty + r, 'thin')
      .line(x + L - 20, ty - r, x + L - 20, ty + r, 'thin')
      .line(x - 10, ty, x + L + 10, ty, 'centre')
    if (tank < 250)
      s.circle(x + 46, base - 13, 14, { fill: 'paper' })
        .circle(x + 46, base - 13, 4)
        .rect(x + L - 52, ty + r, 12, base - ty - r, { fill: 'tint' })
        .line(x + L - 20, ty - 8, x + L + 26, ty - 24)
    else
      for (const v of [0.17, 0.8])
        s.polygon(
          [
            [x + L * v - 8, ty + r - 3],
            [x + L * v + 20, ty + r - 3],
            [x + L * v + 26, base],
            [x + L * v - 14, base],
          ],
          { fill: 'paper' },
        )
    const deck = ty - r - 7
    s.rect(x + 26, deck, L - 52, 7, { fill: 'hatch' })
    const cx = x + L * 0.34
    const cr = between(power, 1.1, 22, 18, 24)
    const cy = deck - cr - 3
    const cyl = between(power, 1.1, 22, 36, 46)
    const angles = cylinders === 1 ? [0] : cylinders === 2 ? [-0.62, 0.62] : [-0.95, 0, 0.95]
    for (const a of angles) {
      const at = (u: number, v: number): [number, number] => [
        cx + u * Math.cos(a) + v * Math.sin(a),
        cy + u * Math.sin(a) - v * Math.cos(a),
      ]
      const w = cr * (cylinders === 3 ? 0.56 : 0.66)
      s.polygon([at(-w, 0), at(w, 0), at(w, cr + cyl), at(-w, cr + cyl)], { fill: 'paper' })
      for (let i = 0; i < 6; i++) {
        const v = cr + 5 + i * ((cyl - 10) / 5)
        const [x1, y1] = at(-w - 5, v)
        const [x2, y2] = at(w + 5, v)
        s.line(x1, y1, x2, y2, 'thin')
      }
      s.polygon([at(-w - 3, cr + cyl), at(w + 3, cr + cyl), at(w + 3, cr + cyl + 9), at(-w - 3, cr + cyl + 9)], {
        fill: 'hatch',
      })
    }
    s.circle(cx, cy, cr, { fill: 'paper' })
      .circle(cx, cy, cr * 0.3)
      .centre(cx, cy, cr + 6)
    const mr = between(power, 1.1, 22, 20, 30)
    const mx = x + L * 0.74
    const my = deck - mr - 3
    if (drive === 'belt') {
      const fr = cr + 10
      const pr = mr * 0.42
      const up = Math.asin((fr - pr) / (mx - cx))
      s.circle(mx, my, mr, { fill: 'paper' })
      s.around(12, mx, my, mr, (d, px, py, angle) =>
        d.line(px, py, px - 5 * Math.cos(angle), py - 5 * Math.sin(angle), 'thin'),
      )
      s.circle(mx, my, pr, { fill: 'paper' }).centre(mx, my, mr + 4)
      s.circle(cx, cy, fr, { fill: 'none' }).circle(cx, cy, fr - 4, { weight: 'thin' })
      s.around(5, cx, cy, fr - 4, (d, px, py) => d.line(cx + (px - cx) * 0.35, cy + (py - cy) * 0.35, px, py, 'thin'))
      s.line(cx + fr * Math.sin(up), cy - fr * Math.cos(up), mx + pr * Math.sin(up), my - pr * Math.cos(up)).line(
        cx + fr * Math.sin(up),
        cy + fr * Math.cos(up),
        mx + pr * Math.sin(up),
        my + pr * Math.cos(up),
      )
    } else {
      s.rect(cx + cr, cy - mr * 0.85, mx - cx + 10, mr * 1.7, { fill: 'paper', radius: 6 })
      for (let i = 1; i < 7; i++)
        s.line(cx + cr + 8, cy - mr * 0.85 + (i * mr * 1.7) / 7, mx + 8, cy - mr * 0.85 + (i * mr * 1.7) / 7, 'thin')
    }
    const top = cylinders === 2 ? cy - (cr + cyl + 9) * Math.cos(0.62) - cr * 0.4 : cy - cr - cyl - 9
    return s
      .dimX(x, x + L, 288, `${length}`, ty)
      .dimY(top, base, 40, `${height}`, cx - 30)
      .note(x + L * 0.55, ty + r * 0.4, x + L * 0.55 + 22, ty + r * 0.4 - 4, `${tank} L`)
      .note(mx, my - mr * 0.6, 306, 62, `${power} kW`)
      .note(cx + (cylinders === 1 ? 8 : 4), top + 26, 190, 38, `${flow}`)
  },
})
