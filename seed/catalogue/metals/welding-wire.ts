import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { elementAt, leaf } from '../model.ts'
import { comma, fact, measure, PACKING, roubles, STANDARD, t } from './wording.ts'

interface Item {
  d: number
  /** solid: gas-shielded wire, cored: flux-cored wire, rod: straight rods for TIG, arc: submerged arc wire. */
  kind: 'solid' | 'cored' | 'rod' | 'arc'
  pack: 'D100' | 'D200' | 'D300' | 'K415' | 'drum' | 'tube'
  kg: number
  grade: [en: string, ru: string, zh: string]
  standard: FullText
  use: FullText
  price: number
}

/** Diameters in mm that a wire is sold in beside the item's. */
const diametersOf = (d: number): number[] => (d < 1 ? [0.6, 0.8, 1] : [d, d === 1.6 || d === 1 ? 1.2 : 1.6])

const KINDS = {
  solid: t('Welding wire', 'Проволока сварочная', '实芯焊丝'),
  cored: t('Flux-cored wire', 'Проволока порошковая', '药芯焊丝'),
  rod: t('TIG filler rod', 'Пруток присадочный', '氩弧焊丝'),
  arc: t('Submerged arc wire', 'Проволока для сварки под флюсом', '埋弧焊丝'),
}
const PACKS = {
  D100: t('spool D100', 'катушка D100', 'D100 塑料盘'),
  D200: t('spool D200', 'катушка D200', 'D200 塑料盘'),
  D300: t('spool D300, precision wound', 'катушка D300, рядная намотка', 'D300 塑料盘，层绕'),
  K415: t('coil 415 mm', 'моток (кассета) 415 мм', '415 mm 丝圈'),
  drum: t('drum', 'евробочка', '桶装'),
  tube: t('tube, rods 1000 mm', 'тубус, прутки 1000 мм', '管装，直条 1000 mm'),
}
const MILD = t('ISO 14341 G 42 4 M21 3Si1', 'ГОСТ 2246-70, ISO 14341 G 42 4 M21 3Si1', 'GB/T 8110 ER50-6、ISO 14341')

