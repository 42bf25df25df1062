/** What can be done with a story, from its state (docs/behaviour.md, "Content desk"). */

/** What readers see of it. */
export const STORY_STATUSES = ['unpublished', 'scheduled', 'published', 'withdrawn'] as const
type StoryStatus = (typeof STORY_STATUSES)[number]

/** What is written: a draft, one that waits for its review, or the approved text that readers see. */
export const STORY_STAGES = ['draft', 'review', 'approved'] as const
export type StoryStage = (typeof STORY_STAGES)[number]

export const STORY_ACTS = ['submit', 'return', 'publish', 'schedule', 'withdraw', 'restore'] as const
export type StoryAct = (typeof STORY_ACTS)[number]

/** Date of a story that has none, in milliseconds since 1970: the end of the year 9999. */
export const UNDATED = Date.UTC(9999, 11, 31)

interface Dates {
  publishedAt: number
  withdrawnAt: number | null
}

/** @param now milliseconds since 1970, as the dates are */
export function storyStatus({ publishedAt, withdrawnAt }: Dates, now: number): StoryStatus {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishedAt >= UNDATED) return 'unpublished'
  return publishedAt > now ? 'scheduled' : 'published'
}

const BY_STAGE: Record<StoryStage, readonly StoryAct[]> = {
  draft: ['submit'],
  review: ['return', 'publish'],
  approved: [],
}

const BY_STATUS: Record<StoryStatus, readonly StoryAct[]> = {
  unpublished: [],
  scheduled: ['withdraw'],
  published: ['withdraw'],
  withdrawn: ['restore'],
}

/**
 * @returns the acts that are possible, in the order of their buttons. A published story changes at once: until a later date readers would
 *   have neither text. A scheduled story can be published sooner or for another day.
 */
export function storyActs({ status, stage }: { status: StoryStatus; stage: StoryStage }): StoryAct[] {
  const mayBeDated = status === 'unpublished' || status === 'scheduled'
  const isWaiting = stage === 'approved' && status === 'scheduled'
  return [
    ...BY_STAGE[stage],
    ...(isWaiting ? (['publish'] as const) : []),
    ...(isWaiting || (stage === 'review' && mayBeDated) ? (['schedule'] as const) : []),
    ...BY_STATUS[status],
  ]
}
