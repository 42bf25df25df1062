import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { comma, fact, GRADE, gost, LENGTH, measure, roubles, STANDARD, t } from './wording.ts'

interface Item {
  /** Number of the channel, height in centimetres; cold-formed channels are named by their sizes. */
  number: string
  /** P: parallel flanges, U: sloped flanges, bent: cold-formed. */
  kind: 'P' | 'U' | 'bent'
  h: number
  b: number
  s: number
  t: number
  kgPerMetre: number
  lowAlloy?: boolean
  price: number
}

const KINDS = {
  P: t('parallel flanges', 'с параллельными гранями полок', '平行翼缘'),
  U: t('sloped inner flange faces', 'с уклоном внутренних граней полок', '斜翼缘'),
  bent: t('cold-formed, equal legs', 'гнутый равнополочный', '冷弯等边'),
}

const use = (h: number) =>
  h <= 100
    ? t(
        'Goes into frames, platforms, stair stringers and trailer chassis.',
        'Применяется в рамах, площадках, косоурах лестниц и шасси прицепов.',
        '用于框架、平台、楼梯梁和挂车底盘。',
      )
    : h <= 200
      ? t(
          'Goes into floor beams, purlins, portal frames and machine bases.',
          'Применяется в балках перекрытий, прогонах, порталах и основаниях станков.',
          '用于楼面梁、檩条、门式框架和机床底座。',
        )
      : t(
          'Carries heavy loads: bridge decks, crane runways, pump and compressor frames.',
          'Для больших нагрузок: пролётные строения, крановые пути, рамы насосов и компрессоров.',
          '承受重载，用于桥面系、起重机轨道梁以及泵和压缩机机架。',
        )

