import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { comma, fact, gost, measure, roubles, STANDARD, THICKNESS, t, WIDTH } from './wording.ts'

interface Item {
  s: number
  width: number
  tonnes: number
  /** Zinc, both sides, g/m². */
  zinc: 100 | 140 | 200 | 275
  grade: '02' | '220' | '250' | '350'
  ral?: string
  price: number
}

const GRADES = {
  '02': t('DX51D', '02 (DX51D)', 'DX51D'),
  '220': t('S220GD', '220 (S220GD)', 'S220GD'),
  '250': t('S250GD', '250 (S250GD)', 'S250GD'),
  '350': t('S350GD', '350 (S350GD)', 'S350GD'),
}

const use = ({ s, width, ral }: Item) =>
  ral
    ? t(
        'For metal tiles, profiled sheet, facade cassettes and sandwich panels; the polyester coat is 25 µm on the face side.',
        'Для металлочерепицы, профнастила, фасадных кассет и сэндвич-панелей; лицевое полиэфирное покрытие 25 мкм.',
        '用于彩钢瓦、压型板、外墙板和夹芯板，正面聚酯涂层 25 μm。',
      )
    : width < 400
      ? t(
          'Slit strip for stud profiles, cable trays and mounting tape, wound without weld seams.',
          'Штрипс для профиля под гипсокартон, кабельных лотков и монтажной ленты, намотка без сварных швов.',
          '分条带钢，用于轻钢龙骨、电缆桥架和安装带，卷内无焊缝。',
        )
      : s < 0.9
        ? t(
            'For ducts, roofing, gutters and insulation jacketing.',
            'Для воздуховодов, кровли, водостоков и кожухов теплоизоляции.',
            '用于风管、屋面、天沟和保温外护层。',
          )
        : t(
            'For light gauge framing, purlins, racking and electrical enclosures.',
            'Для ЛСТК, прогонов, стеллажей и корпусов электрощитов.',
            '用于轻钢结构、檩条、货架和配电箱壳体。',
          )

const outer = ({ tonnes, width }: Item) =>
  Math.round(Math.sqrt(0.508 ** 2 + (4 * tonnes * 1000) / (Math.PI * 7850 * (width / 1000))) * 100) * 10

