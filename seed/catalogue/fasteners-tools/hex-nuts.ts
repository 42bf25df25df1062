import { Sheet } from '../../drawing/sheet.ts'
import { COATING, comma, fact, measure, PACKING, roubles, t } from '../metals/wording.ts'
import { leaf } from '../model.ts'
import { hexagon } from './thread.ts'

interface Item {
  d: number
  pitch: number
  s: number
  m: number
  kind: keyof typeof KINDS
  strength: string
  coat: 'zinc' | 'hdg' | 'black' | 'none'
  grams: number
  perKg: number
}

const COATS = {
  zinc: t('zinc-plated', 'цинк', '镀锌'),
  hdg: t('hot-dip galvanized', 'горячий цинк', '热镀锌'),
  black: t('plain', 'без покрытия', '本色'),
  none: t('stainless A2', 'нерж. сталь А2', '不锈钢 A2'),
}
const KINDS = {
  plain: {
    name: t('Hex nut', 'Гайка шестигранная', '六角螺母'),
    din: 'DIN 934',
    iso: 'ISO 4032',
    gost: '5915-70',
    note: t(
      'The ordinary nut for bolts and studs of matching class.',
      'Обычная гайка для болтов и шпилек соответствующего класса.',
      '与同级螺栓、螺柱配用的普通螺母。',
    ),
  },
  lock: {
    name: t('Nylon insert lock nut', 'Гайка самоконтрящаяся с нейлоновым кольцом', '尼龙锁紧螺母'),
    din: 'DIN 985',
    iso: 'ISO 10511',
    gost: '',
    note: t(
      'The nylon ring holds against vibration up to 120 °C; use once.',
      'Нейлоновое кольцо держит при вибрации до 120 °C; применяется однократно.',
      '尼龙圈防松，耐温 120 °C，建议一次性使用。',
    ),
  },
  flange: {
    name: t('Hex flange nut', 'Гайка с фланцем', '六角法兰面螺母'),
    din: 'DIN 6923',
    iso: 'ISO 4161',
    gost: '',
    note: t(
      'The serrated flange replaces the washer and bites against loosening.',
      'Рифлёный фланец заменяет шайбу и не даёт гайке отвернуться.',
      '带齿法兰面可替代垫圈并防松。',
    ),
  },
  cap: {
    name: t('Domed cap nut', 'Гайка колпачковая', '盖形螺母'),
    din: 'DIN 1587',
    iso: '',
    gost: '11860-85',
    note: t(
      'Covers the end of the thread on railings, furniture and playgrounds.',
      'Закрывает конец резьбы на перилах, мебели и детских площадках.',
      '用于栏杆、家具和游乐设施，遮盖螺纹端部。',
    ),
  },
  thin: {
    name: t('Thin hex nut', 'Гайка низкая (контргайка)', '六角薄螺母'),
    din: 'DIN 439',
    iso: 'ISO 4035',
    gost: '5916-70',
    note: t(
      'A jam nut for turnbuckles and adjusting screws.',
      'Контргайка для талрепов и регулировочных винтов.',
      '用作花篮螺栓和调节螺钉的锁紧薄螺母。',
    ),
  },
  long: {
    name: t('Coupling nut', 'Гайка удлинённая соединительная', '连接螺母'),
    din: 'DIN 6334',
    iso: '',
    gost: '',
    note: t(
      'Joins threaded rods of ceilings, ducts and cable trays.',
      'Соединяет шпильки подвесов потолка, воздуховодов и лотков.',
      '用于吊顶、风管和桥架吊杆的接长。',
    ),
  },
  castle: {
    name: t('Castle nut', 'Гайка корончатая', '开槽螺母'),
    din: 'DIN 935',
    iso: '',
    gost: '5918-73',
    note: t(
      'Secured by a split pin; for axles, ball joints and hinges.',
      'Стопорится шплинтом; для осей, шаровых пальцев и шарниров.',
      '配开口销防松，用于车轴、球头销和铰接处。',
    ),
  },
  heavy: {
    name: t('Heavy structural nut HV', 'Гайка высокопрочная HV', '钢结构大六角螺母'),
    din: 'DIN 6915',
    iso: 'EN 14399-4',
    gost: 'Р 52645-2006',
    note: t(
      'Used in preloaded joints of bridges and towers with 10.9 bolts.',
      'Для фрикционных соединений мостов и башен с болтами 10.9.',
      '与 10.9 级螺栓配用于桥梁和塔架的预紧连接。',
    ),
  },
}

