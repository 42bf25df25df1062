/** What shops, fitters and buyers call things besides the names of TRADE_SYNONYMS, in the same format. */
export const TRADE_SLANG = `
кран шаровой = шаровик = ball valve = quarter-turn valve = quarter turn valve = 球阀 = 球形阀 = 球芯阀
задвижка = задвига = клинкет = sluice valve = gate valve = 闸阀 = 闸板阀 = 闸门阀
клапан обратный = обратный клапан = обратка = невозвратный клапан = check valve = backflow valve = one-way valve = one way valve = reflux valve = 止回阀 = 单流阀 = 回流阀
двустворчатый клапан = двухстворчатый клапан = dual-plate check valve = dual plate check valve = duo check valve = double disc check valve = 双瓣止回阀 = 蝶式止回阀 = 双板止回阀
поворотный обратный клапан = клапан обратный поворотный = swing check valve = swing check = flap valve = 旋启式止回阀
затвор дисковый = бабочка = затвор бабочка = butterfly valve = bfv = 蝶阀 = 蝴蝶阀
шиберная задвижка = шибер = slurry valve = knife gate valve = knife valve = 刀闸阀 = 刀型闸阀 = 插板阀 = 浆液阀
заглушка = фланец глухой = глухой фланец = blank flange = blind flange = 法兰盖 = 盲板 = 盲法兰 = 闷盖 = 法兰盲板
фланец = flange = 法兰 = 法兰片 = 法兰盘
отвод = колено стальное = угольник приварной = elbow = pipe elbow = 弯头 = 弯管
калач = отвод 180 = return bend = u-bend = 180度弯头
тройник = тройничок = tee = pipe tee = t-piece = 三通
труба вгп = труба водогазопроводная = вгп = black pipe = black iron pipe = water and gas pipe = 水煤气管 = 低压流体输送焊管 = 黑管
профильная труба = профиль квадратный = квадратная труба = прямоугольная труба = профилка = rhs = shs = hollow section = box iron = square tubing = rectangular tubing = 方管 = 方矩管 = 矩管 = 方钢管
круглая труба = труба круглая = труба электросварная = chs = round tube = round pipe = 焊接钢管 = 圆管
цельнотянутая труба = бесшовная труба = труба бесшовная = cds tube = seamless tubing = seamless pipe = 无缝管 = 无缝钢管
полиэтиленовая труба = труба пэ = полиэтиленка = труба пнд = poly pipe = polypipe = hdpe pipe = 聚乙烯管 = pe管 = pe水管
насос вертикальный многоступенчатый = вертикальный многоступенчатый насос = вертикалка = jockey pump = vertical multistage pump = 立式多级离心泵 = 立式多级泵
консольник = консольный насос = насос консольный = end-suction pump = end suction pump = 单级离心泵
насос ин-лайн = линейный насос = инлайн насос = in-line pump = inline pump = 管道离心泵 = 管道泵
погружник = погружной насос = насос погружной = submersible pump = 潜水泵 = 潜水电泵
фекальный насос = насос фекальный = trash pump = sludge pump = slurry pump submersible = sewage pump = 污水泵 = 潜污泵 = 排污泵
дренажный насос = насос дренажный = грязевой насос = насос для грязной воды = dirty water pump = bilge pump = drainage pump = 排水泵 = 抽水泵
скважинный насос = насос скважинный = водоподъемный насос = deep-well pump = borehole pump = water well pump = 深井潜水泵 = 深井泵
шестеренник = насос шестеренный = шестеренный насос = gear pump = gear oil pump = 齿轮泵 = 齿轮油泵
мембранник = насос мембранный = мембранный насос = диафрагменный насос = aodd = aodd pump = air-operated pump = double diaphragm pump = air diaphragm pump = 气动隔膜泵 = 隔膜泵 = 气动泵
винтовик = винтовой компрессор = компрессор винтовой = rotary screw compressor = rotary compressor = screw compressor = 螺杆空压机 = 螺杆机 = 螺杆式空压机
поршневой компрессор = компрессор поршневой = piston compressor = recip compressor = workshop compressor = 活塞空压机 = 活塞式空压机 = 往复式空压机
ресивер = воздухосборник = air tank = compressed air tank = surge tank = air receiver = 储气罐 = 气罐 = 气包 = 储气筒 = 压缩空气罐
пластинчатый теплообменник = теплообменник пластинчатый = пластинчатник = plate exchanger = plate heat exchanger = plate cooler = 板式换热器 = 板换 = 板式热交换器 = 板式冷却器
кожухотрубный теплообменник = теплообменник кожухотрубный = кожухотруб = tubular heat exchanger = shell and tube = shell & tube = 管壳式换热器 = 列管式换热器 = 固定管板式换热器 = 列管冷却器
стальной радиатор = радиатор стальной = панельный радиатор = панелька = panel radiator = steel radiator = 钢制板式散热器 = 板式散热器 = 钢制暖气片
манометр = датчик давления стрелочный = pressure gauge = dial gauge = 压力表
биметаллический термометр = термометр биметаллический = dial thermometer = bimetal thermometer = temp gauge = temperature gauge = 双金属温度计
термопара = thermocouple = tc probe = 热电偶
термосопротивление = rtd = rtd probe = pt100 = pt 100 = 热电阻 = 铂电阻
расходомер = счетчик потока = flow meter = flowmeter = flow gauge = 流量计 = 流量仪
арматурный прут = рифленка прут = rebar = reo bar = reinforcing steel = reinforcement bar = tor steel = 钢筋 = 螺纹钢 = 带肋钢筋
уголок = равнополочный уголок = полка металлическая = angle iron = steel angle = l angle = angle bar = 角钢 = 角铁 = 三角铁 = 等边角钢
швеллер = u-channel = c-channel = steel channel = 槽钢 = 槽铁 = u型钢
лист рифленый = рифленый лист = лист чечевица = лист квинтет = floor plate = durbar plate = treadplate = checkered plate = chequered plate = 花纹板 = 花纹钢板 = 防滑板 = 防滑钢板
горячекатаный лист = лист горячекатаный = лист гк = лист г/к = hr sheet = hr plate = hot-rolled sheet = hot-rolled plate = 热轧钢板 = 热轧板
холоднокатаный лист = лист холоднокатаный = лист хк = лист х/к = cr sheet = crca = cold-rolled sheet = 冷轧钢板 = 冷轧板 = 冷板
стальной лист = лист стальной = лист металла = листовая сталь = железный лист = steel sheet = steel plate = sheet metal = sheet steel = 钢板 = 铁板 = 铁皮
оцинкованный рулон = рулон оцинкованный = оцинковка рулон = рулонная оцинковка = galv coil = galvanised coil = galvanized coil = gi sheet = 镀锌钢卷 = 镀锌卷 = 镀锌皮 = 白铁皮 = 镀锌铁皮
окрашенный рулон = рулон окрашенный = полимерка = крашеная оцинковка = painted coil = prepainted steel coil = 彩涂钢卷 = 彩涂卷 = 彩钢卷
дюраль = дюралька = дюралюминий = д16 = duralumin = 硬铝
алюминиевый лист = лист алюминиевый = лист алюминия = alu sheet = aluminium sheet = aluminum sheet = aluminum plate = aluminium plate = 铝板 = 铝皮 = 铝合金板
трос = тросик = канат стальной = стальной трос = winch cable = winch rope = wire cable = steel wire rope = 钢丝绳 = 钢索 = 钢绳 = 钢丝缆
порошковая проволока = проволока порошковая = флюсовая проволока = проволока флюсовая = flux core wire = flux core = fluxcore = flux-cored wire = 药芯焊丝
сварочная проволока = проволока сварочная = проволока полуавтомат = проволока для полуавтомата = welding wire = gmaw wire = mig welding wire = 焊丝 = 气保焊丝
присадочный пруток = пруток присадочный = tig filler = tig wire = filler rod = 氩弧焊丝 = 氩弧焊条
шариковый подшипник = подшипник шариковый = радиальный подшипник = deep groove bearing = deep groove ball bearing = 深沟球轴承 = 滚珠轴承 = 球轴承
роликовый конический подшипник = подшипник конический = конический подшипник = taper roller bearing = tapered bearing = taper bearing = 圆锥滚子轴承 = 锥形轴承 = 圆锥轴承
корпусной подшипник = подшипник в корпусе = подшипниковый узел = корпусный подшипник = plummer block = pillow block = mounted bearing = bearing housing = flange bearing = bearing unit = 外球面球轴承 = 带座轴承 = 轴承座 = 瓦盒轴承
редуктор = мотор-редуктор = gearbox = gearmotor = gear motor = speed reducer = gear drive = 减速机 = 减速器 = 齿轮箱 = 变速箱
червячник = червячный редуктор = редуктор червячный = worm gearbox = worm reducer = worm box = 蜗轮蜗杆减速机 = 涡轮减速机 = 蜗轮箱 = 涡轮箱
цилиндрический редуктор = редуктор цилиндрический = helical gearbox = helical gear reducer = parallel shaft gearbox = 硬齿面减速机 = 圆柱齿轮减速机
муфта = муфта вала = shaft coupling = shaft coupler = coupling = 联轴器 = 联轴节 = 对轮 = 靠背轮
втулочно-пальцевая муфта = муфта втулочно-пальцевая = муфта мувп = мувп = bushed pin coupling = pin and bush coupling = 弹性套柱销联轴器 = 柱销联轴器
приводная цепь = цепь приводная = цепь роликовая = роликовая цепь = drive chain = roller chain = transmission chain = bush roller chain = 滚子链 = 传动链 = 链条
клиновой ремень = ремень клиновой = приводной ремень = ремень приводной = drive belt = fan belt = vee-belt = v-belt = 三角带 = 三角皮带 = 皮带 = 传动带
болт = болт шестигранный = шестигранный болт = hex bolt = hex head bolt = hex cap screw = cap screw = machine bolt = hexagon bolt = 六角头螺栓 = 六角螺栓 = 外六角螺栓 = 外六角螺丝 = 六角螺丝
гайка = hex nut = nut = 螺母 = 螺帽 = 六角螺母 = 六角螺帽
самоконтрящаяся гайка = гайка самоконтрящаяся = гайка самостопорящаяся = гайка с нейлоном = гайка с капроном = locknut = nylock = nylock nut = lock nut = stover nut = 防松螺母 = 尼龙螺母 = 锁紧螺母
клиновой анкер = анкер клиновой = анкер клин = анкер-клин = анкер шпилька = trubolt = thru bolt = through bolt = wedge anchor = 楔形膨胀锚栓 = 壁虎螺丝 = 膨胀栓
анкер = анкерный болт = anchor bolt = masonry anchor = concrete anchor = 锚栓 = 膨胀锚栓
анкерный болт с гайкой = болт анкерный с гайкой = гильзовый анкер = redibolt = sleeve anchor = 套管膨胀锚栓 = 套管锚栓
химический анкер = капсула химическая = жидкий анкер = resin anchor = epoxy anchor = chemical anchor = 化学锚栓 = 化学螺栓 = 植筋胶 = 药剂螺栓
фундаментный болт = болт фундаментный = анкерная шпилька = j-bolt = l-bolt = anchor rod = holding down bolt = foundation bolt = 地脚螺栓 = 地脚螺丝 = 地锚螺栓
саморез = саморезы = self-tapper = self tapper = self tapping screw = self-tapping screw = 自攻螺钉 = 自攻螺丝 = 自攻丝 = 快牙丝
саморез со сверлом = клопы = клоп = блоха = саморез клоп = самосверлящий саморез = сверлоконечный = tek screw = teks = self drilling screw = 自钻自攻螺钉 = 燕尾螺丝 = 燕尾丝 = 钻尾丝
саморез по гипсокартону = саморез гипсокартонный = черный саморез = black screw = plasterboard screw = drywall screw = 墙板钉 = 干壁钉 = 石膏板螺钉 = 石膏板螺丝
сверло = сверлышко = jobber drill = jobber bit = metal drill bit = drill bit = twist drill = 麻花钻 = 钻头 = 钻咀
фреза концевая = пальчиковая фреза = фреза пальчиковая = slot drill = endmill = end mill = 立铣刀 = 铣刀 = 平头铣刀 = 锣刀
фреза по алюминию = фреза для алюминия = aluminum end mill = aluminium end mill = 铝用铣刀
пластина твердосплавная = сменная пластина = резцовая пластина = cnc insert = lathe insert = tool insert = carbide tip = 硬质合金车刀片 = 车刀片 = 数控刀粒 = 刀粒
отрезник = отрезной круг = круг отрезной = отрезной диск = slitting disc = metal cutting disc = cut-off disc = grinder blade = parting disc = 切割片 = 切断片 = 切割砂轮 = 树脂切割片
зачистник = круг зачистной = зачистной круг = обдирочный круг = depressed center wheel = grinding disc = grinding disk = 打磨片 = 角磨片 = 磨光片
алмазник = алмазный круг = диск алмазный = алмазный диск = diamond saw blade = diamond cutting disc = diamond blade = 金刚石锯片 = 金刚石切割片 = 云石片
асинхронник = асинхронный двигатель = двигатель асинхронный = электродвигатель = эл двигатель = эл. двигатель = ac motor = squirrel cage motor = induction motor = three-phase motor = 三相异步电动机 = 三相电机 = 交流电机 = 异步电机
частотник = пчв = частотный преобразователь = частотный регулятор = регулятор частоты = vsd drive = variable speed drive = ac inverter = vfd drive = frequency drive = 变频器 = 变频调速器 = 变频驱动器
силовой кабель = кабель силовой = электрокабель = power cable = mains cable = electrical cable = 电力电缆 = 电缆线 = 电源线缆 = 铜芯电缆
броня кабель = бронекабель = кабель бронированный = swa cable = steel wire armoured = armored cable = armoured cable = 铠装电缆
кабельный лоток = лоток кабельный = кабель-канал металлический = cable trunking = cable tray = perforated tray = 电缆桥架 = 桥架 = 线槽 = 托盘桥架
автоматический выключатель = автомат = пакетник = автоматик = trip switch = circuit breaker = 断路器 = 空开 = 空气开关 = 空气断路器
модульный автомат = автомат модульный = автомат на дин-рейку = din rail breaker = mcb = miniature circuit breaker = 小型断路器 = 微型断路器 = 微断
щиток = распредщит = электрощиток = распредкоробка модульная = бокс для автоматов = ящик для автоматов = db box = load center = load centre = fuse board = breaker panel = distribution box = panelboard = 配电箱 = 强电箱 = 开关箱 = 照明箱
трансформатор = трансформатор силовой = силовой трансформатор = трансик = trafo = transformer = power transformer = 变压器 = 电力变压器
ручная таль = таль ручная = полиспаст = цепная лебедка ручная = block and tackle = manual chain hoist = hand hoist = chain block = 手拉葫芦 = 吊葫芦 = 神仙葫芦 = 手动葫芦
электроталь = тельфер = тельфер цепной = таль электрическая цепная = power hoist = electric chain hoist = electric hoist = 电动葫芦 = 环链电动葫芦 = 电葫芦
строп = стропа = чалка = lifting sling = sling = rigging sling = 吊索 = 吊带 = 吊装索具
текстильный строп = стропа текстильная = ленточный строп = строп ленточный = lifting strap = lifting belt = nylon sling = polyester sling = web sling = webbing sling = 吊装带 = 扁平吊带 = 吊带 = 起重吊带
круглопрядный строп = строп круглопрядный = мягкая стропа = roundsling = round sling = endless sling = 圆形吊带 = 圆吊带 = 柔性吊带
консольный кран = кран консольный = кран-укосина = укосина = консольно-поворотный кран = swing jib = swing crane = column crane = slewing jib = 悬臂吊 = 旋臂吊 = 摇臂吊 = 独臂吊 = 旋臂起重机
полочный стеллаж = стеллаж полочный = архивный стеллаж = сборный стеллаж = shelving unit = boltless shelving = rivet shelving = storage shelf = longspan shelving = 层板货架 = 轻型货架 = 中型货架 = 置物架
пластиковый поддон = поддон пластиковый = пластиковая паллета = паллета пластиковая = plastic skid = plastic pallet = 塑料托盘 = 塑胶托盘 = 胶托盘 = 塑料卡板 = 塑料栈板 = 地台板
финский поддон = финпаллет = финская паллета = industrial pallet = 1200x1000
рохля = рокла = тележка складская = палетная тележка = pallet jack = pallet mover = pump jack = pallet truck = 搬运车 = 地牛 = 手动叉车 = 油压车 = 手动液压车 = 液压托盘车 = 托盘搬运车
стрейч-пленка = стрейч пленка = стрейч = пленка паллетная = паллетная пленка = обмоточная пленка = pallet wrap = pallet film = cling wrap = wrapping film = stretch film = 缠绕膜 = 拉伸膜 = 打包膜 = 围膜 = 托盘膜
ручная стрейч-пленка = hand wrap = 手用缠绕膜 = 手动膜
пп лента = лента пп = полипропиленовая лента = лента полипропиленовая = poly strapping = plastic strapping = plastic banding = pp strap = pp打包带 = 塑料打包带 = 塑料带
упаковочная лента = лента упаковочная = обвязочная лента = стяжная лента = banding = packing band = strapping band = strapping = 打包带 = 捆扎带 = 打包条
картонная коробка = гофроящик = гофротара = коробка для переезда = картонный ящик = упаковочная коробка = moving box = shipping box = packing box = shipping carton = cardboard carton = 纸箱 = 瓦楞纸箱 = 快递箱 = 搬家纸箱 = 纸板箱
биг-бэг = бигбег = биг бег = биг-бег = биг бэг = мешок биг-бэг = тонный мешок = ton bag = tonne bag = one ton bag = bulk sack = fibc bag = 吨袋 = 吨包袋 = 太空袋 = 集装袋
каска защитная = защитная каска = строительная каска = каска строителя = construction helmet = builders helmet = safety helmet = hard hat = 安全帽 = 工地帽
рабочие перчатки = перчатки рабочие = перчатки хб = хб перчатки = перчатки строительные = верхонки = work gloves = working gloves = builders gloves = 劳保手套 = 线手套 = 纱手套 = 工作手套
спилковые перчатки = перчатки спилковые = спилок = rigger gloves = split leather gloves = leather gloves = 牛皮手套 = 皮手套
рабочая обувь = обувь рабочая = спецобувь = защитная обувь = work footwear = safety shoes = safety boots = safety footwear = 劳保鞋 = 安全鞋 = 工作鞋 = 防护鞋 = 防砸鞋
порошковый огнетушитель = огнетушитель порошковый = abc extinguisher = dry chemical extinguisher = dry chem extinguisher = abc powder = powder extinguisher = 干粉灭火器 = 干粉灭火瓶
огнетушитель = fire ext = extinguisher = fire extinguisher = 灭火器 = 灭火瓶 = 灭火筒
пожарный рукав = рукав пожарный = пожарный шланг = шланг пожарный = layflat hose = lay flat hose = lay-flat hose = firehose = fire hose = 消防水带 = 水龙带 = 消防带 = 消防管
`

/** What goods are made of or like, in the same format. */
export const SLANG_PROPERTIES = `
手动 = 手用
многоступенчатый = multistage = multi-stage = 多级
закрытый = с резиновым уплотнением = 2rs = rubber sealed = sealed bearing = 密封轴承
металлоносок = железный носок = металлический подносок = стальной подносок = с металлоподноском = металлоподносок = steel toe = steel toe cap = steel-toe = 钢包头 = 钢头
композитный подносок = композитный носок = composite toe = comp toe = 复合材料包头 = 塑钢头
`
