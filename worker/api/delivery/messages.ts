/** The sections of locales/ that the API itself needs for e-mails and SMS, by language. */
import type { Locale } from '../../../domain/locale.ts'
import {
  card as cardEn,
  each as eachEn,
  imprint as imprintEn,
  inquiryItem as inquiryItemEn,
  mail as mailEn,
  moderation as moderationEn,
  unit as unitEn,
} from '../../../locales/en.json'
import {
  card as cardRu,
  each as eachRu,
  imprint as imprintRu,
  inquiryItem as inquiryItemRu,
  mail as mailRu,
  moderation as moderationRu,
  unit as unitRu,
} from '../../../locales/ru.json'
import {
  card as cardZh,
  each as eachZh,
  imprint as imprintZh,
  inquiryItem as inquiryItemZh,
  mail as mailZh,
  moderation as moderationZh,
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

/** How quantities, prices, products and the operator's numbers are written in e-mails. */
export const FORMATS = {
  en: { unit: unitEn, each: eachEn, card: cardEn, inquiryItem: inquiryItemEn, imprint: imprintEn },
  ru: { unit: unitRu, each: eachRu, card: cardRu, inquiryItem: inquiryItemRu, imprint: imprintRu },
  zh: { unit: unitZh, each: eachZh, card: cardZh, inquiryItem: inquiryItemZh, imprint: imprintZh },
} satisfies Record<Locale, object>
