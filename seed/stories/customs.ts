import type { StorySpec } from './model.ts'

export const customs: StorySpec[] = [
  {
    key: 'six-digits-agree-four-do-not',
    tags: ['customs', 'eurasian-union', 'china'],
    publishedAt: '2025-04-29T06:20:00Z',
    title: {
      en: 'Six digits agree, four do not: one valve in two tariffs',
      ru: 'Шесть цифр совпали, четыре — нет: один кран в двух тарифах',
      zh: '前六位相同，后四位不同：一个阀门的两套编码',
    },
    lead: {
      en: 'The Chinese export code and the Eurasian import code share a root and nothing more. Copying the rest is how a shipment gets stuck.',
      ru: 'У китайского экспортного кода и кода ТН ВЭД общий корень — и только. Переписать остальное значит задержать груз.',
      zh: '中国出口编码与欧亚联盟进口编码只有前六位相通，照抄后几位，货就可能卡在海关。',
    },
    body: {
      en: `## The same ball valve

| Level | China | Eurasian Economic Union |
| --- | --- | --- |
| Heading | 8481 | 8481 |
| HS subheading | 8481 80 | 8481 80 |
| National digits | ten in all, own split | ten in all, own split |
| Example | 8481 80 40 90 | 8481 80 819 9 |

Six digits are common to all users of the Harmonized System. After them each tariff asks its own questions: China asks about drive and use, the Union about the kind of valve, the material and the working temperature.

## Where classification goes wrong

1. **A part or a machine?** A pump with a motor on a common base is a pump, 8413. The motor invoiced separately is 8501 and may carry another rate.
2. **A set.** A valve with companion flanges and bolts in one box is classified by what gives it its essential character (Rule 3 b), if it really is a set put up for retail sale.
3. **Material.** “Steel” is not enough; stainless and carbon steel often part ways at the eighth digit.

## Protect yourself

For a regular item ask the customs authority for a **preliminary classification ruling**. It costs weeks once and is valid for three years. Before that, check the notes to the section in the [TN VED list](/tnved) and send the supplier the six common digits only.`,
      ru: `## Один и тот же шаровой кран

| Уровень | Китай | ЕАЭС |
| --- | --- | --- |
| Позиция | 8481 | 8481 |
| Субпозиция ГС | 8481 80 | 8481 80 |
| Национальные знаки | всего десять, своё деление | всего десять, своё деление |
| Пример | 8481 80 40 90 | 8481 80 819 9 |

Шесть знаков общие для всех, кто применяет Гармонизированную систему. Дальше каждый тариф спрашивает о своём: китайский — о приводе и назначении, ТН ВЭД ЕАЭС — о виде арматуры, материале и температуре эксплуатации.

## Где ошибаются

1. **Часть или машина?** Насос с двигателем на общей раме — это насос, 8413. Двигатель отдельной строкой — 8501, и ставка может быть другой.
2. **Набор.** Кран с ответными фланцами и болтами в одной коробке классифицируют по основному свойству (правило 3 б), если это действительно набор для розничной продажи.
3. **Материал.** «Сталь» — недостаточно: коррозионностойкая и углеродистая часто расходятся на восьмом знаке.

## Как застраховаться

На регулярный товар запросите **предварительное решение о классификации**: один раз потратите несколько недель, а действует оно три года. До того прочтите примечания к разделу в [справочнике ТН ВЭД](/tnved), а поставщику сообщайте только шесть общих знаков.`,
      zh: `## 以球阀为例

| 层级 | 中国 | 欧亚经济联盟 |
| --- | --- | --- |
| 品目 | 8481 | 8481 |
| HS 子目 | 8481 80 | 8481 80 |
| 本国位数 | 共十位，自行细分 | 共十位，自行细分 |
| 示例 | 8481 80 40 90 | 8481 80 819 9 |

前六位是《协调制度》的公共部分，其后各国自行细分：中国看驱动方式和用途，欧亚联盟看阀门种类、材质和使用温度。

## 常见归类错误

1. **零件还是整机？** 泵与电机装在同一底座上，按泵归 8413；电机单列发票，则归 8501，税率可能不同；
2. **成套货品**。阀门与配对法兰、螺栓同箱，只有确属零售成套货品，才按“基本特征”归类（归类总规则三（二））；
3. **材质**。只写“钢制”不够，不锈钢与碳钢常在第八位分开。

## 如何降低风险

长期进口的货物，可由俄方收货人向海关申请**预归类决定**，办理需数周，有效期三年。在此之前，请先查阅 [TN VED 编码表](/tnved)中的类注、章注，发票上只填双方一致的前六位编码，后四位由进口方确定。`,
    },
    cover: 'gate-valves',
  },
  {
    key: 'what-goes-into-the-customs-value',
    tags: ['customs', 'prices', 'eurasian-union'],
    publishedAt: '2026-02-25T07:00:00Z',
    title: {
      en: 'What goes into the customs value, and what may stay out',
      ru: 'Что входит в таможенную стоимость, а что можно не включать',
      zh: '完税价格包括什么，不包括什么',
    },
    lead: {
      en: 'Duty is charged on the price plus transport to the border. One line in the freight invoice decides how much of the freight counts.',
      ru: 'Пошлину считают с цены и стоимости перевозки до границы. Какую часть перевозки учесть — решает одна строка в счёте экспедитора.',
      zh: '关税按货价加运至边境的费用计征。运费发票上的一行字，决定哪一段要计税。',
    },
    body: {
      en: `## In and out

**Added to the price** (Article 40 of the EAEU Customs Code): freight and insurance to the border of the Union, packing, commissions other than buying commissions, royalties, the value of molds and tooling you gave the maker free of charge.

**Not added**, if shown separately: freight after the border, assembly and supervision after import, the duty and taxes themselves.

## An example

A pump set, FCA Shenyang, duty 5%, Russian VAT 22%.

| Line | USD |
| --- | --- |
| Price FCA | 40,000 |
| Freight to Zabaikalsk | 2,100 |
| **Customs value** | **42,100** |
| Duty 5% | 2,105 |
| VAT 22% on 44,205 | 9,725 |

The leg from Zabaikalsk to Yekaterinburg costs another 3,400. Had the forwarder issued one line of 5,500, all of it would enter the base: 170 more in duty and 785 more in VAT.

## Three papers to prepare

1. A freight invoice split at the border station, and a contract that allows the split.
2. Proof of payment for earlier lots at the same price.
3. The manufacturer’s price list and export declaration: the usual first request when the declared price looks low.

VAT is deductible for most buyers; duty and the customs fee stay in your cost. Find your code in the [TN VED code list](/tnved) and the rate in the official tariff.`,
      ru: `## Что внутри, что снаружи

**Добавляют к цене** (статья 40 ТК ЕАЭС): перевозку и страхование до границы Союза, упаковку, вознаграждение посредникам, кроме агента по закупке, лицензионные платежи, стоимость пресс-форм и оснастки, которые вы бесплатно передали изготовителю.

**Не добавляют**, если выделено отдельно: перевозку после границы, монтаж и шефмонтаж после ввоза, сами пошлины и налоги.

## Пример

Насосный агрегат, FCA Шэньян, пошлина 5 %, НДС 22 %.

| Строка | Долл. США |
| --- | --- |
| Цена FCA | 40 000 |
| Перевозка до Забайкальска | 2 100 |
| **Таможенная стоимость** | **42 100** |
| Пошлина 5 % | 2 105 |
| НДС 22 % от 44 205 | 9 725 |

Плечо Забайкальск — Екатеринбург стоит ещё 3400. Выстави экспедитор одну строку на 5500, в базу попало бы всё: плюс 170 пошлины и 785 НДС.

## Три документа заранее

1. Счёт экспедитора с разбивкой по пограничной станции и договор, который такую разбивку допускает.
2. Подтверждение оплаты прошлых партий по той же цене.
3. Прайс-лист изготовителя и экспортная декларация — первое, что запрашивают, если цена кажется низкой.

НДС большинство покупателей примет к вычету, а пошлина и таможенный сбор останутся в себестоимости. Ставка для вашего кода — в [справочнике ТН ВЭД](/tnved).`,
      zh: `## 计入与不计入

**应计入**（《欧亚经济联盟海关法典》第 40 条）：运至联盟边境的运费和保险费、包装费、除购货佣金以外的佣金、特许权使用费，以及买方免费提供的模具、工装的价值。

**单独列明时不计入**：入境后的运费、进口后的安装指导费，以及关税和税款本身。

## 举例

泵组一套，FCA 沈阳，关税 5%，俄罗斯增值税 22%。

| 项目 | 美元 |
| --- | --- |
| FCA 价 | 40,000 |
| 至后贝加尔斯克运费 | 2,100 |
| **完税价格** | **42,100** |
| 关税 5% | 2,105 |
| 增值税 22%（基数 44,205） | 9,725 |

后贝加尔斯克至叶卡捷琳堡的运费为 3,400。若货代只开一行 5,500，就会全部计税：多缴关税 170、增值税 785。

## 提前备好三类文件

1. 以边境站分段的运费发票，运输合同须允许分段；
2. 以往同价批次的付款凭证；
3. 厂家价格单和出口报关单：申报价偏低时，俄海关首先索要这两样。

增值税多数企业可以抵扣，关税和海关手续费则进入成本。税率可查 [TN VED 编码表](/tnved)。`,
    },
    cover: 'submersible-pumps',
  },
  {
    key: 'certificate-of-origin-when-it-pays',
    tags: ['customs', 'china', 'eurasian-union'],
    publishedAt: '2025-08-28T05:50:00Z',
    title: {
      en: 'Certificate of origin from China: no preference, still needed',
      ru: 'Сертификат происхождения из Китая: преференции нет, а нужен',
      zh: '出口欧亚联盟的原产地证：没有优惠，为什么还要办',
    },
    lead: {
      en: 'Form A stopped giving a lower duty in 2021. The ordinary certificate may still save you a much larger sum.',
      ru: 'Форма А перестала снижать пошлину в 2021 году. Но обычный сертификат по-прежнему может сберечь куда большую сумму.',
      zh: '普惠制 Form A 自 2021 年起不再享受减税，但一般原产地证仍可能省下更大的一笔钱。',
    },
    body: {
      en: `On October 12, 2021, China was removed from the list of countries that enjoy Eurasian tariff preferences, and Form A is not issued for the Union. Importers pay the basic rate.

## Why bother then

1. **Anti-dumping duty.** Where a measure covers some countries, goods of *unconfirmed* origin may be charged as if they came from there. Some measures on steel, tubes and bearings also name the makers with individual rates.
2. **Public procurement and leasing.** The customer asks for the country of manufacture on paper.
3. **Goods through a third country.** A Chinese valve bought in Istanbul is still Chinese, and the papers must say so.

## Which paper

| Document | Issued by | Use |
| --- | --- | --- |
| General certificate of origin | CCPIT or Chinese customs | measures, tenders |
| Declaration of origin | the maker, on the invoice | everyday imports |

## Five fields that get it rejected

- consignee different from the contract;
- invoice number or date missing;
- HS code that disagrees in the first six digits;
- gross weight instead of quantity in the units of the invoice;
- issue date *later* than shipment without the mark “issued retrospectively.”

Order it together with the export declaration: it takes one or two days and costs less than a day of storage. Find your code in the [TN VED list](/tnved) and check the measures in the official tariff.`,
      ru: `С 12 октября 2021 года Китай исключён из перечня пользователей тарифных преференций ЕАЭС, и форму А для Союза не выдают. Импортёр платит базовую ставку.

## Зачем тогда сертификат

1. **Антидемпинговая пошлина.** Если мера действует против отдельных стран, товар с *неподтверждённым* происхождением могут обложить так, словно он оттуда. В ряде мер по прокату, трубам и подшипникам для отдельных изготовителей названы свои ставки.
2. **Госзакупки и лизинг.** Заказчику нужна страна производства на бумаге.
3. **Товар через третью страну.** Китайский кран, купленный в Стамбуле, остаётся китайским, и документы должны это подтверждать.

## Какой документ

| Документ | Кто выдаёт | Для чего |
| --- | --- | --- |
| Сертификат общей формы | CCPIT или таможня КНР | меры защиты, тендеры |
| Декларация о происхождении | изготовитель, в инвойсе | обычный импорт |

## Пять граф, из-за которых его не принимают

- получатель не тот, что в контракте;
- нет номера или даты инвойса;
- код расходится в первых шести знаках;
- масса брутто вместо количества в единицах инвойса;
- дата выдачи *позже* отгрузки без отметки «выдан впоследствии».

Заказывайте его вместе с экспортной декларацией: день-два работы, дешевле суток хранения. Меры по вашему коду — в [справочнике ТН ВЭД](/tnved).`,
      zh: `自 2021 年 10 月 12 日起，中国不再列入欧亚经济联盟关税优惠受惠国名单，也不再签发输往联盟的 Form A，进口按基础税率征税。

## 为什么还要办

1. **反倾销税**。某些措施针对特定国家，原产地**未经证明**的货物可能被按该国税率征税；钢材、钢管、轴承的部分措施还为具体生产商规定了单独税率；
2. **政府采购和融资租赁**。客户需要书面证明生产国；
3. **经第三国转口**。在伊斯坦布尔买的中国阀门仍是中国原产，单证要能证明。

## 办哪一种

| 文件 | 签发 | 用途 |
| --- | --- | --- |
| 一般原产地证 | 贸促会或海关 | 贸易救济、投标 |
| 原产地声明 | 厂家在发票上声明 | 日常进口 |

## 五个容易被退的栏目

- 收货人与合同不一致；
- 缺发票号或日期；
- HS 编码前六位不符；
- 数量栏填了毛重，而不是发票计量单位；
- 签发日**晚于**发运日，却没有“后发”标注。

建议与出口报关同时申办，一两天即可，费用不到一天的堆存费。贸易措施可按编码在 [TN VED 编码表](/tnved)中查询。`,
    },
    cover: 'tapered-roller-bearings',
  },
  {
    key: 'seven-errors-in-invoice-and-packing-list',
    tags: ['customs', 'logistics', 'contracts'],
    publishedAt: '2026-07-07T06:10:00Z',
    title: {
      en: 'Seven errors in an invoice and packing list',
      ru: 'Семь ошибок в инвойсе и упаковочном листе',
      zh: '发票与装箱单的七个常见错误',
    },
    lead: {
      en: 'Inspectors do not look for smugglers in your papers; they look for two numbers that disagree. Here are the usual pairs.',
      ru: 'Инспектор ищет в бумагах не контрабанду, а две цифры, которые не сошлись. Вот самые частые пары.',
      zh: '关员审单，不是在找走私，而是在找对不上的两个数。下面是最常见的几处。',
    },
    body: {
      en: `## The seven

1. **Delivery term without a place.** “FCA” means nothing; “FCA Shenyang, Incoterms 2020” does.
2. **Goods named by nickname.** “Accessories,” “parts,” “sample.” Write the type, model, material and use: “gate valve, steel, DN 100, PN 16, for water.”
3. **Net weight with packing.** Net is the goods alone; “net with primary packing” is a separate column.
4. **Packages that do not add up.** 12 pallets in the packing list, 12 pallets and 3 boxes on the train.
5. **Zero price.** Spare parts “free of charge” still need a value for customs purposes.
6. **Contract number from the last contract.** The bank checks it as strictly as customs.
7. **No maker.** The Eurasian declaration asks for the manufacturer, trademark, part number and model of every line.

## A two-minute check

| Compare | With |
| --- | --- |
| Total of lines | contract and payment order |
| Gross weight | consignment note, truck scale |
| Packages, pallet numbers | photos of loading |
| Six-digit code | export declaration |

Send drafts to the customs broker **before** loading. A correction at the plant is an e-mail; a correction at the terminal is storage, a letter with a stamp and three days. Codes and exact wording can be taken from the [TN VED list](/tnved).`,
      ru: `## Все семь

1. **Условие поставки без места.** «FCA» ничего не значит, «FCA Шэньян, Инкотермс 2020» — значит.
2. **Товар назван прозвищем.** «Комплектующие», «запчасти», «образец». Пишите вид, модель, материал, назначение: «задвижка стальная DN 100, PN 16, для воды».
3. **Нетто вместе с упаковкой.** Нетто — только товар; «нетто с первичной упаковкой» — отдельная графа.
4. **Места не сходятся.** В упаковочном листе 12 поддонов, в накладной — 12 поддонов и 3 ящика.
5. **Нулевая цена.** Запчастям «бесплатно» всё равно нужна стоимость для таможенных целей.
6. **Номер прошлого контракта.** Банк проверяет его не мягче таможни.
7. **Нет изготовителя.** В графе 31 декларации нужны производитель, товарный знак, артикул и модель по каждой строке.

## Проверка за две минуты

| Что | С чем сверить |
| --- | --- |
| Сумма строк | контракт и платёжное поручение |
| Масса брутто | накладная, весовая |
| Места, номера поддонов | фото загрузки |
| Шесть знаков кода | экспортная декларация |

Отправляйте проекты документов брокеру **до** загрузки. Исправление на заводе — это письмо; на терминале — хранение, заявление с печатью и три дня. Коды и формулировки — в [справочнике ТН ВЭД](/tnved).`,
      zh: `## 七个错误

1. **贸易术语没有地点**。只写“FCA”无效，应写“FCA 沈阳，Incoterms 2020”；
2. **品名笼统**。不要写“配件”“样品”，应写种类、型号、材质、用途，如“钢制闸阀，DN 100，PN 16，水用”；
3. **净重含包装**。净重只算货物本身，含内包装的净重另列一栏；
4. **件数不符**。装箱单 12 托，运单却是 12 托加 3 箱；
5. **零价格**。“免费”备件也要申报海关用价值；
6. **合同号沿用上一份**。银行审核的严格程度不亚于海关；
7. **缺生产商**。俄方报关单第 31 栏要求逐项填写生产商、商标、货号和型号。

## 两分钟核对法

| 核对项 | 对照文件 |
| --- | --- |
| 各行合计 | 合同、付款凭证 |
| 毛重 | 运单、磅单 |
| 件数、托盘号 | 装货照片 |
| HS 前六位 | 出口报关单 |

单证草稿应在装货**之前**发给俄方报关行。在工厂改，只是一封邮件；到了场站再改，就是堆存费、盖章说明和三天时间。编码和规范品名可查 [TN VED 编码表](/tnved)。`,
    },
    cover: 'strapping-bands',
  },
  {
    key: 'which-technical-regulation-applies',
    tags: ['customs', 'eurasian-union', 'standards'],
    publishedAt: '2026-09-03T04:45:00Z',
    title: {
      en: 'Which EAC regulation applies: 004, 010, 020 or 032',
      ru: 'Какой техрегламент: 004, 010, 020 или 032',
      zh: 'EAC 认证：004、010、020 还是 032',
    },
    lead: {
      en: 'Without a conformity document the goods are not released. Who obtains it, which one, and how much time to allow.',
      ru: 'Без документа о соответствии декларацию на товар не выпустят. Разбираемся, кто его оформляет и сколько времени заложить.',
      zh: '没有符合性文件，货物无法放行。谁来办、办哪一种、要留多少时间？',
    },
    body: {
      en: `## Four everyday regulations

| Regulation | Covers | Examples |
| --- | --- | --- |
| TR CU 004/2011 | low-voltage equipment, 50–1,000 V AC | circuit breakers, switchboards, cable |
| TR CU 010/2011 | machinery | pumps, compressors, hoists |
| TR CU 020/2011 | electromagnetic compatibility | variable frequency drives |
| TR CU 032/2013 | pressure equipment | receivers, valves, heat exchangers |

They add up: a screw compressor with a receiver and a control cabinet falls under all four.

## Declaration or certificate

- **Declaration:** the applicant answers for it, on the strength of test reports; usually 2–4 weeks.
- **Certificate:** issued by an accredited body; for series production it includes an assessment of production, that is, a visit to the factory. Allow 1.5–3 months.

The applicant is always resident in the EAEU: the importer or the manufacturer’s authorized representative. A Chinese factory cannot apply itself.

## What to ask the factory for in advance

1. Operating manual and product data sheet (passport) in Russian.
2. Safety justification (for TR CU 010), strength calculation (for TR CU 032).
3. A photo of the nameplate with room for the EAC mark.
4. Two or three samples for the laboratory.

Bearings and ordinary fasteners are outside these regulations. An “exemption letter” is merely a private opinion: check the [TN VED code](/tnved) yourself.`,
      ru: `## Четыре регламента на каждый день

| Регламент | О чём | Примеры |
| --- | --- | --- |
| ТР ТС 004/2011 | низковольтное оборудование, 50–1000 В перем. тока | автоматы, щиты, кабель |
| ТР ТС 010/2011 | машины и оборудование | насосы, компрессоры, тали |
| ТР ТС 020/2011 | электромагнитная совместимость | преобразователи частоты |
| ТР ТС 032/2013 | оборудование под избыточным давлением | ресиверы, арматура, теплообменники |

Они складываются: винтовой компрессор с ресивером и шкафом управления попадает сразу под все четыре.

## Декларация или сертификат

- **Декларация** — заявитель отвечает сам на основании протоколов испытаний; обычно 2–4 недели.
- **Сертификат** — выдаёт аккредитованный орган; на серийный выпуск нужен анализ состояния производства, то есть выезд на завод. Закладывайте 1,5–3 месяца.

Заявитель — всегда резидент ЕАЭС: импортёр или уполномоченный представитель изготовителя. Китайский завод сам заявителем быть не может.

## Что просить у завода заранее

1. Руководство и паспорт на русском языке.
2. Обоснование безопасности (для ТР ТС 010), расчёт на прочность (для ТР ТС 032).
3. Фото таблички с местом под знак EAC.
4. Два–три образца для лаборатории.

Подшипники и крепёж под эти регламенты не подпадают. «Отказное письмо» — лишь частное мнение: проверяйте [код ТН ВЭД](/tnved) сами.`,
      zh: `## 四部常用技术法规

| 法规 | 范围 | 举例 |
| --- | --- | --- |
| TR CU 004/2011 | 低压设备（交流 50–1000 V） | 断路器、配电箱、电缆 |
| TR CU 010/2011 | 机械设备 | 泵、压缩机、葫芦 |
| TR CU 020/2011 | 电磁兼容 | 变频器 |
| TR CU 032/2013 | 承压设备 | 储气罐、阀门、换热器 |

几部法规可以同时适用：带储气罐和控制柜的螺杆压缩机，四部都要满足。

## 声明还是证书

- **符合性声明**：申请人凭检测报告自行声明，一般 2–4 周；
- **符合性证书**：由认可的认证机构签发，批量生产须审核工厂，应预留 1.5–3 个月。

申请人必须是欧亚联盟境内的企业：进口商，或制造商的授权代表。中国工厂不能直接作申请人。

## 工厂提前准备

1. 俄文使用说明书和产品技术护照（俄文 паспорт）；
2. 安全论证（010）、强度计算书（032）；
3. 铭牌照片，预留 EAC 标志位置；
4. 两至三台（件）样品送检。

轴承和普通紧固件不属于上述法规范围。市面上的“豁免函”只是出具方的意见，不具法律效力，请先按 [TN VED 编码](/tnved)自行核对。`,
    },
    cover: 'air-receivers',
  },
]
