import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import { between, fact, kg, mm, mpa, names, quantity } from '../pipeline/kit.ts'

interface Item {
  type: 11 | 21 | 22 | 33
  height: 300 | 400 | 500 | 600 | 900
  length: number
  /** Heat output at ΔT 70 °C (EN 442: 75/65/20 °C is lower), watts. */
  output: number
  valve: boolean
  mass: number
  price: number
}

const depths = { 11: 63, 21: 66, 22: 102, 33: 155 }
const panels = { 11: 1, 21: 2, 22: 2, 33: 3 } as const
const fins = { 11: 1, 21: 1, 22: 2, 33: 3 } as const
const panelsInWords = { 1: 'одна панель', 2: 'две панели', 3: 'три панели' }
const finsInWords = { 1: 'один ряд оребрения', 2: 'два ряда оребрения', 3: 'три ряда оребрения' }

export const steelRadiators = leaf<Item>({
  key: 'steel-radiators',
  name: { en: 'Steel panel radiators', ru: 'Радиаторы стальные панельные', zh: '钢制板式散热器' },
  about: {
    en: 'Panel radiators of types 11 to 33, 300–900 mm high and up to 3 m long, with side or bottom connection.',
    ru: 'Панельные радиаторы типов 11–33, высота 300–900 мм, длина до 3 м, с боковым или нижним подключением.',
    zh: '11～33型钢制板式散热器，高300～900 mm，最长3 m，侧接或底接。',
  },
  tnved: '732219',
  unit: 'piece',
  items: [
    { type: 11, height: 300, length: 400, output: 287, valve: false, mass: 5.1, price: 2150 },
    { type: 11, height: 500, length: 600, output: 672, valve: false, mass: 11.8, price: 3390 },
    { type: 11, height: 500, length: 1000, output: 1120, valve: true, mass: 19.8, price: 5980 },
    { type: 21, height: 500, length: 800, output: 1290, valve: true, mass: 22.4, price: 6850 },
    { type: 22, height: 300, length: 1400, output: 2010, valve: false, mass: 29.4, price: 7150 },
    { type: 22, height: 500, length: 600, output: 1316, valve: false, mass: 20.4, price: 4780 },
    { type: 22, height: 500, length: 1000, output: 2193, valve: true, mass: 34.2, price: 8120 },
    { type: 22, height: 500, length: 1600, output: 3509, valve: false, mass: 54.6, price: 10900 },
    { type: 22, height: 600, length: 1200, output: 3056, valve: true, mass: 49, price: 10480 },
    { type: 33, height: 500, length: 3000, output: 9265, valve: false, mass: 153, price: 31800 },
    { type: 33, height: 900, length: 1200, output: 5860, valve: true, mass: 112, price: 24600 },
  ],
  product: ({ type, height, length, output, valve, mass, price }) => {
    const depth = depths[type]
    return {
      model: `PR-${type}-${height}-${length}${valve ? '-V' : ''}`,
      name: {
        en: `Steel panel radiator type ${type}, ${height}×${length} mm, ${valve ? 'bottom' : 'side'} connection`,
        ru: `Радиатор стальной панельный тип ${type}, ${height}×${length} мм, ${valve ? 'нижнее' : 'боковое'} подключение`,
        zh: `钢制板式散热器 ${type}型 ${height}×${length} ${valve ? '底接' : '侧接'}`,
      },
      description: {
        en: `Type ${type}: ${panels[type]} water panel${panels[type] > 1 ? 's' : ''} and ${fins[type]} row${fins[type] > 1 ? 's' : ''} of convector fins, ${depth} mm deep. ${output} W at ΔT 70 °C heats about ${Math.round(output / 100)} m² of a well-insulated room. ${valve ? 'The built-in valve takes a thermostatic head; pipes come out of the floor.' : 'Four G 1/2 side ports, for risers or a one-pipe system.'} ${length >= 1600 ? 'Three pairs of brackets are included because of the length.' : height === 300 ? 'The low body fits under panoramic windows.' : 'Brackets, plug and air vent are in the box.'}`,
        ru: `Тип ${type}: ${panelsInWords[panels[type]]}, ${finsInWords[fins[type]]}, глубина ${depth} мм. ${output} Вт при ΔT 70 °C хватает примерно на ${Math.round(output / 100)} м² утеплённого помещения. ${valve ? 'Встроенный клапан под термоголовку, трубы выходят из пола.' : 'Четыре боковых присоединения G 1/2 — для стояков и однотрубных систем.'} ${length >= 1600 ? 'Из-за длины в комплекте три пары кронштейнов.' : height === 300 ? 'Низкий корпус встаёт под панорамное окно.' : 'Кронштейны, заглушка и воздухоотводчик в коробке.'}`,
        zh: `${type}型：水道板${panels[type]}层，对流片${fins[type]}排，厚${depth} mm。ΔT 70 °C时散热量${output} W，约可供${Math.round(output / 100)} m²保温良好的房间。${valve ? '内置阀芯可装恒温阀头，管道由地面引出。' : '四个侧向G 1/2接口，适合立管及单管系统。'}${length >= 1600 ? '因长度较大，附三副挂架。' : height === 300 ? '低矮机身适合落地窗下安装。' : '随箱附挂架、丝堵和放气阀。'}`,
      },
      facts: [
        fact(names.type, `${type}`),
        fact(names.height, mm(height)),
        fact(names.length, mm(length)),
        fact({ en: 'Depth', ru: 'Глубина', zh: '厚度' }, mm(depth)),
        fact(
          { en: 'Heat output at ΔT 70 °C', ru: 'Тепловой поток при ΔT 70 °C', zh: '散热量（ΔT 70 °C）' },
          quantity(output, 'W', 'Вт'),
        ),
        fact(
          names.connection,
          valve
            ? {
                en: 'bottom, G 3/4 male, 50 mm centers',
                ru: 'нижнее, G 3/4 наружная, межосевое 50 мм',
                zh: '底接，G 3/4外螺纹，中心距50 mm',
              }
            : { en: 'side, 4 × G 1/2 female', ru: 'боковое, 4 × G 1/2 внутренняя', zh: '侧接，4×G 1/2内螺纹' },
        ),
        fact(names.pressure, mpa('1.0')),
        fact(
          { en: 'Maximum water temperature', ru: 'Максимальная температура теплоносителя', zh: '最高水温' },
          quantity(valve ? 110 : 120, '°C', '°C'),
        ),
        fact({ en: 'Steel thickness', ru: 'Толщина стали', zh: '钢板厚度' }, mm(1.2)),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: length >= 2000 ? 4 : 10,
      leadDays: [2, 9],
      variants:
        type === 22
          ? [
              {
                suffix: 'W',
                factor: 1,
                options: [
                  {
                    name: { en: 'Color', ru: 'Цвет', zh: '颜色' },
                    value: { en: 'white RAL 9016', ru: 'белый RAL 9016', zh: '白色RAL 9016' },
                  },
                ],
              },
              {
                suffix: 'G',
                factor: 1.22,
                options: [
                  {
                    name: { en: 'Color', ru: 'Цвет', zh: '颜色' },
                    value: { en: 'anthracite RAL 7016', ru: 'антрацит RAL 7016', zh: '炭灰色RAL 7016' },
                  },
                ],
              },
              {
                suffix: 'B',
                factor: 1.22,
                options: [
                  {
                    name: { en: 'Color', ru: 'Цвет', zh: '颜色' },
                    value: { en: 'black RAL 9005', ru: 'чёрный RAL 9005', zh: '黑色RAL 9005' },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ type, height, length, output, valve }) => {
    const s = new Sheet()
    const L = between(length, 400, 3000, 112, 232)
    const H = between(height, 300, 900, 88, 168)
    const x = 64
    const y = 142 - H / 2
    s.rect(x, y, L, H, { fill: 'paper', radius: 4 }).rect(x, y, L, 9, { fill: 'tint', weight: 'thin' })
    const n = Math.max(6, Math.min(24, Math.round(length / 70)))
    s.repeat(n, (d, i) =>
      d.rect(x + 8 + ((i + 0.18) * (L - 16)) / n, y + 19, ((L - 16) / n) * 0.64, H - 30, { weight: 'thin', radius: 3 }),
    )
    if (valve) {
      for (const v of [0, 15]) s.rect(x + L - 30 + v, y + H, 7, 13, { fill: 'hatch' })
      s.rect(x + L, y + 9, 16, 14, { fill: 'paper' }).rect(x + L + 4, y + 7, 12, 18, { weight: 'thin' })
    } else
      for (const py of [y + 10, y + H - 10])
        s.rect(x - 9, py - 5, 9, 10, { fill: 'hatch' })
          .rect(x + L, py - 5, 9, 10, { fill: 'hatch' })
          .line(x - 18, py, x + 12, py, 'centre')
          .line(x + L - 12, py, x + L + 18, py, 'centre')
    const depth = depths[type]
    const D = depth * 0.32
    const sx = 338 - D / 2
    const layers: ('panel' | 'fin')[] =
      type === 11
        ? ['panel', 'fin']
        : type === 21
          ? ['panel', 'fin', 'panel']
          : type === 22
            ? ['panel', 'fin', 'fin', 'panel']
            : ['panel', 'fin', 'fin', 'panel', 'fin', 'panel']
    const panelW = 5
    const finW = (D - panelW * panels[type]) / fins[type]
    let at = sx
    for (const layer of layers) {
      if (layer === 'panel') {
        s.rect(at, y + 3, panelW, H - 6, { fill: 'hatch', radius: 2 })
        at += panelW
      } else {
        for (let v = y + 14; v < y + H - 16; v += 8)
          s.path(`M${at} ${v}L${at + finW} ${v + 4}L${at} ${v + 8}`, { weight: 'thin' })
        at += finW
      }
    }
    s.rect(sx - 2, y - 2, D + 4, 6, { fill: 'tint' })
      .line(sx + D + 12, y - 16, sx + D + 12, y + H + 22)
      .rect(sx + D + 2, y + 18, 10, 8, { fill: 'paper' })
      .rect(sx + D + 2, y + H - 26, 10, 8, { fill: 'paper' })
    const low = y + H + 44
    return s
      .dimX(x, x + L, low, `${length}`, y + H)
      .dimY(y, y + H, 40, `${height}`, x)
      .dimX(sx, sx + D, low, `${depth}`, y + H)
      .note(x + L * 0.5, y + H * 0.5, x + L * 0.5 + 30, Math.max(30, y - 22), `${output} W`)
      .note(sx + D * 0.5, y + 6, sx - 16, Math.max(30, y - 22), `${type}`)
      .note(
        valve ? x + L - 12 : x + L + 5,
        valve ? y + H + 8 : y + H - 10,
        x + L + 14,
        y + H + 26,
        valve ? 'G 3/4' : 'G 1/2',
      )
  },
})
