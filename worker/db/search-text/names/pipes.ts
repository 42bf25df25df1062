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
бесшовка = труба бш = цельнотянутая труба = труба горячекатаная = труба гк = толстостенка = smls pipe = seamless tube = boiler tube = sch40 = 无缝钢管 = 厚壁管 = 液压管钢 > труба бесшовная = seamless pipe = 无缝钢管
железная труба = металлическая труба = стальная труба = труба железная = труба металлическая = труба стальная = iron pipe = steel pipe = steel tube = metal pipe = metal tube = 铁管 = 铁管子 = 钢管 = 钢管子 > стальные трубы = трубы стальные = steel pipes = 钢管 = 焊管
水管 = 供水管 = 饮水管 = 饮用水管 = 上水管 = 水管子 = труба для воды = труба питьевая = питьевая труба = труба для питьевой воды = drinking water pipe = potable water pipe > 给水管 = water pipe = труба питьевая
煤气管 = 天然气管 = 煤气管道 = газовая труба пэ = труба для газа = gas line = gas tubing = труба газ пнд = труба желтая полоса = yellow gas pipe = gas main = gas service pipe = 天然气pe管 = 煤气pe管 > 燃气管 = gas pipe = труба газовая
профиль металлический = металлический профиль = профиль стальной = квадрат профильный = труба квадратного сечения = steel profile = metal profile = square section = square hollow = 方钢管 = 四方管 = 铁方管 = 方形钢管 > труба профильная = hollow structural section = 方管 = 矩形管
черная труба = труба черная = труба сварная = сварная труба = труба эсв = welded pipe = welded tube = black steel pipe = 黑铁管 = 直缝管 = 焊接管 = 有缝管 = труба на скважину = обсадная труба = обсадка = casing pipe = well casing = 井管 = 套管 = электросварная = труба эс = прямошовка = труба прямошовная = тонкостенка = erw = erw pipe = 高频焊管 = 焊接钢管 > труба электросварная = erw steel pipe = 直缝焊管
труба для отопления = труба на отопление = стояк = труба на батареи = heating pipe = radiator pipe = 暖气管 = 供暖管 = водогазка = водогазовая труба = вгпшка = труба водопроводная стальная = black iron = gas barrel pipe = steam pipe black = 黑铁管 = 水煤管 = 丝扣管 > вгп = water and gas pipe = 低压流体输送焊管
труба для столбов = столб заборный = столбик = труба на столбы = fence post = post tube = 立柱管 = 柱子管 > труба профильная = hollow section = 方管
спиралка = спиралешовка = труба большого диаметра = трубы магистральные = ssaw = spiral pipe = large diameter pipe = 螺旋管 = 螺旋钢管 = 大口径钢管 > труба спиралешовная = spiral-welded pipe = 螺旋焊管
профтруба = профилька = квадратка = квадратная труба = труба квадратная = box section = shs = rhs = box tube = square pipe = square steel tube = square section = 方钢管 = 方通管 = 矩形钢管 = 矩管 = 扁通 > труба профильная = hollow section = 方管 = 矩形管
пластиковая труба = пластмассовая труба = труба пластиковая = полиэтиленовый водопровод = труба для водопровода = plastic pipe = plastic tube = plastic water pipe = 塑料管 = 塑料水管 = 塑料管子 = 胶管子 > трубы полиэтиленовые = polyethylene pipes = 聚乙烯管
труба для воды на дачу = водопровод на дачу = дачный водопровод = шланг пнд = черный шланг = труба синяя полоса = mdpe = mdpe pipe = alkathene = blue water pipe = water main pipe = polythene pipe = 黑皮管 = 自来水pe管 = 农田灌溉管 > труба питьевая = pe water pipe = 给水管
пэшка = пнд = пнд труба = труба пищевая пнд = труба черная пластиковая = пластик вода = hdpe = poly pipe = polypipe = pe tube = irrigation pipe = water line poly = 聚乙烯管 = 黑塑料管 = 灌溉管 = 饮水pe管 > труба пэ = pe 100 = pe 管 = 给水管
угольник для трубы = уголок для трубы = поворот трубы = изгиб трубы = отвод для трубы = pipe bend = tube bend = pipe corner = 管子弯头 = 转弯管 = 直角弯头 = отводы = колена = уголки трубы = 90 градусов колено = pipe turn = 90 degree elbow = 弯管头 = 弯通 = 直角弯 = отводики = колено сварное = крутоизогнутый = крутоизогнутый отвод = отвод крутоизогнутый = отвод сварной = bends = weld elbow = butt weld elbow = lr elbow = 90 elbow = 冲压弯头 = 焊接弯头 = 无缝弯头 > отвод = elbow = 弯头
калач = калачи = двойник = отвод двойной = u bend = u-bend = return elbow = 180 elbow = 回弯 = u型弯头 = 180度弯 > отвод 180 = return bend = 180°
тройник для трубы = разветвитель трубы = отвод тройной = pipe branch = t junction = t fitting = 三通管 = 分叉管 = 三通接头 > тройник = tee = 三通
редукционный тройник = тройник редукционный = тройник с переходом = unequal tee = reducer tee = 异径三通 = 变径三通 = 大小头三通 > тройник переходной = reducing tee = 异径
фланец для трубы = фланцевое соединение = pipe flange = flange plate = 管法兰 = 法兰接头 > фланец = flange = 法兰
заглушка трубы фланцевая = заглушка для фланца = spectacle blind = blind plate = spade blind = blanking flange = blanking plate = 堵头法兰 = 盲法兰盖 = крышка фланца = глушилка = фланцевая крышка = пробка фланцевая = flange cap = flange cover = blanking cap = 盲盖 = 法兰盲盖 > фланец глухой = blind flange = 法兰盖
фланчик = фланцы = фланец под сварку = воротник = фланец гост 33259 = slip on = slip-on flange = so flange = sorf = flat flange = plate flanges = 法兰片 = 平板法兰 = 焊接法兰 > фланец плоский приварной = plate flange = 平焊法兰
фланец встык = фланец под приварку встык = wnrf = wn flange = weldneck = neck flange = 高颈 = 对焊法兰 = 带脖法兰 > фланец воротниковый = welding neck flange = 带颈对焊法兰
глухарь фланец = глушка = блин фланец = blanking flange = blank flange = bl flange = dead flange = 堵板 = 闷盖 = 法兰堵头 > заглушка фланцевая = blind flange = 法兰盖
`,
}
