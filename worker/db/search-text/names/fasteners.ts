import type { NamesOfGroup } from './model.ts'

/** Names of fasteners, by the leaves of the catalogue. */
export const FASTENERS: NamesOfGroup = {
  synonyms: `
самоконтрящаяся = lock nut = nyloc = nylon insert = 锁紧螺母
колпачковая = cap nut = domed = 盖形
контргайка = гайка низкая = низкая гайка = jam nut = thin hex nut = 薄螺母
колпачковая гайка = гайка колпачковая = глухая гайка = acorn nut = cap nut = dome nut = 盖形螺母 = 盖母
корончатая гайка = гайка корончатая = castle nut = castellated nut = slotted nut = 开槽螺母 = 槽形螺母
гайка удлиненная = удлиненная гайка = соединительная гайка = coupling nut = rod coupler = 连接螺母 = 加长螺母
гайка с фланцем = flange nut = serrated nut = 法兰螺母 = 法兰面螺母
гипсокартон = гкл = drywall = plasterboard = gypsum board = 干壁 = 石膏板
саморез = self-tapping screw = self-drilling screw = 自攻螺钉 = 自攻钉
глухарь = coach screw = lag screw = lag bolt = 六角头木螺钉
саморез по гипсокартону = саморез гкл = sheetrock screw = drywall screw = 干壁钉 = 石膏板钉
шуруп = wood screw = chipboard screw = 木螺丝 = 纤维板钉
нагель = шуруп по бетону = concrete screw = masonry screw = 混凝土螺钉
саморез со сверлом = кровельный саморез = саморез кровельный = tek screw = roofing screw = self-drilling screw = 钻尾螺丝 = 钻尾钉 = 自钻自攻螺钉
химический анкер = химанкер = chemical anchor = bonded anchor = 化学锚栓
фундаментный болт = болт фундаментный = foundation bolt = 地脚螺栓
膨胀螺栓 = 膨胀锚栓
螺栓 = 螺丝
膨胀螺栓 = 膨胀螺丝
анкерный болт = болт анкерный = sleeve anchor = 膨胀螺栓 = 拉爆螺栓
клиновой анкер = анкер клиновой = wedge anchor = through bolt = 楔形膨胀锚栓 = 车修壁虎
забивной анкер = анкер забивной = цанга = drop-in anchor = 内迫式锚栓 = 内爆螺栓
`,
  slang: `
гайка = hex nut = nut = 螺母 = 螺帽 = 六角螺母 = 六角螺帽
самоконтрящаяся гайка = гайка самоконтрящаяся = гайка самостопорящаяся = гайка с нейлоном = гайка с капроном = locknut = nylock = nylock nut = lock nut = stover nut = 防松螺母 = 尼龙螺母 = 锁紧螺母
саморез = саморезы = self-tapper = self tapper = self tapping screw = self-tapping screw = 自攻螺钉 = 自攻螺丝 = 自攻丝 = 快牙丝
саморез со сверлом = клопы = клоп = блоха = саморез клоп = самосверлящий саморез = сверлоконечный = tek screw = teks = self drilling screw = 自钻自攻螺钉 = 燕尾螺丝 = 燕尾丝 = 钻尾丝
саморез по гипсокартону = саморез гипсокартонный = черный саморез = black screw = plasterboard screw = drywall screw = 墙板钉 = 干壁钉 = 石膏板螺钉 = 石膏板螺丝
болт = болт шестигранный = шестигранный болт = hex bolt = hex head bolt = hex cap screw = cap screw = machine bolt = hexagon bolt = 六角头螺栓 = 六角螺栓 = 外六角螺栓 = 外六角螺丝 = 六角螺丝
клиновой анкер = анкер клиновой = анкер клин = анкер-клин = анкер шпилька = trubolt = thru bolt = through bolt = wedge anchor = 楔形膨胀锚栓 = 壁虎螺丝 = 膨胀栓
анкер = анкерный болт = anchor bolt = masonry anchor = concrete anchor = 锚栓 = 膨胀锚栓
анкерный болт с гайкой = болт анкерный с гайкой = гильзовый анкер = redibolt = sleeve anchor = 套管膨胀锚栓 = 套管锚栓
химический анкер = капсула химическая = жидкий анкер = resin anchor = epoxy anchor = chemical anchor = 化学锚栓 = 化学螺栓 = 植筋胶 = 药剂螺栓
фундаментный болт = болт фундаментный = анкерная шпилька = j-bolt = l-bolt = anchor rod = holding down bolt = foundation bolt = 地脚螺栓 = 地脚螺丝 = 地锚螺栓
`,
  everyday: `
распорный болт = rawl bolt = rawlbolt = rawl = dynabolt = expansion bolt = expanding bolt > sleeve anchor = анкерный болт = wedge anchor = клиновой анкер
полнорезьбовой болт = болт полная резьба = setscrew = set screw = fully threaded bolt = din933 = iso 4017 = 全牙螺丝 = 全丝螺栓 > din 933
болт с гладкой частью = болт с шейкой = болт неполная резьба = part threaded = half thread bolt = din931 = iso 4014 = 半牙螺丝 = 半丝螺栓 = 光杆螺栓 > din 931
гайка нейлон = гайка стопорная = стопорная гайка = контрящаяся гайка = self-locking nut = self locking nut = stop nut = 自锁螺母 = 防松螺母 = 尼龙螺母 = 止退螺母 > гайка самоконтрящаяся = nylon insert lock nut = 尼龙锁紧螺母
гайка на шпильку длинная = длинная гайка = extension nut = connector nut > гайка соединительная = coupling nut = 连接螺母
крепеж = метизы = болтокомплект = 紧固件 = 标准件 = 螺丝螺母 > болт = bolt = 螺栓 = гайка = nut = 螺母
гаечка = гайки = гайка гост 5915 = hex nuts = full nut = 螺丝帽 = 六角帽 = 丝帽 = навинтить на болт = накрутить на шпильку = ответная часть болта = гайка стальная = стандартная гайка = гост 5915 = hexagon nut = din934 = 螺帽 = 螺丝母 = 丝母 = steel nuts = common nut = 螺丝的帽 = 六角螺丝帽 > гайка шестигранная = hex nut = 六角螺母
самоконтрящаяся = самоконтрейка = гайка с пластиком = гайка с резинкой = гайка din 985 = nyloc = nylock = nylok = lock nut nylon = 防松螺帽 = 尼龙螺帽 = 锁紧螺母 = самоконтрогайка = гайка стопорная = гайка с капроновой вставкой = гайка с пластмассовой вставкой = nyloc nut = stop nut = locking nut = self locking nut = prevailing torque = din985 = 防松螺母 = 自锁螺母 = 尼龙帽 = 尼龙螺母 = aero nut = стопарь-гайка = gb889 = 自锁丝帽 > гайка самоконтрящаяся = nylon insert = 尼龙锁紧螺母
колпачок гайка = гайка декоративная = гайка глухая = dome nut = acorn nut = cap nut = 盖形螺母 = 盖帽螺母 = 圆头螺帽 = колпачок на болт = глухая гайка = crown nut = din1587 = 盖帽 = 盖母 = 圆头螺母 = 帽子螺母 = 光头螺母 = 美化螺帽 > гайка колпачковая = cap nut = 盖形螺母
муфта гайка = гайка длинная = гайка-муфта = гайка переходная = coupling nut = long nut = rod coupler = 加长螺母 = 连接螺母 = 加长螺帽 > гайка удлиненная соединительная = coupling nut = 长螺母
гайка под шплинт = прорезная гайка = castle nut = slotted nut = castellated nut = 开槽螺母 = 花螺母 = 槽形螺母 > гайка корончатая = castle nut = 槽形螺母
гайка с прессшайбой = гайка с буртиком = гайка с воротничком = гайка с юбкой = flanged nut = serrated flange nut = washer nut = din6923 = 法兰螺母 = 带垫螺母 = 法兰面 = collar nut = 法兰帽 > гайка с фланцем = flange nut = 法兰面螺母
гайка-переходник = втулка шестигранная = гайка-муфта = муфта резьбовая = гайка 3d = гайка длинная = long nut = rod coupler = stud connector = din6334 = 长螺母 = 接头螺母 = 连接母 = 加长螺母 = гайка сгон = 连接丝母 = 通丝接头 = 接头螺帽 = 六角长柱 > гайка удлиненная соединительная = coupling nut = 连接螺母
полугайка = низенькая гайка = тонкая гайка = гайка тонкая = jam nut = half nut = thin nut = lock nut thin = din439 = 薄螺母 = 薄螺帽 = плоская гайка = стопорная тонкая = 背母 = 六角薄帽 > гайка низкая = thin hex nut = 薄螺母
гайка под шплинт = прорезная гайка = slotted nut = castellated nut = castellated = din935 = 花螺母 = 开槽螺母 = 槽形螺母 = 城形螺帽 = 开花螺帽 > гайка корончатая = castle nut = 开槽螺母
гайка для металлоконструкций = гайка высокопрочная = structural nut = heavy hex nut = hv nut = heavy nut = din6915 = 钢结构螺母 = 大六角螺母 > гайка высокопрочная = structural nut = 大六角螺母
саморез для профнастила = саморез для крыши = саморез для кровли = кровельный шуруп = шуруп кровельный = саморез с шайбой = саморез с резинкой = screw for roofing = roof screw = screw for metal roof = sheet metal roofing screw = 屋面螺丝 = 屋顶螺丝 = 彩钢瓦螺丝 = 彩瓦钉 = 彩钢钉 = кровелька = кровельник = кровляшка = крашеные саморезы = саморез рал = саморезы ral = roofing tek = sheeting screw = shed screw = cladding screw = sheeting fixing = 屋面钉 = 彩钢瓦钉 = 瓦钉 = 屋面钻尾 = 浪板螺丝 = 瓦面螺丝 = 屋顶铁皮丝 > саморез кровельный = roofing screw = 屋面自钻螺钉
саморез по металлу = саморез для металла = шуруп по металлу = screw for metal = metal screw = sheet metal screw = 铁皮螺丝 = 铁板钉 = 钻尾丝 = саморез с прессшайбой = саморез прессшайба = прессшайба = саморез для профиля = wafer head screw = lath screw = 华司头螺丝 = 大扁头钻尾 = сам сверлит = саморез с буром = саморез с пресшайбой = пресшайба = клоп = семечка = блоха = self driller = wafer tek = wafer head = tek = tek screw = tekscrew = framing screw = zip screw = truss head = sds screw = 钻尾 = 燕尾丝 = 燕尾钉 = 华司钻尾 = 自钻 = sdst = tech screws = 龙骨钉 = 轻钢架钻尾 = 麻花尾螺丝 > саморез со сверлом = self-drilling screw = 自钻自攻螺钉
саморез по дереву = шуруп по дереву = саморез для дерева = шуруп для дерева = screw for wood = timber screw = deck screw = 木螺钉 = 木工螺丝 = 木头螺丝 > шуруп универсальный = chipboard screw = шуруп-глухарь = wood screw = 纤维板钉 = 木螺钉
саморезик = черные саморезы = желтые саморезы = гипрок саморез = сделай сам шуруп = black screws = drywall black screws = 黑自攻 = 黑螺丝 = 石膏板钉子 = гипсокартонщик = сгм = сгд = гкл саморез = саморез тн = саморез черный = bugle screw = gypsum screw = gyprock screw = gyproc screw = plasterboard screw = drywall = 石膏板钉 = 石膏板螺丝 = 墙板钉 = 黑皮钉 = 喇叭头螺丝 > саморез по гипсокартону = drywall screw = 干壁钉
шурупы = винты по дереву = спакс = deckscrews = construction screws = 纤维板螺丝 > шуруп = chipboard screw = wood screw = 木螺钉 = 纤维板钉
燕尾丝 = 燕尾钉 = 自钻 = 钻尾 = tek = tekscrew = tek screws = tek bolts > саморез со сверлом = self-drilling screw = саморез кровельный = roofing screw = саморез для сэндвич-панелей = sandwich panel screw = 自钻
клоп = клопы = клопики = блошки = семечки саморез = саморез по металлу мелкий = саморез с буром = саморез с прессшайбой = прессшайба = wafer screw = pan head tek = lath screw = 华司钻尾 = 大扁头 > саморез со сверлом = self-drilling screw = 自钻
кровляшка = кровельник = кровельные = саморезы на профлист = саморезы для металлочерепицы = саморез с резинкой = саморез с шайбой = roof screw = roofing screws = tin roof screws = metal roofing screws = 彩钢瓦螺丝 = 屋面螺丝 = 彩钢钉 > саморез кровельный = roofing screw = 屋面
глухари = глухарь = шурупы глухари = болт по дереву = сантехнический шуруп = lag bolt = lag screw = coach screw = coach bolt = 六角木螺丝 = 木方螺丝 > шуруп-глухарь = lag screw = 六角木螺钉
сэндвич саморез = саморез длинный по металлу = саморез для панелей = sandwich panel screws = panel screw = long tek = 夹芯板螺丝 = 岩棉板螺丝 = крепить сэндвич = саморез для сэндвича = composite panel screw = sip screw = kingspan screw = sandwich screw = 库板钉 > саморез сэндвич-панелей = sandwich panel = 夹芯板
самонарезной = самонарезной винт = шурупик = винты для шуруповерта = self tapper = tappers = self tapping = selftapper = tapping screw = screws for metal sheet = 自攻 = 自攻钉 = 自攻丝 = 螺丝钉 = 快丝 = 快牙丝 = 尖尾螺丝 = 装潢螺丝 = 自工丝 > саморез = self-drilling screw = шуруп = drywall screw
woodscrew = wood screw = chipboard screw = spax = deck screw = шуруп желтый = шуруп по дереву = саморез по дереву = желтый саморез = 木螺丝 = 木牙螺丝 = 纤维钉 = 密度板螺丝 = 密集板钉 > шуруп универсальный = chipboard screw = 纤维板钉
нагель = турбошуруп = турбовинт = шуруп по бетону = upvc fixing = frame fixing = window frame screw = frame screw = tapcon = hilti hus = concrete screw = masonry screw = 水泥螺丝 = 水泥自攻 = 窗框螺丝 = frame fixings = window fixings = 门窗螺丝 = 窗框丝 = 窗框锚钉 > нагель = concrete screw = 混凝土螺钉
глухари = глухарик = шуруп под ключ = шуруп-болт = coach bolt wood = coach screw = lag bolt = lag screw = lag = landscape screw = timber screw = sleeper screw = 六角木螺丝 = 攻木螺丝 = 木方螺丝 = 六角木丝 > шуруп-глухарь = lag screw = 六角头木螺钉
膨胀螺丝 = 膨胀螺栓 = 胀栓 = 拉爆 = 内膨胀螺栓 = 内膨胀螺丝 = 内爆 > 内迫式锚栓
анкер для бетона = болт для бетона = болт по бетону = анкер для стены = крепеж для бетона = bolt for concrete = concrete bolt = concrete fastener = wall anchor = 水泥膨胀螺丝 = 混凝土锚栓 = 墙体膨胀螺丝 = 拉爆 = 膨胀螺丝 = 膨胀螺栓 > анкер клиновой = wedge anchor = 膨胀锚栓 = анкерный болт = sleeve anchor = 膨胀螺栓
анкер для фундамента = фундаментный анкер = закладной болт = болт для фундамента = column bolt = base bolt = embedded bolt = cast-in bolt = 预埋螺栓 = 基础螺栓 = 预埋件螺栓 = фундаментник = закладная = болт в фундамент = holding down bolt = hd bolt = j bolt = foundation bolts = l bolt = 地脚螺丝 = 7字地脚 = 24379 = гост 24379 = фунд болт = загнутая шпилька = клюшка в бетон = болт под колонну = болт фундаментный = анкер изогнутый = hold down bolt = hook bolt = anchor rod = foundation rod = 地脚 = 塔吊螺栓 = 弯钩螺栓 = анкер гнутый = шпилька г-образная = 地脚丝 = 基座螺栓 > болт фундаментный = foundation bolt = 地脚螺栓
болтик = болты с шестигранной головкой = болт под ключ = болт гост 7798 = болт гост 7805 = hex head = hex head screw = set screw hex = set bolt = 外六角 = 六角栓 = 螺杆螺丝 = 螺栓螺丝 = болтяра = болты = болт гост = болт полная резьба = full thread bolt = hex cap screw = cap bolt = machine bolt = hexagon bolt = 六角螺丝 = 全牙螺栓 = 外六角螺栓 = 六角头 = железный болт = метиз болт = болтовой крепеж = болт под гайку = болты 7798 = гост 7798 = гост 7805 = болт машинный = hex screw = hexagon screw = hex set screw = hht bolt = hex tap bolt = cap screw = 外六角螺丝 = 六角头螺丝 = 螺丝杆 = 铁螺丝 = 螺栓杆 = болт мостовой = болт впб = болт каленый = каленый болт = высокопрочный болт = болт высокопрочный = hsfg = hsfg bolt = structural bolt = grade 8 bolt = high tensile bolt = ht bolt = 高强螺栓 = 高强度螺栓 = 高强螺丝 = 10.9级 = hex set = boltz = 外六方 = 六角丝 = 东明螺丝 = 外六方螺丝 = 螺拴 > болт шестигранный = hex bolt = 六角头螺栓
анкера = распорный болт = дюбель металлический = распорный анкер = expansion anchor = expansion bolts = express nail = expanding bolt = 拉爆螺丝 = 壁虎 = 膨胀管 = закрепить в бетон = крепить к бетону = крепление в бетон = крепить станок = анкерок = masonry fixing = concrete fixing = masonry bolt = expansion shield = 膨胀栓 = 打墙螺丝 = 混凝土螺栓 = механический анкер = 胀栓 = 胀丝 = 拉炮螺丝 > анкер = anchor = 锚栓 = анкерный болт
анкерок = анкер-болт = анкер с гайкой = рубашечный анкер = sleeve anchors = 膨胀螺丝 = 拉爆 = 胀栓 = анкер с рубашкой = анкер со стаканом = рубашечный = гильза анкер = sleeve bolt = shield anchor = 套管锚栓 = 国标膨胀 = 膨胀螺栓套管 = hnm > анкерный болт с гайкой = sleeve anchor = 膨胀螺栓
анкер цанга = цанговый анкер = латунный анкер = drop in = drop-in anchor = drop in anchor = 内膨胀 = 平爆 = 内迫 > анкер забивной = drop-in anchor = 内迫锚栓
анкер-клин = клиновик = wedge bolt = through bolt = throughbolt = wedge anchors = 楔形锚栓 = 车修壁虎 = 重型锚栓 > анкер клиновой = wedge anchor = 楔式锚栓
химшпилька = шпилька химанкер = химанкер = химический анкер = chem anchor = chemical anchor = resin stud = anchor rod = 化学锚栓 = 化学螺栓 = 植筋螺栓 = хим анкер = шпилька для вклейки = шпилька хилти = анкерная шпилька = вклеить шпильку = chemical stud = chem stud = chemical anchor stud = stud for resin = hilti has = 化学锚固 = 植筋螺杆 = 化锚 = chemset = chemset stud > шпилька химического анкера = chemical anchor stud = 化学锚栓
wam = клиновик = анкер-клин = клиновой анкер = анкер для тяжелых = through bolt = throughbolt = trubolt = wedge bolt = stud anchor = 楔形锚栓 = 车修壁虎 = 壁虎螺丝 = 车修 = 后扩底 = fischer faz = анкер sormat = hst = 楔式膨胀 = 扭矩膨胀 = 三片式膨胀 > анкер клиновой = wedge anchor = 膨胀锚栓
забивник = забивной стакан = цанга = анкер цанга = забивной анкер = drop in = dropin = drop in anchor = knock in anchor = hammer set anchor = 内爆 = 内膨胀 = 平爆 = 顶爆 = 内迫 = 顶爆螺栓 = 吊顶膨胀 = lipped anchor = hammerset = knock-in = забивная гильза = втулка забивная = 内螺纹膨胀 = 平口内迫 > анкер забивной = drop-in anchor = 内迫式锚栓
`,
}
