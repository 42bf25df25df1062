import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'hand' | 'scale' | 'scissor' | 'electric' | 'stacker'
  /** Kilograms. */
  capacity: number
  fork: number
  across: number
  /** Lowest and highest fork position. */
  low: number
  high: number
  battery?: string
  mass: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  hand: say('Hand pallet truck', 'Тележка гидравлическая', '手动液压搬运车'),
  scale: say('Weighing pallet truck', 'Тележка гидравлическая с весами', '电子秤搬运车'),
  scissor: say('High-lift scissor pallet truck', 'Тележка ножничная с высоким подъёмом', '高起升剪式搬运车'),
  electric: say('Electric pallet truck', 'Тележка электрическая самоходная', '电动搬运车'),
  stacker: say('Electric stacker', 'Штабелёр электрический самоходный', '电动堆高车'),
}

const items: Item[] = [
  {
    kind: 'hand',
    capacity: 2000,
    fork: 800,
    across: 540,
    low: 85,
    high: 200,
    mass: 62,
    price: 21900,
    use: say(
      'Short forks turn in truck bodies and behind shop counters.',
      'Короткие вилы разворачиваются в кузове и в подсобке магазина.',
      '短货叉，便于在车厢和店铺后仓内转弯。',
    ),
  },
  {
    kind: 'hand',
    capacity: 2500,
    fork: 1150,
    across: 550,
    low: 85,
    high: 200,
    mass: 74,
    price: 22800,
    use: say(
      'The everyday truck for EUR pallets on smooth floors.',
      'Основная тележка под поддоны EUR на ровном полу.',
      '在平整地面上搬运欧标托盘的日常用车。',
    ),
  },
  {
    kind: 'hand',
    capacity: 3000,
    fork: 1220,
    across: 685,
    low: 85,
    high: 200,
    mass: 86,
    price: 28400,
    use: say(
      'Wide forks for FIN and Asian square pallets.',
      'Широкие вилы под финские и квадратные азиатские поддоны.',
      '宽货叉，适配 1200×1000 及方形托盘。',
    ),
  },
  {
    kind: 'hand',
    capacity: 5000,
    fork: 1150,
    across: 550,
    low: 90,
    high: 200,
    mass: 128,
    price: 52500,
    use: say(
      'For castings, paper rolls and dies; the fork profile is 5 mm steel.',
      'Под отливки, рулоны бумаги и штампы; профиль вил из стали 5 мм.',
      '用于铸件、纸卷和模具，货叉采用 5 mm 钢板。',
    ),
  },
  {
    kind: 'hand',
    capacity: 1500,
    fork: 2000,
    across: 550,
    low: 85,
    high: 200,
    mass: 112,
    price: 46900,
    use: say(
      'Carries long loads or two pallets one behind the other.',
      'Для длинномеров или двух поддонов друг за другом.',
      '可搬运长件或前后两个托盘。',
    ),
  },
  {
    kind: 'scale',
    capacity: 2000,
    fork: 1150,
    across: 555,
    low: 88,
    high: 200,
    battery: '6 V 4 Ah',
    mass: 118,
    price: 89500,
    use: say(
      'Four load cells weigh the pallet on the move with 1 kg division, verified for trade.',
      'Четыре датчика взвешивают поддон на ходу с дискретностью 1 кг, поверка — для торговых расчётов.',
      '四只传感器，分度值 1 kg，可用于贸易结算。',
    ),
  },
  {
    kind: 'scissor',
    capacity: 1000,
    fork: 1170,
    across: 540,
    low: 85,
    high: 800,
    mass: 112,
    price: 59800,
    use: say(
      'Raises the pallet to working height for packing and feeding machines.',
      'Поднимает поддон на рабочую высоту при упаковке и загрузке станков.',
      '将托盘升至操作高度，便于包装和上料。',
    ),
  },
  {
    kind: 'electric',
    capacity: 1500,
    fork: 1150,
    across: 560,
    low: 82,
    high: 202,
    battery: '24 V 20 Ah Li-ion',
    mass: 132,
    price: 148000,
    use: say(
      'Light enough for liftgates; the battery is changed in a few seconds.',
      'Достаточно лёгкая для гидроборта, аккумулятор меняется за секунды.',
      '自重轻，可上尾板，电池数秒即可更换。',
    ),
  },
  {
    kind: 'electric',
    capacity: 2500,
    fork: 1150,
    across: 560,
    low: 85,
    high: 205,
    battery: '24 V 210 Ah',
    mass: 545,
    price: 435000,
    use: say(
      'With a folding platform for long runs in distribution centers.',
      'С откидной площадкой оператора для дальних рейсов по распределительному центру.',
      '配折叠踏板，适合配送中心长距离搬运。',
    ),
  },
  {
    kind: 'stacker',
    capacity: 1500,
    fork: 1150,
    across: 570,
    low: 86,
    high: 3300,
    battery: '24 V 180 Ah',
    mass: 690,
    price: 498000,
    use: say(
      'Stacks to the third tier in aisles of 2.3 m.',
      'Ставит на третий ярус в проходе 2,3 м.',
      '可在 2.3 m 巷道内堆至第三层。',
    ),
  },
]

