import { Sheet } from '../../drawing/sheet.ts'
import { leaf } from '../model.ts'
import type { Steel } from './kit.ts'
import { comma, fact, kg, mm, names, steels } from './kit.ts'

interface Item {
  od: number
  wall: number
  /** Branch; the same as the run in an equal tee. */
  branch: number
  branchWall: number
  /** Centre to end of the run and of the branch. */
  run: number
  rise: number
  steel: Steel
  mass: number
  price: number
}

export const tees = leaf<Item>({
  key: 'tees',
  name: { en: 'Butt-weld tees', ru: 'Тройники стальные', zh: '对焊三通' },
  about: {
    en: 'Seamless equal and reducing tees to GOST 17376 (ISO 3419) from DN 15 to DN 500 for branch lines.',
    ru: 'Бесшовные равнопроходные и переходные тройники по ГОСТ 17376 (ИСО 3419), DN 15–500.',
    zh: '等径与异径无缝对焊三通，执行GOST 17376（ISO 3419），DN15～DN500。',
  },
  tnved: '730793',
  unit: 'piece',
  items: [
    { od: 21.3, wall: 3.2, branch: 21.3, branchWall: 3.2, run: 25, rise: 25, steel: '20', mass: 0.12, price: 195 },
    { od: 33.7, wall: 3.2, branch: 33.7, branchWall: 3.2, run: 38, rise: 38, steel: '321', mass: 0.3, price: 990 },
    { od: 57, wall: 4, branch: 57, branchWall: 4, run: 50, rise: 50, steel: '20', mass: 0.8, price: 420 },
    { od: 76, wall: 5, branch: 57, branchWall: 4, run: 70, rise: 70, steel: '20', mass: 1.7, price: 760 },
    {
      od: 89,
      wall: 6,
      branch: 57,
      branchWall: 4,
      run: 80,
      rise: 75,
      steel: '09G2S',
      mass: 2.6,
      price: 1250,
    },
    { od: 108, wall: 6, branch: 108, branchWall: 6, run: 100, rise: 100, steel: '20', mass: 4.3, price: 1690 },
    { od: 159, wall: 8, branch: 89, branchWall: 6, run: 130, rise: 120, steel: '20', mass: 9.6, price: 3480 },
    {
      od: 168.3,
      wall: 3.4,
      branch: 168.3,
      branchWall: 3.4,
      run: 143,
      rise: 143,
      steel: '321',
      mass: 5.8,
      price: 12400,
    },
    { od: 219, wall: 10, branch: 159, branchWall: 8, run: 160, rise: 155, steel: '09G2S', mass: 22, price: 7900 },
    { od: 325, wall: 12, branch: 219, branchWall: 10, run: 220, rise: 210, steel: '20', mass: 56, price: 18600 },
    { od: 530, wall: 16, branch: 530, branchWall: 16, run: 380, rise: 380, steel: '09G2S', mass: 232, price: 112000 },
  ],
  product: ({ od, wall, branch, branchWall, run, rise, steel: steelKey, mass, price }) => {
    const steel = steels[steelKey]
    const equal = od === branch
    const size = equal ? `${od}×${wall}` : `${od}×${wall}–${branch}×${branchWall}`
    return {
      model: `TE-${od}-${branch}-${wall}-${steel.code}`,
      name: {
        en: `${equal ? 'Equal' : 'Reducing'} tee ${size} mm, ${steel.text.en}`,
        ru: `Тройник ${equal ? 'равнопроходный' : 'переходной'} ${comma(size)} мм, ${steel.text.ru}, ГОСТ 17376`,
        zh: `${equal ? '等径' : '异径'}三通 ${size} ${steel.text.zh}`,
      },
      description: {
        en: `Hydraulically bulged from seamless pipe, with no weld in the crotch where the stress peaks. ${equal ? `Run and branch are both ${od} mm.` : `Takes a ${branch} mm branch off a ${od} mm main without a separate reducer.`} ${od > 200 ? 'Every piece is ultrasonically tested in the crotch zone.' : steelKey === '321' ? 'Solution-annealed and pickled.' : 'Delivered with beveled ends and a heat-treatment record.'}`,
        ru: `Штампован гидровытяжкой из бесшовной трубы: в зоне горловины, где напряжения наибольшие, сварного шва нет. ${equal ? `Магистраль и ответвление — ${comma(od)} мм.` : `Отвод ${comma(branch)} мм от магистрали ${comma(od)} мм без отдельного перехода.`} ${od > 200 ? 'Горловина каждого изделия проверена ультразвуком.' : steelKey === '321' ? 'Аустенизация и травление.' : 'Торцы с фаской, термообработка подтверждена документом.'}`,
        zh: `采用无缝钢管液压胀形，支管根部无焊缝，应力集中小。${equal ? `主管与支管外径均为${od} mm。` : `可由${od} mm主管直接引出${branch} mm支管，无需另配异径管。`}${od > 200 ? '肩部逐件超声波探伤。' : steelKey === '321' ? '固溶处理并酸洗。' : '端部加工坡口，附热处理记录。'}`,
      },
      facts: [
        fact(
          names.type,
          equal ? { en: 'equal', ru: 'равнопроходный', zh: '等径' } : { en: 'reducing', ru: 'переходной', zh: '异径' },
        ),
        fact({ en: 'Run', ru: 'Магистраль', zh: '主管' }, mm(`${od} × ${wall}`)),
        fact({ en: 'Branch', ru: 'Ответвление', zh: '支管' }, mm(`${branch} × ${branchWall}`)),
        fact({ en: 'Run length', ru: 'Длина по магистрали', zh: '主管全长' }, mm(run * 2)),
        fact({ en: 'Branch height', ru: 'Высота ответвления', zh: '支管高度' }, mm(rise)),
        fact(names.steel, steel.text),
        fact(names.standard, {
          en: 'GOST 17376-2001 (ISO 3419)',
          ru: 'ГОСТ 17376-2001 (ИСО 3419)',
          zh: 'GOST 17376-2001、GB/T 12459-2017',
        }),
        fact(names.ends, { en: 'beveled for butt welding', ru: 'фаска под сварку', zh: '对焊坡口' }),
        fact(names.mass, kg(mass)),
      ],
      priceRub: price,
      moq: od < 60 ? 50 : od < 200 ? 10 : 1,
      leadDays: od > 300 ? [14, 28] : [2, 7],
      variants:
        steelKey === '321'
          ? [
              {
                suffix: 'P',
                factor: 1,
                options: [
                  {
                    name: { en: 'Finish', ru: 'Поверхность', zh: '表面处理' },
                    value: { en: 'pickled', ru: 'травлёная', zh: '酸洗' },
                  },
                ],
              },
              {
                suffix: 'M',
                factor: 1.35,
                options: [
                  {
                    name: { en: 'Finish', ru: 'Поверхность', zh: '表面处理' },
                    value: { en: 'polished inside, Ra 0.8', ru: 'полировка внутри, Ra 0,8', zh: '内抛光 Ra 0.8' },
                  },
                ],
              },
            ]
          : undefined,
    }
  },
  draw: ({ od, wall, branch, branchWall, run, rise }) => {
    const k = Math.min(230 / (2 * run), 170 / (rise + od / 2), 4.6) * (0.86 + 0.14 * Math.min(1, od / 200))
    const cx = 200
    const cy = 176
    const L = run * k
    const H = rise * k
    const r = (od * k) / 2
    const q = (branch * k) / 2
    const w = Math.max(4, wall * k)
    const u = Math.max(4, branchWall * k)
    const f = Math.max(4, Math.min(14, H - r - 2, L - q - 2))
    const shape = (rr: number, qq: number, fillet: number) =>
      `M${cx - L} ${cy - rr}H${cx - qq - fillet}Q${cx - qq} ${cy - rr} ${cx - qq} ${cy - rr - fillet}V${cy - H}H${cx + qq}V${cy - rr - fillet}Q${cx + qq} ${cy - rr} ${cx + qq + fillet} ${cy - rr}H${cx + L}V${cy + rr}H${cx - L}Z`
    return new Sheet()
      .path(shape(r, q, f), { fill: 'hatch' })
      .path(shape(r - w, q - u, f + 3), { fill: 'paper' })
      .line(cx - L - 16, cy, cx + L + 16, cy, 'centre')
      .line(cx, cy - H - 16, cx, cy + r + 12, 'centre')
      .dimX(cx - L, cx + L, 280, `${run * 2}`, cy + r)
      .dimX(cx - q, cx + q, Math.max(30, cy - H - 18), `⌀ ${branch}`, cy - H)
      .dimY(cy - r, cy + r, 50, `⌀ ${od}`, cx - L)
      .dimY(cy - H, cy, 364, `${rise}`, cx + q)
      .note(cx - L * 0.75, cy + r - w / 2, cx - L * 0.4, cy + r * 0.3, `s ${wall}`)
  },
})
