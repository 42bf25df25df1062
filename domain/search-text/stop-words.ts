/** Words that say nothing about a thing; a buyer's «насос для воды» must not miss a name without «для». */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and by for from in of on or the to with без в во для до и из или к на от по с со у'.split(' '),
)
