/** Words without meaning of their own, which are removed from queries: «насос для воды» must find names without «для» too. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in into of on or the to with без в во для до за и из или к на от по под при с со у'.split(
    ' ',
  ),
)
