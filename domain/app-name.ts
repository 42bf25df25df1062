import type { Locale } from './locale.ts'

/** The product's name; no other code repeats it. */
export const APP_NAME: Record<Locale, string> = { en: 'Kontor', ru: 'Контор', zh: '商栈' }
