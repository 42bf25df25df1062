import { AppError } from '../../http/problem.ts'

/** Extensions by type; the first is added to a name without one. */
const EXTENSIONS: Record<string, string[]> = {
  'image/png': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
}

/**
 * Extensions that some program executes, or opens as another type. A dot within a name is common ("DN50.2026.pdf"),
 * these are not.
 */
const KNOWN_EXTENSIONS = new Set([
  ...Object.values(EXTENSIONS).flat(),
  ...'exe msi scr bat cmd ps1 vbs js mjs wsf hta jar apk sh app dmg lnk dll reg php phtml phar asp aspx jsp cgi pl py rb'.split(
    ' ',
  ),
  ...'html htm xhtml xml svg svgz swf zip rar 7z gz tar iso doc docm xls xlsm xlsb ppt pptm rtf eml'.split(' '),
])

const MAX_NAME_LENGTH = 200

/** Control characters, and marks that reverse the direction of text: "gpj.exe" would be shown as "exe.jpg". */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * @param sent by the browser, perhaps with a path
 * @param type detected in the content
 * @returns the name to show and to download under, with an extension of its type, which is added where there is none
 * @throws AppError 422 `file.name` for a name that is not printable, has another type's extension or hides a second one
 */
export function fileName(sent: string, type: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim()
  const allowed = EXTENSIONS[type] ?? []
  const extensions = name
    .toLowerCase()
    .split('.')
    .slice(1)
    .map((part) => part.trim())
  const isForeign = extensions.some((one) => KNOWN_EXTENSIONS.has(one) && !allowed.includes(one))
  if (INVISIBLE.test(sent) || name.length > MAX_NAME_LENGTH || isForeign) throw new AppError('file.name', 422)
  const last = extensions.at(-1)
  if (last !== undefined && allowed.includes(last)) return name
  return `${name === '' ? 'file' : name}.${allowed[0] ?? 'bin'}`
}
