/** Who operates this instance, from its variables (docs/operating.md, "Who operates the site"). */
import type { Operator } from './contract/app-data.ts'
import type { I18n } from './i18n.ts'
import type { Locale } from './locale.ts'
import { isInn, isOgrn, isUscc, plainNumber } from './tax-numbers.ts'

/** Variables with a variant per language: the one without a suffix is for English and for languages without their own. */
const TEXTS = ['OPERATOR_NAME', 'OPERATOR_FORM', 'OPERATOR_ADDRESS', 'OPERATOR_HOURS', 'OPERATOR_PROCESSORS'] as const
type OperatorText = (typeof TEXTS)[number]
const VARIANTS = ['RU', 'ZH'] as const
const VALUES = [
  'OPERATOR_INN',
  'OPERATOR_OGRN',
  'OPERATOR_USCC',
  'OPERATOR_PHONE',
  'OPERATOR_ICP',
  'OPERATOR_PSB',
] as const

export const OPERATOR_VARIABLES = [
  ...TEXTS,
  ...TEXTS.flatMap((name) => VARIANTS.map((variant) => `${name}_${variant}` as const)),
  ...VALUES,
  'STORAGE_COUNTRIES',
] as const
export type OperatorVariable = (typeof OPERATOR_VARIABLES)[number]
/** Values of the variables; '' is the same as unset. */
export type OperatorSettings = Partial<Record<OperatorVariable, unknown>>

const MAX_TEXT_LENGTH = 600

function parseText(text: string): string | null {
  const isLine = text.length <= MAX_TEXT_LENGTH && !/[\p{Cc}<>]/u.test(text)
  return isLine ? text : null
}

const numberIf = (isValid: (number: string) => boolean) => (text: string) => {
  const number = plainNumber(text)
  return isValid(number) ? number : null
}

/** Digits and separators only: the numbering plans are too large to load for one number, so the operator's grouping is shown. */
const parsePhone = (text: string) =>
  /^\+[\d ()-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, '')) ? text : null

/** Number of a site's registration in mainland China: '京ICP备12345678号-1'. */
const parseIcp = (text: string) => (/^\p{Script=Han}ICP[备证]\d{6,10}号(-\d{1,3})?$/u.test(text) ? text : null)

/** Number of a site's record with the Chinese police: '京公网安备11010502030143号'. */
const parsePsb = (text: string) => (/^\p{Script=Han}公网安备 ?\d{14}号$/u.test(text) ? text : null)

function parseCountries(text: string): string | null {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = text.split(',').map((code) => code.trim())
  return codes.every((code) => /^[A-Z]{2}$/.test(code) && names.of(code)) ? codes.join(', ') : null
}

interface Rule {
  /** @returns the value to show, null where it is invalid */
  parse: (text: string) => string | null
  /** Description of a valid value, for the operator. */
  is: string
  /** The effect of a missing value, for the operator; without it the variable is optional. */
  absence?: string
}

const TEXT: Rule = { parse: parseText, is: `one line of at most ${MAX_TEXT_LENGTH} characters, without < and >` }
const NEEDED = 'without it the pages call this site a demonstration'

const RULES: Record<OperatorVariable, Rule> = {
  OPERATOR_NAME: { ...TEXT, absence: NEEDED },
  OPERATOR_NAME_RU: TEXT,
  OPERATOR_NAME_ZH: TEXT,
  OPERATOR_FORM: { ...TEXT, absence: NEEDED },
  OPERATOR_FORM_RU: TEXT,
  OPERATOR_FORM_ZH: TEXT,
  OPERATOR_ADDRESS: { ...TEXT, absence: NEEDED },
  OPERATOR_ADDRESS_RU: TEXT,
  OPERATOR_ADDRESS_ZH: TEXT,
  OPERATOR_HOURS: { ...TEXT, absence: 'visitors do not see when someone answers' },
  OPERATOR_HOURS_RU: TEXT,
  OPERATOR_HOURS_ZH: TEXT,
  OPERATOR_PROCESSORS: { ...TEXT, absence: 'the consent does not name who processes personal data for you' },
  OPERATOR_PROCESSORS_RU: TEXT,
  OPERATOR_PROCESSORS_ZH: TEXT,
  OPERATOR_INN: { parse: numberIf(isInn), is: '10 or 12 digits with right check digits' },
  OPERATOR_OGRN: { parse: numberIf(isOgrn), is: '13 or 15 digits with a right check digit' },
  OPERATOR_USCC: { parse: numberIf(isUscc), is: '18 characters with a right check character' },
  OPERATOR_PHONE: {
    parse: parsePhone,
    is: 'a number with its country code, such as +7 343 036-30-14',
    absence: NEEDED,
  },
  OPERATOR_ICP: { parse: parseIcp, is: 'a number such as 京ICP备12345678号-1' },
  OPERATOR_PSB: { parse: parsePsb, is: 'a number such as 京公网安备11010502030143号' },
  STORAGE_COUNTRIES: { parse: parseCountries, is: 'ISO 3166-1 codes in capitals, such as "RU, DE"', absence: NEEDED },
}

