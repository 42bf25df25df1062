/** Variables of an instance that are whole numbers (docs/operating.md, "Variables and secrets"). */
import { HOUR_MS } from './durations.ts'

interface Rule {
  least: number
  most: number
  /** The value where the variable is unset; null: the limited feature is then off. */
  usual: number | null
}

const RULES = {
  BACKUP_DAYS: { least: 1, most: 9999, usual: 7 },
  BACKUP_WEEKS: { least: 0, most: 9999, usual: 4 },
  // No longer than the fifteen seconds that a call of the API has in all.
  DEFERRED_TIMEOUT: { least: 1, most: 15_000, usual: 4000 },
  EMAIL_DAILY: { least: 0, most: 999_999_999, usual: 20_000 },
  // A month at least, so that a typing error does not delete almost everything. Three years are the general limitation period in
  // Russia and China.
  RETENTION_DAYS: { least: 30, most: 99_999, usual: 3 * 365 },
  REVIEW_DAYS: { least: 1, most: 365, usual: null },
  SLOW_QUERY: { least: 0, most: HOUR_MS, usual: 300 },
  SMS_DAILY: { least: 0, most: 999_999_999, usual: 1000 },
} as const satisfies Record<string, Rule>

type NumberVariable = keyof typeof RULES
/** Values of the variables; '' is the same as unset. */
export type NumberSettings = Partial<Record<NumberVariable, unknown>>

const isName = (name: string): name is NumberVariable => Object.hasOwn(RULES, name)
const NAMES = Object.keys(RULES).filter(isName)

const describe = (name: NumberVariable): string =>
  `${name}: has to be a whole number from ${RULES[name].least} to ${RULES[name].most}`

/** @returns the value of a variable, the usual one where it is unset; undefined where it is invalid */
function settingOf<Name extends NumberVariable>(
  settings: NumberSettings,
  name: Name,
): number | (typeof RULES)[Name]['usual'] | undefined {
  const { least, most, usual } = RULES[name]
  const text = String(settings[name] ?? '').trim()
  if (text === '') return usual
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/**
 * For work that must not run with another number than the operator meant, such as deleting, or what costs money.
 * @returns the value of a variable, the default where it is unset
 * @throws Error where it is invalid
 */
export function requireNumber<Name extends NumberVariable>(
  settings: NumberSettings,
  name: Name,
): number | (typeof RULES)[Name]['usual'] {
  const value = settingOf(settings, name)
  if (value === undefined) throw new Error(describe(name))
  return value
}

/** For what only informs: an invalid value counts as unset, and the operator reads of it in /readyz. */
export const numberOrUsual = <Name extends NumberVariable>(
  settings: NumberSettings,
  name: Name,
): number | (typeof RULES)[Name]['usual'] => settingOf(settings, name) ?? RULES[name].usual

/** @returns the invalid values, one line each; `npm start` refuses to start with them, /readyz and `npm run deploy` name them */
export const wrongNumbers = (settings: NumberSettings): string[] =>
  NAMES.filter((name) => settingOf(settings, name) === undefined).map(describe)
