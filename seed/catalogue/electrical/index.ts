import type { Root } from '../model.ts'
import { cableTrays } from './cable-trays.ts'
import { circuitBreakers } from './circuit-breakers.ts'
import { distributionBoards } from './distribution-boards.ts'
import { say } from './figures.ts'
import { inductionMotors } from './induction-motors.ts'
import { powerCables } from './power-cables.ts'
import { powerTransformers } from './power-transformers.ts'
import { variableFrequencyDrives } from './variable-frequency-drives.ts'

export const electrical: Root = {
  key: 'electrical',
  name: say('Electrical equipment', 'Электротехника', '电气设备'),
  about: say(
    'Motors, cables and switchgear for plants, networks and building sites, from the receptacle circuit to the 35 kV transformer.',
    'Двигатели, кабель и распределительные устройства для заводов, сетей и строек — от розеточной группы до трансформатора 35 кВ.',
    '面向工厂、电网和工地的电机、电缆与配电设备，从插座回路到 35 kV 变压器。',
  ),
  groups: [
    {
      key: 'motors',
      name: say('Motors and drives', 'Двигатели и приводная техника', '电机与变频器'),
      about: say(
        'Three-phase motors and the drives that control their speed.',
        'Трёхфазные двигатели и преобразователи для управления их скоростью.',
        '三相电动机及其变频调速装置。',
      ),
      leaves: [inductionMotors, variableFrequencyDrives],
    },
    {
      key: 'cables',
      name: say('Cables and cable support', 'Кабель и кабеленесущие системы', '电缆与桥架'),
      about: say(
        'Power cables by the meter and the trays they are laid in.',
        'Силовой кабель на метры и лотки для его прокладки.',
        '按米供应的电力电缆及敷设用桥架。',
      ),
      leaves: [powerCables, cableTrays],
    },
    {
      key: 'switchgear',
      name: say('Switchgear and transformers', 'Щитовое оборудование и трансформаторы', '配电设备与变压器'),
      about: say(
        'Protection devices, boards and transformers for 0.4 to 35 kV networks.',
        'Аппараты защиты, щиты и трансформаторы для сетей 0,4–35 кВ.',
        '0.4～35 kV 电网用保护电器、配电箱和变压器。',
      ),
      leaves: [circuitBreakers, distributionBoards, powerTransformers],
    },
  ],
}
