/** Text can be read on whatever is below it (WCAG 2.2, 1.4.3), in both themes; axe measures some screens (tests/e2e/account.ts). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8'))
const pairs = new Map(
  [
    ...readFileSync('web/styles/tokens.css', 'utf8').matchAll(
      /--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, [light, dark] as const]),
)

/** Relative luminance of a colour as defined by WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['paper', 'surface', 'ground', 'warn-ground']
/** What each colour of text is written on. */
const BELOW: Record<string, string[]> = {
  ink: [...SURFACES, 'mark'],
  'ink-soft': SURFACES,
  'accent-ink': SURFACES,
  jade: SURFACES,
  paper: ['ink'],
  'on-accent': ['accent', 'accent-hover'],
}
/** Colours of marks without text. */
const DRAWN = ['line-strong']

const used = (property: RegExp) =>
  new Set(sheets.flatMap((sheet) => [...sheet.matchAll(property)].map(([, name = '']) => name)))

test('sheets write in these colours alone, on these alone', () => {
  const written = used(/(?<![\w-])color: var\(--([\w-]+)\)/g)
  expect([...written].filter((name) => !DRAWN.includes(name)).sort()).toEqual(Object.keys(BELOW).sort())
  const below = new Set([...Object.values(BELOW).flat(), 'on-accent'])
  expect([...used(/background(?:-color)?: var\(--([\w-]+)\)/g)].filter((name) => !below.has(name))).toEqual([])
})

test.each(Object.entries(BELOW))('%s can be read on all that is below it', (text, below) => {
  for (const ground of below)
    for (const theme of [0, 1] as const) {
      const found = contrast(pairs.get(text)?.[theme] ?? '', pairs.get(ground)?.[theme] ?? '')
      expect(found, `${text} on ${ground}, ${['light', 'dark'][theme]}`).toBeGreaterThanOrEqual(4.5)
    }
})
