/** Escapes JSON for a script element: "</script>" and "<!--" inside a text must not end or comment it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
