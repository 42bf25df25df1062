import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'
import { placed } from './outline.ts'

interface Item {
  code: string
  title: FullText
  upper: FullText
  /** Height of the upper above the sole in mm. */
  height: number
  sole: string
  lugs: number
  cap: 'steel' | 'composite' | 'none'
  plate: boolean
  closing: 'laces' | 'velcro' | 'slip'
  fur?: boolean
  category: string
  mass: number
  price: number
  use: FullText
}

const LEATHER = say('chrome-tanned leather', 'кожа хромового дубления', '铬鞣牛皮')
const KNIT = say('knitted textile', 'вязаный текстиль', '飞织面料')
const SOLES: Record<string, string> = { PU: 'ПУ', TPU: 'ТПУ', EVA: 'ЭВА', NBR: 'нитрил', PVC: 'ПВХ' }

/** The abbreviations of the plastics as Russian shoemakers write them. */
const russianSole = (sole: string): string => sole.replaceAll(/[A-Z]+/g, (plastic) => SOLES[plastic] ?? plastic)

const CAPS: Record<Item['cap'], FullText> = {
  steel: say('steel, 200 J', 'стальной, 200 Дж', '钢包头 200 J'),
  composite: say('composite, 200 J', 'композитный, 200 Дж', '复合材料包头 200 J'),
  none: say('none', 'нет', '无'),
}

/** As part of a name; the category of protection has the energy. */
const NAMED_CAPS: Record<Item['cap'], FullText> = {
  steel: say('steel toe cap', 'стальной подносок', '钢包头'),
  composite: say('composite toe cap', 'композитный подносок', '复合材料包头'),
  none: say('no toe cap', 'без подноска', '无包头'),
}

