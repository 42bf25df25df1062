/** Properties in other words than texts of goods use, in the format of NamesOfGroup.everyday: by itself none of these says what is wanted. */
export const EVERYDAY_PROPERTIES = `
с уплотнениями = с уплотнением = с двумя уплотнениями = уплотненный = sealed = with seals = contact seals = rubber seals = 带密封 = 带密封圈 = 双面密封 = 密封型 > 2rs
с защитными шайбами = с металлическими шайбами = shielded = metal shields = 带防尘盖 = 防尘盖 > zz
зимний = зима = теплый = морозостойкий = мороз = холод = холодная погода = winter = warm = cold weather = freezing = sub-zero = 冬季 = 冬天 = 冬用 = 保暖 = 加绒 = 御寒 = 零下 = 寒冷 > зимний = утепленный = winter = insulated = 防寒 = 耐寒 = cold
наушники = противошумные наушники = защита ушей = защита слуха = шумозащита = ear muffs = earmuffs = ear defenders = ear protectors = ear protection = hearing protection = 耳罩 = 隔音耳罩 = 防噪耳罩 = 防噪音 = 耳机 > наушники = earmuffs = 耳罩
лицевой щиток = щиток = защита лица = экран для лица = забрало = visor = face guard = face protection = face mask = faceshield = 面罩 = 面屏 = 防护面罩 = 护面 > лицевой щиток = face shield = 面屏
сварщик = сварщиков = для сварки = welder = welders = for welding = 焊工 = 电焊工 > сварщик = welder = welding = 焊工 = 电焊
электрик = электрика = электромонтер = электромонтаж = electrician = electricians = electrical work = 电工 > электрик = electrician = диэлектрический = dielectric = 电工 = 绝缘
шахтер = шахта = горняк = шахтерский = miner = miners = mine = mining = coal mine = 矿工 = 矿用 = 矿山 = 煤矿 > шахтерский = miner = miners = 矿工
высотник = высотные работы = работа на высоте = альпинист = climber = climbers = climbing = work at height = rope access = 高空 = 登高 = 攀爬 = 蜘蛛人 > альпинизм = climbers = 高空作业
от порезов = защита от порезов = порезостойкий = антипорезный = cut proof = cut protection = anti cut = stop cuts = 防割 = 防切割 = 防刀割 = 防刀 > порез = cut-resistant = 防割
от прокола = защита от прокола = антипрокол = проколостойкий = puncture proof = puncture-resistant = nail proof = 防刺 = 防刺穿 = 防扎 = 防钉 > антипрокольный = прокол = puncture-resistant = 防刺穿
защита носка = стальной носок = металлический нос = металлический носок = железный носок = toe protection = steel cap = steel toecap = safety toe = protective toe = 防砸 = 铁头 = 钢包头 > подносок = toe cap = 包头
маслостойкий = маслобензостойкий = нефтестойкий = oil resistant = oil proof = oil-proof = 耐油 = 防油 > мбс = нефтестойкий = oil-resistant = 耐油 = 油田
нескользящий = противоскользящий = антискользящий = non-slip = anti-slip = slip resistant = anti slip = non slip = 防滑 = 止滑 > рифленый = противоскользящий = slip = 防滑
кислота = кислотный = агрессивная среда = химикаты = щелочь = acid = acids = chemicals = corrosive = alkali = 酸液 = 酸碱 = 化学品 = 腐蚀性 = 耐酸碱 = 耐腐蚀 = 强酸 = 化学液体 > кислота = acid = acids = химстойкий = chemical = растворитель = solvents = 酸碱 = 防化 = 强酸 = 溶剂
химстойкий = химический стойкий = кислотостойкий = acid resistant = acid-resistant = acid proof = chemical resistant = chemical-resistant = 防化 = 防酸 = 耐酸 > химстойкий = chemical = acids = 防化
пищевой = пищевая промышленность = пищевое производство = для пищевых продуктов = food grade = food-grade = food safe = food industry = food processing = 食品级 = 食品用 = 食品厂 = 食品行业 > пищевой = food = 食品
питьевая вода = питьевой = для питья = питья = drinking water = potable = potable water = drinking = 饮用水 = 饮用 = 喝的水 = 喝水 > питьевой = drinking water = 饮用水 = 饮用
гвс = горячее водоснабжение = горячая вода = нагрев воды = dhw = domestic hot water = hot water = tap water heating = 生活热水 = 热水 > горячее водоснабжение = горячей воды = hot water = 热水 = гвс
хвс = холодное водоснабжение = холодная вода = водоснабжение = водопровод = cold water = water supply = mains water = 供水 = 自来水 = 冷水 > водоснабжение = водопровод = water supply = water mains = 给水
отопление = теплоснабжение = система отопления = heating = central heating = heating system = 供暖 = 采暖 = 供热 = 暖通 > отопление = heating = 采暖 = 供热
канализация = сточные воды = стоки = сточная вода = sewage = wastewater = waste water = sewer = 污水 = 下水 = 废水 > фекальный = sewage = wastewater = 污水
солярка = дизель = дизтопливо = дизельное топливо = мазут = топливо = бензин = diesel = diesel fuel = fuel = gasoline = petrol = 柴油 = 汽油 = 燃油 = 油料 > нефтепродукты = топливо = oil products = fuel = мазут = 油品 = 重油
пар = паровой = паропровод = steam = steam line = 蒸汽 = 蒸气 > пар = steam = 蒸汽
на колесах = с колесами = колесный = передвижной = на тележке = on wheels = with wheels = wheeled = wheel-mounted = trolley = rolling = 推车式 = 带轮子 = 带轮 = 有轮子 = 轮子 = 移动式 > передвижной = wheeled = 推车式
сплошной = сплошная = глухой верх = без отверстий = закрытый верх = ровный верх = solid top = solid deck = flat top = closed top = smooth top = full deck = 平板 = 平面 = 面板平 = 密封面 > сплошной = closed deck = 平板
решетчатый = с отверстиями = дырчатый = open top deck = vented deck = grid deck = mesh deck = slatted = 网格 = 镂空 = 网面 > решетчатый = open deck = 网格
уличный = наружный = для улицы = на улице = всепогодный = outdoor = outside = exterior = weatherproof = 户外 = 室外 = 露天 > outdoor = наружный = улица = ip54 = 户外 = 室外
двойной прочности = усиленный = прочный = крепкий = толстый = heavy duty = heavy-duty = reinforced = extra strong = strong = thick = 加厚 = 加固 = 结实 = 重型 = 加强 > усиленный = reinforced = heavy = 加强 = 加厚 = 重型
с верхней сборкой = верхняя сборка = с юбкой = юбка = skirt top = duffle top = with skirt = 裙口 = 上裙 = 束口 > сборка-юбка = skirt = 裙式
бытовой 220 = от розетки = бытовая сеть = 220 вольт = plug in = household power = mains plug = 家用电 = 家用 > 220 в = 220 v
трехфазный 380 = силовая розетка = 3 phase = three phase = 3 фазы = три фазы = трехфазка = 380 вольт = 三相电 = 3相 = 动力电 > 380 в = 380 v = трехфазный = 3-phase = 三相
ручной = вручную = для рук = руками = ручной работы = manual = by hand = hand operated = hand-operated = 手动 = 手拉 = 人工 = 手用 > ручной = hand = manual = 手动 = 手用 = 手拉
машинный = автоматический обмотчик = для машины = для обмотчика = for machine = machine grade = 机用 = 机器用 = 自动机用 > машинный = machine = 机用
для алюминия = по алюминию = for aluminum = for aluminium = 铝用 = 切铝 > по алюминию = aluminum = aluminium = 铝用
огнестойкий = негорючий = пожаробезопасный = fire resistant = fireproof = fire-resistant = flame retardant = flame resistant = 阻燃 = 耐火 = 防火 > frls = ls = нг = 阻燃 = 耐火
прозрачный = transparent = clear = 透明 > прозрачный = transparent = 透明
черный = black = 黑色 = 黑的 > черный = black = 黑色
грязная вода = грязь = взвесь = dirty water = muddy water = trash = debris = 脏水 = 泥水 = 积水 > дренажный = drainage = фекальный = sewage = 排水 = 污水
квадратный = quadrate = square = 方形 = 四方 > квадрат = square = 方形 = 方管
промышленный = industrial = 工业 = 工业用 > промышленный = industrial = 工业
черная сталь = обычная сталь = углеродистая сталь = низкоуглеродистый = mild steel = ms = carbon steel = 碳钢 = 普碳钢 = 铁的 > ст3сп = ст3 = st3sp = q235 = 20
победитовый = победит = твердый сплав = твердосплав = tungsten = tungsten carbide = solid carbide = 钨钢 = 合金 > твердосплавный = carbide = твердый сплав = 硬质合金
с клапанами = с горловиной = с рукавами = с двумя клапанами = with spouts = spout top and bottom = top and bottom spout = 上下料口 = 双料口 = 进出料口 > клапаны загрузки выгрузки = filling spout discharge spout = 卸料口
пластик = пластиковый = пластмассовый = plastic = 塑料 = 塑胶 > полипропилен = polypropylene = 聚丙烯
`
