/** What the keys of all drafts of a person begin with. */
export const draftKeyPrefix = (person: string): string => `draft:${person}:`

/** Query keys that identify what a form is about: a product, or the rows of a list. */
const ABOUT = ['edit', 'product', 'supplier', 'q', 'status', 'sort', 'perPage', 'page', 'after', 'before']

/**
 * The local storage's key of a form's draft. It contains the person and what the form is about, so that drafts of two
 * people, or of two products, never mix.
 * @param url of the form's screen
 * @param fieldOf the value of one of its fields
 * @param person identifier of the signed-in person, '' for no one
 */
export function draftKey(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  fieldOf: (name: string) => string | null | undefined,
  person: string,
): string {
  const query = new URLSearchParams(search)
  const about = [fieldOf('action'), fieldOf('id'), ...ABOUT.map((name) => query.get(name))]
  return draftKeyPrefix(person) + [pathname.slice(3), ...about].filter(Boolean).join(':')
}
