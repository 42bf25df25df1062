import { createContext, useContext } from 'react'
import type { AppData } from '../../../domain/contract/app-data.ts'

const AppDataContext = createContext<AppData | null>(null)
export const AppDataProvider = AppDataContext.Provider

/** The data of /app/data; null where the API failed: the frame then has no category menu. */
export const useAppData = (): AppData | null => useContext(AppDataContext)
