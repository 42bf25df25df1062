import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import type { Steel } from './kit.ts'
import { between, comma, fact, kg, mm, names, plural, steels } from './kit.ts'

interface Item {
  kind: 'plate' | 'neck' | 'blind'
  dn: number
  pn: 10 | 16 | 25 | 40
  steel: Steel
  outside: number
  circle: number
  bolts: number
  hole: number
  thickness: number
  mass: number
  price: number
}

const kinds: Record<Item['kind'], { name: FullText; code: string; type: FullText; use: FullText }> = {
  plate: {
    name: { en: 'Plate flange', ru: 'Фланец плоский приварной', zh: '板式平焊法兰' },
    code: 'PL',
    type: { en: 'type 01, slip-on for welding', ru: 'тип 01, плоский приварной', zh: '01型，板式平焊' },
    use: {
      en: 'Slips over the pipe and is welded inside and outside; the economical choice for water, heating and low-pressure steam.',
      ru: 'Надевается на трубу и приваривается двумя швами; экономичное решение для воды, отопления и пара низкого давления.',
      zh: '套在管端双面焊接，是给水、采暖和低压蒸汽管道的经济之选。',
    },
  },
  neck: {
    name: { en: 'Welding neck flange', ru: 'Фланец воротниковый', zh: '带颈对焊法兰' },
    code: 'WN',
    type: { en: 'type 11, welding neck', ru: 'тип 11, приварной встык', zh: '11型，带颈对焊' },
    use: {
      en: 'The tapered neck carries the load into the pipe, so the joint stands up to heat cycles, vibration and bending.',
      ru: 'Конический воротник плавно передаёт нагрузку на трубу: стык выдерживает перепады температур, вибрацию и изгиб.',
      zh: '锥颈使应力平缓过渡，能承受温度交变、振动和弯矩。',
    },
  },
  blind: {
    name: { en: 'Blind flange', ru: 'Заглушка фланцевая', zh: '法兰盖' },
    code: 'BL',
    type: { en: 'type 05, blind', ru: 'заглушка по АТК 24.200.02-90', zh: '05型，法兰盖' },
    use: {
      en: 'Closes a line end or a manhole for testing and for branches to be connected later.',
      ru: 'Перекрывает конец линии или люк на время испытаний и под будущее подключение.',
      zh: '用于管端或人孔封堵，便于试压和预留接口。',
    },
  },
}

