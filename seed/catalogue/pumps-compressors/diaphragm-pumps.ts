import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, mm, names, quantity } from '../pipeline/kit.ts'

interface Item {
  /** Port size in inches and in millimetres. */
  port: string
  dn: number
  body: 'PP' | 'PVDF' | 'AL' | 'SS'
  /** Litres per minute. */
  flow: number
  solids: number
  air: number
  height: number
  width: number
  mass: number
  price: number
}

const bodies: Record<Item['body'], { text: FullText; use: FullText; hot: number; diaphragm: FullText }> = {
  PP: {
    text: { en: 'polypropylene', ru: 'полипропилен', zh: '聚丙烯（PP）' },
    diaphragm: { en: 'Santoprene-type TPE', ru: 'термоэластопласт (TPE)', zh: '热塑性弹性体（TPE）' },
    use: {
      en: 'Polypropylene stands up to acids, alkalis and electroplating baths at moderate temperatures.',
      ru: 'Полипропилен стоек к кислотам, щелочам и гальваническим растворам при умеренных температурах.',
      zh: '聚丙烯泵体耐酸碱及电镀液，适于中低温介质。',
    },
    hot: 65,
  },
  PVDF: {
    text: { en: 'PVDF', ru: 'PVDF (фторопласт-2)', zh: '聚偏氟乙烯（PVDF）' },
    diaphragm: { en: 'PTFE', ru: 'фторопласт PTFE', zh: '聚四氟乙烯（PTFE）' },
    use: {
      en: 'PVDF with PTFE diaphragms for hot concentrated acids, chlorine compounds and etching lines.',
      ru: 'PVDF с мембранами PTFE — для горячих концентрированных кислот, хлорсодержащих сред и травильных линий.',
      zh: 'PVDF泵体配PTFE隔膜，用于热浓酸、含氯介质及酸洗线。',
    },
    hot: 95,
  },
  AL: {
    text: { en: 'aluminum alloy', ru: 'алюминиевый сплав', zh: '铝合金' },
    diaphragm: { en: 'NBR', ru: 'NBR', zh: '丁腈橡胶（NBR）' },
    use: {
      en: 'The aluminum version with NBR diaphragms handles oils, fuels, paint, drilling mud and filter-press sludge.',
      ru: 'Исполнение из алюминия с мембранами NBR — для масел, топлива, красок, бурового раствора и подачи на фильтр-пресс.',
      zh: '铝合金泵体配NBR隔膜，适用于油品、燃料、油漆、泥浆及压滤机进料。',
    },
    hot: 80,
  },
  SS: {
    text: { en: 'stainless steel AISI 316', ru: 'нержавеющая сталь AISI 316', zh: '316不锈钢' },
    diaphragm: { en: 'PTFE', ru: 'фторопласт PTFE', zh: '聚四氟乙烯（PTFE）' },
    use: {
      en: 'Stainless steel with PTFE diaphragms for solvents, resins, cosmetics and food pastes; grounded for hazardous areas.',
      ru: 'Нержавеющая сталь с мембранами PTFE — для растворителей, смол, косметики и пищевых паст; с заземлением для взрывоопасных зон.',
      zh: '不锈钢泵体配PTFE隔膜，用于溶剂、树脂、化妆品和食品浆料，可接地用于防爆区。',
    },
    hot: 105,
  },
}

