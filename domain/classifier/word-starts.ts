/**
 * Posting lists: the offsets where words begin in a folded text, in buckets by the words' first two letters. To find a
 * word is to look at one of some five thousand buckets instead of the whole text. Filling them takes two passes and
 * creates no strings.
 */

/** Numbers of letters in folded text, with 0 for anything else: ten digits, 26 Latin letters, 32 Russian ones. */
const LETTERS = 69
const LETTER = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code >= 48 && code <= 57) return code - 47
  if (code >= 97 && code <= 122) return code - 86
  return code >= 0xe0 ? code - 0xe0 + 37 : 0
})

export interface WordStarts {
  /** Offsets in the text, bucket by bucket, rising within each. */
  offsets: Int32Array
  /** By bucket: where it begins in `offsets`; one more entry at the end. */
  buckets: Int32Array
}

const letterAt = (text: string, at: number): number => LETTER[text.charCodeAt(at)] ?? 0

function eachWordStart(text: string, visit: (offset: number, bucket: number) => void): void {
  let before = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = letterAt(text, at)
    if (letter > 0 && before === 0) visit(at, letter * LETTERS + letterAt(text, at + 1))
    before = letter
  }
}

export function wordStarts(text: string): WordStarts {
  const buckets = new Int32Array(LETTERS * LETTERS + 1)
  eachWordStart(text, (_, bucket) => {
    buckets[bucket + 1] = (buckets[bucket + 1] ?? 0) + 1
  })
  for (let at = 1; at < buckets.length; at += 1) buckets[at] = (buckets[at] ?? 0) + (buckets[at - 1] ?? 0)
  const offsets = new Int32Array(buckets.at(-1) ?? 0)
  const next = buckets.slice()
  eachWordStart(text, (offset, bucket) => {
    const at = next[bucket] ?? 0
    offsets[at] = offset
    next[bucket] = at + 1
  })
  return { offsets, buckets }
}

/**
 * @returns offsets of words with the same first two letters, or with the same first one where `prefix` has only one.
 */
export function offsetsOfPrefix({ offsets, buckets }: WordStarts, prefix: string): Int32Array {
  const first = letterAt(prefix, 0) * LETTERS
  const second = letterAt(prefix, 1)
  const from = first + second
  const to = second > 0 ? from + 1 : first + LETTERS
  return offsets.subarray(buckets[from], buckets[to])
}

/** @returns offsets of the words that are this letter alone. */
export function offsetsOfLetter({ offsets, buckets }: WordStarts, letter: string): Int32Array {
  const bucket = letterAt(letter, 0) * LETTERS
  return offsets.subarray(buckets[bucket], buckets[bucket + 1])
}
