/** Characters that take the room of two letters: Chinese and full-width punctuation. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu

/** @returns the room that a text takes in a search result, in letters: a Chinese character takes that of two */
export const columns = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/** Articles, prepositions and conjunctions, which mean nothing at the end of a cut text. */
const DANGLING = new RegExp(
  String.raw`\s(?:${[
    'a|an|the|of|to|in|on|at|by|for|from|with|and|or|but|nor|not|as|is|are|that|which|who|how|what|its|their|your|you|than|into|per|type|&',
    'а|без|бы|в|во|для|до|его|если|её|же|за|и|из|из-за|или|их|к|как|ко|которые|которых|который|которая|кто|ли|на|не|ни|но|о|об|от|по|под|при|с|со|то|у|чем|что|чтобы|это|тип|энд',
  ].join('|')})$`,
  'iu',
)
/** A number or size without its unit or noun, "from 5", "6×20", but not one after its designation, "DN 100". */
const BARE_NUMBER = /(?<!\p{Lu}{2})\s[≤≥<>~⌀]?\d[\d.,/×–-]*$/u
/** Punctuation that opens or continues: a cut text does not end with it. */
const OPEN_END = /[\s.,;:—–|/(（«“、，。：；-]+$/u
/** An opening bracket or quotation mark whose closing one was cut off. */
const UNCLOSED = /\s*(?:\([^)]*|（[^）]*|«[^»]*|“[^”]*)$/u

/** Ends of clauses, after which a title is whole although the rest is missing. */
const CLAUSE = /[,:;，：；、](?=\s|\p{Script=Han})|(?<=\p{L}{4})\.(?=\s\p{Lu})|。|\s[—–](?=\s)/gu
/** Ends of sentences: a description is whole after them. */
const SENTENCE = /[.!?](?=\s)|[。！？；]/gu
/** Where a line may be cut within a text: at a space, and between Chinese characters. */
const WORD = /\s|(?<=[\p{Script=Han}，、：；。）”])(?=\S)|(?<=\S)(?=\p{Script=Han})/gu

/** Share of the room that a text cut after a clause or sentence has to fill; a shorter one is cut within it. */
const FULL_ENOUGH = 0.6

/** @returns the beginning of a text without an ellipsis, for a text that something else follows */
export const beginning = (text: string, longest: number): string => shortenedText(text, longest).replace(/…$/u, '')

/** @returns the text without words and signs that cannot be its end once the rest is cut off */
function trimmed(cut: string): string {
  const next = cut.replace(OPEN_END, '').replace(UNCLOSED, '').replace(DANGLING, '').replace(BARE_NUMBER, '')
  return next === cut || next === '' ? cut : trimmed(next)
}

/** @returns the longest beginning that fits and ends at one of the places; '' for none */
function longestUntil(text: string, places: RegExp, room: number): string {
  const fitting = [...text.matchAll(places)]
    .map(({ index }) => text.slice(0, index))
    .filter((cut) => columns(cut) <= room)
  return fitting.at(-1) ?? ''
}

/** @returns as many characters as fit, of a text that has no place to cut it at */
function hardCut(text: string, room: number): string {
  let cut = text.slice(0, room)
  while (columns(cut) > room) cut = cut.slice(0, -1)
  return cut
}

/**
 * Cuts a text for search results, which would otherwise be cut within a word: after a clause (`title`) or a sentence (`description`)
 * where that fills most of the room, else after a word, with an ellipsis; never after a preposition or before a number's unit.
 * @param longest room in letters, the ellipsis included (see `columns`)
 */
export function shortenedText(text: string, longest: number, kind: 'title' | 'description' = 'title'): string {
  if (columns(text) <= longest) return text
  const start = text.slice(0, longest + 1)
  // A Chinese full stop takes the room of two letters.
  const whole = longestUntil(start, kind === 'title' ? CLAUSE : SENTENCE, longest - 2)
  const end = kind === 'title' ? '' : start.charAt(whole.length)
  if (columns(whole) >= longest * FULL_ENOUGH && !UNCLOSED.test(whole)) return whole.trimEnd() + end
  const words = longestUntil(start, WORD, longest - 1)
  return `${trimmed(words || hardCut(start, longest - 1))}…`
}