export const flanges = leaf<Item>({
  key: 'flanges',
  name: { en: 'Steel flanges', ru: 'Фланцы стальные', zh: '钢制法兰' },
  about: {
    en: 'Plate, welding neck and blind flanges to GOST 33259 (EN 1092-1 drilling) from DN 15 to DN 1000.',
    ru: 'Плоские и воротниковые фланцы, заглушки по ГОСТ 33259-2015, DN 15–1000.',
    zh: '符合GOST 33259（与EN 1092-1螺栓孔互换）的平焊、对焊法兰及法兰盖，DN15～DN1000。',
  },
  tnved: '730791',
  unit: 'piece',
  items: [
    {
      kind: 'plate',
      dn: 15,
      pn: 16,
      steel: '20',
      outside: 95,
      circle: 65,
      bolts: 4,
      hole: 14,
      thickness: 12,
      mass: 0.6,
      price: 240,
    },
    {
      kind: 'plate',
      dn: 50,
      pn: 16,
      steel: '20',
      outside: 160,
      circle: 125,
      bolts: 4,
      hole: 18,
      thickness: 19,
      mass: 2.4,
      price: 560,
    },
    {
      kind: 'plate',
      dn: 100,
      pn: 16,
      steel: '20',
      outside: 215,
      circle: 180,
      bolts: 8,
      hole: 18,
      thickness: 23,
      mass: 4.7,
      price: 980,
    },
    {
      kind: 'plate',
      dn: 200,
      pn: 10,
      steel: '20',
      outside: 335,
      circle: 295,
      bolts: 8,
      hole: 22,
      thickness: 24,
      mass: 9.1,
      price: 1890,
    },
    {
      kind: 'plate',
      dn: 500,
      pn: 16,
      steel: '09G2S',
      outside: 710,
      circle: 650,
      bolts: 20,
      hole: 33,
      thickness: 46,
      mass: 58,
      price: 15900,
    },
    {
      kind: 'neck',
      dn: 25,
      pn: 40,
      steel: '20',
      outside: 115,
      circle: 85,
      bolts: 4,
      hole: 14,
      thickness: 16,
      mass: 1.2,
      price: 690,
    },
    {
      kind: 'neck',
      dn: 80,
      pn: 40,
      steel: '09G2S',
      outside: 195,
      circle: 160,
      bolts: 8,
      hole: 18,
      thickness: 24,
      mass: 5.5,
      price: 2340,
    },
    {
      kind: 'neck',
      dn: 150,
      pn: 25,
      steel: '321',
      outside: 300,
      circle: 250,
      bolts: 8,
      hole: 26,
      thickness: 28,
      mass: 15.2,
      price: 15800,
    },
    {
      kind: 'neck',
      dn: 300,
      pn: 16,
      steel: '20',
      outside: 460,
      circle: 410,
      bolts: 12,
      hole: 26,
      thickness: 30,
      mass: 33,
      price: 8700,
    },
    {
      kind: 'blind',
      dn: 80,
      pn: 16,
      steel: '20',
      outside: 195,
      circle: 160,
      bolts: 8,
      hole: 18,
      thickness: 20,
      mass: 4.2,
      price: 1120,
    },
    {
      kind: 'blind',
      dn: 1000,
      pn: 10,
      steel: '09G2S',
      outside: 1220,
      circle: 1160,
      bolts: 28,
      hole: 36,
      thickness: 48,
      mass: 428,
      price: 104000,
    },
  ],
  product: ({ kind: key, dn, pn, steel: steelKey, outside, circle, bolts, hole, thickness, mass, price }) => {
    const kind = kinds[key]
    const steel = steels[steelKey]
    return {
      model: `FL-${kind.code}-${dn}-${pn}-${steel.code}`,
      name: {
        en: `${kind.name.en} DN ${dn} PN ${pn}, ${steel.text.en}`,
        ru: `${kind.name.ru} DN ${dn} PN ${pn}, ${steel.text.ru}`,
        zh: `${kind.name.zh} DN${dn} PN${pn} ${steel.text.zh}`,
      },
      description: {
        en: `${kind.use.en} ${outside} mm outside diameter with ${bolts} holes of ${hole} mm, ${mass} kg each. ${dn >= 300 ? 'Ring-rolled blank, full ultrasonic inspection.' : 'Forged blank, machined all over and oiled for storage.'}`,
        ru: `${kind.use.ru} Наружный диаметр ${outside} мм, ${plural(bolts, 'отверстие', 'отверстия', 'отверстий')} по ${hole} мм, масса ${comma(mass)} кг. ${dn >= 300 ? 'Раскатная заготовка, сплошной УЗК.' : 'Поковка с обработкой по всем поверхностям, консервация маслом.'}`,
        zh: `${kind.use.zh}外径${outside} mm，${bolts}个⌀${hole} mm螺栓孔，单重${mass} kg。${dn >= 300 ? '环轧坯料，全检超声波探伤。' : '锻件毛坯，全加工，涂防锈油。'}`,
      },
      facts: [
        fact(names.type, kind.type),
        fact(names.dn, `DN ${dn}`),
        fact(names.pn, `PN ${pn}`),
        fact(names.steel, steel.text),
        fact(names.outside, mm(outside)),
        fact({ en: 'Bolt circle', ru: 'Диаметр окружности центров отверстий', zh: '螺栓孔中心圆' }, mm(circle)),
        fact(names.bolts, {
          en: `${bolts} × ⌀${hole} mm`,
          ru: `${bolts} × ⌀${hole} мм`,
          zh: `${bolts} × ⌀${hole} mm`,
        }),
        fact({ en: 'Thickness', ru: 'Толщина', zh: '厚度' }, mm(thickness)),
        fact(names.standard, {
          en: key === 'blind' ? 'ATK 24.200.02-90' : 'GOST 33259-2015',
          ru: key === 'blind' ? 'АТК 24.200.02-90' : 'ГОСТ 33259-2015',
          zh: key === 'blind' ? 'ATK 24.200.02-90、GB/T 9124.1-2019' : 'GOST 33259-2015、GB/T 9124.1-2019',
        }),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: dn < 100 ? 50 : dn < 300 ? 10 : 1,
      leadDays: dn >= 500 ? [14, 25] : [1, 6],
      variants:
        key === 'blind'
          ? undefined
          : [
              {
                suffix: 'B',
                factor: 1,
                options: [
                  {
                    name: { en: 'Facing', ru: 'Исполнение уплотнительной поверхности', zh: '密封面型式' },
                    value: { en: 'B, raised face', ru: 'B, соединительный выступ', zh: 'B型，突面（RF）' },
                  },
                ],
              },
              {
                suffix: 'F',
                factor: 1.08,
                options: [
                  {
                    name: { en: 'Facing', ru: 'Исполнение уплотнительной поверхности', zh: '密封面型式' },
                    value: { en: 'F, recess', ru: 'F, впадина', zh: 'F型，凹面（FM）' },
                  },
                ],
              },
              ...(key === 'neck'
                ? [
                    {
                      suffix: 'J',
                      factor: 1.22,
                      options: [
                        {
                          name: { en: 'Facing', ru: 'Исполнение уплотнительной поверхности', zh: '密封面型式' },
                          value: {
                            en: 'J, ring joint',
                            ru: 'J, под прокладку овального сечения',
                            zh: 'J型，环连接面（RJ）',
                          },
                        },
                      ],
                    },
                  ]
                : []),
            ],
    }
  },
  draw: ({ kind, dn, outside, circle, bolts, hole, thickness }) => {
    const R = between(outside, 95, 1220, 80, 98)
    const k = R / (outside / 2)
    const C = (circle / 2) * k
    const b = (dn / 2) * k
    const t = Math.max(12, thickness * k)
    const h = Math.max(2.6, (hole / 2) * k)
    const cx = 142
    const cy = 142
    const x = 288
    const s = new Sheet()
    s.circle(cx, cy, R, { fill: 'paper' }).circle(cx, cy, C, { weight: 'centre' })
    if (kind === 'blind') s.circle(cx, cy, C - h - 6, { weight: 'thin' })
    else s.circle(cx, cy, (b + C) / 2 - h / 4, { weight: 'thin' }).circle(cx, cy, b)
    s.repeat(bolts, (d, i) => {
      const angle = ((i + 0.5) / bolts) * 2 * Math.PI - Math.PI / 2
      d.circle(cx + C * Math.cos(angle), cy + C * Math.sin(angle), h)
    })
    s.centre(cx, cy, R + 8)
    const neck = kind === 'neck' ? Math.max(22, t * 1.5) : 0
    for (const v of [-1, 1]) {
      const y = (r: number) => cy + v * r
      const inner = kind === 'blind' ? 0 : b
      const points: [number, number][] = [
        [x, y(inner)],
        [x, y(C - h - 7)],
        [x + 3, y(C - h - 7)],
        [x + 3, y(R)],
        [x + t, y(R)],
      ]
      if (kind === 'neck')
        points.push(
          [x + t, y(Math.min(C - h - 4, b * 1.3 + 10))],
          [x + t + neck * 0.75, y(b + 6)],
          [x + t + neck, y(b + 5)],
        )
      points.push([x + t + neck, y(inner)])
      s.polygon(points, { fill: 'hatch' })
      s.rect(x + 3, y(C) - h, t - 3, 2 * h, { fill: 'paper' }).line(x - 8, y(C), x + t + 8, y(C), 'centre')
    }
    if (kind !== 'blind') s.line(x, cy - b, x, cy + b, 'thin').line(x + t + neck, cy - b, x + t + neck, cy + b, 'thin')
    else s.rect(x + 1, cy - 3, t - 2, 6, { fill: 'hatch', weight: 'centre' })
    s.line(x - 14, cy, x + t + neck + 14, cy, 'centre')
    return s
      .dimX(cx - R, cx + R, 276, `⌀ ${outside}`, cy)
      .dimX(x, x + t, 276, `${thickness}`, cy + R)
      .dimY(cy - C, cy + C, 372, `⌀ ${circle}`, x + t + 8)
      .note(cx - C * Math.sin(Math.PI / bolts), cy - C * Math.cos(Math.PI / bolts), 66, 24, `${bolts}×⌀ ${hole}`)
      .note(cx + b * 0.7, cy - b * 0.7, 236, 24, `DN ${dn}`)
  },
})
