/**
 * Kinds of things that share a general name with ours, and the words that turn it into another kind: a line for each name in three
 * languages: names, " > ", words. Unless some goods have such a word beside the name in their own names, a valve with "solenoid" beside it
 * is not one of our valves.
 */
export const OTHER_KINDS = `
valve valves клапан кран вентиль задвижка затвор 阀 阀门 > pvc upvc пвх solenoid relief safety needle globe pinch float foot bleed thermostatic thermostat mixing egr электромагнитный соленоидный предохранительный сбросной игольчатый регулирующий редукционный балансировочный термостатический смесительный поплавковый маевского смеситель электромагнитны 电磁 安全 减压 泄压 针型 截止 浮球 排气 温控 恒温 调节 平衡 疏水 旋塞 呼吸
кран crane кран-балка 起重机 吊车 > опорный подвесной мостовой козловой башенный автомобильный гусеничный портальный автокран кран-балка опорная overhead gantry tower crawler mobile toy bridge 桥式 门式 龙门 塔式 汽车 行车
pump насос помпа 泵 > vacuum dosing metering peristaltic hand manual heat plunger breast concrete grease drum barrel insulin infusion solar magnetic vane lobe вакуумный дозировочный дозирующий перистальтический ручной бочковой тепловой винтовой плунжерный аксиально-поршневой вибрационный импеллерный велосипедный накачка накачки колесо колес 真空 计量 蠕动 手摇 手动 热 螺杆 柱塞 叶片 混凝土 打气 注射 太阳能 磁力 转子
compressor компрессор 压缩机 空压机 > refrigeration refrigerator fridge freezer scuba diving nitrogen ac холодильный холодильник кондиционер автомобильный дизельный аквариумный центробежный 制冷 冰箱 空调 车载 柴油 离心
pipe tube труба трубка 管 管子 水管 > pvc upvc cpvc ppr pp-r copper brass sewer drain chimney exhaust concrete grp frp fibreglass fiberglass smoking inner tyre test пвх ппр медный латунный канализационный канализация дренажный гофрированный асбестоцементный асбестовый металлопластиковый стеклопластиковый выхлопной дымоход дымоходный водосточный полипропиленовый алюминиевый 铜 铝塑 波纹 玻璃钢 水泥 烟囱 下水 试 内胎 ppr pvc
hose hoses шланг рукав 软管 水管 > garden hydraulic pneumatic vacuum radiator silicone shower садовый поливочный поливочные поливальный гидравлический пневматический вакуумный газовый душевой рвд кислородный 花园 液压 高压 洗车 燃气 浇花 淋浴 氧气
bearing подшипник 轴承 > needle thrust spherical self-aligning cylindrical angular linear ceramic plain sleeve slewing игольчатый упорный сферический цилиндрический линейный керамический скольжение скольжения шарнирный выжимной 滚针 推力 调心 圆柱 角接触 直线 陶瓷 滑动 关节 回转
motor motors двигатель электродвигатель мотор 电机 马达 电动机 > 发 发电 stepper servo dc brushed outboard petrol gasoline diesel hub wiper starter vibration vibrator шаговый серво серводвигатель постоянный постоянного коллекторный лодочный бензиновый дизельный вибрационный 步进 伺服 直流 无刷 汽油 柴油 振动 舷外
cable cables кабель провод 电缆 电线 线缆 > coaxial fiber fibre optic network ethernet lan hdmi usb charging speaker telephone data cat5 cat6 heating solar signal thermocouple brake коаксиальный оптический оптоволоконный витой сетевой интернет телефонный акустический сигнальный контрольный греющий нагревательный антенный прикуривание гитарный сип utp 光纤 光缆 网线 同轴 数据 电话 音响 控制 信号 充电 加热 光伏
wire проволока 丝 铁丝 > barbed razor binding fencing nichrome enameled enamelled колючий вязальный нихромовый егоза 刺 扎 漆包
rope трос канат верёвка 绳 绳子 > nylon cotton hemp climbing jute polypropylene manila нейлоновый пеньковый джутовый капроновый альпинистский буксировочный полипропиленовый хлопковый 尼龙 麻 棉 塑料 登山 跳
drill drills сверло бур дрель 钻头 钻 > masonry sds forstner auger spade hammer press cordless step hole machine дерево дереву бетон бетону перьевой ступенчатый центровочный корончатый форстнер стекло стеклу плитка плитке победитовый 木工 冲击 混凝土 阶梯 开孔 瓷砖 水泥 中心 充电 手电
mill cutter фреза 铣刀 > wood router gear coffee pepper wind flour дерево дереву червячный маникюрный ногти ногтей мотоблок почвенный гравер 木工 齿轮 三面刃 美甲
gloves перчатки 手套 > disposable surgical examination medical dishwashing household одноразовый медицинский хозяйственный виниловый боксерский 一次性 医用 家务 洗碗 拳击
shoes boots ботинки сапоги обувь кроссовки туфли 鞋 靴 鞋子 > running hiking football soccer ski dress ballet беговой лыжный футбольный туристический детский ортопедический рыбацкий болотный 跑步 足球 滑雪 登山 高跟 童 篮球 拖
helmet каска шлем 头盔 安全帽 > bicycle motorcycle ski military firefighter bike пожарный военный мотоциклетный велосипедный 摩托 摩托车 战术 骑行
film плёнка пленка 膜 薄膜 > greenhouse bubble window tint tinting construction laminating mulch тепличный теплица парниковый пузырчатый воздушно-пузырчатый тонировочный строительный пароизоляционный ламинирование парник 大棚 气泡 保鲜 地膜 贴 遮光 手机
tape лента ленты 带 胶带 > adhesive duct masking insulating insulation conveyor led measuring teflon reflective double-sided sealing клейкий изоляционный конвейерный транспортерный светодиодный малярный сигнальный фум бордюрный рулетка армировочный 胶 绝缘 输送 警示 传送 双面 透明 灯
belt belts ремень 皮带 > conveyor seat leather trouser safety flat timing зубчатый поликлиновой брючный кожаный плоский конвейерный 同步 输送 传送 腰 安全 平
chain chains цепь цепи 链 链条 > anchor snow bicycle jewelry jewellery gold silver saw key якорный бензопила снежный велосипедный золотой противоскольжение 锚 防滑 自行车 锯 钥匙
sheet plate лист плита 板 钢板 板材 > stainless plywood osb drywall gypsum polycarbonate acrylic copper brass titanium rubber bed corrugated нержавеющий нержавейка фанера фанерный поликарбонат гипсокартонный медный латунный титановый резиновый асбестовый паронит оргстекло шиферный 不锈钢 铜 胶合 石膏 亚克力 塑料 橡胶 钛 岩棉 阳光
angle угол уголок corner > plastic aluminium aluminum polypropylene furniture полипропиленовый пластиковый алюминиевый мебельный крепежный перфорированный 塑料
rebar арматура 钢筋 > composite fiberglass fibreglass стеклопластиковый композитный композит 玻璃纤维
bolt bolts screw screws болт винт саморез шуруп 螺栓 螺丝 螺钉 > butterfly wing eye carriage socket wheel toggle door slide lead рым мебельный колесный барашковый откидной имбусовый потайной 912 7985 603 965 7991 580 吊环 内六角 马车 沉头 圆头 丝杠
nut nuts гайка 螺母 > wing butterfly weld rivet square барашковый барашек заклепочный приварной накидной колесный мебельный орех 315 蝶形 四方 焊接 拉铆 轮
disc disk wheel blade диск круг 片 盘 轮 锯片 > brake clutch saw sanding polishing hard steering razor тормозной пильный сцепление жесткий автомобильный литой дерево дереву войлочный полировальный спасательный 刹车 木工 抛光 离合 硬 羊毛 砂纸
gauge manometer манометр 压力表 > tire tyre differential digital wire feeler шинный дифференциальный цифровой щуп 差压 数显 数字 胎压
thermometer термометр градусник 温度计 > infrared digital medical clinical ear инфракрасный цифровой медицинский электронный уличный комнатный оконный ртутный 红外 电子 数显 体温 室内 额温
meter счетчик расходомер 流量计 表 > electricity electric gas ultrasonic coriolis parking ph household residential domestic электроэнергия электрический электричество ультразвуковой кориолисовый тепло посетитель квартирный бытовой домашний 超声波 质量 电 燃气 家用 家庭
sensor датчик 传感器 > pressure motion proximity humidity oxygen smoke level давление движение уровень влажность дым кислород 压力 接近 光电 湿度 氧
radiator батарея радиатор 散热器 暖气片 > cast-iron aluminium aluminum bimetallic car oil electric cpu чугунный чугун алюминиевый биметаллический автомобильный масляный электрический солнечный 铸铁 铝 汽车 电脑
tank receiver ресивер бак 罐 > fuel water septic propane lpg oxygen fish expansion топливный расширительный кислородный домашний спутниковый 油 液化气 氧气 膨胀
transformer трансформатор 变压器 > welding current toroidal toy audio сварочный тороидальный игрушка 焊 电流 环形 自耦
switch breaker автомат выключатель 开关 断路器 > light wall limit network toggle кофейный стиральный игровой клавишный проходной концевой торговый вендинговый калашников 墙壁 行程 咖啡
inverter инвертор 逆变器 变频器 > welding solar car сварочный солнечный автомобильный 太阳能 光伏 车载 焊
rack racks shelf стеллаж полка 货架 > server wine bike book shoe roof clothes display network торговый книжный обувной серверный винный цветочный 书 超市 鞋 展示 酒 服务器 花
pallet pallets поддон паллет паллета 托盘 > wooden wood metal cardboard paper shower деревянный металлический душевой картонный бумажный 木 木质 木制 纸 金属
truck trolley cart тележка 车 推车 > platform dump shopping drum forklift tow платформенный двухколесный садовый инструментальный самосвал 平板 购物 油桶 自卸
box boxes короб коробка ящик 箱 盒 > wooden plastic gift junction mail tool lunch передача деревянный подарочный распаячный распределительный почтовый инструментальный пластиковый 木 塑料 周转 工具 行李 礼品 保温 泡沫
bag bags мешок мешки сумка 袋 > paper garbage sleeping punching shopping hand tea polypropylene бумажный мусорный спальный полиэтиленовый вакуумный чайный боксерский 编织 垃圾 塑料 纸 睡 购物 麻
coupling муфта 接头 > hydraulic quick кабельный компрессионный обгонный электромагнитный термоусаживаемый полипропиленовый быстросъемный сантехнический 快速 液压 电缆
elbow bend tee отвод тройник колено 弯头 三通 > pvc ppr pp-r copper brass plastic пвх ппр полипропиленовый пластиковый латунный медный канализационный вентиляционный ppr pvc 铜 塑料
tray лоток 托盘 桥架 > food drainage cat egg baking водоотводный водосточный дренажный пищевой кошачий яйцо 水果 鸡蛋
`
