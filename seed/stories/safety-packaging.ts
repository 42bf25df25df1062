/** Stories about safety and packaging. */
import type { StorySpec } from './model.ts'

export const safetyPackaging: StorySpec[] = [
  {
    key: 'dry-inside-the-crate',
    tags: ['packaging', 'logistics', 'quality'],
    publishedAt: '2025-06-10T07:30:00Z',
    title: {
      en: 'Forty days at sea without rust: VCI film, desiccant and a little arithmetic',
      ru: 'Сорок дней морем без ржавчины: ингибированная плёнка, осушитель и немного арифметики',
      zh: '海运四十天不生锈：气相防锈膜、干燥剂和一点算术',
    },
    lead: {
      en: 'In a container the air goes from 15 to 55 °C and back every day, and moisture condenses on machined faces. A bag of silica gel thrown in by guess does not help.',
      ru: 'В контейнере воздух за сутки проходит от 15 до 55 °C и обратно, и роса выпадает на обработанных поверхностях. Мешочек силикагеля, брошенный на глаз, не спасает.',
      zh: '集装箱内气温一天之内在15 ℃和55 ℃之间往返，凝露就落在加工面上。凭感觉丢一包硅胶进去，并不管用。',
    },
    body: {
      en: `Rust on bearing seats is the most frequent claim for equipment carried by sea. Usually the fault is not the paint but the packing.

## Three methods and their limits

| Method | Protects for | Weak point |
| --- | --- | --- |
| Preserving oil | 3–6 months | has to be washed off |
| VCI film | up to 24 months | works only when closed, 30 cm from the metal at most |
| Aluminum barrier foil with desiccant | 12–24 months | one puncture ruins it |

## How much desiccant

A standard unit to DIN 55473 takes up at least **6 g** of water vapor at 40% humidity. Count three sources of moisture: the air in the bag, the vapor that passes through the film and, above all, timber and board **inside** it. A kilogram of wood at 18% moisture can give off 80 g of water, that is, fourteen units.

## Rules for the packing shop

1. Degrease, dry, wear gloves: a fingerprint shows in two weeks.
2. No timber inside the barrier; use plastic spacers.
3. Put in a humidity indicator card visible through a window.
4. Heat-seal the bag within an hour of opening the drum of desiccant.
5. State the date and the protection period in the packing list, with reference to GB/T 4879 or GOST 9.014.`,
      ru: `Ржавчина на посадочных местах — самая частая претензия к оборудованию, пришедшему морем. Виновата обычно не краска, а упаковка.

## Три способа и их пределы

| Способ | Срок защиты | Слабое место |
| --- | --- | --- |
| Консервационное масло | 3–6 месяцев | нужно смывать |
| Плёнка с летучим ингибитором | до 24 месяцев | работает только закрытой и не дальше 30 см от металла |
| Барьерная фольга с осушителем | 12–24 месяца | хватает одного прокола |

## Сколько осушителя

Стандартная единица по DIN 55473 поглощает не менее **6 г** водяного пара при влажности 40 %. Источников влаги три: воздух в мешке, пар сквозь плёнку и, главное, древесина и картон **внутри**. Килограмм дерева при влажности 18 % может отдать 80 г воды — это четырнадцать единиц.

## Правила для участка упаковки

1. Обезжирить, высушить, работать в перчатках: отпечаток пальца проступит через две недели.
2. Никакого дерева внутри барьера, прокладки — пластиковые.
3. Положить индикатор влажности, видимый через окошко.
4. Заварить мешок в течение часа после вскрытия бочки с осушителем.
5. В упаковочном листе указать дату и срок консервации со ссылкой на ГОСТ 9.014 или GB/T 4879.`,
      zh: `海运设备最常见的索赔，是配合面生锈。问题往往不在油漆，而在包装。

## 三种方法及局限

| 方法 | 防护期 | 弱点 |
| --- | --- | --- |
| 防锈油 | 3～6个月 | 使用前要清洗 |
| 气相防锈膜（VCI） | 最长24个月 | 必须密闭，距金属不超过30 cm |
| 铝箔屏蔽袋加干燥剂 | 12～24个月 | 一个破洞就失效 |

## 干燥剂放多少

按DIN 55473，一个标准单位在相对湿度40%时至少吸收**6克**水汽。水分来源有三：袋内空气、透过薄膜的水汽，以及最主要的——袋**内**的木材和纸板。含水率18%的木材，每公斤可释放约80克水，相当于十四个单位。

## 包装车间守则

1. 除油、烘干、戴手套操作：一个指印两周后就会现形。
2. 屏蔽袋内不放木料，垫块用塑料的。
3. 放置湿度指示卡，并留透明窗口。
4. 干燥剂开桶后一小时内完成热封。
5. 装箱单注明封装日期和防护期，并引用GB/T 4879或GOST 9.014。`,
    },
    cover: 'corrugated-boxes',
  },
  {
    key: 'helmets-for-three-markets',
    tags: ['safety', 'standards', 'how-to-choose'],
    publishedAt: '2025-09-30T08:00:00Z',
    title: {
      en: 'One helmet, three markets: EN 397, GB 2811 and TR CU 019/2011',
      ru: 'Одна каска — три рынка: EN 397, GB 2811 и ТР ТС 019/2011',
      zh: '一顶安全帽，三个市场：EN 397、GB 2811与TR CU 019/2011',
    },
    lead: {
      en: 'The helmets look the same; the marks inside do not. What to read on the shell before ordering five thousand.',
      ru: 'Каски выглядят одинаково, маркировка внутри — нет. Что прочитать на корпусе, прежде чем заказать пять тысяч.',
      zh: '安全帽外观差不多，帽壳内的标识却不一样。下单五千顶之前，先看清这些标记。',
    },
    body: {
      en: `A helmet without the marks of the country of use is refused by the site’s safety officer, whatever its real strength. The tests are similar; the paperwork is not.

## What is required

| | EN 397 | GB 2811-2019 | EAEU |
| --- | --- | --- | --- |
| Force on the headform | up to 5 kN | up to 4.9 kN | up to 5 kN |
| Mark | CE / UKCA | standard number and class | EAC |
| Document | type examination | type test report | certificate to TR CU 019/2011 |

## Options to state in the order

- **−20 or −30 °C**: impact test in the cold. For Siberia ask for −50 °C with a separate report.
- **440 V AC** (stamped “440 V a.c.”): accidental contact with live parts.
- **LD**: lateral deformation. **MM**: splashes of molten metal.
- Chin strap: to EN 397 it releases at 150–250 N; for work at height EN 12492 demands no less than 500 N.

## On receipt

1. Find the month and year molded in the shell; reject those older than six months.
2. Take five pieces out of a thousand and check fit and headband on 53–62 cm.
3. ABS or polyethylene usually serves three to four years, counted from the date of issue, within the maker’s limit.

Offers are in the [catalog](/catalog) under PPE and fire equipment.`,
      ru: `Каску без маркировки страны применения инженер по охране труда не пропустит, какой бы прочной она ни была. Испытания похожи, документы — нет.

## Что требуется

| | EN 397 | GB 2811-2019 | ЕАЭС |
| --- | --- | --- | --- |
| Усилие на макете головы | до 5 кН | до 4,9 кН | до 5 кН |
| Знак | CE / UKCA | номер стандарта и вид каски | EAC |
| Документ | экспертиза типа | протокол типовых испытаний | сертификат ТР ТС 019/2011 |

## Что указать в заявке

- **−20 или −30 °C** — испытание ударом на холоде. Для Сибири просите −50 °C с отдельным протоколом.
- **440 V a.c.** (440 В переменного тока) — случайное касание токоведущих частей.
- **LD** — боковая деформация, **MM** — брызги расплава.
- Подбородочный ремень по EN 397 расстёгивается при 150–250 Н; для высоты EN 12492 требует не менее 500 Н.

## При приёмке

1. Найдите месяц и год, отлитые на корпусе; каски старше полугода возвращайте.
2. Из тысячи возьмите пять штук, проверьте посадку и регулировку на 53–62 см.
3. АБС и полиэтилен обычно служат три-четыре года с даты выдачи, в пределах срока службы, указанного изготовителем.

Предложения — в [каталоге](/catalog), раздел «СИЗ и противопожарное оборудование».`,
      zh: `没有目的国认可标识的安全帽，无论实际强度如何，现场安全员都不会放行。试验方法大同小异，文件却各不相同。

## 基本要求

| | EN 397 | GB 2811-2019 | 欧亚经济联盟 |
| --- | --- | --- | --- |
| 头模受力 | 不超过5 kN | 不超过4.9 kN | 不超过5 kN |
| 标识 | CE / UKCA | 标准号及分类标记 | EAC |
| 文件 | 型式检验证书 | 型式检验报告 | TR CU 019/2011证书 |

## 订单中应注明

- **−20 ℃或−30 ℃**：低温冲击试验。发往西伯利亚的，要求−50 ℃并附单独报告。
- **440 V a.c.**：意外接触带电体的防护。
- **LD**：侧向刚性；**MM**：熔融金属飞溅。
- 下颏带：EN 397规定在150～250 N时松脱；高处作业按EN 12492，不得低于500 N。

## 到货验收

1. 查看帽壳上模铸的年月，生产超过六个月的退货。
2. 每千顶抽五顶，检查佩戴与帽箍调节范围（53～62 cm）。
3. ABS或聚乙烯帽壳，自发放之日起一般使用三至四年，且不超过厂家规定期限。

报价见[产品目录](/catalog)的“劳动防护与消防”类。`,
    },
    cover: 'safety-helmets',
  },
  {
    key: 'sling-color-and-angle',
    tags: ['safety', 'inspection', 'standards'],
    publishedAt: '2026-01-13T07:00:00Z',
    title: {
      en: 'Color gives the tonnage, angle takes it away: choosing a webbing sling',
      ru: 'Цвет говорит о тоннах, угол их отнимает: выбираем текстильный строп',
      zh: '颜色代表吨位，角度会打折：扁平吊装带怎么选',
    },
    lead: {
      en: 'A green two-metric-ton sling lifts 1.6 t in a choker hitch and 2.8 t in a basket at 45°. The label says all this, if anyone reads it.',
      ru: 'Зелёный двухтонный строп на удавку поднимает 1,6 т, а в обхват под углом до 45° — 2,8 т. Всё это есть на бирке, если её читать.',
      zh: '绿色的2吨吊装带，扼圈式（锁喉）吊只能吊1.6吨，45°以内的兜吊可达2.8吨。标签上写得清清楚楚，只看有没有人看。',
    },
    body: {
      en: `Flat webbing slings of polyester are made to EN 1492-1 with a safety factor of **7:1**. The color code is common to nearly all makers, Chinese (JB/T 8521) and Russian ones included.

## Colors and modes

| Color | Vertical | Choker × 0.8 | Basket to 45° × 1.4 | Basket 45–60° × 1.0 |
| --- | --- | --- | --- | --- |
| violet | 1 t | 0.8 t | 1.4 t | 1 t |
| green | 2 t | 1.6 t | 2.8 t | 2 t |
| yellow | 3 t | 2.4 t | 4.2 t | 3 t |
| red | 5 t | 4 t | 7 t | 5 t |

The angle is measured from the **vertical**. Beyond 60° lifting is not allowed.

## Withdraw the sling if

- the label is missing or cannot be read;
- the edge is cut, or the stitching is broken;
- the surface is glazed or melted; polyester works from −40 to +100 °C;
- acid or alkali has stained it: polyester resists most acids but not alkalis; polyamide is the reverse.

## In the order

State capacity, working length **from eye to eye**, width, type of eye and sleeves. An edge with a radius smaller than the sling’s thickness needs a protector: sleeves of polyurethane pay back in one shift. Ask for the certificate with an individual number; without it the sling cannot be entered in the register.`,
      ru: `Плоские стропы из полиэстера делают по EN 1492-1 с коэффициентом запаса **7:1**. Цветовой код общий почти для всех изготовителей, включая китайских (JB/T 8521) и российских.

## Цвета и схемы

| Цвет | Прямой | Удавка × 0,8 | Обхват до 45° × 1,4 | Обхват 45–60° × 1,0 |
| --- | --- | --- | --- | --- |
| фиолетовый | 1 т | 0,8 т | 1,4 т | 1 т |
| зелёный | 2 т | 1,6 т | 2,8 т | 2 т |
| жёлтый | 3 т | 2,4 т | 4,2 т | 3 т |
| красный | 5 т | 4 т | 7 т | 5 т |

Угол отсчитывается от **вертикали**. При угле больше 60° поднимать груз нельзя.

## Строп бракуют, если

- бирки нет или она не читается;
- надрезана кромка, порваны швы;
- поверхность оплавлена или залоснилась; полиэстер работает от −40 до +100 °C;
- есть следы кислоты или щёлочи: полиэстер терпит большинство кислот и боится щелочей, полиамид — наоборот.

## В заявке

Укажите грузоподъёмность, рабочую длину **от петли до петли**, ширину, тип петель и чехлы. Кромка радиусом меньше толщины стропа требует защиты: полиуретановый чехол окупается за смену. Просите паспорт с индивидуальным номером — без него строп не внести в журнал учёта.`,
      zh: `涤纶扁平吊装带按EN 1492-1制造，安全系数**7 : 1**。颜色规定各国厂家基本通用，包括中国（JB/T 8521）和俄罗斯厂家。

## 颜色与吊装方式

| 颜色 | 垂直吊 | 扼圈（锁喉）吊 ×0.8 | 兜吊45°以内 ×1.4 | 兜吊45°～60° ×1.0 |
| --- | --- | --- | --- | --- |
| 紫 | 1 t | 0.8 t | 1.4 t | 1 t |
| 绿 | 2 t | 1.6 t | 2.8 t | 2 t |
| 黄 | 3 t | 2.4 t | 4.2 t | 3 t |
| 红 | 5 t | 4 t | 7 t | 5 t |

角度是与**垂直线**的夹角，超过60°禁止起吊。

## 出现下列情况应报废

- 标签缺失或无法辨认；
- 带边割伤、缝线断裂；
- 表面发亮或熔化（涤纶适用温度−40～+100 ℃）；
- 有酸碱腐蚀痕迹：涤纶耐多数酸而怕碱，锦纶则相反。

## 订货要点

写明额定载荷、**两端环眼间**的有效长度、宽度、环眼形式和护套。棱边半径小于带厚时必须加护角，聚氨酯护套一个班次就能“赚回来”。索取带唯一编号的合格证，没有它就无法登记入册。`,
    },
    cover: 'lifting-slings',
  },
  {
    key: 'bulk-bag-five-to-one',
    tags: ['packaging', 'safety', 'standards'],
    publishedAt: '2026-04-21T08:30:00Z',
    title: {
      en: 'Five to one, six to one: how to order bulk bags for powders',
      ru: '5:1 или 6:1: как заказать биг-бэги под порошки',
      zh: '5:1还是6:1：粉料吨袋怎么订',
    },
    lead: {
      en: 'A safety factor on the label is not the number of trips. Static, dust and sunlight matter as much as tonnage.',
      ru: 'Коэффициент запаса на бирке — не число рейсов. Статика, пыль и солнце значат не меньше, чем тонны.',
      zh: '标签上的安全系数，并不是可以使用的次数。静电、粉尘和日晒，与吨位同样重要。',
    },
    body: {
      en: `A bag of 1,000 kg with a factor of 5:1 withstood 5,000 kg once, new, at the laboratory. After three months in the yard without a UV stabilizer it may not withstand two.

## Safety factor (ISO 21898)

| Factor | Use |
| --- | --- |
| 5:1 | single trip |
| 6:1 | standard-duty reusable |
| 8:1 | heavy-duty reusable |

## Electrostatic type (IEC 61340-4-4)

- **A**: no protection; non-flammable goods, no gases or vapors.
- **B**: breakdown voltage up to 6 kV; dusts with ignition energy above 3 mJ.
- **C**: conductive threads, *must be grounded* while filling and emptying.
- **D**: dissipates charge without grounding.

## What to write in the order

1. Bulk density, kg/L: it decides the volume. One metric ton of soda ash at 1.0 needs a bag of about 90 × 90 × 120 cm.
2. Filling and discharge spouts: diameter and length, closure.
3. Liner: polyethylene, 80–100 µm, loose or glued in.
4. UV stabilizer for the hours of sun, and seams that are dust-proof for fine powders.
5. Dangerous goods: a bag with **UN mark 13H1–13H4**, and nothing else.

Test lot: fill three bags, lift with all four loops, leave on a pallet for 24 hours and measure the lean: no more than 5°.`,
      ru: `Мешок на 1000 кг с запасом 5:1 выдержал 5000 кг один раз — новым, в лаборатории. После трёх месяцев во дворе без УФ-стабилизатора он может не выдержать и двух.

## Коэффициент запаса (ISO 21898)

| Запас | Применение |
| --- | --- |
| 5:1 | разовый рейс |
| 6:1 | многооборотный, обычный режим |
| 8:1 | многооборотный, тяжёлый режим |

## Тип по статике (IEC 61340-4-4)

- **A** — без защиты: негорючий продукт, нет паров и газов.
- **B** — пробивное напряжение до 6 кВ: пыль с энергией зажигания выше 3 мДж.
- **C** — токопроводящие нити, *обязательно заземлять* при загрузке и выгрузке.
- **D** — рассеивает заряд без заземления.

## Что писать в заявке

1. Насыпную плотность, кг/л: она задаёт объём. Тонне кальцинированной соды (1,0) нужен мешок примерно 90 × 90 × 120 см.
2. Загрузочный и разгрузочный клапаны: диаметр, длина, завязка.
3. Вкладыш: полиэтилен 80–100 мкм, свободный или вклеенный.
4. УФ-стабилизатор под срок хранения на улице и пыленепроницаемые швы для тонких порошков.
5. Опасный груз — мешок с **маркировкой ООН 13H1–13H4**, и никакой другой.

Пробная партия: наполните три мешка, поднимите за четыре стропы, оставьте на поддоне на сутки и измерьте наклон — не более 5°.`,
      zh: `额定1000 kg、安全系数5:1的吨袋，是指新袋在实验室里一次性承受过5000 kg。若没有抗紫外线处理，在露天堆场放三个月，可能连2000 kg都承受不住。

## 安全系数（ISO 21898）

| 系数 | 用途 |
| --- | --- |
| 5:1 | 一次性使用 |
| 6:1 | 标准型重复使用 |
| 8:1 | 重型重复使用 |

## 防静电类型（IEC 61340-4-4）

- **A型**：无防护，只装不可燃物料，周围无可燃气体。
- **B型**：击穿电压不超过6 kV，适用于点火能量大于3 mJ的粉尘。
- **C型**：织入导电丝，装卸时*必须接地*。
- **D型**：不接地也能消散电荷。

## 订单应写明

1. 堆积密度（kg/L），由它决定容积。1吨纯碱（1.0）约需90 × 90 × 120 cm的袋。
2. 进料口、卸料口的直径、长度和扎口方式。
3. 内衬：聚乙烯80～100 µm，活套或粘合。
4. 按露天存放时间添加抗紫外线剂；细粉须用防漏缝。
5. 危险货物只能使用带**联合国标记13H1～13H4**的吨袋。

试装：装满三袋，四个吊带同时起吊，在托盘上静置24小时，倾斜不超过5°为合格。`,
    },
    cover: 'bulk-bags',
  },
  {
    key: 'stretch-film-by-holding-force',
    tags: ['packaging', 'logistics', 'prices'],
    publishedAt: '2026-09-02T07:00:00Z',
    title: {
      en: 'Buy holding force, not kilograms: stretch film by the pallet',
      ru: 'Платите за прочность обмотки, а не за килограммы: считаем стрейч-плёнку на паллету',
      zh: '买的是裹紧力，不是公斤数：按托盘核算缠绕膜',
    },
    lead: {
      en: 'A roll that is 10% cheaper may wrap a quarter fewer pallets. A scale and a stopwatch are enough to compare films honestly.',
      ru: 'Рулон дешевле на 10 % может обмотать на четверть меньше паллет. Чтобы честно сравнить плёнки, хватит весов и динамометра.',
      zh: '一卷膜便宜 10%，缠的托盘可能少四分之一。一台秤加一块秒表，就能公平比较。',
    },
    body: {
      en: `Film is sold by weight, and pallets are held by force. The link between them is the pre-stretch: 23 µm film at 150% leaves 9 µm on the load, 17 µm at 250% leaves 5 µm, and holds the load no worse if the resin is good.

## A test on your own machine

1. Choose one typical load: 1,000 kg, height 1.6 m.
2. Wrap five pallets with each film at the **same holding force**, measured with a pull plate at mid-height (8–12 kg for boxes).
3. Weigh the film removed from each.

| | Film 1 | Film 2 |
| --- | --- | --- |
| Thickness | 23 µm | 17 µm |
| Pre-stretch | 150% | 250% |
| Grams per pallet | 310 | 205 |
| Price, USD/kg | 1.60 | 1.85 |
| **Cost per pallet, USD** | **0.50** | **0.38** |

## Settings that cost nothing

- Three turns at the bottom, with the first 5–10 cm over the pallet itself.
- Overlap of 50% between turns, two on top.
- No tail: it catches on the fork and opens the whole load.

For road transport test the load to **EUMOS 40509** at 0.5 g: permanent lean up to 5% of the height. Check the gross weight of the roll, too: a core of 2 kg at the price of film is an expensive core.`,
      ru: `Плёнку продают на вес, а паллету держит сила. Связывает их предрастяжение: плёнка 23 мкм при 150 % ложится слоем 9 мкм, плёнка 17 мкм при 250 % — слоем 5 мкм, и при хорошем сырье держит не хуже.

## Опыт на своей машине

1. Возьмите одну типовую паллету: 1000 кг, высота 1,6 м.
2. Обмотайте по пять паллет каждой плёнкой с **одинаковым усилием удержания**: его меряют динамометром с пластиной посередине высоты (8–12 кгс для коробок).
3. Снимите и взвесьте плёнку.

| | Плёнка 1 | Плёнка 2 |
| --- | --- | --- |
| Толщина | 23 мкм | 17 мкм |
| Предрастяжение | 150 % | 250 % |
| Граммов на паллету | 310 | 205 |
| Цена, USD/кг | 1,60 | 1,85 |
| **Стоимость паллеты, USD** | **0,50** | **0,38** |

## Настройки, которые ничего не стоят

- Три витка внизу, первые 5–10 см — на сам поддон.
- Перехлёст витков 50 %, сверху два витка.
- Никакого хвоста: вилы цепляют его и распускают всю паллету.

Для автоперевозки проверьте груз по **EUMOS 40509** при 0,5 g: остаточный наклон не больше 5 % высоты. Сверяйте и вес брутто: втулка 2 кг по цене плёнки — дорогая втулка.`,
      zh: `缠绕膜按重量卖，货物却靠裹紧力固定，两者之间的关系就是预拉伸：23 µm 的膜预拉伸 150%，裹在货上是 9 µm；17 µm 的膜预拉伸 250%，裹在货上是 5 µm。原料好的话，固定效果并不差。

## 在自己的缠绕机上试一次

1. 选一种有代表性的货：1,000 kg，高 1.6 m；
2. 每种膜各缠五托，**裹紧力要相同**，在半高处用拉板和测力计测量（纸箱货为 8–12 kgf）；
3. 拆下膜，分别称重。

| | 膜 1 | 膜 2 |
| --- | --- | --- |
| 厚度 | 23 µm | 17 µm |
| 预拉伸 | 150% | 250% |
| 每托用量，克 | 310 | 205 |
| 单价，美元/kg | 1.60 | 1.85 |
| **每托成本，美元** | **0.50** | **0.38** |

## 不花钱的设置

- 底部缠三圈，其中最下面的 5–10 cm 缠在托盘上；
- 各圈重叠 50%，顶部缠两圈；
- 不留膜尾，否则会被货叉挂住，整托散开。

公路运输前，按 **EUMOS 40509** 以 0.5 g 做稳定性试验，残余倾斜不超过货高的 5%。还要核对毛重：2 kg 的纸芯按膜的价格结算，就太贵了。`,
    },
    cover: 'stretch-film',
  },
]
