/** Kinds as the journal stores them, in the words of the screens where they are chosen. */
import { BORDER_RATE_KINDS } from '../../../domain/contract/border-rates.ts'
import { CONFORMITY_DOCUMENTS } from '../../../domain/contract/regulations.ts'
import { REPORT_KINDS } from '../../../domain/contract/reports.ts'
import { GOODS_RULE_KINDS } from '../../../domain/goods-rules.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { LEGAL_TEXTS } from '../../../domain/legal-texts.ts'
import { PARAMETER_KINDS } from '../../../domain/parameters/parameter.ts'
import { textName } from '../account-legal-texts/text-name.ts'

type ToText = (stored: string, i18n: I18n) => string | null

const inWords =
  <Kind extends string>(kinds: readonly Kind[], toText: (kind: Kind, i18n: I18n) => string): ToText =>
  (stored, i18n) => {
    const kind = kinds.find((one) => one === stored)
    return kind === undefined ? null : toText(kind, i18n)
  }

/** Functions that say a kind in words, by the beginning of the act's name. */
const TEXTS: Record<string, ToText> = {
  'border-rate-': inWords(BORDER_RATE_KINDS, (kind, { t }) => t(`borderRates.kinds.${kind}`)),
  'regulation-': inWords(CONFORMITY_DOCUMENTS, (kind, { t }) => t(`regulations.documents.${kind}`)),
  'report-': inWords(REPORT_KINDS, (kind, { t }) => t(`reports.kinds.${kind}`)),
  'goods-rule-': inWords(GOODS_RULE_KINDS, (kind, { t }) => t(`goodsRules.kinds.${kind}`)),
  'parameter-': inWords(PARAMETER_KINDS, (kind, { t }) => t(`moderation.parameters.kinds.${kind}`)),
  'legal-text-': inWords(LEGAL_TEXTS, textName),
}

/** @returns the kind in words; null where the act has kinds of its own without a name */
export function kindText(act: string, stored: string, i18n: I18n): string | null {
  const toText = Object.entries(TEXTS).find(([beginning]) => act.startsWith(beginning))?.[1]
  return toText?.(stored, i18n) ?? null
}
