/** Most characters of a name in the tray, and how many of them are its end. */
const MAX_SHOWN = 32
const END_SHOWN = 18

/** Longest sign of a size, such as DN or PN, which is shown with its number. */
const MAX_SIGN = 3

const wordsOf = (name: string): string[] => name.split(' ')

/**
 * Names of goods in a row, shortened to the words that distinguish them: names of one category often differ only in the
 * middle ("DN 50" of a valve), which a plain cut would hide.
 * @returns for each name its first word and the words that not all names have, an ellipsis for those left out; 32
 *   characters at most
 */
export function distinctNames(names: string[]): string[] {
  const all = names.map((name) => new Set(wordsOf(name)))
  const isShared = (word: string) => names.length > 1 && all.every((words) => words.has(word))
  return names.map((name) => {
    const words = wordsOf(name)
    const isSign = (at: number) => (words[at]?.length ?? 0) <= MAX_SIGN && !isShared(words[at + 1] ?? words[0] ?? '')
    const shown = words.map((word, at) => (at > 0 && isShared(word) && !isSign(at) ? '…' : word))
    const text = shown.filter((word, at) => word !== '…' || shown[at - 1] !== '…').join(' ')
    // Names of nothing but shared words are the same name: it is shown as it is.
    const own = words.every(isShared) ? name : text.replace(/ …$/, '')
    return own.length > MAX_SHOWN
      ? `${own.slice(0, MAX_SHOWN - END_SHOWN - 1).trimEnd()}…${own.slice(-END_SHOWN)}`
      : own
  })
}
