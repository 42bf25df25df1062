/** Russian designations as a foreign keyboard has them: 1C2U-160 of 1Ц2У-160, NSH-32 of НШ-32, AIR100 of АИР100. */

/** Letters that are written as two come first. */
const WRITTEN = ['sch', 'щ', 'sh', 'ш', 'ch', 'ч', 'zh', 'ж', 'ts', 'ц', 'kh', 'х', 'yu', 'ю', 'ya', 'я']
const SINGLE = { latin: 'abcdefghijklmnoprstuvwxyz', cyrillic: 'абцдефгхийклмнопрстуввхыз' }

const CYRILLIC = new Map([
  ...WRITTEN.flatMap((latin, at) => (at % 2 === 0 ? [[latin, WRITTEN[at + 1] ?? ''] as const] : [])),
  ...Array.from(SINGLE.latin, (latin, at) => [latin, SINGLE.cyrillic[at] ?? latin] as const),
])
const LETTER = new RegExp([...CYRILLIC.keys()].join('|'), 'g')

/** @param designation in lower case */
export const cyrillicOfLatin = (designation: string): string =>
  designation.replace(LETTER, (letters) => CYRILLIC.get(letters) ?? letters)
