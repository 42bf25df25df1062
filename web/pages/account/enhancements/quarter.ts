/** A part, 0 to 1, as a percentage in quarters: each announcement interrupts the screen reader. */
export const quarter = (part: number): number => Math.floor(part * 4) * 25
