/**
 * Technical regulations with codes of goods that each may apply to: a few that are certain, for the sample marketplace. Days and
 * decisions are those by which the regulations were adopted; which document goods need is by the regulation's own rules of conformity.
 */
import { idFrom } from '../../worker/db/id.ts'
import { regulations } from '../../worker/db/tables/rates.ts'
import { NOW } from '../clock.ts'
import { t } from '../companies/terms.ts'

const MACHINES = {
  number: '010/2011',
  names: t('On the safety of machinery and equipment', 'О безопасности машин и оборудования', '机器设备安全'),
  validFrom: '2013-02-15',
  source: 'Решение Комиссии Таможенного союза от 18.10.2011 № 823',
}

const LOW_VOLTAGE = {
  number: '004/2011',
  names: t('On the safety of low-voltage equipment', 'О безопасности низковольтного оборудования', '低压设备安全'),
  validFrom: '2013-02-15',
  source: 'Решение Комиссии Таможенного союза от 16.08.2011 № 768',
}

const GAS = {
  number: '016/2011',
  names: t(
    'On the safety of appliances operating on gaseous fuel',
    'О безопасности аппаратов, работающих на газообразном топливе',
    '气体燃料器具安全',
  ),
  validFrom: '2013-02-15',
  source: 'Решение Комиссии Таможенного союза от 09.12.2011 № 875',
}

const COMPATIBILITY = {
  number: '020/2011',
  names: t(
    'Electromagnetic compatibility of technical equipment',
    'Электромагнитная совместимость технических средств',
    '技术设备的电磁兼容性',
  ),
  validFrom: '2013-02-15',
  source: 'Решение Комиссии Таможенного союза от 09.12.2011 № 879',
}

const PRESSURE = {
  number: '032/2013',
  names: t(
    'On the safety of equipment operating under excess pressure',
    'О безопасности оборудования, работающего под избыточным давлением',
    '承压设备安全',
  ),
  validFrom: '2014-02-01',
  source: 'Решение Совета Евразийской экономической комиссии от 02.07.2013 № 41',
}

/** Hand tools with an electric motor of their own. */
const ELECTRIC_TOOLS = ['846721', '846722', '846729']

const ROWS = [
  { ...LOW_VOLTAGE, document: 'certificate' as const, prefixes: ['8536', '8537', '8544', ...ELECTRIC_TOOLS] },
  { ...LOW_VOLTAGE, document: 'declaration' as const, prefixes: ['8501'] },
  {
    ...MACHINES,
    document: 'declaration' as const,
    prefixes: ['8413', '8414', '8457', '8458', '8459', '8460', '8461', '8481'],
  },
  { ...GAS, document: 'certificate' as const, prefixes: ['732111'] },
  { ...GAS, document: 'either' as const, prefixes: ['841620'] },
  { ...COMPATIBILITY, document: 'certificate' as const, prefixes: ELECTRIC_TOOLS },
  { ...COMPATIBILITY, document: 'either' as const, prefixes: ['8471', '8504'] },
  { ...PRESSURE, document: 'either' as const, prefixes: ['7311', '8402', '8481'] },
]

export const table = regulations

export const rows = ROWS.map((row, at) => ({
  ...row,
  num: at + 1,
  id: idFrom(NOW, at + 1),
  validTo: null,
  address: null,
  updatedAt: NOW,
}))

/** Which of them service companies certify for. */
const CERTIFIED: Record<string, string[]> = {
  'yauza-test': ['004/2011', '010/2011', '020/2011', '032/2013'],
  'deklarant-ural': ['010/2011', '032/2013'],
}

export const regulationsOf = (key: string): string[] => CERTIFIED[key] ?? []
