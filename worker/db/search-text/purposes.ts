/**
 * What goods are for, where they are used and what is done with them, in people's words, in the format of NamesOfGroup.everyday, by kinds of
 * goods: "flooded basement" is what a drainage pump is for. By itself none of these says what is wanted.
 */
export const PURPOSES = `
подвал = погреб = затопление = затопленный = подтопление = откачать = откачка = откачивать = осушить = осушение = яма = котлован = траншея = паводок = лужа = basement = cellar = flooded = flooding = dewater = dewatering = pit = trench = excavation = puddle = 地下室 = 基坑 = 积水 = 排涝 = 淹水 = 抽积水 = 车库 > дренажный = drainage = 排水
выгребная яма = септик = туалет = нечистоты = фекалии = канализационный колодец = выгреб = навоз = septic = septic tank = cesspit = cesspool = manhole = toilet = manure = 化粪池 = 粪便 = 粪池 = 下水井 = 厕所 = 粪水 > фекальный = sewage = 污水
скважина = колодец = артезианский = водозабор = из скважины = артезианская скважина = artesian = borehole = deep well = 水井 = 深井 = 打井 = 井水 = 井里 > скважинный = borehole = 深井
многоэтажка = высотка = высотный дом = этаж = многоэтажный дом = high-rise = high rise = tall building = apartment building = 高层 = 高楼 = 楼房供水 = 二次供水 > вертикальный многоступенчатый = vertical multistage = 立式多级
трактор = погрузчик = экскаватор = спецтехника = сельхозтехника = гидросистема = tractor = loader = excavator = hydraulic system = 拖拉机 = 挖掘机 = 装载机 = 液压系统 > гидравлический = hydraulic = 液压
взрывоопасный = взрывозащита = взрывозащищенный = лаки и краски = explosion proof = explosion-proof = atex = explosive area = 防爆 > пневматический = 气动 = взрывоопасный = взрывозащищенный = atex = explosive
краскопульт = покраска = покрасочный = аэрограф = пневмоинструмент = гайковерт = шиномонтаж = автосервис = пескоструй = spray gun = spray painting = painting = air tools = air tool = impact wrench = nail gun = nailer = tyre shop = tire shop = sandblasting = 喷漆 = 喷枪 = 气动工具 = 风炮 = 打气 = 修车 = 汽修 = 喷砂 > поршневой = piston = 活塞
стоматология = стоматолог = клиника = лаборатория = больница = дентальный = dentist = dental clinic = clinic = lab = laboratory = 牙科 = 牙医 = 诊所 = 医院 = 实验室 > безмасляный = oil-free = 无油
вибрация = виброустойчивый = тряска = пульсация = vibration = vibrating = vibration-proof = shaking = 震动 = 振动 = 抗震 = 防震 > виброустойчивый = glycerine-filled = glycerin-filled = 耐震
сигнализация = сигнал = отключение насоса = управление насосом = с контактами = alarm = switch contact = with contacts = 报警 = 带触点 = 控制水泵 > электроконтактный = electric contact = 电接点
поверочный = поверка = лабораторный эталон = калибровка = эталонный = calibration = calibrating = laboratory grade = 校准 = 校验 = 标定 > образцовый = test gauge = 精密
духовка = духовой шкаф = печь хлебопекарная = хлебопечь = коптильня = oven = smoker = bakery = 烤箱 = 烘箱 = 烤炉 > биметаллический = bimetal = bimetallic = 双金属
горн = домна = муфельный = муфельная печь = обжиг = плавильный = литейка = furnace = kiln = foundry = smelter = 窑炉 = 窑 = 高温炉 = 马弗炉 = 熔炉 = 炼钢 > термоэлектрический = thermocouple = 热电偶
забор = ворота = калитка = навес = каркас = теплица каркас = лестничный марш = ограждение = fence = fencing = gate frame = canopy = carport = welded frame = 围栏 = 大门 = 雨棚 = 框架 = 车棚 > профильная = hollow section = 方管 = 矩形管
фундамент = стяжка = армирование = бетонирование = монолит = отмостка = foundation = slab = screed = driveway = footing = 地基 = 地坪 = 楼板 = 打地面 > рифленая = a500c = deformed = 带肋 = фундаментный = foundation = 地脚
кровля = крыша = кровельный = профнастил = профлист = металлочерепица = забор из профлиста = roof = roofing = corrugated roof = roofing sheet = cladding = 屋面 = 屋顶 = 彩钢瓦 = 屋瓦 = 厂房顶 > кровельный = roofing = 屋面 = окрашенный = prepainted = 彩涂
кузов = автокузов = кузовной = штамповка = car body = body panel = stamping = pressing = 车身 = 冲压 > холоднокатаный = cold-rolled = 冷轧
ступени = ступенька = пандус = аппарель = настил = stairs = ramp = truck bed = walkway = 楼梯 = 坡道 = 台阶 = 踏板 = 车厢底 > рифленый = checkered = chequered = tread = 花纹
ковш = отвал = бульдозер = футеровка = самосвал = bucket = bulldozer = dumper = liner = liners = tipper = 铲斗 = 推土机 = 料斗 = 自卸车 > износостойкий = wear-resistant = wear = 耐磨
лодка = яхта = катер = судно = морская вода = морской = marine = yacht = boat = ship = sea water = seawater = offshore = 船用 = 游艇 = 海水 = 船舶 = 海边 > нержавеющий = stainless = 不锈钢 = amg = амг = 5083 = marine = 船舶
перила = леер = леерное ограждение = балюстрада = вантовый = balustrade = railing = handrail = guardrail = 栏杆 = 护栏 = 扶手 > 1x19
лифт = лифтовый = подъемник шахтный = elevator = lift shaft = passenger lift = 电梯 = 曳引 > лифт = elevator = 电梯
скейт = ролики = роликовые коньки = самокат = спиннер = вейкборд = rollerblade = rollerblades = skateboard = skates = scooter = roller skates = fidget spinner = 滑板 = 轮滑 = 旱冰鞋 = 溜冰鞋 = 陀螺 = 滑板车 > 608
кирпич = кладка = блок = газобетон = пеноблок = brick = brickwork = block wall = masonry = 砖墙 = 砖 = 砌块 > бетон = concrete = 混凝土
дерево = деревянный = древесина = доска = брус = осб = фанера = дсп = вагонка = wood = wooden = deck = timber = plywood = osb = decking = chipboard = 木头 = 木板 = 木材 = 木方 = 胶合板 > универсальный = глухарь = chipboard = wood = 木 = 纤维板
плитка = кафель = керамогранит = керамика = tile = tiles = porcelain tile = ceramic tile = granite = 瓷砖 = 磁砖 = 地砖 = 大理石 = 花岗岩 > алмазный = diamond = 金刚石
асфальт = бордюр = брусчатка = железобетон = жби = шов в бетоне = asphalt = kerb = curb = paving = reinforced concrete = pavers = 沥青 = 路面 = 马路 = 路沿石 = 钢筋混凝土 > алмазный = diamond = 金刚石
ржавчина = зачистка = зачистить = сварной шов = сварочный шов = окалина = снять краску = заусенец = rust = rust removal = paint removal = weld seam = deburr = deburring = weld cleaning = 除锈 = 打磨 = 焊缝 = 去毛刺 = 清渣 > зачистной = лепестковый = grinding = flap = 角磨片 = 百叶片
розетки = розетка = розеточная группа = sockets = outlets = socket outlet = power outlet = 插座 > 3x2.5
освещение = светильники = lighting circuit = lighting = 照明 = 灯线 > 3x1.5
земля = в земле = под землей = закопать = underground = buried = direct burial = in the ground = 埋地 = 地埋 = 直埋 > бронированный = armoured = 铠装
пожарная безопасность = эвакуация = пожарная сигнализация = fire alarm = emergency circuit = evacuation = 消防线 = 应急照明 > frls
удлинитель = переноска = сварочный аппарат = генератор = extension lead = extension cord = welder lead = generator = 拖线 > кг-хл = kg-hl
порезы = стекло = стекольщик = листовой металл = нож = лезвие = острый = острые края = мясник = glass handling = glazier = sharp = sharp edges = knives = blades = butcher = sheet metal handling = 玻璃 = 刀 = 锋利 = 割伤 = 切肉 > порез = cut-resistant = 防割
под напряжением = высокое напряжение = электроустановка = электроустановки = электросети = live wires = live electrical = high voltage = energized = live working = 带电 = 高压电 = 触电 > диэлектрический = insulating = dielectric = 绝缘 = электрик = electrician
холодильная камера = морозильник = морозильная камера = холодильник = север = крайний север = minus 40 = freezer = cold store = cold storage = arctic = 冷库 = 冷冻库 = 冰库 = 东北 > зимний = утепленный = winter = insulated = 防寒
нефтебаза = нефтяник = буровая = месторождение = нефтянка = refinery = oilfield = oil field = oil rig = drilling rig = 石油 = 油田 = 钻井 = 加油站工 > нефтестойкий = oil-resistant = 油田 = 耐油
лужи = мокрый = сырость = wet = wet work = puddles = 潮湿 = 积水地 = вода по колено = слякоть = мокрый пол = мойка = ферма = бетонщик = wet floor = muddy = farm = dairy farm = washdown = concrete work = 水里 = 湿地 = 养殖 = 农场 = 浇混凝土 > сапоги пвх = pvc safety boots = 雨靴
серверная = электрощитовая = щитовая = электроника = компьютеры = оргтехника = архив = музей = электрооборудование = server room = servers = computers = electronics = electrical room = switch room = switchgear = electrical equipment = data center = data centre = 机房 = 配电房 = 电子设备 = 电器 = 电脑 = 档案室 > углекислотный = co2 = 二氧化碳
кухня = масло горящее = жир = столовая = кафе = ресторан = kitchen = cooking oil = fat fryer = restaurant = canteen = 厨房 = 油锅 = 餐厅 = 食堂 > воздушно-эмульсионный = foam fire extinguisher = 水基
машина = авто = автомобиль = легковой = грузовик = vehicle = car = van = lorry = 汽车 = 车载 = 货车 > огнетушитель порошковый = dry chemical = 干粉 = автомобиль = vehicle
склад готовой продукции = цех = гараж = кладовка = магазин = подсобка = архив документов = workshop = garage = storeroom = stockroom = pantry = office storage = 车间 = 车库架 = 仓储 = 档案 > полочный = shelving = 层板
палеты = поддоны = паллеты = евро поддоны = pallets = 托盘 = 栈板 > паллетный = pallet = 托盘
трубы = прокат = длинномер = сортовой прокат = пиломатериал = lumber = long goods = bar stock = 管材 = 型材 = 长料 > консольный = cantilever = 悬臂
щебень = песок = гравий = сыпучие = сыпучий = строительный мусор = gravel = sand = rubble = building waste = 碎石 = 沙子 = 建筑垃圾 > биг-бэг = bulk bag = 吨袋
переезд = посылка = почта = отправка = маркетплейс = вайлдберриз = озон = moving house = removals = parcel = parcels = postage = mailing = e-commerce = 搬家 = 快递 = 邮寄 = 电商 = 发货 > короб = box = 箱 = 盒
двигатель поднять = подвеска двигателя = снять двигатель = поднять мотор = lift engine = engine lifting = hoist engine = 吊发动机 = 吊机器 = 吊货 > таль = hoist = 葫芦
стянуть = стягивание = подтянуть = натянуть = натяжение = затяжка груза = pulling = tensioning = tightening = 拉紧 = 紧线 = 收紧 > рычажная = lever = 手扳
пульпа = шлам = суспензия = порошок = сыпучка = густой = вязкий = целлюлоза = slurry = pulp = powder = sludge = thick liquid = cement plant = 浆料 = 纸浆 = 泥浆 = 粉料 = 粉末 = 矿浆 = 灰渣 > шиберный = шиберная = knife gate = 刀型 = шламовый
молоко = пиво = сок = пастеризация = охлаждение молока = пивоварня = milk = beer = juice = pasteurizing = pasteurising = wort = brewery = 牛奶 = 啤酒 = 果汁 = 巴氏杀菌 > теплообменник пластинчатый = plate heat exchanger = 板式换热器
густое масло = вязкое масло = мазут = битум = патока = thick oil = heavy oil = viscous = viscous oil = bitumen = molasses = honey = 稠油 = 重油 = 高粘度 = 粘稠 = 沥青 > нмш = gear transfer = 齿轮输油
лето = летний = летняя = жара = дышащий = проветривание = summer = hot weather = breathable = ventilated = 夏天 = 夏季 = 透气 = 夏 > кроссовки = сандалии = с вентиляцией = sneakers = sandals = vented = 凉鞋 = 运动 = 透气孔
обратный ход воды = чтобы вода не уходила = слив воды обратно = flowing back = flow back = backflow = draining back = stop water = reverse flow = 倒流 = 回流 = 水倒流 = 防倒灌 > обратный = check = 止回
`
