/** Numbers of what an organization issues, counted from 1 in each calendar year (UTC): '2026-0012'. */
export const yearlyNumber = (year: number, serial: number): string => `${year}-${String(serial).padStart(4, '0')}`
