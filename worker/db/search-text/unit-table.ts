/**
 * One unit a line: the unit in which its quantity is stored, how many of those it is, and its spellings as `normalise` leaves them. A pressure in
 * atmospheres or kgf/cm² counts as one in bars, as in the trade.
 */
export const UNIT_TABLE = {
  lines: `
mm 1 mm мм миллиметр миллиметра миллиметров millimetre millimetres millimeter millimeters 毫米
mm 10 cm см сантиметр сантиметра сантиметров 厘米 公分
mm 1000 m м метр метра метров metre metres meter meters 米
mm 0.001 μm µm um мкм микрон микрона микронов micron microns mic mics 微米
mm 0.01 丝
mm 0.0254 mil mils thou
in 1 " ″ ” '' in inch inches дюйм дюйма дюймов дюймовый 英寸 寸 吋
ft 1 ft feet foot фут фута футов 英尺 呎
kg 1 kg kgs kgf кгс кг килограмм килограмма килограммов kilogram kilograms kilo kilos 公斤 千克
kg 1000 t т тн тонна тонны тонн тонну ton tons tonne tonnes 吨
kg 0.453592 lb lbs pound pounds фунт фунта фунтов 磅
kg 0.001 g г грамм грамма граммов gram grams 克
l 1 l л литр литра литров литровый litre litres liter liters ltr 升
l 0.001 ml мл 毫升 cm3 см3 cc 立方厘米
l 28.3168 ft3 cuft cu.ft cf куб.фут 立方英尺
l 3.78541 gal gals gallon gallons галлон галлона галлонов 加仑
l 1000 m3 м3 куб куба кубов cbm 立方米 立方
kpa 1 kpa кпа 千帕
kpa 100 bar бар бара barg 巴 атм atm атмосфер атмосферы ат кгс/см2 kgf/cm2 公斤力
kpa 1000 mpa мпа 兆帕
psi 1 psi psig
kw 1 kw квт киловатт kilowatt kilowatts 千瓦
kw 0.001 w вт ватт watt watts 瓦
kw 1000 mw мвт 兆瓦
hp 1 hp л.с лс bhp horsepower 马力 匹
kva 1 kva ква 千伏安
kva 1000 mva мва 兆伏安
a 1 a а ампер ампера amp amps ampere amperes 安培 安
a 1000 ka ка
v 1 v в вольт volt volts 伏特 伏
v 1000 kv кв 千伏
rpm 1 rpm об/мин об r/min 转/分 转
m3h 1 m3/h м3/ч м3/час m3/hour куб/ч 立方米/小时 立方/小时 方/小时 方/时
m3h 60 m3/min м3/мин 立方/分
m3h 0.06 l/min л/мин lpm 升/分
m3h 0.227125 gpm usgpm gal/min гал/мин 加仑/分
m3h 1.69901 cfm scfm ft3/min
m3h 0.001 l/h л/ч
mm2 1 mm2 мм2 кв.мм 平方毫米 平方 квадрат квадрата квадратов
m2 1 m2 м2 кв.м sqm 平方米
nm 1.35582 ft-lb ft-lbs lb-ft lbf-ft ft·lb lb·ft
nm 1 n·m н·м nm нм n.m н.м 牛米 牛·米 牛顿米
degf 1 °f degf fahrenheit фаренгейта 华氏度
deg 1 ° deg degree degrees гр град градус градуса градусов 度
`,
}
