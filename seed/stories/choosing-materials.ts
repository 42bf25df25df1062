import type { StorySpec } from './model.ts'

export const choosingMaterials: StorySpec[] = [
  {
    key: 'stainless-steel-grades-side-by-side',
    tags: ['metals', 'how-to-choose', 'standards'],
    publishedAt: '2025-04-08T07:00:00Z',
    title: {
      en: 'Stainless grades side by side: AISI, EN, GOST and GB',
      ru: 'Нержавеющие марки рядом: AISI, EN, ГОСТ и GB',
      zh: '不锈钢牌号对照：AISI、EN、GOST 与 GB',
    },
    lead: {
      en: 'There are near equivalents, but no twins. Here is the table we keep on the desk, and three cases where it misleads.',
      ru: 'Близкие аналоги есть, близнецов нет. Таблица, которую стоит держать на столе, и три случая, когда она подводит.',
      zh: '牌号之间只有近似对应，没有完全等同。这里给出一张案头对照表，以及三种容易出错的情况。',
    },
    body: {
      en: `## The desk table

| AISI | EN | GOST | GB/T 20878 |
| --- | --- | --- | --- |
| 304 | 1.4301 | 08Kh18N10 | 06Cr19Ni10 |
| 321 | 1.4541 | 08Kh18N10T | 06Cr18Ni11Ti |
| 316Ti | 1.4571 | 08Kh17N13M2T | 06Cr17Ni12Mo2Ti |
| 430 | 1.4016 | 12Kh17 | 10Cr17 |

## Where the table misleads

1. **321 is not 304.** Russian drawings ask for 12Kh18N10T by habit; the titanium protects the weld. For thin welded sheet, low-carbon 304L usually does the same job at a lower price, but the designer has to agree in writing.
2. **316 is not 304 with a bigger price.** Its 2–3% molybdenum is what resists chlorides. For seawater even 316 is not enough.
3. **201 is not a “kind of 304.”** It replaces nickel with manganese: 3.5–5.5% nickel instead of 8%. It looks the same, and a magnet will not tell them apart.

## What to write in the order

Grade *and* standard, surface (2B, BA, No. 1), mill certificate 3.1 with the heat number. On arrival, check nickel and molybdenum with a portable XRF analyzer: two minutes a sheet, far cheaper than a rusted tank. Sheet offers are in the [catalog](/catalog).`,
      ru: `## Настольная таблица

| AISI | EN | ГОСТ 5632 | GB/T 20878 |
| --- | --- | --- | --- |
| 304 | 1.4301 | 08Х18Н10 | 06Cr19Ni10 |
| 321 | 1.4541 | 08Х18Н10Т | 06Cr18Ni11Ti |
| 316Ti | 1.4571 | 08Х17Н13М2Т | 06Cr17Ni12Mo2Ti |
| 430 | 1.4016 | 12Х17 | 10Cr17 |

## Где таблица подводит

1. **321 — не 304.** В чертежах по привычке стоит 12Х18Н10Т: титан защищает сварной шов. Для тонкого свариваемого листа низкоуглеродистая 304L обычно решает ту же задачу дешевле, но замену должен письменно согласовать конструктор.
2. **316 — не «дорогая 304».** Её 2–3 % молибдена работают против хлоридов. Для морской воды мало и 316.
3. **201 — не «разновидность 304».** Никель в ней заменён марганцем: 3,5–5,5 % никеля вместо 8 %. На вид сталь та же, и магнит их не различит.

## Что писать в заказе

Марку *и* стандарт, поверхность (2B, BA, No. 1), сертификат 3.1 с номером плавки. На входном контроле проверьте никель и молибден переносным рентгенофлуоресцентным анализатором: две минуты на лист — дешевле, чем ржавый бак. Предложения по листу — в [каталоге](/catalog).`,
      zh: `## 案头对照表

| AISI | EN | GOST 5632 | GB/T 20878 |
| --- | --- | --- | --- |
| 304 | 1.4301 | 08Х18Н10 | 06Cr19Ni10 |
| 321 | 1.4541 | 08Х18Н10Т | 06Cr18Ni11Ti |
| 316Ti | 1.4571 | 08Х17Н13М2Т | 06Cr17Ni12Mo2Ti |
| 430 | 1.4016 | 12Х17 | 10Cr17 |

## 容易出错的三种情况

1. **321 不是 304**。俄方图纸习惯写 12Х18Н10Т，其中的钛用于防止焊缝晶间腐蚀。薄板焊接件多数可用低碳的 304L 代替，价格更低，但须由设计方书面确认。
2. **316 不是“贵一点的 304”**。关键在于 2%–3% 的钼，能抗氯离子点蚀；若用于海水，316 也不够。
3. **201 不是“304 的一种”**。它以锰代镍，镍含量仅 3.5%–5.5%，而 304 为 8% 以上。外观相同，磁铁也分辨不出。

## 订单怎么写

写明牌号**和**执行标准、表面状态（2B、BA、No.1），要求提供带炉号的 3.1 材质证书。到货后用手持光谱仪抽查镍、钼含量，每张板约两分钟。板材报价见[产品目录](/catalog)。`,
    },
    cover: 'steel-sheets',
  },
  {
    key: 'epdm-nbr-fkm-ptfe',
    tags: ['valves', 'how-to-choose'],
    publishedAt: '2025-08-14T06:30:00Z',
    title: {
      en: 'EPDM, NBR, FKM or PTFE: four letters that decide the life of a valve',
      ru: 'EPDM, NBR, FKM или PTFE: от чего зависит срок службы затвора',
      zh: 'EPDM、NBR、FKM、PTFE：密封材料决定阀门寿命',
    },
    lead: {
      en: 'The body of a butterfly valve lasts for decades; the liner may fail in a week if the medium was described as “water, sort of.”',
      ru: 'Корпус дискового затвора служит десятилетиями, а манжета выходит из строя за неделю, если среду в заявке назвали «вода, примерно».',
      zh: '蝶阀阀体能用几十年，可如果询价时介质只写“差不多是水”，阀座一周就可能报废。',
    },
    body: {
      en: `## Four materials

| Material | Temperature | Good for | Never for |
| --- | --- | --- | --- |
| EPDM | −40 to +120 °C | water, glycol, weak acids, alkalis | oil, fuel, greasy air |
| NBR | −20 to +90 °C | oil, diesel, natural gas | ozone, ketones |
| FKM | −15 to +180 °C | hot oil, gasoline, acids | steam, hot water, acetone |
| PTFE | −50 to +200 °C | almost any chemistry | abrasive slurry, loose bolting |

The limits are for continuous service of ordinary grades; special grades go further, but the maker must confirm it.

## Three classic mistakes

1. **EPDM on compressed air.** The water is fine; the compressor oil is not: the liner swells and the disc sticks. Choose NBR.
2. **FKM on hot water.** People buy the more expensive rubber “to be safe”; at 100 °C plain EPDM lasts longer.
3. **Not mentioning washdown.** Milk is harmless, but the plant is cleaned with 2% alkali at 80 °C every night. The detergent is a medium too.

## What the inquiry needs

- full name and concentration of the medium;
- working, maximum and *minimum* temperature: a valve stored outdoors in Siberia sees −45 °C;
- for drinking water, potable-water approval of the elastomer.

Then compare the valves in the [catalog](/catalog) by seat material, not only by DN: it is stated on each product page.`,
      ru: `## Четыре материала

| Материал | Температура | Подходит для | Не подходит для |
| --- | --- | --- | --- |
| EPDM | −40…+120 °C | вода, гликоль, слабые кислоты, щёлочи | масло, топливо, воздух с маслом |
| NBR | −20…+90 °C | масло, дизтопливо, природный газ | озон, кетоны |
| FKM | −15…+180 °C | горячее масло, бензин, кислоты | пар, горячая вода, ацетон |
| PTFE | −50…+200 °C | почти любая химия | абразивная пульпа |

Границы даны для длительной работы рядовых марок; специальные смеси держат больше, но это должен подтвердить изготовитель.

## Три классические ошибки

1. **EPDM на сжатом воздухе.** Вода ему не страшна, а компрессорное масло — да: манжета разбухает, диск заклинивает. Нужен NBR.
2. **FKM на горячей воде.** Берут резину подороже «для надёжности», хотя при 100 °C обычный EPDM живёт дольше.
3. **Молчание о мойке.** Молоко безвредно, но каждую ночь линию моют двухпроцентной щёлочью при 80 °C. Моющий раствор — тоже рабочая среда.

## Что указать в заявке

- полное название и концентрацию среды;
- рабочую, максимальную и *минимальную* температуру: на открытом складе в Сибири затвор увидит −45 °C;
- для питьевой воды — гигиеническое заключение на эластомер.

И отбирайте арматуру в [каталоге](/catalog) по материалу уплотнения, а не только по DN.`,
      zh: `## 四种常用材料

| 材料 | 使用温度 | 适用介质 | 禁用介质 |
| --- | --- | --- | --- |
| EPDM | −40～+120 °C | 水、乙二醇、弱酸、碱液 | 油品、含油空气 |
| NBR | −20～+90 °C | 润滑油、柴油、天然气 | 臭氧、酮类 |
| FKM | −15～+180 °C | 热油、汽油、酸 | 蒸汽、热水、丙酮 |
| PTFE | −50～+200 °C | 几乎所有化学品 | 磨蚀性浆料 |

表中为普通牌号的长期使用范围，特殊配方需由制造厂确认。

## 三个常见错误

1. **压缩空气用 EPDM**。不怕水，但怕压缩机油：阀座溶胀，蝶板卡死，应选 NBR。
2. **热水用 FKM**。以为贵的更保险，其实 100 °C 热水中 EPDM 更耐用。
3. **不提清洗工况**。牛奶无害，但管线每晚要用 80 °C、2% 的碱液清洗，清洗液同样是介质。

## 询价应注明

- 介质全称和浓度；
- 工作温度、最高温度和**最低**温度：露天存放在西伯利亚，阀门要经受 −45 °C；
- 用于饮用水时，密封件的卫生许可文件。

在[产品目录](/catalog)中筛选时，不要只看 DN，还要看密封材料。`,
    },
    cover: 'butterfly-valves',
  },
  {
    key: 'steel-for-minus-sixty',
    tags: ['metals', 'standards', 'russia'],
    publishedAt: '2025-12-02T05:40:00Z',
    title: {
      en: 'Steel for minus sixty: what to write to a Chinese mill',
      ru: 'Сталь для минус шестидесяти: что писать китайскому заводу',
      zh: '俄罗斯低温用钢：−60 °C 该怎么订货',
    },
    lead: {
      en: '“Equivalent of 09G2S” is not a requirement. A few letters and figures turn it into one that can be tested.',
      ru: '«Аналог 09Г2С» — не техническое требование. Рассказываем, какие буквы и цифры превращают его в проверяемое.',
      zh: '“09Г2С 的替代牌号”不是技术要求。本文说明怎样把它写成可检验的条款。',
    },
    body: {
      en: `For the cold-climate version, KhL under GOST 15150, the lowest working temperature is −60 °C. In such cold, tensile strength hardly matters; impact toughness does.

## What is offered instead of 09G2S

| Grade | Standard | Impact test at |
| --- | --- | --- |
| Q355B | GB/T 1591 | +20 °C |
| Q355D | GB/T 1591 | −20 °C |
| 16MnDR (plate) | GB/T 713.3 | −40 °C |
| 16MnDG (pipe) | GB/T 18984 | −45 °C |
| 09MnNiDR (plate) | GB/T 713.3 | −70 °C |

The “equivalent” in most quotes is Q355B. Its composition is close, but it has not been tested at low temperature: the letter at the end of the grade is the test temperature.

## How to write the requirement

- steel 09G2S to GOST 19281, **or** a GB grade agreed with the buyer in writing;
- impact toughness at −60 °C: the value, the notch (KCU or KCV) and the direction of the specimen;
- carbon equivalent not above 0.43%;
- certificate 3.1 with an impact test report for every heat.

KCU and KCV cannot be converted into one another: a U-notch and a sharp V-notch give different values. If the project asks for KCU at −60 and the mill has tested KV at −40, conformity is not proven.

Pipe and plate for northern projects are in the [catalog](/catalog).`,
      ru: `Для климатического исполнения ХЛ по ГОСТ 15150 нижняя рабочая температура — −60 °C. При таком морозе предел прочности почти не важен: важна ударная вязкость.

## Что предлагают вместо 09Г2С

| Марка | Стандарт | Испытание на удар |
| --- | --- | --- |
| Q355B | GB/T 1591 | +20 °C |
| Q355D | GB/T 1591 | −20 °C |
| 16MnDR (лист) | GB/T 713.3 | −40 °C |
| 16MnDG (труба) | GB/T 18984 | −45 °C |
| 09MnNiDR (лист) | GB/T 713.3 | −70 °C |

В коммерческих предложениях «аналогом» чаще всего называют Q355B. По составу он похож, но на мороз его никто не испытывал: буква в конце марки и есть температура испытания.

## Как записать требование

- сталь 09Г2С по ГОСТ 19281 **или** марка GB по согласованию с покупателем;
- ударная вязкость при −60 °C: значение, тип надреза (KCU или KCV), направление вырезки образца;
- углеродный эквивалент — не выше 0,43 %;
- сертификат 3.1 с протоколом испытаний на удар от каждой партии.

KCU и KCV не пересчитываются друг в друга: U-образный и острый V-образный надрез дают разные величины. Если проект требует KCU −60, а завод испытал KV −40, соответствие не доказано.

Трубы и лист для северных проектов ищите в [каталоге](/catalog).`,
      zh: `按 GOST 15150，ХЛ（寒冷气候）型产品的最低工作温度为 −60 °C。在这种低温下，强度并不是关键，冲击韧性才是。

## 常见的替代牌号

| 牌号 | 标准 | 冲击试验温度 |
| --- | --- | --- |
| Q355B | GB/T 1591 | +20 °C |
| Q355D | GB/T 1591 | −20 °C |
| 16MnDR（板） | GB/T 713.3 | −40 °C |
| 16MnDG（管） | GB/T 18984 | −45 °C |
| 09MnNiDR（板） | GB/T 713.3 | −70 °C |

报价时最常被当作“等同 09Г2С”的是 Q355B。成分确实接近，但从未做过低温冲击：牌号末尾的字母代表的就是试验温度等级。

## 技术条款怎么写

- 钢种：09G2S（俄标写作 09Г2С，GOST 19281），**或**经买方书面同意的国标牌号；
- −60 °C 冲击韧性：数值、缺口形式（KCU 或 KCV）、取样方向；
- 碳当量不大于 0.43%；
- 每批提供 3.1 证书及冲击试验报告。

U 型缺口与 V 型缺口的结果不能互相换算。俄方要求 KCU −60，而工厂只做了 KV −40，等于没有证明合格。接单前先与钢厂确认试验能力，比事后补做试验便宜得多。相关钢管、钢板见[产品目录](/catalog)。`,
    },
    cover: 'steel-pipes-seamless',
  },
  {
    key: 'bolt-classes-and-zinc',
    tags: ['fasteners', 'how-to-choose'],
    publishedAt: '2026-04-16T08:20:00Z',
    title: {
      en: 'Bolts 8.8, 10.9 and 12.9: strength first, then the zinc',
      ru: 'Болты 8.8, 10.9 и 12.9: сначала прочность, потом цинк',
      zh: '8.8、10.9、12.9 级螺栓：先看强度，再选镀层',
    },
    lead: {
      en: 'The two figures on the head are arithmetic, not decoration. The coating must match them, or the bolt may break on a quiet night after assembly.',
      ru: 'Две цифры на головке — это арифметика, а не украшение. Покрытие должно с ними сочетаться, иначе болт лопнет в тихую ночь после сборки.',
      zh: '螺栓头部的两个数字可以直接换算强度。镀层若不匹配，螺栓可能在装配后悄无声息地断裂。',
    },
    body: {
      en: `## Reading the head

The first figure × 100 is the nominal tensile strength in MPa. The second is the yield ratio: for 8.8 it gives 800 × 0.8 = 640 MPa.

| Class | Tensile, MPa | Yield, MPa |
| --- | --- | --- |
| 5.6 | 500 | 300 |
| 8.8 | 800 | 640 |
| 10.9 | 1,000 | 900 |
| 12.9 | 1,200 | 1,080 |

The figures are those of ISO 898-1, the same in GOST ISO 898-1 and GB/T 3098.1. A head with no class and no maker’s mark is not a structural bolt.

## Matching the zinc

- **Electroplating, 5–12 µm:** for dry rooms. Acid pickling brings hydrogen into the steel: from class 10.9 ask for baking at 190–220 °C, for 12.9 avoid it altogether.
- **Hot-dip, from 40 µm:** for open air, up to class 10.9. The nut thread has to be tapped oversize, so buy bolts and nuts as a set.
- **Zinc flake, 8–12 µm:** no hydrogen, 480–720 hours of salt spray; the usual choice for 10.9 and above.

## In the order

Standard, thread and length, class, coating with thickness, nut class: 8 for 8.8, 10 for 10.9. A 10.9 bolt with a class 8 nut strips the nut first. Compare sets in the [catalog](/catalog).`,
      ru: `## Читаем головку

Первое число × 100 — номинальный предел прочности в МПа. Второе — отношение предела текучести к прочности: для 8.8 выходит 800 × 0,8 = 640 МПа.

| Класс | Прочность, МПа | Текучесть, МПа |
| --- | --- | --- |
| 5.6 | 500 | 300 |
| 8.8 | 800 | 640 |
| 10.9 | 1000 | 900 |
| 12.9 | 1200 | 1080 |

Так записано в ISO 898-1, а значит, и в ГОСТ ISO 898-1, и в GB/T 3098.1. Головка без класса и клейма изготовителя — это не силовой болт.

## Подбираем цинк

- **Гальваника, 5–12 мкм** — для сухих помещений. При травлении сталь насыщается водородом: начиная с 10.9 требуйте обезводороживание при 190–220 °C, а для 12.9 лучше отказаться совсем.
- **Горячий цинк, от 40 мкм** — для улицы, до класса 10.9 включительно. Резьбу гайки нарезают с увеличением, поэтому покупайте болт и гайку комплектом.
- **Цинк-ламельное покрытие, 8–12 мкм** — без водорода, 480–720 часов соляного тумана; обычный выбор для 10.9 и выше.

## В заказе

Стандарт, резьба и длина, класс прочности, покрытие с толщиной, класс гайки: 8 к болту 8.8, 10 к болту 10.9. Гайка класса 8 на болте 10.9 сорвёт резьбу первой. Комплекты сравнивайте в [каталоге](/catalog).`,
      zh: `## 看懂头部标志

第一个数字 × 100 是公称抗拉强度（MPa），第二个数字是屈强比：8.8 级即 800 × 0.8 = 640 MPa。

| 性能等级 | 抗拉强度 MPa | 屈服强度 MPa |
| --- | --- | --- |
| 5.6 | 500 | 300 |
| 8.8 | 800 | 640 |
| 10.9 | 1000 | 900 |
| 12.9 | 1200 | 1080 |

GB/T 3098.1、ISO 898-1 和 GOST ISO 898-1 的规定一致。头部没有等级和厂标的螺栓，不能用于受力连接。

## 镀层怎么配

- **电镀锌 5–12 µm**：用于干燥室内。酸洗会渗氢，10.9 级起应要求 190–220 °C 去氢处理，12.9 级最好不用；
- **热浸镀锌 ≥40 µm**：用于室外，最高到 10.9 级。螺母须加大攻丝，螺栓螺母应成套采购；
- **锌铝涂层 8–12 µm**：无氢脆，盐雾试验 480–720 h，是 10.9 级及以上的常用方案。

## 订单要素

标准号、螺纹规格与长度、性能等级、镀层及厚度、螺母等级：8.8 配 8 级，10.9 配 10 级。10.9 级螺栓配 8 级螺母，先脱扣的一定是螺母。成套产品见[产品目录](/catalog)。`,
    },
    cover: 'hex-bolts',
  },
  {
    key: 'z100-or-z275',
    tags: ['metals', 'how-to-choose', 'prices'],
    publishedAt: '2026-09-22T07:10:00Z',
    title: {
      en: 'Z100 or Z275: what you pay for in a galvanized coil',
      ru: 'Z100 или Z275: за что платят в оцинкованном рулоне',
      zh: 'Z100 还是 Z275：镀锌卷的钱花在哪里',
    },
    lead: {
      en: 'The difference between two coils cannot be seen, only measured. On a roof it is the difference between seven years and nineteen.',
      ru: 'Разницу между двумя рулонами нельзя увидеть — только измерить. На кровле это разница между семью годами и девятнадцатью.',
      zh: '两卷镀锌板外观一样，差别只能测出来；用在屋面上，差的可能是十几年寿命。',
    },
    body: {
      en: `## What the number means

Z275 is 275 grams of zinc per square meter **on both sides together**. Divide by 14.3 to get microns per side.

| Coating | Zinc, g/m² | Per side, µm |
| --- | --- | --- |
| Z100 | 100 | 7 |
| Z140 | 140 | 10 |
| Z200 | 200 | 14 |
| Z275 | 275 | 19 |

## How long it lasts

Under ISO 9223 zinc loses 0.1–0.7 µm a year in category C2 (dry, rural) and 0.7–2.1 µm in C3 (city, moderate industry). At 1 µm a year Z100 is gone in seven years and Z275 in nineteen. For ducts inside a building Z100 is enough; for unpainted roofing, choose Z275.

## Where the price hides

- **Total or base thickness.** “0.5 mm” with the zinc included is 0.46 mm of steel under Z275. Write which one you mean.
- **Tolerance.** A coil rolled to the minus limit is 5–8% lighter; buy by actual weight and check area.
- **The lightest spot.** The standards specify a three-spot average and a lower single-spot limit: for Z275, 235 g/m².

Ask for EN 10346, GOST 14918 or GB/T 2518 with the exact coating mass, and measure on arrival with a magnetic gauge. Codes of heading 7210 are in the [TN VED list](/tnved).`,
      ru: `## Что значит цифра

Z275 — это 275 граммов цинка на квадратный метр **с двух сторон вместе**. Разделите на 14,3 — получите микроны на сторону.

| Покрытие | Цинк, г/м² | На сторону, мкм |
| --- | --- | --- |
| Z100 | 100 | 7 |
| Z140 | 140 | 10 |
| Z200 | 200 | 14 |
| Z275 | 275 | 19 |

## На сколько хватит

По ISO 9223 цинк теряет 0,1–0,7 мкм в год в среде C2 (сухо, сельская местность) и 0,7–2,1 мкм в среде C3 (город, умеренная промышленность). При 1 мкм в год Z100 кончится через семь лет, Z275 — через девятнадцать. Для воздуховодов внутри здания достаточно Z100, для кровли без окраски берите Z275.

## Где прячется цена

- **Толщина с цинком или без.** «0,5 мм» вместе с покрытием Z275 — это 0,46 мм стали. Пишите, какую имеете в виду.
- **Допуск.** Рулон, прокатанный в минус, легче на 5–8 %: покупайте по фактической массе и проверяйте площадь.
- **Самое тонкое место.** Норма задаёт среднее по трём точкам и предел для одной: для Z275 — 235 г/м².

Требуйте ГОСТ 14918, EN 10346 или GB/T 2518 с точной массой покрытия и измеряйте толщину покрытия на приёмке магнитным толщиномером. Коды позиции 7210 — в [справочнике ТН ВЭД](/tnved).`,
      zh: `## 数字的含义

Z275 表示**双面合计**每平方米 275 克锌。除以 14.3，即为单面微米数。

| 镀层代号 | 锌量 g/m² | 单面 µm |
| --- | --- | --- |
| Z100 | 100 | 7 |
| Z140 | 140 | 10 |
| Z200 | 200 | 14 |
| Z275 | 275 | 19 |

## 能用多久

按 ISO 9223，锌的年腐蚀量在 C2 环境（干燥、乡村）为 0.1–0.7 µm，在 C3 环境（城市、一般工业区）为 0.7–2.1 µm。按每年 1 µm 计，Z100 约七年耗尽，Z275 约十九年。室内风管用 Z100 即可，不涂漆的屋面应选 Z275。

## 价格藏在哪里

- **总厚还是基板厚**。“0.5 mm”若含 Z275 镀层，钢基只有 0.46 mm，合同里必须写明；
- **公差**。走负差的卷轻 5%–8%，宜按实际重量结算并核对面积；
- **最薄点**。标准规定三点平均值和单点下限，Z275 的单点下限为 235 g/m²。

请注明 GB/T 2518、EN 10346 或 GOST 14918 及具体镀层重量，到货用磁性测厚仪抽检。税号 7210 可查 [TN VED 编码表](/tnved)。`,
    },
    cover: 'galvanized-coils',
  },
]
