import type { NamesOfGroup } from './model.ts'

/** Names of compressors, receivers, heat exchangers and radiators, by the leaves of the catalogue. */
export const COMPRESSORS_HEAT: NamesOfGroup = {
  synonyms: `
винтовой компрессор = компрессор винтовой = screw compressor = 螺杆空压机 = 螺杆机 = 螺杆压缩机 = винтовик
空压机 = 空气压缩机
шпилька = stud = threaded rod = 螺杆
气泵 = 空压机 = 打气泵 = air compressor = воздушный компрессор
поршневик = поршневой компрессор = компрессор поршневой = piston compressor = reciprocating compressor = 活塞机 = 活塞空压机
ресивер = воздухосборник = receiver = air tank = air vessel = 储气罐 = 贮气罐
пластинчатый теплообменник = теплообменник пластинчатый = plate heat exchanger = phe = 板式换热器 = 板换
пто = бпто = пластинчатый теплообменник = теплообменник пластинчатый = bphe = plate heat exchanger = 板换 = 板式换热器
ктан = кожухотрубник = кожухотрубный теплообменник = теплообменник кожухотрубный = shell and tube heat exchanger = 管壳式换热器 = 列管换热器
радиатор = батарея отопления = radiator = 散热器 = 暖气片
радиатор = батарея = radiator = heater panel = 散热器 = 暖气片
`,
  slang: `
винтовик = винтовой компрессор = компрессор винтовой = rotary screw compressor = rotary compressor = screw compressor = 螺杆空压机 = 螺杆机 = 螺杆式空压机
поршневой компрессор = компрессор поршневой = piston compressor = recip compressor = workshop compressor = 活塞空压机 = 活塞式空压机 = 往复式空压机
ресивер = воздухосборник = air tank = compressed air tank = surge tank = air receiver = 储气罐 = 气罐 = 气包 = 储气筒 = 压缩空气罐
пластинчатый теплообменник = теплообменник пластинчатый = пластинчатник = plate exchanger = plate heat exchanger = plate cooler = 板式换热器 = 板换 = 板式热交换器 = 板式冷却器
кожухотрубный теплообменник = теплообменник кожухотрубный = кожухотруб = tubular heat exchanger = shell and tube = shell & tube = 管壳式换热器 = 列管式换热器 = 固定管板式换热器 = 列管冷却器
стальной радиатор = радиатор стальной = панельный радиатор = панелька = panel radiator = steel radiator = 钢制板式散热器 = 板式散热器 = 钢制暖气片
`,
  everyday: `
компрессор для цеха = промышленный компрессор = industrial compressor = factory compressor = 工厂空压机 = 工业空压机 = винтовой = винтовуха = компрессорная станция = компрессор роторный = rotary screw = screw air compressor = airend compressor = 螺杆空压 = 永磁变频空压机 = вентильник компрессор = винтовик = ceccato = atmos = ga37 = роторник = rotary compressor = screw type compressor = air screw = 螺杆式 = 螺杆机 = 螺杆压缩机 > компрессор винтовой = screw compressor = 螺杆空压机
компрессор = air compressor = compressor = 压缩机 = 空压机 > компрессор = compressor = 空压机
компрессор для гаража = гаражный компрессор = компрессор для шиномонтажа = компрессор для покраски = компрессор для мастерской = garage compressor = tyre compressor = tire compressor = portable compressor = 修车气泵 = 喷漆空压机 = 汽修气泵 = 小气泵 = 打气机 = 充气泵 = компрессор ременной = компрессор с ресивером = поршневая = воздушка = reciprocator = belt drive compressor = air comp = shop compressor = 皮带空压机 = 打气泵机 = 气磅 = 冲气泵 = поршневик = компрессор се = ремеза = aircast = компрессор бытовой = воздушный компрессор = pump up compressor = 2 stage compressor = workshop compressor = 活塞机 = 活塞式 > компрессор поршневой = piston compressor = 活塞空压机
бесшумный компрессор = тихий компрессор = медицинский компрессор = стоматологический компрессор = silent compressor = quiet compressor = dental compressor = 静音空压机 = 静音气泵 = 无油机 = 牙科空压机 > компрессор поршневой безмасляный = oil-free piston compressor = 无油活塞空压机
бак для воздуха = баллон для воздуха = воздушный баллон = бак компрессора = бак для компрессора = сосуд для воздуха = air vessel = air storage tank = compressor tank = air reservoir = pressure vessel = сосуд под давлением = 空气罐 = 压力罐 = 压缩空气罐 = 缓冲罐 = 空压机气罐 = 存气罐 = 气瓶罐 = рессивер = баллон ресивера = воздушник = накопитель воздуха = air bottle = air drum = buffer vessel = buffer tank = accumulator tank = 气压罐 = 储气瓶 = 稳压罐 = воздухосборник = бочка для воздуха = сосуд давления = воздушный ресивер = air tank = air storage = pressure vessel air = 储气桶 = 气罐 > ресивер = air receiver = 储气罐
паяник = паянный теплообменник = теплообменник паяный = brazed exchanger = bhe = brazed phe = 钎焊换热器 > теплообменник пластинчатый паяный = brazed plate heat exchanger = 钎焊板式换热器
разборник = разборный пластинчатый = теплообменник разборный = gasketed exchanger = plate and frame = plate pack = 可拆卸换热器 > теплообменник пластинчатый разборный = gasketed plate heat exchanger = 可拆板式换热器
баян = тэшка = теплообменник ридан = ридан = пластинчатик = plate exchanger = plate cooler = phe unit = 板片换热器 = 板换 = 板式冷却器 > теплообменник пластинчатый = plate heat exchanger = 板式换热器
теплообменник = теплак = теплообменный аппарат = теплообменное оборудование = heat exchanger = heat-exchanger = 换热器 = 热交换器 = 换热设备 = бойлер пластинчатый = водоподогреватель = подогреватель воды = скоростной водонагреватель = calorifier = water heater exchanger = 水加热器 = 热水换热器 > теплообменник = heat exchanger = 换热器
маслоохладитель = охладитель масла = конденсатор пара = oil cooler = steam condenser = 油冷却器 = 油冷器 = 蒸汽冷凝器 = 冷凝器 = трубка в теплообменнике = трубчатый теплообменник = теплообменник трубчатый = tube heat exchanger = tubular exchanger = 管式换热器 = 列管换热 = трубчатка = кожухотруб = кожухотрубник = водоводяной = подогреватель водоводяной = ввп = tubular heat exchanger = shell tube = 列管换热器 = 列管冷凝器 > теплообменник кожухотрубный = shell-and-tube heat exchanger = 管壳式换热器
батареи отопления = батарея для отопления = обогреватель водяной = радиатор отопления = отопительный прибор = central heating radiator = heating radiator = room radiator = 暖气 = 暖气包 = 取暖片 = 水暖片 = 暖气散热器 = 取暖器 > радиатор = radiator = 散热器
батарейка = отопительная панель = керми = пурмо = convector radiator = central heating rad = 暖气板 = 钢板散热器 = 采暖片 > радиатор панельный = panel radiator = 板式散热器
батарея = батареи = панельник = панельный радиатор = радик = rad = rads = k2 radiator = panel rad = 暖气 = 水暖片 = 取暖片 = 钢制板式 > радиатор стальной панельный = panel radiator = 钢制板式散热器
`,
}
