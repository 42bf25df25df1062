import { type SQL, sql } from 'drizzle-orm'
import type { StoryStep } from '../../../../domain/contract/desk-stories.ts'
import { type StoryAct, storyActs, storyStatus, UNDATED } from '../../../../domain/statuses/story.ts'
import { isComplete } from '../../../../domain/story-completeness.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { contentOf, type FoundStory } from './queries.ts'
import { approveStory, storySlug } from './writes.ts'

type Columns = Partial<Pick<FoundStory['row'], 'stage' | 'publishedAt' | 'withdrawnAt' | 'draft'>>

/** Acts after which readers see the text, now or later: it has to be complete. */
const DEMANDS_WHOLE: readonly StoryAct[] = ['submit', 'publish', 'schedule']

function dayOf({ at }: StoryStep, now: number): number {
  const day = at === undefined ? Number.NaN : Date.parse(at)
  if (day > now && day < UNDATED) return day
  throw invalidInput([{ path: 'at', code: 'future', message: 'A moment in the future.' }])
}

/**
 * @param now milliseconds since 1970
 * @returns the story after an act, and the statements that make it so
 * @throws AppError 409 `status.refused` for what cannot be done now, `story.incomplete`; 422 for a date that is not in the future
 */
export function storyStep(found: FoundStory, step: StoryStep, now: number): { row: FoundStory['row']; writes: SQL[] } {
  const { row } = found
  const status = storyStatus(row, now)
  const allowed = storyActs({ status, stage: row.stage })
  if (!allowed.includes(step.act)) throw new AppError('status.refused', 409, { members: { allowed } })
  const content = contentOf(found)
  if (DEMANDS_WHOLE.includes(step.act) && !isComplete(content)) throw new AppError('story.incomplete', 409)

  const set = (columns: Columns): { row: FoundStory['row']; writes: SQL[] } => {
    const after = { ...row, ...columns }
    const { stage, publishedAt, withdrawnAt, draft } = after
    const write = (assigned: SQL) => sql`UPDATE stories SET ${assigned} WHERE num = ${row.num}`
    return {
      row: after,
      writes: [
        write(sql`stage = ${stage}, draft = ${draft && JSON.stringify(draft)}`),
        // One column at a time: a change of either fires triggers that move the story in the lists of its tags.
        ...(publishedAt === row.publishedAt ? [] : [write(sql`published_at = ${publishedAt}`)]),
        ...(withdrawnAt === row.withdrawnAt ? [] : [write(sql`withdrawn_at = ${withdrawnAt}`)]),
      ],
    }
  }
  const bringOut = (publishedAt: number) => {
    const { titles, leads, bodies, cover, coverAlts } = content
    const after = { ...row, titles, leads, bodies, cover, coverAlts, slug: storySlug(content, row.id), publishedAt }
    return {
      row: { ...after, withdrawnAt: null, stage: 'approved' as const, draft: null },
      writes: approveStory(row.id, content, publishedAt),
    }
  }
  switch (step.act) {
    case 'submit':
      return set({ stage: 'review', draft: content })
    case 'return':
      return set({ stage: 'draft' })
    case 'publish':
      // A published story retains its first date: a correction does not make it new.
      return bringOut(Math.min(row.publishedAt, now))
    case 'schedule':
      return bringOut(dayOf(step, now))
    case 'withdraw':
      // A scheduled story was never public, so that it becomes a draft again instead of a 410.
      return status === 'scheduled'
        ? set({ publishedAt: UNDATED, stage: 'draft', draft: content })
        : set({ withdrawnAt: now })
    case 'restore':
      return set({ withdrawnAt: null })
  }
}
