/** An amount in kopecks between two bounds: where something is not stated, a rule gives no single number. */
export interface Range {
  from: bigint
  /** Null: without an upper bound. */
  to: bigint | null
}

export const exactly = (amount: bigint): Range => ({ from: amount, to: amount })

/** What is not known at all. */
export const ANY: Range = { from: 0n, to: null }

/** An unbounded amount stays unbounded through every calculation. */
const both = (one: bigint | null, other: bigint | null, of: (a: bigint, b: bigint) => bigint): bigint | null =>
  one === null || other === null ? null : of(one, other)

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export const sum = (one: Range, other: Range): Range => ({
  from: one.from + other.from,
  to: both(one.to, other.to, (a, b) => a + b),
})

export const higher = (one: Range, other: Range): Range => ({
  from: larger(one.from, other.from),
  to: both(one.to, other.to, larger),
})

/** The lower of two is at most either of them, so that one bound is enough. */
export const lower = (one: Range, other: Range): Range => ({
  from: smaller(one.from, other.from),
  to: one.to === null ? other.to : other.to === null ? one.to : smaller(one.to, other.to),
})
