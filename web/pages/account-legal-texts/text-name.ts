import type { I18n } from '../../../domain/i18n.ts'
import { isLanding, type LegalText } from '../../../domain/legal-texts.ts'

/** @returns what a text is called: a legal page by its title */
export const textName = (text: LegalText, { t }: Pick<I18n, 't'>): string =>
  isLanding(text) ? t(`legalTexts.landings.${text}`) : t(`legal.${text}.title`)
