import { createContext } from 'react'

/** The visitor's unread notices; 0 on public pages, which are cached for all visitors. */
export const UnreadContext = createContext(0)
export const UnreadProvider = UnreadContext.Provider
