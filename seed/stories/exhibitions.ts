/** Stories about exhibitions. */
import type { StorySpec } from './model.ts'

export const exhibitions: StorySpec[] = [
  {
    key: 'two-days-at-a-trade-fair',
    tags: ['exhibitions', 'how-to-choose'],
    publishedAt: '2025-04-29T08:00:00Z',
    title: {
      en: 'Two days, twelve booths: a buyer’s plan for a trade show',
      ru: 'Два дня, двенадцать стендов: план закупщика на выставке',
      zh: '两天看十二个展位：采购经理的观展计划',
    },
    lead: {
      en: 'Without a plan a show yields a bag of brochures. With twelve appointments and one form for all it yields three suppliers worth an audit.',
      ru: 'Без плана с выставки привозят пакет буклетов. С двенадцатью встречами и единым опросником — трёх поставщиков, к которым стоит ехать с аудитом.',
      zh: '没有计划，从展会带回的只是一袋样本；约好十二场会面、用统一的提问表，就能带回三家值得验厂的供应商。',
    },
    body: {
      en: `The trip costs about as much as the margin on one truck of fasteners, so treat it as a purchase: set a target, a budget and an acceptance test.

## Three weeks before

- Choose twelve exhibitors out of the list; look up their [registered activity and products](/suppliers).
- Send each one real inquiry with a drawing. Whoever has not answered in five days will not answer after the order either.
- Book half-hour slots; leave the last two hours of each day free.

## One form for every booth

| Question | A good sign |
| --- | --- |
| Who makes the blanks? | own foundry or a named one |
| Reject rate last quarter | a figure and its cause |
| Lead time now | weeks, not “depends” |
| Who answers claims? | a name and a deadline |
| Certificate | number you can check on the spot |

## On the spot

1. Bring a gauge and a magnet. Measure a displayed part while you talk.
2. Photograph the card together with the booth number.
3. Write down a score from 1 to 5 **before** the next meeting.

## Afterward

Within 72 hours ask the best three for a price at FCA and at DAP, a sample and a date for a visit. Tell the others no: they will be grateful.`,
      ru: `Поездка стоит примерно как маржа с одной фуры крепежа, поэтому относитесь к ней как к закупке: цель, бюджет, критерий приёмки.

## За три недели

- Выберите двенадцать участников из списка; посмотрите их [продукцию и виды деятельности](/suppliers).
- Отправьте каждому один настоящий запрос с чертежом. Кто не ответил за пять дней, не ответит и после заказа.
- Назначьте встречи по полчаса; последние два часа каждого дня оставьте пустыми.

## Один опросник на все стенды

| Вопрос | Хороший признак |
| --- | --- |
| Кто делает заготовки? | свой литейный цех или названный поставщик |
| Доля брака за квартал | цифра и причина |
| Срок поставки сейчас | недели, а не «смотря что» |
| Кто отвечает по рекламациям? | имя и срок |
| Сертификат | номер, который можно проверить тут же |

## На месте

1. Возьмите штангенциркуль и магнит. Измерьте деталь со стенда, пока идёт разговор.
2. Фотографируйте визитку вместе с номером стенда.
3. Оценку от 1 до 5 ставьте **до** следующей встречи.

## После

В течение 72 часов запросите у трёх лучших цену на FCA и DAP, образец и дату визита на завод. Остальным вежливо откажите: они будут благодарны.`,
      zh: `一趟差旅的费用，差不多等于一车紧固件的毛利。因此要把看展当作一次采购：有目标、有预算、有验收标准。

## 提前三周

- 从展商名录中选出十二家，先查看它们的[产品与经营范围](/suppliers)。
- 给每家发一份带图纸的真实询价。五天内不回复的，下单之后也不会及时回复。
- 每场约半小时，每天最后两小时留空。

## 每个展位用同一张表

| 问题 | 好的迹象 |
| --- | --- |
| 毛坯谁做？ | 自有铸造车间，或说得出厂名 |
| 上季度不良率 | 有数字，有原因 |
| 目前交货期 | 明确几周，不说“看情况” |
| 谁负责处理投诉？ | 有姓名，有时限 |
| 证书 | 编号可以当场查询 |

## 现场

1. 带上卡尺和磁铁，边谈边量展品。
2. 名片和展位号拍在同一张照片里。
3. 进入下一场会面**之前**，打好1至5分。

## 会后

72小时内，请得分最高的三家报FCA和DAP两种价格、寄样，并约定验厂日期。其余的也要礼貌回绝，对方会感谢您。`,
    },
    cover: 'hex-nuts',
  },
  {
    key: 'samples-under-an-ata-carnet',
    tags: ['exhibitions', 'customs', 'logistics'],
    publishedAt: '2025-08-26T07:00:00Z',
    title: {
      en: 'A gearbox goes to the show and comes home: samples under an ATA carnet',
      ru: 'Редуктор едет на выставку и возвращается: образцы по карнету АТА',
      zh: '减速机参展往返记：用ATA单证册运展品',
    },
    lead: {
      en: 'One booklet replaces a declaration and a deposit in every country on the way. It does not forgive a missing stamp or a sold exhibit.',
      ru: 'Одна книжка заменяет декларацию и обеспечение в каждой стране маршрута. Но она не прощает пропущенной отметки и проданного экспоната.',
      zh: '一本单证册，可代替沿途各国的报关单和保证金。但漏盖一个章、卖掉一件展品，它都不会“原谅”。',
    },
    body: {
      en: `A cutaway gear reducer in a booth is worth USD 6,000. Imported in the ordinary way it costs duty and VAT; under a carnet it costs the chamber’s fee and a security deposit.

## How it works

- The chamber of commerce at home issues the carnet for up to **one year**; China, Russia, Kazakhstan, Belarus and the United Kingdom are in the system.
- The general list names every piece, its number, weight and value. Nothing can be added later.
- Each crossing uses two vouchers: export and import, then re-export and re-import.

## What a carnet covers

| Covered | Not covered |
| --- | --- |
| exhibits, tools, booth | brochures and gifts to be handed out |
| measuring instruments | oil, grease, paint for the booth |
| commercial samples | goods meant for sale |

## Four typical failures

1. The driver did not stop for the stamp on leaving: duty is claimed a year later.
2. The serial number on the plate differs from the list.
3. The exhibit was sold on the last day. It must be cleared **for home use first**, at full duty.
4. Term of stay set by customs is shorter than the carnet’s: read the counterfoil.

Before applying, ask your chamber whether carnets are accepted for the route and the purpose at present, and pack in crates marked to ISPM 15.`,
      ru: `Редуктор в разрезе на подставке стоит 6000 долларов. При обычном ввозе это пошлина и НДС; по карнету — сбор палаты и обеспечение.

## Как это устроено

- Карнет выдаёт торгово-промышленная палата своей страны на срок до **одного года**; в системе — Россия, Китай, Казахстан, Беларусь, Великобритания.
- В общем листе перечислен каждый предмет: номер, вес, стоимость. Дополнить его потом нельзя.
- На поездку — пары отрывных листов: вывоз и ввоз, затем обратный вывоз и обратный ввоз.

## Что можно и что нельзя

| Можно | Нельзя |
| --- | --- |
| экспонаты, инструмент, стенд | буклеты и сувениры на раздачу |
| измерительные приборы | масло, смазка, краска для стенда |
| коммерческие образцы | товар на продажу |

## Четыре типичные ошибки

1. Водитель не поставил отметку на выезде: через год приходит требование об уплате пошлины.
2. Заводской номер на табличке не совпадает с листом.
3. Экспонат продали в последний день. Его нужно **сначала выпустить для внутреннего потребления** с полной пошлиной.
4. Срок, назначенный таможней, короче срока карнета: читайте корешок.

Перед заявкой спросите в своей палате, принимаются ли сейчас карнеты на этом маршруте и для этой цели, а ящики берите с маркой ISPM 15.`,
      zh: `一台剖切展示用减速机连底座价值6000美元。按一般贸易进口要缴关税和增值税；用ATA单证册，只需支付商会手续费并提供担保。

## 如何运作

- 由本国商会（中国为贸促会系统）签发，有效期最长**一年**；中国、俄罗斯、哈萨克斯坦、白俄罗斯和英国都在体系之内。
- 总清单逐件列明编号、重量和价值，签发后不得增补。
- 每次往返使用成对的凭证联：出口与进口、复出口与复进口。

## 适用范围

| 适用 | 不适用 |
| --- | --- |
| 展品、工具、展架 | 现场派发的样本和礼品 |
| 测量仪器 | 展台用的油、脂、油漆 |
| 商业样品 | 拟出售的货物 |

## 四种常见失误

1. 司机出境时没有盖章，一年后收到补税通知。
2. 铭牌上的出厂编号与清单不一致。
3. 展品在最后一天卖掉。必须**先办理正式进口手续**，全额缴税。
4. 海关核定的停留期短于单证册有效期，务必查看存根。

申请之前，先向商会确认该路线、该用途目前是否受理；木箱须有ISPM 15标识。`,
    },
    cover: 'gear-reducers',
  },
  {
    key: 'hunnan-flow-2026-report',
    tags: ['exhibitions', 'china', 'valves'],
    publishedAt: '2026-06-18T09:00:00Z',
    title: {
      en: 'Hunnan Flow 2026 in Shenyang: fewer booths, longer conversations',
      ru: '«Хуньнань Флоу — 2026» в Шэньяне: стендов меньше, разговоры длиннее',
      zh: '沈阳“浑南流体展2026”观察：展位少了，谈得深了',
    },
    lead: {
      en: 'Pump and valve makers from the Northeast showed test reports instead of gloss. Our notes from three days in four halls.',
      ru: 'Производители насосов и арматуры Северо-Востока Китая показывали не глянец, а протоколы испытаний. Заметки за три дня в четырёх павильонах.',
      zh: '东北的泵阀企业这次少了宣传画册，多了试验报告。四个展馆、三天行程的现场笔记。',
    },
    body: {
      en: `The organizers counted 310 exhibitors, forty fewer than last year. The small traders stayed away; the factories remained, and they brought engineers.

## What we noticed

- **Fugitive emissions.** One valve booth in three had a report to ISO 15848-1, tightness class B, where two years ago it was one in ten.
- **Cold.** Bodies in LCB and 09G2S for −46 and −60 °C stood in the front row: the factories count on Siberian orders.
- **Documents in Russian.** Operating manuals and valve data sheets were shown at the booth, not promised afterward.
- **Motors.** For pumps from 0.75 kW, IE3 is now the minimum; IE4 adds 12–18% to the motor price.

## Prices and terms heard at the booths

| Item | Lead time | Minimum order |
| --- | --- | --- |
| Gate valve DN 100 PN 16 | 4–5 weeks | 20 pcs |
| Ball valve DN 50, welded | 3 weeks | 50 pcs |
| Double-suction pump, 250 kW | 14–16 weeks | 1 pc |

## Our advice

Ask for the casting supplier’s name: several booths with different signs buy from the same foundry. The quotes then differ only by machining and testing. Makers that take inquiries are among our [suppliers](/suppliers).`,
      ru: `Организаторы насчитали 310 участников — на сорок меньше, чем год назад. Мелкие перекупщики не приехали, заводы остались и привезли инженеров.

## Что заметили

- **Утечки в атмосферу.** У каждого третьего арматурного стенда был протокол по ISO 15848-1, класс герметичности B; два года назад — у каждого десятого.
- **Холод.** Корпуса из LCB и 09Г2С на −46 и −60 °C стоят в первом ряду: заводы рассчитывают на сибирские заказы.
- **Документы на русском.** Руководства и паспорта арматуры показывают прямо на стенде, а не обещают потом.
- **Двигатели.** Для насосов от 0,75 кВт минимум теперь IE3; IE4 добавляет 12–18 % к цене двигателя.

## Сроки и минимальные партии, услышанные на стендах

| Позиция | Срок | Минимум |
| --- | --- | --- |
| Задвижка DN 100 PN 16 | 4–5 недель | 20 шт. |
| Шаровой кран DN 50 под приварку | 3 недели | 50 шт. |
| Насос двустороннего входа, 250 кВт | 14–16 недель | 1 шт. |

## Наш совет

Спрашивайте, кто отливает корпуса: несколько стендов под разными вывесками берут литьё в одном цехе. Тогда предложения отличаются только обработкой и испытаниями. Заводы, открытые к запросам, — среди наших [поставщиков](/suppliers).`,
      zh: `据主办方统计，参展企业310家，比去年少四十家。小贸易商没有来，工厂都在，而且带来了工程师。

## 我们注意到

- **低逸散**。每三个阀门展位就有一个能出示ISO 15848-1的B级试验报告，两年前十家里才有一家。
- **低温**。LCB、09G2S材质，适用于−46 ℃和−60 ℃的阀体摆在最前排：工厂看好西伯利亚订单。
- **俄文资料**。使用说明书和阀门技术护照（俄文 паспорт）现场就能翻看，而不是会后再补。
- **电机**。0.75 kW以上的泵，IE3已成为最低配置；IE4电机价格高12%～18%。

## 展位上听到的条件

| 产品 | 交货期 | 起订量 |
| --- | --- | --- |
| DN100 PN16闸阀 | 4～5周 | 20台 |
| DN50焊接球阀 | 3周 | 50台 |
| 250 kW双吸泵 | 14～16周 | 1台 |

## 建议

问清铸件是谁家的：好几个招牌不同的展位，用的是同一家铸造厂的毛坯。这样一来，报价差别只在加工和试验。愿意接受询价的工厂，见我们的[供应商](/suppliers)名录。`,
    },
    cover: 'gate-valves',
  },
  {
    key: 'exhibition-leads-in-72-hours',
    tags: ['exhibitions', 'contracts'],
    publishedAt: '2026-07-07T08:00:00Z',
    title: {
      en: 'Eighty cards, four orders: what an exporter does in the 72 hours after the show',
      ru: 'Восемьдесят визиток — четыре заказа: что делать экспортёру в первые 72 часа после выставки',
      zh: '八十张名片，四个订单：展会后 72 小时外贸人该做什么',
    },
    lead: {
      en: 'Most leads are lost not at the booth but in the week after it. A simple sorting rule brings back the cost of the floor space.',
      ru: 'Контакты чаще теряют не на стенде, а в следующую неделю. Простое правило сортировки возвращает деньги за аренду площади.',
      zh: '客户大多不是丢在展位上，而是丢在展后那一周。一套简单的分级办法，就能把展位费挣回来。',
    },
    body: {
      en: `Eighteen square meters, two people, freight and hotel: a booth costs a midsize factory some USD 14,000. Eighty visitors make that USD 175 a card, the price of a decent sample. Treat the cards accordingly.

## Sort the same evening

| Class | Sign | Answer within |
| --- | --- | --- |
| A | drawing, quantity and date | 24 hours, quote |
| B | clear product, no quantity | 72 hours, three questions |
| C | “send me your catalog” | one week, link |
| D | competitors, students | thank you |

Usually A is 10%, B 30%. Nobody quotes all eighty, and nobody should.

## The letter that gets an answer

1. The first line recalls the talk: *“you asked about M24 studs, class 8.8, hot-dip galvanized.”*
2. A price with an Incoterms rule: FCA Ningbo, **Incoterms 2020**, valid 14 days, lot 2 t.
3. Certificate type 3.1 to EN 10204 attached as a sample.
4. One question only, with a date.

## Measure it

Count after 90 days: quotes sent, samples sent, orders. Four orders at a margin of USD 6,000 repay the booth. If fewer than five quotes went out, the fault is not the show’s. Put the items visitors asked for most into your own listing in the [catalog](/catalog): those who lost your card will look there.`,
      ru: `Восемнадцать квадратных метров, два человека, перевозка и гостиница: стенд обходится среднему заводу примерно в 14 000 долларов. При восьмидесяти посетителях это 175 долларов за визитку — цена приличного образца. Так к ним и относитесь.

## Разберите в тот же вечер

| Класс | Признак | Ответить |
| --- | --- | --- |
| A | чертёж, количество и срок | за 24 часа, КП |
| B | товар ясен, количества нет | за 72 часа, три вопроса |
| C | «пришлите каталог» | за неделю, ссылка |
| D | конкуренты, студенты | поблагодарить |

Обычно A — 10 %, B — 30 %. КП всем восьмидесяти не готовит никто, да это и не нужно.

## Письмо, на которое ответят

1. Первая строка напоминает о разговоре: *«вы спрашивали о шпильках М24, класс 8.8, горячий цинк»*.
2. Цена с условиями: FCA Нинбо, **Инкотермс 2020**, действует 14 дней, партия 2 т.
3. Приложен образец сертификата 3.1 по EN 10204.
4. Один вопрос — и дата, к которой ждёте ответ.

## Посчитайте

Через 90 дней подведите итог: отправленные КП, отправленные образцы, заказы. Четыре заказа с маржой по 6000 долларов окупают стенд. Если КП меньше пяти, дело не в выставке. Позиции, о которых спрашивали чаще всего, разместите в [каталоге](/catalog): кто потерял вашу визитку, будет искать там.`,
      zh: `18 平方米展位、两个人、运费加住宿，一家中等规模的工厂参展一次约需 14,000 美元。来了 80 位客户，每张名片合 175 美元，够做一件像样的样品。名片就该这样对待。

## 当晚分级

| 级别 | 特征 | 回复时限 |
| --- | --- | --- |
| A | 有图纸、数量和交期 | 24 小时内报价 |
| B | 产品明确，没有数量 | 72 小时内提三个问题 |
| C | “发份样本给我” | 一周内发链接 |
| D | 同行、学生 | 致谢 |

通常 A 占 10%，B 占 30%。八十家全部报价，谁也做不到，也没有必要。

## 怎样写才有回音

1. 第一句提起当时的谈话：*“您问过 M24 双头螺柱，8.8 级，热浸锌”*；
2. 报价写明条件：FCA 宁波，**Incoterms 2020**，有效期 14 天，批量 2 吨；
3. 附一份 EN 10204 的 3.1 证书样本；
4. 只问一个问题，并写明希望答复的日期。

## 算一笔账

90 天后统计：报价几份、寄样几次、订单几个。四个订单，每单毛利 6,000 美元，展位费就回来了。报价不到五份，问题不在展会。客户问得最多的产品，请在[产品目录](/catalog)里上架：弄丢名片的人会来这里找您。`,
    },
    cover: 'hex-bolts',
  },
  {
    key: 'iset-prom-2027-preview',
    tags: ['exhibitions', 'russia', 'how-to-choose'],
    publishedAt: '2026-11-12T07:00:00Z',
    title: {
      en: 'Iset-Prom 2027 in Yekaterinburg: how to use three days in February',
      ru: '«Исеть-Пром — 2027» в Екатеринбурге: как провести три февральских дня с пользой',
      zh: '叶卡捷琳堡“伊谢季工业展2027”前瞻：二月三天怎么安排最划算',
    },
    lead: {
      en: 'Metal, pipeline valves and lifting equipment in three halls. What to check before you apply, and whom to invite to the booth.',
      ru: 'Металл, трубопроводная арматура и подъёмное оборудование в трёх павильонах. Что проверить до заявки и кого приглашать на стенд.',
      zh: '金属、管道阀门和起重设备同期展出。报名前要核实什么、该邀请谁来展位，我们列了一份清单。',
    },
    body: {
      en: `The show takes place on February 16–18, 2027. The organizers promise three halls: rolled steel, wire products and fasteners, pipeline valves and pumps, lifting and storage. Applications for booths close on December 15.

## Who should go

- Factories with a valid TR CU 010/2011 or 032/2013 certificate: without one, talks in the Urals are short.
- Suppliers with stock in Russia: buyers ask for the lead time, and “70 days from port” loses to “a week from the warehouse.”
- Service companies have a zone of their own at the entrance to hall three.

## An exhibitor’s calendar

| By | What to do |
| --- | --- |
| December 15 | application, booth dimensions, floor load (up to 2 t/m²) |
| January 10 | ATA carnet or temporary import for the exhibits |
| January 25 | product data sheets and catalogs in Russian, prices in rubles with 22% VAT |
| February 15 | move-in from 8 a.m., crane by appointment |

## Bear in mind

February in the Urals can be −25 °C. Send hydraulics and instruments in a heated truck, use winter oil, and let an exhibit warm up indoors for a day before switching it on. Buyers should check the exhibitors’ activity codes against [OKVED](/okved) beforehand: it shows at once who is a factory and who is a reseller.`,
      ru: `Выставка пройдёт 16–18 февраля 2027 года. Организаторы обещают три павильона: прокат и метизы, трубопроводная арматура и насосы, подъём и склад. Приём заявок на стенды — до 15 декабря.

## Кому стоит ехать

- Заводам, у которых есть действующий сертификат ТР ТС 010/2011 или 032/2013: без него на Урале разговор короткий.
- Поставщикам с запасом в России: покупатель спросит срок, и ответ «70 дней из порта» проиграет ответу «неделя со склада».
- Сервисным компаниям — отдельная зона у входа в третий павильон.

## Календарь участника

| Срок | Что сделать |
| --- | --- |
| до 15 декабря | заявка, размеры стенда, нагрузка на пол (до 2 т/м²) |
| до 10 января | карнет АТА или временный ввоз для экспонатов |
| до 25 января | паспорта и каталоги на русском, цены в рублях с НДС 22 % |
| 15 февраля | завоз с 8:00, кран — по записи |

## Что учесть

В феврале на Урале до −25 °C. Гидравлику и приборы везите в тёплом кузове, масло — зимнее, экспонат перед включением выдержите сутки в тепле. Закупщикам советуем заранее сверить коды деятельности участников по [ОКВЭД](/okved): так сразу видно, кто завод, а кто посредник.`,
      zh: `展会定于2027年2月16日至18日举行，设三个展馆：钢材与金属制品、管道阀门与泵、起重与仓储。展位申请截止日期为12月15日。

## 哪些企业值得去

- 已取得有效TR CU 010/2011或032/2013认证的工厂。没有证书，在乌拉尔很难谈下去。
- 在俄罗斯有库存的供应商。买家一定会问交期，“到港70天”比不过“现货一周”。
- 售后服务商：三号馆入口设有专区。

## 参展日程

| 时间 | 事项 |
| --- | --- |
| 12月15日前 | 提交申请，报展位尺寸和地面荷载（不超过2 t/m²） |
| 1月10日前 | 办妥展品ATA单证册或暂时进口手续 |
| 1月25日前 | 备好俄文说明书、样本和含22%增值税的卢布报价 |
| 2月15日 | 8:00起进场，吊车需预约 |

## 注意事项

乌拉尔二月气温可低至 −25 °C。液压件和仪表应使用保温车运输，换用冬季油；展品通电前须在室内放置 24 小时。参展前可对照俄罗斯行业代码（[OKVED 2](/okved)）查询对方的登记业务，谁是工厂、谁是中间商，一看便知。`,
    },
    cover: 'chain-hoists',
  },
]
