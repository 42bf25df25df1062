import type { NamesOfGroup } from './model.ts'

/** Names of cutting tools, by the leaves of the catalogue. */
export const TOOLS: NamesOfGroup = {
  synonyms: `
сверло = сверло по металлу = drill bit = twist drill = 钻头 = 麻花钻
сверло = drill = drill bit = 钻头 = 麻花钻
含钴钻头 = 钴钻 = cobalt drill = cobalt bit = кобальтовое сверло = сверло кобальтовое
концевая фреза = фреза концевая = end mill = 立铣刀
фреза = end mill = milling cutter = 铣刀
тороидальная = радиусная фреза = bull nose = bullnose = corner radius = 圆鼻
обдирочная = черновая фреза = кукуруза = roughing = rougher = 粗皮 = 粗加工铣刀
сферическая фреза = фреза сферическая = шаровая фреза = ball nose = ball end mill = 球头铣刀 = 球刀
сменная пластина = пластина твердосплавная = твердосплавная пластина = carbide insert = indexable insert = 硬质合金刀片
пластина = insert = carbide insert = 刀片 = 车刀片 = 数控刀片
токарная пластина = пластина токарная = turning insert = 车刀片 = 车削刀片
фрезерная пластина = пластина фрезерная = milling insert = 铣刀片 = 铣削刀片
отрезной круг = круг отрезной = отрезной диск = диск отрезной = cutting disc = cutting disk = cutting wheel = cut-off wheel = 切割片 = 砂轮片 = cutoff wheel = cut off wheel = cutoff disc = cut off disc
алмазный диск = диск алмазный = алмазный круг = diamond disc = diamond disk = diamond blade = 金刚石锯片
болгарка = ушм = диск на болгарку = диск по металлу = круг отрезной = отрезной круг = angle grinder disc = grinder disc = cutting disc = 切割片 = 角磨机片
лепестковый круг = круг лепестковый = flap disc = flap wheel = 百叶片 = 千叶片 = лепесток
зачистной круг = круг зачистной = шлифовальный круг = grinding disc = grinding wheel = 角磨片 = 打磨片
`,
  slang: `
сверло = сверлышко = jobber drill = jobber bit = metal drill bit = drill bit = twist drill = 麻花钻 = 钻头 = 钻咀
фреза концевая = пальчиковая фреза = фреза пальчиковая = slot drill = endmill = end mill = 立铣刀 = 铣刀 = 平头铣刀 = 锣刀
фреза по алюминию = фреза для алюминия = aluminum end mill = aluminium end mill = 铝用铣刀
пластина твердосплавная = сменная пластина = резцовая пластина = cnc insert = lathe insert = tool insert = carbide tip = 硬质合金车刀片 = 车刀片 = 数控刀粒 = 刀粒
отрезник = отрезной круг = круг отрезной = отрезной диск = slitting disc = metal cutting disc = cut-off disc = grinder blade = parting disc = 切割片 = 切断片 = 切割砂轮 = 树脂切割片
зачистник = круг зачистной = зачистной круг = обдирочный круг = depressed center wheel = grinding disc = grinding disk = 打磨片 = 角磨片 = 磨光片
алмазник = алмазный круг = диск алмазный = алмазный диск = diamond saw blade = diamond cutting disc = diamond blade = 金刚石锯片 = 金刚石切割片 = 云石片
`,
  everyday: `
сверло по железу = сверло для металла = бур по металлу = сверла для стали = bit for metal = drill for metal = 打孔钻头 = 金属钻头 = 开孔钻头 = сверлышко по металлу = сверла = сверло р6м5 = сверло кобальт = hss bit = hss drill = metal bit = twist bit = jobber = 钻花 = 麻花钻咀 = 钻头铁 = 直柄钻 = сверло цх = сверло ц/х = сверло под заклепку = сверло для дрели = drillbit = drill bits = jobber bit = iron drill = drill press bit = straight shank drill = parallel shank drill = iso 235 = din 338 = 钻头 = 钻嘴 = 直钻 = 麻花钻头 = 高速钢钻头 = 手电钻头 = sutton bits = hss-g = рапид сверло = 钻针 = 圆柄钻头 = 白钢钻头 = 锋钢钻头 > сверло = twist drill = 麻花钻
длинное сверло = удлиненное сверло = сверло удлиненное = long drill = extra long drill = long drill bit = 长钻头 = 加长钻头 = 加长麻花钻 = сверло длинная серия = long bit = long series drill = extra length drill = 加长钻 > сверло длинное = long series twist drill = 直柄长麻花钻
сверлышко = сверлилка = сверло обычное = сверло р6 = сверло hss = metal drill = jobber drill = drill bits metal = steel drill = 铁钻头 = 钢钻头 = 直柄麻花钻 = 钻咀 > сверло по металлу = twist drill = 麻花钻
кобальтовые = кобальтовое = сверло для нержавейки = сверло по нержавейке = сверло по закаленной = cobalt bit = cobalt drill = m35 drill = stainless drill bit = 含钴 = 含钴钻头 = 不锈钢钻头 = 钻不锈钢 = кобальтовое сверло = сверло кобальт = m35 = hss-e = hss-co = bit for hard steel = 钴钻 = 打不锈钢钻头 > р6м5к5 = cobalt = 钴
сверло на конус = сверло с конусом = сверло кх = сверло км = taper shank = mt drill = morse drill = 锥柄 = 锥柄钻头 = 锥钻 = сверло морзе = морзяк = сверло к/х = конусное сверло = с конусным хвостовиком = mts drill = morse taper drill = tapershank = 锥柄钻 = 莫氏钻头 = 斜柄麻花 > сверло коническим хвостовиком = taper-shank drill = 锥柄麻花钻
твердосплавное сверло = цельное твердосплавное = карбидное сверло = с дырочками внутри сверло = монолитное сверло = vhm drill = solid carbide drill = carbide bit = coolant drill = through coolant drill = 合金钻头 = 钨钢钻 = 钨钢钻头 = 内冷钻 = 整体合金钻 > сверло твердосплавное = solid carbide drill = 硬质合金钻头
фреза для станка = фреза по металлу = milling bit = mill cutter = milling tool = router bit metal = 铣床刀具 = 钨钢铣刀 = 铣床铣刀 = фрэза = концевик = пальчик фреза = фреза в цангу = фреза для чпу = фреза твердосплавная = фрезеровать = slot drill = slotdrill = slot cutter = endmill = end cutter = milling cutter = cnc cutter = vhm cutter = bridgeport cutter = pocket cutter = plura = jabro = 立铣刀 = 合金铣刀 = 铣刀头 = 锣刀 = 数控刀 = 端铣刀 = 锣机刀 = 先刀 = 铣键槽 > фреза концевая = end mill = 铣刀
фрезы = фрезочка = пальчиковая = cnc mill = cnc bit = mill bit = slot mill = 钨钢刀 = 锣刀头 = cnc刀具 = 数控铣刀 = концевик фреза = фреза пальчиковая = концевые = фрезер по металлу = endmill = ball nose cutter = slot drill = milling bit = carbide mill = milling cutter = end mill cutter = 端铣刀 = 铣刀头 > фреза концевая = end mill = 立铣刀
шаровая фреза = радиусная фреза = сфера фреза = ball end = ball end mill = ball nose = ball mill cutter = r cutter = 球刀 = 球头刀 = 球头铣刀 = r刀 = шариковая фреза = сферичка = фреза шар = ball cutter = ballnose = ball end cutter = die sinking cutter = mould cutter = 球头 = 半球铣刀 > фреза сферическая = ball nose = 球头
кукурузка = черновая фреза = фреза черновая = roughing mill = rougher = roughing end mill = corn cutter = corn mill = 开粗刀 = 粗皮刀 = 玉米刀 = 开粗铣刀 = 粗铣刀 = кукуруза = обдирщик = фреза кукуруза = рифленая фреза = corn cob = corncob = ripper = ripper endmill = hog mill = hogger = roughing cutter = 玉米铣刀 = 波刃铣刀 = рафинг = стружколом фреза = стружколомная фреза = 波浪刃 = 粗铣立铣 > фреза обдирочная = roughing = 粗皮
бычий нос = булноз = радиусная фреза = тороидальная фреза = bullnose = bull nose = corner rad = radius end mill = 圆鼻刀 = 牛鼻刀 = 圆角铣刀 = cr endmill > фреза тороидальная = corner radius end mill = 圆鼻
фреза алюминий = alu фреза = с полированными канавками = aluminium cutter = alu cutter = aluminum cutter = polished flute = high helix = 铝用刀 = 铝刀 = 铝用铣刀 = 铣铝刀 = ally mill > фреза по алюминию = aluminum end mill = 铝用立铣刀
плоский торец = плоская фреза = flat endmill = flat cutter = square end mill = flat nose = 平刀 = 平底刀 = 平头刀 = 直角铣刀 > фреза концевая z = square end mill = 平头立铣刀
резец токарный = токарный резец = пластина токарная = токарная пластина = пластина для резца = lathe tip = turning insert = turning tool = cutter tip = 车床刀片 = 车刀 = 车刀头 = 数控刀头 > пластина твердосплавная = carbide insert turning = 车刀片
фрезерная пластина = пластина фрезерная = пластина для фрезы = milling insert = mill insert = 铣刀片 = 铣刀粒 > пластина твердосплавная фрезерная = carbide insert milling = 铣刀片
твердосплавка = твердосплавные = пластинки = резцы сменные = напайка = cutting insert = indexable tip = lathe bit = 合金刀粒 = 数控刀片合金 = 刀粒子 = 合金刀头 = победитка = победитовая пластина = победитовая вставка = сменка = сменка на державку = пластинка токарная = пластинка для резца = смп = механического крепления = iscar = taegutec = kennametal = sandvik пластина = корлой = korloy = zcc = kyocera пластина = tungaloy = tips for lathe = lathe tip = cutting tip = throwaway tip = widia tip = sandvik tip = boring bar tip = replaceable tip = indexable insert = indexable = turning tip = tip tool = 刀粒 = 刀片数控 = 数控刀片 = 刀头 = 车刀粒 = 刀片 = 机夹刀片 = 钨钢刀片 = 株洲钻石 = widia = cnc tips = tungsten tips = многогранки = токарные вставки = 不重磨刀片 = 数控刀尖 = 钨钢刀头 = 特固克 > пластина твердосплавная = carbide insert = 硬质合金
пластинки твердосплавные = сменная пластина = смп = твердосплав = токарная пластина = пластина токарная = turning tip = turning tips = lathe insert = lathe inserts = tool inserts = indexable inserts = 车刀片 = 刀粒 = 车刀粒 = 数控刀片 > 车刀片
фрезерная пластина = пластина фрезерная = пластинка для фрезы = milling insert = milling inserts = milling tip = 铣刀片 = 铣刀粒 = 铣削刀片 = фрезерная вставка = пластина фрезы = shoulder mill tip = face mill insert = facemill insert = 面铣刀片 = 飞刀片 = 立铣刀粒 > 铣刀片
03114 = 05114 = 05114-120408 > cnmg 120408
02114 = 02114-080408 > wnmg 080408
ромбик шестой = ццмт > ccmt
тнмг > tnmg
снмм > snmm
диск для болгарки = диск для ушм = круг для болгарки = круг на болгарку = круг по металлу = диск по железу = диски для резки металла = grinder wheel = grinder disk = metal cutting wheel = steel cutting disc = chop saw blade = abrasive cutter = 切片 = 割片 = 切铁片 = 金属切割片 = 角磨机切割片 = 磨光机片 = 锯片 = круги отрезные = диски болгарка = абразив = нулевка = отрезные диски = круг луга = cutting wheels = angle grinder wheel = zip disc = slit disc = thin disc = 树脂片 = 角磨切片 = 切割轮 = 沙轮片 = отрезнуха = отрезные = отрезной = круги на болгарку = диск на ушм = диски по металлу = отрезной по металлу = cut off wheel = cut off disc = cutoff disc = metal cutting disc = angle grinder disc = 角磨机切片 = 切割砂轮 = диск на турбинку = отрезняк = круг по железу = резать металл = пилит железо = пильный камень = диск абразивный = луга абразив = grinder disc = disc grinder = disks for grinder = cut off = cutoff wheel = slitting disc = abrasive disc = flexovit = 砂轮切割片 = 树脂切割片 = 锯片切铁 = 砂轮片 = 磨切片 = cutter wheel = thin wheel = 无齿锯片 = 手磨机片 = 磨轮片 = 锯铁片 > круг отрезной = cutting disc = 切割片
диск по бетону = диск для бетона = диск по камню = диск по плитке = круг по бетону = диск для плитки = диск для асфальта = concrete blade = concrete cutting disc = concrete saw blade = stone blade = tile blade = masonry blade = masonry disc = asphalt blade = 混凝土切割片 = 瓷砖切割片 = 石材切割片 = 混凝土锯片 = 马路切割片 = 瓷砖片 = алмазные диски = круг алмазный = диск для штробореза = штроборез = турбо диск = diamond wheel = diamond cutter = turbo blade = stone cutter disc = 云石锯片 = 大理石片 = 开槽片 = 水泥切割片 > диск алмазный = diamond disc = 金刚石锯片
шлифовальный диск = наждачный круг = круг наждачный = абразивный круг = диск шлифовальный = sanding disc = sanding wheel = sandpaper disc = abrasive disc = polishing disc = 砂纸片 = 抛光片 = 打磨砂轮片 = 磨片 = 砂布片 > круг лепестковый = flap disc = круг зачистной = grinding disc = 百叶片 = 角磨片
зачистной = обдирка = обдирочный круг = шлифовальный круг на болгарку = grinding disc = grinder wheel = grinding stone angle = 打磨片 = 角磨片 = 磨片 = обдирочник = зачистник = толстый круг = шлифовальный круг = шлифкруг = зачистка шва = dpc = grinding wheel = roughing disc = depressed centre = weld grinding = 磨光片 = 砂轮片打磨 = 抛光片厚 = type 27 = 磨铁片 = 厚砂轮片 = 磨焊疤 = 角磨砂片 > круг зачистной = grinding disc = 角磨片
лепестки = клт = круг лепестковый = flap wheel = flap disk = sanding flap = flapper = 百叶轮 = 千叶片 = 页轮 = клт-1 = лепесток = лепестковый диск = наждачка на болгарку = диск из наждачки = шкурка на болгарку = polifan = blending disc = flapper disc = 千叶轮 = 千页轮 = 砂布轮 = 百洁片 = наждак лепестковый = 花叶轮 = 布轮片 > круг лепестковый = flap disc = 百叶片
алмазка = алмазник = диск по бетону = диск по плитке = concrete blade = stone blade = tile blade = masonry blade = diamond disc = masonry cutting blade = 云石片 = 混凝土切片 = 切石片 = 钻石片 = алмазный круг = диск по кирпичу = диск по камню = штробить = резать бетон = резчик швов = сегментированный = турбо диск = dia blade = diamond = diamond saw = marble cutter = marble blade = road saw = asphalt blade = 大理石片 = 石材切割片 = 瓷砖切割片 = 马路切割片 = 混凝土锯片 = 干切片 = турбик = шворез = плиточника диск = 切水泥片 = 钻石碟 = 切墙片 = 云石刀片 = 切砖片 = 瓷砖片 = 割路锯片 = 切路机刀片 > диск алмазный = diamond blade = 金刚石锯片
диск на болгарку = диск для болгарки = кружок = круг для болгарки > круг отрезной = круг зачистной = cutting disc = grinding disc
диск = диски > круг = диск = disc
`,
}
