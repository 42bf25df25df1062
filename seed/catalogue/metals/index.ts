import type { Root } from '../model.ts'
import { aluminumSheets } from './aluminum-sheets.ts'
import { galvanizedCoils } from './galvanized-coils.ts'
import { rebar } from './rebar.ts'
import { steelAngles } from './steel-angles.ts'
import { steelChannels } from './steel-channels.ts'
import { steelSheets } from './steel-sheets.ts'
import { steelWireRopes } from './steel-wire-ropes.ts'
import { weldingWire } from './welding-wire.ts'
import { t } from './wording.ts'

export const metals: Root = {
  key: 'metals',
  name: t('Metals', 'Металлопрокат', '金属材料'),
  about: t(
    'Rolled steel, aluminum and wire products from mills and service centers, with certificates, cutting and delivery by rail or truck.',
    'Стальной и алюминиевый прокат, метизы с заводов и металлобаз: сертификаты, резка, отгрузка вагонами и автотранспортом.',
    '钢厂和加工中心直供的钢材、铝材和线材制品，附质保书，可加工切割，铁路或汽车发运。',
  ),
  groups: [
    {
      key: 'long-products',
      name: t('Bars, angles and channels', 'Сортовой и фасонный прокат', '型材与棒材'),
      about: t(
        'Bars and sections for concrete work and steel structures, sold by weight.',
        'Арматура и фасонный прокат для железобетона и металлоконструкций, продажа на вес.',
        '混凝土工程和钢结构用棒材、型材，按重量销售。',
      ),
      leaves: [rebar, steelAngles, steelChannels],
    },
    {
      key: 'flat-products',
      name: t('Sheets, plates and coils', 'Листовой прокат', '板材与卷材'),
      about: t(
        'Sheets, plates and coils of steel and aluminum, bare, galvanized or prepainted.',
        'Листы, плиты и рулоны из стали и алюминия — без покрытия, оцинкованные и окрашенные.',
        '钢、铝板材和卷材，有光面、镀锌和彩涂等表面。',
      ),
      leaves: [steelSheets, galvanizedCoils, aluminumSheets],
    },
    {
      key: 'wire-products',
      name: t('Wire rope and welding wire', 'Канаты и сварочная проволока', '钢丝绳与焊丝'),
      about: t(
        'Wire ropes for lifting and rigging and filler wires for every welding process.',
        'Канаты для грузоподъёма и такелажа, присадочные проволоки для всех способов сварки.',
        '起重与索具用钢丝绳，以及各类焊接方法所用焊丝。',
      ),
      leaves: [steelWireRopes, weldingWire],
    },
  ],
}
