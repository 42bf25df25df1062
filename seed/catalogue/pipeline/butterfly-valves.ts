import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, fact, kg, mm, names, plural } from './kit.ts'

interface Item {
  dn: number
  pn: 10 | 16 | 25
  body: 'wafer' | 'lug' | 'flanged'
  seat: 'EPDM' | 'NBR' | 'PTFE' | 'metal'
  length: number
  /** Bolt circle and number of bolts. */
  circle: number
  bolts: number
  mass: number
  price: number
  gear?: boolean
}

const bodies: Record<Item['body'], FullText & { code: string }> = {
  wafer: { en: 'Wafer', ru: 'межфланцевый', zh: '对夹', code: 'W' },
  lug: { en: 'Lug', ru: 'с резьбовыми проушинами', zh: '凸耳', code: 'L' },
  flanged: { en: 'Double-flanged', ru: 'фланцевый', zh: '法兰', code: 'F' },
}

const seats: Record<Item['seat'], { text: FullText; use: FullText; hot: number; cold: number }> = {
  EPDM: {
    text: { en: 'EPDM', ru: 'EPDM', zh: '三元乙丙橡胶（EPDM）' },
    use: {
      en: 'EPDM liner for cold and hot water, glycol and air; approved for drinking water.',
      ru: 'Манжета EPDM — для холодной и горячей воды, гликоля, воздуха; допущена для питьевой воды.',
      zh: 'EPDM衬里适用于冷热水、乙二醇和空气，符合饮用水卫生要求。',
    },
    cold: -15,
    hot: 120,
  },
  NBR: {
    text: { en: 'NBR', ru: 'NBR', zh: '丁腈橡胶（NBR）' },
    use: {
      en: 'NBR liner for oil products, compressed air with oil mist and fuel depots.',
      ru: 'Манжета NBR — для нефтепродуктов, сжатого воздуха с маслом и топливных складов.',
      zh: 'NBR衬里适用于油品、含油压缩空气及油库。',
    },
    cold: -15,
    hot: 80,
  },
  PTFE: {
    text: { en: 'PTFE', ru: 'фторопласт PTFE', zh: '聚四氟乙烯（PTFE）' },
    use: {
      en: 'Only PTFE is in contact with the medium, so the valve suits acids, alkalis and solvents.',
      ru: 'Со средой контактирует только PTFE на корпусе и диске: для кислот, щелочей и растворителей.',
      zh: '阀体与阀板全衬PTFE，适用于酸、碱和溶剂。',
    },
    cold: -20,
    hot: 160,
  },
  metal: {
    text: {
      en: 'stainless steel with graphite laminate',
      ru: 'нержавеющая сталь с графитом',
      zh: '不锈钢石墨复合密封圈',
    },
    use: {
      en: 'Triple-offset metal seat for district heating and steam; the disc leaves the seat without rubbing.',
      ru: 'Трёхэксцентриковая конструкция «металл по металлу» для теплосетей и пара; диск отходит от седла без трения.',
      zh: '三偏心金属硬密封，适用于集中供热和蒸汽，阀板启闭无摩擦。',
    },
    cold: -40,
    hot: 350,
  },
}

const STAINLESS: FullText = { en: 'stainless steel AISI 316', ru: 'нержавеющая сталь AISI 316', zh: '316不锈钢' }
const DISC: FullText = { en: 'Disc', ru: 'Диск', zh: '阀板' }
const GEARBOX: FullText = { en: 'worm gearbox', ru: 'червячный редуктор', zh: '蜗轮箱' }
const LEVER: FullText = { en: 'lever', ru: 'рукоятка', zh: '手柄' }

