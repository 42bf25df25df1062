/** Words without meaning of their own, which are removed from queries: «насос для воды» must find names without «для» too. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and by for from in of on or the to with без в во для до и из или к на от по с со у'.split(' '),
)
