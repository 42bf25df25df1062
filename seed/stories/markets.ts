/** Stories about prices and markets. */
import type { StorySpec } from './model.ts'

export const markets: StorySpec[] = [
  {
    key: 'theoretical-or-actual-weight',
    tags: ['prices', 'metals', 'contracts'],
    publishedAt: '2025-05-20T08:00:00Z',
    title: {
      en: 'Theoretical or actual weight: where 5% of a steel price hides',
      ru: 'Теоретический вес или фактический: где прячутся 5 % цены металла',
      zh: '理计还是过磅：钢材价格里藏着的5%',
    },
    lead: {
      en: 'Two quotes for the same 6 mm plate differ by 4%, and the more expensive one turns out cheaper. The answer is in the basis of weight and in the extras.',
      ru: 'Два предложения на один и тот же лист 6 мм расходятся на 4 %, и дорогое оказывается дешевле. Ответ — в базе веса и приплатах.',
      zh: '同样的6 mm钢板，两份报价相差4%，结果贵的那份反而更便宜。答案在于计重方式和各项加价。',
    },
    body: {
      en: `A plate 6 × 1,500 × 6,000 mm weighs 423.9 kg by calculation (7.85 g/cm³). Rolled at −0.3 mm, within tolerance, it weighs 402.7 kg. Pay by theoretical weight and you pay for 21 kg of steel you do not have: **5%**.

## The same order, two bases

| | Offer 1, theoretical | Offer 2, actual |
| --- | --- | --- |
| Price, USD/t | 560 | 582 |
| Weight billed, kg | 423.9 | 402.7 |
| Price of a plate, USD | 237.4 | 234.4 |

## What the base price leaves out

- Size extra: thin (below 4 mm) and narrow plates, usually USD 10–40/t.
- Grade extra: 09G2S or Q355B against St3 or Q235B.
- Test extra: impact at −40 °C, ultrasonic class 1, normalizing.
- Cut length, oiling, small lot below 5 t of one size.

## Clauses for the contract

1. Basis: “actual net weight by calibrated scale, 1 t = 1,000 kg” or “theoretical, at nominal size.”
2. Thickness tolerance by standard and class: GB/T 709 class B (−0.3 mm fixed), GOST 19903-2015, EN 10029 class A–D.
3. Permitted weight difference at destination: ±0.3%.
4. Certificate EN 10204 type 3.1 with weight per bundle.

Offers for plate, angle and rebar can be compared in the [catalog](/catalog).`,
      ru: `Лист 6 × 1500 × 6000 мм по расчёту (7,85 г/см³) весит 423,9 кг. Прокатанный с минусом 0,3 мм, в допуске, — 402,7 кг. Платя по теоретическому весу, вы оплачиваете 21 кг стали, которой нет: **5 %**.

## Один заказ, две базы

| | Предложение 1, теория | Предложение 2, факт |
| --- | --- | --- |
| Цена, USD/т | 560 | 582 |
| Вес к оплате, кг | 423,9 | 402,7 |
| Цена листа, USD | 237,4 | 234,4 |

## Чего нет в базовой цене

- Приплата за размер: тонкий (до 4 мм) и узкий лист — обычно 10–40 USD/т.
- За марку: 09Г2С или Q355B против Ст3 или Q235B.
- За испытания: ударная вязкость при −40 °C, УЗК по классу 1, нормализация.
- Мерная длина, промасливание, партия меньше 5 т одного размера.

## Что внести в договор

1. Базу: «фактический вес нетто по поверенным весам» или «теоретический, по номинальным размерам».
2. Допуск по толщине: ГОСТ 19903-2015, GB/T 709 класс B (постоянный минус 0,3 мм), EN 10029 классы A–D.
3. Допустимое расхождение веса при приёмке: ±0,3 %.
4. Сертификат 3.1 по EN 10204 с весом каждой пачки.

Сравнить предложения на лист, уголок и арматуру можно в [каталоге](/catalog).`,
      zh: `一张6 × 1500 × 6000 mm的钢板，按密度7.85 g/cm³计算重423.9 kg。若按允许的−0.3 mm负公差轧制，实重只有402.7 kg。按理论重量付款，等于多付21 kg，约**5%**。

## 同一订单，两种计重

| | 报价一（理计） | 报价二（过磅） |
| --- | --- | --- |
| 单价，美元/吨 | 560 | 582 |
| 计费重量，kg | 423.9 | 402.7 |
| 单张价格，美元 | 237.4 | 234.4 |

## 基价不包含的内容

- 规格加价：4 mm以下薄板、窄板，一般每吨10～40美元。
- 材质加价：Q355B、09G2S相对于Q235B、St3。
- 检验加价：−40 ℃冲击、一级探伤、正火。
- 定尺、涂油，以及单一规格不足5吨的小批量。

## 合同应约定

1. 计重方式：“按检定合格的衡器过磅净重”或“按公称尺寸理论计重”。
2. 厚度公差标准与级别：GB/T 709 B类（负偏差固定0.3 mm）、GOST 19903-2015或EN 10029。
3. 到货磅差：±0.3%以内。
4. 提供EN 10204 3.1质保书，注明每捆重量。

板材、角钢、螺纹钢的报价可在[产品目录](/catalog)中比较。`,
    },
    cover: 'steel-sheets',
  },
  {
    key: 'copper-clause-in-a-cable-contract',
    tags: ['prices', 'electrical', 'contracts'],
    publishedAt: '2025-10-14T09:30:00Z',
    title: {
      en: 'The copper clause: how to fix a cable price when the metal will not stand still',
      ru: 'Медная оговорка: как зафиксировать цену кабеля, если металл не стоит на месте',
      zh: '铜价联动条款：铜价天天变，电缆价格怎么定',
    },
    lead: {
      en: 'In a copper cable the metal makes up 60–80% of the price. A formula is fairer than a fixed price with a hidden reserve.',
      ru: 'В медном кабеле металл составляет 60–80 % цены. Формула честнее твёрдой цены со скрытым запасом.',
      zh: '铜芯电缆的价格里，铜占60%～80%。与其让卖方在固定价里暗藏余量，不如用公式说清楚。',
    },
    body: {
      en: `When the validity of a quote is 48 hours and your board meets on Thursdays, ask not for a longer validity but for a formula.

## The formula

**P = P₀ + m × (C − C₀)**

P₀ is the price per kilometer at the base copper price C₀; m is the mass of copper per kilometer; C is the average settlement price over the agreed days.

For a 4 × 16 mm² cable the calculated mass is 4 × 16 × 8.9 = 570 kg/km. If copper rises by USD 500/t, the cable becomes more expensive by **USD 285 per kilometer**.

## Agree in advance

| Item | A sensible choice |
| --- | --- |
| Quotation | official settlement price of one named exchange |
| Averaging | five trading days before the order |
| Mass of copper | from the data sheet, fixed for the term |
| Dead band | ±3%, no recalculation inside it |
| Currency | rate of the central bank on the day of averaging |

## Check the metal itself

A saving of 8% is often thin wire. Measure the **DC resistance at 20 °C** to IEC 60228 (GB/T 3956, GOST 22483): for 16 mm² class 2 no more than 1.15 Ω/km. Diameter says nothing: the conductor may be compacted. Weigh one meter, too. Other offers of power cable are in the [catalog](/catalog).`,
      ru: `Когда предложение действует 48 часов, а тендерный комитет собирается по четвергам, просите не продлить срок, а дать формулу.

## Формула

**P = P₀ + m × (C − C₀)**

P₀ — цена километра при базовой цене меди C₀; m — масса меди на километр; C — средняя биржевая цена за согласованные дни.

Для кабеля 4 × 16 мм² расчётная масса 4 × 16 × 8,9 = 570 кг/км. Медь подорожала на 500 USD/т — кабель подорожал на **285 USD за километр**.

## О чём договориться заранее

| Пункт | Разумный выбор |
| --- | --- |
| Котировка | официальная цена одной названной биржи |
| Усреднение | пять торговых дней до заказа |
| Масса меди | из технических данных, неизменна весь срок |
| Зона нечувствительности | ±3 %, внутри неё без пересчёта |
| Валюта | курс ЦБ на день усреднения |

## Проверьте сам металл

Экономия 8 % — часто заниженное сечение. Измерьте **сопротивление постоянному току при 20 °C** по ГОСТ 22483 (IEC 60228): для жилы 16 мм² класса 2 — не более 1,15 Ом/км. Диаметр ничего не докажет: жила может быть уплотнённой. Взвесьте и метр кабеля. Другие предложения силового кабеля — в [каталоге](/catalog).`,
      zh: `报价有效期只有48小时，而公司评审会每周四才开。这时要争取的不是延长有效期，而是价格公式。

## 公式

**P = P₀ + m × (C − C₀)**

P₀ 为基准铜价C₀ 下的每公里价格；m为每公里用铜量；C为约定日期内的平均结算价。

以4 × 16 mm²电缆为例，计算用铜量为4 × 16 × 8.9 = 570 kg/km。铜价每吨上涨500美元，电缆每公里上涨**285美元**。

## 事先约定

| 项目 | 建议 |
| --- | --- |
| 价格来源 | 指定一家交易所的官方结算价 |
| 取价期 | 下单前五个交易日均价 |
| 用铜量 | 按技术数据表，合同期内不变 |
| 免调幅度 | ±3%以内不调价 |
| 汇率 | 取价日央行汇率 |

## 铜本身也要查

便宜8%，往往是截面不足。按GB/T 3956（IEC 60228）测量**20 ℃直流电阻**：16 mm²第2类导体不得大于1.15 Ω/km。只量外径说明不了问题，因为导体可能是紧压的。还应称一米电缆的重量。更多电力电缆报价见[产品目录](/catalog)。`,
    },
    cover: 'power-cables',
  },
  {
    key: 'landed-cost-of-a-pump',
    tags: ['prices', 'customs', 'logistics'],
    publishedAt: '2026-02-17T07:00:00Z',
    title: {
      en: 'From FCA Shenyang to the warehouse in Yekaterinburg: the landed cost of one pump',
      ru: 'От FCA Шэньян до склада в Екатеринбурге: из чего складывается цена насоса',
      zh: '从FCA沈阳到叶卡捷琳堡仓库：一台泵的到库成本怎么算',
    },
    lead: {
      en: 'A price of USD 420 at the factory became 484 on the shelf. We take the difference apart line by line.',
      ru: 'Заводские 420 долларов превратились на складе в 484. Разбираем разницу по строкам.',
      zh: '出厂价420美元，到库成本变成484美元。我们逐项拆解这笔差额。',
    },
    body: {
      en: `One hundred close-coupled pumps, code 8413 70, bought FCA Shenyang (Incoterms 2020), go by rail and road to Yekaterinburg. The duty rate in the example is taken as 5%; find your code in the [TN VED list](/tnved) and look up its rate in the official tariff.

## The calculation for the lot, USD

| Line | Amount |
| --- | --- |
| Goods, FCA | 42,000 |
| Carriage to the Union’s border | 1,900 |
| **Customs value** | **43,900** |
| Duty, 5% | 2,195 |
| Customs fee (rounded) | 150 |
| Broker and terminal | 350 |
| Carriage after the border | 1,400 |
| Bank charges and conversion, 1% | 420 |
| **Cost without VAT** | **48,415** |

That is USD 484 a pump, **15% above** the factory price. VAT of 22% on value plus duty, 10,141, is deductible but must be paid before release: plan the cash.

## Where it usually goes wrong

- Carriage is not split at the border, so duty is charged on the Russian leg as well.
- With CPT or CIP the seller’s invoice hides freight: ask for a split.
- Certification under TR CU 010/2011 (USD 700–1,500) is forgotten when the lot is small.
- The rate of exchange is that of the day the declaration is **registered**.`,
      ru: `Сто моноблочных насосов, код 8413 70, куплены на условиях FCA Шэньян (Инкотермс 2020) и едут по железной дороге и автотранспортом в Екатеринбург. Ставка пошлины в примере принята 5 %; свою проверьте в [справочнике ТН ВЭД](/tnved).

## Расчёт на партию, USD

| Строка | Сумма |
| --- | --- |
| Товар, FCA | 42 000 |
| Перевозка до границы Союза | 1 900 |
| **Таможенная стоимость** | **43 900** |
| Пошлина, 5 % | 2 195 |
| Таможенный сбор (округлённо) | 150 |
| Брокер и терминал | 350 |
| Перевозка после границы | 1 400 |
| Комиссии банка и конвертация, 1 % | 420 |
| **Себестоимость без НДС** | **48 415** |

Получается 484 USD за насос — **на 15 % выше** заводской цены. НДС 22 % с суммы стоимости и пошлины, 10 141 USD, принимается к вычету, но платить его нужно до выпуска: планируйте деньги.

## Где обычно ошибаются

- Перевозку не разделили по границе — пошлина начислена и на российское плечо.
- При CPT и CIP фрахт спрятан в инвойсе: просите разбивку.
- Сертификат по ТР ТС 010/2011 (700–1500 USD) забывают, хотя на малую партию он ложится заметно.
- Пересчитывают по курсу на день оплаты, а нужен курс на день **регистрации** декларации.`,
      zh: `100台直联泵，编码8413 70，按FCA沈阳（Incoterms 2020）成交，经铁路和公路运至叶卡捷琳堡。示例中关税税率假定为5%，实际税率请查[TN VED 编码表](/tnved)。

## 整批计算（美元）

| 项目 | 金额 |
| --- | --- |
| 货值（FCA） | 42,000 |
| 运至联盟边境的运费 | 1,900 |
| **完税价格** | **43,900** |
| 关税5% | 2,195 |
| 海关手续费（取整） | 150 |
| 报关及场站费 | 350 |
| 境内段运费 | 1,400 |
| 银行费用及汇兑1% | 420 |
| **不含增值税成本** | **48,415** |

折合每台484美元，**比出厂价高15%**。增值税按完税价格加关税的22%计，为10,141美元，可以抵扣，但须在放行前缴纳，要提前安排资金。

## 常见失误

- 运费未按边境分段，俄境内运费也被计征关税。
- CPT、CIP成交时运费包含在发票总价里，应要求卖方分列。
- 小批量时忘记计入TR CU 010/2011认证费用（700～1500美元）。
- 汇率以报关单**登记**当日为准，而不是付款日。`,
    },
    cover: 'centrifugal-pumps',
  },
  {
    key: 'nickel-surcharge-arithmetic',
    tags: ['prices', 'metals', 'valves'],
    publishedAt: '2026-05-13T08:00:00Z',
    title: {
      en: 'Nickel arithmetic: why 316 moves faster than 304',
      ru: 'Арифметика никеля: почему 316-я дорожает быстрее 304-й',
      zh: '镍价这笔账：为什么316比304涨得快',
    },
    lead: {
      en: 'A valve maker asks for 6% more “because of nickel.” Ten minutes with the composition table will show whether the request is fair.',
      ru: 'Арматурный завод просит прибавить 6 % «из-за никеля». Десять минут с таблицей состава покажут, справедлива ли просьба.',
      zh: '阀门厂以“镍涨价”为由要求提价6%。对照化学成分表算上十分钟，就知道是否合理。',
    },
    body: {
      en: `The price of stainless steel consists of a base, which covers melting and rolling, and an alloy surcharge that follows nickel, molybdenum and ferrochrome. Only the second should move with the exchange.

## What is in a metric ton

| Grade | Ni, % | Mo, % | Effect of nickel +USD 1,000/t |
| --- | --- | --- | --- |
| 304 / 06Cr19Ni10 | 8 | – | +USD 80/t |
| 316L / 022Cr17Ni12Mo2 | 10 | 2 | +USD 100/t |
| 321 / 06Cr18Ni11Ti | 9 | – | +USD 90/t |
| 430 / 10Cr17 | – | – | none |

## Checking a price increase

A DN 50 ball valve weighs about 3.2 kg, and its castings take some 4 kg of CF8M with the gating. Nickel up by USD 2,000/t means 4 × 0.2 = **USD 0.80** a valve. If the valve costs USD 38, that is 2%, not 6.

- Ask which part of the price is metal: for valves it is 35–45%, for pipe 70–80%.
- Fix the reference month: M−1 or M−2, not “the current market.”
- The clause works **both ways**: write “increase or decrease.”
- Where there are no chlorides and no acid, think of 304 or duplex 2205 (5% nickel).

Offers of ball valves are in the [catalog](/catalog).`,
      ru: `Цена нержавеющей стали складывается из базы — выплавка и прокат — и легирующей части, которая идёт за никелем, молибденом и феррохромом. Вслед за биржей должна меняться только вторая.

## Что лежит в тонне

| Марка | Ni, % | Mo, % | Если никель дорожает на 1000 USD/т |
| --- | --- | --- | --- |
| 304 / 06Cr19Ni10 | 8 | — | +80 USD/т |
| 316L / 022Cr17Ni12Mo2 | 10 | 2 | +100 USD/т |
| 321 / 06Cr18Ni11Ti | 9 | — | +90 USD/т |
| 430 / 10Cr17 | — | — | не меняется |

## Проверяем прибавку

Шаровой кран DN 50 весит около 3,2 кг, на отливки с литниками уходит примерно 4 кг CF8M. Никель подорожал на 2000 USD/т — это 4 × 0,2 = **0,80 USD** на кран. При цене крана 38 долларов выходит 2 %, а не 6.

- Спросите, какую долю цены составляет металл: у арматуры это 35–45 %, у труб 70–80 %.
- Зафиксируйте месяц котировки: M−1 или M−2, а не «текущий рынок».
- Оговорка работает **в обе стороны**: пишите «повышение или снижение».
- Где нет ни хлоридов, ни кислоты, подумайте о 304-й, а также о дуплексной 2205 (никеля 5 %).

Предложения шаровых кранов — в [каталоге](/catalog).`,
      zh: `不锈钢价格由两部分组成：基价（冶炼、轧制）和随镍、钼、铬铁波动的合金部分。只有后者应当随行情变化。

## 一吨钢里有多少合金

| 牌号 | 镍，% | 钼，% | 镍价每吨涨1000美元的影响 |
| --- | --- | --- | --- |
| 304 / 06Cr19Ni10 | 8 | – | +80美元/吨 |
| 316L / 022Cr17Ni12Mo2 | 10 | 2 | +100美元/吨 |
| 321 / 06Cr18Ni11Ti | 9 | – | +90美元/吨 |
| 430 / 10Cr17 | – | – | 无影响 |

## 如何核算涨价

一只DN50球阀重约3.2 kg，CF8M铸件连同浇冒口用料约4 kg。镍价每吨涨2000美元，每只只增加4 × 0.2 = **0.80美元**。阀门单价38美元，涨幅约2%，而不是6%。

- 问清材料占售价的比例：阀门一般为35%～45%，钢管为70%～80%。
- 约定参考月份，如M−1或M−2，不写“按当前行情”。
- 条款应**双向适用**，写明“上涨或下跌均调整”。
- 介质不含氯离子和酸时，可考虑304；也可考虑含镍仅5%的2205双相钢。

球阀报价见[产品目录](/catalog)。`,
    },
    cover: 'ball-valves',
  },
  {
    key: 'anti-dumping-check-before-order',
    tags: ['eurasian-union', 'customs', 'prices'],
    publishedAt: '2026-09-15T06:30:00Z',
    title: {
      en: 'Anti-dumping duty: five checks before you sign',
      ru: 'Антидемпинговая пошлина: пять проверок до подписания контракта',
      zh: '欧亚经济联盟反倾销税：签约前的五项核查',
    },
    lead: {
      en: 'The duty is charged on the customs value and can outweigh the whole price advantage. Half an hour is enough to find out before the advance, not at the border.',
      ru: 'Такая пошлина считается от таможенной стоимости и может перевесить всю выгоду от цены. Узнать о ней можно за полчаса — до аванса, а не на границе.',
      zh: '反倾销税按完税价格计征，足以抵消全部价格优势。半小时就能查清，应在付预付款之前查，而不是到了口岸再查。',
    },
    body: {
      en: `Trade defense measures in the EAEU are imposed by the Board of the Eurasian Economic Commission, usually for up to five years, and may be extended. Over the years they have covered bearings, rolled steel, pipe and fasteners.

## Five checks

1. **Code and description.** The measure applies to goods by their description; the TN VED code is for reference. Compare sizes and steel grade with the text of the decision; check the code in the [list](/tnved).
2. **Country of origin**, not of dispatch: buying through a third country does not remove the duty.
3. **Manufacturer.** Named factories have rates of their own; all others pay the general one, usually the highest.
4. **Date.** Is the measure in force on the day the declaration is registered? Is a review under way?
5. **Certificate.** Without proof of origin customs may charge the highest rate.

## What it costs

| | No measure | 20% duty |
| --- | --- | --- |
| Customs value, USD | 50,000 | 50,000 |
| Import duty 5% | 2,500 | 2,500 |
| Anti-dumping duty | 0 | 10,000 |
| VAT 22% | 11,550 | 13,750 |

## In the contract

Require the seller to name the manufacturer identically on the invoice and the certificate, to hand over the certificate of origin before shipment, and to refund the difference if the document is declared invalid.`,
      ru: `Защитные меры в ЕАЭС вводит Коллегия ЕЭК, обычно на срок до пяти лет с возможностью продления. Под ними в разные годы были и подшипники, и прокат, и трубы, и крепёж.

## Пять проверок

1. **Код и описание.** Мера действует на товар по описанию, код ТН ВЭД справочный. Сверьте размеры и марку стали с текстом решения; код уточните в [справочнике](/tnved).
2. **Страна происхождения**, а не страна отправки: покупка через третью страну пошлину не снимает.
3. **Изготовитель.** Для названных заводов ставка индивидуальная, для прочих — общая, обычно самая высокая.
4. **Дата.** Действует ли мера на день регистрации декларации; не идёт ли пересмотр.
5. **Сертификат.** Нет подтверждения происхождения — таможня вправе взять наибольшую ставку.

## Сколько это стоит

| | Без меры | Ставка 20 % |
| --- | --- | --- |
| Таможенная стоимость, USD | 50 000 | 50 000 |
| Пошлина 5 % | 2 500 | 2 500 |
| Антидемпинговая | 0 | 10 000 |
| НДС 22 % | 11 550 | 13 750 |

## В контракт

Обяжите продавца указать изготовителя в инвойсе и сертификате одинаково, передать сертификат происхождения до отгрузки и возместить разницу, если документ признан недействительным.`,
      zh: `欧亚经济联盟的反倾销措施由欧亚经济委员会执委会决定，期限一般不超过五年，可以延长。历年被采取措施的产品包括轴承、钢材、钢管和紧固件等。

## 五项核查

1. **品名与编码**。措施按产品描述执行，编码仅供参考。尺寸和材质要逐项对照决定原文，编码可在 [TN VED 编码表](/tnved)中查询。
2. **原产国**，而不是起运国：经第三国转口并不能免税。
3. **生产企业**。决定中点名的企业适用单独税率，其他企业适用统一税率，通常最高。
4. **日期**。报关单登记当日措施是否有效，是否正在复审。
5. **原产地证**。不能证明原产地的，海关可按最高税率征收。

## 影响有多大

| | 无措施 | 税率20% |
| --- | --- | --- |
| 完税价格，美元 | 50,000 | 50,000 |
| 关税5% | 2,500 | 2,500 |
| 反倾销税 | 0 | 10,000 |
| 增值税22% | 11,550 | 13,750 |

## 写进合同

要求卖方在发票和原产地证上使用一致的生产企业名称，发货前交付原产地证；若证书被认定无效，由卖方补偿税款差额。`,
    },
    cover: 'tapered-roller-bearings',
  },
]
