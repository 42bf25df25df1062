import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { celsius, fact, flangedEnds, kg, mm, names } from './kit.ts'

interface Item {
  dn: number
  pn: 10 | 16 | 25 | 40
  kind: 'rubber' | 'steel' | 'knife'
  length: number
  /** Axis to the top of the handwheel. */
  height: number
  flange: number
  mass: number
  price: number
}

const kinds: Record<
  Item['kind'],
  { name: FullText; code: string; body: FullText; seal: FullText; use: FullText; hot: number; standard: FullText }
> = {
  rubber: {
    name: { en: 'Resilient-seated gate valve', ru: 'Задвижка с обрезиненным клином', zh: '软密封闸阀' },
    code: 'RS',
    body: { en: 'ductile iron EN-GJS-500-7', ru: 'высокопрочный чугун ВЧ 50', zh: '球墨铸铁QT500-7' },
    seal: { en: 'EPDM-coated wedge', ru: 'клин, обрезиненный EPDM', zh: 'EPDM包覆闸板' },
    use: {
      en: 'The rubber-coated wedge seals on a straight bore without a pocket, so sand does not collect under it; used in water mains and fire ring lines.',
      ru: 'Обрезиненный клин перекрывает гладкий проход без кармана, поэтому песок под ним не копится; для водопровода и пожарных колец.',
      zh: '包胶闸板在平底通道内密封，无凹槽不积砂，用于给水干管和消防环网。',
    },
    hot: 70,
    standard: {
      en: 'EN 1171, GOST 5762-2002',
      ru: 'EN 1171, ГОСТ 5762-2002',
      zh: 'EN 1171、GB/T 24924、GOST 5762-2002',
    },
  },
  steel: {
    name: { en: 'Cast-steel wedge gate valve', ru: 'Задвижка клиновая стальная', zh: '楔式闸阀' },
    code: 'CS',
    body: { en: 'cast steel 25L (WCB)', ru: 'сталь 25Л', zh: 'WCB铸钢' },
    seal: { en: 'stainless overlay, 13% Cr', ru: 'наплавка, 13 % Cr', zh: '13%铬堆焊' },
    use: {
      en: 'Outside screw and yoke show the wedge position at a glance; for steam, oil and gas up to 425 °C.',
      ru: 'Выдвижной шпиндель сразу показывает положение клина; для пара, нефти и газа до 425 °C.',
      zh: '明杆支架结构，启闭位置一目了然，适用于425 °C以下蒸汽、油品和天然气。',
    },
    hot: 425,
    standard: {
      en: 'GOST 5762-2002, API 600',
      ru: 'ГОСТ 5762-2002, API 600',
      zh: 'GOST 5762-2002、GB/T 12234、API 600',
    },
  },
  knife: {
    name: { en: 'Knife gate valve', ru: 'Задвижка шиберная ножевая', zh: '刀型闸阀' },
    code: 'KG',
    body: { en: 'ductile iron EN-GJS-400-15', ru: 'высокопрочный чугун ВЧ 40', zh: '球墨铸铁QT400-15' },
    seal: { en: 'NBR, blade AISI 304', ru: 'NBR, нож AISI 304', zh: '丁腈橡胶，304刀板' },
    use: {
      en: 'The sharpened blade cuts through pulp, sludge and grain; the narrow wafer body fits where a wedge valve does not.',
      ru: 'Заточенный нож прорезает бумажную массу, ил и зерно; узкий корпус встаёт там, где клиновая задвижка не поместится.',
      zh: '刃口刀板可切断纸浆、污泥和颗粒料，对夹窄体节省安装空间。',
    },
    hot: 80,
    standard: { en: 'EN 1092-2 drilling', ru: 'присоединение по ГОСТ 33259', zh: 'JB/T 8691' },
  },
}

