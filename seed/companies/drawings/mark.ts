/** Draws a company's logo: its initials in a plain figure, like a foundry mark. */
import { chance, pick } from '../../chance.ts'
import { escapeXml, INK } from '../../drawing/sheet.ts'

const SIDE = 120
const PAPER = '#fdfbf7'

const around = (corners: number, radius: number, turn: number): string =>
  Array.from({ length: corners }, (_, at) => {
    const angle = turn + (at / corners) * 2 * Math.PI
    return `${Math.round(60 + radius * Math.cos(angle))} ${Math.round(60 + radius * Math.sin(angle))}`
  }).join('L')

const FIGURES = [
  '<circle cx="60" cy="60" r="50"/>',
  '<rect x="12" y="12" width="96" height="96" rx="10"/>',
  `<path d="M${around(6, 54, 0)}Z"/>`,
  `<path d="M${around(8, 53, Math.PI / 8)}Z"/>`,
  `<path d="M${around(4, 58, 0)}Z"/>`,
  '<path d="M14 14h92v58q0 22 -46 36q-46 -14 -46 -36z"/>',
]

/** Words that the initials ignore: legal forms and trades. */
const NO_NAME = /^(?:Co\.?,?|Ltd\.?|LLC|JSC|GmbH|Inc\.?|of|and|the|&)$/i

/** @returns the first letters of the first two words, in Latin capitals. */
function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !NO_NAME.test(word))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/**
 * @param key of the company, which decides the figure and whether it is filled.
 * @param name in Latin letters.
 * @returns SVG of 120 × 120.
 */
export function drawMark(key: string, name: string): string {
  const filled = chance(`${key}:mark`) < 0.5
  // A filled figure has an edge in the colour of paper, without which it would be invisible in the dark theme.
  const [ground, line, edge] = filled ? [INK, PAPER, PAPER] : [PAPER, INK, INK]
  const letters = initials(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<g fill="${ground}" stroke="${edge}" stroke-width="3" stroke-linejoin="round">${pick(FIGURES, `${key}:figure`) ?? ''}</g>` +
    `<text x="60" y="${letters.length > 1 ? 73 : 77}" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" ` +
    `font-size="${letters.length > 1 ? 38 : 48}" font-weight="700" fill="${line}">${escapeXml(letters)}</text></svg>`
  )
}

export const MARK_SIZE = { width: SIDE, height: SIDE } as const
