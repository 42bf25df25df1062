import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, figure, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  kind: 'cabinet' | 'delivery' | 'coated' | 'suction'
  dn: number
  inner: number
  pressure: number
  burst: number
  length: number
  wall: number
  mass: number
  cold: number
  price: number
  use: FullText
}

const KINDS: Record<Item['kind'], FullText> = {
  cabinet: say('Hydrant cabinet fire hose', 'Рукав пожарный для внутренних кранов', '室内消火栓水带'),
  delivery: say('Rubber-lined fire hose', 'Рукав пожарный напорный латексированный', '有衬里消防水带'),
  coated: say('Double-coated fire hose', 'Рукав пожарный напорный с двусторонним покрытием', '双面涂覆消防水带'),
  suction: say('Spiral-reinforced fire suction hose', 'Рукав пожарный всасывающий со спиралью', '消防吸水管'),
}
const LINING: Record<Item['kind'], FullText> = {
  cabinet: say('latex', 'латекс', '乳胶'),
  delivery: say('latex rubber', 'латекс, резина', '天然橡胶'),
  coated: say('nitrile-PVC both sides', 'нитрил-ПВХ с двух сторон', '丁腈/PVC 双面'),
  suction: say('rubber with steel spiral', 'резина со стальной спиралью', '橡胶加钢丝螺旋'),
}

const items: Item[] = [
  {
    kind: 'cabinet',
    dn: 25,
    inner: 25,
    pressure: 1,
    burst: 2,
    length: 20,
    wall: 1.4,
    mass: 3.1,
    cold: -10,
    price: 1480,
    use: say(
      'First-response hose for reels in hotels and offices.',
      'Рукав первичного тушения для гостиниц и офисов.',
      '用于酒店和写字楼的初期灭火卷盘。',
    ),
  },
  {
    kind: 'cabinet',
    dn: 50,
    inner: 51,
    pressure: 1,
    burst: 2,
    length: 20,
    wall: 1.6,
    mass: 5.2,
    cold: -10,
    price: 1890,
    use: say(
      'The standard equipment of indoor hydrant cabinets.',
      'Штатная комплектация шкафов внутреннего противопожарного водопровода.',
      '室内消火栓箱标准配置。',
    ),
  },
  {
    kind: 'cabinet',
    dn: 65,
    inner: 66,
    pressure: 1,
    burst: 2,
    length: 20,
    wall: 1.7,
    mass: 7.4,
    cold: -10,
    price: 2450,
    use: say(
      'For production buildings with jets of 5 L/s.',
      'Для производственных зданий со струёй 5 л/с.',
      '用于单股流量 5 L/s 的厂房。',
    ),
  },
  {
    kind: 'delivery',
    dn: 50,
    inner: 51,
    pressure: 1.6,
    burst: 3.5,
    length: 20,
    wall: 2,
    mass: 7.1,
    cold: -40,
    price: 3350,
    use: say(
      'Attack line for fire engines; light to carry upstairs.',
      'Для рабочей линии пожарного автомобиля; рукав легко поднимать по лестнице.',
      '消防车工作线，轻便易登高。',
    ),
  },
  {
    kind: 'delivery',
    dn: 65,
    inner: 66,
    pressure: 1.6,
    burst: 3.5,
    length: 20,
    wall: 2.2,
    mass: 9.6,
    cold: -40,
    price: 4180,
    use: say(
      'The size between attack and supply lines.',
      'Средний калибр между рабочей и магистральной линией.',
      '介于工作线与干线之间的通用规格。',
    ),
  },
  {
    kind: 'delivery',
    dn: 80,
    inner: 77,
    pressure: 1.6,
    burst: 3.5,
    length: 20,
    wall: 2.4,
    mass: 12.2,
    cold: -40,
    price: 5350,
    use: say(
      'Supply line from the hydrant to the gated wye.',
      'Магистральная линия от гидранта до разветвления.',
      '消火栓至分水器的干线水带。',
    ),
  },
  {
    kind: 'coated',
    dn: 65,
    inner: 66,
    pressure: 3,
    burst: 6,
    length: 20,
    wall: 3,
    mass: 14.8,
    cold: -50,
    price: 9450,
    use: say(
      'High-pressure hose for tall buildings; resists oil and seawater.',
      'Высокое давление для высотных зданий, не боится масла и морской воды.',
      '高压型，用于高层建筑，耐油耐海水。',
    ),
  },
  {
    kind: 'coated',
    dn: 150,
    inner: 150,
    pressure: 1.2,
    burst: 2.4,
    length: 20,
    wall: 3.8,
    mass: 41,
    cold: -50,
    price: 26800,
    use: say(
      'Large-flow line for oil depots and flood pumping, laid from a vehicle.',
      'Большой расход: нефтебазы и откачка паводка, прокладка с машины.',
      '大流量，用于油库和排涝，可车载铺设。',
    ),
  },
  {
    kind: 'suction',
    dn: 75,
    inner: 75,
    pressure: 0.5,
    burst: 1.5,
    length: 4,
    wall: 7,
    mass: 13,
    cold: -35,
    price: 7350,
    use: say(
      'For priming portable pumps from ponds and wells, vacuum 0.08 MPa.',
      'Забор мотопомпой из водоёмов и колодцев, вакуум 0,08 МПа.',
      '供手抬泵从池塘和水井取水，真空度 0.08 MPa。',
    ),
  },
  {
    kind: 'suction',
    dn: 125,
    inner: 125,
    pressure: 0.5,
    burst: 1.5,
    length: 4,
    wall: 9,
    mass: 28,
    cold: -35,
    price: 12900,
    use: say(
      'Main suction hose of fire engines with pumps of 40–100 L/s.',
      'Основной всасывающий рукав автоцистерн с насосами 40–100 л/с.',
      '用于流量 40～100 L/s 消防车主吸水口。',
    ),
  },
]

