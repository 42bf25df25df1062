/** The number of new inquiries in the header. The API counts up to 100, which may mean more, so 100 is shown as "99+". */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
