/** Stories about maintenance and spare parts. */
import type { StorySpec } from './model.ts'

export const maintenance: StorySpec[] = [
  {
    key: 'how-much-grease-a-bearing-needs',
    tags: ['maintenance', 'bearings'],
    publishedAt: '2025-04-15T07:00:00Z',
    title: {
      en: 'How much grease a bearing really needs',
      ru: 'Сколько смазки на самом деле нужно подшипнику',
      zh: '轴承到底该加多少润滑脂',
    },
    lead: {
      en: 'Over-greasing spoils as many motor bearings as neglect does. One formula and one table set the dose and the interval.',
      ru: 'Избыток смазки губит подшипники электродвигателей не реже, чем её нехватка. Доза и интервал считаются по одной формуле и одной таблице.',
      zh: '电机轴承因加脂过多而损坏的，并不比缺脂的少。一个公式加一张表，就能确定加脂量和周期。',
    },
    body: {
      en: `A grease gun delivers about 1–1.5 g per stroke. Twenty strokes “to be sure” fill the housing, the balls churn the grease, the temperature climbs 20 °C and the oil separates from the thickener.

## The dose

For relubrication from the side: **G = 0.005 × D × B**, where G is in grams, D and B are the outside diameter and width in millimeters. For bearing 6312 (130 × 31 mm) this is 20 g. A new bearing is packed full, its housing to 30–50%.

## The interval

| Bearing temperature | Share of the catalog interval |
| --- | --- |
| up to 70 °C | 100% |
| 85 °C | 50% |
| 100 °C | 25% |
| vertical shaft | half of the above |

## Rules for the storeroom

- Do not mix lithium and polyurea greases: check compatibility or flush.
- NLGI 2 is the usual grade; choose base oil of 100–150 mm²/s at 40 °C for motors at 1500 rpm.
- Bearings marked 2RS or 2Z are greased for life and have no grease fitting.
- Run the machine for 30 minutes with the drain plug open, then close it.
- Shelf life in the original packing is about three years; write the date on every container.

Order clearance **C3** for motors: the inner ring runs 10–15 °C hotter than the outer one. See [bearings in the catalog](/catalog).`,
      ru: `Один качок шприца — это 1–1,5 г. Двадцать качков «для надёжности» заполняют корпус, шарики перемешивают смазку, температура растёт на 20 °C, и масло отделяется от загустителя.

## Доза

При пополнении сбоку: **G = 0,005 × D × B**, где G — граммы, D и B — наружный диаметр и ширина в миллиметрах. Для подшипника 6312 (130 × 31 мм) это 20 г. Новый подшипник заполняют полностью, его корпус — на 30–50 %.

## Интервал

| Температура подшипника | Доля каталожного интервала |
| --- | --- |
| до 70 °C | 100 % |
| 85 °C | 50 % |
| 100 °C | 25 % |
| вертикальный вал | половина от указанного |

## Правила для кладовой

- Литиевую и полимочевинную смазки не смешивают: проверьте совместимость или промойте узел.
- Обычный класс — NLGI 2; для двигателей на 1500 об/мин вязкость базового масла 100–150 мм²/с при 40 °C.
- Подшипники 2RS и 2Z (180000-я и 80000-я серии по ГОСТ) смазаны на весь срок, пресс-маслёнка им не нужна.
- После пополнения дайте машине поработать 30 минут с открытой сливной пробкой.
- Срок хранения в заводской таре — около трёх лет; дату пишите на каждом ведре.

Для двигателей заказывайте зазор **C3**: внутреннее кольцо горячее наружного на 10–15 °C. Подшипники — в [каталоге](/catalog).`,
      zh: `黄油枪每压一下约出脂1～1.5克。“保险起见”压二十下，轴承座就被填满，滚珠搅动油脂，温度上升20 ℃，基础油与稠化剂分离。

## 加脂量

从轴承侧面补脂：**G = 0.005 × D × B**。G为克数，D、B为轴承外径和宽度（毫米）。6312轴承（130 × 31 mm）约需20克。新轴承内部填满，轴承座空腔只填30%～50%。

## 加脂周期

| 轴承温度 | 占样本周期的比例 |
| --- | --- |
| 70 ℃以下 | 100% |
| 85 ℃ | 50% |
| 100 ℃ | 25% |
| 立式轴 | 在上述基础上减半 |

## 库房管理要点

- 锂基脂与聚脲脂不得混用，换脂前查相容性或彻底清洗。
- 一般选用NLGI 2号脂；1500 r/min的电机，基础油40 ℃粘度宜为100～150 mm²/s。
- 带2RS、2Z后缀的轴承为终身润滑，不需要油嘴。
- 补脂后打开排脂口运转30分钟，再拧紧堵头。
- 原包装保质期约三年，每桶都要标注日期。

电机轴承应订购**C3游隙**：内圈温度比外圈高10～15 ℃。相关产品见[产品目录](/catalog)。`,
    },
    cover: 'deep-groove-ball-bearings',
  },
  {
    key: 'reading-a-failed-mechanical-seal',
    tags: ['maintenance', 'pumps', 'quality'],
    publishedAt: '2025-09-09T08:30:00Z',
    title: {
      en: 'Do not throw the seal away: what its faces say about the pump',
      ru: 'Не выбрасывайте торцовое уплотнение: по его кольцам видно, что не так с насосом',
      zh: '旧机械密封先别扔：密封面会告诉您泵出了什么问题',
    },
    lead: {
      en: 'If the second seal fails as fast as the first, the seal is not the cause. Five wear patterns on the faces point to the real one.',
      ru: 'Если второе уплотнение вышло из строя так же быстро, как первое, дело не в нём. Пять следов на кольцах укажут настоящую причину.',
      zh: '如果换上的第二套密封和第一套一样很快损坏，问题就不在密封本身。密封面上的五种痕迹能指出真正的原因。',
    },
    body: {
      en: `A mechanical seal of a cold-water pump should last 15,000–25,000 hours. Before ordering the next one, wash the old faces and look at them under a lamp.

## Five wear patterns

| What you see | Probable cause | What to do |
| --- | --- | --- |
| Radial heat cracks | dry running | level switch, venting before start |
| Wide, even wear track | misalignment, bent shaft | align to 0.05 mm, runout up to 0.05 mm |
| Chipped edges | cavitation, low NPSH | margin of at least 0.5 m over NPSHr |
| Deep grooves | solids in the chamber | silicon carbide on both faces, flushing |
| Swollen elastomer | wrong material | EPDM for hot water, FKM for oil |

## What to write in the order

- Size to **EN 12756** and shaft diameter *under the seal*, not at the coupling.
- Materials by letter code, for instance Q1Q1VGG: silicon carbide on both faces, FKM, stainless steel.
- Medium, temperature, pressure in the seal chamber and speed.
- Direction of rotation, if the spring is conical.

Keep one seal for every four identical pumps, and store it in its own box at 5–25 °C: elastomers age, and after five years the O-rings should be replaced even if the seal has never run.`,
      ru: `Торцовое уплотнение насоса на холодной воде должно служить 15–25 тысяч часов. Прежде чем заказывать следующее, отмойте старые кольца и рассмотрите под лампой.

## Пять следов

| Что видно | Вероятная причина | Что делать |
| --- | --- | --- |
| Радиальные термотрещины | сухой ход | реле уровня, выпуск воздуха перед пуском |
| Широкая ровная дорожка износа | несоосность, изогнутый вал | центровка до 0,05 мм, биение до 0,05 мм |
| Сколы по кромке | кавитация, мал подпор | запас не менее 0,5 м к NPSHr |
| Глубокие борозды | взвеси в камере | карбид кремния на оба кольца, промывка |
| Разбухшая резина | не тот материал | EPDM на горячую воду, FKM на масло |

## Что писать в заявке

- Типоразмер по **EN 12756** и диаметр вала *под уплотнением*, а не под муфтой.
- Материалы буквенным кодом, например Q1Q1VGG: карбид кремния по обоим кольцам, FKM, нержавеющая сталь.
- Среда, температура, давление в камере уплотнения, частота вращения.
- Направление вращения, если пружина коническая.

Держите одно уплотнение на четыре одинаковых насоса и храните его в заводской коробке при 5–25 °C: резина стареет, и через пять лет кольца круглого сечения меняют, даже если уплотнение не работало ни часа.`,
      zh: `输送冷水的泵，机械密封寿命应在15000～25000小时。订购新密封之前，先把旧密封面洗净，在灯下仔细观察。

## 五种痕迹

| 现象 | 可能原因 | 对策 |
| --- | --- | --- |
| 放射状热裂纹 | 干运转 | 装液位开关，启动前排气 |
| 磨痕宽而均匀 | 不对中、轴弯曲 | 对中误差及径向跳动不超过0.05 mm |
| 边缘崩缺 | 汽蚀、NPSH不足 | 比NPSHr至少高0.5 m |
| 深沟槽 | 密封腔内有颗粒 | 两面均用碳化硅，加冲洗 |
| 橡胶溶胀 | 选材不当 | 热水用EPDM，油用FKM |

## 订货时写清楚

- 按**EN 12756**的规格，以及*密封处*轴径，而不是联轴器处轴径。
- 材料代码，例如Q1Q1VGG：双面碳化硅、氟橡胶、不锈钢。
- 介质、温度、密封腔压力和转速。
- 锥形弹簧还须注明旋转方向。

同型号泵每四台备一套密封，原盒存放在5～25 ℃环境中。橡胶会老化，存放满五年，即使没有使用过也应更换O形圈。`,
    },
    cover: 'centrifugal-pumps',
  },
  {
    key: 'vibration-limits-for-acceptance',
    tags: ['maintenance', 'inspection', 'standards'],
    publishedAt: '2026-01-22T09:00:00Z',
    title: {
      en: '2.8 or 4.5 mm/s? Vibration limits for acceptance and for repair',
      ru: '2,8 или 4,5 мм/с? Нормы вибрации для приёмки и для ремонта',
      zh: '2.8还是4.5 mm/s？验收与检修的振动限值',
    },
    lead: {
      en: 'One figure from the data sheet is not enough. ISO 20816-3 gives four zones, and the foundation decides which limits apply.',
      ru: 'Одной цифры «по паспорту» мало. ISO 20816-3 даёт четыре зоны, а какие границы применять, решает фундамент.',
      zh: '只看说明书上的一个数值是不够的。ISO 20816-3把振动分为四个区域，采用哪组限值取决于基础。',
    },
    body: {
      en: `A 55 kW fan reads 3.9 mm/s. Is it fit for acceptance? On a rigid foundation it is in zone C; on springs it is in zone B. Without stating the support the figure means nothing.

## Zone limits, RMS velocity, machines of 15–300 kW

| Boundary | Rigid support | Flexible support |
| --- | --- | --- |
| A/B | 1.4 mm/s | 2.3 mm/s |
| B/C | 2.8 mm/s | 4.5 mm/s |
| C/D | 4.5 mm/s | 7.1 mm/s |

- **A**: newly commissioned machines.
- **B**: unrestricted long-term operation.
- **C**: run only until the next chance to repair.
- **D**: stop, damage is likely.

## What to write in the contract

1. Standard and band: ISO 20816-3, 10–1000 Hz, three directions at each bearing.
2. Limit at the plant: zone A at rated speed; on site: up to B/C.
3. Warning level: the machine’s own baseline plus 25% of the B/C limit.
4. Rotor balance to **ISO 21940-11**, grade G6.3 for fans, G2.5 for motors.

A rise matters more than the level: 1 mm/s becoming 2.5 in a month calls for a spectrum analysis, although both are in zones A and B. Peaks at 1× speed indicate imbalance and at 2× misalignment; non-integer multiples point to a bearing.`,
      ru: `Вентилятор 55 кВт показывает 3,9 мм/с. Принимать? На жёстком фундаменте это зона C, на пружинах — зона B. Без указания опоры цифра ничего не значит.

## Границы зон, СКЗ виброскорости, машины 15–300 кВт

| Граница | Жёсткая опора | Податливая опора |
| --- | --- | --- |
| A/B | 1,4 мм/с | 2,3 мм/с |
| B/C | 2,8 мм/с | 4,5 мм/с |
| C/D | 4,5 мм/с | 7,1 мм/с |

- **A** — машины, только что введённые в работу.
- **B** — длительная работа без ограничений.
- **C** — работать до ближайшей возможности ремонта.
- **D** — остановить, вероятны повреждения.

## Что записать в договор

1. Стандарт и полосу: ISO 20816-3, 10–1000 Гц, три направления на каждой опоре.
2. Предел на заводе — зона A на номинальной частоте; на месте — до границы B/C.
3. Уровень предупреждения: собственный базовый уровень плюс 25 % границы B/C.
4. Балансировку ротора по **ISO 21940-11**: G6.3 для вентиляторов, G2.5 для двигателей.

Рост важнее уровня: если 1 мм/с за месяц стал 2,5, нужен спектр, хотя обе величины лежат в зонах A и B. Пик на оборотной частоте говорит о дисбалансе, на двойной — о несоосности, на нецелых кратных — о подшипнике.`,
      zh: `一台55 kW风机实测3.9 mm/s，能验收吗？刚性基础上属于C区，弹簧支承上则属于B区。不说明支承方式，这个数值毫无意义。

## 区域边界（15～300 kW机器，振动速度有效值）

| 边界 | 刚性支承 | 柔性支承 |
| --- | --- | --- |
| A/B | 1.4 mm/s | 2.3 mm/s |
| B/C | 2.8 mm/s | 4.5 mm/s |
| C/D | 4.5 mm/s | 7.1 mm/s |

- **A区**：新投运的机器。
- **B区**：可长期运行。
- **C区**：只能运行到下一次检修机会。
- **D区**：应停机，可能造成损坏。

## 合同中应写明

1. 标准与频带：ISO 20816-3，10～1000 Hz，每个轴承座测三个方向。
2. 出厂限值：额定转速下处于A区；现场不超过B/C边界。
3. 报警值：本机基线值加B/C边界值的25%。
4. 转子平衡按**ISO 21940-11**：风机G6.3级，电机G2.5级。

变化趋势比绝对值更重要：一个月内从1升到2.5 mm/s，虽仍在A、B区，也应做频谱分析。一倍频峰值多为不平衡，二倍频多为不对中，非整数倍频多与轴承有关。`,
    },
    cover: 'induction-motors',
  },
  {
    key: 'cost-of-one-bar-of-compressed-air',
    tags: ['maintenance', 'prices', 'quality'],
    publishedAt: '2026-06-04T07:30:00Z',
    title: {
      en: 'What one bar costs: let the electric bill set compressor maintenance',
      ru: 'Цена одного бара: обслуживаем винтовой компрессор по счёту за электричество',
      zh: '1 bar 的代价：从电费看螺杆空压机的维护',
    },
    lead: {
      en: 'Over ten years electricity makes up about three-quarters of the cost of compressed air. Filters and leaks are the cheapest part to fix.',
      ru: 'За десять лет на электричество приходится около трёх четвертей стоимости сжатого воздуха. Дешевле всего сменить фильтры и устранить утечки.',
      zh: '按十年计算，电费约占压缩空气总成本的四分之三。而滤芯和泄漏，是花钱最少、见效最快的环节。',
    },
    body: {
      en: `A 75 kW compressor running 6,000 hours a year uses about 450,000 kWh. Every extra bar of discharge pressure near 7 bar adds 6–7% to that: some 30,000 kWh.

## Service by hours

| Item | Interval | If postponed |
| --- | --- | --- |
| Intake filter | 2,000 h | lower delivery, dirty oil |
| Oil filter | 2,000 h | worn rotor bearings |
| Mineral oil | 2,000–4,000 h | varnish, overheating |
| Synthetic oil | 8,000 h | acid number rises |
| Separator element | 4,000–8,000 h | 0.3–1 bar of pressure drop |

## Where the money leaks

- One 3 mm hole at 7 bar lets out about 0.7 m³/min, that is 4–5 kW around the clock.
- Leak test: with all air users off, measure load and idle times. More than **10% on load** means it is time to walk the network with an ultrasonic detector.
- Intake air 3 °C warmer costs about 1% of mass flow.
- Set pressure by the most demanding user, not by habit.

## When buying spare parts

Ask for air quality to **ISO 8573-1**, for instance class 1.4.1: oil up to 0.01 mg/m³, pressure dew point up to +3 °C. Do not order a better class for all when one paint booth needs it: a separate dryer is cheaper.`,
      ru: `Компрессор 75 кВт при 6000 часов в год потребляет около 450 тысяч кВт·ч. Каждый лишний бар на выходе в районе 7 бар добавляет 6–7 % — примерно 30 тысяч кВт·ч.

## Обслуживание по наработке

| Узел | Интервал | Если отложить |
| --- | --- | --- |
| Воздушный фильтр | 2000 ч | падает производительность, загрязняется масло |
| Масляный фильтр | 2000 ч | износ подшипников винтовой пары |
| Минеральное масло | 2000–4000 ч | лак, перегрев |
| Синтетическое масло | 8000 ч | растёт кислотное число |
| Сепаратор | 4000–8000 ч | перепад 0,3–1 бар |

## Куда уходят деньги

- Отверстие 3 мм при 7 бар выпускает около 0,7 м³/мин — это 4–5 кВт круглосуточно.
- Проверка утечек: потребители отключены, замеряем время под нагрузкой и на холостом ходу. Больше **10 % под нагрузкой** — пора обойти сеть с ультразвуковым течеискателем.
- Воздух на всасе теплее на 3 °C — минус около 1 % массовой производительности.
- Давление задаёт самый требовательный потребитель, а не привычка.

## При покупке расходников

Указывайте качество воздуха по **ISO 8573-1**, например класс 1.4.1: масло до 0,01 мг/м³, точка росы под давлением до +3 °C. Не заказывайте высокий класс для всех, если он нужен одной покрасочной камере: отдельный осушитель дешевле.`,
      zh: `一台75 kW空压机年运行6000小时，耗电约45万kWh。排气压力在7 bar附近每提高1 bar，电耗增加6%～7%，约3万kWh。

## 按运行小时保养

| 部件 | 周期 | 拖延后果 |
| --- | --- | --- |
| 空气滤芯 | 2000 h | 排气量下降，机油变脏 |
| 油滤芯 | 2000 h | 主机轴承磨损 |
| 矿物油 | 2000～4000 h | 积碳、超温 |
| 合成油 | 8000 h | 酸值升高 |
| 油分芯 | 4000～8000 h | 压差达0.3～1 bar |

## 钱漏在哪里

- 7 bar下一个3 mm的孔，每分钟漏气约0.7 m³，相当于全天候浪费4～5 kW。
- 查漏方法：关闭所有用气点，记录加载与卸载时间。加载时间**超过10%**，就该用超声波检漏仪沿管网排查。
- 进气温度升高3 ℃，质量流量约减少1%。
- 供气压力由要求最高的用气点决定，不要凭习惯设定。

## 采购配件时

按**ISO 8573-1**写明空气质量，例如1.4.1级：含油量不超过0.01 mg/m³，压力露点不高于 +3 ℃。如果只有一间喷漆房需要更高等级，单独配一台干燥机更划算。`,
    },
    cover: 'screw-compressors',
  },
  {
    key: 'winter-lay-up-of-pumps',
    tags: ['maintenance', 'pumps', 'russia'],
    publishedAt: '2026-10-06T06:00:00Z',
    title: {
      en: 'Winter lay-up of pumps: no surprises in spring',
      ru: 'Насос уходит в зиму: консервация без сюрпризов весной',
      zh: '水泵越冬封存：开春不出意外',
    },
    lead: {
      en: 'A burst casing and a seized impeller are not factory defects but two hours saved in October. A lay-up routine for seasonal pump stations.',
      ru: 'Разорванный корпус и прикипевшее рабочее колесо — не заводской брак, а два часа, сэкономленные в октябре. Порядок консервации для сезонных насосных.',
      zh: '泵体冻裂、叶轮锈死，不怪制造缺陷，要怪十月份省下的那两个小时。季节性泵站的封存步骤如下。',
    },
    body: {
      en: `Water left in the volute expands by 9% when it freezes and cracks gray cast iron at the first frost. The second enemy is corrosion: in five months in a damp pump house the shaft seizes in the wear rings.

## The routine

1. Isolate and lock out the power supply, close the valves, attach the tag.
2. Drain the casing and **both** pipe runs up to the valves; open the plugs under the volute and at the stuffing box. Turn the shaft by half a turn: water stays in the impeller passages.
3. Blow out with air at 2–3 bar, fill with preservative oil, turn the shaft 5–6 times, drain.
4. Loosen the packing gland; leave a mechanical seal assembled.
5. Change the bearing grease: the old grease has water in it.
6. Coat bare machined surfaces as in GOST 9.014-78 and blank the flanges.

## Winter log

| What | How often |
| --- | --- |
| Turn the shaft by 1¼ turns | monthly |
| Insulation resistance of the motor (at least 1 MΩ) | before start-up |
| Desiccant in the control cabinet | every two months |

Submersible pumps stay in a well that does not freeze; those pulled out are stored upright. Order spare seals now: in April the lead time grows from three weeks to eight. The [catalog](/catalog) shows who has them in stock.`,
      ru: `Вода, оставшаяся в улитке, при замерзании увеличивается в объёме на 9 % и рвёт чугун СЧ20 уже при первых заморозках. Вторая беда — коррозия: за пять месяцев в сырой насосной вал прикипает к щелевым кольцам.

## Порядок работ

1. Отключите и заблокируйте питание, закройте арматуру, вывесите плакат.
2. Слейте корпус и **оба** участка трубопровода до задвижек; откройте пробки внизу улитки и у сальника. Поверните вал на пол-оборота — вода остаётся в каналах колеса.
3. Продуйте воздухом 2–3 бар, затем залейте консервационное масло, проверните вал 5–6 оборотов и слейте.
4. Ослабьте сальниковую набивку; торцовое уплотнение не разбирайте.
5. Замените смазку в подшипниках: старая уже с водой.
6. Открытые обработанные поверхности покройте по ГОСТ 9.014-78, фланцы закройте заглушками.

## Журнал на зиму

| Что | Как часто |
| --- | --- |
| Проворот вала на 1¼ оборота | раз в месяц |
| Сопротивление изоляции двигателя (не ниже 1 МОм) | перед пуском |
| Влагопоглотитель в шкафу управления | раз в два месяца |

Погружные насосы оставляют в скважине, если она не промерзает; поднятые хранят вертикально. Запасные уплотнения заказывайте сейчас: в апреле срок поставки вырастает с трёх недель до восьми. Кто их держит на складе, видно в [каталоге](/catalog).`,
      zh: `蜗壳里的积水结冰后体积膨胀 9%，初冻就能胀裂灰铸铁泵体。其次是锈蚀：在潮湿的泵房里放五个月，轴就会在口环处锈死。

## 操作步骤

1. 断电并上锁挂牌，关闭阀门；
2. 排空泵体以及到阀门为止的**进、出口两段**管道，打开蜗壳底部和填料函处的丝堵。把轴转动半圈，叶轮流道里仍有积水；
3. 用 2–3 bar 压缩空气吹扫，注入防锈油，盘车 5–6 圈后放净；
4. 松开填料压盖；机械密封不要拆；
5. 更换轴承润滑脂，旧脂里已经进水；
6. 裸露的加工面按 GOST 9.014-78 涂防锈剂，法兰口用盲板封好。

## 冬季记录

| 项目 | 周期 |
| --- | --- |
| 盘车 1¼ 圈 | 每月一次 |
| 电机绝缘电阻（不低于 1 MΩ） | 启动前 |
| 控制柜内干燥剂 | 每两个月一次 |

井口不结冰的潜水泵可以留在井内，提出的应直立存放。备用密封现在就订：到了四月，交货期会从三周拉长到八周。哪家有现货，[产品目录](/catalog)里都能查到。`,
    },
    cover: 'submersible-pumps',
  },
]
