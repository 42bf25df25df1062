/** Keys of the sample data's facts in addresses, and other names that sellers use for them. */

/** Keys by English name, where the slug of the name would be long. */
export const KEYS: Record<string, string> = {
  'Nominal size': 'dn',
  'Nominal pressure': 'pn',
  'Body material': 'material',
  'Steel grade': 'steel',
  'Motor power': 'power',
  'Rated power': 'power',
  'Working temperature': 'temperature',
  'Working pressure': 'pressure',
  'Outside diameter': 'diameter',
  'Wall thickness': 'wall',
  'Face-to-face length': 'face-to-face',
}

const POWER = ['Power', 'Мощность', 'Мощность двигателя', 'Номинальная мощность', '功率', '额定功率', '电机功率']
const MASS = ['Mass', 'Net weight', 'Вес', 'Масса', 'Масса нетто', '重量', '质量', '净重']

export const ALIASES: Record<string, string[]> = {
  'Nominal size': [
    'DN',
    'Nominal diameter',
    'Nominal bore',
    'Ду',
    'Диаметр условный',
    'Условный диаметр',
    'Условный проход',
    'Диаметр номинальный',
    '公称直径',
    '公称通径',
    '口径',
  ],
  'Nominal pressure': [
    'PN',
    'Pressure rating',
    'Ру',
    'Давление номинальное',
    'Условное давление',
    'Давление условное',
    '压力等级',
    '公称压力',
  ],
  'Body material': ['Material', 'Материал', 'Материал корпуса', '材质', '阀体材质', '材料'],
  'Steel grade': ['Steel', 'Grade', 'Material', 'Сталь', 'Марка', 'Материал', '材质', '牌号'],
  'Motor power': POWER,
  'Rated power': POWER,
  Weight: MASS,
  'Total weight': MASS,
  'Outside diameter': ['OD', 'Outer diameter', 'Диаметр', 'Диаметр наружный', '外径', '直径'],
  'Wall thickness': ['Wall', 'Толщина', 'Стенка', '壁厚'],
  Connection: ['Ends', 'End connection', 'Тип присоединения', 'Присоединение', '连接方式'],
  Operation: ['Actuation', 'Control', 'Привод', 'Тип управления', '驱动方式'],
  'Working pressure': ['Pressure', 'Давление', 'Рабочее давление', '压力', '工作压力'],
  'Working temperature': ['Temperature', 'Температура', 'Рабочая температура', '温度', '工作温度'],
  Length: ['Длина', '长度'],
  Thickness: ['Толщина', '厚度'],
  Thread: ['Thread size', 'Резьба', 'Размер резьбы', '螺纹规格'],
}

/** Facts by which no buyer chooses. */
export const NEVER_FILTERED =
  /^(?:standard|certificate|dimensions|packing|gost|inspection|marking|size \(|length × height|overall size)/i
