declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** The next place where a line may, or has to, end (Unicode Standard Annex 14). */
    nextBreak(): { position: number; required?: boolean } | null
  }
}
