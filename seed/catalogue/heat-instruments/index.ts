import type { Root } from '../model.ts'
import { flowMeters } from './flow-meters.ts'
import { plateHeatExchangers } from './plate-heat-exchangers.ts'
import { pressureGauges } from './pressure-gauges.ts'
import { shellAndTubeHeatExchangers } from './shell-and-tube-heat-exchangers.ts'
import { steelRadiators } from './steel-radiators.ts'
import { thermometers } from './thermometers.ts'

export const heatInstruments: Root = {
  key: 'heat-instruments',
  name: { en: 'Heat exchangers and instrumentation', ru: 'Теплообменное оборудование и КИПиА', zh: '换热设备与仪表' },
  about: {
    en: 'Heat exchangers and radiators, and the gauges, meters and thermometers that show what they are doing.',
    ru: 'Теплообменники и радиаторы — и приборы, которые показывают давление, расход и температуру.',
    zh: '换热器、散热器，以及测量压力、流量和温度的仪表。',
  },
  groups: [
    {
      key: 'heat-exchange',
      name: { en: 'Heat exchangers and radiators', ru: 'Теплообменное оборудование', zh: '换热设备' },
      about: {
        en: 'Plate and shell-and-tube heat exchangers for heating substations and process plants, and panel radiators.',
        ru: 'Пластинчатые и кожухотрубные теплообменники для тепловых пунктов и технологии, панельные радиаторы.',
        zh: '用于换热站和工艺装置的板式、管壳式换热器，以及钢制板式散热器。',
      },
      leaves: [plateHeatExchangers, shellAndTubeHeatExchangers, steelRadiators],
    },
    {
      key: 'instruments',
      name: { en: 'Measuring instruments', ru: 'Контрольно-измерительные приборы', zh: '测量仪表' },
      about: {
        en: 'Pressure gauges, flow meters and thermometers, calibrated and with verification records.',
        ru: 'Манометры, расходомеры и термометры с первичной поверкой (запись в ФГИС «Аршин»).',
        zh: '压力表、流量计和温度计，出厂校准并附检定记录。',
      },
      leaves: [pressureGauges, flowMeters, thermometers],
    },
  ],
}
