/**
 * Names of goods in the format of EVERYDAY_NAMES that are used in shops, on farms and in trading offices: one word where the catalogue has
 * three, a name for what a thing looks like, or a word of a neighbouring trade.
 */
export const SHOP_NAMES = `
водогазка = водогазовая труба = вгпшка = труба водопроводная стальная = black iron = gas barrel pipe = steam pipe black = 黑铁管 = 水煤管 = 丝扣管 > вгп = water and gas pipe = 低压流体输送焊管
железка = железо = железяка = листовуха = металл листовой = черный лист = steel plates = ms sheet = black sheet = mild steel = 铁皮 = 铁片 = 黑板钢 = 中板 = 开平板 > лист = steel sheet = steel plate = 钢板
чечевичка = железо рифленое = рифленка лист = рифленый металл = лист противоскользящий = пол рифленый = patterned steel = anti skid plate = bulb plate = 防滑板 = 花纹铁板 = 扁豆 > лист рифленый = checkered plate = 花纹板
лист оцинкованный = оцинкованный лист = цинк лист = цинковка = лист цинк = galvanised sheet = galvanized sheet = galvanized steel sheet = gi sheet = 镀锌铁板 = 镀锌钢板 = 白铁皮 > рулон оцинкованный = galvanized coil = galvanized steel coil = 镀锌钢卷
крашенка = окраска ral = полимерка = рулон ral = лист ral = металл крашеный = color coated = colour coated = colour bond = prepaint = 彩板 = 彩钢 = 彩卷 = 颜色板 > рулон окрашенный = prepainted steel coil = 彩涂钢卷
штрипсы = полоса оцинкованная = лента оцинкованная = лента стальная оцинкованная = slit coil = slitted coil = galvanized strip = gi strip = 分条 = 镀锌带钢 = 带钢 > штрипс = galvanized strip = 镀锌带
полтинник уголок = уголки = угол железный = угол металлический = уголок железный = angle bars = angle bar = angle iron = l-bar = l profile = 三角铁 = 三角钢 = l型钢 > уголок стальной = steel angle = 角钢
швеллера = п-образный профиль = п профиль = c profile = u bar = u profile = c section = parallel flange channel = 槽铁 = u型钢 = c型钢 > швеллер = steel channel = 槽钢
арматурка = арматура бухта = катанка = круг гладкий = гладкая арматура = wire rod = plain bar = round bar coil = smooth bar = 圆钢 = 盘圆 = 光圆 = 线材 > арматура гладкая = plain round = 光圆 = а240
арматура периодический профиль = периодичка = ребристая арматура = стержень арматурный = rebars = re-bar = rod iron = deformed steel bar = 罗纹钢 = 钢筋条 = 三级螺纹 > арматура рифленая = deformed = 带肋
люминь = люминий = лист люминиевый = дюраль = дюралька = alu sheet = alu plate = aluminium plate = ally sheet = ali sheet = 铝片 = 铝材板 = 铝合金板 > лист алюминиевый = aluminum sheet = 铝板 = плита алюминиевая
квинтет = лист квинтет = рифленка алюминиевая = рифленка алюминий = алюминий рифленый = five bar = 5 bar tread = five bar plate = alu chequer = aluminium chequer plate = aluminium tread plate = 五条筋 = 花纹铝板 = 防滑铝板 = 指针铝板 > алюминиевый рифленый квинтет = aluminum tread plate = 花纹铝板
тросик = трос металлический = трос железный = стальной тросик = веревка стальная = cable rope = steel rope = wire cable rope = guy wire = winch cable = 钢绳 = 钢索 = 铁绳 = 钢丝绳子 > канат стальной = steel wire rope = 钢丝绳
омедненка = омедненная проволока = омедненная = сварочка = проволока полуавтомат = проволока в катушках = mig spool wire = co2 mig wire = copper coated wire = solid wire = 气保焊丝 = 二保焊丝 = 二氧化碳焊丝 = 实心焊丝 > св-08г2с = er70s-6
флюсовая = проволока без газа = флюсовка = безгазовая проволока = самозащитка = flux wire = fluxcore = flux cored = innershield = no gas wire = 药芯 = 无气焊丝 = 免气焊丝 > проволока порошковая = flux-cored wire = 药芯焊丝
тигпруток = прутки сварочные = пруток аргон = присадка = присадочная проволока = argon rod = filler wire = filler rod = tig filler = tig wire = 氩弧焊丝 = 直条焊丝 = 氩弧焊条 > пруток присадочный = tig rod = 氩弧
отводики = колено сварное = крутоизогнутый = крутоизогнутый отвод = отвод крутоизогнутый = отвод сварной = bends = weld elbow = butt weld elbow = lr elbow = 90 elbow = 冲压弯头 = 焊接弯头 = 无缝弯头 > отвод = elbow = 弯头
калач = калачи = двойник = отвод двойной = u bend = u-bend = return elbow = 180 elbow = 回弯 = u型弯头 = 180度弯 > отвод 180 = return bend = 180°
редукционный тройник = тройник редукционный = тройник с переходом = unequal tee = reducer tee = 异径三通 = 变径三通 = 大小头三通 > тройник переходной = reducing tee = 异径
фланчик = фланцы = фланец под сварку = воротник = фланец гост 33259 = slip on = slip-on flange = so flange = sorf = flat flange = plate flanges = 法兰片 = 平板法兰 = 焊接法兰 > фланец плоский приварной = plate flange = 平焊法兰
фланец встык = фланец под приварку встык = wnrf = wn flange = weldneck = neck flange = 高颈 = 对焊法兰 = 带脖法兰 > фланец воротниковый = welding neck flange = 带颈对焊法兰
глухарь фланец = глушка = блин фланец = blanking flange = blank flange = bl flange = dead flange = 堵板 = 闷盖 = 法兰堵头 > заглушка фланцевая = blind flange = 法兰盖
шаровик = шарокран = кран полнопроходный = кран-букса шаровая = 11б27п1 = 11с67п = ball cocks = quarter turn valve = lever ball = bv valve = 球阀门 = 快开阀 > кран шаровой = ball valve = 球阀
мзв = мзвг = 30ч6бр = 30ч39р задвижка = avk = задвижка хавле = задвижка под обрезинку = обрезинка = rsgv = sluice valve = rsv valve = soft seated gate = 软密封闸阀 = 弹性闸阀 = 暗杆闸阀 > задвижка обрезиненным клином = resilient-seated gate valve = 弹性座封闸阀
30с41нж = 30с64нж = зкл = зкл2 = задвижка стальная = стальная задвижка = cast steel gate = wcb gate valve = os&y gate = 铸钢闸阀 = 明杆闸阀 > задвижка клиновая стальная = cast-steel wedge gate valve = 铸钢闸阀
обратничок = клапан невозвратный = невозвратный клапан = невозвратник = межфланцевый обратный = 19ч21бр = 16ч42р = reflux valve = one-way valve = one way valve = retaining valve = 单向止回 = 回止阀 = 不回阀 > клапан обратный = check valve = 止回阀
баттерфляй = затворы = затвор поворотный = грувлок = затвор с рукояткой = butterfly damper = flap valve = bfv = 蝶型阀 = 手动蝶阀 = 涡轮蝶阀 > затвор дисковый = butterfly valve = 蝶阀
пэшка = пнд = пнд труба = труба пищевая пнд = труба черная пластиковая = пластик вода = hdpe = poly pipe = polypipe = pe tube = irrigation pipe = water line poly = 聚乙烯管 = 黑塑料管 = 灌溉管 = 饮水pe管 > труба пэ = pe 100 = pe 管 = 给水管
бесшовка = труба бш = цельнотянутая труба = труба горячекатаная = труба гк = толстостенка = smls pipe = seamless tube = boiler tube = sch40 = 无缝钢管 = 厚壁管 = 液压管钢 > труба бесшовная = seamless pipe = 无缝钢管
электросварная = труба эс = прямошовка = труба прямошовная = тонкостенка = erw = erw pipe = welded tube = 直缝管 = 高频焊管 = 焊接钢管 > труба электросварная = erw steel pipe = 直缝焊管
спиралка = спиралешовка = труба большого диаметра = трубы магистральные = ssaw = spiral pipe = large diameter pipe = 螺旋管 = 螺旋钢管 = 大口径钢管 > труба спиралешовная = spiral-welded pipe = 螺旋焊管
профтруба = профилька = квадратка = квадратная труба = труба квадратная = box section = shs = rhs = box tube = square pipe = square steel tube = square section = 方钢管 = 方通管 = 矩形钢管 = 矩管 = 扁通 > труба профильная = hollow section = 方管 = 矩形管
скважинник = глубинник = глубинный насос = эцвшка = насос эцв = насос на скважину = насос в артезиан = deep well pump = well pump = bore pump = borehole submersible = 深水泵 = 井用泵 = 深井潜水 > насос скважинный = borehole pump = 深井潜水泵
гном = дренажник = насос гном = грязевой насос = насос для котлована = помпа дренажная = sump pump = dirty water pump = trash pump = mud pump = 排水潜水泵 = 泥水泵 = 基坑泵 > насос дренажный = drainage pump = 排水潜水泵
фекальник = насос фекалка = насос для выгребной ямы = насос для ямы = насос навоз = slurry pump manure = septic pump = effluent pump = 粪泵 = 排粪泵 = 吸粪泵 > насос канализационный = sewage pump = 污水泵
мультистейдж = многоступенчатик = многоступенчатый насос = насос cr = cr pump = насос высокого давления вода = multistage = booster multistage = inline multistage = 多级泵 = 立式泵 = 增压多级泵 > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵
моноблочный = моноблок насос = консольник = насос 1к = насос к80 = irrigation pump = end suction = close coupled pump = 单级泵 = 端吸泵 = 灌溉泵 > насос консольный = end-suction pump = 离心泵
нш = нш-10 = нш-50 = насос нш = насос гидравлики трактора = тракторный насос = hydraulic gear pump = gear oil pump hydraulic = tractor pump = 油泵液压 = 液压齿轮 > насос шестеренный гидравлический = hydraulic gear pump = 液压齿轮泵
нмш насос = насос для мазута = насос для масла шестеренный = масляник = oil transfer = oil pump = heavy oil pump = fuel oil pump = lube oil pump = 输油泵 = 重油泵 = 油泵 > нмш = gear transfer pump = 齿轮输油泵
мембранник = диафрагменник = насос вилден = насос химпродукт = air double diaphragm = double diaphragm = aodd pump = diaphragm pump air = 气动泵 = 双隔膜泵 = 化工泵 > насос мембранный пневматический = air diaphragm pump = 气动隔膜泵
вентильник компрессор = винтовик = ceccato = atmos = ga37 = роторник = rotary compressor = screw type compressor = air screw = 螺杆式 = 螺杆机 = 螺杆压缩机 > компрессор винтовой = screw compressor = 螺杆空压机
поршневик = компрессор се = ремеза = aircast = компрессор бытовой = воздушный компрессор = pump up compressor = 2 stage compressor = workshop compressor = 活塞机 = 充气泵 = 打气机 = 活塞式 > компрессор поршневой = piston compressor = 活塞空压机
воздухосборник = бочка для воздуха = сосуд давления = воздушный ресивер = air tank = air storage = pressure vessel air = air reservoir = 储气桶 = 压缩空气罐 = 空气罐 = 气罐 > ресивер = air receiver = 储气罐
баян = тэшка = теплообменник ридан = ридан = пластинчатик = plate exchanger = plate cooler = phe unit = 板片换热器 = 板换 = 板式冷却器 > теплообменник пластинчатый = plate heat exchanger = 板式换热器
трубчатка = кожухотруб = кожухотрубник = водоводяной = подогреватель водоводяной = ввп = tubular exchanger = tubular heat exchanger = shell tube = 列管换热器 = 列管冷凝器 = 管式换热器 > теплообменник кожухотрубный = shell-and-tube heat exchanger = 管壳式换热器
батарея = батареи = панельник = панельный радиатор = радик = rad = rads = k2 radiator = panel rad = 暖气 = 水暖片 = 取暖片 = 钢制板式 > радиатор стальной панельный = panel radiator = 钢制板式散热器
манометрик = мпэшка = мт100 = монометр = манометр давления = measuring pressure = water pressure gauge = air pressure gauge = steam gauge = 气压表 = 水压表 = 压力仪表 = 压力计表 > манометр = pressure gauge = 压力表
манометр с контактами = экмка = манометр сигнальный = contact gauge = switch gauge = pressure contact = 电接点 = 接点压力表 > манометр электроконтактный = electric contact = 电接点压力表
расходник вода = вмх = питерфлоу = взлет эр = индукционный расходомер = magmeter = mag meter = magflow = magflow meter = flowmeter = 电磁表 = 磁流量计 = 流量表 > расходомер электромагнитный = electromagnetic flow meter = 电磁流量计
ротаметр = поплавковый расходомер = vane meter = variable area = rotameter = 浮子流量计 = 转子流量计 = 玻璃流量计 > ротаметр = rotameter = 转子流量计
градусник = биметалл термометр = термометр на трубу = термометр бт = бт-51 = dial thermometer = stem thermometer = pipe thermometer = 水温表 = 温度表 = 指针温度计 > термометр биметаллический = bimetal thermometer = 双金属温度计
термосопротивление = тсм = тсп = дтс = pt-100 = rtd = rtd sensor = resistance thermometer = resistance probe = 铂热电阻 = 热电阻 = 温度探头pt100 > термопреобразователь сопротивления = resistance temperature = 热电阻
термопарка = дтпк = thermo couple = k type probe = tc probe = 热偶 = 测温线 = 温度热电偶 > преобразователь термоэлектрический = thermocouple = 热电偶
подшипничек = шарикоподшипник = шариковик = ball race = ball bearings = bearings = 滚珠轴承 = 波珠 = 弹子 = 培林 > подшипник шариковый = ball bearing = 深沟球轴承
конусник = роликовик = роликоподшипник = конический роликовый = taper bearing = timken = tapered bearing = taper roller = 锥轴承 = 圆锥滚子 = 锥形轴承 > подшипник роликовый конический = tapered roller bearing = 圆锥滚子轴承
подшипник на лапках = корпусник = самоустанавливающийся узел = stand bearing = block bearing = bearing housing = flange bearing = 座轴承 = 带座轴承 = 外球面轴承 = 瓦座 > подшипниковый узел = pillow block = mounted bearing = 轴承座 = bearing unit
червяк = червячник = nmrv = ч-100 = 2ч-63 = мотор червячный = worm gear unit = worm unit = worm reducer = worm box = worm gear = worm drive = 蜗轮 = 蜗杆减速 = rv减速机 = 涡轮减速机 > редуктор червячный = worm gear reducer = 蜗轮减速机
планетарка = планетарник = редуктор сервопривода = planetary gear = planetary reducer = servo gearbox = 行星减速器 = 伺服减速机 > редуктор планетарный = planetary gear reducer = 行星减速机
звездочка цепь = цепь комбайна = цепь на комбайн = цепь приводная = roller chains = drive chain = agricultural chain = harvester chain = 收割机链条 = 农机链条 = 传动链条 = 套筒链 > цепь приводная роликовая = roller chain = 滚子链
мувп = пальцевая муфта = муфта пальцевая = муфта насос двигатель = pin coupling = pin bush coupling = bush coupling = 柱销联轴器 = 弹性套柱销 > муфта упругая втулочно-пальцевая = pin bush coupling = 弹性套柱销联轴器
сильфон муфта = муфта сильфон = муфта для шпинделя = servo coupling = encoder coupling = bellows = 波纹管联轴器 = 编码器联轴器 > муфта сильфонная = bellows coupling = 波纹管联轴器
ремни = ремень приводной = ремень на мотоблок = ремень на бетономешалку = ремень компрессора = ремень вентилятора = fan belt = drive belt = pulley belts = 三角带 = 风扇皮带 = 传动皮带 = 马达皮带 > ремень клиновой = v-belt = v 带
болтяра = болты = болт гост = болт полная резьба = full thread bolt = hex cap screw = cap bolt = machine bolt = hexagon bolt = 六角螺丝 = 全牙螺栓 = 外六角螺栓 = 六角头 > болт шестигранный = hex bolt = 六角头螺栓
самоконтрящаяся = самоконтрейка = гайка с пластиком = гайка с резинкой = гайка din 985 = nyloc = nylock = nylok = lock nut nylon = 防松螺帽 = 尼龙螺帽 = 锁紧螺母 > гайка самоконтрящаяся = nylon insert = 尼龙锁紧螺母
колпачок гайка = гайка декоративная = гайка глухая = dome nut = acorn nut = cap nut = 盖形螺母 = 盖帽螺母 = 圆头螺帽 > гайка колпачковая = cap nut = 盖形螺母
муфта гайка = гайка длинная = гайка-муфта = гайка переходная = coupling nut = long nut = rod coupler = 加长螺母 = 连接螺母 = 加长螺帽 > гайка удлиненная соединительная = coupling nut = 长螺母
гайка под шплинт = прорезная гайка = castle nut = slotted nut = castellated nut = 开槽螺母 = 花螺母 = 槽形螺母 > гайка корончатая = castle nut = 槽形螺母
анкерок = анкер-болт = анкер с гайкой = рубашечный анкер = sleeve anchors = rawlbolt = rawl bolt = dynabolt = 膨胀螺丝 = 拉爆 = 胀栓 > анкерный болт с гайкой = sleeve anchor = 膨胀螺栓
анкер цанга = цанговый анкер = латунный анкер = drop in = drop-in anchor = drop in anchor = 内膨胀 = 平爆 = 内迫 > анкер забивной = drop-in anchor = 内迫锚栓
анкер-клин = клиновик = wedge bolt = through bolt = throughbolt = wedge anchors = 楔形锚栓 = 车修壁虎 = 重型锚栓 > анкер клиновой = wedge anchor = 楔式锚栓
химшпилька = шпилька химанкер = химанкер = химический анкер = chem anchor = chemical anchor = resin stud = anchor rod = 化学锚栓 = 化学螺栓 = 植筋螺栓 > шпилька химического анкера = chemical anchor stud = 化学锚栓
фундаментник = закладная = закладной болт = болт в фундамент = holding down bolt = hd bolt = j bolt = foundation bolts = l bolt = 预埋螺栓 = 地脚螺丝 = 基础螺栓 = 7字地脚 > болт фундаментный = foundation bolt = 地脚螺栓
клоп = клопы = клопики = блошки = семечки саморез = саморез по металлу мелкий = саморез с буром = саморез с прессшайбой = прессшайба = wafer screw = pan head tek = lath screw = 华司钻尾 = 大扁头 > саморез со сверлом = self-drilling screw = 自钻
кровляшка = кровельник = кровельные = саморезы на профлист = саморезы для металлочерепицы = саморез с резинкой = саморез с шайбой = roof screw = roofing screws = tin roof screws = metal roofing screws = 彩钢瓦螺丝 = 屋面螺丝 = 彩钢钉 > саморез кровельный = roofing screw = 屋面
глухари = глухарь = шурупы глухари = болт по дереву = сантехнический шуруп = lag bolt = lag screw = coach screw = coach bolt = 六角木螺丝 = 木方螺丝 > шуруп-глухарь = lag screw = 六角木螺钉
сэндвич саморез = саморез длинный по металлу = саморез для панелей = sandwich panel screws = panel screw = long tek = 夹芯板螺丝 = 岩棉板螺丝 > саморез сэндвич-панелей = sandwich panel = 夹芯板
сверлышко = сверлилка = сверло обычное = сверло р6 = сверло hss = metal drill = jobber drill = drill bits metal = steel drill = 铁钻头 = 钢钻头 = 直柄麻花钻 = 钻咀 > сверло по металлу = twist drill = 麻花钻
кобальтовые = кобальтовое = сверло для нержавейки = сверло по нержавейке = сверло по закаленной = cobalt bit = cobalt drill = m35 drill = stainless drill bit = 含钴 = 含钴钻头 = 不锈钢钻头 = 钻不锈钢 > р6м5к5 = cobalt = 钴
сверло на конус = сверло с конусом = сверло кх = сверло км = taper shank = mt drill = morse drill = 锥柄 = 锥柄钻头 = 锥钻 > сверло коническим хвостовиком = taper-shank drill = 锥柄麻花钻
концевик фреза = фреза пальчиковая = концевые = фрезер по металлу = endmill = ball nose cutter = slot drill = milling bit = carbide mill = milling cutter = end mill cutter = 端铣刀 = 铣刀头 = 平底刀 = 平刀 > фреза концевая = end mill = 立铣刀
шаровая фреза = радиусная фреза = сфера фреза = ball end = ball end mill = ball nose = ball mill cutter = r cutter = 球刀 = 球头刀 = 球头铣刀 = r刀 > фреза сферическая = ball nose = 球头
кукурузка = черновая фреза = фреза черновая = roughing mill = rougher = roughing end mill = corn cutter = corn mill = 开粗刀 = 粗皮刀 = 玉米刀 = 开粗铣刀 = 粗铣刀 > фреза обдирочная = roughing = 粗皮
пластинки твердосплавные = сменная пластина = смп = твердосплав = токарная пластина = пластина токарная = turning tip = turning tips = lathe insert = lathe inserts = tool inserts = indexable inserts = 车刀片 = 刀粒 = 车刀粒 = 数控刀片 > пластина твердосплавная токарная = turning insert = 车削
фрезерная пластина = пластина фрезерная = пластинка для фрезы = milling insert = milling inserts = milling tip = 铣刀片 = 铣刀粒 = 铣削刀片 > пластина твердосплавная фрезерная = milling insert = 铣削
отрезнуха = отрезные = отрезной = круги на болгарку = диск на ушм = диски по металлу = отрезной по металлу = cut off wheel = cut off disc = cutoff disc = metal cutting disc = chop saw blade = angle grinder disc = 切铁片 = 角磨机切片 = 切片 = 切割砂轮 = 磨光机片 > круг отрезной = cutting disc = 切割片
зачистной = обдирка = обдирочный круг = шлифовальный круг на болгарку = grinding disc = grinder wheel = grinding stone angle = 打磨片 = 角磨片 = 磨片 > круг зачистной = grinding disc = 角磨片
лепестки = клт = круг лепестковый = flap wheel = flap disk = sanding flap = flapper = 百叶轮 = 千叶片 = 页轮 > круг лепестковый = flap disc = 百叶片
алмазка = алмазник = диск по бетону = диск по плитке = concrete blade = stone blade = tile blade = masonry blade = diamond disc = masonry cutting blade = 云石片 = 混凝土切片 = 切石片 = 钻石片 > диск алмазный = diamond blade = 金刚石锯片
электромотор = электромоторчик = движок трехфазный = асинхронник = аир двигатель = двигатель лапы = мотор на станок = electric motor = electrical motor = ac motor = induction motors = squirrel cage motor = 电动机 = 三相电动机 = 交流电机 = 马达电机 > электродвигатель асинхронный = induction motor = 三相异步电动机
частотники = преобразователь частотный = частотный преобразователь = частотный привод = регулятор оборотов двигателя = inverter = inverter drive = speed drive = ac drive = speed controller motor = frequency inverter = 变频 = 变频驱动 = 调速器 = 变频调速器 > преобразователь частоты = variable frequency drive = 变频器
ввг = кабель ввг = провод ввг = ввгнг = ввгнг-ls = медный провод = кабель для дома = кабель проводка = house wiring cable = copper wire cable = wiring cable = power cable copper = 铜线 = 铜芯电缆 = 家装电线 = 低烟无卤电缆 > кабель силовой ввгнг = power cable vvgng = 铜芯
бронекабель = броня кабель = кабель в броне = кабель в землю = вбшв = вбшвнг = swa = swa cable = armoured = armored cable = steel wire armoured = 铠装线 = 铠装电缆 = 地埋电缆 = 埋地线 > вбшвнг = авбшвнг = armoured cable = 铠装
кгшка = кабель гибкий = кабель резиновый = сварочный кабель = кабель сварочный = кабель на сварку = welding cable = rubber cable = flexible cable = trailing cable = 焊把线 = 橡套电缆 = 软电缆 = 橡胶线 > кг-хл = kg-hl
высоковольтный кабель = кабель 10 кв = кабель из сшитого полиэтилена = сшитый полиэтилен = xlpe cable = hv cable = medium voltage cable = mv cable = 10kv cable = 高压电缆 = 交联电缆 > апвпу = apvpu
автоматик = автоматы на щиток = пакетник = пробка автомат = однополюсник = двухполюсник = трехполюсник = mcb = mcbs = trip switch = miniature breaker = 空气开关 = 空开 = 小型空开 = 微断 > автоматический выключатель модульный = miniature circuit breaker = 小型断路器
автомат силовой = автомат 250 = автомат 630 = рубильник автомат = mccb = mccbs = moulded case = molded case = 塑壳 = 塑壳断路器 = 塑壳空开 = 大空开 > автоматический выключатель литом корпусе = molded case circuit breaker = 塑壳断路器
автомат воздушный = выкатной автомат = acb = acb breaker = air breaker = 框架断路器 = 万能断路器 = 万能式 > воздушный автоматический выключатель = air circuit breaker = 万能式断路器
бокс под автоматы = бокс для автоматов = бокс пластиковый = щиток = щитки = коробка под автоматы = ящик для автоматов = db box = db board = distribution box = fuse box = fuse board = breaker box = breaker panel = mcb box = 空开箱 = 开关箱 = 强电箱 = 回路箱 > щит модулей = panelboard = distribution board = 配电箱
щмп = шкаф монтажный = металлический шкаф = ящик электрический = щит металлический с монтажной панелью = electrical cabinet = electrical enclosure = junction enclosure = 电控箱 = 基业箱 = 电气柜 > корпус щмп = enclosure = 基业箱
лоточек = кабель лоток = лоток оцинкованный = перфорированный лоток = лоток для проводов = perforated tray = cable ladder = ladder tray = wire mesh tray = basket tray = wire basket tray = 线槽 = 梯架 = 梯式桥架 = 爬线架 = 网格桥架 = 托盘桥架 > лоток кабельный = cable tray = 电缆桥架
трансик = трансформатор силовой = тп трансформатор = ктп трансформатор = масляный трансформатор = трансформатор тмг = oil transformer = power trafo = trafo = oil filled transformer = 油变 = 电力变压器 = 油浸变压器 > трансформатор масляный тмг = oil-immersed transformer = 油浸式变压器
сухарь трансформатор = сухой трансформатор = тсз = тсл = dry type transformer = dry transformer = cast resin transformer = 干变 = 干式变压器 = 环氧变压器 > трансформатор сухой = cast-resin transformer = 干式变压器
талька = таль цепная = цепная лебедка = ручная лебедка цепная = chain fall = chain block = chain hoist manual = manual hoist = block and tackle = 手拉链条 = 手动葫芦 = 倒链 = 神仙葫芦 = 葫芦吊 > таль ручная цепная = hand chain hoist = 手拉葫芦
рычажка = таль с рычагом = рычажная лебедка = натяжная таль = come along = come-along = lever block = lever hoist = ratchet hoist = 手扳 = 扳手葫芦 = 手扳紧线 = 紧线葫芦 > таль ручная рычажная = lever hoist = 手扳葫芦
тельферок = электроталь = электрический тельфер = электрическая лебедка цепная = electric chain block = power hoist = motor hoist = 电葫芦 = 电动吊机 = 电动环链 > таль электрическая = electric chain hoist = 电动葫芦
паук = паук строп = паук цепной = цепник строп = цепная чалка = 4сц = 2сц = chain slings = lifting chain = chain bridle = 4 leg chain = 链条吊具 = 吊链 = 起重链条 = 链条索具 > строп цепной = chain sling = 链条吊索
канатный строп = тросовый строп = стропы тросовые = чалка тросовая = паук канатный = 4ск = 2ск = wire rope slings = wire sling = rope sling = 钢丝绳吊具 = 钢绳吊索 = 插编钢丝绳 > строп канатный = wire rope sling = 钢丝绳索具
стп = стропа = стропа текстильная = тканевый строп = ленточный строп = полотенце строп = webbing = lifting strap = lifting straps = lifting belt = polyester sling = 扁平吊带 = 尼龙吊绳 = 涤纶吊装带 > строп текстильный = webbing sling = 吊装带
скп = кольцевой строп = мягкое полотенце = круглый строп = round sling = endless sling = soft sling = 圆形吊带 = 柔性吊带 = 环形吊带 = 圆吊带 > строп текстильный круглопрядный = round sling = 圆形吊装带
консолька = поворотная консоль = кран на колонне = кран на столбе = укосина = column crane = post crane = swing crane = slewing crane = wall crane = 立柱吊 = 墙壁吊 = 旋臂吊 = 摇臂吊 = 立柱式悬臂吊 > кран консольный = jib crane = 悬臂吊
стеллаж для паллет = паллетный стеллаж = фронтальный стеллаж = стеллажи складские = warehouse rack = warehouse racking = warehouse racks = pallet shelves = 仓库货架 = 仓储货架 = 高位货架 = 重型货架 > стеллаж паллетный = pallet rack = 托盘货架
стеллаж для труб = стеллаж для длинномера = ёлка стеллаж = cantilever rack = cantilever racks = lumber rack = pipe rack = 长料货架 = 放长料 = 放长料的货架 = 管材货架 = 板材货架 > стеллаж консольный = cantilever = 悬臂货架
стеллаж архивный = полки металлические = стеллаж гаражный = стеллаж металлический = metal shelf = metal shelves = storage shelf = steel shelving = garage shelves = 置物架 = 轻型货架 = 角钢架 > стеллаж полочный = shelving bay = 层板货架
набивной = въездной стеллаж = глубинный стеллаж = drive in rack = drive-in = 贯通货架 = 驶入式 > стеллаж набивной = drive-in rack = 驶入式货架
поддончик = паллета пластик = европоддон пластиковый = евро поддон = plastic skid = euro pallet plastic = hdpe pallet = 塑料卡板 = 塑料栈板 = 胶卡板 = 塑料垫板 > поддон пластиковый = plastic pallet = 塑料托盘
рохля = рохла = рохляшка = роклик = гидротележка = складская тележка = тележка для поддонов = тележка под паллеты = pallet trolley = pump truck = pallet jack = pallet lifter = hand pallet jack = 搬运车 = 手动叉车 = 液压车 = 地牛车 > тележка гидравлическая = pallet truck = 搬运车
электророхля = самоходка = электротележка = электро рохля = electric jack = electric pallet jack = powered pallet truck = walkie = 电动地牛 = 电动托盘车 = 电动搬运 > тележка электрическая самоходная = electric pallet truck = 电动搬运车
штабелер электро = электроштабелер = самоходный штабелер = walkie stacker = electric stacker = pallet stacker = 电动堆高机 = 堆高机 = 全电动堆高 > штабелер электрический = electric stacker = 堆高车
стрейчик = стрейчпленка = пленка для паллет = пленка для упаковки = упаковочная пленка = паллетная пленка = pallet film = wrapping film = plastic wrap = wrap film = 拉伸膜 = 打包膜 = 包装膜 = 裹包膜 > стрейч-пленка = stretch film = 缠绕膜
агропленка = агрострейч = пленка сенаж = пленка для сенажа = пленка для тюков = пленка для рулонов = silage film = silage plastic = bale plastic = hay film = 青贮 = 青贮膜 = 裹包青贮 = 草捆膜 > агрострейч = silage wrap = 青贮膜 = 牧草膜
стреппинг = стреплента = стреппинг-лента = упаковочная лента = лента обвязочная = лента для упаковки = pp strap = plastic strap = packing strap = pallet strap = pallet strapping = poly strapping = 打包绳 = 捆扎带 = 塑料打包带 > лента упаковочная = strap = 打包带
стальная упаковочная = лента металлическая упаковочная = металлическая лента = штрипс упаковочный = steel strapping = steel band = metal strap = banding steel = 铁皮带 = 钢带打包 = 铁打包带 = 打包钢带 > лента упаковочная стальная = steel strap = 钢带
кордовая = кордлента = composite strap = cord strap = cordstrap = 柔性打包带 = 纤维打包带 = 集装箱捆绑 > лента кордовая композитная = composite cord strap = 纤维
гофра короб = картонка = коробочка = коробки картонные = картонный ящик = carton box = carton = packing box = shipping box = cardboard box = 箱子 = 纸盒 = 快递箱 = 打包箱 > короб картонный = corrugated box = 纸箱
биг-бег = бигбег = биг бег = бигбэг = мкр = мешок для зерна = мешки под зерно = мешок под зерно = мешок зерновой = строительный мешок = super sack = supersack = tote bag bulk = grain bag = ton bag = one ton bag = 吨包袋 = 集装袋 = 太空袋 = 吨袋子 > биг-бэг = bulk bag = 吨袋
касочки = каска строительная = строительная каска = каска монтажника = каска защита = safety hat = construction helmet = work helmet = site helmet = 工地帽 = 防护帽 = 头盔工地 > каска защитная = safety helmet = 安全帽
рабочие перчатки = перчатки хб = перчатки с пвх = перчатки пвх точка = перчатки точка = работяжки = work glove = working gloves = dotted gloves = dot gloves = 劳保手套 = 工作手套 = 点珠手套 = 点胶手套 > перчатки трикотажные = knitted gloves = 棉纱手套 = 点塑
краги = краги сварщика = рукавицы сварщика = перчатки сварщика = welding glove = welding gloves = welder gloves = welders gauntlets = 电焊手套 = 焊工手套 = 焊接手套 > краги сварщика = welding gauntlets = 焊工手套
диэлектрика = резиновые перчатки электрика = диэлектрические перчатки = перчатки электрика = electrician gloves = lineman gloves = insulated gloves = 绝缘手套 = 电工手套 > перчатки диэлектрические = insulating = 绝缘
спилковые = спилок = кожаные перчатки = leather gloves = rigger gloves = leather work gloves = 牛皮手套 = 皮手套 > перчатки спилковые = split-leather = 二层皮
спецобувь = рабочая обувь = обувь рабочая = ботинки с подноском = ботинки с железным носком = work shoes = safety footwear = safety boot = steel toe = steel toe shoes = composite toe = 劳保靴 = 钢头鞋 = 防砸鞋 = 工作鞋 = 工地鞋 > ботинки рабочие = safety shoes = safety boots = 安全鞋 = 安全靴
летняя обувь рабочая = летняя спецобувь = летние рабочие = summer safety shoes = breathable safety shoes = summer work shoes = 夏季劳保鞋 = 透气劳保鞋 = 夏天劳保鞋 > кроссовки защитные = сандалии рабочие = safety sneakers = safety sandals = 凉鞋 = 运动款
резиновые сапоги = сапоги резиновые = пвх сапоги = резиновые рабочие сапоги = wellington = wellies = rubber boots = gumboots = gum boots = rain boots = 雨鞋 = 水鞋 = 水靴 = 胶鞋 > сапоги пвх = pvc safety boots = 雨靴
опшка = огнетушитель оп = порошковик = порошковый = abc extinguisher = dry powder = powder extinguisher = dcp = 干粉 = 干粉灭火瓶 > огнетушитель порошковый = dry chemical = 干粉
оушка = углекислотник = углекислотный = co2 extinguisher = carbon dioxide extinguisher = 二氧化碳 > огнетушитель углекислотный = co2 fire extinguisher = 二氧化碳
пожарный рукав = рукав на пожарный кран = рукав в пожарный шкаф = пожарный шланг = шланг пожарный = lay flat hose = layflat = fire hose reel = firefighting hose = hydrant hose = 消防水管 = 消防水带 = 消防带 > рукав пожарный = fire hose = 水带
диск на болгарку = диск для болгарки = кружок = круг для болгарки > круг отрезной = круг зачистной = cutting disc = grinding disc
диск = диски > круг = диск = disc
`