export const fireHoses = leaf<Item>({
  key: 'fire-hoses',
  name: say('Fire hoses', 'Рукава пожарные', '消防水带'),
  about: say(
    'Discharge, cabinet and suction hoses DN 25 to 150, in rolls with or without couplings and with a hydrostatic test certificate.',
    'Напорные, шкафные и всасывающие рукава DN 25–150 в скатках, с головками и без, с актом гидравлических испытаний.',
    '出水、箱用和吸水消防软管，DN25～150，成卷供应，可配接口，附水压试验证书。',
  ),
  tnved: '5909',
  unit: 'roll',
  items,
  product: (i) => {
    const kind = KINDS[i.kind]
    const mpa = figure(i.pressure)
    const suction = i.kind === 'suction'
    const coupling = `ГР${suction ? 'В' : ''}-${i.dn}`
    return {
      model: `FH-${i.kind.slice(0, 2).toUpperCase()}-${i.dn}-${String(i.pressure * 10)}`,
      name: say(
        `${kind.en}, DN ${i.dn}, ${mpa.en} MPa, ${i.length} m`,
        `${kind.ru} DN ${i.dn}, ${mpa.ru} МПа, ${i.length} м`,
        `${kind.zh} DN${i.dn} ${mpa.zh} MPa ${i.length} m`,
      ),
      description: say(
        `Bore ${i.inner} mm, working pressure ${mpa.en} MPa, burst pressure at least ${figure(i.burst).en} MPa. ${i.use.en} ${suction ? 'Stays open under vacuum thanks to the spiral.' : `Woven polyester jacket, rolled in a double coil of ${i.length} m.`}`,
        `Внутренний диаметр ${i.inner} мм, рабочее давление ${mpa.ru} МПа, разрывное — не менее ${figure(i.burst).ru} МПа. ${i.use.ru} ${suction ? 'Спираль не даёт рукаву сплющиться под вакуумом.' : `Тканый полиэфирный чехол, двойная скатка ${i.length} м.`}`,
        `内径 ${i.inner} mm，工作压力 ${mpa.zh} MPa，爆破压力不低于 ${figure(i.burst).zh} MPa。${i.use.zh}${suction ? '钢丝螺旋保证负压下不吸扁。' : `涤纶编织层，${i.length} m 双卷包装。`}`,
      ),
      facts: [
        fact('Nominal size', 'Номинальный диаметр', '公称通径', `DN ${i.dn}`),
        fact('Bore', 'Внутренний диаметр', '内径', measure(i.inner, 'mm')),
        fact('Working pressure', 'Рабочее давление', '工作压力', measure(i.pressure, 'MPa')),
        fact('Burst pressure', 'Разрывное давление', '爆破压力', measure(i.burst, 'MPa')),
        fact('Length', 'Длина', '长度', measure(i.length, 'm')),
        fact('Lining', 'Внутренний слой', '衬里', LINING[i.kind]),
        fact('Lowest temperature', 'Минимальная температура', '最低使用温度', `−${-i.cold} °C`),
        fact('Roll weight', 'Масса скатки', '卷重', measure(i.mass, 'kg')),
        fact(
          'Standard',
          'Стандарт',
          '执行标准',
          norm(suction ? 'ГОСТ 5398-76, GB 6969' : 'ТР ЕАЭС 043/2017, ГОСТ Р 51049-2019, GB 6246'),
        ),
      ],
      priceRub: i.price,
      moq: i.dn >= 125 ? 2 : 10,
      leadDays: i.dn >= 125 ? [14, 30] : [1, 7],
      ...(!suction && {
        variants: [
          variant(
            '-0',
            1,
            fact('Couplings', 'Соединительные головки', '接口', say('without couplings', 'без головок', '不带接口')),
          ),
          variant(
            '-G',
            1.22,
            fact(
              'Couplings',
              'Соединительные головки',
              '接口',
              say('Bogdanov type, GOST', `головки ${coupling}, ГОСТ Р 53279`, '俄标卡式接口'),
            ),
          ),
          variant(
            '-K',
            1.28,
            fact(
              'Couplings',
              'Соединительные головки',
              '接口',
              say('lug type, GB 12514', 'головки по GB 12514', '国标内扣式接口 KD'),
            ),
          ),
        ],
      }),
    }
  },
  draw: (i) => {
    const k = Math.log(i.dn / 25) / Math.log(6)
    const sheet = new Sheet()
    const sx = 312
    const sy = 132
    const sr = 26 + 30 * k
    const wall = Math.max(6, Math.min(13, i.wall * 2.2))
    if (i.kind === 'suction') {
      const half = 12 + 12 * k
      const x1 = 40
      const x2 = 226
      const y = 140
      sheet.path(
        `M${x1} ${y - half}` +
          Array.from({ length: 11 }, () => `q8 -7 16.9 0`).join('') +
          `V${y + half}` +
          Array.from({ length: 11 }, () => `q-8 7 -16.9 0`).join('') +
          'Z',
        { fill: 'paper' },
      )
      for (let n = 0; n < 11; n++)
        sheet.path(
          `M${(x1 + 4 + n * 16.9).toFixed(1)} ${y + half + 2}L${(x1 + 13 + n * 16.9).toFixed(1)} ${y - half - 3}`,
          { weight: 'thin' },
        )
      for (const [x, v] of [
        [x1, -1],
        [x2, 1],
      ] as const)
        sheet
          .rect(v < 0 ? x - 6 : x - 8, y - half - 3, 14, half * 2 + 6, { fill: 'hatch' })
          .rect(v < 0 ? x - 14 : x + 6, y - half - 9, 9, half * 2 + 18, { fill: 'paper' })
      sheet
        .line(18, y, 250, y, 'centre')
        .dimX(x1 - 14, x2 + 15, y + half + 42, `L ${i.length} m`, y + half + 9)
        .note(x1 + 90, y - half - 3, x1 + 74, y - half - 40, `DN ${i.dn}`)
    } else {
      const r = 66 + 34 * k
      const cx = 34 + r
      const cy = 140
      const pitch = 5 + 5.5 * k
      const turns = Math.floor((r - 16) / pitch)
      let spiral = `M${cx} ${cy}`
      for (let n = 0; n < turns * 2; n++) {
        const reach = 8 + (n + 1) * pitch * 0.5
        const bend = n === 0 ? reach / 2 : reach - pitch * 0.25
        spiral += `A${bend.toFixed(2)} ${bend.toFixed(2)} 0 0 1 ${(cx + (n % 2 ? -reach : reach)).toFixed(2)} ${cy}`
      }
      const outer = 8 + turns * pitch
      sheet.circle(cx, cy, outer + pitch * 0.6, { fill: 'tint' }).path(spiral)
      const y = cy + outer + pitch * 0.6
      const h = 8 + 8 * k
      sheet.path(`M${cx} ${(y - 3).toFixed(1)}H${(cx + outer * 0.6).toFixed(1)}v${(h * 0.5).toFixed(1)}H${cx}`, {
        fill: 'paper',
      })
      sheet
        .rect(cx + outer * 0.6, y - h * 0.5, 18, h + 2, { fill: 'hatch' })
        .rect(cx + outer * 0.6 + 18, y - h * 0.8, 10, h * 1.6 + 2, { fill: 'paper' })
        .rect(cx + outer * 0.6 + 28, y - h * 0.8, 5, h * 0.5, { fill: 'paper', weight: 'thin' })
        .rect(cx + outer * 0.6 + 28, y + h * 0.3 + 2, 5, h * 0.5, { fill: 'paper', weight: 'thin' })
      sheet
        .centre(cx, cy, outer + pitch + 6)
        .note(
          cx - outer * 0.7,
          cy - outer * 0.7,
          cx - outer * 0.2,
          Math.max(20, cy - outer - pitch - 14),
          `L ${i.length} m`,
        )
    }
    sheet.circle(sx, sy, sr, { fill: i.kind === 'coated' || i.kind === 'suction' ? 'tint' : 'hatch' })
    if (i.kind === 'coated')
      sheet
        .circle(sx, sy, sr - wall * 0.3, { fill: 'paper', weight: 'thin' })
        .circle(sx, sy, sr - wall * 0.3, { fill: 'hatch', weight: 'thin' })
        .circle(sx, sy, sr - wall * 0.7, { fill: 'paper', weight: 'thin' })
        .circle(sx, sy, sr - wall * 0.7, { fill: 'tint', weight: 'thin' })
    if (i.kind === 'cabinet' || i.kind === 'delivery')
      sheet
        .circle(sx, sy, sr - wall * 0.6, { fill: 'paper', weight: 'thin' })
        .circle(sx, sy, sr - wall * 0.6, { fill: 'tint', weight: 'thin' })
    if (i.kind === 'suction')
      sheet.around(20, sx, sy, sr - wall / 2, (d, x, y) => d.circle(x, y, 2, { fill: 'hatch', weight: 'thin' }))
    sheet.circle(sx, sy, sr - wall, { fill: 'paper' }).centre(sx, sy, sr + 8)
    return sheet
      .dimX(sx - sr + wall, sx + sr - wall, sy + sr + 28, `⌀ ${i.inner}`, sy)
      .note(sx + sr * 0.68, sy - sr * 0.68, sx + sr * 0.5 + 2, sy - sr - 22, `${i.pressure} MPa`)
  },
})
