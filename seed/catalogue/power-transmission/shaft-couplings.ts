import { Sheet } from '../../drawing/sheet.ts'
import { fact, gost, measure, roubles, t, WEIGHT } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'jaw' | 'pin' | 'gear' | 'bellows'
  size: string
  torque: number
  rpm: number
  D: number
  L: number
  bore: [min: number, max: number]
  /** Teeth of the spider, pins, convolutions. */
  parts: number
  kg: number
  price: number
}

const KINDS = {
  jaw: t('Jaw coupling', 'Муфта кулачковая со звёздочкой', '梅花弹性联轴器'),
  pin: t('Pin-and-bushing coupling', 'Муфта упругая втулочно-пальцевая (МУВП)', '弹性套柱销联轴器'),
  gear: t('Gear coupling', 'Муфта зубчатая', '鼓形齿式联轴器'),
  bellows: t('Bellows coupling', 'Муфта сильфонная', '波纹管联轴器'),
}
const FEATURE = {
  jaw: t(
    'Cushions shocks through a polyurethane spider and plugs together axially; the spider is replaced without moving the machines far.',
    'Полиуретановая звёздочка гасит удары, полумуфты стыкуются вдоль оси; замена звёздочки почти без сдвига машин.',
    '聚氨酯弹性体缓冲减振，轴向插装，更换弹性体方便。',
  ),
  pin: t(
    'Rubber bushings on steel pins take up misalignment between motor and gearbox; bushings are changed without taking the halves off.',
    'Резиновые втулки на стальных пальцах компенсируют несоосность двигателя и редуктора; втулки меняют, не снимая полумуфт.',
    '钢柱销上的橡胶套补偿电机与减速机的同轴误差，更换胶套无需拆下半联轴器。',
  ),
  gear: t(
    'Crowned teeth in grease carry high torque at small size and allow an angle of up to 1°30′.',
    'Бочкообразные зубья в смазке передают большой момент при малых габаритах, перекос до 1°30′.',
    '鼓形齿脂润滑，体积小、传递扭矩大，允许角位移 1°30′。',
  ),
  bellows: t(
    'Zero-backlash and torsionally stiff, with clamping hubs for servo spindles and encoders.',
    'Без люфта, с высокой крутильной жёсткостью и зажимными ступицами — для сервоприводов и энкодеров.',
    '零背隙、扭转刚度高，夹紧式轮毂，适用于伺服丝杠和编码器。',
  ),
}

