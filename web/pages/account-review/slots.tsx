import type { Slots } from '../../app/page/page.ts'
import type { ReviewData, ReviewQueueData } from './load.ts'
import { ProductReviewPage } from './product.tsx'
import { Queue } from './queue.tsx'

export const queueSlots = { page: Queue } satisfies Slots<ReviewQueueData>
export const reviewSlots = { page: ProductReviewPage } satisfies Slots<ReviewData>
