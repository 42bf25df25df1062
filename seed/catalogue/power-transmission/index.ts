import { t } from '../metals/wording.ts'
import type { Root } from '../model.ts'
import { deepGrooveBallBearings } from './deep-groove-ball-bearings.ts'
import { gearReducers } from './gear-reducers.ts'
import { pillowBlockUnits } from './pillow-block-units.ts'
import { rollerChains } from './roller-chains.ts'
import { shaftCouplings } from './shaft-couplings.ts'
import { taperedRollerBearings } from './tapered-roller-bearings.ts'
import { vBelts } from './v-belts.ts'

export const powerTransmission: Root = {
  key: 'power-transmission',
  name: t('Bearings and drives', 'Подшипники и приводы', '轴承与传动'),
  about: t(
    'Bearings, bearing units and everything between motor and machine: reducers, chains, couplings and belts.',
    'Подшипники, подшипниковые узлы и всё, что стоит между двигателем и машиной: редукторы, цепи, муфты, ремни.',
    '轴承、带座轴承以及电机与设备之间的传动件：减速机、链条、联轴器和传动带。',
  ),
  groups: [
    {
      key: 'bearings',
      name: t('Bearings', 'Подшипники', '轴承'),
      about: t(
        'Ball and roller bearings and ready-to-mount units, with the ISO and the GOST designation of every size.',
        'Шариковые и роликовые подшипники и готовые узлы; для каждого размера — обозначения ISO и ГОСТ.',
        '球轴承、滚子轴承及带座轴承，每个规格均标注 ISO 与 GOST 代号。',
      ),
      leaves: [deepGrooveBallBearings, taperedRollerBearings, pillowBlockUnits],
    },
    {
      key: 'drives',
      name: t('Drives', 'Приводы и передачи', '传动件'),
      about: t(
        'Reducers, roller chains, shaft couplings and V-belts for new machines and for repair.',
        'Редукторы, приводные цепи, муфты и клиновые ремни для новых машин и ремонта.',
        '减速机、滚子链、联轴器和 V 带，用于整机配套和维修更换。',
      ),
      leaves: [gearReducers, rollerChains, shaftCouplings, vBelts],
    },
  ],
}
