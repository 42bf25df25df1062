import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { comma, fact, GRADE, gost, measure, roubles, STANDARD, THICKNESS, t } from './wording.ts'

interface Item {
  s: number
  width: number
  length: number
  /** cold: cold-rolled, hot: hot-rolled, tread: chequered, wear: hardened wear-resistant. */
  kind: 'cold' | 'hot' | 'tread' | 'wear'
  grade: [en: string, ru: string, zh: string]
  standard: string
  price: number
}

const KINDS = {
  cold: t('Cold-rolled steel sheet', 'Лист холоднокатаный', '冷轧钢板'),
  hot: t('Hot-rolled steel sheet', 'Лист горячекатаный', '热轧钢板'),
  tread: t('Checkered steel plate', 'Лист рифлёный (чечевица)', '花纹钢板'),
  wear: t('Wear-resistant steel plate', 'Лист износостойкий', '耐磨钢板'),
}

const use = ({ kind, s }: Item) =>
  kind === 'cold'
    ? t(
        'For stamping, cabinet bodies and parts to be powder-coated; the surface is oiled and free of scale.',
        'Для штамповки, корпусов шкафов и деталей под порошковую окраску; поверхность промаслена, без окалины.',
        '用于冲压、机柜外壳和喷粉件，表面涂油、无氧化皮。',
      )
    : kind === 'tread'
      ? t(
          'For platforms, stair treads, truck beds and trench covers; the raised pattern is 1 to 2 mm high and drains well.',
          'Для площадок, ступеней, кузовов и перекрытия каналов; рифление «чечевица» выступает на 1–2 мм и не держит воду.',
          '用于平台、踏步、车厢底板和沟盖板，扁豆形花纹凸起 1–2 mm，防滑且易排水。',
        )
      : kind === 'wear'
        ? t(
            'For dump truck bodies, chutes, buckets and crusher linings. Cut by plasma or laser; preheat before welding thick sections.',
            'Для кузовов самосвалов, желобов, ковшей и футеровки дробилок. Режется плазмой и лазером, толстые сечения перед сваркой подогревают.',
            '用于自卸车厢、溜槽、铲斗和破碎机衬板。可等离子或激光切割，厚板焊前需预热。',
          )
        : s < 8
          ? t(
              'For tanks, hoppers, gates and welded parts cut by laser or plasma.',
              'Для баков, бункеров, ворот и сварных деталей, вырезаемых лазером и плазмой.',
              '用于箱罐、料斗、大门以及激光、等离子切割焊接件。',
            )
          : t(
              'For load-bearing structures, pressure shells, base plates and flanges; ultrasonic testing to class 1 on request.',
              'Для несущих конструкций, обечаек, опорных плит и фланцев; по заявке — УЗК по классу 1.',
              '用于承重结构、压力壳体、底板和法兰，可按要求做一级超声波探伤。',
            )