const items: Item[] = [
  {
    code: 'S-SND',
    title: say('Safety sandals', 'Сандалии рабочие', '安全凉鞋'),
    upper: LEATHER,
    height: 75,
    sole: 'PU',
    lugs: 9,
    cap: 'composite',
    plate: false,
    closing: 'velcro',
    category: 'S1',
    mass: 940,
    price: 2250,
    use: say(
      'Perforated uppers for hot shops and warehouses.',
      'Перфорация верха — для тёплых цехов и складов.',
      '鞋面打孔，适合高温车间和仓库。',
    ),
  },
  {
    code: 'S-TRN',
    title: say('Safety sneakers', 'Кроссовки защитные', '运动款安全鞋'),
    upper: KNIT,
    height: 85,
    sole: 'EVA/TPU',
    lugs: 12,
    cap: 'composite',
    plate: true,
    closing: 'laces',
    category: 'S1P',
    mass: 880,
    price: 3950,
    use: say(
      'Light metal-free shoes for couriers and pickers who walk 15 km a shift.',
      'Лёгкие, без металла: курьеры и комплектовщики, до 15 км за смену.',
      '轻便无金属，适合每班步行 15 km 的拣货和配送人员。',
    ),
  },
  {
    code: 'S-LOW',
    title: say('Safety shoes', 'Полуботинки рабочие', '低帮安全鞋'),
    upper: LEATHER,
    height: 90,
    sole: 'PU/TPU',
    lugs: 11,
    cap: 'steel',
    plate: false,
    closing: 'laces',
    category: 'S2',
    mass: 1180,
    price: 2850,
    use: say(
      'All-round shoes for workshop and maintenance staff.',
      'Универсальная пара для цеховых и ремонтных рабочих.',
      '车间和维修人员通用款。',
    ),
  },
  {
    code: 'S-ANK',
    title: say('Ankle safety boots', 'Ботинки рабочие', '中帮安全鞋'),
    upper: LEATHER,
    height: 130,
    sole: 'PU/TPU',
    lugs: 11,
    cap: 'composite',
    plate: true,
    closing: 'laces',
    category: 'S3',
    mass: 1280,
    price: 3480,
    use: say(
      'The basic boot for builders and installers; the padded collar supports the ankle.',
      'Базовая модель строителей и монтажников, мягкий кант держит голеностоп.',
      '建筑和安装工的基本款，软领口护踝。',
    ),
  },
  {
    code: 'S-WLD',
    title: say('Welder’s boots', 'Ботинки сварщика', '焊工安全鞋'),
    upper: LEATHER,
    height: 145,
    sole: 'PU/NBR',
    lugs: 10,
    cap: 'steel',
    plate: true,
    closing: 'velcro',
    category: 'S3 HRO',
    mass: 1420,
    price: 4350,
    use: say(
      'A flap over the laces sheds sparks, and the nitrile sole withstands contact heat of 300 °C.',
      'Клапан закрывает шнуровку от искр, нитрильная подошва держит контакт 300 °C.',
      '护盖防焊渣，丁腈大底耐 300 °C 接触高温。',
    ),
  },
  {
    code: 'S-DIE',
    title: say('Electrician’s boots, metal-free', 'Ботинки электрика без металла', '电工绝缘安全鞋'),
    upper: LEATHER,
    height: 135,
    sole: 'PU',
    lugs: 10,
    cap: 'composite',
    plate: false,
    closing: 'laces',
    category: 'SB FO',
    mass: 1190,
    price: 4150,
    use: say(
      'No metal parts; used with dielectric overshoes for live-line work.',
      'Без металлических деталей; для персонала электроустановок вместе с диэлектрическими галошами.',
      '无金属部件，电气作业时与绝缘套鞋配合使用。',
    ),
  },
  {
    code: 'S-HGH',
    title: say('High lace-up boots', 'Берцы рабочие', '高帮安全靴'),
    upper: LEATHER,
    height: 200,
    sole: 'PU/TPU',
    lugs: 12,
    cap: 'composite',
    plate: true,
    closing: 'laces',
    category: 'S3',
    mass: 1480,
    price: 4680,
    use: say(
      'Ankle support for line surveyors, forestry and security.',
      'Фиксация голеностопа: линейщики, лесники, охрана.',
      '支撑脚踝，适合巡线、林业和安保人员。',
    ),
  },
  {
    code: 'S-RIG',
    title: say('Oil-resistant pull-on work boots', 'Сапоги кожаные нефтестойкие', '油田防护皮靴'),
    upper: LEATHER,
    height: 260,
    sole: 'PU/NBR',
    lugs: 12,
    cap: 'steel',
    plate: true,
    closing: 'slip',
    category: 'S3',
    mass: 1720,
    price: 4950,
    use: say(
      'For drilling floors and oil depots; no laces to snag.',
      'Для буровых площадок и нефтебаз, надеваются без застёжек.',
      '套穿式，适用于钻台和油库。',
    ),
  },
  {
    code: 'S-WIN',
    title: say('Insulated winter boots −40 °C', 'Сапоги утеплённые зимние −40 °C', '防寒安全靴 −40 °C'),
    upper: LEATHER,
    height: 270,
    sole: 'PU/TPU',
    lugs: 13,
    cap: 'composite',
    plate: true,
    closing: 'slip',
    fur: true,
    category: 'S3 CI',
    mass: 1980,
    price: 6650,
    use: say(
      'Natural sheepskin lining, for shifts outdoors in Russian climate zones IV and “special”.',
      'Натуральный мех, для смен на улице в IV и особом климатических поясах.',
      '羊毛皮内里，适合严寒地区户外作业。',
    ),
  },
  {
    code: 'S-PVC',
    title: say('PVC safety boots', 'Сапоги ПВХ с подноском', '防砸雨靴'),
    upper: say('PVC', 'ПВХ', 'PVC'),
    height: 360,
    sole: 'PVC',
    lugs: 12,
    cap: 'steel',
    plate: true,
    closing: 'slip',
    category: 'S5',
    mass: 2350,
    price: 1980,
    use: say(
      'Watertight, for concrete work, farms and fish processing.',
      'Водонепроницаемые: бетонные работы, фермы, рыбопереработка.',
      '防水，适合混凝土施工、养殖场和水产加工。',
    ),
  },
]

