/** Names and designations that are written together with a size. */
import { isProperty, isThing } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { wordsOfFigure } from './valve-figures.ts'

/** A name of the trade with its size: нш-32, nmrv063. */
const NAME_AND_SIZE = /^(\p{L}{2,})-?0?(\d[\d.x]*(?:-[\d.]+)*)$/u
/** A series of valves with its nominal pressure: q41f-16c. */
const SERIES_AND_PRESSURE = /^([a-z]\d+[a-z])-(\d+)\p{L}?$/u
/** A series with the rest of its designation: ва47-63, ц2у-160, 1ц2у-160. */
const SERIES_AND_REST = /^(\d?\p{L}.+)-([\d.]+)$/u
/** A series that has a digit itself, with the size behind it: 1ц2у160. */
const SERIES_AND_SIZE = /^(\d?\p{L}+\d\p{L}+)0?(\d[\d.]*)$/u
/** A size with the name or the material behind it: 32pe. */
const SIZE_AND_NAME = /^(\d[\d.x]*)-?(\p{L}{2,})$/u
/** A series between two sizes: 150qj10-50. */
const SIZE_SERIES_SIZE = /^\d+(\p{L}{2,})-?(\d[\d.x-]*)$/u

/**
 * @returns the name and the size of a word that has both, the words that a designation means, or the word itself.
 * @param word normalised
 */
export function sized(word: string): string[] {
  const [, name = '', size = ''] = NAME_AND_SIZE.exec(word) ?? []
  if (name !== '' && isThing([nameKey(name)])) return [name, size]
  const [, series = '', pressure = ''] = SERIES_AND_PRESSURE.exec(word) ?? []
  if (series !== '' && isThing([nameKey(series)])) return [series, `pn${pressure}`]
  const [, known = '', rest = ''] = SERIES_AND_REST.exec(word) ?? []
  if (known !== '' && isThing([nameKey(known)])) return [known, rest]
  const [, mixed = '', behind = ''] = SERIES_AND_SIZE.exec(word) ?? []
  if (mixed !== '' && isThing([nameKey(mixed)])) return [mixed, behind]
  const [, before = '', named = ''] = SIZE_AND_NAME.exec(word) ?? []
  if (named !== '' && (isThing([nameKey(named)]) || isProperty(named))) return [before, named]
  const [, between = '', after = ''] = SIZE_SERIES_SIZE.exec(word) ?? []
  if (between !== '' && isThing([nameKey(between)])) return [between, after]
  return (isThing([nameKey(word)]) ? null : wordsOfFigure(word)) ?? [word]
}
