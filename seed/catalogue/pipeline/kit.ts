/** What the leaves of pipes, pumps and instruments share: quantities in three languages, fact names, drawing scale. */
import type { FullText } from '../../text.ts'
import type { Fact } from '../model.ts'

/** A number as Russian writes it, with a decimal comma. */
export const comma = (n: number | string): string => String(n).replace(/(\d)\.(\d)/g, '$1,$2')

/** A number, or a range given as a string, with its unit in each language. */
export const quantity = (n: number | string, en: string, ru: string, zh = en): FullText => ({
  en: `${n} ${en}`,
  ru: `${comma(n)} ${ru}`,
  zh: `${n} ${zh}`,
})

/** A count with the Russian noun in the right form: 1 болт, 4 болта, 12 болтов. */
export function plural(n: number, one: string, few: string, many: string): string {
  const tens = n % 100
  const units = n % 10
  if (tens > 10 && tens < 20) return `${n} ${many}`
  return `${n} ${units === 1 ? one : units > 1 && units < 5 ? few : many}`
}

export const mm = (n: number | string): FullText => quantity(n, 'mm', 'мм')
export const kg = (n: number | string): FullText => quantity(n, 'kg', 'кг')
export const kw = (n: number | string): FullText => quantity(n, 'kW', 'кВт')
export const mpa = (n: number | string): FullText => quantity(n, 'MPa', 'МПа')
export const bar = (n: number | string): FullText => quantity(n, 'bar', 'бар')
export const celsius = (from: number, to: number): FullText => {
  const sign = (t: number) => (t < 0 ? `−${-t}` : t > 0 ? `+${t}` : '0')
  return {
    en: `${sign(from)} to ${sign(to)} °C`,
    ru: `от ${sign(from)} до ${sign(to)} °C`,
    zh: `${sign(from)}～${sign(to)} °C`,
  }
}
/** A supply of 380 V in three phases or 220 V in one, 50 Hz. */
export const mains = (phases: 1 | 3): FullText => {
  const volts = phases === 3 ? 380 : 220
  return {
    en: `${phases} × ${volts} V, 50 Hz`,
    ru: `${phases} × ${volts} В, 50 Гц`,
    zh: `${phases === 3 ? '三相' : '单相'} ${volts} V，50 Hz`,
  }
}

export const fact = (name: FullText, value: FullText | string): Fact => ({ name, value })

/** Maps a size on a logarithmic scale to a length on the sheet, so that the small and the big item both stay legible. */
export function between(size: number, min: number, max: number, low: number, high: number): number {
  const t = Math.log(size / min) / Math.log(max / min)
  return low + Math.min(1, Math.max(0, t)) * (high - low)
}

const name = (en: string, ru: string, zh: string): FullText => ({ en, ru, zh })

export const names = {
  accuracy: name('Accuracy class', 'Класс точности', '精度等级'),
  bodyMaterial: name('Body material', 'Материал корпуса', '壳体材质'),
  bolts: name('Bolt holes', 'Отверстия под болты', '螺栓孔'),
  capacity: name('Volume', 'Объём', '容积'),
  connection: name('Connection', 'Присоединение', '连接方式'),
  corrosion: name('Corrosion protection', 'Защита от коррозии', '防腐处理'),
  designPressure: name('Design pressure', 'Расчётное давление', '设计压力'),
  dimensions: name('Dimensions (L × W × H)', 'Габариты (Д × Ш × В)', '外形尺寸（长×宽×高）'),
  dn: name('Nominal size', 'Номинальный диаметр', '公称通径'),
  ends: name('Ends', 'Торцы', '端部形式'),
  faceToFace: name('Face-to-face length', 'Строительная длина', '结构长度'),
  flow: name('Rated flow', 'Номинальная подача', '额定流量'),
  head: name('Rated head', 'Номинальный напор', '额定扬程'),
  height: name('Height', 'Высота', '高度'),
  ingress: name('IP rating', 'Степень защиты', '防护等级'),
  inspection: name('Inspection', 'Контроль', '检验'),
  length: name('Length', 'Длина', '长度'),
  mass: name('Weight', 'Масса', '重量'),
  massPerMetre: name('Weight per meter', 'Масса погонного метра', '每米重量'),
  material: name('Material', 'Материал', '材质'),
  medium: name('Medium', 'Рабочая среда', '适用介质'),
  noise: name('Noise level', 'Уровень шума', '噪声'),
  operation: name('Operation', 'Управление', '操作方式'),
  outside: name('Outside diameter', 'Наружный диаметр', '外径'),
  pn: name('Nominal pressure', 'Номинальное давление', '公称压力'),
  power: name('Motor power', 'Мощность электродвигателя', '电机功率'),
  pressure: name('Working pressure', 'Рабочее давление', '工作压力'),
  range: name('Measuring range', 'Диапазон измерений', '测量范围'),
  seal: name('Seal', 'Уплотнение', '密封材料'),
  speed: name('Speed', 'Частота вращения', '转速'),
  standard: name('Standard', 'Стандарт', '执行标准'),
  steel: name('Steel grade', 'Марка стали', '钢号'),
  supply: name('Power supply', 'Питание', '电源'),
  temperature: name('Working temperature', 'Температура рабочей среды', '工作温度'),
  thread: name('Thread', 'Резьба', '螺纹'),
  tightness: name('Tightness class', 'Класс герметичности', '密封等级'),
  tolerance: name('Tolerances', 'Предельные отклонения', '尺寸公差'),
  type: name('Type', 'Тип', '类型'),
  wall: name('Wall thickness', 'Толщина стенки', '壁厚'),
}

/** Steels of pipes and fittings as the three trades call them. */
export const steels = {
  '20': { text: name('Grade 20 carbon steel', 'сталь 20', '20号碳钢'), code: '20', density: 1 },
  '09G2S': { text: name('low-alloy steel 09G2S', 'сталь 09Г2С', '09G2S低合金钢'), code: '09', density: 1 },
  '12Cr1MoV': {
    text: name('heat-resistant steel 12Cr1MoV', 'сталь 12Х1МФ', '12Cr1MoVG耐热钢'),
    code: '12M',
    density: 1,
  },
  '321': { text: name('stainless steel AISI 321', 'сталь 12Х18Н10Т', '321不锈钢'), code: '321', density: 1.01 },
}

export type Steel = keyof typeof steels

export const flangedEnds = name('flanged', 'фланцевое', '法兰连接')
