/** Names of the goods of a group of the catalogue, a line for each thing. */
export interface NamesOfGroup {
  /**
   * Names joined by " = ": every name of a line finds what the others find. Only true equivalents belong here: a valve is not always a клапан.
   * The words of a longer name have to be adjacent.
   */
  synonyms: string
  /** What shops, fitters and buyers call things besides, in the same format: while somebody types, it is searched behind the synonyms. */
  slang: string
  /**
   * Names used by people outside the trade, of its offices, farms and shops: names, " > ", names. Every name before ">" finds what the names after
   * it find, and not the other way round, because "helmet" may be said of a safety helmet, but not everything that is found by it is one.
   */
  everyday: string
}
