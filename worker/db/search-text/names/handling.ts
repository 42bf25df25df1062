import type { NamesOfGroup } from './model.ts'

/** Names of lifting, storage and transport in a warehouse, by the leaves of the catalogue. */
export const HANDLING: NamesOfGroup = {
  synonyms: `
таль = hoist = 葫芦
тельфер = электроталь = электрическая таль = таль электрическая = electric hoist = electric chain hoist = 电动葫芦
ручная таль = таль ручная = chain block = hand chain hoist = manual hoist = 手拉葫芦 = 倒链 = chainfall = chain fall
таль = лебедка цепная = hoist = chain hoist = 葫芦 = 起重葫芦
рычажная таль = таль рычажная = ручная лебедка = lever hoist = lever block = come-along = come along = comealong = ratchet hoist = 手扳葫芦 = 紧线葫芦
текстильный строп = строп текстильный = webbing sling = 吊装带 = 吊带
строп = sling = 吊索 = 索具 = 吊带
паук = строп паук = многоветвевой строп = multi-leg sling = chain sling = 多肢索具
цепной строп = строп цепной = chain sling = 链条索具 = 链条吊具 = 吊链 = 链条吊索
канатный строп = строп канатный = wire rope sling = 钢丝绳索具 = 钢丝绳吊索
консольный кран = кран консольный = jib crane = 悬臂吊 = 悬臂起重机
стеллаж = racking = rack = shelving = 货架
стеллаж = стеллажи = shelving = racking = 货架 = 仓储架
штанговый стеллаж = консольный стеллаж = стеллаж консольный = cantilever rack = cantilever racking = 悬臂货架
набивной стеллаж = стеллаж набивной = глубинный стеллаж = drive-in rack = drive in racking = 驶入式货架 = 贯通式货架
паллетный стеллаж = стеллаж паллетный = фронтальный стеллаж = pallet rack = pallet racking = 托盘货架 = 重型货架 = 横梁式货架 = паллетник
паллета = паллет = палета = поддон = pallet = 托盘
паллета = поддон = skid = pallet = 托盘 = 卡板 = 栈板
европаллета = европоддон = евро поддон = euro pallet = europallet = eur pallet = 欧标托盘 = 1200x800
рохля = рокла = гидравлическая тележка = тележка гидравлическая = pallet truck = pallet jack = 搬运车 = 地牛 = 液压车
штабелер = stacker = 堆高车
погрузочная тележка = рохля = рокла = pump truck = pallet truck = hand truck = 搬运车
ножничная тележка = тележка ножничная = scissor lift truck = scissor pallet truck = 剪式搬运车 = 升降搬运车
тележка с весами = рохля с весами = weighing pallet truck = scale pallet truck = 电子秤搬运车 = 称重搬运车
самоходная тележка = электротележка = электророхля = electric pallet truck = powered pallet truck = 电动搬运车 = 电动地牛
гидравлическая тележка = рохля = гидротележка = ручной гидравлический погрузчик = walkie = pallet truck = 搬运车
`,
  slang: `
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
`,
  everyday: `
цепной подъемник = подъемник цепной = подъемник груза = грузоподъемник = кран-балка таль = engine hoist = engine lift = chain lift = chain pulley = pulley block = pulley hoist = 吊葫芦 = 倒链葫芦 = 起重倒链 = 吊机 = 斤不落 > таль цепная = chain hoist = 葫芦
электрическая лебедка = лебедка электрическая = электролебедка = electric winch hoist = motorized hoist = electric lift hoist = 电吊 = 电动倒链 = 电动吊机 > таль электрическая = electric chain hoist = 环链电动葫芦
цепная таль = ручной тельфер = тали = цепник = chain pulley = pulley hoist = chain tackle = block chain = 链条葫芦 = 手动吊葫芦 = 倒连 = 手链葫芦 = талька = таль цепная = цепная лебедка = ручная лебедка цепная = chain fall = chain block = chain hoist manual = manual hoist = block and tackle = 手拉链条 = 手动葫芦 = 倒链 = 神仙葫芦 = 葫芦吊 > таль ручная цепная = hand chain hoist = 手拉葫芦
тельфера = таль 380 = электролебедка цепная = power chain hoist = electro hoist = 电动倒链 = 环链葫芦 = 电动起重 = тельферок = электроталь = электрический тельфер = электрическая лебедка цепная = electric chain block = power hoist = motor hoist = 电葫芦 = 电动吊机 = 电动环链 > таль электрическая = electric chain hoist = 电动葫芦
рычажка = таль с рычагом = рычажная лебедка = натяжная таль = come along = come-along = lever block = lever hoist = ratchet hoist = 手扳 = 扳手葫芦 = 手扳紧线 = 紧线葫芦 > таль ручная рычажная = lever hoist = 手扳葫芦
ремень для подъема = стропа грузовая = грузовая стропа = лента для подъема = тканевый строп = мягкий строп = lifting sling strap = cargo sling = textile sling = fabric sling = soft sling = 起重吊带 = 起重带 = 吊绳 = 软吊带 = 尼龙吊带 = 布吊带 = 吊装用扁平带 > строп текстильный = webbing sling = 扁平吊装带 = round sling
цепь для подъема = грузоподъемная цепь = такелажная цепь = грузовая цепь = lifting chain = rigging chain = hoisting chain = 起重链条 = 吊装链条 = 链条吊带 = 起重链 > строп цепной = chain sling = 链条索具
стальной строп = тросовый строп = строп из троса = строп тросовый = петля из троса = steel sling = cable sling = rope sling = 钢丝吊索 = 钢丝绳套 = 压制钢丝绳 = канатный строп = стропы тросовые = чалка тросовая = паук канатный = 4ск = 2ск = wire rope slings = wire sling = 钢丝绳吊具 = 钢绳吊索 = 插编钢丝绳 > строп канатный = wire rope sling = 钢丝绳索具
стропы = стропики = чалки = удавка = чокер = chokers = choker = lifting slings = rigging = sling chain = 索具吊具 = 起重吊绳 = 吊绳 > строп = sling = 吊索 = 索具
лента грузовая = тканевая стропа = мягкий строп = ленты для подъема = web strap = flat sling = fabric sling = synthetic sling = duplex sling = 布吊带 = 起重带 = 尼龙吊带 = 涤纶吊带 = стп = стропа = стропа текстильная = тканевый строп = ленточный строп = полотенце строп = webbing = lifting strap = lifting straps = lifting belt = polyester sling = 扁平吊带 = 尼龙吊绳 = 涤纶吊装带 > строп текстильный = webbing sling = 吊装带
паук = паук строп = паук цепной = цепник строп = цепная чалка = 4сц = 2сц = chain slings = lifting chain = chain bridle = 4 leg chain = 链条吊具 = 吊链 = 起重链条 = 链条索具 > строп цепной = chain sling = 链条吊索
скп = кольцевой строп = мягкое полотенце = круглый строп = round sling = endless sling = soft sling = 圆形吊带 = 柔性吊带 = 环形吊带 = 圆吊带 > строп текстильный круглопрядный = round sling = 圆形吊装带
кран для цеха = цеховой кран = поворотный кран = кран поворотный = кран на стену = workshop crane = swivel crane = wall crane = pillar crane = floor crane arm = 小吊机 = 摇臂吊机 = 旋转吊 = 立柱吊 = 壁行吊 = 悬臂行吊 > кран консольный = jib crane = 悬臂吊 = 悬臂起重机
настенный кран = кран настенный = кран на стену цеховой = wall mounted crane = wall crane = wall jib = 墙壁吊 = 壁吊 = 墙吊 = 壁挂吊 > кран консольный настенный = wall-mounted jib crane = 壁挂式悬臂吊
кран на колонне = кран на стойке = кран колонный = pillar crane = column jib = floor mounted crane = 立柱式吊 = 立柱吊机 = 柱式吊 > кран консольный на колонне = pillar jib crane = 立柱式悬臂吊
поворотный кран = кран балка поворотная = кранбалка маленькая = подкрановая консоль = davit crane = pivot crane = 墙吊 = 旋转悬臂 = 小吊车 = 定柱式 = консолька = поворотная консоль = кран на колонне = кран на столбе = укосина = column crane = post crane = swing crane = slewing crane = wall crane = 立柱吊 = 墙壁吊 = 旋臂吊 = 摇臂吊 = 立柱式悬臂吊 > кран консольный = jib crane = 悬臂吊
полки = полка = полки для склада = складские полки = металлические полки = металлическая полка = стеллаж с полками = полочный = полки металлические = metal shelves = metal shelf = storage shelves = storage shelving = warehouse shelves = shelf = shelves = shelf unit = garage shelving = 架子 = 铁架 = 置物架 = 储物架 = 层架 = 货物架 = 轻型架 = 铁架子 = 仓库架子 = стеллажик = сборный металлический = мс стеллаж = стеллаж на болтах = стеллаж в гараж = metal racking = bolted shelving = garage racking = dexion = boltless rack = 角钢货架 = 车库置物架 = 组装货架 = стеллаж архивный = стеллаж гаражный = стеллаж металлический = storage shelf = steel shelving = garage shelves = 轻型货架 = 角钢架 > стеллаж полочный = shelving bay = 层板货架
стеллаж для поддонов = стеллаж для паллет = стеллаж под поддоны = складской стеллаж = warehouse rack = warehouse racking = storage rack = heavy duty rack = stillage rack = 仓库货架 = 高位货架 = 重型架 = 托盘架 = 仓储货架 = складские ряды = паллетка = рама и балка = фронталка = selective rack = selective racking = beam racking = 横梁货架 = 立体货架 = паллетный стеллаж = фронтальный стеллаж = стеллажи складские = warehouse racks = pallet shelves = 重型货架 > стеллаж паллетный = pallet rack = 托盘货架
стеллаж для труб = стеллаж для проката = стеллаж для длинномеров = pipe rack = bar rack = lumber rack = timber rack = 管材货架 = 钢材货架 = 型材架 = 管料架 = 长料架 > стеллаж консольный = cantilever rack = 悬臂货架
стеллаж для труб = стеллаж для длинномера = ёлка стеллаж = cantilever rack = cantilever racks = lumber rack = pipe rack = 长料货架 = 放长料 = 放长料的货架 = 管材货架 = 板材货架 > стеллаж консольный = cantilever = 悬臂货架
набивной = въездной стеллаж = глубинный стеллаж = drive in rack = drive-in = 贯通货架 = 驶入式 > стеллаж набивной = drive-in rack = 驶入式货架
подставка для склада = пластиковый паллет = поддон для склада = plastic tray pallet = plastic platform = 塑料栈板 = 卡板胶 = 地台板 = 塑料垫板 = 仓库垫板 = 防潮板 = пластмассовый поддон = поддоны = паллет = паллетик = plastic platforms = hygienic pallet = skids = 塑胶卡板 = 塑料地台 = 胶板托盘 = 塑料防潮垫 = поддончик = паллета пластик = европоддон пластиковый = евро поддон = plastic skid = euro pallet plastic = hdpe pallet = 塑料卡板 = 胶卡板 > поддон пластиковый = plastic pallet = 塑料托盘
гидравлическая рохля = ручная тележка для поддонов = тележка для паллет = тележка для поддонов = подъемная тележка = телега для поддонов = pallet lifter = pallet trolley = manual pallet truck = hand pallet jack = manual forklift = hand forklift = forklift pallet jack = pallet cart = 拉货车 = 手动地牛 = 油压拖车 = 托盘车 = 液压拖车 = 叉车手动 = 手拉叉车 = рохля = рохла = рохляшка = роклик = гидротележка = складская тележка = тележка под паллеты = pump truck = pallet jack = 搬运车 = 手动叉车 = 液压车 = 地牛车 > тележка гидравлическая = pallet truck = 搬运车
электрическая рохля = самоходная рохля = рохля электрическая = тележка на аккумуляторе = electric pallet jack = battery pallet truck = motorised pallet truck = electric pallet mover = 电动托盘车 = 电地牛 = 电动叉车 = 电动拖车 > тележка электрическая = electric pallet truck = 电动搬运车
штабелеры = подъемник для паллет = подъемник паллет = walkie stacker = pallet stacker = electric stacker = 堆垛车 = 堆垛机 = 电动堆垛车 = 升高车 = 码垛车 > штабелер = stacker = 堆高车
тележка с рулем = тележка ручная = ручная тележка = тележка для склада = складская тележка = warehouse trolley = warehouse truck = 仓库推车 = 仓库拖车 = роклы = рохли = рокля = рохляк = гидравличка = pump trolley = hand lift = pallet pump = pump cart = 手动托盘车 = 叉车地牛 = 油压搬运 = 液压叉车 > тележка гидравлическая = hand pallet truck = 手动液压搬运车
электророхля = самоходка = электротележка = электро рохля = electric jack = electric pallet jack = powered pallet truck = walkie = 电动地牛 = 电动托盘车 = 电动搬运 > тележка электрическая самоходная = electric pallet truck = 电动搬运车
штабелер электро = электроштабелер = самоходный штабелер = walkie stacker = electric stacker = pallet stacker = 电动堆高机 = 堆高机 = 全电动堆高 > штабелер электрический = electric stacker = 堆高车
`,
}
