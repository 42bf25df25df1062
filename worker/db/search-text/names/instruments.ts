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
измеритель давления = датчик давления = прибор для давления = pressure meter = air gauge = pressure dial = 气压表 = 水压表 = 油压表 = 压力计 = 测压表 = манометрик = мпэшка = монометр = манометр давления = measuring pressure = water pressure gauge = air pressure gauge = steam gauge = 压力仪表 = 压力计表 = часики давления = показометр = показометр давления = измеритель атмосфер = циферблат давления = индикатор давления = барометр на трубу = давленомер = мерить давление = манотомь = вика = wika = росма = rosma = pressure clock = pressure indicator = dial gauge pressure = how many bar = pi gauge = pi instrument = en 837 = en 837-1 = bs 1780 = h guru = bourdon = bourdon tube = boiler gauge = 压表 = 红旗仪表 = psi表 = bar表 = 波登管 = 包端管 = 泵出口表 = 锅炉压力表 = 压力指示 = 磅表 > манометр = pressure gauge = 压力表
вакуумметр = манометр вакуумный = vacuum gauge = vacuum meter = 真空表 = 负压表 = мановакууметр = мвп = мвтп = low pressure vacuum gauge = combination gauge = 真空负压表 = 正负压表 = мановакуумметр = манометр с минусом = вакуум и плюс = вакуумный манометр = вакуумник = compound gauge = vac gauge = vacuum pressure = vac-pressure = mano-vacuum = yz-100 = yz = 正负压力表 = 正负压 = 复合压力表 = 连程表 = 连成表 > мановакуумметр = compound gauge = 真空压力表
маномерт = дм02 = тм-510 = мп3 = мп-100 = мп100 = мт-100 = bourdon gauge = bourdon tube gauge = psi gauge = bar gauge = 气压计 = 水压计 = 指针压力表 = y100 = y60 > манометр технический = pressure gauge = 压力表
экмушка = дм2010 = дм2005 = эким = манометр с контактами = switch gauge = alarm gauge = gauge with switch = yx100 = 带报警压力表 = экм-1у = эконт = электроконтактник = манометр сигнализирующий = ecm = contact gauge = hi-lo gauge = magnetic contact = yx-150 = yxc = yxc150 = yx = 磁助电接点 > манометр электроконтактный = pressure gauge electric contact = 电接点压力表
виброманометр = жидкостный манометр = гидрозаполненный = манометр с глицерином = oil filled gauge = glycerin gauge = wet gauge = 油压表防震 = 硅油表 = 充油压力表 = дм8008 = дм8008-ву = антивибрационный = манометр с жидкостью = манометр на гидростанцию = манометр на пресс = гидравлический манометр = manometer glycerine = liquid gauge = filled gauge = hydraulic gauge = ytn = yn-60 = yn100 = yn = 油浸压力表 = 抗震压力表 = 防震压力表 = манометр гидродомкрата > манометр виброустойчивый = glycerine-filled pressure gauge = 耐震压力表
манометр с контактами = экмка = манометр сигнальный = contact gauge = switch gauge = pressure contact = 电接点 = 接点压力表 > манометр электроконтактный = electric contact = 电接点压力表
обшт = мп = мп3 = мп4 = тм-510 = тм-310 = тм-610 = котловой манометр = манометр котловой = манометр на котел = манометр на отопление = манометр воздушный = воздушный манометр = манометр на компрессор = манометр на ресивер = манометр радиальный = манометр обычный = general purpose gauge = utility gauge = commercial gauge = y100 = y60 = y150 = y250 = 普通压力表 = 一般压力表 = y型压力表 = 铁壳压力表 = 普通压表 = мп4-у > манометр технический = general pressure gauge = 一般压力表
мо = мо-160 = мти = мти-1216 = точный манометр = эталонный манометр = поверочный манометр = test gauge = master gauge = precision gauge = calibration gauge = yb-150 = yb = 标准表 = 精密压力表 = 校验表 = 标准压力表 > манометр точных измерений = манометр образцовый = test gauge = precision pressure gauge = 精密压力表
счетчик воды = водосчетчик = водомер = расходомер для воды = water meter = water flow meter = 水表 = 水流量计 = 测水流量 = литромер = флоу-метр = флоуметр = датчик расхода = измеритель расхода = счетчик-расходомер = счетчик воды промышленный = преобразователь расхода = первичный преобразователь расхода = измерять кубы = сколько воды течет = rate meter = flow gauge = flow transmitter = flow totaliser = flow totalizer = gpm meter = lpm meter = flow instrument = fit instrument = 流量仪 = 测流量 = 流量变送器 = 流量传感器 = 计量表 = 液体计量表 = 管道流量 = 瞬时流量 = 流量累计 = 读流量 = flowrate meter > расходомер = flow meter = 流量计
расходомер пара = паромер = счетчик пара = счетчик газа промышленный = steam meter = steam flow meter = gas flow meter = 蒸汽流量计 = 蒸汽表 = 气体流量计 = вихревик = вихреакустик = дрг = дрг.м = ирга = метран-300 = метран 331 = эмис-вихрь = prowirl = rosemount 8800 = yewflo = digitalyewflo = vortex shedding = vortex meter = steam fm = lugb = lugb-150 = 蒸汽计量 = 卡门涡街 = foxboro вихревой > расходомер вихревой = vortex flow meter = 涡街流量计
поплавковый расходомер = расходомер поплавковый = рм-а = rota meter = float meter = glass tube flowmeter = va meter = 浮子流量计 = 玻璃流量计 = рм = рм-1 = рмф = рмс = рс-5 = эмис-мета = стекло расходомер = лабораторный расходомер = rotameter = purge meter = variable area = krohne dk = glass tube meter = lzb = lzb-25 = lzb-6 = lzs = 玻璃转子 = 转子 = 变面积 = 面积式 = рпо > ротаметр = variable-area flow meter = 转子流量计
электромагнитник = эмр = mag flow = magflow = induction flow meter = 电磁表 = расходник вода = вмх = питерфлоу = взлет эр = индукционный расходомер = magmeter = mag meter = magflow meter = flowmeter = 磁流量计 = 流量表 = магнитник = эм расходомер = магнитный расходомер = магнитно-индуктивный = индуктивный расходомер = прэм = карат-551 = взлет = sitrans mag = promag = optiflux = mag 5100 = rosemount mag = rosemount магнитный = magflo = emf meter = electromag = slurry flow meter = 一体式电磁 = 科隆电磁 = lde = ldg = ldg-80 = ldg-25 = 电磁流量 = 排污流量计 = 污水流量计 = 自来水计量 = рсц = акрон > расходомер электромагнитный = electromagnetic flow meter = 电磁流量计
ротаметр = поплавковый расходомер = vane meter = variable area = rotameter = 浮子流量计 = 转子流量计 = 玻璃流量计 > ротаметр = rotameter = 转子流量计
тпр = тпр-10 = турбинник = турбинный преобразователь = крыльчатка в трубе = ппт = норд = cox turbine = turbine meter = turbine flow = lwgy = lwgy-10 = 液体涡轮 = птф > расходомер турбинный = turbine flow meter = 涡轮流量计
датчик температуры = термодатчик = датчик термометра = temperature sensor = temp sensor = temperature probe = temp probe = heat sensor = 温度传感器 = 测温探头 = 温度探头 = 感温棒 > термопреобразователь сопротивления = resistance thermometer = преобразователь термоэлектрический = thermocouple = 热电阻 = 热电偶
измеритель температуры = прибор для температуры = temperature meter = temperature dial = 水温计 = 测温表 = 测温计 = часики температуры = ti instrument = temperature gauge = temp gauge = temperature indicator = 油温表 = 测温仪表 = 暖气管温度表 = 工业温度计 = 测水温 > термометр = thermometer = 温度计
технический градусник = градусник промышленный = бт-51 = тб-100 = thermo gauge = heat gauge = industrial thermometer = 工业温度表 = 指针温度计 = 管道温度计 > термометр биметаллический = bimetallic thermometer = 双金属温度计
дтс = тсм = тсп = тсму = pt-100 = platinum probe = platinum resistance = 铂热电阻 = 测温电阻 = тсп-100 = тспу = ктсп = гр. 23 = градуировка 23 = 50м = tsm 50m = рт100 = пт100 = пэтэ = термосопротивление = датчик платиновый = платиновый датчик = платина = термодатчик = терморезистор = датчик сопротивления = датчик температуры резистивный = метран-2700 = овен дтс = rtd = rtd probe = pt sensor = pt probe = pt100 sensor = resistance sensor = wzp = wzpk = wzc = wzpm = 铂电阻 = 铜电阻 = 铜热电阻 = 温度传感器 = 测温探头 = ктспн = трм датчик > термопреобразователь сопротивления = resistance thermometer = 热电阻
дтпк = thermo couple = tc sensor = k probe = 热偶 = 电偶 = термопарка = k type probe = tc probe = 测温线 = 温度热电偶 = дтп = датчик в печь = термоэлектрический датчик = печной датчик = термопара печная = термоэлемент = kiln probe = oven couple = pyrometer probe = t/c = furnace probe = wrn = wrnk = wrp = wre = 测温棒 = 炉温探头 = 高温探头 = 炉子测温 = высокотемпературный датчик = 窑炉温度计 = 测炉温 > преобразователь термоэлектрический = thermocouple = 热电偶
ртутный = стеклянный термометр = спиртовой термометр = liquid thermometer = glass thermometer = spirit thermometer = 玻璃温度计 = 酒精温度计 = 玻璃棒温度计 > термометр жидкостный = liquid-in-glass thermometer = 玻璃
градусник = биметалл термометр = термометр на трубу = термометр бт = бт-51 = dial thermometer = stem thermometer = pipe thermometer = 水温表 = 温度表 = 指针温度计 = биметалл = бимет = тбп = тб-2р = бт-31 = бт-51.211 = тби = стрелочник температура = стрелочный термометр = градусник стрелочный = термометр с циферблатом = круглый термометр = термометр для самогонного аппарата = термометр для рассола = bimetal = bi-metal = bimetal dial = dial stem = en 13190 = wika a52 = a52 = oven dial = wss = wss-411 = wss-501 = wss-401 = 双金属 = 万向型 = 表盘温度计 = thermostem = стрелка градусы = тбп-100 > термометр биметаллический = bimetal thermometer = 双金属温度计
термосопротивление = тсм = тсп = дтс = pt-100 = rtd = rtd sensor = resistance thermometer = resistance probe = 铂热电阻 = 热电阻 = 温度探头pt100 > термопреобразователь сопротивления = resistance temperature = 热电阻
ттж = ттж-м = ттж-м п4 = тт термометр = тт-в = столбик = столбик в гильзе = керосиновый термометр = спиртовой термометр = стеклянный градусник = стеклянный термометр = прямой стеклянный = технический стеклянный = spirit thermometer = red spirit = glass thermometer = bs 1704 = liquid in glass = wng = wng-11 = wnga = 红水温度计 = 红柱 = 酒精温度计 = 玻璃温度计 = 玻璃棒温度计 = 内标式 = 水银温度计 = ттм > термометр жидкостный = liquid-in-glass thermometer = 玻璃液体温度计
ха(к) = к-тип = тип к = термопара к = термопара тип к = хромель = хромель-алюмелевая = chromel = cr-al = wrn-130 = wrn-230 = wrn-120 = k分度 = k型电偶 = 镍铬镍硅 = 热处理炉电偶 = тха-2388 = термопара тха > тха
тпп = платинородий-платина = type s couple = type s = pt/rh = ptrh10 = 铂铑 = 铂铑10 = 单铂铑 = s分度 = s型电偶 = s分度号 > тпп
`,
}
