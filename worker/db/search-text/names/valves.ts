import type { NamesOfGroup } from './model.ts'

/** Names of valves, by the leaves of the catalogue. */
export const VALVES: NamesOfGroup = {
  synonyms: `
шаровой кран = кран шаровой = ball valve = 球阀
кран шаровый = шаровый кран = шаровой кран = ball valve = 球阀
шибер = шиберная задвижка = задвижка шиберная = knife gate valve = 刀闸阀 = 刀型闸阀
задвижка = gate valve = 闸阀
баттерфляй = дисковый затвор = затвор дисковый = butterfly valve = 蝶阀
затвор дисковый = дисковый затвор = поворотный затвор = butterfly valve = 蝶阀
вентиль = клапан запорный = запорный клапан = globe valve = 截止阀
обратник = клапан обратный = обратный клапан = check valve = non-return valve = nrv = 止回阀 = 单向阀 = 逆止阀
`,
  slang: `
кран шаровой = шаровик = ball valve = quarter-turn valve = quarter turn valve = 球阀 = 球形阀 = 球芯阀
задвижка = задвига = клинкет = sluice valve = gate valve = 闸阀 = 闸板阀 = 闸门阀
шиберная задвижка = шибер = slurry valve = knife gate valve = knife valve = 刀闸阀 = 刀型闸阀 = 插板阀 = 浆液阀
затвор дисковый = бабочка = затвор бабочка = butterfly valve = bfv = 蝶阀 = 蝴蝶阀
клапан обратный = обратный клапан = обратка = невозвратный клапан = check valve = backflow valve = one-way valve = one way valve = reflux valve = 止回阀 = 单流阀 = 回流阀
двустворчатый клапан = двухстворчатый клапан = dual-plate check valve = dual plate check valve = duo check valve = double disc check valve = 双瓣止回阀 = 蝶式止回阀 = 双板止回阀
поворотный обратный клапан = клапан обратный поворотный = swing check valve = swing check = flap valve = 旋启式止回阀
`,
  everyday: `
запорный кран = отсечной кран = кран запорный = вентиль для воды = кран для воды = водяной кран = кран водяной = shut-off valve = shutoff valve = shut off valve = isolation valve = isolating valve = stop valve = stopcock = 开关阀 = 水阀 = 截断阀 = 总阀 = 阀门开关 = запорник = запорная арматура = 水龙头阀 = 截门 > кран шаровой = ball valve = 球阀 = задвижка = gate valve = 闸阀 = затвор дисковый = butterfly valve = 蝶阀
11с41п = 11с42п = 11с67п = 11с33п = кшцф = 11нж45п = q41f = q41h = q341f > кран шаровой фланцевый = flanged ball valve = 法兰球阀
кшцп = 11с31п = q61f = q361f > кран шаровой приварной = welded-end ball valve = 焊接球阀
11б27п = 11б27фт = 11ч38п = q11f > кран шаровой муфтовый = threaded ball valve = 丝扣球阀
шаровый = шарик = кран-шар = полнопроходной кран = full bore valve = lever valve = ball cock = 球体阀 = 球心阀 = 手柄阀 = шаровик = шарокран = кран полнопроходный = кран-букса шаровая = 11б27п1 = 11с67п = ball cocks = quarter turn valve = lever ball = bv valve = 球阀门 = 快开阀 > кран шаровой = ball valve = 球阀
30ч39р = мзв = задвижка мзв = z45x = z45t > задвижка с обрезиненным клином = resilient-seated gate valve = 软密封闸阀
30с41нж = 30с15нж = 30лс41нж = зкл > задвижка стальная клиновая = wedge gate valve = 楔式闸阀
z41h = z41w = z41y = z40h > задвижка стальная клиновая = cast-steel wedge gate valve = 铸钢闸阀 = 楔式闸阀
z73x = pz73 = pz73h = пластинчатый затвор = нож задвижка = ножевая задвижка = задвижка на пульпу = pulp valve = guillotine valve = 浆闸阀 = 闸板门 > задвижка шиберная = knife gate valve = 刀型闸阀
задвижка чугунная = задвижка чугун = клиновая задвижка = клиновая = wedge valve = wedge gate = soft seal gate valve = resilient wedge = 弹性座封闸阀 > задвижка = gate valve = 闸阀
мзв = мзвг = 30ч6бр = 30ч39р задвижка = avk = задвижка хавле = задвижка под обрезинку = обрезинка = rsgv = sluice valve = rsv valve = soft seated gate = 软密封闸阀 = 弹性闸阀 = 暗杆闸阀 > задвижка обрезиненным клином = resilient-seated gate valve = 弹性座封闸阀
30с41нж = 30с64нж = зкл = зкл2 = задвижка стальная = стальная задвижка = cast steel gate = wcb gate valve = os&y gate = 铸钢闸阀 = 明杆闸阀 > задвижка клиновая стальная = cast-steel wedge gate valve = 铸钢闸阀
поворотная заслонка = заслонка поворотная = дроссельная заслонка = заслонка = damper valve = throttle valve = 翻板阀 = 碟阀 = 32ч1р = 32ч = 32с = поворотник = диск затвор = заслонка дисковая = wafer valve = lug valve = bf valve = 对夹阀 = 碟式阀 = 蝶板阀 = баттерфляй = затворы = затвор поворотный = грувлок = затвор с рукояткой = butterfly damper = flap valve = bfv = 蝶型阀 = 手动蝶阀 = 涡轮蝶阀 > затвор дисковый = butterfly valve = 蝶阀
d71x = d371x = d71f = d7a1x > затвор дисковый межфланцевый = wafer butterfly valve = 对夹蝶阀
d341x = d941x = d41x > затвор дисковый фланцевый = double-flanged butterfly valve = 法兰蝶阀
клапан против обратного хода = защита от обратного тока = клапан на насос = anti-backflow valve = foot valve = 防倒流阀 = 防回流阀 = 底阀 = обратничек = хлопушка = захлопка = клапан хлопушка = подпружиненный клапан = клапан от обратки = nonreturn = non return = clack valve = backwater valve = spring check = 逆流阀 = 防倒流 = 拍门 = обратничок = клапан невозвратный = невозвратный клапан = невозвратник = межфланцевый обратный = 19ч21бр = 16ч42р = reflux valve = one-way valve = one way valve = retaining valve = 单向止回 = 回止阀 = 不回阀 > клапан обратный = check valve = 止回阀
19с53нж = 19с76нж = 19ч21бр = 19ч21р = h44h = h44x = h44t = h41h > клапан обратный поворотный = swing check valve = 旋启式止回阀
h76x = h76h = h77x > клапан обратный двустворчатый = dual-plate wafer check valve = 对夹双瓣止回阀
h12x = h12w > клапан обратный пружинный = spring check valve = 弹簧式止回阀
`,
}
