import type { Locale } from './locale.ts'

/** The product's working name, said once. */
export const APP_NAME: Record<Locale, string> = { en: 'Kontor', ru: 'Контор', zh: '商栈' }
