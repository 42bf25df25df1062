import { Sheet } from '../../drawing/sheet.ts'
import type { FullText } from '../../text.ts'
import { fact, measure, norm, say, variant } from '../electrical/figures.ts'
import { leaf } from '../model.ts'

interface Item {
  code: string
  title: FullText
  material: FullText
  peak: number
  vents: number
  ribs: number
  straps: 0 | 2 | 4
  extra?: 'lamp' | 'visor' | 'muffs' | 'mask'
  ratchet: boolean
  cold: number
  mass: number
  standard: string
  price: number
  use: FullText
}

const HDPE = say('HDPE', 'полиэтилен (ПНД)', '高密度聚乙烯')
const ABS = say('ABS', 'АБС-пластик', 'ABS')
const PC = say('polycarbonate', 'поликарбонат', '聚碳酸酯')

const items: Item[] = [
  {
    code: 'H-100',
    title: say('Bump cap', 'Каскетка защитная', '轻型防撞帽'),
    material: ABS,
    peak: 55,
    vents: 6,
    ribs: 0,
    straps: 0,
    ratchet: false,
    cold: -10,
    mass: 170,
    standard: 'ТР ТС 019/2011, EN 812',
    price: 520,
    use: say(
      'Guards against knocks in vehicle service pits and low passages, not against falling objects.',
      'Бережёт от ударов о неподвижное в смотровых ямах и низких проходах, но не от падающих предметов.',
      '用于地沟和低矮通道防碰撞，不防坠物。',
    ),
  },
  {
    code: 'H-110',
    title: say('Standard safety helmet', 'Каска защитная', '普通型安全帽'),
    material: HDPE,
    peak: 45,
    vents: 0,
    ribs: 1,
    straps: 2,
    ratchet: false,
    cold: -30,
    mass: 330,
    standard: 'ТР ТС 019/2011, EN 397',
    price: 235,
    use: say(
      'An economical helmet for visitors and temporary crews.',
      'Экономичная модель для посетителей и временных бригад.',
      '经济型，适合访客和临时班组。',
    ),
  },
  {
    code: 'H-120',
    title: say('Vented safety helmet', 'Каска защитная с вентиляцией', '透气型安全帽'),
    material: ABS,
    peak: 48,
    vents: 4,
    ribs: 3,
    straps: 2,
    ratchet: true,
    cold: -40,
    mass: 355,
    standard: 'ТР ТС 019/2011, EN 397, GB 2811',
    price: 460,
    use: say(
      'The ratchet is turned with gloves on; the usual choice of builders and installers.',
      'Храповик крутится в перчатках; обычный выбор строителей и монтажников.',
      '旋钮可戴手套调节，建筑和安装工常用。',
    ),
  },
  {
    code: 'H-130',
    title: say('Reinforced safety helmet, six ribs', 'Каска защитная усиленная', '加强筋型安全帽'),
    material: ABS,
    peak: 50,
    vents: 6,
    ribs: 6,
    straps: 4,
    ratchet: true,
    cold: -50,
    mass: 390,
    standard: 'ТР ТС 019/2011, EN 397, GB 2811',
    price: 740,
    use: say(
      'Tested for lateral deformation (LD) and cold to −50 °C, for northern drilling sites.',
      'Боковая деформация LD и мороз до −50 °C — для северных буровых.',
      '侧向刚性 LD，耐寒 −50 °C，适合北方钻井现场。',
    ),
  },
  {
    code: 'H-140',
    title: say(
      'Miner’s safety helmet with lamp bracket',
      'Каска шахтёрская с креплением фонаря',
      '矿工安全帽（带灯架）',
    ),
    material: PC,
    peak: 35,
    vents: 0,
    ribs: 4,
    straps: 2,
    extra: 'lamp',
    ratchet: true,
    cold: -30,
    mass: 420,
    standard: 'ТР ТС 019/2011, EN 397, GB 2811',
    price: 890,
    use: say(
      'Cable clip at the back and antistatic shell for gassy mines.',
      'Держатель кабеля сзади и антистатический корпус для газовых шахт.',
      '后部带电缆夹，帽壳抗静电，适用于瓦斯矿井。',
    ),
  },
  {
    code: 'H-150',
    title: say('Dielectric safety helmet 1000 V', 'Каска термостойкая диэлектрическая 1000 В', '绝缘耐热安全帽 1000 V'),
    material: PC,
    peak: 52,
    vents: 0,
    ribs: 2,
    straps: 4,
    ratchet: true,
    cold: -40,
    mass: 410,
    standard: 'ТР ТС 019/2011, EN 397, EN 50365',
    price: 1150,
    use: say(
      'Closed shell resists molten metal and accidental contact with live parts.',
      'Глухой корпус держит брызги металла и случайное касание токоведущих частей.',
      '无孔帽壳，防熔融金属飞溅和意外触电。',
    ),
  },
  {
    code: 'H-160',
    title: say(
      'Safety helmet for climbers, short brim',
      'Каска для промышленного альпинизма',
      '高空作业安全帽（短檐）',
    ),
    material: ABS,
    peak: 15,
    vents: 10,
    ribs: 2,
    straps: 4,
    ratchet: true,
    cold: -40,
    mass: 370,
    standard: 'ТР ТС 019/2011, EN 12492',
    price: 2450,
    use: say(
      'The chin strap holds 50 daN, so the helmet stays on in a fall.',
      'Подбородочный ремень держит 50 даН — каска не слетит при срыве.',
      '下颏带承力 50 daN，坠落时不脱落。',
    ),
  },
  {
    code: 'H-170',
    title: say('Safety helmet with face shield', 'Каска с лицевым щитком', '带面屏安全帽'),
    material: ABS,
    peak: 40,
    vents: 2,
    ribs: 3,
    straps: 2,
    extra: 'visor',
    ratchet: true,
    cold: -40,
    mass: 560,
    standard: 'ТР ТС 019/2011, EN 397, EN 166',
    price: 2180,
    use: say(
      'Polycarbonate shield 2 mm swings up for grinding and brush cutting.',
      'Щиток из поликарбоната 2 мм откидывается; шлифовка, работа кусторезом.',
      '2 mm 聚碳酸酯面屏可上翻，用于打磨和割灌。',
    ),
  },
  {
    code: 'H-180',
    title: say('Safety helmet with earmuffs', 'Каска с противошумными наушниками', '带耳罩安全帽'),
    material: ABS,
    peak: 48,
    vents: 4,
    ribs: 3,
    straps: 2,
    extra: 'muffs',
    ratchet: true,
    cold: -40,
    mass: 640,
    standard: 'ТР ТС 019/2011, EN 397, EN 352-3',
    price: 2690,
    use: say(
      'Earmuffs (SNR 28 dB) clip into the side slots; for sawmill and forge workers.',
      'Наушники SNR 28 дБ в боковых пазах — для пильщиков и кузнецов.',
      '侧槽耳罩 SNR 28 dB，适合锯木和锻造工人。',
    ),
  },
  {
    code: 'H-190',
    title: say('Safety helmet with welding mask', 'Каска с маской сварщика', '带焊接面罩安全帽'),
    material: PC,
    peak: 40,
    vents: 0,
    ribs: 2,
    straps: 4,
    extra: 'mask',
    ratchet: true,
    cold: -30,
    mass: 920,
    standard: 'ТР ТС 019/2011, EN 397, EN 175',
    price: 4650,
    use: say(
      'Auto-darkening filter DIN 9–13 for site welders working overhead.',
      'Автозатемнение DIN 9–13 для монтажных сварщиков, потолочные швы.',
      '自动变光 DIN 9～13，用于工地仰焊作业。',
    ),
  },
]

