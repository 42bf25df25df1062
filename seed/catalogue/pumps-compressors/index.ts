import type { Root } from '../model.ts'
import { airReceivers } from './air-receivers.ts'
import { centrifugalPumps } from './centrifugal-pumps.ts'
import { diaphragmPumps } from './diaphragm-pumps.ts'
import { gearPumps } from './gear-pumps.ts'
import { pistonCompressors } from './piston-compressors.ts'
import { screwCompressors } from './screw-compressors.ts'
import { submersiblePumps } from './submersible-pumps.ts'

export const pumpsCompressors: Root = {
  key: 'pumps-compressors',
  name: { en: 'Pumps and compressors', ru: 'Насосы и компрессоры', zh: '泵与压缩机' },
  about: {
    en: 'Machines that move liquids and compress air, from a dosing pump in a workshop to the compressor room of a plant.',
    ru: 'Машины для перекачки жидкостей и сжатия воздуха — от дозирующего насоса в цехе до компрессорной станции завода.',
    zh: '液体输送与空气压缩设备，小到车间加注泵，大到全厂空压站。',
  },
  groups: [
    {
      key: 'pumps',
      name: { en: 'Pumps', ru: 'Насосы', zh: '泵' },
      about: {
        en: 'Centrifugal, submersible, gear and diaphragm pumps for water, oil, slurry and chemicals.',
        ru: 'Центробежные, погружные, шестерённые и мембранные насосы для воды, масла, шламов и химии.',
        zh: '用于水、油、泥浆和化学品的离心泵、潜水泵、齿轮泵和隔膜泵。',
      },
      leaves: [centrifugalPumps, submersiblePumps, gearPumps, diaphragmPumps],
    },
    {
      key: 'compressed-air',
      name: { en: 'Compressors and air receivers', ru: 'Компрессоры и ресиверы', zh: '空压机与储气罐' },
      about: {
        en: 'Screw and piston compressors and the receivers that even out the demand.',
        ru: 'Винтовые и поршневые компрессоры и ресиверы, сглаживающие расход.',
        zh: '螺杆与活塞空压机，以及平衡用气波动的储气罐。',
      },
      leaves: [screwCompressors, pistonCompressors, airReceivers],
    },
  ],
}