export const safetyShoes = leaf<Item>({
  key: 'safety-shoes',
  name: say('Safety footwear', 'Спецобувь', '安全鞋'),
  about: say(
    'Work shoes and boots with toe caps of 200 J, categories SB to S5, sizes 36 to 48. Price per pair.',
    'Рабочая обувь с подноском 200 Дж, категории от SB до S5, размеры 36–48. Цена за пару.',
    '200 J 防砸安全鞋靴，等级 SB～S5，尺码 36～48，按双计价。',
  ),
  tnved: '6403',
  unit: 'pair',
  items,
  product: (i) => ({
    model: i.code,
    name: say(
      `${i.title.en} ${i.category}, ${NAMED_CAPS[i.cap].en}, ${i.sole} sole`,
      `${i.title.ru} ${i.category}, ${NAMED_CAPS[i.cap].ru}, подошва ${russianSole(i.sole)}`,
      `${i.title.zh} ${i.category} ${NAMED_CAPS[i.cap].zh} ${i.sole}大底`,
    ),
    description: say(
      `Upper: ${i.upper.en}, height ${i.height} mm; sole ${i.sole}${i.plate ? ' with a 1100 N puncture-resistant insole' : ''}. ${i.use.en} One pair in size 42 weighs ${figure(i.mass).en} g.`,
      `Верх — ${i.upper.ru}, высота ${i.height} мм, подошва ${russianSole(i.sole)}${i.plate ? ', антипрокольная стелька 1100 Н' : ''}. ${i.use.ru} Пара 42-го размера весит ${figure(i.mass).ru} г.`,
      `鞋面：${i.upper.zh}，帮高 ${i.height} mm；大底 ${i.sole}${i.plate ? '，1100 N 防刺穿中底' : ''}。${i.use.zh}42 码一双重约 ${i.mass} g。`,
    ),
    facts: [
      fact('Category', 'Категория защиты', '防护等级', i.category),
      fact('Upper', 'Материал верха', '鞋面', i.upper),
      fact('Upper height', 'Высота верха', '帮高', measure(i.height, 'mm')),
      fact('Toe cap', 'Подносок', '包头', CAPS[i.cap]),
      fact(
        'Puncture resistance',
        'Защита от прокола',
        '防刺穿',
        i.plate ? measure(1100, 'N') : say('none', 'нет', '无'),
      ),
      fact('Sole', 'Подошва', '大底', say(i.sole, russianSole(i.sole), i.sole)),
      fact(
        'Lining',
        'Подкладка',
        '内里',
        i.fur
          ? say('natural sheepskin', 'натуральный мех', '羊毛皮')
          : say('mesh textile', 'сетчатый текстиль', '网布'),
      ),
      fact('Weight per pair (size 42)', 'Масса пары (размер 42)', '每双重量（42 码）', measure(i.mass, 'g')),
      fact('Standard', 'Стандарт', '执行标准', norm('ТР ТС 019/2011, EN ISO 20345, GB 21148')),
    ],
    priceRub: i.price,
    moq: 10,
    leadDays: i.fur ? [5, 20] : [2, 10],
    ...(['S-TRN', 'S-LOW', 'S-ANK', 'S-HGH', 'S-WIN', 'S-PVC'].includes(i.code) && {
      variants: ['36–38', '39–41', '42–44', '45–46', '47–48'].map((size, n) =>
        variant(`-${size.slice(0, 2)}`, n === 4 ? 1.05 : 1, fact('Sizes', 'Размеры', '尺码', size)),
      ),
    }),
  }),
  draw: (i) => {
    const k = Math.min(0.84, 200 / (i.height + 42))
    const ox = 206 - 152 * k
    const oy = Math.min(246, 158 + (i.height + 30) * k * 0.5)
    const p = (d: string) => placed(d, k, ox, oy)
    const sheet = new Sheet()
    const top = 30 + i.height
    const shaft = i.height > 110
    const front = shaft ? Math.min(122, 112 + i.height * 0.03) : 118
    const upper = shaft
      ? `M4 -30 C-8 -70 4 -110 ${i.height > 230 ? '-8' : '6'} ${-top} L${front} ${-top} C${front + 2} -150 116 -124 150 -112 C196 -102 230 -92 258 -84 C296 -76 314 -56 308 -30 Z`
      : `M4 -30 C-8 -60 -2 -84 4 ${-top} C30 ${-top + 14} 70 ${-top + 24} 96 ${-top + 8} L${front} ${-top - 4} C150 -108 190 -96 256 -82 C296 -76 314 -56 308 -30 Z`
    sheet.path(p(upper), { fill: 'paper' })
    if (i.upper === KNIT)
      sheet.path(
        Array.from({ length: 9 }, (_, n) => p(`M${20 + n * 24} -36 L${30 + n * 22} -${76 - n * 2}`)).join(''),
        { weight: 'thin' },
      )
    if (i.fur)
      sheet.path(
        p(
          `M-10 ${-top} C-16 ${-top - 14} 10 ${-top - 18} 20 ${-top - 8} C34 ${-top - 20} 50 ${-top - 18} 60 ${-top - 8} C74 ${-top - 20} 94 ${-top - 18} 100 ${-top - 8} C116 ${-top - 14} 134 ${-top - 6} ${front + 2} ${-top} Z`,
        ),
        { fill: 'tint' },
      )
    else if (shaft) sheet.path(p(`M-2 ${-top + 12} L${front} ${-top + 12}`), { weight: 'thin' })
    sheet
      .path(p('M232 -90 C244 -70 240 -48 236 -30'), { weight: 'thin' })
      .path(p('M6 -34 C24 -64 60 -66 76 -30'), { weight: 'thin' })
    if (i.closing === 'laces') {
      const rows = Math.max(4, Math.round(i.height / 24))
      for (let n = 0; n < rows; n++) {
        const t = n / (rows - 1)
        const [x, y] = shaft
          ? [
              t < 0.4 ? 176 - 130 * t : 124 - (t - 0.4) * 14,
              t < 0.4 ? -106 - 60 * t : -130 - (t - 0.4) * (top - 142) * 1.6,
            ]
          : [190 - 66 * t, -98 - 12 * t]
        sheet
          .path(
            p(
              `M${x.toFixed(1)} ${Math.max(y, -top + 6).toFixed(1)} L${(x - 24).toFixed(1)} ${(Math.max(y, -top + 6) + 10).toFixed(1)}`,
            ),
          )
          .circle(ox + (x - 25) * k, oy + (Math.max(y, -top + 6) + 11) * k, 2.2, { fill: 'paper', weight: 'thin' })
      }
      if (shaft) sheet.path(p(`M96 ${-top} C92 -150 100 -110 140 -84`), { weight: 'thin' })
    }
    if (i.closing === 'velcro')
      for (const n of shaft ? [0, 1, 2] : [0, 1])
        sheet.path(
          p(
            `M${100 + n * 26 - (shaft ? 8 : 0)} ${-112 + n * 2 - (shaft && n === 0 ? 34 : 0)} L${124 + n * 26} ${-116 + n * 4 - (shaft && n === 0 ? 34 : 0)} L${118 + n * 26} ${-72 - (shaft && n === 0 ? 40 : 0)} L${96 + n * 26} ${-70 - (shaft && n === 0 ? 40 : 0)} Z`,
          ),
          { fill: 'tint' },
        )
    if (i.closing === 'slip')
      sheet
        .path(p(`M34 ${-top} L30 ${-top + 34} L60 ${-top + 34} L62 ${-top}`), { weight: 'thin' })
        .path(p('M2 -128 C40 -118 80 -118 118 -132'), { weight: 'thin' })
    if (i.cap !== 'none')
      sheet.path(p('M250 -79 C288 -74 306 -56 302 -38 L250 -38 L254 -42 L294 -42 C296 -54 284 -66 248 -73 Z'), {
        fill: i.cap === 'steel' ? 'hatch' : 'tint',
      })
    sheet.path(p('M0 0 L86 0 L96 -10 L120 -10 L130 0 L284 0 C304 -2 316 -16 310 -32 L2 -32 C-4 -22 -4 -10 0 0 Z'), {
      fill: i.sole.includes('/') ? 'paper' : 'tint',
    })
    if (i.sole.includes('/'))
      sheet.path(p('M0 0 L86 0 L96 -10 L120 -10 L130 0 L284 0 C298 -2 308 -8 311 -16 L-2 -16 Z'), { fill: 'hatch' })
    if (i.plate) sheet.path(p('M14 -37 L296 -37'), { weight: 'hidden' })
    for (let n = 0; n < i.lugs; n++) {
      const x = n < i.lugs / 3 ? 4 + (n * 78) / (i.lugs / 3) : 132 + ((n - i.lugs / 3) * 150) / ((i.lugs * 2) / 3)
      sheet.rect(ox + x * k, oy, 9 * k, 6 * k, { fill: 'paper', weight: 'thin' })
    }
    const back = ox + (i.height > 230 ? -8 : 0) * k
    return sheet
      .line(ox - 26, oy + 6 * k + 1, ox + 330 * k, oy + 6 * k + 1, 'thin')
      .dimY(oy - top * k, oy - 30 * k, back - 26, `${i.height}`, back)
      .note(ox + 286 * k, oy - 60 * k, ox + 262 * k, oy - 128 * k, '200 J')
      .note(ox + 180 * k, oy - 12 * k, ox + 200 * k, oy + 30, i.sole)
  },
})
