/**
 * Words of other fields of life and trade. Beside one of them, unless goods have it in their names, the name of a thing means another
 * thing: a bicycle pump is not one of our pumps, and boxing gloves are not work gloves.
 */
export const OTHER_FIELDS = `
bicycle bike cycling motorcycle motorbike scooter boxing football soccer basketball hockey golf tennis ski skiing snowboard gym fitness yoga swimming diving fishing cordless brushless garden gardening
hunting camping surgical medical hospital syringe baby child children kids toddler nursery toy toys doll kitchen bathroom shower bathtub toilet sink
aquarium fish pet dog cat horse phone smartphone laptop computer cpu gpu pc hdmi usb ethernet audio speaker guitar piano hair beard cosmetic makeup automotive chainsaw wedding party christmas birthday pizza cake bread coffee tea beer wine milk chocolate lawn mower lawnmower greenhouse trash garbage rubbish clutch gearstick crankcase timing bumper windscreen windshield wiper headlight crib stroller pram sewing knitting curtain
автомобильный бензопила бензопилы велосипед велосипедный мотоцикл мотоциклетный мотоциклист мопед самокат бокс боксерский боксерские футбол футбольный хоккей хоккейный баскетбол гольф теннис лыжи лыжный лыжные сноуборд фитнес аккумуляторный бесщеточный садовый
йога плавание дайвинг рыбалка рыболовный рыбалки охота охотничий туристический хирургический медицинский медицинские смотровые детский детские ребенок младенец коляска игрушка
игрушечный школьный кухонный кухня ванна ванная душ душевой унитаз раковина аквариум аквариумный собака кошка лошадь телефон смартфон ноутбук компьютер компьютерный процессор
видеокарта наушник гитара пианино волосы борода маникюр маникюрный педикюр косметика косметический свадебный новогодний пицца торт кофе чай пиво вино молоко шоколад газон
газонокосилка мусор мусорный запекание скотч сцепление картер грм бампер дворник стеклоочиститель швейный вязание штора
油锯 自行车 单车 摩托车 电动车 滑板车 拳击 足球 篮球 羽毛球 网球 高尔夫 滑雪 健身 瑜伽 游泳 潜水 钓鱼 打猎 露营 外科 医用 手术 儿童 婴儿 宝宝 玩具 学生 书包 厨房 浴室 淋浴 充电式 锂电 花园
浴缸 马桶 洗手盆 鱼缸 宠物 狗 猫 手机 电脑 笔记本 显卡 耳机 音响 吉他 钢琴 美发 理发 美甲 化妆 美容 婚纱 圣诞 披萨 蛋糕 咖啡 茶叶 啤酒 红酒 牛奶 巧克力 草坪 割草
垃圾 大棚 离合器 雨刮 车灯 缝纫 窗帘 家庭影院
`

/** Things outside the trade, whose English name often begins with the name of one of our things: "hose clamp", "cable ties". */
export const OTHER_THINGS = `
tie ties clamp clamps washer washers fence fencing grease lubricant cutter cutters wrench spanner hammer screwdriver plier pliers saw chainsaw goggles glasses respirator vest
jacket trousers coverall earplug earplugs ladder scaffold scaffolding generator boiler conditioner filter filters tyre tyres tire tires castor castors
caster battery batteries charger lamp lamps bulb socket adapter adaptor connector connectors glue adhesive sealant paint bucket silo forklift
tractor printer scanner camera lock padlock hinge gasket gaskets nozzle sprinkler bracket brackets shackle shackles toolbox toolkit
grinder grinders beam beams actuator regulator extruder drillpress sander polisher compactor shredder bushing bushings detector thermostat relay relays contactor contactors electrode electrodes torch ring rings oring fuse fuses timer ups foil bubble pouch label labels
`
