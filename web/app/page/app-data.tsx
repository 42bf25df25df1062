import { createContext, useContext } from 'react'
import type { AppData } from '../../../domain/contract/app-data.ts'

const AppDataContext = createContext<AppData | null>(null)
export const AppDataProvider = AppDataContext.Provider

/** The global object of /app/data; null where the API did not give it: the frame then does without the menu. */
export const useAppData = (): AppData | null => useContext(AppDataContext)
