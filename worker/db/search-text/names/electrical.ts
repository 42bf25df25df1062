import type { NamesOfGroup } from './model.ts'

/** Names of motors, converters, cables and switchgear, by the leaves of the catalogue. */
export const ELECTRICAL: NamesOfGroup = {
  synonyms: `
электродвигатель = электромотор = электрический двигатель = electric motor = 电动机 = 电机 = 马达 = движок = двигун
мотор = электродвигатель = двигатель
частотник = преобразователь частоты = частотный преобразователь = пч = vfd = frequency converter = frequency inverter = variable frequency drive = 变频器
частотник = инвертор = ac drive = inverter drive = frequency converter = vfd = 变频器 = 变频调速器
сшитый полиэтилен = спэ = xlpe = 交联聚乙烯 = 交联
ввг = ввгшка
кабельный лоток = лоток кабельный = cable tray = 电缆桥架 = 线槽
проволочный лоток = лоток проволочный = wire mesh tray = basket tray = 网格桥架
лестничный лоток = лоток лестничный = cable ladder = ladder tray = 梯式桥架 = 梯架
распределительный щит = щит распределительный = щиток = distribution board = panelboard = 配电箱
электрощит = щит = электрощиток = distribution board = consumer unit = panel board = 配电箱 = 配电柜
дин-щиток = бокс на модули = модульный щит = consumer unit = breaker box = fuse box = 回路箱 = 配电箱
щмп = монтажный шкаф = шкаф с монтажной панелью = enclosure = junction cabinet = 基业箱 = 金属箱
автомат = автоматический выключатель = circuit breaker = 断路器 = 空开 = 空气开关
mcb = модульный автомат = miniature circuit breaker = 小型断路器
mccb = литой корпус = в литом корпусе = moulded case = molded case = 塑壳
acb = воздушный автомат = воздушный автоматический выключатель = air circuit breaker = 万能式断路器 = 框架断路器
рубильник = автоматический выключатель
масляный трансформатор = трансформатор масляный = oil-immersed transformer = oil-filled transformer = oil transformer = 油浸式变压器 = 油变
сухой трансформатор = трансформатор сухой = cast-resin transformer = dry-type transformer = dry transformer = 干式变压器 = 干变
`,
  slang: `
асинхронник = асинхронный двигатель = двигатель асинхронный = электродвигатель = эл двигатель = эл. двигатель = ac motor = squirrel cage motor = induction motor = three-phase motor = 三相异步电动机 = 三相电机 = 交流电机 = 异步电机
частотник = пчв = частотный преобразователь = частотный регулятор = регулятор частоты = vsd drive = variable speed drive = ac inverter = vfd drive = frequency drive = 变频器 = 变频调速器 = 变频驱动器
силовой кабель = кабель силовой = электрокабель = power cable = mains cable = electrical cable = 电力电缆 = 电缆线 = 电源线缆 = 铜芯电缆
броня кабель = бронекабель = кабель бронированный = swa cable = steel wire armoured = armored cable = armoured cable = 铠装电缆
кабельный лоток = лоток кабельный = кабель-канал металлический = cable trunking = cable tray = perforated tray = 电缆桥架 = 桥架 = 线槽 = 托盘桥架
щиток = распредщит = электрощиток = распредкоробка модульная = бокс для автоматов = ящик для автоматов = db box = load center = load centre = fuse board = breaker panel = distribution box = panelboard = 配电箱 = 强电箱 = 开关箱 = 照明箱
автоматический выключатель = автомат = пакетник = автоматик = trip switch = circuit breaker = 断路器 = 空开 = 空气开关 = 空气断路器
модульный автомат = автомат модульный = автомат на дин-рейку = din rail breaker = mcb = miniature circuit breaker = 小型断路器 = 微型断路器 = 微断
трансформатор = трансформатор силовой = силовой трансформатор = трансик = trafo = transformer = power transformer = 变压器 = 电力变压器
`,
  everyday: `
аирка = электродвижок = движок электрический = двигатель 380 = три фазы мотор = el motor = electromotor = 3 phase motor = ac electric motor = y2电机 = 铜线电机 = 三相马达 = 交流马达 = 异步马达 = электромотор = электромоторчик = движок трехфазный = асинхронник = аир двигатель = двигатель лапы = мотор на станок = electric motor = electrical motor = ac motor = induction motors = squirrel cage motor = 电动机 = 三相电动机 = 交流电机 = 马达电机 > электродвигатель асинхронный = induction motor = 三相异步电动机
регулятор оборотов = регулятор скорости = регулятор скорости двигателя = регулятор оборотов двигателя = контроллер двигателя = управление двигателем = speed controller = motor speed controller = motor controller = speed regulator = speed control = motor drive = phase converter = 调速器 = 电机调速器 = 马达调速 = 速度控制器 = чпшка = частотка = частотный инвертор = инвертор двигателя = vfd inverter = freq drive = freq inverter = motor inverter = vf drive = 变频柜 = 变频调速 = 变频控制器 = 频率器 = частотники = преобразователь частотный = частотный преобразователь = частотный привод = inverter = inverter drive = speed drive = ac drive = speed controller motor = frequency inverter = 变频 = 变频驱动 = 变频调速器 > преобразователь частоты = variable frequency drive = 变频器
электрический провод = провод электрический = электропровод = проводка = провод силовой = силовой провод = провод медный = electric wire = electrical wire = electric cable = electrical wiring = power wire = copper wire cable = 电线 = 电源线 = 铜线 = 动力线 > кабель силовой = power cable = 电力电缆
гибкий кабель = кабель гибкий = резиновый кабель = кабель резиновый = кабель для сварки = сварочный кабель = морозостойкий кабель = flexible cable = flex cable = rubber cable = trailing cable = welding cable = 软电缆 = 橡套电缆 = 橡胶电缆 = 焊把线 = 移动电缆 = кгшка = кабель сварочный = кабель на сварку = 橡胶线 > кг-хл = kg-hl
кабель для земли = кабель в землю = кабель подземный = подземный кабель = underground cable = direct burial cable = 地埋电缆 = 直埋电缆 = 埋地电缆 > кабель бронированный = вбшвнг = vbshvng = авбшвнг
вббшв = вббшвнг > вбшвнг = vbshvng
провод = кабеля = wire cable = cables = 导线 = 线缆 = 电力线 > кабель = power cable = 电缆
медный кабель = кабель медь = трехжильный = copper cable = twin and earth = t&e = yjv = vv cable = 铜芯线 = 铜电缆 = 国标电缆 > кабель силовой ввг = power cable = 电力电缆
авбб = алюминиевый кабель = кабель алюминий = ввод алюминием = aluminium cable = aluminum cable = alu cable = yjlv = 铝芯电缆 = 铝电缆 = 铝线 > кабель алюминий = aluminum cable = 铝芯
ввг = кабель ввг = провод ввг = ввгнг = ввгнг-ls = медный провод = кабель для дома = кабель проводка = house wiring cable = copper wire cable = wiring cable = power cable copper = 铜线 = 铜芯电缆 = 家装电线 = 低烟无卤电缆 > кабель силовой ввгнг = power cable vvgng = 铜芯
бронекабель = броня кабель = кабель в броне = кабель в землю = вбшв = вбшвнг = swa = swa cable = armoured = armored cable = steel wire armoured = 铠装线 = 铠装电缆 = 地埋电缆 = 埋地线 > вбшвнг = авбшвнг = armoured cable = 铠装
высоковольтный кабель = кабель 10 кв = кабель из сшитого полиэтилена = сшитый полиэтилен = xlpe cable = hv cable = medium voltage cable = mv cable = 10kv cable = 高压电缆 = 交联电缆 > апвпу = apvpu
кабель-канал = кабельный короб = короб для кабеля = короб для проводов = лоток для кабеля = лоток для проводов = полка для кабеля = cable duct = cable channel = cable raceway = wireway = cable rack = wire tray = cable runway = 走线槽 = 走线架 = 电缆槽 = 线缆桥架 = 电线槽 = 强电桥架 = лотки = перфолоток = лоток перфо = кабель-трасса = cable trays = cable basket = cable support = tray run = 强电线槽 = 电缆架 = 镀锌桥架 = 走线桥架 = лоточек = кабель лоток = лоток оцинкованный = перфорированный лоток = perforated tray = cable ladder = ladder tray = wire mesh tray = basket tray = wire basket tray = 线槽 = 梯架 = 梯式桥架 = 爬线架 = 网格桥架 = 托盘桥架 > лоток кабельный = cable tray = 电缆桥架
лестничный лоток = кабельная лестница = лестница кабельная = ladder tray = cable ladder rack = ladder rack = 梯架 = 梯式桥架 = 爬梯桥架 > лоток лестничный = cable ladder = 梯式电缆桥架
сетчатый лоток = лоток сетчатый = лоток из проволоки = basket cable tray = mesh tray = wire basket = 网桥架 = 网状桥架 = 开放式桥架 > лоток проволочный = wire mesh cable tray = 网格式电缆桥架
закрытый лоток = глухой лоток = лоток без отверстий = лоток с крышкой = solid tray = closed cable tray = 封闭桥架 = 槽式桥架 = 无孔桥架 > лоток неперфорированный = solid-bottom cable tray = 槽式电缆桥架
электрический щит = электрический щиток = щит электрический = коробка для автоматов = бокс автоматов = щит для автоматов = ящик электрический = fuse box = electric box = electrical box = electrical panel = electric panel = breaker box = switch box = distribution box = 电箱 = 配电盒 = 空开盒 = 强电箱 = 电闸箱 = 开关箱 = 回路箱 = модульный щит = щит под автоматы = бокс на дин рейку = din rail box = din box = mcb box = mcb enclosure = 空开箱 = 回路配电箱 = 照明箱 = щрн = щрв = квартирный щиток = щиток в квартиру = щит учетный = cu board = household panel = dist board = 家用配电箱 = 空开盒子 = 强电盒 > щит модуль = panelboard = 配电箱
монтажный шкаф = шкаф управления = шкаф электрический = электрический шкаф = ящик монтажный = монтажная коробка = щит с монтажной панелью = control cabinet = control box = electrical cabinet = electrical enclosure = wall box = junction box metal = 控制柜 = 控制箱 = 电控箱 = 电柜 = 基业箱 > корпус щмп = steel enclosure = 金属箱
вру = вводной щит = вводное устройство = главный щит = main switchboard = main panel = service entrance = 总配电柜 = 进线柜 = 总开关柜 > вводно-распределительное устройство = incoming distribution cabinet = main switchboard = 配电柜
щитки = электрощитовое = switchboard = fuse panel = 电柜 = 控制柜 = 配电柜 > щит = panelboard = distribution board = 配电箱
щмпшка = ящик металлический электрический = шкаф ip54 = монтажный бокс = steel enclosure = wall box ip54 = control box = control cabinet = 控制箱 = 防水箱 = 配电箱体 = щмп = шкаф монтажный = металлический шкаф = ящик электрический = щит металлический с монтажной панелью = electrical cabinet = electrical enclosure = junction enclosure = 电控箱 = 基业箱 = 电气柜 > корпус щмп = enclosure = 基业箱
вводно-распределительное = ввод в дом = вводной щит = вводное устройство = main switchboard = main panel = service entrance = 进线柜 = 总配电柜 > вру1 = вводно-распределительное устройство
бокс под автоматы = бокс для автоматов = бокс пластиковый = щиток = щитки = коробка под автоматы = ящик для автоматов = db box = db board = distribution box = fuse box = fuse board = breaker box = breaker panel = mcb box = 空开箱 = 开关箱 = 强电箱 = 回路箱 > щит модулей = panelboard = distribution board = 配电箱
выключатель света щиток = вводной автомат = автоматы в щиток = пакетный выключатель = breaker = mini breaker = breaker switch = 跳闸开关 = 电闸 = 保护开关 = 空气开关 = автоматы = автоматик на din = выключатель автоматический = breakers = trip switches = rcbo breaker = 漏保空开 = 空开开关 > автоматический выключатель = circuit breaker = 断路器
ва88 = ва57 = ва51 = ва04 = mccb breaker = moulded breaker = nm1 = dz20 = cm1 = 塑壳开关 = 塑壳断路 = автомат силовой = автомат 250 = автомат 630 = рубильник автомат = mccb = mccbs = moulded case = molded case = 塑壳 = 塑壳断路器 = 塑壳空开 = 大空开 > автоматический выключатель литом корпусе = molded case circuit breaker = 塑壳断路器
ва47 = ва47-29 = ва-101 = dz47 = c45 = nb1 = 小空开 = 微型空开 = 家用空开 = автоматик = автоматы на щиток = пакетник = пробка автомат = однополюсник = двухполюсник = трехполюсник = mcb = mcbs = trip switch = miniature breaker = 空气开关 = 空开 = 小型空开 = 微断 > автоматический выключатель модульный = miniature circuit breaker = 小型断路器
dw45 = power breaker = 框架开关 = 万能断路器 = автомат воздушный = выкатной автомат = acb = acb breaker = air breaker = 框架断路器 = 万能式 > воздушный автоматический выключатель = air circuit breaker = 万能式断路器
понижающий трансформатор = подстанция = трансформатор для подстанции = step-down transformer = distribution transformer = substation transformer = pole transformer = 降压变压器 = 配电变压器 = 箱变 = 变电站变压器 > трансформатор = transformer = 变压器
масляник = трансформатор тмг = масляный транс = oil trafo = 油浸变压器 = 油变压器 = тмз = трансформатор тм = тмг трансформатор = s11 трансформатор = s13 трансформатор = s11变压器 = s13变压器 = трансик тмг = подстанция трансформатор = 10кв трансформатор = step down transformer = distribution trafo = pole transformer = 配电变压器 = 高压变压器 = 电变 > трансформатор масляный = oil-immersed transformer = 油浸式变压器
сухарь трансформатор = трансформатор тсл = трансформатор с литой изоляцией = resin transformer = cast resin trafo = 树脂变压器 = 环氧变压器 = scb10 = scb11 = scb13 = сухой трансформатор = тсз = тсл = dry type transformer = dry transformer = cast resin transformer = 干变 = 干式变压器 > трансформатор сухой = cast-resin transformer = 干式变压器
трансик = трансформатор силовой = тп трансформатор = ктп трансформатор = масляный трансформатор = трансформатор тмг = oil transformer = power trafo = trafo = oil filled transformer = 油变 = 电力变压器 = 油浸变压器 > трансформатор масляный тмг = oil-immersed transformer = 油浸式变压器
`,
}
