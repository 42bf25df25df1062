import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { leaf } from '../model.ts'
import type { Steel } from './kit.ts'
import { celsius, fact, kg, mm, names, steels } from './kit.ts'

interface Item {
  dn: number
  pn: 16 | 25 | 40 | 63
  ends: 'flange' | 'weld' | 'thread'
  steel: Steel
  /** Face-to-face length. */
  length: number
  /** Flange, pipe or hexagon outside size. */
  outside: number
  mass: number
  price: number
  gear?: boolean
  /** Whether there is a pad for an actuator instead of a lever. */
  pad?: boolean
}

const ends: Record<Item['ends'], { en: string; ru: string; zh: string; fact: FullText; code: string }> = {
  flange: {
    en: 'Flanged',
    ru: 'фланцевый',
    zh: '法兰',
    code: 'F',
    fact: {
      en: 'flanges to GOST 33259, type B face',
      ru: 'фланцы по ГОСТ 33259, исполнение B',
      zh: '法兰，GOST 33259 B型密封面',
    },
  },
  weld: {
    en: 'Welded-end',
    ru: 'приварной',
    zh: '焊接',
    code: 'W',
    fact: { en: 'butt weld', ru: 'под приварку', zh: '对焊连接' },
  },
  thread: {
    en: 'Threaded',
    ru: 'муфтовый',
    zh: '丝扣',
    code: 'T',
    fact: { en: 'female pipe thread', ru: 'внутренняя трубная резьба', zh: '内螺纹' },
  },
}

const uses: Record<Item['ends'], FullText> = {
  flange: {
    en: 'The flanged ends let a crew swap the valve in one shift without welding, which is why utilities keep it in stock.',
    ru: 'Фланцевое присоединение позволяет заменить кран за смену без сварки — эту позицию держат в аварийном запасе.',
    zh: '法兰连接便于检修更换，无需动火，是公用事业单位的常备件。',
  },
  weld: {
    en: 'All-welded body with no bolted joints: made for buried heating mains and gas distribution, with nothing to re-tighten.',
    ru: 'Цельносварной корпус без разъёмов: для бесканальных теплосетей и газораспределения, подтягивать нечего.',
    zh: '全焊接阀体，无中法兰泄漏点，适用于直埋供热管网和城市燃气管线。',
  },
  thread: {
    en: 'Compact two-piece body for instrument lines, compressor rooms and branch lines.',
    ru: 'Компактный двухсоставной корпус для обвязки приборов, компрессорных и тупиковых отводов.',
    zh: '两片式紧凑结构，适用于仪表管路、空压站及支管。',
  },
}

