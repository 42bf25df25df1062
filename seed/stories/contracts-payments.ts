/** Stories about contracts and payments. */
import type { StorySpec } from './model.ts'

export const contractsPayments: StorySpec[] = [
  {
    key: 'payment-schedule-30-60-10',
    tags: ['payments', 'contracts', 'pumps'],
    publishedAt: '2025-03-18T08:00:00Z',
    title: {
      en: '30/60/10 instead of 100% in advance: a payment schedule both sides can sign',
      ru: '30/60/10 вместо полной предоплаты: график платежей, который подпишут обе стороны',
      zh: '用“30/60/10”代替全额预付：买卖双方都能接受的付款安排',
    },
    lead: {
      en: 'A made-to-order pump ties up the factory’s money for eight weeks and the buyer’s for twelve. Link every installment to a document, and the risk is shared.',
      ru: 'Насос под заказ замораживает деньги завода на восемь недель, а покупателя — на двенадцать. Привяжите каждый платёж к документу — и риск разделится.',
      zh: '定制水泵的生产要占用工厂资金八周，占用买方资金十二周。把每一期付款都与单据挂钩，风险才能合理分担。',
    },
    body: {
      en: `The seller asks for full prepayment because a special impeller cannot be resold. The buyer wants to pay after commissioning because a pump that misses its duty point is scrap to them. The usual way out is three installments, each released by a document and not by a promise.

## Who carries the risk, and when

| Installment | Trigger | Document |
| --- | --- | --- |
| 30% | order confirmed | proforma invoice, signed data sheet |
| 60% | acceptance at the plant | test report to ISO 9906, grade 2B |
| 10% | 30 days after delivery | acceptance certificate or no written claim |

## Wording that saves arguments

- State the **latest date** of every event: “60% within 5 banking days of the test report, but not before the goods are marked and packed.”
- Under FCA (Incoterms 2020) the risk passes on handover to the carrier. Pay the second installment before it, and do not tie it to arrival.
- If the last 10% depends on site acceptance, say what happens when the site is not ready: payment falls due 90 days after shipment at the latest.
- An advance of more than 30% deserves an advance payment guarantee.

Compare the terms several [suppliers](/suppliers) offer before you bargain: a 3% discount for prepayment on a 12-week cycle equals about 13% a year.`,
      ru: `Продавец просит стопроцентную предоплату, потому что рабочее колесо под конкретную точку никому другому не продашь. Покупатель хочет платить после пуска: насос, не вышедший на параметры, для него металлолом. Обычный компромисс — три платежа, и каждый открывает документ, а не обещание.

## Кто и когда несёт риск

| Платёж | Событие | Документ |
| --- | --- | --- |
| 30 % | подтверждение заказа | счёт-проформа, подписанный опросный лист |
| 60 % | приёмка на заводе | протокол испытаний по ISO 9906, класс 2B |
| 10 % | 30 дней после поставки | акт приёмки или отсутствие письменной претензии |

## Формулировки, которые снимают споры

- Указывайте **предельный срок** каждого события: «60 % — в течение 5 банковских дней с даты протокола, но не ранее маркировки и упаковки».
- При FCA (Инкотермс 2020) риск переходит при передаче перевозчику. Второй платёж ставьте до этого момента и не связывайте с прибытием груза.
- Если последние 10 % зависят от приёмки на площадке, пропишите, что будет при неготовности площадки: оплата не позднее 90 дней с отгрузки.
- Аванс больше 30 % — повод попросить гарантию возврата аванса.

Прежде чем торговаться, сравните условия нескольких [поставщиков](/suppliers): скидка 3 % за предоплату при цикле 12 недель — это около 13 % годовых.`,
      zh: `卖方要求全额预付，是因为按特定工况设计的叶轮很难转卖；买方希望调试后再付款，是因为达不到工况点的泵对他来说等于废铁。通常的折中办法是分三期付款，每一期都凭单据，而不是凭口头承诺。

## 风险由谁承担

| 比例 | 触发条件 | 单据 |
| --- | --- | --- |
| 30% | 确认订单 | 形式发票、双方签字的数据表 |
| 60% | 出厂验收合格 | 按ISO 9906 2B级出具的试验报告 |
| 10% | 到货后30天 | 验收单，或未提出书面索赔 |

## 合同措辞要点

- 每个节点都写明**最迟日期**，例如：“试验报告出具后5个银行工作日内支付60%，且货物须已完成唛头和包装”。
- 采用FCA（Incoterms 2020）时，货交承运人即转移风险。第二期款应在此之前支付，不要与到货挂钩。
- 尾款取决于现场验收的，要约定现场不具备条件时的处理：最迟在发运后90天付清。
- 预付款超过30%，可要求卖方开立预付款保函。

谈价之前，先比较几家[供应商](/suppliers)的条件：在12周的周期里，预付换来3%的折扣，折合年化约13%。`,
    },
    cover: 'centrifugal-pumps',
  },
  {
    key: 'letter-of-credit-seven-discrepancies',
    tags: ['payments', 'contracts', 'logistics'],
    publishedAt: '2025-07-08T07:30:00Z',
    title: {
      en: 'Seven discrepancies that stop payment under a letter of credit',
      ru: 'Семь расхождений, из-за которых банк не платит по аккредитиву',
      zh: '导致信用证拒付的七个常见不符点',
    },
    lead: {
      en: 'Under UCP 600 the bank looks at paper, not at goods. Most refusals repeat the same few mistakes, and all of them can be caught before shipment.',
      ru: 'По UCP 600 банк смотрит на бумаги, а не на товар. Большинство отказов повторяет одни и те же ошибки, и все их можно поймать до отгрузки.',
      zh: '按照UCP 600，银行只审单据，不看货物。多数拒付都源于同样几个错误，而这些错误在装运前完全可以发现。',
    },
    body: {
      en: `A bank has five banking days to examine the presentation (article 14) and must list every discrepancy in a single notice (article 16). The exporter’s task is to leave nothing to list.

## The usual seven

1. Documents presented later than 21 calendar days after shipment, or after expiry of the credit.
2. Shipment after the latest date: the **on-board date** counts, not the date the container was gated in.
3. Goods described on the invoice in other words than in the credit. Here the wording must correspond; elsewhere general terms will do.
4. Insurance below 110% of the CIF or CIP value, or in another currency.
5. Bill of lading not clean, or without a named carrier and the signatory’s capacity.
6. Amount or quantity over the limit. Without “about,” 5% either way is allowed only for bulk goods, not for pieces.
7. Consignee, notify party or weights that differ from one document to the next.

## A routine that works

- Read the draft credit **before** it is issued, together with your forwarder.
- Refuse any document the buyer alone can sign: that turns a credit into a promise.
- Do not ask for a marine bill of lading with FCA by rail; use the CIM/SMGS consignment note.
- Send the bank scans for a pre-check three days ahead.`,
      ru: `На проверку документов у банка пять банковских дней (статья 14), и все расхождения он обязан перечислить в одном уведомлении (статья 16). Задача экспортёра — чтобы перечислять было нечего.

## Обычная семёрка

1. Документы представлены позже 21 календарного дня после отгрузки или после истечения аккредитива.
2. Отгрузка позже предельной даты: считается **дата погрузки на борт**, а не завоза контейнера на терминал.
3. Описание товара в инвойсе не соответствует аккредитиву. В остальных документах допустимы общие слова, в инвойсе — нет.
4. Страховка меньше 110 % стоимости CIF или CIP либо в другой валюте.
5. Коносамент не чистый, без наименования перевозчика или без указания, в каком качестве он подписан.
6. Превышены сумма или количество. Без слова «около» допуск ±5 % действует для навалочного товара, но не для штучного.
7. Получатель, уведомляемая сторона или вес расходятся от документа к документу.

## Рабочий порядок

- Читайте проект аккредитива **до** выпуска, вместе с экспедитором.
- Не соглашайтесь на документ, который может подписать только покупатель: аккредитив превращается в обещание.
- При FCA и железной дороге не требуйте морской коносамент — нужна накладная ЦИМ/СМГС.
- За три дня отправьте банку сканы на предварительную проверку.`,
      zh: `银行有五个银行工作日审单（第14条），并须在一份通知中一次性列明全部不符点（第16条）。出口商要做的，就是让银行无不符点可列。

## 常见的七个不符点

1. 装运后超过21个日历日交单，或信用证已过有效期。
2. 晚于最迟装运日：以**装船批注日期**为准，而不是集装箱进港日期。
3. 发票上的货物描述与信用证不符。其他单据可用统称，发票不行。
4. 保险金额低于CIF或CIP价值的110%，或币种不一致。
5. 提单不清洁，未注明承运人名称或签署人身份。
6. 金额或数量超限。未写“约”字时，±5%的浮动只适用于散装货，不适用于按件计数的货物。
7. 收货人、通知方或重量在各单据之间不一致。

## 行之有效的做法

- 信用证**开立之前**，与货代一起审核草稿。
- 不接受只有买方才能签发的单据（软条款）。
- FCA铁路运输不要要求海运提单，应使用国际货协/国际货约（SMGS/CIM）运单。
- 正式交单前三天，先把扫描件发给银行预审。`,
    },
    cover: 'plate-heat-exchangers',
  },
  {
    key: 'paying-a-chinese-supplier-in-yuan',
    tags: ['payments', 'china', 'russia'],
    publishedAt: '2025-11-26T06:00:00Z',
    title: {
      en: 'Paying a Chinese supplier in yuan: what both banks will ask for',
      ru: 'Платёж китайскому поставщику в юанях: какие бумаги спросят оба банка',
      zh: '俄罗斯客户以人民币付款：两边银行会审核哪些材料',
    },
    lead: {
      en: 'Money gets stuck less often over the amount than over papers that do not match. Check the document set before the payment order goes out.',
      ru: 'Деньги чаще застревают не из-за суммы, а из-за нестыковок в документах. Проверяем пакет до отправки поручения.',
      zh: '款项被卡住，多数不是因为金额，而是因为材料前后不一致。汇款指令发出之前，先把整套文件核对一遍。',
    },
    body: {
      en: `Settlement in yuan saves one conversion but no checks: both the buyer’s and the supplier’s bank read the documents. The latter returns a payment without much explanation if it cannot see what the money is for.

## The buyer’s side, in Russia

- An import contract of 3 million rubles or more is registered with the bank under Instruction No. 181-I; the registration number is needed before the first payment.
- With an advance, the expected delivery date is reported. If it slips, amend it beforehand, not after the bank asks.
- Payment details: number and date of the contract, invoice number, description of the goods.

## The supplier’s side, in China

| What the bank checks | Typical mistake |
| --- | --- |
| The payer is a party to the contract | a third party pays without an agreement |
| Goods and HS code | the invoice says “equipment,” no model |
| Route and consignee | one city in the contract, another in the declaration |
| Signature and seal | the English name is not the registered one |

## Advice

Make the first payment a small one: 5,000–10,000 yuan for samples. It shows the time in transit (usually two to seven business days) and the fees. State in the contract who pays the correspondent banks (OUR or SHA) and what happens if a payment is returned. Check the commodity code in the [TN VED list](/tnved).`,
      ru: `Расчёты в юанях сокращают одну конвертацию, но не количество проверок: документы смотрят и банк покупателя, и банк поставщика. Второй вернёт платёж без долгих объяснений, если не поймёт, за что он.

## Сторона покупателя

- Импортный контракт от 3 млн ₽ ставится на учёт в банке по Инструкции № 181-И; номер учёта нужен до первого платежа.
- По авансу сообщают ожидаемый срок поставки. Сорвался — вносите изменения заранее, а не после запроса.
- Назначение платежа: номер и дата контракта, номер инвойса, наименование товара.

## Сторона поставщика

| Что проверит банк в Китае | Типичная ошибка |
| --- | --- |
| Плательщик — сторона контракта | платит третье лицо без соглашения |
| Товар и код ТН ВЭД | в инвойсе «оборудование» без модели |
| Маршрут и получатель | другой город в контракте и декларации |
| Подпись и печать | английское название не как в реестре |

## Совет

Первый платёж сделайте небольшим — 5–10 тысяч юаней за образцы. Он покажет срок прохождения (обычно от двух до семи рабочих дней) и комиссии. В контракт внесите, кто платит комиссию банков-корреспондентов (OUR или SHA) и что делать при возврате денег. Код товара сверьте в [справочнике ТН ВЭД](/tnved).`,
      zh: `用人民币结算可以少一次汇兑，但审核环节并不会减少：买方银行和卖方银行都要看单据。如果卖方银行弄不清款项用途，往往会直接退汇。

## 买方一侧（俄罗斯）

- 进口合同金额达到300万卢布及以上，须按俄央行第181-I号指令在银行登记，首次付款前就要取得合同登记号。
- 支付预付款时要申报预计交货期；交期有变，应提前办理变更，不要等银行来问。
- 付款附言写清合同号及日期、发票号和货物名称。

## 卖方一侧（中国）

| 银行审核内容 | 常见问题 |
| --- | --- |
| 付款人是否为合同当事人 | 第三方代付，却没有代付协议 |
| 品名与HS编码 | 发票只写“设备”，没有型号 |
| 运输路线与收货人 | 合同与报关单上的城市不一致 |
| 签字盖章 | 英文名称与备案名称不同 |

## 建议

首笔款尽量小一些，例如5000至10000元的样品款，借此了解到账时间（一般为2至7个工作日）和手续费。合同中应写明代理行费用由谁承担（OUR或SHA），以及退汇后如何处理。商品编码可先在[TN VED 编码表](/tnved)中核对。`,
    },
    cover: 'induction-motors',
  },
  {
    key: 'vienna-convention-and-claims',
    tags: ['contracts', 'quality', 'inspection'],
    publishedAt: '2026-03-12T09:00:00Z',
    title: {
      en: 'Silence in the contract: what the Vienna Convention decides for you',
      ru: 'Контракт молчит: что за вас решает Венская конвенция',
      zh: '合同没写怎么办：《联合国国际货物销售合同公约》替您做了哪些约定',
    },
    lead: {
      en: 'A contract between a Russian buyer and a Chinese seller falls under the CISG even if nobody mentions it. Four of its rules cost money when forgotten.',
      ru: 'Договор российского покупателя с китайским продавцом подчиняется конвенции, даже если о ней никто не вспомнил. Четыре её правила дорого обходятся забывчивым.',
      zh: '俄罗斯买方与中国卖方订立的合同，即使只字未提，通常也适用该公约。其中四条规则，忘记了就要付出代价。',
    },
    body: {
      en: `China, Russia, Kazakhstan and Belarus are party to the 1980 Vienna Convention (CISG); the United Kingdom is not. Choosing “the law of Russia” or “the law of China” includes the Convention unless you exclude it in so many words.

## Four rules worth knowing

| Article | Rule | What to write instead |
| --- | --- | --- |
| 35 | Goods must fit the ordinary purpose | Grade, standard and year: “20 GOST 1050-2013” |
| 38–39 | Inspect soon, give notice in a reasonable time, two years at most | 14 days for quantity, 30 for quality, 12 months for hidden defects |
| 78 | Interest is due, rate not stated | 0.05% a day, capped at 5% |
| 79 | Impediment beyond control | List of events, notice in 10 days, right to terminate after 90 |

## Notice of a defect

A letter saying “the quality is bad” is not a notice. Article 39 asks for the **nature** of the defect: heat number, measured value, allowed value, photographs, a report with both sides invited. Leave the goods in their packing until the seller replies.

Name a single arbitration body, its seat, the language and the number of arbitrators. “Disputes shall be settled in the court of the defendant” is a clause to avoid: between China and Russia an arbitral award is usually easier to enforce, under the 1958 New York Convention.`,
      ru: `Россия, Китай, Казахстан и Беларусь участвуют в Венской конвенции 1980 года, Великобритания — нет. Оговорка «применяется право РФ» или «право КНР» включает и конвенцию, если вы прямо её не исключили.

## Четыре правила

| Статья | Правило | Что написать вместо |
| --- | --- | --- |
| 35 | Товар пригоден для обычных целей | Марка, стандарт и год: «сталь 20, ГОСТ 1050-2013» |
| 38–39 | Осмотреть скоро, известить в разумный срок, не позже двух лет | 14 дней — количество, 30 — качество, 12 месяцев — скрытые дефекты |
| 78 | Проценты положены, ставка не названа | 0,05 % в день, не более 5 % |
| 79 | Препятствие вне контроля | Перечень событий, извещение за 10 дней, выход через 90 |

## Как известить о дефекте

Письмо «качество плохое» извещением не является. Статья 39 требует указать **характер** несоответствия: номер плавки, измеренное и допустимое значения, фотографии, акт с приглашением второй стороны. До ответа продавца держите товар в упаковке.

Назовите один арбитраж, его место, язык и число арбитров. Оговорки «споры — в суде ответчика» лучше избегать: между Россией и Китаем арбитражное решение обычно проще исполнить — по Нью-Йоркской конвенции 1958 года.`,
      zh: `中国、俄罗斯、哈萨克斯坦、白俄罗斯都是1980年公约（CISG）的缔约国，英国则不是。合同写明“适用中国法”或“适用俄罗斯法”，只要没有明确排除，就同时包含该公约。

## 值得记住的四条

| 条款 | 公约规定 | 合同中宜写 |
| --- | --- | --- |
| 第35条 | 货物适合通常用途 | 牌号、标准号及年份 |
| 第38、39条 | 尽快检验，合理时间内通知，最长两年 | 数量14天，质量30天，隐蔽缺陷12个月 |
| 第78条 | 应付利息，但未定利率 | 每日0.05%，上限5% |
| 第79条 | 不可控制的障碍 | 列明事件，10天内通知，90天后可解约 |

## 如何发出质量异议

只写“质量不好”，不算有效通知。第39条要求说明不符的**性质**：炉号、实测值、允许值、照片，以及邀请对方到场后作出的检验报告。卖方答复之前，货物应保持原包装。

仲裁条款要写明唯一的仲裁机构、仲裁地、语言和仲裁员人数。不要写“由被告所在地法院管辖”：中俄之间，依据1958年《纽约公约》执行仲裁裁决，通常比执行法院判决更容易。`,
    },
    cover: 'hex-bolts',
  },
  {
    key: 'demand-guarantees-for-equipment',
    tags: ['contracts', 'payments', 'electrical'],
    publishedAt: '2026-08-20T10:00:00Z',
    title: {
      en: 'Three bank guarantees for one transformer: advance, performance, warranty',
      ru: 'Три гарантии на один трансформатор: аванс, исполнение, гарантийный срок',
      zh: '一台变压器，三份保函：预付款、履约与质保',
    },
    lead: {
      en: 'A guarantee under URDG 758 costs 1–2% a year and replaces months of arguing, provided that its text is agreed before the contract is signed.',
      ru: 'Гарантия по URDG 758 стоит 1–2 % в год и заменяет месяцы споров — если её текст согласован до подписания договора.',
      zh: '按URDG 758开立的保函，年费率一般为1%～2%，却能省去数月的争执，前提是文本在签约前就已谈妥。',
    },
    body: {
      en: `For a 10 MVA transformer with a five-month lead time, the buyer’s money is at risk three times: before shipment, on the test bed and after energizing. Each risk has its own instrument.

## What each guarantee covers

| Guarantee | Amount | Valid until |
| --- | --- | --- |
| Advance payment | the whole advance | shipment, reducing with each delivery |
| Performance | 5–10% of the price | acceptance plus 30 days |
| Warranty (retention) | 5% | end of the warranty period, often 24 months |

## Points for the text

- Write “subject to the **Uniform Rules for Demand Guarantees, ICC publication 758**.” The guarantor then has five business days to examine a demand.
- The demand needs a statement of the breach, but no court judgment: otherwise it is suretyship under another name.
- Make the advance guarantee effective only on **receipt of the advance** in the seller’s account.
- Fix an expiry date, not only an event: acceptance may never come.
- Agree whether the buyer may demand “extend or pay”: article 23 lets the guarantor suspend payment for up to 30 days.

## When to do without

Below about USD 50,000 the fees eat the benefit. Use a retention of 5%, released against the routine test report to IEC 60076-1 and a clean first oil analysis.`,
      ru: `У трансформатора на 10 МВ·А со сроком изготовления пять месяцев деньги покупателя рискуют трижды: до отгрузки, на испытательном стенде и после включения. Для каждого риска свой инструмент.

## Что покрывает каждая гарантия

| Гарантия | Сумма | Действует до |
| --- | --- | --- |
| Возврата аванса | весь аванс | отгрузки, с уменьшением по мере поставок |
| Исполнения | 5–10 % цены | приёмки плюс 30 дней |
| Гарантийного периода | 5 % | конца гарантийного срока, часто 24 месяца |

## На что смотреть в тексте

- Ссылка: «подчиняется **Унифицированным правилам для гарантий по требованию, публикация МТП № 758**». Тогда на проверку требования у гаранта пять рабочих дней.
- К требованию нужно заявление о нарушении, но не решение суда: иначе это поручительство под другим именем.
- Гарантия возврата аванса вступает в силу только **с зачислением аванса** на счёт продавца.
- Нужна дата истечения, а не только событие: «до приёмки» может не наступить никогда.
- Договоритесь о требовании «продлить или заплатить»: статья 23 даёт гаранту отложить платёж до 30 дней.

## Когда обойтись без неё

При цене ниже 50 тысяч долларов комиссии съедают выгоду. Удержите 5 % до протокола приёмо-сдаточных испытаний (IEC 60076-1) и чистого первого анализа масла.`,
      zh: `一台10 MVA变压器，交货期五个月，买方资金要经历三次风险：发货前、试验台上和投运后。每种风险对应一份保函。

## 各类保函的范围

| 种类 | 金额 | 有效期至 |
| --- | --- | --- |
| 预付款保函 | 全部预付款 | 发货，随交货递减 |
| 履约保函 | 合同价的5%～10% | 验收后30天 |
| 质保金保函 | 5% | 质保期满，常为24个月 |

## 文本要点

- 注明“适用**国际商会第758号出版物《见索即付保函统一规则》**”，担保人须在五个营业日内审核索赔。
- 索赔只需附违约声明，不应要求法院判决，否则名为保函，实为保证担保。
- 预付款保函应自**预付款到账**之日起生效。
- 必须写明失效日期，不能只写失效事件：“至验收止”可能永远等不到。
- 约定是否允许“展期或付款”：按第23条，担保人可中止付款，最长30天。

## 何时可以不用

合同金额低于约5万美元时，费用不划算。可改为扣留5%尾款，凭符合IEC 60076-1（GB/T 1094.1）的例行试验报告和合格的首次油样分析结清。`,
    },
    cover: 'power-transformers',
  },
]
