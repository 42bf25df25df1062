import type { NamesOfGroup } from './model.ts'

/** Names of bearings and drives, by the leaves of the catalogue. */
export const DRIVES: NamesOfGroup = {
  synonyms: `
шарикоподшипник = подшипник шариковый = шариковый подшипник = ball bearing
корпусной подшипник = подшипниковый узел = pillow block = housed bearing = 带座轴承 = 外球面轴承 = 外球面球轴承
редуктор = gearbox = gear reducer = gear unit = speed reducer = 减速机 = 减速器 = 减速箱 = gear box
蜗轮 = 蜗轮蜗杆
редуктор = gear reducer = gearbox = speed reducer = 减速机 = 变速箱
червяк = червячный редуктор = редуктор червячный = мотор-редуктор червячный = worm gearbox = worm gear reducer = worm drive = 蜗轮减速机 = 蜗轮蜗杆减速机
планетарный редуктор = редуктор планетарный = planetary gearbox = planetary reducer = 行星减速机 = 行星齿轮箱
роликовая цепь = цепь роликовая = roller chain = 滚子链
滚子链 = 链条
мувп = втулочно-пальцевая = pin and bush = pin bush
муфта = coupling = 联轴器
звездочная муфта = кулачковая муфта = муфта кулачковая = jaw coupling = spider coupling = lovejoy coupling = 梅花联轴器 = 梅花弹性联轴器
мувп муфта = пальцевая муфта = pin coupling = bush coupling = 柱销联轴器 = 弹性套柱销联轴器 = муфта с пальцами
клиновой ремень = ремень клиновой = клиноременный = v-belt = vee belt = 三角带
узкий ремень = узкоклиновой = narrow v-belt = wedge belt = 窄v带
`,
  slang: `
шариковый подшипник = подшипник шариковый = радиальный подшипник = deep groove bearing = deep groove ball bearing = 深沟球轴承 = 滚珠轴承 = 球轴承
роликовый конический подшипник = подшипник конический = конический подшипник = taper roller bearing = tapered bearing = taper bearing = 圆锥滚子轴承 = 锥形轴承 = 圆锥轴承
корпусной подшипник = подшипник в корпусе = подшипниковый узел = корпусный подшипник = plummer block = pillow block = mounted bearing = bearing housing = flange bearing = bearing unit = 外球面球轴承 = 带座轴承 = 轴承座 = 瓦盒轴承
редуктор = мотор-редуктор = gearbox = gearmotor = gear motor = speed reducer = gear drive = 减速机 = 减速器 = 齿轮箱 = 变速箱
червячник = червячный редуктор = редуктор червячный = worm gearbox = worm reducer = worm box = 蜗轮蜗杆减速机 = 涡轮减速机 = 蜗轮箱 = 涡轮箱
цилиндрический редуктор = редуктор цилиндрический = helical gearbox = helical gear reducer = parallel shaft gearbox = 硬齿面减速机 = 圆柱齿轮减速机
приводная цепь = цепь приводная = цепь роликовая = роликовая цепь = drive chain = roller chain = transmission chain = bush roller chain = 滚子链 = 传动链 = 链条
муфта = муфта вала = shaft coupling = shaft coupler = coupling = 联轴器 = 联轴节 = 对轮 = 靠背轮
втулочно-пальцевая муфта = муфта втулочно-пальцевая = муфта мувп = мувп = bushed pin coupling = pin and bush coupling = 弹性套柱销联轴器 = 柱销联轴器
клиновой ремень = ремень клиновой = приводной ремень = ремень приводной = drive belt = fan belt = vee-belt = v-belt = 三角带 = 三角皮带 = 皮带 = 传动带
`,
  everyday: `
подшип = подш = bearings for motor = подшипник электродвигателя = подшипник двигателя = motor bearing = 电机轴承 = 马达轴承 = шарик подшипник = подшипник качения = подшипничек = 2rs подшипник = ball brg = dgbb = 波珠轴承 = шарикоподшипник = шариковик = ball race = ball bearings = bearings = 滚珠轴承 = 波珠 = 弹子 = 培林 = радиальник = радиальный шариковый = подшибник = кольцо с шариками = колечко с шариками = подшипник мотора = подшипник на вал = подшипник болгарки = подшипник барабана = conrad = conrad bearing = ballrace = balbearing = radial bearing = brg = din 625 = skf bearing = fag bearing = nsk bearing = ntn bearing = alternator bearing = spindle bearing = skate bearing = roller skate bearing = 波盘 = 啤令 = 向心轴承 = 普通轴承 = 滚珠 = 哈轴 = 人本 = c&u = nsk轴承 = skf轴承 = 皮带轮轴承 = 风扇轴承 = nsk ball = zvl = гпз = 轴乘 = 蛇板轴承 > подшипник шариковый = ball bearing = 深沟球轴承
подшипник для роликов = подшипник для скейта = skateboard bearing = skate bearing = skate wheel bearing = spinner bearing = 滑板轴承 = 旱冰鞋轴承 = 指尖陀螺轴承 > 608
2рс = 180 серия = dustproof bearing = llu = ddu = 2rs1 = 胶盖轴承 = 防水轴承 = 胶封轴承 = 防水球轴承 > 2rs
с железными шайбами = железная крышка подшипник = 2z = зз = shielded bearing = 铁盖轴承 = 防尘盖 = 带防尘盖 > zz
ступичный подшипник = подшипник ступицы = подшипник колеса = hub bearing = wheel bearing = axle bearing = trailer bearing = 轮毂轴承 = 车轮轴承 = 挂车轴承 = роликовый = конусный подшипник = конусник = timken = taper roller = cone bearing = 锥轴承 = 圆锥轴承套 = роликовик = роликоподшипник = конический роликовый = taper bearing = tapered bearing = 圆锥滚子 = 锥形轴承 = ступичник = подшипник на конус = тимкен = радиально-упорный = подшипник дифференциала = дифференциал подшипник = подшипник редуктора моста = подшипник полуоси = ролики под углом = trb = conical roller = cone and cup = cup and cone = hub race = pinion bearing = differential bearing = koyo taper = steering bearing = 320x = 斜轴承 = 斜滚子 = 斜角滚柱 = 锥形滚柱 = 圆锥轴承 = 滚柱轴承 = 分离型轴承 = 差速器轴承 = 变速箱轴承 = 302系列 = 322系列 = 30000系列 = conic bearing = skf taper = 转向节轴承 = 锥形啤令 > подшипник роликовый конический = tapered roller bearing = 圆锥滚子轴承
7204 = 7204а = 7204e > 30204
7510 = 7510а = 7510e > 32210
7310 = 7310а = 7310e > 30310
7520 = 7520а = 7520e > 32220
2007108 = 2007108e > 32008x
2007106 = 2007106e > 32006x
27312 = 27312e > 31312
7614 = 7614e > 32314
7228 = 7228e > 30228
подшипник с корпусом = подшипник на лапах = корпус с подшипником = опора вала = подшипниковая опора = опора подшипника = bearing with housing = bearing block = bearing mount = shaft support = pedestal bearing = 带座的轴承 = 轴承座 = 轴座 = 轴承支座 = 立式轴承座 > подшипниковый узел = pillow block bearing unit = 带立式座外球面球轴承 = flanged bearing unit
стойка подшипниковая = фланцевый подшипник = подшипник фланцевый = pillowblock = flange block = bearing stand = 座轴承 = 外球面轴承带座 = 轴承连座 > подшипниковый узел = bearing unit = 带座
p204 = p-204 = sy20 = np20 > ucp204
p205 = p-205 = sy25 = np25 > ucp205
p206 = p-206 = sy30 = np30 > ucp206
p208 = p-208 = sy40 = np40 > ucp208
p210 = p-210 = sy50 = np50 > ucp210
p212 = p-212 = sy60 = np60 > ucp212
f207 = f-207 = sf35 = fy35 > ucf207
fl205 = fl-205 = sft25 = fytb25 > ucfl205
подшипник на лапках = корпусник = самоустанавливающийся узел = stand bearing = block bearing = bearing housing = flange bearing = 座轴承 = 带座轴承 = 外球面轴承 = 瓦座 = чугунный подшипник = подшипник в чугунине = подшипник с корпусом = подшипник шнека = подшипник комбайна = подшипник опорный = подшипник картинга = fyh = fafnir = sealmaster = self lube = rhp self lube = np bearing = housed bearing = bearing block = insert bearing housing = 座啤令 = 坐架 = 轴承带座 = 外球面 = 调心轴承座 = 坐架啤令 = 培林座 = 波盘座 > подшипниковый узел = pillow block = mounted bearing = 轴承座 = bearing unit
лежак = подшипник на подошве = подшипник с лапками = подушка вала = подушка подшипника = юсп = sy подшипник = sy bearing = plummer = plummer block = plumber block = p type plummer = foot bearing = bearing with feet = np unit = pedestal bearing = 立座 = 立式轴承座 = 卧座 = 枕型座 = 枕型 = 枕式 = 坐地轴承 = p座 > ucp = pillow block bearing unit = 带立式座外球面球轴承
ромб подшипник = подшипник ромб = с двумя ушами = fytb = sft = diamond flange = diamond unit = two bolt flange bearing = 菱形座 = 菱形轴承座 = 两孔座 > ucfl
подшипник квадратный фланец = подшипник на стенку = с четырьмя отверстиями = sf unit = fy bearing = square flange unit = four bolt flange = 方座 = 四孔方座 = 方形轴承座 > ucf
p215 = np75 > ucp215
p218 = np90 > ucp218
понижающий редуктор = редуктор понижающий = reduction gear = reduction gearbox = gear reduction = 变速器 = 减速齿轮箱 = 减速电机 = замедлитель оборотов = понизитель оборотов = понизить обороты = снизить обороты = шестеренчатая коробка = коробка понижающая = коробка зубчатая = умножитель момента = gear box = reduction box = speed reducer = slow down motor = elecon = bonfiglioli = flender = david brown = 牙箱 = 减速箱 = 齿轮箱 = 变速箱工业 = 减速器 = 减速马达 = 波箱减速 = reductor = shanthi gears = привод мешалки = 降速箱 > редуктор = gear reducer = 减速机
nmrv = nrv редуктор = rv редуктор = мч = 2ч редуктор = wpa = wps = пункер = редуктор мч = редуктор 1ч = чмз = worm box reducer = worm gear = 蜗杆箱 = 涡杆减速器 = 蜗轮机 = rv减速机 = нмрв = nmrw = ч редуктор = 2ч = 5мч = червячная пара = угловой редуктор = самотормозящийся = motovario = varvel = wormbox = worm box = worm drive = wormdrive = worm & wheel = worm wheel box = right angle gearbox = right-angle reducer = self locking gearbox = nrv worm = rv = rv减速箱 = 蜗轮 = 蜗轮箱 = 蜗杆 = 涡轮减速机 = 自锁减速机 = 铝壳减速机 = rv worm = transtecno > редуктор червячный = worm gear reducer = 蜗轮蜗杆减速机
ц2у = 1ц2у = цду = цилиндрик = helical box = spur gearbox = zly = zdy = zsy = 硬齿面减速器 = 圆柱减速机 = ц2 = рм редуктор = рм-250 = рм-400 = рм-500 = цу = 1ц3у = ц3у = редуктор крана = крановый редуктор = ts2u = 1ts2u = psr = jzq = zq = jzq减速机 = zq减速机 = parallel shaft = crane gearbox = helical gear = spur gear box = 硬齿面 = 软齿面 = 平行轴 = 行车减速机 = 圆柱齿轮 = 泰星减速机 > редуктор цилиндрический = helical gear reducer = 圆柱齿轮减速机
планетарка = сервориедуктор = редуктор для сервомотора = servo gearbox = planet gearbox = 行星齿轮减速机 = 伺服减速机 = планетарник = редуктор сервопривода = planetary gear = planetary reducer = 行星减速器 = сателлитный = для сервопривода = редуктор nema = редуктор серво = plf = ple = ple60 = ple120 = plf60 = plf120 = плф60 = плф120 = planetary box = stepper gearbox = nema gearbox = servo reducer = 行星头 = 行星减速 = 行星箱 = 步进减速机 = apex减速机 = stepper reducer = apex планетарный > редуктор планетарный = planetary gear reducer = 行星减速机
соосник = соосный редуктор = соосно-цилиндрический = inline gearbox = coaxial gearbox = r series gearbox = 同轴减速机 = r系列减速机 = соосный = r97 = r77 = r87 = sew r = sew r97 = 4мц2с = мц2с = concentric reducer = in-line gearbox = r系列 = 斜齿轮减速机 = coaxial helical = 4мц2с-100 > редуктор соосно-цилиндрический = inline helical gear reducer = 同轴
червяк = червячник = nmrv = ч-100 = 2ч-63 = мотор червячный = worm gear unit = worm unit = worm reducer = worm box = worm gear = worm drive = 蜗轮 = 蜗杆减速 = rv减速机 = 涡轮减速机 > редуктор червячный = worm gear reducer = 蜗轮减速机
цепь конвейера = conveyor chain = 链子 = 输送链 = 机器链条 > цепь приводная = roller chain = 滚子链
пр цепь = цепка = велоцепь промышленная = цепь пр = simplex chain = bush chain = power transmission chain = motorcycle type chain = 传动链 = 工业链 = 链带 = звездочка цепь = цепь комбайна = цепь на комбайн = цепь приводная = roller chains = drive chain = agricultural chain = harvester chain = 收割机链条 = 农机链条 = 传动链条 = 套筒链 = цепуха = цепь транспортера = цепь привода = цепь звездочка = renold = tsubaki = iwis = donghua = diamond chain = power chain = transmission chain = industrial chain = machine chain = bush roller = sprocket chain = ansi 40 = 链条 = 工业链条 = 短节距 = 车链子 = цепь станочная = simplex = 旋耕机链条 = 插秧机链条 = 纺织机链条 = 齿轮链子 > цепь приводная роликовая = roller chain = 滚子链
дупля = двойная цепь = двухрядка = две дорожки цепь = duplex chain = double chain = two row chain = 双链 = 双排链 = 双排链条 > цепь двухрядная = duplex chain = 双排滚子链
трехрядка = тройная цепь = triplex chain = three row chain = 三排链 = 三排链条 > цепь трехрядная = triplex chain = 三排滚子链
соединитель валов = муфта двигателя = соединение валов = муфта насоса = shaft connector = motor coupling = pump coupling = coupler = 连轴器 = 轴连接器 = 电机联轴器 = 水泵联轴器 = 轴接头 = соединить валы = соединить два вала = мувта = муфта на вал = муфта двигатель насос = joins two shafts = shaft joiner = shaft coupler = motor pump coupling = connects shafts = 对轮 = 靠背轮 = 联轴节 = 连轴节 = 轴碰头 = 连接轴 = 轴连接 = 轴连接件 = 接轴器 = 荣基 = 荣基联轴器 = насосная муфта = 轴接 = 马达连接头 = 磨机联轴 = 联轴接手 > муфта = coupling = 联轴器
муфта безлюфтовая = безлюфтовая муфта = муфта для сервопривода = муфта для энкодера = servo coupling = encoder coupling = zero backlash coupling = backlash free coupling = 无间隙联轴器 = 伺服联轴器 = 编码器联轴器 = сильфон муфта = муфта сильфон = муфта для шпинделя = bellows = 波纹管联轴器 = сервомуфта = гофра муфта = муфта гофра = гофрированная муфта = муфта гофрированная = муфта чпу = муфта для швп = муфта серво = 波纹管 = 伺服波纹管 = 波纹管联轴节 = cnc coupling > муфта сильфонная = bellows coupling = 波纹管联轴器
звездочка муфта = муфта с крестовиной = муфта крестовая = spider coupler = rotex = 爪型联轴器 = 爪式联轴器 = 梅花垫联轴器 = ротекс = роtех = лавджой = lovejoy = муфта паук = паучок муфта = муфта с паучком = муфта звезда = муфта со звездочкой = спайдер = спайдер муфта = муфта l = spider coupling = claw coupling = claw = curved jaw = jaw = gr coupling = ge coupling = hrc coupling = l type coupling = l050 = l095 = l190 = l276 = gr19 = gr28 = gr55 = 梅花 = 梅花联轴器 = 爪形 = 爪型 = 三爪 = 六爪 = lm型 = lmd = gr联轴器 = 五爪 = lm5 > муфта кулачковая = jaw coupling = 梅花弹性联轴器
зубчатая муфта = муфта мз = gear coupler = 齿式联轴器 = 齿轮联轴器 = зубатка = мз = мз-2 = мз-3 = муфта с обоймой = зубчатая полумуфта = прокатный вал = tooth coupling = gear type coupling = bibby gear = falk = falk g20 = fgc = fgc coupling = giicl = gicl = gcld = 鼓形齿 = 鼓形齿式 = 齿联 = 齿式 = муфта мельницы = 鼓齿 > муфта зубчатая = gear coupling = 齿式联轴器
мувп = пальцевая муфта = муфта пальцевая = муфта насос двигатель = pin coupling = pin bush coupling = bush coupling = 柱销联轴器 = 弹性套柱销 = муфта с пальцами = палец муфта = консольного насоса муфта = btc = btc coupling = pin bush = finger coupling = tl联轴器 = lt联轴器 = lt4 = lt5 = lt6 = tl6 = tl = 柱销 = 弹性柱销 = 套柱销 = 胶圈对轮 = 铸铁靠背轮 = lt弹性 = 圆柱销 > муфта упругая втулочно-пальцевая = pin bush coupling = 弹性套柱销联轴器
ремень для станка = ремень привода = ремень двигателя = ремень вентилятора = ремень для компрессора = ремень клин = motor belt = machine belt = compressor belt = rubber belt = 机器皮带 = 电机皮带 = 传动皮带 = 空压机皮带 = 皮带轮皮带 = ремешок = ремень зубчатый клиновой = клинушка = профиль a = vee belts = pulley belt = 三角胶带 = v型皮带 = v形带 = 马达皮带 = ремни = ремень приводной = ремень на мотоблок = ремень на бетономешалку = ремень компрессора = fan belt = drive belt = pulley belts = 三角带 = 风扇皮带 = клинковый = клинок = ремень мотора = ремень шкива = гост 1284 = оптибелт = optibelt = gates клиновой = mill belt = mixer belt = lawn mower belt = din 2215 = classical belt = wrap belt = gates belt = dunlop belt = v型带 = 三角皮带 = 三角胶皮带 = 传动带 = 橡胶皮带 = 三力士 = 阪东 = conti-v = megadyne = bando = b-section = 马达三角带 = 带轮带 = 包布三角带 > ремень клиновой = v-belt
узкоклиновой = узкий ремень = sp ремни = spx = wedge belt = wedge = narrow v = narrow belt = 5v belt = 3v belt = sp belt = 窄v带 = 窄v = 窄带 = sp型带 = 欧标三角带 = 高速窄带 > ремень клиновой spz = ремень клиновой spa = ремень клиновой spb = spz = spa = spb
икспа = xpa = с насечкой = зубчатый клиновой = когнированный = cogged = cogged belt = notched = raw edge = toothed vee = ax belt = bx belt = 有齿v带 = 带齿三角带 = 切边带 = 齿型窄带 > xpa
`,
}
