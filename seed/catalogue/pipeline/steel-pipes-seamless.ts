import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import type { Steel } from './kit.ts'
import { between, comma, fact, mm, names, quantity, steels } from './kit.ts'

interface Item {
  od: number
  wall: number
  steel: Steel
  drawn: boolean
  /** Roubles per kilogram. */
  rate: number
}

const uses: Record<Steel, FullText> = {
  '20': {
    en: 'Used for steam and hot-water lines, process piping and machined bushings.',
    ru: 'Применяется в паропроводах и тепловых сетях, технологических трубопроводах и как заготовка для втулок.',
    zh: '用于蒸汽及热水管线、工艺管道，也可作机加工轴套坯料。',
  },
  '09G2S': {
    en: 'Low-alloy grade keeps its toughness at −60 °C, which makes it the standard choice for northern oil and gas sites.',
    ru: 'Низколегированная сталь сохраняет ударную вязкость до −60 °C — обычный выбор для нефтегазовых объектов Севера.',
    zh: '低合金钢在−60 °C下仍保持冲击韧性，是寒冷地区油气工程的常用材料。',
  },
  '12Cr1MoV': {
    en: 'For boiler superheaters and live-steam lines up to 570 °C; every tube is ultrasonically tested.',
    ru: 'Для пароперегревателей и паропроводов острого пара до 570 °C; каждая труба проходит ультразвуковой контроль.',
    zh: '用于锅炉过热器及570 °C以下主蒸汽管道，逐根超声波探伤。',
  },
  '321': {
    en: 'Titanium-stabilized austenitic steel for dairy, brewing and acid lines; pickled inside and out.',
    ru: 'Аустенитная сталь, стабилизированная титаном, — для молочных, пивных и кислотных линий; травление снаружи и внутри.',
    zh: '钛稳定化奥氏体不锈钢，适用于乳品、啤酒及酸性介质管线，内外表面酸洗。',
  },
}

const standardOf = ({ steel, drawn }: Item): { ru: string; gb: string } =>
  steel === '321'
    ? { ru: '9941-2022', gb: 'GB/T 14976-2012' }
    : { ru: drawn ? '8734-75' : '8732-78', gb: steel === '12Cr1MoV' ? 'GB/T 5310-2023' : 'GB/T 8163-2018' }