export const shaftCouplings = leaf<Item>({
  key: 'shaft-couplings',
  name: t('Shaft couplings', 'Муфты соединительные', '联轴器'),
  about: t(
    'Flexible (elastomeric), gear and zero-backlash couplings for shafts from 6 to 110 mm, pilot-bored or finished to order.',
    'Упругие, зубчатые и беззазорные муфты для валов 6–110 мм, с черновым отверстием или расточкой под заказ.',
    '弹性、齿式及零背隙联轴器，轴径 6–110 mm，可供预孔或按单加工孔。',
  ),
  tnved: '848360',
  unit: 'set',
  items: [
    { kind: 'jaw', size: '19', torque: 10, rpm: 14000, D: 40, L: 66, bore: [6, 24], parts: 6, kg: 0.33, price: 1280 },
    { kind: 'jaw', size: '28', torque: 95, rpm: 8500, D: 65, L: 90, bore: [10, 38], parts: 8, kg: 1.3, price: 2350 },
    {
      kind: 'jaw',
      size: '55',
      torque: 410,
      rpm: 4750,
      D: 120,
      L: 160,
      bore: [20, 60],
      parts: 8,
      kg: 7.5,
      price: 7150,
    },
    {
      kind: 'jaw',
      size: '90',
      torque: 2400,
      rpm: 2800,
      D: 200,
      L: 245,
      bore: [40, 100],
      parts: 10,
      kg: 34,
      price: 29800,
    },
    { kind: 'pin', size: '63', torque: 63, rpm: 5700, D: 100, L: 104, bore: [20, 24], parts: 4, kg: 3.2, price: 2890 },
    {
      kind: 'pin',
      size: '250',
      torque: 250,
      rpm: 3800,
      D: 140,
      L: 165,
      bore: [32, 45],
      parts: 6,
      kg: 8.6,
      price: 5620,
    },
    {
      kind: 'pin',
      size: '1000',
      torque: 1000,
      rpm: 2850,
      D: 210,
      L: 226,
      bore: [50, 70],
      parts: 8,
      kg: 27,
      price: 15400,
    },
    {
      kind: 'pin',
      size: '4000',
      torque: 4000,
      rpm: 1800,
      D: 320,
      L: 350,
      bore: [80, 95],
      parts: 10,
      kg: 89,
      price: 48700,
    },
    {
      kind: 'gear',
      size: '1600',
      torque: 1600,
      rpm: 4500,
      D: 170,
      L: 174,
      bore: [30, 60],
      parts: 8,
      kg: 15,
      price: 26500,
    },
    {
      kind: 'gear',
      size: '10000',
      torque: 10000,
      rpm: 2800,
      D: 270,
      L: 286,
      bore: [60, 110],
      parts: 10,
      kg: 62,
      price: 91400,
    },
    {
      kind: 'bellows',
      size: '18',
      torque: 18,
      rpm: 12000,
      D: 45,
      L: 63,
      bore: [8, 25],
      parts: 6,
      kg: 0.16,
      price: 6950,
    },
  ],
  product: ({ kind, size, torque, rpm, D, L, bore, kg, price }) => ({
    model: `${{ jaw: 'JC', pin: 'PB', gear: 'GC', bellows: 'BC' }[kind]}-${size}`,
    name: t(
      `${KINDS[kind].en} ${size}, ${size === String(torque) ? `⌀${D} mm` : `${torque} N·m`}, bore ${bore[0]}–${bore[1]} mm`,
      `${KINDS[kind].ru} ${size}, ${size === String(torque) ? `⌀${D} мм` : `${torque} Н·м`}, вал ${bore[0]}–${bore[1]} мм`,
      `${KINDS[kind].zh} ${size} ${size === String(torque) ? `⌀${D} mm` : `${torque} N·m`} 轴孔 ${bore[0]}–${bore[1]} mm`,
    ),
    description: t(
      `${FEATURE[kind].en} Size ${size} carries ${torque} N·m at up to ${rpm} rpm. ${bore[1] > 60 ? 'Keyways and bores are cut to your drawing before shipment.' : 'Bores H7 with keyway are made from stock within three days.'}`,
      `${FEATURE[kind].ru} Типоразмер ${size} передаёт ${torque} Н·м при частоте до ${rpm.toLocaleString('ru')} об/мин. ${bore[1] > 60 ? 'Отверстия и шпоночные пазы выполняем по вашему чертежу до отгрузки.' : 'Расточка H7 со шпоночным пазом — за три дня со склада.'}`,
      `${FEATURE[kind].zh}规格 ${size} 额定扭矩 ${torque} N·m，最高转速 ${rpm} r/min。${bore[1] > 60 ? '轴孔和键槽按图加工后发货。' : '现货三天内可加工 H7 轴孔和键槽。'}`,
    ),
    facts: [
      fact(t('Type', 'Тип', '类型'), KINDS[kind]),
      fact(t('Rated torque', 'Номинальный крутящий момент', '额定扭矩'), measure(torque, 'N·m')),
      fact(t('Maximum speed', 'Частота вращения, не более', '许用转速'), measure(rpm, 'rpm')),
      fact(t('Outside diameter', 'Наружный диаметр', '外径'), measure(D, 'mm')),
      fact(t('Overall length', 'Общая длина', '总长'), measure(L, 'mm')),
      fact(t('Bore range', 'Диаметр валов', '轴孔范围'), measure(`${bore[0]}–${bore[1]}`, 'mm')),
      fact(
        t('Material', 'Материал', '材质'),
        kind === 'jaw'
          ? D < 60
            ? t('aluminum, polyurethane spider', 'алюминий, звёздочка из полиуретана', '铝合金，聚氨酯弹性体')
            : t('cast iron, polyurethane spider', 'чугун, звёздочка из полиуретана', '铸铁，聚氨酯弹性体')
          : kind === 'pin'
            ? t('cast iron GJL-200, rubber bushings', 'чугун СЧ20, резиновые втулки', '铸铁 HT200，橡胶弹性套')
            : kind === 'gear'
              ? t('forged steel 45', 'поковка из стали 45', '45 锻钢')
              : t(
                  'stainless bellows, aluminum hubs',
                  'нержавеющий сильфон, ступицы из алюминия',
                  '不锈钢波纹管，铝合金轮毂',
                ),
      ),
      fact(WEIGHT, measure(kg, 'kg')),
      fact(
        t('Standard', 'Стандарт', '执行标准'),
        kind === 'pin'
          ? gost('21424-93', 'GB/T 4323')
          : kind === 'gear'
            ? t('GOST R 50895-96', 'ГОСТ Р 50895-96', 'GOST R 50895-96、JB/T 8854')
            : kind === 'jaw'
              ? t('DIN 740, GOST 14084-93', 'DIN 740, ГОСТ 14084-93', 'DIN 740、GOST 14084-93、GB/T 5272')
              : 'DIN 740',
      ),
    ],
    priceRub: roubles(price),
    moq: D < 90 ? 5 : 1,
    leadDays: kind === 'gear' || D > 250 ? [20, 40] : [3, 10],
    ...(kind === 'jaw'
      ? {
          variants: [
            {
              suffix: '-80A',
              options: [
                {
                  name: t('Spider hardness', 'Твёрдость звёздочки', '弹性体硬度'),
                  value: t('80 Shore A, blue', '80 Шор А, синяя', '80 邵氏 A，蓝色'),
                },
              ],
              factor: 0.98,
            },
            {
              suffix: '-92A',
              options: [
                {
                  name: t('Spider hardness', 'Твёрдость звёздочки', '弹性体硬度'),
                  value: t('92 Shore A, yellow', '92 Шор А, жёлтая', '92 邵氏 A，黄色'),
                },
              ],
              factor: 1,
            },
            {
              suffix: '-98A',
              options: [
                {
                  name: t('Spider hardness', 'Твёрдость звёздочки', '弹性体硬度'),
                  value: t('98 Shore A, red', '98 Шор А, красная', '98 邵氏 A，红色'),
                },
              ],
              factor: 1.06,
            },
          ],
        }
      : {}),
  }),
  draw: ({ kind, D, L, bore, parts }) => {
    const grow = 124 + Math.sqrt(Math.max(D, L)) * 2.4
    const k = grow / Math.max(D, L)
    const w = L * k
    const R = (D * k) / 2
    const r = (bore[1] * k) / 2
    const x = 44
    const y = 144
    const fx = 306
    const middle = x + w / 2
    const sheet = new Sheet()
    const gap = kind === 'jaw' ? w * 0.18 : kind === 'bellows' ? w * 0.34 : w * 0.03
    const hub = (w - gap) / 2
    const hubR = kind === 'jaw' || kind === 'bellows' ? R : R * 0.64
    for (const left of [x, x + w - hub])
      sheet.rect(left, y - hubR, hub, 2 * hubR, { fill: 'hatch' }).rect(left, y - r, hub, 2 * r, { fill: 'paper' })
    if (kind === 'jaw') {
      sheet.rect(middle - gap / 2, y - R * 0.95, gap, 2 * R * 0.95, { fill: 'tint' })
      const n = Math.round(parts / 2) - 1
      sheet.repeat(n, (s, i) => {
        const h = (1.9 * R) / n
        const top = y - R * 0.95 + i * h
        s.rect(middle - gap / 2 + (i % 2 === 0 ? 0 : gap * 0.18), top, gap * 0.82, h, { fill: 'paper' })
      })
      for (const left of [x, x + w - hub]) sheet.line(left + hub / 2, y - R, left + hub / 2, y - r, 'thin')
    } else if (kind === 'pin') {
      const disc = w * 0.13
      sheet
        .rect(middle - gap / 2 - disc, y - R, disc, 2 * R, { fill: 'hatch' })
        .rect(middle + gap / 2, y - R, disc, 2 * R, { fill: 'hatch' })
      for (const side of [-1, 1]) {
        const py = y + side * R * 0.8
        sheet
          .rect(middle + gap / 2, py - R * 0.13, disc, R * 0.26, { fill: 'tint' })
          .rect(middle - gap / 2 - disc - 14, py - R * 0.06, 2 * disc + gap + 18, R * 0.12, { fill: 'paper' })
        sheet
          .rect(middle - gap / 2 - disc - 12, py - R * 0.1, 9, R * 0.2, { fill: 'paper' })
          .repeat(3, (s, i) =>
            s.line(
              middle + gap / 2 + (disc * (i + 1)) / 4,
              py - R * 0.13,
              middle + gap / 2 + (disc * (i + 1)) / 4,
              py + R * 0.13,
              'thin',
            ),
          )
      }
      sheet.rect(x, y - r, hub, 2 * r, { fill: 'paper' }).rect(x + w - hub, y - r, hub, 2 * r, { fill: 'paper' })
    } else if (kind === 'gear') {
      for (const side of [-1, 1]) {
        const edge = (v: number) => y + side * v
        for (const mirror of [-1, 1]) {
          const at = (u: number, v: number): [number, number] => [middle + mirror * u, edge(v)]
          sheet.polygon(
            [
              at(0, R),
              at(w * 0.07, R),
              at(w * 0.07, R * 0.84),
              at(w * 0.34, R * 0.84),
              at(w * 0.34, R * 0.66),
              at(w * 0.28, R * 0.66),
              at(w * 0.28, R * 0.74),
              at(0, R * 0.74),
            ],
            { fill: 'paper' },
          )
          sheet.polygon(
            [
              at(w * 0.08, R * 0.64),
              at(w * 0.24, R * 0.64),
              at(w * 0.24, R * 0.73),
              at(w * 0.16, R * 0.755),
              at(w * 0.08, R * 0.73),
            ],
            { fill: 'hatch' },
          )
        }
        sheet.rect(middle - w * 0.1, edge(R * 0.92) - 3, w * 0.2, 6, { fill: 'paper' })
      }
    } else {
      const n = parts
      let d = ''
      for (const side of [-1, 1]) {
        d += `M${(middle - gap / 2).toFixed(1)} ${(y + side * R * 0.6).toFixed(1)}`
        for (let i = 0; i < n; i++)
          d += `q${(gap / n / 4).toFixed(1)} ${(side * R * 0.62).toFixed(1)} ${(gap / n / 2).toFixed(1)} ${(side * R * 0.05).toFixed(1)}q${(gap / n / 4).toFixed(1)} ${(-side * R * 0.4).toFixed(1)} ${(gap / n / 2).toFixed(1)} ${(-side * R * 0.05).toFixed(1)}`
      }
      sheet.path(d)
      for (const cx of [x + hub * 0.5, x + w - hub * 0.5])
        sheet.circle(cx, y - R * 0.72, R * 0.14, { fill: 'paper' }).centre(cx, y - R * 0.72, R * 0.2)
    }
    sheet.line(x - 16, y, x + w + 16, y, 'centre')
    const face = Math.min(R, 68)
    const s = face / R
    sheet.circle(fx, y, face, { fill: 'paper' }).circle(fx, y, r * s, { fill: 'paper' })
    if (kind === 'jaw') {
      sheet.around(parts, fx, y, face * 0.72, (p, px, py, angle) => {
        const c = Math.cos(angle)
        const n = Math.sin(angle)
        const half = ((face * Math.PI) / parts) * 0.34
        p.polygon(
          [
            [fx + c * face * 0.5 - n * half * 0.6, y + n * face * 0.5 + c * half * 0.6],
            [px + c * face * 0.24 - n * half, py + n * face * 0.24 + c * half],
            [px + c * face * 0.24 + n * half, py + n * face * 0.24 - c * half],
            [fx + c * face * 0.5 + n * half * 0.6, y + n * face * 0.5 - c * half * 0.6],
          ],
          { fill: 'tint', weight: 'thin' },
        )
      })
      sheet.circle(fx, y, Math.max(face * 0.5, r * s), { weight: 'thin' })
    } else if (kind === 'bellows') {
      sheet
        .line(fx - face, y, fx - r * s, y, 'thin')
        .circle(fx + face * 0.78, y, face * 0.1)
        .line(fx + face * 0.66, y - 14, fx + face * 0.66, y + 14, 'thin')
    } else {
      sheet.circle(fx, y, face * (kind === 'pin' ? 0.8 : 0.92), { weight: 'centre' })
      sheet.around(parts, fx, y, face * (kind === 'pin' ? 0.8 : 0.92), (p, px, py) =>
        p.circle(px, py, face * (kind === 'pin' ? 0.13 : 0.055), { fill: kind === 'pin' ? 'tint' : 'paper' }),
      )
      sheet.circle(fx, y, face * 0.62)
    }
    sheet
      .rect(fx - r * s * 0.22, y - r * s * 1.2, r * s * 0.44, r * s * 0.36, { fill: 'paper', weight: 'thin' })
      .centre(fx, y, face + 10)
    return sheet
      .dimX(x, x + w, y + R + 34, `L ${L}`, y)
      .dimY(y - R, y + R, x - 18, `⌀ ${D}`, middle)
      .note(fx + r * s * 0.7, y + r * s * 0.7, fx + face * 0.5, y + face + 26, `⌀ ${bore[1]}`)
      .note(fx - face * 0.5, y - face * 0.6, fx - face * 0.5 - 16, y - face - 26, `×${parts}`)
  },
})
