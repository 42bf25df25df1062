/** The files of this folder for the development server and for tests; the built worker has them among its assets. */
export const FILES = import.meta.glob<string>(['./*.tsv', './names/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
