import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import { fact, figure, measure, norm, say, variant } from './figures.ts'

interface Item {
  /** Miniature, molded case or air circuit breaker. */
  kind: 'mcb' | 'mccb' | 'acb'
  poles: 1 | 2 | 3 | 4
  current: number
  breaking: number
  width: number
  height: number
  depth: number
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  mcb: say('Miniature circuit breaker', 'Автоматический выключатель модульный', '小型断路器'),
  mccb: say('Molded case circuit breaker', 'Автоматический выключатель в литом корпусе', '塑壳断路器'),
  acb: say('Air circuit breaker', 'Воздушный автоматический выключатель', '万能式断路器'),
}

const items: Item[] = [
  {
    kind: 'mcb',
    poles: 1,
    current: 6,
    breaking: 4.5,
    width: 18,
    height: 80,
    depth: 70,
    mass: 0.11,
    price: 148,
    use: say(
      'Protects signaling and lighting circuits with thin wires.',
      'Защищает цепи сигнализации и освещения с тонким проводом.',
      '用于保护信号和照明等小截面回路。',
    ),
  },
  {
    kind: 'mcb',
    poles: 1,
    current: 16,
    breaking: 6,
    width: 18,
    height: 80,
    depth: 70,
    mass: 0.11,
    price: 165,
    use: say(
      'The standard breaker for receptacle and lighting circuits in homes.',
      'Основной автомат для розеточных и осветительных линий в жилье.',
      '住宅插座和照明回路的标准选型。',
    ),
  },
  {
    kind: 'mcb',
    poles: 2,
    current: 32,
    breaking: 6,
    width: 36,
    height: 80,
    depth: 70,
    mass: 0.23,
    price: 410,
    use: say(
      'Disconnects phase and neutral together, for cooktops and apartment service entrances.',
      'Отключает фазу и ноль одновременно: варочные панели, вводы квартир.',
      '相线与零线同时断开，用于电磁灶和入户进线。',
    ),
  },
  {
    kind: 'mcb',
    poles: 3,
    current: 40,
    breaking: 6,
    width: 54,
    height: 80,
    depth: 70,
    mass: 0.34,
    price: 620,
    use: say(
      'For three-phase machine tools and compressors up to 18 kW.',
      'Для трёхфазных станков и компрессоров до 18 кВт.',
      '用于 18 kW 以下三相机床和空压机。',
    ),
  },
  {
    kind: 'mcb',
    poles: 4,
    current: 63,
    breaking: 10,
    width: 72,
    height: 80,
    depth: 70,
    mass: 0.46,
    price: 1260,
    use: say(
      'Main breaker for apartment floors and small shops where the neutral must be disconnected too.',
      'Ввод этажей и небольших магазинов, где нужно рвать и нейтраль.',
      '楼层和小型商铺进线，零线同步分断。',
    ),
  },
  {
    kind: 'mcb',
    poles: 3,
    current: 100,
    breaking: 10,
    width: 81,
    height: 90,
    depth: 76,
    mass: 0.55,
    price: 1980,
    use: say(
      'Modules 27 mm wide with box terminals for conductors up to 50 mm².',
      'Модули по 27 мм с зажимами под жилу до 50 мм².',
      '单极宽 27 mm，接线端子可压接 50 mm² 导线。',
    ),
  },
  {
    kind: 'mccb',
    poles: 3,
    current: 125,
    breaking: 25,
    width: 90,
    height: 130,
    depth: 82,
    mass: 1.1,
    price: 4650,
    use: say(
      'For subpanels and feeders of one workshop bay.',
      'Распределительные щиты и вводы одного пролёта цеха.',
      '用于分配电箱和单跨车间馈线。',
    ),
  },
  {
    kind: 'mccb',
    poles: 3,
    current: 250,
    breaking: 35,
    width: 107,
    height: 170,
    depth: 103,
    mass: 1.9,
    price: 9800,
    use: say(
      'The main breaker of most small workshops and pumping stations.',
      'Вводной автомат большинства малых цехов и насосных.',
      '多数小型车间和泵站的进线断路器。',
    ),
  },
  {
    kind: 'mccb',
    poles: 3,
    current: 630,
    breaking: 50,
    width: 182,
    height: 270,
    depth: 158,
    mass: 9.4,
    price: 42500,
    use: say(
      'Electronic release with adjustable overload, short-time and instantaneous settings.',
      'Электронный расцепитель с регулировкой перегрузки, селективной и мгновенной отсечки.',
      '电子脱扣器，过载、短延时和瞬时保护均可调。',
    ),
  },
  {
    kind: 'acb',
    poles: 3,
    current: 1600,
    breaking: 65,
    width: 362,
    height: 402,
    depth: 420,
    mass: 62,
    price: 228000,
    use: say(
      'Withdrawable version with motor drive for the low-voltage side of 1000 kVA transformers.',
      'Выкатное исполнение с моторным приводом; сторона 0,4 кВ трансформаторов 1000 кВ·А.',
      '抽屉式结构，电动储能，用于 1000 kVA 变压器低压侧总进线。',
    ),
  },
  {
    kind: 'acb',
    poles: 4,
    current: 4000,
    breaking: 100,
    width: 537,
    height: 438,
    depth: 420,
    mass: 142,
    price: 815000,
    use: say(
      'Main and bus-tie breaker of large switchboards; the fourth pole is sized for full neutral current.',
      'Вводной и секционный аппарат больших ГРЩ, четвёртый полюс на полный ток нейтрали.',
      '大型配电柜进线和母联断路器，第四极按全额中性线电流设计。',
    ),
  },
]

