import * as v from 'valibot'
import type { Bindings } from '../bindings.ts'
import { defineJob, type Job, NO_VALUE } from './job.ts'

interface Deletion {
  name: string
  every: number
  /** What is counted, in the plural. */
  what: string
  /** Deletes the next one that has expired, or a part of it. */
  deleteNext: (env: Bindings, now: number) => Promise<'none' | 'part' | 'whole'>
}

/** A job that deletes one thing after the other, and counts them. */
export const deletingJob = ({ name, every, what, deleteNext }: Deletion): Job =>
  defineJob({
    name,
    every,
    argument: NO_VALUE,
    cursor: v.object({ count: v.number() }),
    async step(env, { now, cursor }) {
      const count = cursor?.count ?? 0
      const deleted = await deleteNext(env, now)
      return deleted === 'none'
        ? { done: `${count} ${what}` }
        : { next: { count: count + (deleted === 'whole' ? 1 : 0) } }
    },
  })
