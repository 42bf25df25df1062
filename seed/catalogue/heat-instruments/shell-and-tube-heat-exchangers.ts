import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { between, celsius, comma, fact, kg, mm, mpa, names, quantity } from '../pipeline/kit.ts'

interface Item {
  /** Fixed tube sheets, U-tubes, floating head. */
  kind: 'fixed' | 'u-tube' | 'floating'
  shell: number
  tubes: number
  tube: '16×1.5' | '20×2' | '25×2'
  length: number
  area: number
  passes: 1 | 2 | 4
  port: number
  pressure: number
  steel: 'carbon' | 'brass' | 'stainless'
  mass: number
  price: number
}

const kinds: Record<Item['kind'], { text: FullText; code: string; use: FullText }> = {
  fixed: {
    text: { en: 'fixed tube sheets', ru: 'неподвижные трубные решётки', zh: '固定管板式' },
    code: 'F',
    use: {
      en: 'Fixed tube sheets make the simplest and cheapest layout; suits clean media with a temperature difference below 50 °C.',
      ru: 'Неподвижные решётки — самая простая и недорогая схема; для чистых сред при разности температур до 50 °C.',
      zh: '固定管板结构简单、造价低，适用于温差不超过50 °C的清洁介质。',
    },
  },
  'u-tube': {
    text: { en: 'U-tube bundle', ru: 'с U-образными трубами', zh: 'U形管式' },
    code: 'U',
    use: {
      en: 'Each U-tube expands freely, so steam can heat cold water without stress on the tube sheet; the bundle pulls out for repair.',
      ru: 'Каждая U-образная труба расширяется свободно: пар может греть холодную воду без напряжений в решётке; пучок вынимается для ремонта.',
      zh: 'U形管可自由伸缩，蒸汽加热冷水时管板不受温差应力，管束可整体抽出检修。',
    },
  },
  floating: {
    text: { en: 'floating head', ru: 'плавающая головка', zh: '浮头式' },
    code: 'P',
    use: {
      en: 'The floating head takes up thermal growth and both sides can be cleaned mechanically: for crude oil, residues and dirty cooling water.',
      ru: 'Плавающая головка компенсирует удлинение, обе стороны чистятся механически: для нефти, остатков и загрязнённой воды.',
      zh: '浮头可补偿热膨胀，管程壳程均可机械清洗，适用于原油、渣油及脏污冷却水。',
    },
  },
}

const steels: Record<Item['steel'], FullText> = {
  carbon: { en: 'Grade 20 steel', ru: 'сталь 20', zh: '20号钢' },
  brass: { en: 'brass L68', ru: 'латунь Л68', zh: 'H68黄铜' },
  stainless: { en: 'stainless steel AISI 321', ru: 'сталь 12Х18Н10Т', zh: '321不锈钢' },
}

