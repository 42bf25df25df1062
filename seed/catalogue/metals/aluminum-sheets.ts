import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { comma, fact, gost, measure, roubles, STANDARD, THICKNESS, t } from './wording.ts'

interface Item {
  s: number
  width: number
  length: number
  alloy: 'AD1' | 'AMc' | 'AMg2' | 'AMg5' | 'AMg6' | 'D16' | 'AVT'
  /** M annealed, H2 half-hard, H hard, T / AT naturally aged, T1 artificially aged. */
  temper: [ru: string, iso: string]
  /** Five-bar tread pattern. */
  tread?: boolean
  perKg: number
}

const ALLOYS = {
  AD1: {
    ru: 'АД1',
    en: '1230 (AD1)',
    zh: '1230',
    strength: 60,
    note: t(
      'Nearly pure aluminum: deep drawing, reflectors, food-grade linings.',
      'Почти чистый алюминий: глубокая вытяжка, отражатели, пищевая облицовка.',
      '近纯铝，适合深冲、反光罩和食品级内衬。',
    ),
  },
  AMc: {
    ru: 'АМц',
    en: '3003 (AMts)',
    zh: '3003',
    strength: 130,
    note: t(
      'Corrosion-resistant and easily welded: tanks, radiators, roofing.',
      'Коррозионностойкий, легко сваривается: баки, радиаторы, кровля.',
      '耐腐蚀、易焊接，用于油箱、散热器和屋面。',
    ),
  },
  AMg2: {
    ru: 'АМг2',
    en: '5052 (AMg2)',
    zh: '5052',
    strength: 170,
    note: t(
      'A general-purpose magnesium alloy for truck bodies, ladders and floors.',
      'Универсальный алюминиево-магниевый сплав для кузовов, трапов и полов.',
      '通用铝镁合金，用于车厢、踏板和地板。',
    ),
  },
  AMg5: {
    ru: 'АМг5',
    en: '5056 (AMg5)',
    zh: '5056',
    strength: 275,
    note: t(
      'Resists seawater: boat hulls, cryogenic vessels, pressure tanks.',
      'Стоек к морской воде: корпуса катеров, криогенные сосуды, ёмкости под давлением.',
      '耐海水腐蚀，用于艇体、低温容器和压力罐。',
    ),
  },
  AMg6: {
    ru: 'АМг6',
    en: '5A06 (AMg6)',
    zh: '5A06',
    strength: 315,
    note: t(
      'The strongest of the non-hardenable alloys: welded structures, vacuum chambers, tooling plates.',
      'Самый прочный из термически неупрочняемых: сварные конструкции, вакуумные камеры, плиты оснастки.',
      '不可热处理强化铝合金中强度最高，用于焊接结构、真空腔体和工装板。',
    ),
  },
  D16: {
    ru: 'Д16А',
    en: '2024 (D16)',
    zh: '2A12',
    strength: 425,
    note: t(
      'High strength for machined and riveted parts; clad against corrosion, not to be fusion-welded.',
      'Высокая прочность для механообработки и клёпаных узлов; плакирован от коррозии, сваркой плавлением не соединяют.',
      '高强度，用于机加工件和铆接件，包铝防腐，不宜熔焊。',
    ),
  },
  AVT: {
    ru: 'АВ',
    en: '6061 (AV)',
    zh: '6061',
    strength: 295,
    note: t(
      'Heat-treated alloy for machine parts, fixtures and anodized panels.',
      'Термоупрочняемый сплав для деталей машин, оснастки и анодируемых панелей.',
      '热处理强化合金，用于机械零件、夹具和阳极氧化面板。',
    ),
  },
}