export const safetyHelmets = leaf<Item>({
  key: 'safety-helmets',
  name: say('Safety helmets', 'Каски защитные', '安全帽'),
  about: say(
    'Helmets for construction, mining, electrical and rope-access work, with spare headbands and chin straps. Logo printing from 50 pieces.',
    'Каски для стройки, шахт, электриков и промышленных альпинистов, запасные оголовья и ремни. Нанесение логотипа от 50 штук.',
    '适用于建筑、矿山、电力和高空作业的安全帽，备有帽衬和下颏带，50 顶起可印标识。',
  ),
  tnved: '650610',
  unit: 'piece',
  items,
  product: (i) => ({
    model: i.code,
    name: say(
      `${i.title.en}, ${i.material.en}, ${i.cold} °C`.replace(' -', ' −'),
      `${i.title.ru}, ${i.material.ru}, до ${i.cold} °C`.replace(' -', ' −'),
      `${i.title.zh} ${i.material.zh} 耐寒${i.cold} °C`.replace('-', '−'),
    ),
    description: say(
      `Shell of ${i.material.en}, ${i.vents > 0 ? `${i.vents} vents` : 'no vents'}, ${i.ratchet ? 'ratchet' : 'pin-lock'} headband for sizes 52–62 cm. ${i.use.en} Service life is marked on the brim.`,
      `Корпус — ${i.material.ru}, ${i.vents > 0 ? `вентиляционных отверстий: ${i.vents}` : 'без отверстий'}; оголовье ${i.ratchet ? 'с храповиком' : 'со ступенчатой регулировкой'} на размер 52–62 см. ${i.use.ru} Срок службы указан на козырьке.`,
      `帽壳材质：${i.material.zh}，${i.vents > 0 ? `${i.vents} 个透气孔` : '无孔'}，${i.ratchet ? '旋钮' : '插扣'}调节帽箍，头围 52～62 cm。${i.use.zh}帽檐标注使用期限。`,
    ),
    facts: [
      fact('Shell', 'Материал корпуса', '帽壳材质', i.material),
      fact('Vents', 'Вентиляционные отверстия', '透气孔数量', i.vents > 0 ? String(i.vents) : say('none', 'нет', '无')),
      fact('Brim length', 'Длина козырька', '帽檐长度', measure(i.peak, 'mm')),
      fact(
        'Headband',
        'Регулировка оголовья',
        '帽箍调节',
        i.ratchet
          ? say('ratchet, 52–62 cm', 'храповик, 52–62 см', '旋钮，52～62 cm')
          : say('pin lock, 52–62 cm', 'ступенчатая, 52–62 см', '插扣，52～62 cm'),
      ),
      fact(
        'Chin strap',
        'Подбородочный ремень',
        '下颏带',
        i.straps > 0
          ? say(`${i.straps}-point`, `${i.straps} точки крепления`, `${i.straps} 点式`)
          : say('elastic', 'резинка', '松紧带'),
      ),
      fact(
        'Lowest temperature',
        'Минимальная температура',
        '最低使用温度',
        say(`${i.cold} °C`.replace('-', '−'), `${i.cold} °C`.replace('-', '−'), `${i.cold} °C`.replace('-', '−')),
      ),
      fact('Weight', 'Масса', '重量', measure(i.mass, 'g')),
      fact('Standard', 'Стандарт', '执行标准', norm(i.standard)),
    ],
    priceRub: i.price,
    moq: i.price < 1000 ? 20 : 5,
    leadDays: i.extra ? [5, 15] : [1, 7],
    variants: (
      [
        ['WH', 'white', 'белый', '白色'],
        ['YE', 'yellow', 'жёлтый', '黄色'],
        ['OR', 'orange', 'оранжевый', '橙色'],
        ['RD', 'red', 'красный', '红色'],
        ['BL', 'blue', 'синий', '蓝色'],
      ] as const
    )
      .slice(0, i.price > 2000 ? 3 : 5)
      .map(([suffix, en, ru, zh]) => variant(`-${suffix}`, 1, fact('Color', 'Цвет', '颜色', say(en, ru, zh)))),
  }),
  draw: (i) => {
    const x = 196
    const brim = 178
    const front = x + 92
    const peak = front + i.peak * 0.95
    const sheet = new Sheet()
    if (i.straps > 0) {
      sheet
        .path(`M${x - 40} ${brim}Q${x - 6} ${brim + 46} ${x + 16} ${brim + 82}`)
        .path(`M${x + 44} ${brim}Q${x + 36} ${brim + 46} ${x + 16} ${brim + 82}`)
        .rect(x + 8, brim + 74, 16, 11, { fill: 'tint', radius: 2 })
      if (i.straps === 4) sheet.path(`M${x - 78} ${brim + 4}Q${x - 34} ${brim + 44} ${x + 4} ${brim + 58}`)
    } else sheet.path(`M${x - 40} ${brim}Q${x} ${brim + 60} ${x + 44} ${brim}`, { weight: 'thin' })
    sheet.path(
      `M${x - 78} ${brim - 4}Q${x - 84} ${brim + 18} ${x - 72} ${brim + 22}L${x + 74} ${brim + 8}V${brim - 6}Z`,
      { fill: 'tint', weight: 'thin' },
    )
    if (i.ratchet)
      sheet
        .circle(x - 88, brim + 12, 11, { fill: 'paper' })
        .around(10, x - 88, brim + 12, 11, (d, px, py) =>
          d.line(px, py, x - 88 + (px - x + 88) * 0.7, brim + 12 + (py - brim - 12) * 0.7, 'thin'),
        )
    sheet.path(
      `M${x - 98} ${brim}C${x - 104} ${brim - 84} ${x - 56} ${brim - 128} ${x + 2} ${brim - 128}C${x + 58} ${brim - 128} ${front + 2} ${brim - 84} ${front} ${brim - 14}Q${(front + peak) / 2} ${brim - 10} ${peak} ${brim + 8}Q${front} ${brim + 4} ${front - 16} ${brim}L${x - 98} ${brim}Z`,
      { fill: 'paper' },
    )
    sheet.path(`M${x - 98} ${brim - 9}H${front - 4}`, { weight: 'thin' })
    for (let n = 0; n < i.ribs; n++) {
      const k = i.ribs === 1 ? 0.1 : (n / (i.ribs - 1)) * 0.62 + 0.06
      sheet.path(
        `M${x - 92 + 84 * k} ${(brim - 40 - 52 * k).toFixed(1)}C${(x - 60 + 50 * k).toFixed(1)} ${(brim - 134 + 22 * k).toFixed(1)} ${(x + 52 - 30 * k).toFixed(1)} ${(brim - 138 + 24 * k).toFixed(1)} ${(front - 8 - 66 * k).toFixed(1)} ${(brim - 44 - 44 * k).toFixed(1)}`,
        { weight: 'thin' },
      )
    }
    for (let n = 0; n < i.vents / 2; n++)
      sheet.rect(x - 36 + n * 20, brim - 62 - (n % 2) * 4, 13, 5, { fill: 'hatch', weight: 'thin', radius: 2 })
    sheet
      .rect(x - 4, brim - 26, 22, 14, { weight: 'thin', radius: 2 })
      .rect(x + 3, brim - 22, 8, 10, { fill: 'hatch', weight: 'thin' })
    sheet.path(
      `M${x - 76} ${brim - 10}C${x - 78} ${brim - 70} ${x - 40} ${brim - 104} ${x + 2} ${brim - 104}C${x + 44} ${brim - 104} ${x + 72} ${brim - 70} ${x + 72} ${brim - 10}`,
      { weight: 'hidden' },
    )
    if (i.extra === 'lamp')
      sheet
        .rect(front - 14, brim - 78, 20, 34, { fill: 'paper' })
        .rect(front + 6, brim - 72, 20, 22, { fill: 'tint', radius: 4 })
        .path(`M${front + 26} ${brim - 72}l8 -4v30l-8 -4`)
        .path(
          `M${front - 14} ${brim - 60}C${x + 40} ${brim - 100} ${x - 70} ${brim - 110} ${x - 96} ${brim - 20}L${x - 104} ${brim + 30}`,
          { weight: 'thin' },
        )
    if (i.extra === 'visor')
      sheet
        .path(
          `M${x + 60} ${brim - 26}Q${peak + 6} ${brim - 20} ${peak + 4} ${brim + 20}Q${peak} ${brim + 74} ${front - 8} ${brim + 92}L${front - 14} ${brim + 84}Q${peak - 12} ${brim + 60} ${peak - 8} ${brim + 14}Q${peak - 10} ${brim - 6} ${x + 60} ${brim - 12}Z`,
          { fill: 'tint' },
        )
        .circle(x + 62, brim - 19, 9, { fill: 'paper' })
    if (i.extra === 'muffs')
      sheet
        .line(x + 7, brim - 18, x + 7, brim + 20)
        .rect(x - 18, brim + 14, 48, 54, { fill: 'paper', radius: 20 })
        .rect(x - 10, brim + 24, 32, 34, { fill: 'tint', weight: 'thin', radius: 14 })
    if (i.extra === 'mask')
      sheet
        .path(
          `M${x + 40} ${brim - 20}L${peak + 6} ${brim - 14}L${peak + 12} ${brim + 34}L${front + 6} ${brim + 96}L${x + 50} ${brim + 84}Q${x + 44} ${brim + 20} ${x + 40} ${brim - 20}Z`,
          { fill: 'paper' },
        )
        .polygon(
          [
            [peak - 16, brim + 2],
            [peak + 7, brim + 4],
            [peak + 10, brim + 30],
            [peak - 12, brim + 32],
          ],
          { fill: 'hatch' },
        )
        .circle(x + 56, brim - 6, 9, { fill: 'paper' })
    return sheet
      .line(x + 2, brim - 142, x + 2, brim + 14, 'centre')
      .dimX(front, Math.max(peak, front + 20), brim - (i.extra === 'lamp' ? 92 : 40), `${i.peak}`, brim - 6)
      .dimX(x - 101, front + 1, 30, '230', brim - 60)
      .note(x - 70, brim + 20, 84, 258, '52–62')
  },
})
