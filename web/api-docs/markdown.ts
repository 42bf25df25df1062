import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/** 'Signing in' → 'signing-in': the address of a heading, or of a group. */
export const anchor = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** @returns HTML of a trusted text, whose headings get ids */
export const toHtml = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replace(
    /<h2>(.*?)<\/h2>/g,
    (_, title: string) => `<h2 id="${anchor(title)}">${title}</h2>`,
  )

/** Titles of a text's sections, in order. */
export const sectionTitles = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? '')
