/** Ports and cities that delivery terms name where they are not the company's own city. */
import { t } from './terms.ts'

export const ALMATY = t('Almaty', 'Алматы', '阿拉木图')
export const ASTANA = t('Astana', 'Астана', '阿斯塔纳')
export const DALIAN = t('Dalian', 'Далянь', '大连')
export const MOSCOW = t('Moscow', 'Москва', '莫斯科')
export const MUNDRA = t('Mundra', 'Мундра', '蒙德拉')
export const NINGBO = t('Ningbo', 'Нинбо', '宁波')
export const NOVOSIBIRSK = t('Novosibirsk', 'Новосибирск', '新西伯利亚')
export const QINGDAO = t('Qingdao', 'Циндао', '青岛')
export const SAMARA = t('Samara', 'Самара', '萨马拉')
export const SHANGHAI = t('Shanghai', 'Шанхай', '上海')
export const TIANJIN = t('Tianjin', 'Тяньцзинь', '天津')
export const VLADIVOSTOK = t('Vladivostok', 'Владивосток', '符拉迪沃斯托克')
export const XIAMEN = t('Xiamen', 'Сямэнь', '厦门')