export const shellAndTubeHeatExchangers = leaf<Item>({
  key: 'shell-and-tube-heat-exchangers',
  name: { en: 'Shell-and-tube heat exchangers', ru: 'Теплообменники кожухотрубные', zh: '管壳式换热器' },
  about: {
    en: 'Fixed, U-tube and floating-head exchangers from 0.7 to 320 m² for steam, water, oil products and gases.',
    ru: 'Теплообменники с неподвижными решётками, U-образными трубами и плавающей головкой, 0,7–320 м², для пара, воды, нефтепродуктов и газов.',
    zh: '0.7～320 m²固定管板式、U形管式及浮头式换热器，用于蒸汽、水、油品和气体。',
  },
  tnved: '841950',
  unit: 'piece',
  items: [
    {
      kind: 'fixed',
      shell: 76,
      tubes: 7,
      tube: '16×1.5',
      length: 2000,
      area: 0.65,
      passes: 1,
      port: 32,
      pressure: 1,
      steel: 'brass',
      mass: 33,
      price: 18900,
    },
    {
      kind: 'fixed',
      shell: 114,
      tubes: 19,
      tube: '16×1.5',
      length: 4000,
      area: 3.54,
      passes: 1,
      port: 80,
      pressure: 1,
      steel: 'brass',
      mass: 138,
      price: 59800,
    },
    {
      kind: 'fixed',
      shell: 219,
      tubes: 61,
      tube: '16×1.5',
      length: 4000,
      area: 12,
      passes: 1,
      port: 150,
      pressure: 1,
      steel: 'brass',
      mass: 395,
      price: 168000,
    },
    {
      kind: 'fixed',
      shell: 273,
      tubes: 37,
      tube: '25×2',
      length: 2000,
      area: 5.6,
      passes: 1,
      port: 80,
      pressure: 1.6,
      steel: 'carbon',
      mass: 340,
      price: 196000,
    },
    {
      kind: 'fixed',
      shell: 400,
      tubes: 111,
      tube: '25×2',
      length: 3000,
      area: 26,
      passes: 1,
      port: 150,
      pressure: 1.6,
      steel: 'stainless',
      mass: 1040,
      price: 1180000,
    },
    {
      kind: 'u-tube',
      shell: 325,
      tubes: 34,
      tube: '16×1.5',
      length: 2600,
      area: 8.3,
      passes: 2,
      port: 100,
      pressure: 1,
      steel: 'brass',
      mass: 440,
      price: 318000,
    },
    {
      kind: 'u-tube',
      shell: 426,
      tubes: 68,
      tube: '16×1.5',
      length: 2900,
      area: 19.2,
      passes: 2,
      port: 150,
      pressure: 1.6,
      steel: 'brass',
      mass: 790,
      price: 489000,
    },
    {
      kind: 'u-tube',
      shell: 630,
      tubes: 120,
      tube: '20×2',
      length: 4500,
      area: 66,
      passes: 4,
      port: 200,
      pressure: 2.5,
      steel: 'stainless',
      mass: 3100,
      price: 3160000,
    },
    {
      kind: 'floating',
      shell: 500,
      tubes: 142,
      tube: '20×2',
      length: 6000,
      area: 52,
      passes: 2,
      port: 150,
      pressure: 2.5,
      steel: 'carbon',
      mass: 3350,
      price: 1490000,
    },
    {
      kind: 'floating',
      shell: 1000,
      tubes: 860,
      tube: '20×2',
      length: 6000,
      area: 320,
      passes: 4,
      port: 250,
      pressure: 1.6,
      steel: 'carbon',
      mass: 10700,
      price: 5380000,
    },
  ],
  product: ({ kind: key, shell, tubes, tube, length, area, passes, port, pressure, steel, mass, price }) => {
    const kind = kinds[key]
    const metal = steels[steel]
    return {
      model: `ST-${kind.code}-${shell}-${area}`,
      name: {
        en: `Shell-and-tube heat exchanger ${area} m², shell ${shell} mm, ${kind.text.en}`,
        ru: `Теплообменник кожухотрубный ${comma(area)} м², кожух ${shell} мм, ${kind.text.ru}`,
        zh: `${kind.text.zh}换热器 ${area} m² 壳径${shell} mm`,
      },
      description: {
        en: `${kind.use.en} ${tubes} tubes of ${tube} mm, ${metal.en}, in a ${shell} mm shell with ${passes} tube pass${passes > 1 ? 'es' : ''}. ${steel === 'brass' ? 'Typical job: heating district water in boiler houses and substations.' : area > 50 ? 'Calculated and stamped for the customer’s duty; welds are radiographed.' : 'Typical job: process heaters, coolers and condensers.'}`,
        ru: `${kind.use.ru} Число труб размером ${comma(tube)} мм (${metal.ru}) — ${tubes}, диаметр кожуха — ${shell} мм, число ходов по трубам — ${passes}. ${steel === 'brass' ? 'Типовая работа — подогрев сетевой воды в котельных и тепловых пунктах.' : area > 50 ? 'Тепловой и прочностной расчёт под задачу заказчика, сварные швы — с радиографическим контролем.' : 'Типовая работа — технологические подогреватели, холодильники и конденсаторы.'}`,
        zh: `${kind.use.zh}换热管${tubes}根，规格${tube} mm，${metal.zh}；壳体直径${shell} mm，管程数${passes}。${steel === 'brass' ? '常用于锅炉房和换热站加热循环水。' : area > 50 ? '按用户工况进行热力与强度计算，焊缝射线检测。' : '常用作工艺加热器、冷却器和冷凝器。'}`,
      },
      facts: [
        fact(names.type, kind.text),
        fact(
          { en: 'Heat transfer surface', ru: 'Поверхность теплообмена', zh: '换热面积' },
          quantity(area, 'm²', 'м²'),
        ),
        fact({ en: 'Shell diameter', ru: 'Диаметр кожуха', zh: '壳体直径' }, mm(shell)),
        fact(
          { en: 'Tubes', ru: 'Трубы', zh: '换热管' },
          {
            en: `${tubes} pcs, ${tube} mm, ${metal.en}`,
            ru: `${tubes} шт., ${comma(tube)} мм, ${metal.ru}`,
            zh: `${tubes}根，${tube} mm，${metal.zh}`,
          },
        ),
        fact({ en: 'Tube length', ru: 'Длина труб', zh: '管长' }, mm(length)),
        fact({ en: 'Tube passes', ru: 'Ходов по трубам', zh: '管程数' }, `${passes}`),
        fact({ en: 'Nozzles', ru: 'Патрубки', zh: '接管' }, `DN ${port}`),
        fact(names.designPressure, mpa(pressure)),
        fact(names.temperature, celsius(-20, steel === 'brass' ? 150 : 300)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: 1,
      leadDays: area > 50 ? [60, 90] : steel === 'brass' ? [10, 20] : [30, 50],
    }
  },
  draw: ({ kind, shell, tubes, length, port, passes, area }) => {
    const s = new Sheet()
    const r = between(shell, 76, 1000, 26, 54)
    const cy = 148
    const head = r * 0.85
    const x1 = 46 + head
    const x2 = kind === 'u-tube' ? 340 - r * 0.4 : 352 - head
    const rows = Math.max(3, Math.min(11, Math.round(Math.sqrt(tubes))))
    const channel = head * 0.5
    const p = Math.max(7, between(port, 32, 250, 8, 14))
    const nozzle = (x: number, v: number, from: number) => {
      s.rect(x - p, v < 0 ? from - 22 : from, 2 * p, 22, { fill: 'paper' })
        .rect(x - p - 6, v < 0 ? from - 27 : from + 22, 2 * p + 12, 6, { fill: 'hatch' })
        .line(x, v < 0 ? from - 34 : from - 4, x, v < 0 ? from + 4 : from + 34, 'centre')
    }
    for (const v of [0.24, 0.64]) {
      const x = x1 + (x2 - x1) * v
      s.polygon(
        [
          [x - 20, cy + r - 3],
          [x + 20, cy + r - 3],
          [x + 20, cy + r + 40],
          [x - 20, cy + r + 40],
        ],
        { fill: 'paper' },
      )
        .rect(x - 28, cy + r + 40, 56, 6, { fill: 'hatch' })
        .line(x, cy + r, x, cy + r + 40, 'thin')
    }
    nozzle(x1 + 30, -1, cy - r)
    nozzle(x2 - (kind === 'u-tube' ? 40 : 34), 1, cy + r)
    s.rect(x1, cy - r, x2 - x1, 2 * r, { fill: 'paper' })
    s.line(x1, cy - r + 4, x2, cy - r + 4, 'thin').line(x1, cy + r - 4, x2, cy + r - 4, 'thin')
    const inner = r - 8
    const end = kind === 'u-tube' ? x2 - inner * 0.6 : x2
    for (let i = 0; i < rows; i++) {
      const y = cy - inner + (i * 2 * inner) / (rows - 1)
      if (kind === 'u-tube' && Math.abs(y - cy) > 1) {
        if (y < cy) {
          const b = cy - y
          s.path(`M${x1} ${y}H${end - inner * 0.4}A${b} ${b} 0 0 1 ${end - inner * 0.4} ${cy + b}H${x1}`, {
            weight: 'thin',
          })
        }
      } else if (kind !== 'u-tube') s.line(x1, y, x2 - (kind === 'floating' ? r * 0.35 : 0), y, 'thin')
    }
    const baffles = Math.max(3, Math.min(9, Math.round(length / 750) + 1))
    for (let i = 1; i <= baffles; i++) {
      const x = x1 + (i * (end - (kind === 'u-tube' ? inner * 0.5 : 0) - x1)) / (baffles + 1)
      s.rect(x - 1.5, i % 2 ? cy - r + 4 : cy - r * 0.45, 3, r * 1.45 - 4, { fill: 'paper' })
    }
    s.path(`M${x1 - channel} ${cy - r}A${head * 0.7} ${r} 0 0 0 ${x1 - channel} ${cy + r}H${x1}V${cy - r}Z`, {
      fill: 'paper',
    })
    s.rect(x1 - 9, cy - r - 9, 6, 2 * r + 18, { fill: 'paper' }).rect(x1 - 3, cy - r - 9, 7, 2 * r + 18, {
      fill: 'hatch',
    })
    nozzle(x1 - channel - 3, -1, cy - r + 1)
    if (passes > 1) {
      s.line(x1 - channel - head * 0.66, cy, x1 - 3, cy)
      if (passes > 2) s.line(x1 - channel - 6, cy - r * 0.5, x1 - 3, cy - r * 0.5, 'thin')
      nozzle(x1 - channel - 3, 1, cy + r - 1)
    }
    if (kind === 'u-tube') s.path(`M${x2} ${cy - r}A${r * 0.55} ${r} 0 0 1 ${x2} ${cy + r}`, { fill: 'paper' })
    else {
      s.path(`M${x2 + channel} ${cy - r}A${head * 0.7} ${r} 0 0 1 ${x2 + channel} ${cy + r}H${x2}V${cy - r}Z`, {
        fill: 'paper',
      })
      s.rect(x2 + 3, cy - r - 9, 6, 2 * r + 18, { fill: 'paper' }).rect(x2 - 4, cy - r - 9, 7, 2 * r + 18, {
        fill: kind === 'floating' ? 'paper' : 'hatch',
      })
      if (kind === 'floating')
        s.rect(x2 - r * 0.35 - 4, cy - inner, 7, 2 * inner, { fill: 'hatch' }).path(
          `M${x2 - r * 0.35 + 3} ${cy - inner * 0.92}A${r * 0.5} ${inner} 0 0 1 ${x2 - r * 0.35 + 3} ${cy + inner * 0.92}`,
          { fill: 'paper' },
        )
      else if (passes === 1) nozzle(x2 + channel + 3, 1, cy + r - 1)
    }
    return s
      .line(36, cy, 376, cy, 'centre')
      .dimX(x1, x2, 288, `L ${length}`, cy + r + 10)
      .dimY(cy - r, cy + r, 30, `⌀ ${shell}`, x1 - channel)
      .note(x1 + 30, cy - r - 24, x1 + 52, 42, `DN ${port}`)
      .note(x1 + (x2 - x1) * 0.55, cy - inner + 2, 238, 54, `${tubes}×`)
      .note(x1 + (x2 - x1) * 0.75, cy - r * 0.2, 310, 54, `${area} m²`)
  },
})
