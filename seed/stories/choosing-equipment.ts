import type { StorySpec } from './model.ts'

export const choosingEquipment: StorySpec[] = [
  {
    key: 'how-to-read-a-bearing-designation',
    tags: ['bearings', 'how-to-choose', 'standards'],
    publishedAt: '2025-03-12T07:30:00Z',
    title: {
      en: 'How to read a bearing designation',
      ru: 'Как читать обозначение подшипника',
      zh: '轴承代号怎么读',
    },
    lead: {
      en: 'Nine characters tell you the type, the size, the seal and the clearance. Most wrong orders come from the last two.',
      ru: 'Девять знаков сообщают тип, размер, уплотнение и зазор. Ошибаются чаще всего в двух последних.',
      zh: '短短几个字符就写明了类型、尺寸、密封和游隙，而订错货往往错在最后两位。',
    },
    body: {
      en: `Take 6205-2RS C3, probably the most ordered bearing in any workshop, and read it from left to right.

## The basic number

| Part | Meaning |
| --- | --- |
| 6 | single-row deep groove ball bearing |
| 2 | diameter series 2, the light one |
| 05 | bore code: 05 × 5 = 25 mm |

The full size follows from the series: 25 × 52 × 15 mm. The rule of five works from code 04 upward; 00, 01, 02 and 03 mean 10, 12, 15 and 17 mm.

## The suffixes

- **2RS:** rubber contact seals on both sides, greased for life. ZZ or 2Z means steel shields: less friction, but no protection from water.
- **C3:** radial clearance above normal. For a 25 mm bore that is 13–28 µm instead of 5–20 µm.

Electric motors usually take C3, because the inner ring runs hotter than the outer one. In a slow conveyor roller, normal clearance is quieter and cheaper.

## The Russian number

Under the Russian system the same bearing is 180205, and with shields 80205. Extra clearance moves to the front: 70-180205. Always send the supplier both numbers and the dimensions, then compare offers in the [catalog](/catalog).`,
      ru: `Возьмём 6205-2RS C3 — пожалуй, самый ходовой подшипник в любом ремонтном цехе — и прочитаем его слева направо.

## Основное обозначение

| Знаки | Что означают |
| --- | --- |
| 6 | шариковый радиальный однорядный |
| 2 | серия диаметров 2, лёгкая |
| 05 | код отверстия: 05 × 5 = 25 мм |

Габариты вытекают из серии: 25 × 52 × 15 мм. Правило «умножить на пять» действует с кода 04; коды 00, 01, 02 и 03 — это 10, 12, 15 и 17 мм.

## Суффиксы

- **2RS** — резиновые контактные уплотнения с двух сторон, смазка на весь срок службы. ZZ или 2Z — стальные защитные шайбы: трение меньше, но от воды они не спасают.
- **C3** — радиальный зазор больше нормального: для отверстия 25 мм это 13–28 мкм вместо 5–20 мкм.

В электродвигатели обычно ставят C3: внутреннее кольцо греется сильнее наружного. В ролике тихоходного конвейера нормальный зазор работает тише и стоит дешевле.

## Обозначение по ГОСТ

По ГОСТ 3189 тот же подшипник — 180205, с шайбами — 80205. Увеличенный зазор уходит в начало: 70-180205. В заявке указывайте оба обозначения и размеры, а предложения сравнивайте в [каталоге](/catalog).`,
      zh: `以 6205-2RS C3 为例，这大概是维修车间用得最多的轴承，我们从左往右读。

## 基本代号

| 代号 | 含义 |
| --- | --- |
| 6 | 单列深沟球轴承 |
| 2 | 直径系列 2（轻系列） |
| 05 | 内径代号：05 × 5 = 25 mm |

外形尺寸由系列决定：25 × 52 × 15 mm。“乘以五”的规则从 04 开始适用；00、01、02、03 分别对应 10、12、15、17 mm。

## 后置代号

- **2RS**：两面带接触式橡胶密封圈，终身润滑。ZZ 或 2Z 为钢板防尘盖，摩擦小，但不防水。
- **C3**：径向游隙大于基本组。内径 25 mm 时为 13–28 µm，而基本组为 5–20 µm。

电机内圈温度高于外圈，一般选 C3；低速输送辊用基本组游隙，噪声更低，价格也更便宜。

## 俄罗斯代号

俄方图纸仍常用 GOST 3189 代号：同一轴承写作 180205，带防尘盖为 80205，大游隙写在前面，即 70-180205。询价时请同时注明两种代号和外形尺寸，再到[产品目录](/catalog)中比价。`,
    },
    cover: 'deep-groove-ball-bearings',
  },
  {
    key: 'npsh-before-you-buy-a-pump',
    tags: ['pumps', 'how-to-choose'],
    publishedAt: '2025-06-05T08:15:00Z',
    title: {
      en: 'NPSH: check the suction side before you buy the pump',
      ru: 'Кавитационный запас: считаем всасывание до покупки насоса',
      zh: '买泵之前先算汽蚀余量',
    },
    lead: {
      en: 'Flow and head match, the price is good, and the impeller is eaten away within a season. The missing line is NPSH.',
      ru: 'Подача и напор совпали, цена устроила, а рабочее колесо съело за сезон. В опросном листе не хватило одной строки — NPSH.',
      zh: '流量、扬程都对，价格也合适，叶轮却一季就被打坏——选型表里少了一行 NPSH。',
    },
    body: {
      en: `A centrifugal pump does not pull liquid; the pressure on the surface pushes it in. If too little pressure is left at the impeller eye, the liquid boils and the bubbles collapse on the blades.

## A quick calculation

NPSH available = pressure head on the surface − vapor pressure head − suction lift − pipe losses.

An open tank, a lift of 3 m, losses of 1 m:

| Water | Atmosphere | Vapor | NPSH available |
| --- | --- | --- | --- |
| 20 °C | 10.3 m | 0.2 m | 6.1 m |
| 80 °C | 10.6 m | 5.0 m | 1.6 m |

A pump with NPSHr of 2.5 m is happy with cold water and fails on hot condensate.

## What to ask the supplier

- The NPSHr curve up to the right-hand end of your range, not one figure at the best point.
- Which criterion it uses. NPSH3 under ISO 9906 already means a 3% loss of head, so allow a margin of 0.5–1 m.
- The test liquid: normally clean cold water.

At 1,000 m above sea level you also lose about 1.1 m. If the numbers do not work, lower the pump, widen the suction pipe or choose a slower machine.`,
      ru: `Центробежный насос не тянет жидкость — её вталкивает давление на поверхности. Если у входа в колесо давления осталось мало, жидкость вскипает, а пузырьки схлопываются на лопатках.

## Расчёт на салфетке

Располагаемый кавитационный запас = напор от давления на поверхности − напор насыщенных паров − высота всасывания − потери в трубе.

Открытый бак, высота всасывания 3 м, потери 1 м:

| Вода | Атмосфера | Пары | Располагаемый запас |
| --- | --- | --- | --- |
| 20 °C | 10,3 м | 0,2 м | 6,1 м |
| 80 °C | 10,6 м | 5,0 м | 1,6 м |

Насос с требуемым запасом 2,5 м на холодной воде работает спокойно, а на горячем конденсате выйдет из строя.

## Что запросить у поставщика

- Кривую NPSHr до правой границы рабочего диапазона, а не одну цифру в точке максимального КПД.
- Критерий. NPSH3 по ISO 9906 — это уже потеря 3 % напора, поэтому держите запас 0,5–1 м.
- Жидкость, на которой испытывали: обычно это чистая холодная вода.

На высоте 1000 м над уровнем моря теряется ещё около 1,1 м. Не сходится — опускайте насос, увеличивайте диаметр всасывающей линии или берите менее оборотистую машину.`,
      zh: `离心泵并不会“吸”液体，是液面上的压力把液体压进泵里的。叶轮入口压力不足，液体就会汽化，气泡在叶片上溃灭，造成汽蚀。

## 简单算一算

有效汽蚀余量 = 液面压力水头 − 汽化压力水头 − 吸上高度 − 吸入管路损失。

以敞口水箱、吸上高度 3 m、管路损失 1 m 为例：

| 水温 | 大气压头 | 汽化压头 | NPSHa |
| --- | --- | --- | --- |
| 20 °C | 10.3 m | 0.2 m | 6.1 m |
| 80 °C | 10.6 m | 5.0 m | 1.6 m |

NPSHr 为 2.5 m 的泵输送冷水毫无问题，换成热凝结水就会汽蚀。

## 向供应商要什么

- 覆盖整个使用范围、直到大流量端的 NPSHr 曲线，而不是最高效率点的一个数值；
- 判定依据：按 GB/T 3216（ISO 9906），NPSH3 表示扬程已下降 3%，因此应再留 0.5–1 m 裕量；
- 试验介质：通常为常温清水。

海拔每升高 1000 m 还要再减约 1.1 m。如果余量不够，可以降低安装高度、加大吸入管径，或改选低转速泵。`,
    },
    cover: 'centrifugal-pumps',
  },
  {
    key: 'ball-valve-or-gate-valve',
    tags: ['valves', 'how-to-choose'],
    publishedAt: '2025-10-21T06:45:00Z',
    title: {
      en: 'Ball valve or gate valve: five questions that settle it',
      ru: 'Шаровой кран или задвижка: пять вопросов, которые всё решают',
      zh: '球阀还是闸阀：五个问题帮您定夺',
    },
    lead: {
      en: 'Both open and close, and both offer full flow. The difference shows at 250 °C, at DN 400 and in the price of the actuator.',
      ru: 'И то и другое открывает и закрывает поток. Разница видна при 250 °C, на DN 400 и в цене привода.',
      zh: '两者都用于启闭，都能全通径。差别体现在 250 °C、DN 400 以及执行器的价格上。',
    },
    body: {
      en: `Neither valve is meant for throttling: a half-open ball cuts its seats, a half-open wedge rattles until it leaks. For on-off duty, ask five questions.

## The questions

1. **How hot?** PTFE seats hold to about 180–200 °C. Above that you need metal seats or a gate valve; a carbon steel gate works to 425 °C.
2. **How fast?** A ball valve needs a quarter turn. A DN 200 gate valve needs 30 turns or more, which protects a long line from water hammer.
3. **How tight?** Soft-seated balls reach leakage rate A under ISO 5208. Metal wedges of ordinary quality give rate B to D.
4. **How dirty?** Sand and scale destroy soft seats; sludge settles in the bottom of a gate valve.
5. **How often?** A pneumatic quarter-turn actuator costs several times less than a multi-turn electric one.

## A rule of thumb

| Duty | Choice |
| --- | --- |
| Gas, fuel, air up to DN 150 | ball valve |
| Steam, hot oil | gate valve |
| Water main from DN 300 | gate or butterfly valve |

One trap: a “DN 50” ball valve may be reduced port, with a passage of some 38 mm. If the line is pigged, write “full port” in the inquiry. Both types are in the [catalog](/catalog).`,
      ru: `Ни кран, ни задвижка не предназначены для регулирования: полуоткрытый шар режет сёдла, а полуопущенный клин дребезжит, пока не потечёт. Для режима «открыто — закрыто» задайте пять вопросов.

## Вопросы

1. **Насколько горячо?** Сёдла из фторопласта держат примерно 180–200 °C. Выше — уплотнение «металл по металлу» или задвижка: литая углеродистая сталь работает до 425 °C.
2. **Насколько быстро?** Крану нужна четверть оборота. Задвижке DN 200 — от 30 оборотов, и это защищает длинную линию от гидроудара.
3. **Насколько герметично?** Кран с мягкими сёдлами даёт класс А по ГОСТ 9544, рядовая клиновая задвижка — от В до D.
4. **Насколько грязно?** Песок и окалина губят мягкие сёдла, а шлам оседает на дне задвижки.
5. **Насколько часто?** Пневмопривод на четверть оборота в несколько раз дешевле многооборотного электропривода.

## Правило на каждый день

| Условия | Выбор |
| --- | --- |
| Газ, топливо, воздух до DN 150 | шаровой кран |
| Пар, горячее масло | задвижка |
| Водовод от DN 300 | задвижка или дисковый затвор |

Ловушка: кран «DN 50» может оказаться неполнопроходным, с отверстием около 38 мм. Если линию чистят поршнями, пишите в заявке «полнопроходной». Оба типа есть в [каталоге](/catalog).`,
      zh: `两种阀门都不宜用于节流：球阀半开会冲坏阀座，闸阀半开则闸板振动，最终内漏。若只作启闭用，请先回答五个问题。

## 五个问题

1. **温度多高？** PTFE 阀座一般用到 180–200 °C；再高就要选金属硬密封或闸阀，碳钢闸阀可用到 425 °C。
2. **启闭多快？** 球阀只需旋转 90°；DN 200 闸阀要转 30 圈以上，反而能避免长管线水锤。
3. **密封要求？** 软密封球阀可达 GB/T 13927 的 A 级（零泄漏），普通楔式闸阀约为 B–D 级。
4. **介质干净吗？** 砂粒、氧化皮会划伤软阀座；淤渣则沉积在闸阀底部。
5. **动作频繁吗？** 90° 气动执行器的价格只有多回转电动装置的几分之一。

## 经验选择

| 工况 | 推荐 |
| --- | --- |
| DN 150 以下燃气、油品、压缩空气 | 球阀 |
| 蒸汽、导热油 | 闸阀 |
| DN 300 以上输水干管 | 闸阀或蝶阀 |

注意：标称 DN 50 的球阀可能是缩径结构，通径仅约 38 mm。管线需要通球清管时，询价单上务必写明“全通径”。两类产品均可在[产品目录](/catalog)中查到。`,
    },
    cover: 'ball-valves',
  },
  {
    key: 'vfd-by-current',
    tags: ['electrical', 'how-to-choose'],
    publishedAt: '2026-03-04T09:00:00Z',
    title: {
      en: 'Size a VFD by current, not by kilowatts',
      ru: 'Преобразователь частоты выбирают по току, а не по киловаттам',
      zh: '变频器按电流选，不要只看千瓦数',
    },
    lead: {
      en: 'An 11 kW VFD for an 11 kW motor is right for a fan and wrong for a loaded conveyor. Four lines on the inquiry prevent the mistake.',
      ru: 'Преобразователь на 11 кВт для двигателя 11 кВт годится вентилятору, но не нагруженному конвейеру. От ошибки спасут четыре строки в заявке.',
      zh: '11 kW 电机配 11 kW 变频器，带风机没问题，带重载输送机就可能跳闸。询价单上多写四行字就能避免。',
    },
    body: {
      en: `The kilowatts on the label describe a typical four-pole motor. What the power module really limits is current.

## Start from the motor nameplate

A four-pole 11 kW motor at 400 V draws about 21 A; an eight-pole one of the same power draws 24–25 A. The rated output current of the drive must be no lower than the nameplate value.

## Then the load

| Load | Overload needed | Rating to compare |
| --- | --- | --- |
| Fan, centrifugal pump | 110–120% for 60 s | normal duty |
| Conveyor, mixer, hoist | 150% for 60 s | heavy duty |

Many drives carry both ratings: 15 kW normal duty is often 11 kW heavy duty. Two offers with the same kilowatts may differ by one size.

## Then the place

- **Above 1,000 m:** take off about 1% of current for each 100 m.
- **Above 40 °C** in the cabinet: about 2% for each degree.
- **Motor cable over 50 m:** ask for an output reactor.
- **Prolonged running below 20 Hz:** the motor needs a separate fan.

Write the current, the duty, the cable length and the ambient temperature into the request, and offers from different [suppliers](/suppliers) become comparable.`,
      ru: `Киловатты на этикетке относятся к типовому четырёхполюсному двигателю. Силовой модуль же ограничен током.

## Начните с шильдика двигателя

Четырёхполюсный двигатель 11 кВт при 400 В берёт около 21 А, восьмиполюсный той же мощности — 24–25 А. Номинальный выходной ток преобразователя должен быть не ниже тока на шильдике.

## Затем нагрузка

| Механизм | Нужная перегрузка | Какой номинал сравнивать |
| --- | --- | --- |
| Вентилятор, центробежный насос | 110–120 % в течение 60 с | нормальный режим |
| Конвейер, мешалка, таль | 150 % в течение 60 с | тяжёлый режим |

У многих моделей два номинала: 15 кВт в нормальном режиме — это часто 11 кВт в тяжёлом. Два предложения с одинаковыми киловаттами могут отличаться на целый типоразмер.

## Затем место установки

- **Выше 1000 м** — минус примерно 1 % тока на каждые 100 м.
- **Выше 40 °C** в шкафу — минус около 2 % на каждый градус.
- **Кабель двигателя длиннее 50 м** — нужен выходной дроссель.
- **Долгая работа ниже 20 Гц** — двигателю нужен независимый обдув.

Укажите в запросе ток, режим, длину кабеля и температуру — и предложения разных [поставщиков](/suppliers) станут сопоставимыми.`,
      zh: `铭牌上的千瓦数对应的是典型四极电机，真正限制功率模块的是电流。

## 先看电机铭牌

11 kW 四极电机在 400 V 下约 21 A，同功率八极电机则达 24–25 A。变频器额定输出电流不得低于电机铭牌电流。

## 再看负载

| 负载 | 过载要求 | 对比的额定值 |
| --- | --- | --- |
| 风机、离心泵 | 110%–120%，60 s | 轻载（ND） |
| 输送机、搅拌机、提升机 | 150%，60 s | 重载（HD） |

许多机型同时标两种功率：轻载 15 kW 往往就是重载 11 kW。千瓦数相同的两份报价，可能差一个规格。

## 最后看现场

- **海拔 1000 m 以上**：每升高 100 m，电流降额约 1%；
- **柜内温度超过 40 °C**：每升高 1 °C，降额约 2%；
- **电机电缆超过 50 m**：需加输出电抗器；
- **长期低于 20 Hz 运行**：电机需配独立冷却风机。

询价时写清电流、负载类型、电缆长度和环境温度，不同[供应商](/suppliers)的报价才有可比性。`,
    },
    cover: 'variable-frequency-drives',
  },
  {
    key: 'screw-compressor-without-spare-bars',
    tags: ['pumps', 'how-to-choose'],
    publishedAt: '2026-08-18T08:00:00Z',
    title: {
      en: 'A screw compressor with no bar to spare',
      ru: 'Винтовой компрессор без лишних бар',
      zh: '螺杆压缩机选型：压力别多要一公斤',
    },
    lead: {
      en: 'Buyers add a margin to flow, then to pressure, then to the motor. The margins multiply, and the electric bill pays for them for ten years.',
      ru: 'Запас закладывают в производительность, потом в давление, потом в двигатель. Запасы перемножаются, а платите вы за них по счёту за электроэнергию — десять лет подряд.',
      zh: '流量留余量，压力再留一道，电机又留一道。余量层层相乘，多出来的电费要付上十年。',
    },
    body: {
      en: `Over ten years, energy makes up some 70–80% of what a compressor costs. The specification deserves more time than the haggling.

## Count the flow

Add up the air users at their real duty factor, then 10% for growth and 10% for leaks. An old network may leak 25–30%: measure at night, with the machines stopped, before buying a bigger compressor.

Compare **free air delivery under ISO 1217 at your working pressure**. The same machine gives 6.2 m³/min at 7.5 bar and 5.2 m³/min at 10 bar.

## Set the pressure

Each extra bar costs about 6–7% of power. If one press needs 9 bar and the workshop 6 bar, a small booster beats a 10 bar station.

## Do not forget

- **Receiver:** for a fixed-speed machine, 25–35% of one minute’s output, or about 2 m³ for 6 m³/min.
- **Dryer:** a refrigerant dryer gives a dew point of +3 °C. Pipes that cross a winter yard need a desiccant dryer, −40 °C.
- **Speed control:** pays back when demand swings between 40% and 80%; at steady full load it only adds losses.

Ask for specific power in kW per m³/min: a single figure that compares any two offers in the [catalog](/catalog).`,
      ru: `За десять лет 70–80 % затрат на компрессор — это электроэнергия. Техническое задание заслуживает больше времени, чем торг.

## Считаем расход

Сложите потребителей с реальным коэффициентом использования, добавьте 10 % на развитие и 10 % на утечки. Старая сеть может терять 25–30 %: измерьте утечки ночью, при остановленном оборудовании, прежде чем брать машину крупнее.

Сравнивайте **производительность по ISO 1217 при вашем рабочем давлении**. Одна и та же машина даёт 6,2 м³/мин при 7,5 бар и 5,2 м³/мин при 10 бар.

## Назначаем давление

Каждый лишний бар — это примерно 6–7 % мощности. Если одному прессу нужно 9 бар, а цеху 6, небольшой дожимной компрессор выгоднее станции на 10 бар.

## О чём забывают

- **Ресивер** — для машины с постоянной частотой вращения 25–35 % минутной производительности: около 2 м³ на 6 м³/мин.
- **Осушитель** — рефрижераторный: он даёт точку росы +3 °C. Если трубы идут по зимнему двору, нужен адсорбционный на −40 °C.
- **Частотный привод** — окупается при колебаниях расхода от 40 до 80 %; при ровной полной нагрузке он только добавляет потери.

Запросите удельную мощность в кВт на м³/мин: одна цифра позволит сравнить любые два предложения из [каталога](/catalog).`,
      zh: `一台压缩机使用十年，电费要占总成本的 70–80%。与其在价格上反复砍，不如把时间花在技术条件上。

## 先算用气量

按实际同时使用系数累加各用气点，再加 10% 的发展余量和 10% 的泄漏。老旧管网的泄漏可达 25–30%：换大机之前，先在夜间停产时实测一次。

比较时要看**工作压力下按 ISO 1217 测定的排气量**。同一台机器，7.5 bar 时为 6.2 m³/min，10 bar 时只有 5.2 m³/min。

## 再定压力

压力每升高 1 bar，功率约增加 6–7%。如果只有一台压力机需要 9 bar，而全车间用 6 bar，配一台小型增压机比建 10 bar 的空压站划算。

## 容易漏掉的几项

- **储气罐**：工频机按每分钟排气量的 25–35% 配置，6 m³/min 约配 2 m³；
- **干燥机**：冷冻式的压力露点为 +3 °C；管道冬季要穿过室外的，须用露点 −40 °C 的吸附式；
- **变频**：用气量在 40–80% 之间波动时才能收回投资，长期满载只会增加损耗。

询价时请对方给出比功率（kW/(m³/min)）。有了这一个数，[产品目录](/catalog)里任意两份报价都能直接比较。`,
    },
    cover: 'screw-compressors',
  },
]
