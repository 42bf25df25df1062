/**
 * @param longest in characters, the ellipsis included
 * @returns the text, or as many whole words of it as fit; Chinese, which has no spaces, is cut anywhere
 */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest - 1)
  const cut = text.slice(0, space > longest / 2 ? space : longest - 1)
  return `${cut.replace(/[\s.,;:—–|(-]+$/u, '')}…`
}
