/** Seals and shields of bearings, which each maker and seller writes in letters of its own: 6203rs, 6203-2RS1, 6203LLU. */

const SEALED = /^(\d{3,5}?)(?:2?rs[1rh]?|rsr|2?rsh|llu|lu|ddu|du|vv)$/
const SHIELDED = /^(\d{3,5}?)(?:2?zz?|zzr|2zr)$/

/** @returns the other ways in which names may write a bearing with its seals; none for any other word */
export function sealedAlike(word: string): string[] {
  const sealed = SEALED.exec(word)?.[1]
  if (sealed) return [`${sealed} 2rs`, `${sealed}2rs`]
  const shielded = SHIELDED.exec(word)?.[1]
  return shielded ? [`${shielded} zz`, `${shielded}zz`] : []
}