export const butterflyValves = leaf<Item>({
  key: 'butterfly-valves',
  name: { en: 'Butterfly valves', ru: 'Затворы дисковые поворотные', zh: '蝶阀' },
  about: {
    en: 'Wafer, lug and flanged butterfly valves from DN 40 to DN 800. Short, light and easy to automate.',
    ru: 'Межфланцевые, с проушинами и фланцевые затворы DN 40–800. Короткие и лёгкие, легко оснащаются приводом.',
    zh: 'DN40～DN800对夹、凸耳及法兰蝶阀，结构短、重量轻、便于自动化。',
  },
  tnved: '848180',
  unit: 'piece',
  items: [
    { dn: 40, pn: 16, body: 'wafer', seat: 'EPDM', length: 33, circle: 110, bolts: 4, mass: 2, price: 1290 },
    { dn: 50, pn: 16, body: 'wafer', seat: 'EPDM', length: 43, circle: 125, bolts: 4, mass: 2.8, price: 1520 },
    { dn: 80, pn: 16, body: 'wafer', seat: 'NBR', length: 46, circle: 160, bolts: 8, mass: 3.9, price: 2140 },
    { dn: 100, pn: 16, body: 'lug', seat: 'EPDM', length: 52, circle: 180, bolts: 8, mass: 6.8, price: 3980 },
    {
      dn: 150,
      pn: 16,
      body: 'wafer',
      seat: 'EPDM',
      length: 56,
      circle: 240,
      bolts: 8,
      mass: 8.9,
      price: 4760,
    },
    { dn: 100, pn: 10, body: 'wafer', seat: 'PTFE', length: 52, circle: 180, bolts: 8, mass: 6.2, price: 16900 },
    {
      dn: 200,
      pn: 16,
      body: 'lug',
      seat: 'EPDM',
      length: 60,
      circle: 295,
      bolts: 12,
      mass: 21,
      gear: true,
      price: 12800,
    },
    {
      dn: 250,
      pn: 16,
      body: 'wafer',
      seat: 'NBR',
      length: 68,
      circle: 355,
      bolts: 12,
      mass: 29,
      gear: true,
      price: 18400,
    },
    {
      dn: 300,
      pn: 25,
      body: 'flanged',
      seat: 'metal',
      length: 178,
      circle: 430,
      bolts: 16,
      mass: 148,
      gear: true,
      price: 196000,
    },
    {
      dn: 400,
      pn: 16,
      body: 'wafer',
      seat: 'EPDM',
      length: 102,
      circle: 525,
      bolts: 16,
      mass: 98,
      gear: true,
      price: 61500,
    },
    {
      dn: 800,
      pn: 10,
      body: 'flanged',
      seat: 'EPDM',
      length: 318,
      circle: 950,
      bolts: 24,
      mass: 690,
      gear: true,
      price: 398000,
    },
  ],
  product: ({ dn, pn, body: bodyKey, seat: seatKey, length, circle, bolts, mass, price, gear }) => {
    const operation = gear ? GEARBOX : LEVER
    const body = bodies[bodyKey]
    const seat = seats[seatKey]
    return {
      model: `BF-${body.code}-${dn}-${pn}-${seatKey === 'metal' ? 'M' : seatKey.slice(0, 1)}`,
      name: {
        en: `${body.en} butterfly valve DN ${dn} PN ${pn}, ${seatKey === 'metal' ? 'triple offset' : `${seatKey} seat`}`,
        ru: `Затвор дисковый ${body.ru} DN ${dn} PN ${pn}, ${seatKey === 'metal' ? 'трёхэксцентриковый' : `уплотнение ${seatKey}`}`,
        zh: `${body.zh}蝶阀 DN${dn} PN${pn} ${seatKey === 'metal' ? '三偏心硬密封' : `${seatKey}密封`}`,
      },
      description: {
        en: `${seat.use.en} The body is only ${length} mm long and takes ${bolts} bolts on a ${circle} mm pitch circle. ${bodyKey === 'lug' ? 'Threaded lugs allow one side of the line to be taken off under pressure.' : gear ? 'A worm gearbox with position indicator turns the disc.' : 'The lever locks in ten positions.'}`,
        ru: `${seat.use.ru} Длина корпуса всего ${length} мм, ${plural(bolts, 'болт', 'болта', 'болтов')} на ⌀${circle} мм. ${bodyKey === 'lug' ? 'Резьбовые проушины позволяют снять трубопровод с одной стороны под давлением.' : gear ? 'Поворот диска — червячным редуктором с указателем положения.' : 'Рукоятка фиксируется в десяти положениях.'}`,
        zh: `${seat.use.zh}结构长度仅${length} mm，螺栓${bolts}个，孔中心圆${circle} mm。${bodyKey === 'lug' ? '螺纹凸耳可在带压状态下拆除一侧管道。' : gear ? '蜗轮箱驱动，带开度指示。' : '手柄可在十个位置锁定。'}`,
      },
      facts: [
        fact(names.dn, `DN ${dn}`),
        fact(names.pn, `PN ${pn}`),
        fact(
          names.bodyMaterial,
          seatKey === 'metal'
            ? { en: 'cast steel WCB', ru: 'сталь 25Л', zh: 'WCB铸钢' }
            : { en: 'ductile iron EN-GJS-500-7', ru: 'высокопрочный чугун ВЧ 50', zh: '球墨铸铁QT500-7' },
        ),
        fact(
          DISC,
          seatKey === 'PTFE' ? { en: 'PTFE-coated steel', ru: 'сталь в оболочке PTFE', zh: '包覆PTFE' } : STAINLESS,
        ),
        fact(names.seal, seat.text),
        fact(names.faceToFace, mm(length)),
        fact(names.bolts, {
          en: `${bolts} on ⌀${circle} mm`,
          ru: `${bolts} на ⌀${circle} мм`,
          zh: `${bolts}个，中心圆⌀${circle} mm`,
        }),
        fact(names.temperature, celsius(seat.cold, seat.hot)),
        fact(names.operation, operation),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: dn < 125 ? 10 : dn < 300 ? 2 : 1,
      leadDays: dn >= 300 ? [14, 30] : [1, 6],
      variants:
        seatKey === 'EPDM' && dn <= 200
          ? [
              {
                suffix: '316',
                factor: 1,
                options: [
                  { name: DISC, value: STAINLESS },
                  { name: names.operation, value: operation },
                ],
              },
              {
                suffix: 'DI',
                factor: 0.86,
                options: [
                  {
                    name: DISC,
                    value: { en: 'ductile iron, nickel plated', ru: 'чугун с никелированием', zh: '球铁镀镍' },
                  },
                  { name: names.operation, value: operation },
                ],
              },
              {
                suffix: 'PN',
                factor: 3.4,
                options: [
                  { name: DISC, value: STAINLESS },
                  {
                    name: names.operation,
                    value: {
                      en: 'pneumatic, double acting',
                      ru: 'пневмопривод двойного действия',
                      zh: '双作用气动执行器',
                    },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ dn, pn, body, length, circle, bolts, gear }) => {
    const s = new Sheet()
    const C = between(dn, 40, 800, 62, 80)
    const k = (2 * C) / circle
    const b = (dn * k) / 2
    const cx = 140
    const cy = 182
    const outer = body === 'wafer' ? C - 7 : C + 11
    const neck = cy - outer - 22
    if (body === 'flanged') s.circle(cx, cy, outer, { fill: 'paper' })
    s.rect(cx - 9, neck, 18, 60, { fill: 'paper' })
    s.circle(cx, cy, body === 'flanged' ? outer : Math.min(outer, C - 7), { fill: 'paper' })
    s.repeat(bolts, (d, i) => {
      const turn = ((i + 0.5) / bolts) * 2 * Math.PI - Math.PI / 2
      const px = cx + C * Math.cos(turn)
      const py = cy + C * Math.sin(turn)
      if (body === 'lug') d.circle(px, py, 10, { fill: 'paper' })
      if (body === 'wafer' && bolts <= 12 && Math.abs(Math.sin(turn) * Math.cos(turn)) > 0.35)
        d.circle(px, py, 9, { fill: 'paper' })
      d.circle(px, py, body === 'wafer' ? 3.5 : 4.5, { weight: 'thin', fill: 'paper' })
    })
    s.circle(cx, cy, C, { weight: 'centre' })
    s.circle(cx, cy, b + Math.max(4, b * 0.07), { fill: 'tint' }).circle(cx, cy, b, { fill: 'paper' })
    s.ellipse(cx, cy, b * 0.55, b * 0.98, { fill: 'tint' }).rect(cx - 4, cy - b, 8, 2 * b, { fill: 'paper' })
    s.centre(cx, cy, outer + 8)
    const sx = 306
    const w = Math.max(12, length * k)
    const h = outer
    s.rect(sx - w / 2, cy - h, w, 2 * h, { fill: 'hatch' }).rect(sx - w / 2, cy - b, w, 2 * b, { fill: 'paper' })
    if (body === 'flanged')
      s.rect(sx - w / 2 + 9, cy - h - 1, w - 18, h - C + 16, { fill: 'paper' }).rect(
        sx - w / 2 + 9,
        cy + C - 15,
        w - 18,
        h - C + 16,
        { fill: 'paper' },
      )
    s.polygon(
      [
        [sx - b * 0.5, cy - b * 0.82],
        [sx - b * 0.5 + 5, cy - b * 0.86],
        [sx + b * 0.5, cy + b * 0.82],
        [sx + b * 0.5 - 5, cy + b * 0.86],
      ],
      { fill: 'tint' },
    ).circle(sx, cy, 5, { fill: 'paper' })
    s.rect(sx - 7, neck, 14, cy - h - neck, { fill: 'paper' })
    for (const [x, front] of [
      [cx, true],
      [sx, false],
    ] as const) {
      s.rect(x - 15, neck - 6, 30, 8, { fill: 'paper' })
      if (gear) {
        s.rect(x - 20, neck - 32, 40, 26, { fill: 'paper', radius: 5 })
        if (front)
          s.rect(x - 46, neck - 23, 26, 7, { fill: 'paper' }).rect(x - 54, neck - 44, 8, 50, {
            fill: 'paper',
            radius: 4,
          })
        else
          s.circle(x, neck - 19, 25)
            .circle(x, neck - 19, 20, { weight: 'thin' })
            .centre(x, neck - 19, 22)
      } else if (front)
        s.rect(x - 5, neck - 16, 10, 10, { fill: 'paper' }).rect(x - 8, neck - 24, 16, 9, { fill: 'paper' })
      else s.rect(x - 10, neck - 16, 74, 9, { fill: 'paper', radius: 4 })
    }
    return s
      .line(sx - w / 2 - 12, cy, sx + w / 2 + 12, cy, 'centre')
      .dimX(sx - w / 2, sx + w / 2, 292, `${length}`, cy + h)
      .dimY(cy - b, cy + b, 376, `DN ${dn}`, sx + w / 2)
      .note(cx - C * 0.92, cy - C * 0.4, 66, 78, `${bolts}×`)
      .note(cx + C * 0.93, cy + C * 0.37, 222, 286, `⌀${circle}`)
      .note(cx - outer * 0.6, cy + outer * 0.8, 68, 286, `PN ${pn}`)
  },
})