export const steelChannels = leaf<Item>({
  key: 'steel-channels',
  name: t('Steel channels', 'Швеллеры стальные', '槽钢'),
  about: t(
    'Hot-rolled channels No. 5 to No. 40 with parallel or sloped flanges and cold-formed channels, in 12 m lengths.',
    'Горячекатаные швеллеры № 5–40 с параллельными гранями или уклоном полок и гнутые швеллеры, длина 12 м.',
    '热轧槽钢 5 号至 40 号（平行或斜翼缘）及冷弯槽钢，定尺 12 m。',
  ),
  tnved: '7216',
  unit: 'tonne',
  items: [
    { number: '5', kind: 'P', h: 50, b: 32, s: 4.4, t: 7, kgPerMetre: 4.84, price: 79800 },
    { number: '8', kind: 'P', h: 80, b: 40, s: 4.5, t: 7.4, kgPerMetre: 7.05, price: 72400 },
    { number: '80×40×3', kind: 'bent', h: 80, b: 40, s: 3, t: 3, kgPerMetre: 3.5, price: 68900 },
    { number: '10', kind: 'P', h: 100, b: 46, s: 4.5, t: 7.6, kgPerMetre: 8.59, price: 69500 },
    { number: '12', kind: 'U', h: 120, b: 52, s: 4.8, t: 7.8, kgPerMetre: 10.4, price: 68700 },
    { number: '140×60×5', kind: 'bent', h: 140, b: 60, s: 5, t: 5, kgPerMetre: 9.46, price: 70300 },
    { number: '16', kind: 'P', h: 160, b: 64, s: 5, t: 8.4, kgPerMetre: 14.2, lowAlloy: true, price: 79100 },
    { number: '20', kind: 'U', h: 200, b: 76, s: 5.2, t: 9, kgPerMetre: 18.4, price: 74800 },
    { number: '24', kind: 'P', h: 240, b: 90, s: 5.6, t: 10, kgPerMetre: 24, price: 84200 },
    { number: '30', kind: 'P', h: 300, b: 100, s: 6.5, t: 11, kgPerMetre: 31.8, lowAlloy: true, price: 97600 },
    { number: '40', kind: 'U', h: 400, b: 115, s: 8, t: 13.5, kgPerMetre: 48.3, price: 108400 },
  ],
  product: ({ number, kind, h, b, s, t: flange, kgPerMetre, lowAlloy, price }) => {
    const bent = kind === 'bent'
    const steel = lowAlloy ? t('09G2S', '09Г2С', '09G2S (Q355)') : t('St3sp5', 'Ст3сп5', 'St3sp5 (Q235B)')
    const series = bent ? t('', '', '') : kind === 'P' ? t('P', 'П', 'P') : t('U', 'У', 'U')
    return {
      model: bent ? `CH-C-${h}x${b}x${s}` : `CH-${number}${kind}${lowAlloy ? '-LA' : ''}`,
      name: t(
        bent
          ? `Cold-formed steel channel ${number} mm, ${steel.en}, 12 m`
          : `Steel channel ${number}${series.en} (${h}×${b} mm), ${steel.en}, 12 m`,
        bent
          ? `Швеллер гнутый ${number} мм, ${steel.ru}, 12 м`
          : `Швеллер ${number}${series.ru} (${h}×${b} мм), ${steel.ru}, 12 м`,
        bent
          ? `冷弯槽钢 ${number} mm ${steel.zh} 12 m`
          : `热轧槽钢 ${number}${series.zh}（${h}×${b} mm）${steel.zh} 12 m`,
      ),
      description: t(
        `${bent ? 'Cold-formed channel made of hot-rolled strip on a roll forming line' : `Hot-rolled channel, ${KINDS[kind].en}`}; ${kgPerMetre} kg per meter. ${use(h).en} ${kind === 'P' ? 'Parallel flanges need no taper washers under bolts.' : kind === 'U' ? 'Use taper washers for bolted joints on the flanges.' : 'About a quarter lighter than the rolled section of the same height.'}`,
        `${bent ? 'Гнутый швеллер из горячекатаного штрипса, изготовлен на профилегибочном стане' : `Горячекатаный швеллер ${KINDS[kind].ru}`}; масса метра ${comma(kgPerMetre)} кг. ${use(h).ru} ${kind === 'P' ? 'Под болты на полках косые шайбы не нужны.' : kind === 'U' ? 'Для болтовых соединений по полкам нужны косые шайбы.' : 'Заметно легче катаного профиля той же высоты.'}`,
        `${bent ? '采用热轧带钢经辊弯机组冷弯成型' : `热轧槽钢，${KINDS[kind].zh}`}，每米 ${kgPerMetre} kg。${use(h).zh}${kind === 'P' ? '平行翼缘螺栓连接无需斜垫圈。' : kind === 'U' ? '翼缘螺栓连接需配斜垫圈。' : '重量明显低于同高度的热轧型材。'}`,
      ),
      facts: [
        fact(t('Height', 'Высота', '高度'), measure(h, 'mm')),
        fact(t('Flange width', 'Ширина полки', '腿宽'), measure(b, 'mm')),
        fact(t('Web thickness', 'Толщина стенки', '腰厚'), measure(s, 'mm')),
        fact(t('Flange thickness', 'Толщина полки', '平均腿厚'), measure(flange, 'mm')),
        fact(t('Section type', 'Тип профиля', '截面形式'), KINDS[kind]),
        fact(GRADE, steel),
        fact(t('Weight per meter', 'Масса погонного метра', '每米重量'), measure(kgPerMetre, 'kg/m')),
        fact(LENGTH, measure(12, 'm')),
        fact(STANDARD, bent ? gost('8278-83', 'GB/T 6723') : gost('8240-97', 'GB/T 706')),
      ],
      priceRub: roubles(price),
      moq: h < 200 ? 3 : 5,
      leadDays: h >= 300 ? [15, 35] : [3, 8],
      ...(h >= 100
        ? {
            variants: [
              { suffix: '-12', options: [{ name: LENGTH, value: measure(12, 'm') }], factor: 1 },
              { suffix: '-6', options: [{ name: LENGTH, value: measure(6, 'm') }], factor: 1.02 },
              {
                suffix: '-CUT',
                options: [{ name: LENGTH, value: t('cut to order', 'в размер заказчика', '按需定尺') }],
                factor: 1.05,
              },
            ],
          }
        : {}),
    }
  },
  draw: ({ kind, h, b, s, t: flange }) => {
    const k = (104 + h * 0.16) / h
    const H = h * k
    const W = b * k
    const S = Math.max(s * k, 4.5)
    const T = Math.max(flange * k, 4.5)
    const x = 74
    const y = 258
    const dx = 190
    const dy = -64
    const slope = kind === 'U' ? T * 0.3 : 0
    const sheet = new Sheet()
    const face = (x1: number, y1: number, x2: number, y2: number) =>
      sheet.polygon(
        [
          [x + x1, y - y1],
          [x + x2, y - y2],
          [x + x2 + dx, y - y2 + dy],
          [x + x1 + dx, y - y1 + dy],
        ],
        { fill: 'paper' },
      )
    face(S, T, S, H - T)
    face(S, T + slope, W, T - slope)
    face(W, 0, W, T - slope)
    face(W, H - T + slope, W, H)
    face(0, H, W, H)
    const r = kind === 'bent' ? 7 : 0
    sheet.path(
      `M${x + r} ${y}H${(x + W).toFixed(1)}v${(slope - T).toFixed(1)}L${(x + S + 5).toFixed(1)} ${(y - T - slope).toFixed(1)}q-5 0 -5 -5` +
        `V${(y - H + T + slope + 5).toFixed(1)}q0 -5 5 -5L${(x + W).toFixed(1)} ${(y - H + T - slope).toFixed(1)}V${(y - H).toFixed(1)}H${x + r}` +
        `q${-r} 0 ${-r} ${r}V${y - r}q0 ${r} ${r} ${r}Z`,
      { fill: 'hatch' },
    )
    const edge = x + W + dx * 0.55
    return sheet
      .dimY(y - H, y, x - 18, String(h), x)
      .dimX(x, x + W, y + 26, String(b), y)
      .note(x + S / 2, y - H * 0.8, x - 26, y - H - 16, `s ${s}`)
      .note(x + W * 0.85, y - T / 2, x + W + 34, y + 12, `t ${flange}`)
      .note(edge, y - H + dy * 0.55, edge - 70, y - H + dy * 0.55 - 30, 'L 12000')
  },
})
