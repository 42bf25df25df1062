import type { StorySpec } from './model.ts'

export const logistics: StorySpec[] = [
  {
    key: 'shenyang-to-yekaterinburg-by-rail',
    tags: ['logistics', 'china', 'russia'],
    publishedAt: '2025-05-20T06:00:00Z',
    title: {
      en: 'Shenyang to Yekaterinburg: the real cycle of a rail container',
      ru: 'Шэньян — Екатеринбург: реальный цикл железнодорожного контейнера',
      zh: '从沈阳到叶卡捷琳堡：铁路集装箱的真实周期',
    },
    lead: {
      en: 'Forwarders quote twelve days on the rails. Plan your stock for a month, and here is where the other days go.',
      ru: 'Экспедитор обещает двенадцать дней в пути. Закладывайте на перевозку месяц — и вот куда уходят остальные дни.',
      zh: '货代报的是“在途十二天”，备货却要按一个月算。其余的天数花在哪里？',
    },
    body: {
      en: `The route through Manzhouli and Zabaikalsk is about 6,400 km. The train itself is the shortest part of the story.

## Day by day

| Stage | Days |
| --- | --- |
| Booking, empty container to the plant | 3–5 |
| Stuffing, export declaration | 2–3 |
| Shenyang – Manzhouli | 3–4 |
| Border: inspection, transfer to 1,520 mm gauge | 2–7 |
| Zabaikalsk – Yekaterinburg | 7–10 |
| Customs clearance at destination | 1–3 |
| Delivery to the warehouse | 1 |

That is 19 days at best and 33 at worst. The average over a year is nearer to 26.

## What moves the figure

- **Calendar.** Before Chinese New Year and the October holidays the wait for flatcars adds 5–10 days. Ship three weeks earlier.
- **Documents.** An error in the SMGS consignment note is discovered at the border, and correction takes two days.
- **Container train or single railcar.** A container train runs to a timetable; a single railcar waits in a classification yard.

## What to put in the contract

Count the delivery time from *departure of the train*, name the station with its code, and agree who pays for storage beyond the free period at the terminal. For seasonal goods hold a safety stock of at least ten days. [Suppliers](/suppliers) state their loading point on their company page.`,
      ru: `Маршрут через Маньчжурию и Забайкальск — около 6400 км. Сам поезд — самая короткая часть истории.

## День за днём

| Этап | Дней |
| --- | --- |
| Заявка, подача порожнего контейнера на завод | 3–5 |
| Загрузка, экспортная декларация | 2–3 |
| Шэньян — Маньчжурия | 3–4 |
| Граница: досмотр, перегрузка на колею 1520 мм | 2–7 |
| Забайкальск — Екатеринбург | 7–10 |
| Таможенное оформление в месте назначения | 1–3 |
| Доставка на склад | 1 |

Итого 19 дней в лучшем случае и 33 в худшем. Среднее за год — ближе к 26.

## Что сдвигает срок

- **Календарь.** Перед китайским Новым годом и октябрьскими праздниками очередь на платформы добавляет 5–10 дней. Отгружайте на три недели раньше.
- **Документы.** Ошибка в накладной СМГС обнаруживается на границе, исправление — ещё два дня.
- **Поезд или одиночная отправка.** Контейнерный поезд идёт по расписанию, отдельный вагон ждёт формирования состава.

## Что записать в договор

Срок поставки считайте от *отправления поезда*, станцию указывайте с кодом и договоритесь, кто платит за хранение на терминале сверх льготного срока. На сезонный товар держите страховой запас не меньше десяти дней. Станцию погрузки [поставщики](/suppliers) указывают в карточке.`,
      zh: `经满洲里—后贝加尔斯克口岸，全程约 6400 公里。火车真正跑的时间，其实只占一部分。

## 逐段拆解

| 环节 | 天数 |
| --- | --- |
| 订舱、空箱到厂 | 3–5 |
| 装箱、出口报关 | 2–3 |
| 沈阳—满洲里 | 3–4 |
| 口岸查验、换装至 1520 mm 宽轨 | 2–7 |
| 后贝加尔斯克—叶卡捷琳堡 | 7–10 |
| 目的地清关 | 1–3 |
| 送货到仓 | 1 |

最快 19 天，最慢 33 天，全年平均约 26 天。

## 影响周期的因素

- **节假日**。春节和国庆前平车紧张，要多等 5–10 天，建议提前三周发运；
- **单证**。国际货协运单有误，往往到口岸才发现，改单至少两天；
- **班列还是散发**。班列按图定时刻运行，零散车要等编组。

## 合同里怎么约定

交货期从**列车发车日**起算，到站写明站名和站码，并约定超过免费堆存期的费用由谁承担。季节性货物至少备十天安全库存。[供应商](/suppliers)页面上可查发车站。`,
    },
    cover: 'pallet-racking',
  },
  {
    key: 'exw-fca-fob-from-a-chinese-plant',
    tags: ['logistics', 'contracts', 'china'],
    publishedAt: '2025-09-09T07:30:00Z',
    title: {
      en: 'EXW, FCA or FOB from a Chinese plant: who stands at the export counter',
      ru: 'EXW, FCA или FOB с китайского завода: кто стоит у окна экспортной таможни',
      zh: 'EXW、FCA 还是 FOB：出口报关由谁来做',
    },
    lead: {
      en: 'EXW looks cheapest until the truck is loaded and nobody has the right to declare the goods. For containers the answer is nearly always FCA.',
      ru: 'EXW кажется самым дешёвым, пока машина не загружена, а декларировать груз некому. Для контейнеров ответ почти всегда один — FCA.',
      zh: 'EXW 看着最便宜，等货装上车才发现没人能报关。集装箱运输的答案几乎总是 FCA。',
    },
    body: {
      en: `## Three terms, one container

| Incoterms 2020 | Seller loads | Export clearance | Risk passes |
| --- | --- | --- | --- |
| EXW Shenyang plant | no | buyer | at the gate, not loaded |
| FCA Shenyang plant | yes | seller | on the buyer’s truck |
| FCA rail terminal | at the plant | seller | at the terminal, on the seller’s truck |
| FOB Dalian | yes | seller | on board the ship |

## Why EXW hurts

A foreign buyer is not registered as an exporter in China, so under EXW the declaration goes through an agent’s company. The plant then has no export documents of its own and cannot claim the VAT refund, up to 13% of the price. It either adds that to the price quietly or refuses. A discount of 2% for EXW is a loss.

## Why FOB is wrong for a box

FOB passes the risk on board a ship. A container is handed over at a terminal days earlier, and rail has no ship at all. “FOB Manzhouli” is meaningless: write **FCA Manzhouli station**.

## What to write

FCA + the exact place with address + “Incoterms 2020,” who orders the container, and by which day the seller gives the declaration number. Then ask three [suppliers](/suppliers) for the same term, or their prices cannot be compared.`,
      ru: `## Три термина, один контейнер

| Инкотермс 2020 | Погрузка продавцом | Экспортное оформление | Переход риска |
| --- | --- | --- | --- |
| EXW завод, Шэньян | нет | покупатель | на заводе, без погрузки |
| FCA завод, Шэньян | да | продавец | на машине покупателя |
| FCA ж/д терминал | на заводе | продавец | на терминале, на машине продавца |
| FOB Далянь | да | продавец | на борту судна |

## Чем плох EXW

Иностранный покупатель не зарегистрирован в Китае как экспортёр, поэтому при EXW декларация идёт через компанию агента. У завода не остаётся своих экспортных документов, и вернуть НДС — до 13 % цены — он не может. Он либо тихо закладывает эту сумму в цену, либо отказывается от сделки. Скидка 2 % за EXW — это убыток.

## Чем плох FOB для контейнера

По FOB риск переходит на борту судна. Контейнер сдают на терминал за несколько дней до этого, а у железной дороги судна нет вовсе. «FOB Маньчжурия» — условие без смысла: пишите **FCA станция Маньчжурия**.

## Как писать

FCA + точное место с адресом + «Инкотермс 2020», кто заказывает контейнер и к какому дню продавец сообщает номер декларации. И запросите одно условие у трёх [поставщиков](/suppliers), иначе цены несопоставимы.`,
      zh: `## 同一个集装箱，不同的术语

| Incoterms 2020 | 卖方装车 | 出口报关 | 风险转移 |
| --- | --- | --- | --- |
| EXW 沈阳工厂 | 否 | 买方 | 工厂，未装车 |
| FCA 沈阳工厂 | 是 | 卖方 | 装上买方车辆 |
| FCA 铁路场站 | 厂内 | 卖方 | 货到场站，尚未卸车 |
| FOB 大连 | 是 | 卖方 | 装船 |

## EXW 的坑

境外买方在中国没有进出口备案，EXW 只能由代理公司“买单”报关。工厂手里没有自己的报关单，无法申请出口退税（最高为 13%），于是要么悄悄加价，要么不接单。为了 2% 的折扣选 EXW，其实得不偿失。

## FOB 为什么不适合集装箱

FOB 的风险在装船时转移，而集装箱几天前就已交到场站；铁路运输更没有船。“FOB 满洲里”并无意义，应写 **FCA 满洲里站**。

## 合同怎么写

FCA + 具体地址 + “Incoterms 2020”，并写明谁订箱、卖方最迟哪天提供报关单号。向三家[供应商](/suppliers)询价时请统一术语，否则价格没有可比性。`,
    },
    cover: 'pallet-trucks',
  },
  {
    key: 'heavy-cargo-in-a-container',
    tags: ['logistics', 'packaging', 'safety'],
    publishedAt: '2026-01-20T08:40:00Z',
    title: {
      en: 'Full at one meter high: loading heavy goods into a container',
      ru: 'Полный при метре высоты: как грузить тяжёлое в контейнер',
      zh: '装到一米就满了：重货怎么装集装箱',
    },
    lead: {
      en: 'Fasteners, bearings and steel reach the weight limit long before they fill the container. The plan must follow the weight.',
      ru: 'У крепежа, подшипников и проката тонны кончаются задолго до кубометров. План загрузки строят от массы.',
      zh: '紧固件、轴承、钢材总是重量先到上限，立方数还差得远。配载要从重量算起。',
    },
    body: {
      en: `## Two boxes

| | 20 ft | 40 ft HC |
| --- | --- | --- |
| Volume, m³ | 33 | 76 |
| Payload per CSC plate, t | 21.7–28 | 26–28.5 |
| Pallets 1.2 × 1.0 m, one tier | 10 | 20–21 |
| Floor load, t per linear meter | 4.5 | 3.0 |

Bolts in boxes weigh about 2.5 t per m³ of pallet, so 25 metric tons fill 10 m³. The forty-foot box buys you only air: for heavy goods take a twenty.

## Violations that stop a railcar

1. **More than 60% of the mass in one half of the length** (the CTU Code). Rail terminals also weigh left against right: keep the center of gravity within 100 mm of the axis.
2. **More than one metric ton per pallet.** Above that, cardboard boxes crush at the bottom and a pallet truck cannot enter.
3. **A gap at the doors.** Leave none, or brace it with timber of at least 50 × 100 mm, nailed to the floor.
4. **A concentrated load on the floor.** A 6-metric-ton gearbox on four feet goes through the plywood; two beams 3 m long spread it.

## Paper

Photograph every tier, the doors and the seal. Weigh the loaded box and put the *verified* mass in the documents; a difference over 1–2% at the border means an inspection. Pallets and lashing are in the [catalog](/catalog).`,
      ru: `## Два контейнера

| | 20 футов | 40 футов HC |
| --- | --- | --- |
| Объём, м³ | 33 | 76 |
| Грузоподъёмность по табличке, т | 21,7–28 | 26–28,5 |
| Поддоны 1,2 × 1,0 м, один ярус | 10 | 20–21 |
| Нагрузка на пол, т на погонный метр | 4,5 | 3,0 |

Болты в коробках весят около 2,5 т на кубометр поддона, то есть 25 тонн занимают 10 м³. Сорокафутовый ящик добавит только воздуха: под тяжёлое берите двадцатифутовый.

## Правила, за нарушение которых отцепляют вагон

1. **Не более 60 % массы в одной половине длины** (Кодекс CTU). На терминалах взвешивают и борта: держите центр тяжести не дальше 100 мм от оси.
2. **Тонна на поддон.** Тяжелее — нижние коробки сминаются, а гидравлическая тележка не заедет.
3. **Никаких пустот у дверей.** Если пустота осталась, поставьте распор из бруса не тоньше 50 × 100 мм, прибитого к полу.
4. **Точечную нагрузку — на балки.** Редуктор в 6 тонн на четырёх лапах продавит фанеру; две балки по 3 м её распределят.

## Бумаги

Сфотографируйте каждый ярус, двери и пломбу. Взвесьте контейнер и укажите в документах *проверенную* массу: расхождение больше 1–2 % на границе означает досмотр. Поддоны и крепление — в [каталоге](/catalog).`,
      zh: `## 两种箱型

| | 20 英尺 | 40 英尺高箱 |
| --- | --- | --- |
| 容积 m³ | 33 | 76 |
| 铭牌载重 t | 21.7–28 | 26–28.5 |
| 1.2 × 1.0 m 托盘（单层） | 10 | 20–21 |
| 底板线荷载 t/m | 4.5 | 3.0 |

盒装螺栓码托后约 2.5 t/m³，25 吨只占 10 m³。用 40 尺箱装重货，等于花钱运空气，应选 20 尺箱。

## 容易被甩车的几条

1. **任一半箱长内的货重不超过 60%**（CTU 规则）。铁路场站还要查偏载，重心偏离中心线不宜超过 100 mm；
2. **每托不超过 1 吨**，再重底层纸箱会压坏，手动液压车也进不去；
3. **箱门处不留空隙**，必须留时用不小于 50 × 100 mm 的方木顶紧，并钉在底板上；
4. **集中荷载要垫梁**。6 吨减速机四脚着地会压穿底板，用两根 3 m 长的梁分散受力。

## 单证

每层货、箱门和铅封都要拍照。重箱过磅，单证填**实际**重量；口岸复磅差异超过 1%–2% 就可能开箱。托盘和加固材料见[产品目录](/catalog)。`,
    },
    cover: 'plastic-pallets',
  },
  {
    key: 'chargeable-weight-of-groupage',
    tags: ['logistics', 'prices'],
    publishedAt: '2026-05-14T05:30:00Z',
    title: {
      en: 'Chargeable weight: why one crate has four freight bills',
      ru: 'Оплачиваемый вес: почему за один ящик выставляют четыре разных счёта',
      zh: '计费重量：同一只木箱为什么有四种运费',
    },
    lead: {
      en: 'A pump in a crate weighs 640 kg on the scale and 1,055 kg on the carrier’s invoice. Know the divisor before you design the crate.',
      ru: 'Насос в ящике тянет на 640 кг, а в счёте автоперевозчика — 1055 кг. Коэффициент лучше узнать до того, как спроектирован ящик.',
      zh: '一台装箱的泵，秤上 640 公斤，公路零担账单上却是 1055 公斤。设计包装之前先弄清折算系数。',
    },
    body: {
      en: `An LCL carrier sells space and weight together and charges the greater of the two. Each mode has its own conversion factor.

## One crate, four results

Crate 2.4 × 1.2 × 1.1 m = 3.17 m³, gross 640 kg.

| Mode | 1 m³ counts as | By volume | You pay for |
| --- | --- | --- | --- |
| Sea and rail LCL | 1,000 kg | 3,168 kg | 3.17 W/M |
| Road | 333 kg | 1,055 kg | 1,055 kg |
| Air | 167 kg | 528 kg | 640 kg |
| Truck by density | – | 202 kg/m³ | rate for 200–250 |

With many China–Russia trucking services the price per kilogram depends on density. At 199 kg/m³ the same crate falls into a higher rate band.

## How to pay less

- Take 100 mm off the height of the crate: 0.29 m³, or 9% of the bill by road.
- Remove the motor and the guard if the flange joint allows it; pack them in the free corner.
- Make the crate stackable, with a stacking-load mark. “Do not stack” is often charged as the full height of the vehicle.
- Compare with a full container from about 12–14 m³: that is usually the break-even point.

Give carriers dimensions *and* gross weight; ask suppliers in the [catalog](/catalog) for both for the packed item.`,
      ru: `Перевозчик сборных грузов продаёт сразу и место, и вес, а считает по большему. У каждого вида транспорта свой коэффициент пересчёта.

## Один ящик — четыре результата

Ящик 2,4 × 1,2 × 1,1 м = 3,17 м³, брутто 640 кг.

| Транспорт | 1 м³ считают за | По объёму | Платите за |
| --- | --- | --- | --- |
| Море и железная дорога, LCL | 1000 кг | 3168 кг | 3,17 фрахтовой тонны |
| Автомобиль | 333 кг | 1055 кг | 1055 кг |
| Самолёт | 167 кг | 528 кг | 640 кг |
| Автомобиль, тариф по плотности | — | 202 кг/м³ | ставка для 200–250 |

На многих автомобильных линиях Китай — Россия цена килограмма зависит от плотности. При 199 кг/м³ тот же ящик попадает в более дорогую ступень.

## Как заплатить меньше

- Снимите с высоты ящика 100 мм: это 0,29 м³, или 9 % автомобильного счёта.
- Если двигатель и кожух на фланце, снимите их и уложите в свободный угол.
- Сделайте ящик штабелируемым и укажите допустимую нагрузку. За «не штабелировать» часто берут как за всю высоту кузова.
- От 12–14 м³ сравните с целым контейнером: обычно здесь линии и пересекаются.

Сообщайте перевозчику и габариты, *и* вес брутто; поставщики указывают их для упакованного товара в [каталоге](/catalog).`,
      zh: `拼箱、零担承运人卖的是空间和重量，按两者中较大者收费，而且各种运输方式的折算系数不同。

## 一只箱子，四种结果

木箱 2.4 × 1.2 × 1.1 m = 3.17 m³，毛重 640 kg。

| 方式 | 1 m³ 折合 | 体积重 | 计费 |
| --- | --- | --- | --- |
| 海运、铁路拼箱 | 1000 kg | 3168 kg | 3.17 计费吨 |
| 公路零担 | 333 kg | 1055 kg | 1055 kg |
| 空运 | 167 kg | 528 kg | 640 kg |
| 汽运按密度 | — | 202 kg/m³ | 200–250 档单价 |

中俄汽运专线多按密度分档计价，同一箱货若密度降到 199 kg/m³，就会落入更贵的一档。

## 怎样省运费

- 箱高降低 100 mm，可减 0.29 m³，公路运费少 9%；
- 法兰连接的电机和护罩可以拆下，放在箱内空角；
- 包装做成可堆码并标明堆码载荷，“不可堆码”的货常按整车高度收费；
- 货量达到 12–14 m³ 时，应与整箱价格比较，两条线通常在这里交叉。

向承运人询价要同时提供外形尺寸和毛重，[产品目录](/catalog)中列有包装后的数据。`,
    },
    cover: 'corrugated-boxes',
  },
  {
    key: 'manzhouli-gauge-change',
    tags: ['logistics', 'customs', 'china'],
    publishedAt: '2026-10-13T03:30:00Z',
    title: {
      en: 'Manzhouli gauge change: eight checks for the export clerk',
      ru: 'Перегрузка в Маньчжурии: восемь проверок перед отправкой',
      zh: '满洲里换装实务：出口单证员的八项检查',
    },
    lead: {
      en: 'Transshipment at the border takes hours; days are lost to documents. Half an hour before departure costs far less than an amendment at the border.',
      ru: 'Сама перегрузка занимает часы, а дни уходят на исправление документов. Полчаса проверки до отправки обходятся куда дешевле, чем правка накладной на границе.',
      zh: '口岸换装本身只要几个小时，滞留几天多半是单证问题。发车前花半小时核对，比到口岸改单便宜得多。',
    },
    body: {
      en: `Chinese track is 1,435 mm wide, Russian track 1,520 mm. At the border a gantry crane or a reach stacker moves the container onto a broad-gauge flatcar. One box takes minutes; what takes time is the line, the inspection and the amendments.

## Eight checks before departure

1. Consignor and consignee in the SMGS consignment note match the contract and the invoice; the Russian name and the consignee’s tax number (INN) are right.
2. The destination station has its name and its code, and it handles containers of this type.
3. Container and seal numbers match the photos, digit by digit.
4. Number of packages and gross weight match the packing list and the declaration.
5. The first six digits of the HS code match the consignee’s declaration; check them in the [TN VED list](/tnved).
6. The description of the goods is specific: not “spare parts,” not “equipment.”
7. Wooden packaging has the IPPC mark.
8. The documents travel with the railcar: invoice, packing list, copy of the contract and any conformity documents required.

## Time at each stage

| Stage | Usual | Peak season |
| --- | --- | --- |
| Arrival to transshipment | 1 day | 4 days |
| Inspection | half a day | 2 days |
| Amendment of documents | 2 days | 5 days |

## In winter

From November to March the border is often below −30 °C. Drain pumps and valves completely after the pressure test; send water-based paints and electrolytes in insulated containers. Write “protect from frost” in the consignment note, and tell the consignee early, so that time is reserved for clearance.`,
      ru: `Колея в Китае — 1435 мм, в России — 1520 мм. На границе контейнер переставляют на платформу широкой колеи козловым краном или ричстакером. На один контейнер уходят минуты; время съедают очередь, досмотр и правка документов.

## Восемь проверок до отправки

1. Отправитель и получатель в накладной СМГС совпадают с контрактом и инвойсом; русское название и ИНН получателя указаны верно.
2. Станция назначения записана с кодом и принимает контейнеры этого типа.
3. Номера контейнера и пломбы сверены с фотографиями по цифрам.
4. Число мест и вес брутто — как в упаковочном листе и экспортной декларации.
5. Первые шесть знаков кода ТН ВЭД те же, что заявит получатель; сверьте их в [справочнике ТН ВЭД](/tnved).
6. Наименование товара конкретное: не «запчасти» и не «оборудование».
7. На деревянной таре есть знак IPPC.
8. Комплект документов едет с вагоном: инвойс, упаковочный лист, копия контракта, документы о соответствии, если они нужны.

## Сколько занимает каждый этап

| Этап | Обычно | В пик |
| --- | --- | --- |
| От прибытия до перегрузки | 1 сутки | 4 суток |
| Досмотр | полдня | 2 суток |
| Правка документов | 2 суток | 5 суток |

## Зимой

С ноября по март на переходе часто ниже −30 °C. После гидроиспытаний полностью слейте воду из насосов и арматуры; водные краски и электролит отправляйте в утеплённом контейнере. Сделайте в накладной отметку «Беречь от мороза» и заранее предупредите получателя, чтобы груз не задержался на холоде при оформлении.`,
      zh: `中国铁路轨距 1435 mm，俄罗斯为 1520 mm。集装箱在口岸由门吊或正面吊换到宽轨平车上，单箱作业只需几分钟，真正耗时的是排队、查验和改单。

## 发车前的八项检查

1. 国际货协运单的发货人、收货人与合同、发票一致，俄文名称与收货人税号（INN）核对无误；
2. 到站写明站名和站码，并确认该站办理相应箱型；
3. 箱号、封号与实物照片逐位核对；
4. 件数、毛重与装箱单、报关单一致；
5. 前六位 HS 编码与收货人申报的编码一致，可在 [TN VED 编码表](/tnved)中核对；
6. 货物品名具体，不写“配件”“设备”；
7. 木质包装有 IPPC 标识；
8. 随车单证齐全：发票、装箱单、合同复印件、所需的符合性文件。

## 各环节参考时间

| 环节 | 正常 | 高峰 |
| --- | --- | --- |
| 到站至换装 | 1 天 | 4 天 |
| 查验 | 半天 | 2 天 |
| 改单 | 2 天 | 5 天 |

## 冬季提醒

十一月至次年三月，口岸气温常低于 −30 °C。泵、阀门试压后必须排净积水；含水涂料和电解液应选用保温箱。冬季发货最好在运单备注“防冻”，并提前通知收货人预留清关时间。`,
    },
    cover: 'jib-cranes',
  },
]
