/** A certificate as a printable A4 sheet, in all three languages and marked as a specimen. */
import { escapeXml, INK } from '../../drawing/sheet.ts'
import { type FullText, SEED_LOCALES } from '../../text.ts'

export const SHEET_SIZE = { width: 420, height: 594 } as const

const HEADS = { en: 'Certificate', ru: 'Сертификат', zh: '证书' }
const HOLDER = { en: 'Holder', ru: 'Держатель', zh: '持证单位' }
const NUMBER = { en: 'No.', ru: '№', zh: '编号' }
const VALID = { en: 'Valid until', ru: 'Действителен до', zh: '有效期至' }
const SPECIMEN = { en: 'Specimen', ru: 'Образец', zh: '样张' }

const inAll = (text: FullText): string => SEED_LOCALES.map((locale) => text[locale]).join(' · ')

/** Letters per line of the sheet; a Chinese character counts twice. */
const LINE = 46
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)

/** Breaks a text at spaces; a text without any is broken where the line is full. */
function lines(text: string): string[] {
  const found: string[] = []
  let line = ''
  for (const part of text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*/g) ?? []) {
    if (line && widthOf(line + part) > LINE) {
      found.push(line.trim())
      line = ''
    }
    line += part
  }
  return [...found, line.trim()].filter(Boolean)
}

interface Line {
  text: string
  size: number
  /** Space above, in units of the sheet. */
  gap: number
  bold?: boolean
}

const write = (all: Line[], top: number): string => {
  let y = top
  return all
    .map(({ text, size, gap, bold }) => {
      y += gap + size
      return `<text x="210" y="${y}" font-size="${size}"${bold ? ' font-weight="700"' : ''}>${escapeXml(text)}</text>`
    })
    .join('')
}

const FRAME =
  '<rect x="1" y="1" width="418" height="592" fill="#fdfbf7"/><g fill="none" stroke="#16243a">' +
  '<rect x="18" y="18" width="384" height="558" stroke-width="2"/><rect x="25" y="25" width="370" height="544" stroke-width=".8"/></g>'

const SEAL =
  '<g fill="none" stroke="#c8452f" transform="rotate(-12 320 470)"><circle cx="320" cy="470" r="44" stroke-width="2"/>' +
  '<circle cx="320" cy="470" r="36" stroke-width=".8"/><path d="M290 470h60M320 440v60" stroke-width=".6"/></g>'

interface CertificateText {
  name: FullText
  number: string
  /** ISO date. */
  validUntil: string
  holder: FullText
}

/** @returns SVG without script, style sheet or links. */
export function drawCertificate({ name, number, validUntil, holder }: CertificateText): string {
  const wordings = SEED_LOCALES.flatMap((locale) =>
    lines(name[locale]).map((text, at): Line => ({ text, size: 14, gap: at === 0 ? 14 : 5, bold: locale === 'en' })),
  )
  const held = SEED_LOCALES.map((locale): Line => ({ text: holder[locale], size: 12, gap: 6 }))
  const text = write(
    [
      { text: inAll(HEADS), size: 20, gap: 0, bold: true },
      { text: `${inAll(NUMBER)} ${number}`, size: 12, gap: 16 },
      ...wordings,
      { text: inAll(HOLDER), size: 10, gap: 26 },
      ...held,
      { text: inAll(VALID), size: 10, gap: 24 },
      { text: validUntil, size: 14, gap: 6, bold: true },
    ],
    62,
  )
  const { width, height } = SHEET_SIZE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${FRAME}${SEAL}` +
    `<g fill="${INK}" text-anchor="middle" font-family="Georgia,'Noto Serif CJK SC','Songti SC',serif">${text}` +
    `<text x="210" y="552" font-size="11" fill="#c8452f">${inAll(SPECIMEN)}</text></g></svg>`
  )
}