export const aluminumSheets = leaf<Item>({
  key: 'aluminum-sheets',
  name: t('Aluminum sheets and plates', 'Листы и плиты алюминиевые', '铝板'),
  about: t(
    'Sheets and plates from 0.5 to 60 mm in seven alloys, smooth and with five-bar tread. Weighed on delivery, packed on pallets with paper between the sheets.',
    'Листы и плиты от 0,5 до 60 мм из семи сплавов, гладкие и рифлёные «квинтет». Отпуск по весу, паллета с бумажной прокладкой.',
    '七种合金的铝板，厚度 0.5–60 mm，光面及五条筋花纹板。按重量结算，托盘包装、板间垫纸。',
  ),
  tnved: '7606',
  unit: 'kilogram',
  items: [
    { s: 0.5, width: 1200, length: 3000, alloy: 'AD1', temper: ['М', 'O'], perKg: 452 },
    { s: 1, width: 1200, length: 3000, alloy: 'AMc', temper: ['М', 'O'], perKg: 428 },
    { s: 1.5, width: 1200, length: 3000, alloy: 'AMg2', temper: ['М', 'O'], perKg: 438 },
    { s: 1.5, width: 1200, length: 3000, alloy: 'AMg2', temper: ['НР', 'H114'], tread: true, perKg: 447 },
    { s: 2, width: 1500, length: 3000, alloy: 'AMc', temper: ['Н2', 'H14'], perKg: 419 },
    { s: 3, width: 1500, length: 3000, alloy: 'AMg2', temper: ['НР', 'H114'], tread: true, perKg: 441 },
    { s: 4, width: 1500, length: 4000, alloy: 'AMg5', temper: ['М', 'O'], perKg: 476 },
    { s: 5, width: 1500, length: 4000, alloy: 'D16', temper: ['Т', 'T3'], perKg: 612 },
    { s: 10, width: 1500, length: 3000, alloy: 'AVT', temper: ['Т1', 'T6'], perKg: 534 },
    { s: 20, width: 1200, length: 3000, alloy: 'AMg6', temper: ['Б', 'F'], perKg: 567 },
    { s: 60, width: 1200, length: 3000, alloy: 'D16', temper: ['Б', 'F'], perKg: 638 },
  ],
  product: ({ s, width, length, alloy, temper, tread, perKg }) => {
    const { ru, en, zh, strength, note } = ALLOYS[alloy]
    const plate = s > 10
    const density = alloy === 'AMg5' || alloy === 'AMg6' ? 2.65 : alloy === 'D16' ? 2.78 : 2.7
    const weight = Math.round(((s + (tread ? 0.5 : 0)) * width * length * density) / 1e5) / 10
    return {
      model: `AL-${alloy}-${s}-${width}${tread ? '-Q' : ''}`,
      name: t(
        `Aluminum ${tread ? 'tread plate' : plate ? 'plate' : 'sheet'} ${s}×${width}×${length} mm, ${en} ${temper[1]}`,
        `${plate ? 'Плита алюминиевая' : tread ? 'Лист алюминиевый рифлёный квинтет' : 'Лист алюминиевый'} ${comma(s)}×${width}×${length} мм, ${ru}${temper[0]}`,
        `${tread ? '五条筋花纹铝板' : plate ? '铝厚板' : '铝板'} ${s}×${width}×${length} mm ${zh}-${temper[1]}`,
      ),
      description: t(
        `${note.en} Temper ${temper[1]}, tensile strength from ${strength} MPa; one piece weighs about ${weight} kg. ${tread ? 'The five-bar pattern grips boots and carts on wet floors.' : plate ? 'Cut to size on a band saw, flatness up to 2 mm per meter.' : 'The face side can be covered with protective film.'}`,
        `${note.ru} Состояние ${temper[0]}, прочность от ${strength} МПа; масса одного листа около ${comma(weight)} кг. ${tread ? 'Рифление «квинтет» не скользит под обувью и тележками на мокром полу.' : plate ? 'Режем в размер на ленточной пиле, неплоскостность до 2 мм на метр.' : 'Лицевую сторону по заявке закрываем защитной плёнкой.'}`,
        `${note.zh}状态 ${temper[1]}，抗拉强度不低于 ${strength} MPa，单张约 ${weight} kg。${tread ? '五条筋花纹在湿地面上防滑效果好。' : plate ? '可用带锯按尺寸切割，不平度每米不超过 2 mm。' : '正面可贴保护膜。'}`,
      ),
      facts: [
        fact(THICKNESS, measure(s, 'mm')),
        fact(t('Sheet size', 'Размер листа', '板幅'), measure(`${width} × ${length}`, 'mm')),
        fact(t('Alloy', 'Сплав', '合金牌号'), t(en, ru, zh)),
        fact(t('Temper', 'Состояние', '状态'), t(temper[1], temper[0], temper[1])),
        fact(
          t('Tensile strength, min', 'Временное сопротивление, не менее', '抗拉强度（最小）'),
          measure(strength, 'MPa'),
        ),
        fact(
          t('Surface', 'Поверхность', '表面'),
          tread ? t('five-bar tread', 'рифление «квинтет»', '五条筋花纹') : t('smooth', 'гладкая', '光面'),
        ),
        fact(t('Weight per piece', 'Масса листа', '单张重量'), measure(weight, 'kg')),
        fact(STANDARD, plate ? gost('17232-99', 'GB/T 3880') : gost('21631-2019', 'GB/T 3880')),
      ],
      priceRub: roubles(perKg),
      moq: s < 3 ? 100 : plate ? 500 : 300,
      leadDays: plate || alloy === 'D16' ? [10, 25] : [2, 8],
      ...(plate || tread
        ? {}
        : {
            variants: [
              {
                suffix: '-N',
                options: [
                  { name: t('Protective film', 'Защитная плёнка', '保护膜'), value: t('none', 'без плёнки', '无') },
                ],
                factor: 1,
              },
              {
                suffix: '-F1',
                options: [
                  {
                    name: t('Protective film', 'Защитная плёнка', '保护膜'),
                    value: t('one side', 'с одной стороны', '单面'),
                  },
                ],
                factor: 1.02,
              },
              {
                suffix: '-F2',
                options: [
                  {
                    name: t('Protective film', 'Защитная плёнка', '保护膜'),
                    value: t('both sides', 'с двух сторон', '双面'),
                  },
                ],
                factor: 1.04,
              },
            ],
          }),
    }
  },
  draw: ({ s, width, length, tread, alloy, temper }) => {
    const k = 0.074
    const w = length * k
    const h = width * k + 14
    const x = 200 - w / 2 + 8
    const y = 66
    const e = 3 + 3.6 * Math.sqrt(s)
    const curl = s < 4 ? 30 - s * 4 : 0
    const sheet = new Sheet().path(
      `M${x} ${y}h${w.toFixed(1)}v${(h - curl).toFixed(1)}l${-curl} ${curl}h${(curl - w).toFixed(1)}Z`,
      { fill: 'paper' },
    )
    if (curl)
      sheet.path(
        `M${(x + w).toFixed(1)} ${(y + h - curl).toFixed(1)}q${-curl * 0.9} ${-curl * 0.5} ${-curl * 1.1} ${-curl * 0.1}q${curl * 0.25} ${curl * 0.3} ${curl * 0.1} ${curl * 1.1}Z`,
        { fill: 'tint' },
      )
    if (tread) {
      const columns = Math.round(w / 26)
      const rows = Math.round(h / 26)
      for (let i = 0; i < columns; i++)
        for (let j = 0; j < rows; j++) {
          if (i >= columns - 1 && j >= rows - 1) continue
          const cx = x + ((i + 0.5) * w) / columns
          const cy = y + ((j + 0.5) * h) / rows
          const turn = (i + j) % 2 === 0
          let d = ''
          for (let n = -2; n <= 2; n++)
            d += turn
              ? `M${(cx + n * 3.4).toFixed(1)} ${(cy - 7).toFixed(1)}v14`
              : `M${(cx - 7).toFixed(1)} ${(cy + n * 3.4).toFixed(1)}h14`
          sheet.path(d, { weight: 'thin' })
        }
    } else {
      sheet.repeat(4, (p, i) =>
        p.line(x + 20 + i * 12, y + h * 0.62 - i * 14, x + 64 + i * 22, y + h * 0.62 - i * 14, 'thin'),
      )
      sheet.rect(x + w - 92, y + 16, 70, 20, { weight: 'thin', radius: 2 })
    }
    const below = y + h + 34
    sheet.rect(x, below, w, e, { fill: 'hatch' })
    if (tread)
      sheet.repeat(Math.floor(w / 14), (p, i) =>
        p.path(`M${(x + 4 + i * 14).toFixed(1)} ${below}q3 -5 6 0`, { weight: 'thin' }),
      )
    return sheet
      .dimX(x, x + w, y - 18, String(length), y)
      .dimY(y, y + h, x - 18, String(width), x)
      .note(x + w * 0.25, below + e / 2, x + w * 0.25 + 30, below + e + 18, `${alloy} ${temper[1]}`)
      .note(x + w * 0.7, below + e / 2, x + w * 0.7 + 30, below + e + 18, `s ${s}`)
  },
})
