import type { Parts } from '../../app/page.ts'
import { Comparison } from './comparison.tsx'
import type { FavouritesData } from './load.ts'

export const parts = {
  comparison: ({ data: { compared } }) => compared && <Comparison products={compared} />,
} satisfies Parts<FavouritesData>
