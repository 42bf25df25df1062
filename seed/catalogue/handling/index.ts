import { say } from '../electrical/figures.ts'
import type { Root } from '../model.ts'
import { chainHoists } from './chain-hoists.ts'
import { jibCranes } from './jib-cranes.ts'
import { liftingSlings } from './lifting-slings.ts'
import { palletRacking } from './pallet-racking.ts'
import { palletTrucks } from './pallet-trucks.ts'
import { plasticPallets } from './plastic-pallets.ts'

export const handling: Root = {
  key: 'handling',
  name: say('Lifting and material handling', 'Подъёмное и складское оборудование', '起重与仓储设备'),
  about: say(
    'Everything that lifts, carries and stores: hoists, slings, cranes, racks, pallets and trucks.',
    'Всё, что поднимает, перевозит и хранит: тали, стропы, краны, стеллажи, поддоны и тележки.',
    '起升、搬运和存储设备：葫芦、索具、起重机、货架、托盘和搬运车。',
  ),
  groups: [
    {
      key: 'lifting',
      name: say('Lifting equipment', 'Грузоподъёмное оборудование', '起重设备'),
      about: say(
        'Hoists, slings and jib cranes with test certificates and data sheets.',
        'Тали, стропы и консольные краны с протоколами испытаний и паспортами.',
        '葫芦、索具和悬臂吊，附试验证书和产品合格证。',
      ),
      leaves: [chainHoists, liftingSlings, jibCranes],
    },
    {
      key: 'storage',
      name: say('Storage and handling', 'Складское оборудование', '仓储与搬运'),
      about: say(
        'Racks, pallets and pallet trucks for warehouses of any height.',
        'Стеллажи, поддоны и тележки для складов любой высоты.',
        '适用于各种高度仓库的货架、托盘和搬运车。',
      ),
      leaves: [palletRacking, plasticPallets, palletTrucks],
    },
  ],
}
