import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { celsius, fact, flangedEnds, kg, mm, names, quantity } from './kit.ts'

interface Item {
  kind: 'swing' | 'dual' | 'spring'
  dn: number
  pn: 16 | 25 | 40
  length: number
  outside: number
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  {
    name: FullText
    code: string
    body: FullText
    seal: FullText
    ends: FullText
    use: FullText
    opening: string
    cold: number
    hot: number
  }
> = {
  swing: {
    name: { en: 'Swing check valve, flanged', ru: 'Клапан обратный поворотный фланцевый', zh: '旋启式止回阀（法兰）' },
    code: 'SW',
    body: { en: 'cast steel 25L (WCB)', ru: 'сталь 25Л', zh: 'WCB铸钢' },
    seal: {
      en: 'metal to metal, 13% Cr overlay',
      ru: 'металл по металлу, наплавка 13 % Cr',
      zh: '金属硬密封，13%铬堆焊',
    },
    ends: flangedEnds,
    use: {
      en: 'The hinged disc leaves the bore clear, so losses stay low in steam, condensate and oil lines. Install in a horizontal line or with upward flow.',
      ru: 'Диск на оси полностью освобождает проход, потери давления малы; для пара, конденсата и нефтепродуктов. Монтаж — горизонтально или потоком вверх.',
      zh: '阀瓣绕轴翻转，流道畅通，压损小，适用于蒸汽、凝结水和油品；水平或介质向上流动时安装。',
    },
    opening: '0.005',
    cold: -40,
    hot: 425,
  },
  dual: {
    name: {
      en: 'Dual-plate wafer check valve',
      ru: 'Клапан обратный двустворчатый межфланцевый',
      zh: '对夹双瓣止回阀',
    },
    code: 'DP',
    body: { en: 'ductile iron, discs AISI 316', ru: 'высокопрочный чугун, створки AISI 316', zh: '球墨铸铁，316阀瓣' },
    seal: { en: 'EPDM', ru: 'EPDM', zh: '三元乙丙橡胶' },
    ends: { en: 'wafer, between PN flanges', ru: 'межфланцевое', zh: '对夹连接' },
    use: {
      en: 'Two spring-loaded plates close before the flow reverses, which spares pump stations the water hammer. Weighs a fifth of a swing valve of the same size.',
      ru: 'Две подпружиненные створки закрываются до разворота потока и гасят гидроудар на насосных станциях. Масса впятеро меньше, чем у поворотного клапана того же прохода.',
      zh: '双瓣弹簧助关，在倒流前关闭，可减轻泵站水锤；重量仅为同口径旋启式的五分之一。',
    },
    opening: '0.02',
    cold: -15,
    hot: 110,
  },
  spring: {
    name: { en: 'Spring check valve, threaded', ru: 'Клапан обратный пружинный муфтовый', zh: '弹簧式止回阀（丝扣）' },
    code: 'SP',
    body: { en: 'brass CW617N', ru: 'латунь CW617N', zh: 'CW617N黄铜' },
    seal: { en: 'NBR on a brass disc', ru: 'NBR на латунной тарелке', zh: '丁腈橡胶' },
    ends: { en: 'female pipe thread', ru: 'внутренняя трубная резьба', zh: '内螺纹' },
    use: {
      en: 'Works in any position: on the foot of a suction line, after a circulator or on a boiler make-up branch.',
      ru: 'Работает в любом положении: на всасе насоса, после циркуляционного насоса, на подпитке котла.',
      zh: '任意方位安装，适用于水泵吸入口、循环泵出口及锅炉补水支管。',
    },
    opening: '0.0025',
    cold: -20,
    hot: 110,
  },
}

const inches: Record<number, string> = { 15: '1/2', 25: '1', 50: '2' }

export const checkValves = leaf<Item>({
  key: 'check-valves',
  name: { en: 'Check valves', ru: 'Клапаны обратные', zh: '止回阀' },
  about: {
    en: 'Swing, dual-plate and spring check valves from DN 15 to DN 500 that keep water, steam and oil from flowing back.',
    ru: 'Поворотные, двустворчатые и пружинные обратные клапаны DN 15–500 для воды, пара и нефтепродуктов.',
    zh: 'DN15～DN500旋启式、双瓣及弹簧式止回阀，防止水、蒸汽、油品倒流。',
  },
  tnved: '848130',
  unit: 'piece',
  items: [
    { kind: 'spring', dn: 15, pn: 40, length: 46, outside: 34, mass: 0.16, price: 285 },
    { kind: 'spring', dn: 25, pn: 25, length: 61, outside: 47, mass: 0.33, price: 560 },
    { kind: 'spring', dn: 50, pn: 16, length: 86, outside: 80, mass: 1.05, price: 1890 },
    { kind: 'swing', dn: 50, pn: 40, length: 230, outside: 160, mass: 18, price: 12900 },
    { kind: 'swing', dn: 80, pn: 40, length: 310, outside: 195, mass: 34, price: 18800 },
    { kind: 'swing', dn: 150, pn: 16, length: 480, outside: 280, mass: 88, price: 41600 },
    { kind: 'swing', dn: 250, pn: 16, length: 650, outside: 405, mass: 238, price: 129000 },
    { kind: 'dual', dn: 50, pn: 16, length: 43, outside: 107, mass: 1.9, price: 2350 },
    { kind: 'dual', dn: 100, pn: 16, length: 64, outside: 162, mass: 5.4, price: 4700 },
    { kind: 'dual', dn: 200, pn: 16, length: 95, outside: 273, mass: 18.5, price: 14600 },
    { kind: 'dual', dn: 500, pn: 16, length: 152, outside: 594, mass: 118, price: 118000 },
  ],
  product: ({ kind: key, dn, pn, length, mass, price }) => {
    const kind = kinds[key]
    return {
      model: `CV-${kind.code}-${dn}-${pn}`,
      name: {
        en: `${kind.name.en} DN ${dn} PN ${pn}`,
        ru: `${kind.name.ru} DN ${dn} PN ${pn}`,
        zh: `${kind.name.zh} DN${dn} PN${pn}`,
      },
      description: {
        en: `${kind.use.en} DN ${dn}, built ${length} mm long${key === 'spring' ? `, thread G ${inches[dn]}` : ''}; body of ${kind.body.en}.`,
        ru: `${kind.use.ru} Проход DN ${dn}, длина ${length} мм${key === 'spring' ? `, резьба G ${inches[dn]}` : ''}; корпус — ${kind.body.ru}.`,
        zh: `${kind.use.zh}通径DN${dn}，长度${length} mm${key === 'spring' ? `，螺纹G ${inches[dn]}` : ''}，阀体材质为${kind.body.zh}。`,
      },
      facts: [
        fact(names.type, {
          en: { swing: 'swing', dual: 'dual plate', spring: 'spring, lift' }[key],
          ru: { swing: 'поворотный', dual: 'двустворчатый', spring: 'пружинный подъёмный' }[key],
          zh: { swing: '旋启式', dual: '双瓣式', spring: '弹簧升降式' }[key],
        }),
        fact(names.dn, `DN ${dn}`),
        fact(names.pn, `PN ${pn}`),
        fact(names.bodyMaterial, kind.body),
        fact(names.seal, kind.seal),
        fact(names.connection, kind.ends),
        fact(names.faceToFace, mm(length)),
        fact({ en: 'Opening pressure', ru: 'Давление открытия', zh: '开启压力' }, quantity(kind.opening, 'MPa', 'МПа')),
        fact(names.temperature, celsius(kind.cold, kind.hot)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: key === 'spring' ? 50 : dn < 125 ? 4 : 1,
      leadDays: dn > 200 ? [12, 24] : [2, 7],
      variants:
        key === 'dual'
          ? [
              { suffix: 'E', factor: 1, options: [{ name: names.seal, value: 'EPDM' }] },
              { suffix: 'N', factor: 1.04, options: [{ name: names.seal, value: 'NBR' }] },
              {
                suffix: 'V',
                factor: 1.38,
                options: [{ name: names.seal, value: { en: 'FKM', ru: 'FKM (фторкаучук)', zh: '氟橡胶' } }],
              },
            ]
          : undefined,
    }
  },
  draw: ({ kind, dn, pn, length, outside }) => {
    const s = new Sheet()
    const cx = 200
    const cy = kind === 'swing' ? 168 : 150
    const k =
      kind === 'dual'
        ? Math.min(170 / outside, 110 / length)
        : Math.min(230 / length, (kind === 'spring' ? 130 : 150) / outside)
    const hl = (length * k) / 2
    const b = (dn * k) / 2
    const F = (outside * k) / 2
    if (kind === 'swing') {
      const f = F * 0.2
      const up = cy - F - 22
      s.path(
        `M${cx - hl} ${cy - b - 8}H${cx - b}L${cx - b * 0.9} ${up + 9}H${cx + b * 1.5}L${cx + b * 1.7} ${cy - b - 8}H${cx + hl}V${cy + b + 8}H${cx - hl}Z`,
        { fill: 'hatch' },
      )
      s.path(
        `M${cx - hl} ${cy - b}H${cx - b * 0.85}V${up + 9}H${cx + b * 1.35}L${cx + b * 1.5} ${cy - b}H${cx + hl}V${cy + b}H${cx - hl}Z`,
        { fill: 'paper' },
      )
      for (const x of [cx - hl, cx + hl - f]) {
        s.rect(x, cy - F, f, 2 * F, { fill: 'hatch' }).rect(x, cy - b, f, 2 * b, { fill: 'paper' })
        for (const y of [cy - F * 0.78, cy + F * 0.78]) s.line(x - 7, y, x + f + 7, y, 'centre')
      }
      s.rect(cx - b * 0.9 - 10, up - 4, b * 2.4 + 20, 13, { fill: 'paper' })
      const hx = cx - b * 0.5
      const hy = cy - b * 1.25
      const at = (r: number, side: number): [number, number] => [
        hx + r * Math.cos(0.95) - side * Math.sin(0.95),
        hy + r * Math.sin(0.95) + side * Math.cos(0.95),
      ]
      s.rect(cx - b * 0.85, cy - b, 7, 6, { fill: 'hatch' }).rect(cx - b * 0.85, cy + b - 6, 7, 6, { fill: 'hatch' })
      s.polygon([at(0, -4), at(b * 1.3, -4), at(b * 1.3, 4), at(0, 4)], { fill: 'paper' })
      s.polygon([at(b * 0.3, 5), at(b * 2.2, 5), at(b * 2.2, 13), at(b * 0.3, 13)], { fill: 'hatch' })
      s.circle(hx, hy, 6, { fill: 'paper' }).circle(hx, hy, 2)
      s.path(`M${hx - b * 0.25} ${cy + b * 0.75}A${b * 2} ${b * 2} 0 0 0 ${hx + b * 1.1} ${cy + b * 0.7}`, {
        weight: 'hidden',
      })
      s.line(cx - hl - 14, cy, cx + hl + 14, cy, 'centre')
      return s
        .dimX(cx - hl, cx + hl, 280, `L ${length}`, cy + F)
        .dimY(cy - F, cy + F, 370, `⌀ ${outside}`, cx + hl)
        .dimY(cy - b, cy + b, 48, `DN ${dn}`, cx - hl)
        .note(cx + b * 1.2, up + 2, cx + b * 1.2 + 50, 44, `PN ${pn}`)
    }
    if (kind === 'dual') {
      const x = 110
      s.rect(x - hl, cy - F, 2 * hl, 2 * F, { fill: 'hatch' }).rect(x - hl, cy - b, 2 * hl, 2 * b, { fill: 'paper' })
      s.line(x, cy - F - 12, x, cy - b, 'centre').circle(x, cy, 5, { fill: 'hatch' })
      const reach = b * 0.93
      for (const v of [-1, 1]) {
        const ex = x + reach * 0.72
        const ey = cy + v * reach * 0.62
        s.polygon(
          [
            [x, cy + v * 4],
            [ex, ey],
            [ex - 5, ey + v * 6],
            [x - 5, cy + v * 9],
          ],
          { fill: 'tint' },
        )
        s.line(x - hl - 22, cy + v * F, x - hl - 22, cy + v * b, 'hidden').line(
          x - hl - 2,
          cy + v * b,
          x - hl - 30,
          cy + v * b,
          'hidden',
        )
      }
      s.line(40, cy, 190, cy, 'centre')
      const fx = 278
      s.circle(fx, cy, F, { fill: 'paper' })
        .circle(fx, cy, b, { fill: 'tint' })
        .rect(fx - 5, cy - b - 4, 10, 2 * b + 8, { fill: 'paper', radius: 3 })
      for (const v of [-1, 1]) {
        s.path(`M${fx + v * 8} ${cy - b * 0.93}V${cy + b * 0.93}`, { weight: 'thin' })
        for (const y of [-0.4, 0, 0.4]) s.ellipse(fx + v * 9, cy + y * b, 3, b * 0.14, { weight: 'thin' })
      }
      return s
        .centre(fx, cy, F + 10)
        .dimX(x - hl, x + hl, 274, `${length}`, cy + F)
        .dimX(fx - F, fx + F, 274, `⌀ ${outside}`, cy)
        .note(fx + b * 0.5, cy - b * 0.5, 338, 40, `DN ${dn}`)
        .note(x + hl * 0.5, cy - F + 4, 150, 40, `PN ${pn}`)
    }
    const hex = F
    s.path(
      `M${cx - hl} ${cy - hex * 0.85}H${cx - hl * 0.5}L${cx - hl * 0.35} ${cy - hex}H${cx + hl * 0.35}L${cx + hl * 0.5} ${cy - hex * 0.85}H${cx + hl}V${cy + hex * 0.85}H${cx + hl * 0.5}L${cx + hl * 0.35} ${cy + hex}H${cx - hl * 0.35}L${cx - hl * 0.5} ${cy + hex * 0.85}H${cx - hl}Z`,
      { fill: 'hatch' },
    )
    s.rect(cx - hl, cy - b * 1.06, 2 * hl, b * 2.12, { fill: 'paper' })
    for (const v of [-1, 1]) {
      s.rect(cx - hl * 0.36, cy + v * b * 0.85 - b * 0.25, 9, b * 0.5, { fill: 'hatch' })
      for (const side of [-1, 1])
        for (let i = 0; i < 6; i++) {
          const x = cx + side * (hl - 4 - i * 6)
          s.line(x, cy + v * b * 1.06, x - 3, cy + v * (b * 1.06 + 5), 'thin')
        }
    }
    s.rect(cx - hl * 0.36 + 9, cy - b * 0.82, 10, b * 1.64, { fill: 'tint' }).rect(
      cx - hl * 0.36 + 19,
      cy - 5,
      hl * 0.8,
      10,
      { fill: 'paper' },
    )
    const x0 = cx - hl * 0.36 + 20
    const coils = 4
    const step = (hl * 0.68) / coils
    for (let i = 0; i < coils; i++)
      s.path(
        `M${x0 + i * step} ${cy + b * 0.55}L${x0 + (i + 0.5) * step} ${cy - b * 0.55}L${x0 + (i + 1) * step} ${cy + b * 0.55}`,
      )
    s.rect(x0 + hl * 0.7, cy - b * 0.9, 7, b * 0.5, { fill: 'hatch' }).rect(x0 + hl * 0.7, cy + b * 0.4, 7, b * 0.5, {
      fill: 'hatch',
    })
    return s
      .line(cx - hl - 16, cy, cx + hl + 16, cy, 'centre')
      .dimX(cx - hl, cx + hl, 272, `L ${length}`, cy + hex * 0.85)
      .dimY(cy - hex, cy + hex, 366, `⌀ ${outside}`, cx + hl * 0.35)
      .note(cx - hl * 0.85, cy - b * 1.1, 66, 44, `G ${inches[dn]}`)
      .note(cx + hl * 0.1, cy - hex, cx + 40, 44, `PN ${pn}`)
  },
})
