/**
 * Synonyms, one group a line: every name of a group finds what the other names find. Only true equivalents belong here: a valve is not
 * always a клапан. The words of a longer name have to be adjacent.
 */
export const TRADE_SYNONYMS = `
профтруба = труба профильная = профильная труба = hollow section = square tube = square pipe = rectangular tube = box section
вгп = водогазопроводная = water and gas pipe
无缝管 = 无缝钢管
焊管 = 焊接钢管 = 直缝焊管
вентиль = клапан запорный = запорный клапан = globe valve = 截止阀
обратник = клапан обратный = обратный клапан = check valve = non-return valve = nrv = 止回阀 = 单向阀 = 逆止阀
шибер = шиберная задвижка = задвижка шиберная = knife gate valve = 刀闸阀 = 刀型闸阀
баттерфляй = дисковый затвор = затвор дисковый = butterfly valve = 蝶阀
шаровой кран = кран шаровой = ball valve = 球阀
задвижка = gate valve = 闸阀
глухой фланец = фланец глухой = фланцевая заглушка = заглушка фланцевая = blind flange = 法兰盖 = 盲板
отвод = bend = elbow = 弯头
тройник = tee = 三通
дренажник = дренажный насос = насос дренажный = drainage pump = 排水泵
фекальник = фекальный насос = насос фекальный = канализационный насос = насос канализационный = sewage pump = wastewater pump = 污水泵 = 排污泵
глубинный насос = насос глубинный = скважинный насос = насос скважинный = borehole pump = deep well pump = well pump = 深井泵 = 深井潜水泵
консольный насос = насос консольный = end suction pump
管道泵 = 管道离心泵
винтовой компрессор = компрессор винтовой = screw compressor = 螺杆空压机 = 螺杆机 = 螺杆压缩机 = винтовик
空压机 = 空气压缩机
ресивер = воздухосборник = receiver = air tank = air vessel = 储气罐 = 贮气罐
пластинчатый теплообменник = теплообменник пластинчатый = plate heat exchanger = phe = 板式换热器 = 板换
радиатор = батарея отопления = radiator = 散热器 = 暖气片
манометр = pressure gauge = pressure gage = manometer = 压力表
расходомер = flow meter = flowmeter = 流量计
ротаметр = rotameter = variable-area = 转子流量计
термопара = преобразователь термоэлектрический = thermocouple = 热电偶
термосопротивление = термопреобразователь сопротивления = resistance thermometer = rtd = 热电阻
арматура рифленая = рифленая арматура = rebar = reinforcing bar = deformed bar = ribbed bar = 螺纹钢 = 带肋钢筋
уголок = steel angle = angle bar = angle iron = 角钢 = 角铁
швеллер = steel channel = 槽钢
чечевица = рифленый лист = лист рифленый = chequered = checkered = checker plate = tread plate = diamond plate = 花纹板 = 花纹钢板
штрипс = steel strip = 带钢
трос = стальной канат = канат стальной = wire rope = steel cable = 钢丝绳
порошковая проволока = проволока порошковая = flux-cored = 药芯焊丝
присадочный пруток = пруток присадочный = filler rod = tig rod = 氩弧焊丝
корпусной подшипник = подшипниковый узел = pillow block = housed bearing = 带座轴承 = 外球面轴承 = 外球面球轴承
редуктор = gearbox = gear reducer = gear unit = speed reducer = 减速机 = 减速器 = 减速箱 = gear box
蜗轮 = 蜗轮蜗杆
роликовая цепь = цепь роликовая = roller chain = 滚子链
мувп = втулочно-пальцевая = pin and bush = pin bush
клиновой ремень = ремень клиновой = клиноременный = v-belt = vee belt = 三角带
гипсокартон = гкл = drywall = plasterboard = gypsum board = 干壁 = 石膏板
саморез = self-tapping screw = self-drilling screw = 自攻螺钉 = 自攻钉
глухарь = coach screw = lag screw = lag bolt = 六角头木螺钉
самоконтрящаяся = lock nut = nyloc = nylon insert = 锁紧螺母
колпачковая = cap nut = domed = 盖形
контргайка = гайка низкая = низкая гайка = jam nut = thin hex nut = 薄螺母
химический анкер = химанкер = chemical anchor = bonded anchor = 化学锚栓
фундаментный болт = болт фундаментный = foundation bolt = 地脚螺栓
膨胀螺栓 = 膨胀锚栓
отрезной круг = круг отрезной = отрезной диск = диск отрезной = cutting disc = cutting disk = cutting wheel = cut-off wheel = 切割片 = 砂轮片 = cutoff wheel = cut off wheel = cutoff disc = cut off disc
алмазный диск = диск алмазный = алмазный круг = diamond disc = diamond disk = diamond blade = 金刚石锯片
электродвигатель = электромотор = электрический двигатель = electric motor = 电动机 = 电机 = 马达 = движок = двигун
частотник = преобразователь частоты = частотный преобразователь = пч = vfd = frequency converter = frequency inverter = variable frequency drive = 变频器
автомат = автоматический выключатель = circuit breaker = 断路器 = 空开 = 空气开关
mcb = модульный автомат = miniature circuit breaker = 小型断路器
mccb = литой корпус = в литом корпусе = moulded case = molded case = 塑壳
acb = воздушный автомат = воздушный автоматический выключатель = air circuit breaker = 万能式断路器 = 框架断路器
распределительный щит = щит распределительный = щиток = distribution board = panelboard = 配电箱
кабельный лоток = лоток кабельный = cable tray = 电缆桥架 = 线槽
проволочный лоток = лоток проволочный = wire mesh tray = basket tray = 网格桥架
масляный трансформатор = трансформатор масляный = oil-immersed transformer = oil-filled transformer = oil transformer = 油浸式变压器 = 油变
сухой трансформатор = трансформатор сухой = cast-resin transformer = dry-type transformer = dry transformer = 干式变压器 = 干变
таль = hoist = 葫芦
тельфер = электроталь = электрическая таль = таль электрическая = electric hoist = electric chain hoist = 电动葫芦
ручная таль = таль ручная = chain block = hand chain hoist = manual hoist = 手拉葫芦 = 倒链 = chainfall = chain fall
текстильный строп = строп текстильный = webbing sling = 吊装带 = 吊带
консольный кран = кран консольный = jib crane = 悬臂吊 = 悬臂起重机
рохля = рокла = гидравлическая тележка = тележка гидравлическая = pallet truck = pallet jack = 搬运车 = 地牛 = 液压车
штабелер = stacker = 堆高车
стеллаж = racking = rack = shelving = 货架
паллета = паллет = палета = поддон = pallet = 托盘
стрейч = стретч = stretch = 缠绕膜 = 拉伸膜
гофрокороб = гофроящик = картонная коробка = короб картонный = картонный короб = corrugated box = cardboard box = carton box = 纸箱
биг-бэг = бигбэг = мкр = мягкий контейнер = big bag = fibc = jumbo bag = bulk bag = 吨袋 = 吨包 = 集装袋
стреппинг = упаковочная лента = лента упаковочная = strapping = strap = 打包带
сиз = средства индивидуальной защиты = ppe = personal protective equipment = 个人防护用品 = 劳保用品
спецобувь = защитная обувь = safety footwear = safety shoes = work shoes = 安全鞋 = 劳保鞋
сварочные перчатки = краги сварщика = краги = welding gloves = welding gauntlets = 电焊手套 = 焊工手套
порошковый огнетушитель = огнетушитель порошковый = powder fire extinguisher = dry powder extinguisher = 干粉灭火器 = порошковик = powder extinguisher
пожарный рукав = рукав пожарный = fire hose = 消防水带 = 消防水管
растаможка = растаможивание = таможенное оформление = таможенная очистка = customs clearance = customs brokerage = 清关 = 报关
таможенный брокер = customs broker = customs agent = таможенное оформление = customs brokerage = 报关行
неразрушающий контроль = ндт = ndt = non-destructive testing = 无损检测 = 无损探伤
автоперевозка = автомобильные перевозки = road freight = trucking = 公路运输
морские перевозки = морская перевозка = морской фрахт = sea freight = ocean freight = 海运
авиаперевозка = авиаперевозки = авиадоставка = air freight = air cargo = 空运
пусконаладка = пнр = пуско-наладка = commissioning = 调试
механообработка = мехобработка = механическая обработка = machining = 机加工
цинкование = оцинкование = galvanizing = galvanising
сверло = сверло по металлу = drill bit = twist drill = 钻头 = 麻花钻
концевая фреза = фреза концевая = end mill = 立铣刀
сменная пластина = пластина твердосплавная = твердосплавная пластина = carbide insert = indexable insert = 硬质合金刀片
шпилька = stud = threaded rod = 螺杆
螺栓 = 螺丝
膨胀螺栓 = 膨胀螺丝
мотор = электродвигатель = двигатель
шарикоподшипник = подшипник шариковый = шариковый подшипник = ball bearing
каска = hard hat = safety helmet = hardhat = 安全帽
滚子链 = 链条
огнетушитель = fire extinguisher = 灭火器
手套 = 劳保手套
灭火器 = 灭火筒
рубильник = автоматический выключатель
болгарка = ушм = диск на болгарку = диск по металлу = круг отрезной = отрезной круг = angle grinder disc = grinder disc = cutting disc = 切割片 = 角磨机片
лепестковый круг = круг лепестковый = flap disc = flap wheel = 百叶片 = 千叶片 = лепесток
мешок мкр = биг-бэг = super sack = super sacks = supersack = big bag = bulk bag = fibc = 吨袋
дренажный насос = насос дренажный = sump pump = dewatering pump = drainage pump = 排水泵
канат = трос = wire rope = steel rope = 钢丝绳 = 钢缆
строп = sling = 吊索 = 索具 = 吊带
кран шаровый = шаровый кран = шаровой кран = ball valve = 球阀
отвод = колено = bend = elbow = 弯头 = 弯管
профтруба = труба профильная = square tube = shs = rhs = 方管 = 矩形管 = 方通
труба бесшовная = бесшовная труба = seamless pipe = seamless tube = 无缝管 = 无缝钢管 = бесшовка
лист рифленый = просечка = рифленка = chequer plate = chequered = checker plate = 花纹板
швеллер = u channel = c channel = steel channel = 槽钢
уголок = l profile = steel angle = angle steel = 角钢 = 角铁
радиатор = батарея = radiator = heater panel = 散热器 = 暖气片
термометр = градусник = thermometer = 温度计
счетчик расхода = расходомер = flowmeter = flow sensor = 流量计 = 流量表
частотник = инвертор = ac drive = inverter drive = frequency converter = vfd = 变频器 = 变频调速器
электрощит = щит = электрощиток = distribution board = consumer unit = panel board = 配电箱 = 配电柜
рукав пожарный = шланг пожарный = fire hose = 消防水带 = 消防水龙带
паллета = поддон = skid = pallet = 托盘 = 卡板 = 栈板
стеллаж = стеллажи = shelving = racking = 货架 = 仓储架
стрейч пленка = пленка упаковочная = стрейч = shrink wrap = stretch wrap = stretch film = cling film = 缠绕膜 = 拉伸膜 = 打包膜
лента упаковочная = стреп лента = packing strap = strapping = 打包带 = 捆扎带
сверло = drill = drill bit = 钻头 = 麻花钻
фреза = end mill = milling cutter = 铣刀
пластина = insert = carbide insert = 刀片 = 车刀片 = 数控刀片
муфта = coupling = 联轴器
редуктор = gear reducer = gearbox = speed reducer = 减速机 = 变速箱
таль = лебедка цепная = hoist = chain hoist = 葫芦 = 起重葫芦
погрузочная тележка = рохля = рокла = pump truck = pallet truck = hand truck = 搬运车
затвор дисковый = дисковый затвор = поворотный затвор = butterfly valve = 蝶阀
коробка = короб = гофрокороб = box = carton = 纸箱 = 纸盒
саморез по гипсокартону = саморез гкл = sheetrock screw = drywall screw = 干壁钉 = 石膏板钉
шуруп = wood screw = chipboard screw = 木螺丝 = 纤维板钉
нагель = шуруп по бетону = concrete screw = masonry screw = 混凝土螺钉
колпачковая гайка = гайка колпачковая = глухая гайка = acorn nut = cap nut = dome nut = 盖形螺母 = 盖母
корончатая гайка = гайка корончатая = castle nut = castellated nut = slotted nut = 开槽螺母 = 槽形螺母
гайка удлиненная = удлиненная гайка = соединительная гайка = coupling nut = rod coupler = 连接螺母 = 加长螺母
гайка с фланцем = flange nut = serrated nut = 法兰螺母 = 法兰面螺母
анкерный болт = болт анкерный = sleeve anchor = rawl bolt = rawlbolt = expansion bolt = dynabolt = 膨胀螺栓 = 拉爆螺栓
клиновой анкер = анкер клиновой = wedge anchor = through bolt = 楔形膨胀锚栓 = 车修壁虎
забивной анкер = анкер забивной = цанга = drop-in anchor = 内迫式锚栓 = 内爆螺栓
рычажная таль = таль рычажная = ручная лебедка = lever hoist = lever block = come-along = come along = comealong = ratchet hoist = 手扳葫芦 = 紧线葫芦
паук = строп паук = многоветвевой строп = multi-leg sling = chain sling = 多肢索具
цепной строп = строп цепной = chain sling = 链条索具 = 链条吊具 = 吊链 = 链条吊索
канатный строп = строп канатный = wire rope sling = 钢丝绳索具 = 钢丝绳吊索
сапоги пвх = резиновые сапоги = rubber boots = gumboots = wellington boots = wellingtons = 雨靴 = 胶靴 = 雨鞋
сапоги зимние = утепленные сапоги = сапоги утепленные = winter boots = insulated boots = 棉靴 = 防寒靴
ботинки рабочие = рабочие ботинки = work boots = safety boots = 工作靴 = 安全靴 = берцы
кроссовки защитные = safety sneakers = safety trainers = 运动安全鞋
вибростойкие перчатки = перчатки с обливом = coated gloves = dipped gloves = 浸胶手套 = 挂胶手套
диэлектрические перчатки = перчатки диэлектрические = insulating gloves = dielectric gloves = electrician gloves = rubber insulating gloves = 绝缘手套 = 电工手套
перчатки от порезов = антипорезные перчатки = cut-resistant gloves = anti-cut gloves = cut proof gloves = 防割手套 = 防切割手套
каскетка = bump cap = 防撞帽
шахтерская каска = каска шахтера = miner helmet = mining helmet = 矿工安全帽 = 矿用安全帽 = 矿帽
сварочная маска = маска сварщика = welding mask = welding helmet = 焊接面罩 = 电焊面罩
башенный кран = tower crane = 塔吊 = 塔机 = 塔式起重机
азс = заправка = заправочная станция = gas station = petrol station = filling station = 加油站
тороидальная = радиусная фреза = bull nose = bullnose = corner radius = 圆鼻
обдирочная = черновая фреза = кукуруза = roughing = rougher = 粗皮 = 粗加工铣刀
сферическая фреза = фреза сферическая = шаровая фреза = ball nose = ball end mill = 球头铣刀 = 球刀
зачистной круг = круг зачистной = шлифовальный круг = grinding disc = grinding wheel = 角磨片 = 打磨片
плоский фланец = фланец плоский = plate flange = slip-on flange = slip on flange = 平焊法兰 = 板式平焊法兰
воротниковый фланец = фланец воротниковый = фланец приварной встык = weld neck flange = welding neck flange = wn flange = 对焊法兰 = 高颈法兰
пнд = полиэтиленовая труба = труба полиэтиленовая = труба пнд = труба пэ = poly pipe = hdpe pipe = pe pipe = 聚乙烯管 = pe管
повысительный насос = насос повысительный = booster pump = 增压泵
циркуляционный насос = насос циркуляционный = circulator = circulation pump = 循环泵 = циркуляционник
насос нмш = маслонасос = масляный насос = oil pump = fuel transfer pump = 油泵 = 输油泵
гидронасос = гидравлический насос = hydraulic pump = 液压泵
вакуумметр = мановакуумметр = compound gauge = vacuum gauge = 真空表 = 真空压力表
образцовый манометр = манометр образцовый = test gauge = reference gauge = 精密压力表 = 标准压力表
экм = манометр электроконтактный = pressure gauge with contacts = contact gauge = 电接点压力表
термометр сопротивления = датчик температуры = temperature sensor = temperature probe = 温度传感器 = 热电阻
дин-щиток = бокс на модули = модульный щит = consumer unit = breaker box = fuse box = 回路箱 = 配电箱
щмп = монтажный шкаф = шкаф с монтажной панелью = enclosure = junction cabinet = 基业箱 = 金属箱
лестничный лоток = лоток лестничный = cable ladder = ladder tray = 梯式桥架 = 梯架
сшитый полиэтилен = спэ = xlpe = 交联聚乙烯 = 交联
токарная пластина = пластина токарная = turning insert = 车刀片 = 车削刀片
фрезерная пластина = пластина фрезерная = milling insert = 铣刀片 = 铣削刀片
узкий ремень = узкоклиновой = narrow v-belt = wedge belt = 窄v带
червяк = червячный редуктор = редуктор червячный = мотор-редуктор червячный = worm gearbox = worm gear reducer = worm drive = 蜗轮减速机 = 蜗轮蜗杆减速机
планетарный редуктор = редуктор планетарный = planetary gearbox = planetary reducer = 行星减速机 = 行星齿轮箱
звездочная муфта = кулачковая муфта = муфта кулачковая = jaw coupling = spider coupling = lovejoy coupling = 梅花联轴器 = 梅花弹性联轴器
мувп муфта = пальцевая муфта = pin coupling = bush coupling = 柱销联轴器 = 弹性套柱销联轴器 = муфта с пальцами
штанговый стеллаж = консольный стеллаж = стеллаж консольный = cantilever rack = cantilever racking = 悬臂货架
набивной стеллаж = стеллаж набивной = глубинный стеллаж = drive-in rack = drive in racking = 驶入式货架 = 贯通式货架
паллетный стеллаж = стеллаж паллетный = фронтальный стеллаж = pallet rack = pallet racking = 托盘货架 = 重型货架 = 横梁式货架 = паллетник
ножничная тележка = тележка ножничная = scissor lift truck = scissor pallet truck = 剪式搬运车 = 升降搬运车
тележка с весами = рохля с весами = weighing pallet truck = scale pallet truck = 电子秤搬运车 = 称重搬运车
самоходная тележка = электротележка = электророхля = electric pallet truck = powered pallet truck = 电动搬运车 = 电动地牛
агрострейч = сенажная пленка = силосная пленка = silage wrap = bale wrap = 青贮膜 = 牧草膜
пэт лента = лента пэт = pet strap = polyester strap = 塑钢带 = pet打包带
металлическая лента = стальная лента = лента стальная упаковочная = steel strap = steel strapping = 钢带 = 打包钢带 = 铁皮带 = 铁皮打包带
самосборная коробка = самосборный короб = короб самосборный = mailer box = 飞机盒
огнетушитель углекислотный = углекислотник = co2 extinguisher = carbon dioxide extinguisher = 二氧化碳灭火器
пенный огнетушитель = воздушно-эмульсионный = огнетушитель пенный = foam extinguisher = afff extinguisher = 泡沫灭火器 = 水基灭火器
всасывающий рукав = рукав всасывающий = suction hose = 吸水管 = 消防吸水管
газовая труба = труба газовая = gas pipe = 燃气管
водопроводная труба = труба водопроводная = water pipe = 给水管 = 自来水管
спиралешовная = спиральношовная = spiral-welded = spiral welded = ssaw = 螺旋焊管
прямошовная = электросварная = erw = lsaw = 直缝焊管
钢头 = 钢包头 = steel toe = 钢头鞋
冷轧板 = 冷轧钢板 = cold-rolled sheet = холоднокатаный лист
热轧板 = 热轧钢板 = 热板 = hot-rolled sheet = hot-rolled plate = горячекатаный лист
镀锌板 = 镀锌卷 = 镀锌钢卷 = gi coil = galvanized coil = galvanized sheet = оцинкованный лист = оцинкованный рулон = рулон оцинкованный
彩钢板 = 彩涂板 = 彩涂钢卷 = colour coated sheet = color coated coil = prepainted coil = ppgi coil = окрашенный рулон = рулон окрашенный
耐磨板 = 耐磨钢板 = wear plate = wear-resistant plate = ar plate = hardox = износостойкий лист = лист износостойкий
含钴钻头 = 钴钻 = cobalt drill = cobalt bit = кобальтовое сверло = сверло кобальтовое
气泵 = 空压机 = 打气泵 = air compressor = воздушный компрессор
隔膜泵 = diaphragm pump = мембранный насос = насос мембранный
катанка = арматура гладкая = гладкая арматура = plain bar = 光圆钢筋 = 盘圆
пто = бпто = пластинчатый теплообменник = теплообменник пластинчатый = bphe = plate heat exchanger = 板换 = 板式换热器
ктан = кожухотрубник = кожухотрубный теплообменник = теплообменник кожухотрубный = shell and tube heat exchanger = 管壳式换热器 = 列管换热器
омедненка = омедненная проволока = проволока омедненная = сплошная проволока = mig wire = solid wire = copper-coated wire = 实心焊丝 = 实芯焊丝 = 气保焊丝 = 二保焊丝 = 镀铜焊丝
поршневик = поршневой компрессор = компрессор поршневой = piston compressor = reciprocating compressor = 活塞机 = 活塞空压机
углекислотник = углекислотный огнетушитель = огнетушитель углекислотный = co2 extinguisher = 二氧化碳灭火器
фекальник = фекальный насос = насос фекальный = effluent pump = sewage pump = 抽粪泵 = 吸粪泵 = 粪泵 = 污泥泵 = 污水泵
глубинник = скважинник = эцв = скважинный насос = насос скважинный = bore pump = borehole pump = 水井泵 = 井泵 = 深井泵
расходомер электромагнитный = электромагнитный расходомер = magmeter = mag meter = electromagnetic flow meter = 电磁流量计
саморез со сверлом = кровельный саморез = саморез кровельный = tek screw = roofing screw = self-drilling screw = 钻尾螺丝 = 钻尾钉 = 自钻自攻螺钉
европаллета = европоддон = евро поддон = euro pallet = europallet = eur pallet = 欧标托盘 = 1200x800
гидравлическая тележка = рохля = гидротележка = ручной гидравлический погрузчик = walkie = pallet truck = 搬运车
ввг = ввгшка
boots = 靴
shoes = 鞋
ботинки = ankle boots = 短靴
сапоги = high boots = 长靴 = 高筒靴
кровельная сталь = рулон окрашенный = окрашенный рулон = roofing steel = roofing sheet = prepainted steel = color-coated steel = 彩钢 = 彩涂板 = 彩涂钢卷
нш = насос нш = насос шестеренный гидравлический = шестеренный гидронасос = hydraulic gear pump = 液压齿轮泵
самозащитная проволока = gasless mig wire = gasless wire = self-shielded wire = 自保护焊丝 = 无气焊丝
двутавр = балка двутавровая = двутавровая балка = i-beam = h-beam = i beam = h beam = 工字钢 = h型钢
`
