/** The number of new inquiries as the header shows it: the API counts up to a hundred, so that a hundred may be more. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