export const steelSheets = leaf<Item>({
  key: 'steel-sheets',
  name: t('Steel sheets and plates', 'Листы стальные', '钢板'),
  about: t(
    'Cold-rolled, hot-rolled, checkered and wear-resistant sheets from 0.5 to 50 mm, with cutting to drawing.',
    'Холоднокатаный, горячекатаный, рифлёный и износостойкий лист от 0,5 до 50 мм с раскроем по чертежу.',
    '冷轧、热轧、花纹及耐磨钢板，厚度 0.5 至 50 mm，可按图下料。',
  ),
  tnved: '7208',
  unit: 'tonne',
  items: [
    {
      s: 0.5,
      width: 1250,
      length: 2500,
      kind: 'cold',
      grade: ['08ps', '08пс', '08ps (SPCC)'],
      standard: '16523-97',
      price: 81500,
    },
    {
      s: 1,
      width: 1250,
      length: 2500,
      kind: 'cold',
      grade: ['08ps', '08пс', '08ps (SPCC)'],
      standard: '16523-97',
      price: 75200,
    },
    {
      s: 2,
      width: 1250,
      length: 2500,
      kind: 'cold',
      grade: ['08kp', '08кп', '08kp (SPCC)'],
      standard: '16523-97',
      price: 73800,
    },
    {
      s: 3,
      width: 1250,
      length: 2500,
      kind: 'hot',
      grade: ['St3sp', 'Ст3сп', 'St3sp (Q235B)'],
      standard: '16523-97',
      price: 62400,
    },
    {
      s: 4,
      width: 1500,
      length: 6000,
      kind: 'tread',
      grade: ['St3sp', 'Ст3сп', 'St3sp (Q235B)'],
      standard: '8568-77',
      price: 68700,
    },
    {
      s: 6,
      width: 1500,
      length: 6000,
      kind: 'hot',
      grade: ['St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)'],
      standard: '14637-89',
      price: 61300,
    },
    {
      s: 8,
      width: 1500,
      length: 6000,
      kind: 'tread',
      grade: ['St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)'],
      standard: '8568-77',
      price: 69900,
    },
    {
      s: 10,
      width: 1500,
      length: 6000,
      kind: 'hot',
      grade: ['09G2S-15', '09Г2С-15', '09G2S-15 (Q355D)'],
      standard: '19281-2014',
      price: 69400,
    },
    {
      s: 16,
      width: 2000,
      length: 6000,
      kind: 'wear',
      grade: ['400 HBW', '400 HBW', 'NM400'],
      standard: '',
      price: 138500,
    },
    {
      s: 20,
      width: 2000,
      length: 6000,
      kind: 'hot',
      grade: ['St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)'],
      standard: '14637-89',
      price: 64800,
    },
    {
      s: 50,
      width: 2000,
      length: 6000,
      kind: 'hot',
      grade: ['09G2S-14', '09Г2С-14', '09G2S-14 (Q355D)'],
      standard: '19281-2014',
      price: 79600,
    },
  ],
  product: (item) => {
    const { s, width, length, kind, grade, standard, price } = item
    const perMetre = Math.round((s * 7.85 + (kind === 'tread' ? 2 : 0)) * 10) / 10
    const sheetWeight = Math.round((perMetre * width * length) / 1e6)
    return {
      model: `SH-${kind.slice(0, 1).toUpperCase()}-${s}-${width}`,
      name: t(
        `${KINDS[kind].en} ${s}×${width}×${length} mm, ${grade[0]}`,
        `${KINDS[kind].ru} ${comma(s)}×${width}×${length} мм, ${grade[1]}`,
        `${KINDS[kind].zh} ${s}×${width}×${length} mm ${grade[2]}`,
      ),
      description: t(
        `${KINDS[kind].en} ${s} mm thick; one sheet weighs about ${sheetWeight} kg. ${use(item).en}`,
        `${KINDS[kind].ru} толщиной ${comma(s)} мм, масса одного листа около ${sheetWeight} кг. ${use(item).ru}`,
        `${KINDS[kind].zh}，厚 ${s} mm，单张约 ${sheetWeight} kg。${use(item).zh}`,
      ),
      facts: [
        fact(THICKNESS, measure(s, 'mm')),
        fact(t('Sheet size', 'Размер листа', '板幅'), measure(`${width} × ${length}`, 'mm')),
        fact(GRADE, t(...grade)),
        fact(t('Weight per m²', 'Масса 1 м²', '每平方米重量'), measure(perMetre, 'kg/m²')),
        fact(t('Sheet weight', 'Масса листа', '单张重量'), measure(sheetWeight, 'kg')),
        fact(
          t('Surface', 'Поверхность', '表面'),
          kind === 'cold'
            ? t('oiled, group II finish', 'промасленная, отделка группы II', '涂油，II 组表面')
            : kind === 'wear'
              ? t('primed 15 µm', 'грунт 15 мкм', '底漆 15 μm')
              : t('as rolled', 'без обработки', '轧制态'),
        ),
        fact(
          t('Edge', 'Кромка', '边部'),
          s > 12 ? t('mill edge', 'необрезная (НО)', '轧边') : t('trimmed', 'обрезная (О)', '切边'),
        ),
        fact(STANDARD, standard ? gost(standard) : 'GB/T 24186'),
      ],
      priceRub: roubles(price),
      moq: s < 3 ? 2 : s < 20 ? 5 : 10,
      leadDays: kind === 'wear' || s > 40 ? [14, 30] : [2, 7],
    }
  },
  draw: ({ s, width, length, kind }) => {
    const lx = 70 + length * 0.02
    const bx = 60 + width * 0.037
    const ly = -lx * 0.36
    const by = bx * 0.5
    const e = 2.5 + 4.4 * Math.sqrt(s)
    const x = 200 - (lx + bx) / 2
    const y = 152 - (ly + by) / 2 - e / 2
    const at = (u: number, v: number, down = 0): [number, number] => [x + u * lx + v * bx, y + u * ly + v * by + down]
    const sheet = new Sheet()
    const layers = s < 1.5 ? 4 : s < 4 ? 3 : s < 10 ? 2 : 1
    for (let i = layers - 1; i >= 0; i--) {
      const lower = i * (e + 3)
      sheet
        .polygon([at(0, 0, lower), at(0, 1, lower), at(0, 1, lower + e), at(0, 0, lower + e)], { fill: 'hatch' })
        .polygon([at(0, 1, lower), at(1, 1, lower), at(1, 1, lower + e), at(0, 1, lower + e)], { fill: 'paper' })
        .polygon([at(0, 0, lower), at(1, 0, lower), at(1, 1, lower), at(0, 1, lower)], { fill: 'paper' })
    }
    if (kind === 'tread') {
      const columns = Math.round(lx / 17)
      const rows = Math.round(bx / 17)
      for (let i = 0; i < columns; i++)
        for (let j = 0; j < rows; j++) {
          const u = (i + 0.5) / columns
          const v = (j + 0.5) / rows
          const turn = (i + j) % 2 === 0
          const [p, q] = turn
            ? [at(u - 0.3 / columns, v), at(u + 0.3 / columns, v)]
            : [at(u, v - 0.3 / rows), at(u, v + 0.3 / rows)]
          sheet.line(p[0], p[1], q[0], q[1])
        }
    } else if (kind === 'wear') {
      const p = at(0.5, 0.08)
      const q = at(0.5, 0.92)
      sheet.line(p[0], p[1], q[0], q[1], 'hidden').line(...at(0.06, 0.5), ...at(0.94, 0.5), 'hidden')
    } else {
      sheet
        .line(...at(0.12, 0.25), ...at(0.3, 0.25), 'thin')
        .line(...at(0.2, 0.36), ...at(0.34, 0.36), 'thin')
        .line(...at(0.68, 0.78), ...at(0.88, 0.78), 'thin')
    }
    const lNote = at(0.5, 0)
    const bNote = at(1, 0.5)
    const sNote = at(0, 0.5, e / 2)
    return sheet
      .note(lNote[0], lNote[1], lNote[0] - 40, lNote[1] - 46, `L ${length}`)
      .note(bNote[0], bNote[1], bNote[0] - 14, bNote[1] - 54, `B ${width}`)
      .note(sNote[0], sNote[1], sNote[0] - 10, sNote[1] + 62, `s ${s}`)
  },
})
