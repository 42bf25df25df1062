/** The endings of Russian adjectives: the first other word of a name is what is named. */
export const RUSSIAN_ADJECTIVE = /(?:[ыио]й|ая|яя|[ое]е|[ыи]е|[ыи]х|ого|его|ых)$/
