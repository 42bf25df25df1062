import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { between, comma, fact, mm, names, quantity } from './kit.ts'

interface Item {
  od: number
  sdr: number
  wall: number
  gas?: boolean
  /** Coil length in metres; straight lengths where absent. */
  coil?: number
  price: number
}

const pressure: Record<number, number> = { 9: 20, 11: 16, 13.6: 12.5, 17: 10, 21: 8, 26: 6 }

export const polyethylenePipes = leaf<Item>({
  key: 'polyethylene-pipes',
  name: { en: 'Polyethylene pipes', ru: 'Трубы полиэтиленовые', zh: '聚乙烯管' },
  about: {
    en: 'PE 100 pressure pipes from 20 to 630 mm for drinking water and gas, in coils and in straight lengths.',
    ru: 'Напорные трубы ПЭ 100 диаметром 20–630 мм для питьевой воды и газа — в бухтах и отрезках.',
    zh: '外径20～630 mm的PE100给水与燃气压力管，盘管和直管供货。',
  },
  tnved: '391721',
  unit: 'metre',
  items: [
    { od: 20, sdr: 9, wall: 2.3, coil: 200, price: 31 },
    { od: 32, sdr: 11, wall: 3, coil: 200, price: 62 },
    { od: 40, sdr: 17, wall: 2.4, coil: 100, price: 66 },
    { od: 63, sdr: 11, wall: 5.8, coil: 100, gas: true, price: 268 },
    { od: 90, sdr: 17, wall: 5.4, coil: 100, price: 322 },
    { od: 110, sdr: 17, wall: 6.6, price: 478 },
    { od: 110, sdr: 11, wall: 10, gas: true, coil: 50, price: 788 },
    { od: 160, sdr: 17, wall: 9.5, price: 995 },
    { od: 225, sdr: 11, wall: 20.5, gas: true, price: 3140 },
    { od: 315, sdr: 21, wall: 15, price: 3190 },
    { od: 630, sdr: 26, wall: 24.1, price: 10550 },
  ],
  product: ({ od, sdr, wall, gas, coil, price }) => {
    const mass = Math.round(Math.PI * (od - wall) * wall * 0.00096 * 1000) / 1000
    const pn = pressure[sdr] ?? 10
    return {
      model: `PE-${gas ? 'G' : 'W'}-${od}-${sdr}${coil ? '-C' : ''}`,
      name: {
        en: `PE 100 ${gas ? 'gas' : 'water'} pipe ${od}×${wall} mm SDR ${sdr}, ${coil ? `${coil} m coil` : '12 m lengths'}`,
        ru: `Труба ПЭ 100 ${gas ? 'газовая' : 'питьевая'} ${od}×${comma(wall)} мм SDR ${comma(sdr)}, ${coil ? `бухта ${coil} м` : 'отрезки 12 м'}`,
        zh: `PE100${gas ? '燃气' : '给水'}管 ${od}×${wall} SDR${sdr} ${coil ? `${coil}米盘管` : '12米直管'}`,
      },
      description: {
        en: gas
          ? `Black PE 100 pipe with yellow stripes for underground gas lines up to 1.0 MPa, made to GOST R 58121.2. The ${wall} mm wall is welded by butt fusion or with electrofusion couplers; squeeze-off is allowed${od > 160 ? ' only with hydraulic clamps' : ''}.`
          : `Black PE 100 pipe with blue stripes for drinking water at PN ${pn}, made to GOST 18599-2001. ${coil ? `Comes in a ${coil} m coil, so a service line is laid without intermediate joints.` : 'Delivered in 12 m lengths for butt fusion, with capped ends.'} Rated for 50 years at 20 °C.`,
        ru: gas
          ? `Чёрная труба ПЭ 100 с жёлтыми полосами для подземных газопроводов до 1,0 МПа по ГОСТ Р 58121.2. Стенка ${comma(wall)} мм сваривается встык или муфтами с закладным нагревателем; пережим допускается${od > 160 ? ' только гидравлическими тисками' : ''}.`
          : `Чёрная труба ПЭ 100 с синими полосами для питьевой воды, PN ${comma(pn)}, ГОСТ 18599-2001. ${coil ? `Бухта ${coil} м позволяет проложить ввод без промежуточных стыков.` : 'Поставляется отрезками 12 м под сварку встык, торцы закрыты заглушками.'} Срок службы — 50 лет при 20 °C.`,
        zh: gas
          ? `黑色PE100管带黄色标识线，用于1.0 MPa以下埋地燃气管道。壁厚${wall} mm，可热熔对接或电熔连接${od > 160 ? '，夹扁止气须使用液压夹具' : '，允许夹扁止气'}。`
          : `黑色PE100管带蓝色标识线，适用于PN${pn}饮用水输配。${coil ? `${coil}米整盘供货，入户支线可免中间接头。` : '12米直管供货，热熔对接施工。'}20 °C条件下设计寿命50年。`,
      },
      facts: [
        fact(names.outside, mm(od)),
        fact(names.wall, mm(wall)),
        fact(
          { en: 'Dimension ratio', ru: 'Размерное отношение', zh: '标准尺寸比' },
          { en: `SDR ${sdr}`, ru: `SDR ${comma(sdr)}`, zh: `SDR ${sdr}` },
        ),
        fact(
          names.pressure,
          gas
            ? quantity('1.0', 'MPa gas', 'МПа (газ)', 'MPa（燃气）')
            : quantity((pn / 10).toFixed(pn % 1 ? 2 : 1), 'MPa water', 'МПа (вода)', 'MPa（水）'),
        ),
        fact(names.material, { en: 'polyethylene PE 100', ru: 'полиэтилен ПЭ 100', zh: 'PE100聚乙烯' }),
        fact(
          names.standard,
          gas
            ? { en: 'GOST R 58121.2-2018', ru: 'ГОСТ Р 58121.2-2018', zh: 'GB/T 15558.1-2023' }
            : { en: 'GOST 18599-2001', ru: 'ГОСТ 18599-2001', zh: 'GB/T 13663.2-2018' },
        ),
        fact(names.massPerMetre, quantity(mass, 'kg/m', 'кг/м')),
        fact(
          { en: 'Supplied as', ru: 'Форма поставки', zh: '供货形式' },
          coil
            ? { en: `coil, ${coil} m`, ru: `бухта ${coil} м`, zh: `盘管，${coil}米` }
            : { en: 'straight, 12 m', ru: 'отрезки 12 м', zh: '直管，12米' },
        ),
        fact(
          { en: 'Marking', ru: 'Маркировочные полосы', zh: '标识线颜色' },
          gas ? { en: 'yellow', ru: 'жёлтые', zh: '黄色' } : { en: 'blue', ru: 'синие', zh: '蓝色' },
        ),
      ],
      priceRub: price,
      moq: coil ?? 12,
      leadDays: od > 300 ? [10, 18] : [2, 7],
    }
  },
  draw: ({ od, sdr, wall, coil }) => {
    const s = new Sheet()
    const R = between(od, 20, 630, 40, 66)
    const t = (2 * R) / sdr
    const cx = 104
    const cy = 128
    s.circle(cx, cy, R, { fill: 'hatch' })
      .circle(cx, cy, R - t, { fill: 'paper' })
      .centre(cx, cy, R + 10)
    s.around(4, cx, cy, R, (d, x, y, angle) => {
      if (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) < 1.5)
        d.circle(x - 2 * Math.cos(angle), y - 2 * Math.sin(angle), 3, { fill: 'paper' })
    })
    s.dimX(cx - R, cx + R, cy + R + 36, `⌀ ${od}`, cy).note(cx + R * 0.7, cy - R * 0.68, cx + R + 8, 44, `s ${wall}`)
    s.note(cx - R * 0.6, cy + R * 0.75, 64, 262, `SDR ${sdr}`)
    if (coil) {
      const turns = Math.round(between(coil, 50, 200, 4, 8))
      const pitch = between(od, 20, 110, 9, 17)
      const top = 150 - (turns * pitch) / 2
      for (let i = turns - 1; i >= 0; i--) {
        const y = top + i * pitch
        s.path(`M212 ${y}A78 24 0 0 0 368 ${y}V${y + pitch}A78 24 0 0 1 212 ${y + pitch}Z`, { fill: 'paper' })
        s.path(`M212 ${y + pitch / 2}A78 24 0 0 0 368 ${y + pitch / 2}`, { weight: 'thin' })
      }
      s.ellipse(290, top, 78, 24, { fill: 'paper' }).ellipse(290, top, 78 - pitch * 1.1, 24 - pitch * 0.34, {
        fill: 'tint',
      })
      for (const x of [250, 330])
        s.line(x, top + 20, x, top + turns * pitch + 20, 'thin').line(
          x + 4,
          top + 20,
          x + 4,
          top + turns * pitch + 20,
          'thin',
        )
      return s.note(290, top + turns * pitch + 20, 312, 262, `${coil} m`)
    }
    const r = R * 0.62
    const rows: [number, number][] = [
      [-1, 0],
      [1, 0],
      [0, -1],
    ]
    for (const [i, j] of rows) {
      const x = 256 + i * r
      const y = 178 + j * r * 1.74
      s.path(
        `M${x - r * 0.7} ${y - r * 0.7}L${x - r * 0.7 + 62} ${y - r * 0.7 - 42}A${r} ${r} 0 0 1 ${x + r * 0.7 + 62} ${y + r * 0.7 - 42}L${x + r * 0.7} ${y + r * 0.7}Z`,
        { fill: 'paper' },
      )
      for (const a of [0.05, 0.5]) {
        const px = x + r * Math.cos(-a - 0.3)
        const py = y + r * Math.sin(-a - 0.3)
        s.line(px, py, px + 62, py - 42, 'thin')
      }
      s.circle(x, y, r, { fill: 'tint' }).circle(x, y, r - (2 * r) / sdr, { fill: 'paper' })
    }
    return s.note(256 + r, 178 + r, 300, 262, 'L 12 m')
  },
})
