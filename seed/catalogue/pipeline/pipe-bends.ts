import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import type { Steel } from './kit.ts'
import { between, comma, fact, kg, mm, names, steels } from './kit.ts'

interface Item {
  od: number
  wall: number
  dn: number
  angle: 45 | 60 | 90 | 180
  /** Bend radius in nominal diameters. */
  ratio: 1 | 1.5
  radius: number
  steel: Steel
  mass: number
  price: number
}

export const pipeBends = leaf<Item>({
  key: 'pipe-bends',
  name: { en: 'Butt-weld elbows', ru: 'Отводы стальные', zh: '弯头' },
  about: {
    en: 'Butt-weld elbows of 45°, 60° and 90° and 180° return bends to GOST 17375 and GOST 30753 (ISO 3419), DN 15 to DN 500.',
    ru: 'Крутоизогнутые отводы 45°, 60°, 90° и 180° по ГОСТ 17375 и ГОСТ 30753 (ИСО 3419), DN 15–500.',
    zh: '45°、60°、90°、180°对焊无缝弯头，执行GOST 17375、GOST 30753（ISO 3419），DN15～DN500。',
  },
  tnved: '730793',
  unit: 'piece',
  items: [
    { od: 21.3, wall: 3.2, dn: 15, angle: 90, ratio: 1.5, radius: 28, steel: '20', mass: 0.06, price: 48 },
    { od: 57, wall: 3.5, dn: 50, angle: 90, ratio: 1.5, radius: 76, steel: '20', mass: 0.55, price: 155 },
    { od: 89, wall: 4.5, dn: 80, angle: 45, ratio: 1.5, radius: 114, steel: '20', mass: 0.84, price: 262 },
    { od: 108, wall: 4, dn: 100, angle: 90, ratio: 1.5, radius: 152, steel: '09G2S', mass: 2.5, price: 640 },
    { od: 108, wall: 6, dn: 100, angle: 180, ratio: 1.5, radius: 152, steel: '20', mass: 7.2, price: 1980 },
    { od: 114.3, wall: 3, dn: 100, angle: 90, ratio: 1.5, radius: 152, steel: '321', mass: 2, price: 2960 },
    { od: 159, wall: 6, dn: 150, angle: 60, ratio: 1.5, radius: 229, steel: '20', mass: 5.4, price: 1240 },
    {
      od: 219,
      wall: 8,
      dn: 200,
      angle: 90,
      ratio: 1,
      radius: 203,
      steel: '20',
      mass: 13.3,
      price: 3350,
    },
    { od: 273, wall: 8, dn: 250, angle: 90, ratio: 1.5, radius: 381, steel: '09G2S', mass: 31.3, price: 8600 },
    { od: 325, wall: 10, dn: 300, angle: 45, ratio: 1.5, radius: 457, steel: '20', mass: 28, price: 7350 },
    { od: 530, wall: 12, dn: 500, angle: 90, ratio: 1.5, radius: 762, steel: '09G2S', mass: 184, price: 62500 },
  ],
  product: ({ od, wall, dn, angle, ratio, radius, steel: steelKey, mass, price }) => {
    const steel = steels[steelKey]
    const size = `${od}×${wall}`
    const standard = ratio === 1 ? '30753-2001' : '17375-2001'
    return {
      model: `PB-${angle}-${od}-${wall}-${steel.code}${ratio === 1 ? '-S' : ''}`,
      name: {
        en: `${angle}° ${ratio === 1 ? 'short' : 'long'}-radius ${angle === 180 ? 'return bend' : 'butt-weld elbow'} ${size} mm, ${steel.text.en}`,
        ru: `Отвод ${angle}° ${comma(size)} мм, R = ${comma(ratio)} DN, ${steel.text.ru}, ГОСТ ${standard}`,
        zh: `${angle}°对焊弯头 ${size} R=${ratio}DN ${steel.text.zh}`,
      },
      description: {
        en: `Seamless ${angle}° ${angle === 180 ? 'return bend' : 'elbow'} formed over a mandrel from pipe ${size} mm; the wall on the outer side stays within ${od > 200 ? '12.5' : '10'}% of nominal. ${steelKey === '321' ? 'Annealed and pickled, for dairy, brewery and chemical lines.' : steelKey === '09G2S' ? 'Impact-tested at −60 °C for northern pipelines.' : 'For steam, hot water, gas and process lines up to 16 MPa by wall thickness.'} ${ratio === 1 ? 'The short radius saves space in boiler rooms.' : angle === 180 ? 'One piece replaces two elbows in coils and expansion loops.' : 'Both ends are beveled for welding.'}`,
        ru: `Бесшовный отвод ${angle}°, протянутый на рогообразном сердечнике из трубы ${comma(size)} мм; утонение наружной стенки не более ${od > 200 ? '12,5' : '10'} %. ${steelKey === '321' ? 'Термообработан и протравлен — для молочных, пивных и химических линий.' : steelKey === '09G2S' ? 'Ударная вязкость подтверждена при −60 °C — для северных трубопроводов.' : 'Для пара, горячей воды, газа и технологических сред.'} ${ratio === 1 ? 'Малый радиус экономит место в котельной.' : angle === 180 ? 'Заменяет два отвода в змеевиках и компенсаторах.' : 'Оба торца с фаской под сварку.'}`,
        zh: `由${size} mm钢管芯棒推制成形的${angle}°无缝弯头，外弧减薄率不超过${od > 200 ? '12.5' : '10'}%。${steelKey === '321' ? '固溶酸洗，用于乳品、啤酒和化工管线。' : steelKey === '09G2S' ? '−60 °C冲击合格，适用于寒冷地区管线。' : '用于蒸汽、热水、燃气及工艺管道。'}${ratio === 1 ? '短半径设计节省机房空间。' : angle === 180 ? '一件可代替两只90°弯头，用于盘管和补偿器。' : '两端加工焊接坡口。'}`,
      },
      facts: [
        fact({ en: 'Angle', ru: 'Угол', zh: '角度' }, `${angle}°`),
        fact(names.dn, `DN ${dn}`),
        fact(names.outside, mm(od)),
        fact(names.wall, mm(wall)),
        fact({ en: 'Bend radius', ru: 'Радиус изгиба', zh: '弯曲半径' }, mm(radius)),
        fact(names.steel, steel.text),
        fact(names.standard, {
          en: `GOST ${standard} (ISO 3419)`,
          ru: `ГОСТ ${standard} (ИСО 3419)`,
          zh: `GOST ${standard}、GB/T 12459-2017`,
        }),
        fact(names.ends, { en: 'beveled for butt welding', ru: 'фаска под сварку', zh: '对焊坡口' }),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: od < 60 ? 100 : od < 220 ? 20 : 2,
      leadDays: od > 300 ? [10, 20] : [1, 5],
    }
  },
  draw: ({ od, wall, angle, radius, ratio }) => {
    const s = new Sheet()
    const spread = angle === 180 ? radius * 2 + od : angle === 90 ? radius + od / 2 : radius * 1.05
    const k = Math.min(
      (angle === 180 ? 400 : between(od, 20, 530, 168, 196)) / spread,
      angle === 180 ? 262 / spread : 9,
    )
    const R = radius * k
    const r = (od * k) / 2
    const w = Math.max(3.5, wall * k)
    const a = (angle * Math.PI) / 180
    const cx = angle === 180 ? 196 : angle === 90 ? 118 : 60
    const cy = angle === 180 ? 206 : 236
    const start = angle === 180 ? Math.PI : 0
    const p = (radiusPx: number, turn: number) =>
      `${(cx + radiusPx * Math.cos(start + turn)).toFixed(1)} ${(cy - radiusPx * Math.sin(angle === 180 ? -turn + Math.PI : turn) * 1).toFixed(1)}`
    const sweepOut = angle === 180 ? 1 : 0
    const ring = (inner: number, outer: number) =>
      `M${p(outer, 0)}A${outer.toFixed(1)} ${outer.toFixed(1)} 0 0 ${sweepOut} ${p(outer, a)}L${p(inner, a)}A${inner.toFixed(1)} ${inner.toFixed(1)} 0 0 ${1 - sweepOut} ${p(inner, 0)}Z`
    s.path(ring(R - r, R + r), { fill: 'hatch' }).path(ring(R - r + w, R + r - w), { fill: 'paper' })
    s.path(`M${p(R, -0.06)}A${R.toFixed(1)} ${R.toFixed(1)} 0 0 ${sweepOut} ${p(R, a + 0.06)}`, { weight: 'centre' })
    if (angle === 180) {
      return s
        .line(cx, cy - R - r - 10, cx, cy + 10, 'centre')
        .line(cx - R - r - 8, cy, cx + R + r + 8, cy, 'centre')
        .dimX(cx - R, cx + R, cy + 56, `${radius * 2}`, cy)
        .dimX(cx - R - r, cx - R + r, cy + 28, `⌀ ${od}`, cy)
        .note(cx + (R + r - w / 2) * 0.7, cy - (R + r - w / 2) * 0.71, 330, 60, `s ${wall}`)
        .note(cx, cy - R, cx + 12, cy - 22, '180°')
    }
    s.line(cx, cy, cx + R + r + 12, cy, 'centre')
      .line(cx, cy, cx + (R + r + 12) * Math.cos(a), cy - (R + r + 12) * Math.sin(a), 'centre')
      .circle(cx, cy, 2.5)
    const q = Math.min((angle === 90 ? 0.3 : 0.26) * R, (R - r) * 0.42)
    s.path(`M${cx + q} ${cy}A${q} ${q} 0 0 0 ${cx + q * Math.cos(a)} ${cy - q * Math.sin(a)}`, { weight: 'thin' })
    const mid = a * 0.55
    return s
      .dimX(cx + R - r, cx + R + r, cy + 26, `⌀ ${od}`, cy)
      .dimX(cx, cx + R, cy + 50, `R ${radius}`, cy)
      .note(
        cx + (R + r - w / 2) * Math.cos(mid),
        cy - (R + r - w / 2) * Math.sin(mid),
        Math.min(352, cx + (R + r) * Math.cos(mid) + 26),
        Math.max(34, cy - (R + r) * Math.sin(mid) - 24),
        `s ${wall}`,
      )
      .note(
        cx + q * Math.cos(a / 2),
        cy - q * Math.sin(a / 2),
        cx + q * Math.cos(a / 2) + 10,
        cy - q * Math.sin(a / 2) - 10,
        `${angle}°`,
      )
      .note(
        cx + (R - r) * Math.cos(a * 0.8),
        cy - (R - r) * Math.sin(a * 0.8),
        62,
        angle === 90 ? 150 : 70,
        `${ratio} DN`,
      )
  },
})
