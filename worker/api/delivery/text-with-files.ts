/** A message as it is in an e-mail: its text and the names of its files, which are opened on the site. */
export const textWithFiles = (text: string, files: readonly { name: string }[]): string =>
  [text, files.map(({ name }) => name).join('\n')].filter(Boolean).join('\n\n')
