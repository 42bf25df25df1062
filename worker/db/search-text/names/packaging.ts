import type { NamesOfGroup } from './model.ts'

/** Names of packaging, by the leaves of the catalogue. */
export const PACKAGING: NamesOfGroup = {
  synonyms: `
стрейч = стретч = stretch = 缠绕膜 = 拉伸膜
стрейч пленка = пленка упаковочная = стрейч = shrink wrap = stretch wrap = stretch film = cling film = 缠绕膜 = 拉伸膜 = 打包膜
агрострейч = сенажная пленка = силосная пленка = silage wrap = bale wrap = 青贮膜 = 牧草膜
гофрокороб = гофроящик = картонная коробка = короб картонный = картонный короб = corrugated box = cardboard box = carton box = 纸箱
коробка = короб = гофрокороб = box = carton = 纸箱 = 纸盒
самосборная коробка = самосборный короб = короб самосборный = mailer box = 飞机盒
биг-бэг = бигбэг = мкр = мягкий контейнер = big bag = fibc = jumbo bag = bulk bag = bulka bag = bulkabag = 吨袋 = 吨包 = 集装袋
мешок мкр = биг-бэг = super sack = super sacks = supersack = big bag = bulk bag = fibc = 吨袋
стреппинг = упаковочная лента = лента упаковочная = strapping = strap = 打包带
лента упаковочная = стреп лента = packing strap = strapping = 打包带 = 捆扎带
пэт лента = лента пэт = pet strap = polyester strap = 塑钢带 = pet打包带
металлическая лента = стальная лента = лента стальная упаковочная = steel strap = steel strapping = 钢带 = 打包钢带 = 铁皮带 = 铁皮打包带
`,
  slang: `
стрейч-пленка = стрейч пленка = стрейч = пленка паллетная = паллетная пленка = обмоточная пленка = pallet wrap = pallet film = cling wrap = wrapping film = stretch film = 缠绕膜 = 拉伸膜 = 打包膜 = 围膜 = 托盘膜
ручная стрейч-пленка = hand wrap = 手用缠绕膜 = 手动膜
картонная коробка = гофроящик = гофротара = коробка для переезда = картонный ящик = упаковочная коробка = moving box = shipping box = packing box = shipping carton = cardboard carton = 纸箱 = 瓦楞纸箱 = 快递箱 = 搬家纸箱 = 纸板箱
биг-бэг = бигбег = биг бег = биг-бег = биг бэг = мешок биг-бэг = тонный мешок = ton bag = tonne bag = one ton bag = bulk sack = fibc bag = 吨袋 = 吨包袋 = 太空袋 = 集装袋
пп лента = лента пп = полипропиленовая лента = лента полипропиленовая = poly strapping = plastic strapping = plastic banding = pp strap = pp打包带 = 塑料打包带 = 塑料带
упаковочная лента = лента упаковочная = обвязочная лента = стяжная лента = banding = packing band = strapping band = strapping = 打包带 = 捆扎带 = 打包条
`,
  everyday: `
упаковочная пленка = пленка для упаковки = пленка для обмотки = пленка для паллет = пленка для поддонов = обмотка для поддонов = пленка в рулоне = plastic wrap = wrapping plastic = pallet wrapping = packing film = packaging film = plastic film roll = wrap film = hand wrap film = 塑料膜 = 包装膜 = 裹膜 = 围膜 = 打包薄膜 = 托盘膜 = 塑料薄膜 = 嫩膜 = 拉伸缠绕膜 = стреч = стретч-пленка = пищевка паллетная = упаковка паллет = shrinkwrap = pallet cling = stretchwrap = pe膜 = 缠膜 = стрейчик = стрейчпленка = паллетная пленка = pallet film = wrapping film = 拉伸膜 = 打包膜 = 裹包膜 = стрейчовка = стретч = обматывать поддоны = обмотать поддон = пленка для грузов = пленка упаковочная = багажная пленка = pallet wrap = cling wrap pallet = warehouse wrap = shrink wrap roll = clear wrap = lldpe film = 拉伸缠绕 = pe缠绕膜 = clingfilm pallet = moving wrap = trioworld = обертка паллеты = паковать паллеты = 捆膜 = 卡板膜 = 工业膜 > стрейч-пленка = stretch film = 缠绕膜
пленка для сена = пленка для рулонов сена = пленка для силоса = hay wrap = bale film = haylage film = 牧草缠绕膜 = 包草膜 = 打捆膜 > агрострейч = silage wrap film = 青贮膜
пленка в руках = пленка ручная = рулон стрейч = stretch roll = cling roll = pallet roll = 手用拉伸膜 = 手工缠绕膜 = 手缠膜 = ручной стрейч = ручная пленка = manual wrap = hand wrap = handwrap = removals wrap = bundle wrap = hand roll film = 手用膜 = 手工膜 = 手动缠绕膜 = 手包膜 = movers wrap > стрейч-пленка ручная = hand stretch film = 手用缠绕膜
агропленка = агрострейч = пленка сенаж = пленка для сенажа = пленка для тюков = пленка для рулонов = silage film = silage plastic = bale plastic = hay film = 青贮 = 青贮膜 = 裹包青贮 = 草捆膜 > агрострейч = silage wrap = 青贮膜 = 牧草膜
машинный стрейч = машинка стрейч = для автомата стрейч = машинный рулон = robopac = паллетообмотчик пленка = machine wrap = machine film = machine roll = wrapping machine film = turntable film = orbital film = wrapper rolls = 机用膜 = 机器膜 = 缠绕机膜 = 机用拉伸膜 = пауэр стрейч = 机器缠绕膜 > стрейч-пленка машинная = machine stretch film = 机用缠绕膜
предстрейч = престретч = pre stretch = prestretch = 预拉伸 = 预拉膜 > стрейч-пленка предрастянутая = pre-stretched film = 预拉伸缠绕膜
джамбо = бобина на перемотчик = перемотка = jumbo = jumbo roll = master roll = parent roll = 大卷膜 = 大母卷 = 母卷 = 分切膜 > стрейч-пленка джамбо = jumbo stretch film = 缠绕膜大卷
обматывать тюки = агростретч = для сенажа = для тюков = silawrap = topwrap = baleage = bale wrap = silage wrap = silage plastic = hay wrap = 牧草膜 = 青贮 = 裹包膜 = 草捆膜 = 打捆包膜 = agrifilm = 青储打包膜 > агрострейч = silage wrap = 青贮膜
картонная тара = ящик из картона = коробки для посылок = почтовая коробка = короба для переезда = картонки = packing carton = shipping carton = mailing box = cardboard carton = paper box = paper carton = removal box = storage box cardboard = 包装箱 = 快递盒 = 包装盒 = 纸板箱 = 搬家箱 = 纸皮箱 = 硬纸箱 = 打包箱 = 物流箱 = гофрокартон = ящики картонные = коробка картон = короба = короба гофро = cartons = boxes = cardboard = corrugated carton = moving boxes = 纸箱子 = 纸皮 = 瓦楞箱 = 外箱 = 包装纸箱 = гофра короб = картонка = коробочка = коробки картонные = картонный ящик = carton box = carton = packing box = shipping box = cardboard box = 箱子 = 纸盒 = 快递箱 = гофроупаковка = гофротара = картонажка = коробка с клапанами = коробки = ctn = storage carton = shipper = rsc = american box = 纸壳箱 = короб почтовый = коробки маркет = regular slotted = 打包纸箱 = 牛皮箱 = 打包盒子 = 寄件箱 = 对口箱 = 平口箱 > короб картонный = corrugated box = 纸箱
коробка с крышкой = короб с крышкой = коробка крышка дно = box with lid = lidded box = lid box = telescopic box = 带盖纸箱 = 上下盖纸盒 = 有盖箱子 = 天地盖 = крышка и дно = лоток с крышкой = обувная коробка = lift off lid = two piece box = lid and base = 天地盒 = 上下盖 = 带盖箱 = коробка-телескоп > короб крышка дно = lid-and-base corrugated box = 天地盖纸箱
ласточкин хвост = коробка шкатулка = самосборка = почтовая коробка = pip box = postal box = mailer = mailing box = mailer box = tuck box = die cut box = 0427 = 飞机盒 = 快递盒 = 披萨盒 > короб самосборный = mailer box = 飞机盒
на паллет картонный = под европаллет короб = гофроконтейнер = паллет-бокс = палет-бокс = гофроконтейнер на поддон = pallet box = pallet carton = gaylord = octabin = bulk carton = 托盘箱 = 大纸箱 = 重型纸箱 = октабин > короб картонный 1180x780x900 = corrugated box 1180x780x900
мешок для зерна = мешок под зерно = мешок для песка = большой мешок = мешок на тонну = мешок контейнер = grain bag = sand bag large = ton bag = builders bag = aggregate bag = 粮食袋 = 沙袋 = 装沙袋 = 大袋子 = 编织大袋 = 一吨袋 = 大吨袋 = 集装包 = 装粮食吨包 = биги = биг бэги = мешок с петлями = контейнер мягкий = мешки 1 тонна = мешок 1000 кг = dumpy bag = dumpy bags = skip bag = one tonne sack = bigbag = 吨包 = 吨袋包 = 集装布袋 = 大吨包 = 太空包 = биг-бег = бигбег = биг бег = бигбэг = мкр = мешки под зерно = мешок зерновой = строительный мешок = super sack = supersack = tote bag bulk = one ton bag = 吨包袋 = 集装袋 = 太空袋 = 吨袋子 = big bag = бэг = тонник = мкр мешок = кубовый мешок = мешок тонник = мягкий контейнер = селитра мешок = jumbo = jumbo bag = jumbo sack = ton sack = tonne bag = flexible ibc = dumpy sack = fibc = grain tote = 柔性集装袋 = 大袋 = 土工袋吨 = giant sack = биг баг = мкрки = 吨带 = 泥头吊袋 > биг-бэг = bulk bag = 吨袋
одностропка = одностропный = одна стропа = single loop = one loop = 1 loop = 单吊 = 单吊带 > 1 loop
двухстропка = двухстропный = с двумя ушами = две стропы = two loop = 2 loop = double loop = 两吊 = 双吊 > 2 loops
обвязочная лента = лента для обвязки = лента для паллет = лента стягивающая = бандажная лента = packaging strap = binding strap = pallet strapping = bundling strap = packing belt = 包装带 = 捆绑带 = 打包绳 = 捆包带 = 扎带机带 = стреппинг = стреплента = упаковочная лента = лента обвязочная = лента для упаковки = plastic strap = packing strap = pallet strap = poly strapping = 捆扎带 = стрэп = стрэпка = стрипп лента = стреп = обвязка поддонов = обвязка лента = стягивающая лента = бандажка = banding = strapping = band roll = pallet banding = 打包扁带 = parcel band > лента упаковочная = strap = 打包带
лента металлическая = бандаж стальной = metal banding = iron strap = 铁皮条 = 钢皮带 = 打包用的钢带 > лента стальная = steel strap = 打包钢带
стреппинг лента = лента пп желтая = лента бандажная = перевязочная лента = poly strap = band strap = baling strap = poly band = 打包条 = 打包绳带 = 捆扎条 = pp带 = ппл = ппл лента = пп лента = стреппинг пп = pp strap = pp band = polyprop band = polypropylene band = box strap = patti plastic = machine strap = poly banding = 塑料打包带 = pp包装带 = 机用打包带 = 白色打包带 = carton strap = carton banding = pp belt = box patti = 聚丙烯带 = 书刊捆扎带 = pp带子 = 手工带 > лента упаковочная полипропиленовая = polypropylene strap = pp 打包带
зеленая лента = стягивающая лента пэт = pet band = plastic steel strap = 塑钢 = 绿色打包带 = pet带 = пэт лента = полиэстер лента = полиэстровая лента = зеленый стреппинг = pet belt = pet strap = polyester strap = polyester banding = green banding = green strap = 塑钢带 = 塑钢打包 = pet塑钢带 = 聚酯打包带 > лента полиэстеровая пэт = polyester strap = pet
стальная упаковочная = лента металлическая упаковочная = металлическая лента = штрипс упаковочный = steel strapping = steel band = metal strap = banding steel = 铁皮带 = 钢带打包 = 铁打包带 = 打包钢带 = железная обвязка = стальная обвязка = лента вороненая = лента черная = металлолента = стяжка металлолентой = железная лента = hoop iron = iron patti = steel banding = metal band = oscillated steel = 打包铁皮 = 钢带 = 捆扎钢带 = 烤蓝带 = 钢皮 = стальная обвязочная = синяя вороненая = 铁腰子 = 铁片带 = 捆扎铁皮 = 木箱铁皮 > лента упаковочная стальная = steel strap = 钢带
кордовая = кордлента = composite strap = cord strap = cordstrap = 柔性打包带 = 纤维打包带 = 集装箱捆绑 = корд = кордстрап = композитный корд = вязаный корд = cordlash = woven strap = lashing cord = 编织打包带 = 聚酯纤维带 = нитяная лента = 柔性捆扎带 = 捆货柔性带 > лента кордовая композитная = composite cord strap
`,
}
