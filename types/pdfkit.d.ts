/** What worker/documents/ uses of pdfkit: the published types describe Node's streams, which the worker's types do not have. */
declare module 'pdfkit' {
  interface Options {
    size: 'A4'
    margin: number
    bufferPages: boolean
    lang: string
    info: { Title: string; Author: string; CreationDate: Date }
    font: null
  }

  export default class PDFDocument {
    constructor(options: Options)
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    registerFont(name: string, data: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(points: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    text(text: string, x: number, y: number, options: { lineBreak: false }): this
    widthOfString(text: string): number
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): this
    end(): void
  }
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** The next place where a line may, or has to, end (Unicode Standard Annex 14). */
    nextBreak(): { position: number; required?: boolean } | null
  }
}
