/**
 * Names used by people outside the trade, one kind of thing a line: every name before ">" finds what the names after it find, and not the
 * other way round, because "helmet" may be said of a safety helmet, but not everything that is found by it is one.
 */
export const EVERYDAY_NAMES = `
железная труба = металлическая труба = стальная труба = труба железная = труба металлическая = труба стальная = iron pipe = steel pipe = steel tube = metal pipe = metal tube = 铁管 = 铁管子 = 钢管 = 钢管子 > стальные трубы = трубы стальные = steel pipes = 钢管 = 焊管
пластиковая труба = пластмассовая труба = труба пластиковая = полиэтиленовый водопровод = труба для водопровода = plastic pipe = plastic tube = plastic water pipe = 塑料管 = 塑料水管 = 塑料管子 = 胶管子 > трубы полиэтиленовые = polyethylene pipes = 聚乙烯管
水管 = 供水管 = 饮水管 = 饮用水管 = 上水管 = 水管子 = труба для воды = труба питьевая = питьевая труба = труба для питьевой воды = drinking water pipe = potable water pipe > 给水管 = water pipe = труба питьевая
煤气管 = 天然气管 = 煤气管道 = газовая труба пэ = труба для газа = gas line = gas tubing > 燃气管 = gas pipe = труба газовая
профиль металлический = металлический профиль = профиль стальной = квадрат профильный = труба квадратного сечения = steel profile = metal profile = square section = square hollow = 方钢管 = 四方管 = 铁方管 = 方形钢管 > труба профильная = hollow structural section = 方管 = 矩形管
запорный кран = отсечной кран = кран запорный = вентиль для воды = кран для воды = водяной кран = кран водяной = shut-off valve = shutoff valve = shut off valve = isolation valve = isolating valve = stop valve = stopcock = 开关阀 = 水阀 = 截断阀 = 总阀 = 阀门开关 > кран шаровой = ball valve = 球阀 = задвижка = gate valve = 闸阀 = затвор дисковый = butterfly valve = 蝶阀
клапан против обратного хода = защита от обратного тока = клапан на насос = anti-backflow valve = foot valve = 防倒流阀 = 防回流阀 = 底阀 > клапан обратный = check valve = 止回阀
поворотная заслонка = заслонка поворотная = дроссельная заслонка = заслонка = damper valve = throttle valve = 翻板阀 = 碟阀 > затвор дисковый = butterfly valve = 蝶阀
угольник для трубы = уголок для трубы = поворот трубы = изгиб трубы = отвод для трубы = pipe bend = tube bend = pipe corner = 管子弯头 = 转弯管 = 直角弯头 > отвод = elbow = 弯头
тройник для трубы = разветвитель трубы = отвод тройной = pipe branch = t junction = t fitting = 三通管 = 分叉管 = 三通接头 > тройник = tee = 三通
фланец для трубы = фланцевое соединение = pipe flange = flange plate = 管法兰 = 法兰接头 > фланец = flange = 法兰
помпа = насос водяной = водяной насос = насос для воды = водяная помпа = water pump = водокачка = 水泵 = 抽水机 = 抽水的泵 = 泵浦 > насос = pump = 离心泵 = 潜水泵
помпа для грязной воды = помпа для откачки воды = насос для откачки = насос для откачки воды = откачивающий насос = насос для подвала = насос для котлована = насос для бассейна = flood pump = basement pump = puddle pump = pit pump = 抽水泵 = 抽积水泵 = 地下室排水泵 = 工地抽水泵 = 基坑泵 > дренажный насос = drainage pump = 排水泵 = насос фекальный = sewage pump = 污水泵
насос для канализации = насос для туалета = насос для стоков = грязевая помпа = toilet pump = sewer pump = waste water pump = muck pump = 抽污泵 = 化粪池泵 = 下水道泵 = 泥浆泵 > насос фекальный = sewage pump = 污水泵 = 排污泵
насос для скважины = насос в скважину = насос для колодца = погружной насос для скважины = колодезный насос = well water pump = bore hole pump = borewell pump = 打井泵 = 井水泵 = 深水泵 = 抽井水泵 > насос скважинный = borehole pump = 深井潜水泵
повысительный насос = насос повышения давления = насос для повышения давления = подкачивающий насос = подпиточный насос = booster pump = pressure pump = pressure booster = 增压泵 = 加压泵 = 高压泵 = 高层供水泵 > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵
циркуляционный насос = насос циркуляционный = насос для отопления = насос отопления = circulation pump = circulating pump = circulator pump = circulator = heating pump = 循环泵 = 循环水泵 = 暖气泵 = 热水循环泵 > насос линейный = in-line pump = 管道离心泵
масляный насос = насос масляный = насос для масла = маслонасос = топливный насос = насос для топлива = насос для солярки = насос для дизтоплива = насос для мазута = oil pump = fuel pump = diesel pump = fuel transfer pump = diesel transfer pump = fuel oil pump = 油泵 = 抽油泵 = 柴油泵 = 输油泵 = 机油泵 = 重油泵 > нмш = gear transfer pump = 齿轮输油泵
гидронасос = гидравлический насос = насос гидравлический = насос для гидравлики = hydraulic pump = hydraulics pump = 液压泵 = 液压油泵 = 油压泵 > насос шестеренный гидравлический = hydraulic gear pump = 液压齿轮泵
химический насос = насос химический = насос для химии = насос для кислоты = насос для кислот = кислотный насос = насос для растворителя = насос для краски = chemical pump = acid pump = solvent pump = paint pump = corrosive pump = 化工泵 = 耐酸泵 = 耐腐蚀泵 = 酸泵 = 防腐泵 = 油漆泵 = 胶水泵 > насос мембранный = air diaphragm pump = 气动隔膜泵
компрессор для гаража = гаражный компрессор = компрессор для шиномонтажа = компрессор для покраски = компрессор для мастерской = garage compressor = tyre compressor = tire compressor = portable compressor = 修车气泵 = 喷漆空压机 = 汽修气泵 = 小气泵 = 打气机 = 充气泵 > компрессор поршневой = piston compressor = 活塞空压机
бесшумный компрессор = тихий компрессор = медицинский компрессор = стоматологический компрессор = silent compressor = quiet compressor = dental compressor = 静音空压机 = 静音气泵 = 无油机 = 牙科空压机 > компрессор поршневой безмасляный = oil-free piston compressor = 无油活塞空压机
компрессор для цеха = промышленный компрессор = industrial compressor = factory compressor = 工厂空压机 = 工业空压机 > компрессор винтовой = screw compressor = 螺杆空压机
компрессор = air compressor = compressor = 压缩机 = 空压机 > компрессор = compressor = 空压机
бак для воздуха = баллон для воздуха = воздушный баллон = бак компрессора = бак для компрессора = сосуд для воздуха = air vessel = air storage tank = compressor tank = air reservoir = pressure vessel = сосуд под давлением = 空气罐 = 压力罐 = 压缩空气罐 = 缓冲罐 = 空压机气罐 = 存气罐 = 气瓶罐 > ресивер = air receiver = 储气罐
теплообменник = теплак = теплообменный аппарат = теплообменное оборудование = heat exchanger = heat-exchanger = 换热器 = 热交换器 = 换热设备 > теплообменник = heat exchanger = 换热器
маслоохладитель = охладитель масла = конденсатор пара = oil cooler = steam condenser = 油冷却器 = 油冷器 = 蒸汽冷凝器 = 冷凝器 > теплообменник кожухотрубный = shell-and-tube heat exchanger = 管壳式换热器
батареи отопления = батарея для отопления = обогреватель водяной = радиатор отопления = отопительный прибор = central heating radiator = heating radiator = room radiator = 暖气 = 暖气包 = 取暖片 = 水暖片 = 暖气散热器 = 取暖器 > радиатор = radiator = 散热器
измеритель давления = датчик давления = прибор для давления = pressure meter = air gauge = pressure dial = 气压表 = 水压表 = 油压表 = 压力计 = 测压表 > манометр = pressure gauge = 压力表
вакуумметр = манометр вакуумный = vacuum gauge = vacuum meter = 真空表 = 负压表 > мановакуумметр = compound gauge = 真空压力表
счетчик воды = водосчетчик = водомер = расходомер для воды = water meter = water flow meter = 水表 = 水流量计 = 测水流量 > расходомер = flow meter = 流量计
расходомер пара = паромер = счетчик пара = счетчик газа промышленный = steam meter = steam flow meter = gas flow meter = 蒸汽流量计 = 蒸汽表 = 气体流量计 > расходомер вихревой = vortex flow meter = 涡街流量计
датчик температуры = термодатчик = датчик термометра = temperature sensor = temp sensor = temperature probe = temp probe = heat sensor = 温度传感器 = 测温探头 = 温度探头 = 感温棒 > термопреобразователь сопротивления = resistance thermometer = преобразователь термоэлектрический = thermocouple = 热电阻 = 热电偶
измеритель температуры = прибор для температуры = temperature meter = temperature dial = 温度表 = 水温表 = 水温计 = 测温表 = 测温计 > термометр = thermometer = 温度计
прут арматурный = железный прут = стальной прут = пруток арматурный = прутья для бетона = iron rod = steel rod = iron bar = concrete steel = reinforcing rod = construction steel = 铁筋 = 建筑钢筋 = 钢筋条 = 混凝土钢筋 > арматура = rebar = 钢筋
листовое железо = железо листовое = железо лист = лист железа = металлический лист = лист металлический = лист железный = metal sheet = iron sheet = metal plate = iron plate = steel board = 铁片 = 钢片 = 金属板 = 钢板材 = 铁板材 > листы стальные = steel sheet = steel plate = 钢板
противоскользящий лист = антискользящий лист = лист для ступеней = лист для пола = step plate = anti-slip plate = non-slip plate = stair plate = floor steel = 防滑铁板 = 踏步板 = 楼梯花纹板 > лист рифленый = checkered plate = tread plate = 花纹板 = 花纹钢板
металл для крыши = железо для крыши = лист для крыши = roofing metal = roof metal = roofing iron = 屋面板 = 屋顶铁皮 = 铁皮瓦 > рулон окрашенный = prepainted steel coil = 彩涂钢卷 = рулон оцинкованный = galvanized steel coil = 镀锌钢卷
оцинкованное железо = жесть = жесть оцинкованная = galvanized iron = galvanized sheet metal = zinc sheet = tin sheet = 白铁 = 镀锌铁皮 = 锌铁皮 > рулон оцинкованный = galvanized steel coil = 镀锌钢卷
дюралевый лист = дюралевая плита = дюралевый = авиационный алюминий = aircraft aluminum = aircraft aluminium = aviation aluminum = 航空铝 = 航空铝板 > д16 = 2024
канат для крана = крановый канат = трос для крана = трос лебедки = трос для лебедки = канат для лебедки = грузовой трос = буксировочный трос = crane cable = crane rope = hoist rope = hoist cable = lifting cable = tow cable = 起重钢丝绳 = 吊车钢丝绳 = 行车钢丝绳 = 卷扬机钢丝绳 = 牵引绳 = 拉索 > канат стальной = steel wire rope = 钢丝绳
канат для лифта = лифтовый канат = трос для лифта = elevator cable = elevator rope = lift rope = 电梯绳 = 电梯钢丝绳 = 曳引绳 > канат стальной лифт = steel wire rope elevator = 8x19s
проволока для сварки = проволока сварка = сварка проволока = проволока для сварочного полуавтомата = welder wire = weld wire = co2 wire = co2 welding wire = mig roll = 焊接丝 = 二保焊丝 = 二氧化碳焊丝 = 气保焊丝 = 气体保护焊丝 = 焊机丝 > проволока сварочная = welding wire = 焊丝
mig wire = проволока mig = проволока для полуавтомата = wire for mig = mig spool > проволока сварочная = welding wire = flux-cored wire = проволока порошковая = 焊丝
проволока для нержавейки = нержавеющая проволока сварочная = stainless mig wire = stainless welding wire = 不锈钢焊丝 > er308lsi = er316l
проволока для алюминия = алюминиевая проволока сварочная = aluminum mig wire = aluminium welding wire = aluminum welding wire = 铝焊丝 > er5356
подшип = подш = bearings for motor = подшипник электродвигателя = подшипник двигателя = motor bearing = 电机轴承 = 马达轴承 > подшипник шариковый = ball bearing = 深沟球轴承
подшипник для роликов = подшипник для скейта = skateboard bearing = skate bearing = skate wheel bearing = spinner bearing = 滑板轴承 = 旱冰鞋轴承 = 指尖陀螺轴承 > 608
ступичный подшипник = подшипник ступицы = подшипник колеса = hub bearing = wheel bearing = axle bearing = trailer bearing = 轮毂轴承 = 车轮轴承 = 挂车轴承 > подшипник роликовый конический = tapered roller bearing = 圆锥滚子轴承
подшипник с корпусом = подшипник на лапах = корпус с подшипником = опора вала = подшипниковая опора = опора подшипника = bearing with housing = bearing block = bearing mount = shaft support = pedestal bearing = 带座的轴承 = 轴承座 = 轴座 = 轴承支座 = 立式轴承座 > подшипниковый узел = pillow block bearing unit = 带立式座外球面球轴承 = flanged bearing unit
понижающий редуктор = редуктор понижающий = reduction gear = reduction gearbox = gear reduction = 变速器 = 减速齿轮箱 = 减速电机 > редуктор = gear reducer = 减速机
цепь для звездочки = цепь привода = цепь транспортера = цепь конвейера = industrial chain = sprocket chain = conveyor chain = machine chain = 链子 = 工业链条 = 输送链 = 机器链条 > цепь приводная = roller chain = 滚子链
соединитель валов = муфта двигателя = соединение валов = муфта насоса = shaft connector = motor coupling = pump coupling = coupler = 连轴器 = 轴连接器 = 电机联轴器 = 水泵联轴器 = 轴接头 > муфта = coupling = 联轴器
ремень для станка = ремень привода = ремень двигателя = ремень вентилятора = ремень для компрессора = ремень клин = motor belt = machine belt = compressor belt = rubber belt = 机器皮带 = 电机皮带 = 传动皮带 = 空压机皮带 = 皮带轮皮带 > ремень клиновой = v-belt = v 带
гайка нейлон = гайка стопорная = стопорная гайка = контрящаяся гайка = self-locking nut = self locking nut = stop nut = 自锁螺母 = 防松螺母 = 尼龙螺母 = 止退螺母 > гайка самоконтрящаяся = nylon insert lock nut = 尼龙锁紧螺母
гайка на шпильку длинная = длинная гайка = гайка муфта = гайка переходная = long nut = extension nut = connector nut = 长螺母 = 接头螺母 > гайка соединительная = coupling nut = 连接螺母
анкер для бетона = болт для бетона = болт по бетону = анкер для стены = крепеж для бетона = bolt for concrete = concrete bolt = concrete fastener = wall anchor = 水泥膨胀螺丝 = 混凝土锚栓 = 墙体膨胀螺丝 = 拉爆 = 膨胀螺丝 = 膨胀螺栓 > анкер клиновой = wedge anchor = 膨胀锚栓 = анкерный болт = sleeve anchor = 膨胀螺栓
анкер для фундамента = фундаментный анкер = закладной болт = болт для фундамента = column bolt = base bolt = embedded bolt = cast-in bolt = 预埋螺栓 = 基础螺栓 = 预埋件螺栓 > болт фундаментный = foundation bolt = 地脚螺栓
саморез для профнастила = саморез для крыши = саморез для кровли = кровельный шуруп = шуруп кровельный = саморез с шайбой = саморез с резинкой = screw for roofing = roof screw = screw for metal roof = sheet metal roofing screw = 屋面螺丝 = 屋顶螺丝 = 彩钢瓦螺丝 = 彩瓦钉 = 彩钢钉 > саморез кровельный = roofing screw = 屋面自钻螺钉
саморез по металлу = саморез для металла = шуруп по металлу = screw for metal = metal screw = sheet metal screw = 铁皮螺丝 = 铁板钉 = 钻尾丝 > саморез со сверлом = self-drilling screw = 自钻自攻螺钉
саморез по дереву = шуруп по дереву = саморез для дерева = шуруп для дерева = screw for wood = timber screw = deck screw = 木螺钉 = 木工螺丝 = 木头螺丝 > шуруп универсальный = chipboard screw = шуруп-глухарь = wood screw = 纤维板钉 = 木螺钉
сверло по железу = сверло для металла = бур по металлу = сверла для стали = bit for metal = drill for metal = metal drill = steel drill = 铁钻头 = 打孔钻头 = 金属钻头 = 开孔钻头 > сверло = twist drill = 麻花钻
длинное сверло = удлиненное сверло = сверло удлиненное = long drill = extra long drill = long drill bit = 长钻头 = 加长钻头 = 加长麻花钻 > сверло длинное = long series twist drill = 直柄长麻花钻
резец токарный = токарный резец = пластина токарная = токарная пластина = пластина для резца = lathe tip = turning insert = turning tool = cutter tip = 车床刀片 = 车刀 = 车刀头 = 数控刀头 > пластина твердосплавная = carbide insert turning = 车刀片
фрезерная пластина = пластина фрезерная = пластина для фрезы = milling insert = mill insert = 铣刀片 = 铣刀粒 > пластина твердосплавная фрезерная = carbide insert milling = 铣刀片
фреза для станка = фреза по металлу = milling bit = mill cutter = milling tool = router bit metal = 铣床刀具 = 钨钢铣刀 = 铣床铣刀 > фреза концевая = end mill = 铣刀
диск для болгарки = диск для ушм = круг для болгарки = круг на болгарку = круг по металлу = диск по железу = диски для резки металла = grinder wheel = grinder disk = metal cutting wheel = steel cutting disc = chop saw blade = abrasive cutter = 切片 = 割片 = 切铁片 = 金属切割片 = 角磨机切割片 = 磨光机片 = 锯片 > круг отрезной = cutting disc = 切割片
диск по бетону = диск для бетона = диск по камню = диск по плитке = круг по бетону = диск для плитки = диск для асфальта = concrete blade = concrete cutting disc = concrete saw blade = stone blade = tile blade = masonry blade = masonry disc = asphalt blade = 混凝土切割片 = 瓷砖切割片 = 石材切割片 = 混凝土锯片 = 马路切割片 = 瓷砖片 > диск алмазный = diamond disc = 金刚石锯片
шлифовальный диск = наждачный круг = круг наждачный = абразивный круг = диск шлифовальный = sanding disc = sanding wheel = sandpaper disc = abrasive disc = polishing disc = 砂纸片 = 抛光片 = 打磨砂轮片 = 磨片 = 砂布片 > круг лепестковый = flap disc = круг зачистной = grinding disc = 百叶片 = 角磨片
регулятор оборотов = регулятор скорости = регулятор скорости двигателя = регулятор оборотов двигателя = контроллер двигателя = управление двигателем = speed controller = motor speed controller = motor controller = speed regulator = speed control = motor drive = phase converter = 调速器 = 电机调速器 = 马达调速 = 速度控制器 > преобразователь частоты = variable frequency drive = 变频器
электрический провод = провод электрический = электропровод = проводка = провод силовой = силовой провод = провод медный = electric wire = electrical wire = electric cable = electrical wiring = power wire = copper wire cable = 电线 = 电源线 = 铜线 = 动力线 > кабель силовой = power cable = 电力电缆
гибкий кабель = кабель гибкий = резиновый кабель = кабель резиновый = кабель для сварки = сварочный кабель = морозостойкий кабель = flexible cable = flex cable = rubber cable = trailing cable = welding cable = 软电缆 = 橡套电缆 = 橡胶电缆 = 焊把线 = 移动电缆 > кг-хл = kg-hl
кабель для земли = кабель в землю = кабель подземный = подземный кабель = underground cable = direct burial cable = 地埋电缆 = 直埋电缆 = 埋地电缆 > кабель бронированный = вбшвнг = vbshvng = авбшвнг
кабель-канал = кабельный короб = короб для кабеля = короб для проводов = лоток для кабеля = лоток для проводов = полка для кабеля = cable duct = cable channel = cable raceway = wireway = cable rack = wire tray = cable runway = 走线槽 = 走线架 = 电缆槽 = 线缆桥架 = 电线槽 = 强电桥架 > лоток кабельный = cable tray = 电缆桥架
лестничный лоток = кабельная лестница = лестница кабельная = ladder tray = cable ladder rack = ladder rack = 梯架 = 梯式桥架 = 爬梯桥架 > лоток лестничный = cable ladder = 梯式电缆桥架
электрический щит = электрический щиток = щит электрический = коробка для автоматов = бокс автоматов = щит для автоматов = ящик электрический = fuse box = electric box = electrical box = electrical panel = electric panel = breaker box = switch box = distribution box = 电箱 = 配电盒 = 空开盒 = 强电箱 = 电闸箱 = 开关箱 = 回路箱 > щит модуль = panelboard = 配电箱
монтажный шкаф = шкаф управления = шкаф электрический = электрический шкаф = ящик монтажный = монтажная коробка = щит с монтажной панелью = control cabinet = control box = electrical cabinet = electrical enclosure = wall box = junction box metal = 控制柜 = 控制箱 = 电控箱 = 电柜 = 基业箱 > корпус щмп = steel enclosure = 金属箱
вру = вводной щит = вводное устройство = главный щит = main switchboard = main panel = service entrance = 总配电柜 = 进线柜 = 总开关柜 > вводно-распределительное устройство = incoming distribution cabinet = main switchboard = 配电柜
выключатель света щиток = вводной автомат = автоматы в щиток = пакетный выключатель = breaker = mini breaker = breaker switch = 跳闸开关 = 电闸 = 保护开关 = 空气开关 > автоматический выключатель = circuit breaker = 断路器
понижающий трансформатор = подстанция = трансформатор для подстанции = step-down transformer = distribution transformer = substation transformer = pole transformer = 降压变压器 = 配电变压器 = 箱变 = 变电站变压器 > трансформатор = transformer = 变压器
цепной подъемник = подъемник цепной = подъемник груза = грузоподъемник = кран-балка таль = engine hoist = engine lift = chain lift = chain pulley = pulley block = pulley hoist = 吊葫芦 = 倒链葫芦 = 起重倒链 = 吊机 = 斤不落 > таль цепная = chain hoist = 葫芦
электрическая лебедка = лебедка электрическая = электролебедка = electric winch hoist = motorized hoist = electric lift hoist = 电吊 = 电动倒链 = 电动吊机 > таль электрическая = electric chain hoist = 环链电动葫芦
ремень для подъема = стропа грузовая = грузовая стропа = лента для подъема = тканевый строп = мягкий строп = lifting sling strap = cargo sling = textile sling = fabric sling = soft sling = 起重吊带 = 起重带 = 吊绳 = 软吊带 = 尼龙吊带 = 布吊带 = 吊装用扁平带 > строп текстильный = webbing sling = 扁平吊装带 = round sling
цепь для подъема = грузоподъемная цепь = такелажная цепь = грузовая цепь = lifting chain = rigging chain = hoisting chain = 起重链条 = 吊装链条 = 链条吊带 = 起重链 > строп цепной = chain sling = 链条索具
стальной строп = тросовый строп = строп из троса = строп тросовый = петля из троса = steel sling = cable sling = rope sling = 钢丝吊索 = 钢丝绳套 = 压制钢丝绳 > строп канатный = wire rope sling = 钢丝绳索具
кран для цеха = цеховой кран = поворотный кран = кран поворотный = кран на стену = workshop crane = swivel crane = wall crane = pillar crane = floor crane arm = 小吊机 = 摇臂吊机 = 旋转吊 = 立柱吊 = 壁行吊 = 悬臂行吊 > кран консольный = jib crane = 悬臂吊 = 悬臂起重机
полки = полка = полки для склада = складские полки = металлические полки = металлическая полка = стеллаж с полками = полочный = полки металлические = metal shelves = metal shelf = storage shelves = storage shelving = warehouse shelves = shelf = shelves = shelf unit = garage shelving = 架子 = 铁架 = 置物架 = 储物架 = 层架 = 货物架 = 轻型架 = 铁架子 = 仓库架子 > стеллаж полочный = shelving bay = 层板货架
стеллаж для поддонов = стеллаж для паллет = стеллаж под поддоны = складской стеллаж = warehouse rack = warehouse racking = storage rack = heavy duty rack = stillage rack = 仓库货架 = 高位货架 = 重型架 = 托盘架 = 仓储货架 > стеллаж паллетный = pallet rack = 托盘货架
стеллаж для труб = стеллаж для проката = стеллаж для длинномеров = pipe rack = bar rack = lumber rack = timber rack = 管材货架 = 钢材货架 = 型材架 = 管料架 = 长料架 > стеллаж консольный = cantilever rack = 悬臂货架
подставка для склада = пластиковый паллет = поддон для склада = plastic tray pallet = plastic platform = 塑料栈板 = 卡板胶 = 地台板 = 塑料垫板 = 仓库垫板 = 防潮板 > поддон пластиковый = plastic pallet = 塑料托盘
гидравлическая рохля = ручная тележка для поддонов = тележка для паллет = тележка для поддонов = подъемная тележка = телега для поддонов = pallet lifter = pallet trolley = manual pallet truck = hand pallet jack = manual forklift = hand forklift = forklift pallet jack = pallet cart = 拉货车 = 手动地牛 = 油压拖车 = 托盘车 = 液压拖车 = 叉车手动 = 手拉叉车 > тележка гидравлическая = pallet truck = 搬运车
электрическая рохля = самоходная рохля = рохля электрическая = тележка на аккумуляторе = electric pallet jack = battery pallet truck = motorised pallet truck = electric pallet mover = 电动托盘车 = 电地牛 = 电动叉车 = 电动拖车 > тележка электрическая = electric pallet truck = 电动搬运车
штабелеры = подъемник для паллет = подъемник паллет = walkie stacker = pallet stacker = electric stacker = 堆垛车 = 堆垛机 = 电动堆垛车 = 升高车 = 码垛车 > штабелер = stacker = 堆高车
упаковочная пленка = пленка для упаковки = пленка для обмотки = пленка для паллет = пленка для поддонов = обмотка для поддонов = пленка в рулоне = plastic wrap = wrapping plastic = pallet wrapping = packing film = packaging film = plastic film roll = wrap film = hand wrap film = 塑料膜 = 包装膜 = 裹膜 = 围膜 = 打包薄膜 = 托盘膜 = 塑料薄膜 = 嫩膜 = 拉伸缠绕膜 > стрейч-пленка = stretch film = 缠绕膜
пленка для сена = пленка для рулонов сена = пленка для силоса = hay wrap = bale film = haylage film = 牧草缠绕膜 = 包草膜 = 打捆膜 > агрострейч = silage wrap film = 青贮膜
обвязочная лента = лента для обвязки = лента для паллет = лента стягивающая = бандажная лента = packaging strap = binding strap = pallet strapping = bundling strap = packing belt = 包装带 = 捆绑带 = 打包绳 = 捆包带 = 扎带机带 > лента упаковочная = strap = 打包带
железная лента = лента металлическая = бандаж стальной = metal banding = metal strap = steel banding = iron strap = 铁皮条 = 打包铁皮 = 钢皮带 = 铁打包带 = 打包用的钢带 > лента стальная = steel strap = 打包钢带
картонная тара = ящик из картона = коробки для посылок = почтовая коробка = короба для переезда = картонки = packing carton = shipping carton = mailing box = cardboard carton = paper box = paper carton = removal box = storage box cardboard = 包装箱 = 快递盒 = 包装盒 = 纸板箱 = 搬家箱 = 纸皮箱 = 硬纸箱 = 打包箱 = 物流箱 > короб картонный = corrugated box = 纸箱
коробка с крышкой = короб с крышкой = коробка крышка дно = box with lid = lidded box = lid box = telescopic box = 带盖纸箱 = 上下盖纸盒 = 有盖箱子 = 天地盖 > короб крышка дно = lid-and-base corrugated box = 天地盖纸箱
мешок для зерна = мешок под зерно = мешок для песка = большой мешок = мешок на тонну = мешок контейнер = grain bag = sand bag large = ton bag = builders bag = aggregate bag = 粮食袋 = 沙袋 = 装沙袋 = 大袋子 = 编织大袋 = 一吨袋 = 大吨袋 = 集装包 = 装粮食吨包 > биг-бэг = bulk bag = 吨袋
шлем = защитный шлем = строительный шлем = рабочая каска = каска рабочая = каска для стройки = helmet = protective helmet = work helmet = construction hat = site helmet = safety hat = safety cap = 头盔 = 安全头盔 = 防护帽 = 施工帽 = 工程帽 = 建筑安全帽 = 防砸帽 > каска = safety helmet = 安全帽
каска электрика = каска для электрика = electrician helmet = dielectric helmet = 电工安全帽 = 绝缘帽 > каска диэлектрическая = dielectric safety helmet = 绝缘安全帽 = 绝缘耐热安全帽
рукавицы = варежки = рабочие рукавицы = спецперчатки = mittens = work mitts = hand protection = защита рук = 劳保手套 = 防护手套 = 工作手套 = 干活手套 > перчатки = gloves = 手套
рукавицы сварщика = рукавицы сварочные = рукавицы для сварки = сварочные рукавицы = кожаные рукавицы сварщика = перчатки сварщика = перчатки для сварки = welder gloves = welders gloves = gloves for welding = gloves for welders = mig gloves = 焊接手套 = 焊工皮手套 = 电焊皮手套 > краги сварщика = welding gauntlets = 电焊手套
кожаные перчатки = перчатки кожаные = leather work gloves = leather glove = 真皮手套 = 皮革手套 > перчатки спилковые = leather palm work gloves = 牛皮 = 牛二层皮
химические перчатки = перчатки для химии = перчатки от кислоты = перчатки от химии = кислотостойкие перчатки = перчатки химстойкие = chemical gloves = acid gloves = chemical resistant gloves = acid resistant gloves = solvent gloves = 耐酸碱手套 = 防酸手套 = 化学手套 = 耐酸手套 = 防化手套 = 防腐手套 = 防酸碱手套 > перчатки нитриловые химстойкие = chemical nitrile gloves = 防化丁腈手套
хлопчатобумажные перчатки = перчатки хлопковые = хлопковые перчатки = перчатки вязаные = трикотажные перчатки = cotton gloves = knitted gloves = string gloves = 棉手套 = 棉线手套 = 针织手套 = 白手套 > перчатки трикотажные = cotton knitted gloves = 棉纱手套
перчатки с пупырышками = перчатки с точками = перчатки пвх точка = dotted gloves = grip dot gloves = pvc dot gloves = 点胶手套 = 点珠手套 = 防滑点手套 > перчатки точкой пвх = pvc dots gloves = 点塑手套
перчатки электрика = резиновые перчатки диэлектрические = перчатки для электрика = rubber insulated gloves = high voltage gloves = lineman gloves = 高压手套 = 电工绝缘手套 = 橡胶绝缘手套 > перчатки диэлектрические = electrical insulating gloves = 绝缘手套
безопасная обувь = обувь с металлическим носком = рабочая обувь = обувь рабочая = обувь для работы = protective shoes = protective footwear = work shoe = steel toe shoes = steel toe boots = toecap boots = steel cap boots = 防砸鞋 = 钢头鞋 = 防护鞋 = 工地鞋 = 工鞋 = 工作鞋子 = 防刺鞋 = 劳动鞋 > спецобувь = safety footwear = 安全鞋
теплые сапоги = сапоги на зиму = зимняя обувь = зимняя рабочая обувь = утепленная обувь = теплая обувь = зимние ботинки = ботинки зимние = утепленные ботинки = winter shoes = winter safety shoes = winter work boots = warm boots = insulated work boots = cold weather boots = freezer boots = 棉鞋 = 棉劳保鞋 = 保暖鞋 = 冬季劳保鞋 = 冬天劳保鞋 = 防寒鞋 = 加绒劳保鞋 = 冷库鞋 > сапоги утепленные = insulated winter boots = 防寒安全靴
сапоги от воды = сапоги для воды = непромокаемые сапоги = водонепроницаемые сапоги = сапоги для бетона = rain boots = waterproof boots = concrete boots = rubber safety boots = wellies = 水鞋 = 水靴 = 雨靴子 = 橡胶靴 = 防水靴 = 防水鞋 > сапоги пвх = pvc safety boots = 雨靴
ботинки для сварщика = обувь сварщика = обувь для сварщика = welder shoes = welding boots = welding shoes = 焊工鞋 = 电焊鞋 = 防烫鞋 = 焊接鞋 > ботинки сварщика = welder's boots = welder boots = 焊工安全鞋
диэлектрические ботинки = диэлектрическая обувь = обувь электрика = обувь для электрика = ботинки для электрика = electrician shoes = dielectric boots = insulated electrician boots = metal free shoes = 绝缘鞋 = 电工鞋 = 绝缘靴 = 电工绝缘鞋 > ботинки электрика = electrician's boots = electrician boots = 电工绝缘安全鞋
маслостойкие сапоги = нефтяные сапоги = кожаные сапоги = oilfield boots = oil rig boots = rigger boots = pull-on boots = 油田靴 = 耐油靴 = 皮靴 = 防油靴 > сапоги нефтестойкие = oil-resistant pull-on work boots = 油田防护皮靴
летняя обувь = сандали = сандалии = летние ботинки = summer shoes = sandals = breathable safety shoes = 凉鞋 = 夏季劳保鞋 = 透气劳保鞋 > сандалии = safety sandals = 安全凉鞋
автомобильный огнетушитель = огнетушитель для машины = огнетушитель в машину = огнетушитель автомобильный = car extinguisher = vehicle extinguisher = car fire extinguisher = truck extinguisher = 车载灭火器 = 汽车灭火器 = 车用灭火器 > огнетушитель порошковый = dry chemical fire extinguisher = 干粉灭火器
огнетушитель для электрики = огнетушитель для серверной = огнетушитель газовый = огнетушитель со = extinguisher for electronics = server room extinguisher = electrical fire extinguisher = gas extinguisher = 电气灭火器 = 机房灭火器 = 气体灭火器 > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳灭火器
передвижной огнетушитель = огнетушитель на колесах = огнетушитель передвижной = огнетушитель на тележке = wheeled extinguisher = trolley extinguisher = extinguisher on wheels = fire extinguisher on wheels = 推车灭火器 = 手推灭火器 = 带轮灭火器 = 推车式灭火器 = 大灭火器 > огнетушитель передвижной = fire extinguisher wheeled = 推车式
шланг для пожарного крана = рукав для гидранта = шланг для гидранта = рукав для пожарного крана = hydrant hose = fire fighting hose = firefighting hose = fire cabinet hose = fireman hose = 消火栓水带 = 消防水管 = 消防软管 = 消防卷盘管 = 灭火水带 = 水带 = 救火水管 > рукав пожарный = fire hose = 水带
моноблочный насос = насос моноблочный = моноблок насос = monobloc pump = monoblock pump = close-coupled pump = close coupled pump = 直联泵 = 直连泵 = 卧式离心泵 > насос консольный = end-suction pump = 单级单吸离心泵
масляник = трансформатор тмг = масляный транс = oil trafo = 油浸变压器 = 油变压器 > трансформатор масляный = oil-immersed transformer = 油浸式变压器
сухарь трансформатор = трансформатор тсл = трансформатор с литой изоляцией = resin transformer = cast resin trafo = 树脂变压器 = 环氧变压器 > трансформатор сухой = cast-resin transformer = 干式变压器
заглушка трубы фланцевая = заглушка для фланца = spectacle blind = blind plate = spade blind = blanking flange = blanking plate = 堵头法兰 = 盲法兰盖 > фланец глухой = blind flange = 法兰盖
настенный кран = кран настенный = кран на стену цеховой = wall mounted crane = wall crane = wall jib = 墙壁吊 = 壁吊 = 墙吊 = 壁挂吊 > кран консольный настенный = wall-mounted jib crane = 壁挂式悬臂吊
кран на колонне = кран на стойке = кран колонный = pillar crane = column jib = floor mounted crane = 立柱式吊 = 立柱吊机 = 柱式吊 > кран консольный на колонне = pillar jib crane = 立柱式悬臂吊
круг катанка = катанка в бухте = проволока катанка = wire rod = 线材 = 盘条 = 高线 = 盘螺 > арматура мотках = rebar coils = 盘卷
саморез с прессшайбой = саморез прессшайба = прессшайба = саморез для профиля = wafer head screw = lath screw = 华司头螺丝 = 大扁头钻尾 > саморез со сверлом = self-drilling screw = 自钻自攻螺钉
перчатки прорезиненные = перчатки с латексом = перчатки облитые = латексные перчатки = rubber coated gloves = latex gloves = latex coated gloves = grip gloves = 乳胶手套 = 胶皮手套 = 挂胶劳保手套 = 皱纹手套 > перчатки латексным обливом = gloves with latex palm = 乳胶挂胶手套
резиновые перчатки = перчатки резиновые = нитриловые перчатки = маслобензостойкие перчатки = rubber gloves = nitrile gloves = oil gloves = 橡胶手套 = 丁腈手套 = 耐油手套 > перчатки нитриловые = nitrile gloves = 丁腈手套
воздушно-пенный огнетушитель = огнетушитель водный = огнетушитель овп = water extinguisher = water fire extinguisher = foam spray extinguisher = 水基灭火器 = 泡沫灭火瓶 > огнетушитель воздушно-эмульсионный = foam fire extinguisher = 水基泡沫灭火器
сварочный шлем = щиток сварщика = welder mask = welders helmet = 焊帽 = 电焊帽 = 焊工面罩 > маской сварщика = welding mask = 焊接面罩
модульный щит = щит под автоматы = бокс на дин рейку = din rail box = din box = mcb box = mcb enclosure = 空开箱 = 回路配电箱 = 照明箱 > щит модуль = panelboard = 配电箱
пленка в руках = пленка ручная = рулон стрейч = stretch roll = cling roll = pallet roll = 手用拉伸膜 = 手工缠绕膜 = 手缠膜 > стрейч-пленка ручная = hand stretch film = 手用缠绕膜
муфта безлюфтовая = безлюфтовая муфта = муфта для сервопривода = муфта для энкодера = servo coupling = encoder coupling = zero backlash coupling = backlash free coupling = 无间隙联轴器 = 伺服联轴器 = 编码器联轴器 > муфта сильфонная = bellows coupling = 波纹管联轴器
сетчатый лоток = лоток сетчатый = лоток из проволоки = basket cable tray = mesh tray = wire basket = 网桥架 = 网状桥架 = 开放式桥架 > лоток проволочный = wire mesh cable tray = 网格式电缆桥架
закрытый лоток = глухой лоток = лоток без отверстий = лоток с крышкой = solid tray = closed cable tray = 封闭桥架 = 槽式桥架 = 无孔桥架 > лоток неперфорированный = solid-bottom cable tray = 槽式电缆桥架
трубка в теплообменнике = трубчатый теплообменник = теплообменник трубчатый = tube heat exchanger = tubular exchanger = 管式换热器 = 列管换热 > теплообменник кожухотрубный = shell-and-tube heat exchanger = 管壳式换热器
черная труба = труба черная = труба сварная = сварная труба = труба эсв = welded pipe = welded tube = black steel pipe = 黑铁管 = 直缝管 = 焊接管 = 有缝管 > труба электросварная = erw steel pipe = 直缝焊管
тележка с рулем = тележка ручная = ручная тележка = тележка для склада = складская тележка = warehouse trolley = warehouse truck = 仓库推车 = 仓库拖车 > тележка гидравлическая = hand pallet truck = 手动液压搬运车
30ч39р = мзв = задвижка мзв > задвижка с обрезиненным клином = resilient-seated gate valve = 软密封闸阀
30с41нж = 30с15нж = 30лс41нж = зкл > задвижка стальная клиновая = wedge gate valve = 楔式闸阀
11с41п = 11с42п = 11с67п = 11с33п = кшцф = 11нж45п > кран шаровой фланцевый = flanged ball valve = 法兰球阀
кшцп = 11с31п > кран шаровой приварной = welded-end ball valve = 焊接球阀
11б27п = 11б27фт = 11ч38п > кран шаровой муфтовый = threaded ball valve = 丝扣球阀
19с53нж = 19с76нж = 19ч21бр = 19ч21р > клапан обратный поворотный = swing check valve = 旋启式止回阀
32ч1р = 32ч = 32с > затвор дисковый = butterfly valve = 蝶阀
q41f = q41h = q341f > кран шаровой фланцевый = flanged ball valve = 法兰球阀
q11f > кран шаровой муфтовый = threaded ball valve = 丝扣球阀
q61f = q361f > кран шаровой приварной = welded-end ball valve = 焊接球阀
z41h = z41w = z41y = z40h > задвижка стальная клиновая = cast-steel wedge gate valve = 铸钢闸阀 = 楔式闸阀
z45x = z45t > задвижка с обрезиненным клином = resilient-seated gate valve = 软密封闸阀
z73x = pz73 = pz73h > задвижка шиберная = knife gate valve = 刀型闸阀
h44h = h44x = h44t = h41h > клапан обратный поворотный = swing check valve = 旋启式止回阀
h76x = h76h = h77x > клапан обратный двустворчатый = dual-plate wafer check valve = 对夹双瓣止回阀
h12x = h12w > клапан обратный пружинный = spring check valve = 弹簧式止回阀
d71x = d371x = d71f = d7a1x > затвор дисковый межфланцевый = wafer butterfly valve = 对夹蝶阀
d341x = d941x = d41x > затвор дисковый фланцевый = double-flanged butterfly valve = 法兰蝶阀
nmrv = nrv редуктор = rv редуктор = мч = 2ч редуктор = wpa = wps > редуктор червячный = worm gear reducer = 蜗轮蜗杆减速机
гном = насос гном = гном насос > насос дренажный = drainage pump = 排水泵
тмз = трансформатор тм = тмг трансформатор > трансформатор масляный = oil-immersed transformer = 油浸式变压器
scb10 = scb11 = scb13 > трансформатор сухой = cast-resin transformer = 干式变压器
s11 трансформатор = s13 трансформатор = s11变压器 = s13变压器 > трансформатор масляный = oil-immersed transformer = 油浸式变压器
isw = isg = irg > насос линейный = in-line pump = 管道离心泵
qdl = cdl = cdlf = qdlf = cdm > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵
wqk = 50wq = wq污水泵 > насос фекальный = submersible sewage pump = 污水泵
qby = qbk = qby3 > насос мембранный = air diaphragm pump = 气动隔膜泵
mfz = mfzl > огнетушитель порошковый = dry chemical fire extinguisher = 干粉灭火器
mtz = mtt > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳灭火器
вббшв = вббшвнг > вбшвнг = vbshvng
`
