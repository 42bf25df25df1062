/** Kinds as the journal stores them, in the words of the screens where they are chosen. */
import { BORDER_RATE_KINDS } from '../../../domain/contract/border-rates.ts'
import { CONFORMITY_DOCUMENTS } from '../../../domain/contract/regulations.ts'
import { REPORT_KINDS } from '../../../domain/contract/reports.ts'
import { GOODS_RULE_KINDS } from '../../../domain/goods-rules.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { LEGAL_TEXTS } from '../../../domain/legal-texts.ts'
import { PARAMETER_KINDS } from '../../../domain/parameters/parameter.ts'
import { textName } from '../account-legal-texts/text-name.ts'

const chosen = <Kind extends string>(kinds: readonly Kind[], stored: string): Kind | undefined =>
  kinds.find((kind) => kind === stored)

type ToText = (stored: string, i18n: I18n) => string | null

/** By the beginning of an act's name. */
const TEXTS: Record<string, ToText> = {
  'border-rate-': (stored, { t }) => {
    const kind = chosen(BORDER_RATE_KINDS, stored)
    return kind ? t(`borderRates.kinds.${kind}`) : null
  },
  'regulation-': (stored, { t }) => {
    const kind = chosen(CONFORMITY_DOCUMENTS, stored)
    return kind ? t(`regulations.documents.${kind}`) : null
  },
  'report-': (stored, { t }) => {
    const kind = chosen(REPORT_KINDS, stored)
    return kind ? t(`reports.kinds.${kind}`) : null
  },
  'goods-rule-': (stored, { t }) => {
    const kind = chosen(GOODS_RULE_KINDS, stored)
    return kind ? t(`goodsRules.kinds.${kind}`) : null
  },
  'parameter-': (stored, { t }) => {
    const kind = chosen(PARAMETER_KINDS, stored)
    return kind ? t(`moderation.parameters.kinds.${kind}`) : null
  },
  'legal-text-': (stored, i18n) => {
    const text = chosen(LEGAL_TEXTS, stored)
    return text ? textName(text, i18n) : null
  },
}

/** @returns the kind in words; null where the act has kinds of its own without a name */
export function kindText(act: string, stored: string, i18n: I18n): string | null {
  const toText = Object.entries(TEXTS).find(([beginning]) => act.startsWith(beginning))?.[1]
  return toText?.(stored, i18n) ?? null
}
