const PREFIX = 'draft:'

/** Query keys that identify the thing, or the rows of a list, that a form is about. */
const ABOUT = ['edit', 'product', 'supplier', 'q', 'status', 'sort', 'perPage', 'page']

/**
 * The local storage's key of a form's draft. It says what the form is about, so that the drafts of two things never meet.
 * @param url of the form's screen
 * @param fieldOf the value of one of its fields
 */
export function draftKey(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  fieldOf: (name: string) => string | null | undefined,
): string {
  const query = new URLSearchParams(search)
  const about = [fieldOf('action'), fieldOf('id'), ...ABOUT.map((name) => query.get(name))]
  return PREFIX + [pathname.slice(3), ...about].filter(Boolean).join(':')
}
