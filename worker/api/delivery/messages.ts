/** The sections of locales/ that the API itself writes to people with, by language. */
import type { Locale } from '../../../domain/locale.ts'
import {
  card as cardEn,
  inquiryItem as inquiryItemEn,
  mail as mailEn,
  moderation as moderationEn,
  perUnit as perUnitEn,
  unit as unitEn,
} from '../../../locales/en.json'
import {
  card as cardRu,
  inquiryItem as inquiryItemRu,
  mail as mailRu,
  moderation as moderationRu,
  perUnit as perUnitRu,
  unit as unitRu,
} from '../../../locales/ru.json'
import {
  card as cardZh,
  inquiryItem as inquiryItemZh,
  mail as mailZh,
  moderation as moderationZh,
  perUnit as perUnitZh,
  unit as unitZh,
} from '../../../locales/zh.json'

// Imported section by section: a whole dictionary would put all of its messages into the script.

/** E-mails and text messages. */
export const EMAILS = { en: mailEn, ru: mailRu, zh: mailZh } satisfies Record<Locale, typeof mailEn>

/** The moderators' ready reasons. */
export const READY_REASONS = {
  en: moderationEn.reasons,
  ru: moderationRu.reasons,
  zh: moderationZh.reasons,
} satisfies Record<Locale, typeof moderationEn.reasons>

/** What quantities, prices and products in e-mails are written with. */
export const FORMATS = {
  en: { unit: unitEn, perUnit: perUnitEn, card: cardEn, inquiryItem: inquiryItemEn },
  ru: { unit: unitRu, perUnit: perUnitRu, card: cardRu, inquiryItem: inquiryItemRu },
  zh: { unit: unitZh, perUnit: perUnitZh, card: cardZh, inquiryItem: inquiryItemZh },
} satisfies Record<Locale, object>
