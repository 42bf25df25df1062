import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../domain/i18n.ts'
import { LOCALES } from '../../domain/locale.ts'
import { printedDocument } from '../../domain/printed-document.ts'
import type { TradeDocument } from '../../domain/trade-document.ts'
import en from '../../locales/en.json'
import ru from '../../locales/ru.json'
import zh from '../../locales/zh.json'
import { DOCUMENT_FONTS } from '../../scripts/vite/document-fonts.ts'
import { readPdf } from '../../tests/fixtures/read-pdf.ts'
import { linesOf, tradeDocument } from '../../tests/fixtures/trade-document.ts'
import { drawPdf } from './draw-pdf.ts'

const i18ns = { en: createI18n('en', en), ru: createI18n('ru', ru), zh: createI18n('zh', zh) }
const font = (name: keyof typeof DOCUMENT_FONTS) => new Uint8Array(readFileSync(DOCUMENT_FONTS[name]))
const fonts = { regular: font('regular'), bold: font('bold'), han: font('han') }

const drawn = (document: TradeDocument) => drawPdf(document, fonts, i18ns[document.language])

/** Removes white space, which depends on the layout. */
const bare = (text: string) => text.replace(/\s/g, '')

describe('a document as PDF', () => {
  it.each(LOCALES)('has every text of the document in %s, for a reader to copy', async (language) => {
    const document = tradeDocument({ language })
    const { title, language: tag, pages } = await readPdf(await drawn(document))
    const printed = printedDocument(document, i18ns[language])
    expect(title).toBe(printed.title)
    expect(tag).toMatch(new RegExp(`^${language}`))
    const text = bare(pages.join(''))
    const { facts, parties, bank, columns, lines, totals, gross, words, terms } = printed
    const expected = [
      printed.title,
      ...[...facts, ...bank, ...totals, gross, ...terms, ...(words ? [words] : [])].flat(),
      ...parties.flatMap((party) => [party.heading, ...party.lines]),
      ...Object.values(columns),
      ...lines.flatMap(({ details, ...cells }) => [...details.map(({ text }) => text), ...Object.values(cells)]),
    ]
    for (const each of expected) expect(text).toContain(bare(each))
  })

  it('with two hundred lines begins each page of the table with its head, cuts no row and numbers the pages', async () => {
    const document = tradeDocument({ language: 'zh', lines: linesOf(200) })
    const pdf = await drawn(document)
    const { pages } = await readPdf(pdf)
    expect(pages.length).toBeGreaterThan(5)
    const { columns, lines } = printedDocument(document, i18ns.zh)
    pages.forEach((page, index) => {
      expect(bare(page)).toContain(bare(i18ns.zh.t('document.page', { page: index + 1, pages: pages.length })))
      const rows = lines.filter(({ details }) => page.includes(details[0]?.text ?? '-'))
      if (rows.length > 0) expect(bare(page)).toContain(bare(columns.item))
      // The article, the note and the lead time of a row are on the same page.
      expect(page.split(lines[0]?.details[2]?.text ?? '-')).toHaveLength(
        page.split(lines[0]?.details[1]?.text ?? '-').length,
      )
    })
    expect(pdf.length).toBeLessThan(300_000)
  })

  it('is the same to the byte when it is drawn again', async () => {
    expect(await drawn(tradeDocument())).toEqual(await drawn(tradeDocument()))
  })

  it('breaks a name without spaces rather than printing over the next column', async () => {
    const name = 'X'.repeat(300)
    const { pages } = await readPdf(
      await drawn(tradeDocument({ lines: linesOf(1).map((line) => ({ ...line, name })) })),
    )
    expect(bare(pages.join(''))).toContain(name)
    expect(pages.join('')).not.toContain(name)
  })
})
