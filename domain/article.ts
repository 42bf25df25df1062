import { latinLookalikes } from './search-text/lookalikes.ts'

/**
 * @param text a part number or a model, as somebody writes it
 * @returns what two spellings of one part number share: "BV-F 50/16" and "bvf5016"; Cyrillic letters that look like Latin ones are Latin
 */
export const compactArticle = (text: string): string =>
  latinLookalikes(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[×х](?=\d)/g, 'x')
      .replace(/[^\p{L}\p{N}+]/gu, ''),
  )
