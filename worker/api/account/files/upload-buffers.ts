/**
 * The buffers of all uploads that an isolate receives at one time, which share its memory of 128 MB with everything else. A file of more
 * than some hundred kilobytes waits for one of them, and its sender with it: nothing more is read of the request meanwhile.
 */
import { AppError } from '../../http/problem.ts'

/** Buffers of 5 MiB: R2 takes a copy of each while it is sent. */
export const MAX_BUFFERS = 6
/** Buffers of one person, whose slow line must not hold up anyone else. */
export const MAX_BUFFERS_OF_ONE = 3
/** Milliseconds between two checks. Polled, since no request may resolve another's promise: the platform may end it before it does. */
const PAUSE = 50
/** Milliseconds: less than the edge waits for an upload (worker/gateway/retry.ts). */
const MAX_WAIT_MS = 10_000

/** The person of each buffer that is taken. */
const taken: number[] = []

const isFree = (person: number, amount: number): boolean =>
  taken.length + amount <= MAX_BUFFERS &&
  taken.filter((owner) => owner === person).length + amount <= MAX_BUFFERS_OF_ONE

/**
 * @param person number of the person who uploads
 * @param amount buffers at once
 * @throws AppError 503 `storage.unavailable` where none is free in time: Retry-After says when to try again
 */
export async function takeBuffer(person: number, amount = 1): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS
  while (!isFree(person, amount)) {
    if (Date.now() >= end) throw new AppError('storage.unavailable', 503)
    await new Promise((wake) => setTimeout(wake, PAUSE))
  }
  taken.push(...Array.from({ length: amount }, () => person))
}

export function returnBuffer(person: number, amount = 1): void {
  for (let left = amount; left > 0; left -= 1) {
    const at = taken.indexOf(person)
    if (at >= 0) taken.splice(at, 1)
  }
}
