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
подшип = подш = bearings for motor = подшипник электродвигателя = подшипник двигателя = motor bearing = 电机轴承 = 马达轴承 = шарик подшипник = подшипник качения = подшипничек = 2rs подшипник = ball brg = dgbb = 波珠轴承 = шарикоподшипник = шариковик = ball race = ball bearings = bearings = 滚珠轴承 = 波珠 = 弹子 = 培林 > подшипник шариковый = ball bearing = 深沟球轴承
подшипник для роликов = подшипник для скейта = skateboard bearing = skate bearing = skate wheel bearing = spinner bearing = 滑板轴承 = 旱冰鞋轴承 = 指尖陀螺轴承 > 608
ступичный подшипник = подшипник ступицы = подшипник колеса = hub bearing = wheel bearing = axle bearing = trailer bearing = 轮毂轴承 = 车轮轴承 = 挂车轴承 = роликовый = конусный подшипник = конусник = timken = taper roller = cone bearing = 锥轴承 = 圆锥轴承套 = роликовик = роликоподшипник = конический роликовый = taper bearing = tapered bearing = 圆锥滚子 = 锥形轴承 > подшипник роликовый конический = tapered roller bearing = 圆锥滚子轴承
подшипник с корпусом = подшипник на лапах = корпус с подшипником = опора вала = подшипниковая опора = опора подшипника = bearing with housing = bearing block = bearing mount = shaft support = pedestal bearing = 带座的轴承 = 轴承座 = 轴座 = 轴承支座 = 立式轴承座 > подшипниковый узел = pillow block bearing unit = 带立式座外球面球轴承 = flanged bearing unit
стойка подшипниковая = фланцевый подшипник = подшипник фланцевый = pillowblock = flange block = bearing stand = 座轴承 = 外球面轴承带座 = 轴承连座 > подшипниковый узел = bearing unit = 带座
p204 = p-204 > ucp204
p205 = p-205 > ucp205
p206 = p-206 > ucp206
p208 = p-208 > ucp208
p210 = p-210 > ucp210
p212 = p-212 > ucp212
f207 = f-207 > ucf207
fl205 = fl-205 > ucfl205
подшипник на лапках = корпусник = самоустанавливающийся узел = stand bearing = block bearing = bearing housing = flange bearing = 座轴承 = 带座轴承 = 外球面轴承 = 瓦座 > подшипниковый узел = pillow block = mounted bearing = 轴承座 = bearing unit
понижающий редуктор = редуктор понижающий = reduction gear = reduction gearbox = gear reduction = 变速器 = 减速齿轮箱 = 减速电机 > редуктор = gear reducer = 减速机
nmrv = nrv редуктор = rv редуктор = мч = 2ч редуктор = wpa = wps = пункер = редуктор мч = редуктор 1ч = чмз = worm box reducer = worm gear = 蜗杆箱 = 涡杆减速器 = 蜗轮机 = rv减速机 > редуктор червячный = worm gear reducer = 蜗轮蜗杆减速机
ц2у = 1ц2у = цду = цилиндрик = helical box = spur gearbox = zly = zdy = zsy = 硬齿面减速器 = 圆柱减速机 > редуктор цилиндрический = helical gear reducer = 圆柱齿轮减速机
планетарка = сервориедуктор = редуктор для сервомотора = servo gearbox = planet gearbox = 行星齿轮减速机 = 伺服减速机 = планетарник = редуктор сервопривода = planetary gear = planetary reducer = 行星减速器 > редуктор планетарный = planetary gear reducer = 行星减速机
соосник = соосный редуктор = соосно-цилиндрический = inline gearbox = coaxial gearbox = r series gearbox = 同轴减速机 = r系列减速机 > редуктор соосно-цилиндрический = inline helical gear reducer = 同轴
червяк = червячник = nmrv = ч-100 = 2ч-63 = мотор червячный = worm gear unit = worm unit = worm reducer = worm box = worm gear = worm drive = 蜗轮 = 蜗杆减速 = rv减速机 = 涡轮减速机 > редуктор червячный = worm gear reducer = 蜗轮减速机
цепь для звездочки = цепь привода = цепь транспортера = цепь конвейера = industrial chain = sprocket chain = conveyor chain = machine chain = 链子 = 工业链条 = 输送链 = 机器链条 > цепь приводная = roller chain = 滚子链
пр цепь = цепка = велоцепь промышленная = цепь пр = simplex chain = bush chain = power transmission chain = motorcycle type chain = 传动链 = 工业链 = 链带 = звездочка цепь = цепь комбайна = цепь на комбайн = цепь приводная = roller chains = drive chain = agricultural chain = harvester chain = 收割机链条 = 农机链条 = 传动链条 = 套筒链 > цепь приводная роликовая = roller chain = 滚子链
соединитель валов = муфта двигателя = соединение валов = муфта насоса = shaft connector = motor coupling = pump coupling = coupler = 连轴器 = 轴连接器 = 电机联轴器 = 水泵联轴器 = 轴接头 > муфта = coupling = 联轴器
муфта безлюфтовая = безлюфтовая муфта = муфта для сервопривода = муфта для энкодера = servo coupling = encoder coupling = zero backlash coupling = backlash free coupling = 无间隙联轴器 = 伺服联轴器 = 编码器联轴器 = сильфон муфта = муфта сильфон = муфта для шпинделя = bellows = 波纹管联轴器 > муфта сильфонная = bellows coupling = 波纹管联轴器
звездочка муфта = муфта с крестовиной = муфта крестовая = spider coupler = rotex = 爪型联轴器 = 爪式联轴器 = 梅花垫联轴器 > муфта кулачковая = jaw coupling = 梅花弹性联轴器
зубчатая муфта = муфта мз = gear coupler = 齿式联轴器 = 齿轮联轴器 > муфта зубчатая = gear coupling = 齿式联轴器
мувп = пальцевая муфта = муфта пальцевая = муфта насос двигатель = pin coupling = pin bush coupling = bush coupling = 柱销联轴器 = 弹性套柱销 > муфта упругая втулочно-пальцевая = pin bush coupling = 弹性套柱销联轴器
ремень для станка = ремень привода = ремень двигателя = ремень вентилятора = ремень для компрессора = ремень клин = motor belt = machine belt = compressor belt = rubber belt = 机器皮带 = 电机皮带 = 传动皮带 = 空压机皮带 = 皮带轮皮带 = ремешок = ремень зубчатый клиновой = клинушка = профиль a = vee belts = pulley belt = wedge belts = 三角胶带 = v型皮带 = v形带 = 马达皮带 = ремни = ремень приводной = ремень на мотоблок = ремень на бетономешалку = ремень компрессора = fan belt = drive belt = pulley belts = 三角带 = 风扇皮带 > ремень клиновой = v-belt = v 带
`,
}
