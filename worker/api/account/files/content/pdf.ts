import { inflate } from '../../../../zip/inflate.ts'
import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'

/** Viewers look for the end mark in these last bytes (ISO 32000-1 annex H, note 18). */
const TAIL = 1024
/** Bytes read at once, and how many of the last are read again: a match may cross the border between two reads. */
const STEP = 256 * 1024
const OVERLAP = 4096
/** Unpacked bytes of all objects that are stored packed: a catalogue of a thousand pages has some megabytes. */
const MAX_OBJECTS = 100_000_000

/** @returns a pattern of a name in which each letter may be written as its number (ISO 32000-1, 7.3.5) */
const name = (letters: string): string =>
  `/${Array.from(letters, (one) => `(?:${one}|#${one.charCodeAt(0).toString(16)})`).join('')}`
/**
 * Names of what runs a script or starts a program. Every script has the name JavaScript beside its short name JS, which is therefore not
 * searched for.
 */
const ACTIVE = new RegExp(['JavaScript', 'Launch', 'RichMedia'].map(name).join('|'), 'i')
const OBJECTS = new RegExp(name('ObjStm'), 'gi')
const STREAM = /stream\r?\n/

const latin1 = new TextDecoder('latin1')

/** Searches objects that are stored packed, and so cannot be found in the file's own bytes. @throws UnfitFile 'active', 'bomb' */
async function refuseInObjects(file: WindowedFile, at: number, left: number): Promise<number> {
  const head = latin1.decode(await file.slice(Math.max(0, at - OVERLAP), at + OVERLAP))
  const here = Math.min(at, OVERLAP)
  const begins = STREAM.exec(head.slice(here))
  if (!begins) return 0
  const dictionary = head.slice(head.lastIndexOf('obj', here), here + begins.index)
  // Programs that write PDF pack objects by deflate alone; another way could hide them.
  if (/\/(?:A|#41)SCII|\/LZW|\/RunLength|\/Crypt/i.test(dictionary)) throw new UnfitFile('active')
  const from = at + begins.index + begins[0].length
  let before = ''
  const refuse = (bytes: Uint8Array) => {
    const text = before + latin1.decode(bytes)
    if (ACTIVE.test(text)) throw new UnfitFile('active')
    before = text.slice(-64)
  }
  try {
    return await inflate(file, { from, to: file.size, format: 'deflate' }, left, refuse)
  } catch (error) {
    // Expected: inflating goes on past the end of the object into the rest of the file, and encrypted bytes do not inflate at all.
    // Whatever could be inflated has been searched.
    if (error instanceof UnfitFile && error.fault === 'damaged') return 0
    throw error
  }
}

async function refuseActive(file: WindowedFile): Promise<void> {
  let left = MAX_OBJECTS
  let seen = 0
  for (let from = 0; from < file.size; from += STEP - OVERLAP) {
    const text = latin1.decode(await file.slice(from, from + STEP))
    if (ACTIVE.test(text)) throw new UnfitFile('active')
    for (const { index } of text.matchAll(OBJECTS)) {
      const at = from + index
      if (at < seen) continue
      seen = at + 1
      left -= await refuseInObjects(file, at, left)
    }
  }
}

/**
 * PDF. It is served as a download, in a sandbox; what runs when it is opened is refused.
 * @throws UnfitFile 'damaged' without an end; 'active' for scripts and for what starts programs; 'bomb'
 */
export async function readPdf(file: WindowedFile): Promise<DetectedFile | null> {
  if (!/^%PDF-\d\.\d/.test(await file.latin1(0, 8))) return null
  const tail = await file.latin1(Math.max(0, file.size - TAIL), file.size)
  if (!tail.includes('%%EOF')) throw new UnfitFile('damaged')
  await refuseActive(file)
  return { type: 'application/pdf', end: file.size }
}
