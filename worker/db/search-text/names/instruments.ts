import type { NamesOfGroup } from './model.ts'

/** Names of instruments, by the leaves of the catalogue. */
export const INSTRUMENTS: NamesOfGroup = {
  synonyms: `
манометр = pressure gauge = pressure gage = manometer = 压力表
вакуумметр = мановакуумметр = compound gauge = vacuum gauge = 真空表 = 真空压力表
образцовый манометр = манометр образцовый = test gauge = reference gauge = 精密压力表 = 标准压力表
экм = манометр электроконтактный = pressure gauge with contacts = contact gauge = 电接点压力表
расходомер = flow meter = flowmeter = 流量计
ротаметр = rotameter = variable-area = 转子流量计
счетчик расхода = расходомер = flowmeter = flow sensor = 流量计 = 流量表
расходомер электромагнитный = электромагнитный расходомер = magmeter = mag meter = electromagnetic flow meter = 电磁流量计
термопара = преобразователь термоэлектрический = thermocouple = 热电偶
термосопротивление = термопреобразователь сопротивления = resistance thermometer = rtd = 热电阻
термометр = градусник = thermometer = 温度计
термометр сопротивления = датчик температуры = temperature sensor = temperature probe = 温度传感器 = 热电阻
`,
  slang: `
манометр = датчик давления стрелочный = pressure gauge = dial gauge = 压力表
расходомер = счетчик потока = flow meter = flowmeter = flow gauge = 流量计 = 流量仪
биметаллический термометр = термометр биметаллический = dial thermometer = bimetal thermometer = temp gauge = temperature gauge = 双金属温度计
термопара = thermocouple = tc probe = 热电偶
термосопротивление = rtd = rtd probe = pt100 = pt 100 = 热电阻 = 铂电阻
`,
  everyday: `
измеритель давления = датчик давления = прибор для давления = pressure meter = air gauge = pressure dial = 气压表 = 水压表 = 油压表 = 压力计 = 测压表 = манометрик = мпэшка = мт100 = монометр = манометр давления = measuring pressure = water pressure gauge = air pressure gauge = steam gauge = 压力仪表 = 压力计表 > манометр = pressure gauge = 压力表
вакуумметр = манометр вакуумный = vacuum gauge = vacuum meter = 真空表 = 负压表 = мановакууметр = мвп = мвтп = low pressure vacuum gauge = combination gauge = 真空负压表 = 正负压表 > мановакуумметр = compound gauge = 真空压力表
маномерт = дм02 = тм-510 = мп3 = мп-100 = мп100 = мт-100 = bourdon gauge = bourdon tube gauge = psi gauge = bar gauge = 气压计 = 水压计 = 指针压力表 = y100 = y60 > манометр технический = pressure gauge = 压力表
экмушка = дм2010 = дм2005 = эким = манометр с контактами = switch gauge = alarm gauge = gauge with switch = yx100 = 带报警压力表 > манометр электроконтактный = pressure gauge electric contact = 电接点压力表
виброманометр = жидкостный манометр = гидрозаполненный = манометр с глицерином = oil filled gauge = glycerin gauge = wet gauge = 油压表防震 = 硅油表 = 充油压力表 > манометр виброустойчивый = glycerine-filled pressure gauge = 耐震压力表
манометр с контактами = экмка = манометр сигнальный = contact gauge = switch gauge = pressure contact = 电接点 = 接点压力表 > манометр электроконтактный = electric contact = 电接点压力表
счетчик воды = водосчетчик = водомер = расходомер для воды = water meter = water flow meter = 水表 = 水流量计 = 测水流量 > расходомер = flow meter = 流量计
расходомер пара = паромер = счетчик пара = счетчик газа промышленный = steam meter = steam flow meter = gas flow meter = 蒸汽流量计 = 蒸汽表 = 气体流量计 > расходомер вихревой = vortex flow meter = 涡街流量计
поплавковый расходомер = расходомер поплавковый = рм-а = rota meter = float meter = glass tube flowmeter = va meter = 浮子流量计 = 玻璃流量计 > ротаметр = variable-area flow meter = 转子流量计
электромагнитник = эмр = mag flow = magflow = induction flow meter = 电磁表 = расходник вода = вмх = питерфлоу = взлет эр = индукционный расходомер = magmeter = mag meter = magflow meter = flowmeter = 磁流量计 = 流量表 > расходомер электромагнитный = electromagnetic flow meter = 电磁流量计
ротаметр = поплавковый расходомер = vane meter = variable area = rotameter = 浮子流量计 = 转子流量计 = 玻璃流量计 > ротаметр = rotameter = 转子流量计
датчик температуры = термодатчик = датчик термометра = temperature sensor = temp sensor = temperature probe = temp probe = heat sensor = 温度传感器 = 测温探头 = 温度探头 = 感温棒 > термопреобразователь сопротивления = resistance thermometer = преобразователь термоэлектрический = thermocouple = 热电阻 = 热电偶
измеритель температуры = прибор для температуры = temperature meter = temperature dial = 温度表 = 水温表 = 水温计 = 测温表 = 测温计 > термометр = thermometer = 温度计
технический градусник = градусник промышленный = бт-51 = тб-100 = thermo gauge = heat gauge = industrial thermometer = 工业温度表 = 指针温度计 = 管道温度计 > термометр биметаллический = bimetallic thermometer = 双金属温度计
дтс = тсм = тсп = тсму = pt-100 = platinum probe = platinum resistance = 铂热电阻 = 测温电阻 > термопреобразователь сопротивления = resistance thermometer = 热电阻
дтпк = thermo couple = tc sensor = k probe = 热偶 = 电偶 = термопарка = k type probe = tc probe = 测温线 = 温度热电偶 > преобразователь термоэлектрический = thermocouple = 热电偶
ртутный = стеклянный термометр = спиртовой термометр = liquid thermometer = glass thermometer = spirit thermometer = 玻璃温度计 = 酒精温度计 = 玻璃棒温度计 > термометр жидкостный = liquid-in-glass thermometer = 玻璃
градусник = биметалл термометр = термометр на трубу = термометр бт = бт-51 = dial thermometer = stem thermometer = pipe thermometer = 水温表 = 温度表 = 指针温度计 > термометр биметаллический = bimetal thermometer = 双金属温度计
термосопротивление = тсм = тсп = дтс = pt-100 = rtd = rtd sensor = resistance thermometer = resistance probe = 铂热电阻 = 热电阻 = 温度探头pt100 > термопреобразователь сопротивления = resistance temperature = 热电阻
`,
}
