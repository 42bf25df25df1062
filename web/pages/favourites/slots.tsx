import type { Slots } from '../../app/page/page.ts'
import { Comparison } from './comparison.tsx'
import type { FavouritesData } from './load.ts'

export const slots = {
  comparison: ({ data: { compared } }) => compared && <Comparison products={compared} />,
} satisfies Slots<FavouritesData>
