import { createContext } from 'react'

/** Inquiries that the visitor's organization has to answer; 0 on public pages, which are cached for all visitors. */
export const NewInquiriesContext = createContext(0)
export const NewInquiriesProvider = NewInquiriesContext.Provider
