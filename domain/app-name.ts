import type { Locale } from './locale.ts'

/** The product's name by language; all other code takes it from here. */
export const APP_NAME: Record<Locale, string> = { en: 'Kontor', ru: 'Контор', zh: '商栈' }
