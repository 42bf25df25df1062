import { Sheet } from '../../drawing/sheet.ts'
import { comma, fact, gost, measure, roubles, STANDARD, t } from '../metals/wording.ts'
import { elementAt, leaf } from '../model.ts'
import { plural } from '../pipeline/kit.ts'

interface Item {
  code: string
  /** Nearest chain after GOST 13568. */
  gostCode: string
  pitch: number
  roller: number
  inner: number
  plate: number
  strands: 1 | 2 | 3
  /** Distance between strands. */
  gauge?: number
  kN: number
  kgPerMetre: number
  price: number
}

const use = (pitch: number) =>
  pitch < 13
    ? t(
        'For packing machines, mopeds, small conveyors and printing machinery.',
        'Для упаковочных машин, мопедов, малых конвейеров и полиграфии.',
        '用于包装机械、轻便摩托、小型输送机和印刷机械。',
      )
    : pitch < 26
      ? t(
          'For farm machinery, conveyors, wood processing and general drives.',
          'Для сельхозмашин, конвейеров, деревообработки и общих приводов.',
          '用于农机、输送设备、木工机械和一般传动。',
        )
      : t(
          'For drilling rigs, brick presses, log haulers and other slow heavy drives.',
          'Для буровых установок, кирпичных прессов, бревнотасок и других тихоходных тяжёлых приводов.',
          '用于钻机、砖机、原木输送机等低速重载传动。',
        )

const STRANDS = [
  t('single-strand', 'однорядная', '单排'),
  t('double-strand', 'двухрядная', '双排'),
  t('triple-strand', 'трёхрядная', '三排'),
]