export const hexNuts = leaf<Item>({
  key: 'hex-nuts',
  name: t('Nuts', 'Гайки', '螺母'),
  about: t(
    'Plain, locking, flange, cap, coupling and structural nuts from M6 to M64 by the kilogram.',
    'Гайки обычные, самоконтрящиеся, с фланцем, колпачковые, соединительные и высокопрочные М6–М64 на вес.',
    '普通、锁紧、法兰、盖形、连接及钢结构螺母，M6–M64，按公斤销售。',
  ),
  tnved: '731816',
  unit: 'kilogram',
  items: [
    { d: 6, pitch: 1, s: 10, m: 5, kind: 'plain', strength: '8', coat: 'zinc', grams: 2.3, perKg: 295 },
    { d: 8, pitch: 1.25, s: 13, m: 6.5, kind: 'plain', strength: 'A2-70', coat: 'none', grams: 5, perKg: 820 },
    { d: 10, pitch: 1.5, s: 17, m: 10, kind: 'lock', strength: '8', coat: 'zinc', grams: 10.5, perKg: 365 },
    { d: 10, pitch: 1.5, s: 17, m: 18, kind: 'cap', strength: 'A2-70', coat: 'none', grams: 20, perKg: 1180 },
    {
      d: 12,
      pitch: 1.75,
      s: 18,
      m: 12,
      kind: 'flange',
      strength: '8',
      coat: 'zinc',
      grams: 21.5,
      perKg: 318,
    },
    { d: 12, pitch: 1.75, s: 19, m: 36, kind: 'long', strength: '8', coat: 'zinc', grams: 62, perKg: 276 },
    { d: 16, pitch: 2, s: 24, m: 8, kind: 'thin', strength: '04', coat: 'zinc', grams: 21, perKg: 284 },
    { d: 20, pitch: 2.5, s: 30, m: 22, kind: 'castle', strength: '8', coat: 'black', grams: 71, perKg: 345 },
    { d: 24, pitch: 3, s: 41, m: 20, kind: 'heavy', strength: '10', coat: 'hdg', grams: 150, perKg: 392 },
    { d: 36, pitch: 4, s: 55, m: 31, kind: 'plain', strength: '10', coat: 'black', grams: 393, perKg: 264 },
    { d: 64, pitch: 6, s: 95, m: 51, kind: 'plain', strength: '8', coat: 'black', grams: 1900, perKg: 415 },
  ],
  product: ({ d, pitch, s, m, kind, strength, coat, grams, perKg }) => {
    const { name, din, iso, gost, note } = KINDS[kind]
    const international = [din, iso].filter(Boolean)
    const latin = [...international, ...(gost ? [`GOST ${gost.replace('Р', 'R')}`] : [])]
    const standard = t(
      latin.join(', '),
      [...international, ...(gost ? [`ГОСТ ${gost}`] : [])].join(', '),
      latin.join('、'),
    )
    const perKilo = Math.round(1000 / grams)
    return {
      model: `HN-${din.replace('DIN ', '')}-M${d}-${strength}`,
      name: t(
        `${name.en} M${d}, class ${strength}, ${COATS[coat].en}, ${din}`,
        `${name.ru} М${d}, кл. ${strength}, ${COATS[coat].ru}, ${din}`,
        `${name.zh} M${d} ${strength} 级 ${COATS[coat].zh} ${din}`,
      ),
      description: t(
        `${note.en} Thread M${d}×${pitch}, tolerance 6H, wrench size ${s} mm. ${grams < 500 ? `About ${perKilo} nuts to the kilogram.` : `One nut weighs ${grams / 1000} kg; state the number of pieces in the order.`}`,
        `${note.ru} Резьба М${d}×${comma(pitch)}, допуск 6H, размер под ключ ${s} мм. ${grams < 500 ? `В килограмме около ${perKilo} шт.` : `Масса одной гайки ${comma(grams / 1000)} кг; количество в штуках укажите в заказе.`}`,
        `${note.zh}螺纹 M${d}×${pitch}，公差 6H，对边 ${s} mm。${grams < 500 ? `每公斤约 ${perKilo} 件。` : `单件重 ${grams / 1000} kg，下单时请注明件数。`}`,
      ),
      facts: [
        fact(t('Thread', 'Резьба', '螺纹'), t(`M${d}×${pitch}`, `М${d}×${comma(pitch)}`, `M${d}×${pitch}`)),
        fact(t('Type', 'Тип', '类型'), name),
        fact(t('Across flats', 'Размер под ключ', '对边宽度'), measure(s, 'mm')),
        fact(t('Height', 'Высота', '高度'), measure(m, 'mm')),
        fact(t('Property class', 'Класс прочности', '性能等级'), strength),
        fact(COATING, coat === 'none' ? { ...COATS.none, ru: 'нет (нержавеющая сталь А2)' } : COATS[coat]),
        fact(
          t('Pieces per kilogram, about', 'Штук в килограмме, около', '每公斤件数（约）'),
          measure(grams < 500 ? perKilo : Math.round(10000 / grams) / 10, ''),
        ),
        fact(
          PACKING,
          d < 9 ? t('box of 5 kg', 'короб 5 кг', '每箱 5 kg') : t('box of 20 kg', 'короб 20 кг', '每箱 20 kg'),
        ),
        fact(t('Standard', 'Стандарт', '执行标准'), standard),
      ],
      priceRub: roubles(perKg),
      moq: d < 9 ? 10 : d < 30 ? 40 : 100,
      leadDays: d > 40 ? [15, 30] : [1, 5],
    }
  },
  draw: ({ d, pitch, s, m, kind, strength }) => {
    const flat = 45 + s * 0.26
    const k = flat / (s / 2)
    const corner = flat / Math.cos(Math.PI / 6)
    const r = (d / 2) * k
    const x = 104
    const y = 128
    const h = m * k
    const sheet = new Sheet()
    if (kind === 'flange')
      sheet.circle(x, y, flat * 1.42, { fill: 'paper' }).circle(x, y, flat * 1.36, { weight: 'thin' })
    sheet.polygon(hexagon(x, y, flat), { fill: 'paper' }).circle(x, y, flat * 0.96, { weight: 'thin' })
    if (kind === 'cap') sheet.circle(x, y, flat * 0.86).circle(x, y, r, { weight: 'hidden' })
    else {
      sheet
        .circle(x, y, r * 0.86)
        .path(`M${(x + r).toFixed(1)} ${y}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${x} ${(y - r).toFixed(1)}`, {
          weight: 'thin',
        })
      if (kind === 'lock') sheet.circle(x, y, flat * 0.8, { fill: 'tint' }).circle(x, y, r * 0.86, { fill: 'paper' })
      if (kind === 'castle')
        sheet
          .circle(x, y, flat * 0.86, { weight: 'thin' })
          .around(6, x, y, (flat * 0.86 + r) / 2, (p, px, py, a) =>
            p
              .line(
                px - 9 * Math.cos(a) - 4 * Math.sin(a),
                py - 9 * Math.sin(a) + 4 * Math.cos(a),
                px + 9 * Math.cos(a) - 4 * Math.sin(a),
                py + 9 * Math.sin(a) + 4 * Math.cos(a),
              )
              .line(
                px - 9 * Math.cos(a) + 4 * Math.sin(a),
                py - 9 * Math.sin(a) - 4 * Math.cos(a),
                px + 9 * Math.cos(a) + 4 * Math.sin(a),
                py + 9 * Math.sin(a) - 4 * Math.cos(a),
              ),
          )
    }
    sheet.centre(x, y, corner + 10)
    const cx = 300
    const squeeze = Math.min(1, 170 / h)
    const tall = h * squeeze
    const w = corner * (squeeze < 1 ? 0.8 : 0.95)
    const bore = (r / corner) * w
    const top = y - tall / 2
    const bottom = y + tall / 2
    const hexTop =
      kind === 'cap'
        ? top + tall * 0.52
        : kind === 'lock'
          ? top + tall * 0.24
          : kind === 'castle'
            ? top + tall * 0.28
            : top
    if (kind === 'cap')
      sheet.path(
        `M${(cx - w * 0.78).toFixed(1)} ${hexTop.toFixed(1)}C${(cx - w * 0.78).toFixed(1)} ${(top - tall * 0.02).toFixed(1)} ${(cx - w * 0.3).toFixed(1)} ${top.toFixed(1)} ${cx} ${top.toFixed(1)}S${(cx + w * 0.78).toFixed(1)} ${(top - tall * 0.02).toFixed(1)} ${(cx + w * 0.78).toFixed(1)} ${hexTop.toFixed(1)}Z`,
        { fill: 'hatch' },
      )
    if (kind === 'lock')
      sheet.path(
        `M${(cx - w * 0.84).toFixed(1)} ${hexTop.toFixed(1)}V${(top + 4).toFixed(1)}q0 -4 5 -4H${(cx + w * 0.84 - 5).toFixed(1)}q5 0 5 4V${hexTop.toFixed(1)}Z`,
        { fill: 'hatch' },
      )
    if (kind === 'castle') {
      sheet.rect(cx - w * 0.84, top, w * 1.68, hexTop - top, { fill: 'hatch' })
      for (const u of [-0.62, 0, 0.62]) sheet.rect(cx + u * w - 6, top - 1, 12, hexTop - top, { fill: 'paper' })
    }
    const edge = kind === 'flange' ? bottom - tall * 0.2 : bottom
    sheet.path(
      `M${(cx - w).toFixed(1)} ${edge.toFixed(1)}V${(hexTop + 7).toFixed(1)}Q${(cx - w * 0.8).toFixed(1)} ${(hexTop - 1).toFixed(1)} ${(cx - w * 0.6).toFixed(1)} ${hexTop.toFixed(1)}H${(cx + w * 0.6).toFixed(1)}Q${(cx + w * 0.8).toFixed(1)} ${(hexTop - 1).toFixed(1)} ${(cx + w).toFixed(1)} ${(hexTop + 7).toFixed(1)}V${edge.toFixed(1)}Z`,
      { fill: 'hatch' },
    )
    if (kind === 'flange')
      sheet.polygon(
        [
          [cx - w, edge],
          [cx + w, edge],
          [cx + w * 1.3, bottom - 4],
          [cx + w * 1.3, bottom],
          [cx - w * 1.3, bottom],
          [cx - w * 1.3, bottom - 4],
        ],
        { fill: 'hatch' },
      )
    const from = kind === 'cap' ? top + tall * 0.18 : top
    sheet
      .rect(cx - bore, from, 2 * bore, bottom - from, { fill: 'paper', weight: 'thin' })
      .rect(cx - bore * 0.86, from, bore * 1.72, bottom - from, { fill: 'paper' })
    if (kind === 'lock')
      sheet
        .rect(cx - w * 0.7, top + tall * 0.05, w * 0.7 - bore * 0.8, tall * 0.16, { fill: 'tint' })
        .rect(cx + bore * 0.8, top + tall * 0.05, w * 0.7 - bore * 0.8, tall * 0.16, { fill: 'tint' })
    const lines = Math.min(16, Math.max(4, Math.round(((bottom - from) / (pitch * k)) * 1)))
    sheet.repeat(lines - 1, (p, i) =>
      p.line(
        cx - bore * 0.86,
        from + ((i + 1) * (bottom - from)) / lines - 1.5,
        cx + bore * 0.86,
        from + ((i + 1) * (bottom - from)) / lines + 1.5,
        'thin',
      ),
    )
    sheet.line(cx, top - 14, cx, bottom + 14, 'centre')
    return sheet
      .dimX(x - flat, x + flat, y + corner + (kind === 'flange' ? 44 : 30), `S ${s}`, y)
      .dimY(top, bottom, cx - w * (kind === 'flange' ? 1.3 : 1) - 18, String(m), cx - w)
      .note(cx + bore, bottom - 4, cx + w * 0.5, Math.max(bottom + 34, y + corner + 26), `M${d}×${pitch}`)
      .note(x + flat * 0.8, y - flat * 0.7, x + flat + 14, y - corner - 20, strength)
  },
})
