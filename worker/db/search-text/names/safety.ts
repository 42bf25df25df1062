import type { NamesOfGroup } from './model.ts'

/** Names of clothes and equipment of safety, by the leaves of the catalogue. */
export const SAFETY: NamesOfGroup = {
  synonyms: `
каска = hard hat = safety helmet = hardhat = 安全帽
каскетка = bump cap = 防撞帽
шахтерская каска = каска шахтера = miner helmet = mining helmet = 矿工安全帽 = 矿用安全帽 = 矿帽
сварочная маска = маска сварщика = welding mask = welding helmet = 焊接面罩 = 电焊面罩
сиз = средства индивидуальной защиты = ppe = personal protective equipment = 个人防护用品 = 劳保用品
сварочные перчатки = краги сварщика = краги = welding gloves = welding gauntlets = 电焊手套 = 焊工手套
手套 = 劳保手套
вибростойкие перчатки = перчатки с обливом = coated gloves = dipped gloves = 浸胶手套 = 挂胶手套
диэлектрические перчатки = перчатки диэлектрические = insulating gloves = dielectric gloves = electrician gloves = rubber insulating gloves = 绝缘手套 = 电工手套
перчатки от порезов = антипорезные перчатки = cut-resistant gloves = anti-cut gloves = cut proof gloves = 防割手套 = 防切割手套
спецобувь = защитная обувь = safety footwear = safety shoes = work shoes = 安全鞋 = 劳保鞋
сапоги пвх = резиновые сапоги = rubber boots = gumboots = wellington boots = wellingtons = 雨靴 = 胶靴 = 雨鞋
сапоги зимние = утепленные сапоги = сапоги утепленные = winter boots = insulated boots = 棉靴 = 防寒靴
ботинки рабочие = рабочие ботинки = work boots = safety boots = 工作靴 = 安全靴 = берцы
кроссовки защитные = safety sneakers = safety trainers = 运动安全鞋
钢头 = 钢包头 = steel toe = 钢头鞋
boots = 靴
shoes = 鞋
ботинки = ankle boots = 短靴
сапоги = high boots = 长靴 = 高筒靴
порошковый огнетушитель = огнетушитель порошковый = powder fire extinguisher = dry powder extinguisher = 干粉灭火器 = порошковик = powder extinguisher
огнетушитель = fire extinguisher = 灭火器
灭火器 = 灭火筒
огнетушитель углекислотный = углекислотник = co2 extinguisher = carbon dioxide extinguisher = 二氧化碳灭火器
пенный огнетушитель = воздушно-эмульсионный = огнетушитель пенный = foam extinguisher = afff extinguisher = 泡沫灭火器 = 水基灭火器
углекислотник = углекислотный огнетушитель = огнетушитель углекислотный = co2 extinguisher = 二氧化碳灭火器
пожарный рукав = рукав пожарный = fire hose = 消防水带 = 消防水管
рукав пожарный = шланг пожарный = fire hose = 消防水带 = 消防水龙带
всасывающий рукав = рукав всасывающий = suction hose = 吸水管 = 消防吸水管
`,
  slang: `
каска защитная = защитная каска = строительная каска = каска строителя = construction helmet = builders helmet = safety helmet = hard hat = 安全帽 = 工地帽
рабочие перчатки = перчатки рабочие = перчатки хб = хб перчатки = перчатки строительные = верхонки = work gloves = working gloves = builders gloves = 劳保手套 = 线手套 = 纱手套 = 工作手套
спилковые перчатки = перчатки спилковые = спилок = rigger gloves = split leather gloves = leather gloves = 牛皮手套 = 皮手套
рабочая обувь = обувь рабочая = спецобувь = защитная обувь = work footwear = safety shoes = safety boots = safety footwear = 劳保鞋 = 安全鞋 = 工作鞋 = 防护鞋 = 防砸鞋
порошковый огнетушитель = огнетушитель порошковый = abc extinguisher = dry chemical extinguisher = dry chem extinguisher = abc powder = powder extinguisher = 干粉灭火器 = 干粉灭火瓶
огнетушитель = fire ext = extinguisher = fire extinguisher = 灭火器 = 灭火瓶 = 灭火筒
пожарный рукав = рукав пожарный = пожарный шланг = шланг пожарный = layflat hose = lay flat hose = lay-flat hose = firehose = fire hose = 消防水带 = 水龙带 = 消防带 = 消防管
`,
  everyday: `
шлем = защитный шлем = строительный шлем = рабочая каска = каска для стройки = helmet = protective helmet = safety cap = 建筑安全帽 = 防砸帽 > каска = safety helmet = 安全帽
electrician helmet = dielectric helmet = 电工安全帽 > каска диэлектрическая = dielectric safety helmet = 绝缘安全帽 = 绝缘耐热安全帽
сварочный шлем = щиток сварщика = welder mask = welders helmet = 焊帽 = 电焊帽 = 焊工面罩 > маской сварщика = welding mask = 焊接面罩
касочка = каска рабочего = каска белая = каска итр = hardhats = hard hats = builder's helmet = engineer helmet = 工地头盔 = 安全头帽 = 建筑头盔 = касочки = каска строительная = строительная каска = каска монтажника = каска защита = safety hat = construction helmet = work helmet = site helmet = 工地帽 = 防护帽 = 头盔工地 = росомз = головной убор защитный = каска сомз = site hat = head ppe = construction hat = en 397 = karam = heapro = ratchet helmet = visitors hat = pit hat = protective hat = 头盔 = 安全头盔 = 工程帽 = 施工帽 = 盔帽 = 建筑帽 = 国标安全帽 = hard cap = site lid = jsp evo = каска промышленная = пластиковая шапка = 安全盔 = 工人帽 = 硬工作帽 > каска защитная = safety helmet = 安全帽
кепка защитная = бейсболка защитная = кепка с вкладышем = baseball bump cap = protective cap = 防护工作帽 = 鸭舌防撞帽 = каскет = бампкэп = бамп кэп = кепка с защитой = кепка слесаря = ударная бейсболка = bump hat = bump cap = reinforced baseball cap = hard cap = bumpcap = 防撞帽 = 轻型安全帽 = 棒球式安全帽 = jsp hardcap = reinforced cap > каскетка = bump cap = 防撞帽
коногонка = каска коногонка = подземных работ = шахтерка = miners hat = pit helmet = underground helmet = lamp holder = caplamp helmet = 矿帽 = 矿工帽 = 煤矿安全帽 = 矿用帽 = 隧道帽 > каска шахтерская = miner's safety helmet = 矿工安全帽
альпинистская каска = альп каска = каска высотника = монтажника-высотника = каска петцль = petzl = kask plasma = kask = skyworker = rigging helmet = climbing helmet = climber helmet = 登高帽 = 攀爬头盔 = 高空安全帽 = каска спасателя = 登山安全帽 = 爬杆安全帽 > каска промышленного альпинизма = helmet for climbers = 高空作业安全帽
каска литейщика = каска металлурга = жаростойкая каска = термостойкая каска = каска электрика = heat resistant helmet = foundry helmet = electrical helmet = 耐高温安全帽 = 绝缘帽 = 电工帽 = каска электро = dielectric hat = linesman hat > каска термостойкая диэлектрическая = dielectric safety helmet = 绝缘耐热安全帽
каска с очками = каска с экраном = каска с забралом = каска с защитой лица = hat with visor = helmet with visor = face shield helmet = 带面罩安全帽 = 面屏帽 = каска шлифовщику > каска с лицевым щитком = safety helmet with face shield = 带面屏安全帽
каска лесоруба = лесоруба каска = с антишумовыми = каска с наушниками = forestry helmet = forestry hat = hat with muffs = logger helmet = chainsaw helmet = 带耳罩帽 = 隔音安全帽 = muff helmet > каска противошумными наушниками = safety helmet with earmuffs = 带耳罩安全帽
рукавицы = варежки = рабочие рукавицы = спецперчатки = mittens = work mitts = hand protection = защита рук = 防护手套 = 干活手套 = перчи = перчатки садовые = hand gloves = mitts = garden gloves = 手袜 = safety gloves = перчатки строителя = 护手 = 建筑手套 > перчатки = gloves = 手套
рукавицы сварщика = рукавицы сварочные = рукавицы для сварки = сварочные рукавицы = кожаные рукавицы сварщика = перчатки сварщика = перчатки для сварки = welder gloves = welders gloves = gloves for welding = gloves for welders = mig gloves = 焊接手套 = 焊工皮手套 = 电焊皮手套 = краги = вачеги = замшевые до локтя = gauntlet = weld gloves = welding gloves = tig gloves = furnace gloves = 焊工手套 = 长皮手套 = 隔热手套 = 烧焊皮手套 > краги сварщика = welding gauntlets = 电焊手套
кожаные перчатки = перчатки кожаные = leather work gloves = leather glove = 真皮手套 = 皮革手套 > перчатки спилковые = leather palm work gloves = 牛皮 = 牛二层皮
химические перчатки = перчатки для химии = перчатки от кислоты = перчатки от химии = кислотостойкие перчатки = перчатки химстойкие = chemical gloves = acid gloves = chemical resistant gloves = acid resistant gloves = solvent gloves = 耐酸碱手套 = 防酸手套 = 化学手套 = 耐酸手套 = 防化手套 = 防腐手套 = 防酸碱手套 = кщс = кщс перчатки = зеленые нитриловые = химзащита перчатки = для пестицидов = для гальваники = химперчатки = sol-vex = pesticide gloves = degreasing gloves = 化工手套 = solvex > перчатки нитриловые химстойкие = chemical nitrile gloves = 防化丁腈手套
хлопчатобумажные перчатки = перчатки хлопковые = хлопковые перчатки = перчатки вязаные = трикотажные перчатки = cotton gloves = knitted gloves = string gloves = 棉手套 = 棉线手套 = 针织手套 = 白手套 = белые хб = хебешки = хэбэшки = нитянки = трикотажки = белые трикотажные = stockinette = cotton knit = white cotton gloves = 纱手套 = 线手套 = 白纱手套 = 粗纱手套 = 七针手套 = 线织手套 > перчатки трикотажные = cotton knitted gloves = 棉纱手套
перчатки с пупырышками = перчатки с точками = перчатки пвх точка = dotted gloves = grip dot gloves = pvc dot gloves = 点胶手套 = 点珠手套 = 防滑点手套 = пупырчатые = пупырки = с пимпочками = точка пвх = dotty gloves = polka dot = grip dot = pvc dot = 点塑 = 防滑点胶 = крапинка пвх = 点珠 = 塑料点手套 > перчатки точкой пвх = pvc dots gloves = 点塑手套
перчатки электрика = резиновые перчатки диэлектрические = перчатки для электрика = rubber insulated gloves = high voltage gloves = lineman gloves = 高压手套 = 电工绝缘手套 = 橡胶绝缘手套 = диэлектрика = резиновые тока = диэл.перчатки = бесшовные диэлектрика = dielectric gloves = electricians gloves = insulating gloves = hv gloves = 1000v gloves = 绝缘手套 = 电工手套 = диэлектрички > перчатки диэлектрические = electrical insulating gloves = 绝缘手套
перчатки прорезиненные = перчатки с латексом = перчатки облитые = латексные перчатки = rubber coated gloves = latex gloves = latex coated gloves = grip gloves = 乳胶手套 = 胶皮手套 = 挂胶劳保手套 = 皱纹手套 = торро = перчатки каменщика = рифленый латекс = латекс = gripper gloves = crinkle latex = builders gloves = 浸胶手套 = 挂胶手套 = 起皱手套 = 胶面手套 = 胶皮线手套 = 蹭胶手套 > перчатки латексным обливом = gloves with latex palm = 乳胶挂胶手套
резиновые перчатки = перчатки резиновые = нитриловые перчатки = маслобензостойкие перчатки = rubber gloves = nitrile gloves = 橡胶手套 = 丁腈手套 > перчатки нитриловые = nitrile gloves = 丁腈手套
хб = хэбэшки = нитяные = перчатки обычные = перчатки 10 пар = work mitts cotton = cotton work gloves = stringer gloves = 线手套 = 纱线手套 = 劳保线手套 > перчатки трикотажные = knitted gloves = 棉纱手套
перчатки монтажные = перчатки с нитрилом = облив = перчатки сборщика = assembly gloves = mechanics gloves = mechanic gloves = 浸胶 = 丁腈浸胶 = 修车手套 = 装配手套 > перчатки нейлоновые = nylon gloves = 尼龙
перчатки мбс = бензостойкие перчатки = перчатки нефтяника = oil resistant gloves = fuel gloves = 防油手套 = 加油手套 > перчатки нитриловые мбс = nitrile = 丁腈
рабочие перчатки = перчатки хб = перчатки с пвх = перчатки пвх точка = перчатки точка = работяжки = work glove = working gloves = dotted gloves = dot gloves = 劳保手套 = 工作手套 = 点珠手套 = 点胶手套 > перчатки трикотажные = knitted gloves = 棉纱手套 = 点塑
краги = краги сварщика = рукавицы сварщика = перчатки сварщика = welding glove = welding gloves = welder gloves = welders gauntlets = 电焊手套 = 焊工手套 = 焊接手套 > краги сварщика = welding gauntlets = 焊工手套
диэлектрика = резиновые перчатки электрика = диэлектрические перчатки = перчатки электрика = electrician gloves = lineman gloves = insulated gloves = 绝缘手套 = 电工手套 > перчатки диэлектрические = insulating = 绝缘
спилковые = спилок = кожаные перчатки = leather gloves = rigger gloves = leather work gloves = 牛皮手套 = 皮手套 > перчатки спилковые = split-leather = 二层皮
maxiflex = монтажные тонкие = тонкие для сборки = перчатки сборщика = вспененный нитрил = assembly gloves = mechanics gloves nitrile = foam nitrile = 发泡丁腈 = 装配手套 = 精细作业手套 > перчатки вспененным нитрилом = foam nitrile palm = 发泡丁腈手套
антипорезка = против порезов = разделка мяса = перчатки жестянщика = перчатки стекольщика = кевлар = slash gloves = cut gloves = cut level = kevlar gloves = anti cut gloves = glass handling gloves = 防割 = 防切割 = 钢丝手套 = 防刀割手套 = 钣金手套 > перчатки от порезов = cut-resistant gloves = 防割手套
мбэшки = мбс = масло-бензо = нефтяника перчатки = маслобензостойкие = синие нитриловые = nbr gloves = heavy nitrile = oil gloves = oil resistant gloves = full nitrile = 耐油手套 = 丁腈耐油 = 浸塑手套 > перчатки нитриловые мбс = full nitrile gloves = 全浸丁腈手套
кожаные рабочие = спилки = замшевые рабочие = спилок = кожа и ткань = ангара = docker gloves = rigger gloves = canadian gloves = canadians = split leather = leather palm = fencing gloves = 牛皮手套 = 皮手套 = 装卸手套 = 帆布皮手套 = scaffolders gloves = leather rigger > перчатки спилковые = leather palm work gloves = 牛皮 = 二层皮
безопасная обувь = обувь с металлическим носком = рабочая обувь = обувь рабочая = обувь для работы = protective shoes = protective footwear = work shoe = steel toe shoes = steel toe boots = toecap boots = steel cap boots = 防砸鞋 = 钢头鞋 = 防护鞋 = 工地鞋 = 工鞋 = 工作鞋子 = 防刺鞋 = 劳动鞋 > спецобувь = safety footwear = 安全鞋
теплые сапоги = сапоги на зиму = зимняя обувь = зимняя рабочая обувь = утепленная обувь = теплая обувь = зимние ботинки = ботинки зимние = утепленные ботинки = winter shoes = winter safety shoes = winter work boots = warm boots = insulated work boots = cold weather boots = freezer boots = 棉鞋 = 棉劳保鞋 = 保暖鞋 = 冬季劳保鞋 = 冬天劳保鞋 = 防寒鞋 = 加绒劳保鞋 = 冷库鞋 = меховые рабочие = сапоги вахтовика = валенки = зимние рабочие = сапоги севера = на меху = thermal boots = cold store boots = lined boots = 防寒靴 = 雪地劳保鞋 > сапоги утепленные = insulated winter boots = 防寒安全靴
сапоги от воды = сапоги для воды = непромокаемые сапоги = водонепроницаемые сапоги = сапоги для бетона = rain boots = waterproof boots = concrete boots = rubber safety boots = wellies = 水鞋 = 水靴 = 雨靴子 = 橡胶靴 = 防水靴 = 防水鞋 = резиновые сапоги = сапоги резиновые = пвх сапоги = резиновые рабочие сапоги = wellington = rubber boots = gumboots = gum boots = 雨鞋 = 胶鞋 = резиновая спецобувь = сапоги мойщика = для коровника = резиновые с подноском = сапоги пвх = wellington boots = steel toe wellies = pvc boots = dairy boots = 雨靴 = 胶靴 = 劳保雨鞋 = 矿工靴 = сапоги фермера = 劳保水鞋 > сапоги пвх = pvc safety boots = 雨靴
ботинки для сварщика = обувь сварщика = обувь для сварщика = welder shoes = welding boots = welding shoes = 焊工鞋 = 电焊鞋 = 防烫鞋 = 焊接鞋 > ботинки сварщика = welder's boots = welder boots = 焊工安全鞋
диэлектрические ботинки = диэлектрическая обувь = обувь электрика = обувь для электрика = ботинки для электрика = electrician shoes = dielectric boots = insulated electrician boots = metal free shoes = 绝缘鞋 = 电工鞋 = 绝缘靴 = 电工绝缘鞋 > ботинки электрика = electrician's boots = electrician boots = 电工绝缘安全鞋
маслостойкие сапоги = нефтяные сапоги = oil rig boots = 耐油靴 = 防油靴 > сапоги нефтестойкие = oil-resistant pull-on work boots = 油田防护皮靴
летняя обувь = сандали = сандалии = летние ботинки = summer shoes = sandals = breathable safety shoes = 透气劳保鞋 > сандалии = safety sandals = 安全凉鞋
обувь = обувка = ботиночки = footwear = workwear shoes = 鞋子 = не раздавит пальцы = рабочая обувь = обувь работникам = обувь восток-сервис = toetector = toe tectors = blundstone = protective shoes = industrial shoes = site boots = work shoes = 劳保鞋 = 防砸鞋 = 工作鞋 = 铁头鞋 = 钢头鞋 = 防护鞋 = 工地鞋 = astm f2413 = site shoes = sievi = 防护皮鞋 = 防砸皮鞋 > спецобувь = safety footwear = 安全鞋 = safety shoes
ботинки = боты = ботинки спец = обувь сиз = спецботинки = берцы рабочие = steelies = steel toes = toe boots = safety toe boots = 钢头劳保 = 劳动保护鞋 = 工地靴 > ботинки рабочие = work boots = safety boots = 安全靴 = ankle boots
полуботинки = туфли рабочие = рабочие туфли = low shoes = safety loafers = low cut safety shoes = 低帮鞋 = 低腰劳保鞋 > полуботинки рабочие = safety shoes = 低帮
сапоги рабочие = сапоги = work wellies = pull ons = high boots = 高筒靴 = 长靴 = 高帮劳保靴 > сапоги = boots = 靴
спецобувь = рабочая обувь = обувь рабочая = ботинки с подноском = ботинки с железным носком = work shoes = safety footwear = safety boot = steel toe = steel toe shoes = composite toe = 劳保靴 = 钢头鞋 = 防砸鞋 = 工作鞋 = 工地鞋 > ботинки рабочие = safety shoes = safety boots = 安全鞋 = 安全靴
летняя обувь рабочая = летняя спецобувь = летние рабочие = summer safety shoes = breathable safety shoes = summer work shoes = 夏季劳保鞋 = 透气劳保鞋 = 夏天劳保鞋 > кроссовки защитные = сандалии рабочие = safety sneakers = safety sandals = 凉鞋 = 运动款
кроссы с подноском = рабочие кроссовки = кроссовки спец = кроссовки с подноском = safety trainers = safety sneakers = toe cap trainers = steel toe sneakers = sport safety = 运动劳保鞋 = 轻便劳保鞋 = 透气劳保鞋 = s1p trainers = кроссовки складские > кроссовки защитные = safety sneakers = 运动款
сандалеты с подноском = босоножки рабочие = сандалии с подноском = дышащая рабочая обувь = летние с подноском = safety sandals = steel toe sandals = summer safety shoes = 劳保凉鞋 = 夏季劳保鞋 = 凉鞋 > сандалии рабочие = safety sandals = 安全凉鞋
берцы = берцы с подноском = ботинки высокие шнурованные = combat boots = ranger boots = high leg boots = high boots = 高帮劳保鞋 = 高腰劳保鞋 = 作战靴 > берцы рабочие = high lace-up boots = 高帮安全靴
ботинки огнеупорные = асфальтировщика обувь = для асфальтоукладчиков = горячий цех = ботинки сталевара = термостойкие ботинки = foundry boots = metatarsal = hot work boots = welding boots = welder shoes = spats boots = 焊工鞋 = 电焊鞋 = 耐高温鞋 = blacksmith boots = 电焊劳保鞋 = 电焊防护鞋 = 耐火花鞋 > ботинки сварщика = welder's boots = 焊工安全鞋
обувь не магнитная = диэлектрические ботинки = ботинки электрика = metal free boots = electrical hazard = eh boots = linesman boots = insulated shoes = 绝缘鞋 = 电工鞋 = 6kv绝缘鞋 > ботинки электрика = electrician's boots = 电工绝缘安全鞋
кирзачи = кирза = кожаные сапоги = сапоги нефтяника = rigger boots = rig boots = pull-on boots = pull on boots = oilfield boots = 油田靴 = 工程靴 = 皮靴 = 高筒劳保靴 > сапоги кожаные нефтестойкие = oil-resistant pull-on work boots = 油田防护皮靴
автомобильный огнетушитель = огнетушитель для машины = огнетушитель в машину = огнетушитель автомобильный = car extinguisher = vehicle extinguisher = car fire extinguisher = truck extinguisher = 车载灭火器 = 汽车灭火器 = 车用灭火器 = mfz = mfzl > огнетушитель порошковый = dry chemical fire extinguisher = 干粉灭火器
огнетушитель для электрики = огнетушитель для серверной = огнетушитель газовый = огнетушитель со = extinguisher for electronics = server room extinguisher = electrical fire extinguisher = gas extinguisher = 电气灭火器 = 机房灭火器 = 气体灭火器 = mtz = mtt = углекислота огнетушитель = огнетушитель оу = co2 bottle = co2 fire = black label extinguisher = 二氧化碳灭火 = co2灭火器 > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳灭火器
передвижной огнетушитель = огнетушитель на колесах = огнетушитель передвижной = огнетушитель на тележке = wheeled extinguisher = trolley extinguisher = extinguisher on wheels = fire extinguisher on wheels = 推车灭火器 = 手推灭火器 = 带轮灭火器 = 推车式灭火器 = 大灭火器 = на колесиках огнетушитель = большой на колесах = trolley mounted extinguisher = wheeled unit = 车式灭火器 = extinguisher cart = 手推干粉 = 轮式灭火器 > огнетушитель передвижной = fire extinguisher wheeled = 推车式
воздушно-пенный огнетушитель = огнетушитель водный = огнетушитель овп = water extinguisher = water fire extinguisher = foam spray extinguisher = 水基灭火器 = 泡沫灭火瓶 = овэ = овп = bontel = бонтел = пенник = универсальный эмульсионный = пена огнетушитель = foam ext = foam extinguisher = m/foam = afff = afff extinguisher = water foam = 泡沫灭火器 = 水基 = 水基型 = mpz > огнетушитель воздушно-эмульсионный = foam fire extinguisher = 水基泡沫灭火器
огнетушак = тушитель = пожаротушитель = extinguishers = fire bottle = abc fire extinguisher = abe extinguisher = 消防瓶 = тушилка = огнетуш = гасить огонь = ярпожинвест = баллон тушить = ext bottle = fire ext = fire cylinder = ceasefire = 灭火瓶 = 灭火筒 = 消防器 = 灭火罐 = 灭火机 = огнегаситель = thomas glover = is 15683 > огнетушитель = fire extinguisher = 灭火器
опшка = огнетушитель оп = порошковик = порошковый = abc extinguisher = dry powder = powder extinguisher = dcp = 干粉 = 干粉灭火瓶 > огнетушитель порошковый = dry chemical = 干粉
оушка = углекислотник = углекислотный = co2 extinguisher = carbon dioxide extinguisher = 二氧化碳 = оу = оу-3 = газовый огнетуш = углекислота = электроустановок огнетушитель = co2 ext = co2 bottle = electrical extinguisher = 气体灭火器 = co2灭火器 = mt灭火器 > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳
оп = оп(з) = опз = порошковик = порошок огнетушитель = dcp = dcp extinguisher = abc powder = abc extinguisher = powder extinguisher = dry powder = monoammonium = multipurpose powder = 干粉 = 干粉瓶 = abc干粉 = mfz = mfzl = 车载灭火器 = 干粉灭火 = 粉末灭火器 > огнетушитель порошковый = dry chemical = 干粉灭火器
шланг для пожарного крана = рукав для гидранта = шланг для гидранта = рукав для пожарного крана = hydrant hose = fire fighting hose = firefighting hose = fire cabinet hose = fireman hose = 消火栓水带 = 消防水管 = 消防软管 = 消防卷盘管 = 灭火水带 = 水带 = 救火水管 = рукава пожарные = рукав для пк = рукав пожкрана = брандспойт рукав = пожарка рукав = fire hoses = firefighter hose = fire reel hose = mill hose = attack hose = 消防带子 = 水枪带 = 灭火水管 = пожарный рукав = рукав на пожарный кран = рукав в пожарный шкаф = пожарный шланг = шланг пожарный = lay flat hose = layflat = fire hose reel = 消防水带 = 消防带 = рукав с гайками = рукав с гр = рукав плоский = плоский рукав = берег рукав = шланг с головками = рукав напорный = рукав латексный = lay flat = layflat hose = canvas hose = rrl = rrl hose = storz hose = delivery hose = brigade hose = firehose = nfpa 1961 = en 14540 = duraline = supply line fire = 水龙带 = 消防水龙 = 消防皮龙 = 帆布水带 = 衬胶水带 = армтекс = ldh = шланг скатка = 消防车软管 > рукав пожарный = fire hose = 水带
заборный рукав = всас = рукав на всас = рукав всас = draft hose = drafting hose = hard suction = 吸水胶管 = 抽水软管 = заборник = рукав всасывающий = забор воды из водоема = suction = suction hose = pond hose = 吸水管 = 消防吸管 = 取水管 > рукав пожарный всасывающий = suction hose = 吸水管
рпк = рпк-в = рпк-50 = рпк-65 = рукав для пк = рукав в пожарный шкаф = рукав на этаж = шланг в пожарный шкаф = внутренний рукав = cabinet hose = hose box hose = hose rack = occupant hose = 消火栓水带 = 室内水带 = 消防箱水带 > рукав для внутренних кранов = hydrant cabinet fire hose = 室内消火栓水带
рпм = рпм(д) = двусторонка = двухсторонний рукав = рукав с двойным покрытием = through the weave = covered hose = rubber covered hose = nitrile hose fire = double coated hose = 双面胶水带 = 双胶水带 = 聚氨酯水带 = 双面涂塑 > рукав двусторонним покрытием = double-coated fire hose = 双面涂覆消防水带
напорник = дпд рукав > рукав пожарный напорный = rubber-lined fire hose
`,
}
