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
железка = железо = железяка = листовуха = металл листовой = черный лист = steel plates = ms sheet = black sheet = mild steel = 铁皮 = 铁片 = 黑板钢 = 中板 = 开平板 > лист = steel sheet = steel plate = 钢板
чечевичка = железо рифленое = рифленка лист = рифленый металл = лист противоскользящий = пол рифленый = patterned steel = anti skid plate = bulb plate = 防滑板 = 花纹铁板 = 扁豆 > лист рифленый = checkered plate = 花纹板
металл для крыши = железо для крыши = лист для крыши = roofing metal = roof metal = roofing iron = 屋面板 = 屋顶铁皮 = 铁皮瓦 > рулон окрашенный = prepainted steel coil = 彩涂钢卷 = рулон оцинкованный = galvanized steel coil = 镀锌钢卷
оцинкованное железо = жесть = жесть оцинкованная = galvanized iron = galvanized sheet metal = zinc sheet = tin sheet = 白铁 = 镀锌铁皮 = 锌铁皮 = рулонка = оцинковочка = цинк рулон = штрипс оцинкованный = gal coil = gal sheet = zincalume = galvalume = gi roll = 白铁卷 = 锌板 = 镀锌白铁皮 > рулон оцинкованный = galvanized steel coil = 镀锌钢卷
лист оцинкованный = оцинкованный лист = цинк лист = цинковка = лист цинк = galvanised sheet = galvanized sheet = galvanized steel sheet = gi sheet = 镀锌铁板 = 镀锌钢板 = 白铁皮 > рулон оцинкованный = galvanized coil = galvanized steel coil = 镀锌钢卷
крашенка = окраска ral = полимерка = рулон ral = лист ral = металл крашеный = color coated = colour coated = colour bond = prepaint = 彩板 = 彩钢 = 彩卷 = 颜色板 > рулон окрашенный = prepainted steel coil = 彩涂钢卷
штрипсы = полоса оцинкованная = лента оцинкованная = лента стальная оцинкованная = slit coil = slitted coil = galvanized strip = gi strip = 分条 = 镀锌带钢 = 带钢 > штрипс = galvanized strip = 镀锌带
дюралевый лист = дюралевая плита = дюралевый = авиационный алюминий = aircraft aluminum = aircraft aluminium = aviation aluminum = 航空铝 = 航空铝板 > д16 = 2024
алюминька = лист алюминий = алюмин = ally sheet = ali sheet = aluminium plate = checker aluminum = 铝材 = 铝片 = 合金铝板 > лист алюминиевый = aluminum sheet = 铝板
люминь = люминий = лист люминиевый = дюраль = дюралька = alu sheet = alu plate = aluminium plate = ally sheet = ali sheet = 铝片 = 铝材板 = 铝合金板 > лист алюминиевый = aluminum sheet = 铝板 = плита алюминиевая
квинтет = лист квинтет = рифленка алюминиевая = рифленка алюминий = алюминий рифленый = five bar = 5 bar tread = five bar plate = alu chequer = aluminium chequer plate = aluminium tread plate = 五条筋 = 花纹铝板 = 防滑铝板 = 指针铝板 > алюминиевый рифленый квинтет = aluminum tread plate = 花纹铝板
уголок металлический = угловая сталь = железный уголок = l bar = l-bar = angle section = l section = 角铁材 = 角钢材 = 三角钢 = l型钢 = полтинник уголок = уголки = угол железный = угол металлический = уголок железный = angle bars = angle bar = angle iron = l profile = 三角铁 > уголок стальной = steel angle = 角钢
п-образный профиль = швеллерок = c section = pfc = u beam = u section = u bar = c beam = 槽铁钢 = 凹槽钢 = c型钢 = швеллера = п профиль = c profile = u profile = parallel flange channel = 槽铁 = u型钢 > швеллер = steel channel = 槽钢
прут арматурный = железный прут = стальной прут = пруток арматурный = прутья для бетона = iron rod = steel rod = iron bar = concrete steel = reinforcing rod = construction steel = 铁筋 = 建筑钢筋 = 钢筋条 = 混凝土钢筋 > арматура = rebar = 钢筋
круг катанка = катанка в бухте = проволока катанка = wire rod = 线材 = 盘条 = 高线 = 盘螺 > арматура мотках = rebar coils = 盘卷
арматурина = прут рифленый = железо на фундамент = steel bars = bar reinforcement = tmt bar = tmt = 钢筋螺纹 > арматура рифленая = deformed rebar = 带肋钢筋
а3 = а-3 = а iii = аiii = 三级钢 = 三级钢筋 = 三级螺纹 = 三级螺纹钢 > hrb400
四级钢 = 四级钢筋 = 四级螺纹 = 四级螺纹钢 > hrb500
арматурка = арматура бухта = катанка = круг гладкий = гладкая арматура = wire rod = plain bar = round bar coil = smooth bar = 圆钢 = 盘圆 = 光圆 = 线材 > арматура гладкая = plain round = 光圆 = а240
арматура периодический профиль = периодичка = ребристая арматура = стержень арматурный = rebars = re-bar = rod iron = deformed steel bar = 罗纹钢 = 钢筋条 = 三级螺纹 > арматура рифленая = deformed = 带肋
канат для крана = крановый канат = трос для крана = трос лебедки = трос для лебедки = канат для лебедки = грузовой трос = буксировочный трос = crane cable = crane rope = hoist rope = hoist cable = lifting cable = tow cable = 起重钢丝绳 = 吊车钢丝绳 = 行车钢丝绳 = 卷扬机钢丝绳 = 牵引绳 = 拉索 = тросик стальной = стальная веревка = железный трос = оттяжка = steel string = metal rope = wire strop rope = aircraft cable = guy wire = 钢线绳 = 钢丝索 = 铁丝绳 = 钢丝拉绳 = тросик = трос металлический = трос железный = стальной тросик = веревка стальная = cable rope = steel rope = wire cable rope = winch cable = 钢绳 = 钢索 = 铁绳 = 钢丝绳子 > канат стальной = steel wire rope = 钢丝绳
канат для лифта = лифтовый канат = трос для лифта = elevator cable = elevator rope = lift rope = 电梯绳 = 电梯钢丝绳 = 曳引绳 > канат стальной лифт = steel wire rope elevator = 8x19s
проволока для сварки = проволока сварка = сварка проволока = проволока для сварочного полуавтомата = welder wire = weld wire = co2 wire = co2 welding wire = mig roll = 焊接丝 = 二保焊丝 = 二氧化碳焊丝 = 气保焊丝 = 气体保护焊丝 = 焊机丝 = проволока св = полуавтоматка = mig roll wire = mig reel = solid mig = gas mig wire = er70 = 二保丝 = 实心焊丝卷 > проволока сварочная = welding wire = 焊丝
mig wire = проволока mig = проволока для полуавтомата = wire for mig = mig spool > проволока сварочная = welding wire = flux-cored wire = проволока порошковая = 焊丝
проволока для нержавейки = нержавеющая проволока сварочная = stainless mig wire = stainless welding wire = 不锈钢焊丝 > er308lsi = er316l
проволока для алюминия = алюминиевая проволока сварочная = aluminum mig wire = aluminium welding wire = aluminum welding wire = 铝焊丝 > er5356
флюсовка = порошковка = самозащитка = fcaw = fcaw wire = innershield = no gas wire = 药芯丝 = 药芯 = флюсовая = проволока без газа = безгазовая проволока = flux wire = fluxcore = flux cored = 无气焊丝 = 免气焊丝 > проволока порошковая = flux-cored wire = 药芯焊丝
аргонная проволока = присадка = пруток для аргона = tig rods = filler wire = argon rod = 氩弧丝 = 氩焊条 = 焊条氩弧 > пруток присадочный = filler rod = tig = 氩弧焊丝
омедненка = омедненная проволока = омедненная = сварочка = проволока полуавтомат = проволока в катушках = mig spool wire = co2 mig wire = copper coated wire = solid wire = 气保焊丝 = 二保焊丝 = 二氧化碳焊丝 = 实心焊丝 > св-08г2с = er70s-6
тигпруток = прутки сварочные = пруток аргон = присадка = присадочная проволока = argon rod = filler wire = filler rod = tig filler = tig wire = 氩弧焊丝 = 直条焊丝 = 氩弧焊条 > пруток присадочный = tig rod = 氩弧
`,
}