export const palletTrucks = leaf<Item>({
  key: 'pallet-trucks',
  name: say('Pallet trucks and stackers', 'Тележки гидравлические и штабелёры', '搬运车与堆高车'),
  about: say(
    'Hand, weighing, scissor and electric pallet trucks and stackers for loads up to 5 t. Spare wheels and pump kits are kept in stock.',
    'Ручные, весовые, ножничные и электрические тележки, штабелёры до 5 т. Колёса и ремкомплекты насосов — всегда на складе.',
    '手动、称重、剪式和电动搬运车及堆高车，载重可达 5 t，轮子和油泵修理包常备现货。',
  ),
  tnved: '8427',
  unit: 'piece',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const t = figure(i.capacity / 1000)
    const battery = i.battery
      ? say(i.battery, i.battery.replace('Ah', 'А·ч').replace(' V', ' В'), i.battery)
      : undefined
    return {
      model: `${{ hand: 'PT', scale: 'PW', scissor: 'PS', electric: 'PE', stacker: 'ST' }[i.kind]}-${i.capacity / 100}-${i.fork / 10}`,
      name: say(
        `${kind.en} ${t.en} t, forks ${i.fork}×${i.across} mm${i.high > 300 ? `, lift ${i.high} mm` : ''}`,
        `${kind.ru} ${t.ru} т, вилы ${i.fork}×${i.across} мм${i.high > 300 ? `, подъём ${i.high} мм` : ''}`,
        `${kind.zh} ${t.zh} t 货叉${i.fork}×${i.across} mm${i.high > 300 ? ` 起升${i.high} mm` : ''}`,
      ),
      description: say(
        `${kind.en} for ${i.capacity} kg with forks ${i.fork} mm long, lift from ${i.low} to ${i.high} mm. ${i.use.en} ${battery ? `Battery ${battery.en}, charger included.` : 'Pump with overload valve, lowering speed set by the hand lever.'}`,
        `${kind.ru} на ${i.capacity} кг, вилы ${i.fork} мм, подъём от ${i.low} до ${i.high} мм. ${i.use.ru} ${battery ? `Аккумулятор ${battery.ru}, зарядное устройство в комплекте.` : 'Насос с перепускным клапаном, плавное опускание рычагом на рукоятке.'}`,
        `${kind.zh}，载重 ${i.capacity} kg，货叉长 ${i.fork} mm，起升 ${i.low}～${i.high} mm。${i.use.zh}${battery ? `电池 ${battery.zh}，含充电器。` : '油泵带过载阀，手柄控制下降速度。'}`,
      ),
      facts: [
        fact('Capacity', 'Грузоподъёмность', '额定载重', measure(i.capacity, 'kg')),
        fact('Fork length', 'Длина вил', '货叉长度', measure(i.fork, 'mm')),
        fact('Width across forks', 'Ширина по вилам', '货叉总宽', measure(i.across, 'mm')),
        fact('Lowered fork height', 'Высота в нижнем положении', '最低高度', measure(i.low, 'mm')),
        fact('Lift height', 'Высота подъёма', '起升高度', measure(i.high, 'mm')),
        fact(
          'Drive',
          'Привод',
          '驱动方式',
          i.kind === 'electric' || i.kind === 'stacker'
            ? say('electric', 'электрический', '电动')
            : say('manual', 'ручной', '手动'),
        ),
        ...(battery ? [fact('Battery', 'Аккумулятор', '电池', battery)] : []),
        fact('Weight', 'Собственная масса', '自重', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(i.battery && i.kind !== 'scale' ? 'ТР ТС 010/2011, ISO 3691-1' : 'ТР ТС 010/2011, ISO 3691-5'),
        ),
      ],
      priceRub: i.price,
      moq: i.kind === 'hand' ? 3 : 1,
      leadDays: i.kind === 'electric' || i.kind === 'stacker' ? [7, 21] : [1, 6],
      ...((i.kind === 'hand' || i.kind === 'scale') && {
        variants: [
          variant('-PU', 1, fact('Wheels', 'Колёса', '轮子', say('polyurethane', 'полиуретан', '聚氨酯'))),
          variant('-NY', 0.97, fact('Wheels', 'Колёса', '轮子', say('nylon', 'нейлон', '尼龙'))),
          variant(
            '-RB',
            1.05,
            fact('Wheels', 'Колёса', '轮子', say('rubber steering wheels', 'резиновые рулевые', '橡胶转向轮')),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const stacker = i.kind === 'stacker'
    const s = stacker ? 0.098 : Math.min(0.172, 268 / (i.fork + 420))
    const base = 238
    const fork = i.fork * s
    const heel = (stacker ? 176 : 128) + (i.fork < 1000 ? 34 : 0) - (i.fork > 1500 ? 34 : 0)
    const tip = heel + fork
    const w = 8 + 5 * (i.capacity / 5000)
    const sheet = new Sheet().line(30, base, 374, base, 'thin')
    const raised = stacker ? 118 : i.kind === 'scissor' ? 72 : 0
    const top = base - i.low * s - raised
    sheet.circle(tip - 22, base - w * 0.62, w * 0.62, { fill: 'hatch' })
    if (i.capacity >= 2500 && i.kind === 'hand')
      sheet.circle(tip - 22 - w * 1.5, base - w * 0.62, w * 0.62, { fill: 'hatch' })
    if (stacker || i.kind === 'scissor') sheet.rect(heel - 6, base - 18, fork - 8, 8, { fill: 'paper' })
    if (i.kind === 'scissor') {
      sheet
        .polygon(
          [
            [heel + 10, base - 16],
            [tip - 20, top + 6],
            [tip - 14, top + 11],
            [heel + 15, base - 11],
          ],
          { fill: 'paper' },
        )
        .polygon(
          [
            [heel + 10, top + 6],
            [tip - 24, base - 16],
            [tip - 30, base - 11],
            [heel + 4, top + 11],
          ],
          { fill: 'paper' },
        )
        .circle((heel + tip - 6) / 2, (base - 16 + top + 8) / 2, 4, { fill: 'paper' })
    }
    sheet.path(
      `M${heel} ${top}H${(tip - 16).toFixed(1)}Q${tip} ${(top + 1).toFixed(1)} ${tip} ${(top + 6).toFixed(1)}L${(tip - 18).toFixed(1)} ${(top + 9).toFixed(1)}H${heel}Z`,
      { fill: 'paper' },
    )
    const power = i.kind === 'electric' || stacker
    const big = power ? (i.mass > 300 ? 58 : 40) : 24
    if (stacker) {
      sheet
        .rect(heel - 12, 36, 12, base - 54, { fill: 'paper' })
        .line(heel - 8, 36, heel - 8, base - 18, 'thin')
        .line(heel - 4, 36, heel - 4, base - 18, 'thin')
        .rect(heel - 3, top - 34, 6, 40, { fill: 'hatch' })
        .path(Array.from({ length: 12 }, (_, n) => `M${heel - 10} ${44 + n * 13}h8`).join(''), { weight: 'thin' })
    }
    if (power)
      sheet
        .rect(heel - big - (stacker ? 14 : 0), base - 18 - big * 1.15, big, big * 1.15 + 6, {
          fill: 'paper',
          radius: 5,
        })
        .rect(heel - big * 0.75 - (stacker ? 14 : 0), base - 10 - big * 1.15, big * 0.5, big * 0.42, {
          weight: 'thin',
          fill: 'tint',
        })
    else
      sheet
        .polygon(
          [
            [heel - 24, base - 34],
            [heel - 10, base - 46],
            [heel + 4, base - 40],
            [heel + 4, top + 9],
            [heel - 12, top + 9],
          ],
          { fill: 'paper' },
        )
        .rect(heel - 30, base - 60, 12, 46, { fill: 'hatch' })
    const axle = power ? heel - big / 2 - (stacker ? 14 : 0) : heel - 24
    sheet.circle(axle, base - w, w, { fill: 'paper' }).circle(axle, base - w, w * 0.4, { fill: 'hatch' })
    const [hx, hy] = power ? [heel - big + 6 - (stacker ? 14 : 0), base - 16 - big] : [heel - 26, base - 54]
    const ex = hx - 38
    const ey = hy - 96
    sheet.polygon(
      [
        [hx - 4, hy],
        [hx + 4, hy],
        [ex + 4, ey],
        [ex - 2, ey],
      ],
      { fill: 'paper' },
    )
    if (power) sheet.path(`M${ex - 8} ${ey + 4}q-6 -18 8 -22h10q10 8 -2 22Z`, { fill: 'tint' })
    else
      sheet
        .path(`M${ex} ${ey}q-16 -6 -10 -20q14 -8 22 4q2 10 -8 16Z`, { fill: 'paper' })
        .line(ex + 4, ey - 4, ex + 13, ey + 2)
    if (i.kind === 'scale')
      sheet
        .rect(heel - 22, base - 90, 34, 26, { fill: 'paper', radius: 3 })
        .rect(heel - 18, base - 86, 26, 9, { fill: 'tint', weight: 'thin' })
        .path(`M${heel - 16} ${base - 71}h4m3 0h4m3 0h4`, { weight: 'thin' })
        .repeat(4, (d, n) =>
          d.circle(heel + 14 + ((fork - 40) * n) / 3, top + 4.5, 2.4, { fill: 'hatch', weight: 'thin' }),
        )
    sheet.dimX(heel, tip, base + 28, `${i.fork}`, top + 8)
    if (raised > 0) sheet.dimY(top, base, Math.min(tip + 26, 376), `${i.high}`, tip - 8)
    else {
      const ty = 66
      const half = Math.min(i.across * s * 0.5, 46)
      const blade = half * 0.56
      sheet
        .path(
          `M${heel - 8} ${ty - half * 0.5}L${heel + 14} ${ty - half}H${(tip - 10).toFixed(1)}q10 2 10 ${(blade / 2).toFixed(1)}q0 ${(blade / 2).toFixed(1)} -10 ${(blade / 2).toFixed(1)}H${heel + 16}V${(ty + half - blade).toFixed(1)}H${(tip - 10).toFixed(1)}q10 2 10 ${(blade / 2).toFixed(1)}q0 ${(blade / 2).toFixed(1)} -10 ${(blade / 2).toFixed(1)}H${heel + 14}L${heel - 8} ${ty + half * 0.5}Z`,
          { fill: 'paper' },
        )
        .line(heel - 16, ty, tip + 10, ty, 'centre')
        .dimY(ty - half, ty + half, Math.min(tip + 28, 380), `${i.across}`, tip)
        .note(tip - 40, top + 4, tip - 16, base - 62, `${i.capacity} kg`)
    }
    return sheet
  },
})
