/** Designations of valves by the figures of the Russian trade, and by the Chinese standard JB/T 308: the first sign gives the kind. */

/** 30ч6бр, 11с67п, 19ч21бр: the kind, then the material of the body in letters. */
const RUSSIAN = /^(11|16|19|30|31|32)(?:ч|кч|вч|с|лс|нж|б|бр|а)\d+\p{L}*$/u
/** Z41H-16C, D371X-10Q: the kind, drive, connection, structure and seat, and the pressure. */
const CHINESE = /^(q|z|h|d)\d{1,3}[fhxwy]{1,2}(?:-(6|10|16|25|40|63|64|100)\p{L}?)?$/u

const KINDS: Record<string, string> = {
  11: 'кран шаровой',
  16: 'клапан обратный',
  19: 'клапан обратный',
  30: 'задвижка',
  31: 'задвижка',
  32: 'затвор дисковый',
  q: '球阀',
  z: '闸阀',
  h: '止回阀',
  d: '蝶阀',
}

/** @returns the words that a designation of a valve stands for, its pressure last; null for any other word. @param word normalised */
export function wordsOfFigure(word: string): string[] | null {
  const [, kind = '', pressure] = RUSSIAN.exec(word) ?? CHINESE.exec(word) ?? []
  const named = KINDS[kind]
  if (named === undefined) return null
  return [...named.split(' '), ...(pressure === undefined ? [] : [`pn${pressure}`])]
}