export const steelPipesSeamless = leaf<Item>({
  key: 'steel-pipes-seamless',
  name: { en: 'Seamless steel pipes', ru: 'Трубы стальные бесшовные', zh: '无缝钢管' },
  about: {
    en: 'Hot-finished and cold-drawn seamless tubes from 10 to 530 mm in carbon, low-alloy, boiler and stainless steel. Supplied with a mill certificate for each heat.',
    ru: 'Горячедеформированные и холоднодеформированные трубы от 10 до 530 мм из углеродистой, низколегированной, котельной и нержавеющей стали. На каждую плавку — сертификат завода.',
    zh: '外径10～530 mm的热轧与冷拔无缝钢管，材质涵盖碳钢、低合金钢、锅炉钢和不锈钢，按炉号提供质量证明书。',
  },
  tnved: '7304',
  unit: 'metre',
  items: [
    { od: 10, wall: 2, steel: '20', drawn: true, rate: 215 },
    { od: 25, wall: 2.5, steel: '20', drawn: true, rate: 182 },
    { od: 57, wall: 3.5, steel: '20', drawn: false, rate: 124 },
    { od: 76, wall: 6, steel: '20', drawn: false, rate: 119 },
    { od: 89, wall: 4.5, steel: '321', drawn: true, rate: 590 },
    { od: 108, wall: 4, steel: '09G2S', drawn: false, rate: 132 },
    { od: 133, wall: 12, steel: '12Cr1MoV', drawn: false, rate: 236 },
    { od: 159, wall: 6, steel: '20', drawn: false, rate: 116 },
    { od: 219, wall: 8, steel: '09G2S', drawn: false, rate: 128 },
    { od: 325, wall: 10, steel: '20', drawn: false, rate: 121 },
    { od: 530, wall: 25, steel: '09G2S', drawn: false, rate: 158 },
  ],
  product: (item) => {
    const { od, wall, drawn, rate } = item
    const steel = steels[item.steel]
    const mass = Math.round((od - wall) * wall * 0.02466 * steel.density * 100) / 100
    const standard = standardOf(item)
    const size = `${od}×${wall}`
    const lengths = od < 30 ? '4–7' : od < 300 ? '6–12' : '8–12'
    return {
      model: `SP-${od}-${wall}-${steel.code}`,
      name: {
        en: `Seamless ${drawn ? 'cold-drawn' : 'hot-finished'} pipe ${size} mm, ${steel.text.en}`,
        ru: `Труба бесшовная ${drawn ? 'х/д' : 'г/д'} ${comma(size)} мм, ${steel.text.ru}, ГОСТ ${standard.ru}`,
        zh: `${drawn ? '冷拔' : '热轧'}无缝钢管 ${size} ${steel.text.zh}`,
      },
      description: {
        en: `${drawn ? 'Cold-drawn' : 'Hot-finished'} seamless pipe ${size} mm to GOST ${standard.ru}, weighing ${mass} kg per meter. ${uses[item.steel].en} ${od > 200 ? 'Ends are beveled for butt welding and closed with plastic caps.' : 'Bundled up to 5 metric tons with a metal tag on every bundle.'}`,
        ru: `Бесшовная ${drawn ? 'холоднодеформированная' : 'горячедеформированная'} труба ${comma(size)} мм по ГОСТ ${standard.ru}, масса погонного метра ${comma(mass)} кг. ${uses[item.steel].ru} ${od > 200 ? 'Торцы с фаской под сварку, закрыты пластиковыми заглушками.' : 'Увязка в пачки до 5 т, на каждой пачке — металлическая бирка.'}`,
        zh: `${drawn ? '冷拔' : '热轧'}无缝钢管，规格${size} mm，每米重${mass} kg。${uses[item.steel].zh}${od > 200 ? '管端加工焊接坡口并配塑料管帽。' : '打捆交货，每捆不超过5吨并挂金属标牌。'}`,
      },
      facts: [
        fact(names.outside, mm(od)),
        fact(names.wall, mm(wall)),
        fact(names.steel, steel.text),
        fact(names.standard, {
          en: `GOST ${standard.ru}, ${standard.gb}`,
          ru: `ГОСТ ${standard.ru}, ${standard.gb}`,
          zh: `GOST ${standard.ru}、${standard.gb}`,
        }),
        fact(names.massPerMetre, quantity(mass, 'kg/m', 'кг/м')),
        fact(names.length, quantity(lengths, 'm', 'м')),
        fact(
          names.ends,
          od > 200
            ? { en: 'beveled 30°', ru: 'фаска 30°', zh: '30°坡口' }
            : { en: 'square cut', ru: 'ровный рез', zh: '平口' },
        ),
        fact(
          names.inspection,
          item.steel === '12Cr1MoV'
            ? { en: 'hydrostatic and ultrasonic test', ru: 'гидроиспытание и УЗК', zh: '水压试验及超声波探伤' }
            : { en: 'hydrostatic test', ru: 'гидроиспытание', zh: '水压试验' },
        ),
        fact({ en: 'Certificate', ru: 'Документ о качестве', zh: '质量证明' }, 'EN 10204 3.1'),
      ],
      priceRub: Math.max(60, Math.round((mass * rate) / 5) * 5),
      moq: od < 30 ? 200 : od < 160 ? 60 : 12,
      leadDays: item.steel === '12Cr1MoV' ? [20, 35] : [3, 10],
      variants:
        item.steel === '12Cr1MoV'
          ? undefined
          : [
              {
                suffix: 'R',
                factor: 1,
                options: [
                  {
                    name: names.length,
                    value: {
                      en: `random lengths, ${lengths} m`,
                      ru: `немерная ${lengths} м`,
                      zh: `不定尺 ${lengths} m`,
                    },
                  },
                ],
              },
              {
                suffix: 'M6',
                factor: 1.04,
                options: [{ name: names.length, value: { en: 'cut length, 6 m', ru: 'мерная 6 м', zh: '定尺 6 m' } }],
              },
              {
                suffix: 'M12',
                factor: 1.06,
                options: [{ name: names.length, value: { en: 'exact 12 m', ru: 'мерная 12 м', zh: '定尺 12 m' } }],
              },
            ].slice(0, od < 30 ? 2 : 3),
    }
  },
  draw: ({ od, wall }) => {
    const R = between(od, 10, 530, 44, 82)
    const t = Math.max(4, (R * 2 * wall) / od)
    const y = 148
    const left = 222
    const right = 346
    return new Sheet()
      .circle(118, y, R, { fill: 'hatch' })
      .circle(118, y, R - t, { fill: 'paper' })
      .centre(118, y, R + 12)
      .path(
        `M${left} ${y - R}H${right}C${right + 9} ${y - R / 2} ${right - 9} ${y - R / 4} ${right} ${y}V${y + R}H${left}Z`,
      )
      .path(`M${right} ${y}C${right + 9} ${y + R / 3} ${right - 9} ${y + R / 1.5} ${right} ${y + R}`, {
        weight: 'thin',
      })
      .rect(left, y - R, right - left, t, { fill: 'hatch' })
      .line(left - 14, y, right + 14, y, 'centre')
      .dimY(y - R, y + R, 376, `⌀ ${od}`, right + 2)
      .dimX(118 - R + t, 118 + R - t, y + R + 30, `⌀ ${Math.round((od - 2 * wall) * 10) / 10}`, y + 4)
      .note(118 - R * 0.72, y - R * 0.68, 70, 40, `s ${wall}`)
      .note(left + 30, y - R + t / 2, left + 48, 40, `${od}×${wall}`)
  },
})