/** @returns the value of a variable; '' where unset, null where invalid */
function settingOf(settings: OperatorSettings, name: OperatorVariable): string | null {
  const text = String(settings[name] ?? '').trim()
  return text === '' ? '' : RULES[name].parse(text)
}

/** Russian companies have two numbers, Chinese ones a single one. */
const isRegistered = (value: (name: OperatorVariable) => string | null): boolean =>
  Boolean(value('OPERATOR_USCC')) || (Boolean(value('OPERATOR_INN')) && Boolean(value('OPERATOR_OGRN')))

/** @returns the invalid values, one line each; `npm start` refuses to start with them */
export const wrongOperatorSettings = (settings: OperatorSettings): string[] =>
  OPERATOR_VARIABLES.filter((name) => settingOf(settings, name) === null).map(
    (name) => `${name}: has to be ${RULES[name].is}`,
  )

/** @returns what is wrong or missing, one line each, for the operator (`missing` of /readyz, and what `npm run deploy` prints) */
export function operatorFaults(settings: OperatorSettings): string[] {
  const value = (name: OperatorVariable) => settingOf(settings, name)
  const isServedInChina = Boolean(value('OPERATOR_USCC')) || Boolean(value('STORAGE_COUNTRIES')?.includes('CN'))
  const missing = OPERATOR_VARIABLES.flatMap((name) => {
    const { absence } = RULES[name]
    return absence && value(name) === '' ? [`${name}: ${absence}`] : []
  })
  return [
    ...wrongOperatorSettings(settings),
    ...missing,
    ...(isRegistered(value) ? [] : [`OPERATOR_INN with OPERATOR_OGRN, or OPERATOR_USCC: ${NEEDED}`]),
    ...(isServedInChina && value('OPERATOR_ICP') === '' ? ['OPERATOR_ICP: needed to serve mainland China'] : []),
  ]
}

const VARIANTS_OF: Record<Locale, (name: OperatorText) => OperatorVariable[]> = {
  en: (name) => [name],
  ru: (name) => [`${name}_RU`, name],
  zh: (name) => [`${name}_ZH`, name],
}

/**
 * Who operates the site, in a language (docs/behaviour.md, "Operator").
 * @returns null where anything required by law is missing, or any value is invalid, so that wrong or incomplete details are never shown
 */
export function readOperator(settings: OperatorSettings, locale: Locale): Operator | null {
  const value = (name: OperatorVariable) => settingOf(settings, name)
  const text = (name: OperatorText) => VARIANTS_OF[locale](name).map(value).find(Boolean) ?? ''
  const isWhole = OPERATOR_VARIABLES.every((name) => {
    const given = value(name)
    return given !== null && (given !== '' || RULES[name].absence !== NEEDED)
  })
  if (!isWhole || !isRegistered(value)) return null
  return {
    name: text('OPERATOR_NAME'),
    form: text('OPERATOR_FORM'),
    address: text('OPERATOR_ADDRESS'),
    hours: text('OPERATOR_HOURS') || null,
    processors: text('OPERATOR_PROCESSORS') || null,
    phone: value('OPERATOR_PHONE') ?? '',
    inn: value('OPERATOR_INN') || null,
    ogrn: value('OPERATOR_OGRN') || null,
    uscc: value('OPERATOR_USCC') || null,
    icp: value('OPERATOR_ICP') || null,
    psb: value('OPERATOR_PSB') || null,
    storage: (value('STORAGE_COUNTRIES') ?? '').split(', '),
  }
}

/** @returns the numbers under which the operator is registered, with their names: ['ИНН 7707083893', 'ОГРН 1027700132195'] */
export function registrationNumbers({ t }: Pick<I18n, 't'>, operator: Operator): string[] {
  const names = ['inn', 'ogrn', 'uscc'] as const
  return names.flatMap((name) => {
    const number = operator[name]
    return number === null ? [] : [t(`imprint.${name}`, { number })]
  })
}
