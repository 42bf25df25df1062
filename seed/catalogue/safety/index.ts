import { say } from '../electrical/figures.ts'
import type { Root } from '../model.ts'
import { fireExtinguishers } from './fire-extinguishers.ts'
import { fireHoses } from './fire-hoses.ts'
import { safetyHelmets } from './safety-helmets.ts'
import { safetyShoes } from './safety-shoes.ts'
import { workGloves } from './work-gloves.ts'

export const safety: Root = {
  key: 'safety',
  name: say('PPE and fire equipment', 'СИЗ и противопожарное оборудование', '劳动防护与消防'),
  about: say(
    'Protective equipment and fire-fighting supplies with certificates of the EAEU, the EU and China.',
    'Средства защиты и пожарное оборудование с сертификатами ЕАЭС, ЕС и Китая.',
    '劳保用品和消防器材，具备欧亚经济联盟、欧盟和中国认证。',
  ),
  groups: [
    {
      key: 'protective-equipment',
      name: say('Personal protective equipment', 'Средства индивидуальной защиты', '个人防护用品'),
      about: say(
        'Helmets, gloves and footwear for manufacturing, construction and warehousing.',
        'Каски, перчатки и обувь для производства, стройки и склада.',
        '适用于生产、建筑和仓储的安全帽、手套和安全鞋。',
      ),
      leaves: [safetyHelmets, workGloves, safetyShoes],
    },
    {
      key: 'fire-safety',
      name: say('Fire extinguishers and hoses', 'Огнетушители и пожарные рукава', '消防器材'),
      about: say(
        'Extinguishers and hoses for buildings, vehicles and fire brigades.',
        'Огнетушители и рукава для зданий, транспорта и пожарных частей.',
        '适用于建筑、车辆和消防队的灭火器与水带。',
      ),
      leaves: [fireExtinguishers, fireHoses],
    },
  ],
}
