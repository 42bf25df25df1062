import type { StorySpec } from './model.ts'

export const quality: StorySpec[] = [
  {
    key: 'certificate-2-2-3-1-or-3-2',
    tags: ['quality', 'metals', 'standards'],
    publishedAt: '2025-06-26T07:15:00Z',
    title: {
      en: '2.2, 3.1 or 3.2: what a mill certificate really proves',
      ru: '2.2, 3.1 или 3.2: что на самом деле доказывает сертификат на металл',
      zh: '2.2、3.1 还是 3.2：材质证书究竟证明了什么',
    },
    lead: {
      en: 'All of them carry a stamp and a table of chemistry. Only two of them are about your steel.',
      ru: 'На каждом печать и таблица химического состава. Но только два из них — о вашем металле.',
      zh: '每一份都有公章和成分表，但只有两种说的是您买的这批钢。',
    },
    body: {
      en: `## The ladder of EN 10204

| Type | Whose results | Who signs |
| --- | --- | --- |
| 2.1 | none, a statement | maker |
| 2.2 | typical, not of this lot | maker |
| 3.1 | tests of *this* lot | maker’s inspector, independent of production |
| 3.2 | tests of this lot, witnessed | the same plus your inspector |

The Chinese counterpart is GB/T 18253; both follow the idea of ISO 10474. For pressure parts and load-bearing structures ask for 3.1. Type 3.2 costs a visit of USD 400–800, and is worth it for critical parts.

## Five checks in five minutes

1. **The heat number** on the paper is the one stamped on the metal. If it is only on a paper tag, the certificate proves nothing.
2. **Carbon equivalent.** CE = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15. Recalculate it; above 0.45% welding needs preheating.
3. **Too good to be true.** Six heats with identical chemistry to the third decimal are a copied table.
4. **The standard and its year.** Limits change from one edition to the next.
5. **Weight.** The tonnage on the certificate cannot be less than the lot delivered.

Traders often pass on a copy: ask them to add their own stamp and the heat list of your order. You can write to makers directly from the list of [suppliers](/suppliers).`,
      ru: `## Лестница EN 10204

| Тип | Чьи результаты | Кто подписывает |
| --- | --- | --- |
| 2.1 | никаких, заявление | изготовитель |
| 2.2 | типовые, не этой партии | изготовитель |
| 3.1 | испытания *этой* партии | служба контроля, независимая от производства |
| 3.2 | испытания этой партии при свидетеле | она же и ваш инспектор |

Китайский аналог — GB/T 18253, в основе обоих лежит ISO 10474. Для деталей под давлением и несущих конструкций требуйте 3.1. Тип 3.2 стоит выезда инспектора — 400–800 долларов — и оправдан для ответственных деталей.

## Пять проверок за пять минут

1. **Номер плавки** в документе — тот же, что выбит на металле. Если он только на бумажной бирке, сертификат ничего не доказывает.
2. **Углеродный эквивалент.** Сэ = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15. Пересчитайте: выше 0,45 % сварка требует подогрева.
3. **Слишком красиво.** Шесть плавок с одинаковым составом до третьего знака — переписанная таблица.
4. **Стандарт и год.** От редакции к редакции нормы меняются.
5. **Масса.** Тоннаж в сертификате не может быть меньше поставленной партии.

Трейдеры часто передают копию: попросите заверить её своей печатью и приложить список плавок вашего заказа. Изготовители с собственной лабораторией отмечены среди [поставщиков](/suppliers).`,
      zh: `## EN 10204 的四级文件

| 类型 | 谁的数据 | 谁签发 |
| --- | --- | --- |
| 2.1 | 无数据，仅声明 | 制造厂 |
| 2.2 | 典型值，非本批 | 制造厂 |
| 3.1 | **本批**检验结果 | 独立于生产的厂检部门 |
| 3.2 | 本批结果，见证检验 | 厂检加买方检验员 |

国内对应标准为 GB/T 18253，两者均以 ISO 10474 为基础。承压件和承重结构应要求 3.1；3.2 需另付 400–800 美元的见证费，适用于关键件。

## 五分钟核对五项

1. **炉号**：证书上的炉号须与钢材上的钢印一致，只有纸标签不算数；
2. **碳当量**：CE = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15，超过 0.45% 焊前需预热；
3. **数据太完美**：六个炉号的成分连第三位小数都相同，多半是抄的；
4. **标准年号**：不同版本的限值有差异；
5. **重量**：证书吨位不得小于到货量。

贸易商常转交复印件，请其加盖公章，并附本订单的炉号清单。自有实验室的厂家可在[供应商](/suppliers)中查找。`,
    },
    cover: 'steel-angles',
  },
  {
    key: 'aql-for-people-in-a-hurry',
    tags: ['quality', 'inspection', 'standards'],
    publishedAt: '2025-10-02T08:10:00Z',
    title: {
      en: 'AQL for people in a hurry: eighty out of twelve hundred',
      ru: 'AQL для занятых: восемьдесят штук из тысячи двухсот',
      zh: 'AQL 速成：一千二百双抽八十双',
    },
    lead: {
      en: '“We will check the quality” is not an acceptance rule. Three figures from one table are, and they fit on a single line of the contract.',
      ru: '«Качество проверим» — не правило приёмки. Правило — три цифры из одной таблицы, и они умещаются в строку договора.',
      zh: '“到货检验质量”不算验收规则。查表得出的三个数才算，合同里一行就写得下。',
    },
    body: {
      en: `## Reading the table

The scheme is the same in ISO 2859-1, GOST R ISO 2859-1 and GB/T 2828.1. Take a lot of 1,200 pairs of work gloves, general inspection level II: the code letter is J and the sample is 80 pairs.

| Defect | AQL | Accept up to | Reject from |
| --- | --- | --- | --- |
| Critical | – | 0 | 1 |
| Major | 1.0 | 2 | 3 |
| Minor | 4.0 | 7 | 8 |

Five pairs with a crooked label pass; three pairs with an open seam return the whole lot.

## What AQL does not mean

AQL 1.0 does not promise “at most 1% of defects.” It means that a process running at 1% will be accepted nearly always. A lot with 3% of defects still has about one chance in two of passing. If that is too much, choose AQL 0.65 or go to level III: 125 pairs.

## How to write it

> Acceptance under ISO 2859-1, single sampling, normal inspection, level II; AQL: critical 0, major 1.0, minor 4.0. Classification of defects: Annex 2.

1. **List the defects.** Without the annex the parties will argue over each scratch.
2. **Sample yourself**, from different pallets, including the bottom tier.
3. **Agree on what happens after a rejection:** sorting at the seller’s cost, then tightened inspection.

Suppliers that accept sampling inspection are listed among the [suppliers](/suppliers).`,
      ru: `## Читаем таблицу

Схема одна и та же в ГОСТ Р ИСО 2859-1, ISO 2859-1 и GB/T 2828.1. Партия — 1200 пар рабочих перчаток, общий уровень контроля II: код J, выборка 80 пар.

| Дефект | AQL | Приёмочное число | Браковочное число |
| --- | --- | --- | --- |
| Критический | — | 0 | 1 |
| Значительный | 1,0 | 2 | 3 |
| Малозначительный | 4,0 | 7 | 8 |

Пять пар с кривой этикеткой партию не остановят, три пары с разошедшимся швом возвращают её целиком.

## Чего AQL не обещает

AQL 1,0 — это не «не больше 1 % брака». Это значит, что процесс с одним процентом дефектов почти всегда проходит. Но и партия с тремя процентами имеет примерно один шанс из двух. Если это много, берите AQL 0,65 или уровень III: 125 штук.

## Как записать

> Приёмка по ГОСТ Р ИСО 2859-1, одноступенчатый план, нормальный контроль, уровень II; AQL: критические 0, значительные 1,0, малозначительные 4,0. Классификация дефектов — приложение 2.

1. **Перечислите дефекты.** Без приложения спорить будете о каждой царапине.
2. **Отбирайте сами** — с разных поддонов, включая нижний ярус.
3. **Оговорите последствия:** сортировка за счёт продавца, затем усиленный контроль.

Тех, кто согласен на выборочную приёмку, ищите среди [поставщиков](/suppliers).`,
      zh: `## 怎样查表

GB/T 2828.1、ISO 2859-1 和 GOST R ISO 2859-1 的方案相同。以 1200 双劳保手套为例：一般检验水平 II，字码 J，样本量 80 双。

| 缺陷 | AQL | 接收数 Ac | 拒收数 Re |
| --- | --- | --- | --- |
| 致命 | — | 0 | 1 |
| 严重 | 1.0 | 2 | 3 |
| 轻微 | 4.0 | 7 | 8 |

五双标签贴歪可以接收，三双开线则整批退回。

## AQL 不等于什么

AQL 1.0 并不保证“不良率不超过 1%”，它表示不良率为 1% 的过程几乎总能通过；不良率 3% 的批次仍有约一半机会过关。若不能接受，可选 AQL 0.65，或改用水平 III，抽 125 双。

## 合同条款

> 按 GB/T 2828.1 一次抽样、正常检验、水平 II 验收；AQL：致命 0，严重 1.0，轻微 4.0；缺陷分类见附件二。

1. **列明缺陷清单**，否则每道划痕都要争；
2. **买方亲自抽样**，不同托盘都要抽，包括底层；
3. **约定拒收后果**：卖方承担全检费用，之后改为加严检验。

接受抽样验收的厂家可在[供应商](/suppliers)中查找。`,
    },
    cover: 'work-gloves',
  },
  {
    key: 'pre-shipment-inspection-day',
    tags: ['inspection', 'quality', 'china'],
    publishedAt: '2026-03-24T06:40:00Z',
    title: {
      en: 'One day at the plant: getting your money’s worth from pre-shipment inspection',
      ru: 'Один день на заводе: как не потратить инспекцию впустую',
      zh: '装运前检验这一天，怎样才不白花钱',
    },
    lead: {
      en: 'An inspector costs USD 250–350 a day. Without a checklist, all you get is photographs of cartons.',
      ru: 'День инспектора стоит 250–350 долларов. Без чек-листа он привезёт фотографии коробок.',
      zh: '检验员一天 250–350 美元。没有检验清单，带回来的只是一堆纸箱照片。',
    },
    body: {
      en: `## When to go

The lot must be 100% complete and at least 80% packed. Earlier, and there is nothing to sample; later, and the truck is at the gate and nobody will open a crate. Put the date in the contract as “not later than 5 business days before loading,” and release the balance payment against the report.

## What to check: a gear reducer

| Step | Measure | Accept |
| --- | --- | --- |
| Nameplate | type, ratio, number | as ordered |
| Geometry | shaft, key, feet | drawing tolerance |
| No-load run | 30 min in each direction | no leak, no knocking |
| Noise | 1 m from the housing | up to 80 dB(A) |
| Temperature | bearing after the run | rise up to 40 °C |
| Paint | dry thickness | at least 80 µm |

## Before the visit

1. Send the inspector the contract, drawing, approved sample photos and *your* list of defects.
2. Ask the plant for calibrated gauges and a test stand for that hour.
3. Pick serial numbers yourself on the spot: “the three at the door” are the best three.
4. Agree that a failed inspection is repeated at the plant’s expense.

## In the report

A photo of every measurement with the gauge reading visible, serial numbers, signature of the plant. “Good quality” is not a result. Drives by type are in the [catalog](/catalog).`,
      ru: `## Когда ехать

Партия должна быть изготовлена на 100 % и упакована не менее чем на 80 %. Раньше — не из чего отбирать; позже — машина у ворот, и ящик никто не вскроет. Впишите в договор «не позднее чем за 5 рабочих дней до погрузки», а окончательный платёж привяжите к отчёту.

## Что проверять: редуктор

| Шаг | Что измерить | Норма |
| --- | --- | --- |
| Табличка | тип, передаточное число, номер | по заказу |
| Геометрия | вал, шпонка, лапы | допуск чертежа |
| Обкатка без нагрузки | 30 мин в обе стороны | без течи и стука |
| Шум | 1 м от корпуса | до 80 дБА |
| Нагрев | подшипник после обкатки | превышение до 40 °C |
| Окраска | толщина сухой плёнки | не менее 80 мкм |

## До визита

1. Передайте инспектору договор, чертёж, фото утверждённого образца и *свой* список дефектов.
2. Попросите завод подготовить к приезду инспектора поверенный инструмент и стенд.
3. Серийные номера выбирайте на месте: «те три у двери» — лучшие три.
4. Оговорите, что повторная инспекция после отказа — за счёт завода.

## В отчёте

Фото каждого измерения с видимым показанием, серийные номера, подпись завода. «Качество хорошее» — не результат. Приводы по типам — в [каталоге](/catalog).`,
      zh: `## 什么时候去

货物应 100% 完工、至少 80% 包装完毕。去早了没货可抽；去晚了车已到门口，没人愿意开箱。合同应写明“装车前 5 个工作日之前检验”，尾款凭检验报告支付。

## 查什么：以减速机为例

| 步骤 | 内容 | 合格标准 |
| --- | --- | --- |
| 铭牌 | 型号、速比、编号 | 与订单一致 |
| 尺寸 | 轴、键、底脚 | 图纸公差 |
| 空载试车 | 正反转各 30 min | 无渗油、无异响 |
| 噪声 | 距箱体 1 m | ≤80 dB(A) |
| 温升 | 试车后轴承处 | ≤40 °C |
| 油漆 | 干膜厚度 | ≥80 µm |

## 出发前

1. 把合同、图纸、封样照片和买方**自己的**缺陷清单交给检验员；
2. 请工厂备好检定有效的量具和试车台；
3. 现场自己抽编号，“门口那三台”往往是最好的三台；
4. 约定检验不合格时，复检费用由工厂承担。

## 报告要求

每项测量都要有读数清晰的照片、产品编号和工厂签字。“质量良好”不是结论。各类传动产品见[产品目录](/catalog)。`,
    },
    cover: 'gear-reducers',
  },
  {
    key: 'incoming-inspection-of-steel-with-a-calculator',
    tags: ['inspection', 'metals', 'prices'],
    publishedAt: '2025-12-18T07:25:00Z',
    title: {
      en: 'Incoming inspection of steel with calipers and a calculator',
      ru: 'Входной контроль проката: штангенциркуль, весы и калькулятор',
      zh: '钢材到货验收：一把卡尺加一只计算器',
    },
    lead: {
      en: 'Half a millimeter off a ten-millimeter sheet is 5% of the cost. Forty minutes at the gate will find it.',
      ru: 'Полмиллиметра на десятимиллиметровом листе — пять процентов денег. Найти их можно за сорок минут у ворот.',
      zh: '10 mm 的板差 0.5 mm，就是 5% 的钱。门口花四十分钟就能查出来。',
    },
    body: {
      en: `## Theoretical or actual weight

A sheet of 10 × 1,500 × 6,000 mm weighs 10 × 1.5 × 6 × 7.85 = 706.5 kg in theory. Rolled at 9.5 mm, it weighs 671 kg. If you pay by theoretical weight, 35 kg of each sheet does not exist. If you pay by the scales, you get more square meters per metric ton but lose strength. Decide *in the contract* which weight and which tolerance class apply.

## Forty minutes

| Minutes | Check | Tool |
| --- | --- | --- |
| 5 | tags and heat numbers against certificates | eyes |
| 10 | thickness, 40 mm from the edge, 5 points | micrometer |
| 10 | length, width, squareness of 3 pieces | tape |
| 10 | weigh a bundle, compare with calculation | scales |
| 5 | rust, laminations at the cut edge, twist | eyes, straightedge |

## Typical findings

- Channel with a thin web: the height is right, the mass per meter 6–8% short.
- Bundles of mixed heats: acceptable for a fence, not for a crane beam.
- Light surface rust is normal; pitting deeper than half the thickness tolerance is a reason to claim.

## If it fails

Do not cut. Photograph with a ruler, call the carrier’s and the seller’s representative, and draw up a report the same day. For shape and sheet weights, open the item in the [catalog](/catalog).`,
      ru: `## Теоретическая или фактическая масса

Лист 10 × 1500 × 6000 мм в теории весит 10 × 1,5 × 6 × 7,85 = 706,5 кг. Прокатанный до 9,5 мм — 671 кг. Платите по теоретической массе — 35 кг каждого листа не существует. Платите по весам — метров в тонне больше, но прочности меньше. Какая масса и какой класс точности действуют, решайте *в договоре*.

## Сорок минут

| Минуты | Проверка | Чем |
| --- | --- | --- |
| 5 | бирки и номера плавок против сертификатов | глазами |
| 10 | толщина в 40 мм от кромки, 5 точек | микрометр |
| 10 | длина, ширина, прямоугольность трёх штук | рулетка |
| 10 | взвесить пачку, сравнить с расчётом | весы |
| 5 | ржавчина, расслоения на торце, винтообразность | глаза, линейка |

## Типичные находки

- Швеллер с тонкой стенкой: высота в норме, погонный метр легче на 6–8 %.
- Пачки из разных плавок: для забора годится, для подкрановой балки — нет.
- Лёгкий налёт ржавчины — норма, а раковины глубже половины допуска на толщину — повод для претензии.

## Если не прошло

Не режьте. Снимите с линейкой, вызовите представителей перевозчика и продавца, составьте акт в тот же день. Массы профилей и листа указаны в карточках [каталога](/catalog).`,
      zh: `## 理计还是过磅

10 × 1500 × 6000 mm 的钢板，理论重量为 10 × 1.5 × 6 × 7.85 = 706.5 kg；若实际轧成 9.5 mm，只有 671 kg。按理计结算，每张有 35 kg 并不存在；按过磅结算，每吨面积多了，强度却低了。用哪种重量、哪个精度等级，必须**写进合同**。

## 四十分钟流程

| 分钟 | 检查 | 工具 |
| --- | --- | --- |
| 5 | 标牌、炉号与质保书核对 | 目视 |
| 10 | 距边 40 mm 测厚，5 点 | 千分尺 |
| 10 | 抽 3 件量长、宽、对角线 | 卷尺 |
| 10 | 整捆过磅，与计算值比较 | 磅秤 |
| 5 | 锈蚀、切口分层、扭转 | 目视、直尺 |

## 常见问题

- 槽钢腰薄：高度合格，每米重量却少 6%–8%；
- 一捆混炉：做围栏可以，做吊车梁不行；
- 轻微浮锈属正常，麻点深度超过厚度公差的一半就应索赔。

## 不合格怎么办

先不要切割。放上直尺拍照，通知承运人和卖方代表到场，当天做好记录。各规格型材、板材的重量见[产品目录](/catalog)。`,
    },
    cover: 'steel-channels',
  },
  {
    key: 'witnessing-a-valve-pressure-test',
    tags: ['quality', 'inspection', 'valves'],
    publishedAt: '2026-11-10T08:30:00Z',
    title: {
      en: 'Witnessing a valve pressure test: what to look at besides the gauge',
    },
    lead: {
      en: 'The needle stands still, and everyone signs. Here is how a valve can hold pressure on the bench and leak on site.',
    },
    body: {
      en: `## Two tests, two pressures

Under ISO 5208, and GB/T 13927, which follows it, each valve sees two hydrostatic tests.

| Test | Pressure | PN 40 valve | Accept |
| --- | --- | --- | --- |
| Shell | 1.5 × rated at 20 °C | 60 bar | no visible leak |
| Seat | 1.1 × rated | 44 bar | by leakage rate |

Holding time grows with size: from 15 seconds for the smallest valves to five minutes for the large ones. Rate A means no visible leak at all; rate D for a DN 100 metal-seated gate allows 0.1 × DN = 10 mm³ of water a second.

## Seven things to look at

1. **Air.** If the body was not vented, trapped air hides the drop in pressure.
2. **The isolation valve.** Pressure must be shut off from the pump; a running pump feeds the leak.
3. **The gauge:** calibrated, with the test pressure in the middle third of its scale.
4. **Clamps.** Heavy end clamps close a leak that bolts will not.
5. **Grease on the seats.** It seals scratches; ask for clean ones.
6. **Paint.** Shell tests are done *before* coating.
7. **Torque.** Seats closed by a bar two meters long prove nothing: note the handwheel torque.

## Afterward

Drain, dry and plug the ports: trapped water cracks a body at −30 °C. The record must show serial numbers, pressures, times and both signatures. See valves by rating in the [catalog](/catalog).`,
    },
    cover: 'check-valves',
  },
]
