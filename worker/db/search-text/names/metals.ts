import type { NamesOfGroup } from './model.ts'

/** Names of metals, ropes and welding wire, by the leaves of the catalogue. */
export const METALS: NamesOfGroup = {
  synonyms: `
чечевица = рифленый лист = лист рифленый = chequered = checkered = checker plate = tread plate = diamond plate = 花纹板 = 花纹钢板
лист рифленый = просечка = рифленка = chequer plate = chequered = checker plate = 花纹板
冷轧板 = 冷轧钢板 = cold-rolled sheet = холоднокатаный лист
热轧板 = 热轧钢板 = 热板 = hot-rolled sheet = hot-rolled plate = горячекатаный лист
耐磨板 = 耐磨钢板 = wear plate = wear-resistant plate = ar plate = hardox = износостойкий лист = лист износостойкий
штрипс = steel strip = 带钢
цинкование = оцинкование = galvanizing = galvanising
镀锌板 = 镀锌卷 = 镀锌钢卷 = gi coil = galvanized coil = galvanized sheet = оцинкованный лист = оцинкованный рулон = рулон оцинкованный
彩钢板 = 彩涂板 = 彩涂钢卷 = colour coated sheet = color coated coil = prepainted coil = ppgi coil = окрашенный рулон = рулон окрашенный
кровельная сталь = рулон окрашенный = окрашенный рулон = roofing steel = roofing sheet = prepainted steel = color-coated steel = 彩钢 = 彩涂板 = 彩涂钢卷
уголок = steel angle = angle bar = angle iron = 角钢 = 角铁
уголок = l profile = steel angle = angle steel = 角钢 = 角铁
башенный кран = tower crane = 塔吊 = 塔机 = 塔式起重机
швеллер = steel channel = 槽钢
швеллер = u channel = c channel = steel channel = 槽钢
двутавр = балка двутавровая = двутавровая балка = i-beam = h-beam = i beam = h beam = 工字钢 = h型钢
арматура рифленая = рифленая арматура = rebar = reinforcing bar = deformed bar = ribbed bar = 螺纹钢 = 带肋钢筋
катанка = арматура гладкая = гладкая арматура = plain bar = 光圆钢筋 = 盘圆
трос = стальной канат = канат стальной = wire rope = steel cable = 钢丝绳
канат = трос = wire rope = steel rope = 钢丝绳 = 钢缆
порошковая проволока = проволока порошковая = flux-cored = 药芯焊丝
присадочный пруток = пруток присадочный = filler rod = tig rod = 氩弧焊丝
омедненка = омедненная проволока = проволока омедненная = сплошная проволока = mig wire = solid wire = copper-coated wire = 实心焊丝 = 实芯焊丝 = 气保焊丝 = 二保焊丝 = 镀铜焊丝
самозащитная проволока = gasless mig wire = gasless wire = self-shielded wire = 自保护焊丝 = 无气焊丝
`,
  slang: `
лист рифленый = рифленый лист = лист чечевица = лист квинтет = floor plate = durbar plate = treadplate = checkered plate = chequered plate = 花纹板 = 花纹钢板 = 防滑板 = 防滑钢板
горячекатаный лист = лист горячекатаный = лист гк = лист г/к = hr sheet = hr plate = hot-rolled sheet = hot-rolled plate = 热轧钢板 = 热轧板
холоднокатаный лист = лист холоднокатаный = лист хк = лист х/к = cr sheet = crca = cold-rolled sheet = 冷轧钢板 = 冷轧板 = 冷板
стальной лист = лист стальной = лист металла = листовая сталь = железный лист = steel sheet = steel plate = sheet metal = sheet steel = 钢板 = 铁板 = 铁皮
оцинкованный рулон = рулон оцинкованный = оцинковка рулон = рулонная оцинковка = galv coil = galvanised coil = galvanized coil = gi sheet = 镀锌钢卷 = 镀锌卷 = 镀锌皮 = 白铁皮 = 镀锌铁皮
окрашенный рулон = рулон окрашенный = полимерка = крашеная оцинковка = painted coil = prepainted steel coil = 彩涂钢卷 = 彩涂卷 = 彩钢卷
дюраль = дюралька = дюралюминий = д16 = duralumin = 硬铝
алюминиевый лист = лист алюминиевый = лист алюминия = alu sheet = aluminium sheet = aluminum sheet = aluminum plate = aluminium plate = 铝板 = 铝皮 = 铝合金板
уголок = равнополочный уголок = полка металлическая = angle iron = steel angle = l angle = angle bar = 角钢 = 角铁 = 三角铁 = 等边角钢
швеллер = u-channel = c-channel = steel channel = 槽钢 = 槽铁 = u型钢
арматурный прут = рифленка прут = rebar = reo bar = reinforcing steel = reinforcement bar = tor steel = 钢筋 = 螺纹钢 = 带肋钢筋
трос = тросик = канат стальной = стальной трос = winch cable = winch rope = wire cable = steel wire rope = 钢丝绳 = 钢索 = 钢绳 = 钢丝缆
порошковая проволока = проволока порошковая = флюсовая проволока = проволока флюсовая = flux core wire = flux core = fluxcore = flux-cored wire = 药芯焊丝
сварочная проволока = проволока сварочная = проволока полуавтомат = проволока для полуавтомата = welding wire = gmaw wire = mig welding wire = 焊丝 = 气保焊丝
присадочный пруток = пруток присадочный = tig filler = tig wire = filler rod = 氩弧焊丝 = 氩弧焊条
`,
  everyday: `
листовое железо = железо листовое = железо лист = лист железа = металлический лист = лист металлический = лист железный = metal sheet = iron sheet = metal plate = iron plate = steel board = 铁片 = 钢片 = 金属板 = 钢板材 = 铁板材 > листы стальные = steel sheet = steel plate = 钢板
противоскользящий лист = антискользящий лист = лист для ступеней = лист для пола = step plate = anti-slip plate = non-slip plate = stair plate = floor steel = 防滑铁板 = 踏步板 = 楼梯花纹板 > лист рифленый = checkered plate = tread plate = 花纹板 = 花纹钢板
гк лист = хк лист = лист черный = черный металл лист = горячка = холоднокат = black sheet = ms plate = ms sheet = hr coil sheet = 黑铁板 = 中厚板 = 开平板 = 薄板 > лист горячекатаный = hot-rolled = 热轧钢板 = лист холоднокатаный = cold-rolled = 冷轧钢板
железка = железо = железяка = листовуха = металл листовой = черный лист = steel plates = ms sheet = black sheet = mild steel = 铁皮 = 铁片 = 黑板钢 = 中板 = 开平板 = листяк = железка листовая = лист черный = лист железа = железный лист = толстый лист = лист конструкционный = стальной лист = ms plate = mild steel sheet = black plate = gauge sheet = flat steel = stel plate = plate steel = 平板钢 = 碳钢板 = 普板 = 铁板 = 黑铁板 = 普通铁板 = 钢板材 = 板材铁 > лист = steel sheet = steel plate = 钢板
чечевичка = железо рифленое = рифленка лист = рифленый металл = лист противоскользящий = пол рифленый = patterned steel = anti skid plate = bulb plate = 防滑板 = 花纹铁板 = 扁豆 = рифленка = нескользящий лист = нескользкий лист = лист с рифлением = лист на пандус = лист на ступени = металл для ступенек = просеченный ступенчатый = чечевица = ромб лист = chequer = chequer plate = durbar = durbar plate = floor plate = 5 bar plate = anti slip plate = tread plate = walkway plate = diamond plate = 花板 = 花纹板 = 防滑铁板 = 防滑钢板 = 菱形花纹 = 扁豆板 > лист рифленый = checkered plate = 花纹板
холоднокат = холоднокатанка = хк лист = лист хк = лист х/к = холоднокатаный лист = кузовной металл = кузовщина = кузовной лист = лист на кузов = лист для кузова = тонколистовой = тонкий лист = декапир = гладкий тонкий лист = cr sheet = cr4 = crc = crca = cold reduced = dc01 = a1008 = panel steel = bright sheet = press quality sheet = autobody sheet = body panel sheet = 冷板 = 冷轧板 = 薄铁皮 = 薄钢板 = 光面板 = 钣金材料 = 钣金板 = st12 = spcc = dc01板 > лист холоднокатаный = cold-rolled steel sheet = 冷轧钢板
горячекат = горячекатанка = гк лист = лист гк = лист г/к = горячекатаный лист = толстолистовой = лист ст3 = лист 19903 = лист на закладную = закладная пластина = сляб = лист для мангала = лист для резервуара = hr plate = hrc plate = hr sheet = s275 = s355 = s235 = a36 = is 2062 = e250 plate = heavy plate = hot rolled plate = base plate steel = 热板 = 热轧板 = 开平板 = 黑皮板 = 中厚板 = 厚钢板 = 路基垫板 = 锰板 > лист горячекатаный = hot-rolled steel plate = 热轧钢板
хардокс = hardox = нм400 = магстронг = magstrong = бронелист = броневой лист = лист 400нв = не истирающийся = износостойкий лист = футеровка бункера = ar400 = ar plate = xar = raex = dillidur = quard = wear plate = abrasion plate = nm400 = 耐磨板 = 耐磨钢 = 铲斗板 = 斗板 = 衬板 > лист износостойкий = wear-resistant steel plate = 耐磨钢板
металл для крыши = железо для крыши = лист для крыши = roofing metal = roof metal = roofing iron = 屋面板 = 屋顶铁皮 = 铁皮瓦 > рулон окрашенный = prepainted steel coil = 彩涂钢卷 = рулон оцинкованный = galvanized steel coil = 镀锌钢卷
оцинкованное железо = жесть = жесть оцинкованная = galvanized iron = galvanized sheet metal = zinc sheet = tin sheet = 白铁 = 镀锌铁皮 = 锌铁皮 = рулонка = оцинковочка = цинк рулон = штрипс оцинкованный = gal coil = gal sheet = zincalume = galvalume = gi roll = 白铁卷 = 锌板 = 镀锌白铁皮 = оцинковка тонкая = сталь оцинкованная = оцинкованная сталь = сталь тонколистовая оц = сталь с цинковым покрытием = оцинковка рулон = катушка оцинковки = galv coil = galv = gi coil = hdgi = zinc coil = zinc roll = galvanised roll = galvanised steel rolls = sgcc = dx51d = dx51d+z = duct coil = spangle = zero spangle = regular spangle = 镀锌卷 = 风管铁皮 = 风管板 = 白铁皮 = 亚铅铁皮 = 有花镀锌 = 无花镀锌 = 镀锌卷板 = 卷板镀锌 = 鞍镀 = 首钢镀锌 > рулон оцинкованный = galvanized steel coil = 镀锌钢卷
лист оцинкованный = оцинкованный лист = цинк лист = цинковка = лист цинк = galvanised sheet = galvanized sheet = galvanized steel sheet = gi sheet = 镀锌铁板 = 镀锌钢板 = 白铁皮 > рулон оцинкованный = galvanized coil = galvanized steel coil = 镀锌钢卷
крашенка = окраска ral = полимерка = рулон ral = лист ral = металл крашеный = color coated = colour coated = colour bond = prepaint = 彩板 = 彩钢 = 彩卷 = 颜色板 = цветной рулон = рулон ппц = ппц = полимер рулон = рулон полимер = крашеный рулон = рулон с покрытием = окрашенный металл = сталь с полимерным покрытием = ppgi coil = colorbond = colour steel = color steel = colour coil = color coil = coil coated = pre painted = prepainted gi = painted coil = roofing coil = plastisol = 彩皮 = 彩钢卷 = 彩钢瓦原料 = 烤漆板 = 烤漆钢板 = 彩色铁皮 = 彩瓦卷 = 彩涂卷 = 铁皮瓦 = cgcc = tdc51d > рулон окрашенный = prepainted steel coil = 彩涂钢卷
штрипсы = полоса оцинкованная = лента оцинкованная = лента стальная оцинкованная = slit coil = slitted coil = galvanized strip = gi strip = 分条 = 镀锌带钢 = 带钢 = ленты оцинковки = лента для лстк = штрипс оцинкованный = узкий рулон = резаный рулон = слиттер = сырье для профиля = slit galv = slit strip = galvanised strip = banding slit coil = zinc strip = zinc band = narrow coil = 镀锌条 = 镀锌条子 = 纵剪带 = 镀锌带 = 分条镀锌 > штрипс = galvanized strip = 镀锌带
дюралевый лист = дюралевая плита = дюралевый = авиационный алюминий = aircraft aluminum = aircraft aluminium = aviation aluminum = 航空铝 = 航空铝板 > д16 = 2024
алюминька = лист алюминий = алюмин = ally sheet = ali sheet = aluminium plate = checker aluminum = 铝材 = 铝片 = 合金铝板 = легкий металл листом = крылатый металл = лист ал = aluminium sheet = alu plate = alu sheet = light alloy sheet = lightweight metal sheet = hindalco = nalco = en 485 = en 573 = mill finish aluminium = aluminium panels = 铝薄板 = 铝平板 = 铝板材 = 轻金属板 = 西南铝 > лист алюминиевый = aluminum sheet = 铝板
люминь = люминий = лист люминиевый = дюраль = дюралька = alu sheet = alu plate = aluminium plate = ally sheet = ali sheet = 铝片 = 铝材板 = 铝合金板 > лист алюминиевый = aluminum sheet = 铝板 = плита алюминиевая
квинтет = лист квинтет = рифленка алюминиевая = рифленка алюминий = алюминий рифленый = five bar = 5 bar tread = five bar plate = alu chequer = aluminium chequer plate = aluminium tread plate = 五条筋 = 花纹铝板 = 防滑铝板 = 指针铝板 = алюминиевая рифленка = рифленый алюминий = пять палочек = трап алюминиевый = алюминий на пол = обшивка рифленкой = ally tread = 5 bar ally = 5 bar aluminium = diamond aluminium = aluminium tread = propeller plate = 压花铝板 = 花纹铝 = 柳叶铝板 = 五条筋铝板 = 凸纹铝板 > алюминиевый рифленый квинтет = aluminum tread plate = 花纹铝板
мягкий алюминий = ад0 = ад1м = а5м = алюминий для теплоизоляции = оболочка теплоизоляции = изоляция труб алюминием = lagging sheet = cladding aluminium = insulation cladding = 1050 = 1050 sheet = 1060 = pure aluminium = 纯铝 = 工业纯铝 = 软铝 = 软铝板 = 1060铝板 = 保温铝皮 > ад1
амцм = амцн = амцн2 = алюминий марганец = алюминий для фасада = 3103 = 3003 = gutter aluminium = 防锈铝 = 铝锰 = 铝锰板 = 3系铝 = 3a21 = lf21 > амц
1520 = магналий = 5251 = 5052 = lf2 = 5a02 > амг2
1550 = 5083 = 5086 = marine grade = marine aluminium = saltwater grade = лодочный алюминий = алюминий лодочный = для катеров = lf5 = 5a05 = 铝镁5 = 船用铝 = 造船铝板 > амг5
1560 = lf6 = 5a06 > амг6
дюраль = дюралька = дюралевый лист = дюралюминий = авиационный алюминий = самолетный алюминий = авиаль дюраль = 2024 t3 = duralumin = duraluminum = dural = aircraft aluminium = aircraft grade = aviation aluminium = 杜拉铝 = 航空铝 = 航空铝板 = 飞机铝板 = 2系铝 = 2a12 = ly12 > д16
авиалевый = авиаль = he30 = 6061 = 6082 = ld30 = 6系铝 > авт
уголок металлический = угловая сталь = железный уголок = l bar = l-bar = angle section = l section = 角铁材 = 角钢材 = 三角钢 = l型钢 = полтинник уголок = уголки = угол железный = угол металлический = уголок железный = angle bars = angle bar = angle iron = l profile = 三角铁 = угол стальной = уголочек = уголочек стальной = угольник прокатный = г-образный профиль = l-профиль = г-шка = равнополка = неравнополка = l iron = corner iron = iron corner = angular bar = l stock = rsa = isa = isea = isua = equal angle = unequal angle = ea steel = ua steel = tower angle = 角铁 = l铁 = l型铁 = v字铁 = 铁角 = 铁角条 = 直角钢 = 钢角 = 偏角钢 = 不等边 = 等边角铁 > уголок стальной = steel angle = 角钢
п-образный профиль = швеллерок = c section = pfc = u beam = u section = u bar = c beam = 槽铁钢 = 凹槽钢 = c型钢 = швеллера = п профиль = c profile = u profile = parallel flange channel = 槽铁 = u型钢 = железо буквой п = балка п = п-образка = шв-р = шв = корыто металлическое = u-образный прокат = channel iron = c iron = u iron = rsc = upn = unp = upe = ismc = tfc = american channel = c channel = u channel = chassis channel = 槽型钢 = 凹字钢 = u型铁 = u字钢 = 凹型铁 = 普槽 = 国标槽钢 > швеллер = steel channel = 槽钢
гнутик = швеллер гнутик = гнутый швеллер = швеллер гнутый = холодногнутый = легкий швеллер = cold formed u = cold formed channel = lipless channel = plain channel = bent channel = pressed channel = folded channel = roll formed u = formed channel = 冷弯槽钢 = 折弯槽 = 冷折槽 = 薄壁槽钢 > швеллер гнутый = cold-formed channel = 冷弯槽钢
прут арматурный = железный прут = стальной прут = пруток арматурный = прутья для бетона = iron rod = steel rod = iron bar = concrete steel = reinforcing rod = construction steel = 铁筋 = 建筑钢筋 = 钢筋条 = 混凝土钢筋 = прут строительный = пруток строительный = прутья для фундамента = прутки для фундамента = железо в бетон = железо для фундамента = армопрут = стержни арматурные = каркас монолита = арматурка = армировать = reo = reo bar = reobar = saria = sariya = tmt = tmt bar = starter bar = building rods = construction rod = rods for slab = footing rods = hy bar = bs 4449 = fe500 = fe500d = is 1786 = as/nzs 4671 = 螺纹 = 螺纹铁 = 钢条 = 竹节钢 = 钢枝 = 铁枝 = 梁筋 = 主筋 = 建材钢 = 自建房钢筋 > арматура = rebar = 钢筋
круг катанка = катанка в бухте = проволока катанка = wire rod = 线材 = 盘条 = 高线 = 盘螺 = арматура бухтовая = бухтовая арматура = арматура в бухтах = мотковая арматура = reo coil = rebar coil = coil reo = links coil = 箍筋盘螺 = 盘卷钢筋 > арматура мотках = rebar coils = 盘卷
арматурина = прут рифленый = железо на фундамент = steel bars = bar reinforcement = tmt bar = tmt = 钢筋螺纹 = рифленка арматура = ребристый прут = рифленый прут = шершавый прут = арматура аiii = арматура а3 = арматура а500 = а500с = а400 = 25г2с = 35гс = t10 bar = t12 = t16 = t20 = n12 = n16 = n20 = h10 bar = h12 bar = deformed reo = hrb400e = hrb500e = 抗震钢筋 = 三级抗震 = 螺纹钢筋 > арматура рифленая = deformed rebar = 带肋钢筋
а3 = а-3 = а iii = аiii = 三级钢 = 三级钢筋 = 三级螺纹 = 三级螺纹钢 > hrb400
四级钢 = 四级钢筋 = 四级螺纹 = 四级螺纹钢 > hrb500
арматурка = арматура бухта = катанка = круг гладкий = гладкая арматура = wire rod = plain bar = round bar coil = smooth bar = 圆钢 = 盘圆 = 光圆 = 线材 = арматура a-i = арматура аi = арматура а1 = гладкий прут = круг арматурный = катанка гладкая = r6 bar = r6 = round reo = ring rod = mild steel bar = 圆条 = 一级钢 = 圆盘条 = 盘条 = hpb300 > арматура гладкая = plain round = 光圆 = а240
арматура периодический профиль = периодичка = ребристая арматура = стержень арматурный = rebars = re-bar = rod iron = deformed steel bar = 罗纹钢 = 钢筋条 = 三级螺纹 > арматура рифленая = deformed = 带肋
канат для крана = крановый канат = трос для крана = трос лебедки = трос для лебедки = канат для лебедки = грузовой трос = буксировочный трос = crane cable = crane rope = hoist rope = hoist cable = lifting cable = tow cable = 起重钢丝绳 = 吊车钢丝绳 = 行车钢丝绳 = 卷扬机钢丝绳 = 牵引绳 = 拉索 = тросик стальной = стальная веревка = железный трос = оттяжка = steel string = metal rope = wire strop rope = aircraft cable = guy wire = 钢线绳 = 钢丝索 = 铁丝绳 = 钢丝拉绳 = тросик = трос металлический = трос железный = стальной тросик = веревка стальная = cable rope = steel rope = wire cable rope = winch cable = 钢绳 = 钢索 = 铁绳 = 钢丝绳子 = железная веревка = железный канат = тросовка = трос лебедочный = трос грузоподъемный = канат грузовой = трос тельферный = трос в бухте = трос метражом = чокер трос = winch wire = tow wire = hoist wire = cable wire steel = steel cable = wire cable = bridon = fswr = derrick line = is 2266 = overhead crane rope = 威也 = 钢缆 = 卷扬机绳 = 吊绳 = 航吊绳 = 钢丝缆 = 麻芯 = 油丝绳 = 油绳 = 缆绳 = 不锈钢绳 > канат стальной = steel wire rope = 钢丝绳
канат для лифта = лифтовый канат = трос для лифта = elevator cable = elevator rope = lift rope = 电梯绳 = 电梯钢丝绳 = 曳引绳 = лифтовой трос = hoisting rope for lift = 8x19 = brugg = 升降机缆 > канат стальной лифт = steel wire rope elevator = 8x19s
леерный трос = трос леерный = трос нержавейка = din 3053 = вантовый трос = rigging wire = standing rigging = railing cable = deck railing cable = 1x19 wire = trellis wire = 不锈钢丝绳 = 1x19钢丝绳 > канат стальной 1x19 = steel wire rope 1x19 = 钢丝绳 1x19
нераскручивающийся = некрутящийся = некрутящийся трос = нераскручивающийся трос = малокрутящийся = канат 3088 = башенного крана канат = non spin = non rotating = rotation resistant = anti-spin = 19x7 = 18x7 = 不旋转 = 不转绳 = 防旋转 = 多层股 > канат стальной 18x7 = steel wire rope 18x7 = 钢丝绳 18x7
со стальным сердечником = металлический сердечник = сердечник м.с. = steel core rope = iwrc = 钢芯 = 金属芯 > канат iwrc = wire rope iwrc = 钢丝绳 iwrc
проволока для сварки = проволока сварка = сварка проволока = проволока для сварочного полуавтомата = welder wire = weld wire = co2 wire = co2 welding wire = mig roll = 焊接丝 = 二保焊丝 = 二氧化碳焊丝 = 气保焊丝 = 气体保护焊丝 = 焊机丝 = проволока св = полуавтоматка = mig roll wire = mig reel = solid mig = gas mig wire = er70 = 二保丝 = 实心焊丝卷 = катушка в сварочник = сварочная бухта = проволока в полуавтомат = mig mag = migmag = mig spool = mig wire = filler wire = filler metal = welding filler = welding spool = esab wire = lincoln wire = ador = 焊线 = 焊丝盘 = 焊铁丝 > проволока сварочная = welding wire = 焊丝
mig wire = проволока mig = проволока для полуавтомата = wire for mig = mig spool > проволока сварочная = welding wire = flux-cored wire = проволока порошковая = 焊丝
проволока для нержавейки = нержавеющая проволока сварочная = stainless mig wire = stainless welding wire = 不锈钢焊丝 > er308lsi = er316l
проволока для алюминия = алюминиевая проволока сварочная = aluminum mig wire = aluminium welding wire = aluminum welding wire = 铝焊丝 = варить алюминий = алмиг = алмиг5 = almg5 = ali mig = aluminium mig = aluminum mig = spool gun wire = 铝焊线 > er5356
флюсовка = порошковка = самозащитка = fcaw = fcaw wire = innershield = no gas wire = 药芯丝 = 药芯 = флюсовая = проволока без газа = безгазовая проволока = flux wire = fluxcore = flux cored = 无气焊丝 = 免气焊丝 = трубчатая проволока = порошок в проволоке = с флюсом внутри = пп-аг = e71t = e71t-1 = fcw = cored wire = tubular wire = dual shield = sf-71 = yj501 = 管状焊丝 = 药皮在里面 = 包药焊线 > проволока порошковая = flux-cored wire = 药芯焊丝
аргонная проволока = присадка = пруток для аргона = tig rods = filler wire = argon rod = 氩弧丝 = 氩焊条 = 焊条氩弧 > пруток присадочный = filler rod = tig = 氩弧焊丝
омедненка = омедненная проволока = омедненная = сварочка = проволока полуавтомат = проволока в катушках = mig spool wire = co2 mig wire = copper coated wire = solid wire = 气保焊丝 = 二保焊丝 = 二氧化碳焊丝 = 实心焊丝 = проволока медного цвета = барс проволока = св-08г2с-о = g3si1 = a18 wire = er70 = er70s = ok autrod = super arc = superarc = autocraft = mild steel mig = mg50-6 = er50-6 = er50 = 二保焊 = 二保丝 = 二氧焊丝 = 实芯焊丝 = 实芯丝 = 镀铜焊丝 = h08mn2sia > св-08г2с = er70s-6
тигпруток = прутки сварочные = пруток аргон = присадка = присадочная проволока = argon rod = filler wire = filler rod = tig filler = tig wire = 氩弧焊丝 = 直条焊丝 = 氩弧焊条 > пруток присадочный = tig rod = 氩弧
варить без газа = без газа проволока = проволока без газа = gasless mig = gasless wire = no gas wire = outdoor mig = innershield = 无气焊丝 = 自保护药芯 = 不用气瓶 = e71t-gs = e71t-11 > проволока самозащитная = self-shielded flux-cored wire = 自保护药芯焊丝
нержавейка в полуавтомат = миг нержа = проволока нержавейка = 308-я = 308 проволока = stainless mig = ss mig = 308 wire = 不锈钢焊丝 = 白钢焊丝 > er308lsi
тиг = тиг пруток = пруток тиг = тиговский пруток = прутки аргон = аргоновый пруток = присадка = пруток для аргона = tig rod = tig wire = tig filler = gtaw rod = gtaw = a15 tig = mild steel tig = 氩弧焊棒 = 氩弧丝 = 填丝 = tig-50 = tig-j50 > пруток присадочный = tig rod = 氩弧焊丝
под флюс = для автомата адф = автоматическая сварка под флюсом = проволока saw = saw wire = sub-arc = subarc = submerged arc = el8 = l-61 = union melt = h08a = 埋弧焊丝 = 埋弧 = 潜弧 > проволока под флюс = submerged arc wire = 埋弧焊丝
марафон пак = барабан проволоки = проволока в барабане = drum wire = bulk pack wire = marathon pac = 桶装焊丝 = 桶装 > проволока сварочная барабан = welding wire drum = 焊丝 桶装
`,
}