export const ballValves = leaf<Item>({
  key: 'ball-valves',
  name: { en: 'Ball valves', ru: 'Краны шаровые', zh: '球阀' },
  about: {
    en: 'Quarter-turn shut-off valves from DN 10 to DN 300 with flanged, welded and threaded ends. Seats of PTFE, tightness class A.',
    ru: 'Запорные краны DN 10–300 с фланцами, под приварку и на резьбе. Сёдла из фторопласта, герметичность класса А.',
    zh: 'DN10～DN300直角回转切断阀，法兰、焊接、丝扣连接，PTFE阀座，A级密封。',
  },
  tnved: '848180',
  unit: 'piece',
  items: [
    { dn: 10, pn: 63, ends: 'thread', steel: '321', length: 60, outside: 24, mass: 0.3, price: 1480 },
    { dn: 25, pn: 63, ends: 'thread', steel: '321', length: 83, outside: 41, mass: 0.8, price: 3150 },
    { dn: 15, pn: 40, ends: 'flange', steel: '20', length: 130, outside: 95, mass: 2.3, price: 2290 },
    { dn: 32, pn: 40, ends: 'flange', steel: '20', length: 180, outside: 135, mass: 5.2, price: 4180 },
    { dn: 50, pn: 16, ends: 'flange', steel: '20', length: 180, outside: 160, mass: 9.1, price: 5240 },
    { dn: 50, pn: 16, ends: 'flange', steel: '09G2S', length: 180, outside: 160, mass: 9.1, price: 6480 },
    { dn: 50, pn: 16, ends: 'flange', steel: '321', length: 180, outside: 160, mass: 9.3, price: 17900 },
    { dn: 80, pn: 16, ends: 'flange', steel: '09G2S', length: 210, outside: 195, mass: 15.4, price: 10850 },
    { dn: 100, pn: 25, ends: 'flange', steel: '20', length: 230, outside: 230, mass: 22.6, price: 13900 },
    { dn: 100, pn: 25, ends: 'weld', steel: '20', length: 325, outside: 108, mass: 12.8, price: 11700 },
    { dn: 150, pn: 16, ends: 'flange', steel: '321', length: 280, outside: 280, mass: 47, price: 118500 },
    { dn: 200, pn: 25, ends: 'weld', steel: '09G2S', length: 600, outside: 219, mass: 74, gear: true, price: 78400 },
    { dn: 300, pn: 16, ends: 'flange', steel: '20', length: 500, outside: 460, mass: 218, gear: true, price: 184000 },
  ],
  product: (item) => {
    const { dn, pn, length, mass, gear, price } = item
    const end = ends[item.ends]
    const steel = steels[item.steel]
    const cold = item.steel === '20' ? -40 : -60
    return {
      model: `BV-${end.code}-${dn}-${pn}-${steel.code}`,
      name: {
        en: `${end.en} ball valve DN ${dn} PN ${pn}, ${steel.text.en}`,
        ru: `Кран шаровой ${end.ru} DN ${dn} PN ${pn}, ${steel.text.ru}`,
        zh: `${end.zh}球阀 DN${dn} PN${pn} ${steel.text.zh}`,
      },
      description: {
        en: `${dn > 150 ? 'Trunnion-supported' : 'Floating'} ball valve of ${steel.text.en} for ${item.steel === '321' ? 'acids, food products and process gases' : 'water, steam condensate, oil products and natural gas'}. ${uses[item.ends].en} ${gear ? 'At this size a worm gearbox keeps the handwheel force below 250 N.' : 'Opens with a quarter turn of the lever.'}`,
        ru: `Кран с ${dn > 150 ? 'шаром на опорах' : 'плавающим шаром'}, ${steel.text.ru}, для ${item.steel === '321' ? 'кислот, пищевых сред и технических газов' : 'воды, конденсата, нефтепродуктов и природного газа'}. ${uses[item.ends].ru} ${gear ? 'Червячный редуктор снижает усилие на маховике до 250 Н.' : 'Открывается поворотом рукоятки на 90°.'}`,
        zh: `${dn > 150 ? '固定' : '浮动'}球结构，${steel.text.zh}阀体，适用于${item.steel === '321' ? '酸类、食品介质和工业气体' : '水、凝结水、油品和天然气'}。${uses[item.ends].zh}${gear ? '配蜗轮箱，手轮操作力不超过250 N。' : '手柄旋转90°即可启闭。'}`,
      },
      facts: [
        fact(names.dn, `DN ${dn}`),
        fact(names.pn, {
          en: `PN ${pn} (${pn / 10} MPa)`,
          ru: `PN ${pn} (${String(pn / 10).replace('.', ',')} МПа)`,
          zh: `PN${pn}（${pn / 10} MPa）`,
        }),
        fact(names.bodyMaterial, steel.text),
        fact(names.seal, { en: 'reinforced PTFE', ru: 'фторопласт Ф4К20', zh: '增强聚四氟乙烯' }),
        fact(names.tightness, { en: 'A to GOST 9544-2015', ru: 'А по ГОСТ 9544-2015', zh: 'A级（GOST 9544-2015）' }),
        fact(names.temperature, celsius(cold, item.ends === 'thread' ? 180 : 200)),
        fact(names.connection, end.fact),
        fact(names.faceToFace, mm(length)),
        fact(
          names.operation,
          gear
            ? { en: 'worm gearbox', ru: 'червячный редуктор', zh: '蜗轮箱' }
            : { en: 'lever', ru: 'рукоятка', zh: '手柄' },
        ),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: dn < 40 ? 20 : dn < 125 ? 4 : 1,
      leadDays: gear ? [15, 25] : [2, 8],
      variants:
        item.ends === 'flange' && !gear
          ? [
              {
                suffix: 'L',
                factor: 1,
                options: [{ name: names.operation, value: { en: 'lever', ru: 'рукоятка', zh: '手柄' } }],
              },
              {
                suffix: 'ISO',
                factor: 1.12,
                options: [
                  {
                    name: names.operation,
                    value: {
                      en: 'ISO 5211 pad for actuator',
                      ru: 'площадка ISO 5211 под привод',
                      zh: 'ISO 5211安装平台',
                    },
                  },
                ],
              },
              {
                suffix: 'G',
                factor: 1.65,
                options: [
                  { name: names.operation, value: { en: 'worm gearbox', ru: 'червячный редуктор', zh: '蜗轮箱' } },
                ],
              },
            ]
          : undefined,
    }
  },
  sized: (item, variant) => ({ ...item, pad: variant === 1, gear: variant === 2 }),
  draw: ({ dn, pn, ends: end, length, outside, gear, pad }) => {
    const k = Math.min(end === 'weld' ? 270 / length : 230 / length, 160 / Math.max(outside, dn * 2), 3.4)
    const cx = 196
    const cy = 172
    const hl = (length * k) / 2
    const b = (dn * k) / 2
    const F = (outside * k) / 2
    const R = Math.max(b * 1.24, Math.min(b * 1.55, hl * 0.6))
    const W = R + Math.max(7, b * 0.2)
    const neck = end === 'weld' ? F : b + Math.max(6, b * 0.25)
    const f = end === 'flange' ? Math.max(9, outside * k * 0.1) : end === 'thread' ? hl * 0.45 : 0
    const s = new Sheet()
    const top = cy - W - 34
    s.rect(cx - 7, top, 14, W - R + 34, { fill: 'paper' }).rect(cx - 15, cy - W - 14, 30, 16, { fill: 'hatch' })
    s.path(
      `M${cx - hl} ${cy - neck}H${cx - W}Q${cx - W * 0.8} ${cy - W} ${cx - W * 0.4} ${cy - W}H${cx + W * 0.4}Q${cx + W * 0.8} ${cy - W} ${cx + W} ${cy - neck}H${cx + hl}V${cy + neck}H${cx + W}Q${cx + W * 0.8} ${cy + W} ${cx + W * 0.4} ${cy + W}H${cx - W * 0.4}Q${cx - W * 0.8} ${cy + W} ${cx - W} ${cy + neck}H${cx - hl}Z`,
      { fill: 'hatch' },
    )
    for (const side of [-1, 1]) {
      const x = side < 0 ? cx - hl : cx + hl - f
      if (end === 'flange') {
        s.rect(x, cy - F, f, 2 * F, { fill: 'hatch' })
        for (const y of [cy - F * 0.78, cy + F * 0.78]) s.line(x - 7, y, x + f + 7, y, 'centre')
      }
      if (end === 'thread') {
        s.rect(x, cy - F, f, 2 * F, { fill: 'paper' })
        s.line(x, cy - F / 2, x + f, cy - F / 2, 'thin').line(x, cy + F / 2, x + f, cy + F / 2, 'thin')
      }
    }
    s.rect(cx - hl, cy - b, 2 * hl, 2 * b, { fill: 'paper' })
    s.circle(cx, cy, R, { fill: 'hatch' })
    s.rect(cx - Math.sqrt(R * R - b * b), cy - b, 2 * Math.sqrt(R * R - b * b), 2 * b, { fill: 'paper' })
    for (const side of [-1, 1])
      for (const v of [-1, 1])
        s.circle(cx + side * (Math.sqrt(R * R - b * b) + 3), cy + v * (b + 3), 4, { fill: 'tint' })
    s.line(cx - hl - 12, cy, cx + hl + 12, cy, 'centre').line(cx, 34, cx, cy + W + 14, 'centre')
    if (gear) {
      s.rect(cx - 34, top - 26, 60, 30, { fill: 'paper', radius: 6 }).circle(cx - 4, top - 11, 10, { weight: 'thin' })
      s.rect(cx + 26, top - 15, 38, 8, { fill: 'paper' }).rect(cx + 64, top - 44, 8, 66, { fill: 'paper', radius: 4 })
    } else if (pad) {
      s.rect(cx - 26, top - 2, 52, 10, { fill: 'hatch' }).rect(cx - 5, top - 20, 10, 18, { fill: 'paper' })
    } else {
      s.rect(cx - 10, top - 6, 20, 8, { fill: 'paper' })
      s.path(
        `M${cx - 12} ${top - 14}H${cx + 44}L${cx + 62} ${top - 26}H${cx + 128}A4.5 4.5 0 0 1 ${cx + 128} ${top - 17}H${cx + 66}L${cx + 48} ${top - 5}H${cx - 12}Z`,
        { fill: 'paper' },
      )
    }
    return s
      .dimX(cx - hl, cx + hl, 282, `L ${length}`, cy + Math.max(neck, F))
      .dimY(cy - b, cy + b, 44, `DN ${dn}`, cx - hl)
      .dimY(
        cy - (end === 'flange' ? F : neck),
        cy + (end === 'flange' ? F : neck),
        372,
        end === 'thread' ? `PN ${pn}` : `⌀ ${outside}`,
        cx + hl,
      )
  },
})
