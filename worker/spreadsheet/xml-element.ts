import { xmlText } from './cells.ts'

/** An XML element with a text; '' where there is none. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`
