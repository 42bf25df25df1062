/**
 * What people say for the facts that goods have, in the format of NamesOfGroup.everyday, by kinds of facts: how a thing is connected, opened and driven,
 * what it is coated and sealed with, and where it is installed. None of these alone names the goods that are wanted.
 */
export const SAID_PROPERTIES = `
白钢 = 白铁钢 = 锏 = нж = ss = s.s = ss321 = tp321 = 1.4541 = 08х18н10т > нержавеющая сталь = 12х18н10т = stainless = 不锈钢
бензостойкий = нефтепродуктов = buna = buna-n = buna n > nbr = мбс
между фланцами = межфланцевое = стяжной = зажимается между фланцами = between flanges = sandwich type = wafer type = flangeless = 夹在法兰中间 = 法兰之间 = 夹式 = 对夹式 > межфланцевый = wafer = 对夹
с внутренней резьбой = внутренняя резьба = накручивается = screw end = screwed ends = screw-in = female thread = threaded ends = bsp = npt = 内丝 = 丝口 = 螺口 = 螺纹口 > муфтовый = внутренняя резьба = threaded = 丝扣 = 内螺纹
weld end = weld ends = weld-end = butt weld end = 焊接式 = 焊接口 = 焊口 > приварной = welded-end = butt weld = 焊接
со штурвалом = gear operated = wheel operated = 带手轮 = 涡轮头 > червячный редуктор = worm gearbox = 蜗轮箱
с ручкой = ручкой = с рычагом = lever operated = with lever = lever handle = with handle = 带手柄 = 把手式 > рукоятка = lever = 手柄
резиновый клин = резиновое седло = резиновое уплотнение = rubber seat = rubber seated = rubber wedge = soft seat = soft seated = soft seal = 橡胶密封 = 胶密封 = 胶板 > обрезиненный = epdm = nbr = resilient = 软密封 = 橡胶
металлическое уплотнение = metal seat = metal seated = hard seal = hard seat = 硬密封 = 金属密封 > металл по металлу = metal to metal = 硬密封 = графит = graphite
тефлоновый = фторопластовый = футерованный = футеровка тефлон = ptfe lined = teflon lined = 衬氟 = 衬四氟 = f46 = 特氟龙 = 铁氟龙 = 四氟 > ptfe = фторопласт = 聚四氟乙烯
низколегированный = низколегированная сталь = хладостойкий = морозостойкая сталь = ltcs = q345 = q345b = 16mn = 16锰 = 锰钢 = 锰板 = 低温钢 = low alloy = low-alloy = low alloy steel = hsla = 低合金 = 低合金钢 = 低合金高强度 > 09г2с = 09g2s = q355
котловая сталь = котловой = теплоустойчивый = жаропрочный = пароперегреватель = boiler tube = boiler pipe = high temperature steel = 耐热钢 = 锅炉管 = 过热器 = 过热器管 = 高温管 > 12х1мф = 12cr1mov = 12cr1movg = жаропрочный = heat-resistant
в бухте = бухтами = бухта = в мотке = мотком = 盘管 = 成盘 = 整盘 = 盘的 > бухта = мотках = coil = coils = 盘管 = 盘卷
отрезками = в отрезках = хлыст = хлыстами = straight lengths = straight length = 直管 = 直条 > отрезки = straight = 直管 = прутки = rods
нижний люк = люк снизу = с люком снизу = с нижним люком = нижний клапан = с нижним клапаном = клапан снизу = с нижней разгрузкой = нижняя разгрузка = нижняя выгрузка = с разгрузкой снизу = bottom chute = empties from the bottom = empties at the bottom = opens from the bottom = opens at the bottom = bottom emptying = bottom unloading = bottom discharge = bottom outlet = bottom spout = bottom opening = discharge chute = discharge at the bottom = 底部卸料 = 下料口 = 带下料口 = 下口 = 底部开口 = 下卸料 > разгрузочный клапан = клапаны загрузки = discharge spout = 卸料口
верхний клапан = с верхним клапаном = загрузочный люк = верхний люк = filling chute = top spout = fill spout = filling spout = 上料口 = 上口带料口 > загрузочный клапан = клапаны загрузки = filling spout = 进料口
открытый верх = с открытым верхом = верх открытый = open mouth = open top = 大开口 = 敞口 = 上敞口 > открытый верх = open top = 敞口
глухое дно = плоское дно = flat bottom = closed bottom = 平底 > глухое дно = flat bottom = 平底
антистатический = от статики = статика = статическое электричество = antistatic = anti-static = conductive = static electricity = 防静电 = 抗静电 = 导电 > тип c = type c = c 型 = антистатический = 防静电
держит форму = с перегородками = baffle = baffled = qbag = q bag = 拉筋 = 方形吨袋 > перегородки = baffles = 内拉筋
нижнее подключение = снизу подключение = подключение снизу = с нижним подключением = нижняя подводка = нижним подключением = bottom entry = bottom connection = bottom connections = connection from below = from below = underfloor = 底进 = 下接 = 底部接口 = 底部进水 > нижнее подключение = bottom connection = 底接
боковое подключение = сбоку = боковая подводка = side entry = side connections = side connection = from the side = 侧面接 = 侧进 = 侧面进水 > боковое подключение = side connection = 侧接
осевой штуцер = штуцер сзади = тыльный штуцер = сзади = back entry = back mount = rear entry = back connection = rear connection = 背接 = 后接 = 轴向 > осевое = back = 轴向
глицериновый = glycerin filled = liquid filled = oil filled = 充油 = 耐震 > виброустойчивый = vibration = glycerin = 耐震
безгазовая = gasless = self shielded = self-shielded = 无气 = 不用气 = 免气 = 自保护 > самозащитная = self-shielded = 自保护
омедненная = обмедненная = copper coated = copper plated = 镀铜 > омедненная = copper-coated = 镀铜
с резиновыми уплотнениями = резиновые пыльники = с пыльниками = резиновое уплотнение подшипник = sealed both sides = rubber sealed = both sides sealed = rubber seals = dust seal = 密封型 = 胶盖 = 胶封 = 橡胶盖 = 带密封圈 > 2rs = резиновые уплотнения = rubber seals
с металлическими крышками = металлические шайбы = металлические пыльники = железные крышки = shielded = metal shield = metal shields = steel shields = 铁盖 = 铁封 > zz = 2z
открытого типа = open type = unsealed = 开式 = 不带盖 = 无盖 > открытый = open = 开式
два отверстия = на двух болтах = ромбический = овальный фланец = овальный = two bolt = 2 bolt = two-bolt = two hole = oval flange = 菱形 = 两孔 > ucfl = 菱形座
четыре отверстия = на четырех болтах = квадратный фланец = four bolt = 4 bolt = four-bolt = four hole = square flange = 方形座 = 四孔 > ucf = 方形座
на лапах = с лапами = лапы = foot mounted = with feet mount = 立式座 = 底脚 > лапы = ucp = foot
с пальцами = пальцевая = пальцами = резиновые пальцы = резиновые втулки = pin type = pin and bush = bush type = rubber bush = rubber bushings = pin bush = 柱销 = 带胶圈 = 弹性柱销 > втулочно-пальцевая = pin-and-bushing = 柱销
резиновая звездочка = spider = rubber spider = jaw = lovejoy = love joy = 梅花 = 梅花垫 = 爪型 = 爪式 > кулачковая = jaw = 梅花
безлюфтовая = без люфта = zero backlash = backlash free = no backlash = 无间隙 = 零背隙 > сильфонная = bellows = 波纹管
горячий цинк = горячеоцинкованный = горячее цинкование = hot dip = hot-dip = hot dipped = hdg = hot galvanized = 热镀锌 = 热浸锌 = 热锌 > горячий цинк = горячее цинкование = hot-dip = 热镀锌
воронение = неоцинкованный = plain finish = self colour = self color = uncoated = black oxide = 本色 = 发黑 = 不镀锌 = 黑的螺栓 > без покрытия = plain = 本色
высокопрочный = каленый = high tensile = hi tensile = high strength = high-strength = 高强度 = 高强 > 10.9 = 8.8 = высокопрочный = structural = 钢结构
полная резьба = с полной резьбой = full thread = fully threaded = full threaded = all thread = 全牙 = 全螺纹 = 全丝 > din 933
неполная резьба = с неполной резьбой = part thread = partially threaded = partial thread = half thread = 半牙 = 半螺纹 = 半丝 > din 931
самостопорящийся = самостопор = с капроном = капрон = с нейлоном = нейлон вставка = нейлоновым кольцом = не откручивается = nyloc = nylock = nylon insert = nylon ring = self locking = self-locking = prevailing torque = 防松 = 自锁 = 尼龙圈 > самоконтрящаяся = nylon insert = 尼龙锁紧
глухая = с колпачком = декоративная гайка = acorn = dome = domed = blind nut = 盖帽 = 盖型 > колпачковая = cap nut = 盖形
с буртиком = буртик = с юбкой гайка = flanged nut = serrated flange = washer nut = 带垫螺母 = 法兰面 > гайка с фланцем = flange nut = 法兰面
castle = castellated = 开槽 = 花螺母 > корончатая = castle = 开槽
конический хвостовик = хвостовик конус = taper shank = morse = morse taper = 锥柄 = 莫氏 = 锥度柄 > конус морзе = км = morse = 锥柄 = 莫氏
цилиндрический хвостовик = straight shank = parallel shank = 直柄 > цилиндрический = straight = 直柄
кобальтовый = с кобальтом = кобальт = cobalt = hsco = m35 = 含钴 = 钴钢 = 钴 > р6м5к5 = co5 = cobalt = 含钴
внутреннее охлаждение = отверстия сож = подача сож = подвод сож = coolant hole = coolant holes = through coolant = through-coolant = internal coolant = 内冷 = 中心出水 = 带冷却孔 > внутренний подвод = подвод сож = coolant-fed = 内冷
шаровая фреза = полукруглый = шарообразная = ball end = ball-end = ball nose = ballnose = 圆头 = 球刀 > сферическая = ball nose = 球头
закругленные углы = с радиусом = радиус на углах = corner radius = radiused = bullnose = bull nose = 圆角 = 牛鼻 = 圆鼻刀 > тороидальная = corner radius = 圆鼻
черновая = обдирка = roughing = rougher = corn cob = corncob = hogging = 开粗 = 粗加工 = 玉米 = 波纹刃 > обдирочная = roughing = 粗皮
медный кабель = медные жилы = медная жила = copper core = copper conductor = copper cable = copper wire cable = 铜线 = 纯铜 = 铜芯 = 铜的 > медь = copper = 铜芯
алюминиевый кабель = алюминиевые жилы = алюминиевая жила = aluminium conductor = aluminum conductor = aluminium core = aluminium cable = 铝芯 = 铝线 > алюминий = aluminum = 铝芯
гибкий кабель = мягкий кабель = многопроволочный = flexible cable = rubber cable = trailing cable = 软电缆 = 橡套线 = 多股 = 移动电缆 = 橡皮线 > кг-хл = kg-hl
с броней = в броне = броня = бронь = armored = armoured = swa = with armour = 铠装 = 带铠 = 带钢带 > бронированный = броня = armored = 铠装
сетчатый = cable basket = 网状 = 网式 = 网格式 > проволочный = mesh = 网格
лесенкой = лестничного типа = ladder type = ladder-type = 梯形 = 梯架 > лестничный = ladder = 梯式
неперфорированный = глухой лоток = solid bottom = unperforated = non-perforated = 无孔 = 槽型 > неперфорированный = solid = 槽式
выдвижной = выкатной = draw out = draw-out = drawout = withdrawable = 抽屉式 = 抽出式 = 抽屉型 > выкатная = выкатной = withdrawable = 抽屉
встраиваемый = встроенный = скрытый = скрытая установка = скрытой установки = в нишу = в стену = flush = recessed = flush mounted = flush-mount = in-wall = concealed = 暗装 = 嵌入式 = 嵌墙 > встраиваемый = flush = 暗装
накладной = навесной = наружной установки = открытой установки = surface = surface mounted = surface-mount = wall box = 明装 = 挂墙 > навесной = surface-mount = 明装
настенный = на стену = к стене = крепится к стене = крепление на стену = у стены = wall mounted = wall mount = wall-mounted = wall = on the wall = against wall = 靠墙 = 靠墙装 = 墙装 = 装墙上 = 壁挂 = 墙上 = 墙壁式 = 壁式 = 墙式 > настенный = навесной = wall-mounted = surface-mount = 壁挂 = 明装
на колонне = свободностоящий = отдельно стоящий = напольный = на стойке = стационарный на колонне = free standing = freestanding = floor mounted = pillar = column = pole mounted = column mounted = floor standing = 立柱 = 柱式 = 落地 = 地面 = 带立柱 > на колонне = напольный = pillar = floor = 立柱 = 落地
beam trolley = 带小车 = 跑车 = 带跑车 > тележкой = trolley = 小车
плоский = ленточный = flat webbing = webbing = 扁平 = 扁的 = 扁带 > петлевой = лента = webbing = 扁平
кольцевой = круглый = круглопрядный = замкнутый = endless = loop type = 圆形 = 环形 = 圆的 > круглопрядный = гладкий = round = plain = 圆形 = 圆
на ножках = ножки = ножками = вкладываемый = вкладывающийся = вкладываются = складывается стопкой = nestable = nesting = nests = stack inside = 九脚 = 九腿 = 可套叠 = 套叠 = 带脚 > ножек = legs = 九脚
на полозьях = полозья = с полозьями = лыжи = на лыжах = runners = with runners = three skids = 川字 = 川型 = 三条腿 = 田字底 > полоза = полозья = runners = 川字
евро = евроразмер = евростандарт = euro = euro size = eur = epal = 欧标 = 欧式 = 欧洲标准 > 1200x800
американский стандарт = стандарт паллет = industrial size = standard size pallet = 美标 > 1200x1000
электрический = электро = аккумуляторный = с электроприводом = electric = electrical = battery powered = 电动的 = 带电机 > электрический = электропривод = electric = motor = 电动
весовой = 带秤 > весами = scale = 秤
самосборный = самосборная = самозакрывающийся = self locking box = self-locking = mailer = mailing = die cut = die-cut = 飞机盒 = 自锁 = 扣底 > самосборный = mailer = 飞机盒
на колесике = регулировка колесом = с колесиком = регулировка храповик = ratchet = dial adjust = wheel adjuster = 旋钮 = 棘轮 > храповик = ratchet = 旋钮
с пупырками = пупырками = с пупырышками = пупырышками = точечный = с точками = точками = в точку = с резинками на ладони = с каплями = dotted = dots = dotty = pvc dots = grip dots = dot palm = 点胶 = 点塑 = 带点 = 胶点 = 胶粒 = 有点 > точкой = точка = dots = 点塑
хб = х/б = хэбэшный = хэбэшные = хлопковый = хлопчатобумажный = трикотаж = вязаные = cotton = knitted = string knit = knit = 棉 = 棉线 = 线织 > хлопок = трикотажные = cotton = knitted = 棉纱
кожаный = спилок = suede = cowhide = split leather = 牛皮 = 皮的 > спилок = спилковые = кожа = leather = 牛皮 = 牛二层皮
по локоть = длинный рукав = long cuff = gauntlet = gauntlets = elbow length = 长筒 = 长款 = 加长款 > краги = gauntlet = крагой = cuff = 350
нитриловый = нитрил = облитые нитрилом = nitrile = nitrile dipped = nitrile coated = 丁腈 = 丁晴 = 浸丁腈 > нитрил = nitrile = nbr = 丁腈
латексный = облитые латексом = рифленый латекс = latex = latex dipped = latex coated = 乳胶 = 皱纹乳胶 = 浸胶 > латекс = latex = 乳胶
жесткий носок = жестким носком = твердый нос = усиленный нос = с железным носом = железный нос = защищенный нос = композитный нос = hard toe = protected toe = composite toe = toe cap = 硬头 = 防砸头 = 包头的 > подносок = toe cap = 包头
берцы = с берцами = с высоким берцем = высокие ботинки = высокие = high boots = high cut = high leg = tall = over ankle = 高帮 = 高腰 = 高筒 > с высокими берцами = берцами = high = 高帮
низкие = полуботинки = low shoes = low cut = low top = 低帮 = 低腰 > полуботинки = кроссовки = low = sneakers = 低帮
резиновый сапог = резиновые сапоги = wellies = wellington = wellingtons = gumboots = rubber boots = rain boots = 雨靴 = 胶靴 = 水靴 = 雨鞋 = 水鞋 = 胶鞋 > сапоги пвх = pvc boots = 雨靴
резиновая шайба = с резиновой шайбой = с шайбой эпдм = rubber washer = sealing washer = bonded washer = neoprene washer = epdm washer = 带胶垫 = 胶垫 = 防水垫 = 带垫片 > epdm = эпдм = epdm washer = epdm 垫
прямой шлиц = крестовой = крестообразный шлиц = phillips = cross head = cross recess = pozidriv = 十字 = 十字槽 > ph2 = pz2
под торкс = торкс = шлиц звездочка = torx = star drive = 梅花槽 = 内六花 > t30 = torx
с шестигранной головой = hex head screw = hex washer head = 外六角 = 六角头钻尾 > шестигранник = hex = 外六角
шоколад = шоколадный = коричневый = brown = chocolate = chocolate brown = 咖啡色 = 棕色 = 巧克力色 = 褐色 > 8017
графит = мокрый асфальт = темно-серый = серый = graphite grey = graphite gray = anthracite = dark grey = dark gray = grey = gray = 深灰 = 石墨灰 = 灰色 > 7024 = 7035 = графит = graphite
зеленый мох = зеленый = moss green = dark green = green = 绿色 = 苔藓绿 > 6005 = зеленый = green = 绿色
вишневый = вишня = бордовый = винно-красный = красное вино = wine red = burgundy = cherry = 酒红 = 暗红 = 枣红 > 3005
синий = голубой = blue = signal blue = 蓝色 = 海蓝 = 蓝的 > 5005 = синий = синие = синяя = blue = 蓝色
белый = white = signal white = 白色 = 白灰 = 白的 > 9003 = 9010 = белый = белая = white = 白色 = 白
слоновая кость = бежевый = кремовый = ivory = beige = cream = 象牙色 = 米色 = 象牙白 > 1014 = 1015
`
