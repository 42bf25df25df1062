import type { Root } from '../model.ts'
import { ballValves } from './ball-valves.ts'
import { butterflyValves } from './butterfly-valves.ts'
import { checkValves } from './check-valves.ts'
import { flanges } from './flanges.ts'
import { gateValves } from './gate-valves.ts'
import { pipeBends } from './pipe-bends.ts'
import { polyethylenePipes } from './polyethylene-pipes.ts'
import { steelPipesSeamless } from './steel-pipes-seamless.ts'
import { steelPipesWelded } from './steel-pipes-welded.ts'
import { tees } from './tees.ts'

export const pipeline: Root = {
  key: 'pipeline',
  name: { en: 'Pipes, valves and fittings', ru: 'Трубопроводы и арматура', zh: '管道与阀门' },
  about: {
    en: 'Pipes, shut-off valves and fittings for water, heat, gas and process lines.',
    ru: 'Трубы, запорная арматура и детали трубопроводов для воды, тепла, газа и технологических линий.',
    zh: '从泵站到用户的全套管道产品：钢管、塑料管、阀门及管件，适用于给水、供热、燃气和工艺管线。',
  },
  groups: [
    {
      key: 'pipes',
      name: { en: 'Pipes', ru: 'Трубы', zh: '管材' },
      about: {
        en: 'Seamless and welded steel pipes and polyethylene pressure pipes, with mill certificates.',
        ru: 'Бесшовные и сварные стальные трубы, напорный полиэтилен — с сертификатами заводов.',
        zh: '无缝钢管、焊接钢管与聚乙烯压力管，随货提供质量证明书。',
      },
      leaves: [steelPipesSeamless, steelPipesWelded, polyethylenePipes],
    },
    {
      key: 'valves',
      name: { en: 'Valves', ru: 'Запорная арматура', zh: '阀门' },
      about: {
        en: 'Ball, gate, check and butterfly valves from DN 10 to DN 800, individually pressure-tested.',
        ru: 'Краны, задвижки, обратные клапаны и затворы DN 10–800; каждое изделие испытано давлением.',
        zh: 'DN10～DN800球阀、闸阀、止回阀和蝶阀，逐台试压出厂。',
      },
      leaves: [ballValves, gateValves, checkValves, butterflyValves],
    },
    {
      key: 'pipe-fittings',
      name: { en: 'Pipe fittings', ru: 'Детали трубопроводов', zh: '管件' },
      about: {
        en: 'Flanges, elbows and tees for butt welding, in carbon, low-alloy and stainless steel.',
        ru: 'Фланцы, отводы и тройники под приварку из углеродистой, низколегированной и нержавеющей стали.',
        zh: '碳钢、低合金钢和不锈钢法兰、弯头及三通。',
      },
      leaves: [flanges, pipeBends, tees],
    },
  ],
}
