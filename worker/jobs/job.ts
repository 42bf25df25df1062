import * as v from 'valibot'
import type { Bindings } from '../bindings.ts'

/** The cursor and time of the next step (milliseconds since 1970; absent: at once), or a summary of the whole job, for operators. */
export type StepResult<Cursor> = { next: Cursor; at?: number } | { done: string }

/** The input of a step. */
interface StepInput<Argument, Cursor> {
  /** Milliseconds since 1970. */
  now: number
  /** The queued argument; null for a scheduled job that no request has queued. */
  argument: Argument
  /** What the previous step has returned; null for the first step. */
  cursor: Cursor | null
  /** Whether the job is given up when this step fails. */
  isLastAttempt: boolean
}

interface Definition<Argument extends v.GenericSchema, Cursor extends v.GenericSchema> {
  /** Name of a scheduled job's row in the table `jobs`, and kind of the rows that requests leave. */
  name: string
  /** Milliseconds between two runs; absent: it runs when a request has left something to do. */
  every?: number
  /** Schema of the argument that requests queue. */
  argument: Argument
  /**
   * Schema of the cursor that its steps return. A stored cursor that does not match, because another version wrote it, makes the job begin
   * again.
   */
  cursor: Cursor
  /**
   * A bounded part of the work: some seconds and some megabytes at most, whatever there is to do. It is idempotent: a worker may be killed
   * after any of its statements, and the step is then run again with the same cursor.
   * @throws Error after which it is retried, with a longer pause each time
   */
  step: (
    env: Bindings,
    input: StepInput<v.InferOutput<Argument>, v.InferOutput<Cursor>>,
  ) => Promise<StepResult<v.InferInput<Cursor>>>
}

/** Work in the background, in bounded steps. */
export interface Job {
  name: string
  every?: number
  /** @param input as in the definition, with the JSON of its row. */
  step: (env: Bindings, input: StepInput<unknown, unknown>) => Promise<StepResult<unknown>>
}

/** @returns the job, whose steps get the stored argument and cursor only after validation */
export function defineJob<Argument extends v.GenericSchema, Cursor extends v.GenericSchema>({
  argument,
  cursor,
  step,
  ...named
}: Definition<Argument, Cursor>): Job {
  return {
    ...named,
    step(env, input) {
      const stored = v.safeParse(cursor, input.cursor)
      return step(env, {
        ...input,
        argument: v.parse(argument, input.argument),
        cursor: input.cursor !== null && stored.success ? stored.output : null,
      })
    },
  }
}

/** Argument or cursor of a job that has none. */
export const NO_VALUE = v.null()

/**
 * Runs all steps of a job at once, for tests and commands. The steps of a deployed instance are run by run-jobs.ts.
 * @returns what was done
 */
export async function runWhole(env: Bindings, job: Job, now: number, argument: unknown = null): Promise<string> {
  let cursor: unknown = null
  for (;;) {
    const result = await job.step(env, { now, argument, cursor, isLastAttempt: false })
    if ('done' in result) return result.done
    if ((result.at ?? now) > now) return 'continues later'
    cursor = result.next
  }
}
