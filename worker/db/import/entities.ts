/** Decodes HTML's character references, for texts that were HTML before they became XML. */

/** Names of references that shops' editors write; others are left unchanged. */
// biome-ignore format: a table reads in rows
const NAMED: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', iexcl: '¡', cent: '¢', pound: '£', curren: '¤',
  yen: '¥', brvbar: '¦', sect: '§', uml: '¨', copy: '©', ordf: 'ª', laquo: '«', not: '¬', shy: '', reg: '®', macr: '¯',
  deg: '°', plusmn: '±', sup1: '¹', sup2: '²', sup3: '³', acute: '´', micro: 'µ', para: '¶', middot: '·', cedil: '¸',
  ordm: 'º', raquo: '»', frac14: '¼', frac12: '½', frac34: '¾', iquest: '¿', times: '×', divide: '÷', szlig: 'ß',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', agrave: 'à', aacute: 'á', acirc: 'â', aring: 'å',
  aelig: 'æ', ccedil: 'ç', egrave: 'è', eacute: 'é', ecirc: 'ê', euml: 'ë', iacute: 'í', icirc: 'î', iuml: 'ï',
  ntilde: 'ñ', oacute: 'ó', ocirc: 'ô', oslash: 'ø', Oslash: 'Ø', ugrave: 'ù', uacute: 'ú', ucirc: 'û', oelig: 'œ',
  ndash: '–', mdash: '—', horbar: '―', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„',
  lsaquo: '‹', rsaquo: '›', dagger: '†', bull: '•', hellip: '…', permil: '‰', prime: '′', Prime: '″', oline: '‾',
  frasl: '⁄', euro: '€', numero: '№', trade: '™', ohm: 'Ω', Omega: 'Ω', omega: 'ω', alpha: 'α', beta: 'β', gamma: 'γ',
  Delta: 'Δ', delta: 'δ', eta: 'η', lambda: 'λ', mu: 'μ', pi: 'π', rho: 'ρ', Sigma: 'Σ', sigma: 'σ', tau: 'τ', phi: 'φ',
  Phi: 'Φ', larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', minus: '−', radic: '√', infin: '∞', asymp: '≈',
  ne: '≠', le: '≤', ge: '≥', sum: '∑', check: '✓', star: '☆', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '', zwj: '',
  lrm: '', rlm: '', rub: '₽',
}

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,15}));/g

/** Empty for code points that are not characters: outside of Unicode, half of a surrogate pair, or zero. */
function character(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return valid ? String.fromCodePoint(code) : ''
}

/** Decodes once: `&amp;lt;` becomes the text `&lt;` and never a tag. */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? reference) : reference
    return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
  })
