import { createContext } from 'react'
import type { I18n } from '../../domain/i18n.ts'
import { useProvided } from '../state/use-provided.ts'

const I18nContext = createContext<I18n | null>(null)
export const I18nProvider = I18nContext.Provider

/** Messages and formats of the page's language. */
export const useI18n = (): I18n => useProvided(I18nContext)
