/**
 * Further everyday names, in the format of EVERYDAY_NAMES, by the leaves of the catalogue: what shop clerks, fitters and buyers of other trades
 * call a thing, abbreviations and old names included.
 */
export const NAMES_OF_GOODS = `
обувь = обувка = ботиночки = footwear = workwear shoes = 鞋子 > спецобувь = safety footwear = 安全鞋 = safety shoes
щитки = электрощитовое = switchboard = fuse panel = 电柜 = 控制柜 = 配电柜 > щит = panelboard = distribution board = 配电箱
провод = кабеля = wire cable = cables = 导线 = 线缆 = 电力线 > кабель = power cable = 电缆
крышка фланца = глушилка = фланцевая крышка = пробка фланцевая = flange cap = flange cover = blanking cap = 盲盖 = 法兰盲盖 > фланец глухой = blind flange = 法兰盖
отводы = колена = уголки трубы = 90 градусов колено = pipe turn = 90 degree elbow = 弯管头 = 弯通 = 直角弯 > отвод = elbow = 弯头
труба для отопления = труба на отопление = стояк = труба на батареи = heating pipe = radiator pipe = 暖气管 = 供暖管 > вгп = water and gas pipe = 低压流体输送焊管
труба для столбов = столб заборный = столбик = труба на столбы = fence post = post tube = 立柱管 = 柱子管 > труба профильная = hollow section = 方管
труба на скважину = обсадная труба = обсадка = casing pipe = well casing = 井管 = 套管 > труба электросварная = erw steel pipe = 直缝焊管
труба для воды на дачу = водопровод на дачу = дачный водопровод = шланг пнд = черный шланг = труба синяя полоса = mdpe = mdpe pipe = alkathene = blue water pipe = water main pipe = polythene pipe = 黑皮管 = 自来水pe管 = 农田灌溉管 > труба питьевая = pe water pipe = 给水管
труба газ пнд = труба желтая полоса = yellow gas pipe = gas main = gas service pipe = 天然气pe管 = 煤气pe管 > труба газовая = gas pipe = 燃气管
шаровый = шарик = кран-шар = полнопроходной кран = full bore valve = lever valve = ball cock = 球体阀 = 球心阀 = 手柄阀 > кран шаровой = ball valve = 球阀
запорник = запорная арматура = 水龙头阀 = 截门 > кран шаровой = ball valve = 球阀 = задвижка = gate valve = 闸阀 = затвор дисковый = butterfly valve = 蝶阀
задвижка чугунная = задвижка чугун = клиновая задвижка = клиновая = wedge valve = wedge gate = soft seal gate valve = resilient wedge = 弹性座封闸阀 > задвижка = gate valve = 闸阀
пластинчатый затвор = нож задвижка = ножевая задвижка = задвижка на пульпу = pulp valve = guillotine valve = 浆闸阀 = 闸板门 > задвижка шиберная = knife gate valve = 刀型闸阀
обратничек = хлопушка = захлопка = клапан хлопушка = подпружиненный клапан = клапан от обратки = nonreturn = non return = clack valve = backwater valve = spring check = 逆流阀 = 防倒流 = 拍门 > клапан обратный = check valve = 止回阀
поворотник = диск затвор = заслонка дисковая = wafer valve = lug valve = bf valve = 对夹阀 = 碟式阀 = 蝶板阀 > затвор дисковый = butterfly valve = 蝶阀
насос циркулярка = циркулярка = циркуляшка = циркуляционник = насос в систему отопления = насос в трубу = in line pump = line pump = heating circulator = 热水泵 = 供暖泵 = 地暖泵 > насос линейный = in-line pump = 管道离心泵
насосная станция = гидрофор = насос для дома = насос для водоснабжения = house water pump = domestic water pump = pressure set = 家用增压 = 供水泵 = 供水设备 > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵 = насос скважинный = borehole pump
насос к = насос км = насос кму = центробежник = центробега = water transfer pump = transfer pump = volute pump = centrifugal = 离心水泵 = 卧式水泵 = 清水泵 = 单吸泵 > насос консольный = end-suction pump = 离心泵
насос погружной грязный = грязевик = помпа погружная = puddle sucker = site pump = construction pump = contractor pump = 工地泵 = 排污潜水泵 = 下井泵 = 抽水机潜水 > насос дренажный = drainage pump = 排水泵
насос с измельчителем = насос-мясорубка = насос с ножом = измельчающий насос = grinder pump = cutter pump = macerator = macerator pump = 切割泵 = 绞刀泵 = 带刀排污泵 > насос фекальный = sewage pump = 污水泵
шестеренчатый = насос нмшф = насос для битума = насос для патоки = bitumen pump = lube pump = viscous pump = molasses pump = 沥青泵 = 稠油泵 = 润滑油泵 = 糖浆泵 > нмш = gear transfer pump = 齿轮输油泵
пневмонасос = насос пневмо = мембранник пневмо = air pump diaphragm = pneumatic pump = air driven pump = wilden pump = 气泵隔膜 = 隔膜气动泵 = 风动泵 > насос мембранный пневматический = air diaphragm pump = 气动隔膜泵
винтовой = винтовуха = компрессорная станция = компрессор роторный = rotary screw = screw air compressor = airend compressor = 螺杆空压 = 永磁变频空压机 > компрессор винтовой = screw compressor = 螺杆空压机
компрессор ременной = компрессор с ресивером = поршневая = воздушка = reciprocator = belt drive compressor = air comp = shop compressor = 皮带空压机 = 打气泵机 = 气磅 = 冲气泵 > компрессор поршневой = piston compressor = 活塞空压机
рессивер = баллон ресивера = воздушник = накопитель воздуха = air bottle = air drum = buffer vessel = buffer tank = accumulator tank = 气压罐 = 储气瓶 = 稳压罐 > ресивер = air receiver = 储气罐
паяник = паянный теплообменник = теплообменник паяный = brazed exchanger = bhe = brazed phe = 钎焊换热器 > теплообменник пластинчатый паяный = brazed plate heat exchanger = 钎焊板式换热器
разборник = разборный пластинчатый = теплообменник разборный = gasketed exchanger = plate and frame = plate pack = 可拆卸换热器 > теплообменник пластинчатый разборный = gasketed plate heat exchanger = 可拆板式换热器
бойлер пластинчатый = водоподогреватель = подогреватель воды = скоростной водонагреватель = calorifier = water heater exchanger = 水加热器 = 热水换热器 > теплообменник = heat exchanger = 换热器
батарейка = отопительная панель = керми = пурмо = convector radiator = central heating rad = 暖气板 = 钢板散热器 = 采暖片 > радиатор панельный = panel radiator = 板式散热器
маномерт = дм02 = тм-510 = мп3 = мп-100 = мп100 = мт-100 = bourdon gauge = bourdon tube gauge = psi gauge = bar gauge = 气压计 = 水压计 = 指针压力表 = y100 = y60 > манометр технический = pressure gauge = 压力表
экмушка = дм2010 = дм2005 = эким = манометр с контактами = switch gauge = alarm gauge = gauge with switch = yx100 = 带报警压力表 > манометр электроконтактный = pressure gauge electric contact = 电接点压力表
мановакууметр = мвп = мвтп = low pressure vacuum gauge = combination gauge = 真空负压表 = 正负压表 > мановакуумметр = compound gauge = 真空压力表
виброманометр = жидкостный манометр = гидрозаполненный = манометр с глицерином = oil filled gauge = glycerin gauge = wet gauge = 油压表防震 = 硅油表 = 充油压力表 > манометр виброустойчивый = glycerine-filled pressure gauge = 耐震压力表
поплавковый расходомер = расходомер поплавковый = рм-а = rota meter = float meter = glass tube flowmeter = va meter = 浮子流量计 = 玻璃流量计 > ротаметр = variable-area flow meter = 转子流量计
электромагнитник = эмр = mag flow = magflow = induction flow meter = 电磁表 > расходомер электромагнитный = electromagnetic flow meter = 电磁流量计
технический градусник = градусник промышленный = бт-51 = тб-100 = thermo gauge = heat gauge = industrial thermometer = 工业温度表 = 指针温度计 = 管道温度计 > термометр биметаллический = bimetallic thermometer = 双金属温度计
дтс = тсм = тсп = тсму = pt-100 = platinum probe = platinum resistance = 铂热电阻 = 测温电阻 > термопреобразователь сопротивления = resistance thermometer = 热电阻
дтпк = thermo couple = tc sensor = k probe = 热偶 = 电偶 > преобразователь термоэлектрический = thermocouple = 热电偶
ртутный = стеклянный термометр = спиртовой термометр = liquid thermometer = glass thermometer = spirit thermometer = 玻璃温度计 = 酒精温度计 = 玻璃棒温度计 > термометр жидкостный = liquid-in-glass thermometer = 玻璃
арматурина = прут рифленый = железо на фундамент = steel bars = bar reinforcement = tmt bar = tmt = 钢筋螺纹 > арматура рифленая = deformed rebar = 带肋钢筋
а3 = а-3 = а iii = аiii = 三级钢 = 三级钢筋 = 三级螺纹 = 三级螺纹钢 > hrb400
四级钢 = 四级钢筋 = 四级螺纹 = 四级螺纹钢 > hrb500
уголок металлический = угловая сталь = железный уголок = l bar = l-bar = angle section = l section = 角铁材 = 角钢材 = 三角钢 = l型钢 > уголок стальной = steel angle = 角钢
п-образный профиль = швеллерок = c section = pfc = u beam = u section = u bar = c beam = 槽铁钢 = 凹槽钢 = c型钢 > швеллер = steel channel = 槽钢
гк лист = хк лист = лист черный = черный металл лист = горячка = холоднокат = black sheet = ms plate = ms sheet = hr coil sheet = 黑铁板 = 中厚板 = 开平板 = 薄板 > лист горячекатаный = hot-rolled = 热轧钢板 = лист холоднокатаный = cold-rolled = 冷轧钢板
рулонка = оцинковочка = цинк рулон = штрипс оцинкованный = gal coil = gal sheet = zincalume = galvalume = gi roll = 白铁卷 = 锌板 = 镀锌白铁皮 > рулон оцинкованный = galvanized steel coil = 镀锌钢卷
алюминька = лист алюминий = алюмин = ally sheet = ali sheet = aluminium plate = checker aluminum = 铝材 = 铝片 = 合金铝板 > лист алюминиевый = aluminum sheet = 铝板
тросик стальной = стальная веревка = железный трос = оттяжка = steel string = metal rope = wire strop rope = aircraft cable = guy wire = 钢线绳 = 钢丝索 = 铁丝绳 = 钢丝拉绳 > канат стальной = steel wire rope = 钢丝绳
проволока св = полуавтоматка = mig roll wire = mig reel = solid mig = gas mig wire = er70 = 二保丝 = 焊机丝 = 实心焊丝卷 > проволока сварочная = welding wire = 焊丝
флюсовка = порошковка = самозащитка = fcaw = fcaw wire = innershield = no gas wire = 药芯丝 = 药芯 > проволока порошковая = flux-cored wire = 药芯焊丝
аргонная проволока = присадка = пруток для аргона = tig rods = filler wire = argon rod = 氩弧丝 = 氩焊条 = 焊条氩弧 > пруток присадочный = filler rod = tig = 氩弧焊丝
шарик подшипник = подшипник качения = подшипничек = 2rs подшипник = ball brg = dgbb = 波珠轴承 > подшипник шариковый = ball bearing = 深沟球轴承
роликовый = конусный подшипник = конусник = timken = taper roller = cone bearing = 锥轴承 = 圆锥轴承套 > подшипник роликовый конический = tapered roller bearing = 圆锥滚子轴承
стойка подшипниковая = фланцевый подшипник = подшипник фланцевый = pillowblock = flange block = bearing stand = 座轴承 = 外球面轴承带座 = 轴承连座 > подшипниковый узел = bearing unit = 带座
p204 = p-204 > ucp204
p205 = p-205 > ucp205
p206 = p-206 > ucp206
p208 = p-208 > ucp208
p210 = p-210 > ucp210
p212 = p-212 > ucp212
f207 = f-207 > ucf207
fl205 = fl-205 > ucfl205
пункер = редуктор мч = редуктор 1ч = чмз = worm box reducer = worm gear = 蜗杆箱 = 涡杆减速器 = 蜗轮机 = rv减速机 > редуктор червячный = worm gear reducer = 蜗轮蜗杆减速机
ц2у = 1ц2у = цду = цилиндрик = helical box = spur gearbox = zly = zdy = zsy = 硬齿面减速器 = 圆柱减速机 > редуктор цилиндрический = helical gear reducer = 圆柱齿轮减速机
планетарка = сервориедуктор = редуктор для сервомотора = servo gearbox = planet gearbox = 行星齿轮减速机 = 伺服减速机 > редуктор планетарный = planetary gear reducer = 行星减速机
соосник = соосный редуктор = соосно-цилиндрический = inline gearbox = coaxial gearbox = r series gearbox = 同轴减速机 = r系列减速机 > редуктор соосно-цилиндрический = inline helical gear reducer = 同轴
пр цепь = цепка = велоцепь промышленная = цепь пр = simplex chain = bush chain = power transmission chain = motorcycle type chain = 传动链 = 工业链 = 链带 > цепь приводная роликовая = roller chain = 滚子链
звездочка муфта = муфта с крестовиной = муфта крестовая = spider coupler = rotex = 爪型联轴器 = 爪式联轴器 = 梅花垫联轴器 > муфта кулачковая = jaw coupling = 梅花弹性联轴器
зубчатая муфта = муфта мз = gear coupler = 齿式联轴器 = 齿轮联轴器 > муфта зубчатая = gear coupling = 齿式联轴器
ремешок = ремень клин = ремень зубчатый клиновой = клинушка = профиль a = vee belts = pulley belt = wedge belts = 三角胶带 = v型皮带 = v形带 = 马达皮带 > ремень клиновой = v-belt = v 带
болтик = болты с шестигранной головкой = болт под ключ = болт гост 7798 = болт гост 7805 = hex head = hex head screw = set screw hex = set bolt = 外六角 = 六角栓 = 螺杆螺丝 = 螺栓螺丝 > болт шестигранный = hex bolt = 六角头螺栓
крепеж = метизы = болтокомплект = 紧固件 = 标准件 = 螺丝螺母 > болт = bolt = 螺栓 = гайка = nut = 螺母
гаечка = гайки = гайка гост 5915 = hex nuts = full nut = 螺丝帽 = 六角帽 = 丝帽 > гайка шестигранная = hex nut = 六角螺母
анкера = распорный болт = дюбель металлический = распорный анкер = expansion anchor = expansion bolts = express nail = expanding bolt = 拉爆螺丝 = 壁虎 = 内爆 = 膨胀管 > анкер = anchor = 锚栓 = анкерный болт
саморезик = черные саморезы = желтые саморезы = гипрок саморез = сделай сам шуруп = black screws = drywall black screws = 黑自攻 = 黑螺丝 = 石膏板钉子 > саморез по гипсокартону = drywall screw = 干壁钉
шурупы = винты по дереву = спакс = spax = wood screws = deckscrews = construction screws = coach bolts wood = 木牙螺丝 = 纤维板螺丝 > шуруп = chipboard screw = wood screw = 木螺钉 = 纤维板钉
сверлышко по металлу = сверла = сверло р6м5 = сверло кобальт = hss bit = hss drill = metal bit = twist bit = jobber = 钻花 = 麻花钻咀 = 钻头铁 = 直柄钻 > сверло = twist drill = 麻花钻
фрезы = фрезочка = пальчиковая = cnc mill = cnc bit = mill bit = slot mill = 钨钢刀 = 锣刀头 = cnc刀具 = 数控铣刀 > фреза концевая = end mill = 立铣刀
твердосплавка = твердосплавные = пластинки = резцы сменные = напайка = cutting insert = indexable tip = lathe bit = 合金刀粒 = 数控刀片合金 = 刀粒子 = 合金刀头 > пластина твердосплавная = carbide insert = 硬质合金
круги отрезные = диски болгарка = абразив = нулевка = отрезные диски = круг луга = cutting wheels = angle grinder wheel = zip disc = slit disc = thin disc = 树脂片 = 角磨切片 = 切割轮 = 沙轮片 > круг отрезной = cutting disc = 切割片
алмазные диски = круг алмазный = диск для штробореза = штроборез = турбо диск = diamond wheel = diamond cutter = turbo blade = stone cutter disc = 云石锯片 = 大理石片 = 开槽片 = 水泥切割片 > диск алмазный = diamond disc = 金刚石锯片
аирка = электродвижок = движок электрический = двигатель 380 = три фазы мотор = el motor = electromotor = 3 phase motor = ac electric motor = y2电机 = 铜线电机 = 三相马达 = 交流马达 = 异步马达 > электродвигатель асинхронный = induction motor = 三相异步电动机
чпшка = частотка = частотный инвертор = инвертор двигателя = vfd inverter = freq drive = freq inverter = motor inverter = vf drive = 变频柜 = 变频调速 = 变频控制器 = 频率器 > преобразователь частоты = variable frequency drive = 变频器
медный кабель = кабель медь = трехжильный = copper cable = twin and earth = t&e = yjv = vv cable = 铜芯线 = 铜电缆 = 国标电缆 > кабель силовой ввг = power cable = 电力电缆
авбб = алюминиевый кабель = кабель алюминий = ввод алюминием = aluminium cable = aluminum cable = alu cable = yjlv = 铝芯电缆 = 铝电缆 = 铝线 > кабель алюминий = aluminum cable = 铝芯
лотки = перфолоток = лоток перфо = кабель-трасса = cable trays = cable basket = cable support = tray run = 强电线槽 = 电缆架 = 镀锌桥架 = 走线桥架 > лоток кабельный = cable tray = 电缆桥架
автоматы = автоматик на din = выключатель автоматический = вводной автомат = breaker = breakers = trip switches = rcbo breaker = 漏保空开 = 空开开关 = 跳闸开关 > автоматический выключатель = circuit breaker = 断路器
ва88 = ва57 = ва51 = ва04 = mccb breaker = moulded breaker = nm1 = dz20 = cm1 = 塑壳开关 = 塑壳断路 > автоматический выключатель литом корпусе = molded case circuit breaker = 塑壳断路器
ва47 = ва47-29 = ва-101 = dz47 = c45 = nb1 = 小空开 = 微型空开 = 家用空开 > автоматический выключатель модульный = miniature circuit breaker = 小型断路器
dw45 = power breaker = 框架开关 = 万能断路器 > воздушный автоматический выключатель = air circuit breaker = 万能式断路器
щрн = щрв = квартирный щиток = щиток в квартиру = щит учетный = cu board = household panel = dist board = 家用配电箱 = 空开盒子 = 强电盒 > щит модуль = panelboard = 配电箱
щмпшка = ящик металлический электрический = шкаф ip54 = монтажный бокс = steel enclosure = wall box ip54 = control box = control cabinet = 控制箱 = 防水箱 = 配电箱体 > корпус щмп = enclosure = 基业箱
вводно-распределительное = ввод в дом = вводной щит = вводное устройство = main switchboard = main panel = service entrance = 进线柜 = 总配电柜 > вру1 = вводно-распределительное устройство
трансик тмг = подстанция трансформатор = 10кв трансформатор = step down transformer = distribution trafo = pole transformer = 配电变压器 = 高压变压器 = 电变 > трансформатор масляный = oil-immersed transformer = 油浸式变压器
цепная таль = ручной тельфер = тали = цепник = chain pulley = pulley hoist = chain tackle = block chain = 链条葫芦 = 手动吊葫芦 = 倒连 = 手链葫芦 > таль ручная цепная = hand chain hoist = 手拉葫芦
тельфера = таль 380 = электролебедка цепная = power chain hoist = electro hoist = 电动倒链 = 环链葫芦 = 电动起重 > таль электрическая = electric chain hoist = 电动葫芦
стропы = стропики = чалки = удавка = чокер = chokers = choker = lifting slings = rigging = sling chain = 索具吊具 = 起重吊绳 = 吊绳 > строп = sling = 吊索 = 索具
лента грузовая = тканевая стропа = мягкий строп = ленты для подъема = web strap = flat sling = fabric sling = synthetic sling = duplex sling = 布吊带 = 起重带 = 尼龙吊带 = 涤纶吊带 > строп текстильный = webbing sling = 吊装带
поворотный кран = кран балка поворотная = кранбалка маленькая = подкрановая консоль = davit crane = pivot crane = 墙吊 = 旋转悬臂 = 小吊车 = 定柱式 > кран консольный = jib crane = 悬臂吊
стеллажик = сборный металлический = мс стеллаж = стеллаж на болтах = стеллаж в гараж = metal racking = bolted shelving = garage racking = dexion = boltless rack = 角钢货架 = 车库置物架 = 组装货架 > стеллаж полочный = shelving bay = 层板货架
складские ряды = паллетка = рама и балка = фронталка = selective rack = selective racking = beam racking = 横梁货架 = 立体货架 > стеллаж паллетный = pallet rack = 托盘货架
пластмассовый поддон = поддоны = паллет = паллетик = plastic platforms = hygienic pallet = skids = 塑胶卡板 = 塑料地台 = 胶板托盘 = 塑料防潮垫 > поддон пластиковый = plastic pallet = 塑料托盘
роклы = рохли = рокля = рохляк = гидравличка = pump trolley = hand lift = pallet pump = pump cart = 手动托盘车 = 叉车地牛 = 油压搬运 = 液压叉车 > тележка гидравлическая = hand pallet truck = 手动液压搬运车
стреч = стретч-пленка = пищевка паллетная = упаковка паллет = shrinkwrap = pallet cling = stretchwrap = handwrap = pe膜 = 缠膜 > стрейч-пленка = stretch film = 缠绕膜
стреппинг лента = лента пп желтая = лента бандажная = перевязочная лента = poly strap = band strap = baling strap = poly band = 打包条 = 打包绳带 = 捆扎条 = pp带 > лента упаковочная полипропиленовая = polypropylene strap = pp 打包带
зеленая лента = стягивающая лента пэт = pet band = plastic steel strap = 塑钢 = 绿色打包带 = pet带 > лента полиэстеровая пэт = polyester strap = pet
гофрокартон = ящики картонные = коробка картон = короба = короба гофро = cartons = boxes = cardboard = corrugated carton = moving boxes = 纸箱子 = 纸皮 = 瓦楞箱 = 外箱 = 包装纸箱 > короб картонный = corrugated box = 纸箱
биги = биг бэги = мешок с петлями = контейнер мягкий = мешки 1 тонна = мешок 1000 кг = dumpy bag = dumpy bags = skip bag = one tonne sack = bigbag = 吨包 = 吨袋包 = 集装布袋 = 大吨包 = 太空包 > биг-бэг = bulk bag = 吨袋
касочка = каска рабочего = каска белая = каска итр = hardhats = hard hats = builder's helmet = engineer helmet = 工地头盔 = 安全头帽 = 建筑头盔 > каска защитная = safety helmet = 安全帽
кепка защитная = бейсболка защитная = кепка с вкладышем = baseball bump cap = protective cap = 防护工作帽 = 鸭舌防撞帽 > каскетка = bump cap = 防撞帽
хб = хэбэшки = нитяные = перчатки обычные = перчатки 10 пар = work mitts cotton = cotton work gloves = stringer gloves = 线手套 = 纱线手套 = 劳保线手套 > перчатки трикотажные = knitted gloves = 棉纱手套
перчатки монтажные = перчатки с нитрилом = облив = перчатки сборщика = assembly gloves = mechanics gloves = mechanic gloves = 浸胶 = 丁腈浸胶 = 修车手套 = 装配手套 > перчатки нейлоновые = nylon gloves = 尼龙
перчатки мбс = бензостойкие перчатки = перчатки нефтяника = oil resistant gloves = fuel gloves = 防油手套 = 加油手套 > перчатки нитриловые мбс = nitrile = 丁腈
ботинки = боты = ботинки спец = обувь сиз = спецботинки = берцы рабочие = steelies = steel toes = toe boots = safety toe boots = 钢头劳保 = 劳动保护鞋 = 工地靴 > ботинки рабочие = work boots = safety boots = 安全靴 = ankle boots
полуботинки = туфли рабочие = рабочие туфли = low shoes = safety loafers = low cut safety shoes = 低帮鞋 = 低腰劳保鞋 > полуботинки рабочие = safety shoes = 低帮
кирзачи = кирза = сапоги рабочие = сапоги = work wellies = pull ons = high boots = 高筒靴 = 长靴 = 高帮劳保靴 > сапоги = boots = 靴
огнетушак = тушитель = пожаротушитель = огнетушители = extinguishers = fire bottle = abc fire extinguisher = abe extinguisher = 消防瓶 = 干粉灭火 > огнетушитель = fire extinguisher = 灭火器
углекислота огнетушитель = огнетушитель оу = co2 bottle = co2 fire = black label extinguisher = 二氧化碳灭火 = co2灭火器 > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳灭火器
рукава пожарные = рукав для пк = рукав пожкрана = брандспойт рукав = пожарка рукав = fire hoses = firefighter hose = fire reel hose = mill hose = attack hose = 消防带子 = 水枪带 = 灭火水管 > рукав пожарный = fire hose = 水带
заборный рукав = всас = рукав на всас = рукав всас = draft hose = drafting hose = hard suction = 吸水胶管 = 抽水软管 > рукав пожарный всасывающий = suction hose = 吸水管
燕尾丝 = 燕尾钉 = 自钻 = 钻尾 = tek = tekscrew = tek screws = tek bolts > саморез со сверлом = self-drilling screw = саморез кровельный = roofing screw = саморез для сэндвич-панелей = sandwich panel screw = 自钻
`
