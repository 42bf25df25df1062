/** Names under which the build copies the fonts (scripts/vite/document-fonts.ts), and the worker reads them. */
export const FONT_FILES = { regular: 'noto-sans.ttf', bold: 'noto-sans-bold.ttf', han: 'noto-sans-sc.ttf' } as const
