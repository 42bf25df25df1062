import { t } from '../metals/wording.ts'
import type { Root } from '../model.ts'
import { anchorBolts } from './anchor-bolts.ts'
import { carbideInserts } from './carbide-inserts.ts'
import { cuttingDiscs } from './cutting-discs.ts'
import { endMills } from './end-mills.ts'
import { hexBolts } from './hex-bolts.ts'
import { hexNuts } from './hex-nuts.ts'
import { selfTappingScrews } from './self-tapping-screws.ts'
import { twistDrills } from './twist-drills.ts'

export const fastenersTools: Root = {
  key: 'fasteners-tools',
  name: t('Fasteners and tools', 'Крепёж и инструмент', '紧固件与刀具'),
  about: t(
    'Bolts, nuts, anchors and screws by weight and by the pack, and cutting tools for machine shops and building sites.',
    'Болты, гайки, анкеры и саморезы на вес и в упаковках, режущий инструмент для цехов и стройплощадок.',
    '按重量或按包销售的螺栓、螺母、锚栓和螺钉，以及机加工与施工用切削工具。',
  ),
  groups: [
    {
      key: 'fasteners',
      name: t('Fasteners', 'Крепёж', '紧固件'),
      about: t(
        'Threaded fasteners to DIN, ISO and GOST with certificates of property class.',
        'Резьбовой крепёж по DIN, ISO и ГОСТ с подтверждённым классом прочности.',
        '符合 DIN、ISO、GOST 标准的螺纹紧固件，附性能等级证明。',
      ),
      leaves: [hexBolts, hexNuts, anchorBolts, selfTappingScrews],
    },
    {
      key: 'cutting-tools',
      name: t('Cutting tools', 'Режущий инструмент', '切削工具'),
      about: t(
        'Drills, end mills, indexable inserts and abrasive discs for metal, stone and concrete.',
        'Свёрла, фрезы, сменные пластины и абразивные круги по металлу, камню и бетону.',
        '加工金属、石材和混凝土的钻头、铣刀、可转位刀片和磨切片。',
      ),
      leaves: [twistDrills, endMills, carbideInserts, cuttingDiscs],
    },
  ],
}
