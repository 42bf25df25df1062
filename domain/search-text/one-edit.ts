/** @returns false where the beginnings alone differ in more than one edit: of thousands of words that are compared most do. */
export const mayBeOneEditAway = (a: string, b: string): boolean =>
  a.charAt(0) === b.charAt(0) ||
  a.charAt(1) === b.charAt(1) ||
  a.charAt(0) === b.charAt(1) ||
  a.charAt(1) === b.charAt(0)

/** @returns whether the words differ by one letter inserted, left out, replaced, or swapped with its neighbour. */
export function isOneEditAway(a: string, b: string): boolean {
  if (!mayBeOneEditAway(a, b)) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || short === long) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1)
  if (short.slice(same + 1) === long.slice(same + 1)) return true
  return (
    short[same] === long[same + 1] && short[same + 1] === long[same] && short.slice(same + 2) === long.slice(same + 2)
  )
}