export const rollerChains = leaf<Item>({
  key: 'roller-chains',
  name: t('Roller chains', 'Цепи приводные роликовые', '滚子链'),
  about: t(
    'Drive roller chains with pitch from 9.525 to 50.8 mm, one to three strands, boxed in 5 m lengths with a connecting link.',
    'Приводные роликовые цепи шагом 9,525–50,8 мм, от одного до трёх рядов, в коробках по 5 м с соединительным звеном.',
    '传动滚子链，节距 9.525–50.8 mm，单排至三排，5 m 盒装，附连接链节。',
  ),
  tnved: '731511',
  unit: 'metre',
  items: [
    {
      code: '06B-1',
      gostCode: 'ПР-9,525-9,1',
      pitch: 9.525,
      roller: 6.35,
      inner: 5.72,
      plate: 8.26,
      strands: 1,
      kN: 8.9,
      kgPerMetre: 0.41,
      price: 215,
    },
    {
      code: '08B-1',
      gostCode: 'ПР-12,7-18,2',
      pitch: 12.7,
      roller: 8.51,
      inner: 7.75,
      plate: 11.81,
      strands: 1,
      kN: 17.8,
      kgPerMetre: 0.7,
      price: 265,
    },
    {
      code: '08B-2',
      gostCode: '2ПР-12,7-31,8',
      pitch: 12.7,
      roller: 8.51,
      inner: 7.75,
      plate: 11.81,
      strands: 2,
      gauge: 13.92,
      kN: 31.1,
      kgPerMetre: 1.36,
      price: 590,
    },
    {
      code: '10B-1',
      gostCode: 'ПР-15,875-23',
      pitch: 15.875,
      roller: 10.16,
      inner: 9.65,
      plate: 14.73,
      strands: 1,
      kN: 22.2,
      kgPerMetre: 0.95,
      price: 345,
    },
    {
      code: '12B-1',
      gostCode: 'ПР-19,05-31,8',
      pitch: 19.05,
      roller: 12.07,
      inner: 11.68,
      plate: 16.13,
      strands: 1,
      kN: 28.9,
      kgPerMetre: 1.25,
      price: 430,
    },
    {
      code: '12B-2',
      gostCode: '2ПР-19,05-64',
      pitch: 19.05,
      roller: 12.07,
      inner: 11.68,
      plate: 16.13,
      strands: 2,
      gauge: 19.46,
      kN: 57.8,
      kgPerMetre: 2.5,
      price: 945,
    },
    {
      code: '16B-1',
      gostCode: 'ПР-25,4-60',
      pitch: 25.4,
      roller: 15.88,
      inner: 17.02,
      plate: 21.08,
      strands: 1,
      kN: 60,
      kgPerMetre: 2.7,
      price: 790,
    },
    {
      code: '16B-3',
      gostCode: '3ПР-25,4-171',
      pitch: 25.4,
      roller: 15.88,
      inner: 17.02,
      plate: 21.08,
      strands: 3,
      gauge: 31.88,
      kN: 160,
      kgPerMetre: 8,
      price: 2680,
    },
    {
      code: '20B-1',
      gostCode: 'ПР-31,75-89',
      pitch: 31.75,
      roller: 19.05,
      inner: 19.56,
      plate: 26.42,
      strands: 1,
      kN: 95,
      kgPerMetre: 3.6,
      price: 1160,
    },
    {
      code: '24B-1',
      gostCode: 'ПР-38,1-127',
      pitch: 38.1,
      roller: 25.4,
      inner: 25.4,
      plate: 33.4,
      strands: 1,
      kN: 160,
      kgPerMetre: 6.7,
      price: 2190,
    },
    {
      code: '32B-1',
      gostCode: 'ПР-50,8-227',
      pitch: 50.8,
      roller: 29.21,
      inner: 30.99,
      plate: 42.24,
      strands: 1,
      kN: 250,
      kgPerMetre: 10.5,
      price: 3540,
    },
  ],
  product: ({ code, gostCode, pitch, roller, inner, strands, kN, kgPerMetre, price }) => {
    const rows = elementAt(STRANDS, strands - 1)
    const latin = gostCode.replace('ПР', 'PR').replaceAll(',', '.')
    return {
      model: `RC-${code}`,
      name: t(
        `Roller chain ${code}, pitch ${pitch} mm, ${rows.en}`,
        `Цепь приводная роликовая ${code} (${gostCode}), шаг ${comma(pitch)} мм`,
        `${rows.zh}滚子链 ${code} 节距 ${pitch} mm`,
      ),
      description: t(
        `${rows.en.charAt(0).toUpperCase()}${rows.en.slice(1)} drive chain with shot-peened plates and solid rollers, pre-stretched at the plant. ${use(pitch).en} A meter has ${Math.round(1000 / pitch)} links and weighs ${kgPerMetre} kg.`,
        `${rows.ru.charAt(0).toUpperCase()}${rows.ru.slice(1)} приводная цепь, пластины после дробеструйного наклёпа, цельные ролики, предварительная вытяжка на заводе. ${use(pitch).ru} В метре ${plural(Math.round(1000 / pitch), 'звено', 'звена', 'звеньев')}, масса ${comma(kgPerMetre)} кг.`,
        `${rows.zh}传动链，链板喷丸强化，整体滚子，出厂预拉伸。${use(pitch).zh}每米 ${Math.round(1000 / pitch)} 节，重 ${kgPerMetre} kg。`,
      ),
      facts: [
        fact(t('Pitch', 'Шаг', '节距'), measure(pitch, 'mm')),
        fact(t('Roller diameter', 'Диаметр ролика', '滚子直径'), measure(roller, 'mm')),
        fact(t('Inner width', 'Расстояние между внутренними пластинами', '内节内宽'), measure(inner, 'mm')),
        fact(t('Strands', 'Число рядов', '排数'), String(strands)),
        fact(t('Minimum tensile strength', 'Разрушающая нагрузка, не менее', '最小抗拉载荷'), measure(kN, 'kN')),
        fact(t('Weight per meter', 'Масса погонного метра', '每米重量'), measure(kgPerMetre, 'kg/m')),
        fact(t('GOST counterpart', 'Аналог по ГОСТ', 'GOST 对应型号'), t(latin, gostCode, latin)),
        fact(t('Supplied length', 'Длина отрезка', '供货长度'), measure(5, 'm')),
        fact(STANDARD, gost('13568-2017', 'ISO 606, GB/T 1243')),
      ],
      priceRub: roubles(price),
      moq: pitch < 30 ? 25 : 10,
      leadDays: pitch > 35 || strands === 3 ? [7, 20] : [1, 6],
      ...(pitch < 26
        ? {
            variants: [
              {
                suffix: '-S',
                options: [
                  {
                    name: t('Finish', 'Исполнение', '表面'),
                    value: t('carbon steel, oiled', 'углеродистая сталь, смазана', '碳钢，涂油'),
                  },
                ],
                factor: 1,
              },
              {
                suffix: '-NP',
                options: [
                  { name: t('Finish', 'Исполнение', '表面'), value: t('nickel-plated', 'никелированная', '镀镍') },
                ],
                factor: 1.7,
              },
              {
                suffix: '-SS',
                options: [
                  {
                    name: t('Finish', 'Исполнение', '表面'),
                    value: t('stainless steel AISI 304', 'нержавеющая сталь AISI 304', '304 不锈钢'),
                  },
                ],
                factor: 4.2,
              },
            ],
          }
        : {}),
    }
  },
  draw: ({ pitch, roller, inner, plate, strands, gauge = 0 }) => {
    const p = 40 + pitch * 0.95
    const k = p / pitch
    const n = Math.max(4, Math.floor(330 / p))
    const x0 = 200 - ((n - 1) * p) / 2
    const half = (plate * k) / 2
    const y = 44 + half + 18
    const sheet = new Sheet()
    const link = (i: number, size: number) => {
      const a = x0 + i * p
      const b = x0 + (i + 1) * p
      const waist = size * 0.62
      sheet.path(
        `M${a.toFixed(1)} ${(y - size).toFixed(1)}Q${((a + b) / 2).toFixed(1)} ${(y - waist + (size - waist) * 0.2).toFixed(1)} ${b.toFixed(1)} ${(y - size).toFixed(1)}A${size.toFixed(1)} ${size.toFixed(1)} 0 0 1 ${b.toFixed(1)} ${(y + size).toFixed(1)}` +
          `Q${((a + b) / 2).toFixed(1)} ${(y + waist - (size - waist) * 0.2).toFixed(1)} ${a.toFixed(1)} ${(y + size).toFixed(1)}A${size.toFixed(1)} ${size.toFixed(1)} 0 0 1 ${a.toFixed(1)} ${(y - size).toFixed(1)}Z`,
        { fill: 'paper' },
      )
    }
    for (let i = 0; i < n - 1; i += 2) link(i, half)
    for (let i = 1; i < n - 1; i += 2) link(i, half * 0.9)
    sheet.repeat(n, (s, i) =>
      s
        .circle(x0 + i * p, y, (roller * k) / 2, { weight: 'hidden' })
        .circle(x0 + i * p, y, roller * k * 0.24, { fill: 'paper' }),
    )
    sheet.line(14, y, 386, y, 'centre')
    const across = strands === 1 ? k : Math.min(k, 118 / (gauge * (strands - 1) + inner * 1.9))
    const w = inner * across
    const g = gauge * across
    const thick = Math.max(inner * across * 0.14, 3)
    const total = w + g * (strands - 1) + 4 * thick
    const top = Math.min(y + half + 58, 252 - total)
    const rollerHalf = (roller * k) / 2
    sheet.repeat(n, (s, i) =>
      s.rect(x0 + i * p - roller * k * 0.2, top - 5, roller * k * 0.4, total + 10, { fill: 'paper' }),
    )
    sheet.repeat(strands, (s, row) => {
      const upper = top + row * g
      const lower = upper + w + 4 * thick
      s.repeat(n, (c, i) =>
        c.rect(x0 + i * p - rollerHalf, upper + 2 * thick, 2 * rollerHalf, w, { fill: 'paper', radius: 1 }),
      )
      for (let i = 0; i < n - 1; i++) {
        const outerLink = i % 2 === 0
        const over = (plate * k) / 2
        const shift = outerLink ? 0 : thick
        s.rect(x0 + i * p - over, upper + shift, p + 2 * over, thick, {
          fill: outerLink ? 'hatch' : 'paper',
          weight: 'thin',
        })
        s.rect(x0 + i * p - over, lower - thick - shift, p + 2 * over, thick, {
          fill: outerLink ? 'hatch' : 'paper',
          weight: 'thin',
        })
      }
    })
    return sheet
      .dimX(x0 + p, x0 + 2 * p, y - half - 14, String(pitch), y - half)
      .note(x0 + p * 2 + (roller * k) / 2, y, x0 + p * 2.5, y + half + 22, `⌀ ${roller}`)
      .note(x0 + p * 0.5, top + 2 * thick + w / 2, x0 + p * 0.5 + 18, 284, String(inner))
      .note(x0 + (n - 1) * p, top + total, x0 + (n - 1) * p - 8, 284, `×${strands}`)
  },
})
