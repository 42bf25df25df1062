/** Outside diameters by which steel pipes, bends and tees are sold: a pipe of 6″ or DN 150 has 159 or 168.3 mm. */
import type { QueryTerm } from './tokens.ts'

// biome-ignore format: a series reads in rows
const OUTSIDE: Record<string, string[]> = {
  dn15: ['21.3'], dn20: ['26.9'], dn25: ['33.7', '32'], dn32: ['42.4', '38'], dn40: ['48.3', '45'], dn50: ['57', '60.3'], dn65: ['76'],
  dn80: ['89'], dn100: ['108', '114.3'], dn125: ['133'], dn150: ['159', '168.3'], dn200: ['219'], dn250: ['273'], dn300: ['325'],
  dn400: ['426'], dn500: ['530'], dn800: ['820'],
}

/** Goods that are sold by them. Plastic pipes are excluded, because the size in their name is the outside diameter itself. */
const OF_PIPES =
  /(?<!\p{L})(?:труб[аыуе]?|отвод|колен|тройник|pipes?|tubes?|elbow|bends?|tees?)(?!\p{L}*\s*(?:пэ|пнд|pe|hdpe))|[钢缝焊黑]管|无缝|弯头|三通/u

/**
 * @param text normalised
 * @returns the terms of a query; terms of nominal sizes of steel pipes also get the outside diameters as forms
 */
export const withOutsideDiameters = (terms: QueryTerm[], text: string): QueryTerm[] =>
  OF_PIPES.test(text)
    ? terms.map((term) => {
        const outside = term.forms.flatMap((form) => OUTSIDE[form] ?? [])
        return outside.length > 0 ? { ...term, forms: [...term.forms, ...outside] } : term
      })
    : terms