export const galvanizedCoils = leaf<Item>({
  key: 'galvanized-coils',
  name: t('Galvanized and prepainted coils', 'Оцинкованный и окрашенный рулон', '镀锌及彩涂钢卷'),
  about: t(
    'Hot-dip galvanized and prepainted steel in mill coils and slit strip, 0.4 to 3 mm, coating mass 100 to 275 g/m².',
    'Горячеоцинкованная сталь и сталь с полимерным покрытием в рулонах и штрипсе, 0,4–3 мм, масса цинка 100–275 г/м².',
    '热镀锌及彩涂钢卷和分条带钢，厚度 0.4–3 mm，镀层 100–275 g/m²。',
  ),
  tnved: '721049',
  unit: 'tonne',
  items: [
    { s: 0.4, width: 1250, tonnes: 5, zinc: 100, grade: '02', price: 96800 },
    { s: 0.45, width: 1250, tonnes: 5, zinc: 140, grade: '220', ral: '7024', price: 118600 },
    { s: 0.5, width: 1250, tonnes: 7, zinc: 140, grade: '02', price: 92400 },
    { s: 0.5, width: 1250, tonnes: 5, zinc: 140, grade: '220', ral: '8017', price: 116900 },
    { s: 0.55, width: 151, tonnes: 0.8, zinc: 100, grade: '02', price: 95700 },
    { s: 0.7, width: 1250, tonnes: 8, zinc: 140, grade: '02', price: 89900 },
    { s: 0.8, width: 1000, tonnes: 6, zinc: 275, grade: '220', price: 93800 },
    { s: 1, width: 1250, tonnes: 9, zinc: 140, grade: '250', price: 88400 },
    { s: 1.5, width: 312, tonnes: 2.2, zinc: 275, grade: '350', price: 94600 },
    { s: 2, width: 1500, tonnes: 14, zinc: 275, grade: '350', price: 91700 },
    { s: 3, width: 1500, tonnes: 20, zinc: 275, grade: '350', price: 95200 },
  ],
  product: (item) => {
    const { s, width, tonnes, zinc, grade, ral, price } = item
    const strip = width < 400
    return {
      model: `GC-${s}-${width}-Z${zinc}${ral ? `-${ral}` : ''}`,
      name: t(
        `${ral ? 'Prepainted' : 'Galvanized'} steel ${strip ? 'strip' : 'coil'} ${s}×${width} mm, Z${zinc}${ral ? `, RAL ${ral}` : ''}`,
        `${strip ? 'Штрипс оцинкованный' : ral ? 'Рулон окрашенный' : 'Рулон оцинкованный'} ${comma(s)}×${width} мм, Z${zinc}${ral ? `, RAL ${ral}` : ''}`,
        `${ral ? '彩涂' : '镀锌'}${strip ? '带钢' : '钢卷'} ${s}×${width} mm Z${zinc}${ral ? ` RAL ${ral}` : ''}`,
      ),
      description: t(
        `Continuously hot-dip galvanized steel of grade ${GRADES[grade].en} with ${zinc} g/m² of zinc on both sides together. ${use(item).en} Coil weight about ${tonnes} t, eye to the side.`,
        `Сталь непрерывного горячего цинкования, марка ${GRADES[grade].ru}, масса цинка ${zinc} г/м² с двух сторон. ${use(item).ru} Масса рулона около ${comma(tonnes)} т; при перевозке ось рулона горизонтальна.`,
        `连续热镀锌钢，牌号 ${GRADES[grade].zh}，双面镀锌量 ${zinc} g/m²。${use(item).zh}单卷约 ${tonnes} t，卧式包装。`,
      ),
      facts: [
        fact(THICKNESS, measure(s, 'mm')),
        fact(WIDTH, measure(width, 'mm')),
        fact(t('Grade', 'Марка', '牌号'), GRADES[grade]),
        fact(t('Zinc coating, both sides', 'Масса цинка с двух сторон', '双面镀锌量'), measure(zinc, 'g/m²')),
        fact(
          t('Topcoat', 'Полимерное покрытие', '涂层'),
          ral
            ? t(`polyester 25 µm, RAL ${ral}`, `полиэстер 25 мкм, RAL ${ral}`, `聚酯 25 μm，RAL ${ral}`)
            : t('none, chromate passivated', 'нет, пассивация', '无，钝化处理'),
        ),
        fact(t('Inner diameter', 'Внутренний диаметр', '内径'), measure(508, 'mm')),
        fact(t('Outside diameter, about', 'Наружный диаметр, около', '外径（约）'), measure(outer(item), 'mm')),
        fact(t('Coil weight', 'Масса рулона', '单卷重量'), measure(tonnes, 't')),
        fact(STANDARD, ral ? gost('34180-2017', 'EN 10169') : gost('14918-2020', 'EN 10346, GB/T 2518')),
      ],
      priceRub: roubles(price),
      moq: strip ? 1 : Math.round(tonnes),
      leadDays: ral || s > 1.8 ? [15, 40] : [4, 12],
      ...(ral
        ? {
            variants: [
              {
                suffix: '-PE25',
                options: [
                  {
                    name: t('Topcoat', 'Покрытие', '涂层'),
                    value: t('polyester 25 µm', 'полиэстер 25 мкм', '聚酯 25 μm'),
                  },
                ],
                factor: 1,
              },
              {
                suffix: '-PEM35',
                options: [
                  {
                    name: t('Topcoat', 'Покрытие', '涂层'),
                    value: t('matt polyester 35 µm', 'матовый полиэстер 35 мкм', '哑光聚酯 35 μm'),
                  },
                ],
                factor: 1.12,
              },
              {
                suffix: '-PUR50',
                options: [
                  {
                    name: t('Topcoat', 'Покрытие', '涂层'),
                    value: t('polyurethane 50 µm', 'полиуретан 50 мкм', '聚氨酯 50 μm'),
                  },
                ],
                factor: 1.27,
              },
            ],
          }
        : !strip && s >= 0.5
          ? {
              variants: [
                {
                  suffix: '-COIL',
                  options: [
                    { name: t('Supply form', 'Форма поставки', '供货形式'), value: t('mill coil', 'рулон', '整卷') },
                  ],
                  factor: 1,
                },
                {
                  suffix: '-SLIT',
                  options: [
                    {
                      name: t('Supply form', 'Форма поставки', '供货形式'),
                      value: t('slit to width', 'штрипс в размер', '按宽分条'),
                    },
                  ],
                  factor: 1.03,
                },
                {
                  suffix: '-CTL',
                  options: [
                    {
                      name: t('Supply form', 'Форма поставки', '供货形式'),
                      value: t('cut to length', 'лист в размер', '定尺横切'),
                    },
                  ],
                  factor: 1.04,
                },
              ],
            }
          : {}),
    }
  },
  draw: (item) => {
    const { s, width, zinc, ral, tonnes } = item
    const D = outer(item)
    const R = D * 0.058 + 18
    const w = width * 0.105 + 8
    const rx = R * 0.42
    const x = 190 - w / 2
    const y = 144
    const hole = 254 * (R / (D / 2))
    const sheet = new Sheet().path(
      `M${x} ${(y - R).toFixed(1)}h${w.toFixed(1)}a${rx.toFixed(1)} ${R.toFixed(1)} 0 0 1 0 ${(2 * R).toFixed(1)}h${(-w).toFixed(1)}Z`,
      { fill: ral ? 'tint' : 'paper' },
    )
    const bands = width < 400 ? 1 : 3
    sheet.repeat(bands, (p, i) => {
      const bx = x + (w * (i + 1)) / (bands + 1)
      p.path(
        `M${(bx - 2).toFixed(1)} ${(y - R).toFixed(1)}a${rx.toFixed(1)} ${R.toFixed(1)} 0 0 1 0 ${(2 * R).toFixed(1)}m4 0a${rx.toFixed(1)} ${R.toFixed(1)} 0 0 0 0 ${(-2 * R).toFixed(1)}`,
        { weight: 'thin' },
      )
    })
    sheet.ellipse(x, y, rx, R, { fill: 'paper' })
    const laps = Math.round(14 - s * 3.4)
    sheet.repeat(laps, (p, i) => {
      const r = hole + ((R - hole) * (i + 1)) / (laps + 1)
      p.ellipse(x, y, r * 0.42, r, { weight: 'thin' })
    })
    sheet
      .ellipse(x, y, hole * 0.42, hole, { fill: 'tint' })
      .path(
        `M${x} ${(y - R).toFixed(1)}q${(-rx * 0.9).toFixed(1)} ${(R * 0.02).toFixed(1)} ${(-rx - 12).toFixed(1)} ${(R * 0.55).toFixed(1)}`,
      )
      .line(x - rx - 10, y, x + w + rx + 14, y, 'centre')
    if (w < 50) sheet.note(x + w / 2, y + R, x + w + 26, y + R + 24, `B ${width}`)
    else sheet.dimX(x, x + w, y + R + 28, `B ${width}`, y + R)
    return sheet
      .dimY(y - R, y + R, x - rx - 24, `⌀ ${D}`, x)
      .note(x + hole * 0.3, y + hole * 0.6, x + w + rx + 18, y + R * 0.5 + 26, '⌀ 508')
      .note(x + w * 0.7, y - R, x + w + rx, 36, `${s} Z${zinc}`)
      .note(x + w + rx * 0.8, y - R * 0.4, x + w + rx + 20, y - R * 0.4 - 16, ral ? `RAL ${ral}` : `${tonnes} t`)
  },
})
