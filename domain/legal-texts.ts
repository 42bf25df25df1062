/** Legal pages and landing texts: those of the locale files apply where operators have stored none (docs/behaviour.md, "Legal texts"). */
import { APP_NAME } from './app-name.ts'
import type { I18n } from './i18n.ts'

/** The sections of each legal text in their order, by their keys in the locale files. */
export const SECTIONS = {
  terms: [
    'terms.scope',
    'terms.service',
    'terms.account',
    'terms.listings',
    'terms.deals',
    'terms.checks',
    'terms.conduct',
    'terms.rights',
    'terms.liability',
    'terms.changes',
  ],
  privacy: [
    'privacy.who',
    'privacy.what',
    'privacy.why',
    'privacy.cookies',
    'privacy.others',
    'privacy.where',
    'privacy.long',
    'privacy.rights',
    'privacy.decisions',
    'privacy.safe',
    'privacy.changes',
  ],
  consent: ['consent.given', 'consent.what', 'consent.actions', 'consent.others', 'consent.term', 'consent.withdrawal'],
} as const

const LEGAL_PAGES = ['terms', 'privacy', 'consent'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
/** Pages that show the text between parts of their own. */
const LANDINGS = ['talp', 'liaozhong', 'sell'] as const
type Landing = (typeof LANDINGS)[number]
export const LEGAL_TEXTS = [...LEGAL_PAGES, ...LANDINGS] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

/** Placeholders, each on a line of its own, for details and tables that the code renders. */
const TEXT_PARTS = ['operator', 'purposes', 'cookies'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** The part that is rendered below a section of a legal text. */
export const PART_BELOW: Partial<Record<(typeof SECTIONS)[LegalPage][number], TextPart>> = {
  'terms.scope': 'operator',
  'privacy.who': 'operator',
  'privacy.why': 'purposes',
  'privacy.cookies': 'cookies',
  'consent.given': 'operator',
}

const PART = new RegExp(`^\\{\\{(${TEXT_PARTS.join('|')})\\}\\}$`, 'm')

/** @returns Markdown and parts of a text in their order */
export function splitText(body: string): (string | { part: TextPart })[] {
  return body.split(PART).flatMap((piece, at): (string | { part: TextPart })[] => {
    if (at % 2 === 0) return piece.trim() === '' ? [] : [piece]
    const part = TEXT_PARTS.find((one) => one === piece)
    return part ? [{ part }] : []
  })
}

type Reader = Pick<I18n, 't' | 'locale'>

const paragraphs = (text: string): string => text.split('\n').join('\n\n')

const legalText = (text: LegalPage, { t, locale }: Reader): string =>
  SECTIONS[text]
    .flatMap((section) => {
      const part = PART_BELOW[section]
      return [
        `## ${t(`legal.${section}.title`)}`,
        paragraphs(t(`legal.${section}.text`, { name: APP_NAME[locale] })),
        ...(part ? [`{{${part}}}`] : []),
      ]
    })
    .join('\n\n')

const POINTS = ['1', '2', '3'] as const

/** Questions that the page for suppliers answers beside its steps. */
export const SELL_ANSWERS = ['need', 'time', 'cost'] as const

const sellText = ({ t }: Reader): string =>
  [t('sell.about'), ...SELL_ANSWERS.flatMap((one) => [`## ${t(`sell.${one}.title`)}`, t(`sell.${one}.text`)])].join(
    '\n\n',
  )

function landingText(name: Exclude<Landing, 'sell'>, { t }: Reader): string {
  const points = (kind: 'give' | 'step') =>
    POINTS.map((at) => `1. **${t(`landing.${name}.${kind}${at}`)}.** ${t(`landing.${name}.${kind}${at}Text`)}`)
  return [
    t(`landing.${name}.lead`),
    `## ${t('landing.gives')}`,
    points('give').join('\n'),
    `## ${t('landing.steps')}`,
    points('step').join('\n'),
  ].join('\n\n')
}

/** Whether it is a landing page, not a legal one. */
export const isLanding = (text: LegalText): text is Landing => LANDINGS.some((one) => one === text)

/** @returns the text of the locale files as Markdown, from which operators write their own */
export function builtInText(text: LegalText, reader: Reader): string {
  if (text === 'sell') return sellText(reader)
  return isLanding(text) ? landingText(text, reader) : legalText(text, reader)
}