export const weldingWire = leaf<Item>({
  key: 'welding-wire',
  name: t('Welding wire', 'Проволока сварочная', '焊丝'),
  about: t(
    'Solid, flux-cored and submerged arc wires and TIG rods for carbon, stainless and aluminum work, on spools from 1 kg to drums of 250 kg.',
    'Сплошная и порошковая проволока, проволока для сварки под флюсом и присадочные прутки для углеродистых, нержавеющих сталей и алюминия — от катушек 1 кг до бочек 250 кг.',
    '碳钢、不锈钢和铝用实芯、药芯、埋弧焊丝及氩弧焊丝，从 1 kg 盘装到 250 kg 桶装。',
  ),
  tnved: '7229',
  unit: 'kilogram',
  items: [
    {
      d: 0.8,
      kind: 'cored',
      pack: 'D100',
      kg: 1,
      grade: ['E71T-GS', 'E71T-GS', 'E71T-GS'],
      standard: t('AWS A5.20', 'AWS A5.20, ГОСТ 26271-84', 'GB/T 10045'),
      price: 385,
      use: t(
        'Self-shielding: no gas cylinder needed, for repairs on site with a small inverter.',
        'Самозащитная: работает без газа, для выездного ремонта с бытовым инвертором.',
        '自保护焊丝，无需气瓶，适合小型逆变焊机现场维修。',
      ),
    },
    {
      d: 0.8,
      kind: 'solid',
      pack: 'D200',
      kg: 5,
      grade: ['ER70S-6', 'Св-08Г2С-О', 'ER50-6'],
      standard: MILD,
      price: 168,
      use: t(
        'For thin body and cabinet sheet from 0.8 mm.',
        'Для тонкого кузовного и корпусного листа от 0,8 мм.',
        '用于 0.8 mm 以上的薄板车身和机箱。',
      ),
    },
    {
      d: 1.2,
      kind: 'solid',
      pack: 'D300',
      kg: 15,
      grade: ['ER70S-6', 'Св-08Г2С-О', 'ER50-6'],
      standard: MILD,
      price: 142,
      use: t(
        'The workhorse for structural steel in CO₂ and argon mixtures.',
        'Основная проволока для металлоконструкций в CO₂ и смесях с аргоном.',
        '钢结构焊接常用焊丝，适用于 CO₂ 及富氩混合气。',
      ),
    },
    {
      d: 1.2,
      kind: 'solid',
      pack: 'drum',
      kg: 250,
      grade: ['ER70S-6', 'Св-08Г2С-О', 'ER50-6'],
      standard: MILD,
      price: 149,
      use: t(
        'Straight-feed drum for robot cells: one change per shift or less.',
        'Бочка с прямым сходом для робототехнических ячеек: замена реже раза в смену.',
        '直线出丝桶装，适合焊接机器人，每班更换不到一次。',
      ),
    },
    {
      d: 1.2,
      kind: 'cored',
      pack: 'D300',
      kg: 15,
      grade: ['E71T-1C', 'E71T-1C (ПП)', 'E501T-1'],
      standard: t('ISO 17632 T 42 2 P C1', 'ГОСТ 26271-84, ISO 17632', 'GB/T 10045'),
      price: 268,
      use: t(
        'Rutile flux for all positions, shipbuilding and heavy plate; slag lifts off by itself.',
        'Рутиловый сердечник для всех положений, судостроение и толстый лист; шлак отходит сам.',
        '金红石型药芯，全位置焊接，用于造船和厚板，脱渣容易。',
      ),
    },
    {
      d: 1,
      kind: 'solid',
      pack: 'D300',
      kg: 15,
      grade: ['ER308LSi', 'Св-04Х19Н9 (ER308LSi)', 'ER308LSi'],
      standard: t('ISO 14343-A G 19 9 L Si', 'ГОСТ 2246-70, ISO 14343', 'YB/T 5092'),
      price: 985,
      use: t(
        'For 18/8 stainless steels in food, chemical and kitchen equipment.',
        'Для нержавеющих сталей типа 18-8: пищевое, химическое и кухонное оборудование.',
        '用于 18-8 型不锈钢的食品、化工和厨房设备。',
      ),
    },
    {
      d: 1.6,
      kind: 'solid',
      pack: 'D300',
      kg: 7,
      grade: ['ER5356', 'СвАМг5', 'ER5356'],
      standard: t('ISO 18273 S Al 5356', 'ГОСТ 7871-2019, ISO 18273', 'GB/T 10858'),
      price: 1240,
      use: t(
        'For aluminum-magnesium alloys: boats, tanks, truck bodies. Use a U-groove drive roll.',
        'Для сплавов АМг: катера, цистерны, кузова. Нужны ролики с U-образной канавкой.',
        '用于铝镁合金船艇、罐体和车厢，送丝轮用 U 形槽。',
      ),
    },
    {
      d: 2.4,
      kind: 'rod',
      pack: 'tube',
      kg: 5,
      grade: ['ER316L', 'Св-04Х19Н11М3 (ER316L)', 'ER316L'],
      standard: t('ISO 14343-A W 19 12 3 L', 'ГОСТ 2246-70, ISO 14343', 'YB/T 5092'),
      price: 1180,
      use: t(
        'Root passes on pipe of molybdenum stainless steel, each rod stamped with the grade.',
        'Корневые проходы труб из молибденсодержащей нержавейки, марка выбита на каждом прутке.',
        '含钼不锈钢管打底焊，每根焊丝压印牌号。',
      ),
    },
    {
      d: 2,
      kind: 'rod',
      pack: 'tube',
      kg: 5,
      grade: ['ER70S-6', 'Св-08Г2С-О', 'ER50-6'],
      standard: t('ISO 636-A W 42 5 3Si1', 'ГОСТ 2246-70, ISO 636', 'GB/T 39280'),
      price: 215,
      use: t(
        'For boiler and process piping of carbon steel.',
        'Для котельных и технологических трубопроводов из углеродистой стали.',
        '用于碳钢锅炉管和工艺管道。',
      ),
    },
    {
      d: 4,
      kind: 'arc',
      pack: 'K415',
      kg: 25,
      grade: ['S2 (EM12K)', 'Св-08ГА', 'H08MnA'],
      standard: t('ISO 14171-A S2', 'ГОСТ 2246-70, ISO 14171', 'GB/T 5293'),
      price: 126,
      use: t(
        'For beams, pipe seams and thick plate under flux at 500–800 A.',
        'Для балок, трубных швов и толстого листа под флюсом на токе 500–800 А.',
        '用于钢梁、钢管焊缝和厚板埋弧焊，电流 500–800 A。',
      ),
    },
  ],
  product: ({ d, kind, pack, kg, grade, standard, use, price }) => ({
    model: `WW-${grade[0].split(' ')[0]}-${d}-${pack}`,
    name: t(
      `${KINDS[kind].en} ${grade[0]} ⌀${d} mm, ${PACKS[pack].en.split(',')[0]} ${kg} kg`,
      `${KINDS[kind].ru} ${grade[1]} ⌀${comma(d)} мм, ${PACKS[pack].ru.split(',')[0]} ${kg} кг`,
      `${KINDS[kind].zh} ${grade[2]} ⌀${d} mm ${PACKS[pack].zh.split('，')[0]} ${kg} kg`,
    ),
    description: t(
      `${use.en} ${kind === 'solid' ? 'Even cast and helix, so it does not jam in the liner.' : kind === 'cored' ? 'Vacuum-packed in foil against moisture.' : kind === 'rod' ? 'Rods are straightened and degreased.' : 'Copper-coated surface for steady current pick-up.'} Net weight of a pack ${kg} kg.`,
      `${use.ru} ${kind === 'solid' ? 'Ровная укладка витков, не клинит в канале.' : kind === 'cored' ? 'Упакована в фольгу под вакуумом от влаги.' : kind === 'rod' ? 'Прутки правленые и обезжиренные.' : 'Омеднённая поверхность для стабильного токоподвода.'} Масса нетто упаковки ${kg} кг.`,
      `${use.zh}${kind === 'solid' ? '排丝整齐，送丝顺畅不卡丝。' : kind === 'cored' ? '铝箔真空包装防潮。' : kind === 'rod' ? '直条校直并脱脂处理。' : '表面镀铜，导电稳定。'}每件净重 ${kg} kg。`,
    ),
    facts: [
      fact(t('Wire diameter', 'Диаметр проволоки', '焊丝直径'), measure(d, 'mm')),
      fact(t('Type', 'Тип', '类型'), KINDS[kind]),
      fact(t('Grade', 'Марка', '型号'), t(...grade)),
      fact(PACKING, PACKS[pack]),
      fact(t('Net weight per pack', 'Масса нетто упаковки', '每件净重'), measure(kg, 'kg')),
      fact(
        t('Shielding', 'Защитная среда', '保护介质'),
        kind === 'arc'
          ? t('fused or bonded flux', 'плавленый или агломерированный флюс', '熔炼或烧结焊剂')
          : grade[0] === 'E71T-GS'
            ? t('none, self-shielded', 'не требуется, самозащитная', '自保护，无需气体')
            : kind === 'rod' || grade[0] === 'ER5356'
              ? t('argon', 'аргон', '氩气')
              : grade[0] === 'ER308LSi'
                ? t('argon + 2% CO₂', 'аргон + 2 % CO₂', '氩气 + 2% CO₂')
                : t('CO₂ or 82% Ar + 18% CO₂', 'CO₂ или 82 % Ar + 18 % CO₂', 'CO₂ 或 82% Ar + 18% CO₂'),
      ),
      fact(
        t('Surface', 'Поверхность', '表面'),
        grade[0].startsWith('ER70') || kind === 'arc'
          ? t('copper-coated', 'омеднённая', '镀铜')
          : t('bright', 'неомеднённая', '光亮'),
      ),
      fact(STANDARD, standard),
    ],
    priceRub: roubles(price),
    moq: pack === 'drum' ? 250 : pack === 'D100' ? 20 : pack === 'K415' ? 500 : Math.max(kg * 4, 20),
    leadDays: pack === 'drum' ? [7, 14] : [1, 5],
    ...(kind === 'solid' && pack !== 'drum'
      ? {
          variants: diametersOf(d).map((size) => ({
            suffix: `-${size * 10}`,
            options: [{ name: t('Wire diameter', 'Диаметр проволоки', '焊丝直径'), value: measure(size, 'mm') }],
            factor: size < d ? 1.08 : size > d ? 0.97 : 1,
          })),
        }
      : {}),
  }),
  sized: (item, variant) => ({ ...item, d: elementAt(diametersOf(item.d), variant) }),
  draw: ({ d, kind, pack, kg, grade }) => {
    const sheet = new Sheet()
    const section = (x: number, y: number) => {
      const r = 10 + d * 4
      sheet.circle(x, y, r, { fill: 'hatch' })
      if (kind === 'cored')
        sheet
          .circle(x, y, r * 0.62, { fill: 'paper' })
          .repeat(7, (s, i) =>
            s.circle(x + r * 0.36 * Math.cos(i * 0.9), y + r * 0.36 * Math.sin(i * 0.9), r * 0.07, { weight: 'thin' }),
          )
      return sheet.centre(x, y, r + 9).note(x + r * 0.7, y - r * 0.7, x + r + 12, y - r + 2, `⌀ ${d}`)
    }
    if (pack === 'tube') {
      const n = Math.round(16 / d)
      sheet.rect(40, 96, 230, 74, { fill: 'paper', radius: 4 }).rect(28, 90, 22, 86, { fill: 'paper', radius: 3 })
      sheet.repeat(n, (s, i) => {
        const y = 104 + (i * 58) / Math.max(n - 1, 1)
        s.rect(270, y - d, 70 + ((i * 17) % 30), d * 2, { weight: 'thin', fill: 'paper' })
      })
      sheet.line(20, 133, 384, 133, 'centre').dimX(40, 370, 70, 'L 1000', 96).note(160, 150, 190, 212, grade[0])
      section(84, 240)
      return sheet.note(240, 170, 262, 250, `${kg} kg`)
    }
    if (pack === 'drum') {
      sheet
        .rect(60, 66, 160, 190, { fill: 'paper' })
        .ellipse(140, 66, 80, 18, { fill: 'paper' })
        .ellipse(140, 66, 38, 8, { weight: 'hidden' })
      sheet.path('M60 256a80 18 0 0 0 160 0M60 110a80 18 0 0 0 160 0M60 210a80 18 0 0 0 160 0')
      sheet
        .path('M62 66C80 8 200 8 218 66', { weight: 'thin' })
        .path('M140 22q10 -14 60 -4t90 12', { weight: 'outline' })
      sheet.repeat(5, (s, i) => s.path(`M60 ${130 + i * 14}a80 18 0 0 0 160 0`, { weight: 'hidden' }))
      section(318, 108)
      return sheet
        .dimY(66, 256, 42, '830', 60)
        .dimX(60, 220, 290, '⌀ 520')
        .note(180, 150, 250, 200, `${kg} kg`)
        .note(196, 222, 250, 238, grade[0])
    }
    const size =
      pack === 'D100'
        ? { D: 100, w: 45, hole: 16 }
        : pack === 'D200'
          ? { D: 200, w: 55, hole: 52 }
          : pack === 'D300'
            ? { D: 300, w: 103, hole: 52 }
            : { D: 415, w: 100, hole: 305 }
    const R = 44 + size.D * 0.12
    const k = R / (size.D / 2)
    const W = Math.max(size.w * k, 26)
    const x = 136
    const y = 140
    const wound = pack === 'K415' ? R : R * 0.86
    sheet.circle(x, y, R, { fill: 'paper' }).circle(x, y, wound, { weight: 'thin' })
    const hole = Math.max((size.hole / 2) * k, 8)
    if (pack === 'K415') {
      sheet.repeat(8, (s, i) => s.circle(x, y, hole + ((R - hole) * (i + 1)) / 9, { weight: 'thin' }))
      sheet
        .circle(x, y, hole, { fill: 'paper' })
        .around(4, x, y, (R + hole) / 2, (s, px, py, a) =>
          s.line(px - 14 * Math.cos(a), py - 14 * Math.sin(a), px + 14 * Math.cos(a), py + 14 * Math.sin(a)),
        )
    } else {
      sheet
        .circle(x, y, hole * 1.5, { weight: 'thin' })
        .circle(x, y, hole)
        .circle(x, y + hole + (R - hole) * 0.3, 3.5)
      sheet.around(size.D > 250 ? 6 : size.D > 150 ? 5 : 3, x, y, R * 0.62, (s, px, py) =>
        s.circle(px, py, R * 0.13, { weight: 'thin' }),
      )
    }
    sheet.centre(x, y, R + 12)
    const left = 268
    sheet.rect(left, y - wound, W, 2 * wound, { fill: 'paper' })
    const turns = Math.max(5, Math.round(W / (2 + d * 1.6)))
    sheet.repeat(turns - 1, (s, i) =>
      s.line(left + (W * (i + 1)) / turns, y - wound, left + (W * (i + 1)) / turns, y + wound, 'thin'),
    )
    if (pack !== 'K415')
      sheet.rect(left - 6, y - R, 6, 2 * R, { fill: 'hatch' }).rect(left + W, y - R, 6, 2 * R, { fill: 'hatch' })
    sheet
      .line(left - 16, y, left + W + 18, y, 'centre')
      .path(`M${left + W * 0.6} ${(y - wound).toFixed(1)}q10 -16 50 -18`, { weight: 'thin' })
    section(44, 48)
    return sheet
      .dimX(x - R, x + R, y + R + 34, `⌀ ${size.D}`, y)
      .dimX(left - (pack === 'K415' ? 0 : 6), left + W + (pack === 'K415' ? 0 : 6), y + R + 34, String(size.w), y + R)
      .note(x + hole * 0.7, y - hole * 0.7, x + R * 0.5, y - R - 20, `⌀ ${size.hole}`)
      .note(left + W / 2, y - wound, left + W / 2 - 10, 24, `${grade[0].split(' ')[0]} ${kg} kg`)
  },
})