export const circuitBreakers = leaf<Item>({
  key: 'circuit-breakers',
  name: say('Circuit breakers', 'Выключатели автоматические', '断路器'),
  about: say(
    'Miniature, molded case and air circuit breakers from 6 to 4000 A. Time-current curves and selectivity tables come with every order.',
    'Модульные автоматы, автоматы в литом корпусе и воздушные выключатели от 6 до 4000 А. Времятоковые характеристики и таблицы селективности прикладываем к заказу.',
    '小型、塑壳和万能式断路器，6～4000 A。随货提供时间—电流曲线和选择性配合表。',
  ),
  tnved: '8536',
  unit: 'piece',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const ka = figure(i.breaking)
    const small = i.kind === 'mcb'
    return {
      model: `${i.kind.toUpperCase()}-${i.poles}P-${i.current}`,
      name: say(
        `${kind.en} ${i.poles}P ${i.current} A, ${ka.en} kA`,
        `${kind.ru} ${i.poles}P ${i.current} А ${ka.ru} кА`,
        `${kind.zh} ${i.poles}P ${i.current} A 分断${ka.zh} kA`,
      ),
      description: say(
        `${i.poles}-pole ${kind.en.toLowerCase()} for ${i.current} A, ultimate breaking capacity ${ka.en} kA. ${i.use.en} ${small ? 'Snaps on a 35 mm DIN rail and accepts pin and fork busbars.' : 'Auxiliary contacts, shunt and undervoltage releases are fitted without opening the case.'}`,
        `${kind.ru} на ${i.current} А, число полюсов — ${i.poles}, предельная отключающая способность ${ka.ru} кА. ${i.use.ru} ${small ? 'Крепление на DIN-рейку 35 мм, подходят штыревые и вилочные шины.' : 'Дополнительные контакты, независимый расцепитель и расцепитель минимального напряжения ставятся без вскрытия корпуса.'}`,
        `${i.poles} 极${kind.zh}，额定电流 ${i.current} A，极限分断能力 ${ka.zh} kA。${i.use.zh}${small ? '35 mm 导轨卡装，可配针型和叉型汇流排。' : '辅助触头、分励和欠压脱扣器可免开盖加装。'}`,
      ),
      facts: [
        fact('Rated current', 'Номинальный ток', '额定电流', measure(i.current, 'A')),
        fact('Poles', 'Число полюсов', '极数', `${i.poles}P`),
        fact('Breaking capacity', 'Отключающая способность', '分断能力', measure(i.breaking, 'kA')),
        fact(
          'Rated voltage',
          'Номинальное напряжение',
          '额定电压',
          i.kind === 'mcb' ? measure(i.poles === 1 ? 230 : 400, 'V') : measure(i.kind === 'mccb' ? 400 : 690, 'V'),
        ),
        fact(
          'Mounting',
          'Монтаж',
          '安装方式',
          small
            ? say('35 mm DIN rail', 'DIN-рейка 35 мм', '35 mm 导轨')
            : i.kind === 'mccb'
              ? say('mounting plate', 'монтажная панель', '安装板固定')
              : say('withdrawable cradle', 'выкатная корзина', '抽屉座'),
        ),
        fact(
          'Dimensions (W × H × D)',
          'Габариты (Ш × В × Г)',
          '外形尺寸（宽×高×深）',
          measure(`${i.width} × ${i.height} × ${i.depth}`, 'mm'),
        ),
        fact('Weight', 'Масса', '重量', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(small ? 'ГОСТ IEC 60898-1-2020, GB/T 10963.1' : 'ГОСТ IEC 60947-2-2021, GB/T 14048.2'),
        ),
      ],
      priceRub: i.price,
      moq: small ? (i.poles <= 2 ? 60 : 20) : i.kind === 'mccb' ? 2 : 1,
      leadDays: i.kind === 'acb' ? [40, 60] : i.kind === 'mccb' ? [5, 14] : [1, 5],
      ...(small && {
        variants: (['B', 'C', 'D'] as const).map((curve) =>
          variant(
            `-${curve}`,
            curve === 'D' ? 1.12 : 1,
            fact('Tripping curve', 'Характеристика расцепления', '脱扣特性', curve),
          ),
        ),
      }),
    }
  },
  draw: (i) => {
    const wanted = i.kind === 'mcb' ? 2.1 : i.kind === 'mccb' ? 1.3 * (130 / i.height) ** 0.8 : 0.35
    const s = Math.min(wanted, 274 / (i.width + i.depth))
    const w = i.width * s
    const h = i.height * s
    const d = i.depth * s
    const x0 = 212 - (w + d + 46) / 2
    const y0 = 138 - h / 2
    const sx = x0 + w + 46
    const pole = w / i.poles
    const sheet = new Sheet()
    if (i.kind === 'mcb') {
      sheet.repeat(i.poles, (q, n) => {
        const x = x0 + n * pole
        q.rect(x, y0, pole, h, { fill: 'paper', radius: 2 })
          .line(x, y0 + h * 0.22, x + pole, y0 + h * 0.22, 'thin')
          .line(x, y0 + h * 0.78, x + pole, y0 + h * 0.78, 'thin')
          .circle(x + pole / 2, y0 + h * 0.11, pole * 0.22, { weight: 'thin' })
          .line(x + pole * 0.35, y0 + h * 0.11, x + pole * 0.65, y0 + h * 0.11, 'thin')
          .circle(x + pole / 2, y0 + h * 0.89, pole * 0.22, { weight: 'thin' })
          .line(x + pole * 0.35, y0 + h * 0.89, x + pole * 0.65, y0 + h * 0.89, 'thin')
          .rect(x + pole * 0.24, y0 + h * 0.36, pole * 0.52, h * 0.24, { weight: 'thin', fill: 'tint' })
          .rect(x + pole * 0.24, y0 + h * 0.68, pole * 0.52, h * 0.05, { weight: 'thin' })
      })
      sheet.rect(x0 + pole * 0.3, y0 + h * 0.38, w - pole * 0.6, h * 0.1, { fill: 'hatch' })
      sheet
        .path(
          `M${sx + d * 0.62} ${y0}H${sx + d * 0.06}V${y0 + h}H${sx + d * 0.62}V${y0 + h * 0.76}H${sx + d * 0.86}V${y0 + h * 0.24}H${sx + d * 0.62}Z`,
          { fill: 'paper' },
        )
        .polygon(
          [
            [sx + d * 0.86, y0 + h * 0.36],
            [sx + d, y0 + h * 0.32],
            [sx + d, y0 + h * 0.39],
            [sx + d * 0.86, y0 + h * 0.46],
          ],
          { fill: 'hatch' },
        )
        .path(`M${sx + d * 0.06} ${y0 + h * 0.28}h8v${h * 0.44}h-8`, { fill: 'paper' })
        .path(`M${sx - 4} ${y0 + h * 0.28}h8v6h-4v${h * 0.44 - 12}h4v6h-8Z`, { fill: 'hatch', weight: 'thin' })
        .circle(sx + d * 0.46, y0 + h * 0.11, 6, { weight: 'hidden' })
        .circle(sx + d * 0.46, y0 + h * 0.89, 6, { weight: 'hidden' })
    } else if (i.kind === 'mccb') {
      sheet.rect(x0, y0, w, h, { fill: 'paper', radius: 3 })
      sheet.repeat(i.poles, (q, n) => {
        const x = x0 + (n + 0.5) * pole
        for (const y of [y0 + h * 0.08, y0 + h * 0.92])
          q.rect(x - pole * 0.3, y - h * 0.06, pole * 0.6, h * 0.12, { weight: 'thin', fill: 'tint' })
            .circle(x, y, pole * 0.17, { fill: 'paper' })
            .circle(x, y, pole * 0.07, { weight: 'thin' })
      })
      for (let n = 1; n < i.poles; n++)
        sheet
          .line(x0 + n * pole, y0, x0 + n * pole, y0 + h * 0.18)
          .line(x0 + n * pole, y0 + h * 0.82, x0 + n * pole, y0 + h)
      sheet
        .rect(x0 + 4, y0 + h * 0.2, w - 8, h * 0.6, { weight: 'thin', radius: 2 })
        .rect(x0 + w * 0.36, y0 + h * 0.32, w * 0.28, h * 0.3, { fill: 'tint' })
        .rect(x0 + w * 0.42, y0 + h * 0.34, w * 0.16, h * 0.12, { fill: 'hatch' })
        .circle(x0 + w * 0.8, y0 + h * 0.7, 4, { weight: 'thin' })
      if (i.current > 250)
        sheet.repeat(4, (q, n) =>
          q.circle(x0 + w * (0.2 + 0.13 * n), y0 + h * 0.72, w * 0.035, { fill: 'paper', weight: 'thin' }),
        )
      sheet
        .path(
          `M${sx} ${y0}H${sx + d * 0.62}V${y0 + h * 0.18}H${sx + d * 0.8}V${y0 + h * 0.82}H${sx + d * 0.62}V${y0 + h}H${sx}Z`,
          { fill: 'paper' },
        )
        .polygon(
          [
            [sx + d * 0.8, y0 + h * 0.4],
            [sx + d, y0 + h * 0.34],
            [sx + d, y0 + h * 0.41],
            [sx + d * 0.8, y0 + h * 0.48],
          ],
          { fill: 'hatch' },
        )
        .rect(sx + d * 0.2, y0 - 12, d * 0.12, 20, { fill: 'hatch', weight: 'thin' })
        .rect(sx + d * 0.2, y0 + h - 8, d * 0.12, 20, { fill: 'hatch', weight: 'thin' })
    } else {
      sheet
        .rect(x0, y0, w, h, { fill: 'paper', radius: 2 })
        .rect(x0 + w * 0.07, y0 + h * 0.2, w * 0.86, h * 0.62, { fill: 'paper', radius: 4 })
        .rect(x0 + w * 0.13, y0 + h * 0.27, w * 0.24, h * 0.48, { weight: 'thin', fill: 'tint' })
        .rect(x0 + w * 0.16, y0 + h * 0.31, w * 0.18, h * 0.13, { weight: 'thin', fill: 'paper' })
        .circle(x0 + w * 0.52, y0 + h * 0.35, 7, { fill: 'hatch' })
        .circle(x0 + w * 0.52, y0 + h * 0.49, 7, { fill: 'paper' })
        .rect(x0 + w * 0.46, y0 + h * 0.6, w * 0.3, h * 0.12, { weight: 'thin' })
        .rect(x0 + w * 0.8, y0 + h * 0.27, w * 0.07, h * 0.48, { fill: 'hatch' })
        .repeat(i.poles, (q, n) =>
          q
            .rect(x0 + pole * (n + 0.18), y0 + h * 0.03, pole * 0.64, h * 0.13, { weight: 'thin' })
            .repeat(5, (e, m) =>
              e.line(
                x0 + pole * (n + 0.25 + 0.125 * m),
                y0 + h * 0.05,
                x0 + pole * (n + 0.25 + 0.125 * m),
                y0 + h * 0.14,
                'thin',
              ),
            ),
        )
      sheet
        .rect(sx, y0, d * 0.78, h, { fill: 'paper' })
        .rect(sx + d * 0.78, y0 + h * 0.2, d * 0.22, h * 0.62, { fill: 'paper', radius: 3 })
        .rect(sx - 16, y0 + h * 0.26, 16, 12, { fill: 'hatch', weight: 'thin' })
        .rect(sx - 16, y0 + h * 0.7, 16, 12, { fill: 'hatch', weight: 'thin' })
        .line(sx, y0 + h * 0.88, sx + d * 0.78, y0 + h * 0.88)
        .circle(sx + d * 0.2, y0 + h * 0.94, 5, { weight: 'thin' })
        .circle(sx + d * 0.6, y0 + h * 0.94, 5, { weight: 'thin' })
    }
    return sheet
      .line(sx - 12, y0 + h / 2, sx + d + 12, y0 + h / 2, 'centre')
      .dimX(x0, x0 + w, y0 + h + 28, `${i.width}`, y0 + h)
      .dimX(sx, sx + d, y0 + h + 28, `${i.depth}`, y0 + h)
      .dimY(y0, y0 + h, x0 - 18, `${i.height}`, x0)
      .note(x0 + 5, y0 + 4, x0 + 16, y0 - 18, `${i.poles}P  ${i.current} A`)
  },
})
