/** The key of the query that has several filters in one value. */
const PARAMETERS = 'params'

/** Splits `dn:50,80;pn:16` into `dn:50`, `dn:80` and `pn:16`. */
const partsOf = (value: string): string[] =>
  value
    .split(';')
    .filter(Boolean)
    .flatMap((part) => {
      const [key = '', values = ''] = part.split(':')
      return values.split(',').map((one) => `${key}:${one}`)
    })

const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** The parts of values together again, in the order of their addresses (domain/parameters/filter.ts). */
function joined(parts: string[]): string {
  const values = new Map<string, string[]>()
  for (const part of parts.sort(inOrder)) {
    const [key = '', value = ''] = part.split(':')
    values.set(key, [...(values.get(key) ?? []), value])
  }
  return [...values].map(([key, some]) => `${key}:${some.join()}`).join(';')
}

const isRange = (part: string): boolean => part.includes('..')
const isOfKeyOf = (one: string, other: string): boolean => one.split(':')[0] === other.split(':')[0]

/** @returns the parameters on their way, after the change from those that are shown to the chosen ones */
function changedParameters(pending: string, shown: string, chosen: string): string {
  const before = partsOf(shown)
  const after = partsOf(chosen)
  const added = after.filter((part) => !before.includes(part))
  const removed = before.filter((part) => !after.includes(part))
  // A parameter has one range, or values.
  const left = partsOf(pending).filter(
    (part) => !removed.includes(part) && !added.some((one) => isOfKeyOf(one, part) && (isRange(one) || isRange(part))),
  )
  return joined([...new Set([...left, ...added])])
}

/**
 * A filter that is pressed while the list of another one is still on its way: its link leads from the list that is shown, and would undo
 * the first one.
 * @param pending address of the list that is on its way
 * @param shown address of the list that is shown
 * @param chosen address that the pressed link has
 * @returns the pending address with what the link changes of the shown one
 */
export function withChange(pending: URL, shown: URL, chosen: URL): URL {
  const result = new URL(pending)
  for (const key of new Set([...shown.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const before = shown.searchParams.get(key) ?? ''
    const after = chosen.searchParams.get(key) ?? ''
    if (before === after) continue
    const value = key === PARAMETERS ? changedParameters(pending.searchParams.get(key) ?? '', before, after) : after
    if (value) result.searchParams.set(key, value)
    else result.searchParams.delete(key)
  }
  return result
}

/** Goes to the list that is on its way, with what a pressed link changes; the router says what fails. Addresses as for `withChange`. */
export async function changePending(shown: URL, chosen: URL): Promise<void> {
  const { committed, finished } = navigation.navigate(withChange(new URL(location.href), shown, chosen).href)
  await Promise.all([committed, finished])
}