export const diaphragmPumps = leaf<Item>({
  key: 'diaphragm-pumps',
  name: { en: 'Air-operated diaphragm pumps', ru: 'Насосы мембранные пневматические', zh: '气动隔膜泵' },
  about: {
    en: 'Air-operated double-diaphragm pumps from 1/4" to 4" that run dry, prime themselves and need no electricity.',
    ru: 'Двухмембранные пневматические насосы 1/4"–4": самовсасывающие, не боятся сухого хода, без электропривода.',
    zh: '1/4"～4"气动双隔膜泵，自吸、可空转、无需用电。',
  },
  tnved: '841350',
  unit: 'piece',
  items: [
    {
      port: '1/4',
      dn: 8,
      body: 'PP',
      flow: 18,
      solids: 1.5,
      air: 0.25,
      height: 168,
      width: 150,
      mass: 1.6,
      price: 16900,
    },
    {
      port: '1/2',
      dn: 15,
      body: 'PP',
      flow: 52,
      solids: 2.5,
      air: 0.6,
      height: 230,
      width: 208,
      mass: 3.6,
      price: 21800,
    },
    {
      port: '1/2',
      dn: 15,
      body: 'SS',
      flow: 52,
      solids: 2.5,
      air: 0.6,
      height: 226,
      width: 200,
      mass: 8.4,
      price: 72500,
    },
    {
      port: '1',
      dn: 25,
      body: 'AL',
      flow: 150,
      solids: 3.2,
      air: 1.2,
      height: 310,
      width: 280,
      mass: 10.2,
      price: 32600,
    },
    {
      port: '1',
      dn: 25,
      body: 'PVDF',
      flow: 150,
      solids: 3.2,
      air: 1.2,
      height: 325,
      width: 295,
      mass: 12.8,
      price: 139000,
    },
    {
      port: '1 1/2',
      dn: 40,
      body: 'AL',
      flow: 378,
      solids: 6.4,
      air: 2.8,
      height: 520,
      width: 390,
      mass: 26,
      price: 58400,
    },
    {
      port: '1 1/2',
      dn: 40,
      body: 'PP',
      flow: 378,
      solids: 6.4,
      air: 2.8,
      height: 545,
      width: 405,
      mass: 24,
      price: 64900,
    },
    { port: '2', dn: 50, body: 'SS', flow: 568, solids: 6.4, air: 4, height: 665, width: 410, mass: 68, price: 274000 },
    { port: '2', dn: 50, body: 'AL', flow: 568, solids: 6.4, air: 4, height: 660, width: 405, mass: 38, price: 79800 },
    {
      port: '3',
      dn: 80,
      body: 'AL',
      flow: 1020,
      solids: 9.5,
      air: 6.5,
      height: 815,
      width: 495,
      mass: 66,
      price: 129000,
    },
    {
      port: '4',
      dn: 100,
      body: 'AL',
      flow: 1460,
      solids: 35,
      air: 8.5,
      height: 960,
      width: 640,
      mass: 148,
      price: 318000,
    },
  ],
  product: ({ port, dn, body: bodyKey, flow, solids, air, mass, price }) => {
    const body = bodies[bodyKey]
    return {
      model: `DP-${dn}-${bodyKey}`,
      name: {
        en: `Air diaphragm pump ${port}", ${body.text.en}, ${flow} L/min`,
        ru: `Насос мембранный пневматический ${port}", ${body.text.ru}, ${flow} л/мин`,
        zh: `气动隔膜泵 ${port}英寸 ${body.text.zh} ${flow} L/min`,
      },
      description: {
        en: `${body.use.en} Up to ${flow} L/min with ${port}" ports, passing solids of ${solids} mm. ${dn >= 50 ? `Needs a compressor that gives ${air} m³/min at full stroke; the usual job is tank unloading and dewatering.` : 'Flow is set by the air valve from zero, which suits dosing and drum emptying.'}`,
        ru: `${body.use.ru} Подача до ${flow} л/мин, присоединение ${port}", пропускает частицы до ${comma(solids)} мм. ${dn >= 50 ? `На полном ходу нужен компрессор ${comma(air)} м³/мин; типовая работа — разгрузка цистерн и водоотлив.` : 'Подача регулируется воздушным краном от нуля — удобно для дозирования и опорожнения бочек.'}`,
        zh: `${body.use.zh}最大流量${flow} L/min，接口${port}英寸，可通过${solids} mm颗粒。${dn >= 50 ? `满负荷耗气量${air} m³/min，常用于槽车卸料和排水。` : '调节进气阀即可从零调节流量，适合定量加注和抽桶。'}`,
      },
      facts: [
        fact({ en: 'Maximum flow', ru: 'Максимальная подача', zh: '最大流量' }, quantity(flow, 'L/min', 'л/мин')),
        fact({ en: 'Ports', ru: 'Присоединение', zh: '接口' }, `${port}" (DN ${dn})`),
        fact(names.bodyMaterial, body.text),
        fact({ en: 'Diaphragms', ru: 'Мембраны', zh: '隔膜' }, body.diaphragm),
        fact(
          { en: 'Maximum pressure', ru: 'Максимальное давление', zh: '最高压力' },
          quantity(bodyKey === 'PP' || bodyKey === 'PVDF' ? 0.7 : 0.83, 'MPa', 'МПа'),
        ),
        fact({ en: 'Air consumption', ru: 'Расход воздуха', zh: '最大耗气量' }, quantity(air, 'm³/min', 'м³/мин')),
        fact({ en: 'Maximum solids', ru: 'Размер твёрдых частиц', zh: '最大颗粒' }, mm(solids)),
        fact(
          { en: 'Dry suction lift', ru: 'Высота сухого всасывания', zh: '干吸高度' },
          quantity(dn < 20 ? 3 : 5, 'm', 'м'),
        ),
        fact(names.temperature, celsius(0, body.hot)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: dn >= 80 ? [14, 25] : [2, 8],
      variants:
        bodyKey === 'AL'
          ? [
              {
                suffix: 'N',
                factor: 1,
                options: [{ name: { en: 'Diaphragms', ru: 'Мембраны', zh: '隔膜' }, value: 'NBR' }],
              },
              {
                suffix: 'S',
                factor: 1.06,
                options: [{ name: { en: 'Diaphragms', ru: 'Мембраны', zh: '隔膜' }, value: 'TPE' }],
              },
              {
                suffix: 'T',
                factor: 1.24,
                options: [{ name: { en: 'Diaphragms', ru: 'Мембраны', zh: '隔膜' }, value: 'PTFE' }],
              },
            ]
          : undefined,
    }
  },
  draw: ({ port, dn, body, flow, height, width }) => {
    const s = new Sheet()
    const size = between(dn, 8, 100, 0.78, 1)
    const H = 206 * size
    const W = Math.min(236, ((H * width) / height) * 1.02)
    const cx = 200
    const cy = 146
    const R = Math.min(H * 0.33, W * 0.36)
    const p = between(dn, 8, 100, 7, 14)
    const ch = W * 0.3
    const top = cy - H / 2
    const bottom = cy + H / 2
    s.rect(cx - W * 0.5 + ch * 0.4 - 8, top, W - ch * 0.8 + 16, 2 * p + 10, { fill: 'paper', radius: 6 }).rect(
      cx - W * 0.5 + ch * 0.4 - 8,
      bottom - 2 * p - 10,
      W - ch * 0.8 + 16,
      2 * p + 10,
      { fill: 'paper', radius: 6 },
    )
    for (const v of [-1, 1]) {
      const x = cx + v * (W / 2 - ch * 0.55)
      s.rect(x - p - 5, top + p, 2 * p + 10, H - 2 * p, {
        fill: body === 'PP' || body === 'PVDF' ? 'tint' : 'hatch',
      }).rect(x - p, top + p + 5, 2 * p, H - 2 * p - 10, { fill: 'paper' })
      const inner = cx + v * W * 0.13
      const outer = cx + v * W * 0.5
      s.path(
        `M${inner} ${cy - R}H${inner + v * 12}Q${outer} ${cy - R * 0.9} ${outer} ${cy}Q${outer} ${cy + R * 0.9} ${inner + v * 12} ${cy + R}H${inner}Z`,
        { fill: body === 'PP' || body === 'PVDF' ? 'tint' : 'hatch' },
      )
      const gap = outer - v * 7
      s.path(
        `M${inner} ${cy - R + 8}H${inner + v * 10}Q${gap} ${cy - R * 0.82} ${gap} ${cy}Q${gap} ${cy + R * 0.82} ${inner + v * 10} ${cy + R - 8}H${inner}Z`,
        { fill: 'paper' },
      )
      const stroke = v < 0 ? -W * 0.17 : W * 0.02
      const d = inner + stroke
      s.path(
        `M${inner} ${cy - R + 2}Q${d + v * 4} ${cy - R * 0.75} ${d} ${cy - R * 0.45}V${cy + R * 0.45}Q${d + v * 4} ${cy + R * 0.75} ${inner} ${cy + R - 2}`,
      )
      s.rect(Math.min(d, d - v * 6), cy - R * 0.42, 6, R * 0.84, { fill: 'hatch', weight: 'thin' })
      for (const y of [top + 2 * p + 16, bottom - 2 * p - 16]) {
        s.line(x - p, y + p * 0.5, x - p * 0.5, y + p * 0.9)
          .line(x + p, y + p * 0.5, x + p * 0.5, y + p * 0.9)
          .circle(x, y, p * 0.78, { fill: 'tint' })
      }
    }
    s.rect(cx - W * 0.13, cy - R - 4, W * 0.26, 2 * R + 8, { fill: 'paper' })
    s.rect(cx - W * 0.28, cy - 4, W * 0.4, 8, { fill: 'paper' })
      .rect(cx - 12, cy - R * 0.6, 24, R * 0.4, { fill: 'tint' })
      .circle(cx, cy + R * 0.45, 7)
      .circle(cx, cy + R * 0.45, 3, { weight: 'thin' })
    for (const y of [top + p + 5, bottom - p - 5])
      s.rect(cx + W * 0.5 - ch * 0.4 + 8, y - p - 3, 14, 2 * p + 6, { fill: 'paper' }).line(
        cx - W / 2 + 14,
        y,
        cx + W / 2 + 18,
        y,
        'centre',
      )
    for (const v of [-1, 1])
      s.path(
        `M${cx + v * W * 0.3 - 12} ${bottom}L${cx + v * W * 0.3 - 18} ${bottom + 10}H${cx + v * W * 0.3 + 18}L${cx + v * W * 0.3 + 12} ${bottom}Z`,
        { fill: 'paper' },
      )
    return s
      .line(cx - W / 2 - 14, cy, cx + W / 2 + 14, cy, 'centre')
      .line(cx, top - 10, cx, bottom + 12, 'centre')
      .dimX(cx - W / 2, cx + W / 2, 288, `${width}`, cy + R * 0.2)
      .dimY(top, bottom + 10, 46, `${height}`, cx - W * 0.3)
      .note(cx + W / 2 - ch * 0.4 + 18, top + p, 338, 38, `${port}"`)
      .note(cx + W / 2 - ch * 0.55, cy + R * 0.3, 340, 232, `${flow}`)
  },
})