export const gateValves = leaf<Item>({
  key: 'gate-valves',
  name: { en: 'Gate valves', ru: 'Задвижки', zh: '闸阀' },
  about: {
    en: 'Wedge and knife gate valves from DN 40 to DN 600 for water, steam, oil products and slurries.',
    ru: 'Клиновые и шиберные задвижки DN 40–600 для воды, пара, нефтепродуктов и пульпы.',
    zh: 'DN40～DN600楔式闸阀与刀型闸阀，用于水、蒸汽、油品及浆料。',
  },
  tnved: '848180',
  unit: 'piece',
  items: [
    { dn: 40, pn: 16, kind: 'rubber', length: 140, height: 225, flange: 150, mass: 9, price: 4650 },
    { dn: 50, pn: 16, kind: 'rubber', length: 150, height: 250, flange: 165, mass: 11, price: 5380 },
    { dn: 80, pn: 16, kind: 'rubber', length: 180, height: 300, flange: 200, mass: 18, price: 7900 },
    { dn: 100, pn: 16, kind: 'rubber', length: 190, height: 345, flange: 220, mass: 23, price: 9750 },
    { dn: 200, pn: 10, kind: 'rubber', length: 230, height: 545, flange: 340, mass: 66, price: 29800 },
    { dn: 50, pn: 40, kind: 'steel', length: 250, height: 430, flange: 160, mass: 29, price: 17600 },
    {
      dn: 100,
      pn: 16,
      kind: 'steel',
      length: 230,
      height: 580,
      flange: 215,
      mass: 49,
      price: 27900,
    },
    { dn: 150, pn: 16, kind: 'steel', length: 280, height: 780, flange: 280, mass: 85, price: 43700 },
    { dn: 100, pn: 10, kind: 'knife', length: 52, height: 395, flange: 200, mass: 12, price: 19400 },
    { dn: 250, pn: 10, kind: 'knife', length: 70, height: 780, flange: 340, mass: 48, price: 56500 },
    { dn: 600, pn: 10, kind: 'rubber', length: 390, height: 1390, flange: 780, mass: 735, price: 468000 },
  ],
  product: ({ dn, pn, kind: key, length, height, mass, price }) => {
    const kind = kinds[key]
    return {
      model: `GV-${kind.code}-${dn}-${pn}`,
      name: {
        en: `${kind.name.en} DN ${dn} PN ${pn}`,
        ru: `${kind.name.ru} DN ${dn} PN ${pn}, ${kind.body.ru.split(' ').slice(-2).join(' ')}`,
        zh: `${kind.name.zh} DN${dn} PN${pn} ${kind.body.zh}`,
      },
      description: {
        en: `${kind.use.en} Face to face ${length} mm, ${height} mm from the axis to the top of the ${key === 'steel' ? 'open stem' : 'handwheel'}. ${mass > 200 ? 'Shipped with a bevel gear and lifting eyes; plan for a crane on site.' : 'Tested with water at 1.5 PN, each valve with its own data sheet.'}`,
        ru: `${kind.use.ru} Строительная длина ${length} мм, высота от оси ${height} мм${key === 'steel' ? ' при открытом шпинделе' : ''}. ${mass > 200 ? 'Комплектуется коническим редуктором и рым-болтами, для монтажа нужен кран.' : 'Гидроиспытание 1,5 PN, паспорт на каждое изделие.'}`,
        zh: `${kind.use.zh}结构长度${length} mm，中心至顶部高度${height} mm。${mass > 200 ? '配伞齿轮箱及吊环，安装需起重设备。' : '逐台1.5倍公称压力水压试验，附产品合格证。'}`,
      },
      facts: [
        fact(names.dn, `DN ${dn}`),
        fact(names.pn, `PN ${pn}`),
        fact(names.bodyMaterial, kind.body),
        fact(names.seal, kind.seal),
        fact(names.temperature, celsius(key === 'steel' ? -40 : 0, kind.hot)),
        fact(names.connection, key === 'knife' ? { en: 'wafer', ru: 'межфланцевое', zh: '对夹连接' } : flangedEnds),
        fact(names.faceToFace, mm(length)),
        fact(names.height, mm(height)),
        fact(names.standard, kind.standard),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: dn < 125 ? 4 : 1,
      leadDays: dn > 300 ? [25, 45] : [3, 12],
      variants:
        dn > 300
          ? undefined
          : [
              {
                suffix: 'H',
                factor: 1,
                options: [{ name: names.operation, value: { en: 'handwheel', ru: 'маховик', zh: '手轮' } }],
              },
              {
                suffix: 'E',
                factor: dn < 125 ? 4.2 : 2.6,
                options: [
                  {
                    name: names.operation,
                    value: { en: 'electric actuator 380 V', ru: 'электропривод 380 В', zh: '电动装置 380 V' },
                  },
                ],
              },
              ...(key === 'rubber'
                ? [
                    {
                      suffix: 'S',
                      factor: 0.95,
                      options: [
                        {
                          name: names.operation,
                          value: {
                            en: 'bare stem for a spindle extension',
                            ru: 'под телескопический шток',
                            zh: '方头，配加长杆',
                          },
                        },
                      ],
                    },
                  ]
                : []),
            ],
    }
  },
  draw: ({ dn, pn, kind, length, height, flange }) => {
    const k = Math.min(212 / (height + flange / 2), 200 / length)
    const cx = 200
    const cy = 252 - (flange * k) / 2
    const hl = Math.max(13, (length * k) / 2)
    const b = (dn * k) / 2
    const F = (flange * k) / 2
    const top = cy - height * k
    const f = kind === 'knife' ? 0 : Math.max(8, F * 0.17)
    const bw = kind === 'knife' ? hl : Math.min(hl - f - 3, b + 8)
    const wheel = Math.max(34, F * 0.72)
    const bonnet = cy - b - Math.max(24, F * 0.55)
    const s = new Sheet()
    if (kind === 'knife') {
      const slab = cy - F * 1.05
      s.rect(cx - hl, slab, 2 * hl, F * 2.05, { fill: 'hatch' }).rect(cx - hl, cy - b, 2 * hl, 2 * b, { fill: 'paper' })
      s.rect(cx - 4, slab - b * 0.9, 8, b * 0.9 + F - b + 10, { fill: 'tint' })
      for (const x of [cx - hl - 6, cx + hl]) s.rect(x, top + 34, 6, slab - top - 34 + 8, { fill: 'paper' })
      s.rect(cx - hl - 6, top + 30, 2 * hl + 12, 8, { fill: 'paper' }).rect(cx - hl - 8, slab - 6, 2 * hl + 16, 10, {
        fill: 'paper',
      })
      s.line(cx - hl - 20, cy - F * 0.82, cx + hl + 20, cy - F * 0.82, 'centre').line(
        cx - hl - 20,
        cy + F * 0.82,
        cx + hl + 20,
        cy + F * 0.82,
        'centre',
      )
    } else {
      s.polygon(
        [
          [cx - hl, cy - b - 7],
          [cx - bw, cy - b - 7],
          [cx - bw, bonnet + 8],
          [cx + bw, bonnet + 8],
          [cx + bw, cy - b - 7],
          [cx + hl, cy - b - 7],
          [cx + hl, cy + b + 7],
          [cx + bw * 0.6, cy + b + 12],
          [cx - bw * 0.6, cy + b + 12],
          [cx - hl, cy + b + 7],
        ],
        { fill: 'hatch' },
      )
      s.rect(cx - hl, cy - b, 2 * hl, 2 * b, { fill: 'paper' }).rect(
        cx - bw + 7,
        bonnet + 8,
        2 * bw - 14,
        cy - b - bonnet - 8,
        { fill: 'paper' },
      )
      const w = Math.min(bw * 0.5, 22)
      s.polygon(
        [
          [cx - w, cy - b - 4],
          [cx + w, cy - b - 4],
          [cx + w * 0.6, cy + b],
          [cx - w * 0.6, cy + b],
        ],
        { fill: kind === 'rubber' ? 'tint' : 'hatch' },
      )
      for (const x of [cx - hl, cx + hl - f]) {
        s.rect(x, cy - F, f, 2 * F, { fill: 'hatch' }).rect(x, cy - b, f, 2 * b, { fill: 'paper' })
        for (const y of [cy - F * 0.78, cy + F * 0.78]) s.line(x - 6, y, x + f + 6, y, 'centre')
      }
      s.rect(cx - bw - 8, bonnet, 2 * bw + 16, 9, { fill: 'hatch' }).rect(cx - bw - 8, bonnet - 9, 2 * bw + 16, 9, {
        fill: 'paper',
      })
      const gland = kind === 'steel' ? top + wheel * 0.9 : top + 20
      s.polygon(
        [
          [cx - bw, bonnet - 9],
          [cx - 13, Math.min(bonnet - 16, gland + 12)],
          [cx - 13, gland],
          [cx + 13, gland],
          [cx + 13, Math.min(bonnet - 16, gland + 12)],
          [cx + bw, bonnet - 9],
        ],
        { fill: 'paper' },
      )
    }
    const rim = kind === 'steel' ? top + wheel * 0.9 - 12 : top + 8
    s.rect(cx - 3.5, kind === 'steel' ? top : top + 4, 7, cy - b - 4 - top, { fill: 'paper', weight: 'thin' })
    if (kind === 'steel') for (let y = top + 3; y < rim - 10; y += 4) s.line(cx - 3.5, y + 2, cx + 3.5, y, 'thin')
    s.path(
      `M${cx - wheel} ${rim}Q${cx - wheel} ${rim - 9} ${cx - wheel + 9} ${rim - 6}L${cx - 8} ${rim}H${cx + 8}L${cx + wheel - 9} ${rim - 6}Q${cx + wheel} ${rim - 9} ${cx + wheel} ${rim}Q${cx + wheel - 4} ${rim + 8} ${cx + wheel - 10} ${rim + 2}L${cx + 8} ${rim + 9}H${cx - 8}L${cx - wheel + 10} ${rim + 2}Q${cx - wheel + 4} ${rim + 8} ${cx - wheel} ${rim}Z`,
      { fill: 'paper' },
    )
    return s
      .line(cx - hl - 18, cy, cx + hl + 18, cy, 'centre')
      .line(cx, 26, cx, 262, 'centre')
      .dimX(cx - hl, cx + hl, 284, `${length}`, cy + F)
      .dimY(top, cy, 348, `H ${height}`, cx + 6)
      .dimY(cy - F, cy + F, 76, `⌀ ${flange}`, cx - hl)
      .note(cx - hl * 0.8, cy + b * 0.5, 108, 284, `DN ${dn}`)
      .note(cx + hl, cy - F * 0.5, 300, cy - F * 0.5 + 42, `PN ${pn}`)
  },
})
