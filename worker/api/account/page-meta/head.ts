/** A page's metadata from its head: the Open Graph protocol and HTML's own elements. */
import { ExcessiveMarkup, markupParser } from '../../../markup-parser.ts'

interface Head {
  title: string | null
  description: string | null
  /** As written in the page, perhaps relative. */
  picture: string | null
}

/** Maximum length in characters; screens show no more. */
const MAX_LENGTHS = { title: 300, description: 1000, picture: 2048 } as const

type Field = keyof Head

/** Names of `meta` elements, preferred ones first. */
const SOURCES: Record<Field, string[]> = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'description', 'twitter:description'],
  picture: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'],
}

const tidy = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()

function choose(metas: Map<string, string>, field: Field, otherwise: string): string | null {
  const texts = [...SOURCES[field].map((name) => metas.get(name) ?? ''), otherwise].map(tidy)
  return (
    texts
      .find((text) => text !== '')
      ?.slice(0, MAX_LENGTHS[field])
      .toWellFormed() ?? null
  )
}

/** Encodings by label (WHATWG Encoding); with an unknown label the page is still read, as UTF-8. */
function decoder(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** HTML, "determining the character encoding": the header, else the first kilobyte of the page, else UTF-8. */
function decode(bytes: Uint8Array, type: string): string {
  const CHARSET = /charset\s*=\s*["']?\s*([\w-]+)/i
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return decoder((CHARSET.exec(type) ?? CHARSET.exec(beginning))?.[1]).decode(bytes)
}

/**
 * @param type Content-Type of the page
 * @returns plain texts, which must be escaped where they are shown
 */
export function parseHead(bytes: Uint8Array, type: string): Head {
  const metas = new Map<string, string>()
  let title = ''
  let inTitle = false
  let titles = 0
  const parser = markupParser({
    onopentag(tag, { name, property, content }) {
      // Only the first title is the page's; SVG drawings have titles of their own.
      inTitle = tag === 'title' && titles === 0
      if (tag === 'title') titles += 1
      const key = (property ?? name ?? '').toLowerCase()
      if (tag === 'meta' && content && !metas.has(key)) metas.set(key, content)
    },
    ontext(text) {
      if (inTitle && title.length < MAX_LENGTHS.title) title += text
    },
    onclosetag() {
      inTitle = false
    },
  })
  try {
    parser.end(decode(bytes, type))
  } catch (error) {
    // What comes before the excessive markup has been read.
    if (!(error instanceof ExcessiveMarkup)) throw error
  }
  return {
    title: choose(metas, 'title', title),
    description: choose(metas, 'description', ''),
    picture: choose(metas, 'picture', ''),
  }
}
