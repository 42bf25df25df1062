import { LOCALES } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import { useI18n } from '../../app/i18n.tsx'

/** @returns a function that shows a text in the reader's language, else in one that it has */
export function useWording(): (text: Text) => string {
  const { locale } = useI18n()
  return (text) => [locale, ...LOCALES].map((one) => text[one]).find(Boolean) ?? ''
}
