import { PROBLEM_DETAILS } from './problem-details.ts'

/** What went wrong, as a stable word. */
export type ProblemCode = keyof typeof PROBLEM_DETAILS

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_DETAILS, code)
