import {
  type ParameterFilter,
  readParameterFilter,
  withFilter,
  withValue,
  writeParameterFilter,
} from '../../../domain/parameters/filter.ts'

/** The key of the query that has the filters of all parameters. */
const PARAMETERS = 'params'

const read = (url: URL): ParameterFilter[] => readParameterFilter(url.searchParams.get(PARAMETERS) ?? '') ?? []

const NONE: Omit<ParameterFilter, 'key'> = { values: [], min: null, max: null }

/** @returns the pending filters, with the change to one parameter's filter between the shown address and the chosen one */
function withParameter(pending: ParameterFilter[], shown: ParameterFilter, chosen: ParameterFilter): ParameterFilter[] {
  const isRange = ({ min, max }: ParameterFilter) => (min ?? max) !== null
  // A parameter has one range, or values: of two ranges the chosen one counts.
  const own = pending.find(({ key }) => key === chosen.key)
  if (isRange(shown) || isRange(chosen) || (own && isRange(own))) return withFilter(pending, chosen)
  const isChanged = (value: string) => shown.values.includes(value) !== chosen.values.includes(value)
  const isMissing = (value: string) => chosen.values.includes(value) !== (own?.values.includes(value) ?? false)
  return [...new Set([...shown.values, ...chosen.values])]
    .filter((value) => isChanged(value) && isMissing(value))
    .reduce((filters, value) => withValue(filters, chosen.key, value), pending)
}

function changedParameters(pending: URL, shown: URL, chosen: URL): string | undefined {
  const before = read(shown)
  const after = read(chosen)
  const of = (filters: ParameterFilter[], key: string) => filters.find((one) => one.key === key) ?? { key, ...NONE }
  const keys = new Set([...before, ...after].map(({ key }) => key))
  const isSame = (key: string) => writeParameterFilter([of(before, key)]) === writeParameterFilter([of(after, key)])
  return writeParameterFilter(
    [...keys]
      .filter((key) => !isSame(key))
      .reduce((filters, key) => withParameter(filters, of(before, key), of(after, key)), read(pending)),
  )
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
    const before = shown.searchParams.get(key)
    const after = chosen.searchParams.get(key)
    if (before === after) continue
    const value = key === PARAMETERS ? changedParameters(pending, shown, chosen) : after
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
