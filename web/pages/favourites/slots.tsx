import type { Slots } from '../../app/page/page.ts'
import { PriceNote } from '../../components/currency-switch.tsx'
import { Comparison } from './comparison.tsx'
import type { FavouritesData } from './load.ts'

export const slots = {
  prices: PriceNote,
  comparison: ({ data: { compared } }) => compared && <Comparison products={compared} />,
} satisfies Slots<FavouritesData>
