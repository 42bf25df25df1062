import { Sheet } from '../../drawing/sheet.ts'
import { COATING, comma, fact, LENGTH, measure, roubles, STANDARD, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'

interface Item {
  d: number
  /** Number of teeth. */
  z: number
  cut: number
  total: number
  shank: number
  form: 'square' | 'ball' | 'radius' | 'rough' | 'alu'
  /** Corner radius. */
  r?: number
  material: 'carbide' | 'HSS'
  coat: 'TiAlN' | 'AlCrN' | 'DLC' | 'none'
  helix: number
  price: number
}

const FORMS = {
  square: t('End mill', 'Фреза концевая', '平头立铣刀'),
  ball: t('Ball nose end mill', 'Фреза сферическая', '球头铣刀'),
  radius: t('Corner radius end mill', 'Фреза концевая тороидальная', '圆鼻铣刀'),
  rough: t('Roughing end mill', 'Фреза обдирочная (кукурузная)', '粗皮铣刀'),
  alu: t('End mill for aluminum', 'Фреза концевая по алюминию', '铝用立铣刀'),
}
const USES = {
  square: t(
    'Side and slot milling of steel and cast iron up to 52 HRC, cuts over center so it can plunge.',
    'Контурное и пазовое фрезерование стали и чугуна до 52 HRC, торцевой зуб до центра допускает врезание.',
    '铣侧面和槽，适用于 52 HRC 以下钢和铸铁，过中心刃可插铣。',
  ),
  ball: t(
    'Finishes molds, dies and free-form surfaces; work with a tilted axis for the best cutting speed.',
    'Чистовая обработка пресс-форм, штампов и фасонных поверхностей; наклон оси повышает скорость резания на вершине.',
    '用于模具和自由曲面精加工，倾斜刀轴可提高刀尖线速度。',
  ),
  radius: t(
    'The corner radius spares the edge in semi-finishing of die steel and titanium.',
    'Радиус на углу бережёт кромку при получистовой обработке штамповой стали и титана.',
    '刀尖圆角保护刃口，适合模具钢和钛合金半精加工。',
  ),
  rough: t(
    'The wavy edge breaks the chip and halves cutting force in heavy stock removal.',
    'Волнистая кромка дробит стружку и вдвое снижает усилие при снятии большого припуска.',
    '波形刃断屑，大余量切削时切削力减半。',
  ),
  alu: t(
    'Polished wide flutes and a sharp edge keep aluminum and copper from welding on.',
    'Полированные широкие канавки и острая кромка: алюминий и медь не налипают.',
    '抛光大容屑槽和锋利刃口，加工铝、铜不粘刀。',
  ),
}

export const endMills = leaf<Item>({
  key: 'end-mills',
  name: t('End mills', 'Фрезы концевые', '立铣刀'),
  about: t(
    'Solid carbide and high-speed steel end mills from 1 to 40 mm: square, ball nose, corner radius, roughing and for aluminum.',
    'Монолитные твердосплавные и быстрорежущие фрезы 1–40 мм: торцовые, сферические, тороидальные, обдирочные и по алюминию.',
    '整体硬质合金和高速钢立铣刀，直径 1–40 mm：平头、球头、圆鼻、粗皮及铝用。',
  ),
  tnved: '820770',
  unit: 'piece',
  items: [
    {
      d: 1,
      z: 2,
      cut: 3,
      total: 50,
      shank: 4,
      form: 'square',
      material: 'carbide',
      coat: 'TiAlN',
      helix: 35,
      price: 290,
    },
    {
      d: 3,
      z: 2,
      cut: 6,
      total: 50,
      shank: 4,
      form: 'ball',
      material: 'carbide',
      coat: 'TiAlN',
      helix: 30,
      price: 385,
    },
    {
      d: 6,
      z: 4,
      cut: 15,
      total: 50,
      shank: 6,
      form: 'square',
      material: 'carbide',
      coat: 'TiAlN',
      helix: 38,
      price: 520,
    },
    {
      d: 6,
      z: 3,
      cut: 18,
      total: 60,
      shank: 6,
      form: 'alu',
      material: 'carbide',
      coat: 'DLC',
      helix: 45,
      price: 840,
    },
    {
      d: 8,
      z: 4,
      cut: 20,
      total: 60,
      shank: 8,
      form: 'radius',
      r: 0.5,
      material: 'carbide',
      coat: 'AlCrN',
      helix: 38,
      price: 890,
    },
    {
      d: 10,
      z: 4,
      cut: 25,
      total: 75,
      shank: 10,
      form: 'square',
      material: 'carbide',
      coat: 'TiAlN',
      helix: 38,
      price: 1180,
    },
    {
      d: 12,
      z: 4,
      cut: 30,
      total: 75,
      shank: 12,
      form: 'rough',
      material: 'carbide',
      coat: 'AlCrN',
      helix: 30,
      price: 1890,
    },
    {
      d: 12,
      z: 2,
      cut: 24,
      total: 100,
      shank: 12,
      form: 'ball',
      material: 'carbide',
      coat: 'AlCrN',
      helix: 30,
      price: 1950,
    },
    {
      d: 16,
      z: 6,
      cut: 40,
      total: 100,
      shank: 16,
      form: 'square',
      material: 'carbide',
      coat: 'AlCrN',
      helix: 45,
      price: 3480,
    },
    {
      d: 20,
      z: 4,
      cut: 45,
      total: 100,
      shank: 20,
      form: 'radius',
      r: 1,
      material: 'carbide',
      coat: 'AlCrN',
      helix: 38,
      price: 5150,
    },
    {
      d: 40,
      z: 6,
      cut: 63,
      total: 188,
      shank: 40,
      form: 'rough',
      material: 'HSS',
      coat: 'none',
      helix: 30,
      price: 7900,
    },
  ],
  product: ({ d, z, cut, total, shank, form, r, material, coat, helix, price }) => {
    const taper = material === 'HSS'
    const speed = taper ? 28 : form === 'alu' ? 350 : 140
    const rpm = Math.round((speed * 1000) / (Math.PI * d) / 10) * 10
    const size = `${form === 'ball' ? `R${d / 2}` : `⌀${d}`}`
    return {
      model: `EM-${form.slice(0, 2).toUpperCase()}-${d}-Z${z}`,
      name: t(
        `${FORMS[form].en} ${size}${r ? ` R${r}` : ''} mm, ${z} flutes, ${material === 'HSS' ? 'HSS-Co, MT4' : 'carbide'}, ${cut}/${total} mm`,
        `${FORMS[form].ru} ${comma(size)}${r ? ` R${comma(r)}` : ''} мм, Z${z}, ${material === 'HSS' ? 'Р6М5К5, КМ4' : 'твёрдый сплав'}, ${cut}/${total} мм`,
        `${FORMS[form].zh} ${size}${r ? ` R${r}` : ''} mm ${z} 刃 ${material === 'HSS' ? '含钴高速钢 MT4' : '硬质合金'} ${cut}/${total} mm`,
      ),
      description: t(
        `${USES[form].en} ${z} teeth, helix ${helix}°, cutting length ${cut} mm. Start at about ${rpm} rpm (${speed} m/min).`,
        `${USES[form].ru} Число зубьев ${z}, угол спирали ${helix}°, длина режущей части ${cut} мм. Начальный режим — ${rpm.toLocaleString('ru')} об/мин (${speed} м/мин).`,
        `${USES[form].zh}${z} 刃，螺旋角 ${helix}°，刃长 ${cut} mm。推荐起始转速约 ${rpm} r/min（${speed} m/min）。`,
      ),
      facts: [
        fact(t('Cutting diameter', 'Диаметр', '刃径'), measure(d, 'mm')),
        fact(t('Teeth', 'Число зубьев', '刃数'), String(z)),
        fact(t('Cutting length', 'Длина режущей части', '刃长'), measure(cut, 'mm')),
        fact(LENGTH, measure(total, 'mm')),
        fact(
          t('Shank', 'Хвостовик', '柄部'),
          taper ? t('Morse taper 4', 'конус Морзе 4', '莫氏 4 号') : t(`⌀${shank} h6`, `⌀${shank} h6`, `⌀${shank} h6`),
        ),
        fact(
          t('End form', 'Форма торца', '端刃形式'),
          form === 'ball' ? measure(`R ${d / 2}`, 'mm') : r ? measure(`R ${r}`, 'mm') : t('square', 'плоский', '平头'),
        ),
        fact(t('Helix angle', 'Угол спирали', '螺旋角'), `${helix}°`),
        fact(
          t('Tool material', 'Материал', '刀具材料'),
          taper
            ? t('HSS-Co8', 'Р6М5К5 (HSS-Co)', '含钴高速钢 HSS-Co8')
            : t('carbide K30, 0.6 µm grain', 'твёрдый сплав K30, зерно 0,6 мкм', '硬质合金 K30，晶粒 0.6 μm'),
        ),
        fact(COATING, coat === 'none' ? t('none', 'нет', '无') : coat),
        fact(
          STANDARD,
          taper
            ? t('DIN 845, GOST 15086-69', 'DIN 845, ГОСТ 15086-69', 'DIN 845')
            : t('DIN 6527, factory standard', 'DIN 6527, ТУ изготовителя', 'DIN 6527、企业标准'),
        ),
      ],
      priceRub: roubles(price),
      moq: d < 10 ? 5 : d < 30 ? 2 : 1,
      leadDays: d > 15 ? [4, 15] : [1, 6],
      ...(form === 'square'
        ? {
            variants: [
              {
                suffix: '-S',
                options: [{ name: t('Length series', 'Серия', '系列'), value: t('standard', 'стандартная', '标准') }],
                factor: 1,
              },
              {
                suffix: '-L',
                options: [
                  {
                    name: t('Length series', 'Серия', '系列'),
                    value: t('long, +50%', 'удлинённая, +50 %', '加长 50%'),
                  },
                ],
                factor: 1.45,
              },
            ],
          }
        : {}),
    }
  },
  sized: (item, variant) => (variant === 1 ? { ...item, cut: item.cut * 1.5, total: item.total * 1.5 } : item),
  draw: ({ d, z, cut, total, shank, form, r = 0, helix, material }) => {
    const x = 36
    const y = 92
    const long = 316
    const k = Math.min(long / total, 5)
    const span = total * k
    const R = Math.max((d * k) / 2, 5)
    const S = Math.max((shank * k) / 2, R > 8 ? R : 9)
    const left = x + (long - span) / 2
    const end = left + span
    const from = end - Math.max(cut * k, 14)
    const sheet = new Sheet()
    if (material === 'HSS') {
      const T = (31 * k) / 2
      sheet
        .polygon(
          [
            [left + 14, y - T * 0.82],
            [from - 22, y - T],
            [from - 22, y + T],
            [left + 14, y + T * 0.82],
          ],
          { fill: 'paper' },
        )
        .line(left + 14, y - 4, left + 48, y - 4, 'hidden')
        .line(left + 14, y + 4, left + 48, y + 4, 'hidden')
      sheet
        .rect(left + 8, y - T * 0.7, 6, T * 1.4, { fill: 'paper' })
        .rect(from - 22, y - R * 0.86, 22, R * 1.72, { fill: 'paper' })
    } else if (S > R + 1)
      sheet.rect(left, y - S, from - left - 22, 2 * S, { fill: 'paper', radius: 2 }).polygon(
        [
          [from - 22, y - S],
          [from - 6, y - R * 0.9],
          [from, y - R * 0.9],
          [from, y + R * 0.9],
          [from - 6, y + R * 0.9],
          [from - 22, y + S],
        ],
        { fill: 'paper' },
      )
    else sheet.rect(left, y - R, from - left, 2 * R, { fill: 'paper', radius: 2 })
    const round = form === 'ball' ? R : form === 'radius' ? Math.max(r * k * 1.6, 5) : 1
    if (form === 'rough') {
      const waves = Math.round((end - from) / 8)
      const step = (end - from) / waves
      let d1 = `M${from.toFixed(1)} ${(y - R).toFixed(1)}`
      for (let i = 0; i < waves; i++) d1 += `q${(step / 2).toFixed(1)} 5 ${step.toFixed(1)} 0`
      d1 += `V${(y + R).toFixed(1)}`
      for (let i = 0; i < waves; i++) d1 += `q${(-step / 2).toFixed(1)} -5 ${(-step).toFixed(1)} 0`
      sheet.path(`${d1}Z`, { fill: 'paper' })
    } else
      sheet.path(
        `M${from.toFixed(1)} ${(y - R).toFixed(1)}H${(end - round).toFixed(1)}A${round.toFixed(1)} ${round.toFixed(1)} 0 0 1 ${end.toFixed(1)} ${(y - R + round).toFixed(1)}V${(y + R - round).toFixed(1)}A${round.toFixed(1)} ${round.toFixed(1)} 0 0 1 ${(end - round).toFixed(1)} ${(y + R).toFixed(1)}H${from.toFixed(1)}Z`,
        { fill: 'paper' },
      )
    const lead = (Math.PI * 2 * R) / Math.tan((helix * Math.PI) / 180)
    const gap = Math.max(lead / z, 5)
    const lean = Math.min(lead / 2, (end - from) * 0.9)
    let flutes = ''
    for (let at = from - lean + 4; at < end - 3; at += gap) {
      const a = Math.max(at, from)
      const b = Math.min(at + lean, end - (form === 'ball' ? R * 0.5 : 2))
      if (b - a < 4) continue
      const height = (u: number) => y + R * Math.cos((Math.PI * (u - at)) / lean)
      const middle = (a + b) / 2
      flutes += `M${a.toFixed(1)} ${height(a).toFixed(1)}Q${middle.toFixed(1)} ${(2 * height(middle) - (height(a) + height(b)) / 2).toFixed(1)} ${b.toFixed(1)} ${height(b).toFixed(1)}`
    }
    sheet.path(flutes, { weight: z > 4 ? 'thin' : 'outline' }).line(left - 14, y, end + 14, y, 'centre')
    const cx = 112
    const cy = 226
    const E = 36 + d * 0.25
    sheet.circle(cx, cy, E, { weight: 'hidden' })
    const points: string[] = []
    for (let i = 0; i < z; i++) {
      const a = (i / z) * 2 * Math.PI - Math.PI / 2
      const at = (angle: number, radius: number) =>
        `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`
      const width = (2 * Math.PI) / z
      points.push(
        `${i === 0 ? 'M' : 'L'}${at(a, E)}A${E.toFixed(1)} ${E.toFixed(1)} 0 0 1 ${at(a + width * 0.34, E * 0.96)}Q${at(a + width * 0.5, E * 0.55)} ${at(a + width * 0.9, E * (0.3 + z * 0.035))}`,
      )
    }
    sheet.path(`${points.join('')}Z`, { fill: 'paper' })
    sheet
      .around(z, cx, cy, E, (s, px, py) => s.line(cx + (px - cx) * 0.12, cy + (py - cy) * 0.12, px, py, 'thin'))
      .centre(cx, cy, E + 9)
    sheet.note(cx + E * 0.7, cy - E * 0.6, cx + E + 16, cy - E * 0.7, `Z ${z}`)
    const low = y + Math.max(R, S) + 24
    if (end - from < 24) sheet.note(from + 6, y + R, from - 12, low, String(cut))
    else sheet.dimX(from, end, low, String(cut), y + R)
    sheet.dimX(left, end, low + 24, `L ${total}`, y + R)
    const tip = form === 'ball' ? `R ${d / 2}` : r ? `R ${r}` : ''
    if (tip) sheet.note(end - round * 0.3, y - R + round * 0.3, end + 8, y - R - 16, tip)
    return sheet
      .note(from + 8, y - R, from - 14, y - Math.max(R, S) - 24, `⌀ ${d}`)
      .note(left + 22, y - S * 0.9, left + 32, y - Math.max(R, S) - 24, material === 'HSS' ? 'MT4' : `⌀ ${shank} h6`)
      .note(from + (end - from) * 0.84, y + R * 0.2, 290, 232, `${helix}°`)
  },
})
