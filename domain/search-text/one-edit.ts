/** @returns whether one letter inserted, left out, changed, or swapped with its neighbour makes one word of the other. */
export function isOneEditAway(a: string, b: string): boolean {
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
