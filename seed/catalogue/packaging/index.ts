import { say } from '../electrical/figures.ts'
import type { Root } from '../model.ts'
import { bulkBags } from './bulk-bags.ts'
import { corrugatedBoxes } from './corrugated-boxes.ts'
import { strappingBands } from './strapping-bands.ts'
import { stretchFilm } from './stretch-film.ts'

export const packaging: Root = {
  key: 'packaging',
  name: say('Packaging', 'Упаковка', '包装材料'),
  about: say(
    'Transport packaging for pallets, bulk goods and parcels: films, straps, boxes and flexible containers.',
    'Транспортная упаковка для поддонов, сыпучих грузов и посылок: плёнки, ленты, короба и мягкие контейнеры.',
    '托盘、散货和包裹的运输包装：薄膜、打包带、纸箱和集装袋。',
  ),
  groups: [
    {
      key: 'films-tapes',
      name: say('Films and straps', 'Плёнки и ленты', '薄膜与打包带'),
      about: say(
        'Materials that hold a load together on the pallet.',
        'Материалы, которые скрепляют груз на поддоне.',
        '用于固定托盘货物的包装材料。',
      ),
      leaves: [stretchFilm, strappingBands],
    },
    {
      key: 'boxes-bags',
      name: say('Boxes and bags', 'Короба и мешки', '纸箱与集装袋'),
      about: say(
        'Corrugated boxes and bulk bags from stock and to your size.',
        'Гофрокороба и биг-бэги со склада и под ваш размер.',
        '瓦楞纸箱和吨袋，现货供应，也可按尺寸定制。',
      ),
      leaves: [corrugatedBoxes, bulkBags],
    },
  ],
}
