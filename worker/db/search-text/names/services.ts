import type { NamesOfGroup } from './model.ts'

/** Names of services. */
export const SERVICES: NamesOfGroup = {
  synonyms: `
растаможка = растаможивание = таможенное оформление = таможенная очистка = customs clearance = customs brokerage = 清关 = 报关
таможенный брокер = customs broker = customs agent = таможенное оформление = customs brokerage = 报关行
неразрушающий контроль = ндт = ndt = non-destructive testing = 无损检测 = 无损探伤
автоперевозка = автомобильные перевозки = road freight = trucking = 公路运输
морские перевозки = морская перевозка = морской фрахт = sea freight = ocean freight = 海运
авиаперевозка = авиаперевозки = авиадоставка = air freight = air cargo = 空运
пусконаладка = пнр = пуско-наладка = commissioning = 调试
механообработка = мехобработка = механическая обработка = machining = 机加工
азс = заправка = заправочная станция = gas station = petrol station = filling station = 加油站
`,
  slang: '',
  everyday: '',
}
