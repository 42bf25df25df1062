import type { StorySpec } from './model.ts'

export const standards: StorySpec[] = [
  {
    key: 'pn-class-and-k',
    tags: ['standards', 'valves'],
    publishedAt: '2025-03-27T08:00:00Z',
    title: {
      en: 'PN, Class and K: three ways to say pressure',
      ru: 'PN, Class и K: три способа назвать давление',
      zh: 'PN、Class 与 K：压力等级的三种写法',
    },
    lead: {
      en: 'PN 16, Class 150 and 10K stand close together in price lists. Their flanges do not bolt together.',
      ru: 'PN 16, Class 150 и 10K в прайс-листах стоят рядом. А фланцы друг с другом не стыкуются.',
      zh: 'PN 16、Class 150 和 10K 在价格表上常被排在一起，法兰却装不到一块儿。',
    },
    body: {
      en: `## What the number promises

- **PN** (EN 1092-1, GOST 33259, GB/T 9124.1) is the pressure in bar at about 20 °C. PN 16 is 1.6 MPa, and it falls as the temperature rises.
- **Class** (ASME B16.5, GB/T 9124.2) is a label, not pounds. For carbon steel, Class 150 holds 19.6 bar at 38 °C, Class 300 holds 51.1 bar.
- **K** (JIS B 2220) is roughly the pressure in kgf/cm² at high temperature; a 10K flange takes 1.4 MPa of cold water.

## Why they do not fit: DN 100

| | PN 16 | Class 150 | 10K |
| --- | --- | --- | --- |
| Outside diameter, mm | 220 | 229 | 210 |
| Bolt circle, mm | 180 | 190.5 | 175 |
| Holes | 8 × 18 | 8 × 19 | 8 × 19 |

The number of holes is the same, so the photographs look alike. The bolt circles differ by up to 15 mm: no reaming will save you.

## What to write

Standard, DN, rating, facing (B1, RF, FF) and material. “Flange 100, 16 bar” has three different answers. If an imported machine arrives with JIS ports, order adapter flanges together with it: searching later takes longer than the delivery. Start in the [catalog](/catalog).`,
      ru: `## Что обещает цифра

- **PN** (ГОСТ 33259, EN 1092-1, GB/T 9124.1) — давление в барах примерно при 20 °C. PN 16 — это 1,6 МПа, и с ростом температуры оно снижается.
- **Class** (ASME B16.5, GB/T 9124.2) — условное обозначение, а не фунты. Для углеродистой стали Class 150 держит 19,6 бар при 38 °C, Class 300 — 51,1 бар.
- **K** (JIS B 2220) — примерно давление в кгс/см² при высокой температуре; на холодной воде фланец 10K держит 1,4 МПа.

## Почему не стыкуются: DN 100

| | PN 16 | Class 150 | 10K |
| --- | --- | --- | --- |
| Наружный диаметр, мм | 220 | 229 | 210 |
| Диаметр болтовой окружности, мм | 180 | 190,5 | 175 |
| Отверстия | 8 × 18 | 8 × 19 | 8 × 19 |

Отверстий поровну, поэтому на фотографиях фланцы одинаковые. А болтовые окружности расходятся до 15 мм: рассверливание не поможет.

## Что писать в заявке

Стандарт, DN, номинальное давление, исполнение уплотнительной поверхности, марку стали. У запроса «фланец 100 на 16 атмосфер» три разных ответа. Если импортная машина приходит с патрубками по JIS, заказывайте переходные фланцы вместе с ней: потом искать дольше, чем везти. Начните с [каталога](/catalog).`,
      zh: `## 数字代表什么

- **PN**（GB/T 9124.1、EN 1092-1、GOST 33259）：约 20 °C 时的压力，单位 bar。PN 16 即 1.6 MPa，温度升高则许用压力下降；
- **Class**（GB/T 9124.2、ASME B16.5）：只是等级代号，不等于磅数。碳钢 Class 150 在 38 °C 时为 19.6 bar，Class 300 为 51.1 bar；
- **K**（JIS B 2220）：大致对应高温下的 kgf/cm²，10K 法兰用于常温水可达 1.4 MPa。

## 为什么装不上：以 DN 100 为例

| | PN 16 | Class 150 | 10K |
| --- | --- | --- | --- |
| 法兰外径 mm | 220 | 229 | 210 |
| 螺栓孔中心圆 mm | 180 | 190.5 | 175 |
| 螺栓孔 | 8 × 18 | 8 × 19 | 8 × 19 |

孔数相同，照片上看不出区别，但中心圆最多相差 15 mm，扩孔也救不回来。

## 询价怎么写

写清标准号、DN、压力等级、密封面型式（RF、FF 等）和材质。“100 的法兰，16 公斤”可以有三种答案。设备接口若为 JIS，请随机订购转换法兰。可从[产品目录](/catalog)开始查找。`,
    },
    cover: 'flanges',
  },
  {
    key: 'dn-nps-and-the-real-diameter',
    tags: ['standards', 'valves', 'metals'],
    publishedAt: '2025-07-17T07:20:00Z',
    title: {
      en: 'DN 100 is 108 or 114.3: the pipe you meant and the pipe you got',
      ru: 'DN 100 — это 108 или 114,3? Труба, которую имели в виду',
      zh: 'DN 100 到底是 108 还是 114.3？',
    },
    lead: {
      en: 'Nominal diameter is not a size. Two national series of outside diameters live under the same DN, and the fittings follow the pipe.',
      ru: 'Номинальный диаметр — не размер. Под одним DN живут два ряда наружных диаметров, и фитинги идут вслед за трубой.',
      zh: '公称直径不是实际尺寸。同一 DN 下并存两个外径系列，管件也要随之配套。',
    },
    body: {
      en: `## Two series under one DN

| DN | NPS | ISO series, mm | Metric series, mm |
| --- | --- | --- | --- |
| 50 | 2 | 60.3 | 57 |
| 80 | 3 | 88.9 | 89 |
| 100 | 4 | 114.3 | 108 |
| 150 | 6 | 168.3 | 159 |
| 200 | 8 | 219.1 | 219 |

DN 80 and DN 200 match within tolerance. DN 50, 100 and 150 do not: a butt-weld elbow for 114.3 leaves a step of 3 mm all around on a 108 pipe, and no welder should accept it.

## Who uses which

- Russia: both. GOST 8732 pipes are commonly 57, 108 and 159; GOST 17375 elbows come in both series.
- China: HG/T 20592 calls the ISO series A and the metric series B. Export mills hold A, while local stock is often B.
- Oil, gas and imported skids: nearly always the ISO series.

## Check the weight too

Mass per meter in kg = (D − s) × s × 0.02466. For 108 × 4 it is 10.26 kg; for 114.3 × 4, 10.88 kg. On an order of a hundred metric tons, the wrong series costs you more than half a kilometer of pipe.

In the inquiry write the outside diameter and the wall, and give DN in parentheses. Our [catalog](/catalog) shows both.`,
      ru: `## Два ряда под одним DN

| DN | Дюймы | Ряд ISO, мм | Метрический ряд, мм |
| --- | --- | --- | --- |
| 50 | 2 | 60,3 | 57 |
| 80 | 3 | 88,9 | 89 |
| 100 | 4 | 114,3 | 108 |
| 150 | 6 | 168,3 | 159 |
| 200 | 8 | 219,1 | 219 |

DN 80 и DN 200 совпадают в пределах допуска. DN 50, 100 и 150 — нет: приварной отвод на 114,3 даст на трубе 108 уступ в 3 мм по всему кругу, и сварщик обязан его забраковать.

## Кто чем пользуется

- В России — обоими. Трубы по ГОСТ 8732 чаще берут 57, 108 и 159; отводы по ГОСТ 17375 выпускают в двух исполнениях.
- В Китае по HG/T 20592 ряд ISO называется A, метрический — B. Экспортные заводы держат A, местные склады — нередко B.
- Нефтегаз и импортные блочные установки — почти всегда ряд ISO.

## Проверьте и массу

Масса метра в кг = (D − s) × s × 0,02466. Для 108 × 4 это 10,26 кг, для 114,3 × 4 — 10,88 кг. На ста тоннах, купленных по весу, чужой ряд стоит больше полукилометра трубы.

В заявке пишите наружный диаметр и стенку, а DN — в скобках. В нашем [каталоге](/catalog) указано и то и другое.`,
      zh: `## 同一 DN，两个系列

| DN | NPS | 国际系列 mm | 公制系列 mm |
| --- | --- | --- | --- |
| 50 | 2 | 60.3 | 57 |
| 80 | 3 | 88.9 | 89 |
| 100 | 4 | 114.3 | 108 |
| 150 | 6 | 168.3 | 159 |
| 200 | 8 | 219.1 | 219 |

DN 80 和 DN 200 在公差范围内一致；DN 50、100、150 则不同：114.3 的对焊弯头焊到 108 的管子上，整圈错边约 3 mm，属于不合格焊口。

## 谁用哪个系列

- 俄罗斯：两种都用。GOST 8732 无缝管常用 57、108、159，GOST 17375 弯头两种规格都有；
- 中国：HG/T 20592 中 A 系列为国际系列，B 系列为公制系列，出口多为 A，国内现货常为 B；
- 油气项目和进口撬装设备：几乎都是国际系列。

## 顺便核对重量

每米重量（kg）=（D − s）× s × 0.02466。108 × 4 为 10.26 kg，114.3 × 4 为 10.88 kg。按吨采购一百吨，选错系列会差出五百多米管子。

询价时请写外径和壁厚，DN 放在括号里。[产品目录](/catalog)中两者都有标注。`,
    },
    cover: 'steel-pipes-welded',
  },
  {
    key: 'seventeen-or-sixteen-wrench',
    tags: ['standards', 'fasteners'],
    publishedAt: '2025-11-11T09:30:00Z',
    title: {
      en: 'Seventeen or sixteen: DIN, ISO and the wrench in your hand',
      ru: 'На семнадцать или на шестнадцать: DIN, ISO и ключ в руке',
      zh: '17 还是 16 的扳手：DIN 与 ISO 紧固件的差别',
    },
    lead: {
      en: 'DIN 931 has been replaced, yet half the price lists still quote it. In four sizes it matters which one arrives.',
      ru: 'DIN 931 давно заменён, а половина прайс-листов на него ссылается. В четырёх размерах важно, что именно приедет.',
      zh: 'DIN 931 早已废止，半数价目表却还在引用。有四种规格，来的是哪一种，差别很大。',
    },
    body: {
      en: `Most hexagon fasteners changed nothing but the number when DIN gave way to ISO. Four thread sizes changed the hexagon.

## The four sizes

| Thread | DIN 931, 933, 934 | ISO 4014, 4017, 4032 |
| --- | --- | --- |
| M10 | 17 mm | 16 mm |
| M12 | 19 mm | 18 mm |
| M14 | 22 mm | 21 mm |
| M22 | 32 mm | 34 mm |

GB/T 5782 and GB/T 6170 follow ISO. GOST 7798 also gives 16, 18, 21 and 34 mm as its main series.

## Nuts differ more

An ISO 4032 nut is taller than a DIN 934 nut: 10.8 mm against 10 mm at M12, 14.8 mm against 13 mm at M16. The taller nut is designed for the full strength of the bolt. A class 8 marking with bars on both sides, |8|, warns you of the old short nut.

## What this means for a buyer

1. On a new project, order ISO only.
2. For spare parts, give the wrench size beside the thread: “M12, 18 across flats.”
3. In automated assembly, never mix the two series in one bin: the socket will round off the smaller hexagon.
4. Ask whether “DIN 931” in the offer means the real DIN size or just habit. In half the cases it is habit.

Stocks of both series are in the [catalog](/catalog).`,
      ru: `При переходе с DIN на ISO у большинства шестигранного крепежа поменялся только номер стандарта. Но у четырёх резьб поменялся шестигранник.

## Четыре размера

| Резьба | DIN 931, 933, 934 | ISO 4014, 4017, 4032 |
| --- | --- | --- |
| М10 | 17 мм | 16 мм |
| М12 | 19 мм | 18 мм |
| М14 | 22 мм | 21 мм |
| М22 | 32 мм | 34 мм |

GB/T 5782 и GB/T 6170 повторяют ISO. В ГОСТ 7798 основной ряд — тоже 16, 18, 21 и 34 мм.

## С гайками разница больше

Гайка ISO 4032 выше, чем DIN 934: 10,8 мм против 10 мм у М12, 14,8 мм против 13 мм у М16. Высокая гайка рассчитана на полную прочность болта. Маркировка |8| с чёрточками по бокам предупреждает: перед вами старая низкая гайка.

## Что из этого следует для закупщика

1. В новый проект заказывайте только ISO.
2. Для запчастей указывайте размер под ключ рядом с резьбой: «М12, под ключ 18».
3. На механизированной сборке не смешивайте два ряда в одной таре: головка слижет грани меньшего шестигранника.
4. Уточните, что значит «DIN 931» в предложении: действительно размер DIN или привычку. В половине случаев — привычку.

Складские остатки обоих рядов — в [каталоге](/catalog).`,
      zh: `DIN 换成 ISO 之后，大多数六角紧固件只换了标准号，但有四种螺纹的六角对边也变了。

## 四种规格

| 螺纹 | DIN 931、933、934 | ISO 4014、4017、4032 |
| --- | --- | --- |
| M10 | 17 mm | 16 mm |
| M12 | 19 mm | 18 mm |
| M14 | 22 mm | 21 mm |
| M22 | 32 mm | 34 mm |

GB/T 5782 和 GB/T 6170 与 ISO 一致。俄罗斯 GOST 7798 的优先系列同样是 16、18、21 和 34 mm。

## 螺母差别更大

ISO 4032 的螺母比 DIN 934 高：M12 为 10.8 mm 对 10 mm，M16 为 14.8 mm 对 13 mm。加高的螺母按螺栓的全部强度设计。螺母上若打的是两侧带竖线的 |8|，说明这是旧标准的矮螺母。

## 采购时怎么办

1. 新项目只订 ISO。
2. 买备件时，螺纹后面写上扳手尺寸：“M12，对边 18”。
3. 自动化装配时，两个系列不要混在同一个料箱里：套筒会把较小的六角头打圆。
4. 报价上的“DIN 931”要问清楚：是真按 DIN 尺寸，还是叫习惯了。有一半是叫习惯了。

两个系列的现货见[产品目录](/catalog)。`,
    },
    cover: 'hex-nuts',
  },
  {
    key: 'ip-code-and-climate-category',
    tags: ['standards', 'electrical', 'russia'],
    publishedAt: '2026-02-10T06:50:00Z',
    title: {
      en: 'IP54 says nothing about frost: the climate code on a Russian cabinet',
      ru: 'IP54 ничего не говорит о морозе: климатическое исполнение шкафа',
      zh: 'IP54 不管防冻：看懂俄罗斯的气候类别代号',
    },
    lead: {
      en: 'A Russian customer asks for IP54 and climate category UKHL1. The first is familiar; the second decides whether the cabinet starts in January.',
      ru: 'В заявке стоят IP54 и УХЛ1. Первое понятно всем, а второе решает, включится ли шкаф в январе.',
      zh: '俄罗斯客户要求 IP54、УХЛ1。前者大家都懂，后者才决定配电箱一月份能不能启动。',
    },
    body: {
      en: `## Two independent codes

The **IP code** (IEC 60529, GB/T 4208, GOST 14254) covers dust and water. In IP54, 5 means dust-protected and 4 means splashing from any side. IP55 withstands a jet; IP65 is also dust-tight.

The **climate code** (GOST 15150) covers temperature and place: letters for the climate, a digit for the position.

| Code | Where | Working temperature |
| --- | --- | --- |
| UKHL4 | heated room | +1 to +35 °C |
| U3 | unheated building | −45 to +40 °C |
| U1 | open air, temperate | −45 to +40 °C |
| UKHL1 | open air, cold | −60 to +40 °C |

## What UKHL1 changes inside

- an anti-condensation heater of 100–200 W per cabinet section, with a thermostat;
- door gasket of silicone or frost-resistant EPDM instead of ordinary foam;
- breakers and relays: many are rated only to −25 °C, so the heater must warm them *before* the main power is switched on;
- paint and plastic cable glands with a cold impact test.

## In the offer

State both codes, who confirmed the climate range and at what temperature the cabinet may be *switched on*, not merely stored. An IP54 box with UKHL4 contents is an indoor cabinet, however well it is sealed. See enclosures in the [catalog](/catalog).`,
      ru: `## Два независимых кода

**Код IP** (ГОСТ 14254, IEC 60529) — это пыль и вода. В IP54 пятёрка означает защиту от пыли, четвёрка — от брызг с любой стороны. IP55 выдержит струю, IP65 вдобавок пыленепроницаем.

**Климатическое исполнение** (ГОСТ 15150) — это температура и место: буквы обозначают климат, цифра — категорию размещения.

| Код | Где | Рабочая температура |
| --- | --- | --- |
| УХЛ4 | отапливаемое помещение | +1…+35 °C |
| У3 | неотапливаемое помещение | −45…+40 °C |
| У1 | открытый воздух, умеренный климат | −45…+40 °C |
| УХЛ1 | открытый воздух, холодный климат | −60…+40 °C |

## Что меняет УХЛ1 внутри

- обогреватель 100–200 Вт на секцию с термостатом;
- уплотнение двери из силикона или морозостойкого EPDM вместо обычного вспененного;
- автоматы и реле: многие заявлены только до −25 °C, и обогрев должен прогреть их *до* подачи питания;
- краска и пластиковые вводы, испытанные на удар при морозе.

## В предложении

Указывайте оба кода, кто подтвердил климатический диапазон и при какой температуре шкаф можно *включать*, а не только хранить. Оболочка IP54 с начинкой УХЛ4 — это шкаф для помещения, как бы хорошо он ни был уплотнён. Щиты — в [каталоге](/catalog).`,
      zh: `## 两个互不相关的代号

**IP 代码**（GB/T 4208、IEC 60529、GOST 14254）管的是尘和水：IP54 中 5 为防尘，4 为防溅水；IP55 可防喷水，IP65 则完全尘密。

**气候类别**（GOST 15150）管的是温度和安装位置：字母表示气候区，数字表示安装场所。

| 代号 | 安装场所 | 工作温度 |
| --- | --- | --- |
| УХЛ4 | 采暖室内 | +1～+35 °C |
| У3 | 无采暖室内 | −45～+40 °C |
| У1 | 温带室外 | −45～+40 °C |
| УХЛ1 | 寒带室外 | −60～+40 °C |

## УХЛ1 箱内要改什么

- 每个柜段加装 100–200 W 加热器，带温控器；
- 门密封条改用硅胶或耐寒 EPDM，不用普通发泡条；
- 断路器、继电器多数只保证到 −25 °C，必须**先**加热再送主电源；
- 涂层和塑料格兰头应做低温冲击试验。

## 报价时写清楚

同时注明两个代号、温度范围由谁确认，以及允许**通电**的最低温度，而不只是储存温度。外壳 IP54、内部元件 УХЛ4，仍然只是室内箱。相关产品见[产品目录](/catalog)。`,
    },
    cover: 'distribution-boards',
  },
  {
    key: 'reading-a-russian-cable-mark',
    tags: ['standards', 'electrical', 'russia'],
    publishedAt: '2026-06-23T07:45:00Z',
    title: {
      ru: 'ВВГнг(А)-LS по буквам: где в марке кабеля пожарная безопасность',
    },
    lead: {
      ru: 'Разница между ВВГ, ВВГнг(А) и ВВГнг(А)-LS на бухте почти незаметна. В акте пожарной инспекции — очень даже.',
    },
    body: {
      ru: `## Разбираем марку

Возьмём полную запись: **ВВГнг(А)-LS 3×2,5 ок(N,PE)-0,66 ГОСТ 31996-2012**.

| Часть | Значение |
| --- | --- |
| В, В | изоляция и оболочка из ПВХ-пластиката |
| Г | «голый»: без брони и наружного покрова |
| нг(А) | не распространяет горение при групповой прокладке, категория А |
| LS | пониженное дымо- и газовыделение |
| 3×2,5 | три жилы сечением 2,5 мм² |
| ок | однопроволочные круглые жилы |
| N, PE | есть нулевая и защитная жилы |
| 0,66 | номинальное напряжение, кВ |

Буквы «А» в начале нет — значит, жилы медные.

## Что куда прокладывать

По ГОСТ 31565:

- **без «нг»** — только одиночная прокладка;
- **нг(А)** — пучки в кабельных сооружениях и снаружи зданий;
- **нг(А)-LS** — внутри производственных и жилых зданий;
- **нг(А)-FRLS** — линии, которые должны работать при пожаре;
- **нг(А)-HF** — помещения с людьми и электроникой: нет коррозионно-активных газов.

## Проверка на приёмке

Сечение проверяют не штангенциркулем, а сопротивлением: для медной жилы 2,5 мм² первого класса по ГОСТ 22483 — не более 7,41 Ом/км при 20 °C. Бухта 100 м, у которой жила показала 0,85 Ом, — это уже брак: норма 0,741 Ом. Предложения с протоколами испытаний ищите в [каталоге](/catalog).`,
    },
    cover: 'power-cables',
  },
]
