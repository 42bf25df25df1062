/** Portraits of suppliers and interviews. Every company and person in them is invented. */
import type { StorySpec } from './model.ts'

export const suppliers: StorySpec[] = [
  {
    key: 'songhua-one-invoice-thirty-works',
    tags: ['china', 'logistics', 'customs'],
    publishedAt: '2025-05-27T07:00:00Z',
    title: {
      en: 'Thirty plants on one invoice: an interview with a Harbin trading company',
      ru: 'Тридцать заводов в одном инвойсе: интервью с харбинским торговым домом',
      zh: '三十家工厂，一张发票：专访一家哈尔滨贸易公司',
    },
    lead: {
      en: 'Bearings from Wafangdian, gear units from Hangzhou and end mills from Harbin go to Siberia in one railcar. Lin Hui, head of sales at Harbin Songhua Machinery Trade, explains what makes a mixed lot work.',
      ru: 'Подшипники из Вафандяня, редукторы из Ханчжоу и фрезы из Харбина едут в Сибирь одним вагоном. Линь Хуэй, начальник отдела продаж «Сунхуа Машинери», рассказывает, на чём держится сборный груз.',
      zh: '瓦房店的轴承、杭州的减速机、哈尔滨的铣刀，装在一节车厢里发往西伯利亚。哈尔滨松花机电贸易有限公司销售负责人林慧，谈拼货的诀窍。',
    },
    body: {
      en: `**Why does a factory not sell direct?**

It does, from a full pallet up. Our customer takes six types of bearings, two gear units and a box of cutters. For a factory that is trouble; for us it is just another Tuesday.

**What is the hardest part?**

Paper. Thirty makers write thirty names for the same thing. In the declaration every line needs its code, net weight, material and maker. We keep a table of 4,000 items with codes checked; buyers can look them up in the [TN VED list](/tnved).

## Three rules for a mixed lot

1. **Close the list seven days before loading.** One late line holds up the whole declaration.
2. **Record net weight by line item.** A difference of more than 2% between list and scale means inspection.
3. **Keep certificates apart.** Gear units ship with an EAC document; bearings as spare parts need none. Do not mix them in one crate.

**Which term do you quote?**

CPT to the buyer’s station, Incoterms 2020. The risk passes when the first carrier takes the goods, and many forget it: insurance is the buyer’s business.

**And your advice to a new customer?**

Begin with a lot for USD 5,000. You will see our packing, our papers and our Russian.`,
      ru: `**Почему завод не продаёт напрямую?**

Продаёт — от полной паллеты. А наш клиент берёт шесть типов подшипников, два редуктора и коробку фрез. Для завода это хлопоты, для нас — обычный вторник.

**Что самое трудное?**

Бумаги. Тридцать заводов называют одну вещь тридцатью именами. В декларации у каждой строки свой код, вес нетто, материал и изготовитель. Мы ведём таблицу на 4000 позиций с проверенными кодами; покупатель может свериться по [справочнику ТН ВЭД](/tnved).

## Три правила сборного груза

1. **Закрывать список за семь дней до погрузки.** Одна опоздавшая строка держит всю декларацию.
2. **Взвешивать нетто по позициям.** Расхождение списка и весов больше 2 % — это досмотр.
3. **Не смешивать документы.** Редукторы идут с документом ЕАС, подшипникам как запчастям он не нужен: в один ящик их не кладём.

**На каких условиях продаёте?**

CPT станция покупателя, Инкотермс 2020. Риск переходит при сдаче груза первому перевозчику, и об этом часто забывают: страховка — дело покупателя.

**Совет новому клиенту?**

Начните с партии на пять тысяч долларов. Увидите нашу упаковку, наши документы и наш русский.`,
      zh: `**工厂为什么不直接卖？**

整托盘起订，工厂当然直接卖。可我们的客户只要六种轴承、两台减速机、一盒铣刀。对工厂来说是麻烦，对我们来说是家常便饭。

**最难的是什么？**

单证。三十家工厂对同一样东西有三十种叫法。报关单上每一项都要有编码、净重、材质和生产厂家。我们维护着一张4000项的对照表，编码逐项核过；客户也可以到[TN VED 编码表](/tnved)核对。

## 拼货三原则

1. **装车前七天锁定清单**。一项迟到，整票报关都要等。
2. **逐项称净重**。清单与磅重相差超过2%，就可能被查验。
3. **证书分开**。减速机须附EAC文件，轴承作为备件不需要，两者不要装在同一个箱子里。

**采用什么贸易术语？**

CPT买方车站（Incoterms 2020）。货交第一承运人，风险即转移，很多人忘了这一点：保险要由买方自己办。

**给新客户的建议？**

先做一票5000美元的小单，看看我们的包装、单证和俄语水平。`,
    },
    cover: 'gear-reducers',
  },
  {
    key: 'shartash-fastener-store',
    tags: ['russia', 'fasteners', 'logistics'],
    publishedAt: '2025-08-05T06:30:00Z',
    title: {
      en: 'The shelf instead of the boat: how a Yekaterinburg fastener store plans its stock',
      ru: 'Полка вместо парохода: как планирует запас метизная база в Екатеринбурге',
      zh: '用货架代替货轮：叶卡捷琳堡一家紧固件仓库如何备货',
    },
    lead: {
      en: 'The Shartash fastener store holds 2,900 items and imports four-fifths of them. Its head of purchasing shows the arithmetic behind 96% availability.',
      ru: 'Метизная база «Шарташ» держит 2900 позиций, четыре пятых — импорт. Начальник закупок показывает арифметику, на которой стоит наличие 96 %.',
      zh: '“沙尔塔什”紧固件仓库常备2900个品项，五分之四靠进口。采购主管为我们讲解96%现货率背后的算法。',
    },
    body: {
      en: `“A buyer does not wait for a bolt,” says head of purchasing Marina Ogorodnikova. “If M16 × 60 of class 8.8 is not there in the morning, by lunch he is at our neighbor’s.”

## Stock by class

| Class | Items | Share of sales | Stock, days | Reorder point |
| --- | --- | --- | --- | --- |
| A | 310 | 72% | 95 | 75 days of sales |
| B | 820 | 21% | 120 | 90 |
| C | 1,770 | 7% | 180 | on request |

A lot from Zhejiang takes 62 days on average: 25 to make, 32 to travel, 5 to clear. The deviation is 9 days, hence the safety stock of two weeks.

## How a lot is accepted

- Sampling to **ISO 3269**; hardness and tensile test to GOST ISO 898-1, three bolts from each heat.
- Zinc thickness by a magnetic gauge: at least 5 µm for electroplating, 40 µm for hot-dip.
- Head marking: the maker’s mark and property class. Bolts without it are not accepted at any price.
- Weight of the box: a shortage over 0.5% goes into the claim.

## What suppliers should know

The store pays 30% in advance and the rest against a copy of the waybill, and never changes the maker for a discount below 4%: re-testing costs more. Offers reach it through the [catalog](/catalog).`,
      ru: `«Болт не ждут, — говорит начальник закупок Марина Огородникова. — Если утром нет М16 × 60 класса 8.8, к обеду покупатель уже у соседей».

## Запас по классам

| Класс | Позиций | Доля продаж | Запас, дней | Точка заказа |
| --- | --- | --- | --- | --- |
| A | 310 | 72 % | 95 | 75 дней продаж |
| B | 820 | 21 % | 120 | 90 |
| C | 1770 | 7 % | 180 | под запрос |

Партия из Чжэцзяна идёт в среднем 62 дня: 25 — изготовление, 32 — дорога, 5 — таможня. Отклонение — 9 дней, отсюда страховой запас в две недели.

## Как принимают партию

- Выборка по **ISO 3269**; твёрдость и растяжение по ГОСТ ISO 898-1, три болта от каждой плавки.
- Толщина цинка магнитным толщиномером: не менее 5 мкм для гальваники и 40 мкм для горячего цинка.
- Маркировка на головке: знак изготовителя и класс прочности. Болты без неё не берут ни по какой цене.
- Вес коробки: недостача больше 0,5 % попадает в претензию.

## Что полезно знать поставщику

База платит 30 % авансом, остальное — по копии накладной, и не меняет завод ради скидки меньше 4 %: повторные испытания обойдутся дороже. Предложения она смотрит в [каталоге](/catalog).`,
      zh: `“没有人愿意等一颗螺栓，”采购主管玛丽娜·奥戈罗德尼科娃说，“早上没有M16 × 60的8.8级，中午客户就到隔壁去了。”

## 分类备货

| 类别 | 品项 | 销售占比 | 库存天数 | 再订货点 |
| --- | --- | --- | --- | --- |
| A | 310 | 72% | 95 | 75天销量 |
| B | 820 | 21% | 120 | 90天 |
| C | 1770 | 7% | 180 | 按单订货 |

从浙江来的一批货平均要62天：生产25天，运输32天，清关5天；偏差9天，所以安全库存定为两周。

## 到货验收

- 按**ISO 3269**抽样；按GOST ISO 898-1测硬度和拉力，每炉号抽三件。
- 用磁性测厚仪量锌层：电镀不低于5 µm，热镀不低于40 µm。
- 头部标识须有厂家标志和性能等级，没有标识的，再便宜也不收。
- 按箱复秤，短重超过0.5%即列入索赔。

## 供应商须知

付款方式为预付30%，余款凭运单副本支付。折扣低于4%不会更换厂家，因为重新检测花费更高。该仓库通过[产品目录](/catalog)查看报价。`,
    },
    cover: 'hex-bolts',
  },
  {
    key: 'xiaofu-the-pattern-shop',
    tags: ['china', 'pumps', 'quality'],
    publishedAt: '2025-12-16T08:00:00Z',
    title: {
      en: 'It began with the pattern: a visit to the Xiaofu pump plant in Boshan',
      ru: 'Всё началось с модели: репортаж с насосного завода «Сяофу» в Бошане',
      zh: '从木模开始：走进淄博孝妇泵业',
    },
    lead: {
      en: 'The plant grew out of a pattern shop, and it shows: a spare impeller for a pump withdrawn eight years ago can still be cast here.',
      ru: 'Завод вырос из модельного цеха, и это чувствуется: рабочее колесо к насосу, снятому восемь лет назад, здесь отольют и сегодня.',
      zh: '这家泵厂脱胎于模具车间，底子至今看得见：八年前停产的泵，叶轮现在照样能铸。',
    },
    body: {
      en: `On the racks of the old shop stand more than a thousand patterns, each with a number in chalk. “A drawing gets lost; a pattern does not,” says chief engineer Sun Baolin.

## The route of one pump

1. **Casting.** Gray iron, stainless steel or, for slurries, high-chromium iron with a hardness of about 58 HRC.
2. **Machining.** The casing is bored in one setup, so that both bearing seats are coaxial within 0.03 mm.
3. **Balancing** of the impeller to ISO 21940-11, G6.3; from 250 mm in diameter in two planes.
4. **Hydrotest** at 1.5 times the working pressure.
5. **Curve.** Each pump is run on the bench to GB/T 3216 grade 2; the sheet with five points travels in the crate.

## What a buyer may ask for

| Request | Answer |
| --- | --- |
| Witnessed test | free, 10 days’ notice |
| Warranty | 18 months |
| Spare parts | kept for ten years after withdrawal |
| Port | Qingdao, FOB |

## A weak spot

Motors are purchased and set the delivery time. If you have stock motors of your own, order a bare-shaft pump: that saves three weeks. Check the flange and the shaft height to IEC 60072-1 first. The plant is among our [suppliers](/suppliers).`,
      ru: `На стеллажах старого цеха стоит больше тысячи моделей, на каждой мелом номер. «Чертёж теряется, модель — нет», — говорит главный инженер Сунь Баолинь.

## Путь одного насоса

1. **Литьё.** Серый чугун, нержавеющая сталь или, для пульп, хромистый чугун твёрдостью около 58 HRC.
2. **Обработка.** Корпус растачивают за одну установку, поэтому обе посадки под подшипники соосны в пределах 0,03 мм.
3. **Балансировка** колеса по ISO 21940-11, G6.3; от 250 мм диаметра — в двух плоскостях.
4. **Гидроиспытание** давлением в 1,5 раза выше рабочего.
5. **Характеристика.** Каждый насос гоняют на стенде по GB/T 3216 (ISO 9906), класс 2; лист с пятью точками едет в ящике.

## О чём может попросить покупатель

| Просьба | Ответ |
| --- | --- |
| Испытания в присутствии | бесплатно, заявка за 10 дней |
| Гарантия | 18 месяцев |
| Запчасти | десять лет после снятия модели |
| Порт | Циндао, FOB |

## Слабое место

Двигатели покупные, и срок поставки задают они. Если есть свои двигатели на складе, берите насос со свободным концом вала: сэкономите три недели. Сначала сверьте фланец и высоту оси вала по IEC 60072-1. Завод есть среди наших [поставщиков](/suppliers).`,
      zh: `老车间的货架上立着一千多副木模，每副都用粉笔编了号。“图纸会丢，模具不会，”总工程师孙宝林说。

## 一台泵的诞生

1. **铸造**。灰铸铁、不锈钢，渣浆泵用高铬铸铁，硬度约58 HRC。
2. **加工**。泵体一次装夹镗孔，两端轴承座同轴度0.03 mm以内。
3. **动平衡**。叶轮按ISO 21940-11 G6.3级；直径250 mm以上做双面平衡。
4. **水压试验**。压力为工作压力的1.5倍。
5. **性能曲线**。逐台按GB/T 3216二级上台试验，五个测点的数据单随箱发运。

## 买方可以提的要求

| 要求 | 答复 |
| --- | --- |
| 见证试验 | 免费，提前10天预约 |
| 质保期 | 18个月 |
| 备件 | 停产后保供十年 |
| 装运港 | 青岛，FOB |

## 短板

电机外购，交货期往往卡在电机上。如果自己有库存电机，可以订光轴泵，能省三周；但要先按IEC 60072-1核对法兰和轴中心高。该厂已收录在我们的[供应商](/suppliers)名录中。`,
    },
    cover: 'centrifugal-pumps',
  },
  {
    key: 'tiaozi-one-day-calculation',
    tags: ['china', 'standards', 'how-to-choose'],
    publishedAt: '2026-03-26T07:00:00Z',
    title: {
      en: 'Seven figures and one day: how a Siping plant calculates a heat exchanger',
      ru: 'Семь цифр и один день: как в Сыпине считают теплообменник',
      zh: '七个数据，一个工作日：四平工厂怎样做换热器选型',
    },
    lead: {
      en: 'The Tiaozi plant in Siping returns a thermal calculation in one business day if the inquiry is complete; half of all inquiries are not.',
      ru: 'Завод «Тяоцзы» в Сыпине присылает тепловой расчёт за один рабочий день — если заявка полная. Но половина заявок — неполные.',
      zh: '四平条子河换热设备有限公司承诺一个工作日给出热力计算书，前提是询价资料齐全。而一半的询价并不齐全。',
    },
    body: {
      en: `“We are asked for an exchanger for two thousand square meters of floor,” says heating engineer Zhao Lijun with a smile. “A floor is not a load.”

## Seven figures to send

1. Heat load, kW.
2. Temperatures at inlet and outlet on the hot side, for example 130/70 °C.
3. The same on the cold side, for example 65/95 °C.
4. Media and the share of glycol.
5. Allowed pressure drop on each side, usually 20–50 kPa.
6. Working and test pressure, MPa.
7. Margin on the heat transfer area: 10% for clean water, 20–25% for hard water.

## Traps the engineers see most often

| In the inquiry | What follows |
| --- | --- |
| Pressure drop of 5 kPa | twice the plates and the price |
| EPDM at 150 °C continuous | gaskets harden in two seasons |
| 304 with 200 mg/L of chlorides, 80 °C | pitting; 316L or titanium is needed |
| Future extension not mentioned | tie bolts too short to add plates |

## Documents for Russian boiler houses

Design pressure is 1.6 or 2.5 MPa; the set comes with a product data sheet (passport) in Russian, a strength calculation and a certificate to **TR CU 032/2013**. The units go FCA, by rail through Suifenhe or by sea from Dalian. Ask for a frame with 20% spare length: it adds 3% to the price. Plate and shell-and-tube models are in the [catalog](/catalog).`,
      ru: `«У нас просят теплообменник на две тысячи квадратных метров, — улыбается теплотехник Чжао Лицзюнь. — Но площадь — это не нагрузка».

## Семь цифр для заявки

1. Тепловая нагрузка, кВт.
2. Температуры греющей стороны на входе и выходе, например 130/70 °C.
3. То же для нагреваемой, например 65/95 °C.
4. Среды и доля гликоля.
5. Допустимые потери давления по каждой стороне, обычно 20–50 кПа.
6. Рабочее и пробное давление, МПа.
7. Запас поверхности: 10 % на чистой воде, 20–25 % на жёсткой.

## Ловушки, которые встречаются чаще всего

| В заявке | Что получится |
| --- | --- |
| Потери 5 кПа | вдвое больше пластин и цена |
| EPDM при 150 °C постоянно | прокладки задубеют за два сезона |
| 304 при хлоридах 200 мг/л и 80 °C | питтинг; нужны 316L или титан |
| О расширении не сказано | шпилек не хватит на новые пластины |

## Документы для российских котельных

Расчётное давление — 1,6 или 2,5 МПа; в комплекте паспорт на русском, расчёт на прочность и сертификат **ТР ТС 032/2013**. Отгрузка FCA: по железной дороге через Суйфэньхэ или морем из Даляня. Просите раму с запасом длины 20 % — это плюс 3 % к цене. Пластинчатые и кожухотрубные модели — в [каталоге](/catalog).`,
      zh: `“常有人问：两千平方米的房子要多大的换热器？”热工工程师赵立军笑着说，“可面积不等于热负荷。”

## 询价要给的七个数据

1. 热负荷，kW。
2. 热侧进、出口温度，例如130/70 ℃。
3. 冷侧进、出口温度，例如65/95 ℃。
4. 介质种类及乙二醇含量。
5. 两侧允许压降，一般20～50 kPa。
6. 工作压力与试验压力，MPa。
7. 面积余量：清水10%，硬水20%～25%。

## 最常见的陷阱

| 询价内容 | 后果 |
| --- | --- |
| 压降只允许5 kPa | 板片和价格翻倍 |
| EPDM长期用于150 ℃ | 两个采暖季后密封垫变硬 |
| 304用于80 ℃、氯离子200 mg/L | 点蚀，应选316L或钛 |
| 没说明今后扩容 | 夹紧螺柱太短，无法加片 |

## 供俄罗斯锅炉房的文件

设计压力1.6或2.5 MPa，随机附俄文技术护照（паспорт）、强度计算书和**TR CU 032/2013**证书。按FCA交货，经绥芬河铁路或大连海运。建议框架留20%的加片余量，价格只增加约3%。板式与管壳式产品见[产品目录](/catalog)。`,
    },
    cover: 'plate-heat-exchangers',
  },
  {
    key: 'nanbeihu-fastener-claims',
    tags: ['china', 'fasteners', 'quality'],
    publishedAt: '2026-05-28T02:00:00Z',
    title: { zh: '一年只有九起投诉：海盐南北湖紧固件的质量账本' },
    lead: { zh: '年产2.8万吨紧固件，七成出口。品质部经理沈卫明把去年的九起客户投诉摊开来讲，每一起都改了一道工序。' },
    body: {
      zh: `海盐南北湖紧固件有限公司有86台多工位冷镦机、3条网带式热处理线。沈卫明说，设备大家都能买到，差别在于出了问题以后怎么处理。

## 九起投诉从哪里来

| 原因 | 次数 | 改进措施 |
| --- | --- | --- |
| 混料（长度混装） | 3 | 包装线加装光学筛选机 |
| 盐雾时间不足 | 2 | 每班首件测锌层厚度 |
| 螺纹通止规不合格 | 2 | 热浸锌前螺纹预留间隙改为首检项目 |
| 标签错误 | 2 | 扫码核对后才能封箱 |

## 氢脆怎么防

10.9级及以上的电镀件，电镀后4小时内入炉，200～230 ℃保温不少于4小时。12.9级原则上不电镀，推荐达克罗。这一条写进合同，出了问题责任也清楚。

## 给采购的三点建议

1. 询价写全：标准、规格、性能等级、表面处理、**锌层厚度**和包装方式，六项缺一不可。
2. 首单要求提供炉号、硬度和拉力报告，并按GB/T 90.1约定抽样方案。
3. 出口俄罗斯的GOST 7798螺栓，部分规格对边尺寸与ISO 4014不同，下单前先确认扳手尺寸。

M6至M30常规规格有现货约3000吨，三日内可发货。同类产品见[产品目录](/catalog)。`,
    },
    cover: 'hex-nuts',
  },
  {
    key: 'fuzhouhe-bainite-rings',
    tags: ['china', 'bearings', 'quality'],
    publishedAt: '2026-07-21T08:00:00Z',
    title: {
      en: 'Rings that can take a shock: bainite hardening at the Fuzhouhe plant',
      ru: 'Кольца, которые держат удар: бейнитная закалка на заводе «Фучжоухэ»',
      zh: '不怕冲击的套圈：复州河轴承的贝氏体淬火',
    },
    lead: {
      en: 'In Wafangdian we watched how rings over 200 mm get their toughness, and asked when a buyer should pay for it.',
      ru: 'В Вафандяне мы посмотрели, откуда у колец больше 200 мм берётся вязкость, и спросили, когда за неё стоит платить.',
      zh: '在瓦房店，我们看了200 mm以上套圈的韧性从何而来，也问了一个问题：什么时候值得为它多付钱。',
    },
    body: {
      en: `Ordinary rings of GCr15 are quenched in oil and tempered to martensite. They are hard, but under shock a crack runs quickly. The Fuzhouhe plant holds large rings for hours in a salt bath at about 230 °C, and the steel turns into lower bainite.

## What changes

| | Martensite | Lower bainite |
| --- | --- | --- |
| Hardness, HRC | 60–64 | 57–61 |
| Surface stress | tension | compression |
| Impact toughness | taken as 1 | about 1.5–2 |
| Price | – | +6–9% |

## When to order it

- Tapered bearings of rolling mills, crushers and vibrating screens.
- Rings fitted with heavy interference, where a martensitic ring may crack.
- **Not** for a fan or a pump: P0 in martensite is enough.

## How to check a lot

1. Ask for the heat number and the steel report: oxygen up to 15 ppm, inclusions to GB/T 18254.
2. Demand the microstructure photograph at 500×.
3. Measure radial clearance on five pieces, and vibration velocity class V2 for motors.
4. Roundness of the raceway: the plant’s laboratory prints it on request.

The plant makes 2.4 million bearings a year with bores of 8–420 mm, and quotes FOB Dalian. Allow ten weeks for bores over 300 mm. Other bearings are in the [catalog](/catalog).`,
      ru: `Обычные кольца из GCr15 (аналог ШХ15) закаливают в масле на мартенсит и подвергают низкому отпуску. Они твёрдые, но при ударе трещина бежит быстро. На «Фучжоухэ» крупные кольца часами держат в соляной ванне примерно при 230 °C, и сталь превращается в нижний бейнит.

## Что меняется

| | Мартенсит | Нижний бейнит |
| --- | --- | --- |
| Твёрдость, HRC | 60–64 | 57–61 |
| Напряжения на поверхности | растяжение | сжатие |
| Ударная вязкость | принята за 1 | около 1,5–2 |
| Цена | – | +6–9 % |

## Когда заказывать

- Конические подшипники прокатных станов, дробилок, вибрационных грохотов.
- Кольца с большим натягом, где мартенситное может лопнуть.
- **Не нужно** для вентилятора или насоса: хватит мартенсита и класса P0.

## Как проверить партию

1. Номер плавки и протокол на сталь: кислород до 15 ppm, включения по GB/T 18254.
2. Фотография микроструктуры при увеличении × 500.
3. Радиальный зазор на пяти штуках, для двигателей — группа вибрации V2.
4. Круглость дорожки качения: лаборатория завода распечатает по запросу.

Завод выпускает 2,4 млн подшипников в год с отверстием 8–420 мм и продаёт на условиях FOB Далянь. На отверстия больше 300 мм закладывайте десять недель. Другие подшипники — в [каталоге](/catalog).`,
      zh: `普通GCr15套圈油淬后回火，得到马氏体，硬度高，但受冲击时裂纹扩展快。复州河轴承把大型套圈放在230 ℃左右的盐浴中等温数小时，使钢转变为下贝氏体。

## 有什么变化

| | 马氏体 | 下贝氏体 |
| --- | --- | --- |
| 硬度，HRC | 60～64 | 57～61 |
| 表面应力 | 拉应力 | 压应力 |
| 冲击韧性 | 以1计 | 约1.5～2 |
| 价格 | – | 高6%～9% |

## 什么情况下选用

- 轧机、破碎机、振动筛的圆锥滚子轴承。
- 大过盈配合、马氏体套圈容易胀裂的场合。
- 风机、水泵**不必选用**，马氏体P0级足够。

## 如何验收

1. 索取炉号和钢材报告：氧含量不超过15 ppm，夹杂物符合GB/T 18254。
2. 要求提供500倍显微组织照片。
3. 抽五套测径向游隙；电机用轴承要求振动速度V2组。
4. 滚道圆度：工厂检测室可按要求出具报告。

该厂年产轴承240万套，内径15～420 mm，报价为FOB大连。内径300 mm以上的请预留十周。其他轴承见[产品目录](/catalog)。`,
    },
    cover: 'tapered-roller-bearings',
  },
  {
    key: 'almaty-house-inside-the-union',
    tags: ['eurasian-union', 'logistics', 'contracts'],
    publishedAt: '2026-10-27T06:00:00Z',
    title: {
      en: 'From Almaty to Novosibirsk without customs, but not without papers',
      ru: 'Из Алматы в Новосибирск без таможни, но не без бумаг',
      zh: '从阿拉木图到新西伯利亚：不用报关，但单证不能少',
    },
    lead: {
      en: 'The Medeu Komplekt trading company in Almaty sells motors and switchgear to Siberia. Its lawyer, Aigerim Sadykova, lists what a Russian buyer must do.',
      ru: 'Торговый дом «Медеу Комплект» из Алматы продаёт двигатели и щитовое оборудование в Сибирь. Юрист компании Айгерим Садыкова перечисляет, что российский покупатель обязан сделать сам.',
      zh: '阿拉木图“麦迪奥成套”贸易公司向西伯利亚供应电机和配电设备。公司法务艾格里姆·萨德科娃逐项说明，俄罗斯买方自己要办哪些手续。',
    },
    body: {
      en: `**There is no customs border. What remains?**

Tax, statistics and conformity. Inside the Union goods in free circulation need no declaration, but the buyer pays VAT to the local tax office.

## The Russian buyer’s calendar

| By when | What |
| --- | --- |
| day of arrival | goods entered in the books, waybill with tax stamps |
| 10th business day of the next month | statistical form to customs |
| 20th of the next month | VAT paid, import application and tax return filed |
| 180 days from shipment | stamped import application due back to us, so that we can apply the zero VAT rate |

**What if the application is late?**

Then we owe the VAT at home. That is why our contract has a penalty equal to the tax: no application in 90 days, and we send an invoice for it.

**Is every product free to move?**

No. Kazakhstan applied reduced duties to a list of goods on joining the WTO. Those bought at the lower rate **may not go to Russia** without the difference being paid. Ask for the seller’s declaration number and check the code in the [directory](/tnved).

**And certificates?**

A certificate to TR CU 004/2011 or 020/2011 holds throughout the Union. But it must name the maker and the model on the plate, and be valid on the day the goods were released.`,
      ru: `**Таможенной границы нет. Что остаётся?**

Налоги, статистика и подтверждение соответствия. Товар в свободном обращении внутри Союза не декларируют, но НДС покупатель платит в свою налоговую.

## Календарь российского покупателя

| Срок | Что сделать |
| --- | --- |
| день прихода | принять к учёту, накладная с отметками |
| 10-й рабочий день следующего месяца | статистическая форма в таможню |
| 20-е число следующего месяца | НДС уплачен, заявление о ввозе и декларация поданы |
| 180 дней с отгрузки | заявление с отметкой у нас — для нулевой ставки |

**А если заявление опоздает?**

Тогда НДС дома платим мы. Поэтому в договоре штраф, равный налогу: нет заявления через 90 дней — выставляем счёт.

**Любой товар едет свободно?**

Нет. При вступлении в ВТО Казахстан снизил пошлины на перечень товаров — это изъятия. Ввезённое по сниженной ставке **нельзя вывезти в Россию** без доплаты разницы. Просите номер декларации продавца и сверяйте код по [справочнику](/tnved).

**А сертификаты?**

Сертификат ТР ТС 004/2011 или 020/2011 действует во всём Союзе. Но в нём должны быть тот изготовитель и та модель, что на табличке, и он должен был действовать на день выпуска товара.`,
      zh: `**联盟内部没有海关边界，还要办什么？**

税务、统计和合格评定。在联盟内自由流通的货物不用报关，但增值税要由买方向本国税务机关缴纳。

## 俄罗斯买方的时间表

| 期限 | 事项 |
| --- | --- |
| 到货当日 | 入账，运单签章 |
| 次月第10个工作日前 | 向海关报送统计表 |
| 次月20日前 | 缴纳增值税，提交进口申请书和申报表 |
| 发货后180天内 | 把税务盖章的申请书交给卖方，供其适用零税率 |

**申请书迟交怎么办？**

那就要由我们在本国补缴增值税。所以合同约定了与税额相等的违约金：90天内收不到申请书，我们就开账单。

**所有商品都能自由流通吗？**

不是。哈萨克斯坦加入世贸组织时，对一批商品降低了关税，这类商品列入“例外清单”。按低税率进口的货物，**不补差额不得运往俄罗斯**。应向卖方索要报关单号，并在[TN VED 编码表](/tnved)中核对编码。

**证书呢？**

TR CU 004/2011、020/2011证书在整个联盟有效，但证书上的生产厂家和型号必须与铭牌一致，且在货物放行当日有效。`,
    },
    cover: 'distribution-boards',
  },
]
