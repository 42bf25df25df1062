/** Minimum widths of the width classes in CSS pixels (docs/behaviour.md, "Viewport cookie"). */
const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 } as const
type Breakpoint = keyof typeof BREAKPOINTS
export type Viewport = Breakpoint | 'desktop'

const names: Breakpoint[] = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs']
const isBreakpoint = (word: string): word is Breakpoint => Object.hasOwn(BREAKPOINTS, word)

/** @returns the widest breakpoint that fits; the narrowest for anything below it */
export const breakpointOf = (width: number): Breakpoint => names.find((name) => width >= BREAKPOINTS[name]) ?? 'xs'

/** Reads the viewport cookie's value; anything unknown is 'desktop'. */
export const parseViewport = (word: string | undefined): Viewport =>
  word !== undefined && isBreakpoint(word) ? word : 'desktop'
