import type { NamesOfGroup } from './model.ts'

/** Names of pumps, by the leaves of the catalogue. */
export const PUMPS: NamesOfGroup = {
  synonyms: `
консольный насос = насос консольный = end suction pump
管道泵 = 管道离心泵
повысительный насос = насос повысительный = booster pump = 增压泵
циркуляционный насос = насос циркуляционный = circulator = circulation pump = 循环泵 = циркуляционник
дренажник = дренажный насос = насос дренажный = drainage pump = 排水泵
фекальник = фекальный насос = насос фекальный = канализационный насос = насос канализационный = sewage pump = wastewater pump = 污水泵 = 排污泵
глубинный насос = насос глубинный = скважинный насос = насос скважинный = borehole pump = deep well pump = well pump = 深井泵 = 深井潜水泵
дренажный насос = насос дренажный = sump pump = dewatering pump = drainage pump = 排水泵
фекальник = фекальный насос = насос фекальный = effluent pump = sewage pump = 抽粪泵 = 吸粪泵 = 粪泵 = 污泥泵 = 污水泵
глубинник = скважинник = эцв = скважинный насос = насос скважинный = bore pump = borehole pump = 水井泵 = 井泵 = 深井泵
насос нмш = маслонасос = масляный насос = oil pump = fuel transfer pump = 油泵 = 输油泵
гидронасос = гидравлический насос = hydraulic pump = 液压泵
нш = насос нш = насос шестеренный гидравлический = шестеренный гидронасос = hydraulic gear pump = 液压齿轮泵
隔膜泵 = diaphragm pump = мембранный насос = насос мембранный
`,
  slang: `
насос вертикальный многоступенчатый = вертикальный многоступенчатый насос = вертикалка = jockey pump = vertical multistage pump = 立式多级离心泵 = 立式多级泵
консольник = консольный насос = насос консольный = end-suction pump = end suction pump = 单级离心泵
насос ин-лайн = линейный насос = инлайн насос = in-line pump = inline pump = 管道离心泵 = 管道泵
погружник = погружной насос = насос погружной = submersible pump = 潜水泵 = 潜水电泵
фекальный насос = насос фекальный = trash pump = sludge pump = slurry pump submersible = sewage pump = 污水泵 = 潜污泵 = 排污泵
дренажный насос = насос дренажный = грязевой насос = насос для грязной воды = dirty water pump = bilge pump = drainage pump = 排水泵 = 抽水泵
скважинный насос = насос скважинный = водоподъемный насос = deep-well pump = borehole pump = water well pump = 深井潜水泵 = 深井泵
шестеренник = насос шестеренный = шестеренный насос = gear pump = gear oil pump = 齿轮泵 = 齿轮油泵
мембранник = насос мембранный = мембранный насос = диафрагменный насос = aodd = aodd pump = air-operated pump = double diaphragm pump = air diaphragm pump = 气动隔膜泵 = 隔膜泵 = 气动泵
`,
  everyday: `
повысительный насос = насос повышения давления = насос для повышения давления = подкачивающий насос = подпиточный насос = booster pump = pressure pump = pressure booster = 增压泵 = 加压泵 = 高压泵 = 高层供水泵 = qdl = cdl = cdlf = qdlf = cdm = мультистейдж = многоступенчатик = многоступенчатый насос = насос cr = cr pump = насос высокого давления вода = multistage = booster multistage = inline multistage = 多级泵 = 立式泵 = 增压多级泵 > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵
циркуляционный насос = насос циркуляционный = насос для отопления = насос отопления = circulation pump = circulating pump = circulator pump = circulator = heating pump = 循环泵 = 循环水泵 = 暖气泵 = 热水循环泵 = isw = isg = irg = насос циркулярка = циркулярка = циркуляшка = циркуляционник = насос в систему отопления = насос в трубу = in line pump = line pump = heating circulator = 热水泵 = 供暖泵 = 地暖泵 > насос линейный = in-line pump = 管道离心泵
моноблочный насос = насос моноблочный = моноблок насос = monobloc pump = monoblock pump = close-coupled pump = close coupled pump = 直联泵 = 直连泵 = 卧式离心泵 > насос консольный = end-suction pump = 单级单吸离心泵
насосная станция = гидрофор = насос для дома = насос для водоснабжения = house water pump = domestic water pump = pressure set = 家用增压 = 供水泵 = 供水设备 > насос вертикальный многоступенчатый = vertical multistage pump = 立式多级离心泵 = насос скважинный = borehole pump
насос к = насос км = насос кму = центробежник = центробега = water transfer pump = transfer pump = volute pump = centrifugal = 离心水泵 = 卧式水泵 = 清水泵 = 单吸泵 = моноблочный = моноблок насос = консольник = насос 1к = насос к80 = irrigation pump = end suction = close coupled pump = 单级泵 = 端吸泵 = 灌溉泵 > насос консольный = end-suction pump = 离心泵
помпа = насос водяной = водяной насос = насос для воды = водяная помпа = water pump = водокачка = 水泵 = 抽水机 = 抽水的泵 = 泵浦 > насос = pump = 离心泵 = 潜水泵
помпа для грязной воды = помпа для откачки воды = насос для откачки = насос для откачки воды = откачивающий насос = насос для подвала = насос для котлована = насос для бассейна = flood pump = basement pump = puddle pump = pit pump = 抽水泵 = 抽积水泵 = 地下室排水泵 = 工地抽水泵 = 基坑泵 > дренажный насос = drainage pump = 排水泵 = насос фекальный = sewage pump = 污水泵
насос для канализации = насос для туалета = насос для стоков = грязевая помпа = toilet pump = sewer pump = waste water pump = muck pump = 抽污泵 = 化粪池泵 = 下水道泵 = 泥浆泵 > насос фекальный = sewage pump = 污水泵 = 排污泵
насос для скважины = насос в скважину = насос для колодца = погружной насос для скважины = колодезный насос = well water pump = bore hole pump = borewell pump = 打井泵 = 井水泵 = 深水泵 = 抽井水泵 = скважинник = глубинник = глубинный насос = эцвшка = насос эцв = насос на скважину = насос в артезиан = deep well pump = well pump = bore pump = borehole submersible = 井用泵 = 深井潜水 > насос скважинный = borehole pump = 深井潜水泵
гном = насос гном = гном насос = насос погружной грязный = грязевик = помпа погружная = puddle sucker = site pump = construction pump = contractor pump = 工地泵 = 排污潜水泵 = 下井泵 = 抽水机潜水 > насос дренажный = drainage pump = 排水泵
wqk = 50wq = wq污水泵 > насос фекальный = submersible sewage pump = 污水泵
насос с измельчителем = насос-мясорубка = насос с ножом = измельчающий насос = grinder pump = cutter pump = macerator = macerator pump = 切割泵 = 绞刀泵 = 带刀排污泵 > насос фекальный = sewage pump = 污水泵
гном = дренажник = насос гном = грязевой насос = насос для котлована = помпа дренажная = sump pump = dirty water pump = trash pump = mud pump = 排水潜水泵 = 泥水泵 = 基坑泵 > насос дренажный = drainage pump = 排水潜水泵
фекальник = насос фекалка = насос для выгребной ямы = насос для ямы = насос навоз = slurry pump manure = septic pump = effluent pump = 粪泵 = 排粪泵 = 吸粪泵 > насос канализационный = sewage pump = 污水泵
масляный насос = насос масляный = насос для масла = маслонасос = топливный насос = насос для топлива = насос для солярки = насос для дизтоплива = насос для мазута = oil pump = fuel pump = diesel pump = fuel transfer pump = diesel transfer pump = fuel oil pump = 油泵 = 抽油泵 = 柴油泵 = 输油泵 = 机油泵 = 重油泵 = шестеренчатый = насос нмшф = насос для битума = насос для патоки = bitumen pump = lube pump = viscous pump = molasses pump = 沥青泵 = 稠油泵 = 润滑油泵 = 糖浆泵 = нмш насос = насос для масла шестеренный = масляник = oil transfer = heavy oil pump = lube oil pump > нмш = gear transfer pump = 齿轮输油泵
гидронасос = гидравлический насос = насос гидравлический = насос для гидравлики = hydraulic pump = hydraulics pump = 液压泵 = 液压油泵 = 油压泵 = нш = нш-10 = нш-50 = насос нш = насос гидравлики трактора = тракторный насос = hydraulic gear pump = gear oil pump hydraulic = tractor pump = 油泵液压 = 液压齿轮 > насос шестеренный гидравлический = hydraulic gear pump = 液压齿轮泵
химический насос = насос химический = насос для химии = насос для кислоты = насос для кислот = кислотный насос = насос для растворителя = насос для краски = chemical pump = acid pump = solvent pump = paint pump = corrosive pump = 化工泵 = 耐酸泵 = 耐腐蚀泵 = 酸泵 = 防腐泵 = 油漆泵 = 胶水泵 = qby = qbk = qby3 > насос мембранный = air diaphragm pump = 气动隔膜泵
пневмонасос = насос пневмо = мембранник пневмо = air pump diaphragm = pneumatic pump = air driven pump = wilden pump = 气泵隔膜 = 隔膜气动泵 = 风动泵 = мембранник = диафрагменник = насос вилден = насос химпродукт = air double diaphragm = double diaphragm = aodd pump = diaphragm pump air = 气动泵 = 双隔膜泵 = 化工泵 > насос мембранный пневматический = air diaphragm pump = 气动隔膜泵
`,
}
