import type { NamesOfGroup } from './model.ts'

/** Names of pipes, bends, tees and flanges, by the leaves of the catalogue. */
export const PIPES: NamesOfGroup = {
  synonyms: `
无缝管 = 无缝钢管
труба бесшовная = бесшовная труба = seamless pipe = seamless tube = 无缝管 = 无缝钢管 = бесшовка
профтруба = труба профильная = профильная труба = hollow section = square tube = square pipe = rectangular tube = box section
вгп = водогазопроводная = water and gas pipe
焊管 = 焊接钢管 = 直缝焊管
профтруба = труба профильная = square tube = shs = rhs = 方管 = 矩形管 = 方通
спиралешовная = спиральношовная = spiral-welded = spiral welded = ssaw = 螺旋焊管
прямошовная = электросварная = erw = lsaw = 直缝焊管
пнд = полиэтиленовая труба = труба полиэтиленовая = труба пнд = труба пэ = poly pipe = hdpe pipe = pe pipe = 聚乙烯管 = pe管
газовая труба = труба газовая = gas pipe = 燃气管
водопроводная труба = труба водопроводная = water pipe = 给水管 = 自来水管
отвод = bend = elbow = 弯头
отвод = колено = bend = elbow = 弯头 = 弯管
тройник = tee = 三通
глухой фланец = фланец глухой = фланцевая заглушка = заглушка фланцевая = blind flange = 法兰盖 = 盲板
плоский фланец = фланец плоский = plate flange = slip-on flange = slip on flange = 平焊法兰 = 板式平焊法兰
воротниковый фланец = фланец воротниковый = фланец приварной встык = weld neck flange = welding neck flange = wn flange = 对焊法兰 = 高颈法兰
`,
  slang: `
цельнотянутая труба = бесшовная труба = труба бесшовная = cds tube = seamless tubing = seamless pipe = 无缝管 = 无缝钢管
труба вгп = труба водогазопроводная = вгп = black pipe = black iron pipe = water and gas pipe = 水煤气管 = 低压流体输送焊管 = 黑管
профильная труба = профиль квадратный = квадратная труба = прямоугольная труба = профилка = rhs = shs = hollow section = box iron = square tubing = rectangular tubing = 方管 = 方矩管 = 矩管 = 方钢管
круглая труба = труба круглая = труба электросварная = chs = round tube = round pipe = 焊接钢管 = 圆管
полиэтиленовая труба = труба пэ = полиэтиленка = труба пнд = poly pipe = polypipe = hdpe pipe = 聚乙烯管 = pe管 = pe水管
отвод = колено стальное = угольник приварной = elbow = pipe elbow = 弯头 = 弯管
калач = отвод 180 = return bend = u-bend = 180度弯头
тройник = тройничок = tee = pipe tee = t-piece = 三通
заглушка = фланец глухой = глухой фланец = blank flange = blind flange = 法兰盖 = 盲板 = 盲法兰 = 闷盖 = 法兰盲板
фланец = flange = 法兰 = 法兰片 = 法兰盘
`,
  everyday: `
бесшовка = труба бш = цельнотянутая труба = труба горячекатаная = труба гк = толстостенка = smls pipe = seamless tube = boiler tube = sch40 = 无缝钢管 = 厚壁管 = 液压管钢 = трубы без сварного шва = труба без шва = без шва = труба б/ш = цельнокатаная = катаная труба = solid drawn = weldless = without a seam = no weld seam = no seam = non-welded = mandrel mill = pierced tube = cs smls = a106 = api 5l = tenaris = 厚壁钢管 = 厚壁铁管 = 穿孔管 = 没有焊缝 = 没焊缝 = 无焊缝 = 油缸管 = 缸筒 = 缸筒管 = 空心料 = 裂化管 = 石油裂化管 = 锅炉管子 = gb8163 = gb3087 = gb5310 = gb8162 = 流体管 = 结构管 = 高压油管钢管 = xxs pipe = ibr pipe = b36.10 = 热扩无缝管 = 过热器管子 > труба бесшовная = seamless pipe = 无缝钢管
холоднотянутая труба = холоднотянутая трубка = холоднодеформированная = тянутая трубка = тбхд = трубка гидравлическая = трубка для гидравлики = маслопроводная трубка = топливная трубка = импульсная трубка = прецизионная труба = bright drawn = precision tube = precision steel tube = hydraulic tube = hydraulic line tube = hydraulic line = dom tube = dom tubing = cold drawn = cdw = 冷拔管 = 精密管 = 冷轧精密管 = 小口径无缝 = 小无缝 = 液压油管 > труба бесшовная х/д = seamless cold-drawn pipe = 冷拔无缝钢管
горячедеформированная = горячекатаная труба = тбгд = труба г/д = hot finished = hot rolled pipe = 热轧管 = 热扩管 = 热扩 > труба бесшовная г/д = seamless hot-finished pipe = 热轧无缝钢管
труба котельная = котельная труба = экранная труба = кипятильная труба = пароперегреватель = хромомолибденовая = chromoly = p11 = p22 = t22 = 13crmo4-5 = boiler tube = superheater tube = 过热器管 = 铬钼钒 = 铬钼管 = 合金管 = 高温蒸汽管 = 12cr1mov > 12х1мф = 12cr1mov = 12cr1movg
железная труба = металлическая труба = стальная труба = труба железная = труба металлическая = труба стальная = iron pipe = steel pipe = steel tube = metal pipe = metal tube = 铁管 = 铁管子 = 钢管 = 钢管子 > стальные трубы = трубы стальные = steel pipes = 钢管 = 焊管
профиль металлический = металлический профиль = профиль стальной = квадрат профильный = труба квадратного сечения = steel profile = metal profile = square section = square hollow = 方钢管 = 四方管 = 铁方管 = 方形钢管 = квадрат труба = труба квадрат = трубопрофиль = профелированная = профилированная труба = труба коробчатая = гсп = гсп профиль = гнутосварной профиль = лаги на забор = лага = труба для теплицы = труба для каркаса = труба для навеса = мебельная труба = столб квадратный = steel box = box bar = box tube = sq tube = profile pipe = a500 = structural tubing = furniture tube = mono tube = box column = square bar hollow = 方铁 = 方通 = 扁通 = 空心方钢 = 型钢管 = 大棚管 = 方筒 = 方喉 = 方形管 > труба профильная = hollow structural section = 方管 = 矩形管
черная труба = труба черная = труба сварная = сварная труба = труба эсв = welded pipe = welded tube = black steel pipe = 黑铁管 = 直缝管 = 焊接管 = 有缝管 = труба на скважину = обсадная труба = обсадка = casing pipe = well casing = 井管 = 套管 = электросварная = труба эс = прямошовка = труба прямошовная = тонкостенка = erw = erw pipe = 高频焊管 = 焊接钢管 = труба со швом = шовная труба = труба эл/св = труба э/с = эсв труба = труба п/ш = прямой шов = сварная круглая = электросварка труба = hfi pipe = hfi = efw = lsaw = seam welded = circular hollow section = chs = culvert pipe = signpost tube = piling tube = 电焊管 = 电焊钢管 = 架子管 = 护筒 = 铁喉 = 家具管 = 电阻焊管 > труба электросварная = erw steel pipe = 直缝焊管
труба для отопления = труба на отопление = стояк = труба на батареи = heating pipe = radiator pipe = 暖气管 = 供暖管 = водогазка = водогазовая труба = вгпшка = труба водопроводная стальная = black iron = gas barrel pipe = steam pipe black = 黑铁管 = 水煤管 = 丝扣管 = водянка = водянка труба = труба дюймовая = дюймовая стальная = труба газовая черная = труба под резьбу = газовая черная резьбовая = gas barrel = barrel pipe = bs 1387 = en 10255 = is 1239 = screwed and socketed = medium tube = conveyance tube = column pipe = black barrel = fire sprinkler pipe = 铁水管 = 自来水铁管 = 白铁管 = 友发 = 友发管 = surya pipe > вгп = water and gas pipe = 低压流体输送焊管
труба для столбов = столб заборный = столбик = труба на столбы = fence post = post tube = 立柱管 = 柱子管 > труба профильная = hollow section = 方管
спиралка = спиралешовка = труба большого диаметра = трубы магистральные = ssaw = spiral pipe = large diameter pipe = 螺旋管 = 螺旋钢管 = 大口径钢管 = спиральный шов = спиральным швом = спиральная труба = магистральная труба = saw pipe = hsaw = dsaw = line pipe = penstock pipe = helical seam = 螺旋缝 = 螺旋缝管 > труба спиралешовная = spiral-welded pipe = 螺旋焊管
профтруба = профилька = квадратка = квадратная труба = труба квадратная = box section = shs = rhs = box tube = square pipe = square steel tube = square section = 方钢管 = 方通管 = 矩形钢管 = 矩管 = 扁通 > труба профильная = hollow section = 方管 = 矩形管
труба оцинкованная = оцинкованная труба = оцинковка труба = труба оц = труба цинк = вгп оц = galvanised tube = galvanised iron pipe = galvanized pipe = galvanised pipe = galv pipe = gi pipe = zinc coated pipe = 镀锌管 = 镀锌钢管 = 镀锌水喉 = 白铁水管 = 热镀锌管 = gi管 > 热镀锌低压流体输送焊管
пластиковая труба = пластмассовая труба = труба пластиковая = полиэтиленовый водопровод = труба для водопровода = plastic pipe = plastic tube = plastic water pipe = 塑料管 = 塑料水管 = 塑料管子 = 胶管子 > трубы полиэтиленовые = polyethylene pipes = 聚乙烯管
水管 = 供水管 = 饮水管 = 饮用水管 = 上水管 = 水管子 = труба для воды = труба питьевая = питьевая труба = труба для питьевой воды = drinking water pipe = potable water pipe > 给水管 = water pipe = труба питьевая
煤气管 = 天然气管 = 煤气管道 = газовая труба пэ = труба для газа = gas line = gas tubing = труба газ пнд = труба желтая полоса = yellow gas pipe = gas main = gas service pipe = 天然气pe管 = 煤气pe管 = газовая пэ = газ пэ = пэ газ = газовая полиэтиленовая = газовая труба = желтой полосой = yellow gas = yellow pe = gas poly = plastic gas = en 1555 = astm d2513 = 黄线pe = 黄线管 = 煤气pe = gb15558 = 埋地燃气管 = 气代煤 > 燃气管 = pe gas pipe = труба газовая
труба для воды на дачу = водопровод на дачу = дачный водопровод = шланг пнд = черный шланг = труба синяя полоса = mdpe = mdpe pipe = alkathene = blue water pipe = water main pipe = polythene pipe = 黑皮管 = 自来水pe管 = 农田灌溉管 > труба питьевая = pe water pipe = 给水管
пэшка = пнд = пнд труба = труба пищевая пнд = труба черная пластиковая = пластик вода = hdpe = poly pipe = polypipe = pe tube = irrigation pipe = water line poly = 聚乙烯管 = 黑塑料管 = 灌溉管 = 饮水pe管 > труба пэ = pe 100 = pe 管 = 给水管
полиэтилен труба = труба пластик = пластик труба = труба в землю = напорная пластиковая = труба под стыковую сварку = труба под электромуфту = труба для гнб = гнб = труба для полива = труба для капельного полива = капельный полив труба = труба черная с синей полосой = pehd = hdpe = mdpe = poly tube = poly pipe = poly roll = alkathine = alkathene = plastic mains = buried plastic pipe = trenchless = directional drilling = gf plastic = driscopipe = 黑胶管 = 黑管 = 塑料黑管 = 牵引管 = 拖拉管 = 电熔管 = 热熔管 = pe水管 = pe盘管 = pe大管 = black poly = 顾地 > труба пэ = pe 100 = pe100 = polyethylene pipes
blueline = blue poly = green line poly = rural poly = farm water pipe = irrigation mainline = cattle trough pipe = outfall pipe = awwa c901 = 引水管 = 灌溉管 = 浇水管 = 主管道 = 滴灌主管 = 改水管 = 养殖供水管 = 蓝条水管 > труба питьевая = pe 100 water pipe = 给水管
угольник для трубы = уголок для трубы = поворот трубы = изгиб трубы = отвод для трубы = pipe bend = tube bend = pipe corner = 管子弯头 = 转弯管 = отводы = колена = уголки трубы = 90 градусов колено = pipe turn = 90 degree elbow = 弯管头 = 弯通 = отводики = колено сварное = крутоизогнутый = крутоизогнутый отвод = отвод крутоизогнутый = отвод сварной = bends = weld elbow = butt weld elbow = lr elbow = 90 elbow = 冲压弯头 = 焊接弯头 = 无缝弯头 = угол под приварку = угол приварной = гнутик = поворотник трубы = фитинг поворот = поворот трубопровода = отвод приварной = трубный загиб = гиб = гнутый отвод = ell = elbo = weld ell = butt weld ell = quarter bend = lr bend = sch 40 elbow = weld bend = forged bend = hamburg bend = b16.9 = 肘弯 = 转弯接头 = 拐弯接头 = 转向件 = 直弯头 = 对焊弯头 = b/w elbow = tube turns = переходный поворот = 长半径弯管 = 曲尺喉管 > отвод = elbow = 弯头
калач = калачи = двойник = отвод двойной = u bend = u-bend = return elbow = 180 elbow = 回弯 = u型弯头 = 180度弯 > отвод 180 = return bend = 180°
полуотвод = полуколено = отвод 45 градусов = half elbow = half bend = eighth bend = 45 ell = 半弯 = 135度弯头 > отвод 45 = 45° long-radius elbow = 45° 对焊弯头
прямое колено = колено 90 = прямой угол трубы = ninety ell = 90 ell = ninety bend = 直角弯头 = 直角弯 = 拐角管 > отвод 90 = 90° elbow = 90° 对焊弯头
разворот = разворот для регистра = регистр калач = калач для регистра = двойное колено = u-turn = u-turn fitting = 180 ell = 180 bend = return elbow = u型弯头 = u型弯 = 回头弯 = 半圆弯头 = 炉管u弯 > return bend = отвод 180
короткий отвод = короткое колено = крутой отвод = sr elbow = short radius = tight bend = tight elbow = 1d弯头 = 短半径 = 短弯 = 急弯 = sr弯头 = 短半径弯头 > short-radius
тройник для трубы = разветвитель трубы = отвод тройной = pipe branch = t junction = t fitting = 三通管 = 分叉管 = 三通接头 = тээшка = развилка = развилка для труб = разветвление трубы = буква т = тройник приварной = тройник сварной = тройник штампованный = тройник бесшовный = тш тройник = врезка тройник = t-branch = pipe t = weld t = weld tee = t connector = branch piece = branch tee = three way fitting = 3-way joint = extruded tee = drawn tee = 丁字接头 = 丁字管 = 丁字弯 = t字管 = t型管 = t型三通 = 三岔管 = 三岔口 = 三头接头 = 三向接头 = 三通管件 = 一分二 = т-фитинг = 管道分流件 = t型焊接管 > тройник = tee = 三通
редукционный тройник = тройник редукционный = тройник с переходом = unequal tee = reducer tee = 异径三通 = 变径三通 = 大小头三通 > тройник переходной = reducing tee = 异径
равный тройник = прямой тройник = тройник равный = тройник прямой = equal tee = eq tee = straight tee = tee equal = 等径三通 = 等径 = 同径三通 = 同径 = 正三通 = 直三通 = 同口三通 > тройник равнопроходной = equal tee = 等径三通
неравный тройник = тройник переходник = переходник-тройник = тройник с переходом = тройник с заужением = reducing t = unequal tee = unequal t = tee reducing = rt bw = reducing branch = 变径三通 = 缩径三通 = 大小头三通 = 大变小三通 = 异径三通 > тройник переходной = reducing tee = 异径三通
фланец для трубы = фланцевое соединение = pipe flange = flange plate = 管法兰 = 法兰接头 = фланцовое соединение = ответный фланец = фланец ответный = фланец стальной = тарелка фланцевая = блин с дырками = flg = mating flange = companion flange = bolted joint ring = en 1092-1 = en 1092 = bs10 = table d flange = table e flange = table e = table d = ansi flange = 150 flange = asme b16.5 = b16.5 = 凸缘 = 法兰盘子 = 铁法兰 = 对接盘 = 接口盘 = 连接盘 = 活接盘 = 配对法兰 = hg20592 = hg/t 20592 = 定襄法兰 = 佛冷盘 = 法蓝 = 法兰盘 = iso 7005 = cs flange = 管路接口盘 > фланец = flange = 法兰
заглушка трубы фланцевая = заглушка для фланца = spectacle blind = blind plate = spade blind = blanking flange = blanking plate = 堵头法兰 = 盲法兰盖 = крышка фланца = глушилка = фланцевая крышка = пробка фланцевая = flange cap = flange cover = blanking cap = 盲盖 = 法兰盲盖 > фланец глухой = blind flange = 法兰盖
фланчик = фланцы = фланец под сварку = воротник = фланец гост 33259 = slip on = slip-on flange = so flange = sorf = flat flange = plate flanges = 法兰片 = 平板法兰 = 焊接法兰 > фланец плоский приварной = plate flange = 平焊法兰
фланец встык = фланец под приварку встык = wnrf = wn flange = weldneck = neck flange = 高颈 = 对焊法兰 = 带脖法兰 = воротник = воротникач = фланец с воротником = фланец с юбкой = фланец с шейкой = фв фланец = фланец фв = тип 11 = гост 12821 = 12821-80 = weld neck flg = high hub = hubbed flange = 高颈法兰 = 带颈法兰 = 带脖子 = wn法兰 = 喇叭口法兰 = фланец 12821 > фланец воротниковый = welding neck flange = 带颈对焊法兰
глухарь фланец = глушка = блин фланец = blanking flange = blank flange = bl flange = dead flange = 堵板 = 闷盖 = 法兰堵头 = блин глухой = глухарь = глухой блин = блин заглушка = заглушка фл = атк заглушка = фланец без отверстия = фланец без дырки = blrf = blank off = blank off flange = blanking plate = stopping plate = spade blind = blind flg = blinds = solid flange = 盲法兰 = 盲板法兰 = 实心法兰 = 死法兰 = 封堵盘 > заглушка фланцевая = blind flange = 法兰盖
плоскач = фп фланец = фланец фп = плоский фланец = фланец 01 = тип 01 = гост 12820 = 12820-80 = flat flange = slip on = slip-on = sorf = slip on flange = ring flange = plate flg = 平焊 = 平法兰 = 板式法兰 = so法兰 = pl法兰 = 焊接平法兰 = фланец 12820 > фланец плоский приварной = plate flange = 板式平焊法兰
`,
}
